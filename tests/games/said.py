"""What is said in random games, and the texts that say it."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.perspective import why_not
from carrack.kernel.rules import Rules
from carrack.kernel.table import open_asks
from carrack.kernel.text import Texts


def catalogue(rules: Rules, language: str) -> dict[str, ftl.Message]:
    """A game's own texts by id."""
    path = rules.folder / "text" / f"{language}.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def everything_said(
    rules: Rules, seats: int, seed: int, options: dict[str, str], refusals_every: int
) -> set[Message]:
    """Every message of one random game, as all seats and the public get it, and its last board as text.

    At every so-and-so-many-th decision all seats ask why they can't take each action of the game.
    """
    match = Match(rules, rules.setup(seats, options), seed)
    stream = Stream(seed)
    said: set[Message] = set()
    while not match.over:
        asks = open_asks(match.table)
        for ask in asks:
            said |= {ask.prompt(match.table), ask.waiting(match.table)}
            brought = [ask.consequence(match.table, action) for action in ask.options(match.table)]
            said |= {message for message in brought if message is not None}
            said |= menu(match, ask.seat)
        if len(match.choices) % refusals_every == 0:
            said |= refusals(match)
        ask = asks[stream.below(len(asks))] if len(asks) > 1 else asks[0]
        choices = ask.options(match.table)
        match.apply(ask.seat, choices[stream.below(len(choices))])
        said |= {message for seat in range(seats) if (message := match.undo_closed(seat))}
    said |= refusals(match)
    for seat in range(-1, seats):
        said.update(match.perspective(seat).events)
        for panel in rules.board_text(rules.view(match.table, seat)):
            said |= {cell for row in panel.rows for cell in row if isinstance(cell, Message)}
    return said | {event.in_full() for told in match.events for event in told}


def menu(match: Match, seat: int) -> set[Message]:
    """What a seat reads at the kinds of action of a menu."""
    decision = match.perspective(seat).decision
    assert decision is not None
    told = [entry.closed.message if entry.closed else entry.brings for entry in decision.menu]
    return {entry.kind.label for entry in decision.menu} | {message for message in told if message}


def refusals(match: Match) -> set[Message]:
    """Why each seat can't take each action of the game now."""
    return {
        refusal.message
        for seat in range(match.table.seats)
        for action in match.rules.catalogue.actions
        if (refusal := why_not(match.table, seat, action))
    }


def check_said(texts: Texts, message: Message, kinds_of_things: str) -> None:
    """A message has a text that fits its arguments, in which all things go by their names."""
    text = texts.say(message)
    assert text
    assert not re.search(rf"\b({kinds_of_things}):\w", text), text
    assert "{" not in text, text
