"""A value net in whole numbers: what a position's features say about everybody's chances and scores.

One hidden layer, and a direct way from the inputs to the outputs. Sums of whole numbers don't depend on their
order, so every build and machine gives the same values. That allows two shortcuts. Only what changed since
the last position is added up again: positions of one decision differ in few features. And each build does it
in the way that is fastest there: compiled code in arrays of the processor's numbers (`Arrays`), interpreted
code in Python's long numbers, whose digits serve as the lanes of a vector (`Lanes`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

LANE: Final = 32  # bits of a sum in the hidden layer
WIDE: Final = 64  # bits of an output
EVEN: Final = 1 << LANE - 1  # stands for 0 in a lane, so that no lane is ever negative
COMPILED: Final = not __file__.endswith(".py")


class Layers:
    """The numbers of a net.

    `first` has a row for each input: the weights of the hidden units, then those of the outputs, which get
    them directly. `biases` are added to these sums. `second` has a row for each hidden unit. The sums of the
    first layer are `first_unit` times as large as what they stand for, the outputs also `second_unit` times.
    """

    def __init__(
        self,
        inputs: int,
        hidden: int,
        outputs: int,
        first: list[int],
        biases: list[int],
        second: list[int],
        first_unit: int,
        second_unit: int,
    ) -> None:
        wide = hidden + outputs
        if len(first) != inputs * wide or len(biases) != wide or len(second) != hidden * outputs:
            raise ValueError(f"a net of {inputs}, {hidden} and {outputs} has other numbers of weights")
        self.inputs: Final = inputs
        self.hidden: Final = hidden
        self.outputs: Final = outputs
        self.first: Final = first
        self.biases: Final = biases
        self.second: Final = second
        self.first_unit: Final = first_unit
        self.second_unit: Final = second_unit


@mypyc_attr(allow_interpreted_subclasses=True)
class Net:
    """A net at work; it remembers the last position."""

    def __init__(self, layers: Layers) -> None:
        self.layers: Final = layers
        self.unit: Final = float(layers.first_unit * layers.second_unit)

    def run(self, features: list[int], count: int) -> list[float]:
        """The first `count` outputs for a position."""
        raise NotImplementedError


class Lanes(Net):
    """With long numbers: a row of weights is one number, each weight in digits of its own."""

    def __init__(self, layers: Layers) -> None:
        super().__init__(layers)
        wide = layers.hidden + layers.outputs
        self.rows: Final = [
            lanes(layers.first[at : at + wide], LANE) for at in range(0, len(layers.first), wide)
        ]
        self.sums: int = lanes([EVEN + bias for bias in layers.biases], LANE)
        self.last: list[int] = [0] * layers.inputs
        self.units: Final = [
            lanes(layers.second[at : at + layers.outputs], WIDE)
            for at in range(0, len(layers.second), layers.outputs)
        ]
        self.none: Final = lanes([EVEN << LANE] * layers.outputs, WIDE)
        self.size: Final = wide * LANE // 8

    def run(self, features: list[int], count: int) -> list[float]:
        sums = self.sums
        last = self.last
        rows = self.rows
        for at, value in enumerate(features):
            before = last[at]
            if value != before:
                sums += (value - before) * rows[at]
        self.sums = sums
        self.last = features
        hidden = self.layers.hidden
        values = memoryview(sums.to_bytes(self.size, "little")).cast("I").tolist()
        total = self.none
        for unit, value in enumerate(values[:hidden]):
            if value > EVEN:
                total += (value - EVEN) * self.units[unit]
        found: list[float] = []
        direct = self.layers.second_unit
        for at in range(count):
            output = (total >> WIDE * at & (1 << WIDE) - 1) - (EVEN << LANE)
            found.append((output + (values[hidden + at] - EVEN) * direct) / self.unit)
        return found


class Arrays(Net):
    """With arrays of the processor's own numbers, which only compiled code adds up quickly."""

    def __init__(self, layers: Layers) -> None:
        super().__init__(layers)
        self.first: Final = vec[i16](layers.first)
        self.second: Final = vec[i16](layers.second)
        self.sums: Final = vec[i32](layers.biases)
        self.last: Final = vec[i32]([0] * layers.inputs)

    def run(self, features: list[int], count: int) -> list[float]:
        sums = self.sums
        last = self.last
        first = self.first
        wide: i64 = len(sums)
        row: i64 = 0
        for at, value in enumerate(features):
            now = i32(value)
            change: i32 = now - last[at]
            if change != 0:
                last[at] = now
                lane: i64 = 0
                while lane < wide:
                    sums[lane] = sums[lane] + change * i32(first[row + lane])
                    lane += 1
            row += wide
        second = self.second
        hidden: i64 = self.layers.hidden
        outputs: i64 = self.layers.outputs
        direct: i64 = self.layers.second_unit
        found: list[float] = []
        for output in range(count):
            total: i64 = i64(sums[hidden + output]) * direct
            unit: i64 = 0
            weight: i64 = output
            while unit < hidden:
                active = sums[unit]
                if active > 0:
                    total += i64(active) * i64(second[weight])
                unit += 1
                weight += outputs
            found.append(float(int(total)) / self.unit)
        return found


def lanes(values: list[int], bits: int) -> int:
    """Numbers side by side in one; neighbours settle what a negative one borrows."""
    return sum([value << bits * at for at, value in enumerate(values)])


def make_net(layers: Layers) -> Net:
    """A net in the way that is fastest in this build."""
    return Arrays(layers) if COMPILED else Lanes(layers)
