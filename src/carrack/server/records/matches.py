"""Matches before they begin, their seats, and matches in lists."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carrack.server.records.basics import (
    SEATS,
    CommandId,
    GameId,
    Name,
    Nonce,
    Record,
    SeatNumber,
    Seconds,
    Version,
    Word,
)


class SeatPlan(Record, frozen=True):
    """Who is to sit at a seat: the creator (several times: hot-seat), a computer player, or whoever comes."""

    who: Literal["me", "computer", "open"]
    kind: Word = ""
    """The kind of the computer player."""
    name: Name | None = None
    """What a person at a shared screen is called."""


class Clock(Record, frozen=True):
    """Time to decide. `live`: seconds per move and a reserve; `days`: seconds per move."""

    kind: Literal["none", "live", "days"] = "none"
    move: Seconds = 60
    reserve: Seconds = 600


class NewMatch(Record, frozen=True):
    """A match to create."""

    game: GameId
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=SEATS)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    public: bool = False
    clock: Clock = Clock()
    absent: Literal["wait", "computer", "forfeit"] = "wait"
    stand_in: Word = ""
    """The computer player that takes over an absent seat; left out: the usual one."""
    nonce: Nonce = "0"
    """What the creator adds to the chance of the match."""
    bots: bool = False
    """Whether bots may take open seats."""
    hints: bool = False
    """Whether people who play with each other may ask for hints."""


class Join(Record, frozen=True):
    """Take an open seat; without a number the first one."""

    command_id: CommandId
    expected_version: Version
    seat: SeatNumber | None = None
    invitation: Word = ""
    nonce: Nonce = "0"


class AskHint(Record, frozen=True):
    """A hint for a seat that has to decide. It is counted, once for each position."""

    seat: SeatNumber


class Branch(Record, frozen=True):
    """A new match from a position of another, at one screen or against computer players."""

    at: Version
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=SEATS)]


class Rematch(Record, frozen=True):
    """The same game with the same seats again."""

    nonce: Nonce = "0"


class Passing(Record, frozen=True):
    """The kinds of reactions that a seat declines without being asked, and until when.

    `turn`: until the seat has to decide something else. `stopped`: until it says otherwise.
    """

    kinds: Annotated[list[Word], Meta(max_length=20)]
    until: Literal["turn", "stopped"] = "turn"


class SeatRecord(Record, frozen=True):
    """A seat. `who`: a person, a computer player, or nobody yet."""

    seat: int
    who: Literal["person", "computer", "open"]
    name: str
    kind: str = ""
    mine: bool = False
    online: bool = False
    ready: bool = False
    """Joined and bound to start, or, in a secret simultaneous decision, done."""
    stand_in: bool = False
    """A computer player decides for an absent person."""
    forfeited: bool = False
    deadline: float | None = None
    """When the time to decide ends, as seconds since 1970."""
    reserve: int | None = None
    passing: Passing | None = None
    """What one's own seat declines without being asked; of others' seats it is not told."""
    replaced: str = ""
    """The computer player that failed here again and again; the simplest one plays in its place."""
    bot: bool = False
    """The person here is a bot: somebody's program with an account of its own."""
    hints: int = 0
    """So many hints were asked for here."""


class ResultRecord(Record, frozen=True):
    """How a match ended, by seat, and when, as seconds since 1970."""

    scores: list[int]
    places: list[int]
    ended: float


class MatchCard(Record, frozen=True):
    """A match in a list."""

    id: str
    game: str
    options: dict[str, str]
    status: Literal["open", "running", "over", "closed"]
    public: bool
    version: int
    at: int
    seats: list[SeatRecord]
    my_turn: bool
    created: float
    changed: float
    clock: Clock
    absent: str
    left: int | None = None
    """With a new match: how many more the person can make now, told when they are few."""
    result: ResultRecord | None = None
    bots: bool = False
    """Whether bots may take open seats."""
    hints: bool = False
    """Whether people who play with each other may ask for hints."""


class MatchList(Record, frozen=True):
    """Matches, newest change first. `next` is where to go on, if there are more."""

    matches: list[MatchCard]
    next: str = ""
