"""What it takes to open a match: requests about it, the socket, and their bytes.

`PYTHONPATH=tests python -m web.opening` prints a table for the documentation.
"""

import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response, WebSocket, sync_playwright

from carrack.kernel.registry import game_ids
from carrack.server.ops.server_process import ServerProcess
from web.positions import played

AT = 60
"""So many choices are made when the match is opened."""
SETTLED = 1_500
"""Milliseconds in which nothing more comes that belongs to the opening."""


class Traffic:
    """Everything that a page asks for and hears, from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers: list[Response] = []
        self.sockets: list[str] = []
        self.frames: list[str] = []
        page.on("response", lambda answer: self.answers.append(answer))
        page.on("websocket", self.hear)

    def hear(self, socket: WebSocket) -> None:
        """A socket was opened."""
        self.sockets.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def forget(self) -> None:
        """Count anew from here."""
        for found in (self.answers, self.sockets, self.frames):
            found.clear()

    def about_matches(self) -> list[str]:
        """The requests about a match, in order."""
        return [asked(answer) for answer in self.answers if "/api/matches/" in answer.url]

    def match_bytes(self) -> int:
        """The length of their answers, as JSON."""
        return sum(len(answer.body()) for answer in self.answers if "/api/matches/" in answer.url)

    def others(self) -> list[str]:
        """The other requests to the interface: who one is, and what belongs to the game."""
        found = [asked(answer) for answer in self.answers]
        return [one for one in found if " /api/" in one and " /api/matches/" not in one]

    def match_sockets(self) -> list[str]:
        """The sockets that tell of a match."""
        return [url for url in self.sockets if "match=" in url]

    def states(self) -> list[str]:
        """The states that came over sockets."""
        return [frame for frame in self.frames if frame.startswith('{"type":"state"')]


def asked(answer: Response) -> str:
    """A request, without the address of the server."""
    parts = urlsplit(answer.request.url)
    return f"{answer.request.method} {parts.path}{'?' if parts.query else ''}{parts.query}"


def at_the_table(page: Page) -> None:
    """Wait until the table is there, and what belongs to it."""
    page.locator(".board svg").first.wait_for()
    page.wait_for_timeout(SETTLED)
