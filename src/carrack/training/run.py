"""A training run: rounds of self-play and learning that can be stopped at any moment and go on exactly.

While the games of a round are played, the net learns from those of the round before. So a round is played
with the weights of two rounds ago, on one process as on many. After each round the run's folder holds all
that is needed to go on: the learner, the weights of the games in progress, and the rounds of the window.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from carrack.arena.crew import Crew
from carrack.bots.judge import input_names
from carrack.bots.net import Layers
from carrack.bots.weights import FORMAT, Record, fingerprint, fitting, write
from carrack.training.learner import FIRST_UNIT, PARTS, SECOND_UNIT, Learner
from carrack.training.match import Match, measure
from carrack.training.selfplay import Examples, Manner, Order, joined, play, rules_with

GAMES_OF_AN_ORDER: Final = 5
BATCH: Final = 256


class TrainingError(Exception):
    """A run that can't go on; the text says why."""


@dataclass
class Recipe:
    """What is learned and how; everything that the result depends on."""

    game: str
    family: str
    setups: list[tuple[int, dict[str, str]]]
    pack: str = ""  # the folder of a data pack
    seed: int = 1
    hidden: int = 64
    games: int = 100  # of a round
    window: int = 20  # rounds that are learned from
    passes: float = 4.0  # how often each example is learned from
    written_rounds: int = 4  # rounds that the hand-written evaluation plays, to begin with
    rate: float = 8e-4
    late_rate: float = 5e-5
    late: int = 40_000  # steps after which the rate has fallen to the late one
    measured_every: int = 10  # rounds between two matches against fixed players
    match_games: int = 150  # of such a match, at least
    manner: Manner = field(default_factory=Manner)


@dataclass
class Best:
    """The net that did best in the matches of a run: more self-play doesn't always make a net stronger."""

    layers: Layers
    share: float = 0.0
    games: int = 0


class Run:
    """A run in its folder."""

    def __init__(
        self,
        recipe: Recipe,
        folder: Path,
        crew: Crew,
        say: Callable[[dict[str, Any]], None],
        before: Path | None = None,
    ) -> None:
        self.recipe = recipe
        self.folder = folder
        self.crew = crew
        self.say = say
        self.rules = rules_with(recipe.game, recipe.pack)
        self.names = input_names(self.rules)
        if not self.names:
            raise TrainingError(f"{recipe.game} declares no features to learn from")
        self.seats = self.rules.players[-1]
        self.learner = Learner(len(self.names), recipe.hidden, self.seats, recipe.seed)
        if before is not None:
            try:
                self.learner.begin_with(fitting(before, self.rules)[1])
            except ValueError as error:
                raise TrainingError(f"{before} can't be begun with: {error}") from error
            recipe.written_rounds = 0
        self.begun_with = "" if before is None else hashlib.sha256(before.read_bytes()).hexdigest()
        self.round = 0
        self.games = 0
        self.score_unit = 1.0
        self.stretch = 1.0
        self.seconds = 0.0
        self.next_layers = self.learner.layers()
        self.best = Best(self.next_layers)
        self.window: list[Examples] = []
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self.resume()
        except (BadZipFile, EOFError, KeyError, OSError, ValueError) as error:
            raise TrainingError(f"{folder} is damaged ({error}): begin in another folder") from error
        self.forget_later_lines()

    def go_on(self, until: Callable[[], bool]) -> None:
        """Play and learn until it is enough."""
        begun = self.crew.begin(play, self.orders(self.round, self.next_layers))
        since = time.monotonic()
        while not until():
            examples = joined(self.crew.finish(begun))
            told = {}
            waits = self.round + 1 == self.recipe.written_rounds
            if waits:  # the first games of its own wait for what the net learns from the others
                told = self.learn(examples)
            layers = self.learner.layers()
            begun = self.crew.begin(play, self.orders(self.round + 1, layers))
            if not waits:
                told = self.learn(examples)
            self.round += 1
            self.games += examples.games
            self.next_layers = layers
            now = time.monotonic()
            self.seconds, since = self.seconds + now - since, now
            self.log({"round": self.round, "games": self.games, "seconds": round(self.seconds, 1), **told})
            if self.round % self.recipe.measured_every == 0:
                self.remember_best()
            self.keep(examples)  # last: a run that is stopped before does the round again, match and log too

    def orders(self, number: int, layers: Layers) -> list[Order]:
        """The games of a round."""
        recipe = self.recipe
        manner = recipe.manner
        if number < recipe.written_rounds:
            manner = Manner(**{**asdict(manner), "written_seats": 1.0, "trace": 1.0})
        first = number * recipe.games
        return [
            Order(
                recipe.game,
                recipe.pack,
                self.seats,
                recipe.setups,
                first + at,
                min(GAMES_OF_AN_ORDER, recipe.games - at),
                recipe.seed,
                plain(layers),
                self.score_unit,
                manner,
            )
            for at in range(0, recipe.games, GAMES_OF_AN_ORDER)
        ]

    def learn(self, examples: Examples) -> dict[str, Any]:
        """Learn from a round and those before it; what there is to tell."""
        recipe = self.recipe
        random = np.random.default_rng([recipe.seed, self.round])
        if self.round == 0:
            self.learner.rescale(examples.features)
            self.score_unit = float(max(1.0, examples.scores[examples.present > 0].std()))
        self.window = [*self.window, examples][-recipe.window :]
        if self.round + 1 < recipe.written_rounds:
            return {"examples": len(examples.features)}
        if self.round + 1 == recipe.written_rounds:
            every = joined(self.window)
            self.stretch = slope(every.features[:, -1].astype(np.float32), every.shares[:, 0])
            self.learner.begin_with_judgement(self.stretch)
            self.window = []  # a net that learns from the results of others' games plays badly
            return {"examples": len(every.features), "stretch": self.stretch}
        every = joined(self.window)
        done = min(1.0, self.learner.steps / recipe.late)
        rate = recipe.rate * (recipe.late_rate / recipe.rate) ** done
        steps = max(1, int(recipe.passes * len(examples.features) / BATCH))
        losses = []
        for _ in range(steps):
            rows = random.integers(0, len(every.features), BATCH)
            losses.append(self.learner.learn(every, rows, self.score_unit, rate))
        return {"examples": len(examples.features), "loss": float(np.mean(losses)), "rate": rate}

    def remember_best(self) -> None:
        """Keep the net if none did better against fixed players before."""
        layers = self.learner.layers()
        share = self.measure(layers)["share"]
        if share >= self.best.share:
            self.best = Best(layers, share, self.games)

    def measure(self, layers: Layers, part: int = 0) -> dict[str, Any]:
        """Play against fixed players on the deals of a part; no two parts share any."""
        seats, options = self.recipe.setups[0]
        recipe = self.recipe
        weights = plain(layers)
        match = Match(recipe.game, recipe.pack, seats, options, weights, self.score_unit, recipe.seed, part)
        told = measure(match, self.crew, recipe.match_games)
        self.log({"round": self.round, "games": self.games, "seconds": round(self.seconds, 1), "match": told})
        return told

    def finish(self, path: Path) -> dict[str, Any]:
        """Write the last net or the best one before it, whichever wins more on new deals; its strength.

        The strength is measured once more, on deals that had no part in the choice.
        """
        last = Best(self.learner.layers(), 0.0, self.games)
        chosen = last
        if self.best.games not in (0, self.games):
            shares = [self.measure(net.layers, 1)["share"] for net in (last, self.best)]
            chosen = last if shares[0] >= shares[1] else self.best
        strength = self.measure(chosen.layers, 2)
        self.write(path, chosen, strength)
        return strength

    # The folder

    def keep(self, examples: Examples) -> None:
        """Store what is needed to go on."""
        save(self.folder / f"round-{self.round:06d}.npz", examples)
        state = self.learner.state() | {
            "round": self.round,
            "games": self.games,
            "seconds": self.seconds,
            "score_unit": self.score_unit,
            "stretch": self.stretch,
            "recipe": json.dumps(asdict(self.recipe)),
            "features": fingerprint(self.names),
            "begun_with": self.begun_with,
        }
        state |= {"best_share": self.best.share, "best_games": self.best.games}
        for which, layers in (("next", self.next_layers), ("best", self.best.layers)):
            for name, value in zip(PARTS, weights_of(layers), strict=True):
                state[f"{which}_{name}"] = np.array(value, np.int32)
        beside = self.folder / "part.npz"
        np.savez(beside, **state)
        beside.replace(self.folder / "checkpoint.npz")
        for old in sorted(self.folder.glob("round-*.npz"))[: -self.recipe.window]:
            old.unlink()

    def resume(self) -> None:
        """Go on where a run in this folder stopped, if there is one."""
        path = self.folder / "checkpoint.npz"
        if not path.is_file():
            return
        with np.load(path) as state:
            before, now = json.loads(str(state["recipe"])), json.loads(json.dumps(asdict(self.recipe)))
            if str(state["features"]) != fingerprint(self.names):
                raise TrainingError(f"{self.folder} holds a run with other features: begin in another folder")
            if before != now:
                differ = ", ".join([key for key in now if now[key] != before.get(key)])
                raise TrainingError(
                    f"{self.folder} holds a run with another recipe ({differ}): begin in another folder"
                )
            if "begun_with" in state.files and str(state["begun_with"]) != self.begun_with:
                raise TrainingError(
                    f"{self.folder} holds a run that began with other weights: begin in another folder"
                )
            self.learner.restore({key: state[key] for key in state.files})
            self.round, self.games = int(state["round"]), int(state["games"])
            self.score_unit, self.stretch = float(state["score_unit"]), float(state["stretch"])
            self.seconds = float(state["seconds"])
            self.next_layers = self.stored(state, "next")
            self.best = Best(self.stored(state, "best"), float(state["best_share"]), int(state["best_games"]))
        begun = self.recipe.written_rounds if self.round >= self.recipe.written_rounds else 0
        first = max(begun, self.round - self.recipe.window) + 1
        self.window = [
            load(self.folder / f"round-{number:06d}.npz") for number in range(first, self.round + 1)
        ]

    def stored(self, state: Any, which: str) -> Layers:
        """A net in a checkpoint."""
        shape = self.learner.layers()
        first, biases, second = (state[f"{which}_{name}"].tolist() for name in PARTS)
        sizes = (shape.inputs, shape.hidden, shape.outputs)
        return Layers(*sizes, first, biases, second, shape.first_unit, shape.second_unit)

    def forget_later_lines(self) -> None:
        """Cut off the log what comes after the checkpoint: those rounds are played again."""
        path = self.folder / "log.jsonl"
        if not path.is_file():
            return
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n") and json.loads(line)["round"] <= self.round]
        if whole != lines:
            path.write_text("".join(whole), encoding="utf-8")

    def log(self, told: dict[str, Any]) -> None:
        """A line of JSON for everything that is worth knowing later."""
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
        self.say(told)

    def write(self, path: Path, net: Best, strength: dict[str, Any]) -> None:
        """Write the weights of a net with the record of how they were made."""
        recipe = self.recipe
        players = sorted({seats for seats, _ in recipe.setups})
        made = {key: value for key, value in asdict(recipe).items() if key != "pack"} | {
            "games_played": net.games,
            "seconds": round(self.seconds),
            "version": version("carrack"),
        }
        record = Record(
            FORMAT,
            recipe.game,
            recipe.family,
            players,
            fingerprint(self.names),
            len(self.names),
            recipe.hidden,
            self.seats,
            FIRST_UNIT,
            SECOND_UNIT,
            self.score_unit,
            self.rules.pack,
            made,
            strength,
        )
        write(path, record, net.layers)


def plain(layers: Layers) -> tuple[Any, ...]:
    """A net in words that travel to another process."""
    units = (layers.first_unit, layers.second_unit)
    return (layers.inputs, layers.hidden, layers.outputs, *weights_of(layers), *units)


def weights_of(layers: Layers) -> tuple[list[int], list[int], list[int]]:
    """The whole numbers of a net."""
    return layers.first, layers.biases, layers.second


def slope(values: Any, won: Any) -> float:
    """By how much the hand-written values have to be stretched to be log-odds: a logistic regression."""
    inputs = np.stack([values - values.mean(), np.ones_like(values)], axis=1).astype(np.float64)
    found = np.zeros(2)
    for _ in range(20):
        chances = 1 / (1 + np.exp(-inputs @ found))
        weight = chances * (1 - chances)
        bend = inputs.T @ (inputs * weight[:, None]) + 1e-6 * np.eye(2)
        found = found + np.linalg.solve(bend, inputs.T @ (won - chances))
    return float(max(1e-4, found[0]))


def save(path: Path, examples: Examples) -> None:
    """Store the examples of a round."""
    np.savez(path, **vars(examples))


def load(path: Path) -> Examples:
    """The stored examples of a round."""
    with np.load(path) as stored:
        found = {name: stored[name] for name in stored.files}
    return Examples(**{**found, "games": int(found["games"]), "decisions": int(found["decisions"])})
