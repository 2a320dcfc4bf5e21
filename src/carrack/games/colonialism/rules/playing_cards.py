"""Playing an influence card (5.1.3): which one, in which region, with which ship, and what comes of it."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import REGIONS
from carrack.games.colonialism.rules.actions import In, Using
from carrack.games.colonialism.rules.cards.action import ACTION_EFFECTS
from carrack.games.colonialism.rules.cards.trade import trading_pairs, trading_seas
from carrack.games.colonialism.rules.hands import discard
from carrack.games.colonialism.rules.ships import WithdrawDiscs, explore
from carrack.games.colonialism.rules.turn_order import ActionAsk
from carrack.games.colonialism.show.consequences import card_in_region, card_somewhere, reach_then
from carrack.games.colonialism.state import seen
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.mechanics.bits import members

NO_SHIP: Final = -1
# What a ship is used for: the index of a card, or one of these.
EXPLORING: Final = -1
WITHDRAWING: Final = -2


def playable_cards(board: Board, seat: int, hand: int, reach: int, own: int) -> int:
    """The cards of a hand that can be played somewhere.

    `reach` are the regions beside fresh ships, `own` the regions with own discs.
    """
    facts = board.facts
    playable = facts.free_cards
    if reach:
        playable |= facts.ship_cards
    if hand & ~playable:
        presence = own | board.mercenaries_at(seat)
        if presence:
            playable |= facts.presence_cards
            if presence & reach:
                playable |= facts.ship_presence_cards
                if hand & facts.trade_cards and trading_seas(board, seat):
                    playable |= facts.trade_cards
    return hand & playable


def regions_for_card(board: Board, seat: int, card: int) -> int:
    """The regions in which a card can be played (rulings R25, R28)."""
    facts = board.facts
    regions = (1 << REGIONS) - 1
    if facts.cards[card].needs_ship:
        regions &= facts.reach[board.fresh_seas(seat)]
    if facts.cards[card].presence != "none":
        regions &= board.presence(seat)
    return regions


def why_not_playable(board: Board, seat: int, hand: int, index: int) -> Refusal:
    """Why a card can't be played anywhere."""
    card = board.facts.cards[index]
    thing = card.thing
    if not hand >> index & 1:
        return Refusal("not-in-hand", "5.1.3", {"card": thing})
    if card.needs_ship and not board.fresh_seas(seat):
        return Refusal("no-fresh-ship-anywhere", "5.1.3", {"card": thing})
    if card.trades:
        return Refusal("no-trade", "7.2 Trade", {"card": thing})
    if not board.presence(seat):
        return Refusal("no-presence-anywhere", "5.1.3", {"card": thing})
    return Refusal("no-ship-where-present", "5.1.3", {"card": thing})


def card_played(board: Board, seat: int, index: int) -> Message | None:
    """What a card would do where it can be played."""
    card = board.facts.cards[index]
    if not card.trades:
        return card_somewhere(board, seat, regions_for_card(board, seat, index), card)
    seas = members(trading_seas(board, seat))
    pairs = {pair for sea in seas for pair in trading_pairs(board, seat, sea)}
    return Message("brings-pairs", {"count": len(pairs)})


def choose_place(table: ColonialismTable, seat: int, card: int) -> None:
    """A card goes to a region; Trade goes to a ship's zone, at which two regions lie."""
    trades = table.board.facts.cards[card].trades
    table.stack.append(UseTradeShip(seat, card) if trades else ChooseRegion(seat, card))


class ChooseRegion(ActionAsk):
    """The region that receives a card (5.1.3)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.in_regions[regions_for_card(table.board, self.seat, self.card)]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, In)
        if table.board.facts.cards[self.card].needs_ship:
            table.stack.append(UseShip(self.seat, self.card, action.value))
        else:
            play_card(table, self.seat, self.card, action.value)

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, In):
            return None
        board = table.board
        needs_ship = board.facts.cards[self.card].needs_ship
        lacks_ship = needs_ship and not board.fresh_seas_at(action.value, self.seat)
        region = board.facts.regions[action.value]
        return Refusal("no-fresh-ship" if lacks_ship else "no-presence", "5.1.3", {"region": region})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, In)
        board = table.board
        return card_in_region(board, self.seat, action.value, board.facts.cards[self.card])

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-region", {"card": table.board.facts.cards[self.card].thing})


class UseShip(ActionAsk):
    """A fresh ship beside the region becomes used; with several, the player names its zone (ruling R25)."""

    def __init__(self, seat: int, purpose: int, region: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose
        self.region: Final = region

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.using_seas[table.board.fresh_seas_at(self.region, self.seat)]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Using)
        seat, region, sea = self.seat, self.region, action.value
        if self.purpose == WITHDRAWING:
            table.stack.append(WithdrawDiscs(seat, region, sea))
            return
        table.board.use_ship(seat, sea)
        if self.purpose == EXPLORING:
            explore(table, seat, region, sea)
        else:
            play_card(table, seat, self.purpose, region, sea)

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Using):
            return None
        facts = table.board.facts
        sea = facts.seas[action.value]
        if action.value not in facts.region_seas[self.region]:
            return Refusal("not-at-sea", "5.1.2", {"sea": sea, "region": facts.regions[self.region]})
        return Refusal("no-fresh-ship-at", "5.1.2", {"sea": sea})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Using)
        after = table.board.copy()
        after.use_ship(self.seat, action.value)
        return reach_then(after, self.seat)

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-ship", {"region": table.board.facts.regions[self.region]})


class UseTradeShip(ActionAsk):
    """Trade: the fresh ship comes first, the regions lie at its zone (7.2 Trade, ruling R89)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.using_seas[trading_seas(table.board, self.seat)]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Using)
        table.board.use_ship(self.seat, action.value)
        play_card(table, self.seat, self.card, action.value, action.value)

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Using):
            return None
        sea = table.board.facts.seas[action.value]
        if not table.board.fresh_seas(self.seat) >> action.value & 1:
            return Refusal("no-fresh-ship-at", "5.1.2", {"sea": sea})
        return Refusal("no-trade-at", "7.2 Trade", {"sea": sea})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Using)
        return Message("brings-pairs", {"count": len(trading_pairs(table.board, self.seat, action.value))})

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-trade-ship")


def play_card(table: ColonialismTable, seat: int, index: int, place: int, sea: int = NO_SHIP) -> None:
    """An action card is resolved at once (5.1.3.1); a policy card is assigned to its region (5.1.3.2).

    `place` is the region, for Trade the ship's sea zone; `sea` is the zone of the ship that was used.
    """
    board = table.board
    card = board.facts.cards[index]
    if card.policy:
        assign_policy(table, seat, index, place, sea)
        return
    if table.events is not None:
        region = "none" if card.trades else board.facts.regions[place]
        ship = ship_used(table, sea)
        table.tell("played", {"seat": seat_thing(seat), "card": card.thing, "region": region, "sea": ship})
    discard(table, seat, 1 << index)
    table.shown += 1
    ACTION_EFFECTS[card.effect](table, seat, place, card)


def assign_policy(table: ColonialismTable, seat: int, index: int, region: int, sea: int = NO_SHIP) -> None:
    """The first policy card of a player at a region lies face down, each later one face up (ruling R30)."""
    board = table.board
    first = not board.policy_count(region, seat)
    table.hands[seat] &= ~(1 << index)
    if first:
        table.lay_face_down(region, seat, index)
        seen.card_laid(table, region, seat)
    else:
        board.lay_open(region, seat, index)
        table.shown += 1
        seen.cards_shown(table, seat, 1 << index)
    if table.events is not None:
        card = board.facts.cards[index].thing
        where, ship = board.facts.regions[region], ship_used(table, sea)
        told: dict[str, Arg] = {"seat": seat_thing(seat), "region": where, "sea": ship}
        if first:
            table.tell("assigned-down", told, {"card": card}, (seat,))
        else:
            table.tell("assigned-up", told | {"card": card})


def ship_used(table: ColonialismTable, sea: int) -> str:
    """The sea zone of the ship that was used, for the log."""
    return "none" if sea == NO_SHIP else table.board.facts.seas[sea]
