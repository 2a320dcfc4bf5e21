"""Makes a small database of a release, for the test that later ones open it.

From a checkout of the release: `python tests/server/releases/make.py 0.3.1 PATH/src` writes `0.3.1.db`.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import tomllib
from contextlib import closing, suppress
from pathlib import Path

from carrack.server.ops.load_client import Person
from carrack.server.ops.server_process import unused_port

HERE = Path(__file__).parent
MOVES = 6


async def fill(port: int) -> None:
    """An account with a running match of every game, a line of chat, and a guest."""
    ana, guest = Person(port), Person(port)
    await ana.wish("POST", "/api/guest", {"name": "Ana"})
    await ana.wish("POST", "/api/me/claim", {"name": "Ana", "password": "correct horse"})
    await guest.wish("POST", "/api/guest", {"name": "Guest"})
    for game in (await ana.wish("GET", "/api/games"))["games"]:
        plan = {"game": game["id"], "seats": [{"who": "me"}] * 3}
        match = (await ana.wish("POST", "/api/matches", plan))["id"]
        path = f"/api/matches/{match}"
        for number in range(MOVES):
            state = await ana.wish("GET", path)
            seat = state["position"]["waiting_for"][0]
            mine = await ana.wish("GET", f"{path}?seat={seat}")
            do = mine["position"]["decision"]["options"][0]["do"]
            body = {"type": "choose", "seat": seat, "do": do, "command_id": f"choice-{number}"}
            await ana.wish("POST", f"{path}/commands", body | {"expected_version": mine["version"]})
        await ana.wish("POST", f"{path}/chat", {"text": "Hello", "command_id": "said-hello"})
    for person in (ana, guest):
        await person.leave()


async def make(version: str, source: str) -> None:
    """Run the release on a new file, and keep a small copy of it."""
    with tempfile.TemporaryDirectory() as folder:
        file, port = Path(folder) / "carrack.db", unused_port()
        env = os.environ | {"PYTHONPATH": f"{installed(version, Path(source), Path(folder))}:{source}"}
        options = ["--no-open", "--port", str(port), "--database", f"sqlite:///{file}"]
        server = subprocess.Popen(  # noqa: ASYNC220, S603  # our own command, and nothing else goes on
            [sys.executable, "-m", "carrack", "serve", *options], env=env
        )
        try:
            await healthy(server, port)
            await fill(port)
        finally:
            server.terminate()
            server.wait()
        target = HERE / f"{version}.db"
        target.unlink(missing_ok=True)
        with closing(sqlite3.connect(file)) as found:
            found.execute("VACUUM INTO ?", [str(target)])


def installed(version: str, source: Path, folder: Path) -> Path:
    """A folder that names the release's games, as installing it would."""
    project = tomllib.loads((source.parent / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / "site" / f"carrack-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: carrack\nVersion: {version}\n")
    games = [f"{name} = {where}" for name, where in project["entry-points"]["carrack.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[carrack.games]", *games, ""]))
    return info.parent


async def healthy(server: subprocess.Popen[bytes], port: int) -> None:
    """Wait until it answers."""
    while server.poll() is None:
        with suppress(OSError):
            if (await Person(port).ask("GET", "/health"))[0] == 200:
                return
        await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    asyncio.run(make(*sys.argv[1:]))
