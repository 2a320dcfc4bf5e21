"""The positions between two states: what computer players did while somebody heard nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from carrack.server.matches.differing import Numbered
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.state import earlier_position
from carrack.server.records.state import Between, Passed, Position, SceneRecord

MOST_BYTES: Final = 60_000
"""All positions between two states together; beyond it the older ones are left out."""
encoder = msgspec.json.Encoder()


def encoded_between(
    loaded: LoadedMatch, looking: int, scene: SceneRecord, numbers: list[int], most: int = MOST_BYTES
) -> msgspec.Raw | None:
    """The positions after these choices as JSON, beside the scene of now; as many as there is room for."""
    while numbers:
        found = [passed_position(loaded, looking, number) for number in numbers]
        made = encoder.encode(between(scene, found))
        if len(made) <= most:
            return msgspec.Raw(made)
        numbers = numbers[(len(numbers) + 1) // 2 :]
    return None


def passed_position(loaded: LoadedMatch, looking: int, number: int) -> Position:
    """A position of the past, made once for all who look so."""
    position = loaded.passed.get((looking, number))
    if position is None:
        position = earlier_position(loaded.begun(), looking, number)
        if loaded.heard:
            loaded.passed[looking, number] = position
    return position


def between(scene: SceneRecord, positions: Sequence[Position]) -> Between:
    """Positions, told by what differs from the scene that comes with them."""
    zones, pieces = Numbered(scene.zones), Numbered(scene.pieces)
    passed = [
        Passed(
            position.at,
            position.scene.sheet,
            zones.runs_of(position.scene.zones),
            pieces.runs_of(position.scene.pieces),
            position.scene.acting,
            position.waiting_for,
            position.waiting,
        )
        for position in positions
    ]
    return Between(zones.others, pieces.others, passed)
