"""Exercises: every answer is recomputed by search over the engine; wrong files are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.table import open_asks
from carrack.lessons.course import CourseError, Place
from carrack.lessons.exercises import Exercise, check_exercise, exercises_of, read, right_answers
from carrack.lessons.loader import LessonError
from carrack.lessons.solving import RIGHT, WRONG, Attempt, Listed, listed

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


def attempt_at(exercise: Exercise, place: Place | None = None) -> Attempt:
    """Somebody at the beginning of an exercise, or with a place that was kept."""
    rules = rules_of("colonialism")
    start = exercise.file.setup
    match = Match(rules, rules.setup(start.players, start.options), start.seed, start=exercise.table)
    return Attempt(Listed(exercise, 1, 8, "convert"), match, place or Place())


@pytest.fixture
def brown_first() -> Exercise:
    """An exercise with one right answer."""
    return next(each for each in exercises_of(rules_of("colonialism")) if each.id == "brown-first")


def test_a_card_says_nothing_of_what_is_right_before_the_last_help(brown_first: Exercise) -> None:
    """Two helps, then the answer with its reason; there is no more after that."""
    attempt = attempt_at(brown_first)
    assert (attempt.card().text, attempt.card().state) == (brown_first.task, "choose")
    for helped in range(3):
        assert attempt.helps == [*brown_first.helps, brown_first.why][:helped]
        assert (attempt.card().expected, attempt.card().points) == ([], [])
        attempt.help()
    assert attempt.card().expected == ["collect natural"]
    assert attempt.card().points
    with pytest.raises(CourseError, match="that was all the help"):
        attempt.help()


def test_an_answer_is_judged_taken_back_and_kept(brown_first: Exercise) -> None:
    """A wrong one is told and can be taken back; the right one gets its reason."""
    attempt = attempt_at(brown_first)
    with pytest.raises(CourseError, match="no answer yet"):
        attempt.repeat()
    attempt.match.apply(attempt.seat, attempt.match.read("collect mineral"))
    assert (attempt.card().state, attempt.card().reply) == ("astray", WRONG)
    attempt.repeat()
    assert attempt.card().state == "choose"
    attempt.match.apply(attempt.seat, attempt.match.read("collect natural"))
    card = attempt.card()
    assert (card.state, card.reply, card.text) == ("done", RIGHT, brown_first.why)
    assert Attempt(attempt.listed, attempt.match, attempt.place).card() == card


def test_exercises_are_numbered_and_lead_to_the_next() -> None:
    """The last one leads nowhere."""
    found = listed(exercises_of(rules_of("colonialism")))
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert [one.next for one in found] == [*[one.exercise.id for one in found[1:]], ""]
