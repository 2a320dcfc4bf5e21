"""Collecting resources (5.2.2.3)."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.rules.actions import Collect
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal
from carrack.kernel.table import Ask


def no_cube_of_color(board: Board, region: int, resource: int, section: str) -> Refusal:
    """A region without a cube of the color that was named."""
    facts = board.facts
    what: dict[str, Arg] = {"region": facts.regions[region], "resource": facts.resources[resource]}
    return Refusal("no-cube-of-color", section, what)


def collecting_order(board: Board, region: int) -> tuple[int, ...]:
    """Most influence first; ties go to the higher row of the turn order track (rulings R63, R64)."""
    present = [seat for seat in board.turn_order() if board.influence(region, seat)]
    present.sort(key=lambda seat: -board.influence(region, seat))
    return tuple(present)


def collect_resources(table: ColonialismTable, region: int) -> None:
    """Without natives the cubes go to the players with influence; without those they stay (ruling R62)."""
    board = table.board
    if board.natives(region) or not board.cubes_in(region):
        return
    order = collecting_order(board, region)
    if order:
        table.stack.append(CollectResources(region, order, 0))


class CollectResources(Ask[ColonialismTable]):
    """In turn, again and again, each takes all cubes of one color until none is left (ruling R63)."""

    def __init__(self, region: int, order: tuple[int, ...], at: int) -> None:
        super().__init__(order[at])
        self.region: Final = region
        self.order: Final = order
        self.at: Final = at

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.collect_of[table.board.colors_in(self.region)]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Collect)
        board = table.board
        count = board.collect(self.region, self.seat, action.value)
        if table.events is not None:
            resource, region = board.facts.resources[action.value], board.facts.regions[self.region]
            told: dict[str, Arg] = {"seat": self.who, "count": count, "resource": resource, "region": region}
            table.tell("collected", told)
        if board.cubes_in(self.region):
            table.stack.append(CollectResources(self.region, self.order, (self.at + 1) % len(self.order)))

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Collect):
            return None
        return no_cube_of_color(table.board, self.region, action.value, "5.2.2.3")

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Collect)
        count = table.board.cubes_of(self.region)[action.value]
        total = table.board.collected(self.seat, action.value) + count
        return Message("brings-cubes", {"count": count, "total": total})

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-collect", {"region": table.board.facts.regions[self.region]})

    def waiting(self, table: ColonialismTable) -> Message:
        region = table.board.facts.regions[self.region]
        return Message("waiting-collect", {"seat": self.who, "region": region})
