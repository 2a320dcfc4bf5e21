"""Small tables of any game, built directly: what the builders of the four games share.

Each game's `build.py` adds its own pieces, ids and readings; its tests get everything from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

import pytest

from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.events import Event
from carrack.kernel.messages import Refusal
from carrack.kernel.perspective import why_not
from carrack.kernel.rules import Rules
from carrack.kernel.table import Step, Table, advance, take, to_move
from carrack.mechanics.bits import mask_of, members

T = TypeVar("T", bound=Table)
rule = pytest.mark.rule
ruling = pytest.mark.ruling


class Things:
    """Things of one kind in their order, called by their ids; a set of them is the bits of an integer."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = list(ids)

    def index(self, id_: str) -> int:
        """The index of a thing."""
        return self.ids.index(id_)

    def mask(self, ids: Iterable[str]) -> int:
        """A set of things."""
        return mask_of([self.index(id_) for id_ in ids])

    def named(self, mask: int) -> list[str]:
        """The ids of a set."""
        return [self.ids[index] for index in members(mask)]


# Setting up


def empty(rules: Rules, kind: type[T], seats: int, options: Mapping[str, str] | None, seed: int) -> T:
    """A table before anything has happened, with nothing on its stack and a listener for its events."""
    made = rules.bare_table(rules.setup(seats, dict(options or {})))
    assert isinstance(made, kind)
    made.reseed(seed)
    made.events = []
    return made


def started(rules: Rules, kind: type[T], seats: int, options: Mapping[str, str] | None, seed: int) -> T:
    """A table at the very start of a game, with a listener for its events."""
    made = empty(rules, kind, seats, options, seed)
    rules.start(made)
    return made


def rules_at(made: Table) -> Rules:
    """The rules that set up a table."""
    assert made.origin is not None
    rules: Rules = made.origin[0]
    return rules


# Reading a table


def seen(made: Table, seat: int) -> str:
    """Everything that a seat sees, as text."""
    return json.dumps(rules_at(made).view(made, seat).as_json())


def told(made: Table, *kinds: str) -> list[Event]:
    """The events of some kinds, in their order."""
    return [event for event in made.events or [] if event.kind in kinds]


# Playing on a table


def notations(options: list[Action]) -> list[str]:
    """Options as they are written."""
    return [action.notation for action in options]


def ask(made: Table, *steps: Step[Any]) -> list[str]:
    """Push steps, the last on top, and run to the first question; its options."""
    made.stack += steps
    return notations(advance(made))


def answer(made: Table, *moves: str) -> list[str]:
    """Take options by notation; the options that follow."""
    options = advance(made)
    for move in moves:
        assert move in notations(options), f"{move!r} is not among {notations(options)}"
        options = take(made, rules_at(made).catalogue.read(move))
    return notations(options)


def refusal_of(made: Table, seat: int, move: str) -> Refusal:
    """Why a seat can't make a move now."""
    found = why_not(made, seat, rules_at(made).catalogue.read(move))
    assert found is not None, f"{move!r} is possible"
    return found


def decisions_counted(made: Table, seed: int) -> int:
    """How many decisions a random game has; all components are there at every one."""
    count = 0
    for _ in decisions(made, seed):
        count += 1
        rules_at(made).check(made)
    return count


def decisions(made: Table, seed: int) -> Iterator[tuple[int, list[Action], Action]]:
    """Play at random to the end; each seat to move, with its options and its choice, before it is taken."""
    stream = Stream(seed)
    options = advance(made)
    while options:
        chosen = options[stream.below(len(options))]
        yield to_move(made), options, chosen
        options = take(made, chosen)
