"""Fits a net to examples, with numpy: one hidden layer, Adam, and averaged weights to play with."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from carrack.bots.net import Layers
from carrack.training.selfplay import Examples

FIRST_UNIT: Final = 1 << 13
SECOND_UNIT: Final = 1 << 11
MOST: Final = 32767  # what a weight has room for
AVERAGED: Final = 0.001  # the share of a step in the averaged weights: they follow over some 1,000 steps
ABSENT: Final = -1e4  # the output of a seat that is not there
Array = NDArray[np.float32]
PARTS: Final = ("first", "biases", "second")


class Learner:
    """The weights in the making. Inputs are divided by `scales`, so that all are of about the same size."""

    def __init__(self, inputs: int, hidden: int, seats: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        wide = hidden + 2 * seats
        self.hidden = hidden
        self.seats = seats
        self.scales: Array = np.ones(inputs, np.float32)
        self.weights: dict[str, Array] = {
            "first": (random.standard_normal((inputs, wide)) / np.sqrt(inputs)).astype(np.float32),
            "biases": np.zeros(wide, np.float32),
            "second": (random.standard_normal((hidden, 2 * seats)) * 0.1 / np.sqrt(hidden)).astype(
                np.float32
            ),
        }
        self.weights["first"][:, hidden:] *= 0.1
        self.averaged = {part: weight.copy() for part, weight in self.weights.items()}
        self.means = {part: np.zeros_like(weight) for part, weight in self.weights.items()}
        self.squares = {part: np.zeros_like(weight) for part, weight in self.weights.items()}
        self.steps = 0
        self.fresh = True

    def begin_with_judgement(self, slope: float) -> None:
        """Say what the hand-written evaluation says, which is the last of the inputs, and nothing else."""
        for weights in (self.weights, self.averaged):
            weights["first"][:, self.hidden :] = 0
            weights["second"][:] = 0
            weights["first"][-1, self.hidden] = slope * self.scales[-1]
        self.fresh = False

    def begin_with(self, layers: Layers) -> None:
        """Take the weights of a net; its inputs keep their sizes."""
        if (layers.inputs, layers.hidden, layers.outputs) != (len(self.scales), self.hidden, 2 * self.seats):
            raise ValueError(f"a net with {layers.hidden} hidden units can't begin one with {self.hidden}")
        wide = self.hidden + 2 * self.seats
        first = np.array(layers.first, np.float32).reshape(-1, wide) / layers.first_unit
        second = np.array(layers.second, np.float32).reshape(self.hidden, -1) / layers.second_unit
        biases = np.array(layers.biases, np.float32) / layers.first_unit
        parts = {"first": first, "biases": biases, "second": second}
        self.weights = {part: weight.astype(np.float32) for part, weight in parts.items()}
        self.averaged = {part: weight.copy() for part, weight in self.weights.items()}
        self.fresh = False

    def rescale(self, features: NDArray[np.int16]) -> None:
        """Take the sizes of the inputs from examples.

        A net that has learned something says the same as before; fresh weights expect inputs of size 1.
        """
        sizes = np.sqrt((features.astype(np.float32) ** 2).mean(axis=0))
        scales = np.maximum(1.0, sizes).astype(np.float32)
        if not self.fresh:
            for weights in (self.weights, self.averaged):
                weights["first"] *= (scales / self.scales)[:, None]
        self.scales = scales

    def forward(self, features: Array) -> tuple[Array, Array]:
        """The sums of the first layer and the outputs."""
        sums = features @ self.weights["first"] + self.weights["biases"]
        outputs = np.maximum(sums[:, : self.hidden], 0) @ self.weights["second"] + sums[:, self.hidden :]
        return sums, outputs

    def learn(self, examples: Examples, rows: NDArray[np.int64], score_unit: float, rate: float) -> float:
        """One step of Adam on some rows; the mean error of the shares, in nats beyond what is unavoidable."""
        slopes, missed = self.from_results(examples, rows, score_unit)
        self.step(slopes, rate)
        return missed

    def from_results(
        self, examples: Examples, rows: NDArray[np.int64], score_unit: float
    ) -> tuple[dict[str, Array], float]:
        """Where the results of some rows lead, and how far they are missed."""
        features = examples.features[rows].astype(np.float32) / self.scales
        shares, present = examples.shares[rows], examples.present[rows]
        sums, outputs = self.forward(features)
        chances = softmax(np.where(present > 0, outputs[:, : self.seats], ABSENT))
        scores = (outputs[:, self.seats :] - examples.scores[rows] / score_unit) * present
        count = len(rows)
        error = np.concatenate([chances - shares, 0.1 * scores], axis=1) / count
        known = np.where(shares > 0, shares, 1)
        missed = float((shares * (np.log(known) - np.log(chances + 1e-12))).sum() / count)
        return self.slopes(features, sums, error), missed

    def slopes(self, features: Array, sums: Array, error: NDArray[Any]) -> dict[str, Array]:
        """The error of the outputs, carried back to the weights."""
        error = error.astype(np.float32)
        active = np.maximum(sums[:, : self.hidden], 0)
        back = (error @ self.weights["second"].T) * (sums[:, : self.hidden] > 0)
        both = np.concatenate([back, error], axis=1)
        return {"first": features.T @ both, "biases": both.sum(axis=0), "second": active.T @ error}

    def step(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam with a little decay of weights."""
        self.steps += 1
        first, second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for part, slope in slopes.items():
            weight, mean, square = self.weights[part], self.means[part], self.squares[part]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= rate * ((mean / first) / (np.sqrt(square / second) + 1e-8) + 1e-4 * weight)
            share = max(AVERAGED, 1 / self.steps)
            self.averaged[part] += share * (weight - self.averaged[part])

    def layers(self) -> Layers:
        """The averaged weights in whole numbers."""
        first = self.averaged["first"] / self.scales[:, None]
        second = self.averaged["second"]
        return Layers(
            first.shape[0],
            self.hidden,
            2 * self.seats,
            whole(first * FIRST_UNIT, MOST),
            whole(self.averaged["biases"] * FIRST_UNIT, 1 << 24),
            whole(second * SECOND_UNIT, MOST),
            FIRST_UNIT,
            SECOND_UNIT,
        )

    def state(self) -> dict[str, Any]:
        """Everything that is needed to go on, by name."""
        found: dict[str, Any] = {"scales": self.scales, "steps": self.steps}
        for name in ("weights", "averaged", "means", "squares"):
            for part in PARTS:
                found[f"{name}_{part}"] = getattr(self, name)[part]
        return found

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        self.scales = state["scales"]
        self.steps = int(state["steps"])
        for name in ("weights", "averaged", "means", "squares"):
            for part in PARTS:
                getattr(self, name)[part] = state[f"{name}_{part}"]


def softmax(values: Array) -> Array:
    """Rows of log-odds as shares."""
    weights = np.exp(values - values.max(axis=1, keepdims=True))
    found: Array = weights / weights.sum(axis=1, keepdims=True)
    return found


def whole(numbers: Array, most: int) -> list[int]:
    """Numbers rounded to whole ones within bounds."""
    found: list[int] = np.clip(np.rint(numbers), -most, most).astype(np.int64).ravel().tolist()
    return found
