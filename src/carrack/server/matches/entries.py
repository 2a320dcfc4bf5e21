"""What a deed leaves behind: an entry of the log, and the match at its next version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carrack.kernel.match import Choice
from carrack.kernel.saves import choice_record
from carrack.server.matches.clocks import set_back, settle, time_at, wind_up
from carrack.server.matches.declines import end_of_passing
from carrack.server.matches.loaded import SETUP, LoadedMatch


class Entry:
    """A row of the log: what was done, by which seat, and how many choices stayed as they were."""

    def __init__(self, kind: str, seat: int, kept: int, choices: Sequence[Choice] = (), **body: Any) -> None:
        self.kind = kind
        self.seat = seat
        self.kept = kept
        self.body = {**body, "choices": [choice_record(choice) for choice in choices]} if choices else body


def move_on(loaded: LoadedMatch, entry: Entry, status: str, now: float) -> None:
    """The match at its next version, after a deed."""
    if entry.kind == "start":
        wind_up(loaded)
    if entry.kind == "choose":
        time = time_at(loaded, entry.seat)
        loaded.times.append(time)
        if time is not None:
            entry.body["time"] = time
    settle(loaded, entry.seat if entry.kind in {"choose", "absent"} else -1, now)
    end_of_passing(loaded)
    if entry.kind == "undo":
        set_back(loaded, entry.seat, loaded.times.pop(entry.kept))
    del loaded.times[loaded.at :]
    ended = loaded.status == "over" and status != "over"
    loaded.version += 1
    loaded.kept.append(SETUP if ended else entry.kept)  # at the end the public sees the whole past anew
    loaded.changed = now
    loaded.shown.clear()
    loaded.forget_passed(entry.kept)


def log_row(
    loaded: LoadedMatch, entry: Entry, command_id: str, user: int | None, now: float
) -> dict[str, object]:
    """An entry as a row."""
    return {
        "match": loaded.id,
        "seq": loaded.version,
        "command_id": command_id,
        "kind": entry.kind,
        "seat": entry.seat,
        "user": user,
        "kept": loaded.kept[-1],
        "at": loaded.at,
        "body": entry.body,
        "time": now,
    }
