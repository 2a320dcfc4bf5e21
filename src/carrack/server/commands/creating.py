"""New matches: as somebody wishes, from a match file, and from a position of another match."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from carrack.arena.live import HUMAN, new_secret
from carrack.kernel.rules import Rules
from carrack.lessons.course import Place
from carrack.lessons.exercises import Exercise, ExerciseFile
from carrack.lessons.records import EXERCISE, Lesson, LessonFile, Start
from carrack.server.commands.door import Bounds, Door
from carrack.server.commands.planning import checked_options, new_row, planned, rules_for
from carrack.server.computers.kinds import SIMPLEST, Kinds
from carrack.server.matches import deeds
from carrack.server.matches.clocks import settle
from carrack.server.matches.command import Command
from carrack.server.matches.entries import Entry, log_row, move_on
from carrack.server.matches.files import Uploads, may_have_file
from carrack.server.matches.loaded import SETUP, LoadedMatch
from carrack.server.matches.seats import Seat
from carrack.server.matches.showing import card_of
from carrack.server.people.names import key_of
from carrack.server.records.matches import Branch, MatchCard, NewMatch, SeatPlan
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store, people
from carrack.server.store import matches as rows
from carrack.server.store.people import User

FEW = 10
"""From here on people are told how many more matches they can make."""


class NewMatches:
    """Makes matches, within each person's `bounds`."""

    def __init__(
        self,
        store: Store,
        door: Door,
        kinds: Kinds,
        online: Callable[[str], Collection[int]],
        time: Callable[[], float],
        bounds: Bounds,
    ) -> None:
        self._store = store
        self._door = door
        self._kinds = kinds
        self._online = online
        self._time = time
        self._bounds = bounds
        self._uploads = Uploads()

    async def create(self, user: User, wish: NewMatch) -> MatchCard:
        """A match as somebody wishes it; it starts at once if no seat is open."""
        rules = rules_for(wish.game)
        kinds = self._kinds
        row = new_row(user, kinds.usual, self._time()) | {
            "options": checked_options(rules, len(wish.seats), wish.options),
            "public": wish.public,
            "clock": wish.clock,
            "absent": wish.absent,
            "stand_in": kinds.check(wish.stand_in or kinds.usual),
            "secret": new_secret(),
            "nonces": [wish.nonce],
            "bots": wish.bots,
            "hints": wish.hints,
        }
        if any(plan.who == "open" for plan in wish.seats):
            await self._check_names(user, wish.seats)
        return await self.add(user, LoadedMatch(row, rules, planned(kinds, user, wish.seats)))

    async def learn(self, user: User, rules: Rules, lesson: Lesson, again: bool) -> MatchCard:
        """A lesson as a match: the one that somebody has begun, or a new one, from its beginning."""
        async with self._store.reading() as tx:
            begun = [
                match
                for game, name, match, _ in await rows.lessons_of(tx, user.id)
                if (game, name) == (rules.id, lesson.id)
            ]
        if begun and not again:
            return await self.card(user, begun[0])
        await self._end(user, begun)
        file = lesson.file
        start = None if lesson.start is None else lesson.start.as_json()
        row = self._taught(user, rules, lesson.id, file.setup, start)
        return await self.add(
            user, LoadedMatch(row, rules, self._seated(user, file, file.learner, file.level))
        )

    async def solve(self, user: User, rules: Rules, exercise: Exercise) -> MatchCard:
        """An exercise as a match, from its beginning; others of the game that somebody has begun end."""
        async with self._store.reading() as tx:
            begun = [
                match
                for game, name, match, _ in await rows.lessons_of(tx, user.id)
                if game == rules.id and name.startswith(EXERCISE)
            ]
        await self._end(user, begun)
        row = self._taught(user, rules, exercise.key, exercise.file.setup, exercise.table.as_json())
        seats = self._seated(user, exercise.file, exercise.seat, SIMPLEST)
        return await self.add(user, LoadedMatch(row, rules, seats))

    async def _end(self, user: User, matches: Sequence[str]) -> None:
        """Call lessons or exercises off that somebody begins anew."""
        for match in matches:
            name = f"{user.id}:again-{secrets.token_hex(8)}"
            await self._door.do(Command(match, name, lambda loaded: deeds.close(loaded, user.id), user.id))

    def _taught(
        self, user: User, rules: Rules, name: str, setup: Start, start: dict[str, Any] | None
    ) -> dict[str, Any]:
        """The row of a lesson or an exercise."""
        return new_row(user, self._kinds.usual, self._time()) | {
            "options": checked_options(rules, setup.players, setup.options),
            "seed": str(setup.seed),
            "start": start,
            "lesson": name,
            "place": Place(),
        }

    def _seated(self, user: User, file: LessonFile | ExerciseFile, learner: int, level: str) -> list[Seat]:
        """One seat is the learner's, the others are computer players'."""
        return [
            Seat(seat, "person", user.id, user.name)
            if seat == learner
            else Seat(seat, "computer", kind=self._kinds.nearest(level))
            for seat in range(file.setup.players)
        ]

    async def _check_names(self, user: User, plans: Sequence[SeatPlan]) -> None:
        """Whoever plays with others may not sit there under the name of somebody else's account."""
        async with self._store.reading() as tx:
            for plan in plans:
                if plan.name is not None and await people.name_taken(tx, key_of(plan.name), user.id):
                    raise ProblemError(409, "problem-name-taken", {"name": plan.name})

    async def take_in(self, user: User, content: bytes) -> MatchCard:
        """A match from a file: to look at if it is over, else to play on; people's seats are one's own."""
        saved = await self._uploads.read(content)
        match = saved.match
        row = new_row(user, self._kinds.usual, self._time()) | {
            "options": match.setup.options,
            "seed": str(match.seed),
            "start": None if match.start is None else match.start.as_json(),
            "status": "running",
            "source": "import",
        }
        if match.key is not None:
            row |= {"secret": match.key.secret, "nonces": list(match.key.nonces)}
        name = user.name if saved.players.count(HUMAN) == 1 else ""
        seats = [
            Seat(number, "person", user.id, name, bot=user.is_bot, hints=hints)
            if kind == HUMAN
            else Seat(number, "computer", kind=self._kinds.nearest(kind), hints=hints)
            for number, (kind, hints) in enumerate(zip(saved.players, saved.hints, strict=True))
        ]
        loaded = LoadedMatch(row, match.rules, seats)
        loaded.match = match
        loaded.times = [None] * loaded.at
        return await self.add(user, loaded, Entry("import", -1, SETUP, match.choices))

    async def branch(self, user: User, old: LoadedMatch, wish: Branch) -> MatchCard:
        """A new match from a position of another, with fresh chance."""
        match = old.begun()
        if not may_have_file(old, user.id):
            raise ProblemError(403, "problem-others-play")
        if len(wish.seats) != len(old.seats):
            raise ProblemError(422, "problem-seats", {"count": len(old.seats)})
        if not match.known_from <= wish.at <= old.at:
            raise ProblemError(422, "problem-position", {"first": match.known_from, "last": old.at})
        seed = secrets.randbits(60)
        table = match.position(wish.at)
        table.use_fresh_chance(seed)
        row = new_row(user, self._kinds.usual, self._time())
        row |= {"options": old.options, "seed": str(seed), "start": table.as_json()}
        seats = planned(self._kinds, user, wish.seats, may_be_open=False)
        return await self.add(user, LoadedMatch(row, old.rules, seats))

    async def add(self, user: User, loaded: LoadedMatch, brought: Entry | None = None) -> MatchCard:
        """Store a new match, and start it if nobody is missing. `brought` is the past of an imported one."""
        now = loaded.created
        loaded.kept.append(SETUP)
        loaded.shared = loaded.is_among_computers()
        first = brought or Entry("create", -1, SETUP)
        if loaded.match is not None:
            settle(loaded, -1, now)
        log = [log_row(loaded, first, f"{user.id}:create", user.id, now)]
        if loaded.match is None and all(seat.who != "open" for seat in loaded.seats):
            entry = deeds.begin(loaded)
            move_on(loaded, entry, "open", now)
            log.append(log_row(loaded, entry, f"{user.id}:start", user.id, now))
        left = await self._door.add(loaded, log, first.kind, user.id, self._bounds)
        card = await self.card(user, loaded.id)
        return msgspec.structs.replace(card, left=left) if left <= FEW else card

    async def card(self, user: User, match: str) -> MatchCard:
        """A match as it is stored, for a list."""
        async with self._store.transaction() as tx:
            found = await rows.read(tx, match)
        if found is None:
            raise ProblemError(404, "problem-match")
        return card_of(*found, user.id, self._online(match))
