"""Browsers for the tests: clients of one application, each with its own cookies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient

from carrack.server.app import make_app
from carrack.server.ops.config import Config
from carrack.server.ops.config_sources import load_config

ADDRESS = "http://127.0.0.1:8642"
LIMITLESS = {
    f"rate_{kind}": 1_000_000 for kind in ("reads", "writes", "costly", "logins", "anonymous", "account")
}
COMPUTERS = [*Config().computers, "random", "greedy", "search:200ms", "search:1000ms"]
LIMITLESS |= {f"day_{kind}": 1_000_000 for kind in ("matches", "commands", "lines", "guests")}
SMALL = {"computer_processes": 1, "overload_seconds": 60, "log_level": "error", "computers": COMPUTERS}


def configured(database: str, **settings: Any) -> Config:
    """A configuration for tests: no limits of rates, one process that thinks, players for research too."""
    return load_config(None, {}, database=database, **(SMALL | LIMITLESS | settings))


class Browser(TestClient):
    """A browser with a page of the server open: it sends where a request comes from."""

    app: Any

    def __init__(self, app: Any, first: TestClient | None = None) -> None:
        super().__init__(app, ADDRESS, client=("127.0.0.1", 50000), raise_server_exceptions=False)
        self.headers["Origin"] = ADDRESS
        if first is not None:
            self.portal = first.portal

    def another(self) -> Browser:
        """Another browser on the same running server."""
        return Browser(self.app, self)

    def guest(self, **newcomer: str) -> Browser:
        """Another browser with a guest."""
        browser = self.another()
        answer = browser.post("/api/guest", json=newcomer)
        assert answer.status_code == 201, answer.text
        return browser

    def problem(self, method: str, path: str, **more: Any) -> tuple[int, str]:
        """The status and the id of the problem that a request leads to."""
        answer = self.request(method, path, **more)
        return answer.status_code, answer.json()["id"]


@contextmanager
def browsing(config: Config) -> Iterator[Browser]:
    """A running server and a browser without a session."""
    browser = Browser(make_app(config))
    with browser:
        yield browser
