"""The choices of games as rows: the simulated games, and those of match files."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from carrack.arena.simulate import Plan, play_chunk
from carrack.cli.app import carrack as command
from carrack.kernel.registry import rules_of
from carrack.rl.rows import COLUMNS, Wanted, columns_of

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "matches").glob("goa*.json"))
PLAN = Plan("goa", 2, 2, ["greedy", "random"], 3, {})


def invoke(*words: str) -> Any:
    """The command; the result."""
    return CliRunner().invoke(command, ["export", *words])


def test_rows_of_a_simulated_game() -> None:
    """The game that `carrack simulate` plays: a row for each choice, with position, options and result."""
    columns = columns_of(Wanted("1", chances=True, plan=PLAN, number=1))
    _, [(scores, places, _, decisions)] = play_chunk((PLAN, 1, 2))
    rows = [dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True)]
    assert len(rows) == decisions
    assert list(columns) == list(COLUMNS)
    names = rules_of("goa").feature_names()
    for row in rows:
        assert row["action"] in row["possible"]
        assert rules_of("goa").catalogue.actions[row["action"]].notation == row["choice"]
        assert len(row["features"]) == len(names)
        assert abs(sum(row["chances"]) - 1) < 1e-6
        assert (row["score"], row["place"]) == (scores[row["seat"]], places[row["seat"]])
        assert row["player"] == ("random", "greedy")[row["seat"]]


def test_rows_of_a_match_file() -> None:
    """Also of a game that isn't over: what came of it is empty."""
    file = GOLDEN[0]
    record = json.loads(file.read_bytes())
    columns = columns_of(Wanted(str(file), chances=False, file=file.read_bytes()))
    assert columns["choice"] == [choice["do"] for choice in record["choices"]]
    assert columns["chances"] == [None] * len(record["choices"])


@pytest.mark.parametrize(
    ("words", "code", "reason"),
    [
        (("--parquet", "x.parquet"), 2, "name match files, or a game with --simulate"),
        (("a.json", "--simulate", "goa", "--parquet", "x.parquet"), 2, "name match files, or a game"),
        (("a.json", "--parquet", "nowhere/x.parquet"), 2, "there is no folder nowhere"),
    ],
)
def test_wrong_words(words: tuple[str, ...], code: int, reason: str) -> None:
    """Nothing is written."""
    result = invoke(*words)
    assert result.exit_code == code
    assert reason in result.output


@pytest.mark.research
def test_a_parquet_file(tmp_path: Path) -> None:
    """Read by pyarrow as pandas, Polars and DuckDB would; the same on one process and on two."""
    if not os.environ.get("CI"):
        pytest.importorskip("pyarrow")
    from pyarrow import parquet  # noqa: PLC0415

    words = ("--simulate", "goa", "--players", "2", "--games", "2", "--bots", "random", "--seed", "3")
    tables = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.parquet"
        result = invoke(*words, "--jobs", jobs, "--parquet", str(out))
        assert result.exit_code == 0, result.output
        tables.append(parquet.read_table(out).sort_by([("name", "ascending"), ("number", "ascending")]))
    assert tables[0].equals(tables[1])
    table = tables[0]
    names = json.loads(table.schema.metadata[b"features:goa"])
    assert len(table["features"][0]) == len(names)
    assert list(json.loads(table.schema.metadata[b"columns"])) == table.column_names
    assert not list(tmp_path.glob("*.part"))
    result = invoke(str(GOLDEN[0]), "--parquet", str(tmp_path / "file.parquet"))
    assert result.exit_code == 0, result.output
    assert parquet.read_table(tmp_path / "file.parquet")["game"][0].as_py() == "goa"
