"""Goa for the kernel: where each part of the game is found."""

from __future__ import annotations

from pathlib import Path

from carrack.games.goa.content.loader import Content, load_content
from carrack.games.goa.flow import PARTS
from carrack.games.goa.rules.actions import Actions
from carrack.games.goa.rules.bound import most_decisions
from carrack.games.goa.rules.scoring import standings
from carrack.games.goa.rules.when import WHEN
from carrack.games.goa.show.components import components
from carrack.games.goa.show.figures import figures
from carrack.games.goa.show.scene import scene
from carrack.games.goa.show.textboard import board_text
from carrack.games.goa.state.invariants import check
from carrack.games.goa.state.redeal import redeal
from carrack.games.goa.state.table import Board, GoaTable, Variants
from carrack.games.goa.state.view import GoaView
from carrack.games.goa.think.evaluate import TERMS, evaluate, terms
from carrack.games.goa.think.features import Features
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Refusal
from carrack.kernel.pages import Page
from carrack.kernel.rules import Component, Option, Rules, Setup
from carrack.kernel.scene import Scene

OPTIONS = (
    Option("quick_start", "variant", ("off", "on")),
    Option("bonanza", "variant", ("off", "on")),
    Option("seed_literal", "ruling", ("off", "on")),
    Option("one_more_card", "ruling", ("with_action", "after_reveal")),
    Option("espionage", "ruling", ("figure", "action")),
    Option("spied_founding", "ruling", ("own_marker", "any_card"), before="any_card"),
    Option("extra_discard", "ruling", ("free", "commits"), before="commits"),
    Option("extra_cards", "ruling", ("ten", "unlimited")),
    Option("swap", "ruling", ("same_round", "later_round")),
)
# With a value of an option, the text in place of the usual one.
TEXTS_BY_RULING = (
    ("espionage", "action", "tile-espionage", "tile-espionage-action"),
    ("one_more_card", "after_reveal", "card-one-more-card", "card-one-more-card-after-reveal"),
    ("one_more_card", "after_reveal", "short-with-found", "short-with-found-after-reveal"),
    ("swap", "later_round", "tile-swap", "tile-swap-later"),
)


class Goa(Rules):
    """Rüdiger Dorn's game, edition of 2012, for 2 to 4 players."""

    view = GoaView
    redeal = staticmethod(redeal)
    evaluate = staticmethod(evaluate)
    terms = staticmethod(terms)
    standings = staticmethod(standings)
    check = staticmethod(check)
    board_text = staticmethod(board_text)

    def __init__(self, content: Content) -> None:
        self.content = content
        self.actions = Actions(content.facts)
        self.reader = Features(content.facts)
        catalogue, folder, pack = self.actions.catalogue, Path(__file__).parent, content.files.fingerprint()
        super().__init__("goa", (2, 3, 4), OPTIONS, catalogue, folder, pack, PARTS, "carrack.games.goa.rules")

    def empty_table(self, setup: Setup) -> GoaTable:
        chosen = setup.options
        variants = Variants(
            quick_start=chosen["quick_start"] == "on",
            bonanza=chosen["bonanza"] == "on",
            literal=chosen["seed_literal"] == "on",
            card_after_reveal=chosen["one_more_card"] == "after_reveal",
            espionage_founds=chosen["espionage"] == "action",
            spied_alone=chosen["spied_founding"] == "any_card",
            discard_commits=chosen["extra_discard"] == "commits",
            extra_unlimited=chosen["extra_cards"] == "unlimited",
            swap_later=chosen["swap"] == "later_round",
        )
        return GoaTable(Board(self.content.facts, setup.seats, variants), self.actions, 0)

    def term_names(self) -> list[str]:
        return list(TERMS)

    def feature_names(self) -> list[str]:
        return self.reader.names

    def features(self, table: GoaTable, seat: int) -> list[int]:
        return self.reader.of(table, seat)

    def features_and_value(self, table: GoaTable, seat: int) -> tuple[list[int], float]:
        return self.reader.with_value(table, seat)

    def worked_out(self) -> tuple[str, ...]:
        """Ducats are hidden, but begin with a known sum and change in the open only (see `redeal.py`)."""
        return ("ducats",)

    def called(self, setup: Setup) -> dict[str, str]:
        """The texts of cards and tiles whose effect a ruling decides."""
        chosen = setup.options
        return {usual: text for option, value, usual, text in TEXTS_BY_RULING if chosen[option] == value}

    def when(self, action: Action) -> Refusal | None:
        return WHEN.get(type(action))

    def how_far(self, table: GoaTable) -> tuple[int, ...]:
        """Phase and round (2.0)."""
        return table.board.phase, table.board.round

    def most_decisions(self, setup: Setup) -> int:
        return most_decisions(self.content.facts, setup.seats)

    def scene(self, view: GoaView) -> Scene:
        return scene(self.content, view)

    def printed(self) -> dict[str, object]:
        return self.content.files.records

    def figures(self, language: str) -> dict[str, Arg]:
        return figures(self.content, Page(language, self.folder))

    def components(self) -> list[Component]:
        return components(self.content)


def rules(pack: Path | None) -> Goa:
    """The entry point of the game."""
    return Goa(load_content(pack))
