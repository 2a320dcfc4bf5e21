"""The deals of a measurement, a line each as soon as it is played: the measurement can go on from them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from carrack.arena.duel import Deal, Duel
from carrack.arena.measured import MeasuredError, Occasion


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What all deals of a journal have in common."""

    kind: str
    game: str
    players: int
    options: dict[str, str]
    seed: int
    version: str
    engine: str


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One deal of two players."""

    bots: tuple[str, str]
    number: int
    deal: Deal


class Journal:
    """Deals by players and number; without a path they are kept nowhere else.

    A last line that was not written to its end is left out.
    """

    def __init__(self, path: Path | None, kind: str, occasion: Occasion) -> None:
        self.path: Final = path
        self.head: Final = Head(
            kind,
            occasion.game,
            occasion.players,
            occasion.options,
            occasion.seed,
            occasion.version,
            occasion.engine,
        )
        self.lines: Final[list[Line]] = []
        content = path.read_bytes() if path is not None and path.is_file() else b""
        if path is not None and content:
            whole = content[: content.rfind(b"\n") + 1]
            self.read(path, whole.splitlines() or [content])
            if whole != content:
                path.write_bytes(whole)

    def read(self, path: Path, lines: list[bytes]) -> None:
        """Take the deals of a file, if they belong to this measurement."""
        try:
            head = msgspec.json.decode(lines[0], type=Head)
            found = [msgspec.json.decode(line, type=Line) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise MeasuredError(f"{path} holds no deals to go on from: {error}") from error
        differ = [name for name in Head.__struct_fields__ if getattr(head, name) != getattr(self.head, name)]
        if differ:
            raise MeasuredError(
                f"{path} holds deals of another measurement ({', '.join(differ)} differ): "
                "remove it, or name another file"
            )
        self.lines.extend(found)

    def deals(self, bots: tuple[str, str]) -> dict[int, Deal]:
        """What two players have played, by number."""
        return {line.number: line.deal for line in self.lines if line.bots == bots}

    def add(self, duel: Duel, number: int, deal: Deal) -> None:
        """Write a deal down."""
        line = Line(duel.bots, number, deal)
        self.lines.append(line)
        if self.path is None:
            return
        with self.path.open("ab") as file:
            if not file.tell():
                file.write(msgspec.json.encode(self.head) + b"\n")
            file.write(msgspec.json.encode(line) + b"\n")
