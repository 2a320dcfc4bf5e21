"""Every lesson of every game: read, said in both languages, played through as its cards say and otherwise."""

import pytest

from carrack.arena.checks.words import Reader
from carrack.kernel.chance import Stream
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.table import open_asks
from carrack.lessons.check import Walk, check_lesson, goes_on_freely, made
from carrack.lessons.course import Course
from carrack.lessons.loader import folder_of, lessons_of, match_of
from carrack.lessons.others import choice_of
from carrack.lessons.records import Beat

LESSONS = [(game, lesson.id) for game in game_ids() for lesson in lessons_of(rules_of(game))]
NOTHING_DONE = {"pass", "discard"}
"""Kinds of action by which somebody goes without one: no lesson asks for them."""


@pytest.mark.whole
@pytest.mark.parametrize(("game", "id_"), LESSONS)
def test_whoever_does_what_the_cards_say_finishes(game: str, id_: str) -> None:
    """The marked options lead through every beat; other choices are answered and can be taken back."""
    rules = rules_of(game)
    check_lesson(rules, next(lesson for lesson in lessons_of(rules) if lesson.id == id_))


@pytest.mark.whole
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "id_"), LESSONS)
def test_whoever_knows_nothing_but_the_card_finishes(game: str, id_: str, seed: int) -> None:
    """They take any of the options that it marks, not always the first, and never leave the lesson's path."""
    rules = rules_of(game)
    lesson = next(lesson for lesson in lessons_of(rules) if lesson.id == id_)
    course = Course(lesson, match_of(lesson, rules))
    chance = Stream(seed)
    while (card := course.card()).state != "done":
        asked = [ask.seat for ask in open_asks(course.match.table)]
        if asked and course.seat not in asked:
            made(course, asked[0], choice_of(lesson, course.match, asked[0]))
        elif card.state == "read":
            course.go_on()
        else:
            assert card.state == "choose", card.beat
            marked = card.expected[chance.below(len(card.expected))]
            made(course, course.seat, course.match.read(marked))


@pytest.mark.whole
@pytest.mark.parametrize("game", game_ids())
def test_whoever_does_anything_else_can_play_to_the_end(game: str) -> None:
    """The coach answers, and is left when the lesson can't go on; the others always have a choice to make."""
    rules = rules_of(game)
    for lesson in lessons_of(rules)[:1]:
        assert goes_on_freely(rules, lesson, 1).over


@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_question_has_its_note(game: str) -> None:
    """In both languages, with a section of the rules, and no note is about anything else."""
    Reader(rules_of(game)).check_notes()


@pytest.mark.parametrize("game", game_ids())
def test_every_game_begins_with_a_first_game(game: str) -> None:
    """It is the first lesson, of 25 to 40 beats."""
    first = lessons_of(rules_of(game))[0]
    assert first.id == "first-game"
    assert 25 <= len(first.beats) <= 40


@pytest.mark.whole
@pytest.mark.parametrize("game", game_ids())
def test_a_first_game_has_each_kind_of_action(game: str) -> None:
    """The cards lead through all that the menus list; without menus, through the whole first hand."""
    rules = rules_of(game)
    lesson = lessons_of(rules)[0]
    listed: dict[str, set[str]] = {}
    asked_first: set[str] = set()

    class Watched(Walk):
        def pass_by_choices(self, course: Course, at: int, beat: Beat) -> None:
            decision = course.perspective.decision
            assert decision is not None
            listed.update({entry.kind.id: entry.kind.notations for entry in decision.menu})
            asked_first.update([] if asked_first else [action.notation for action in decision.options])
            super().pass_by_choices(course, at, beat)

    course = Watched(rules, lesson, folder_of(rules) / f"{lesson.id}.toml").through()
    done = {choice.do for choice in course.match.choices if choice.seat == course.seat}
    wanted = {kind: them for kind, them in listed.items() if kind not in NOTHING_DONE}
    wanted = wanted or {notation: {notation} for notation in asked_first}
    assert len(wanted) >= 5
    assert [kind for kind, notations in wanted.items() if not notations & done] == []
