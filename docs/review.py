# ruff: noqa: INP001 - a script, not a package
"""Writes the tables of `review.md`, and reliability diagrams, from what was measured.

python docs/review.py
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from carrack.arena.chart import Chart
from carrack.review.checks import Checked
from carrack.review.tuned import FOLDER, Tuned

HERE = Path(__file__).parent
PAGE = HERE / "review.md"
RECORDS = HERE / "reviews"
COSTS = """\
| set-up | inaccuracy | mistake | blunder | level | moves | mean cost | inaccuracies | mistakes | blunders |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""
CHECKS = """\
| game | players | date | games | calibration error | luck by seat | planted choices found |
| --- | --- | --- | --- | --- | --- | --- |
"""


def percent(share: float, digits: int = 1) -> str:
    """A share in percentage points."""
    return f"{100 * share:.{digits}f}"


def costs_table(files: list[Path]) -> str:
    """Bounds and the costs of each level, by set-up."""
    rows = []
    for file in files:
        tuned = msgspec.json.decode(file.read_bytes(), type=Tuned)
        bounds = tuned.bounds
        head = [file.stem, percent(bounds.inaccuracy), percent(bounds.mistake), percent(bounds.blunder)]
        for level in tuned.levels:
            shares = (level.inaccuracies, level.mistakes, level.blunders)
            cells = [level.level, f"{level.moves:,}", percent(level.mean, 2)]
            rows.append([*head, *cells, *[f"{percent(share)} %" for share in shares]])
            head = [""] * len(head)
        if not tuned.levels:
            rows.append([*head, "not told apart", "", "", "", "", ""])
    commands = "\n".join([msgspec.json.decode(file.read_bytes(), type=Tuned).command for file in files])
    return COSTS + lines(rows) + f"\n```sh\n{commands}\n```\n" if files else "Nothing was measured yet.\n"


def checks_table(records: list[tuple[str, Checked]]) -> str:
    """What was measured about the reviews of each set-up, with the diagrams."""
    rows = [
        [
            record.game,
            str(record.players),
            record.date,
            f"{record.calibration.games:,}",
            f"{percent(record.calibration.error)} %",
            ", ".join(
                f"{100 * mean:+.1f} ± {100 * spread:.1f}"
                for mean, spread in zip(record.luck.means, record.luck.spreads, strict=True)
            ),
            "" if record.planted is None else f"{record.planted.found} of {record.planted.games}",
        ]
        for _, record in records
    ]
    commands = "\n".join([record.command for _, record in records])
    pictures = "\n".join(
        [f"![{record.game}: said and came true](reviews/{name}.svg)" for name, record in records]
    )
    if not records:
        return "Nothing was measured yet.\n"
    return CHECKS + lines(rows) + f"\n```sh\n{commands}\n```\n\n{pictures}\n"


def lines(rows: list[list[str]]) -> str:
    """The rows of a table."""
    return "".join([f"| {' | '.join(row)} |\n" for row in rows])


def diagram(record: Checked) -> str:
    """What was said across, what came true upwards; a true judge stays on the line."""
    chart = Chart(f"{record.game}, {record.players} players: said and came true", 1.0, 0.0, 1.0)
    for tenth in range(0, 11, 2):
        chart.grid(tenth / 10, f"{10 * tenth} %")
        chart.name(tenth / 10, f"{10 * tenth} %")
    chart.line([(0.0, 0.0), (1.0, 1.0)])
    for one in record.calibration.bins:
        chart.dot(one.said, one.true)
    return chart.svg(f"{record.game}, {record.players} players: chance said, and how often it came true")


def renewed(page: str, files: list[Path], records: list[tuple[str, Checked]]) -> str:
    """The page with tables that are current."""
    for name, table in (("tuned", costs_table(files)), ("checked", checks_table(records))):
        begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
        before, rest = page.split(begin)
        page = before + begin + table + end + rest.split(end)[1]
    return page


def recorded(folder: Path) -> list[tuple[str, Checked]]:
    """The records of a folder by name."""
    files = sorted(folder.glob("*.json"))
    return [(file.stem, msgspec.json.decode(file.read_bytes(), type=Checked)) for file in files]


if __name__ == "__main__":
    found = recorded(RECORDS)
    for name, record in found:
        (RECORDS / f"{name}.svg").write_text(diagram(record), "utf-8")
    PAGE.write_text(renewed(PAGE.read_text("utf-8"), sorted(FOLDER.glob("*.json")), found), "utf-8")
