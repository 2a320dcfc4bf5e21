"""Scenes told by what differs from one that is known: a move changes few of the things that lie somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

import msgspec

from carrack.server.records.state import Change, Position, SceneRecord

encoder = msgspec.json.Encoder()


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
        return {thing.id: at for at, thing in enumerate(self._known)}

    def runs_of(self, things: Sequence[Any]) -> list[int]:
        """The numbers of things, in runs: the first, and how many follow each other."""
        known, new, count = self._known, self._new, len(self._known)
        runs: list[int] = []
        due, at = -1, 0
        for thing in things:
            if at < count and known[at] == thing:
                number = at
                at += 1
            else:
                place = self._places.get(thing.id, -1)
                if place >= 0:
                    at = place + 1
                is_known = place >= 0 and known[place] == thing
                number = place if is_known else new.setdefault(thing, count + len(new))
            if number == due:
                runs[-1] += 1
            else:
                runs += (number, 1)
            due = number + 1
        return runs


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
