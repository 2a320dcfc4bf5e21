"""The least that a server of moves can do: one request, one durable row, one answer.

`carrack bench server` measures it beside Carrack with the same client: it is what web framework, disk and
machine allow. Started as a program with a port and an SQLite file.
"""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import sys
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.server.ops.load_client import HOST

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL")


def application(file: str) -> Starlette:
    """Stores what is posted to `/move`, each in a transaction of its own."""
    database = sqlite3.connect(file, isolation_level=None)
    for pragma in PRAGMAS:
        database.execute(f"PRAGMA {pragma}")
    database.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, command_id TEXT UNIQUE, body TEXT)")

    async def move(request: Request) -> Response:
        body: dict[str, Any] = json.loads(await request.body())
        row = (body["command_id"], json.dumps(body))
        done = database.execute("INSERT INTO moves (command_id, body) VALUES (?, ?)", row)
        return Response(json.dumps({"version": done.lastrowid}), media_type="application/json")

    async def health(request: Request) -> Response:
        return Response("{}", media_type="application/json")

    return Starlette(routes=[Route("/move", move, methods=["POST"]), Route("/health", health)])


def main(port: str, file: str) -> None:
    """Serve until a signal ends it."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # see `serving.listen`
    listening.bind((HOST, int(port)))
    settings = uvicorn.Config(application(file), http="h11", log_config=None, access_log=False)
    asyncio.run(uvicorn.Server(settings).serve(sockets=[listening]))


if __name__ == "__main__":
    main(*sys.argv[1:])
