"""Match files that the engine plays: the same ones in every run, so that a test begins where it needs to."""

import functools
import json
from typing import Any

from carrack.arena.live import Seating, live_match
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import SavedMatch, write

SECRET = "c0ffee" * 10 + "2026"


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
    path = folder / f"{choices}.json"
    write(SavedMatch(match, list(players)), path)
    file: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return file
