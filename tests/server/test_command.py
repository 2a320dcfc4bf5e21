"""Commands without a server: who may give one, for which version, and what a refused one leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.kernel.registry import rules_of
from carrack.server.commands.planning import new_row
from carrack.server.matches import deeds
from carrack.server.matches.command import LATE, Command
from carrack.server.matches.entries import Entry, move_on
from carrack.server.matches.loaded import SETUP, LoadedMatch
from carrack.server.matches.seats import Seat
from carrack.server.records.problems import ProblemError
from carrack.server.store.people import User

ADA = User(1, "Ada", claimed=False)


def new_match() -> LoadedMatch:
    """Ada has made a match and waits for somebody."""
    row = new_row(ADA, "greedy", 0.0)
    loaded = LoadedMatch(row, rules_of("colonialism"), [Seat(0, "person", ADA.id, "Ada"), Seat(1, "open")])
    loaded.kept.append(SETUP)
    return loaded


def joining(loaded: LoadedMatch, user: int, **more: Any) -> Command:
    """Somebody with the invitation takes a seat."""

    def join(it: LoadedMatch) -> Entry:
        return deeds.join(it, user, "Ben", None, it.invitation, "0")

    return Command(loaded.id, "a-command", join, user, **more)


def test_a_command_is_done_to_the_match():
    """The deed says what it did, and the match moves on by one version."""
    loaded = new_match()
    entry = joining(loaded, 2, expected=0).do_to(loaded)
    move_on(loaded, entry, "open", 1.0)
    assert (entry.kind, entry.seat, loaded.seats_of(2)) == ("join", 1, [1])
    assert (loaded.version, loaded.kept) == (1, [SETUP, 0])


def test_a_late_command_changes_nothing():
    """A command for another version is refused with the version there is."""
    loaded = new_match()
    with pytest.raises(ProblemError, match=LATE) as refused:
        joining(loaded, 2, expected=7).do_to(loaded)
    assert (refused.value.status, refused.value.args_) == (409, {"version": 0})
    assert loaded.seats_of(2) == []


def test_a_command_for_any_version_is_never_late():
    """Clocks and seats that always decline mean the match as it is."""
    loaded = new_match()
    loaded.version = 5
    joining(loaded, 2).do_to(loaded)
    assert loaded.seats_of(2) == [1]


def test_who_is_not_allowed_does_not_learn_the_version():
    """Whether somebody may command is asked before the version is compared."""
    loaded = new_match()

    def nobody(it: LoadedMatch) -> None:
        raise ProblemError(404, "problem-match")

    with pytest.raises(ProblemError, match="problem-match") as refused:
        joining(loaded, 2, expected=7, allowed=nobody).do_to(loaded)
    assert refused.value.args_ == {}
