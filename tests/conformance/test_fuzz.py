"""Fuzzing: the same seed plays the same games with any number of processes; wrong orders are errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from cases import GAMES

from carrack.arena.fuzz import Run, chosen_setups, fuzz
from carrack.arena.games import seed_of
from carrack.kernel.registry import UnknownGameError, rules_of
from carrack.kernel.rules import SetupError

GAME = GAMES[0]
FEWEST = rules_of(GAME).players[0]


def test_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    """Two processes play what one plays; the progress reaches all games; nothing is written."""
    seen: list[tuple[int, int]] = []
    alone = fuzz(GAME, FEWEST, games=3, seed=5, progress=lambda done, all_: seen.append((done, all_)))
    pair = fuzz(GAME, FEWEST, games=3, jobs=2, seed=5, folder=tmp_path)
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert alone == pair
    assert (alone.games, alone.failures) == (3, [])
    assert alone.decisions > 0
    assert list(tmp_path.iterdir()) == []


def test_set_ups_are_played_in_turn(tmp_path: Path) -> None:
    """Without further orders all set-ups of the game are played; seats and options narrow them down."""
    rules = rules_of(GAME)
    changed = rules.options[0]
    every = chosen_setups(Run(GAME, None, (), 0, tmp_path, None))
    assert {setup.seats for setup in every} == set(rules.players)
    some = chosen_setups(Run(GAME, FEWEST, (), 0, tmp_path, None))
    assert {setup.seats for setup in some} == {FEWEST}
    assert len(some) == len([setup for setup in every if setup.seats == FEWEST]) < len(every)
    one = chosen_setups(Run(GAME, FEWEST, ((changed.name, changed.values[-1]),), 0, tmp_path, None))
    assert [setup.options[changed.name] for setup in one] == [changed.values[-1]]
    assert len({seed_of(seed, number) for seed in range(10) for number in range(10)}) == 100


def test_wrong_orders_are_errors_before_anything_is_played() -> None:
    """An unknown game, number of players or option is refused at once."""
    with pytest.raises(UnknownGameError):
        fuzz("chess")
    with pytest.raises(SetupError):
        fuzz(GAME, 99)
    with pytest.raises(SetupError):
        fuzz(GAME, FEWEST, {"nonsense": "on"})
