"""Writes the client's types, `src/wire.ts`, from the records of the wire: `python web/wire.py`.

An answer always carries every field. In what the client sends, fields with a usual value may be left out.
"""

from __future__ import annotations

import inspect
import types
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec

from carrack.explore import records as explored
from carrack.review import records as reviewed
from carrack.server.records import (
    admin,
    basics,
    commands,
    games,
    lessons,
    live,
    matches,
    people,
    problems,
    review,
    state,
)

MODULES = (
    basics,
    problems,
    explored,
    games,
    people,
    matches,
    lessons,
    commands,
    state,
    reviewed,
    review,
    live,
    admin,
)
TARGET = Path(__file__).parent / "src" / "wire.ts"
SENT = (
    people.Newcomer,
    people.Credentials,
    people.MeChange,
    people.PasswordChange,
    people.PushSubscription,
    people.Removal,
    people.OwnPassword,
    people.NewBot,
    people.Recovery,
    people.RecoveryMail,
    admin.AccountState,
    matches.NewMatch,
    matches.Join,
    matches.Branch,
    matches.Rematch,
    lessons.LessonWish,
    live.NewLine,
    live.NewReport,
    live.Ignoring,
    commands.AnyCommand,
)
HEAD = "// Made by web/wire.py from src/carrack/server/records; a test holds that it is up to date.\n"
SCALARS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def record_types() -> list[type[msgspec.Struct]]:
    """Every record, in the order of the files; bases that only give others their shape are left out."""
    defined = [it for module in MODULES for it in vars(module).values() if is_from(module, it)]
    found = [it for it in defined if issubclass(it, msgspec.Struct)]
    shapes = {base for it in found for base in it.__bases__} | {msgspec.Struct}
    return [it for it in found if it not in shapes]


def is_from(module: types.ModuleType, it: object) -> bool:
    """Whether a class is defined in a module."""
    return isinstance(it, type) and it.__module__ == module.__name__


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema or "const" in schema:
        return " | ".join(quoted(value) for value in schema.get("enum") or [schema["const"]])
    if "anyOf" in schema:
        return " | ".join(sorted((typed(part) for part in schema["anyOf"]), key="null".__eq__))
    if schema.get("type") == "array":
        inner = typed(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")  # none where anything may stand
        return f"Record<string, {typed(values) if values else 'unknown'}>"
    return SCALARS[schema["type"]]


def quoted(value: str | float) -> str:
    """A literal; strings in the client's usual quotes."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def parts_of(annotation: object, known: frozenset[type] = frozenset()) -> set[type]:
    """The records that a type consists of, through lists, unions and their own fields."""
    if get_origin(annotation) is Annotated:
        return parts_of(get_args(annotation)[0], known)
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        if annotation in known:
            return set()
        fields = msgspec.structs.fields(annotation)
        return {annotation}.union(*(parts_of(field.type, known | {annotation}) for field in fields))
    return set().union(*(parts_of(part, known) for part in get_args(annotation)))


def answered() -> set[type]:
    """The records that come in answers too: there every field is present."""
    sent = set().union(*(parts_of(it) for it in SENT))
    return set().union(*(parts_of(it) for it in record_types() if it not in sent))


def written(it: type[msgspec.Struct], schema: dict[str, Any], complete: bool) -> str:
    """One record as an interface."""
    said = " ".join((inspect.getdoc(it) or "").split())
    lines = [f"/** {said} */", f"export interface {it.__name__} {{"]
    for name, field in schema["properties"].items():
        needed = complete or name in schema.get("required", [])
        lines.append(f"  {name}{'' if needed else '?'}: {typed(field)};")
    return "\n".join([*lines, "}", ""])


def client_types() -> str:
    """The whole file."""
    all_types = record_types()
    _, schemas = msgspec.json.schema_components(all_types)
    complete = answered()
    blocks = [written(it, schemas[it.__name__], it in complete) for it in all_types]
    unions = {
        name: it for module in MODULES for name, it in vars(module).items() if isinstance(it, types.UnionType)
    }
    for name, union in unions.items():
        members = [part.__name__ for part in get_args(union) if issubclass(part, msgspec.Struct)]
        if members:
            blocks.append(f"export type {name} = {' | '.join(members)};\n")
    return "\n".join([HEAD, *blocks])


if __name__ == "__main__":
    TARGET.write_text(client_types(), "utf-8")
