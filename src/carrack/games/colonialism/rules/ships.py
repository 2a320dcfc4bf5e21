"""What ships do without a card (5.1.2, 5.1.4): move, explore a region, withdraw discs from it."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.rules.actions import MOST_WITHDRAWN, Amount, To
from carrack.games.colonialism.rules.influence import place_discs
from carrack.games.colonialism.rules.turn_order import ActionAsk
from carrack.games.colonialism.show.consequences import influence_then, ships_then
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing


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


def explore(table: ColonialismTable, seat: int, region: int, sea: int) -> None:
    """One disc from the reserve to a region at the zone of the ship that was used (ruling R31)."""
    if table.events is not None:
        facts = table.board.facts
        where, ship = facts.regions[region], facts.seas[sea]
        table.tell("explored", {"seat": seat_thing(seat), "region": where, "sea": ship})
    place_discs(table, region, seat, 1)


def explored(board: Board, seat: int, region: int) -> Message:
    """What exploring a region brings."""
    after = board.copy()
    after.place(region, seat, 1)
    return influence_then(after, seat, region)


def most_withdrawn(board: Board, seat: int, region: int) -> int:
    """How many discs a player can withdraw from a region (ruling R32)."""
    return min(MOST_WITHDRAWN, board.discs_in(region)[seat])


class WithdrawDiscs(ActionAsk):
    """One to five own discs of the region go back to the reserve (5.1.4, ruling R32)."""

    def __init__(self, seat: int, region: int, sea: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.sea: Final = sea

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.amount[1 : most_withdrawn(table.board, self.seat, self.region) + 1]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Amount)
        table.board.use_ship(self.seat, self.sea)
        table.board.send_home(self.region, self.seat, action.value, 0)
        if table.events is not None:
            facts = table.board.facts
            where, ship = facts.regions[self.region], facts.seas[self.sea]
            table.tell("withdrew", {"seat": self.who, "count": action.value, "region": where, "sea": ship})

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Amount):
            return None
        most = most_withdrawn(table.board, self.seat, self.region)
        return Refusal("withdraw-amount", "5.1.4", {"most": most})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Amount)
        after = table.board.copy()
        after.send_home(self.region, self.seat, action.value, 0)
        return influence_then(after, self.seat, self.region)

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-withdraw", {"region": table.board.facts.regions[self.region]})
