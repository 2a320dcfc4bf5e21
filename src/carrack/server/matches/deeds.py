"""What the commands do to a match in memory. Each deed checks first, then changes, and says what it did.

A deed that is refused has changed nothing. The door (`commands/door.py`) writes what it did into the log.
"""

from __future__ import annotations

import secrets

import msgspec

from carrack.kernel.actions import UnknownActionError
from carrack.kernel.chance import Key
from carrack.kernel.match import Match, UndoError
from carrack.kernel.messages import RefusedError
from carrack.server.matches.declines import declines
from carrack.server.matches.entries import Entry
from carrack.server.matches.loaded import SETUP, LoadedMatch
from carrack.server.matches.seats import Seat
from carrack.server.matches.state import said
from carrack.server.records.basics import Refused
from carrack.server.records.matches import Passing
from carrack.server.records.problems import ProblemError
from carrack.server.records.state import Proposal

# Choices


def choose(loaded: LoadedMatch, seat: int, do: str) -> Entry:
    """A choice of a seat, in the game's notation."""
    match = loaded.playing()
    try:
        action = match.read(do)
        match.apply(seat, action)
    except UnknownActionError as error:
        raise ProblemError(422, "problem-no-action", {"do": do}) from error
    except RefusedError as error:
        refused = Refused(said(error.refusal.message), error.refusal.section)
        raise ProblemError(422, "problem-refused", refused=refused) from error
    loaded.proposal = None
    return Entry("choose", seat, loaded.at - 1, match.choices[-1:])


def undo(loaded: LoadedMatch, seat: int, now: float) -> Entry:
    """Take back a seat's last choice; secret choices of others in the same window stay."""
    match = loaded.playing()
    kept = match.last_choice_of(seat)
    time = loaded.times[kept] if kept >= 0 else None
    if time is not None and time.deadline <= now and loaded.absent != "wait":
        raise ProblemError(409, "problem-undo-late")  # the seat would be lost at once
    try:
        match.undo(seat)
    except UndoError as error:
        raise ProblemError(409, "problem-undo", refused=Refused(said(error.message), "")) from error
    loaded.proposal = None
    return Entry("undo", seat, kept, match.choices[kept:])


def rewind(loaded: LoadedMatch, user: int, seat: int, at: int) -> Entry:
    """Go back at once where nobody else plays; otherwise ask the others."""
    match = loaded.playing()
    if not match.known_from <= at < loaded.at:
        raise ProblemError(422, "problem-position", {"first": match.known_from, "last": loaded.at - 1})
    needed = [other for other in loaded.others(user) if not loaded.seats[other].forfeited]
    if needed:
        loaded.proposal = Proposal(at=at, by=seat, agreed=[], needed=needed)
        return Entry("propose", seat, loaded.at, rewind_to=at)
    return go_back(loaded, match, seat, at)


def answer_rewind(loaded: LoadedMatch, user: int, seat: int, agree: bool) -> Entry:
    """Agree with a rewind, which is done when all have; or not, which ends the proposal."""
    match = loaded.playing()
    proposal = loaded.proposal
    if proposal is None:
        raise ProblemError(409, "problem-no-proposal")
    own = loaded.seats_of(user)
    if not agree:
        loaded.proposal = None
        return Entry("disagree", seat, loaded.at)
    if seat not in proposal.needed:
        raise ProblemError(409, "problem-not-asked")
    agreed = sorted({*proposal.agreed, *[one for one in proposal.needed if one in own]})
    if agreed == sorted(proposal.needed):
        return go_back(loaded, match, seat, proposal.at)
    loaded.proposal = msgspec.structs.replace(proposal, agreed=agreed)
    return Entry("agree", seat, loaded.at)


def go_back(loaded: LoadedMatch, match: Match, seat: int, at: int) -> Entry:
    """Back to the position after `at` choices."""
    match.rewind(at)
    loaded.proposal = None
    return Entry("rewind", seat, at)


def pass_always(loaded: LoadedMatch, seat: int, wish: Passing) -> Entry:
    """From now on a seat declines some kinds of reactions without being asked, or no more."""
    loaded.playing()
    loaded.seats[seat].passing = " ".join([wish.until, *sorted(set(wish.kinds))]) if wish.kinds else ""
    return Entry("passing", seat, loaded.at)


def decline(loaded: LoadedMatch, seat: int) -> Entry | None:
    """A seat declines a reaction as it wished; None if it is not asked for one now."""
    if loaded.match is None or not declines(loaded, seat):
        return None
    return choose(loaded, seat, loaded.match.perspective(seat).options[0].notation)


def take_hint(loaded: LoadedMatch, user: int, seat: int) -> Entry:
    """Count a hint."""
    check_hint(loaded, user, seat)
    loaded.seats[seat].hints += 1
    return Entry("hint", seat, loaded.at)


def check_hint(loaded: LoadedMatch, user: int, seat: int) -> None:
    """A seat that has to decide may ask for a hint; among people only where they agreed on that."""
    loaded.playing()
    if loaded.others(user) and not loaded.hints:
        raise ProblemError(403, "problem-hint")
    if seat not in loaded.waiting_for:
        raise ProblemError(409, "problem-not-your-turn")


# Coming and going


def join(
    loaded: LoadedMatch,
    user: int,
    name: str,
    seat: int | None,
    invitation: str,
    nonce: str,
    bot: bool = False,
) -> Entry:
    """Take a seat: one kept for the user, the one that is named, or the first open one."""
    if loaded.status != "open":
        raise ProblemError(409, "problem-not-open", {"status": loaded.status})
    if bot and not loaded.bots:
        raise ProblemError(403, "problem-no-bots")
    if loaded.seats_of(user):
        raise ProblemError(409, "problem-seated")
    kept = [one for one in loaded.seats if one.who == "open" and one.kept_for == user]
    if not kept and not loaded.public and not secrets.compare_digest(invitation, loaded.invitation):
        raise ProblemError(403, "problem-invitation")
    free = [one for one in loaded.seats if one.who == "open" and one.kept_for in {None, user}]
    wanted = [one for one in free if one.seat == seat] if seat is not None else (kept or free)[:1]
    if not wanted:
        raise ProblemError(409, "problem-taken")
    sit(wanted[0], user, name, nonce, bot)
    return Entry("join", wanted[0].seat, loaded.at, name=name, nonce=nonce)


def sit(seat: Seat, user: int, name: str, nonce: str, bot: bool = False) -> None:
    """A person takes a seat, or a bot."""
    seat.who, seat.user, seat.name, seat.nonce, seat.bot = "person", user, name, nonce, bot


def start(loaded: LoadedMatch, user: int, fill: str) -> Entry:
    """Begin; open seats are filled with computer players."""
    if user != loaded.creator:
        raise ProblemError(403, "problem-creator")
    if loaded.status != "open":
        raise ProblemError(409, "problem-not-open", {"status": loaded.status})
    still_open = [seat for seat in loaded.seats if seat.who == "open"]
    if still_open and not fill:
        raise ProblemError(409, "problem-open-seats", {"count": len(still_open)})
    for seat in still_open:
        seat.who, seat.kind = "computer", fill
    return begin(loaded)


def begin(loaded: LoadedMatch) -> Entry:
    """Set the game up, with what everybody added to its chance."""
    loaded.nonces = [*loaded.nonces, *[seat.nonce for seat in loaded.seats if seat.nonce]]
    loaded.match = fresh_match(loaded)
    loaded.status = "running"
    return Entry("start", -1, SETUP, nonces=loaded.nonces)


def fresh_match(loaded: LoadedMatch) -> Match:
    """The match before its first choice."""
    setup = loaded.setup
    key = Key(loaded.secret, tuple(loaded.nonces)) if loaded.secret else None
    table = None if loaded.start is None else loaded.rules.load_table(setup, loaded.start, None)
    return Match(loaded.rules, setup, loaded.seed, key, table)


def leave(loaded: LoadedMatch, user: int) -> Entry:
    """Give up one's seats: free before the start, a computer player's after it."""
    own = [loaded.seats[seat] for seat in loaded.seats_of(user)]
    if not own:
        raise ProblemError(403, "problem-no-seat")
    if loaded.status not in {"open", "running"}:
        raise ProblemError(409, "problem-not-running", {"status": loaded.status})
    for seat in own:
        if loaded.status == "open":
            seat.free()
        else:
            seat.who, seat.user, seat.stand_in = "computer", None, True
            seat.kind = seat.kind or loaded.stand_in
    if loaded.proposal is not None:
        loaded.proposal = None
    if not any(seat.user is not None for seat in loaded.seats) and (
        loaded.status == "running" or user == loaded.creator
    ):
        loaded.status = "closed"
    return Entry("leave", own[0].seat, loaded.at, seats=[seat.seat for seat in own])


def hand_over(loaded: LoadedMatch, user: int) -> Entry:
    """Let a computer player decide for one's seats until one comes back, so that the others need not wait."""
    loaded.playing()
    own = [loaded.seats[seat] for seat in loaded.seats_of(user)]
    handed = [seat for seat in own if not seat.stand_in]
    if not handed:
        raise ProblemError(403 if not own else 409, "problem-no-seat" if not own else "problem-away")
    if not loaded.others(user):
        raise ProblemError(409, "problem-nobody-waits")
    for seat in handed:
        seat.stand_in = True
    return Entry("hand_over", handed[0].seat, loaded.at, seats=[seat.seat for seat in handed])


def share(loaded: LoadedMatch, user: int, shared: bool) -> Entry:
    """Whoever set a match up decides whether others may look at it when it is over."""
    if user != loaded.creator:
        raise ProblemError(403, "problem-creator")
    loaded.shared = shared
    return Entry("share", -1, loaded.at, shared=shared)


def come_back(loaded: LoadedMatch, user: int) -> Entry:
    """Take one's seats back from the stand-in; forfeited ones stay with it."""
    loaded.playing()
    own = [loaded.seats[seat] for seat in loaded.seats_of(user)]
    back = [seat for seat in own if seat.stand_in and not seat.forfeited]
    if not back:
        raise ProblemError(409, "problem-forfeited" if any(s.forfeited for s in own) else "problem-not-away")
    for seat in back:
        seat.stand_in, seat.kind, seat.replaced = False, "", ""
    return Entry("come_back", back[0].seat, loaded.at, seats=[seat.seat for seat in back])


def take_over(loaded: LoadedMatch, seat: int, now: float) -> Entry | None:
    """A seat's time is up: a computer player takes it, for a while or for good. None if it isn't so."""
    here = loaded.seats[seat]
    if here.deadline is None or here.deadline > now or not here.waiting or loaded.absent == "wait":
        return None
    here.stand_in = True
    here.forfeited = loaded.absent == "forfeit"
    return Entry("absent", seat, loaded.at, forfeited=here.forfeited)


def replace_computer(loaded: LoadedMatch, seat: int, kind: str) -> Entry:
    """A computer player fails again and again: another one takes its place."""
    here = loaded.seats[seat]
    here.replaced, here.kind = here.replaced or loaded.computer_at(seat), kind
    return Entry("replace", seat, loaded.at, failed=here.replaced, by=kind)


def end(loaded: LoadedMatch) -> Entry:
    """An administrator ends a match that is not over."""
    if loaded.status not in {"open", "running"}:
        raise ProblemError(409, "problem-not-running", {"status": loaded.status})
    loaded.status = "closed"
    return Entry("close", -1, loaded.at, administrator=True)


def close(loaded: LoadedMatch, user: int) -> Entry:
    """Call a match off: before the start its creator may, after it whoever plays alone."""
    if loaded.status == "open":
        if user != loaded.creator:
            raise ProblemError(403, "problem-creator")
    elif loaded.status == "running":
        if loaded.others(user) or not (loaded.seats_of(user) or user == loaded.creator):
            raise ProblemError(403, "problem-others-play")
    else:
        raise ProblemError(409, "problem-not-running", {"status": loaded.status})
    loaded.status = "closed"
    return Entry("close", -1, loaded.at)
