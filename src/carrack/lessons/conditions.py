"""When a beat is passed: small conditions on what the learner's seat sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

from msgspec import UNSET

from carrack.kernel.perspective import Perspective
from carrack.kernel.scene import Piece, Scene
from carrack.lessons.records import Condition, Pieces

TESTS = ("equals", "at_least", "at_most", "contains", "lacks")


class ConditionError(LookupError):
    """A condition that can't be asked of this game; the text says what would be right."""


def fits(pattern: str, text: str) -> bool:
    """Whether a text is one that a pattern means; a `*` stands for any letters, all else for itself."""
    return fnmatchcase(text, pattern.replace("[", "[[]").replace("?", "[?]"))


def check(condition: Condition) -> None:
    """It looks at one thing and asks at least one question."""
    if bool(condition.path) == (condition.pieces is not UNSET):
        raise ConditionError("it needs either a path (into the view) or pieces (of the scene)")
    asked = [name for name in TESTS if getattr(condition, name) is not UNSET]
    if not asked:
        raise ConditionError(f"it asks nothing; write one of {', '.join(TESTS)}")
    if condition.pieces is not UNSET and {"contains", "lacks"} & set(asked):
        raise ConditionError("pieces are counted: write equals, at_least or at_most")


def holds(condition: Condition, perspective: Perspective) -> bool:
    """Whether a condition holds for what a seat sees."""
    if condition.pieces is UNSET:
        found = value_at(perspective.view.as_json(), condition.path)
    else:
        found = len(pieces_in(perspective.rules.scene(perspective.view), condition.pieces))
    return all(
        test(found, getattr(condition, name))
        for name, test in zip(TESTS, (equals, at_least, at_most, contains, lacks), strict=True)
        if getattr(condition, name) is not UNSET
    )


def pieces_in(scene: Scene, wanted: Pieces) -> list[Piece]:
    """The pieces of a scene that are meant."""
    return [
        piece
        for piece in scene.pieces
        if fits(wanted.id, piece.id)
        and fits(wanted.kind, piece.kind)
        and fits(wanted.place, piece.place)
        and fits(wanted.face, piece.face)
        and wanted.owner in (UNSET, piece.owner)
    ]


def value_at(view: Any, path: str) -> Any:
    """What stands at a place of a view."""
    found = view
    way: list[str] = []
    for key in path.split("."):
        known = keys_of(found)
        if key not in known:
            where = f"below {'.'.join(way)!r}" if way else "in the view"
            has = f"there is {', '.join(known)}" if known else "there is nothing more"
            raise ConditionError(f"there is no {key!r} {where}; {has}")
        found = found[int(key)] if isinstance(found, Sequence) else found[key]
        way.append(key)
    return found


def keys_of(value: Any) -> list[str]:
    """The keys of a place that holds others."""
    if isinstance(value, Mapping):
        return [str(key) for key in value]
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [str(at) for at in range(len(value))]
    return []


def number_of(value: Any) -> int:
    """A number; of several things how many there are, and of nothing none."""
    if isinstance(value, int):
        return value
    return len(value) if value is not None else 0


def equals(value: Any, wanted: Any) -> bool:
    """The same value, or so many."""
    return bool(value == wanted or (isinstance(value, list | dict) and number_of(value) == wanted))


def at_least(value: Any, wanted: int) -> bool:
    """So much, or so many, or more."""
    return number_of(value) >= wanted


def at_most(value: Any, wanted: int) -> bool:
    """So much, or so many, or less."""
    return number_of(value) <= wanted


def contains(value: Any, wanted: Any) -> bool:
    """A list has it, a table has it as a key."""
    return value is not None and wanted in value


def lacks(value: Any, wanted: Any) -> bool:
    """It is not there."""
    return not contains(value, wanted)
