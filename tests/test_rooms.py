"""The page of the rooms shows what import-linter holds."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise, product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "carrack"
PAGE = (ROOT / "docs" / "rooms.md").read_text("utf-8")
CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"][
    "importlinter"
]["contracts"]
LAYERS: dict[str, list[str]] = {
    contract["name"]: contract["layers"] for contract in CONTRACTS if contract["type"] == "layers"
}
GAME = "The rooms of a game stand on each other"


def rooms(layer: str, *, all_of_them: bool = True) -> list[str]:
    """The rooms of a layer; those in brackets only some games have."""
    parts = re.split(r" [|:] ", layer)
    return [part.strip("()").removeprefix("carrack.") for part in parts if all_of_them or part[0] != "("]


def arrows_of_contracts() -> set[tuple[str, str]]:
    """From every room to those of the layer below it."""
    found: set[tuple[str, str]] = set()
    for layers in LAYERS.values():
        for above, below in pairwise(layers):
            found.update(product(rooms(above, all_of_them=False), rooms(below, all_of_them=False)))
    return found


def arrows_of_picture() -> set[tuple[str, str]]:
    """Those of the page; `state_table` is `state/table`."""
    found: set[tuple[str, str]] = set()
    picture = re.findall(r"^```mermaid\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert len(picture) == 1
    for line in picture[0].splitlines():
        groups = [group.strip().replace("_", ".").split(" & ") for group in line.split("-->")]
        for above, below in pairwise(groups):
            found.update(product(above, below))
    return found


def test_the_picture_shows_the_layers() -> None:
    """Every arrow is one of a contract, and none is missing."""
    assert len(LAYERS) == 3
    assert arrows_of_picture() == arrows_of_contracts()


def test_every_room_has_its_line() -> None:
    """The tables name every room of the package, of the games and of the server."""
    named = {
        name for row in re.findall(r"^\| (.*?) \|", PAGE, re.MULTILINE) for name in re.findall(r"[\w.]+", row)
    }
    found = [*PACKAGE.iterdir(), *(PACKAGE / "server").iterdir()]
    for game in (PACKAGE / "games").iterdir():
        found += game.iterdir() if game.is_dir() else []
    for path in found:
        if path.name[0] not in "_." and path.name not in {"py.typed", "static"}:
            assert path.name in named, path


def test_every_module_of_a_game_has_its_layer() -> None:
    """Nothing escapes the contract: a new file needs a place in it."""
    placed = [room for layer in LAYERS[GAME] for room in rooms(layer)]
    for game in (PACKAGE / "games").iterdir():
        for path in game.rglob("*.py"):
            module = ".".join(path.relative_to(game).with_suffix("").parts)
            if path.name != "__init__.py":
                assert any(f"{module}.".startswith(f"{room}.") for room in placed), f"{game.name}: {module}"


def test_every_game_is_held() -> None:
    """The contract names all games."""
    contract = next(contract for contract in CONTRACTS if contract["name"] == GAME)
    games = [path.name for path in (PACKAGE / "games").iterdir() if (path / "game.py").is_file()]
    assert sorted(contract["containers"]) == sorted(f"carrack.games.{name}" for name in games)
