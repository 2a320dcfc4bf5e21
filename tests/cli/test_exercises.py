"""`carrack exercises`: answers, helps and the solution; what is asked for wrongly."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from carrack.cli.app import carrack


def said(*words: str, typed: str = "") -> tuple[int, str]:
    """What a command prints."""
    done = CliRunner().invoke(carrack, ["exercises", *words], input=typed)
    return done.exit_code, done.output


def test_helps_come_in_two_steps_and_the_right_answer_is_explained() -> None:
    """A wrong answer may be followed by others."""
    code, text = said("solve", "colonialism", "brown-first", "--lang", "en", typed="help\nhelp\nhelp\n1\n2\n")
    assert code == 0
    steps = [
        "Only your scarcest",
        "Work it out",
        "That was all the help",
        "Not the best",
        "Right!",
        "You have no",
    ]
    places = [text.index(step) for step in steps]
    assert places == sorted(places)


def test_enter_shows_the_answer() -> None:
    """In German, too."""
    code, text = said("solve", "13-kolonien", "envoy-tie", "--lang", "de", typed="hilfe\n\n")
    assert code == 0
    assert "Die Lösung: in new_england" in text
    assert "4 SP zu 0" in text


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["solve", "colonialism", "nothing"], "there is no exercise 'nothing'; there are brown-first"),
        (["mine", "colonialism", "--question", "Nothing"], "Nothing is no question of colonialism"),
        (["mine", "colonialism", "--question", "ChooseRow", "--bot", "nobody"], "nobody"),
    ],
)
def test_what_is_not_there_is_told(words: list[str], why: str) -> None:
    """With what there is."""
    code, text = said(*words)
    assert code == 2
    assert why in " ".join(text.split())


def test_candidates_of_all_kinds_of_questions() -> None:
    """Each with its question, its right answers, and the choices before; the same seed gives the same."""
    code, text = said("mine", "colonialism", "--players", "2", "--bot", "random", "--seed", "1")
    assert code == 0
    assert len(set(re.findall(r"^after \d+ choices, (\w+): ", text, re.MULTILINE))) > 1
    assert "right = [" in text
    assert "played = [" in text
    assert said("mine", "colonialism", "--players", "2", "--bot", "random", "--seed", "1") == (code, text)
