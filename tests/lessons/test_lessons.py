"""Every lesson of every game: read, said in both languages, played through as its cards say and otherwise."""

import pytest

from carrack.arena.checks.words import Reader
from carrack.kernel.registry import game_ids, rules_of
from carrack.lessons.check import check_lesson, goes_on_freely
from carrack.lessons.loader import lessons_of

LESSONS = [(game, lesson.id) for game in game_ids() for lesson in lessons_of(rules_of(game))]


@pytest.mark.whole
@pytest.mark.parametrize(("game", "id_"), LESSONS)
def test_whoever_does_what_the_cards_say_finishes(game: str, id_: str) -> None:
    """The marked options lead through every beat; other choices are answered and can be taken back."""
    rules = rules_of(game)
    check_lesson(rules, next(lesson for lesson in lessons_of(rules) if lesson.id == id_))


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
