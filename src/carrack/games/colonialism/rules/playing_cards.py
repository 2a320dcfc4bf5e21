"""Playing an influence card (5.1.3): which cards can be played, and in which region."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import REGIONS
from carrack.games.colonialism.rules.actions import In
from carrack.games.colonialism.rules.cards.playing import play_card
from carrack.games.colonialism.rules.cards.trade import trading_pairs, trading_seas
from carrack.games.colonialism.rules.ships import UseShip, UseTradeShip
from carrack.games.colonialism.rules.turn_order import ActionAsk
from carrack.games.colonialism.show.consequences import card_in_region, card_somewhere
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.mechanics.bits import members


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
        ship_lacks = needs_ship and not board.fresh_seas_at(action.value, self.seat)
        region = board.facts.regions[action.value]
        return Refusal("no-fresh-ship" if ship_lacks else "no-presence", "5.1.3", {"region": region})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, In)
        board = table.board
        return card_in_region(board, self.seat, action.value, board.facts.cards[self.card])

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-region", {"card": table.board.facts.cards[self.card].thing})
