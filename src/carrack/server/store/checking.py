"""Whether what is stored fits together: each match's log, versions, snapshot and seats."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select, text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import create_async_engine

from carrack.kernel.match import Choice, fingerprint
from carrack.kernel.saves import DAMAGED, at_snapshot
from carrack.server.matches.deeds import fresh_match
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.seats import Seat
from carrack.server.records.problems import ProblemError
from carrack.server.store import matches as rows
from carrack.server.store.database import QUIET, Store, Transaction
from carrack.server.store.migrations import NEWEST, revision_of
from carrack.server.store.restoring import choices_after, installed_rules
from carrack.server.store.saving import is_thinking
from carrack.server.store.tables import matches

SOME = 200
"""Matches whose names are read at once."""


def only_to_read(file: Path) -> Store:
    """An SQLite file beside the server that writes to it."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{file.absolute().as_uri()}?mode=ro&uri=true", **QUIET)
    return Store(engine, None)


async def check(store: Store) -> AsyncIterator[tuple[str, list[str]]]:
    """What is wrong with the database (its name is empty), then with each match, one after the other."""
    async with store.reading() as connection:
        revision = await connection.run_sync(revision_of)
        wrong = (
            [] if revision == NEWEST else [f"its tables are of version {revision or 'none'}, not {NEWEST}"]
        )
        if store.is_sqlite:
            found = (await connection.execute(text("PRAGMA quick_check"))).scalars().all()
            wrong += [str(one) for one in found if one != "ok"]
            for row in (await connection.execute(text("PRAGMA foreign_key_check"))).all():
                wrong.append(f"a row of {row[0]} refers to nothing in {row[2]}")
    yield "", wrong
    if revision != NEWEST:
        return
    last = ""
    while True:
        async with store.reading() as tx:
            asked = select(matches.c.id).where(matches.c.id > last).order_by(matches.c.id).limit(SOME)
            names = list((await tx.execute(asked)).scalars())
        for match in names:
            yield match, await check_match(store, match)
        if not names:
            return
        last = names[-1]


async def check_match(store: Store, match: str) -> list[str]:
    """What is wrong with a match."""
    async with store.reading() as tx:
        found = await read_at_once(tx, match)
    if found is None:
        return []  # it was removed meanwhile
    row, seats, entries = found
    return [*wrong_log(row, entries), *wrong_seats(seats), *wrong_table(row, seats, entries)]


async def read_at_once(
    tx: Transaction, match: str
) -> tuple[dict[str, Any], list[Seat], Sequence[RowMapping]] | None:
    """The row, the seats and the log of a match at one version, also while a server goes on."""
    while True:
        found = await rows.read(tx, match)
        entries = await rows.entries(tx, match)
        if found is None:
            return None
        if await rows.version_of(tx, match) == found[0]["version"]:
            return *found, entries


def wrong_log(row: dict[str, Any], entries: Sequence[RowMapping]) -> list[str]:
    """Versions without a gap up to that of the match, with as many choices as it has."""
    numbers = [entry["seq"] for entry in entries]
    if numbers != list(range(row["version"] + 1)):
        missing = sorted({*range(row["version"] + 1)} - {*numbers})[:5]
        beyond = [number for number in numbers if number > row["version"]][:5]
        return [f"its log does not lead to version {row['version']} (missing {missing}, beyond {beyond})"]
    if entries[-1]["at"] != row["at"]:
        return [f"its log ends after {entries[-1]['at']} choices, the match has {row['at']}"]
    return []


def wrong_seats(seats: Sequence[Seat]) -> list[str]:
    """Each number once, and somebody at each seat that is not open."""
    wrong = []
    if [seat.seat for seat in seats] != list(range(len(seats))) or not seats:
        wrong.append(f"its seats are {[seat.seat for seat in seats]}")
    for seat in seats:
        if seat.who == "person" and seat.user is None:
            wrong.append(f"nobody is the person at seat {seat.seat + 1}")
        if seat.who == "computer" and not seat.kind:
            wrong.append(f"no computer player is named at seat {seat.seat + 1}")
    return wrong


def wrong_table(row: dict[str, Any], seats: list[Seat], entries: Sequence[RowMapping]) -> list[str]:
    """The snapshot can be loaded, the log leads to it, and the seats know who has to decide."""
    try:
        loaded = LoadedMatch(row, installed_rules(row["game"], row["pack"]), seats)
        choices: list[Choice] = []
        for entry in entries:
            choices = choices_after(choices, entry)
        if row["snapshot"] is None:
            return [] if row["status"] in {"open", "closed"} else ["it has no snapshot"]
        fresh = fresh_match(loaded)
        table = loaded.rules.load_table(fresh.setup, row["snapshot"], fresh.key)
        loaded.match, drift = at_snapshot(lambda: fresh_match(loaded), choices, table)
    except ProblemError as problem:
        return [f"it can't be loaded ({problem.id})"]
    except (*DAMAGED, msgspec.MsgspecError) as error:
        return [f"its snapshot can't be read ({type(error).__name__})"]
    wrong = []
    if drift is not None:
        wrong.append(f"its log does not fit the rules of today from choice {drift.at + 1} on")
    elif choices and fingerprint(loaded.match.table) != choices[-1].mark:
        wrong.append("its snapshot is not where its log leads")
    if (row["status"] == "over") != loaded.match.over and row["status"] != "closed":
        wrong.append(f"it is {row['status']}, but its table says otherwise")
    return wrong + wrong_waiting(row, loaded)


def wrong_waiting(row: dict[str, Any], loaded: LoadedMatch) -> list[str]:
    """Whom the match waits for, as the seats and the row tell it and as the table does."""
    wrong = [
        f"seat {seat.seat + 1} {'waits' if seat.waiting else 'does not wait'} for its person"
        for seat in loaded.seats
        if seat.waiting != (seat.decided_by_person and seat.seat in loaded.waiting_for)
    ]
    if bool(row["thinking"]) != is_thinking(loaded):
        wrong.append("a computer player is to decide, or not, against what the row says")
    return wrong
