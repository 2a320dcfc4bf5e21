"""A new game, made by the command and found by Python as if it were installed."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from carrack.cli.new_game import Names, make_game


def installed(name: str, folder: Path) -> Path:
    """Make a game; returns the folder that has its code and its entry point, to be put on the path."""
    names = Names(name)
    made = folder / name
    make_game(names, made)
    site = folder / "site"
    shutil.copytree(made / names.package, site / names.package)
    project = tomllib.loads((made / "pyproject.toml").read_text("utf-8"))["project"]
    points = [f"{id_} = {where}" for id_, where in project["entry-points"]["carrack.games"].items()]
    info = site / f"carrack_{names.package}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    (info / "entry_points.txt").write_text("\n".join(["[carrack.games]", *points]) + "\n")
    return site
