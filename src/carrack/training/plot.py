"""Strength over time as a picture: the matches of a run's log, with their intervals, as SVG."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from carrack.arena.chart import Chart


def matches_in(log: Path) -> list[dict[str, Any]]:
    """The lines of a log that tell of a match."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if "match" in line]


def plot(log: Path, title: str) -> str:
    """The picture of a log."""
    found = matches_in(log)
    most = max([line["games"] for line in found], default=1)
    against = found[-1]["match"]["against"] if found else ""
    chart = Chart(title, most, 0.0, 1.0)
    for tenth in range(0, 11, 2):
        chart.grid(tenth / 10, f"{10 * tenth} %")
    chart.dashed(found[-1]["match"]["even"] if found else 0.5)
    for line in found:
        chart.interval(line["games"], line["match"]["low"], line["match"]["high"])
    chart.line([(line["games"], line["match"]["share"]) for line in found])
    for quarter in range(5):
        games = most * quarter / 4
        chart.name(games, f"{games:,.0f}")
    return chart.svg(
        f"games of self-play; share of the victories against {against}, 95 % intervals, dashed: even"
    )
