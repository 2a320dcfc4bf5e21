"""What is compiled is compiled again after a change."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_compiled_part_counts_for_the_cache() -> None:
    """Each part of the package with compiled modules is one whose changes the build notices."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    compiled = {pattern.split("/")[1] for pattern in project["tool"]["carrack"]["compile"]["include"]}
    build = ast.parse((ROOT / "hatch_build.py").read_text("utf-8"))
    noticed = next(
        ast.literal_eval(part.value)
        for part in build.body
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "TYPED_BY"
    )
    assert compiled <= set(noticed)
