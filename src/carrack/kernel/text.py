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
        self.genders: dict[str, str] = {}
        self.plurals: dict[str, str] = {}
        self.instead: dict[str, str] = {}
        self.add(HERE / f"{language}.ftl")
        if rules is not None:
            self.add(rules.folder / "text" / f"{language}.ftl")
            self.bundle.add_resource(FluentResource(rules.written(language)))
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
        self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def name(self, thing: Arg) -> Arg:
        """The name of a thing such as `region:india`; anything else as it is."""
        return self.names.get(thing, thing) if isinstance(thing, str) else thing

    def say(self, message: Message) -> str:
        """The message as a sentence, said as the set-up has it.

        Beside each argument that names a thing there are the gender of the name and, where it has one, its
        plural: `$tile-gender` and `$tile-plural` with `$tile`.
        """
        id_ = self.instead.get(message.id, message.id)
        if not self.bundle.has_message(id_):
            raise TextError(f"no text {id_!r} in language {self.language}")
        pattern = self.bundle.get_message(id_).value
        if pattern is None:
            raise TextError(f"text {id_!r} is empty in language {self.language}")
        args: dict[str, Arg] = {}
        for key, value in message.args.items():
            args[key] = self.name(value)
            if isinstance(value, str) and value in self.names:
                args[f"{key}-gender"] = self.genders[value]
            if value in self.plurals:
                args[f"{key}-plural"] = self.plurals[str(value)]
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"text {id_!r} in language {self.language}: {errors[0]}")
        return str(text)
