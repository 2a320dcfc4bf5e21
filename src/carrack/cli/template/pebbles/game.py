"""Pebbles for the kernel: where each part of the game is found."""

from __future__ import annotations

from pathlib import Path

from carrack.kernel.actions import Catalogue
from carrack.kernel.panels import Panel
from carrack.kernel.rules import Component, Rules, Setup
from carrack.kernel.scene import Scene
from carrack.kernel.standings import Standings
from pebbles.flow import GAME
from pebbles.rules import TAKE, TakeStones, standings
from pebbles.show import board_text, components, scene
from pebbles.state import PILE, PebblesTable, PebblesView, redeal
from pebbles.think import NAMES, evaluate, features


class Pebbles(Rules):
    """A game for two or three."""

    def __init__(self) -> None:
        here = Path(__file__).parent
        super().__init__("pebbles", (2, 3), (), Catalogue(TAKE), here, "", [GAME], [TakeStones])

    def empty_table(self, setup: Setup) -> PebblesTable:
        return PebblesTable(setup.seats)

    def view(self, table: PebblesTable, seat: int) -> PebblesView:
        return PebblesView(table, seat)

    def redeal(self, table: PebblesTable, seat: int, seed: int) -> PebblesTable:
        return redeal(table, seat, seed)

    def evaluate(self, view: PebblesView) -> float:
        return evaluate(view)

    def feature_names(self) -> list[str]:
        return NAMES

    def features(self, table: PebblesTable, seat: int) -> list[int]:
        return features(table, seat)

    def standings(self, table: PebblesTable) -> Standings:
        return standings(table)

    def check(self, table: PebblesTable) -> None:
        assert table.pile + sum(table.taken) == PILE, "stones appeared or vanished"

    def most_decisions(self, setup: Setup) -> int:
        return 3 * setup.seats

    def scene(self, view: PebblesView) -> Scene:
        return scene(view)

    def board_text(self, view: PebblesView) -> list[Panel]:
        return board_text(view)

    def components(self) -> list[Component]:
        return components()


def rules(pack: Path | None) -> Pebbles:
    """The entry point. There are no content files that a data pack could replace."""
    return Pebbles()
