"""Files of learned weights, each with a record of how they were made.

A file is a line of JSON (the record) and the whole numbers of a net, compressed. What does not fit the game's
features is refused: a net that reads other numbers than it learned from plays nonsense.
"""

from __future__ import annotations

import hashlib
import logging
import zlib
from array import array
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from carrack.bots.judge import Judge, LearnedJudge, WrittenJudge, input_names
from carrack.bots.net import Layers
from carrack.kernel.content import WEIGHTS, folder_in
from carrack.kernel.rules import Rules, Setup

FORMAT = 1
ENDING = ".net"
MOST_BYTES = 500_000
log = logging.getLogger(__name__)
Size = Annotated[int, Meta(ge=1, le=1 << 16)]


class WeightsError(ValueError):
    """Weights that can't be used; the text says why and what would be right."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """What weights are for and how they were made."""

    format: int
    game: str
    family: str
    players: list[int]
    features: str
    inputs: Size
    hidden: Size
    seats: Size
    first_unit: Size
    second_unit: Size
    score_unit: Annotated[float, Meta(gt=0)]
    pack: str
    recipe: dict[str, Any]
    strength: dict[str, Any]


def fingerprint(names: list[str]) -> str:
    """What a list of features is known by."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def write(path: Path, record: Record, layers: Layers) -> None:
    """Write a file; the one before stays whole until the new one is."""
    numbers = array("h", [*layers.first, *layers.second]).tobytes()
    biases = array("i", layers.biases).tobytes()
    content = msgspec.json.encode(record) + b"\n" + zlib.compress(biases + numbers, 9)
    if len(content) > MOST_BYTES:
        raise WeightsError(f"{path}: {len(content)} bytes; weights have at most {MOST_BYTES}")
    beside = path.with_suffix(".part")
    beside.write_bytes(content)
    beside.replace(path)


def read(path: Path) -> tuple[Record, Layers]:
    """The record and the net of a file."""
    content = path.read_bytes()
    head, _, packed = content.partition(b"\n")
    try:
        record = msgspec.json.decode(head, type=Record)
        numbers = zlib.decompress(packed)
    except (msgspec.DecodeError, zlib.error) as error:
        raise WeightsError(f"{path} is no file of weights: {error}") from error
    if record.format != FORMAT:
        raise WeightsError(f"{path} has format {record.format}; this version reads format {FORMAT}")
    outputs = 2 * record.seats
    wide = record.hidden + outputs
    first = record.inputs * wide
    biases, weights = array("i"), array("h")
    expected = biases.itemsize * wide + weights.itemsize * (first + record.hidden * outputs)
    if len(numbers) != expected:
        raise WeightsError(f"{path} has {len(numbers)} bytes of weights; its record asks for {expected}")
    biases.frombytes(numbers[: biases.itemsize * wide])
    weights.frombytes(numbers[biases.itemsize * wide :])
    layers = Layers(
        record.inputs,
        record.hidden,
        outputs,
        weights[:first].tolist(),
        biases.tolist(),
        weights[first:].tolist(),
        record.first_unit,
        record.second_unit,
    )
    return record, layers


def fitting(path: Path, rules: Rules) -> tuple[Record, Layers]:
    """The net of a file, if it was learned from this game with these features."""
    record, layers = read(path)
    if record.game != rules.id:
        raise WeightsError(f"{path} was learned from {record.game}, not from {rules.id}")
    names = input_names(rules)
    if record.features != fingerprint(names) or record.inputs != len(names):
        raise WeightsError(
            f"{path} was learned from other features of {rules.id} ({record.features}, not "
            f"{fingerprint(names)}): train it anew (carrack train {rules.id})"
        )
    return record, layers


def folder_of(rules: Rules) -> Path:
    """Where a game's weights lie: a data pack that changes the game has to bring its own."""
    pack = rules.pack_folder
    own = rules.folder if pack is None else folder_in(pack, rules.id)
    return own / WEIGHTS


@cache
def shipped(rules: Rules, family: str) -> tuple[Record, Layers] | None:
    """The weights that come with a game for a family of set-ups, if there are any that fit."""
    path = folder_of(rules) / f"{family}{ENDING}"
    if not path.is_file():
        return None
    try:
        return fitting(path, rules)
    except (WeightsError, OSError) as error:
        warn(f"computer players use the hand-written evaluation of {rules.id}: {error}")
        return None


@cache
def warn(text: str) -> None:
    """Say something in the log, once."""
    log.warning(text)


def judge_of(rules: Rules, setup: Setup) -> Judge:
    """The best judge that there is for a set-up."""
    return judge_for(rules, rules.family(setup), setup.seats)


@lru_cache(maxsize=64)  # the nets of one process: a server asks about any game at any time
def judge_for(rules: Rules, family: str, seats: int) -> Judge:
    """The judge of a family of set-ups, or the hand-written one where nothing was learned."""
    found = shipped(rules, family)
    if found is None or seats not in found[0].players:
        return WrittenJudge(rules)
    record, layers = found
    return LearnedJudge(rules, layers, record.score_unit)
