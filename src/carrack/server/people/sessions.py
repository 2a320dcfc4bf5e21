"""Sessions: the browser's token, what the database knows of it, and those that were asked about lately."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from typing import Final, NamedTuple

from carrack.server.store.people import User

COOKIE: Final = "carrack_session"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""The name over https: no other name of the same domain can set it, and nobody without encryption."""
MOST_KNOWN: Final = 10_000
"""Sessions kept in memory."""
LOOK_SECONDS: Final = 2.0
"""Commands of whoever runs the server change the database beside it: so soon they count."""
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
"""By a word that they say; many say the words of others too, so the first one counts."""
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


class Visit(NamedTuple):
    """Where somebody comes from: an address, and a browser as it names itself."""

    address: str = ""
    device: str = ""


def device_of(agent: str) -> str:
    """A browser as its owner knows it, such as "Firefox, Linux"; empty for programs."""
    found = [
        next((name for word, name in words.items() if word in agent), "") for words in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in found if name)


class KnownSessions:
    """Sessions that were asked about lately, where no other process can end one: with SQLite.

    With PostgreSQL nothing is kept: a session that ended in another process is over at once.
    """

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._found: dict[str, tuple[User, float]] = {}
        self.state = object()
        """Another one after every change of sessions or people: what was read before it may be wrong."""
        self._looked = 0.0
        self._outside: object = None

    def get(self, token_hash: str) -> tuple[User, float] | None:
        return self._found.get(token_hash)

    def is_due(self) -> bool:
        """Whether it is time to ask what others have changed; true once, for whoever then asks."""
        now = time.monotonic()
        if not self._most or now - self._looked < LOOK_SECONDS:
            return False
        self._looked = now
        return True

    def note_outside(self, mark: object) -> None:
        """What stands for the changes of others now; another one than before, and nothing known counts."""
        if mark != self._outside:
            self._outside = mark
            self.forget()

    def keep(self, token_hash: str, found: tuple[User, float], state: object) -> None:
        """Keep what was read when that was the state, unless something has changed since."""
        if self._most and state is self.state:
            if len(self._found) >= self._most:
                self._found.clear()
            self._found[token_hash] = found

    def forget(self) -> None:
        """Something about sessions or people has changed."""
        self.state = object()
        self._found.clear()


def token_in(cookies: Mapping[str, str], secure: bool) -> str | None:
    """The browser's token. Over https the former name counts where there is no other: see `set_cookies`."""
    return (cookies.get(SECURE_COOKIE) if secure else None) or cookies.get(COOKIE)


def bearer_in(headers: Mapping[str, str]) -> str | None:
    """A bot's token: nobody but a program sends one, so it proves more than a cookie does."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def hash_of(token: str) -> str:
    """What the database knows of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
