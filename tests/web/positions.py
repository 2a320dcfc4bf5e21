"""Match files that the engine plays: the same ones in every run, so that a test begins where it needs to."""

import functools
import itertools
import json
from typing import Any

from carrack.arena.live import Seating, live_match
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.saves import SavedMatch, write

SECRET = "c0ffee" * 10 + "2026"
RANDOM_SEED = 11


@functools.cache
def played(
    folder, choices: int = 10_000, players: tuple[str, ...] = ("human", "greedy"), game: str = "colonialism"
) -> dict[str, Any]:
    """The file of a game after so many choices; people's choices are made by a computer player too."""
    rules = rules_of(game)
    match = live_match(rules, rules.setup(len(players), {"quick_start": "on"}), SECRET)
    seating = Seating(["greedy"] * len(players), 1)
    while not match.over and len(match.choices) < choices:
        seating.play_bot(match, seating.next_seat(match, -1))
    return file_of(folder, match, players)


def late(folder, game: str, options: dict[str, str], players: tuple[str, ...], left: int) -> dict[str, Any]:
    """The file of a game that computer players who don't think would end after so many more choices."""
    rules = rules_of(game)
    setup = rules.setup(len(players), options)
    whole = random_game(rules, setup, -1)
    return file_of(folder, random_game(rules, setup, len(whole.choices) - left), players)


def random_game(rules: Rules, setup: Setup, choices: int) -> Match:
    """The same game every time, to its end or as far as wanted."""
    match = live_match(rules, setup, SECRET)
    seating = Seating(["random"] * setup.seats, RANDOM_SEED)
    while not match.over and len(match.choices) != choices:
        seating.play_bot(match, seating.next_seat(match, -1))
    return match


def file_of(folder, match: Match, players: tuple[str, ...]) -> dict[str, Any]:
    """A match as a file."""
    path = folder / f"{len(match.choices)}.json"
    write(SavedMatch(match, list(players)), path)
    file: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return file


def random_choices(folder, game: str, players: tuple[str, ...], least: int) -> dict[str, Any]:
    """The file of a usual game after at least so many choices, where a person has to decide."""
    rules = rules_of(game)
    setup = rules.setup(len(players), {})
    whole = random_game(rules, setup, -1)
    people = {seat for seat, kind in enumerate(players) if kind == "human"}
    found = next(at for at in range(least, len(whole.choices)) if whole.choices[at].seat in people)
    return file_of(folder, random_game(rules, setup, found), players)


def after_a_phase(folder, game: str, players: tuple[str, ...], events: int) -> tuple[dict[str, Any], Match]:
    """A game where the first seat is asked after a choice that so many events followed, and its file."""
    rules = rules_of(game)
    setup = rules.setup(len(players), {})
    whole = random_game(rules, setup, -1)
    own = [at for at, choice in enumerate(whole.choices) if choice.seat == 0]
    for before, asked in itertools.pairwise(own):
        if before > 20 and any(len(found) >= events for found in whole.events[before + 1 : asked + 1]):
            match = random_game(rules, setup, asked)
            return file_of(folder, match, players), match
    raise AssertionError("no such phase")
