"""A match: choices, refusals, undo up to the last barrier, positions and branches."""

from __future__ import annotations

import msgspec
import pytest
from toy import Toy, toy_table
from toy_steps import Bid, ToyTable

from carrack.kernel.chance import Key
from carrack.kernel.match import SNAPSHOT_EVERY, Match, UndoError, fingerprint
from carrack.kernel.messages import Message, RefusedError
from carrack.kernel.rules import SetupError
from carrack.kernel.table import Together, open_asks

RULES = Toy()


def new_match(seats: int = 2, seed: int = 1, key: Key | None = None) -> Match:
    """A match at its first decision."""
    return Match(RULES, RULES.setup(seats), seed, key)


def do(match: Match, *choices: str) -> None:
    """Choices as `seat notation`, such as `0 gain`."""
    for choice in choices:
        seat, notation = choice.split(" ", 1)
        match.apply(int(seat), match.read(notation))


def closed(match: Match, seat: int) -> str:
    """What closed a seat's way back; empty if it is open."""
    message = match.undo_closed(seat)
    return "" if message is None else message.id


def test_setup_fills_in_defaults_and_refuses_what_is_wrong() -> None:
    """Options have defaults; a wrong number of seats, option or value says what would be right."""
    assert RULES.setup(2).options == {"start": "poor"}
    assert RULES.setup(3, {"start": "rich"}).options == {"start": "rich"}
    for seats, options, text in (
        (5, {}, "toy is for 2, 3 players, not 5"),
        (2, {"end": "rich"}, "toy has no option 'end'; its options are start"),
        (2, {"start": "poorer"}, "option start of toy can be poor, rich, not 'poorer'"),
    ):
        with pytest.raises(SetupError, match=text):
            RULES.setup(seats, options)


def test_the_table_is_saved_as_it_is_now() -> None:
    """What is left to be stored is the table after a choice, after undo, a rewind, or in its place."""
    match = new_match()
    assert msgspec.json.decode(match.saved()) == match.table.as_json()
    do(match, "0 gain", "1 gain")
    after = match.saved()
    assert msgspec.json.decode(after) == match.table.as_json()
    match.undo(1)
    assert msgspec.json.decode(match.saved()) == match.table.as_json()
    do(match, "1 gain")
    assert match.saved() == after
    match.rewind(0)
    assert msgspec.json.decode(match.saved()) == match.table.as_json()
    match.put(new_match(seed=2).table)
    assert msgspec.json.decode(match.saved()) == match.table.as_json() != new_match().table.as_json()


def test_apply_keeps_choices_events_and_fingerprints() -> None:
    """Every choice has its events and the fingerprint after it; events[0] happened at set-up."""
    match = new_match()
    do(match, "0 gain", "1 pass")
    assert [(c.seat, c.do, c.closes, c.window) for c in match.choices] == [
        (0, "gain", "", ""),
        (1, "pass", "", ""),
    ]
    assert match.choices[-1].mark == fingerprint(match.table)
    assert [event.kind for event in match.events[0]] == ["dealt"] * 4
    assert [[event.kind for event in told] for told in match.events[1:]] == [["gained"], []]
    assert match.perspective(1).events[-1] == Message("event-gained", {"seat": "seat:0", "coins": 1})


def test_refused_action_changes_nothing() -> None:
    """An action of another seat, or one that is not offered, raises and leaves the match as it was."""
    match = new_match()
    before = fingerprint(match.table)
    for choice in ("1 gain", "0 sure", "0 bid 1"):
        with pytest.raises(RefusedError):
            do(match, choice)
    assert (fingerprint(match.table), match.choices, len(match.events)) == (before, [], 1)


def test_undo_goes_back_one_choice() -> None:
    """Without a barrier the seat takes back its last choice, with its events."""
    match = new_match()
    before = fingerprint(match.table)
    assert closed(match, 0) == "undo-nothing"
    do(match, "0 gain")
    match.undo(0)
    assert (fingerprint(match.table), match.choices, len(match.events)) == (before, [], 1)
    do(match, "0 pass")
    assert match.choices[-1].do == "pass"


def test_barriers_close_undo() -> None:
    """Chance, something hidden shown, or another seat's choice stand in the way."""
    match = new_match()
    do(match, "0 roll")
    assert closed(match, 0) == "undo-chance"
    with pytest.raises(UndoError, match="undo-chance"):
        match.undo(0)
    match = new_match()
    do(match, f"0 show {min(toy_table(match).hands[0])}")
    assert closed(match, 0) == "undo-shown"
    match = new_match()
    do(match, "0 gain", "1 gain")
    assert match.undo_closed(0) == Message("undo-seat", {"seat": "seat:1"})
    assert closed(match, 1) == ""


def test_undo_does_not_roll_again() -> None:
    """With the keyed stream, a roll taken back with everybody's consent comes out the same."""
    match = new_match(key=Key("secret", ("a", "b")))
    do(match, "0 roll")
    coins = toy_table(match).coins[0]
    assert closed(match, 0) == "undo-chance"
    match.rewind(0)
    do(match, "0 roll")
    assert toy_table(match).coins[0] == coins
    assert match.table.draws["die"] == 1


def bidding() -> Match:
    """A match in which all three seats are asked for a secret bid."""
    match = new_match(3)
    do(match, "0 gain", "1 gain", "2 gain")
    assert [ask.seat for ask in open_asks(match.table)] == [0, 1, 2]
    return match


def test_undo_inside_simultaneous_decisions() -> None:
    """A secret answer is taken back although others have answered since; theirs stay."""
    match = bidding()
    do(match, "2 bid 1", "0 bid 2", "2 sure", "1 bid 0")
    assert [closed(match, seat) for seat in range(3)] == ["", "", ""]
    match.undo(0)
    assert toy_table(match).bids == [-1, 0, 1]
    assert [(c.seat, c.do) for c in match.choices[3:]] == [(2, "bid 1"), (2, "sure"), (1, "bid 0")]
    match.undo(2)
    assert [ask.name for ask in open_asks(match.table)] == ["Bid", "Confirm", "Confirm"]
    do(match, "2 change", "2 bid 2")
    assert toy_table(match).bids == [-1, 0, 2]


def test_undo_does_not_go_back_before_simultaneous_decisions() -> None:
    """An open turn before the secret bids is closed as soon as another seat has bid."""
    match = bidding()
    assert closed(match, 2) == ""
    do(match, "1 bid 1")
    assert match.undo_closed(2) == Message("undo-seat", {"seat": "seat:1"})


def test_revealed_answers_cannot_be_taken_back() -> None:
    """The last answer reveals all of them: a barrier for everybody."""
    match = bidding()
    do(match, "0 bid 1", "0 sure", "2 bid 0", "2 sure", "1 bid 2", "1 sure")
    assert [closed(match, seat) for seat in range(3)] == ["undo-shown"] * 3


def test_undo_does_not_go_back_into_earlier_simultaneous_decisions() -> None:
    """An answer to one secret question is closed when another seat has answered the next one."""
    start = ToyTable(2)
    start.hands, start.deck = [[1, 2], [3, 4]], [5, 6, 7, 8, 9]
    start.stack += [Together((Bid(0), Bid(1))), Together((Bid(0), Bid(1)))]
    match = Match(RULES, RULES.setup(2), 1, None, start)
    do(match, "0 bid 1", "0 sure", "1 bid 1", "1 sure", "1 bid 2")
    assert closed(match, 0) == "undo-seat"


def long_match(choices: int) -> Match:
    """A match in which the first seat changes its bid again and again."""
    match = bidding()
    while len(match.choices) < choices:
        do(match, "0 bid 1", "0 change")
    return match


def test_every_position_can_be_visited() -> None:
    """Positions are found from the nearest snapshot, or from the beginning."""
    match = long_match(3 * SNAPSHOT_EVERY + 1)
    marks = [fingerprint(new_match(3).table), *[choice.mark for choice in match.choices]]
    assert sorted(match.snapshots) == [0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY, 3 * SNAPSHOT_EVERY]
    assert [fingerprint(match.position(at)) for at in range(len(match.choices) + 1)] == marks
    match.snapshots.clear()
    assert fingerprint(match.position(40)) == marks[40]
    with pytest.raises(IndexError, match="not -1"):
        match.position(-1)
    with pytest.raises(IndexError, match=f"this match has positions 0 to {len(match.choices)}"):
        match.position(len(match.choices) + 1)


def test_rewind_drops_what_came_later() -> None:
    """After going back, choices, events and snapshots of the dropped future are gone."""
    match = long_match(2 * SNAPSHOT_EVERY)
    mark = match.choices[SNAPSHOT_EVERY - 1].mark
    match.rewind(SNAPSHOT_EVERY)
    assert (len(match.choices), len(match.events)) == (SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1)
    assert max(match.snapshots) <= SNAPSHOT_EVERY
    assert fingerprint(match.table) == mark
    do(match, "1 bid 1")
    assert fingerprint(match.position(SNAPSHOT_EVERY)) == mark


def test_branch_starts_from_a_position_with_fresh_chance() -> None:
    """A branch begins at an earlier position, can be undone and visited, and leaves its origin alone."""
    match = new_match(key=Key("secret", ()))
    do(match, "0 gain", "1 roll")
    mark = fingerprint(match.table)
    branch = match.branch(1, seed=9)
    assert toy_table(branch).coins == [1, 0]
    assert branch.key is None
    rolls = set()
    for seed in range(20):
        other = match.branch(1, seed)
        do(other, "1 roll")
        rolls.add(toy_table(other).coins[1])
    assert len(rolls) > 1
    do(branch, "1 gain")
    branch.undo(1)
    assert fingerprint(branch.table) == fingerprint(branch.position(0))
    assert fingerprint(match.table) == mark


def test_match_ends() -> None:
    """When nothing is left to do, the match is over and every action is refused."""
    match = new_match()
    for _ in range(2):
        do(match, "0 pass", "1 pass", "0 bid 1", "0 sure", "1 bid 2", "1 sure")
    do(match, "1 nod")
    assert match.over
    assert RULES.standings(toy_table(match)).as_json()["places"] == [1, 2]
    with pytest.raises(RefusedError, match="game-over"):
        do(match, "0 gain")
