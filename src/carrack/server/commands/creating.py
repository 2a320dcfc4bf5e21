"""New matches: as somebody wishes, from a file, from a position of another match, and once more."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from carrack.arena.live import HUMAN, new_secret
from carrack.kernel.registry import UnknownGameError, rules_of
from carrack.kernel.rules import Rules, SetupError
from carrack.server.commands.door import log_row, move_on
from carrack.server.commands.matches import Matches
from carrack.server.matches import deeds
from carrack.server.matches.clocks import settle
from carrack.server.matches.deeds import Entry
from carrack.server.matches.loaded import SETUP, LoadedMatch, Seat
from carrack.server.matches.showing import card_of
from carrack.server.people.accounts import checked_name, key_of
from carrack.server.people.belongings import may_have_file
from carrack.server.records.matches import Branch, Clock, MatchCard, NewMatch, Rematch, SeatPlan
from carrack.server.records.problems import ProblemError
from carrack.server.store import matches as rows
from carrack.server.store import people
from carrack.server.store.people import User

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"


async def create(matches: Matches, user: User, wish: NewMatch) -> MatchCard:
    """A match as somebody wishes it; it starts at once if no seat is open."""
    rules = rules_for(wish.game)
    offered = matches.computers.offered
    stand_in = wish.stand_in if wish.absent != "wait" or wish.stand_in in offered else offered[0]
    row = new_row(matches, user) | {
        "options": checked_options(rules, len(wish.seats), wish.options),
        "public": wish.public,
        "clock": wish.clock,
        "absent": wish.absent,
        "stand_in": matches.computers.check(stand_in),
        "secret": new_secret(),
        "nonces": [wish.nonce],
    }
    if any(plan.who == "open" for plan in wish.seats):
        await check_names(matches, user, wish.seats)
    return await add(matches, user, LoadedMatch(row, rules, planned(matches, user, wish.seats)))


async def check_names(matches: Matches, user: User, plans: Sequence[SeatPlan]) -> None:
    """Whoever plays with others may not sit there under the name of an account that is not the own one."""
    async with matches.store.reading() as tx:
        for plan in plans:
            if plan.name is not None and await people.name_taken(tx, key_of(plan.name), user.id):
                raise ProblemError(409, "problem-name-taken", {"name": plan.name})


def rules_for(game: str) -> Rules:
    """The rules of a game that somebody named."""
    try:
        return rules_of(game)
    except UnknownGameError as error:
        raise ProblemError(422, "problem-no-game", {"game": game}) from error


def checked_options(rules: Rules, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options with defaults filled in."""
    try:
        return rules.setup(seats, options).options
    except SetupError as error:
        raise ProblemError(422, "problem-setup", {"what": str(error)[:200]}) from error


def planned(matches: Matches, user: User, plans: Sequence[SeatPlan], may_be_open: bool = True) -> list[Seat]:
    """The seats as planned."""
    seats: list[Seat] = []
    for number, plan in enumerate(plans):
        if plan.who == "me":
            seats.append(Seat(number, "person", user.id, checked_name(plan.name or user.name)))
        elif plan.who == "computer":
            seats.append(Seat(number, "computer", kind=matches.computers.check(plan.kind)))
        elif may_be_open:
            seats.append(Seat(number, "open"))
        else:
            raise ProblemError(422, "problem-branch-open")
    return seats


def new_row(matches: Matches, creator: User) -> dict[str, Any]:
    """What every new match begins with."""
    now = matches.time()
    return {
        "id": "".join(secrets.choice(ALPHABET) for _ in range(12)),
        "options": {},
        "public": False,
        "creator": creator.id,
        "invitation": secrets.token_urlsafe(12),
        "clock": Clock(),
        "absent": "wait",
        "stand_in": matches.computers.offered[0],
        "secret": "",
        "seed": "0",
        "start": None,
        "nonces": [],
        "status": "open",
        "version": 0,
        "proposal": None,
        "next_match": "",
        "created": now,
        "changed": now,
    }


async def add(matches: Matches, user: User, loaded: LoadedMatch, brought: Entry | None = None) -> MatchCard:
    """Store a new match, and start it if nobody is missing. `brought` is the past of an imported one."""
    now = loaded.created
    loaded.kept.append(SETUP)
    first = brought or Entry("create", -1, SETUP)
    if loaded.match is not None:
        settle(loaded, -1, now)
    log = [log_row(loaded, first, f"{user.id}:create", user.id, now)]
    if loaded.match is None and all(seat.who != "open" for seat in loaded.seats):
        entry = deeds.begin(loaded)
        move_on(loaded, entry, "open", now)
        log.append(log_row(loaded, entry, f"{user.id}:start", user.id, now))
    lobby = loaded.public and loaded.status == "open"
    async with matches.memory.slot(loaded.id) as slot:
        async with matches.store.transaction() as tx:
            if await rows.count_unfinished(tx, user.id) >= matches.config.most_matches:
                raise ProblemError(409, "problem-most-matches", {"most": matches.config.most_matches})
            await rows.add(tx, loaded, loaded.rules.pack)
            for row in log:
                await rows.append(tx, row)
            await matches.watch.hint(tx, loaded, lobby)
        slot.loaded = loaded
        matches.tell(loaded, first.kind, [user.id], lobby)
    return await card(matches, user, loaded.id)


async def card(matches: Matches, user: User, match: str) -> MatchCard:
    """A match as it is stored, for a list."""
    async with matches.store.transaction() as tx:
        found = await rows.read(tx, match)
    if found is None:
        raise ProblemError(404, "problem-match")
    return card_of(*found, user.id, matches.hub.online(match))


# Match files


async def take_in(matches: Matches, user: User, content: bytes) -> MatchCard:
    """A match from a file: to look at if it is over, otherwise to play on; people's seats are one's own."""
    saved = await matches.uploads.read(content)
    match = saved.match
    row = new_row(matches, user) | {
        "options": match.setup.options,
        "seed": str(match.seed),
        "start": None if match.start is None else match.start.as_json(),
        "status": "running",
    }
    if match.key is not None:
        row |= {"secret": match.key.secret, "nonces": list(match.key.nonces)}
    seats = [
        Seat(number, "person", user.id, user.name)
        if kind == HUMAN
        else Seat(number, "computer", kind=nearest(matches, kind))
        for number, kind in enumerate(saved.players)
    ]
    loaded = LoadedMatch(row, match.rules, seats)
    loaded.match = match
    loaded.times = [None] * loaded.at
    return await add(matches, user, loaded, Entry("import", -1, SETUP, match.choices))


def nearest(matches: Matches, kind: str) -> str:
    """The computer player of a file, or the usual one where that is not on offer."""
    try:
        return matches.computers.check(kind)
    except ProblemError:
        return matches.computers.offered[0]


# From other matches


async def branch(matches: Matches, user: User, loaded: LoadedMatch, wish: Branch) -> MatchCard:
    """A new match from a position of another, with fresh chance."""
    match = loaded.begun()
    if not may_have_file(loaded, user.id):
        raise ProblemError(403, "problem-others-play")
    if len(wish.seats) != len(loaded.seats):
        raise ProblemError(422, "problem-seats", {"count": len(loaded.seats)})
    if not match.known_from <= wish.at <= loaded.at:
        raise ProblemError(422, "problem-position", {"first": match.known_from, "last": loaded.at})
    seed = secrets.randbits(60)
    table = match.position(wish.at)
    table.use_fresh_chance(seed)
    row = new_row(matches, user) | {"options": loaded.options, "seed": str(seed), "start": table.as_json()}
    seats = planned(matches, user, wish.seats, may_be_open=False)
    return await add(matches, user, LoadedMatch(row, loaded.rules, seats))


async def rematch(matches: Matches, user: User, match: str, wish: Rematch) -> MatchCard:
    """The same once more. Whoever asks first makes the match; the others who ask sit down in it."""
    async with matches.looked_at(match, user) as old:
        if not old.seats_of(user.id):
            raise ProblemError(403, "problem-no-seat")
        if old.status != "over":
            raise ProblemError(409, "problem-not-over", {"status": old.status})
        following, loaded = old.next_match, once_more(matches, user, old, wish.nonce)
    if following:
        await sit_down(matches, user, following, wish.nonce)
        return await card(matches, user, following)
    made = await add(matches, user, loaded)

    def deed(old: LoadedMatch) -> Entry:
        if old.next_match:
            raise ProblemError(409, "problem-version", {"version": old.version})
        old.next_match = made.id
        return Entry("rematch", old.seats_of(user.id)[0], old.at, match=made.id)

    try:
        async with matches.memory.slot(match) as slot:
            await matches.carry_out(slot, match, f"{user.id}:rematch-{made.id}", user.id, deed)
    except ProblemError as problem:
        async with matches.memory.slot(made.id) as slot:
            close_id = f"{user.id}:not-needed"
            await matches.carry_out(slot, made.id, close_id, user.id, lambda new: deeds.close(new, user.id))
        if problem.id != "problem-version":
            raise
        return await rematch(matches, user, match, wish)
    return made


def once_more(matches: Matches, user: User, old: LoadedMatch, nonce: str) -> LoadedMatch:
    """The same match with the same seats; those of the others are kept for them."""
    row = new_row(matches, user) | {
        "options": old.options,
        "public": old.public,
        "clock": old.clock,
        "absent": old.absent,
        "stand_in": old.stand_in,
        "secret": new_secret(),
        "nonces": [nonce],
    }
    seats: list[Seat] = []
    for seat in old.seats:
        if seat.user == user.id:
            seats.append(Seat(seat.seat, "person", user.id, seat.name))
        elif seat.user is not None:
            seats.append(Seat(seat.seat, "open", kept_for=seat.user))
        else:
            seats.append(Seat(seat.seat, "computer", kind=seat.kind))
    return LoadedMatch(row, old.rules, seats)


async def sit_down(matches: Matches, user: User, match: str, nonce: str) -> None:
    """Take the seat that is kept, and start when nobody is missing."""

    def join(loaded: LoadedMatch) -> Entry:
        return deeds.join(loaded, user.id, user.name, None, "", nonce)

    def begin(loaded: LoadedMatch) -> Entry:
        return deeds.start(loaded, loaded.creator, "")

    async with matches.looked_at(match, user) as loaded:
        if loaded.status != "open" or loaded.seats_of(user.id):
            return
    async with matches.memory.slot(match) as slot:
        loaded, _ = await matches.carry_out(slot, match, f"{user.id}:sit-down", user.id, join)
        if all(seat.who != "open" for seat in loaded.seats):
            await matches.carry_out(slot, match, f"{user.id}:begin", user.id, begin)
