"""Options and refusals: what may be done now is one list, and anything else is refused with a reason."""

from __future__ import annotations

from hashlib import blake2b

from carrack.arena.checks.position import Position, fail, require, view_text
from carrack.kernel.actions import UnknownActionError
from carrack.kernel.messages import NOT_ASKED, Message, Refusal, RefusedError, is_when
from carrack.kernel.perspective import why_not
from carrack.kernel.rules import Rules

OPTIONS = "2 options"
REFUSALS = "3 refusals"
NOTATION = "13 notation"
GENERIC = ("refusal-game-over", "refusal-not-your-turn", NOT_ASKED)


def check_options(position: Position) -> None:
    """Never empty, no duplicates, in a fixed order, all in the catalogue; asking changes nothing."""
    catalogue = position.rules.catalogue.actions
    for ask in position.asks:
        options = ask.options(position.table)
        notations = [action.notation for action in options]
        require(bool(options), OPTIONS, f"{ask.name} offers nothing to seat {ask.seat}")
        require(len(set(notations)) == len(notations), OPTIONS, f"{ask.name} offers {notations}: duplicates")
        for action in options:
            known = 0 <= action.index < len(catalogue) and catalogue[action.index] is action
            require(known, OPTIONS, f"{ask.name} offers {action}, which is not in the catalogue")
        again = ask.options(position.table)
        require(options == again, OPTIONS, f"{ask.name} offers {options}, asked again {again}")
        copied = ask.options(position.table.copy())
        require(options == copied, OPTIONS, f"{ask.name} offers {options}, on a copy {copied}")
    require(len({ask.seat for ask in position.asks}) == len(position.asks), OPTIONS, "a seat is asked twice")
    position.unchanged(OPTIONS, "asking for options")


class Asked:
    """What each seat was asked in the course of a game, by all that it may know: equal views, equal options.

    So a program that reads nothing but the view knows where it stands, in the middle of a move as well.
    """

    def __init__(self) -> None:
        self.options: dict[bytes, list[str]] = {}

    def look(self, position: Position) -> None:
        for ask in position.asks:
            text = view_text(position.rules, position.table, ask.seat)
            options = [action.notation for action in ask.options(position.table)]
            before = self.options.setdefault(blake2b(text.encode()).digest(), options)
            require(
                options == before,
                OPTIONS,
                f"seat {ask.seat} may {options} and before {before}, at equal views: {text}",
            )


def check_refusals(position: Position) -> None:
    """Every action that is not offered is refused with a reason, for seats that wait as well.

    Whatever can be pressed on the board is answered by what is missing or what has to come first.
    """
    open_for = {ask.seat: ask.options(position.table) for ask in position.asks}
    for seat in range(position.table.seats):
        options = open_for.get(seat, [])
        for action in position.rules.catalogue.actions:
            refusal = why_not(position.table, seat, action)
            if action in options:
                require(
                    refusal is None, REFUSALS, f"{action} is offered to seat {seat} and refused: {refusal}"
                )
            elif refusal is None:
                fail(REFUSALS, f"{action} is neither offered to seat {seat} nor refused")
            else:
                check_reason(refusal, REFUSALS)
                told = refusal.message.id != NOT_ASKED or not action.things
                require(told, REFUSALS, f"{action} points at something and does not say when it is asked")
                position.messages.add(refusal.message)
    position.unchanged(REFUSALS, "asking why not")


def check_reason(refusal: Refusal, check: str) -> None:
    """A reason of the game names the section of the rules that asks for what is missing."""
    generic = refusal.message.id in GENERIC
    require(generic or bool(refusal.section), check, f"{refusal} names no section of the rules")


def check_refused_apply(position: Position) -> None:
    """A refused action raises its reason and leaves the match as it was."""
    match = position.match
    actions = position.rules.catalogue.actions
    action = actions[position.seed("refused") % len(actions)]
    for seat in range(position.table.seats):
        if why_not(position.table, seat, action) is None:
            continue
        before = len(match.choices), len(match.events)
        try:
            match.apply(seat, action)
        except RefusedError as error:
            check_reason(error.refusal, REFUSALS)
        else:
            fail(REFUSALS, f"{action} was not offered to seat {seat} and was taken")
        require(before == (len(match.choices), len(match.events)), REFUSALS, "a refusal entered the history")
    position.unchanged(REFUSALS, f"refusing {action}")


def check_notation(rules: Rules) -> None:
    """Every action is read back from its text, also in capitals and with more spaces."""
    for action in rules.catalogue.actions:
        notation = action.notation
        for text in (notation, notation.upper(), f"  {notation.replace(' ', '   ')}\t"):
            try:
                read = rules.catalogue.read(text)
            except UnknownActionError:
                fail(NOTATION, f"{text!r} can't be read back")
            require(read is action, NOTATION, f"{text!r} is read as {read}")
        check_unknown(rules, notation + " nonsense")
    check_unknown(rules, "")


def check_when(rules: Rules) -> None:
    """What has to come first for an action is told by a refusal `when-…`, which may give way to others."""
    for action in rules.catalogue.actions:
        refusal = rules.when(action)
        if refusal is not None:
            require(is_when(refusal.message.id), REFUSALS, f"{refusal} of {action} does not begin with when-")
            check_reason(refusal, REFUSALS)


def check_unknown(rules: Rules, text: str) -> None:
    """A text that names no action is an error."""
    try:
        read = rules.catalogue.read(text)
    except UnknownActionError:
        return
    fail(NOTATION, f"{text!r} is read as {read}")


def labels(rules: Rules) -> list[Message]:
    """What the actions of a game are called."""
    return [action.label for action in rules.catalogue.actions]
