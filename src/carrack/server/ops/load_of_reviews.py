"""Load by reviews: people at many tables move every few seconds, alone and while matches are reviewed.

The reviewed matches come from files that are played here at random. Measured is the time until a move is
acknowledged, without reviews and with them, and how many moves were judged meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, Final

from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import SavedMatch, to_bytes
from carrack.kernel.table import open_asks
from carrack.server.ops.load_client import Person
from carrack.server.ops.load_test import SEATS, Figures, Table, most_seats, percentiles, play_all, server

LOOK_EVERY: Final = 3.0
"""Seconds between two looks at a review, as the page takes them."""


class Reader:
    """Somebody who brings a finished match and has it reviewed."""

    def __init__(self, person: Person, game: str, seats: int, seed: int) -> None:
        self.person: Final = person
        self.file: Final = finished_match(game, seats, seed)
        self.match = ""
        self.judged = 0

    async def open(self) -> None:
        """Arrive, and bring the match."""
        await self.person.wish("POST", "/api/guest", {})
        card = await self.person.wish("POST", "/api/matches/import", json.loads(self.file))
        self.match = card["id"]

    async def read(self) -> None:
        """Look at the review until it is whole, or nobody measures any more."""
        while True:
            found = await self.person.wish("GET", f"/api/matches/{self.match}/review")
            self.judged = found["judged"]
            if found["review"]["refined"]:
                return
            await asyncio.sleep(LOOK_EVERY)


def finished_match(game: str, seats: int, seed: int) -> bytes:
    """The file of a match that was played at random."""
    rules = rules_of(game)
    match = Match(rules, rules.usual_setup(seats), seed)
    stream = Stream(seed)
    while not match.over:
        seat = open_asks(match.table)[0].seat
        options = match.perspective(seat).options
        match.apply(seat, options[stream.below(len(options))])
    return to_bytes(SavedMatch(match, ["human"] * seats))


async def measure_reviewing(
    game: str, matches: int, every: float, seconds: float, reviews: int, step: Callable[[float], None]
) -> dict[str, Any]:
    """Put matches and reviews on a server of its own and take the figures."""
    seats = min(SEATS, most_seats(rules_of(game)))
    async with server("") as (process, _):
        readers = [Reader(process.people(1)[0], game, seats, seed) for seed in range(reviews)]
        for reader in readers:
            await reader.open()
        tables = [Table(process.people(seats), seed) for seed in range(matches)]
        for table in tables:
            await table.open(game)
        await asyncio.gather(*[table.listen() for table in tables])
        alone = await played(tables, every, seconds, lambda share: step(0.5 * share))
        looking = [asyncio.create_task(reader.read()) for reader in readers]
        begun = time.perf_counter()
        beside = await played(tables, every, seconds, lambda share: step(0.5 + 0.5 * share))
        took = time.perf_counter() - begun
        for look in looking:
            look.cancel()
        ended = await asyncio.gather(*looking, return_exceptions=True)
        await asyncio.gather(*[table.close() for table in tables])
        await asyncio.gather(*[reader.person.leave() for reader in readers])
    for error in ended:
        if isinstance(error, Exception):
            raise error
    return {
        "game": game,
        "matches": matches,
        "seats": seats,
        "reviews": reviews,
        "judged": sum(reader.judged for reader in readers),
        "judged_per_second": sum(reader.judged for reader in readers) / took,
        "alone": figures_of(alone),
        "beside_reviews": figures_of(beside),
    }


async def played(tables: list[Table], every: float, seconds: float, step: Callable[[float], None]) -> Figures:
    """Moves at all tables for some time."""
    figures = Figures()
    for table in tables:
        table.figures, table.moves = figures, []
    await play_all(tables, every, seconds, step)
    await asyncio.gather(*[table.settle() for table in tables])
    for table in tables:
        table.count()
    figures.check()
    return figures


def figures_of(figures: Figures) -> dict[str, Any]:
    """What was measured of moves."""
    return {
        "moves": len(figures.acknowledged),
        "refused": len(figures.refused),
        "lost": figures.lost,
        "acknowledgement_ms": percentiles(figures.acknowledged),
    }
