"""Who may see what of a match's past: its choices, its events, its earlier positions.

A choice may be secret, so that of a running match a seat knows its own choices by value and those of the
others through the events that it may see. The public knows events only. When a match is over, whoever looks
at it without a seat sees everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from carrack.kernel.events import Event
from carrack.kernel.match import Match, take_for
from carrack.kernel.messages import Message
from carrack.kernel.perspective import Perspective
from carrack.kernel.scene import Piece, Scene, Zone
from carrack.kernel.table import Table, advance

PUBLIC: Final = -1


class Onlooker:
    """Who looks at a match: a seat or the public, to whom everything is open once the match is over."""

    def __init__(self, match: Match, seat: int = PUBLIC) -> None:
        self.all_open: Final = match.over and seat == PUBLIC
        self.seat: Final = seat

    def event(self, event: Event) -> Message:
        return event.in_full() if self.all_open else event.seen_by(self.seat)

    def knows_choice(self, seat: int) -> bool:
        """Whether the choices of a seat are known by value."""
        return self.all_open or seat == self.seat

    def views(self, match: Match) -> list[int]:
        """The seats whose views are open: one's own, or the public one and everybody's."""
        return [PUBLIC, *range(match.setup.seats)] if self.all_open else [self.seat]


class Move:
    """A choice as an onlooker may know it, with what it brought about.

    `do` is empty where the choice is not known by value. `mark` is empty unless everything is open: it is a
    hash over hidden things too, and where those are few it tells which guess at them is right. `told` says
    whether the events are known; those of a history that no longer fits the rules are not.
    """

    def __init__(self, number: int, seat: int, do: str, mark: str, events: list[Message], told: bool) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.do: Final = do
        self.mark: Final = mark
        self.events: Final = events
        self.told: Final = told


def beginning_of(match: Match, onlooker: Onlooker) -> list[Message]:
    """What happened at set-up."""
    return [onlooker.event(event) for event in match.events[0]]


def moves_of(match: Match, onlooker: Onlooker, start: int = 1) -> list[Move]:
    """The choices of a match, counted from 1, from number `start` on."""
    found: list[Move] = []
    for number in range(max(start, 1), len(match.choices) + 1):
        choice = match.choices[number - 1]
        do = choice.do if onlooker.knows_choice(choice.seat) else ""
        mark = choice.mark if onlooker.all_open else ""
        events = [onlooker.event(event) for event in match.events[number]]
        found.append(Move(number, choice.seat, do, mark, events, number > match.known_from))
    return found


def positions(match: Match) -> Iterator[tuple[int, Table]]:
    """The positions of a match in turn; a table is good until the next is asked for."""
    if match.known_from:
        yield len(match.choices), match.table
        return
    table = match.beginning()
    advance(table)
    yield 0, table
    for at, choice in enumerate(match.choices, 1):
        take_for(table, choice.seat, match.read(choice.do))
        yield at, table


def scene_at(match: Match, onlooker: Onlooker, table: Table) -> Scene:
    """What lies where in a position, as far as an onlooker may know it."""
    scenes = [match.rules.scene(match.rules.view(table, seat)) for seat in onlooker.views(match)]
    return laid_open(scenes[0], scenes[1:]) if len(scenes) > 1 else scenes[0]


def laid_open(public: Scene, of_seats: Sequence[Scene]) -> Scene:
    """The public scene, and in it what only single seats see: hands, money, the faces of hidden cards.

    Seats may call theirs the same, so that what the public does not know gets the number of the seat.
    """
    known = {zone.id for zone in public.zones}
    closed = {piece.id: not piece.face for piece in public.pieces}
    zones = {zone.id: zone for zone in public.zones}
    pieces = {piece.id: piece for piece in public.pieces}
    for seat, scene in enumerate(of_seats):
        private = {zone.id: zone for zone in scene.zones if zone.id not in known}
        for piece in scene.pieces:
            if piece.id in closed and not (piece.face and closed[piece.id]):
                continue
            place, zone = piece.place, private.get(piece.place)
            if zone is not None:
                place = f"{zone.id}@{seat}"
                zones[place] = Zone(place, zone.kind, zone.owner)
            id_ = piece.id if piece.id in closed else f"{piece.id}@{seat}"
            pieces[id_] = Piece(id_, piece.kind, place, piece.owner, piece.face, piece.badge, piece.means)
    return Scene(list(zones.values()), list(pieces.values()), public.sheet, public.acting)


def moves_as_json(match: Match, onlooker: Onlooker, say: Callable[[Message], str]) -> dict[str, Any]:
    """The whole history for programs, every message with its text; seats are counted from 0."""
    return {
        "game": match.rules.id,
        "options": match.setup.options,
        "over": match.over,
        "known_from": match.known_from,
        "events": events_as_json(beginning_of(match, onlooker), say),
        "choices": [
            {
                "number": move.number,
                "seat": move.seat,
                "do": move.do or None,
                "mark": move.mark or None,
                "events": events_as_json(move.events, say),
            }
            for move in moves_of(match, onlooker)
        ],
        "standings": match.rules.standings(match.table).as_json() if match.over else None,
    }


def events_as_json(events: list[Message], say: Callable[[Message], str]) -> list[dict[str, object]]:
    """Messages with their texts."""
    return [{"id": message.id, "args": message.args, "text": say(message)} for message in events]


def position_as_json(match: Match, onlooker: Onlooker, at: int) -> dict[str, Any]:
    """The view after some choices, for programs; where everything is open, every seat's view too."""
    table = match.position(at)
    views = [(seat, match.rules.view(table, seat).as_json()) for seat in onlooker.views(match)]
    waiting = Perspective(match.rules, table, PUBLIC).waiting_for()
    return {
        "game": match.rules.id,
        "at": at,
        "of": len(match.choices),
        "waiting_for": waiting,
        "view": views[0][1],
        "views_by_seat": {str(seat): view for seat, view in views[1:]},
    }
