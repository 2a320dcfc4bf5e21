"""A server or a database that is killed at any moment loses nothing acknowledged, and does nothing twice."""

import asyncio
import contextlib
import json
import os
import re
import secrets
import signal
import time
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # has no types
from sqlalchemy import select

from carrack.kernel.chance import Stream
from carrack.server.ops.server_process import ServerProcess
from carrack.server.store import Store
from carrack.server.store.restoring import load
from carrack.server.store.tables import log
from server.people import change_database

KILLS = 7
CRASHES = 4
MOVES = 6
"""At least so many are acknowledged between two kills."""
PLAYERS = 4
BROKEN = (OSError, asyncio.IncompleteReadError)


class Player:
    """Somebody who plays both seats as fast as the server answers, and notes what was acknowledged."""

    def __init__(self, port, seed) -> None:
        self.port = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.stream = Stream(seed)
        self.match = ""
        self.acknowledged: dict[str, dict[int, tuple[str, str]]] = {}
        self.repeated = 0
        self.refused = 0
        """So often the server could not store anything."""

    async def ask(self, method, path, body=None):
        """A request that is sent again until it is answered."""
        while True:
            try:
                return await self.ask_once(method, path, body)
            except BROKEN:
                self.repeated += 1
                await self.hang_up()
                await asyncio.sleep(0.05)

    async def ask_once(self, method, path, body):
        """A request over the connection that is kept, or over a new one."""
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        content = b"" if body is None else json.dumps(body).encode()
        address = f"127.0.0.1:{self.port}"
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
            f"Cookie: {self.cookie}\r\n\r\n"
        )
        self.writer.write(head.encode() + content)
        told = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        (length,) = re.findall(r"(?i)content-length: *(\d+)", told)
        answer = await self.reader.readexactly(int(length))
        if cookie := re.search(r"(?i)set-cookie: *([^;\r\n]+)", told):
            self.cookie = cookie[1]
        if told.split()[1] == "503" and b"problem-storage" in answer:
            self.refused += 1
            raise BlockingIOError
        assert told.split()[1] in {"200", "201"}, answer[:300]
        return json.loads(answer)

    async def hang_up(self):
        """Close what is left of the connection."""
        writer, self.writer = self.writer, None
        if writer is not None:
            writer.close()
            with contextlib.suppress(*BROKEN):
                await writer.wait_closed()

    async def play(self):
        """One match after the other, until cancelled."""
        await self.ask("POST", "/api/guest", {})
        while True:
            seats = [{"who": "me"}, {"who": "me"}]
            card = await self.ask("POST", "/api/matches", {"game": "colonialism", "seats": seats})
            self.match = card["id"]
            self.acknowledged[self.match] = {}
            await self.play_match(card["version"])

    async def play_match(self, version):
        """Until it is over; every answer must be the one to this very command."""
        path = f"/api/matches/{self.match}"
        state = await self.ask("GET", f"{path}?seat=-1&since={version}")
        while state["status"] == "running":
            seat = state["position"]["waiting_for"][0]
            if state["looking"] != seat:
                state = await self.ask("GET", f"{path}?seat={seat}&since={version}")
            assert state["version"] == version
            options = state["position"]["decision"]["options"]
            do = options[self.stream.below(len(options))]["do"]
            command_id = secrets.token_hex(8)
            body = {"type": "choose", "seat": seat, "do": do, "command_id": command_id}
            answer = await self.ask("POST", f"{path}/commands", body | {"expected_version": version})
            assert (answer["command_id"], answer["version"]) == (command_id, version + 1)
            version, state = answer["version"], answer["state"]
            self.acknowledged[self.match][version] = (command_id, do)


def moves_of(players):
    """So many choices were acknowledged."""
    return sum(len(acknowledged) for player in players for acknowledged in player.acknowledged.values())


async def until(players, moves):
    """Until so many were, but not for ever."""
    for _ in range(6000):
        if moves_of(players) >= moves:
            return
        await asyncio.sleep(0.01)
    raise TimeoutError(f"{moves_of(players)} moves instead of {moves}")


async def kill(server, folder, database):
    """Kill a server; another one."""
    server.child.kill()
    server.child.wait()
    server = ServerProcess(folder, database, server.port)
    await server.healthy()
    return server


async def crash(postgresql, name):
    """Kill a process of PostgreSQL: it ends all others too, and recovers from its log."""
    connection = await asyncpg.connect(
        host="127.0.0.1", port=postgresql.port, user="carrack", database="postgres"
    )
    asked = "SELECT pid FROM pg_stat_activity WHERE datname = $1 ORDER BY query_start DESC"
    os.kill((await connection.fetch(asked, name))[0]["pid"], signal.SIGKILL)
    with contextlib.suppress(*BROKEN, asyncpg.PostgresError, asyncpg.InterfaceError):
        await connection.close(timeout=5)


async def failing_again_and_again(database, folder, times, fail):
    """Play while something fails at random moments; the players, who know what was acknowledged."""
    server = ServerProcess(folder, database)
    await server.healthy()
    players = [Player(server.port, seed) for seed in range(PLAYERS)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(times):
            await until(players, moves_of(players) + MOVES)
            await asyncio.sleep(secrets.randbelow(300) / 1000)
            server = await fail(server)
            assert not [task for task in playing if task.done()], [t.exception() for t in playing if t.done()]
        await until(players, moves_of(players) + MOVES)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.stop()
    for player in players:
        await player.hang_up()
    return players


async def check_match(tx, match, acknowledged):
    """Everything acknowledged is stored at its version; no gap, nothing twice; it can be played on."""
    asked = select(log.c.seq, log.c.command_id, log.c.kind, log.c.body).where(log.c.match == match)
    rows = (await tx.execute(asked.order_by(log.c.seq))).all()
    assert [row.seq for row in rows] == list(range(len(rows)))
    ids = [row.command_id for row in rows]
    assert len(set(ids)) == len(ids)
    for version, (command_id, do) in acknowledged.items():
        assert rows[version].command_id.endswith(f":{command_id}")
        assert rows[version].body["choices"][0]["do"] == do
    loaded = await load(tx, match)
    assert loaded is not None
    assert loaded.match is not None
    assert loaded.version == len(rows) - 1
    assert loaded.at == len([row for row in rows if row.kind == "choose"])
    assert loaded.match.known_from == 0, "the history does not fit the snapshot"


def test_killed_servers_lose_nothing(database, tmp_path):
    """Again and again kill -9 at a random moment under load."""

    async def story() -> None:
        players = await failing_again_and_again(
            database, tmp_path, KILLS, lambda server: kill(server, tmp_path, database)
        )
        assert sum(player.repeated for player in players) > KILLS
        assert not any(player.refused for player in players)
        await check_all(database, players)
        assert moves_of(players) > MOVES * KILLS

    asyncio.run(story())


def test_crashes_of_postgresql_lose_nothing(postgresql, tmp_path):
    """The same server goes on by itself after each; meanwhile people are told that nothing can be saved."""

    async def story() -> None:
        database = postgresql.new_database()
        name = database.rpartition("/")[2]
        await change_database(postgresql, f"ALTER DATABASE {name} SET synchronous_commit = on", name)

        async def fail(server: ServerProcess) -> ServerProcess:
            await crash(postgresql, name)
            return server

        players = await failing_again_and_again(database, tmp_path, CRASHES, fail)
        assert any(player.refused for player in players)
        postgresql.wait()
        await check_all(database, players)
        assert moves_of(players) > MOVES * CRASHES
        assert "Traceback" not in (tmp_path / "server.log").read_text()

    asyncio.run(story())


async def check_all(database, players):
    """Every match of everybody."""
    store = await Store.open(database)
    async with store.transaction() as tx:
        for player in players:
            for match, acknowledged in player.acknowledged.items():
                await check_match(tx, match, acknowledged)
    await store.close()


def descendants(process):
    """The processes that a process has started, and theirs."""
    parents = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            words = file.read_text().rpartition(")")[2].split()
            if words[0] != "Z":
                parents[int(file.parent.name)] = int(words[1])
    found = {process}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {process}


def wait_for(what):
    """Until something is so, but not for ever."""
    end = time.monotonic() + 20
    while not what() and time.monotonic() < end:
        time.sleep(0.1)
    return what()


def test_computers_end_with_the_server(tmp_path):
    """Processes of computer players don't outlive a server that was killed."""
    server = ServerProcess(tmp_path)

    async def begin() -> None:
        await server.healthy()
        player = Player(server.port, 1)
        await player.ask("POST", "/api/guest", {})
        computer = {"who": "computer", "kind": "master"}
        await player.ask("POST", "/api/matches", {"game": "colonialism", "seats": [computer, computer]})
        await player.hang_up()

    try:
        asyncio.run(begin())
        assert wait_for(lambda: len(descendants(server.child.pid)) >= 2)
        started = descendants(server.child.pid)
    finally:
        server.child.kill()
        server.child.wait()
    assert wait_for(lambda: not any(Path(f"/proc/{process}").exists() for process in started))
