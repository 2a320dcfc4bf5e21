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
from pathlib import Path
from typing import Final

from carrack.server.ops.load_client import HOST, LoadError, Person

START_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 0.03
LIMITLESS: Final = "100000"
BOUNDS: Final = (
    "RATE_READS",
    "RATE_WRITES",
    "RATE_COSTLY",
    "RATE_LOGINS",
    "RATE_ANONYMOUS",
    "DAY_MATCHES",
    "DAY_COMMANDS",
    "DAY_GUESTS",
    "ADDRESS_CONNECTIONS",
)


def unused_port() -> int:
    """Any port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server in a process of its own, as `carrack serve` starts it; without limits of requests.

    `settings` are variables of its environment.
    """

    def __init__(self, folder: Path, database: str = "", port: int = 0, **settings: str) -> None:
        self.port: Final = port or unused_port()
        self.log: Final = folder / "server.log"
        url = database or f"sqlite:///{folder / 'carrack.sqlite'}"
        command = [sys.executable, "-m", "carrack", "serve", "--no-open", "--host", HOST]
        bounds = {f"CARRACK_{name}": LIMITLESS for name in BOUNDS} | {"CARRACK_OVERLOAD_SECONDS": "60"}
        with self.log.open("ab") as out:
            self.child: Final = subprocess.Popen(  # noqa: S603 -- our own command
                [*command, "--port", str(self.port), "--database", url],
                stdout=out,
                stderr=out,
                env=os.environ | bounds | settings,
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

    def most_memory(self) -> int | None:
        """The most memory that the process ever had, in bytes; None where the system does not tell."""
        try:
            found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{self.child.pid}/status").read_text())
        except OSError:
            return None
        return int(found[1]) * 1024 if found else None
