"""A match as one user may see it, as records of the wire."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, cast

import msgspec

from carrack.kernel.chance import commitment
from carrack.kernel.match import Match
from carrack.kernel.table import Together
from carrack.server.matches.declines import passing_of
from carrack.server.matches.loaded import Room, Seat
from carrack.server.matches.state import log_of, position_of, standings_record
from carrack.server.records import MatchCard, Position, Proof, SeatRecord, State

encoder = msgspec.json.Encoder()


def seat_record(seat: Seat, user: int, online: bool, ready: bool) -> SeatRecord:
    """A seat as a user sees it."""
    return SeatRecord(
        seat=seat.seat,
        who=seat.who,  # type: ignore[arg-type]  # one of the three, by the deeds
        name=seat.name,
        kind=seat.kind,
        mine=seat.user == user,
        online=online,
        ready=ready,
        stand_in=seat.stand_in,
        forfeited=seat.forfeited,
        deadline=seat.deadline,
        reserve=None if seat.reserve is None else int(seat.reserve),
        passing=passing_of(seat) if seat.user == user else None,
    )


def seat_records(room: Room, user: int, online: Collection[int]) -> list[SeatRecord]:
    """All seats; who is ready depends on what everybody waits for."""
    stack = room.match.table.stack if room.match is not None else []
    together = bool(stack) and isinstance(stack[-1], Together)
    waiting = room.waiting_for
    return [
        seat_record(
            seat,
            user,
            seat.user in online,
            seat.who != "open" if room.status == "open" else together and seat.seat not in waiting,
        )
        for seat in room.seats
    ]


def state_of(
    room: Room, user: int, looking: int, log_from: int, online: Collection[int], now: float
) -> State:
    """The match now, as a user may know it who looks from a seat."""
    match = room.match
    over = room.status == "over"
    insider = user == room.creator or bool(room.seats_of(user))
    return State(
        match=room.id,
        game=room.rules.id,
        options=room.options,
        status=room.status,  # type: ignore[arg-type]  # one of the four, by the deeds
        version=room.version,
        public=room.public,
        creator=user == room.creator,
        invitation=room.invitation if insider else "",
        seats=seat_records(room, user, online),
        looking=looking,
        position=None if match is None else encoded_position(room, match, looking),
        log_from=log_from,
        log=[] if match is None else log_of(match, looking, log_from),
        standings=standings_record(match.rules.standings(match.table)) if match and over else None,
        proposal=room.proposal,
        proof=proof_of(room),
        clock=room.clock,
        absent=room.absent,
        now=now,
        next_match=room.next_match,
        called=room.rules.called(room.setup),
    )


def encoded_position(room: Room, match: Match, looking: int) -> Position:
    """The position as JSON, in the place of a record: most of the work, made once for all who look so."""
    made = room.positions.get(looking)
    if made is None:
        made = room.positions[looking] = msgspec.Raw(encoder.encode(shown_position(room, match, looking)))
    return cast("Position", made)


def shown_position(room: Room, match: Match, looking: int) -> Position:
    """The position; in a match that was called off nobody decides anything."""
    position = position_of(match, looking)
    if room.status != "closed":
        return position
    return msgspec.structs.replace(position, waiting_for=[], waiting=[], decision=None, undo=None)


def proof_of(room: Room) -> Proof:
    """The commitment; secret and additions when the match is over."""
    if not room.secret:
        return Proof("")
    if room.status != "over":
        return Proof(commitment(room.secret))
    return Proof(commitment(room.secret), room.secret, room.nonces)


def encoded_state(
    room: Room, user: int, looking: int, since: int, online: Collection[int], now: float
) -> bytes:
    """The state as JSON, made once for all who see the same."""
    log_from = room.log_from(since)
    key = (tuple(room.seats_of(user)), user == room.creator, looking, log_from)
    room.show_anew(now)
    made = room.shown.get(key)
    if made is None:
        made = encoder.encode(state_of(room, user, looking, log_from, online, now))
        room.shown[key] = made
    return made


def state_frame(room: Room, user: int, looking: int, since: int, online: Collection[int], now: float) -> str:
    """The state as a frame of the socket, made once for all who see the same."""
    state = encoded_state(room, user, looking, since, online, now)
    made = room.frames.get(state)
    if made is None:
        made = f'{{"type":"state","state":{state.decode()}}}'
        room.frames[state] = made
    return made


def as_state(encoded: bytes) -> State:
    """An encoded state in the place of a state: it is put into the answer as it is."""
    return cast("State", msgspec.Raw(encoded))


def card_of(row: Mapping[str, Any], seats: list[Seat], user: int, online: Collection[int]) -> MatchCard:
    """A match in a list, from its row."""
    is_open = row["status"] == "open"
    return MatchCard(
        id=row["id"],
        game=row["game"],
        options=row["options"],
        status=row["status"],
        public=row["public"],
        version=row["version"],
        at=row["at"],
        seats=[
            seat_record(seat, user, seat.user in online, is_open and seat.who != "open") for seat in seats
        ],
        my_turn=any(seat.waiting and seat.user == user for seat in seats),
        created=row["created"],
        changed=row["changed"],
        clock=row["clock"],
        absent=row["absent"],
    )
