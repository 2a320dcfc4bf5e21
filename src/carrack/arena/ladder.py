"""A ladder: computer players in the order of their strength, with as few games as the order needs.

Pairs of neighbours play first, then pairs two places apart, until a sequential test tells who is stronger or
the games that a pair may have are used up. At last every other pair meets on one deal. Who is whose neighbour
is decided anew by the ratings after each round, so the result depends on the seed and not on who played which
deal, unless a player plays by the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from statistics import NormalDist, fmean
from typing import Final

from carrack.arena.crew import Crew
from carrack.arena.duel import FIRST, SECOND, Deal, Duel, play_deal
from carrack.arena.games import seed_of
from carrack.arena.ratings import Meeting, Rating, ratings_of
from carrack.arena.statistics import interval_of_mean

ERROR: Final = 0.05  # how often the test may call one of two equal players the stronger one
EARLY: Final = 0.02  # the part of it that is used before the last look
FIRST_LOOK: Final = 6  # deals: with fewer, winning everything is not clear enough
NEAR: Final = 2  # places apart


def looks_of(most: int) -> list[int]:
    """The numbers of deals at which the test looks at a pair that plays at most so many."""
    looks = []
    look = FIRST_LOOK
    while look < most:
        looks.append(look)
        look *= 2
    return [*looks, most]


def verdict(edges: list[float], most: int) -> int:
    """1 if the first of two players is stronger, -1 if the second is, 0 if that is not clear yet.

    A group sequential test: the looks share the probability of an error among them, so that by all of them
    together equal players are told apart wrongly in at most 5 % of the cases. Deals are the unit.
    """
    looks = looks_of(most)
    for look in looks:
        if look > len(edges):
            break
        early = EARLY / (len(looks) - 1) if len(looks) > 1 else 0.0
        error = early if look < most else ERROR - early * (len(looks) - 1)
        low, high = interval_of_mean(edges[:look], -1.0, 1.0, NormalDist().inv_cdf(1 - error / 2))
        if low > 0:
            return 1
        if high < 0:
            return -1
    return 0


class Pair:
    """Two players and the deals that they have played, by number."""

    def __init__(self, duel: Duel, most: int) -> None:
        self.duel: Final = duel
        self.most: Final = most
        self.deals: Final[dict[int, Deal]] = {}

    @property
    def games(self) -> int:
        return sum([deal.games for deal in self.deals.values()])

    def played(self) -> list[Deal]:
        """The deals in their order."""
        return [self.deals[number] for number in sorted(self.deals)]

    def shares(self, lone: int) -> list[float]:
        """How much of the victory a lone side of the first or the second player got, by deal."""
        return [fmean(deal.alone[lone]) for deal in self.played() if deal.alone[lone]]

    def verdict(self) -> int:
        """Who is stronger, as far as it is clear."""
        return verdict([deal.edge for deal in self.played()], self.most)

    def is_settled(self) -> bool:
        """Whether further deals are of no use, or not allowed."""
        return len(self.deals) >= self.most or self.verdict() != 0

    def next_look(self) -> list[int]:
        """The deals up to the next look."""
        until = next(look for look in looks_of(self.most) if look > len(self.deals))
        return [number for number in range(until) if number not in self.deals]


class Ladder:
    """Players who are measured against each other."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, str],
        bots: list[str],
        sides: int,
        games: int,
        seed: int,
    ) -> None:
        self.bots: Final = bots
        self.sides: Final = sides
        self.seed: Final = seed
        both = sides > 2
        self.games_of_a_deal: Final = 2 * sides if both else sides
        most = max(1, games // self.games_of_a_deal)
        self.pairs: Final = {
            (one, two): Pair(
                Duel(
                    game, players, options, (bots[one], bots[two]), seed_of(seed, bots[one], bots[two]), both
                ),
                most,
            )
            for one, two in combinations(range(len(bots)), 2)
        }

    def play(
        self,
        crew: Crew,
        progress: Callable[[int], None],
        keep: Callable[[Duel, int, Deal], None] | None = None,
    ) -> None:
        """Play until every pair is settled.

        `progress` is told how many of `most_games` are done, `keep` every deal.
        """
        by_duel = {pair.duel.bots: pair for pair in self.pairs.values()}
        while tasks := list(self.next_round()):
            for duel, number, deal in crew.each(play_deal, tasks):
                by_duel[duel.bots].deals[number] = deal
                if keep is not None:
                    keep(duel, number, deal)
                progress(self.done())

    def next_round(self) -> Iterator[tuple[Duel, int]]:
        """The deals that are played next, neighbours' first."""
        order = self.order()
        for apart in range(1, len(order)):
            pairs = [self.pair(order[at], order[at + apart]) for at in range(len(order) - apart)]
            if apart <= NEAR:
                todo = [(pair, pair.next_look()) for pair in pairs if not pair.is_settled()]
            else:
                todo = [(pair, [0]) for pair in pairs if not pair.deals]
            for pair, numbers in todo:
                yield from [(pair.duel, number) for number in numbers]
            if todo:
                return

    def pair(self, one: int, two: int) -> Pair:
        return self.pairs[min(one, two), max(one, two)]

    def order(self) -> list[int]:
        """The players from the weakest to the strongest by now; at first in the order given."""
        met = [pair for pair in self.pairs.values() if pair.deals]
        if not met:
            return list(range(len(self.bots)))
        values = [rating.value for rating in self.ratings(repeats=0)]
        return sorted(range(len(self.bots)), key=lambda player: values[player])

    def ratings(self, repeats: int | None = None) -> list[Rating]:
        """Everybody's rating by the deals so far."""
        meetings = [
            Meeting(one, two, self.sides, pair.shares(FIRST), pair.shares(SECOND))
            for (one, two), pair in self.pairs.items()
            if pair.deals
        ]
        seed = seed_of(self.seed, "bootstrap")
        if repeats is None:
            return ratings_of(len(self.bots), meetings, seed)
        return ratings_of(len(self.bots), meetings, seed, repeats)

    @property
    def most_games(self) -> int:
        """How many games there can be, if no pair is settled early and the order stays."""
        bots = len(self.bots)
        near = sum([bots - apart for apart in range(1, min(NEAR, bots - 1) + 1)])
        most = next(iter(self.pairs.values())).most
        return self.games_of_a_deal * (near * most + len(self.pairs) - near)

    def done(self) -> int:
        """The games that were played or are not needed any more."""
        left = sum(
            [
                pair.most - len(pair.deals)
                for pair in self.pairs.values()
                if len(pair.deals) > 1 and pair.is_settled()
            ]
        )
        played = sum([pair.games for pair in self.pairs.values()])
        return min(self.most_games, played + self.games_of_a_deal * left)
