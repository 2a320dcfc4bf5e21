"""Draws the games' boards: `python web/drawing.py`, or only those of the games that are named.

The scripts in `boards/` get what is printed on the components as JSON, so that only Python reads the games'
files; where things lie is known to the scripts alone. The sheets are committed.
"""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import building

GAMES = building.CARRACK / "games"
SCRIPTS = building.WEB / "boards"


def content(game: str) -> str:
    """Return the content files of a game by name."""
    files = sorted((GAMES / game / "data").glob("*.toml"))
    return json.dumps({file.stem: tomllib.loads(file.read_text("utf-8")) for file in files})


def draw(script: Path) -> None:
    """Run the script that draws a game's sheets; `building.npm` has put Node.js on the path."""
    command = [shutil.which("node") or "node", str(script)]
    code = subprocess.run(command, input=content(script.stem), encoding="utf-8", check=False).returncode
    if code:
        sys.exit(code)


def main() -> None:
    """Draw the games that are named, or all."""
    scripts = {folder.name: SCRIPTS / f"{folder.name}.mjs" for folder in SCRIPTS.iterdir() if folder.is_dir()}
    asked = sys.argv[1:] or sorted(scripts)
    unknown = sorted(set(asked) - scripts.keys())
    if unknown:
        sys.exit(f"drawing.py: no board of {', '.join(unknown)}; there are {', '.join(sorted(scripts))}")
    building.install(building.npm())
    for game in asked:
        draw(scripts[game])


if __name__ == "__main__":
    main()
