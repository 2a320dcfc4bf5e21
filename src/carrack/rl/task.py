"""What is to be learned: a game with its set-up, what a learner sees of it, and what it gets in the end.

Every environment stands on this. An observation are the game's features (`Rules.features`): what the seat may
know, in whole numbers with names. Its actions are the game's catalogue.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.table import Table

REWARDS: Final = ("share", "place", "score")


class Task:
    """A game to be learned.

    `reward` says what a seat gets when the game is over, and nothing before: its share of the victory less an
    even share (`share`), its place from 1 for the first to -1 for the last (`place`), or its score (`score`).
    Partners get the same. With `cheating` an observation is that of all seats, one after the other, own seat
    first: what nobody at a table can know.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        reward: str = "share",
        cheating: bool = False,
        pack: Path | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
        self.rules: Final[Rules] = rules_of(game, pack)
        seats = self.rules.players[-1] if players is None else players
        self.setup: Final[Setup] = self.rules.setup(seats, options)
        self.reward: Final = reward
        self.cheating: Final = cheating
        self.seats: Final = seats
        self.actions: Final = len(self.rules.catalogue)
        own = self.rules.feature_names()
        if not own:
            raise ValueError(f"{self.rules.id} declares no features, so there is nothing to observe")
        self.names: Final[list[str]] = (
            [f"seat+{at}-{name}" for at in range(seats) for name in own] if cheating else own
        )
        self.width: Final = len(self.names)

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes, and for states that OpenSpiel keeps; a compiled class needs to be told."""
        setup = self.setup
        return Task, (
            self.rules.id,
            setup.seats,
            setup.options,
            self.reward,
            self.cheating,
            self.rules.pack_folder,
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Task:
        """Nothing in it ever changes."""
        return self

    def begun(self, seed: int) -> Table:
        """A table at the very start."""
        return self.rules.new_table(self.setup, seed)

    def observed(self, table: Table, seat: int) -> list[int]:
        """What a seat sees, as numbers."""
        if not self.cheating:
            return self.rules.features(table, seat)
        seats = table.seats
        return [number for at in range(seats) for number in self.rules.features(table, (seat + at) % seats)]

    def rewards(self, table: Table) -> list[float]:
        """What every seat gets for a game that is over."""
        standings = self.rules.standings(table)
        if self.reward == "score":
            return [float(score) for score in standings.scores]
        if self.reward == "share":
            shares = standings.shares()
            even = sum(shares) / len(shares)
            return [share - even for share in shares]
        places = standings.places
        sides: dict[int, int] = {standings.teams[seat]: places[seat] for seat in range(len(places))}
        return [reward_of_place(place, list(sides.values())) for place in places]


def reward_of_place(place: int, places: list[int]) -> float:
    """From 1 for the first to -1 for the last; who shares a place gets the mean of those shared."""
    last = len(places) - 1
    better = sum([1 for other in places if other < place])
    equal = places.count(place)
    return 1.0 - (2.0 * better + equal - 1) / last if last else 0.0
