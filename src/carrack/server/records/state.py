"""A match as one seat may know it."""

from __future__ import annotations

from typing import Any, Literal

from carrack.server.records.basics import Record, Refused, Said
from carrack.server.records.lessons import CoachCard
from carrack.server.records.matches import Clock, SeatRecord


class OptionNow(Record, frozen=True):
    """An option: what it is in notation, its label, what it points at, and what it brings.

    Options with the same label's id and the same things that have an `amount` are a run of numbers. `kind` is
    the entry of the decision's menu that it belongs to, or empty.
    """

    do: str
    label: Said
    things: list[str]
    brings: Said | None = None
    amount: int | None = None
    kind: str = ""


class KindNow(Record, frozen=True):
    """A kind of action in a menu: what it brings, or why it is closed now."""

    id: str
    label: Said
    brings: Said | None = None
    closed: Refused | None = None


class DecisionRecord(Record, frozen=True):
    """What the seat has to decide; `suggested` is the `do` of what most would choose, or empty.

    `reaction` is the kind of a question that the seat may have declined always (`reaction-…` in the texts of
    the game); its first option declines. `menu` lists the kinds of action to choose from, closed ones as
    well; it is empty where the question is no menu. `about` is the thing in question, such as the lot of an
    auction, or empty. `note` is the text that explains this kind of question to newcomers, if the game has
    it.
    """

    seat: int
    prompt: Said
    options: list[OptionNow]
    suggested: str = ""
    reaction: str = ""
    menu: list[KindNow] = []
    about: str = ""
    note: str = ""


class ZoneRecord(Record, frozen=True):
    """A place of the scene."""

    id: str
    kind: str
    owner: int


class PieceRecord(Record, frozen=True):
    """A piece of the scene; an empty face is a back."""

    id: str
    kind: str
    place: str
    owner: int
    face: str
    badge: int | None
    means: list[str]


class SceneRecord(Record, frozen=True):
    """What lies where, on which of the game's sheets, and whose move it is, whoever is asked about it."""

    sheet: str
    zones: list[ZoneRecord]
    pieces: list[PieceRecord]
    acting: list[int] = []


class UndoRecord(Record, frozen=True):
    """Whether the seat may take its last choice back, and if not, what closed the way."""

    open: bool
    closed: Said | None = None


class Position(Record, frozen=True):
    """A position as one seat may know it. `at` counts the choices before it.

    `scores` are what the seats would have had if the match had ended there; they are told when it is over.
    """

    at: int
    of: int
    seat: int
    scene: SceneRecord
    waiting_for: list[int]
    waiting: list[Said]
    decision: DecisionRecord | None
    undo: UndoRecord | None
    scores: list[int] = []


class Change(Record, frozen=True):
    """How the scene follows from the one that the client has, which is that of version `since`.

    The position's scene has only what is new then. Numbers count through the zones or pieces that lay there
    before, and on through the new ones. They are told in runs: the first number, and how many follow each
    other.
    """

    since: int
    zones: list[int]
    pieces: list[int]


class Passed(Record, frozen=True):
    """A position between two states: what `Position` has, zones and pieces as in `Change`."""

    at: int
    sheet: str
    zones: list[int]
    pieces: list[int]
    acting: list[int]
    waiting_for: list[int]
    waiting: list[Said]


class Between(Record, frozen=True):
    """The positions after computer players' choices between the version somebody has and this one.

    Few things differ from one position to the next: numbers count through those of the state's own scene and
    on through these lists, which have the others, each once.
    """

    zones: list[ZoneRecord]
    pieces: list[PieceRecord]
    positions: list[Passed]


class LogEntry(Record, frozen=True):
    """A choice and what it brought about; `do` is empty where the choice is not known by value.

    A known choice that brought no event about is told by its label.
    """

    number: int
    seat: int
    do: str
    events: list[Said]
    label: Said | None = None


class CategoryRecord(Record, frozen=True):
    """A row of the score table."""

    name: str
    values: list[int]


class StandingsRecord(Record, frozen=True):
    """The result."""

    scores: list[int]
    teams: list[int]
    places: list[int]
    tie_break: str
    categories: list[CategoryRecord]


class Proposal(Record, frozen=True):
    """A rewind that waits for consent."""

    at: int
    by: int
    agreed: list[int]
    needed: list[int]


class Proof(Record, frozen=True):
    """The proof of the shuffles: secret and additions are told when the match is over."""

    commitment: str
    secret: str = ""
    nonces: list[str] = []


class State(Record, frozen=True):
    """A match at one version, as one seat (or the public, -1) may know it.

    `log` holds the entries from number `log_from` on; what a client has from that number on is to be
    replaced (choices may have been taken back since). Number 0 is the set-up. `between` is None where no
    computer player moved in between, or where too much happened to be watched.
    """

    match: str
    game: str
    options: dict[str, str]
    status: Literal["open", "running", "over", "closed"]
    version: int
    public: bool
    creator: bool
    invitation: str
    seats: list[SeatRecord]
    looking: int
    position: Position | None
    between: Between | None
    log_from: int
    log: list[LogEntry]
    standings: StandingsRecord | None
    proposal: Proposal | None
    proof: Proof
    clock: Clock
    absent: str
    now: float
    next_match: str = ""
    """The rematch, if somebody asked for one."""
    shared: bool = False
    """Whether anybody who has the address may look at the match when it is over."""
    lesson: CoachCard | None = None
    """What the coach shows, to the learner in a lesson."""
    called: dict[str, str] = {}
    """With these options things bear another thing's name, and texts are said by another text."""
    change: Change | None = None
    """None: the scene is whole, as it always is unless a client asks for changes."""
    bots: bool = False
    """Whether bots may take open seats."""
    hints: bool = False
    """Whether people who play with each other may ask for hints."""
    opened: bool = False
    """Whether one may analyse its positions: it is over, or a file of one's own."""


class History(Record, frozen=True):
    """Every choice of a match as one seat may know it."""

    match: str
    log: list[LogEntry]


class Reason(Record, frozen=True):
    """An action that is not possible now, and why."""

    do: str
    label: Said
    refused: Refused


class Reasons(Record, frozen=True):
    """Why a thing can't be chosen or an action not be done now; `possible` is what can be done with it.

    `about` is the thing that is meant: of a piece that no action means the place where it lies. It is empty
    if an action was asked about.
    """

    reasons: list[Reason]
    possible: list[OptionNow]
    about: str = ""


class PanelRecord(Record, frozen=True):
    """A part of the board as text: cells are messages, names of things or numbers."""

    title: Said
    columns: list[Said]
    rows: list[list[Said | str | int]]


class Known(Record, frozen=True):
    """All that a seat may know, for programs; `views_by_seat` is empty unless everything is open."""

    game: str
    at: int
    of: int
    waiting_for: list[int]
    view: dict[str, Any]
    views_by_seat: dict[str, dict[str, Any]]


class TextBoard(Record, frozen=True):
    """The position as text, for screen readers."""

    panels: list[PanelRecord]
