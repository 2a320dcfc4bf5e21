"""The OpenAPI document, made from the route tables and the records."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

import carrack
from carrack.server.http.calls import Endpoint, NoBody, Page
from carrack.server.http.endpoints import endpoints
from carrack.server.http.intake import PATHS
from carrack.server.people.sessions import COOKIE
from carrack.server.records.live import AnyUpdate
from carrack.server.records.problems import Problem

REF: Final = "#/components/schemas/{name}"
TAGS: Final = {
    "games": "Games",
    "matches": "Matches",
    "me": "People",
    "guest": "People",
    "recover": "People",
    "admin": "Administrators",
}
SECURITY: Final[dict[str, list[dict[str, list[str]]]]] = {
    "anyone": [],
    "player": [{"session": []}, {"token": []}],
    "person": [{"session": []}],
    "admin": [{"session": []}],
}
FAILURES: Final = {
    "400": "The request can't be read; `detail` says what is wrong.",
    "401": "No session; start as a guest or log in.",
    "403": "Not allowed.",
    "404": "Nothing of that name.",
    "408": "It took too long to arrive.",
    "409": "Somebody was faster; `state` is the new one.",
    "413": "Longer than allowed.",
    "415": "Not JSON.",
    "421": "Asked for under a name that is not the server's.",
    "422": "Understood, but not possible now.",
    "429": "Too many requests; Retry-After says when to go on.",
    "503": "Not now.",
}


@cache
def document() -> bytes:
    """The document as JSON."""
    return msgspec.json.format(msgspec.json.encode(as_json(endpoints())), indent=1)


def as_json(table: list[Endpoint]) -> dict[str, Any]:
    """The document of some endpoints."""
    types: list[Any] = [AnyUpdate, Problem]
    for endpoint in table:
        types += [
            kind for kind in (endpoint.body, endpoint.answer) if kind not in (NoBody, Page, None, bytes)
        ]
        types.append(endpoint.query)
    found, components = msgspec.json.schema_components(types, ref_template=REF)
    schemas = {id(kind): schema for kind, schema in zip(types, found, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in table:
        operation = operation_of(endpoint, schemas, components)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    for endpoint in table:  # what stands in the address is described with each endpoint
        components.pop(endpoint.query.__name__, None)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Carrack",
            "version": carrack.__version__,
            "description": "Strategy board games. Live updates come over the socket /api/live as AnyUpdate.",
        },
        "paths": paths,
        "components": {
            "schemas": components | {"AnyUpdate": schemas[id(AnyUpdate)]},
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer", "description": "The token of a bot."},
            },
        },
    }


def operation_of(endpoint: Endpoint, schemas: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    """One endpoint."""
    parts = endpoint.path.strip("/").removeprefix("api/").split("/")
    operation: dict[str, Any] = {
        "operationId": "_".join([endpoint.method.lower(), *re.findall(r"[a-z]+", "_".join(parts))]),
        "summary": endpoint.summary,
        "tags": [TAGS.get(parts[0], "Operations")],
        "parameters": [*path_parameters(endpoint), *query_parameters(endpoint, schemas, components)],
        "responses": {str(endpoint.status): answer_of(endpoint, schemas)} | failures(),
        "security": SECURITY[endpoint.who],
    }
    if endpoint.body is bytes:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": {}}}}
    elif endpoint.body is not NoBody:
        schema = schemas[id(endpoint.body)]
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


def path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """The parts of the path."""
    return [
        {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(PATHS[name])}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def query_parameters(
    endpoint: Endpoint, schemas: dict[int, Any], components: dict[str, Any]
) -> list[dict[str, Any]]:
    """What may stand behind the question mark."""
    record = components[schemas[id(endpoint.query)]["$ref"].rpartition("/")[2]]
    return [
        {"name": name, "in": "query", "required": name in record.get("required", []), "schema": schema}
        for name, schema in record.get("properties", {}).items()
    ]


def answer_of(endpoint: Endpoint, schemas: dict[int, Any]) -> dict[str, Any]:
    """What comes back when all is well."""
    if endpoint.status == 204:
        return {"description": "Done."}
    if endpoint.answer is Page:
        return {"description": "A page or file.", "content": {"*/*": {"schema": {}}}}
    return {
        "description": endpoint.summary or "The answer.",
        "content": {"application/json": {"schema": schemas[id(endpoint.answer)]}},
    }


def failures() -> dict[str, Any]:
    """What comes back when it is not."""
    content = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    return {status: {"description": text, "content": content} for status, text in FAILURES.items()}
