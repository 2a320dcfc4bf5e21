"""What all fights have in common: both sides draw a terrain card (F2.d, P8)."""

from __future__ import annotations

from typing import Any, Final

from carrack.games.thirteen_colonies.table import ColoniesTable
from carrack.games.thirteen_colonies.terrain import drawn_for
from carrack.kernel.table import Step


class BothDraw(Step[ColoniesTable]):
    """Each side draws a terrain card and adds its combat value, the attacker first (F2.d, step 3).

    `first` draws for the attacker, `second` for the target; for a people a player draws (A36). The step that
    compares the strengths lies below this one.
    """

    __slots__ = ("first", "region", "second", "side")

    def __init__(self, first: int, second: int, region: int, side: int = 0) -> None:
        self.first: Final = first
        self.second: Final = second
        self.region: Final = region
        self.side: Final = side

    def resume(self, table: ColoniesTable) -> None:
        depth = len(table.stack)
        value = drawn_for(table, self.second if self.side else self.first, self.region)
        own, against = table.turn.strength[0], table.turn.strength[1]
        if self.side:
            table.own_turn().strength = (own, against + value)
        else:
            table.own_turn().strength = (own + value, against)
            # A special card that was drawn takes effect first (A8).
            table.stack.insert(depth, BothDraw(self.first, self.second, self.region, 1))

    def record(self) -> list[Any]:
        return [self.first, self.second, self.region, self.side]
