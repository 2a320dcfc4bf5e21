"""Concordia Venus speaks English and German: everything that play can bring is said in both."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.perspective import why_not
from carrack.kernel.registry import rules_of
from carrack.kernel.table import open_asks
from carrack.kernel.text import LANGUAGES, Texts
from concordia_venus.build import table, turn

RULES = rules_of("concordia-venus")
HERE = Path(__file__).parent
TEXTS = {language: Texts(language, RULES) for language in LANGUAGES}
THING = re.compile(r"\b(province|city|card|seat|good|god|path|colonist):\w")
# Names, figures and headings that are the same in English and German.
SAME_IN_BOTH = {
    "game-name",
    "map-imperium",
    "map-ionium",
    "map-hellas",
    "map-cyprus",
    "board-magnus",
    "board-team",
    "board-seat",
    "board-hand-size",
    "board-none",
    "board-bank",
    "board-letter-wine",
    "piece-praefectus",
    "zone-bank",
    "zone-hand",
}


def catalogue(language: str) -> dict[str, ftl.Message]:
    """The game's own texts by id."""
    path = RULES.folder / "text" / f"{language}.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def everything_said(seats: int, seed: int, options: dict[str, str]) -> set[Message]:
    """Every message of one random game; now and then also why everything else is refused."""
    match = Match(RULES, RULES.setup(seats, options), seed)
    stream = Stream(seed)
    said: set[Message] = set()
    while not match.over:
        ask = open_asks(match.table)[0]
        said |= {ask.prompt(match.table), ask.waiting(match.table)}
        brought = [ask.consequence(match.table, action) for action in ask.options(match.table)]
        said |= {message for message in brought if message is not None}
        if len(match.choices) % 25 == 0:
            said |= {
                refusal.message
                for action in RULES.catalogue.actions
                if (refusal := why_not(match.table, ask.seat, action))
            }
        choices = ask.options(match.table)
        match.apply(ask.seat, choices[stream.below(len(choices))])
    for seat in range(-1, seats):
        said.update(match.perspective(seat).events)
    for seat in range(-1, seats):
        for panel in RULES.board_text(RULES.view(match.table, seat)):
            said |= {cell for row in panel.rows for cell in row if isinstance(cell, Message)}
    return said | {event.in_full() for told in match.events for event in told}


@pytest.fixture(scope="module")
def said() -> set[Message]:
    """What is said in some random games of both modes, with the labels of all actions."""
    found = {action.label for action in RULES.catalogue.actions}
    found |= everything_said(3, 1, {"interim": "on", "map": "hellas"})
    found |= everything_said(4, 2, {"mode": "team", "map": "ionium"})
    found |= everything_said(6, 3, {"mode": "team", "display": "wine"})
    found |= everything_said(5, 3, {"map": "cyprus"})
    return found


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_play_brings_can_be_said(said, language):
    """Texts fit their arguments; all things have names."""
    for message in said:
        text = TEXTS[language].say(message)
        assert text
        assert not THING.search(text), text
        assert "{" not in text, text


@pytest.mark.whole
def test_all_events_prompts_and_actions_came_up(said):
    """The test above means something: nothing of these kinds was left unsaid."""
    met = {message.id for message in said}
    kinds = {"event", "prompt", "action", "waiting", "brings"}
    rare = {"event-no-end"}
    assert {id_ for id_ in catalogue("en") if id_.split("-")[0] in kinds} - met <= rare


def test_every_refusal_of_the_code_has_a_text_and_a_test():
    """Each reason that the code can give is in both catalogues and is asked for in some test."""
    named = set()
    for path in RULES.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(f"refusal-{node.value}")
    texts = {id_ for id_ in catalogue("en") if id_.startswith("refusal-")}
    built = {
        f"refusal-no-{kind}-{what}"
        for kind in ("land", "sea")
        for what in ("path", "colonist-there", "colonist-left")
    }
    assert texts - named <= built
    tests = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    untested = {id_ for id_ in texts if f'"{id_.removeprefix("refusal-")}"' not in tests}
    assert untested <= {"refusal-no-land-path"}


def test_both_languages_say_the_same_things():
    """The same ids, and nothing untranslated but names."""
    english, german = catalogue("en"), catalogue("de")
    assert set(english) == set(german)
    assert {id_ for id_ in english if english[id_].equals(german[id_])} == SAME_IN_BOTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_read_differently(language):
    """No two options can look the same: labels are unique."""
    labels = [TEXTS[language].say(action.label) for action in RULES.catalogue.actions]
    assert len(set(labels)) == len(labels)


def test_every_message_of_the_rarest_situations_can_be_said():
    """The end of a game that nobody ends, and every card's and god's text."""
    for texts in TEXTS.values():
        assert texts.say(Message("event-no-end", {"count": 100}))
        for component in RULES.components():
            if component.text:
                assert texts.say(Message(component.text))


def test_the_board_as_text_names_what_lies_there():
    """The panels of a seat: status, cities, colonists, display, players, points, cards."""
    made = table(4, mode="team", display=["i-mercator"], piles={"red": ["prefect"]}, land={"red": ["roma"]})
    turn(made, "yellow", "play legatus")
    titles = [panel.title.id for panel in RULES.board_text(RULES.view(made, 2))]
    assert titles == [
        "board-status",
        "board-cities",
        "board-colonists",
        "board-display",
        "board-players",
        "board-points",
        "board-hands",
        "board-piles",
        "board-hand",
        "board-partner",
    ]
    public = [panel.title.id for panel in RULES.board_text(RULES.view(made, -1))]
    assert "board-hand" not in public
    assert "board-partner" not in public


@pytest.mark.parametrize("mode", ["individual", "team"])
def test_everything_on_the_board_as_text_has_a_name(mode):
    """Whatever a cell points at is a component, the second Prefect of a hand too."""
    match = Match(RULES, RULES.setup(4, {"mode": mode}), 1)
    named = {component.id for component in RULES.components()}
    for seat in range(-1, 4):
        for panel in RULES.board_text(RULES.view(match.table, seat)):
            cells = [cell for row in panel.rows for cell in row if isinstance(cell, str)]
            assert [cell for cell in cells if cell not in named] == []
