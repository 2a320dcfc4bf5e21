"""Ships (5.1.2): one moves to another sea zone; a fresh one is used to play a card, explore or withdraw."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.rules.actions import To, Using
from carrack.games.colonialism.rules.cards.playing import play_card
from carrack.games.colonialism.rules.cards.trade import trading_pairs, trading_seas
from carrack.games.colonialism.rules.exploring import WithdrawDiscs, explore
from carrack.games.colonialism.rules.turn_order import ActionAsk
from carrack.games.colonialism.show.consequences import reach_then, ships_then
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal

# What a ship is used for: the index of a card, or one of these.
EXPLORING: Final = -1
WITHDRAWING: Final = -2


class MoveShip(ActionAsk):
    """A ship goes to any other sea zone and keeps its status (5.1.2, ruling R24)."""

    def __init__(self, seat: int, sea: int, fresh: bool) -> None:
        super().__init__(seat)
        self.sea: Final = sea
        self.fresh: Final = fresh

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.to_all_but[self.sea]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, To)
        table.board.move_ship(self.seat, self.sea, action.value, self.fresh)
        if table.events is not None:
            seas = table.board.facts.seas
            table.tell("moved", {"seat": self.who, "from": seas[self.sea], "to": seas[action.value]})

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, To):
            return None
        return Refusal("same-sea", "5.1.2", {"sea": table.board.facts.seas[self.sea]})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, To)
        after = table.board.copy()
        after.move_ship(self.seat, self.sea, action.value, self.fresh)
        return ships_then(after, self.seat, action.value)

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-move", {"sea": table.board.facts.seas[self.sea]})


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
