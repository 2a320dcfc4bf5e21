"""Match files whose snapshot was changed, with a fitting fingerprint: refused, never played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carrack.kernel import saves
from carrack.kernel.chance import Stream
from carrack.kernel.match import Match, fingerprint
from carrack.kernel.registry import rules_of
from carrack.kernel.table import to_move

RULES = rules_of("colonialism")


def saved_match(path: Path) -> None:
    """A match in the middle of an action round."""
    match = Match(RULES, RULES.setup(2), 5)
    stream = Stream(5)
    while len(match.choices) < 60 or match.table.stack[-1].name != "TakeAnAction":
        seat = to_move(match.table)
        options = match.perspective(seat).options
        match.apply(seat, options[stream.below(len(options))])
    saves.write(saves.SavedMatch(match, ["human", "human"]), path)


def change_snapshot(path: Path, where: list[Any], value: Any) -> None:
    """Change one value of the snapshot and store the mark that a table of such a snapshot would have."""
    record = json.loads(path.read_text())
    place = record["snapshot"]
    for step in where[:-1]:
        place = place[step]
    place[where[-1]] = value
    try:
        table = RULES.load_table(RULES.setup(2), record["snapshot"])
        record["choices"][-1]["mark"] = fingerprint(table)
    except (LookupError, TypeError, ValueError, AttributeError):
        pass
    path.write_text(json.dumps(record))


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (["stack", -1], ["TakeAnAction", 99]),
        (["stack", -1], ["ChooseRegion", 0, 99]),
        (["stack", -1], ["UseShip", 0, -7, 99]),
        (["stack", -1], ["Nobody", 0]),
        (["stack", 0], ["game", "nonsense", -1]),
        (["stack", -1], "TakeAnAction"),
        (["board", "phase"], 77),
        (["board", "turn"], "x"),
        (["board", "rows"], [9, 8, 1, 0]),
        (["board", "discs"], [1]),
        (["room"], []),
        (["pool"], [0, 0]),
        (["hands"], [0, 0]),
        (["chance"], "abc"),
        (["shown"], "q"),
        (["seats"], 3),
    ],
)
def test_a_damaged_snapshot_is_refused(tmp_path: Path, where: list[Any], value: Any) -> None:
    """A table on which the rules would stumble is not loaded; the error names the file."""
    path = tmp_path / "match.json"
    saved_match(path)
    change_snapshot(path, where, value)
    with pytest.raises(saves.SaveError, match=r"match\.json: "):
        saves.load(path, RULES, saves.read_record(path))


def test_an_undamaged_snapshot_is_loaded(tmp_path: Path) -> None:
    """The same file without the damage."""
    path = tmp_path / "match.json"
    saved_match(path)
    assert saves.load(path, RULES, saves.read_record(path)).drift is None
