"""Stored games and numbers: they are the same in every build, on every machine, in every process.

After an intended change of the rules: `python tests/golden/regenerate.py` (see tests/golden/README.md).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from cases import CASES, GOLDEN, NAMES

from carrack.arena.checks.counts import game_marks, perft, random_table
from carrack.arena.conformance import label
from carrack.kernel import saves
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup

MATCHES = sorted((GOLDEN / "matches").glob("*.json"))
FINGERPRINTS = json.loads((GOLDEN / "fingerprints.json").read_text())
PERFT = json.loads((GOLDEN / "perft.json").read_text())
MEASURED_EVERY = 3
SHORT, LONG = (1, 2, 3), (4,)
"""The lengths of sequences: many times as many are long."""
OTHER_PROCESS = """
import json, sys
from carrack.arena.checks.counts import game_marks
from carrack.kernel.registry import rules_of
games = json.load(sys.stdin)
print(json.dumps([game_marks(rules_of(game), *rest) for game, *rest in games]))
"""


def measured(number: int, case: tuple[Rules, Setup]) -> Any:
    """A case; the coverage of the rules is measured with some of them."""
    return pytest.param(case, id=NAMES[number], marks=() if number % MEASURED_EVERY else pytest.mark.measured)


@pytest.mark.parametrize("case", [measured(number, case) for number, case in enumerate(CASES)])
def test_fingerprints(case: tuple[Rules, Setup]) -> None:
    """Compiled and interpreted, the same seeds play the same games to the last fingerprint."""
    rules, setup = case
    stored = FINGERPRINTS[label(rules, setup)]
    assert stored
    for seed, marks in stored.items():
        assert game_marks(rules, setup.seats, setup.options, int(seed)) == marks


@pytest.mark.sampled
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process(hash_seed: str) -> None:
    """The same set-up and choices give the same fingerprints in a process that hashes differently."""
    games = [[rules.id, setup.seats, setup.options, 1] for rules, setup in CASES]
    done = subprocess.run(  # noqa: S603 - our own interpreter, our own text
        [sys.executable, "-c", OTHER_PROCESS],
        input=json.dumps(games),
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [FINGERPRINTS[name]["1"] for name in NAMES]


@pytest.mark.parametrize(
    "lengths", [SHORT, pytest.param(LONG, marks=pytest.mark.sampled)], ids=["short", "long"]
)
@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_perft(case: tuple[Rules, Setup], lengths: tuple[int, ...]) -> None:
    """From fixed positions there are as many choice sequences of each length as are stored."""
    rules, setup = case
    stored = PERFT[label(rules, setup)]
    assert stored
    for position in stored:
        assert len(position["counts"]) == LONG[-1]
        table = random_table(rules, setup.seats, setup.options, position["seed"], position["decisions"])
        for length in lengths:
            assert perft(table, length) == position["counts"][length - 1]


@pytest.mark.parametrize("path", MATCHES, ids=[path.stem for path in MATCHES])
def test_stored_match(path) -> None:
    """Every draw, choice and fingerprint of a stored match is recomputed, and it ends as stored."""
    record = saves.read_record(path)
    match = saves.verify(path, rules_of(record.game), record)
    assert match.over
    assert label(match.rules, match.setup) == path.stem


def test_every_case_has_a_stored_match() -> None:
    """A new game, player count or option needs a stored match."""
    assert set(NAMES) <= {path.stem for path in MATCHES}
