"""Writes what follows from a constructor: `python -m carrack.kernel.declare FILE ...`.

A class whose fields change during play names each of them once, in `__init__`. Between two lines of its body
(`BEGIN` and `END`) this writes what compiled code can't find out for itself: the names of the saved fields,
and a `copy`, unless the class has one of its own. A comment behind a field says what it is:

    self.facts = facts  # fixed            set up once and shared by all copies; not saved
    self.ordered = ()   # derived          found again from the others; copied, not saved
    self.used = 0       # saved by hand    the class's own `as_json` and `load` see to it
    self.hidden = []    # parts shared     the list is copied, what it holds is not
    self.turn = Turn()  # copied later     shared by copies until one of them changes it

All but the first three are saved. `--check` writes nothing and fails if a file is not as it should be.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from textwrap import wrap
from typing import Final

BEGIN: Final = "    # Written by carrack.kernel.declare from the fields above."
END: Final = "    # End of what was written."
KINDS: Final = ("fixed", "derived", "saved by hand")
SHARED: Final = "parts shared"
LATER: Final = "copied later"
PLAIN: Final = ("int", "bool", "str", "float", "None")
WIDTH: Final = 84


class DeclarationError(Exception):
    """A field that nothing can be written for; the text names file and line, and what would be right."""


class Field:
    """A field of a class: its name, what it is, and how a copy gets it."""

    def __init__(self, name: str, kind: str, copied: str) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.copied: Final = copied


def written(path: Path, source: str) -> str:
    """The source with what belongs between its marks."""
    lines = source.splitlines()
    following = len(lines)
    for node in reversed(ast.parse(source).body):
        body = range(node.lineno, following)
        following = node.lineno - 1
        begins = [at for at in body if lines[at] == BEGIN]
        if not isinstance(node, ast.ClassDef) or not begins:
            continue
        ends = [at for at in body if lines[at] == END and at > begins[0]]
        if not ends:
            raise DeclarationError(f"{path}:{begins[0] + 1}: no line {END.strip()!r} follows in {node.name}")
        outside = [it for it in node.body if not begins[0] < it.lineno - 1 < ends[0]]
        lines[begins[0] + 1 : ends[0]] = [*block(node, outside, fields_of(path, node, lines)), ""]
    return "\n".join(lines) + "\n"


def block(node: ast.ClassDef, outside: list[ast.stmt], fields: list[Field]) -> list[str]:
    """The lines for a class."""
    saved = " ".join(field.name for field in fields if not field.kind)
    lines = ["    def saved_fields(self) -> str:", '        """The names of the saved fields."""']
    parts = [f'"{part} "' for part in wrap(saved, WIDTH)]
    parts[-1] = parts[-1].replace(' "', '"')
    if len(parts) == 1:
        lines.append(f"        return {parts[0]}")
    else:
        lines += ["        return (", *[f"            {part}" for part in parts], "        )"]
    if any(isinstance(it, ast.FunctionDef) and it.name == "copy" for it in outside):
        return lines
    is_table = any("Table" in ast.unparse(base) for base in node.bases)
    return [
        *lines,
        "",
        f"    def copy(self) -> {node.name}:",
        f"        other = {node.name}.__new__({node.name})",
        *(["        self.copy_kernel_fields_to(other)"] if is_table else []),
        *[f"        other.{field.name} = {field.copied}" for field in fields],
        "        return other",
    ]


def fields_of(path: Path, node: ast.ClassDef, lines: list[str]) -> list[Field]:
    """The fields that a class sets in its constructor, in that order."""
    for function in node.body:
        if isinstance(function, ast.FunctionDef) and function.name == "__init__":
            break
    else:
        raise DeclarationError(f"{path}:{node.lineno}: {node.name} has no __init__")
    types = {argument.arg: argument.annotation for argument in function.args.args}
    found: list[Field] = []
    for statement in function.body:
        if isinstance(statement, ast.AnnAssign):
            targets: list[ast.expr] = [statement.target]
            type_: ast.expr | None = statement.annotation
        elif isinstance(statement, ast.Assign):
            targets = statement.targets
            type_ = types.get(statement.value.id) if isinstance(statement.value, ast.Name) else None
        else:
            continue
        note = lines[(statement.end_lineno or 0) - 1].partition("#")[2]
        where = f"{path}:{statement.lineno}"
        names = [
            it.attr for it in targets if isinstance(it, ast.Attribute) and ast.unparse(it.value) == "self"
        ]
        found += [field(name, note, type_, statement.value, where) for name in names]
    return found


def field(name: str, note: str, type_: ast.expr | None, value: ast.expr | None, where: str) -> Field:
    """A field as its comment, type and first value tell."""
    kind = next((kind for kind in KINDS if kind in note), "")
    if kind == "fixed" or LATER in note:
        return Field(name, kind, f"self.{name}")
    if SHARED in note:
        return Field(name, kind, f"self.{name}.copy()")
    return Field(name, kind, copied(name, type_, value, f"{where}: {name}"))


def copied(name: str, type_: ast.expr | None, value: ast.expr | None, where: str) -> str:
    """How a copy gets a field: numbers and tuples are shared, lists and parts are copied."""
    if type_ is None:
        return copied_value(name, value, where)
    text = ast.unparse(type_)
    if text in PLAIN or text.startswith("tuple["):
        return f"self.{name}"
    if text.startswith("list[list["):
        return f"[part.copy() for part in self.{name}]"
    if isinstance(type_, ast.Name) or re.fullmatch(rf"(list|dict)\[({'|'.join(PLAIN)}|tuple\[.*\])\]", text):
        return f"self.{name}.copy()"
    raise DeclarationError(f"{where}: how is {text} copied? Write a `copy` for this class yourself.")


def copied_value(name: str, value: ast.expr | None, where: str) -> str:
    """The same for a field without a type, by what it begins with."""
    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
        value = value.left
    if isinstance(value, ast.List) and all(isinstance(it, ast.Constant | ast.Name) for it in value.elts):
        return f"self.{name}.copy()"
    constant = isinstance(value, ast.Name) and value.id.isupper()
    signed = isinstance(value, ast.UnaryOp) and isinstance(value.operand, ast.Constant)
    if constant or signed or isinstance(value, ast.Constant):
        return f"self.{name}"
    raise DeclarationError(f"{where}: give it a type, or the comment `# fixed`")


def main(arguments: list[str]) -> int:
    """Write files, or check them; the exit code."""
    check = "--check" in arguments
    stale = []
    for name in arguments:
        if name.startswith("--"):
            continue
        path = Path(name)
        source = path.read_text(encoding="utf-8")
        try:
            right = written(path, source)
        except DeclarationError as error:
            print(error, file=sys.stderr)  # noqa: T201
            return 2
        if right != source:
            stale.append(name)
            if not check:
                path.write_text(right, encoding="utf-8")
    print(f"{len(stale)} files {'are not as they would be written' if check else 'written'}")  # noqa: T201
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
