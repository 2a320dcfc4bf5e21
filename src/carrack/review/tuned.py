"""What was measured beforehand and is shipped with the package: what puts chances right, costs by level.

`carrack review-tune` makes the files, one for each game, number of players and family of set-ups.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from carrack.bots.weights import ENDING, folder_of
from carrack.kernel.rules import Rules, Setup

FOLDER = Path(__file__).parent / "tuned"


class LevelCosts(Struct, frozen=True):
    """What the moves of a level cost: their number, mean, spread, and how many cost more than each bound."""

    level: str
    moves: int
    mean: float
    spread: float
    inaccuracies: float = 0.0
    mistakes: float = 0.0
    blunders: float = 0.0


class Bounds(Struct, frozen=True):
    """From which cost on a choice gets a name."""

    inaccuracy: float = 0.02
    mistake: float = 0.05
    blunder: float = 0.1


class Calibration(Struct, frozen=True):
    """What puts the chances of a net right.

    `exponent` makes them bolder or more careful. `tempo` are log-odds for the seat that decides, by question:
    a net has learned from ends of moves, and misses what a move about to be made is worth.
    """

    exponent: float = 1.0
    tempo: dict[str, float] = {}


class Tuned(Struct, frozen=True):
    """What was measured for a set-up, by which command, and with which weights (`mark_of_weights`)."""

    calibration: Calibration = Calibration()
    bounds: Bounds = Bounds()
    levels: list[LevelCosts] = []
    command: str = ""
    weights: str = ""


def name_of(rules: Rules, setup: Setup) -> str:
    """The file of a set-up."""
    return f"{rules.id}-{rules.family(setup)}-{setup.seats}.json"


@cache
def read(name: str) -> Tuned:
    """A file that is shipped; without one nothing is put right and no level is named."""
    path = FOLDER / name
    return msgspec.json.decode(path.read_bytes(), type=Tuned) if path.is_file() else Tuned()


def tuned_for(rules: Rules, setup: Setup) -> Tuned:
    """What was measured for a set-up: nothing, if it was with other weights or without the data pack."""
    found = Tuned() if rules.pack else read(name_of(rules, setup))
    return found if found.weights == mark_of_weights(rules, setup) else Tuned()


@cache
def mark_of_file(path: Path) -> str:
    """A short hash of a file; empty if there is none."""
    return hashlib.blake2b(path.read_bytes(), digest_size=6).hexdigest() if path.is_file() else ""


def mark_of_weights(rules: Rules, setup: Setup) -> str:
    """The weights that judge a set-up, by a short hash; empty where none were learned."""
    return mark_of_file(folder_of(rules) / f"{rules.family(setup)}{ENDING}")


def write(name: str, tuned: Tuned, folder: Path = FOLDER) -> Path:
    """Write a file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(msgspec.json.format(msgspec.json.encode(tuned), indent=1) + b"\n")
    return path
