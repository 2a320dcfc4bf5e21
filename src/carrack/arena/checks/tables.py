"""Copies, saved tables, invariants and standings."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from carrack.arena.checks.position import (
    Position,
    as_text,
    choices_of,
    decision_text,
    fail,
    require,
)
from carrack.kernel import saves
from carrack.kernel.chance import Stream
from carrack.kernel.match import DriftError, Match, fingerprint, take_for
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table

COPIES = "4 copies"
SAVES = "5 saves"
REPLAY = "6 replay"
INVARIANTS = "10 invariants"
STANDINGS = "11 standings"
PLAYED_ON = 12


def play_on(table: Table, seed: int, decisions: int = PLAYED_ON) -> list[str]:
    """The fingerprints of some further random decisions."""
    stream = Stream(seed)
    marks = []
    for _ in range(decisions):
        choices = choices_of(table)
        if not choices:
            break
        take_for(table, *choices[stream.below(len(choices))])
        marks.append(fingerprint(table))
    return marks


def check_copies(position: Position) -> None:
    """A copy is equal, two copies have the same future, and neither changes the original."""
    copy = position.table.copy()
    require(fingerprint(copy) == position.mark, COPIES, "a copy differs from its table")
    seed = position.seed("copies")
    first = play_on(copy, seed)
    position.unchanged(COPIES, "playing on a copy")
    second = play_on(position.table.copy(), seed)
    require(first == second, COPIES, "two copies have different futures")


class OldCopies:
    """Copies made many decisions ago; nothing that happens later reaches them."""

    def __init__(self) -> None:
        self.kept: list[tuple[Table, str]] = []

    def keep(self, table: Table) -> None:
        self.kept.append((table.copy(), fingerprint(table)))

    def check(self) -> None:
        for copy, mark in self.kept:
            require(fingerprint(copy) == mark, COPIES, "a copy changed when the game went on")


def check_saved_table(position: Position) -> None:
    """The table's JSON is loaded to the same bytes, the same options and the same prompts."""
    table = position.table
    text = json.dumps(table.as_json())
    loaded = loaded_table(position)
    require(json.dumps(loaded.as_json()) == text, SAVES, "a loaded table is written differently")
    for seat in range(table.seats):
        asked = decision_text(position.rules, loaded, seat), decision_text(position.rules, table, seat)
        require(asked[0] == asked[1], SAVES, f"a loaded table asks seat {seat} {asked[0]}, not {asked[1]}")
    position.unchanged(SAVES, "saving")


def check_saved_future(position: Position) -> None:
    """A loaded table has the future of the table that was saved."""
    seed = position.seed("saves")
    futures = [play_on(table, seed) for table in (loaded_table(position), position.table.copy())]
    require(futures[0] == futures[1], SAVES, "a loaded table has another future")


def loaded_table(position: Position) -> Table:
    """The table of a position, written to text and read back."""
    text = json.dumps(position.table.as_json())
    return position.rules.load_table(position.match.setup, json.loads(text), position.match.key)


def check_save_file(position: Position) -> None:
    """A match file verifies, and the match loaded from it is written to the same bytes."""
    match = position.match
    players = ["random"] * match.setup.seats
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        saves.write(saves.SavedMatch(match, players), path)
        written = path.read_bytes()
        try:
            record = saves.read_record(path)
            saves.verify(path, position.rules, record)
            loaded = saves.load(path, position.rules, record)
        except (saves.SaveError, DriftError) as error:
            fail(SAVES, f"the file of a match: {error}")
    require(saves.to_bytes(loaded) == written, SAVES, "the file of a loaded match differs")
    told = [[as_text(event.in_full().as_json()) for event in events] for events in match.events]
    read = [[as_text(event.in_full().as_json()) for event in events] for events in loaded.match.events]
    require(told == read, SAVES, "a loaded match tells other events")


def check_replay(match: Match) -> None:
    """The same set-up and choices give the same fingerprints, and every position can be visited."""
    again = Match(match.rules, match.setup, match.seed, match.key, match.start)
    for at, choice in enumerate(match.choices):
        again.apply(choice.seat, again.read(choice.do))
        mark = again.choices[-1].mark
        require(mark == choice.mark, REPLAY, f"choice {at + 1}, {choice.do!r}, leads to another table")
    for at in {0, len(match.choices) // 3, len(match.choices) // 2, len(match.choices)}:
        mark = fingerprint(match.position(at))
        if at:
            require(mark == match.choices[at - 1].mark, REPLAY, f"the position after {at} choices differs")


def check_invariants(position: Position) -> None:
    """Components neither appear nor vanish."""
    check_table(position.rules, position.table, "at a decision")


def check_table(rules: Rules, table: Table, where: str) -> None:
    """The game's own invariants; `where` goes into the text of the failure."""
    try:
        rules.check(table)
    except AssertionError as error:
        fail(INVARIANTS, f"{where}: {error}")


def check_standings(rules: Rules, table: Table) -> None:
    """Every seat has its team's place, the best scores come first, the named category breaks ties."""
    standings = rules.standings(table)
    seats = range(table.seats)
    places, scores, teams = standings.places, standings.scores, standings.teams
    require(len(places) == len(scores) == table.seats, STANDINGS, "a seat has no place or no score")
    require(bool(standings.winners()), STANDINGS, f"nobody won: places {places}")
    for category in standings.categories:
        require(len(category.values) == table.seats, STANDINGS, f"{category.name} leaves out a seat")
    tie_break = next((c for c in standings.categories if c.name == standings.tie_break), None)
    require(not standings.tie_break or tie_break is not None, STANDINGS, "the tie-break is no category")
    for seat in seats:
        ahead = len({teams[other] for other in seats if places[other] < places[seat]})
        require(places[seat] == ahead + 1, STANDINGS, f"places {places} leave a gap")
        own = {(scores[other], places[other]) for other in seats if teams[other] == teams[seat]}
        require(len(own) == 1, STANDINGS, f"partners differ: scores {scores}, places {places}")
        for other in seats:
            if scores[seat] > scores[other]:
                require(places[seat] < places[other], STANDINGS, f"scores {scores}, places {places}")
            elif scores[seat] == scores[other] and places[seat] < places[other] and places[seat] == 1:
                broken = tie_break is not None and tie_break.values[seat] > tie_break.values[other]
                require(broken, STANDINGS, f"a tie for the first place was broken by nothing: {places}")
