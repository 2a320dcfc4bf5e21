"""Write the stored numbers anew, and the matches that are missing: `python tests/golden/regenerate.py`.

A stored match that can still be verified is left alone: it shows that what was played before stays good.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from zlib import crc32

from carrack.arena.checks.counts import game_marks, perft, random_table
from carrack.arena.checks.position import choices_of
from carrack.arena.conformance import label, random_choices
from carrack.kernel import saves
from carrack.kernel.chance import Key
from carrack.kernel.match import DriftError, Match
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import Rules, Setup

HERE = Path(__file__).parent
SEEDS = (1, 2, 3)
# Seed, decisions played before, and the longest sequences that are counted.
POSITIONS = ((1, 0, 4), (2, 90, 4), (3, 130, 4))


def whole_match(rules: Rules, setup: Setup, number: int) -> Match:
    """A random match; every second one has the chance of a live match."""
    key = Key(f"golden secret {number}", ("nonce",) * setup.seats) if number % 2 else None
    match = Match(rules, setup, number, key)
    for integer in random_choices(number):
        possible = choices_of(match.table)
        match.apply(*possible[integer % len(possible)])
        if match.over:
            break
    return match


def name_of(path: Path) -> str:
    """What a stored match is called by its set-up; empty if not every choice of it can be made again."""
    record = saves.read_record(path)
    try:
        match = saves.verify(path, rules_of(record.game), record)
    except (saves.SaveError, DriftError):
        return ""
    return label(match.rules, match.setup)


def write(path: Path, value: Any) -> None:
    """A value as a readable file."""
    path.write_text(json.dumps(value, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def main() -> None:
    """All files."""
    fingerprints, counts = {}, {}
    cases = [(rules_of(game), setup) for game in game_ids() for setup in rules_of(game).setups()]
    matches = HERE / "matches"
    matches.mkdir(exist_ok=True)
    for old in sorted(matches.glob("*.json")):
        name = name_of(old)
        if not name:
            old.unlink()
        elif name != old.stem:  # an option has come since whose default is not what was played
            old.rename(matches / f"{name}.json")
    for rules, setup in cases:
        name = label(rules, setup)
        fingerprints[name] = {
            str(seed): game_marks(rules, setup.seats, setup.options, seed) for seed in SEEDS
        }
        counts[name] = [
            {
                "seed": seed,
                "decisions": decisions,
                "counts": [
                    perft(random_table(rules, setup.seats, setup.options, seed, decisions), length)
                    for length in range(1, longest + 1)
                ],
            }
            for seed, decisions, longest in POSITIONS
        ]
        file = matches / f"{name}.json"
        if not file.is_file():
            match = whole_match(rules, setup, crc32(name.encode()))
            saves.write(saves.SavedMatch(match, ["random"] * setup.seats), file)
    write(HERE / "fingerprints.json", fingerprints)
    write(HERE / "perft.json", counts)


if __name__ == "__main__":
    main()
