"""Commands to a match: each has the version it was made for, and an id; sent twice, it is done once."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from carrack.server.records.basics import CommandId, Notation, Record, SeatNumber, Version, Word
from carrack.server.records.matches import Passing
from carrack.server.records.state import State


class CommandRecord(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="type"):
    """A command to a match."""

    command_id: CommandId
    expected_version: Version


class Choose(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="choose"):
    """A choice for a seat, in the game's notation.

    With `changes` the answer's scene may be told by what differs from the one of the expected version.
    """

    seat: SeatNumber
    do: Notation
    changes: bool = False


class Undo(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the seat's last choice; `changes` as in `Choose`."""

    seat: SeatNumber
    changes: bool = False


class Rewind(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="rewind"):
    """Go back to the position after `at` choices; everybody who sits there must agree."""

    seat: SeatNumber
    at: Version


class AnswerRewind(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="answer_rewind"):
    """Agree with a proposed rewind, or not."""

    seat: SeatNumber
    agree: bool


class PassAlways(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="pass_always"):
    """Decline reactions of these kinds without being asked; no kinds: ask again."""

    seat: SeatNumber
    passing: Passing


class Start(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Begin; open seats are filled with computer players of the kind, or refused if it is empty."""

    fill: Word = ""


class Leave(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Give up one's seats: free before the start, played on by a computer player after it."""


class ComeBack(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="come_back"):
    """Take one's seats back from the stand-in."""


class HandOver(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="hand_over"):
    """Let a computer player decide for one's seats until one comes back."""


class Share(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="share"):
    """Whether whoever has the address may look at the match when it is over; whoever set it up says so."""

    shared: bool


LessonStep = Literal["go_on", "repeat", "leave", "help"]


class Lesson(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="lesson"):
    """In a lesson: go on from what was read, go back to the beginning of a beat, or leave for free play.

    In an exercise: take the answer back (`repeat`), or be helped, at last by the answer.
    """

    seat: SeatNumber
    act: LessonStep


class CloseMatch(CommandRecord, frozen=True, forbid_unknown_fields=True, tag="close"):
    """Call a match off that has not started, or that nobody else plays in."""


AnyCommand = (
    Choose
    | Undo
    | Rewind
    | AnswerRewind
    | PassAlways
    | Lesson
    | Start
    | Leave
    | HandOver
    | ComeBack
    | Share
    | CloseMatch
)


class Accepted(Record, frozen=True):
    """A command was carried out; the state is the one after it, for the seat that commanded."""

    command_id: str
    version: int
    state: State
