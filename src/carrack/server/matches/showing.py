"""A match as one user may see it, as records of the wire."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple, cast

import msgspec

from carrack.kernel.chance import commitment
from carrack.kernel.match import Match
from carrack.kernel.table import Together
from carrack.server.matches.between import encoded_between
from carrack.server.matches.declines import passing_of
from carrack.server.matches.differing import Sight
from carrack.server.matches.lessons import card_for
from carrack.server.matches.loaded import LoadedMatch, ShownState
from carrack.server.matches.seats import Seat
from carrack.server.matches.state import log_of, position_of, standings_record
from carrack.server.records.matches import MatchCard, SeatRecord
from carrack.server.records.state import Between, Position, Proof, SceneRecord, State

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
        replaced=seat.replaced,
        bot=seat.bot,
        hints=seat.hints,
    )


def seat_records(loaded: LoadedMatch, user: int, online: Collection[int]) -> list[SeatRecord]:
    """All seats; who is ready depends on what everybody waits for."""
    stack = loaded.match.table.stack if loaded.match is not None else []
    together = bool(stack) and isinstance(stack[-1], Together)
    waiting = loaded.waiting_for if together else []
    return [
        seat_record(
            seat,
            user,
            seat.user in online,
            seat.who != "open" if loaded.status == "open" else together and seat.seat not in waiting,
        )
        for seat in loaded.seats
    ]


class Wish(NamedTuple):
    """From which seat somebody looks, which version they have, and whether changes of its scene will do."""

    looking: int
    since: int
    changes: bool = False

    @property
    def known(self) -> int:
        """The version of the scene that may be changed; -1: none."""
        return self.since if self.changes else -1


NOWHERE: Final = Wish(-1, -1)
"""Of somebody who looks at no match."""


def state_of(loaded: LoadedMatch, user: int, wish: Wish, online: Collection[int], now: float) -> State:
    """The match now, as a user may know it who looks from a seat and has a version."""
    looking, since = wish.looking, wish.since
    log_from = loaded.log_from(since)
    match = loaded.match
    sight = None if match is None else sight_of(loaded, match, looking)
    position, change = (None, None) if sight is None else sight.told(wish.known)
    over = loaded.status == "over"
    insider = user == loaded.creator or bool(loaded.seats_of(user))
    return State(
        match=loaded.id,
        game=loaded.rules.id,
        options=loaded.options,
        status=loaded.status,  # type: ignore[arg-type]  # one of the four, by the deeds
        version=loaded.version,
        public=loaded.public,
        creator=user == loaded.creator,
        invitation=loaded.invitation if insider else "",
        seats=seat_records(loaded, user, online),
        looking=looking,
        position=position,
        between=None if sight is None else shown_between(loaded, looking, since, sight.scene),
        log_from=log_from,
        log=[] if match is None else log_of(match, looking, log_from),
        standings=standings_record(match.rules.standings(match.table)) if match and over else None,
        proposal=loaded.proposal,
        proof=proof_of(loaded),
        clock=loaded.clock,
        absent=loaded.absent,
        now=now,
        next_match=loaded.next_match,
        shared=loaded.shared,
        lesson=card_for(loaded, looking) if loaded.seats_of(user) else None,
        called=loaded.rules.called(loaded.setup),
        change=change,
        bots=loaded.bots,
        hints=loaded.hints,
        opened=loaded.opened_to(user),
    )


def sight_of(loaded: LoadedMatch, match: Match, looking: int) -> Sight:
    """The position as it looks now: most of the work, done once for all who look so."""
    last = loaded.sights.get(looking)
    if last is not None and last.version == loaded.version:
        return last
    made = Sight(loaded.version, shown_position(loaded, match, looking), last)
    if loaded.heard:
        loaded.sights[looking] = made
    return made


def shown_between(loaded: LoadedMatch, looking: int, since: int, scene: SceneRecord) -> Between | None:
    """What computer players did since a version, as JSON, in the place of a record."""
    return cast("Between | None", encoded_between(loaded, looking, scene, loaded.passed_by(since)))


def shown_position(loaded: LoadedMatch, match: Match, looking: int) -> Position:
    """The position; in a match that was called off nobody decides anything."""
    position = position_of(match, looking)
    if loaded.status != "closed":
        return position
    return msgspec.structs.replace(position, waiting_for=[], waiting=[], decision=None, undo=None)


def proof_of(loaded: LoadedMatch) -> Proof:
    """The commitment; secret and additions when the match is over."""
    if not loaded.secret:
        return Proof("")
    if loaded.status != "over":
        return Proof(commitment(loaded.secret))
    return Proof(commitment(loaded.secret), loaded.secret, loaded.nonces)


def shown_state(
    loaded: LoadedMatch, user: int, wish: Wish, online: Collection[int], now: float
) -> ShownState:
    """The state, made once for all who see the same."""
    lacking = (loaded.log_from(wish.since), *loaded.passed_by(wish.since))
    key = (tuple(loaded.seats_of(user)), user == loaded.creator, wish.looking, wish.known, *lacking)
    loaded.show_anew(now)
    made = loaded.shown.get(key)
    if made is None:
        made = ShownState(encoder.encode(state_of(loaded, user, wish, online, now)))
        if loaded.heard:
            loaded.shown[key] = made
    return made


def as_state(shown: ShownState) -> State:
    """An encoded state in the place of a state: it is put into the answer as it is."""
    return cast("State", msgspec.Raw(shown.state))


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
        result=row["result"],
        bots=row["bots"],
        hints=row["hints"],
    )
