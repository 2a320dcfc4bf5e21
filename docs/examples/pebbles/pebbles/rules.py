"""Pebbles for the kernel: where each part of the game is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from carrack.kernel.actions import Catalogue
from carrack.kernel.chance import Stream
from carrack.kernel.messages import Message
from carrack.kernel.panels import Panel
from carrack.kernel.rules import Component, Rules, Setup, View
from carrack.kernel.scene import Piece, Scene, Zone
from carrack.kernel.standings import Category, Standings, rank
from carrack.kernel.table import Table
from pebbles.play import GAME, NUMBERS, PILE, TAKE, PebblesTable, TakePebbles, bonus

COLORS = ({"en": "Blue", "de": "Blau"}, {"en": "Red", "de": "Rot"}, {"en": "Green", "de": "Grün"})


class PebblesView(View):
    """What a seat may see, built up: the open part, and its own number. After the game all numbers."""

    def __init__(self, table: PebblesTable, seat: int) -> None:
        super().__init__(seat)
        self.pile = table.pile
        self.taken = table.taken.copy()
        self.lucky = table.lucky[seat] if seat >= 0 else 0
        self.shown = [] if table.stack else table.lucky.copy()

    def as_json(self) -> dict[str, Any]:
        return {"pile": self.pile, "taken": self.taken, "lucky": self.lucky, "shown": self.shown}


class Pebbles(Rules):
    """A game for two or three, made for this documentation."""

    def __init__(self) -> None:
        here = Path(__file__).parent
        super().__init__("pebbles", (2, 3), (), Catalogue(TAKE), here, "", [GAME], [TakePebbles])

    def empty_table(self, setup: Setup) -> PebblesTable:
        return PebblesTable(setup.seats)

    def start(self, table: Table) -> None:
        GAME.start(table)

    def view(self, table: PebblesTable, seat: int) -> PebblesView:
        return PebblesView(table, seat)

    def redeal(self, table: PebblesTable, seat: int, seed: int) -> PebblesTable:
        """The others' numbers are any that the seat doesn't hold, in any order; chance is fresh."""
        other = table.copy()
        stream = Stream(seed)
        other.use_fresh_chance(stream.fork())
        if other.stack:
            own = table.lucky[seat] if seat >= 0 else 0
            rest = [number for number in NUMBERS if number != own]
            for player in range(table.seats):
                if player != seat:
                    other.lucky[player] = rest.pop(stream.below(len(rest)))
        return other

    def evaluate(self, view: PebblesView) -> float:
        own = view.taken[view.seat]
        return own + bonus(own, view.lucky)

    def standings(self, table: PebblesTable) -> Standings:
        extra = [bonus(*pair) for pair in zip(table.taken, table.lucky, strict=True)]
        scores = [sum(pair) for pair in zip(table.taken, extra, strict=True)]
        categories = [Category("pebbles", table.taken.copy()), Category("bonus", extra)]
        return Standings(scores, rank([(score,) for score in scores]), categories)

    def check(self, table: PebblesTable) -> None:
        assert table.pile + sum(table.taken) == PILE, "pebbles appeared or vanished"

    def most_decisions(self, setup: Setup) -> int:
        return 3 * setup.seats

    def scene(self, view: PebblesView) -> Scene:
        zones = [Zone("table", "table"), *[Zone(f"lap:{s}", "lap", s) for s in range(len(view.taken))]]
        pieces = [Piece("pile", "pebbles", "table", badge=view.pile)]
        for seat, count in enumerate(view.taken):
            pieces.append(Piece(f"pebbles:{seat}", "pebbles", f"lap:{seat}", seat, badge=count))
        return Scene(zones, pieces)

    def board_text(self, view: PebblesView) -> list[Panel]:
        rows: list[list[Message | str | int]] = [[Message("board-pile"), view.pile]]
        rows += [[f"seat:{seat}", count] for seat, count in enumerate(view.taken)]
        if view.lucky:
            rows.append([Message("board-lucky"), view.lucky])
        return [Panel(Message("board-pebbles"), [Message("board-where"), Message("board-count")], rows)]

    def components(self) -> list[Component]:
        return [Component(f"seat:{seat}", "seat", names, "seed", "1") for seat, names in enumerate(COLORS)]


def rules(pack: Path | None) -> Pebbles:
    """The entry point. Pebbles has no content files, so a data pack has nothing to replace."""
    return Pebbles()
