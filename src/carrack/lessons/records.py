"""What a lesson's file holds; `docs/teaching.md` describes it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType, field

from carrack.bots.levels import LEVELS
from carrack.kernel.messages import Message

Seat = Annotated[int, Meta(ge=0)]
Id = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
Value = bool | int | str


EXERCISE: Final = "exercise-"
"""Before the id of an exercise, where lessons are kept with it; no lesson's id begins so."""


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    """Some of the scene's pieces: those with all that is named here. A `*` stands for any letters."""

    id: str = "*"
    kind: str = "*"
    place: str = "*"
    face: str = "*"
    owner: int | UnsetType = UNSET


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that holds for what the learner's seat sees.

    It looks at a place of the view (`path`, its keys with dots between them; a list counts by its length) or
    counts pieces of the scene.
    """

    path: str = ""
    pieces: Pieces | UnsetType = UNSET
    equals: Value | UnsetType = UNSET
    at_least: int | UnsetType = UNSET
    at_most: int | UnsetType = UNSET
    contains: Value | UnsetType = UNSET
    lacks: Value | UnsetType = UNSET


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea of a lesson: what is said, what it points at, and what the learner does.

    `expects` are choices by notation, a `*` standing for any letters; without any the learner goes on when
    they have read it. A beat with `passed` lasts until these conditions hold, over several choices if need
    be; without, the first expected choice passes it. `replies` answer other choices, by the names of
    attributes of the beat's text.
    """

    id: Id
    points: list[str] = []
    expects: list[str] = []
    passed: list[Condition] = []
    replies: dict[str, Id] = {}
    section: str = ""
    names: dict[str, str | int] = {}


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The table that a lesson begins with: the set-up, or where some choices have led from there.

    `played` are these choices by notation; each is made by the first of the seats that have to decide.
    """

    players: int
    seed: int
    options: dict[str, str] = {}
    played: list[str] = []


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written: `others` are the other seats' choices, by the number of the seat."""

    order: int
    minutes: Annotated[int, Meta(ge=1, le=60)]
    setup: Start
    beats: Annotated[list[Beat], Meta(min_length=1)]
    learner: Seat = 0
    level: str = LEVELS[0]
    others: dict[str, list[str]] = field(default_factory=dict)


class Lesson(Struct, frozen=True):
    """A lesson that was read: its id is the name of its file. `mark` changes with what stands in the file.

    `start` is the table that the choices before the lesson lead to; None where there are none.
    """

    id: str
    file: LessonFile
    mark: str
    start: Any = None

    @property
    def beats(self) -> list[Beat]:
        return self.file.beats

    @property
    def title(self) -> Message:
        return Message(f"lesson-{self.id}")

    @property
    def about(self) -> Message:
        """What one learns in it, in a sentence."""
        return Message(f"lesson-{self.id}.about")

    def text_id(self, beat: Beat, attribute: str = "") -> str:
        """The message of a beat, or an answer of it to another choice."""
        id_ = f"lesson-{self.id}-{beat.id}"
        return f"{id_}.{attribute}" if attribute else id_

    def as_json(self) -> dict[str, Any]:
        """For lists of lessons."""
        return {
            "id": self.id,
            "minutes": self.file.minutes,
            "players": self.file.setup.players,
            "title": self.title.as_json(),
            "about": self.about.as_json(),
        }
