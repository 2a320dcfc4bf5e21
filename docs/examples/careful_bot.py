# ruff: noqa: INP001 - an example to be read and run, not a package
"""A computer player of your own: tries every option on several tables that it could believe in.

python docs/examples/careful_bot.py
"""

from __future__ import annotations

from carrack.arena.games import play_game, seed_of
from carrack.bots.bot import Bot
from carrack.bots.greedy import MoveValues
from carrack.bots.kinds import make_bot
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of

WORLDS = 2
GAMES = 10


class CarefulBot(Bot):
    """Takes the option after which it stands best on average. It knows what its seat knows, no more."""

    __slots__ = ()

    def choose(self, perspective: Perspective) -> Action:
        worlds = [perspective.imagine(self.stream.fork()) for _ in range(WORLDS)]
        rules, seat = perspective.rules, perspective.seat

        def value(option: Action) -> float:
            """A move is often several choices: the best complete move that begins with this one."""
            return sum(MoveValues(rules, seat).value(world, option) for world in worlds)

        return max(perspective.options, key=value)


def wins(game: str, opponent: str, games: int = GAMES) -> float:
    """Games won by the careful player against one opponent, on both seats in turn; a tie is half a win."""
    rules = rules_of(game)
    setup = rules.setup(2)
    won = 0.0
    for number in range(games):
        own = number % 2
        bots = [make_bot(opponent, seed_of(number, "opponent")), CarefulBot(seed_of(number, "own"))]
        if own == 0:
            bots.reverse()
        places = play_game(rules, setup, seed_of(number, "table"), bots).places
        if places[own] == 1:
            won += 1 / places.count(1)
    return won


if __name__ == "__main__":
    print(f"{wins('colonialism', 'random'):g} of {GAMES} games won against random")  # noqa: T201 - its result
