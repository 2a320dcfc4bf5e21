"""The table and the rules in progress on it.

A table is everything that changes during play. Its `stack` holds the steps in progress, the top one last.
The loop (`advance`) resumes steps until one of them asks somebody, or until nothing is left to do.
"""

from __future__ import annotations

import inspect
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from carrack.kernel.actions import Action, Kind
from carrack.kernel.chance import FACTOR, LOW, Key, Stream
from carrack.kernel.events import Event
from carrack.kernel.messages import (
    Arg,
    Message,
    Refusal,
    is_about_hand,
    none_in_hand,
    not_asked,
    seat_thing,
)
from carrack.kernel.state import independent, plain, restore, saved

NOBODY: Final = -1
KERNEL_FIELDS: Final = ("state", "seats", "stack", "key", "draws", "events", "shown", "origin")
T = TypeVar("T", bound="Table")
_arguments: Final[dict[type, list[str]]] = {}


def arguments_of(step: type) -> list[str]:
    """What a step's constructor is given, by name."""
    found = _arguments.get(step)
    if found is None:
        found = _arguments[step] = list(inspect.signature(step).parameters)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """A rule in progress: an immutable record of ids and counters. It is off the stack when it runs."""

    def resume(self, table: T) -> None:
        """Carry the rule on: change the table, push what comes next."""
        raise NotImplementedError

    def record(self) -> list[Any]:
        """The step's constructor arguments, as JSON: its fields of these names."""
        return [plain(getattr(self, name)) for name in arguments_of(type(self))]

    @property
    def name(self) -> str:
        """What the step is called in saves."""
        return type(self).__name__

    def seen_by(self, seat: int) -> list[Any]:
        """The step as a seat may know it, as JSON: its name and fields. What is being done lies open."""
        return [self.name, *self.record()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T]):
    """A step that waits for one seat.

    `options` is the only definition of what is legal: never empty, no duplicates, in a fixed order, all
    from the catalogue. The list may be shared: nobody changes it. A single option is taken without asking,
    unless `always` says that being asked or not would itself tell something hidden.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def who(self) -> str:
        """What texts call the seat."""
        return seat_thing(self.seat)

    @property
    def always(self) -> bool:
        """Whether the seat is asked even if it has one option only."""
        return False

    @property
    def reaction(self) -> str:
        """The kind of a question that an action of somebody else brings and that may be declined; else empty.

        Whoever might answer is asked in any case (`always`), and the first option declines. A seat may
        have such questions declined without looking at them; then all wait equally long.
        """
        return ""

    def options(self, table: T) -> list[Action]:
        raise NotImplementedError

    def take(self, table: T, action: Action) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def why_not(self, table: T, action: Action) -> Refusal | None:
        """What is missing for an action of this kind; None if this step does not ask for such an action."""
        return None

    def consequence(self, table: T, action: Action) -> Message | None:
        """What an option would cost or bring, as far as the seat may know it; None if its label says all."""
        return None

    def about(self, table: T) -> str:
        """The thing that the question is about and that is shown large, such as a lot; empty if none is."""
        return ""

    def menu(self, table: T) -> list[Kind]:
        """The kinds of action to choose from, those that are closed now as well; empty if it is no menu."""
        return []

    def why_closed(self, table: T, kind: Kind) -> Refusal:
        """Why nothing of a kind in the menu can be done now: what is missing for the first of its actions.

        Cards that are not in hand are passed over; a game says more where one action can't speak for all.
        """
        found: Refusal | None = None
        for action in kind.actions:
            refusal = self.why_not(table, action) or not_asked(action.notation)
            if not is_about_hand(refusal):
                return refusal
            found = refusal
        return none_in_hand("" if found is None else found.section)

    def kind_brings(self, table: T, kind: Kind) -> Message | None:
        """What a kind in the menu with several options would bring; None if there is no more to say."""
        return None

    def suggested(self, table: T) -> Action | None:
        """The option that most would take, such as the cheapest way to pay; None where it depends."""
        return None

    def prompt(self, table: T) -> Message:
        """What the seat has to decide."""
        raise NotImplementedError

    def waiting(self, table: T) -> Message:
        """What everybody may know of the decision; the seat's prompt can name hidden cards."""
        return Message("waiting-decision", {"seat": self.who})


class Together(Ask[T]):
    """Secret decisions open for several seats at once, answered in any order; see `ask_together`.

    Answers go into hidden slots of the table; the instruction after this step reveals them. One seat's
    answer never changes another's options. Whoever takes decisions one at a time (search, simulation) meets
    the seats in seat order. Nobody is left in it whose answer is forced.
    """

    def __init__(self, asks: tuple[Ask[T], ...]) -> None:
        super().__init__(asks[0].seat)
        self.asks: Final = asks

    @property
    def always(self) -> bool:
        return self.asks[0].always

    @property
    def reaction(self) -> str:
        return self.asks[0].reaction

    def ask_of(self, seat: int) -> Ask[T] | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def options(self, table: T) -> list[Action]:
        return self.asks[0].options(table)

    def take(self, table: T, action: Action) -> None:
        self.take_for(table, self.seat, action)

    def take_for(self, table: T, seat: int, action: Action) -> None:
        """Take one seat's answer. A further question to that seat stands where the answered one stood."""
        still_open: list[Ask[T]] = []
        for ask in self.asks:
            if ask.seat == seat:
                still_open += answered(table, ask, action)
            else:
                still_open.append(ask)
        if still_open:
            table.stack.append(Together(tuple(still_open)))

    def why_not(self, table: T, action: Action) -> Refusal | None:
        return self.asks[0].why_not(table, action)

    def consequence(self, table: T, action: Action) -> Message | None:
        return self.asks[0].consequence(table, action)

    def about(self, table: T) -> str:
        return self.asks[0].about(table)

    def menu(self, table: T) -> list[Kind]:
        return self.asks[0].menu(table)

    def suggested(self, table: T) -> Action | None:
        return self.asks[0].suggested(table)

    def prompt(self, table: T) -> Message:
        return self.asks[0].prompt(table)

    def record(self) -> list[Any]:
        return [[ask.name, *ask.record()] for ask in self.asks]

    def seen_by(self, seat: int) -> list[Any]:
        """The own question; of the others, who still has to answer."""
        asks = sorted(self.asks, key=lambda ask: ask.seat)
        return [self.name, *[ask.seen_by(seat) if ask.seat == seat else ask.seat for ask in asks]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Stream):
    """Everything that changes during play: each game adds its own fields.

    `key` is None in simulation; in a live match it is the secret of the keyed stream and `draws` counts
    the draws for each purpose. `events` is None when nobody listens. `shown` counts the times something
    hidden was shown, so that undo knows its barriers. `origin` are the rules and the set-up that made it.
    """

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seed)
        self.seats = seats
        self.stack: list[Step[Any]] = []
        self.key: Key | None = None
        self.draws: dict[str, int] = {}
        self.events: list[Event] | None = None
        self.shown = 0
        self.origin: tuple[Any, Any] | None = None

    def copy(self) -> Table:
        """An independent table in the same position; nobody listens to its events.

        This one copies whatever a game has; one that is written by `declare` takes a fraction of the time.
        """
        other: Table = type(self).__new__(type(self))
        self.copy_kernel_fields_to(other)
        for name in self.saved_fields().split():
            setattr(other, name, independent(getattr(self, name)))
        return other

    def copy_kernel_fields_to(self, other: Table) -> None:
        """For `copy`: the fields of this class."""
        other.state = self.state
        other.seats = self.seats
        other.stack = self.stack.copy()
        key = self.key
        other.key = key
        other.draws = self.draws if key is None else self.draws.copy()
        other.events = None
        other.shown = self.shown
        other.origin = self.origin

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as JSON, to be loaded by the same rules; nobody listens to its events."""
        if self.origin is None:
            raise TypeError("only a table that rules have set up can be pickled")
        rules, setup = self.origin
        return unpickled, (rules, setup.seats, setup.options, self.as_json(), self.key)

    # Steps that come otherwise than last in, first out

    def after(self, depth: int, step: Step[Any]) -> None:
        """Let a step follow everything that was put on the stack since it was `depth` steps high."""
        self.stack.insert(depth, step)

    def withdraw(self) -> Step[Any]:
        """Take off the step that would come next: something else happens in its place, or before it."""
        return self.stack.pop()

    # Chance: everything random in a game goes through these.

    def chance(self, bound: int, purpose: str) -> int:
        """A uniform integer from 0 to bound - 1."""
        key = self.key
        if key is None:
            # `below`, written out: this is called for every card that is drawn.
            state = self.state
            state = (state & LOW) * FACTOR + (state >> 30)
            self.state = state
            return ((state ^ state >> 30) & LOW) * bound >> 30
        counter = self.draws.get(purpose, 0)
        self.draws[purpose] = counter + 1
        return key.below(bound, purpose, counter)

    def deal(self, pile: list[int], count: int, purpose: str, last: set[int]) -> list[int]:
        """Take cards off a pile as if it were shuffled, up to the first of some that end it.

        The order in which the pile is listed means nothing.
        """
        found: list[int] = []
        key = self.key
        state = self.state
        size = len(pile)
        for left in range(size, size - count, -1):
            if key is None:
                # `below`, written out as in `chance`.
                state = (state & LOW) * FACTOR + (state >> 30)
                card = pile.pop(((state ^ state >> 30) & LOW) * left >> 30)
            else:
                card = pile.pop(self.chance(left, purpose))
            found.append(card)
            if last and card in last:
                break
        self.state = state
        return found

    def draw(self, pool: int, purpose: str) -> int:
        """A member of a set, given as the bits of `pool`, drawn as from the top of a shuffled pile."""
        rest = pool
        for _ in range(self.chance(pool.bit_count(), purpose)):
            rest &= rest - 1
        return (rest & -rest).bit_length() - 1

    def shuffle(self, pile: list[int], purpose: str) -> None:
        """Bring a pile into random order."""
        for last in range(len(pile) - 1, 0, -1):
            other = self.chance(last + 1, purpose)
            pile[last], pile[other] = pile[other], pile[last]

    def use_fresh_chance(self, seed: int) -> None:
        """Forget what chance would have brought: for imagined tables and branches."""
        self.key = None
        self.draws = {}
        self.reseed(seed)

    def chance_position(self) -> tuple[int, int]:
        """Changes whenever chance was used."""
        return self.state, sum(self.draws.values())

    # Events

    def tell(
        self,
        kind: str,
        args: dict[str, Arg],
        secret: dict[str, Arg] | None = None,
        audience: tuple[int, ...] = (),
    ) -> None:
        """Record an event. Hot paths look at `table.events` first and build nothing when it is None."""
        if self.events is not None:
            self.events.append(Event(kind, args, secret, audience))

    # Saving

    def as_json(self) -> dict[str, Any]:
        """The whole table, also in the middle of a move."""
        return {
            "seats": self.seats,
            "chance": self.state if self.key is None else self.draws,
            "shown": self.shown,
            "stack": [[step.name, *step.record()] for step in self.stack],
            **self.fields_as_json(),
        }

    def saved_fields(self) -> str:
        """The names of the game's saved fields, with spaces between them (see `state.py`).

        Without names that `declare` has written: all fields of the game. A compiled class can't be asked.
        """
        return " ".join([name for name in vars(self) if name not in KERNEL_FIELDS])

    def fields_as_json(self) -> dict[str, Any]:
        """The game's own fields."""
        return saved(self, self.saved_fields())

    def load_fields(self, record: dict[str, Any]) -> None:
        """Take the game's own fields from their JSON."""
        restore(self, self.saved_fields(), record)


def unpickled(
    rules: Any, seats: int, options: dict[str, str], record: dict[str, Any], key: Key | None
) -> Table:
    """A pickled table."""
    table = rules.load_table(rules.setup(seats, options), record, key)
    assert isinstance(table, Table)
    return table


def advance(table: Table) -> list[Action]:
    """Run the rules until somebody has a choice; returns the options, or nothing when the game is over."""
    stack = table.stack
    while stack:
        top = stack[-1]
        if not isinstance(top, Ask):
            stack.pop()
            top.resume(table)
            continue
        options = top.options(table)
        if len(options) > 1 or top.always:
            return options
        stack.pop()
        top.take(table, options[0])
    return []


def take(table: Table, action: Action) -> list[Action]:
    """Take an option of the seat to move, unchecked, and return the next options (see `advance`)."""
    top = table.stack.pop()
    assert isinstance(top, Ask)
    top.take(table, action)
    return advance(table)


def ask_together(table: Table, asks: list[Ask[Any]]) -> None:
    """Ask several seats at once and in secret; forced answers are taken, of all seats alike."""
    still_open: list[Ask[Any]] = []
    for ask in asks:
        still_open += unless_forced(table, ask)
    if still_open:
        table.stack.append(Together(tuple(still_open)))


def answered(table: Table, ask: Ask[Any], action: Action) -> list[Ask[Any]]:
    """Carry out an answer to one of several secret questions; what is left to ask that seat."""
    depth = len(table.stack)
    ask.take(table, action)
    pushed = table.stack[depth:]
    del table.stack[depth:]
    left: list[Ask[Any]] = []
    for step in pushed:
        if not isinstance(step, Ask) or step.seat != ask.seat:
            raise TypeError(f"{ask.name} pushed {step.name} during simultaneous decisions")
        left += unless_forced(table, step)
    return left


def unless_forced(table: Table, ask: Ask[Any]) -> list[Ask[Any]]:
    """The question, or what is left of it when its only answer was taken."""
    if ask.always:
        return [ask]
    options = ask.options(table)
    return [ask] if len(options) > 1 else answered(table, ask, options[0])


def to_move(table: Table) -> int:
    """The seat that decides next, or NOBODY when the game is over."""
    if not table.stack:
        return NOBODY
    top = table.stack[-1]
    return top.seat if isinstance(top, Ask) else NOBODY


def open_asks(table: Table) -> list[Ask[Any]]:
    """The questions that wait for an answer now, at most one for each seat."""
    if not table.stack:
        return []
    top = table.stack[-1]
    if isinstance(top, Together):
        return list(top.asks)
    return [top] if isinstance(top, Ask) else []
