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
    while True:
        found = await rows.read(tx, match)
        if found is None:
            return None
        row, seats = found
        entries = await rows.entries(tx, match)
        if await rows.version_of(tx, match) == row["version"]:
            break  # otherwise another process stored something between two of these questions
    try:
        return loaded_from(row, seats, entries)
    except (*DAMAGED, msgspec.MsgspecError) as error:
        raise ProblemError(409, "problem-damaged") from error


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


async def catch_up(tx: Transaction, loaded: LoadedMatch, version: int) -> LoadedMatch | None:
    """A match that another process has taken further; if only choices were added, they are made here too."""
    newer = await rows.entries(tx, loaded.id, loaded.version)
    found = await rows.read(tx, loaded.id)
    plain = all(entry["kind"] == "choose" for entry in newer) and loaded.match is not None
    if found is None or not plain or len(newer) != version - loaded.version:
        return await load(tx, loaded.id)
    if await rows.version_of(tx, loaded.id) != version:
        return await load(tx, loaded.id)
    fresh = LoadedMatch(found[0], loaded.rules, found[1])
    fresh.kept = loaded.kept + [entry["kept"] for entry in newer]
    fresh.times = loaded.times
    fresh.match, fresh.sights, fresh.heard = loaded.match, loaded.sights, loaded.heard
    if fresh.version != version or fresh.match is None:
        return await load(tx, loaded.id)
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
