"""How much a browser must load: the shell, and each game when it is needed."""

import gzip
import re
from pathlib import Path

import pytest

from carrack.kernel.registry import game_ids, rules_of
from carrack.server import STATIC

SHELL = 120_000
GAME = 40_000


def packed(path: Path) -> int:
    """The size of a file as it goes over the network."""
    return len(gzip.compress(path.read_bytes(), 9))


def scripts_of_first_load() -> list[Path]:
    """The scripts that the page names, and those that they import at once."""
    index = STATIC / "index.html"
    if not index.is_file():
        pytest.fail("the client is not built: run `python web/building.py`")
    named = re.findall(r'(?:src|href)="/([^"]+\.js)"', index.read_text("utf-8"))
    found: list[Path] = []
    waiting = [STATIC / name for name in named]
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.append(script)
            imports = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', script.read_text("utf-8"))
            waiting += [script.parent / name for name in imports]
    return found


def test_shell() -> None:
    """All scripts before the first page shows."""
    sizes = {script.name: packed(script) for script in scripts_of_first_load()}
    assert sizes
    assert sum(sizes.values()) <= SHELL, sizes


@pytest.mark.parametrize("game", game_ids())
def test_game(game: str) -> None:
    """One board, the players' own sheet and the theme of a game."""
    folder = rules_of(game).folder / "board"
    always = sum(packed(folder / name) for name in ("player.svg", "theme.css") if (folder / name).is_file())
    boards = {file.name: packed(file) for file in folder.glob("*.svg") if file.name != "player.svg"}
    assert boards
    assert always + max(boards.values()) <= GAME, (always, boards)
