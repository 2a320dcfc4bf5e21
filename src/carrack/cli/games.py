"""`carrack games` and `carrack rules`: what is installed, and where each rule is found in the code."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from carrack.cli.output import WrongInputError, console, print_json
from carrack.cli.parameters import examples, game_argument, json_option, lang_option, language, rules_with
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


@click.command(
    epilog=examples(
        "carrack rules colonialism",
        "carrack rules colonialism --section 5.2",
        "carrack rules colonialism --section R77",
    )
)
@game_argument()
@click.option("--section", help="Only the rows of this section (5.2 includes 5.2.1), or a ruling (R12).")
@json_option
def rules(game: str, section: str | None, as_json: bool) -> None:
    """Show where each rule of a game stands in the code and which tests prove it."""
    file = rules_with(game, None).folder / "RULES.md"
    if not file.is_file():
        raise WrongInputError(f"{game} has no table of its rules yet")
    found = [
        (columns, kept)
        for columns, rows in tables_of(file.read_text(encoding="utf-8"))
        if (kept := [row for row in rows if section is None or in_section(row[0], section)])
    ]
    if not found:
        raise WrongInputError(f"{game} has no section or ruling {section!r}; see carrack rules {game}")
    if as_json:
        print_json(
            [
                dict(zip([c.lower() for c in columns], row, strict=True))
                for columns, rows in found
                for row in rows
            ]
        )
        return
    out = console()
    for columns, rows in found:
        for row in rows:
            print_rule(out, columns, row)


def print_rule(out: Console, columns: list[str], row: list[str]) -> None:
    """A row of the table: section and rule, and below them where it is found."""
    out.print(Text(f"{row[0].strip('*` ')}  ", style="bold cyan").append(row[1], style="bold"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for column, cell in zip(columns[2:], row[2:], strict=True):
        grid.add_row(Text(f"    {column}", style="dim"), Text(cell.replace("`", "")))
    out.print(grid)


def in_section(cell: str, section: str) -> bool:
    """Whether a row's first cell names a section or a part of it."""
    wanted = section.strip().lower()
    for name in cell.lower().replace("*", " ").replace("`", " ").replace(",", " ").split():
        if name == wanted or name.startswith(wanted + ".") or name == wanted.removesuffix(".0"):
            return True
    return False


def tables_of(text: str) -> list[tuple[list[str], list[list[str]]]]:
    """The Markdown tables of a text, each with its columns; tables with equal columns are joined."""
    found: list[tuple[list[str], list[list[str]]]] = []
    columns: list[str] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip().replace("\\|", "|") for cell in split_row(line)]
        if not columns:
            columns = cells
            if not any(columns == known for known, _ in found):
                found.append((columns, []))
        elif not all(set(cell) <= set(":- ") for cell in cells) and len(cells) == len(columns):
            next(rows for known, rows in found if known == columns).append(cells)
    return found


def split_row(line: str) -> list[str]:
    """The cells of a table's row; a bar behind a backslash belongs to its cell."""
    cells = [""]
    before = ""
    for sign in line.strip().removeprefix("|").removesuffix("|"):
        if sign == "|" and before != "\\":
            cells.append("")
        else:
            cells[-1] += sign
        before = sign
    return cells
