"""Strength over time as a picture: the matches of a run's log, with their intervals, as SVG."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 56
BOTTOM: Final = 44
TOP: Final = 16
RIGHT: Final = 16


def matches_in(log: Path) -> list[dict[str, Any]]:
    """The lines of a log that tell of a match."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if "match" in line]


def plot(log: Path, title: str) -> str:
    """The picture of a log."""
    found = matches_in(log)
    most = max([line["games"] for line in found], default=1)
    against = found[-1]["match"]["against"] if found else ""
    even = found[-1]["match"]["even"] if found else 0.5

    def across(games: float) -> float:
        return round(LEFT + games / most * (WIDTH - LEFT - RIGHT), 1)

    def up(share: float) -> float:
        return round(HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP), 1)

    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12"><title>{title}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    )
    parts = [head]
    for tenth in range(0, 11, 2):
        y = up(tenth / 10)
        parts.append(
            f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#ddd"/>'
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{10 * tenth} %</text>'
        )
    parts.append(f'<path d="M{LEFT} {up(even)}H{WIDTH - RIGHT}" stroke="#a33" stroke-dasharray="4 4"/>')
    for line in found:
        x, match = across(line["games"]), line["match"]
        parts.append(f'<path d="M{x} {up(match["low"])}V{up(match["high"])}" stroke="#27506b"/>')
    points = " ".join([f"{across(line['games'])},{up(line['match']['share'])}" for line in found])
    parts.append(f'<polyline points="{points}" fill="none" stroke="#27506b" stroke-width="2"/>')
    for share in range(5):
        games = most * share / 4
        parts.append(f'<text x="{across(games)}" y="{HEIGHT - 24}" text-anchor="middle">{games:,.0f}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    said = f"games of self-play; share of the victories against {against}, 95 % intervals, dashed: even"
    parts.append(f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">{said}</text></svg>')
    return "\n".join(parts) + "\n"
