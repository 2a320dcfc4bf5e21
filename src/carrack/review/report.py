"""A review as a page of its own that can be sent to a friend: nothing is loaded from elsewhere."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from carrack.kernel.standings import Standings
from carrack.review.drawing import bands, colors_of, waterfall
from carrack.review.records import Cost, Review
from carrack.review.wording import Wording, costliest

ROWS: Final = 24  # of the table of chances, about
STYLE: Final = Path(__file__).with_name("report.css").read_text("utf-8")


def as_html(review: Review, standings: Standings, wording: Wording) -> str:
    """The whole page."""
    title = escape(wording.say("review-title", game=wording.game()))
    costly = costliest(review)
    parts = [
        f"<h1>{title}</h1>",
        section(
            wording,
            "review-chances",
            f'<div class="scroll"><div class="bands">{bands(review, wording)}</div></div>',
            wording.say("review-chances-about"),
        ),
        details(wording.say("review-chances-table"), chances_table(review, wording)),
        section(
            wording, "review-accuracy", accuracy_table(review, standings, wording), wording.bounds_said()
        ),
        section(
            wording,
            "review-account",
            falls(review, wording) + details(wording.say("review-account"), account_table(review, wording)),
            wording.account_said(),
        ),
        section(
            wording,
            "review-costly",
            "".join([card(cost, wording) for cost in costly])
            or f"<p>{escape(wording.say('review-none-costly'))}</p>",
            wording.say("review-reasons-about" if review.refined else "review-only-looked"),
        ),
        f'<p class="about">{escape(wording.say("review-made-by"))}</p>',
    ]
    return (
        f'<!doctype html>\n<html lang="{wording.texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def section(wording: Wording, id_: str, content: str, about: str) -> str:
    """A part with its heading."""
    said = f'<p class="about">{escape(about)}</p>' if about else ""
    return f"<section><h2>{escape(wording.say(id_))}</h2>{said}{content}</section>"


def details(title: str, content: str) -> str:
    """What is read when opened."""
    return f"<details><summary>{escape(title)}</summary>{content}</details>"


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table that scrolls where it doesn't fit; cells are HTML."""
    top = "".join([f'<th scope="col">{head}</th>' for head in heads])
    body = "".join([f"<tr>{''.join([f'<td>{cell}</td>' for cell in row])}</tr>" for row in rows])
    whole = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{whole}</div>'


def named(seat: int, wording: Wording) -> str:
    """A player with the color of the band."""
    return swatch(seat, wording) + escape(wording.player(seat))


def swatch(seat: int, wording: Wording) -> str:
    """The color of a band."""
    color = colors_of(wording, len(wording.kinds))[seat]
    return f'<span class="swatch" style="background:{color}"></span>'


def chances_table(review: Review, wording: Wording) -> str:
    """The chances at some choices, the first and the last among them."""
    every = max(1, review.choices // ROWS)
    points = [point for point in review.points if point.at % every == 0 or point is review.points[-1]]
    names = {0: wording.say("review-start"), review.choices: wording.say("review-end")}
    rows = [
        [
            escape(names.get(point.at, wording.say("review-change", at=point.at))),
            *[wording.percent(share, 0) for share in point.chances],
        ]
        for point in points
    ]
    players = [named(seat, wording) for seat in range(review.seats)]
    return table([escape(wording.say("review-after")), *players], rows)


def accuracy_table(review: Review, standings: Standings, wording: Wording) -> str:
    """How well everybody played."""
    ids = ("scored", "plays-like", "loss", "moves", "inaccuracies", "mistakes", "blunders")
    heads = [wording.say("review-player"), *[wording.say(f"review-{id_}") for id_ in ids]]
    rows = [
        [
            named(one.seat, wording),
            str(standings.scores[one.seat]),
            escape(wording.like(one)),
            wording.percent(one.loss, 2),
            *[str(count) for count in (one.moves, one.inaccuracies, one.mistakes, one.blunders)],
        ]
        for one in review.accuracy
    ]
    return table([escape(head) for head in heads], rows)


def falls(review: Review, wording: Wording) -> str:
    """A waterfall for every seat."""
    cards = [
        f'<div class="card"><h3>{named(one.seat, wording)}</h3>{waterfall(one, wording)}</div>'
        for one in review.accounts
    ]
    return f'<div class="falls">{"".join(cards)}</div>'


def account_table(review: Review, wording: Wording) -> str:
    """The figures of the waterfalls."""
    ids = ("player", "start", "luck", "own", "others", "result")
    rows = [
        [
            named(one.seat, wording),
            wording.percent(one.start),
            *[wording.signed(part) for part in (one.luck, one.own, one.others)],
            wording.percent(one.result),
        ]
        for one in review.accounts
    ]
    return table([escape(wording.say(f"review-{id_}")) for id_ in ids], rows)


def card(cost: Cost, wording: Wording) -> str:
    """A costly choice: what was played, what was better, what would follow, and why."""
    heading = wording.say(
        "review-choice-heading", at=cost.at + 1, seat=wording.seat(cost.seat), cost=wording.percent(cost.cost)
    )
    if cost.mark:
        heading += f", {wording.say(f'review-{cost.mark}')}"
    interval = wording.say("review-interval", low=wording.percent(cost.low), high=wording.percent(cost.high))
    facts = [
        ("review-played", escape(wording.moves(cost.played))),
        ("review-better", f"<strong>{escape(wording.moves(cost.better))}</strong>"),
        ("review-cost", f"{wording.percent(cost.cost)} ({escape(interval)})"),
    ]
    follows = wording.line(cost.line, len(cost.better))
    if follows:
        items = "".join([f"<li>{escape(f'{name}: {moves}')}</li>" for name, moves in follows])
        facts.append(("review-line", f"<ol>{items}</ol>"))
    why = "; ".join([f"{escape(term)} {change}" for term, change in wording.reasons(cost.reasons)])
    if why:
        facts.append(("review-reasons", why))
    listed = "".join([f"<dt>{escape(wording.say(id_))}</dt><dd>{fact}</dd>" for id_, fact in facts])
    top = f"<h3>{swatch(cost.seat, wording)}{escape(heading)}</h3>"
    return f'<article class="card">{top}<dl>{listed}</dl></article>'
