"""What a request is to the code that answers it, and what a route is to the application.

Every endpoint is an entry of a route table (`endpoints/*.py`): from the tables come the application, the
OpenAPI document, the authorisation tests and the client's types.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from carrack.server.http.services import Services
from carrack.server.people.sessions import Visit
from carrack.server.records.problems import ProblemError
from carrack.server.store.people import User

B = TypeVar("B")
Q = TypeVar("Q")
Who = Literal["anyone", "player", "person", "admin"]
"""Who may call: anyone, whoever plays (bots too), people with a session (guests too), or administrators.

What needs a seat checks that itself. What anyone may ask bots may ask too, but they change nothing there.
"""


class NoBody(Struct, frozen=True):
    """A request without a body."""


class NoQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """A request without parameters."""


class Call(Generic[B, Q]):
    """A request that passed the gate: checked, with its sender known."""

    def __init__(
        self, services: Services, user: User | None, path: dict[str, str], query: Q, body: B, address: str
    ) -> None:
        self.services = services
        self.user = user
        self.path = path
        self.query = query
        self.body = body
        self.address = address
        self.visit = Visit(address)
        self.session = ""
        """The hash of the session's token, where there is a session."""
        self.cookies: dict[str, str | None] = {}
        """Cookies to set with the answer; None deletes."""

    @property
    def person(self) -> User:
        """The sender, on routes that need one."""
        if self.user is None:
            raise ProblemError(401, "problem-no-session")
        return self.user


class Page(Struct, frozen=True):
    """An answer that is no JSON record: a file, a page, a download."""

    content: bytes
    media_type: str
    headers: dict[str, str] = {}
    small: bytes = b""
    """The same compressed, where that is kept."""


class Endpoint(Struct, frozen=True):
    """One route. `answer` is the record type, or Page. `most_bytes` bounds the body before it is parsed."""

    method: Literal["GET", "POST", "PATCH", "PUT", "DELETE"]
    path: str
    answer_it: Callable[[Call[Any, Any]], Awaitable[Any]]
    answer: Any
    who: Who = "person"
    body: Any = NoBody
    query: Any = NoQuery
    status: int = 200
    most_bytes: int = 65_536
    rate: Literal["read", "write", "costly", "login"] = "read"
    day: Literal["", "commands", "lines", "guests"] = ""
    """What is counted by the day, for each person, or for each address of people without a session."""
    can_wait: bool = False
    """While the server has too much to do this is refused, so that running matches go on."""
    summary: str = ""

    @property
    def for_bots(self) -> bool:
        return self.who == "player" or (self.who == "anyone" and self.method == "GET")
