"""The sequence of play: procedures, repetitions, subjects, and frames that name their next instruction."""

from __future__ import annotations

from typing import Any

import pytest
from toy_steps import ToyTable

from carrack.kernel.procedures import Node, Procedure, each, each_seat, procedure, procedure_for, repeat
from carrack.kernel.rules import nodes_by_name
from carrack.kernel.table import Step, advance

Log = list[str]


def recording(log: Log, name: str):
    """An instruction that writes its name, and its subject if it gets one."""

    def instruction(table: ToyTable, *subject: int) -> None:
        log.append(name + "".join(f" {number}" for number in subject))

    instruction.__name__ = name
    return instruction


def run(node: Node, table: ToyTable | None = None) -> ToyTable:
    """Play a part of a game to its end."""
    table = table or ToyTable(2)
    node.start(table)
    assert advance(table) == []
    return table


def test_procedure_plays_instructions_in_order() -> None:
    """Instructions and nested parts follow each other, and the stack is empty afterwards."""
    log: Log = []
    inner = procedure("inner", recording(log, "b"), recording(log, "c"))
    table = run(procedure("outer", recording(log, "a"), inner, recording(log, "d")))
    assert log == ["a", "b", "c", "d"]
    assert table.stack == []


def test_repeat_plays_its_part_several_times() -> None:
    """A part is repeated as often as said."""
    log: Log = []
    run(repeat("three times", procedure("once", recording(log, "x")), times=3))
    assert log == ["x", "x", "x"]


def test_each_gives_the_subject_to_every_instruction() -> None:
    """A procedure about a subject, nested or not, is played for one subject after the other."""
    log: Log = []
    inner = procedure_for("inner", recording(log, "deep"))
    about = procedure_for("about", recording(log, "first"), inner)
    run(each("all", about, lambda _: (4, 2)))
    assert log == ["first 4", "deep 4", "first 2", "deep 2"]


def test_each_seat_goes_in_seat_order_unless_told() -> None:
    """Without an order the seats come in seat order; the order is fixed when the part starts."""
    log: Log = []
    run(each_seat("seats", recording(log, "seat")), ToyTable(3))
    run(each_seat("backwards", recording(log, "seat"), lambda _: (1, 0)))
    run(each("nobody", recording(log, "seat"), lambda _: ()))
    assert log == ["seat 0", "seat 1", "seat 2", "seat 1", "seat 0"]


def frame_of(node: Node, table: ToyTable) -> tuple[str, list[Any]]:
    """What the top frame would be saved as."""
    top = table.stack[-1]
    return top.name, top.record()


def test_frames_are_saved_and_loaded() -> None:
    """Every kind of frame is written by name and loaded to a frame that is written the same."""

    def nothing(table: ToyTable, *subject: int) -> None:
        """Do nothing."""

    parts: list[tuple[Node, list[Any]]] = [
        (procedure("plain", nothing), ["nothing", -1]),
        (repeat("again", procedure("body", nothing), times=2), [2, -1]),
        (each("all", nothing, lambda _: (3, 1)), [3, 1]),
    ]
    for node, record in parts:
        table = ToyTable(2)
        node.start(table)
        assert frame_of(node, table) == (node.name, record)
        loaded: Step[Any] = node.load(record)
        assert (loaded.name, loaded.record()) == (node.name, record)
    about = procedure_for("about", nothing)
    about.start(table, 5)
    assert frame_of(about, table) == ("about", ["nothing", 5])
    assert about.load(["nothing", 5]).record() == ["nothing", 5]


def test_inserted_instruction_does_not_shift_a_saved_frame() -> None:
    """A frame saved before `b` goes on with `b`, also after a line was inserted above it."""
    log: Log = []
    a, b, new = (recording(log, name) for name in ("a", "b", "new"))
    saved = procedure("part", a, b).frame(1, -1).record()
    table = ToyTable(2)
    table.stack.append(procedure("part", a, new, b).load(saved))
    assert advance(table) == []
    assert log == ["b"]


def test_repeated_instruction_has_numbered_names() -> None:
    """The same instruction twice in a procedure is told apart by a number."""
    log: Log = []
    twice = procedure("part", recording(log, "a"), recording(log, "a"), recording(log, "a"))
    assert twice.names == ["a", "a#2", "a#3"]


def test_unknown_instruction_is_an_error() -> None:
    """A frame that names an instruction which is gone can't be loaded."""
    with pytest.raises(ValueError, match="part has no instruction 'gone'"):
        procedure("part", recording([], "a")).load(["gone", -1])


def test_two_parts_with_one_name_are_an_error() -> None:
    """Names of parts are how saves find them; the same part in two places is fine."""
    shared = procedure("shared", recording([], "a"))
    found = nodes_by_name([procedure("one", shared), procedure("two", shared)])
    assert sorted(found) == ["one", "shared", "two"]
    assert isinstance(found["shared"], Procedure)
    with pytest.raises(ValueError, match="two parts of the sequence of play are called 'shared'"):
        nodes_by_name([shared, procedure("shared", recording([], "a"))])


def test_repeat_passes_its_subject_on() -> None:
    """A repetition inside a procedure about a subject is about that subject too."""
    log: Log = []
    again = repeat("again", procedure_for("body", recording(log, "x")), times=2)
    run(each("all", procedure_for("about", again), lambda _: (7,)))
    assert log == ["x 7", "x 7"]
