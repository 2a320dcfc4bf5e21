"""Errors: as the server's code raises them, and as they go over the wire."""

from __future__ import annotations

import math

from carrack.server.records.basics import Args, Record, Refused
from carrack.server.records.state import State


class Problem(Record, frozen=True):
    """An error. `id` is a message of the server's catalogue; `detail` says the same in English."""

    id: str
    detail: str
    args: Args = {}
    refused: Refused | None = None
    state: State | None = None


class ProblemError(Exception):
    """A request that can't be answered as wished; becomes a `Problem` on the wire.

    `id` is a message of `text/*.ftl` (`problem-…`), which says what is wrong and what would be right.
    """

    def __init__(
        self,
        status: int,
        id: str,
        args: Args | None = None,
        refused: Refused | None = None,
        state: State | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.args_: Args = args or {}
        self.refused = refused
        self.state = state
        self.headers = headers or {}


def refuse(wait: float) -> None:
    """Say when to try again, if there is a time to wait."""
    if wait > 0:
        seconds = math.ceil(wait)
        raise ProblemError(
            429, "problem-too-many", {"seconds": seconds}, headers={"Retry-After": str(seconds)}
        )
