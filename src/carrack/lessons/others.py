"""What the other seats of a lesson do: what is written down for them, as long as it fits.

A seat's next written choice is made if it can be made. Once one can't, because the learner went another way,
or a seat's list is at its end, a computer player of the lesson's level decides; and once a seat has chosen
something that isn't written, nothing that is written counts any more.
"""

from __future__ import annotations

from carrack.arena.games import seed_of
from carrack.bots.kinds import make_bot
from carrack.kernel.actions import Action
from carrack.kernel.match import Match
from carrack.lessons.records import Lesson


def choice_of(lesson: Lesson, match: Match, seat: int) -> Action:
    """What another seat chooses now. The same after the same choices, so that a beat can be repeated."""
    written = written_now(lesson, match, seat)
    if written is not None:
        return written
    return make_bot(lesson.file.level, seed_for(lesson, match, seat)).choose(match.perspective(seat))


def written_now(lesson: Lesson, match: Match, seat: int) -> Action | None:
    """The choice that is written for a seat, if it can be made."""
    written = written_next(lesson, match, seat)
    return written if written in match.perspective(seat).options else None


def seed_for(lesson: Lesson, match: Match, seat: int) -> int:
    """The seed of the computer player who decides for a seat now."""
    return seed_of(lesson.file.setup.seed, lesson.id, seat, len(match.choices))


def written_next(lesson: Lesson, match: Match, seat: int) -> Action | None:
    """The next choice that is written for a seat, if all made so far were the written ones."""
    made: dict[int, int] = {}
    for choice in match.choices:
        if choice.seat == lesson.file.learner:
            continue
        at = made.get(choice.seat, 0)
        made[choice.seat] = at + 1
        own = lesson.file.others.get(str(choice.seat), [])
        if at < len(own) and match.read(own[at]).notation != choice.do:
            return None
    own = lesson.file.others.get(str(seat), [])
    at = made.get(seat, 0)
    return match.read(own[at]) if at < len(own) else None
