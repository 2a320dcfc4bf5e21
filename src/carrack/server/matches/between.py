"""The positions between two states: what computer players did while somebody heard nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from carrack.kernel.match import Match
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.state import earlier_position, scene_of
from carrack.server.records.state import Between, Passed, Position, SceneRecord

MOST_BYTES: Final = 60_000
"""All positions between two states together; beyond it the older ones are left out."""
encoder = msgspec.json.Encoder()


class Numbered:
    """Zones or pieces by number: those of a scene that is known, then `others`, each once."""

    def __init__(self, known: Sequence[Any]) -> None:
        self.others: Final[list[Any]] = []
        self._numbers = {encoder.encode(thing): number for number, thing in enumerate(known)}

    def numbers_of(self, things: Sequence[Any]) -> list[int]:
        """The numbers of things; what is met for the first time gets the next one."""
        found: list[int] = []
        for thing in things:
            new = len(self._numbers)
            found.append(self._numbers.setdefault(encoder.encode(thing), new))
            if found[-1] == new:
                self.others.append(thing)
        return found


def encoded_between(
    loaded: LoadedMatch, match: Match, looking: int, numbers: list[int], most: int = MOST_BYTES
) -> msgspec.Raw | None:
    """The positions after these choices as JSON; as many as there is room for."""
    if not numbers:
        return None
    scene = scene_of(match, match.table, looking)
    while numbers:
        found = [passed_position(loaded, match, looking, number) for number in numbers]
        made = encoder.encode(between(scene, found))
        if len(made) <= most:
            return msgspec.Raw(made)
        numbers = numbers[(len(numbers) + 1) // 2 :]
    return None


def passed_position(loaded: LoadedMatch, match: Match, looking: int, number: int) -> Position:
    """A position of the past, made once for all who look so."""
    position = loaded.passed.get((looking, number))
    if position is None:
        position = loaded.passed[looking, number] = earlier_position(match, looking, number)
    return position


def between(scene: SceneRecord, positions: Sequence[Position]) -> Between:
    """Positions, told by what differs from the scene that comes with them."""
    zones, pieces = Numbered(scene.zones), Numbered(scene.pieces)
    passed = [
        Passed(
            position.at,
            position.scene.sheet,
            zones.numbers_of(position.scene.zones),
            pieces.numbers_of(position.scene.pieces),
            position.scene.acting,
            position.waiting_for,
            position.waiting,
        )
        for position in positions
    ]
    return Between(zones.others, pieces.others, passed)
