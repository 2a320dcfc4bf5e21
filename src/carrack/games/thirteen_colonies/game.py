"""13 Kolonien for the kernel: where each part of the game is found."""

from __future__ import annotations

from pathlib import Path

from carrack.games.thirteen_colonies.content.all_facts import REACTIONS
from carrack.games.thirteen_colonies.content.facts import NATIONS, NONE, Vocabulary
from carrack.games.thirteen_colonies.content.loader import Content, load_content
from carrack.games.thirteen_colonies.flow import PARTS
from carrack.games.thirteen_colonies.rules.catalogue import Actions
from carrack.games.thirteen_colonies.rules.metrics import COUNTED
from carrack.games.thirteen_colonies.rules.owing import can_pay, use
from carrack.games.thirteen_colonies.rules.scoring import standings
from carrack.games.thirteen_colonies.rules.turns import TakeAction, announced, round_of
from carrack.games.thirteen_colonies.rules.verbs import VERBS
from carrack.games.thirteen_colonies.rules.when import WHEN
from carrack.games.thirteen_colonies.show.components import components
from carrack.games.thirteen_colonies.show.figures import figures
from carrack.games.thirteen_colonies.show.scene import scene
from carrack.games.thirteen_colonies.show.textboard import board_text, map_text
from carrack.games.thirteen_colonies.show.wording import Wording
from carrack.games.thirteen_colonies.speed.checks import check_remembered
from carrack.games.thirteen_colonies.speed.guide import Guide
from carrack.games.thirteen_colonies.state.invariants import check
from carrack.games.thirteen_colonies.state.redeal import Paying, redeal
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.games.thirteen_colonies.state.view import ColoniesView
from carrack.games.thirteen_colonies.think.evaluate import TERMS, Worths, evaluate, evaluate_table, terms
from carrack.games.thirteen_colonies.think.features import Features
from carrack.kernel.actions import Action
from carrack.kernel.content import ContentError
from carrack.kernel.messages import Arg, Refusal, seat_thing
from carrack.kernel.pages import Page
from carrack.kernel.panels import Panel
from carrack.kernel.rules import Component, Option, Rules, Setup
from carrack.kernel.scene import Scene
from carrack.kernel.standings import Standings

SHORT = {"es": "spain", "en": "england", "fr": "france", "nl": "netherlands"}
CHOICES = ("es_fr", "es_nl", "en_fr", "en_nl", "fr_nl", "es_en_nl", "es_fr_nl", "en_fr_nl")
OPTIONS = (
    Option("mode", "variant", ("E", "F", "P", "F1", "P1", "P2")),
    Option("nation_cards", "variant", ("on", "off")),
    Option("nations", "variant", ("in_order", *CHOICES)),
    Option("incite", "ruling", ("with_effect", "with_people"), before="with_people"),
    Option("set", "ruling", ("balanced", "first"), before="first"),
)
# Set-ups that try every mode and variant with few games: seats, mode, nation cards, nations.
TRIED = (
    (2, "E", "on", "in_order"),
    (3, "E", "on", "in_order"),
    (4, "E", "on", "in_order"),
    (2, "E", "on", "en_fr"),
    (2, "F", "on", "in_order"),
    (3, "F", "on", "in_order"),
    (4, "F", "on", "in_order"),
    (3, "F1", "on", "in_order"),
    (2, "P", "on", "in_order"),
    (3, "P", "on", "in_order"),
    (4, "P", "on", "in_order"),
    (2, "P", "off", "es_nl"),
    (2, "P1", "on", "es_nl"),
    (3, "P2", "on", "es_fr_nl"),
    (3, "P2", "off", "en_fr_nl"),
)
DECISIONS_OF_A_TURN = 400
# What the words of the card data mean.
WORDS = Vocabulary(VERBS, COUNTED)
PAYING = Paying(can_pay, use)


class ThirteenColonies(Rules):
    """13 Kolonien, for 2 to 4 players."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.actions = Actions(content.facts)
        self.guide = Guide(content.facts, self.actions)
        self.first: Guide | None = None
        self.worths = Worths(content.facts)
        self.reader = Features(content.facts)
        self.wordings: dict[str, str] = {}
        super().__init__(
            "13-kolonien",
            (2, 3, 4),
            OPTIONS,
            self.actions.catalogue,
            Path(__file__).parent,
            content.files.fingerprint(),
            PARTS,
            "carrack.games.thirteen_colonies.rules",
        )

    def called(self, setup: Setup) -> dict[str, str]:
        """Every seat is called by its nation; the nations in their order are the usual seats."""
        return {seat_thing(seat): seat_thing(nation) for seat, nation in enumerate(self.nations(setup))}

    def written(self, language: str) -> str:
        """What stands on the cards, made once for each language."""
        made = self.wordings.get(language)
        if made is None:
            made = self.wordings[language] = Wording(self.content, language).source()
        return made

    def reactions(self) -> tuple[str, ...]:
        return tuple(REACTIONS)

    def remarks(self, table: ColoniesTable) -> dict[str, bool]:
        """Whether a player finds no VP card open in their first turn: they are to drive the game (2a)."""
        first = table.turns <= table.seats and isinstance(table.stack[-1], TakeAction)
        return {"no-vp-card": first and table.slots.count(NONE) == len(table.slots)}

    def when(self, action: Action) -> Refusal | None:
        return WHEN.get(type(action))

    def how_far(self, table: ColoniesTable) -> tuple[int, ...]:
        """Epoch and round (E3)."""
        return table.epoch, round_of(table)

    def nations(self, setup: Setup) -> tuple[int, ...]:
        """The nation of each seat."""
        chosen = setup.options["nations"]
        if chosen == "in_order":
            return tuple(range(setup.seats))
        return tuple(NATIONS.index(SHORT[part]) for part in chosen.split("_"))

    def guide_of(self, setup: Setup) -> Guide:
        """The facts that a set-up is played with: the present set, or the one that was first reconstructed.

        Cards differ in their numbers only, so that actions and worths are the same.
        """
        if setup.options["set"] == "balanced":
            return self.guide
        if self.first is None:
            self.first = Guide(Content(self.content.files, WORDS, first=True).facts, self.actions)
        return self.first

    def refuses(self, setup: Setup) -> str:
        nations = setup.options["nations"]
        if nations != "in_order" and len(nations.split("_")) != setup.seats:
            return f"nations={nations} is for {len(nations.split('_'))} players"
        if setup.options["nation_cards"] == "off" and not setup.options["mode"].startswith("P"):
            return "only the professional game has nation cards to leave out"
        try:
            self.guide_of(setup)
        except ContentError as error:
            return f"set={setup.options['set']} does not go with the data pack: {error}"
        return ""

    def setups(self) -> list[Setup]:
        """Every mode with every number of players, and the options where they matter."""
        return [
            self.setup(seats, {"mode": mode, "nation_cards": cards, "nations": nations})
            for seats, mode, cards, nations in TRIED
        ] + [
            self.setup(3, {"mode": "P", "incite": "with_people"}),
            self.setup(2, {"set": "first"}),
            self.setup(4, {"mode": "P", "set": "first"}),
        ]

    def empty_table(self, setup: Setup) -> ColoniesTable:
        nations = self.nations(setup)
        guide = self.guide_of(setup)
        mode = guide.facts.modes[setup.options["mode"]]
        nation_cards = mode.nation_cards and setup.options["nation_cards"] == "on"
        return ColoniesTable(guide, mode, nations, nation_cards, setup.options["incite"] == "with_people")

    def view(self, table: ColoniesTable, seat: int) -> ColoniesView:
        return ColoniesView(table, seat)

    def redeal(self, table: ColoniesTable, seat: int, seed: int) -> ColoniesTable:
        other = redeal(table, seat, seed, PAYING)
        other.stack = announced(other.stack, seat)
        return other

    def evaluate(self, view: ColoniesView) -> float:
        return evaluate(view, self.worths)

    def evaluate_table(self, table: ColoniesTable, seat: int) -> float:
        return evaluate_table(table, self.worths, seat)

    def term_names(self) -> list[str]:
        return list(TERMS)

    def terms(self, view: ColoniesView) -> list[float]:
        return terms(view, self.worths)

    def feature_names(self) -> list[str]:
        return self.reader.names

    def features(self, table: ColoniesTable, seat: int) -> list[int]:
        return self.reader.of(table, seat)

    def family(self, setup: Setup) -> str:
        """One for each mode; its shorter games belong to it."""
        return self.content.facts.modes[setup.options["mode"]].base.lower()

    def standings(self, table: ColoniesTable) -> Standings:
        return standings(table)

    def check(self, table: ColoniesTable) -> None:
        if table.revealed:
            check(table)
            check_remembered(table)

    def most_decisions(self, setup: Setup) -> int:
        """By the idle rule a VP card leaves the slots at the latest in every (n + 1)-th turn of n players.

        In a turn every action uses up cards of a hand that is refilled by at most one reshuffle; 400
        decisions are far more than the cards of a deck allow.
        """
        facts = self.content.facts
        mode = facts.modes[setup.options["mode"]]
        stack = sum(card.count for card in facts.cards if card.epoch in mode.epochs)
        return (stack * (setup.seats + 1) + 2 * setup.seats) * DECISIONS_OF_A_TURN

    def scene(self, view: ColoniesView) -> Scene:
        return scene(view)

    def board_text(self, view: ColoniesView) -> list[Panel]:
        return board_text(view)

    def map_text(self, view: ColoniesView) -> list[Panel]:
        return map_text(view)

    def printed(self) -> dict[str, object]:
        return self.content.files.records

    def figures(self, language: str) -> dict[str, Arg]:
        return figures(self.content, Page(language, self.folder))

    def components(self) -> list[Component]:
        return components(self.content)


def rules(pack: Path | None) -> ThirteenColonies:
    """The entry point of the game."""
    return ThirteenColonies(load_content(WORDS, pack))
