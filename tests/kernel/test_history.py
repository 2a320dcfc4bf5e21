"""Who may see what of a match's past."""

from __future__ import annotations

import json

from toy import Toy, toy_table
from toy_steps import ToyTable

from carrack.kernel.chance import Stream
from carrack.kernel.events import Event
from carrack.kernel.history import (
    PUBLIC,
    Onlooker,
    laid_open,
    moves_as_json,
    moves_of,
    position_as_json,
    scene_at,
)
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.scene import Piece, Scene, Zone
from carrack.kernel.table import Table, open_asks

RULES = Toy()


def say(message: Message) -> str:
    """A text for every message."""
    return f"said {message.id}"


def running() -> Match:
    """A match in the middle of secret bids."""
    match = Match(RULES, RULES.setup(2), 3)
    for seat, notation in ((0, "gain"), (1, "roll"), (1, "bid 2")):
        match.apply(seat, match.read(notation))
    assert not match.over
    return match


def finished() -> Match:
    """A match played to its end."""
    match = running()
    stream = Stream(1)
    while not match.over:
        seat = open_asks(match.table)[0].seat
        options = match.perspective(seat).options
        match.apply(seat, options[stream.below(len(options))])
    return match


def test_public_knows_no_choice_of_a_running_match() -> None:
    """Choices may be secret: the public learns of them through events."""
    match = running()
    assert [(move.seat, move.do) for move in moves_of(match, Onlooker(match))] == [(0, ""), (1, ""), (1, "")]


def test_seat_knows_its_own_choices() -> None:
    """A seat knows its own choices by value, also after the end if it looks with its own eyes."""
    match = running()
    assert [move.do for move in moves_of(match, Onlooker(match, 1))] == ["", "roll", "bid 2"]
    match = finished()
    for move, choice in zip(moves_of(match, Onlooker(match, 0)), match.choices, strict=True):
        assert move.do == (choice.do if choice.seat == 0 else "")


def test_fingerprints_of_a_running_match_stay_hidden() -> None:
    """A fingerprint is a hash over hidden things: with it one could try out what they are."""
    match = running()
    for seat in (PUBLIC, 0, 1):
        onlooker = Onlooker(match, seat)
        shown = json.dumps(moves_as_json(match, onlooker, say))
        assert not any(choice.mark in shown for choice in match.choices)
        assert {move.mark for move in moves_of(match, onlooker)} == {""}


def test_everything_is_open_at_the_end() -> None:
    """After the end whoever looks without a seat sees choices, fingerprints and the result."""
    match = finished()
    found = moves_as_json(match, Onlooker(match), say)
    assert [(row["do"], row["mark"]) for row in found["choices"]] == [(c.do, c.mark) for c in match.choices]
    assert found["standings"] == RULES.standings(toy_table(match)).as_json()
    assert moves_as_json(running(), Onlooker(running()), say)["standings"] is None


def test_events_are_shown_to_their_audience() -> None:
    """The secret part of an event is for its audience, and for all who look at a finished match."""
    event = Event("drew", {"seat": "seat:0"}, {"card": 5}, (0,))
    match, over = running(), finished()
    assert "card" in Onlooker(match, 0).event(event).args
    assert "card" not in Onlooker(match, 1).event(event).args
    assert "card" not in Onlooker(match).event(event).args
    assert "card" in Onlooker(over).event(event).args
    assert "card" not in Onlooker(over, 1).event(event).args


def test_position_shows_the_hands_that_are_open() -> None:
    """Of a running match one's own view of a position, of a finished one everybody's."""
    match = running()
    table = match.position(2)
    assert isinstance(table, ToyTable)
    found = position_as_json(match, Onlooker(match, 1), 2)
    assert found["view"] == RULES.view(table, 1).as_json()
    assert found["views_by_seat"] == {}
    assert (found["at"], found["of"]) == (2, 3)
    assert position_as_json(match, Onlooker(match), 2)["view"]["hand"] == []
    over = finished()
    views = position_as_json(over, Onlooker(over), 2)["views_by_seat"]
    assert {seat: view["hand"] for seat, view in views.items()} == {
        str(seat): sorted(table.hands[seat]) for seat in (0, 1)
    }


def test_events_that_were_lost_are_not_told() -> None:
    """Where a history no longer fits the rules, nobody knows what its choices brought about."""
    match = running()
    match.known_from = 2
    assert [move.told for move in moves_of(match, Onlooker(match))] == [False, False, True]
    assert moves_as_json(match, Onlooker(match), say)["known_from"] == 2


def hand_of(seat: int, *cards: str) -> Scene:
    """What a seat sees: its hand, which every seat calls the same, and its own covered card."""
    zones = [Zone("table", "table"), Zone("hand", "hand", seat)]
    covered = Piece("covered:0", "card", "table", 0, "card:spy" if seat == 0 else "")
    return Scene(zones, [covered, *[Piece(card, "card", "hand", seat, card) for card in cards]])


def test_everything_laid_open_joins_what_the_seats_see() -> None:
    """Equal cards of two hands stay two, and a covered card shows the face that its owner knows."""
    public = Scene([Zone("table", "table")], [Piece("covered:0", "card", "table", 0)])
    scene = laid_open(public, [hand_of(0, "card:a"), hand_of(1, "card:a", "card:b")])
    assert [(zone.id, zone.kind, zone.owner) for zone in scene.zones] == [
        ("table", "table", -1),
        ("hand@0", "hand", 0),
        ("hand@1", "hand", 1),
    ]
    assert [(piece.id, piece.place, piece.face) for piece in scene.pieces] == [
        ("covered:0", "table", "card:spy"),
        ("card:a@0", "hand@0", "card:a"),
        ("card:a@1", "hand@1", "card:a"),
        ("card:b@1", "hand@1", "card:b"),
    ]


def seen_by(match: Match, table: Table, seat: int) -> Scene:
    """The scene of one seat's view."""
    return match.rules.scene(match.rules.view(table, seat))


def test_earlier_positions_are_laid_open_at_the_end_only() -> None:
    """While a match runs the public sees the public scene of its past."""
    match = running()
    table = match.position(1)
    public = seen_by(match, table, PUBLIC).as_json()
    assert scene_at(match, Onlooker(match), table).as_json() == public
    match = finished()
    table = match.position(1)
    own = seen_by(match, table, 0).as_json()
    assert scene_at(match, Onlooker(match, 0), table).as_json() == own
    faces = {piece.face for piece in scene_at(match, Onlooker(match), table).pieces}
    seats = [seen_by(match, table, seat) for seat in range(2)]
    assert faces >= {piece.face for scene in seats for piece in scene.pieces}
