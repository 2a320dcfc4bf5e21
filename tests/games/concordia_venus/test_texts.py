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
from concordia_venus.build import game, table, turn

RULES = rules_of("concordia-venus")
HERE = Path(__file__).parent
GOODS = ("brick", "food", "tool", "wine", "cloth")
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
    "board-hand-size",
    "board-bank",
    "board-letter-wine",
    "piece-praefectus",
    "zone-bank",
    "zone-hand",
    "goods-counted",
    "board-province-orange",
    "board-province-gold",
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
        "board-piles",
        "board-hand",
        "board-partner",
    ]
    public = [panel.title.id for panel in RULES.board_text(RULES.view(made, -1))]
    assert "board-hand" not in public
    assert "board-partner" not in public


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 brick 1 food 1 tool 1 wine 1 cloth", "2 bricks 2 food 2 tools 2 wine 2 cloth"),
        ("de", "1 Ziegel 1 Nahrung 1 Werkzeug 1 Wein 1 Tuch", "2 Ziegel 2 Nahrung 2 Werkzeuge 2 Wein 2 Tuch"),
    ],
)
def test_goods_are_counted_in_the_plural(language, one, two):
    """Log, options, what they bring and why not; nothing is multiplied with a sign."""
    texts = TEXTS[language]
    for count, said in ((1, one), (2, two)):
        words = said.split()
        for at, good in enumerate(GOODS):
            args: dict[str, str | int] = {"seat": "seat:0", "good": f"good:{good}", "count": count}
            args |= {"sum": 9, "total": 4, "lent": 0}
            counted = " ".join(words[2 * at : 2 * at + 2])
            for id_ in (
                "event-stored",
                "event-sold-goods",
                "event-bought-goods",
                "action-buy",
                "action-sell",
            ):
                assert counted in texts.say(Message(id_, args)), id_
            for id_ in ("brings-trade", "brings-goods", "refusal-not-so-many"):
                assert counted in texts.say(Message(id_, args)), id_
            paid = texts.say(Message("brings-card", {**dict.fromkeys(GOODS, count), "any": 0, "score": "+1"}))
            assert f"{counted}," in paid
    assert "\N{MULTIPLICATION SIGN}" not in (RULES.folder / "text" / f"{language}.ftl").read_text("utf-8")


def test_no_province_is_called_like_a_player():
    """Cyprus has provinces by colour: sentences say that they are provinces, the map says the colour."""
    blue: dict[str, str | int] = {"seat": "seat:3", "province": "province:blue", "good": "good:wine"}
    english, german = TEXTS["en"], TEXTS["de"]
    said = english.say(Message("event-produced", blue))
    assert said == "Blue lets the blue province produce; the bonus is wine."
    gesagt = german.say(Message("event-produced", blue))
    assert gesagt == "Blau lässt die blaue Provinz produzieren; der Bonus ist Wein."
    assert english.say(RULES.catalogue.read("produce olive").label) == "Let the olive province produce"
    for texts in TEXTS.values():
        players = {texts.name(f"seat:{seat}") for seat in range(6)}
        provinces = {c.names[texts.language] for c in RULES.components() if c.kind == "province"}
        assert not players & provinces
        assert texts.say(Message("board-province-blue")) in players


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_tell_the_points_on_cards(language):
    """Minerva's by specialist, those of the Concordia card; the Praefectus Magnus is explained."""
    texts = {c.id: TEXTS[language].say(Message(c.text)) for c in RULES.components() if c.text}
    for card, points in (("mason", 3), ("farmer", 3), ("smith", 3), ("vintner", 4), ("ii-weaver", 5)):
        assert f" {points} " in texts[f"card:{card}"]
    assert re.findall(r"\d", texts["god:minerva"]) == ["3", "3", "3", "4", "5"]
    assert str(game().content.facts.concordia) in texts["concordia"]
    assert "Minerva" not in texts["praefectus_magnus"]
    assert texts["praefectus_magnus"]


@pytest.mark.parametrize("mode", ["individual", "team"])
def test_everything_on_the_board_as_text_has_a_name(mode):
    """Whatever a cell points at is a component, the second Prefect of a hand too."""
    match = Match(RULES, RULES.setup(4, {"mode": mode}), 1)
    named = {component.id for component in RULES.components()}
    for seat in range(-1, 4):
        for panel in RULES.board_text(RULES.view(match.table, seat)):
            cells = [cell for row in panel.rows for cell in row if isinstance(cell, str)]
            assert [cell for cell in cells if cell not in named] == []
