"""Undo: back to the same table, never across a barrier."""

from __future__ import annotations

from carrack.arena.checks.position import Position, as_text, fail, require
from carrack.kernel.actions import Action
from carrack.kernel.match import Choice, Match, UndoError, fingerprint
from carrack.kernel.table import Together

UNDO = "8 undo"


def apply_and_check_undo(position: Position, seat: int, action: Action) -> None:
    """Take the action; where undo is open it goes back, and the action leads to the same table again."""
    match = position.match
    before = match.table
    chance, shown = before.chance_position(), before.shown
    together = isinstance(before.stack[-1], Together)
    match.apply(seat, action)
    after = match.table
    changed = after.chance_position() != chance or after.shown != shown
    require(bool(match.choices[-1].closes) == changed, UNDO, f"{action}: the barrier is {not changed}")
    window = match.choices[-1].window
    require(bool(window) == together, UNDO, f"{action} was open for several seats: {together}")
    mark = match.choices[-1].mark
    shut = [other for other in range(after.seats) if not way_back_is_open(match.choices, other)]
    check_closed(match, shut, mark)
    for other in range(after.seats):
        if other in shut:
            continue
        if way_back_is_open(match.choices, other):
            check_undo(match, other, mark)
        else:  # since another seat made its choice again
            check_closed(match, [other], mark)
    if way_back_is_open(match.choices, seat):
        match.undo(seat)
        require(fingerprint(match.table) == position.mark, UNDO, f"{action} was not undone completely")
        match.apply(seat, action)


def way_back_is_open(choices: list[Choice], seat: int) -> bool:
    """The rule of undo, read from the end: what stands between now and the seat's last choice."""
    for at in range(len(choices) - 1, -1, -1):
        choice = choices[at]
        if choice.closes:
            return False
        if choice.seat == seat:
            return all(earlier.window == "open" for earlier in choices[at:-1])
    return False


def check_undo(match: Match, seat: int, mark: str) -> None:
    """Undo removes the seat's last choice alone; made again, the table is as it was."""
    at = match.last_choice_of(seat)
    told = told_since(match, at)
    closed = match.undo_closed(seat)
    require(closed is None, UNDO, f"closed for seat {seat} without a barrier: {closed}")
    choice = match.choices[at]
    count = len(match.choices)
    match.undo(seat)
    require(len(match.choices) == count - 1, UNDO, "undo took back more than a choice")
    require(len(match.events) == count, UNDO, "undo left events behind")
    if match.choices:
        require(fingerprint(match.table) == match.choices[-1].mark, UNDO, "another table after undo")
    match.apply(seat, match.read(choice.do))
    require(fingerprint(match.table) == mark, UNDO, f"{choice.do!r} made again leads to another table")
    require(told_since(match, at) == told, UNDO, f"{choice.do!r} made again tells other events")


def told_since(match: Match, at: int) -> list[str]:
    """The events of the choices from `at` on, in any order: undo puts a secret choice behind the others'."""
    return sorted(as_text([event.in_full().as_json() for event in told]) for told in match.events[at + 1 :])


def check_closed(match: Match, seats: list[int], mark: str) -> None:
    """A closed undo says what closed it and changes nothing."""
    for seat in seats:
        require(match.undo_closed(seat) is not None, UNDO, f"open for seat {seat} across a barrier")
        try:
            match.undo(seat)
        except UndoError as error:
            require(error.message.id.startswith("undo-"), UNDO, f"a strange reason: {error.message}")
        else:
            fail(UNDO, f"seat {seat} went back across a barrier")
    require(fingerprint(match.table) == mark, UNDO, "a refused undo changed the table")
