"""Parts of a table whose fields are declared once: saving and loading follow from their names.

`saved_fields` and `copy` are written by `carrack.kernel.declare`, since compiled classes can't be asked for
their fields.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A part of a table: a board, a player, a region."""

    def saved_fields(self) -> str:
        """The names of the saved fields, with spaces between them."""
        raise NotImplementedError

    def as_json(self) -> dict[str, Any]:
        """All saved fields by name."""
        return saved(self, self.saved_fields())

    def copy(self) -> Any:
        """A part that shares nothing that changes with this one."""
        raise NotImplementedError

    def load(self, record: dict[str, Any]) -> None:
        """Take the saved fields from their JSON."""
        restore(self, self.saved_fields(), record)


def saved(state: object, names: str) -> dict[str, Any]:
    """Fields as JSON."""
    return {name: plain(getattr(state, name)) for name in names.split()}


def restore(state: object, names: str, record: dict[str, Any]) -> None:
    """Fields from their JSON; what they hold at the beginning tells of which kind they are."""
    for name in names.split():
        now = getattr(state, name)
        if isinstance(now, State):
            now.load(record[name])
        elif isinstance(now, list) and now and isinstance(now[0], State):
            for part, of_part in zip(now, record[name], strict=True):
                part.load(of_part)
        else:
            setattr(state, name, like(now, record[name]))


def plain(value: Any) -> Any:
    """A field's value as JSON: tuples are lists, parts are objects."""
    if isinstance(value, State):
        return value.as_json()
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


def independent(value: Any) -> Any:
    """A copy of a field's value that shares nothing that changes."""
    if isinstance(value, list):
        return [independent(part) for part in value]
    if isinstance(value, dict):
        return {key: independent(part) for key, part in value.items()}
    return value.copy() if isinstance(value, State) else value


def like(model: Any, value: Any) -> Any:
    """A value from JSON, of the same kind as a model: a list where a tuple was becomes a tuple.

    What a model is empty of has no model itself: numbers and words stay, lists become tuples.
    """
    if isinstance(value, list) and isinstance(model, tuple | list):
        if model:
            parts = [like(model[0], part) for part in value]
        else:
            parts = [like((), part) if isinstance(part, list) else part for part in value]
        return tuple(parts) if isinstance(model, tuple) else parts
    if type(value) is not type(model):
        raise TypeError(f"{value!r} can't stand in the place of {model!r}")
    return value
