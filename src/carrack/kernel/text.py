"""Texts: message ids and arguments into sentences of a language (Fluent catalogues)."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from carrack.kernel.messages import Arg, Message
from carrack.kernel.rules import Rules, Setup

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
        self.bundle = FluentBundle([language], use_isolating=False)
        self.names: dict[str, str] = {}
        self.plurals: dict[str, str] = {}
        self.add(HERE / f"{language}.ftl")
        if rules is not None:
            self.add(rules.folder / "text" / f"{language}.ftl")
            self.bundle.add_resource(FluentResource(rules.written(language)))
            self.names = {component.id: component.names[language] for component in rules.components()}
            self.plurals = {c.id: c.plural[language] for c in rules.components() if c.plural}
            if setup is not None:
                called = rules.called(setup)
                self.names |= {thing: self.names[other] for thing, other in called.items()}

    def add(self, path: Path) -> None:
        self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def name(self, thing: Arg) -> Arg:
        """The name of a thing such as `region:india`; anything else as it is."""
        return self.names.get(thing, thing) if isinstance(thing, str) else thing

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        if not self.bundle.has_message(message.id):
            raise TextError(f"no text {message.id!r} in language {self.language}")
        pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            raise TextError(f"text {message.id!r} is empty in language {self.language}")
        args = {key: self.name(value) for key, value in message.args.items()}
        for key, value in message.args.items():
            if value in self.plurals:
                args[f"{key}-plural"] = self.plurals[str(value)]
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"text {message.id!r} in language {self.language}: {errors[0]}")
        return str(text)
