"""Options: the quick start and the disputed readings of Empire and of Treaty with Unrest at Home."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tables import decisions_counted

from carrack.games.colonialism.rules.actions import Keep, Place
from carrack.games.colonialism.rules.cards.policy import policy_value
from carrack.kernel import saves
from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.rules import SetupError
from carrack.kernel.saves import SavedMatch
from carrack.kernel.table import open_asks
from colonialism.build import (
    FACTS,
    card,
    colonize,
    decisions,
    game,
    new_game,
    own_discs,
    region,
    rule,
    ruling,
    table,
    told,
)


@rule("4.0")
@ruling("R16")
def test_options_and_their_defaults() -> None:
    """No quick start, Empire needs presence, Treaty outlasts Unrest, unless the set-up says otherwise."""
    assert {option.name: (option.kind, option.values) for option in game().options} == {
        "quick_start": ("variant", ("off", "on")),
        "empire": ("ruling", ("present", "always")),
        "treaty_and_unrest": ("ruling", ("rest_protected", "treaty_cancelled")),
    }
    assert game().setup(3).options == {
        "quick_start": "off",
        "empire": "present",
        "treaty_and_unrest": "rest_protected",
    }
    with pytest.raises(SetupError):
        game().setup(2, {"empire": "never"})


@rule("4.0")
@ruling("R16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_start(seats: int) -> None:
    """Six cards go straight to the discard pile, the next six are the hand; nobody chooses."""
    made = new_game(seats, 3, {"quick_start": "on"})
    for _, _, chosen in decisions(made, 3):
        if isinstance(chosen, Place):
            break
        assert not isinstance(chosen, Keep)
    for seat in range(seats):
        assert made.hands[seat].bit_count() == made.board.discards[seat].bit_count() == 6
        assert made.decks[seat].bit_count() == 12
    assert len(told(made, "discarded")) == 6 * seats
    game().check(made)


@rule("7.1 Empire")
@ruling("R41")
def test_empire_always_counts_its_region() -> None:
    """With `empire=always` the card's own region counts without presence, and never twice."""
    always = {"empire": "always"}
    for discs, present, with_ruling in [
        ({}, 0, 1),
        ({"china": {"blue": 1}}, 1, 2),
        ({"india": {"blue": 1}}, 1, 1),
    ]:
        empire = FACTS.cards[card("empire")]
        made = table(2, discs=discs)
        assert policy_value(made.board, 0, region("india"), empire) == present
        made = table(2, discs=discs, options=always)
        assert policy_value(made.board, 0, region("india"), empire) == with_ruling
        copied = made.copy()
        assert policy_value(copied.board, 0, region("india"), empire) == with_ruling
    made = table(2, options=always, policies={"india": {"blue": ["empire"]}})
    colonize(made, "india")
    assert own_discs(made, "india", "blue") == 1


@ruling("R52")
def test_a_match_from_before_the_ruling_keeps_its_reading(tmp_path: Path) -> None:
    """A file that does not name the option is played as it was, draw by draw."""
    match = Match(game(), game().setup(2), 4)
    stream = Stream(4)
    while len(match.choices) < 60:
        asked = open_asks(match.table)[0]
        options = asked.options(match.table)
        match.apply(asked.seat, options[stream.below(len(options))])
    raw = json.loads(saves.to_bytes(SavedMatch(match, ["human", "human"])))
    del raw["options"]["treaty_and_unrest"]
    path = tmp_path / "old.json"
    record = saves.record_in(path, json.dumps(raw).encode())
    verified = saves.verify(path, game(), record)
    assert verified.setup.options["treaty_and_unrest"] == "rest_protected"
    assert [choice.mark for choice in verified.choices] == [choice.mark for choice in match.choices]


@rule("5.0")
@ruling("R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"quick_start": "on", "empire": "always", "treaty_and_unrest": "treaty_cancelled"}]
)
def test_games_end_within_the_stated_bound(seats: int, options: dict[str, str]) -> None:
    """No game has more decisions than the rules state, and all components are there at every one."""
    bound = game().most_decisions(game().setup(seats, options))
    for seed in range(3):
        assert 36 * seats <= decisions_counted(new_game(seats, seed, options), seed) <= bound
