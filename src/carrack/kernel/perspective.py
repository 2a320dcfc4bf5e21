"""A perspective: the only thing that a bot, a client or a learning agent ever receives."""

from __future__ import annotations

from typing import Any, Final

from carrack.kernel.actions import Action, Kind
from carrack.kernel.events import Event
from carrack.kernel.messages import Message, Refusal, not_asked, seat_thing
from carrack.kernel.rules import Rules, Setup, View
from carrack.kernel.table import Ask, Table, Together, open_asks


class Entry:
    """A kind of action in a menu: what it would bring, or why it is closed."""

    def __init__(self, kind: Kind, brings: Message | None, closed: Refusal | None) -> None:
        self.kind: Final = kind
        self.brings: Final = brings
        self.closed: Final = closed

    def as_json(self) -> dict[str, Any]:
        return {
            "id": self.kind.id,
            "label": self.kind.label.as_json(),
            "brings": None if self.brings is None else self.brings.as_json(),
            "closed": None if self.closed is None else self.closed.as_json(),
        }


class Decision:
    """What a seat has to decide now; `consequences` say what each option would cost or bring.

    `suggested` is the option that most would take, where there is one: the natural way to pay. `reaction` is
    the kind of a question that may be declined always (see `Ask.reaction`). `menu` lists the kinds of action
    to choose from, those that are closed as well. `about` is the thing in question, such as a lot; `kind`
    the kind of question, by the name of its class.
    """

    def __init__(
        self,
        seat: int,
        prompt: Message,
        options: list[Action],
        consequences: list[Message | None],
        suggested: Action | None,
        reaction: str,
        menu: list[Entry],
        about: str = "",
        kind: str = "",
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.options: Final = options
        self.consequences: Final = consequences
        self.suggested: Final = suggested
        self.reaction: Final = reaction
        self.menu: Final = menu
        self.about: Final = about
        self.kind: Final = kind

    def kind_of(self, action: Action) -> str:
        """The entry of the menu that an option belongs to; empty if to none."""
        for entry in self.menu:
            if action.notation in entry.kind.notations:
                return entry.kind.id
        return ""

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "prompt": self.prompt.as_json(),
            "options": [self.option_as_json(at) for at in range(len(self.options))],
            "suggested": None if self.suggested is None else self.suggested.notation,
            "reaction": self.reaction,
            "menu": [entry.as_json() for entry in self.menu],
            "about": self.about,
        }

    def option_as_json(self, at: int) -> dict[str, Any]:
        action = self.options[at]
        brings = self.consequences[at]
        return {
            "do": action.notation,
            "label": action.label.as_json(),
            "things": list(action.things),
            "amount": action.amount,
            "brings": None if brings is None else brings.as_json(),
            "kind": self.kind_of(action),
        }


class Perspective:
    """The table as one seat may know it. What is hidden from the seat can't be had from here.

    `options` are the seat's options now, empty when it has nothing to decide. `view`, `decision` and
    `imagine` are made when asked for.
    """

    def __init__(
        self,
        rules: Rules,
        table: Table,
        seat: int,
        options: list[Action] | None = None,
        events: list[Event] | None = None,
    ) -> None:
        self.rules: Final = rules
        self.seat: Final = seat
        self._table: Final = table
        self._events: Final[list[Event]] = [] if events is None else events
        if options is None:
            ask = ask_of(table, seat)
            options = [] if ask is None else ask.options(table)
        self.options: Final = options

    @property
    def setup(self) -> Setup:
        """The number of seats and the options with which the game is played."""
        origin = self._table.origin
        assert origin is not None
        setup: Setup = origin[1]
        return setup

    @property
    def view(self) -> View:
        return self.rules.view(self._table, self.seat)

    @property
    def events(self) -> list[Message]:
        """What happened, as this seat saw it."""
        return [event.seen_by(self.seat) for event in self._events]

    @property
    def decision(self) -> Decision | None:
        """For people: bots do with `options`, which cost no look at what each would bring."""
        ask = ask_of(self._table, self.seat)
        if ask is None:
            return None
        brings = [ask.consequence(self._table, action) for action in self.options]
        suggested = ask.suggested(self._table)
        prompt = ask.prompt(self._table)
        menu = menu_of(ask, self._table, self.options, brings)
        about = ask.about(self._table)
        return Decision(
            self.seat, prompt, self.options, brings, suggested, ask.reaction, menu, about, type(ask).__name__
        )

    @property
    def reaction(self) -> str:
        """The kind of the question, if it may be declined always (see `Ask.reaction`)."""
        ask = ask_of(self._table, self.seat)
        return "" if ask is None else ask.reaction

    def waiting_for(self) -> list[int]:
        """The seats that have to decide now; everybody may know this."""
        return sorted([ask.seat for ask in open_asks(self._table)])

    def waiting(self) -> list[Message]:
        """For whom and for what everybody waits, as far as everybody may know it."""
        asks = sorted(open_asks(self._table), key=lambda ask: ask.seat)
        return [ask.waiting(self._table) for ask in asks]

    def apart(self, seed: int) -> Perspective:
        """The same perspective on a table that the seat could believe in: the true one is out of reach."""
        believed = self.rules.redeal(self._table, self.seat, seed)
        return Perspective(self.rules, believed, self.seat, self.options, self._events)

    def imagine(self, seed: int) -> Table:
        """A table that this seat could believe in, at the seat's own decision; chance is fresh."""
        table = self.rules.redeal(self._table, self.seat, seed)
        top = table.stack[-1] if table.stack else None
        if isinstance(top, Together) and top.seat != self.seat:
            table.stack[-1] = own_ask_first(top, self.seat)
        return table


def ask_of(table: Table, seat: int) -> Ask[Any] | None:
    """The question that waits for a seat, if any."""
    for ask in open_asks(table):
        if ask.seat == seat:
            return ask
    return None


def menu_of(ask: Ask[Any], table: Table, options: list[Action], brings: list[Message | None]) -> list[Entry]:
    """The kinds of action that a question is a menu of. A single option speaks for its kind."""
    found: list[Entry] = []
    for kind in ask.menu(table):
        among = kind.among(options)
        if not among:
            found.append(Entry(kind, None, ask.why_closed(table, kind)))
        elif len(among) == 1:
            found.append(Entry(kind, brings[options.index(among[0])], None))
        else:
            found.append(Entry(kind, ask.kind_brings(table, kind), None))
    return found


def own_ask_first(together: Together[Any], seat: int) -> Together[Any]:
    """The same open questions, met in another order."""
    own = [ask for ask in together.asks if ask.seat == seat]
    return Together(tuple(own + [ask for ask in together.asks if ask.seat != seat]))


def why_not(table: Table, seat: int, action: Action) -> Refusal | None:
    """Why a seat can't take an action now, or None if it can."""
    asks = open_asks(table)
    if not asks:
        return Refusal("game-over", "")
    ask = ask_of(table, seat)
    if ask is None:
        return Refusal("not-your-turn", "", {"seat": seat_thing(asks[0].seat)})
    if action in ask.options(table):
        return None
    return ask.why_not(table, action) or when_asked(table, action) or not_asked(action.notation)


def when_asked(table: Table, action: Action) -> Refusal | None:
    """What has to come first for an action that the open question is not about."""
    if table.origin is None:
        return None
    rules: Rules = table.origin[0]
    return rules.when(action)
