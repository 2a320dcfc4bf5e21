"""Matches, seats and the log in the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Select,
    and_,
    bindparam,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    union,
)
from sqlalchemy.engine import RowMapping

from carrack.lessons.course import Place
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.seats import Seat
from carrack.server.records.matches import Clock, ResultRecord
from carrack.server.records.state import Proposal
from carrack.server.store.database import Transaction
from carrack.server.store.saving import KEPT_FIELDS, is_thinking, snapshot_of
from carrack.server.store.tables import log, matches, seats

PAGE = 50

_standing = (
    select(matches.c.version, log.c.seq)
    .select_from(
        matches.outerjoin(log, and_(log.c.match == matches.c.id, log.c.command_id == bindparam("command")))
    )
    .where(matches.c.id == bindparam("match"))
)
_version = select(matches.c.version).where(matches.c.id == bindparam("match"))
_match_with_seats = (
    select(matches, *[seats.c[name] for name in Seat.__slots__])
    .outerjoin(seats, seats.c.match == matches.c.id)
    .where(matches.c.id == bindparam("match"))
    .order_by(seats.c.seat)
)
_entries = (
    select(log.c.seq, log.c.kind, log.c.kept, log.c.at, log.c.body)
    .where(log.c.match == bindparam("match"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)
"""Made once: with several processes each asks these after every move of another one."""


async def standing(tx: Transaction, match: str, command_id: str) -> tuple[int | None, int | None]:
    """The version of a match, and the version that this command led to, if it was done before."""
    found = (await tx.execute(_standing, {"match": match, "command": command_id})).first()
    return (None, None) if found is None else (found[0], found[1])


async def version_of(tx: Transaction, match: str) -> int | None:
    """The version of a match, if there is such a match."""
    found: int | None = (await tx.execute(_version, {"match": match})).scalar_one_or_none()
    return found


async def add(tx: Transaction, loaded: LoadedMatch, pack: str) -> None:
    """A new match."""
    fixed = (
        "id",
        "options",
        "public",
        "creator",
        "invitation",
        "clock",
        "absent",
        "stand_in",
        "secret",
        "source",
        "lesson",
        "bots",
        "hints",
    )
    values = {name: getattr(loaded, name) for name in (*fixed, "start", "created", *KEPT_FIELDS)}
    values |= {"game": loaded.rules.id, "pack": pack, "seed": str(loaded.seed), "at": loaded.at}
    await tx.execute(
        insert(matches).values(**values, snapshot=snapshot_of(loaded), thinking=is_thinking(loaded))
    )
    await tx.execute(insert(seats), [{"match": loaded.id, **seat.values()} for seat in loaded.seats])


async def append(tx: Transaction, row: dict[str, Any]) -> None:
    """A row of the log; IntegrityError if another process was faster."""
    await tx.execute(insert(log), row)


async def read(tx: Transaction, match: str) -> tuple[dict[str, Any], list[Seat]] | None:
    """The row of a match and its seats, as they are at one moment."""
    found = (await tx.execute(_match_with_seats, {"match": match})).mappings().all()
    if not found:
        return None
    row = {column.name: found[0][column] for column in matches.c}
    return match_row(row), [seat_of(one) for one in found if one[seats.c.seat] is not None]


def match_row(row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row with its records."""
    proposal, result, place = row["proposal"], row["result"], row["place"]
    return {
        **row,
        "clock": msgspec.convert(row["clock"], Clock),
        "proposal": None if proposal is None else msgspec.convert(proposal, Proposal),
        "result": None if result is None else msgspec.convert(result, ResultRecord),
        "place": None if place is None else msgspec.convert(place, Place),
    }


def seat_of(row: RowMapping) -> Seat:
    """A seat from its row."""
    return Seat(**{name: row[seats.c[name]] for name in Seat.__slots__})


async def entries(tx: Transaction, match: str, after: int = -1) -> Sequence[RowMapping]:
    """The log after a version."""
    return (await tx.execute(_entries, {"match": match, "after": after})).mappings().all()


# Lists


def own_matches(user: int) -> Any:
    """The matches in which somebody has a seat, or one that is kept, or that the person has made.

    Each part is looked up by an index: what it costs depends on the person's matches, not on all there are.
    """
    return union(
        select(matches.c.id).where(matches.c.creator == user),
        select(seats.c.match).where(seats.c.user == user),
        select(seats.c.match).where(seats.c.kept_for == user),
    ).scalar_subquery()


class Cursor(NamedTuple):
    """Where a page of a list ends: behind this match, which changed then, and waited for one or not."""

    waiting: bool
    changed: float
    match: str

    def __str__(self) -> str:
        return f"{int(self.waiting)}_{self.changed!r}_{self.match}"

    @classmethod
    def read(cls, written: str) -> Cursor:
        """From how it is written; ValueError if it is none."""
        waiting, changed, match = written.split("_")
        return cls(waiting == "1", float(changed), match)


async def listed(
    tx: Transaction, which: str, user: int, after: Cursor | None = None
) -> tuple[list[tuple[dict[str, Any], list[Seat]]], Cursor | None]:
    """A page of a list, and where the next one begins, if there is one. What waits for one comes first.

    Lessons are in no list.
    """
    waiting: Any = literal(False)
    of_list: Any = matches.c.public
    statuses = {"mine": ["open", "running"], "over": ["over"], "open": ["open"], "watch": ["running"]}[which]
    order: list[Any] = [matches.c.changed.desc(), matches.c.id]
    status: Any = matches.c.status
    if which in {"mine", "over"}:
        of_list = matches.c.id.in_(own_matches(user))
        status = func.coalesce(status, "")  # the index by status would lead through everybody's matches
    if which == "mine":
        waiting = exists().where(seats.c.match == matches.c.id, seats.c.user == user, seats.c.waiting)
        order.insert(0, waiting.desc())
    columns = [column for column in matches.c if column.name not in {"snapshot", "start"}]
    asked: Select[Any] = select(*columns, waiting.label("waits"))
    asked = asked.where(of_list, status.in_(statuses), matches.c.lesson == "").order_by(*order)
    if after is not None:
        older = matches.c.changed < after.changed
        behind: Any = and_(matches.c.changed <= after.changed, or_(older, matches.c.id > after.match))
        if which == "mine":
            behind = or_(behind, not_(waiting)) if after.waiting else and_(behind, not_(waiting))
        asked = asked.where(behind)
    found = [dict(row) for row in (await tx.execute(asked.limit(PAGE + 1))).mappings()]
    more = len(found) > PAGE
    found = found[:PAGE]
    last = Cursor(bool(found[-1]["waits"]), found[-1]["changed"], found[-1]["id"]) if more else None
    by_match: dict[str, list[Seat]] = {row["id"]: [] for row in found}
    taken = select(seats).where(seats.c.match.in_(by_match)).order_by(seats.c.match, seats.c.seat)
    for row in (await tx.execute(taken)).mappings():
        by_match[row["match"]].append(seat_of(row))
    return [(match_row(row), by_match[row["id"]]) for row in found], last


async def matches_of(tx: Transaction, user: int) -> list[str]:
    """Every match that somebody takes part in, the oldest first."""
    asked = select(matches.c.id).where(matches.c.id.in_(own_matches(user)))
    return list((await tx.execute(asked.order_by(matches.c.created, matches.c.id))).scalars())


async def count_made(tx: Transaction, user: int, since: float) -> tuple[int, int]:
    """How many matches somebody has made that are not over, and how many since some time."""
    own = select(func.count()).select_from(matches).where(matches.c.creator == user)
    unfinished = own.where(matches.c.status.in_(["open", "running"]))
    return (
        (await tx.execute(unfinished)).scalar_one(),
        (await tx.execute(own.where(matches.c.created > since))).scalar_one(),
    )


async def turns_of(tx: Transaction, users: Collection[int]) -> dict[int, list[str]]:
    """The matches that wait for each of these people."""
    found: dict[int, list[str]] = {user: [] for user in users}
    asked = select(seats.c.user, seats.c.match).distinct().join(matches, matches.c.id == seats.c.match)
    asked = asked.where(seats.c.user.in_(users), seats.c.waiting, matches.c.lesson == "")
    for user, match in (await tx.execute(asked.order_by(seats.c.match))).all():
        found[user].append(match)
    return found


async def lessons_of(tx: Transaction, user: int) -> list[tuple[str, str, str, Place]]:
    """The lessons that somebody has begun: game, lesson, match and place, the last changed first."""
    asked = select(matches.c.game, matches.c.lesson, matches.c.id, matches.c.place).where(
        matches.c.creator == user, matches.c.status == "running", matches.c.lesson != ""
    )
    found = await tx.execute(asked.order_by(matches.c.changed.desc()))
    return [(game, lesson, match, msgspec.convert(place, Place)) for game, lesson, match, place in found]


async def late_seats(tx: Transaction, now: float) -> list[tuple[str, int]]:
    """Seats whose time is up, in matches where that has a consequence."""
    asked = (
        select(seats.c.match, seats.c.seat)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.deadline <= now, seats.c.waiting, matches.c.absent != "wait")
        .order_by(seats.c.deadline)
    )
    return [(match, seat) for match, seat in (await tx.execute(asked)).all()]


def at_rest(unchanged_since: float, now: float) -> Any:
    """Matches in which nothing has happened for a while, as far as one can tell.

    A change that lies in the future was made before the clock was set back, or by another clock.
    """
    return or_(matches.c.changed <= unchanged_since, matches.c.changed > now)


async def to_think_about(tx: Transaction, unchanged_since: float, now: float) -> list[str]:
    """Running matches in which a computer player has to decide, and nothing has happened for a while."""
    asked = select(matches.c.id).where(
        matches.c.thinking, matches.c.status == "running", at_rest(unchanged_since, now)
    )
    return list((await tx.execute(asked)).scalars())


async def to_decline(tx: Transaction, unchanged_since: float, now: float) -> list[str]:
    """Running matches in which somebody has to decide who declines some reactions always."""
    asked = (
        select(seats.c.match)
        .join(matches, matches.c.id == seats.c.match)
        .where(
            seats.c.waiting,
            seats.c.passing != "",
            matches.c.status == "running",
            at_rest(unchanged_since, now),
        )
        .distinct()
    )
    return list((await tx.execute(asked)).scalars())


async def changed_since(tx: Transaction, when: float) -> list[tuple[str, int]]:
    """Matches with a change since some time, with their versions."""
    asked = select(matches.c.id, matches.c.version).where(matches.c.changed >= when)
    return [(match, version) for match, version in (await tx.execute(asked)).all()]
