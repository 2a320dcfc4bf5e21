"""Tiles and cards in an own turn (4.1, 4.3, 5.4): before and after the action, and during a founding."""

from __future__ import annotations

from carrack.games.goa.content.facts import Card
from carrack.games.goa.rules.actions import Discard, Play, Use
from carrack.games.goa.rules.card_effects import (
    card_brings,
    discard_brings,
    discard_card,
    independent_cards,
    play_independent,
    why_not_card,
)
from carrack.games.goa.rules.tile_effects import tile_brings, usable_tiles, use_tile, why_not_tile
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.actions import Action, Kind
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask
from carrack.mechanics.bits import members


class OwnTurn(Ask[GoaTable]):
    """A decision in an own turn; before it tiles may be used, one card played, and cards discarded."""

    def decide(self, table: GoaTable, action: Action) -> None:
        """Carry out what the decision is about."""
        raise NotImplementedError

    def go_on(self, table: GoaTable) -> None:
        """Put the decision off until a tile or card has done its work."""
        raise NotImplementedError

    def play_with_action(self, table: GoaTable, card: Card) -> None:
        """Play an A card together with its action (4.1)."""
        raise NotImplementedError

    def playable(self, table: GoaTable) -> int:
        """The cards in hand that can be played now; one in a turn (4.1)."""
        return 0 if table.board.played else independent_cards(table, self.seat)

    def beside(self, table: GoaTable) -> list[Action]:
        """The tiles and cards that can be used now, and the cards to discard (4.1, 4.3, 5.4)."""
        seat = self.seat
        options: list[Action] = usable_tiles(table, seat) if table.board.kept[seat] else []
        hand = table.hands[seat]
        if hand:
            options += table.actions.plays(self.playable(table))
            options += table.actions.discards(hand)
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        if isinstance(action, Use):
            self.go_on(table)
            use_tile(table, self.seat, action.value)
        elif isinstance(action, Discard):
            self.go_on(table)
            discard_card(table, self.seat, action.value)
        elif isinstance(action, Play):
            card = table.board.facts.cards[action.value]
            if card.action:
                self.play_with_action(table, card)
            else:
                self.go_on(table)
                play_independent(table, self.seat, card)
        else:
            self.decide(table, action)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return why_not_tile(table, self.seat, action.value)
        if isinstance(action, Play):
            return why_not_card(table, self.seat, action.value, False)
        if isinstance(action, Discard):
            return Refusal("not-in-hand", "4.3", {"card": table.board.facts.cards[action.value].thing})
        return None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        if isinstance(action, Use):
            return tile_brings(table, self.seat, action.value)
        if isinstance(action, Play):
            return card_brings(table, self.seat, action.value)
        return discard_brings(table, self.seat, action.value) if isinstance(action, Discard) else None

    def why_closed(self, table: GoaTable, kind: Kind) -> Refusal:
        """Without cards or tiles none of them can be used; else what is wrong with one that is there."""
        menu = table.actions.menu
        if (kind is menu.card or kind is menu.discard) and not table.hands[self.seat]:
            return Refusal("no-cards", "4.0")
        if kind is menu.tile:
            kept = members(table.board.kept[self.seat] & table.board.facts.usable)
            return why_not_tile(table, self.seat, kept[0]) if kept else Refusal("no-tiles", "5.4")
        return super().why_closed(table, kind)

    def waiting(self, table: GoaTable) -> Message:
        return Message("waiting-action", {"seat": self.who})
