# ruff: noqa: INP001 - a script, not a package
"""Writes the figures in `computer-players.md` and the features in `players/*.md` anew, between their marks.

python docs/computer_players.py

Figures come from the records in `matches/`, which `carrack ladder --out` writes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby, takewhile
from pathlib import Path

from carrack.arena.measured import Measured, MeasuredLadder, MeasuredMatch, Share, read
from carrack.kernel.messages import Message
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import Rules
from carrack.kernel.text import Texts

HERE = Path(__file__).parent
BLOCK = re.compile(r"(<!-- (\w+): begin -->\n).*?(<!-- \2: end -->)", re.DOTALL)

Writers = dict[str, Callable[[], str]]


def pages(folder: Path = HERE) -> dict[Path, str]:
    """Every page with marked blocks, as it should be."""
    records = sorted(
        [(read(path), path.stem) for path in (folder / "matches").glob("*.json")],
        key=lambda found: (found[0].occasion.game, found[0].occasion.players, found[1]),
    )
    of_games = sorted((folder / "players").glob("*.md"))
    figures: Writers = {
        "pages": lambda: links(of_games),
        "matches": lambda: matches(records),
        "ladders": lambda: ladders(records),
    }
    found = {folder / "computer-players.md": figures}
    for page in of_games:
        if page.stem not in game_ids():
            raise SystemExit(f"{page}: there is no game {page.stem!r}; the games are {', '.join(game_ids())}")
        found[page] = writers_of(rules_of(page.stem))
    return {page: rewritten(page, writers) for page, writers in found.items()}


def writers_of(rules: Rules) -> Writers:
    """The blocks that the page of a game may have."""
    return {"features": lambda: features(rules), "terms": lambda: terms(rules)}


def rewritten(page: Path, writers: Writers) -> str:
    """A page with its blocks as they should be."""

    def block(found: re.Match[str]) -> str:
        name = found[2]
        if name not in writers:
            raise SystemExit(f"{page}: there is no block {name!r}; the blocks are {', '.join(writers)}")
        return f"{found[1]}{writers[name]()}{found[3]}"

    return BLOCK.sub(block, page.read_text("utf-8"))


def name_of(game: str) -> str:
    """What a game is called."""
    return Texts("en", rules_of(game)).say(Message("game-name"))


def links(of_games: list[Path]) -> str:
    """Where the features and terms of each game stand."""
    found = ", ".join([f"[{name_of(page.stem)}](players/{page.name})" for page in of_games])
    return f"What they see in each game: {found}.\n" if found else ""


# How strong players are


def label(record: Measured) -> str:
    """A game, its options and the number of players."""
    occasion = record.occasion
    options = [f"{option}={value}" for option, value in occasion.options.items()]
    return ", ".join([name_of(occasion.game), *options, f"{occasion.players} players"])


def percent(share: float) -> str:
    """A share for people."""
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    """An interval for people."""
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def with_interval(share: Share | None) -> str:
    """A share and its interval."""
    return "" if share is None else f"{percent(share.mean)} ({100 * share.low:.0f} to {100 * share.high:.0f})"


def table(heads: str, rows: list[list[str]]) -> str:
    """A table; heads that begin with `>` are those of numbers."""
    names = heads.split("|")
    lines = [
        [name.lstrip(">") for name in names],
        ["---:" if name.startswith(">") else "---" for name in names],
        *rows,
    ]
    return "".join([f"| {' | '.join(cells)} |\n" for cells in lines])


def source(record: Measured) -> str:
    """The command that made a record, and when."""
    occasion = record.occasion
    stopped = "" if occasion.complete else ", stopped early"
    said = f"# {occasion.date}, version {occasion.version}, {occasion.engine}{stopped}"
    return f"{said}\n{occasion.command}\n"


def matches(records: list[tuple[Measured, str]]) -> str:
    """One player against others of another kind."""
    found = [record for record, _ in records if isinstance(record, MeasuredMatch)]
    if not found:
        return "No match has been recorded yet.\n"
    heads = (
        "game|player|against|>games|>wins|>95 %, by games|>95 %, by deals|>even|>mean scores|>ms a decision"
    )
    rows = [
        [
            label(one),
            f"`{one.bot}`",
            f"`{one.against}`",
            f"{one.games:,}",
            percent(one.share.mean),
            span(*one.wilson),
            span(one.share.low, one.share.high),
            percent(one.even),
            " : ".join([f"{score:.1f}" for score in one.mean_scores]),
            " : ".join([f"{milliseconds:.1f}" for milliseconds in one.milliseconds]),
        ]
        for one in found
    ]
    return f"{table(heads, rows)}\n```sh\n{''.join([source(record) for record in found])}```\n"


def ladders(records: list[tuple[Measured, str]]) -> str:
    """Every ladder with its picture, ratings and pairs."""
    found = [
        ladder(record, f"matches/{name}.svg")
        for record, name in records
        if isinstance(record, MeasuredLadder)
    ]
    return "\n".join(found) or "No ladder has been recorded yet.\n"


def ladder(record: MeasuredLadder, picture: str) -> str:
    """One ladder."""
    ratings = [
        [
            f"`{one.name}`",
            str(one.rating),
            f"{one.low} to {one.high}",
            f"{one.games:,}",
            f"{one.milliseconds:.1f}",
        ]
        for one in record.ratings
    ]
    pairs = [
        [
            f"`{pair.first}`",
            f"`{pair.second}`",
            with_interval(pair.first_alone),
            *([with_interval(pair.second_alone)] if record.even < 0.5 else []),
            f"{pair.games:,}",
            f"`{pair.stronger}`" if pair.stronger else "not clear",
        ]
        for pair in record.pairs
    ]
    reverse = "|>the other way round" if record.even < 0.5 else ""
    return "\n".join(
        [
            f"#### {label(record)}\n",
            f"![Ratings of {label(record)}, with their intervals]({picture})\n",
            table("player|>rating|>95 % interval|>games|>ms a decision", ratings),
            f"An even share is {percent(record.even)}.\n",
            table(f"one alone|against|>wins{reverse}|>games|stronger", pairs),
            f"```sh\n{source(record)}```\n",
        ]
    )


# What players see


def features(rules: Rules) -> str:
    """Which numbers are about whom; the common beginnings of neighbours are written once."""
    names = rules.feature_names()
    if not names:
        return "This game has no features yet.\n"
    rows = ["| numbers | about | names |", "| --- | --- | --- |"]
    before: list[str] = []
    at = 0
    for start in ["own-", *[f"other{seat}-" for seat in range(1, rules.players[-1])], ""]:
        run = list(takewhile(lambda name: name.startswith(start), names[at:]))  # noqa: B023
        short = [name.removeprefix(start) for name in run]
        alike = len(short) > 1 and before[: len(short)] == short
        told = f"the same, up to `{short[-1]}`" if alike else compact(short)
        about = f"`{start}`" if start else "the game"
        rows.append(f"| {at} to {at + len(run) - 1} | {about} | {told} |")
        at += len(run)
        before = before or short
    return "\n".join(rows) + "\n"


def compact(names: list[str]) -> str:
    """Names with the common beginnings of neighbours written once: `row-{2, 3, 4}`."""
    found = []
    for start, group in groupby(names, key=lambda name: name.rpartition("-")[0]):
        ends = [name.rpartition("-")[2] for name in group]
        if not start or len(ends) == 1:
            found += [f"`{start}-{end}`" if start else f"`{end}`" for end in ends]
        else:
            found.append(f"`{start}-{{{', '.join(ends)}}}`")
    return ", ".join(found)


def terms(rules: Rules) -> str:
    """The named terms of the evaluation, with the words that players read."""
    names = rules.term_names()
    if not names:
        return "The evaluation of this game has no named terms yet.\n"
    texts = Texts("en", rules)
    return table("term|words", [[f"`{name}`", texts.say(Message(f"term-{name}"))] for name in names])


def main() -> None:
    """Write all pages."""
    for page, text in pages().items():
        page.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
