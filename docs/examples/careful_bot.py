# ruff: noqa: INP001 - an example to be read and run, not a package
"""A computer player of your own: tries every option on several tables that it could believe in.

python docs/examples/careful_bot.py
"""

from __future__ import annotations

from carrack import Action, Bot, MoveValues, Perspective, bot, play

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
    won = 0.0
    for number in range(games):
        own = number % 2
        bots = [bot(opponent, seed=number), CarefulBot(number)]
        if own == 0:
            bots.reverse()
        winners = play(game, bots, seed=number).standings.winners()
        if own in winners:
            won += 1 / len(winners)
    return won


if __name__ == "__main__":
    print(f"{wins('colonialism', 'random'):g} of {GAMES} games won against random")  # noqa: T201 - its result
