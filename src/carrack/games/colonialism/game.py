"""Colonialism for the kernel: where each part of the game is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from carrack.games.colonialism.content.loader import Content, load_content
from carrack.games.colonialism.flow import PARTS
from carrack.games.colonialism.rules import turn_order
from carrack.games.colonialism.rules.actions import Actions
from carrack.games.colonialism.rules.scoring import standings
from carrack.games.colonialism.rules.when import WHEN
from carrack.games.colonialism.show.components import components
from carrack.games.colonialism.show.figures import figures
from carrack.games.colonialism.show.scene import scene
from carrack.games.colonialism.show.textboard import board_text, map_text
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.invariants import check
from carrack.games.colonialism.state.redeal import redeal
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.games.colonialism.state.view import ColonialismView
from carrack.games.colonialism.think.evaluate import TERMS, evaluate, evaluate_table, terms
from carrack.games.colonialism.think.features import Features
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Refusal
from carrack.kernel.pages import Page
from carrack.kernel.rules import Component, Option, Rules, Setup
from carrack.kernel.scene import Scene

OPTIONS = (
    Option("quick_start", "variant", ("off", "on")),
    Option("empire", "ruling", ("present", "always")),
    Option("treaty_and_unrest", "ruling", ("rest_protected", "treaty_cancelled")),
)
ACTIONS_OF_A_SEAT = 36


class Colonialism(Rules):
    """Scott Leibbrandt's game of 2013, for 2 to 4 players."""

    redeal = staticmethod(redeal)
    evaluate = staticmethod(evaluate)
    evaluate_table = staticmethod(evaluate_table)
    terms = staticmethod(terms)
    standings = staticmethod(standings)
    check = staticmethod(check)
    board_text = staticmethod(board_text)
    map_text = staticmethod(map_text)

    def __init__(self, content: Content) -> None:
        self.content = content
        self.actions = Actions(content.facts)
        self.reader = Features(content.facts)
        super().__init__(
            "colonialism",
            (2, 3, 4),
            OPTIONS,
            self.actions.catalogue,
            Path(__file__).parent,
            content.files.fingerprint(),
            PARTS,
            "carrack.games.colonialism.rules",
        )

    def empty_table(self, setup: Setup) -> ColonialismTable:
        options = setup.options
        board = Board(
            self.content.facts,
            setup.seats,
            empire_counts_region=options["empire"] == "always",
            unrest_cancels_treaty=options["treaty_and_unrest"] == "treaty_cancelled",
        )
        return ColonialismTable(board, self.actions, 0, options["quick_start"] == "on")

    def load_fields(self, table: ColonialismTable, record: dict[str, Any]) -> None:
        table.load_fields(record)
        table.board.acted = turn_order.actions_begun(table)

    def view(self, table: ColonialismTable, seat: int) -> ColonialismView:
        return ColonialismView(table, seat)

    def term_names(self) -> list[str]:
        return list(TERMS)

    def feature_names(self) -> list[str]:
        return self.reader.names

    def features(self, table: ColonialismTable, seat: int) -> list[int]:
        return self.reader.of(table, seat)

    def when(self, action: Action) -> Refusal | None:
        return WHEN.get(type(action))

    def how_far(self, table: ColonialismTable) -> tuple[int, ...]:
        """Game turn and segment; a segment has two action rounds and a colonization phase (5.0)."""
        return table.board.turn, table.board.phase // 3

    def most_decisions(self, setup: Setup) -> int:
        """36 actions a seat, each with at most 10 choices: Trade has 5, Plague 3 and a loss for each seat.

        Around them: a row and 9 cards and ships at the start; after each of the first 5 colonization
        phases a card and a row a seat; in each of the 6 phases, for each of 6 regions, at most 2 losses a
        seat (Unrest and conflict) and 2 choices of a color.
        """
        seats = setup.seats
        each_seat = ACTIONS_OF_A_SEAT * (5 + 3 + 2) + 10 + 5 * 2 + 6 * 6 * 2
        return seats * each_seat + 6 * 6 * 2

    def scene(self, view: ColonialismView) -> Scene:
        return scene(self.content, view)

    def printed(self) -> dict[str, object]:
        return self.content.files.records

    def figures(self, language: str) -> dict[str, Arg]:
        return figures(self.content, Page(language, self.folder))

    def components(self) -> list[Component]:
        return components(self.content)


def rules(pack: Path | None) -> Colonialism:
    """The entry point of the game."""
    return Colonialism(load_content(pack))
