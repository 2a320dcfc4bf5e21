"""What all fights have in common: both sides draw a terrain card (F2.d, P8)."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.rules.terrain import combat_card, combat_of, put_away
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.table import Step


class BothDraw(Step[ColoniesTable]):
    """Each side draws a terrain card and adds its combat value, the attacker first (F2.d, step 3).

    `first` draws for the attacker, `second` for the target; for a people a player draws (A36). An ordinary
    card of the attacker lies `aside` until both are drawn. The step that compares strengths lies below.
    """

    def __init__(self, first: int, second: int, region: int, side: int = 0, aside: int = NONE) -> None:
        self.first: Final = first
        self.second: Final = second
        self.region: Final = region
        self.side: Final = side
        self.aside: Final = aside

    def resume(self, table: ColoniesTable) -> None:
        depth = len(table.stack)
        drawer = self.second if self.side else self.first
        drawn = combat_card(table, drawer)
        value = combat_of(table, drawn)
        own, against = table.turn.strength[0], table.turn.strength[1]
        if self.side:
            table.own_turn().strength = (own, against + value)
            put_away(table, self.first, self.region, self.aside)
            put_away(table, drawer, self.region, drawn)
            return
        table.own_turn().strength = (own + value, against)
        if drawn != NONE and table.facts.cards[drawn].special:
            put_away(table, drawer, self.region, drawn)
            drawn = NONE
        table.stack.insert(depth, BothDraw(self.first, self.second, self.region, 1, drawn))
