"""The storehouse (3.2): goods come in as far as there is room, and their owner chooses which."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import GOODS
from carrack.games.concordia_venus.rules.actions import Take
from carrack.games.concordia_venus.rules.cards import Question
from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing


def receive(table: ConcordiaTable, seat: int, offered: list[int]) -> None:
    """Goods for a player: all of them if they fit, else as many as fit, of the player's choice."""
    total = sum(offered)
    if not total:
        return
    free = table.board.free_slots(seat)
    if total > free and free and max(offered) < total:
        table.stack.append(TakeGoods(seat, tuple(offered)))
        return
    for good in range(GOODS):
        count = min(offered[good], free)
        if count:
            free -= count
            store(table, seat, good, count)


def store(table: ConcordiaTable, seat: int, good: int, count: int) -> None:
    """Put goods into the storehouse."""
    board = table.board
    board.add_goods(seat, good, count)
    if table.events is not None:
        table.tell("stored", {"seat": seat_thing(seat), "good": board.facts.goods[good], "count": count})


class TakeGoods(Question):
    """Short of room: the player takes goods one by one until the storehouse is full (3.2)."""

    awaited = "take"

    def __init__(self, seat: int, offered: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.offered: Final = offered

    def options(self, table: ConcordiaTable) -> list[Action]:
        return [table.actions.take[good] for good in range(GOODS) if self.offered[good]]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, Take)
        store(table, self.seat, action.value, 1)
        left = list(self.offered)
        left[action.value] -= 1
        if any(left) and table.board.free_slots(self.seat):
            table.stack.append(TakeGoods(self.seat, tuple(left)))

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return None
        return Refusal("not-offered", "3.2", {"good": table.board.facts.goods[action.value]})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, Take)
        board = table.board
        total = board.held(self.seat, action.value) + 1
        return Message("brings-good", {"total": total, "room": board.free_slots(self.seat) - 1})

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-take", {"room": table.board.free_slots(self.seat)})
