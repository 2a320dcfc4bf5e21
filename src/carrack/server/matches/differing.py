"""Scenes told by what differs from one that is known: a move changes few of the things that lie somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, Final, NamedTuple, cast

import msgspec

from carrack.server.records.state import Change, Position, SceneRecord

encoder = msgspec.json.Encoder()
id_of = attrgetter("id")


class Numbered:
    """Zones or pieces by number: those that are known, then `others`, each once.

    They mostly lie in the same order, so each is compared with the one that follows the last; ids tell where
    to go on after something that is new or gone.
    """

    def __init__(self, known: Sequence[Any]) -> None:
        self._known: Final = known
        self._new: Final[dict[Any, int]] = {}

    @property
    def others(self) -> list[Any]:
        """What is not known, in the order of its numbers."""
        return list(self._new)

    @cached_property
    def _places(self) -> dict[str, int]:
        return dict(zip(map(id_of, self._known), count(), strict=False))

    def _place_of(self, thing: Any, due: int) -> int:
        """Where a thing was, which mostly is where the next one is due; -1 if it is new."""
        here = due < len(self._known) and self._known[due].id == thing.id
        return due if here else self._places.get(thing.id, -1)

    def runs_of(self, things: Sequence[Any]) -> list[int]:
        """The numbers of things, in runs: the first, and how many follow each other."""
        known, new = self._known, self._new
        runs: list[int] = []
        due = done = 0
        while done < len(things):
            number, length = due, alike(known[due:], things[done:])
            due += length
            if not length:
                thing, length = things[done], 1
                number = self._place_of(thing, due)
                if number >= 0:
                    due = number + 1
                if number < 0 or known[number] != thing:
                    number = new.setdefault(thing, len(known) + len(new))
            if runs and runs[-2] + runs[-1] == number:
                runs[-1] += length
            else:
                runs += (number, length)
            done += length
        return runs


def alike(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many things at the beginning are equal."""
    return next(compress(count(), map(ne, one, other)), min(len(one), len(other)))


class Told(NamedTuple):
    """A position as JSON, in the place of a record; if it has only what is new, how its scene is made."""

    position: Position
    change: Change | None


class Sight:
    """The position at a version as it looks from one place, told as a whole or by what differs from the last.

    What differs is found at once, so that of all scenes only the newest is kept.
    """

    def __init__(self, version: int, position: Position, last: Sight | None) -> None:
        self.version: Final = version
        self.scene: Final = position.scene
        self._position: Final = position
        self._changed: Final = None if last is None else changed(last, position)

    def told(self, since: int) -> Told:
        """For somebody who has the scene of a version; -1: of none."""
        changed = self._changed
        if changed is None or changed.change is None or changed.change.since != since:
            return Told(as_json(self._position), None)
        return changed


def changed(last: Sight, position: Position) -> Told:
    """A position by what differs from the one that was seen last."""
    scene = position.scene
    zones, pieces = Numbered(last.scene.zones), Numbered(last.scene.pieces)
    change = Change(last.version, zones.runs_of(scene.zones), pieces.runs_of(scene.pieces))
    new = SceneRecord(scene.sheet, zones.others, pieces.others, scene.acting)
    return Told(as_json(msgspec.structs.replace(position, scene=new)), change)


def as_json(position: Position) -> Position:
    """A position that is encoded once for many."""
    return cast("Position", msgspec.Raw(encoder.encode(position)))
