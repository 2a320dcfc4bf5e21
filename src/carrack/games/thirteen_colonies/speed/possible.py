"""What can be done in the action phase (E4), by masks and by what is remembered: see README.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.content.packed import regions_in
from carrack.games.thirteen_colonies.rules.deck.hands import fetchable
from carrack.games.thirteen_colonies.rules.europe import spaces_without_food
from carrack.games.thirteen_colonies.rules.peoples.fights import attack_targets
from carrack.games.thirteen_colonies.rules.peoples.natives import improvable, mission_peoples, trade_peoples
from carrack.games.thirteen_colonies.rules.vp_cards import takable
from carrack.games.thirteen_colonies.speed.guide import BUILDING, MISSION, NEW_CARD, NOTHING, TARGET, Offer
from carrack.games.thirteen_colonies.speed.means import Means
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action


def possible_actions(table: ColoniesTable, seat: int) -> list[Action]:
    """Card actions, Europe actions, payments into the purse, VP actions and the end of the phase (E4)."""
    guide = table.guide
    means = Means(table, seat)
    found = plays(table, seat, means) if means.acting else []
    affordable = means.affordable
    spaces = affordable.spaces & table.row
    if spaces:
        found += guide.recruits[spaces]
    able = ((affordable.budget - table.dues) & guide.priced | affordable.piles) & table.for_sale
    if able & guide.special:
        able = means.completed(able, NONE)
    if able:
        found += guide.purchases.get(able) or guide.buy_actions(able)
    if means.used:
        found += guide.uses.get(means.used) or guide.uses_with(means.used)
    if table.for_pay or table.turn.reserved or table.beside != NONE:
        for kind in takable(table, seat, means):
            found.append(guide.actions.take_vp[kind])
    found.append(guide.actions.end)
    return found


def plays(table: ColoniesTable, seat: int, means: Means) -> list[Action]:
    """Every card action of a hand with some that can be carried out: first those in regions (E4.b)."""
    found: list[Action] = []
    guide = table.guide
    offers = guide.offers.get(means.acting)
    if offers is None:
        offers = guide.offers_with(means.acting, means.hand)
    if offers.in_regions:
        player = table.players[seat]
        vacant = table.vacant if player.tokens else 0
        # The regions that are left by the needs from NOTHING to HIDDEN_PILE.
        by_need = (table.open_regions, vacant, player.growing, table.explorable)
        # Most actions need a ship there with room for one more (E4.b).
        room = player.sailing & ~table.turn.full
        for offer in offers.in_regions:
            regions = room if offer.carried else table.open_regions
            if offer.need < TARGET:
                regions &= by_need[offer.need]
            else:
                regions = checked(table, offer, regions, means)
            if regions and (offer.price is None or means.pay(offer.price, offer.kind)):
                found += offer.plays_in.get(regions) or offer.find_plays(regions)
    for offer in offers.elsewhere:
        if offer.price is not None and not means.pay(offer.price, offer.kind):
            continue
        if offer.need == NOTHING or POSSIBLE[offer.need - BUILDING](table, seat, offer, means):
            found.append(offer.choices[NONE])
    return found


def checked(table: ColoniesTable, offer: Offer, regions: int, means: Means) -> int:
    """Those of some regions, as bits, where an action with a check of its own can do something."""
    check = CHECKS_IN[offer.need - TARGET]
    seat = table.active
    able = regions & (table.peopled if offer.need >= MISSION else table.players[seat].ports)
    for region in regions_in(able):
        if not check(table, seat, region, offer.kind, means):
            able &= ~(1 << region)
    return able


def can_mission(table: ColoniesTable, seat: int, region: int, kind: int, means: Means) -> bool:
    """A peaceful people without a mission."""
    return len(mission_peoples(table, seat, region)) > 0


def can_trade(table: ColoniesTable, seat: int, region: int, kind: int, means: Means) -> bool:
    """A peaceful people without a trade that wants a good of the hand."""
    return len(trade_peoples(table, seat, region, means, kind)) > 0


def can_improve(table: ColoniesTable, seat: int, region: int, kind: int, means: Means) -> bool:
    """A people that is not peaceful."""
    return len(improvable(table, seat, region)) > 0


def can_attack(table: ColoniesTable, seat: int, region: int, kind: int, means: Means) -> bool:
    """Own soldiers and a target."""
    return len(attack_targets(table, seat, region)) > 0


# What must hold in a region, by the needs from TARGET on.
CHECKS_IN: Final[list[Callable[[ColoniesTable, int, int, int, Means], bool]]] = [
    can_attack,
    can_mission,
    can_trade,
    can_improve,
]


def can_build(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """An open building of the level can be paid."""
    return means.buildings(offer.effect.n, table.for_sale, offer.kind) != 0


def can_gain(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """The supply has the card, or the row an affordable colonist."""
    if offer.effect.source == "row":
        return len(spaces_without_food(table, means, offer.kind)) > 0
    return table.supply[offer.effect.card] > 0


def can_fetch(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """A matching card lies in the discard pile; a new one is one gained this turn."""
    if not table.players[seat].discard:
        return False
    wanted = "new" if offer.need == NEW_CARD else offer.effect.filter
    return len(fetchable(table, seat, wanted)) > 0


def can_sell(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """The hand has something to sell."""
    able = means.used & offer.sold
    if able != table.guide.used_bits[offer.kind]:
        return able != 0
    # Nothing, or the acting card alone.
    return able != 0 and means.hand.count(offer.kind) > 1


def can_scout(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """Somebody has a draw pile."""
    return any(len(player.draw) > 0 for player in table.players)


def has_ship(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """A ship lies beside a region."""
    return table.players[seat].sailing != 0


def can_move_ship(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """A ship lies beside a region, and there is another one."""
    return len(table.revealed) > 1 and has_ship(table, seat, offer, means)


def can_raise(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """The marker is not at its end yet."""
    player = table.players[seat]
    if offer.effect.how == "draw":
        return player.draw_value < table.facts.limits.draw
    return player.hold < table.facts.limits.hold


# Whether an action without a region can do something, by the needs from BUILDING on.
POSSIBLE: Final[list[Callable[[ColoniesTable, int, Offer, Means], bool]]] = [
    can_build,
    can_gain,
    can_fetch,
    can_fetch,
    can_sell,
    can_scout,
    has_ship,
    can_move_ship,
    can_raise,
]
