"""Two computer players on the same deals: one side for the one, all other sides for the other.

Each deal is played as often as there are sides, the lone player on another side each time, so neither the
deal nor the seats favour anybody. A side is a seat, or a team where partners win together.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import fmean

from carrack.arena.clock import seconds_of_work
from carrack.arena.games import Result, contestant, play_game, seed_of
from carrack.bots.bot import Bot
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup

FIRST, SECOND = 0, 1


@dataclass(frozen=True)
class Duel:
    """Who plays what, in words that travel to another process.

    With `both`, the second player is alone in as many games as the first.
    """

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, str]
    seed: int
    both: bool = False


@dataclass
class Deal:
    """What came of one deal: the lone side's share of the victory in each game, and the two players' doings.

    `alone[FIRST]` are the games in which the first player was alone. Scores are summed over seats, seconds
    are processor time.
    """

    alone: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    scores: list[int] = field(default_factory=lambda: [0, 0])
    seats: list[int] = field(default_factory=lambda: [0, 0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    @property
    def games(self) -> int:
        return len(self.alone[FIRST]) + len(self.alone[SECOND])

    @property
    def edge(self) -> float:
        """From -1 to 1: how much more the first player won than the second in the same place.

        It is 0 on average between equal players. With two sides one is as alone as the other.
        """
        first = fmean(self.alone[FIRST])
        second = fmean(self.alone[SECOND]) if self.alone[SECOND] else 1 - first
        return first - second


class Timed(Bot):
    """A player with a note of how often it decided and how long that took."""

    def __init__(self, player: Bot) -> None:
        super().__init__(0)
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    @property
    def hears(self) -> bool:
        return self.player.hears

    def choose(self, perspective: Perspective) -> Action:
        begun = seconds_of_work()
        action = self.player.choose(perspective)
        self.seconds += seconds_of_work() - begun
        self.decisions += 1
        return action


def sides_of(rules: Rules, setup: Setup) -> list[int]:
    """The side of each seat: its team, or itself."""
    return rules.standings(rules.new_table(setup, 0)).teams


def count_of_sides(rules: Rules, setup: Setup) -> int:
    """How many sides play against each other."""
    return len(set(sides_of(rules, setup)))


def play_deal(task: tuple[Duel, int]) -> tuple[Duel, int, Deal]:
    """All games of one deal, by its number."""
    duel, number = task
    rules = rules_of(duel.game)
    setup = rules.setup(duel.players, duel.options)
    sides = sides_of(rules, setup)
    deal = Deal()
    for lone in (FIRST, SECOND) if duel.both else (FIRST,):
        for place in sorted(set(sides)):
            roles = [lone if side == place else 1 - lone for side in sides]
            bots = [
                Timed(contestant(duel.bots[role], seed_of(duel.seed, number, lone, place, seat)))
                for seat, role in enumerate(roles)
            ]
            result = play_game(rules, setup, seed_of(duel.seed, "deal", number), list(bots))
            deal.alone[lone].append(share_of(result, place))
            for seat, (role, bot) in enumerate(zip(roles, bots, strict=True)):
                deal.scores[role] += result.scores[seat]
                deal.seats[role] += 1
                deal.decisions[role] += bot.decisions
                deal.seconds[role] += bot.seconds
    return duel, number, deal


def share_of(result: Result, side: int) -> float:
    """A side's share of the victory: 1, or less if several share it."""
    winners = {team for team, place in zip(result.teams, result.places, strict=True) if place == 1}
    return 1 / len(winners) if side in winners else 0.0
