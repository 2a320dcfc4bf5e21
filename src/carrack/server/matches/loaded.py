"""A match in memory: who sits where, the rules in progress, and what it takes to go on."""

from __future__ import annotations

import secrets
from typing import Any, Final

from msgspec import Struct

from carrack.kernel.match import Match
from carrack.kernel.rules import Rules
from carrack.kernel.table import open_asks
from carrack.lessons.course import Place
from carrack.lessons.records import EXERCISE
from carrack.server.matches.differing import Sight
from carrack.server.matches.seats import Seat
from carrack.server.records.matches import Clock, ResultRecord
from carrack.server.records.problems import ProblemError
from carrack.server.records.state import Position, Proposal

SETUP: Final = -1
"""`kept` of an entry after which even the set-up has to be told anew."""
SHOWN_SECONDS: Final = 1.0
MOST_SHOWN: Final = 20
MOST_BETWEEN: Final = 16
"""Choices between two states that can still be watched one after the other."""


class Time(Struct, frozen=True):
    """A seat's clock at some moment: until when it has to decide, and its reserve."""

    deadline: float
    reserve: float | None


BEFORE, AFTER = '{"type":"state","state":', "}"
"""What a frame of the socket has around a state."""


class ShownState:
    """A state as JSON: kept as a frame of the socket, which is what most want of it."""

    def __init__(self, state: bytes) -> None:
        self.frame: Final = f"{BEFORE}{state.decode()}{AFTER}"

    @property
    def state(self) -> bytes:
        return self.frame[len(BEFORE) : -len(AFTER)].encode()


class LoadedMatch:
    """A loaded match at one version. Whoever uses it holds its lock (see `commands/memory.py`).

    `kept[v]` says how many choices stayed when the match came to version v, so that it is known which part
    of the log somebody with an older version lacks. `times` has the clock that each choice was made against,
    for whoever takes it back. While it is `heard`, which means that somebody listens, what was made for one
    is kept for others: `sights` are the newest positions that were shown, by onlooker, `shown` the states
    that were encoded of this version, `passed` the positions before it that somebody lacked who was behind,
    by onlooker and number.
    """

    def __init__(self, row: dict[str, Any], rules: Rules, seats: list[Seat]) -> None:
        self.id: Final[str] = row["id"]
        self.rules: Final = rules
        self.setup: Final = rules.stored_setup(len(seats), row["options"])
        """The set-up that the match has or will have."""
        self.options: Final = self.setup.options
        self.public: Final[bool] = row["public"]
        self.creator: Final[int] = row["creator"]
        self.invitation: Final[str] = row["invitation"]
        self.clock: Final[Clock] = row["clock"]
        self.absent: Final[str] = row["absent"]
        self.stand_in: Final[str] = row["stand_in"]
        self.secret: Final[str] = row["secret"]
        self.seed: Final = int(row["seed"])
        self.start: Final[dict[str, Any] | None] = row["start"]
        self.created: Final[float] = row["created"]
        self.source: Final[str] = row["source"]
        self.lesson: Final[str] = row["lesson"]
        """The lesson or exercise that the match is; empty if it is none."""
        self.place: Place | None = row["place"]
        self.bots: Final[bool] = row["bots"]
        """Whether bots may take open seats."""
        self.hints: Final[bool] = row["hints"]
        """Whether people who play with each other agreed on hints."""
        self.nonces: list[str] = row["nonces"]
        self.status: str = row["status"]
        self.version: int = row["version"]
        self.proposal: Proposal | None = row["proposal"]
        self.next_match: str = row["next_match"]
        self.shared: bool = row["shared"]
        self.result: ResultRecord | None = row["result"]
        self.changed: float = row["changed"]
        self.seats: Final = seats
        self.match: Match | None = None
        self.kept: list[int] = []
        self.times: list[Time | None] = []
        self.heard = False
        self.sights: dict[int, Sight] = {}
        self.passed: dict[tuple[int, int], Position] = {}
        self.shown: dict[tuple[object, ...], ShownState] = {}
        self.shown_at = 0.0

    def unheard(self) -> None:
        """Nobody listens any more."""
        self.heard = False
        self.sights.clear()
        self.shown.clear()
        self.passed.clear()

    def forget_passed(self, kept: int) -> None:
        """Earlier positions count as far as choices were kept, and are wanted while they are recent."""
        recent = range(self.at - MOST_BETWEEN, kept + 1)
        self.passed = {key: position for key, position in self.passed.items() if key[1] in recent}

    def show_anew(self, now: float) -> None:
        """States tell the time, and one may ask since any version: few of them are kept, and not for long."""
        if now - self.shown_at > SHOWN_SECONDS or len(self.shown) >= MOST_SHOWN:
            self.shown.clear()
        if not self.shown:
            self.shown_at = now

    @property
    def is_exercise(self) -> bool:
        """Whether the match is an exercise of a game."""
        return self.lesson.startswith(EXERCISE)

    @property
    def at(self) -> int:
        """So many choices there are."""
        return 0 if self.match is None else len(self.match.choices)

    @property
    def waiting_for(self) -> list[int]:
        """The seats that have to decide now."""
        if self.match is None or self.status != "running":
            return []
        return sorted(ask.seat for ask in open_asks(self.match.table))

    def playing(self) -> Match:
        """The match, if it runs."""
        if self.match is None or self.status != "running":
            raise ProblemError(409, "problem-not-running", {"status": self.status})
        return self.match

    def begun(self) -> Match:
        """The match, if it has begun."""
        if self.match is None:
            raise ProblemError(409, "problem-not-begun")
        return self.match

    def computer_at(self, seat: int) -> str:
        """The kind of the computer player that decides for a seat; empty if a person does."""
        here = self.seats[seat]
        if here.who == "computer":
            return here.kind
        return (here.kind or self.stand_in) if here.stand_in else ""

    def computer_to_move(self) -> int | None:
        """A seat for which a computer player has to decide now.

        While a rewind is proposed they wait, and in an exercise they never decide.
        """
        if self.proposal is not None or self.is_exercise:
            return None
        return next(
            (seat for seat in self.waiting_for if self.computer_at(seat) and not self.rests(seat)), None
        )

    def rests(self, seat: int) -> bool:
        """Whether a stand-in waits too: it plays for people who wait, and there are none any more."""
        here = self.seats[seat]
        comes_back = here.stand_in and here.user is not None and not here.forfeited
        return comes_back and not any(one.decided_by_person for one in self.seats)

    def turns(self) -> dict[int, bool]:
        """For each person in the match, whether it waits for them."""
        waiting: dict[int, bool] = {}
        for seat in self.seats:
            if seat.user is not None:
                waiting[seat.user] = waiting.get(seat.user, False) or seat.waiting
        return waiting

    # Who is who

    def seats_of(self, user: int) -> list[int]:
        return [seat.seat for seat in self.seats if seat.user == user]

    def others(self, user: int) -> list[int]:
        """The seats of the other people in the match."""
        return [seat.seat for seat in self.seats if seat.user not in {None, user}]

    def own_seat(self, user: int, seat: int) -> Seat:
        """The seat, if it is the user's."""
        if seat not in self.seats_of(user):
            raise ProblemError(403, "problem-seat", {"seat": seat + 1})
        return self.seats[seat]

    def held_seat(self, user: int, seat: int) -> None:
        """The user decides for the seat; no computer player does in the user's place."""
        here = self.own_seat(user, seat)
        if here.stand_in:
            raise ProblemError(409, "problem-forfeited" if here.forfeited else "problem-away")

    def admits(self, user: int, invitation: str = "") -> bool:
        """Whether somebody may look at the match at all."""
        return (self.shared and self.status == "over") or self.hears(user, invitation)

    def concerns(self, user: int) -> bool:
        """Whether it is somebody's match: set up by them, or with a seat of theirs."""
        return user == self.creator or any(user in {seat.user, seat.kept_for} for seat in self.seats)

    def hears(self, user: int, invitation: str = "") -> bool:
        """Whether somebody hears what is said: a match that is over and shared keeps that to itself."""
        return self.public or secrets.compare_digest(invitation, self.invitation) or self.concerns(user)

    def opened_to(self, user: int) -> bool:
        """Whether somebody may analyse its positions: when it is over, or of a file of one's own.

        Whoever brought a match as a file, and plays it alone, knows all of it.
        """
        brought = self.source == "import" and self.creator == user and not self.others(user)
        return self.status == "over" or brought

    def is_among_computers(self) -> bool:
        """Whether one person plays, and computer players at all other seats."""
        kinds = [seat.who for seat in self.seats]
        return kinds.count("person") == 1 and kinds.count("computer") == len(kinds) - 1

    def looks_from(self, user: int, seat: int) -> int:
        """The seat that somebody may look from: an own one, or -1; any when the match is over."""
        known = range(len(self.seats))
        if seat >= 0 and seat not in (known if self.status == "over" else self.seats_of(user)):
            raise ProblemError(403, "problem-seat", {"seat": seat + 1})
        return seat

    def usual_seat(self, user: int) -> int:
        """The seat somebody looks from who names none."""
        own = self.seats_of(user)
        return next((seat for seat in self.waiting_for if seat in own), own[0] if own else -1)

    def opening_seat(self, user: int) -> int:
        """The seat a page looks from at first: the only own one; at a screen for several it is asked for."""
        own = self.seats_of(user)
        return own[0] if len(own) == 1 and self.status != "open" else -1

    def log_from(self, since: int) -> int:
        """The first entry of the log that somebody lacks who has version `since`; -1 has nothing."""
        if not 0 <= since <= self.version:
            return 0
        return 1 + min(self.kept[since + 1 :], default=self.at)

    def passed_by(self, since: int) -> list[int]:
        """The positions after computer players' choices that somebody missed who has version `since`.

        None if it is too long ago: nobody watches so many moves.
        """
        if self.match is None or not 0 <= since < self.version:
            return []
        # At the end of a match the log is told from the set-up on; that takes no choice back.
        known = min([kept for kept in self.kept[since + 1 :] if kept != SETUP], default=self.at)
        if self.at - known > MOST_BETWEEN:
            return []
        return [
            number
            for number in range(max(known + 1, self.match.known_from), self.at)
            if self.seats[self.match.choices[number - 1].seat].who == "computer"
        ]
