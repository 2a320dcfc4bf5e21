"""The sequence of play in words: `procedure`, `repeat`, `each_seat` and `each`.

    ACTION_ROUND = repeat("action round", each_seat("turn", take_an_action, turn_order), times=3)
    SEGMENT = procedure("segment", ACTION_ROUND, ACTION_ROUND, colonization)

A frame on the stack names its next instruction by name in saves, so that inserting a line never shifts a
running game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from carrack.kernel.table import NOBODY, Ask, Step, Table

Instruction = Callable[[Any], None]
SubjectInstruction = Callable[[Any, int], None]


class Node:
    """A part of the sequence of play; `start` puts its first frame on the stack."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def start(self, table: Table, subject: int = NOBODY) -> None:
        raise NotImplementedError

    def children(self) -> list[Node]:
        return []

    def asks(self) -> list[type[Ask[Any]]]:
        """The kinds of questions that this part brings along, beside those of the game's own steps."""
        return []

    def walk(self) -> Iterator[Node]:
        """This part and all parts below it."""
        yield self
        for child in self.children():
            yield from child.walk()

    def load(self, record: list[Any]) -> Step[Any]:
        """The frame of a saved record."""
        raise NotImplementedError


class Procedure(Node):
    """Instructions one after the other; those of a subject (a region, a seat) are given it."""

    def __init__(self, name: str, instructions: tuple[Any, ...], about_subject: bool) -> None:
        super().__init__(name)
        self.about_subject: Final = about_subject
        # What is called: a function, or how a part of the sequence of play starts.
        self.instructions: Final[list[Any]] = []
        self.subnodes: Final[list[Node | None]] = []
        self.names: Final[list[str]] = []
        for instruction in instructions:
            # An instruction is a function, or a part of the sequence of play of its own.
            if isinstance(instruction, Node):
                label = instruction.name
                self.subnodes.append(instruction)
                self.instructions.append(instruction.start)
            else:
                label = instruction.__name__
                self.subnodes.append(None)
                self.instructions.append(instruction)
            times = sum(1 for other in self.names if other.split("#")[0] == label)
            self.names.append(f"{label}#{times + 1}" if times else label)
        self.frames: Final[dict[int, list[ProcedureFrame]]] = {}

    def start(self, table: Table, subject: int = NOBODY) -> None:
        frames = self.frames.get(subject)
        table.stack.append(self.frame(0, subject) if frames is None else frames[0])

    def frame(self, at: int, subject: int) -> ProcedureFrame:
        """The frame before an instruction; those of a subject are made once."""
        frames = self.frames.get(subject)
        if frames is None:
            frames = []
            following: ProcedureFrame | None = None
            for before in reversed(range(len(self.names))):
                following = ProcedureFrame(self, before, subject, following)
                frames.insert(0, following)
            self.frames[subject] = frames
        return frames[at]

    def children(self) -> list[Node]:
        return [node for node in self.subnodes if node is not None]

    def load(self, record: list[Any]) -> Step[Any]:
        if record[0] not in self.names:
            raise ValueError(f"{self.name} has no instruction {record[0]!r}")
        return self.frame(self.names.index(record[0]), record[1])


class ProcedureFrame(Step[Table]):
    """A procedure in progress; `at` is the next instruction, `rest` are all from there on.

    Each of them stands with the frame after it, of which there is none after the last.
    """

    def __init__(self, node: Procedure, at: int, subject: int, following: ProcedureFrame | None) -> None:
        self.node: Final = node
        self.at: Final = at
        self.subject: Final = subject
        instruction = node.instructions[at]
        if not node.about_subject and node.subnodes[at] is not None:
            instruction = partial(instruction, subject=subject)
        self.rest: Final[list[tuple[Any, ProcedureFrame | None]]] = [(instruction, following)]
        if following is not None:
            self.rest.extend(following.rest)

    def resume(self, table: Table) -> None:
        """Run instructions until one of them pushes something; what is left goes below that."""
        stack = table.stack
        depth = len(stack)
        subject = self.subject
        about_subject = self.node.about_subject
        for instruction, following in self.rest:
            if about_subject:
                instruction(table, subject)
            else:
                instruction(table)
            if len(stack) != depth:
                if following is not None:
                    stack.insert(depth, following)
                return

    @property
    def name(self) -> str:
        return self.node.name

    def record(self) -> list[Any]:
        return [self.node.names[self.at], self.subject]


class Repeat(Node):
    """A part that is played several times."""

    def __init__(self, name: str, body: Node, times: int) -> None:
        super().__init__(name)
        self.body: Final = body
        self.times: Final = times
        self.frames: Final = [RepeatFrame(self, left, NOBODY) for left in range(times + 1)]

    def start(self, table: Table, subject: int = NOBODY) -> None:
        if self.times:
            table.stack.append(self.frame(self.times, subject))

    def frame(self, left: int, subject: int) -> RepeatFrame:
        return self.frames[left] if subject == NOBODY else RepeatFrame(self, left, subject)

    def children(self) -> list[Node]:
        return [self.body]

    def load(self, record: list[Any]) -> Step[Any]:
        return self.frame(record[0], record[1])


class RepeatFrame(Step[Table]):
    """A repetition in progress; `left` is how often it is still to be played."""

    def __init__(self, node: Repeat, left: int, subject: int) -> None:
        self.node: Final = node
        self.left: Final = left
        self.subject: Final = subject

    def resume(self, table: Table) -> None:
        if self.left > 1:
            table.stack.append(self.node.frame(self.left - 1, self.subject))
        self.node.body.start(table, self.subject)

    @property
    def name(self) -> str:
        return self.node.name

    def record(self) -> list[Any]:
        return [self.left, self.subject]


class Each(Node):
    """A part that is played once for each of some subjects, whose order is fixed when it starts."""

    def __init__(
        self, name: str, body: SubjectInstruction | Node, order: Callable[[Any], tuple[int, ...]]
    ) -> None:
        super().__init__(name)
        self.body: Final[Any] = body
        self.subnode: Final[Node | None] = body if isinstance(body, Node) else None
        self.order: Final = order
        self.frames: Final[dict[tuple[int, ...], EachFrame]] = {}

    def start(self, table: Table, subject: int = NOBODY) -> None:
        self.start_with(table, self.order(table))

    def start_with(self, table: Table, subjects: tuple[int, ...]) -> None:
        """Start with an order that is known already."""
        if subjects:
            table.stack.append(self.frame(subjects))

    def frame(self, subjects: tuple[int, ...]) -> EachFrame:
        """The frame with these subjects to come, made once."""
        found = self.frames.get(subjects)
        if found is None:
            found = EachFrame(self, subjects)
            self.frames[subjects] = found
        return found

    def children(self) -> list[Node]:
        return [] if self.subnode is None else [self.subnode]

    def load(self, record: list[Any]) -> Step[Any]:
        return self.frame(tuple(record))


class EachFrame(Step[Table]):
    """An `each` in progress, with the subjects still to come."""

    def __init__(self, node: Each, subjects: tuple[int, ...]) -> None:
        self.node: Final = node
        self.subjects: Final = subjects

    def resume(self, table: Table) -> None:
        """Play the part for subject after subject until something is pushed; the rest goes below that."""
        subjects = self.subjects
        node = self.node
        stack = table.stack
        depth = len(stack)
        at = 0
        while at < len(subjects) and len(stack) == depth:
            if node.subnode is None:
                node.body(table, subjects[at])
            else:
                node.subnode.start(table, subjects[at])
            at += 1
        if at < len(subjects):
            stack.insert(depth, node.frame(subjects[at:]))

    @property
    def name(self) -> str:
        return self.node.name

    def record(self) -> list[Any]:
        return list(self.subjects)


def procedure(name: str, *instructions: Node | Instruction) -> Procedure:
    """Instructions one after the other."""
    return Procedure(name, instructions, about_subject=False)


def procedure_for(name: str, *instructions: Node | SubjectInstruction) -> Procedure:
    """Instructions one after the other, each about the same subject (a region, a seat)."""
    return Procedure(name, instructions, about_subject=True)


def repeat(name: str, body: Node, times: int) -> Repeat:
    """The same part several times."""
    return Repeat(name, body, times)


def each(name: str, body: Node | SubjectInstruction, order: Callable[[Any], tuple[int, ...]]) -> Each:
    """The same part once for each subject."""
    return Each(name, body, order)


def each_seat(
    name: str, body: Node | SubjectInstruction, order: Callable[[Any], tuple[int, ...]] | None = None
) -> Each:
    """The same part once for each seat, in seat order unless another order is given."""
    return Each(name, body, seat_order if order is None else order)


def seat_order(table: Table) -> tuple[int, ...]:
    """From seat 0 on."""
    return tuple(range(table.seats))
