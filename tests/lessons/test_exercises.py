"""Exercises: every answer is recomputed by search over the engine; wrong files are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.kernel.registry import rules_of
from carrack.kernel.table import open_asks
from carrack.lessons.exercises import check_exercise, exercises_of, read, right_answers
from carrack.lessons.loader import LessonError

GAMES = ("colonialism", "concordia-venus", "goa", "13-kolonien")
EXERCISES = [(game, exercise.id) for game in GAMES for exercise in exercises_of(rules_of(game))]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_at_least_eight(game: str) -> None:
    """With different tasks."""
    found = exercises_of(rules_of(game))
    assert len(found) >= 8
    assert len({exercise.file.about for exercise in found}) >= 2


@pytest.mark.whole
@pytest.mark.parametrize(("game", "id_"), EXERCISES)
def test_answers_are_those_of_the_search(game: str, id_: str) -> None:
    """Also with other hidden cards, and said in both languages."""
    rules = rules_of(game)
    check_exercise(rules, next(each for each in exercises_of(rules) if each.id == id_))


def written(folder: Path, **changes: str) -> Path:
    """An exercise of Colonialism with something else in it."""
    good = next(each for each in exercises_of(rules_of("colonialism")) if each.id == "brown-first")
    text = good.path.read_text("utf-8")
    for old, new in changes.items():
        text = text.replace(old, new)
    path = folder / "brown-first.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_wrong_answer_is_told(tmp_path: Path) -> None:
    """The check recomputes what is right; it doesn't believe the file."""
    path = written(tmp_path, **{'right = ["collect natural"]': 'right = ["collect mineral"]'})
    with pytest.raises(LessonError, match=r"by search it is \['collect natural'\]"):
        check_exercise(rules_of("colonialism"), read(path, rules_of("colonialism")))


def test_a_choice_that_can_not_be_made_is_told(tmp_path: Path) -> None:
    """With the number of the choice, and what would be possible."""
    path = written(tmp_path, **{'"row 1", "row 2"': '"row 1", "row 1"'})
    with pytest.raises(LessonError, match=r"choice 2 is 'row 1'; possible there: row 2, row 3, row 4"):
        read(path, rules_of("colonialism"))


def test_others_choose_what_is_worst_for_the_seat() -> None:
    """With six black cubes for oneself the other player takes the brown ones."""
    rules = rules_of("colonialism")
    found = {exercise.id: exercise for exercise in exercises_of(rules)}
    exercise = found["four-instead-of-six"]
    assert right_answers(rules, exercise) == ["collect natural"]
    ask = open_asks(exercise.table)[0]
    assert {action.notation for action in ask.options(exercise.table)} > set(exercise.file.right)


def test_a_die_counts_at_its_worst() -> None:
    """Military Campaign: three natives may stay, two leave for certain."""
    rules = rules_of("colonialism")
    exercise = next(each for each in exercises_of(rules) if each.id == "campaign-shared")
    assert right_answers(rules, exercise) == ["in china"]
