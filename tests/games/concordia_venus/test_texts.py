"""Concordia Venus speaks English and German: everything that play can bring is said in both."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from said import catalogue, check_said, everything_said

from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.registry import rules_of
from carrack.kernel.text import LANGUAGES, Texts
from concordia_venus.build import game, table, turn

RULES = rules_of("concordia-venus")
HERE = Path(__file__).parent
GOODS = ("brick", "food", "tool", "wine", "cloth")
TEXTS = {language: Texts(language, RULES) for language in LANGUAGES}
THINGS = "province|city|card|seat|good|god|path|colonist"
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


@pytest.fixture(scope="module")
def said() -> set[Message]:
    """What is said in some random games of both modes, with the labels of all actions."""
    found = {action.label for action in RULES.catalogue.actions}
    found |= everything_said(RULES, 3, 1, {"interim": "on", "map": "hellas"}, refusals_every=25)
    found |= everything_said(RULES, 4, 2, {"mode": "team", "map": "ionium"}, refusals_every=25)
    found |= everything_said(RULES, 6, 3, {"mode": "team", "display": "wine"}, refusals_every=25)
    found |= everything_said(RULES, 5, 3, {"map": "cyprus"}, refusals_every=25)
    return found


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_play_brings_can_be_said(said, language):
    """Texts fit their arguments; all things have names."""
    for message in said:
        check_said(TEXTS[language], message, THINGS)


@pytest.mark.whole
def test_all_events_prompts_and_actions_came_up(said):
    """The test above means something: nothing of these kinds was left unsaid."""
    met = {message.id for message in said}
    kinds = {"event", "prompt", "action", "waiting", "brings"}
    rare = {"event-no-end"}
    assert {id_ for id_ in catalogue(RULES, "en") if id_.split("-")[0] in kinds} - met <= rare


def test_every_refusal_of_the_code_has_a_text_and_a_test():
    """Each reason that the code can give is in both catalogues and is asked for in some test."""
    named = set()
    for path in RULES.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(f"refusal-{node.value}")
    texts = {id_ for id_ in catalogue(RULES, "en") if id_.startswith("refusal-")}
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
    english, german = catalogue(RULES, "en"), catalogue(RULES, "de")
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
