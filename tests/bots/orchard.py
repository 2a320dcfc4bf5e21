"""A tiny game for computer players: whoever looks one move ahead picks, whoever looks two ahead sows.

Each seat has two turns. Picking brings 2 coins at once; sowing brings a tree in a bed, which can be harvested
in a later turn, for 9 coins in the sunny bed and for 1 in the shade, and with luck for one more. Passing
brings nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from carrack.kernel.actions import Action, Catalogue
from carrack.kernel.messages import Message
from carrack.kernel.rules import Rules, Setup, View
from carrack.kernel.standings import Standings, rank
from carrack.kernel.table import Ask, Table

PICK, SOW, HARVEST, PASS, SUNNY, SHADE = [
    Action(name, Message(f"action-{name}")) for name in ("pick", "sow", "harvest", "pass", "sunny", "shade")
]


class OrchardTable(Table):
    """Coins, and what the seats' trees will bring."""

    __slots__ = ("coins", "trees")

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0)
        self.coins = [0] * seats
        self.trees = [0] * seats

    def copy(self) -> OrchardTable:
        other = OrchardTable.__new__(OrchardTable)
        self.copy_kernel_fields_to(other)
        other.coins = self.coins.copy()
        other.trees = self.trees.copy()
        return other

    def fields_as_json(self) -> dict[str, Any]:
        return {"coins": self.coins, "trees": self.trees}


class Turn(Ask[OrchardTable]):
    """Pick, sow, harvest what was sown, or pass."""

    def options(self, table: OrchardTable) -> list[Action]:
        return [PASS, PICK, SOW, HARVEST] if table.trees[self.seat] else [PASS, PICK, SOW]

    def take(self, table: OrchardTable, action: Action) -> None:
        if action is PICK:
            table.coins[self.seat] += 2
        elif action is SOW:
            table.stack.append(Bed(self.seat))
        elif action is HARVEST:
            table.coins[self.seat] += table.trees[self.seat] + table.chance(2, "harvest")
            table.trees[self.seat] = 0


class Bed(Ask[OrchardTable]):
    """Where to sow."""

    def options(self, table: OrchardTable) -> list[Action]:
        return [SHADE, SUNNY]

    def take(self, table: OrchardTable, action: Action) -> None:
        table.trees[self.seat] = 9 if action is SUNNY else 1


class OrchardView(View):
    """Everything lies open."""

    def __init__(self, table: OrchardTable, seat: int) -> None:
        super().__init__(table, seat)
        self.coins = table.coins.copy()
        self.trees = table.trees.copy()


class Orchard(Rules):
    """The rules; `evaluations` counts how often somebody asked for one."""

    def __init__(self) -> None:
        self.evaluations = 0
        catalogue = Catalogue([PICK, SOW, HARVEST, PASS, SUNNY, SHADE])
        super().__init__("orchard", (2,), (), catalogue, Path(__file__).parent, "", [], [Turn, Bed])

    def empty_table(self, setup: Setup) -> OrchardTable:
        return OrchardTable(setup.seats)

    def start(self, table: Table) -> None:
        table.stack.extend([Turn(1), Turn(0), Turn(1), Turn(0)])

    def view(self, table: OrchardTable, seat: int) -> OrchardView:
        return OrchardView(table, seat)

    def redeal(self, table: OrchardTable, seat: int, seed: int) -> OrchardTable:
        other = table.copy()
        other.use_fresh_chance(seed)
        return other

    def evaluate(self, view: OrchardView) -> float:
        """A tree counts a little, and for more in the sun: a move is worth what its end is worth."""
        self.evaluations += 1
        return 0.1 * (view.coins[view.seat] - view.coins[1 - view.seat]) + 0.01 * view.trees[view.seat]

    def standings(self, table: OrchardTable) -> Standings:
        return Standings(table.coins.copy(), rank([(coins,) for coins in table.coins]), [])
