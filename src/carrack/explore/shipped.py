"""What comes with the package: a small file for each game, number of players and variant.

`carrack explore-make` makes the files.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from carrack.explore.counting import variant_of
from carrack.explore.records import Explored
from carrack.kernel.rules import Rules, Setup

FOLDER = Path(__file__).parent / "data"


class Shipped(Struct, frozen=True):
    """Games of computer players that come with the package: who played what, by which command, and when."""

    explored: Explored
    bots: list[str]
    options: dict[str, str]
    command: str
    date: str


def name_of(rules: Rules, setup: Setup) -> str:
    """The file of a set-up."""
    return f"{rules.id}-{variant_of(rules, setup)}-{setup.seats}.json"


@cache
def read(path: Path) -> Shipped | None:
    """A file, if it is there."""
    return msgspec.json.decode(path.read_bytes(), type=Shipped) if path.is_file() else None


def shipped_for(rules: Rules, setup: Setup) -> Shipped | None:
    """What is shipped for a set-up; nothing about games with a data pack."""
    return None if rules.pack else read(FOLDER / name_of(rules, setup))


def write(shipped: Shipped, folder: Path = FOLDER) -> Path:
    """Write a file."""
    folder.mkdir(parents=True, exist_ok=True)
    explored = shipped.explored
    path = folder / f"{explored.game}-{explored.variant}-{explored.players}.json"
    path.write_bytes(msgspec.json.encode(shipped) + b"\n")
    return path
