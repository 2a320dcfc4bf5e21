"""`carrack games`: what is installed."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.text import Text

from carrack.cli.output import console, print_json
from carrack.cli.parameters import examples, json_option, lang_option, language
from carrack.cli.words import words
from carrack.kernel.content import SOURCES
from carrack.kernel.messages import Arg, Message
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import Rules
from carrack.kernel.text import Texts

OPTION_KINDS = {"variant": "games-variant", "ruling": "games-ruling"}


def said(texts: Texts, id_: str) -> str:
    """A text, or nothing where the catalogue has none."""
    return texts.say(Message(id_)) if texts.has(id_) else ""


def game_as_json(rules: Rules, texts: Texts) -> dict[str, Any]:
    """What a program may want to know before it starts a game."""
    components = rules.components()
    return {
        "id": rules.id,
        "name": said(texts, "game-name") or rules.id,
        "about": said(texts, "game-about"),
        "players": list(rules.players),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "values": list(option.values),
                "default": option.default,
                "text": said(texts, f"option-{option.name}"),
                "value_texts": {v: said(texts, f"option-{option.name}-{v}") for v in option.values},
            }
            for option in rules.options
        ],
        "provenance": {source: sum(1 for c in components if c.source == source) for source in SOURCES},
    }


@click.command(
    epilog=examples(
        "carrack games",
        "carrack games --json",
    )
)
@json_option
@lang_option
def games(as_json: bool, lang: str | None) -> None:
    """List the games with their numbers of players and their options.

    The provenance says how many components are known from the rulebook (seed), from public material
    (public), or are our own reconstruction because the printed value is not known (reconstructed).
    """
    found = []
    for id_ in game_ids():
        rules = rules_of(id_)
        found.append(game_as_json(rules, Texts(language(lang), rules)))
    if as_json:
        print_json(found)
        return
    texts = words(language(lang))
    out = console()
    for game in found:
        print_game(out, texts, game)


def print_game(out: Console, texts: Texts, game: dict[str, Any]) -> None:
    """A game for people."""

    def say(id_: str, **args: Arg) -> str:
        return texts.say(Message(id_, args))

    counts = ", ".join(str(count) for count in game["players"])
    title = Text(game["id"], style="bold")
    out.print(title.append(f"  {game['name']}  ({say('games-players', counts=counts)})", style="none"))
    if game["about"]:
        out.print(Text("  " + " ".join(game["about"].split())))
    for option in game["options"]:
        kind = say(OPTION_KINDS[option["kind"]])
        out.print(Text(f"  --option {option['name']}=…  ({kind}) {option['text']}"))
        for value in option["values"]:
            mark = f" ({say('choose-usual')})" if value == option["default"] else ""
            line = Text("      ").append(value, style="bold")
            out.print(line.append(f"{mark}: {option['value_texts'][value]}"))
    sources = [f"{count} {say(f'source-{source}')}" for source, count in game["provenance"].items()]
    out.print(Text("  " + say("games-provenance", sources="; ".join(sources))))
