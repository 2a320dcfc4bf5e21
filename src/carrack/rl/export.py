"""Choices of many games in a Parquet file, for pandas, Polars and DuckDB."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
from pyarrow import parquet

from carrack.arena.crew import in_processes
from carrack.kernel.rules import Rules
from carrack.rl.rows import COLUMNS, Wanted, columns_of

TYPES = {
    "players": pa.uint8(),
    "number": pa.uint32(),
    "seat": pa.uint8(),
    "possible": pa.list_(pa.uint16()),
    "action": pa.uint16(),
    "features": pa.list_(pa.int16()),
    "chances": pa.list_(pa.float32()),
    "score": pa.int32(),
    "place": pa.uint8(),
    "share": pa.float32(),
}
NAMES = "features:"
"""What metadata about a game's features begin with; the game's id follows."""


def export(
    wanted: list[Wanted], rules: list[Rules], out: Path, jobs: int, progress: Callable[[int], None]
) -> int:
    """Write the rows of games to a file, which is there only when it is complete; the number of rows."""
    fields = [(name, TYPES.get(name, pa.string())) for name in COLUMNS]
    about = {f"{NAMES}{one.id}": json.dumps(one.feature_names()) for one in rules}
    about["columns"] = json.dumps(COLUMNS)
    schema = pa.schema(fields, about)
    beside = out.with_name(f"{out.name}.{os.getpid()}.part")
    rows = 0
    try:
        with parquet.ParquetWriter(beside, schema, compression="zstd") as writer:
            for done, columns in enumerate(in_processes(columns_of, wanted, jobs), 1):
                writer.write_table(pa.table(columns, schema))
                rows += len(columns["name"])
                progress(done)
        beside.replace(out)
    finally:
        beside.unlink(missing_ok=True)
    return rows
