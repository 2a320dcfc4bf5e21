"""Counting finished games: the same for computer players' games and for those of a server."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from operator import attrgetter

from msgspec import Struct

from carrack.explore.records import Chosen, Explored, Tally
from carrack.kernel.match import Choice
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.standings import Standings

LONGEST = 6
"""Choices of an opening."""
MOST_CHOSEN = 2_000
"""Of all openings together, when they are stored."""


class Finished(Struct, frozen=True):
    """What counts of a finished game; openings by seat."""

    wins: list[float]
    scores: list[int]
    sources: dict[str, list[int]]
    openings: dict[int, list[str]]


def nothing_yet(rules: Rules, setup: Setup) -> Explored:
    """No game was counted."""
    seats = [Tally() for _ in range(setup.seats)]
    return Explored(rules.id, setup.seats, variant_of(rules, setup), seats=seats)


def variant_of(rules: Rules, setup: Setup) -> str:
    """What is counted together: the family of a set-up, and the variants that are not as usual."""
    usual = rules.usual_setup(setup.seats).options
    variants = [option.name for option in rules.options if option.kind == "variant"]
    chosen = [f"{name}_{setup.options[name]}" for name in variants if setup.options[name] != usual[name]]
    return "-".join([rules.family(setup), *chosen])


def finished(standings: Standings, choices: Iterable[Choice], seats: Collection[int]) -> Finished:
    """What counts of a game, with the openings of these seats."""
    openings: dict[int, list[str]] = {seat: [] for seat in seats}
    for choice in choices:
        if choice.seat in openings and len(openings[choice.seat]) < LONGEST:
            openings[choice.seat].append(choice.do)
    sources = {category.name: list(category.values) for category in standings.categories}
    return Finished(standings.shares(), list(standings.scores), sources, openings)


def count(explored: Explored, game: Finished) -> None:
    """Add a game."""
    explored.games += 1
    best = max(game.wins)
    for seat, tally in enumerate(explored.seats):
        add(tally, game, seat)
        add(explored.winners if game.wins[seat] == best else explored.others, game, seat)
    for seat, opening in game.openings.items():
        explored.opened += 1
        chosen = explored.openings
        for do in opening:
            found = next((one for one in chosen if one.do == do), None)
            if found is None:
                found = Chosen(do)
                chosen.append(found)
            found.games += 1
            found.wins += game.wins[seat]
            found.points += game.scores[seat]
            chosen = found.next


def add(tally: Tally, game: Finished, seat: int) -> None:
    """Add a seat of a game."""
    tally.games += 1
    tally.wins += game.wins[seat]
    tally.points += game.scores[seat]
    for source, values in game.sources.items():
        tally.sources[source] = tally.sources.get(source, 0) + values[seat]


def trim(explored: Explored, most: int = MOST_CHOSEN, least: int = 1) -> None:
    """Keep the openings that were played so often, and oftener where there would be too many; order them."""
    while True:
        explored.openings = pruned(explored.openings, least)
        if sum(1 for _ in every(explored.openings)) <= most:
            return
        least += 1


def pruned(chosen: list[Chosen], least: int) -> list[Chosen]:
    """Those that were played so often, the most frequent first."""
    found = [one for one in chosen if one.games >= least]
    for one in found:
        one.next = pruned(one.next, least)
    found.sort(key=attrgetter("do"))
    found.sort(key=attrgetter("games"), reverse=True)
    return found


def every(chosen: list[Chosen]) -> Iterator[Chosen]:
    """All of them, with those that come next."""
    for one in chosen:
        yield one
        yield from every(one.next)
