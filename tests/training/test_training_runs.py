"""Training runs: the same result wherever games are played and however often the run is stopped."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from small_runs import quiet, recipe, same, weights_after

import carrack
from carrack.arena.crew import CrewError, Here, LocalCrew, done_with
from carrack.arena.games import Result
from carrack.bots.judge import input_names
from carrack.bots.learned import OnePlyBot
from carrack.bots.weights import fitting
from carrack.kernel.registry import rules_of
from carrack.training.learner import Learner
from carrack.training.match import Match, measure, play_deals
from carrack.training.plot import matches_in, plot
from carrack.training.run import Run, TrainingError, plain, slope

pytestmark = pytest.mark.whole


def test_a_run_that_was_stopped_goes_on_exactly(tmp_path: Path) -> None:
    """Stopped after each round and begun again, it comes to the same weights as in one go."""
    whole = weights_after(3, tmp_path / "whole", Here())
    for rounds in (1, 2, 3):
        again = weights_after(rounds, tmp_path / "parts", Here())
    assert same(whole, again)
    assert len(list((tmp_path / "parts").glob("round-*.npz"))) == 2


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    """Killed while games are played, it changes nothing in the result."""
    whole = weights_after(2, tmp_path / "whole", Here())
    crew = LocalCrew(2)
    killed: list[int] = []

    def enough() -> bool:
        if not killed:
            killed.extend(crew.pool._processes)
            os.kill(killed[0], signal.SIGKILL)
        return run.round >= 2

    run = Run(recipe(), tmp_path / "killed", crew, quiet)
    run.go_on(enough)
    crew.close()
    assert killed
    assert same(whole, run.learner.state())


def test_the_weights_carry_their_record(tmp_path: Path) -> None:
    """Game, set-ups, features, recipe and strength; another run can begin with them."""
    run = Run(recipe(), tmp_path / "run", Here(), quiet)
    run.go_on(lambda: run.round >= 2)
    file = tmp_path / "goa.net"
    run.finish(file)
    record, layers = fitting(file, rules_of("goa"))
    assert (record.players, record.recipe["games_played"], record.strength["games"]) == ([2], 6, 2)
    assert layers.first == run.learner.layers().first
    more = Run(recipe(), tmp_path / "more", Here(), quiet, file)
    assert more.recipe.written_rounds == 0
    assert more.learner.layers().second == layers.second
    log = tmp_path / "run" / "log.jsonl"
    assert [json.loads(line)["round"] for line in log.read_text().splitlines()] == [1, 2, 2]
    assert len(matches_in(log)) == 1
    assert plot(log, "Goa").count("<polyline") == 1


class Foretold(Here):
    """Plays games of learning here, and knows how matches end, in their order."""

    def __init__(self, *shares: float) -> None:
        self.shares = list(shares)

    def finish(self, begun: Any) -> list[Any]:
        work, orders = begun
        return [[self.shares.pop(0)] * 2 for _ in orders] if work is play_deals else super().finish(begun)


def test_the_stronger_net_is_written(tmp_path: Path) -> None:
    """The best net of the run, unless the last one does better on other deals; after a stop too."""
    made = recipe(measured_every=1)
    run = Run(made, tmp_path / "run", Foretold(0.2, 0.6), quiet)
    run.go_on(lambda: run.round >= 2)
    best = run.learner.layers().first
    run = Run(made, tmp_path / "run", Foretold(0.4, 0.3, 0.5, 0.45, 0.5, 0.3, 0.55), quiet)
    run.go_on(lambda: run.round >= 3)
    last = run.learner.layers().first
    assert last != best
    for weights, games, share in ((best, 6, 0.45), (last, 9, 0.55)):
        run.finish(tmp_path / "goa.net")
        record, layers = fitting(tmp_path / "goa.net", rules_of("goa"))
        assert (layers.first, record.recipe["games_played"]) == (weights, games)
        assert record.strength["share"] == share


def test_partners_play_a_match_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """The net has a whole team, each team once on every deal."""
    rules = rules_of("concordia-venus")
    layers = plain(Learner(len(input_names(rules)), 6, rules.players[-1], 1).layers())
    seen: list[list[bool]] = []

    def red_and_yellow_win(rules: Any, setup: Any, seed: int, bots: list[Any]) -> Result:
        seen.append([isinstance(bot, OnePlyBot) for bot in bots])
        return Result([9, 8, 9, 8], [1, 2, 1, 2], [0, 1, 0, 1], 1)

    monkeypatch.setattr("carrack.training.match.play_game", red_and_yellow_win)
    told = measure(Match(rules.id, "", 4, {"mode": "team"}, layers, 1.0, 1), Here(), 2)
    assert seen == [[True, False, True, False], [False, True, False, True]]
    assert (told["games"], told["share"], told["even"]) == (2, 0.5, 0.5)


def test_another_recipe_does_not_go_on_with_a_run(tmp_path: Path) -> None:
    """The error names what differs."""
    run = Run(recipe(), tmp_path, Here(), quiet)
    run.go_on(lambda: run.round >= 1)
    with pytest.raises(TrainingError, match=r"another recipe \(seed\)"):
        Run(recipe(seed=2), tmp_path, Here(), quiet)


def test_rescaling_changes_nothing_that_a_net_has_learned() -> None:
    """Only the size in which inputs are given."""
    random = np.random.default_rng(3)
    learner = Learner(5, 4, 2, 1)
    learner.begin_with(Learner(5, 4, 2, 2).layers())
    features = random.integers(0, 50, (20, 5)).astype(np.int16)
    before = learner.forward(features.astype(np.float32) / learner.scales)[1]
    learner.rescale(features)
    after = learner.forward(features.astype(np.float32) / learner.scales)[1]
    assert np.allclose(before, after, rtol=1e-4, atol=1e-4)
    assert learner.scales.max() > 10


def test_the_hand_written_values_are_stretched_to_log_odds() -> None:
    """A value whose odds are known is found again."""
    random = np.random.default_rng(5)
    values = random.normal(0, 0.5, 20_000)
    won = (random.random(20_000) < 1 / (1 + np.exp(-3 * values))).astype(float)
    assert slope(values, won) == pytest.approx(3, rel=0.1)


def test_the_log_ends_where_the_checkpoint_does(tmp_path: Path) -> None:
    """Lines of a round that was not kept, and half a line, are gone when the run goes on."""
    weights_after(1, tmp_path, Here())
    log = tmp_path / "log.jsonl"
    before = log.read_text()
    log.write_text(before + json.dumps({"round": 2}) + '\n{"round": 1, "ma')
    Run(recipe(), tmp_path, Here(), quiet)
    assert log.read_text() == before


def test_a_worker_of_another_version_is_refused() -> None:
    """It might play other games."""
    assert done_with(carrack.__version__, int, "3") == 3
    with pytest.raises(CrewError, match=f"a worker has Carrack {carrack.__version__}; this is 0.0.1"):
        done_with("0.0.1", int, "3")
