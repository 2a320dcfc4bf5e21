"""Value nets in whole numbers: both ways of adding up say the same."""

from __future__ import annotations

import pytest

from carrack.bots.net import Arrays, Lanes, Layers, Net
from carrack.kernel.chance import Stream

INPUTS, HIDDEN, OUTPUTS = 12, 5, 6


def some_layers(stream: Stream, most: int = 3000) -> Layers:
    """A net with random weights, negative ones too."""

    def numbers(count: int) -> list[int]:
        return [stream.below(2 * most + 1) - most for _ in range(count)]

    wide = HIDDEN + OUTPUTS
    return Layers(
        INPUTS, HIDDEN, OUTPUTS, numbers(INPUTS * wide), numbers(wide), numbers(HIDDEN * OUTPUTS), 1024, 512
    )


def by_hand(layers: Layers, features: list[int], output: int) -> float:
    """An output by the definition."""
    wide = layers.hidden + layers.outputs
    sums = [
        bias + sum(value * layers.first[at * wide + lane] for at, value in enumerate(features))
        for lane, bias in enumerate(layers.biases)
    ]
    hidden = sum(
        max(0, total) * layers.second[unit * layers.outputs + output]
        for unit, total in enumerate(sums[: layers.hidden])
    )
    return (hidden + sums[layers.hidden + output] * layers.second_unit) / (
        layers.first_unit * layers.second_unit
    )


@pytest.mark.parametrize("kind", [Lanes, Arrays])
def test_outputs_are_those_of_the_definition(kind: type[Net]) -> None:
    """Whatever was asked before: only what changed is added up again, and nothing is lost on the way."""
    stream = Stream(4)
    layers = some_layers(stream)
    net = kind(layers)
    for _ in range(50):
        features = [stream.below(401) - 200 for _ in range(INPUTS)]
        found = net.run(features, OUTPUTS)
        assert found == [by_hand(layers, features, output) for output in range(OUTPUTS)]
        assert net.run(features, 2) == found[:2]


def test_a_net_with_too_few_weights_is_refused() -> None:
    """Every input needs its row."""
    with pytest.raises(ValueError, match="other numbers of weights"):
        Layers(2, 1, 2, [1, 2, 3], [0, 0, 0], [1, 1], 1, 1)
