"""Building (E8, F6b): an open building of the town hall's or the governor's level."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Effect
from carrack.games.thirteen_colonies.rules.actions import Build
from carrack.games.thirteen_colonies.rules.market import buy
from carrack.games.thirteen_colonies.show.consequences import purchase_then
from carrack.games.thirteen_colonies.speed.means import Means
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask


def buildable(table: ColoniesTable, level: int, means: Means, without: int = NONE) -> int:
    """The open buildings of a level whose cost can be paid, as bits (E8, F6b)."""
    guide = table.guide
    affordable = means.affordable
    if without != NONE and table.facts.pays[without]:
        affordable = guide.affordable_with(means.fields - table.facts.pays[without])
    able = affordable.by_level[level]
    if able == NONE:
        able = affordable.buildings(level, guide)
    able &= table.for_sale
    return means.completed(able, without) if able & guide.special else able


class ChooseBuilding(Ask[ColoniesTable]):
    """One open building of the level, its cost is paid (E8, F6b)."""

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level: Final = level

    def options(self, table: ColoniesTable) -> list[Action]:
        able = buildable(table, self.level, Means(table, self.seat))
        if not able:
            return [table.actions.done]
        guide = table.guide
        known = guide.constructions
        return known.get(able) or guide.find_choices(known, guide.actions.build, able)

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, Build):
            buy(table, self.seat, action.value)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Build):
            return None
        card = table.facts.cards[action.value]
        section = "F6b" if self.level else "E8"
        if card.level != self.level:
            return Refusal("other-level", section, {"card": card.thing})
        if not table.supply[action.value] or not table.is_open(action.value):
            return Refusal("pile-closed", section, {"card": card.thing})
        return Refusal("cost", section, {"card": card.thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Build):
            return None
        return purchase_then(table, self.seat, table.facts.cards[action.value])

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-build", {"level": self.level})


def build(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Take one open building of the level."""
    table.stack.append(ChooseBuilding(seat, effect.n))
