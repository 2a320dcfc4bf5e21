"""Many games stepped by one call: the same games as the kernel plays, whoever steps them."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable

import numpy as np
import pytest

from carrack.arena.games import seed_of
from carrack.kernel.table import advance, take, to_move
from carrack.rl.batch import Batch
from carrack.rl.peers import PEERS, Peer
from carrack.rl.tables import packed

STEPS = 260


def fingerprints(processes: int) -> list[int]:
    """What random play shows, step by step."""
    found = []
    with Batch("goa", 5, players=2, seed=4, processes=processes) as batch:
        generator = np.random.default_rng(1)
        for _ in range(60):
            batch.step(batch.random_actions(generator))
            arrays = (batch.observations, batch.masks, batch.seats, batch.ended)
            found.append(hash(tuple(array.tobytes() for array in arrays)))
    return found


def test_processes_change_nothing() -> None:
    """What happens depends on the seed and the actions alone."""
    assert fingerprints(1) == fingerprints(2)


def test_a_batch_plays_the_kernels_games() -> None:
    """Observations, masks, seats and rewards are those of tables played beside it, over the end of games."""
    with Batch("13-kolonien", 2, players=2, seed=9, reward="score") as batch:
        task = batch.task
        episodes = [0, 0]
        tables = [task.begun(seed_of(9, game, 0)) for game in range(2)]
        options = [advance(table) for table in tables]
        ends = 0
        made = [0, 0]
        for step in range(STEPS):
            for game, table in enumerate(tables):
                seat = to_move(table)
                assert batch.seats[game] == seat
                assert batch.observations[game].tolist() == task.observed(table, seat)
                expected = sorted(option.index for option in options[game])
                assert np.flatnonzero(batch.masks[game]).tolist() == expected
            chosen = [options[game][step % len(options[game])] for game in range(2)]
            batch.step([action.index for action in chosen])
            for game in range(2):
                made[game] += 1
                options[game] = take(tables[game], chosen[game])
                assert batch.ended[game] == (not options[game])
                if not options[game]:
                    ends += 1
                    assert batch.rewards[game].tolist() == task.rewards(tables[game])
                    assert batch.lengths[game] == made[game]
                    episodes[game] += 1
                    made[game] = 0
                    tables[game] = task.begun(seed_of(9, game, episodes[game]))
                    options[game] = advance(tables[game])
        assert ends


@pytest.mark.skipif(sys.byteorder != "little", reason="never used there")
def test_numbers_are_packed() -> None:
    """The quick way writes what the plain one does, and refuses what 16 bits can't hold."""
    numbers = [0, 1, -1, 300, -(2**15), 2**15 - 1]
    assert packed(numbers) == memoryview(array("h", numbers))
    with pytest.raises((OverflowError, ValueError)):
        packed([2**15])


def test_without_observations() -> None:
    """Who needs none saves the time."""
    with Batch("goa", 2, players=2, observe=False) as batch:
        assert batch.observations.shape == (2, 0)
        batch.step(batch.random_actions(np.random.default_rng(1)))
        assert batch.masks.any(axis=1).all()


def test_reset_begins_the_same_games() -> None:
    """The first episodes again."""
    with Batch("goa", 3, players=2, seed=2) as batch:
        first = batch.observations.copy(), batch.masks.copy()
        for _ in range(10):
            batch.step(batch.random_actions(np.random.default_rng(3)))
        batch.reset()
        assert (batch.observations == first[0]).all()
        assert (batch.masks == first[1]).all()


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([0, 0], "action 0 is not possible in game 0"),
        ([10**6, 0], "action 1000000 is not possible in game 0"),
        ([-1, 0], "action -1 is not possible"),
        ([0], "takes 2 whole numbers"),
        ([0.5, 1.0], "takes 2 whole numbers"),
    ],
)
def test_wrong_actions_change_nothing(actions: list[float], reason: str) -> None:
    """A step is taken in all games or in none."""
    with Batch("goa", 2, players=2, seed=1) as batch:
        before = batch.observations.copy()
        with pytest.raises(ValueError, match=reason):
            batch.step(actions)
        assert (batch.observations == before).all()
        batch.step(batch.random_actions(np.random.default_rng(1)))


def test_every_process_has_a_game() -> None:
    """More processes than games are refused."""
    with pytest.raises(ValueError, match="2 games in 3 processes"):
        Batch("goa", 2, processes=3)


def test_a_lost_process_is_told() -> None:
    """Whoever steps on gets an error instead of old arrays; closing still works."""
    with Batch("goa", 2, players=2, processes=2) as batch:
        batch.crew.workers[0].kill()
        batch.crew.workers[0].join()
        with pytest.raises(RuntimeError, match="has ended; make a new batch"):
            batch.step(batch.masks.argmax(axis=1))


def test_the_bench_tells_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short run: the kernel alone, batches with and without observations, two processes, peers."""
    from carrack.cli import bench_batches  # noqa: PLC0415
    from carrack.rl import bench  # noqa: PLC0415

    monkeypatch.setattr(bench, "SLICE", 0.01)
    monkeypatch.setattr(bench, "installed_peers", lambda: [Coin()])
    told: list[float] = []
    result = bench.measure_batches(["goa"], 2, 0.01, told.append)
    assert told[-1] == 1
    (row,) = result["games"]
    assert all(row[name] > 0 for name in ("kernel", "blind", "observed", "one", "two"))
    (peer,) = result["peers"]
    assert (peer["library"], peer["game"]) == ("numpy", "tossing a coin")
    assert peer["steps"] > 0
    bench_batches.print_batches(result, peer["steps"])
    bench_batches.print_peers(result | {"catanatron": 9.0})


class Coin(Peer):
    """An environment that everybody has."""

    library, game = "numpy", "tossing a coin"

    def options(self) -> list[int]:
        return [0, 1]

    def step(self, action: int) -> None:
        """Nothing comes of it."""


@pytest.mark.research
@pytest.mark.parametrize("kind", PEERS)
def test_peers_play(kind: Callable[[], Peer]) -> None:
    """Those that are installed play on from game to game."""
    try:
        peer = kind()
    except ImportError:
        pytest.skip("not installed")
    assert peer.speed(0.05) > 0
