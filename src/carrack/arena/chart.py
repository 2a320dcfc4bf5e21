"""Small charts as SVG: values with their intervals over a scale."""

from __future__ import annotations

from html import escape
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 56
BOTTOM: Final = 44
TOP: Final = 16
RIGHT: Final = 16
INK: Final = "#27506b"


class Chart:
    """A chart from `low` to `high` upwards and from 0 to `most` across."""

    def __init__(self, title: str, most: float, low: float, high: float) -> None:
        self.most: Final = most
        self.low: Final = low
        self.high: Final = high
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'font-family="sans-serif" font-size="12"><title>{escape(title)}</title>'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        )
        self.parts: Final = [head]

    def x(self, value: float) -> float:
        return round(LEFT + value / self.most * (WIDTH - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(HEIGHT - BOTTOM - part * (HEIGHT - BOTTOM - TOP), 1)

    def grid(self, value: float, text: str) -> None:
        """A line of the scale."""
        y = self.y(value)
        self.parts.append(
            f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#ddd"/>'
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(text)}</text>'
        )

    def dashed(self, value: float) -> None:
        """A line to compare with."""
        line = f'<path d="M{LEFT} {self.y(value)}H{WIDTH - RIGHT}" stroke="#a33" stroke-dasharray="4 4"/>'
        self.parts.append(line)

    def interval(self, at: float, low: float, high: float) -> None:
        self.parts.append(f'<path d="M{self.x(at)} {self.y(low)}V{self.y(high)}" stroke="{INK}"/>')

    def line(self, points: list[tuple[float, float]]) -> None:
        """Values joined by a line."""
        text = " ".join([f"{self.x(at)},{self.y(value)}" for at, value in points])
        self.parts.append(f'<polyline points="{text}" fill="none" stroke="{INK}" stroke-width="2"/>')

    def dot(self, at: float, value: float) -> None:
        self.parts.append(f'<circle cx="{self.x(at)}" cy="{self.y(value)}" r="4" fill="{INK}"/>')

    def name(self, at: float, text: str) -> None:
        """What stands below a place."""
        self.parts.append(
            f'<text x="{self.x(at)}" y="{HEIGHT - 24}" text-anchor="middle">{escape(text)}</text>'
        )

    def svg(self, caption: str) -> str:
        """The whole picture."""
        middle = (LEFT + WIDTH - RIGHT) / 2
        said = f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">{escape(caption)}</text></svg>'
        return "\n".join([*self.parts, said]) + "\n"
