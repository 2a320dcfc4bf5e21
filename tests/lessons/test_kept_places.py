"""A learner's place is kept between choices, as the server does: the lesson goes the same way."""

import pytest

from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.table import open_asks
from carrack.lessons.course import Course, Place
from carrack.lessons.loader import lessons_of, match_of
from carrack.lessons.others import choice_of

LESSONS = [(game, lesson.id) for game in game_ids() for lesson in lessons_of(rules_of(game))]


@pytest.mark.parametrize(("game", "id_"), LESSONS)
def test_a_place_that_is_kept_takes_a_choice_for_the_beat_where_it_was_made(game: str, id_: str) -> None:
    """Whoever does what is asked is never told to have done something else, whoever remembers the place."""
    rules = rules_of(game)
    lesson = next(lesson for lesson in lessons_of(rules) if lesson.id == id_)
    match = match_of(lesson, rules)
    place = Place()
    seen = []
    while not Course(lesson, match, place).done:
        card = Course(lesson, match, place).card()
        seen.append(card.beat)
        asked = lesson.file.learner if match.over else open_asks(match.table)[0].seat
        if asked == lesson.file.learner and card.state == "read":
            Course(lesson, match, place).go_on()
            continue
        assert asked != lesson.file.learner or card.state == "choose", (card.beat, card.state)
        action = match.read(card.expected[0]) if card.state == "choose" else choice_of(lesson, match, asked)
        match.apply(asked, action)
        Course(lesson, match, place).chosen(asked, action)
    assert list(dict.fromkeys(seen)) == [beat.id for beat in lesson.beats]
