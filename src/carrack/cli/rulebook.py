"""`carrack how-to-play`, `carrack rules`: a game's pages to be read, and where its rules are in the code."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown
from rich.table import Table
from rich.text import Text

from carrack.cli.output import WrongInputError, console, print_json, print_page
from carrack.cli.parameters import (
    examples,
    game_argument,
    json_option,
    lang_option,
    language,
    pack_option,
    rules_with,
)
from carrack.cli.reading import begins, words_of
from carrack.kernel.pages import how_to_play_text, rules_text, sections_of, without_pictures


class NoSectionError(LookupError):
    """The rules have no such section; `known` are those they have."""

    def __init__(self, section: str, known: list[str]) -> None:
        super().__init__(f"there is no section {section!r}; there are {', '.join(known)}")
        self.known: Final = ", ".join(known)


def section_of(text: str, wanted: str) -> str:
    """The section with this number, its parts included; 5 and 5.0 are the same.

    Several sections can have one number; words of the heading tell them apart, such as `7.2 trade`.
    """
    sections = sections_of(text)
    number, *rest = words_of(wanted) or [""]
    for section in sections:
        same = section.number.casefold().removesuffix(".0") == number.removesuffix(".0")
        if same and begins(rest, words_of(section.title)[1:]):
            return section.text
    raise NoSectionError(wanted, list(dict.fromkeys(section.number for section in sections)))


class LeftHeading(Heading):
    """A heading at the left, as in a book."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.text.justify = "left"
        yield self.text


class Rulebook(Markdown):
    """A page of rules on the terminal."""

    elements = Markdown.elements | {"heading_open": LeftHeading}


def print_rules(out: Console, text: str) -> None:
    """Rules to be read: page by page in a terminal, as a whole elsewhere."""
    print_page(out, Rulebook(text))


@click.command("how-to-play", epilog=examples("carrack how-to-play goa", "carrack how-to-play goa --lang de"))
@game_argument()
@lang_option
@pack_option
@json_option
def how_to_play(game: str, lang: str | None, pack: Path | None, as_json: bool) -> None:
    """Read how to play a game: goal, turns, scoring and three tips on one page.

    With --json the text is Markdown.
    """
    found, text = how_to_play_text(rules_with(game, pack), language(lang))
    if not text:
        raise WrongInputError(f"nobody has written how to play {game} yet; see carrack rules {game}")
    if as_json:
        print_json({"game": game, "language": found, "text": text})
    else:
        print_rules(console(), without_pictures(text))


@click.command(
    epilog=examples(
        "carrack rules colonialism",
        "carrack rules colonialism --section 5.2 --lang de",
        "carrack rules colonialism --trace --section R77",
    )
)
@game_argument()
@click.option("--section", help="Only this section (5.2 includes 5.2.1); with --trace also a ruling (R12).")
@click.option(
    "--trace", is_flag=True, help="Show where each rule stands in the code and which tests prove it."
)
@lang_option
@pack_option
@json_option
def rules(
    game: str, section: str | None, trace: bool, lang: str | None, pack: Path | None, as_json: bool
) -> None:
    """Read the rules of a game, in our own words.

    In a terminal a long text opens in your pager. With --json the text is Markdown.
    """
    if trace:
        if lang is not None or pack is not None:
            raise WrongInputError("--trace goes with --section and --json only")
        print_trace(game, section, as_json)
        return
    found, text = rules_text(rules_with(game, pack), language(lang))
    if not text:
        raise WrongInputError(f"the rules of {game} are not written yet")
    if section is not None:
        try:
            text = section_of(text, section)
        except NoSectionError as error:
            raise WrongInputError(f"{game}: {error}") from error
    if as_json:
        print_json({"game": game, "language": found, "section": section, "text": text})
    else:
        print_rules(console(), text)


# Where each rule is found in the code


def print_trace(game: str, section: str | None, as_json: bool) -> None:
    """The table of `RULES.md`, whole or one section or ruling of it."""
    file = rules_with(game, None).folder / "RULES.md"
    if not file.is_file():
        raise WrongInputError(f"{game} has no table of its rules yet")
    found = [
        (columns, kept)
        for columns, rows in tables_of(file.read_text(encoding="utf-8"))
        if (kept := [row for row in rows if section is None or in_section(row[0], section)])
    ]
    if not found:
        raise WrongInputError(
            f"{game} has no section or ruling {section!r}; see carrack rules {game} --trace"
        )
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
