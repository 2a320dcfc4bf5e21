"""How strong a net is by matches, not by its loss: one side for it, the others for fixed players.

Each deal is played as often as there are sides, the net on another one each time. A side is a seat, or a team
where partners win together.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from carrack.arena.crew import Crew
from carrack.arena.duel import count_of_sides, share_of, sides_of
from carrack.arena.games import contestant, play_game, seed_of
from carrack.arena.statistics import wilson
from carrack.bots.bot import Bot
from carrack.bots.judge import LearnedJudge
from carrack.bots.learned import OnePlyBot
from carrack.bots.net import Layers
from carrack.training.selfplay import rules_with

DEALS_OF_AN_ORDER: Final = 2


@dataclass
class Match:
    """A net against players of one kind, in words that travel to another process."""

    game: str
    pack: str
    seats: int
    options: dict[str, str]
    layers: tuple[Any, ...]
    score_unit: float
    seed: int
    part: int = 0
    against: str = "greedy"
    first: int = 0
    deals: int = 0


def play_deals(match: Match) -> list[float]:
    """The share of the victory that the net's side got in each game."""
    rules = rules_with(match.game, match.pack)
    setup = rules.setup(match.seats, match.options)
    judge = LearnedJudge(rules, Layers(*match.layers), match.score_unit)
    sides = sides_of(rules, setup)
    found = []
    for deal in range(match.first, match.first + match.deals):
        for own in sorted(set(sides)):
            bots: list[Bot] = []
            for seat, side in enumerate(sides):
                seed = seed_of(match.seed, "match", match.part, deal, own, seat)
                bots.append(OnePlyBot(seed, judge) if side == own else contestant(match.against, seed))
            result = play_game(rules, setup, seed_of(match.seed, "match", match.part, deal), bots)
            found.append(share_of(result, own))
    return found


def measure(match: Match, crew: Crew, games: int) -> dict[str, Any]:
    """Play a match; the net's share of the victories with its interval."""
    rules = rules_with(match.game, match.pack)
    sides = count_of_sides(rules, rules.setup(match.seats, match.options))
    deals = -(-games // sides)
    orders = [
        replace(match, first=first, deals=min(DEALS_OF_AN_ORDER, deals - first))
        for first in range(0, deals, DEALS_OF_AN_ORDER)
    ]
    shares = [share for part in crew.finish(crew.begin(play_deals, orders)) for share in part]
    low, high = wilson(sum(shares), len(shares))
    return {
        "against": match.against,
        "games": len(shares),
        "share": sum(shares) / len(shares),
        "low": low,
        "high": high,
        "even": 1 / sides,
    }
