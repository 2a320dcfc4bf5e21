"""Load by computer players: at every table one person against them, who moves every few seconds.

Measured are the time until the person's move is acknowledged, as in the other load test, and the time until
the computer players have answered and the person is asked again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from carrack.kernel.registry import rules_of
from carrack.server.ops.load_client import Person, SeenState, read_answer
from carrack.server.ops.load_test import SEATS, Table, most_seats, percentiles, play_all, server


class Challenge(Table):
    """One match of a person on the first seat against computer players of one kind."""

    def __init__(self, person: Person, kind: str, seats: int, seed: int) -> None:
        super().__init__([person], seed)
        self.kind: Final = kind
        self.seats: Final = seats
        self.answered: list[float] = []
        """Seconds until the person was asked again."""

    async def open(self, game: str) -> None:
        """The person arrives; the match begins at once."""
        (person,) = self.people
        await person.wish("POST", "/api/guest", {})
        others = [{"who": "computer", "kind": self.kind}] * (self.seats - 1)
        card = await person.wish("POST", "/api/matches", {"game": game, "seats": [{"who": "me"}, *others]})
        self.match, self.version = card["id"], card["version"]
        await person.hang_up()

    async def move(self) -> bool:
        """The person decides at random, and waits for the others; False when the game is over."""
        (person,) = self.people
        state = await person.state_when(asks_or_ends)
        if state.position is None or state.position.decision is None:
            return False
        options = state.position.decision.options
        do = options[self.stream.below(len(options))].do
        body = {"type": "choose", "expected_version": state.version, "seat": 0, "do": do}
        begun = time.perf_counter()
        status, answer = await self.command(person, body)
        if status != 200:
            self.refuse(status, answer)
            return True
        self.figures.acknowledged.append(time.perf_counter() - begun)
        version = read_answer(answer).state.version
        self.moves.append((version, begun))
        await person.state_when(lambda state: state.version >= version and asks_or_ends(state))
        self.answered.append(time.perf_counter() - begun)
        return True


def asks_or_ends(state: SeenState) -> bool:
    """Whether the person has to decide, or nobody has any more."""
    return state.status != "running" or (state.position is not None and state.position.decision is not None)


async def measure_thinking(
    game: str, matches: int, every: float, seconds: float, kind: str, step: Callable[[float], None]
) -> dict[str, Any]:
    """Put matches against computer players on a server of its own and take the figures."""
    seats = min(SEATS, most_seats(rules_of(game)))
    async with server("") as (process, _):
        tables = [Challenge(process.people(1)[0], kind, seats, seed) for seed in range(matches)]
        for at, table in enumerate(tables):
            await table.open(game)
            step(0.5 * at / matches)
        await asyncio.gather(*[table.listen() for table in tables])
        await play_all(tables, every, seconds, step)
        for table in tables:
            table.count()
        await asyncio.gather(*[table.close() for table in tables])
    figures = [table.figures for table in tables]
    return {
        "game": game,
        "against": kind,
        "matches": matches,
        "seats": seats,
        "moves": sum(len(one.acknowledged) for one in figures),
        "refused": sum(len(one.refused) for one in figures),
        "lost": sum(one.lost for one in figures),
        "acknowledgement_ms": percentiles([seconds for one in figures for seconds in one.acknowledged]),
        "answer_ms": percentiles([seconds for table in tables for seconds in table.answered]),
    }
