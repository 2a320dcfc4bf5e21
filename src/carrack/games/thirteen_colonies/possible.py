"""Which card actions can be carried out (E4.b): transport, costs, something to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from carrack.games.thirteen_colonies.actions import OPEN
from carrack.games.thirteen_colonies.building import buildable
from carrack.games.thirteen_colonies.colonies import can_found, terrain_sources
from carrack.games.thirteen_colonies.facts import COLONY_MAX, NONE
from carrack.games.thirteen_colonies.fights import attack_targets
from carrack.games.thirteen_colonies.guide import (
    BUILDING,
    DISCARDED,
    DRAW_PILE,
    FREE_SITE,
    GROWING_COLONY,
    HIDDEN_PILE,
    LOW_MARKER,
    MISSION,
    NEW_CARD,
    NOTHING,
    SALE,
    SHIP,
    SHIP_TO_MOVE,
    SUPPLY,
    TARGET,
    TRADE,
    WORSE_RELATION,
    Offer,
)
from carrack.games.thirteen_colonies.hands import fetchable
from carrack.games.thirteen_colonies.market import sellable
from carrack.games.thirteen_colonies.means import Means
from carrack.games.thirteen_colonies.natives import improvable, mission_peoples, trade_peoples
from carrack.games.thirteen_colonies.recruiting import spaces_without_food
from carrack.games.thirteen_colonies.ships import regions_with_ship
from carrack.games.thirteen_colonies.table import ColoniesTable
from carrack.kernel.actions import Action


def plays(table: ColoniesTable, seat: int, means: Means) -> list[Action]:
    """Every card action of the hand that can be carried out."""
    found: list[Action] = []
    room: list[int] | None = None
    guide = table.guide
    offers = guide.offers.get(means.acting)
    if offers is None:
        offers = guide.offers_with(means.acting, means.hand)
    for offer in offers:
        if offer.price is not None and not means.pay(offer.price, offer.kind):
            continue
        if offer.carried:
            if room is None:
                room = regions_with_room(table, seat)
            if room:
                add_plays_in(found, table, seat, offer, room, means)
        elif offer.in_region:
            add_plays_in(found, table, seat, offer, table.revealed, means)
        elif offer.need == NOTHING or POSSIBLE[offer.need](table, seat, offer, means):
            found.append(offer.choices[NONE])
    return found


def regions_with_room(table: ColoniesTable, seat: int) -> list[int]:
    """The regions where the own ships can carry one more card action (E4.b)."""
    found: list[int] = []
    lands = table.lands
    trails = table.turn.trails
    used = table.turn.used
    for region in table.players[seat].ports:
        land = lands[region]
        assert land is not None
        fleet = land.fleets[seat]
        if fleet.ships and fleet.transport + trails[region] > used[region]:
            found.append(region)
    return found


def add_plays_in(
    found: list[Action],
    table: ColoniesTable,
    seat: int,
    offer: Offer,
    regions: Sequence[int],
    means: Means,
) -> None:
    """Find a card action in each of some regions where it can do something."""
    choices = offer.choices
    need = offer.need
    lands = table.lands
    if need == GROWING_COLONY:
        for region in regions:
            land = lands[region]
            assert land is not None
            values = land.colonies[seat]
            if values and values[0] < COLONY_MAX:
                found.append(choices[region])
    elif need == HIDDEN_PILE:
        for region in regions:
            land = lands[region]
            assert land is not None
            if land.hidden or (table.homes[region] and table.mode.relations and hidden_piles(table, region)):
                found.append(choices[region])
    else:
        found += plays_checked(table, seat, offer, regions, means)


def plays_checked(
    table: ColoniesTable, seat: int, offer: Offer, regions: Sequence[int], means: Means
) -> list[Action]:
    """The same for an action that needs nothing, or has a check of its own."""
    if offer.need == NOTHING:
        return [offer.choices[region] for region in regions]
    check = CHECKS_IN[offer.need]
    if offer.need >= MISSION:
        regions = [region for region in regions if table.homes[region]]
    return [offer.choices[region] for region in regions if check(table, seat, region, offer.kind, means)]


def has_site(table: ColoniesTable, seat: int, region: int, kind: int, means: Means) -> bool:
    """A free site, and an own token for it."""
    return can_found(table, seat, region)


def hidden_piles(table: ColoniesTable, region: int) -> list[int]:
    """The piles that can be explored: the region's own, and in F and P those under peoples (F2.c)."""
    return [source for source in terrain_sources(table, region) if source != OPEN]


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


# By the need of an action: what must hold in a region.
CHECKS_IN: Final[dict[int, Callable[[ColoniesTable, int, int, int, Means], bool]]] = {
    FREE_SITE: has_site,
    MISSION: can_mission,
    TRADE: can_trade,
    WORSE_RELATION: can_improve,
    TARGET: can_attack,
}


def can_build(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """An open building of the level can be paid."""
    return len(buildable(table, offer.effect.n, means, offer.kind)) > 0


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
    rest = means.hand.copy()
    rest.remove(offer.kind)
    return len(sellable(table, rest, tuple(offer.effect.goods))) > 0


def can_scout(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """Somebody has a draw pile."""
    return any([len(player.draw) > 0 for player in table.players])


def has_ship(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """A ship lies beside a region."""
    return len(regions_with_ship(table, seat)) > 0


def can_move_ship(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """A ship lies beside a region, and there is another one."""
    return len(table.revealed) > 1 and has_ship(table, seat, offer, means)


def can_raise(table: ColoniesTable, seat: int, offer: Offer, means: Means) -> bool:
    """The marker is not at its end yet."""
    player = table.players[seat]
    if offer.effect.how == "draw":
        return player.draw_value < table.facts.limits.draw
    return player.hold < table.facts.limits.hold


# By the need of an action without a region: whether it can do something.
POSSIBLE: Final[dict[int, Callable[[ColoniesTable, int, Offer, Means], bool]]] = {
    BUILDING: can_build,
    SUPPLY: can_gain,
    NEW_CARD: can_fetch,
    DISCARDED: can_fetch,
    SALE: can_sell,
    DRAW_PILE: can_scout,
    SHIP: has_ship,
    SHIP_TO_MOVE: can_move_ship,
    LOW_MARKER: can_raise,
}
