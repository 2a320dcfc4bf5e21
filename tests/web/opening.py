"""What a page asks for and hears when a match is opened.

`PYTHONPATH=tests python -m web.opening` measures it for every game, as a table for `docs/speed.md`.
"""

import json
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response, WebSocket, sync_playwright

from carrack.kernel.registry import game_ids
from carrack.server.ops.server_process import ServerProcess
from web.conftest import FLAGS, WIDE, Visitor, wait_for
from web.positions import random_choices

MATCH = "/api/matches/"
CHOICES = 60
"""So many are made in the match that is opened."""
SETTLED = 500
"""Milliseconds for whatever else belongs to the opening."""
LATEST = 30
"""Seconds for what must come."""


class Traffic:
    """Everything that a page asks for and hears, from now on."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        self.sockets: list[str] = []
        self.frames: list[str] = []
        self.sent: list[str] = []
        page.on("response", self.note)
        page.on("websocket", self.hear)

    def note(self, answer: Response) -> None:
        """A request was answered."""
        self.answers.append(answer)

    def hear(self, socket: WebSocket) -> None:
        """A socket was opened."""
        self.sockets.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def forget(self) -> None:
        """Count anew from here."""
        for found in (self.answers, self.sockets, self.frames, self.sent):
            found.clear()

    def about_matches(self) -> list[str]:
        """The requests about matches."""
        return [asked(answer) for answer in self.answers if MATCH in answer.url]

    def wishes(self) -> list[dict[str, Any]]:
        """What the page asked to hear of over its socket."""
        return [json.loads(frame) for frame in self.sent if frame != "ping"]

    def wished(self, page: Page) -> list[dict[str, Any]]:
        """The same, once there is any: the socket of a page may open late."""
        end = time.monotonic() + LATEST
        while not self.wishes() and time.monotonic() < end:
            page.wait_for_timeout(20)
        return self.wishes()

    def about_games(self) -> list[str]:
        """The requests for what belongs to the game and may be kept: texts, components, sheets, theme."""
        return [asked(answer) for answer in self.answers if "/api/games" in answer.url]

    def bytes(self) -> tuple[int, int]:
        """The length of the answers about matches, and of what came over sockets, uncompressed."""
        answers = sum(len(answer.body()) for answer in self.answers if MATCH in answer.url)
        return answers, sum(map(len, self.frames))


def asked(answer: Response) -> str:
    """A request, without the address of the server."""
    parts = urlsplit(answer.request.url)
    return f"{answer.request.method} {parts.path}{'?' if parts.query else ''}{parts.query}"


def seen(page: Page, what: str = ".board svg") -> None:
    """Wait until the page shows something, and for what belongs to it."""
    page.locator(what).first.wait_for()
    page.wait_for_timeout(SETTLED)


def openings(
    browser: Browser, server: ServerProcess, game: str, folder: Path
) -> Iterator[tuple[str, Traffic]]:
    """The ways to open a match, each with what it took."""

    def come() -> Visitor:
        return Visitor(browser.new_context(locale="en-GB", viewport=WIDE, reduced_motion="reduce"), server)

    for name, players in (("player", ("human", "greedy")), ("one screen", ("human", "human"))):
        visitor = come()
        match = visitor.bring(random_choices(folder, game, players, CHOICES))
        shown = ".curtain" if name == "one screen" else ".board svg"
        traffic = Traffic(visitor.page)
        visitor.go(f"/m/{match}")
        seen(visitor.page, shown)
        yield f"{name}, by address", traffic
        if name == "one screen":
            traffic.forget()
            visitor.page.locator(".curtain").get_by_role("button").click()
            seen(visitor.page, ".prompt .what")
            yield "curtain lifted", traffic
            continue
        visitor.go("/")
        seen(visitor.page, f'a[href="/m/{match}"]')
        traffic.forget()
        visitor.page.locator(f'a[href="/m/{match}"]').first.click()
        seen(visitor.page)
        yield f"{name}, from the first page", traffic


def row(*cells: object) -> None:
    """A row of the table."""
    sys.stdout.write(f"| {' | '.join(map(str, cells))} |\n")
    sys.stdout.flush()


def main() -> None:
    """Print the table."""
    row("game", "opened", "requests", "for the game", "sockets", "bytes of answers", "bytes of frames")
    row(*["---"] * 7)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            wait_for(server)
            for game in game_ids():
                for how, found in openings(browser, server, game, Path(folder)):
                    counts = len(found.about_matches()), len(found.about_games()), len(found.sockets)
                    row(game, how, *counts, *found.bytes())
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
