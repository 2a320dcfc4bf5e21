# ruff: noqa: INP001 - a script, not a package
"""Writes the table of shipped weights in `training.md` from the records that the files carry.

python docs/training.py
"""

from __future__ import annotations

from pathlib import Path

from carrack.bots.weights import ENDING, Record, read
from carrack.kernel.content import WEIGHTS

PAGE = Path(__file__).with_name("training.md")
GAMES = Path(__file__).parents[1] / "src" / "carrack" / "games"
BEGIN, END = "<!-- trained: begin -->\n", "<!-- trained: end -->"
HEAD = """\
| game | set-ups | players | games of self-play | hours | share of the wins | 95 % interval | even share |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


def records(games: Path) -> list[Record]:
    """What the weights of all games say about themselves."""
    return [read(path)[0] for path in sorted(games.glob(f"*/{WEIGHTS}/*{ENDING}"))]


def table(found: list[Record]) -> str:
    """The records as a table, or a sentence if there are none."""
    if not found:
        return "No weights are shipped yet: computer players use the hand-written evaluations.\n"
    return HEAD + "".join([f"| {' | '.join(cells(record))} |\n" for record in found])


def cells(record: Record) -> list[str]:
    """The row of a file."""
    recipe, strength = record.recipe, record.strength
    return [
        record.game,
        record.family,
        ", ".join(map(str, record.players)),
        f"{recipe['games_played']:,}",
        f"{recipe['seconds'] / 3600:.1f}",
        f"{percent(strength['share'])} % of {strength['games']} against {strength['against']}",
        f"{percent(strength['low'])} to {percent(strength['high'])} %",
        f"{percent(strength['even'])} %",
    ]


def percent(share: float) -> str:
    """A share with one digit."""
    return f"{100 * share:.1f}"


def renewed(page: str, found: list[Record]) -> str:
    """The page with a table that is current."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + table(found) + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8"), records(GAMES)), "utf-8")
