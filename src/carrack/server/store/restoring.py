"""From the rows of the database to a match in memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import structlog

from carrack.kernel.match import Choice
from carrack.kernel.registry import UnknownGameError, rules_of
from carrack.kernel.rules import Rules
from carrack.kernel.saves import DAMAGED, ChoiceRecord, at_snapshot
from carrack.server.matches.deeds import fresh_match
from carrack.server.matches.loaded import LoadedMatch, Time
from carrack.server.matches.seats import Seat
from carrack.server.records.problems import ProblemError
from carrack.server.store import Transaction
from carrack.server.store import matches as rows

UNLOADABLE = {"problem-damaged", "problem-pack", "problem-no-game"}
"""Problems of a match that only another program can solve."""
log = structlog.get_logger(__name__)


async def load(tx: Transaction, match: str) -> LoadedMatch | None:
    """The match, at its snapshot, with its history as far as it still fits the rules."""
    found = await rows.read(tx, match)
    if found is None:
        return None
    row, seats = found
    entries = await entries_until(tx, row)
    try:
        return loaded_from(row, seats, entries)
    except (*DAMAGED, msgspec.MsgspecError) as error:
        raise ProblemError(409, "problem-damaged") from error


async def entries_until(tx: Transaction, row: dict[str, Any], after: int = -1) -> list[Any]:
    """The log after a version until that of a row; what another process has stored since is left out."""
    return [entry for entry in await rows.entries(tx, row["id"], after) if entry["seq"] <= row["version"]]


def loaded_from(row: dict[str, Any], seats: list[Seat], entries: Iterable[Any]) -> LoadedMatch:
    """The match that the rows tell of."""
    loaded = LoadedMatch(row, installed_rules(row["game"], row["pack"]), seats)
    choices: list[Choice] = []
    for entry in entries:
        loaded.kept.append(entry["kept"])
        choices = choices_after(choices, entry)
        loaded.times = times_after(loaded.times, entry)
    if row["snapshot"] is not None:
        fresh = fresh_match(loaded)
        table = loaded.rules.load_table(fresh.setup, row["snapshot"], fresh.key)
        loaded.match, drift = at_snapshot(lambda: fresh_match(loaded), choices, table)
        if drift is not None:
            log.warning("history does not fit the rules", match=loaded.id, choice=drift.at)
    return loaded


async def catch_up(tx: Transaction, loaded: LoadedMatch) -> LoadedMatch | None:
    """A match that another process has taken further; if only choices were added, they are made here too."""
    found = await rows.read(tx, loaded.id)
    if found is None:
        return None
    fresh = LoadedMatch(found[0], loaded.rules, found[1])
    newer = await entries_until(tx, found[0], loaded.version)
    fresh.match, fresh.sights, fresh.heard = loaded.match, loaded.sights, loaded.heard
    all_there = len(newer) == fresh.version - loaded.version
    if fresh.match is None or not all_there or any(entry["kind"] != "choose" for entry in newer):
        return await load(tx, loaded.id)
    fresh.kept = loaded.kept + [entry["kept"] for entry in newer]
    fresh.times = loaded.times
    for entry in newer:
        fresh.times = times_after(fresh.times, entry)
        for choice in choices_in(entry):
            fresh.match.apply(choice.seat, fresh.match.read(choice.do))
            if fresh.match.choices[-1].mark != choice.mark:
                return await load(tx, loaded.id)
    return fresh


def choices_after(choices: list[Choice], entry: Any) -> list[Choice]:
    """The choices that count after an entry of the log."""
    added = choices_in(entry)
    return choices[: entry["at"] - len(added)] + added


def times_after(times: list[Time | None], entry: Any) -> list[Time | None]:
    """The clocks of the choices that count after an entry of the log; most matches have none."""
    if entry["kind"] == "choose":
        time = entry["body"].get("time")
        times.append(None if time is None else msgspec.convert(time, Time))
    elif entry["kind"] == "undo":
        del times[entry["kept"]]
    del times[entry["at"] :]
    return times + [None] * (entry["at"] - len(times))


def choices_in(entry: Any) -> list[Choice]:
    """The choices that an entry added."""
    records: Iterable[ChoiceRecord] = msgspec.convert(entry["body"].get("choices", []), list[ChoiceRecord])
    return [Choice(c.seat, c.do, c.mark, c.closes, c.window) for c in records]


def installed_rules(game: str, pack: str) -> Rules:
    """The rules of a game, with the data it was begun with."""
    try:
        rules = rules_of(game)
    except UnknownGameError as error:
        raise ProblemError(404, "problem-no-game", {"game": game}) from error
    if rules.pack != pack:
        raise ProblemError(409, "problem-pack", {"game": game})
    return rules
