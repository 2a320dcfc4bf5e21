"""How a learner goes through a lesson: as asked, otherwise, back, and out of it."""

import pytest

from carrack.kernel.table import open_asks
from carrack.lessons.course import Course, CourseError, Place
from carrack.lessons.loader import match_of
from carrack.lessons.others import choice_of


class Learner:
    """Somebody in a lesson; the others decide as soon as they can."""

    def __init__(self, lesson, rules, place=None, choices=()) -> None:
        self.lesson = lesson
        self.match = match_of(lesson, rules, choices)
        self.course = Course(lesson, self.match, place)

    @property
    def card(self):
        return self.course.card()

    def choose(self, notation: str) -> None:
        self.made(0, notation)
        self.others()

    def others(self) -> None:
        while (asks := open_asks(self.match.table)) and asks[0].seat != 0:
            self.made(asks[0].seat, choice_of(self.lesson, self.match, asks[0].seat).notation)

    def made(self, seat: int, notation: str) -> None:
        action = self.match.read(notation)
        self.match.apply(seat, action)
        self.course.chosen(seat, action)

    def made_by(self, seat: int) -> list[str]:
        return [choice.do for choice in self.match.choices if choice.seat == seat]


@pytest.fixture
def learner(lesson, pebbles):
    """Somebody at the beginning of the small lesson."""
    return Learner(lesson(more="[others]\n1 = ['take 2', 'take 1']"), pebbles)


def test_beat_by_beat(learner):
    """What is read is gone on from; a choice passes a beat; conditions pass another after two choices."""
    assert (learner.card.beat, learner.card.state, learner.card.points) == ("look", "read", ["pile"])
    learner.course.go_on()
    assert (learner.card.beat, learner.card.state, learner.card.expected) == ("three", "choose", ["take 3"])
    learner.choose("take 3")
    assert learner.card.beat == "six"
    assert learner.card.expected == ["take 3", "take 1", "take 2"]
    learner.choose("take 2")
    assert (learner.card.beat, learner.card.state) == ("six", "choose")
    learner.choose("take 1")
    assert learner.course.done
    assert learner.card.state == "done"


def test_the_things_of_the_options_are_pointed_at_unless_others_are_named(learner):
    """A beat without points means what its choices are about."""
    learner.course.go_on()
    assert learner.card.points == ["pile"]


def test_whoever_acts_at_once_has_read(learner):
    """A choice while something is to be read counts for the beat that asks for it."""
    learner.choose("take 3")
    assert learner.card.beat == "six"


def test_another_choice_is_answered_and_can_be_taken_back(learner):
    """By its own reply, or by the usual one; back leads in front of it, whoever has moved since."""
    learner.choose("take 1")
    assert learner.card.state == "astray"
    assert learner.card.reply.id == "lesson-small-three.few"
    assert len(learner.match.choices) == 2
    learner.course.repeat()
    assert not learner.match.choices
    assert (learner.card.beat, learner.card.state) == ("three", "choose")
    learner.choose("take 2")
    assert learner.card.reply.id == "coach-astray"


def test_whoever_goes_on_with_another_choice_has_done_a_beat_without_conditions(learner):
    """One with conditions stays until they hold."""
    learner.choose("take 1")
    learner.course.go_on()
    assert (learner.card.beat, learner.card.state) == ("six", "choose")
    learner.choose("take 3")
    assert learner.card.beat == "six"
    learner.choose("take 3")
    assert learner.course.done


def test_a_lesson_that_can_not_go_on_says_so(lesson, pebbles):
    """Back leads to where its path was left; or one plays on freely."""
    beats = "\n".join(
        f'[[beats]]\nid = "b{at}"\nexpects = ["take {count}"]' for at, count in enumerate((1, 1, 3))
    )
    head = "order = 1\nminutes = 1\n[setup]\nplayers = 3\nseed = 5"
    others = "[others]\n1 = ['take 3', 'take 3']\n2 = ['take 3', 'take 3']"
    learner = Learner(lesson(beats, head, others), pebbles)
    for _ in range(2):
        learner.choose("take 3")
        learner.course.go_on()
    assert learner.match.over
    assert (learner.card.beat, learner.card.state, learner.card.reply.id) == ("b2", "stuck", "coach-stuck")
    learner.course.repeat()
    assert (learner.card.beat, learner.card.state, learner.match.choices) == ("b0", "choose", [])


def test_one_beat_back_and_again(learner):
    """Where nothing was done since a beat began, the one before comes again."""
    assert learner.course.back_to() is None
    with pytest.raises(CourseError, match="beginning of the lesson"):
        learner.course.repeat()
    learner.course.go_on()
    learner.choose("take 3")
    learner.course.repeat()
    assert (learner.card.beat, learner.match.choices) == ("three", [])
    learner.course.repeat()
    assert learner.card.beat == "look"


def test_undo_brings_a_beat_back(learner):
    """Whatever takes choices back takes the beats back that began after them."""
    learner.choose("take 3")
    learner.match.rewind(0)
    learner.course.went_back()
    assert learner.card.beat == "three"


def test_free_play_and_back(learner):
    """The coach looks on; going back leads into the lesson again."""
    learner.choose("take 3")
    learner.course.leave()
    assert (learner.card.state, learner.card.expected) == ("free", [])
    learner.choose("take 1")
    learner.course.repeat()
    learner.others()
    assert (learner.card.beat, learner.card.state, learner.made_by(0)) == ("six", "choose", ["take 3"])


def test_what_is_written_for_the_others_counts_as_long_as_it_fits(lesson, pebbles):
    """From the first written choice that can't be made a computer player decides, the same one every time."""
    written = lesson(more="[others]\n1 = ['take 3', 'take 3', 'take 3']")
    asked = Learner(written, pebbles)
    for _ in range(2):
        asked.choose("take 3")
        if asked.card.state == "astray":
            asked.course.go_on()
    assert asked.made_by(1) == ["take 3", "take 3"]
    before = asked.made_by(1)
    again = Learner(written, pebbles)
    for _ in range(2):
        again.choose("take 3")
    assert again.made_by(1) == before


def test_a_place_is_kept(learner, pebbles):
    """Left and come back: the same beat, with the same card."""
    learner.choose("take 3")
    kept = Place(list(learner.course.place.began), learner.course.place.astray, learner.course.place.left)
    choices = [(choice.seat, choice.do) for choice in learner.match.choices]
    again = Learner(learner.lesson, pebbles, kept, choices)
    assert again.card == learner.card
