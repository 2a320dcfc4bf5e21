"""Connections before anything is asked: how many there are, and what each may take before it is a request.

The gate sees only whole requests, and the socket only whole messages. Whoever opens connections and says
nothing, sends a header drop by drop, or floods a socket with control frames is stopped here.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from carrack.server.http.answers import JSON, problem_of
from carrack.server.http.gate import network_of
from carrack.server.ops import metrics
from carrack.server.ops.buckets import Bucket
from carrack.server.records.problems import ProblemError

BYTES_AT_ONCE: Final = 8_192
BYTES_A_SECOND: Final = 1_024
"""Of one socket: a client sends `ping` now and then, and answers the server's pings."""
TOO_MUCH: Final = 1008
SECONDS_TO_READ: Final = 0.5
"""For the other side to read why its socket is closed."""
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Connections:
    """The open connections, counted in all and by address."""

    def __init__(self, most: int, each: int, proxies: Sequence[str] = ()) -> None:
        self._most: Final = most
        self._each: Final = each
        self._proxies: Final = [ipaddress.ip_network(net, strict=False) for net in proxies]
        self._open: Final[Counter[str]] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def come(self, address: str) -> str:
        """One more from an address; what is wrong with that, or nothing."""
        home = network_of(address)
        if len(self) >= self._most:
            return "problem-connections"
        if self._open[home] >= self._each and not self._is_proxy(address):
            return "problem-address-connections"
        self._open[home] += 1
        metrics.CONNECTIONS.set(len(self))
        return ""

    def go(self, address: str) -> None:
        """One less."""
        home = network_of(address)
        self._open[home] -= 1
        if self._open[home] <= 0:
            del self._open[home]
        metrics.CONNECTIONS.set(len(self))

    def _is_proxy(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in net for net in self._proxies)


class BoundedConfig(uvicorn.Config):
    """Uvicorn's settings, with the bounds of connections."""

    def __init__(self, app: Any, connections: Connections, header_seconds: float, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=LiveConnection, **more)
        self.open_connections: Final = connections
        self.header_seconds: Final = header_seconds


class HttpConnection(H11Protocol):
    """A connection for requests: one of so many, and with a time for each header."""

    config: BoundedConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._counted = False
        self._began_header = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        wrong = self.config.open_connections.come(address_of(transport))
        if wrong:
            metrics.REFUSED.labels("connections").inc()
            transport.write(refusal(ProblemError(503, wrong, headers={"Retry-After": "5"})))
            transport.close()
            return
        self._counted = True
        self._expect_header()

    def connection_lost(self, exc: Exception | None) -> None:
        self._header_came()
        super().connection_lost(exc)
        if self._counted:
            self.config.open_connections.go(address_of(self.transport))

    def data_received(self, data: bytes) -> None:
        if not self._counted:
            return
        self._began_header = True
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._header_came()
        elif self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]  # None at first
            self._expect_header()
        else:
            self._header_came()

    def _expect_header(self) -> None:
        """Nothing is being answered: from now on the next header has its time."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.config.header_seconds, self._late)

    def _header_came(self) -> None:
        self._began_header = False
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        """The header did not come in time, or the rest of a body that nobody wanted."""
        self._deadline = None
        if self.transport.is_closing():
            return
        metrics.REFUSED.labels("headers").inc()
        if self._began_header and self.conn.our_state is h11.IDLE:
            self.transport.write(LATE)
        self.transport.close()


class LiveConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket: its bytes are bounded before anything reads them."""

    config: BoundedConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._bytes: Final = Bucket(BYTES_AT_ONCE, BYTES_A_SECOND)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.open_connections.go(address_of(self.transport))

    def data_received(self, data: bytes) -> None:
        header = not self.handshake_initiated  # which was bounded before
        if header or self._bytes.take(len(data)) == 0:
            super().data_received(data)
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Too much came: say so, read no more, and end the connection once the other side could read it."""
        metrics.REFUSED.labels("frames").inc()
        self.transport.pause_reading()
        self.read_paused = False  # nobody else resumes
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(TOO_MUCH, "problem-frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.disconnected = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(SECONDS_TO_READ, self.transport.abort)


def address_of(transport: asyncio.BaseTransport) -> str:
    """Where a connection comes from."""
    found = get_remote_addr(transport)  # type: ignore[arg-type]  # any transport has it
    return found[0] if found else ""


def refusal(problem: ProblemError) -> bytes:
    """An answer to a connection before it has asked anything."""
    content = msgspec.json.encode(problem_of(problem))
    headers = {"Content-Type": JSON, "Content-Length": str(len(content)), "Connection": "close"}
    lines = [f"{name}: {value}" for name, value in (headers | problem.headers).items()]
    return "\r\n".join(["HTTP/1.1 503 Service Unavailable", *lines, "", ""]).encode() + content
