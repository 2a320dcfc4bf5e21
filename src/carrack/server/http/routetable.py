"""Every endpoint of the server, from the tables of `routes`."""

from __future__ import annotations

from carrack.server.http.calls import Endpoint
from carrack.server.http.endpoints import games, matches, me, operations


def endpoints() -> list[Endpoint]:
    """All of them, in the order of the OpenAPI document."""
    return [*me.ENDPOINTS, *games.ENDPOINTS, *matches.ENDPOINTS, *operations.ENDPOINTS]
