"""Texts: message ids and arguments into sentences of a language (Fluent catalogues); names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal

from carrack.kernel.fluent import Bundle, FluentError
from carrack.kernel.messages import Arg, Message, seat_thing
from carrack.kernel.rules import Component, Rules, Setup

LANGUAGES = ("en", "de")
HERE = Path(__file__).parent / "text"


class TextError(LookupError):
    """A message that a catalogue can't say."""


class Texts:
    """What is said in one language about one game, or about no game in particular."""

    def __init__(self, language: str, rules: Rules | None = None, setup: Setup | None = None) -> None:
        if language not in LANGUAGES:
            raise TextError(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = Bundle(language)
        self.names: dict[str, str] = {}
        self.genders: dict[str, str] = {}
        self.plurals: dict[str, str] = {}
        self.instead: dict[str, str] = {}
        self.add(HERE / f"{language}.ftl")
        if rules is not None:
            self.add(rules.folder / "text" / f"{language}.ftl")
            self.bundle.add(rules.written(language))
            components = rules.components()
            self.names = {component.id: component.names[language] for component in components}
            self.genders = {component.id: component.genders.get(language, "") for component in components}
            self.plurals = {c.id: c.plurals[language] for c in components if c.plurals}
            for one, other in ({} if setup is None else rules.called(setup)).items():
                if one in self.names:
                    self.names[one] = self.names[other]
                    self.genders[one] = self.genders[other]
                else:
                    self.instead[one] = other

    def add(self, path: Path) -> None:
        self.bundle.add(path.read_text(encoding="utf-8"))

    def has(self, id: str) -> bool:
        return self.bundle.has(id)

    def name(self, thing: Arg) -> Arg:
        """The name of a thing such as `region:india`; anything else as it is."""
        return self.names.get(thing, thing) if isinstance(thing, str) else thing

    def say(self, message: Message) -> str:
        """The message as a sentence, said as the set-up has it.

        Beside each argument that names a thing there are the gender of the name and, where it has one, its
        plural: `$tile-gender` and `$tile-plural` with `$tile`.
        """
        id_ = self.instead.get(message.id, message.id)
        args: dict[str, Arg] = {}
        for key, value in message.args.items():
            args[key] = self.name(value)
            if isinstance(value, str) and value in self.names:
                args[f"{key}-gender"] = self.genders[value]
            if value in self.plurals:
                args[f"{key}-plural"] = self.plurals[str(value)]
        return said(self.bundle, id_, args)


def said(bundle: Bundle, id: str, args: dict[str, Arg]) -> str:
    """A message as text; `good-brick.plural` is the attribute `plural` of the message `good-brick`."""
    name, _, attribute = id.partition(".")
    if not bundle.has(name):
        raise TextError(f"no text {id!r} in language {bundle.language}")
    try:
        pattern = bundle.entry(name).named(attribute)
        if pattern is None:
            raise TextError(f"text {id!r} is empty in language {bundle.language}")
        return bundle.say(pattern, args)
    except FluentError as error:
        raise TextError(f"text {id!r} in language {bundle.language}: {error}") from error


# Names


@cache
def bundle_of_words(language: str, folder: Path) -> Bundle:
    """The kernel's words and those of a game."""
    bundle = Bundle(language)
    for file in (HERE / f"words.{language}.ftl", folder / "text" / f"words.{language}.ftl"):
        if file.is_file():
            bundle.add(file.read_text(encoding="utf-8"))
    return bundle


class Words:
    """What names of components and figures of rules pages are made with, in one language.

    A game keeps them in `text/words.en.ftl` and `text/words.de.ftl`; colours and the like are the kernel's.
    They are not sent to clients, which get what is made of them.
    """

    def __init__(self, language: str, folder: Path) -> None:
        self.language = language
        self.folder = folder

    @property
    def bundle(self) -> Bundle:
        """Read when the first name is made: a game is loaded without it."""
        return bundle_of_words(self.language, self.folder)

    def has(self, id: str) -> bool:
        return self.bundle.has(id)

    def say(self, id: str, /, **args: Arg) -> str:
        """A word or a phrase."""
        return said(self.bundle, id, args)

    def name(self, record: object) -> str:
        """What a record of the content is called: its `name_de`, its `de`, or its `name` in all languages."""
        keys = (f"name_{self.language}", self.language, "name")
        return next((str(found) for key in keys if (found := getattr(record, key, None))), "")

    def noun(self, name: str) -> str:
        """A name within a sentence; German nouns stay large."""
        return name.lower() if self.language == "en" else name

    def listed(self, words: Iterable[Arg], last: Literal["and", "or"] = "and") -> str:
        """`a, b and c`; nothing of nothing."""
        *most, end = [str(word) for word in words] or [""]
        return self.say(f"in-a-row-{last}", most=", ".join(most), last=end) if most else end

    def same(self, numbers: Iterable[int]) -> Arg:
        """A number that several things share; where they differ, all: `2 or 3`. Without any it is 0."""
        different = sorted(set(numbers)) or [0]
        return different[0] if len(different) == 1 else self.listed(different, "or")


class Names:
    """Names in every language, made of the words of a game and of its content."""

    def __init__(self, folder: Path) -> None:
        self.words = [Words(language, folder) for language in LANGUAGES]

    def of(self, record: object) -> dict[str, str]:
        """What a record of the content is called."""
        return {words.language: words.name(record) for words in self.words}

    def seats(self, colours: Iterable[str], source: str, section: str) -> list[Component]:
        """Players who are called by the colours of their pieces."""
        return [
            Component(seat_thing(seat), "seat", self.say(f"colour-{colour}"), source, section, colour=colour)
            for seat, colour in enumerate(colours)
        ]

    def say(self, id: str, /, **args: object) -> dict[str, str]:
        """A name of our own, made with words, with names by language or with records of the content."""
        return {
            words.language: words.say(id, **{key: called(part, words) for key, part in args.items()})
            for words in self.words
        }


def called(part: object, words: Words) -> str:
    """A part of a name in one language; a number is written as it is, which Fluent would take long for."""
    if isinstance(part, dict):
        return str(part[words.language])
    return str(part) if isinstance(part, str | int) else words.name(part)
