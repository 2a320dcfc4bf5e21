"""Fluent: reads `.ftl` texts and says them.

This is the part of Project Fluent's syntax that the texts use: messages with attributes, terms, variables,
references, literals and choices by word, number or plural. Functions such as `NUMBER()` are refused. The
browser reads the same files with `@fluent/bundle`, and a test compares all texts with `fluent.runtime`, which
would double the size of an installation: see ARCHITECTURE.md.

A text is read when it is said for the first time, so a game starts without reading them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

Args = Mapping[str, str | int]
MOST_DEEP: Final = 40
"""How deep texts may refer to each other; more is a circle."""
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE | re.ASCII)
END: Final = re.compile(r"^[-#A-Za-z]", re.MULTILINE)
NAME: Final = re.compile(r"[A-Za-z][\w-]*", re.ASCII)
NUMBER: Final = re.compile(r"-?\d+(\.\d+)?", re.ASCII)
QUOTED: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"')
ESCAPE: Final = re.compile(r'\\(?:(["\\])|u(.{4})|U(.{6}))')
PLAIN: Final = re.compile(r"[^{}\n]+")
LINES: Final = re.compile(r"\n(?:[ ]*\n)*([ ]*)")
SPACES: Final = re.compile(r"[ ]*")
BLANK: Final = re.compile(r"[ \n]*")
ATTRIBUTE: Final = re.compile(r"[ \n]*\n[ ]*\.([A-Za-z][\w-]*)[ ]*=", re.ASCII)
ENDS_PATTERN: Final = frozenset(".*[}")
GROUPED: Final[Mapping[str, Callable[[int], str]]] = {
    "en": lambda number: f"{number:,}",
    "de": lambda number: f"{number:,}".replace(",", "."),
}
"""How whole numbers are written."""


class FluentError(ValueError):
    """A text that can't be read, or can't be said with what is given."""


class Part:
    """Something that is said between the words of a text."""

    def value(self, saying: Saying) -> str | int:
        """What stands here: words, or a number that is still to be written."""
        raise NotImplementedError


Pattern = list["str | Part"]


class Entry:
    """A message or a term: what it says, and its attributes."""

    def __init__(self, pattern: Pattern | None, attributes: dict[str, Pattern]) -> None:
        self.pattern = pattern
        self.attributes = attributes

    def named(self, attribute: str) -> Pattern | None:
        """What an attribute says; without one what the entry says."""
        return self.attributes.get(attribute) if attribute else self.pattern


class Bundle:
    """The texts of one language. Of several with the same id, the first counts."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        self.entries: dict[str, Entry] = {}

    def add(self, source: str) -> None:
        """Add the texts of a file."""
        source = source.replace("\r\n", "\n")
        for found in ENTRY.finditer(source):
            end = END.search(source, found.end())
            text = source[found.end() : end.start() if end else len(source)]
            self.sources.setdefault(found.group(1), text)

    def has(self, id: str) -> bool:
        """Whether there is a message."""
        return id in self.sources and not id.startswith("-")

    def entry(self, id: str) -> Entry:
        """A message or a term, read at its first use."""
        found = self.entries.get(id)
        if found is None:
            if id not in self.sources:
                raise FluentError(f"there is no text {id}")
            try:
                found = self.entries[id] = Reader(self.sources[id]).entry()
            except FluentError as error:
                raise FluentError(f"{id}: {error}") from error
        return found

    def say(self, pattern: Pattern, args: Args) -> str:
        """A pattern as a sentence."""
        return Saying(self, args, strict=True, deep=0).text(pattern)


class Saying:
    """A text being said: with which arguments, and how deep inside other texts."""

    def __init__(self, bundle: Bundle, args: Args, *, strict: bool, deep: int) -> None:
        if deep > MOST_DEEP:
            raise FluentError("these texts refer to each other in a circle")
        self.bundle = bundle
        self.args = args
        self.strict = strict  # a term may be given fewer arguments than it names
        self.deep = deep

    def text(self, pattern: Pattern) -> str:
        """A pattern as words."""
        return "".join([part if isinstance(part, str) else self.written(part) for part in pattern])

    def written(self, part: Part) -> str:
        """A part as words, a number as the language writes it."""
        value = part.value(self)
        return GROUPED[self.bundle.language](value) if isinstance(value, int) else value

    def inside(self, args: Args, *, strict: bool) -> Saying:
        """The same within another text."""
        return Saying(self.bundle, args, strict=strict, deep=self.deep + 1)


class Literal(Part):
    """A number or a quoted string."""

    def __init__(self, literal: str | int) -> None:
        self.literal = literal

    def value(self, saying: Saying) -> str | int:
        return self.literal


class Variable(Part):
    """`$name`: an argument."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, saying: Saying) -> str | int:
        found = saying.args.get(self.name)
        if found is None:
            if saying.strict:
                raise FluentError(f"the argument ${self.name} is missing")
            return f"${self.name}"
        return found if isinstance(found, str) else int(found)


class Reference(Part):
    """`other`, `other.attribute` or `-term(case: "genitive")`: what another text says."""

    def __init__(self, id: str, attribute: str, args: Args) -> None:
        self.id = id
        self.attribute = attribute
        self.args = args

    def value(self, saying: Saying) -> str:
        pattern = saying.bundle.entry(self.id).named(self.attribute)
        if pattern is None:
            raise FluentError(f"there is no text {self.id}{self.attribute and '.'}{self.attribute}")
        term = self.id.startswith("-")
        return saying.inside(self.args if term else saying.args, strict=not term).text(pattern)


class Choice(Part):
    """`{ $count -> [one] … *[other] … }`: one of several patterns."""

    def __init__(self, selector: Part, variants: list[tuple[str | int, Pattern]], usual: Pattern) -> None:
        self.selector = selector
        self.variants = variants
        self.usual = usual

    def value(self, saying: Saying) -> str:
        chosen = self.selector.value(saying)
        plural = ("one" if abs(chosen) == 1 else "other") if isinstance(chosen, int) else None
        for key, pattern in self.variants:
            if key == chosen or (plural is not None and key == plural):
                return saying.text(pattern)
        return saying.text(self.usual)


class Reader:
    """Reads one entry, from behind its `=`."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def entry(self) -> Entry:
        """A pattern, then attributes."""
        pattern = self.pattern()
        attributes: dict[str, Pattern] = {}
        while found := self.matched(ATTRIBUTE):
            attributes[found.group(1)] = self.pattern()
        self.matched(BLANK)
        if self.at < len(self.text):
            raise self.wrong("the text ends here, or its next line is indented")
        return Entry(pattern or None, attributes)

    def pattern(self) -> Pattern:
        """Words and parts up to a line that is not indented, or begins something else.

        The indentation that all lines but the first share is left out.
        """
        parts: Pattern = []
        breaks: list[tuple[int, str, int]] = []  # the part, its line ends, its indentation
        self.matched(SPACES)
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign == "{":
                parts.append(self.placeable())
            elif sign == "}":
                break
            elif line := LINES.match(self.text, self.at):
                following = self.text[line.end() : line.end() + 1]
                if not following or following in ENDS_PATTERN or (not line.group(1) and following != "{"):
                    break
                ends = "\n" * line.group().count("\n") if parts else ""
                breaks.append((len(parts), ends, len(line.group(1))))
                parts.append("")
                self.at = line.end()
            else:
                words = self.matched(PLAIN)
                assert words is not None  # the signs that it excludes are dealt with above
                parts.append(words.group())
        shared = min((width for _, _, width in breaks), default=0)
        for number, ends, width in breaks:
            parts[number] = ends + " " * (width - shared)
        return joined(parts)

    def placeable(self) -> Part:
        """`{ … }`: an expression, or a choice by it."""
        self.expect("{")
        self.matched(BLANK)
        part = self.placeable() if self.text.startswith("{", self.at) else self.expression()
        self.matched(BLANK)
        if self.text.startswith("->", self.at):
            self.at += 2
            part = self.choice(part)
        self.expect("}")
        return part

    def expression(self) -> Part:
        """A literal, a variable, or a reference to another text."""
        if found := self.matched(QUOTED):
            return Literal(ESCAPE.sub(unescaped, found.group(1)))
        if found := self.matched(NUMBER):
            if found.group(1):
                raise self.wrong("decimal fractions are not supported")
            return Literal(int(found.group()))
        if self.taken("$"):
            return Variable(self.name())
        sign = "-" if self.taken("-") else ""
        name = sign + self.name()
        attribute = self.name() if self.taken(".") else ""
        args: dict[str, str | int] = {}
        if self.taken("("):
            if not sign:
                raise self.wrong(f"the function {name} is not supported")
            args = self.arguments()
        return Reference(name, attribute, args)

    def arguments(self) -> dict[str, str | int]:
        """`name: "value", …)`: what a term is said with."""
        found: dict[str, str | int] = {}
        self.matched(BLANK)
        while not self.taken(")"):
            name = self.name()
            self.matched(BLANK)
            self.expect(":")
            self.matched(BLANK)
            given = self.expression()
            if not isinstance(given, Literal):
                raise self.wrong("an argument of a term is a number or a quoted string")
            found[name] = given.literal
            self.matched(BLANK)
            self.taken(",")
            self.matched(BLANK)
        return found

    def choice(self, selector: Part) -> Part:
        """The variants of a choice; exactly one of them has a star."""
        variants: list[tuple[str | int, Pattern]] = []
        usual: Pattern | None = None
        self.matched(BLANK)
        while not self.text.startswith("}", self.at):
            starred = self.taken("*")
            self.expect("[")
            self.matched(BLANK)
            number = self.matched(NUMBER)
            key: str | int = int(number.group()) if number and not number.group(1) else self.name()
            self.matched(BLANK)
            self.expect("]")
            pattern = self.pattern()
            variants.append((key, pattern))
            if starred:
                if usual is not None:
                    raise self.wrong("a choice has one variant with a star")
                usual = pattern
            self.matched(BLANK)
        if usual is None:
            raise self.wrong("a choice needs a variant with a star: *[other]")
        return Choice(selector, variants, usual)

    def matched(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """What stands here, if it is what is wanted; the reader goes on behind it."""
        found = wanted.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def taken(self, sign: str) -> bool:
        """Whether a sign stands here; the reader goes on behind it."""
        if self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        return False

    def expect(self, sign: str) -> None:
        """Go on behind a sign that must stand here."""
        if not self.taken(sign):
            raise self.wrong(f"“{sign}” is missing")

    def name(self) -> str:
        """A name that must stand here."""
        found = self.matched(NAME)
        if found is None:
            raise self.wrong("a name is missing")
        return found.group()

    def wrong(self, what: str) -> FluentError:
        """What is wrong, and where."""
        rest = self.text[self.at :].split("\n", 1)[0][:40]
        return FluentError(f"{what} (before “{rest}”)")


def joined(parts: Pattern) -> Pattern:
    """The same with neighbouring words made one, and without the blanks at the end."""
    found: Pattern = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part != "":
            found.append(part)
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n")
        if not found[-1]:
            found.pop()
    return found


def unescaped(found: re.Match[str]) -> str:
    """The sign that an escape stands for."""
    return str(found.group(1) or chr(int(found.group(2) or found.group(3), 16)))
