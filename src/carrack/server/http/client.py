"""The built client: read once, compressed once, served from memory. A path is looked up, never joined."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from carrack.server import STATIC
from carrack.server.http.answers import COMPRESSED_ALREADY, WORTH_IT, accepts_gzip
from carrack.server.records.problems import ProblemError

INDEX: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".ftl": "text/plain",
    ".html": "text/html",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Carrack</title></head><body>
<h1>Carrack</h1>
<p>The server runs, but the pages for the browser have not been built. In a checkout run
<code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>, or start with
<code>python3 run.py</code>, which does it by itself; then load this page again.</p>
<p lang="de">Der Server läuft, aber die Seiten für den Browser sind noch nicht gebaut. Im Projektordner hilft
<code>npm ci</code> und <code>npm run build</code> im Ordner <code>web</code> oder der Start mit
<code>python3 run.py</code>, das es selbst erledigt; danach diese Seite neu laden.</p>
</body></html>
"""


class File(NamedTuple):
    """A file of the client."""

    content: bytes
    small: bytes
    """The same compressed; empty where that gains nothing."""
    media_type: str
    headers: dict[str, str]


class Client:
    """The files of the built client by their paths."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder: Final = folder
        self._files: dict[str, File] = read_files(folder)

    def answer(self, request: Request) -> Response:
        """The file asked for; a path that looks like none is one of the client's own addresses."""
        path = request.url.path.lstrip("/")
        if INDEX not in self._files:
            self._files = read_files(self._folder)
        file = self._files.get(path)
        if file is None and (path + "/").startswith("api/"):
            raise ProblemError(404, "problem-not-found")
        if file is None and "." not in path.rpartition("/")[2]:
            file = self._files.get(INDEX)
            if file is None:
                return Response(NOT_BUILT, 503, media_type="text/html")
        if file is None:
            raise ProblemError(404, "problem-not-found")
        if file.headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=file.headers)
        headers = dict(file.headers)
        if file.small:
            headers["Vary"] = "Accept-Encoding"
            if accepts_gzip(request):
                return Response(file.small, 200, headers | {"Content-Encoding": "gzip"}, file.media_type)
        return Response(file.content, 200, headers, file.media_type)


def read_files(folder: Path) -> dict[str, File]:
    """Every file below the folder."""
    return {
        path.relative_to(folder).as_posix(): read_file(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def read_file(path: Path, name: str) -> File:
    """One file, with how long browsers may keep it."""
    content = path.read_bytes()
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    pays = len(content) >= WORTH_IT and not media_type.startswith(COMPRESSED_ALREADY)
    headers = {
        "ETag": f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        # The build names what lies in `assets` by its content.
        "Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
    }
    return File(content, gzip.compress(content, 9, mtime=0) if pays else b"", media_type, headers)
