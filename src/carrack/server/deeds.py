"""What the commands do to a match in memory. Each deed checks first, then changes, and says what it did.

A deed that is refused has changed nothing. What a deed did is written into the log by `matches.py`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from carrack.kernel.actions import UnknownActionError
from carrack.kernel.chance import Key
from carrack.kernel.match import Choice, Match, UndoError
from carrack.kernel.messages import RefusedError
from carrack.kernel.saves import choice_record
from carrack.server.call import ProblemError
from carrack.server.passing import declines
from carrack.server.records import Passing, Proposal, Refused
from carrack.server.room import SETUP, Room, Seat
from carrack.server.state import said


class Entry:
    """A row of the log: what was done, by which seat, and how many choices stayed as they were."""

    def __init__(self, kind: str, seat: int, kept: int, choices: Sequence[Choice] = (), **body: Any) -> None:
        self.kind = kind
        self.seat = seat
        self.kept = kept
        self.body = {**body, "choices": [choice_record(choice) for choice in choices]} if choices else body


Deed = Callable[[Room], Entry]

# Choices


def choose(room: Room, seat: int, do: str) -> Entry:
    """A choice of a seat, in the game's notation."""
    match = room.playing()
    try:
        action = match.read(do)
        match.apply(seat, action)
    except UnknownActionError as error:
        raise ProblemError(422, "problem-no-action", {"do": do}) from error
    except RefusedError as error:
        refused = Refused(said(error.refusal.message), error.refusal.section)
        raise ProblemError(422, "problem-refused", refused=refused) from error
    room.proposal = None
    return Entry("choose", seat, room.at - 1, match.choices[-1:])


def undo(room: Room, seat: int, now: float) -> Entry:
    """Take back a seat's last choice; secret choices of others in the same window stay."""
    match = room.playing()
    kept = match.last_choice_of(seat)
    time = room.times[kept] if kept >= 0 else None
    if time is not None and time.deadline <= now and room.absent != "wait":
        raise ProblemError(409, "problem-undo-late")  # the seat would be lost at once
    try:
        match.undo(seat)
    except UndoError as error:
        raise ProblemError(409, "problem-undo", refused=Refused(said(error.message), "")) from error
    room.proposal = None
    return Entry("undo", seat, kept, match.choices[kept:])


def rewind(room: Room, user: int, seat: int, at: int) -> Entry:
    """Go back at once where nobody else plays; otherwise ask the others."""
    match = room.playing()
    if not match.known_from <= at < room.at:
        raise ProblemError(422, "problem-position", {"first": match.known_from, "last": room.at - 1})
    needed = [other for other in room.others(user) if not room.seats[other].forfeited]
    if needed:
        room.proposal = Proposal(at=at, by=seat, agreed=[], needed=needed)
        return Entry("propose", seat, room.at, rewind_to=at)
    return go_back(room, match, seat, at)


def answer_rewind(room: Room, user: int, seat: int, agree: bool) -> Entry:
    """Agree with a rewind, which is done when all have; or not, which ends the proposal."""
    match = room.playing()
    proposal = room.proposal
    if proposal is None:
        raise ProblemError(409, "problem-no-proposal")
    own = room.seats_of(user)
    if not agree:
        room.proposal = None
        return Entry("disagree", seat, room.at)
    if seat not in proposal.needed:
        raise ProblemError(409, "problem-not-asked")
    agreed = sorted({*proposal.agreed, *[one for one in proposal.needed if one in own]})
    if agreed == sorted(proposal.needed):
        return go_back(room, match, seat, proposal.at)
    room.proposal = msgspec.structs.replace(proposal, agreed=agreed)
    return Entry("agree", seat, room.at)


def go_back(room: Room, match: Match, seat: int, at: int) -> Entry:
    """Back to the position after `at` choices."""
    match.rewind(at)
    room.proposal = None
    return Entry("rewind", seat, at)


def pass_always(room: Room, seat: int, wish: Passing) -> Entry:
    """From now on a seat declines some kinds of reactions without being asked, or no more."""
    room.playing()
    room.seats[seat].passing = " ".join([wish.until, *sorted(set(wish.kinds))]) if wish.kinds else ""
    return Entry("passing", seat, room.at)


def decline(room: Room, seat: int) -> Entry | None:
    """A seat declines a reaction as it wished; None if it is not asked for one now."""
    if room.match is None or not declines(room, seat):
        return None
    return choose(room, seat, room.match.perspective(seat).options[0].notation)


# Coming and going


def join(room: Room, user: int, name: str, seat: int | None, invitation: str, nonce: str) -> Entry:
    """Take a seat: one kept for the user, the one that is named, or the first open one."""
    if room.status != "open":
        raise ProblemError(409, "problem-not-open", {"status": room.status})
    if room.seats_of(user):
        raise ProblemError(409, "problem-seated")
    kept = [one for one in room.seats if one.who == "open" and one.kept_for == user]
    if not kept and not room.public and not secrets.compare_digest(invitation, room.invitation):
        raise ProblemError(403, "problem-invitation")
    free = [one for one in room.seats if one.who == "open" and one.kept_for in {None, user}]
    wanted = [one for one in free if one.seat == seat] if seat is not None else (kept or free)[:1]
    if not wanted:
        raise ProblemError(409, "problem-taken")
    sit(wanted[0], user, name, nonce)
    return Entry("join", wanted[0].seat, room.at, name=name, nonce=nonce)


def sit(seat: Seat, user: int, name: str, nonce: str) -> None:
    """A person takes a seat."""
    seat.who, seat.user, seat.name, seat.nonce = "person", user, name, nonce


def start(room: Room, user: int, fill: str) -> Entry:
    """Begin; open seats are filled with computer players."""
    if user != room.creator:
        raise ProblemError(403, "problem-creator")
    if room.status != "open":
        raise ProblemError(409, "problem-not-open", {"status": room.status})
    still_open = [seat for seat in room.seats if seat.who == "open"]
    if still_open and not fill:
        raise ProblemError(409, "problem-open-seats", {"count": len(still_open)})
    for seat in still_open:
        seat.who, seat.kind = "computer", fill
    return begin(room)


def begin(room: Room) -> Entry:
    """Set the game up, with what everybody added to its chance."""
    room.nonces = [*room.nonces, *[seat.nonce for seat in room.seats if seat.nonce]]
    room.match = fresh_match(room)
    room.status = "running"
    return Entry("start", -1, SETUP, nonces=room.nonces)


def fresh_match(room: Room) -> Match:
    """The match before its first choice."""
    setup = room.setup
    key = Key(room.secret, tuple(room.nonces)) if room.secret else None
    table = None if room.start is None else room.rules.load_table(setup, room.start, None)
    return Match(room.rules, setup, room.seed, key, table)


def leave(room: Room, user: int) -> Entry:
    """Give up one's seats: free before the start, a computer player's after it."""
    own = [room.seats[seat] for seat in room.seats_of(user)]
    if not own:
        raise ProblemError(403, "problem-no-seat")
    if room.status not in {"open", "running"}:
        raise ProblemError(409, "problem-not-running", {"status": room.status})
    for seat in own:
        if room.status == "open":
            seat.free()
        else:
            seat.who, seat.kind, seat.user, seat.stand_in = "computer", room.stand_in, None, True
    if room.proposal is not None:
        room.proposal = None
    if not any(seat.user is not None for seat in room.seats) and (
        room.status == "running" or user == room.creator
    ):
        room.status = "closed"
    return Entry("leave", own[0].seat, room.at, seats=[seat.seat for seat in own])


def come_back(room: Room, user: int) -> Entry:
    """Take one's seats back from the stand-in; forfeited ones stay with it."""
    room.playing()
    own = [room.seats[seat] for seat in room.seats_of(user)]
    back = [seat for seat in own if seat.stand_in and not seat.forfeited]
    if not back:
        raise ProblemError(409, "problem-forfeited" if any(s.forfeited for s in own) else "problem-not-away")
    for seat in back:
        seat.stand_in = False
    return Entry("come_back", back[0].seat, room.at, seats=[seat.seat for seat in back])


def take_over(room: Room, seat: int, now: float) -> Entry | None:
    """A seat's time is up: a computer player takes it, for a while or for good. None if it isn't so."""
    here = room.seats[seat]
    if here.deadline is None or here.deadline > now or not here.waiting or room.absent == "wait":
        return None
    here.stand_in = True
    here.forfeited = room.absent == "forfeit"
    return Entry("absent", seat, room.at, forfeited=here.forfeited)


def close(room: Room, user: int) -> Entry:
    """Call a match off: before the start its creator may, after it whoever plays alone."""
    if room.status == "open":
        if user != room.creator:
            raise ProblemError(403, "problem-creator")
    elif room.status == "running":
        if room.others(user) or not (room.seats_of(user) or user == room.creator):
            raise ProblemError(403, "problem-others-play")
    else:
        raise ProblemError(409, "problem-not-running", {"status": room.status})
    room.status = "closed"
    return Entry("close", -1, room.at)
