"""A server in a process of its own, for measurements and tests."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

from carrack.server.ops.load_client import HOST, LoadError, Person

START_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 0.03
LIMITLESS: Final = "100000"
BOUNDS: Final = (
    "RATE_READS",
    "RATE_WRITES",
    "RATE_COSTLY",
    "RATE_LOGINS",
    "RATE_BOT_READS",
    "RATE_BOT_WRITES",
    "RATE_BOT_COSTLY",
    "RATE_ANONYMOUS",
    "DAY_MATCHES",
    "DAY_COMMANDS",
    "DAY_GUESTS",
    "ADDRESS_CONNECTIONS",
    "MOST_CONNECTIONS",
)


def unused_port() -> int:
    """Any port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Process:
    """A module that serves on a port, in a process of its own."""

    def __init__(self, port: int, log: Path, module: list[str], environment: Mapping[str, str]) -> None:
        self.port: Final = port
        self.log: Final = log
        with log.open("ab") as out:
            self.child: Final = subprocess.Popen(  # noqa: S603 -- our own command
                [sys.executable, "-m", *module], stdout=out, stderr=out, env={**os.environ, **environment}
            )

    async def healthy(self) -> None:
        """Wait until the server answers."""
        end = time.perf_counter() + START_SECONDS
        while self.child.poll() is None and time.perf_counter() < end:
            asking, answered = Person(self.port), False
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                answered = (await asking.ask("GET", "/health"))[0] == 200
            await asking.leave()
            if answered:
                return
            await asyncio.sleep(LOOK_SECONDS)
        raise LoadError(f"the server did not start:\n{self.said()[-2000:]}")

    def said(self) -> str:
        """Its log."""
        return self.log.read_text(errors="replace")

    def stop(self) -> None:
        """End the process, gently first."""
        self.child.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.child.wait(10)
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()

    def processor_seconds(self) -> float | None:
        """The processor time that the process has used; None where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self, what: Literal["VmRSS", "VmHWM"]) -> int | None:
        """The memory of the process now, or the most it ever had; None where the system does not tell."""
        try:
            found = re.search(rf"{what}:\s+(\d+) kB", Path(f"/proc/{self.child.pid}/status").read_text())
        except OSError:
            return None
        return int(found[1]) * 1024 if found else None


class ServerProcess(Process):
    """A server as `carrack serve` starts it, without limits of requests; `settings` are its environment."""

    def __init__(self, folder: Path, database: str = "", port: int = 0, **settings: str) -> None:
        url = database or f"sqlite:///{folder / 'carrack.sqlite'}"
        port = port or unused_port()
        command = ["carrack", "serve", "--no-open", "--host", HOST, "--port", str(port), "--database", url]
        bounds = {f"CARRACK_{name}": LIMITLESS for name in BOUNDS} | {"CARRACK_OVERLOAD_SECONDS": "60"}
        super().__init__(port, folder / "server.log", command, bounds | settings)


class BareProcess(Process):
    """The bare server that Carrack is compared with, on a file of its own."""

    def __init__(self, folder: Path) -> None:
        port = unused_port()
        module = "carrack.server.ops.bare_server"
        super().__init__(port, folder / "bare.log", [module, str(port), str(folder / "bare.sqlite")], {})
