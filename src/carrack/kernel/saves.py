"""Match files: the set-up, the choices by value and the latest snapshot, as readable JSON.

The snapshot is the truth of a running match; the choices are for history, undo and verification. A change
of fields raises SCHEMA and adds a migration, with a stored old file as its test.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from carrack.kernel.actions import UnknownActionError
from carrack.kernel.chance import Key, Stream, commitment
from carrack.kernel.match import Choice, DriftError, Match, fingerprint
from carrack.kernel.messages import RefusedError
from carrack.kernel.registry import current_id
from carrack.kernel.rules import Rules, SetupError
from carrack.kernel.table import Table, advance, take

SCHEMA = 2
MOST_BYTES = 16_000_000
DAMAGED = (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError)


class SaveError(Exception):
    """A match file that can't be read; the text says why."""


def with_hints(raw: dict[str, Any]) -> dict[str, Any]:
    """Before schema 2 nobody counted hints."""
    return {**raw, "hints": [0] * len(raw.get("players", ()))}


MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: with_hints}


class ChoiceRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One choice."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    do: Annotated[str, Meta(max_length=200)]
    mark: Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
    closes: Literal["", "chance", "shown"] = ""
    window: Literal["", "open", "done"] = ""


class KeyRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a live match, what it was committed to, and what the players added."""

    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    secret: Annotated[str, Meta(min_length=1, max_length=200)]
    nonces: list[Annotated[str, Meta(max_length=200)]]


class MatchRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A match file."""

    schema: int
    game: str
    players: list[Annotated[str, Meta(max_length=60)]]
    hints: list[Annotated[int, Meta(ge=0, le=1_000_000)]]
    options: dict[str, str]
    pack: str
    seed: int | str
    key: KeyRecord | None
    start: dict[str, Any] | None
    choices: list[ChoiceRecord]
    snapshot: dict[str, Any]


class SavedMatch:
    """A match with the kinds of its players and the hints that each had, as in a file.

    `drift` says where a loaded history no longer fits the rules; then only the snapshot counts.
    """

    def __init__(
        self,
        match: Match,
        players: list[str],
        drift: DriftError | None = None,
        hints: list[int] | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.drift = drift
        self.hints = [0] * len(players) if hints is None else hints


def to_bytes(saved: SavedMatch) -> bytes:
    """The file of a match."""
    match = saved.match
    key = match.key
    record = MatchRecord(
        schema=SCHEMA,
        game=match.rules.id,
        players=saved.players,
        hints=saved.hints,
        options=match.setup.options,
        pack=match.rules.pack,
        seed=str(match.seed),
        key=None if key is None else KeyRecord(key.commitment(), key.secret, list(key.nonces)),
        start=None if match.start is None else match.start.as_json(),
        choices=[choice_record(c) for c in match.choices],
        snapshot=match.table.as_json(),
    )
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def choice_record(choice: Choice) -> ChoiceRecord:
    """A choice as in a file."""
    fields = {name: getattr(choice, name) for name in ("seat", "do", "mark", "closes", "window")}
    return msgspec.convert(fields, ChoiceRecord)


def write(saved: SavedMatch, path: Path) -> None:
    """Write a match file; an old file of that name is replaced only when the new one is complete."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as file:
            file.write(to_bytes(saved))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except ValueError as error:
        raise SaveError(f"{path!r}: {error}") from error
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise SaveError(f"{path}: {error.strerror}") from error


def read_record(path: Path) -> MatchRecord:
    """The file's record, migrated to this schema."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise SaveError(f"{path}: too large for a match file")
        content = path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path}: {error.strerror}") from error
    return record_in(path, content)


def record_in(path: Path, content: bytes) -> MatchRecord:
    """The record in a file's content, migrated to this schema; the path is for messages."""
    try:
        raw = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"{path}: not a match file: {error}") from error
    if not isinstance(raw, dict) or not isinstance(raw.get("schema"), int):
        raise SaveError(f"{path}: not a match file: it has no schema number")
    schema = raw["schema"]
    if schema > SCHEMA:
        raise SaveError(f"{path}: its schema {schema} is newer than this program's {SCHEMA}; update Carrack")
    while schema < SCHEMA:
        if schema not in MIGRATIONS:
            raise SaveError(f"{path}: unknown schema {schema}")
        try:
            raw = MIGRATIONS[schema](raw)
        except DAMAGED as error:
            raise SaveError(f"{path}: damaged file of schema {schema}: {error!r}") from error
        schema += 1
    if isinstance(raw.get("game"), str):
        raw["game"] = current_id(raw["game"])
    try:
        return msgspec.convert(raw, MatchRecord)
    except msgspec.ValidationError as error:
        raise SaveError(f"{path}: {error}") from error


def load(path: Path, rules: Rules, record: MatchRecord) -> SavedMatch:
    """The match of a file, at its snapshot. The history is replayed; if it drifts, only the log is lost."""
    match = empty_match(path, rules, record)
    if len(record.hints) != len(record.players):
        raise SaveError(f"{path}: hints of {len(record.hints)} seats, but {len(record.players)} players")
    choices = stored_choices(record)
    table = load_snapshot(path, match, record.snapshot)
    if (choices[-1].mark if choices else fingerprint(match.table)) != fingerprint(table):
        raise SaveError(f"{path}: the snapshot does not fit the last choice; the file was changed")
    match, drift = at_snapshot(lambda: empty_match(path, rules, record), choices, table)
    return SavedMatch(match, record.players, drift, record.hints)


def at_snapshot(
    fresh: Callable[[], Match], choices: list[Choice], table: Table
) -> tuple[Match, DriftError | None]:
    """A match with its choices, at its snapshot; if the choices no longer fit, only the snapshot counts."""
    match, drift = fresh(), None
    try:
        replay(match, choices)
    except DriftError as error:
        match, drift = fresh(), error
        match.events += [[] for _ in choices]
        match.choices = choices
        match.known_from = len(choices)
        match.snapshots[len(choices)] = table.copy()
    table.events = match.events[-1]
    match.put(table)
    return match, drift


def stored_choices(record: MatchRecord) -> list[Choice]:
    """The choices of a file."""
    return [Choice(c.seat, c.do, c.mark, c.closes, c.window) for c in record.choices]


def verify(path: Path, rules: Rules, record: MatchRecord) -> Match:
    """Recompute every draw, choice and fingerprint of a file; DriftError names the first that differs."""
    key = record.key
    if key is not None and commitment(key.secret) != key.commitment:
        raise SaveError(f"{path}: the secret does not fit the commitment published before the game")
    match = empty_match(path, rules, record)
    replay(match, stored_choices(record))
    if fingerprint(match.table) != fingerprint(load_snapshot(path, match, record.snapshot)):
        raise DriftError(len(match.choices), "the snapshot differs from the replayed table")
    return match


def replay(match: Match, choices: list[Choice]) -> None:
    """Make stored choices again and compare the fingerprints."""
    for at, choice in enumerate(choices):
        made = make_again(match, choice.seat, choice.do)
        if made.mark != choice.mark:
            raise DriftError(at, f"{choice.do!r} leads to fingerprint {made.mark}, stored is {choice.mark}")
        if (made.closes, made.window) != (choice.closes, choice.window):
            raise DriftError(at, f"{choice.do!r} is stored with another way back")


def make_again(match: Match, seat: int, do: str) -> Choice:
    """Make a choice that was made before; DriftError if it is possible no longer."""
    at = len(match.choices)
    try:
        match.apply(seat, match.read(do))
    except UnknownActionError as error:
        raise DriftError(at, f"{do!r} is no action of {match.rules.id}") from error
    except RefusedError as error:
        raise DriftError(at, f"seat {seat} can't {do!r}: {error}") from error
    return match.choices[-1]


def empty_match(path: Path, rules: Rules, record: MatchRecord) -> Match:
    """The match before its first choice."""
    if record.game != rules.id:
        raise SaveError(f"{path}: a match of {record.game}, not of {rules.id}")
    if record.pack != rules.pack:
        raise SaveError(
            f"{path}: played with data pack {record.pack or 'none'}, given is {rules.pack or 'none'}"
        )
    try:
        setup = rules.stored_setup(len(record.players), record.options)
    except SetupError as error:
        raise SaveError(f"{path}: {error}") from error
    key = None if record.key is None else Key(record.key.secret, tuple(record.key.nonces))
    try:
        start = None if record.start is None else rules.load_table(setup, record.start, None)
        return Match(rules, setup, int(record.seed), key, start)
    except DAMAGED as error:
        raise SaveError(f"{path}: damaged start or seed: {error!r}") from error


def load_snapshot(path: Path, match: Match, snapshot: dict[str, Any]) -> Table:
    """The snapshot's table."""
    try:
        table = match.rules.load_table(match.setup, snapshot, match.key)
        if table.as_json() != snapshot:
            raise SaveError(f"{path}: damaged snapshot: it has fields that a table has not")
        match.rules.check(table)
        play_out(match, table.copy())
    except DAMAGED as error:
        raise SaveError(f"{path}: damaged snapshot: {error!r}") from error
    return table


def play_out(match: Match, table: Table) -> None:
    """Play a copy of a snapshot to its end: a table on which the rules stumble is damaged."""
    table.use_fresh_chance(0)
    stream = Stream(0)
    options = advance(table)
    for _ in range(match.rules.most_decisions(match.setup)):
        if not options:
            break
        options = take(table, options[stream.below(len(options))])
    match.rules.check(table)
    match.rules.standings(table)
