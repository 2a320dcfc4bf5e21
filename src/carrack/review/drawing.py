"""The pictures of a report as SVG: bands of chances, and waterfalls. Styles come from the page around them.

The colors are those of Okabe and Ito, which color-blind people tell apart; a seat that is called by a color
has the one nearest to it. Bands have names too.
"""

from __future__ import annotations

from html import escape
from typing import Final

from carrack.kernel.messages import seat_thing
from carrack.review.records import Account, Review
from carrack.review.wording import Wording, costliest

PALETTE: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
NAMED: Final = {
    "blue": "#0072b2",
    "yellow": "#f0e442",
    "orange": "#e69f00",
    "green": "#009e73",
    "red": "#d55e00",
    "black": "#4d4d4d",
    "white": "#d0d0d0",
    "purple": "#cc79a7",
}
WIDTH: Final = 900
HEIGHT: Final = 300
LEFT: Final = 52
RIGHT: Final = 110
TOP: Final = 10
BOTTOM: Final = 46
STEP: Final = 66  # of a waterfall
TALL: Final = 170


def bands(review: Review, wording: Wording) -> str:
    """Everybody's chances from the first choice to the end, stacked, with marks at the costly choices."""
    across, upwards = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    last = max(1, review.choices)

    def x(at: int) -> float:
        return round(LEFT + at / last * across, 1)

    def y(share: float) -> float:
        return round(TOP + (1.0 - share) * upwards, 1)

    colors = colors_of(wording, review.seats)
    parts = [head(WIDTH, HEIGHT, wording.say("review-chances"))]
    below = [0.0] * len(review.points)
    for seat in range(review.seats):
        above = [low + point.chances[seat] for low, point in zip(below, review.points, strict=True)]
        upper = [f"{x(point.at)},{y(value)}" for point, value in zip(review.points, above, strict=True)]
        lower = [f"{x(point.at)},{y(value)}" for point, value in zip(review.points, below, strict=True)]
        shape = " ".join([*upper, *reversed(lower)])
        parts.append(f'<polygon points="{shape}" fill="{colors[seat]}" class="band"/>')
        below = above
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{LEFT} {y(share)}H{LEFT + across}" class="grid"/>')
        parts.append(text(LEFT - 6, y(share) + 4, wording.percent(share, 0), "end"))
    parts += names_of_bands(colors, wording)
    for at in ticks(last):
        parts.append(text(x(at), HEIGHT - BOTTOM + 30, str(at), "middle"))
    parts.append(text(LEFT + across + 8, HEIGHT - BOTTOM + 30, wording.say("review-scale"), "start"))
    for cost in costliest(review):
        middle, foot = x(cost.at), HEIGHT - BOTTOM + 3
        shape = f"M{middle} {foot}l5 10h-10z"
        title = escape(
            wording.say(
                "review-choice-heading",
                at=cost.at + 1,
                seat=wording.seat(cost.seat),
                cost=wording.percent(cost.cost),
            )
        )
        parts.append(
            f'<path d="{shape}" fill="{colors[cost.seat]}" class="mark"><title>{title}</title></path>'
        )
    return "".join([*parts, "</svg>"])


def names_of_bands(colors: list[str], wording: Wording) -> list[str]:
    """The names beside the bands, from below as they lie."""
    found, step = [], (HEIGHT - TOP - BOTTOM) / len(colors)
    for seat, color in enumerate(colors):
        middle = HEIGHT - BOTTOM - (seat + 0.5) * step
        left = WIDTH - RIGHT + 8
        found.append(f'<rect x="{left}" y="{middle - 6}" width="12" height="12" fill="{color}"/>')
        found.append(text(left + 18, middle + 4, wording.seat(seat), "start"))
    return found


def ticks(last: int) -> list[int]:
    """Round numbers for a scale, at most about ten."""
    step = 1
    while last / step > 10:
        step = step * 2 if str(step)[0] in "15" else step * 5 // 2
    return list(range(0, last + 1, step))


def waterfall(account: Account, wording: Wording) -> str:
    """From the chance at the start to the result, step by step."""
    steps = [
        ("review-start", 0.0, account.start),
        ("review-luck", account.start, account.start + account.luck),
        ("review-own", account.start + account.luck, account.start + account.luck + account.own),
        ("review-others", account.result - account.others, account.result),
        ("review-result", 0.0, account.result),
    ]
    ends = [value for _, low, high in steps for value in (low, high)]
    least, most = min(0.0, *ends), max(1.0, *ends)
    wide, room = STEP * len(steps), TALL - 48

    def y(value: float) -> float:
        return round(18 + (most - value) / (most - least) * room, 1)

    parts = [head(wide, TALL, f"{wording.say('review-account')}: {wording.seat(account.seat)}")]
    parts.append(f'<path d="M0 {y(0.0)}H{wide}" class="grid"/>')
    for number, (name, begin, end) in enumerate(steps):
        whole = name in {"review-start", "review-result"}
        kind = "whole" if whole else "more" if end >= begin else "less"
        left, top = number * STEP + 8, min(y(begin), y(end))
        tall = max(1.0, round(abs(y(begin) - y(end)), 1))
        parts.append(f'<rect x="{left}" y="{top}" width="{STEP - 16}" height="{tall}" class="{kind}"/>')
        said = wording.percent(end, 0) if whole else wording.signed(end - begin)
        parts.append(text(left + STEP / 2 - 8, top - 4, said, "middle"))
        parts.append(text(left + STEP / 2 - 8, TALL - 10, wording.say(f"{name}-short"), "middle"))
    return "".join([*parts, "</svg>"])


def head(width: float, height: float, title: str) -> str:
    """The beginning of a picture with its name."""
    return f'<svg viewBox="0 0 {width} {height}" role="img"><title>{escape(title)}</title>'


def text(x: float, y: float, said: str, anchor: str) -> str:
    """A word or a figure."""
    return f'<text x="{round(x, 1)}" y="{round(y, 1)}" text-anchor="{anchor}">{escape(said)}</text>'


def colors_of(wording: Wording, seats: int) -> list[str]:
    """The colors of the seats: those they are called by if all of them are, and the palette's otherwise."""
    called = {component.id: component.colour for component in wording.rules.components()}
    own = [NAMED.get(called.get(seat_thing(seat), ""), "") for seat in range(seats)]
    return own if all(own) and len(set(own)) == seats else list(PALETTE[:seats])
