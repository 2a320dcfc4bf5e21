"""A match: a game being played, with its choices, undo, replay and branches."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from carrack.kernel.actions import Action
from carrack.kernel.chance import Key
from carrack.kernel.events import Event
from carrack.kernel.messages import Message, RefusedError, seat_thing
from carrack.kernel.perspective import Perspective, why_not
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.standings import Standings
from carrack.kernel.table import Ask, Table, Together, advance, open_asks

SNAPSHOT_EVERY: Final = 25


class DriftError(Exception):
    """A replay that does not fit: `at` is the first differing choice, counted from 0."""

    def __init__(self, at: int, what: str) -> None:
        super().__init__(f"choice {at + 1}: {what}")
        self.at = at


class Choice:
    """One choice, by value, with the fingerprint of the table after it.

    `closes` says what closed the way back: chance was used, something hidden was shown, or nothing.
    `window` marks a secret choice that was open for several seats at once: `open` if others still had to
    choose, `done` if it was the last.
    """

    def __init__(self, seat: int, do: str, mark: str, closes: str, window: str) -> None:
        self.seat: Final = seat
        self.do: Final = do
        self.mark: Final = mark
        self.closes: Final = closes
        self.window: Final = window


def fingerprint(table: Table) -> str:
    """A short hash of the whole table."""
    return mark_of(encoded(table))


def encoded(table: Table) -> bytes:
    """A table as JSON, always in the same order."""
    return msgspec.json.encode(table.as_json(), order="deterministic")


def mark_of(saved: bytes) -> str:
    """The fingerprint of an encoded table."""
    return hashlib.blake2b(saved, digest_size=6).hexdigest()


class Match:
    """A game being played. `events[0]` happened at set-up, `events[n]` through the n-th choice.

    With a `key` chance is the keyed stream of a live match, otherwise the fast stream of the seed. A
    branch begins at a table, `start`, instead of the set-up. Positions before `known_from` can't be had: a
    match was loaded whose history no longer fits the rules.
    """

    def __init__(
        self, rules: Rules, setup: Setup, seed: int, key: Key | None = None, start: Table | None = None
    ) -> None:
        self.rules: Final = rules
        self.setup: Final = setup
        self.seed: Final = seed
        self.key: Final = key
        self.choices: list[Choice] = []
        self.events: list[list[Event]] = []
        self.snapshots: dict[int, Table] = {}
        self.start: Final = start
        self.known_from = 0
        self._saved = b""
        self.table = self.beginning()
        self._listen()
        advance(self.table)

    def beginning(self) -> Table:
        """The table before the first choice, not yet advanced to it."""
        if self.start is not None:
            return self.start.copy()
        return self.rules.new_table(self.setup, self.seed, self.key)

    @property
    def over(self) -> bool:
        return not self.table.stack

    @property
    def standings(self) -> Standings:
        """Scores and places as they are now; of a match that is over, the result."""
        return self.rules.standings(self.table)

    @property
    def waiting_for(self) -> list[int]:
        """The seats that have to decide now: several where choices are made in secret at once."""
        return sorted([ask.seat for ask in open_asks(self.table)])

    def perspective(self, seat: int) -> Perspective:
        """The match as one seat may know it; seat -1 is the public."""
        return Perspective(self.rules, self.table, seat, None, [e for told in self.events for e in told])

    def read(self, text: str) -> Action:
        return self.rules.catalogue.read(text)

    def apply(self, seat: int, action: Action) -> None:
        """Take an action; refused with a reason, and nothing changes, if it is not among the options."""
        refusal = why_not(self.table, seat, action)
        if refusal is not None:
            raise RefusedError(refusal)
        table = self.table
        if len(self.choices) % SNAPSHOT_EVERY == 0:
            self.snapshots[len(self.choices)] = table.copy()
        chance = table.chance_position()
        shown = table.shown
        self._listen()
        window = take_for(table, seat, action)
        closes = "shown" if table.shown != shown else ""
        if table.chance_position() != chance:
            closes = "chance"
        self._saved = encoded(table)
        self.choices.append(Choice(seat, action.notation, mark_of(self._saved), closes, window))

    def saved(self) -> bytes:
        """The table as JSON: a choice makes it once, for its fingerprint and for all who store the table."""
        if not self._saved:
            self._saved = encoded(self.table)
        return self._saved

    def put(self, table: Table) -> None:
        """Go on from another table."""
        self.table = table
        self._saved = b""

    def _listen(self) -> None:
        """The events from here on belong to the next choice."""
        told: list[Event] = []
        self.table.events = told
        self.events.append(told)

    # Undo and history

    def last_choice_of(self, seat: int) -> int:
        """The seat's last choice, or -1."""
        for at in range(len(self.choices) - 1, -1, -1):
            if self.choices[at].seat == seat:
                return at
        return -1

    def undo_closed(self, seat: int) -> Message | None:
        """What closed the seat's way back, or None if it may undo its last choice.

        Secret simultaneous choices of others in the same window don't stand in the way: they neither saw
        nor changed anything that the undone choice touched.
        """
        last = self.last_choice_of(seat)
        if last < self.known_from:
            return Message("undo-nothing")
        for at in range(last, len(self.choices)):
            if at > last and self.choices[at - 1].window != "open":
                return Message("undo-seat", {"seat": seat_thing(self.choices[at].seat)})
            if self.choices[at].closes:
                return Message("undo-" + self.choices[at].closes)
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, up to the last barrier."""
        closed = self.undo_closed(seat)
        if closed is not None:
            raise UndoError(closed)
        at = self.last_choice_of(seat)
        later = self.choices[at + 1 :]
        self.rewind(at)
        for choice in later:
            self.apply(choice.seat, self.read(choice.do))

    def rewind(self, at: int) -> None:
        """Back to the position after `at` choices, barriers or not: only with everybody's consent."""
        self.put(self.position(at))
        del self.choices[at:]
        del self.events[at + 1 :]
        self.snapshots = {n: table for n, table in self.snapshots.items() if n <= at}

    def position(self, at: int) -> Table:
        """The table after `at` choices."""
        if not self.known_from <= at <= len(self.choices):
            raise IndexError(f"this match has positions {self.known_from} to {len(self.choices)}, not {at}")
        if at == len(self.choices):
            return self.table.copy()
        start = max([n for n in self.snapshots if n <= at], default=-1)
        if start >= 0:
            table = self.snapshots[start].copy()
        else:
            start = 0
            table = self.beginning()
            advance(table)
        for choice in self.choices[start:at]:
            take_for(table, choice.seat, self.read(choice.do))
        return table

    def branch(self, at: int, seed: int) -> Match:
        """A new match from a position of this one, with fresh chance from there on."""
        start = self.position(at)
        start.use_fresh_chance(seed)
        return Match(self.rules, self.setup, seed, None, start)


class UndoError(Exception):
    """Undo is closed; the message says what closed it."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


def take_for(table: Table, seat: int, action: Action) -> str:
    """Carry out an option of a seat and run on; says which `window` the choice was made in (see Choice)."""
    top = table.stack.pop()
    window = ""
    if isinstance(top, Together):
        depth = len(table.stack)
        top.take_for(table, seat, action)
        window = "open" if len(table.stack) > depth else "done"
    else:
        assert isinstance(top, Ask)
        top.take(table, action)
    advance(table)
    return window
