"""Catanatron's random players, measured as the yardstick of the benchmark. Needs the extra `bench`."""

from __future__ import annotations

import importlib
import importlib.metadata
from typing import Any, Final

from carrack.arena.clock import seconds_of_work

PACKAGE: Final = "catanatron"
PLAYERS: Final = 4


class Catan:
    """Games of Catan between four of Catanatron's random players; every executed action is a decision."""

    def __init__(self) -> None:
        game = importlib.import_module(f"{PACKAGE}.game")
        player = importlib.import_module(f"{PACKAGE}.models.player")
        self.version = importlib.metadata.version(PACKAGE)
        self._game: Any = game.Game
        self._turns_limit: int = game.TURNS_LIMIT
        self._player: Any = player.RandomPlayer
        self._colors: list[Any] = list(player.Color)[:PLAYERS]
        self._running: Any = None
        self._seed = 0
        # Of whole games beside those that are timed: all decisions, and those between several options.
        self.decided = 0
        self.chosen = 0

    def new_game(self) -> Any:
        self._seed += 1
        return self._game([self._player(color) for color in self._colors], seed=self._seed)

    def slice(self, seconds: float) -> tuple[int, int, int, float]:
        """Play for some time: decisions, games, the sum of options and the seconds it took."""
        decisions = games = options = 0
        begun = seconds_of_work()
        end = begun + seconds
        game = self._running or self.new_game()
        while seconds_of_work() < end:
            for _ in range(64):
                options += len(game.state.playable_actions)
                game.play_tick()
                decisions += 1
                if game.winning_color() is not None or game.state.num_turns >= self._turns_limit:
                    games += 1
                    game = self.new_game()
        self._running = game
        return decisions, games, options, seconds_of_work() - begun

    def middle(self) -> Any:
        """A game after half of its decisions."""
        game = self.new_game()
        seed = self._seed
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self._turns_limit:
            self.chosen += len(game.state.playable_actions) > 1
            game.play_tick()
            decisions += 1
        self.decided += decisions
        self._seed = seed - 1
        game = self.new_game()
        for _ in range(decisions // 2):
            game.play_tick()
        return game


def catan() -> Catan | None:
    """The yardstick, if it is installed."""
    try:
        return Catan()
    except ImportError:
        return None
