"""A real server and a real browser: Debian's chromium, driven by Playwright."""

import http.client
import json
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from carrack.kernel.saves import SavedMatch, to_bytes
from carrack.server.ops.server_process import ServerProcess
from cli.matches import played

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
]
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 30_000
"""Milliseconds for whatever must happen: a slow machine passes too, and only a failure takes so long."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium; where there is none, the tests are skipped loudly, and in CI they fail.

    It ends with the tests of this folder: its event loop would stand in the way of those that run their own.
    """
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        told = "NO CHROMIUM: the browser tests did not run. Install Debian's `chromium`, or any Chromium."
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a new SQLite file, for tests that leave it running."""
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    try:
        wait_for(process)
        yield process
    finally:
        process.stop()


def wait_for(process: ServerProcess) -> None:
    """Wait until the server answers."""
    end = time.monotonic() + 60
    while time.monotonic() < end and process.child.poll() is None:
        asking = http.client.HTTPConnection("127.0.0.1", process.port, timeout=5)
        try:
            asking.request("GET", "/health")
            if asking.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.05)
        finally:
            asking.close()
    raise AssertionError(f"the server did not start: {process.said()}")


class Visitor:
    """A person with a browser of their own. Errors of the page fail the test."""

    def __init__(self, context: BrowserContext, server: ServerProcess) -> None:
        self.context = context
        self.server = server
        self.errors: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def base(self) -> str:
        """The server's address."""
        return f"http://127.0.0.1:{self.server.port}"

    def post(self, path: str, body: object) -> dict[str, Any]:
        """Ask for something to be made, as the page does."""
        asking = self.context.request
        asking.post(f"{self.base()}/api/guest", data={}, headers={"Origin": self.base()})
        answer = asking.post(f"{self.base()}{path}", data=body, headers={"Origin": self.base()})
        assert answer.status == 201, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def create(self, wanted: dict[str, object]) -> str:
        """A new match of this person's."""
        return str(self.post("/api/matches", wanted)["id"])

    def bring(self, file: dict[str, object]) -> str:
        """A match from a file: a running one is played on, a finished one can be looked at."""
        return str(self.post("/api/matches/import", file)["id"])

    def ask(self, path: str) -> dict[str, Any]:
        """What the server tells this person."""
        answer: dict[str, Any] = self.context.request.get(f"{self.base()}{path}").json()
        return answer

    def go(self, path: str = "/") -> Page:
        self.page.goto(f"{self.base()}{path}")
        return self.page


@pytest.fixture
def visit(browser: Browser, server: ServerProcess):
    """Somebody comes: with a language, a colour scheme and a size of screen."""
    came: list[Visitor] = []

    def visitor(
        language: str = "en",
        scheme: Literal["light", "dark"] = "light",
        phone: bool = False,
        to: ServerProcess | None = None,
    ) -> Visitor:
        context = browser.new_context(
            locale={"en": "en-GB", "de": "de-DE"}[language],
            color_scheme=scheme,
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        came.append(Visitor(context, to or server))
        return came[-1]

    yield visitor
    errors = [error for someone in came for error in someone.errors]
    for someone in came:
        someone.context.close()
    assert not errors


@pytest.fixture(scope="session")
def ended() -> dict[str, Any]:
    """The file of a finished match."""
    file: dict[str, Any] = json.loads(to_bytes(SavedMatch(played(), ["human", "random"])))
    return file


@pytest.fixture
def own_server(tmp_path: Path):
    """Servers that a test may kill; the second is started on the first one's file and port."""
    started: list[ServerProcess] = []

    def start(port: int = 0) -> ServerProcess:
        process = ServerProcess(tmp_path, port=port)
        started.append(process)
        wait_for(process)
        return process

    yield start
    for process in started:
        process.stop()
