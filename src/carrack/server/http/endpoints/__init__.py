"""Every endpoint of the server, from the tables of these modules."""

from __future__ import annotations

from carrack.server.http.calls import Endpoint
from carrack.server.http.endpoints import admin, chat, games, lessons, looking, matches, me, operations

TABLES = (me, games, lessons, matches, chat, looking, admin, operations)


def endpoints() -> list[Endpoint]:
    """All of them, in the order of the OpenAPI document."""
    return [endpoint for table in TABLES for endpoint in table.ENDPOINTS]
