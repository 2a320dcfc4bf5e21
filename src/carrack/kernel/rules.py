"""The contract of a game. One `Rules` object serves all matches with the same content."""

from __future__ import annotations

from importlib import import_module
from itertools import islice, product
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Final, Literal

from mypy_extensions import mypyc_attr

from carrack.kernel.actions import Action, Catalogue
from carrack.kernel.chance import Key
from carrack.kernel.messages import Arg, Refusal
from carrack.kernel.panels import Panel
from carrack.kernel.procedures import Node
from carrack.kernel.scene import Scene
from carrack.kernel.standings import Standings
from carrack.kernel.table import Step, Table, Together, open_asks

MOST_TRIED: Final = 5_000
"""Combinations of options that are tried until one can be played."""


class SetupError(ValueError):
    """A match that can't be set up; the text says what would be right."""


class Option:
    """A choice made before the game. Rulings are options too: disputed readings, named by what differs.

    The first value is the default. Matches stored before the option existed were played with `before`.
    """

    def __init__(
        self, name: str, kind: Literal["variant", "ruling"], values: tuple[str, ...], before: str = ""
    ) -> None:
        if before and before not in values:
            raise ValueError(f"option {name} has no value {before!r}")
        self.name: Final = name
        self.kind: Final = kind
        self.values: Final = values
        self.default: Final = values[0]
        self.before: Final = before or values[0]


class Offer:
    """An option beside the others of a set-up: the values that go with them, and the one that is chosen."""

    def __init__(self, option: Option, values: tuple[str, ...], chosen: str) -> None:
        self.option: Final = option
        self.values: Final = values
        self.chosen: Final = chosen


class Setup:
    """Number of seats and options, checked."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats: Final = seats
        self.options: Final = options


class Component:
    """A card, tile, region: what the component browser shows and texts call by name.

    A seat may have the colour of its pieces, so that it is drawn in it; see `docs/drawing-a-board.md`. What
    is counted may have a plural, and names a gender (`{"de": "f"}`): beside `$tile`, texts can write
    `$tile-plural` and select by `$tile-gender`.
    """

    def __init__(
        self,
        id: str,
        kind: str,
        names: dict[str, str],
        source: str,
        section: str = "",
        text: str = "",
        colour: str = "",
        plurals: dict[str, str] | None = None,
        genders: dict[str, str] | None = None,
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.names: Final = names
        self.source: Final = source
        self.section: Final = section
        self.text: Final = text
        self.colour: Final = colour
        self.plurals: Final[dict[str, str]] = {} if plurals is None else plurals
        self.genders: Final[dict[str, str]] = {} if genders is None else genders


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The table as one seat may know it, built up from what it may see; seat -1 is the public.

    `waiting` are the seats that have to decide now. `in_progress` are the steps on the stack: what was
    announced and is not finished; a game leaves out what is not announced yet. Each game adds what else may
    be seen.
    """

    def __init__(self, table: Table, seat: int, in_progress: list[Step[Any]] | None = None) -> None:
        self.seat: Final = seat
        self.over: Final = not table.stack
        self.waiting: Final = sorted([ask.seat for ask in open_asks(table)])
        self.in_progress: Final[list[Step[Any]]] = table.stack.copy() if in_progress is None else in_progress

    def as_json(self) -> dict[str, Any]:
        """All that the seat may know: at equal ones it is asked the same, with equal options."""
        return {
            "seat": self.seat,
            "over": self.over,
            "waiting": self.waiting,
            "in_progress": [step.seen_by(self.seat) for step in self.in_progress],
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game: content, set-up, view, scoring. Stateless."""

    def __init__(
        self,
        id: str,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        catalogue: Catalogue,
        folder: Path,
        pack: str,
        parts: list[Node],
        chapters: str | list[type[Step[Any]]],
    ) -> None:
        self.id: Final = id
        self.players: Final = players
        self.options: Final = options
        self.catalogue: Final = catalogue
        self.folder: Final = folder
        self.pack: Final = pack
        self.pack_folder: Path | None = None
        self.parts: Final = parts
        self.nodes: Final = nodes_by_name(parts)
        self.steps: Final = steps_in(chapters) if isinstance(chapters, str) else by_name(chapters)

    # What each game writes: tables and views are those of its own classes

    def empty_table(self, setup: Setup) -> Table:
        """A table before anything has happened."""
        raise NotImplementedError

    def start(self, table: Any) -> None:
        """Put the whole game on the stack: the first of its parts."""
        self.parts[0].start(table)

    def load_fields(self, table: Any, record: dict[str, Any]) -> None:
        """Restore the game's own fields from `fields_as_json`."""
        table.load_fields(record)

    def view(self, table: Any, seat: int) -> View:
        raise NotImplementedError

    def redeal(self, table: Any, seat: int, seed: int) -> Table:
        """A table that this seat could believe in, consistent with everything it has seen."""
        raise NotImplementedError

    def evaluate(self, view: Any) -> float:
        """How well the view's seat stands, at any decision of the game.

        A lead of one counts as clear: searching players try moves that look worse by up to 0.4. It is a point
        where few are made, 5 to 15 where many are; which number serves best has to be measured.
        """
        raise NotImplementedError

    def evaluate_table(self, table: Any, seat: int) -> float:
        """The evaluation of what a seat sees on a table; a game whose views are costly may do without one."""
        return self.evaluate(self.view(table, seat))

    def term_names(self) -> list[str]:
        """What the numbers of `terms` are, in their order; `term-…` puts each into words."""
        return []

    def terms(self, view: Any) -> list[float]:
        """What each named term adds to `evaluate`: safe points, prospects, goods, tempo, the rivals' lead.

        They explain a judgement in words. Their sum is the evaluation.
        """
        return []

    def feature_names(self) -> list[str]:
        """What the numbers of `features` are, in their order; empty if the game has none."""
        return []

    def features(self, table: Any, seat: int) -> list[int]:
        """What a seat may know of a table in whole numbers, for learning.

        First what concerns the seat itself, then the others in turn order (zeros where nobody sits), then
        what concerns all. Nothing in it may depend on what is hidden from the seat.
        """
        return []

    def features_and_value(self, table: Any, seat: int) -> tuple[list[int], float]:
        """`features` and `evaluate_table` at once; a game may save what both work out."""
        return self.features(table, seat), self.evaluate_table(table, seat)

    def family(self, setup: Setup) -> str:
        """Set-ups that are judged with the same learned weights have the same family, by its name."""
        return "usual"

    def sides(self, table: Any) -> list[int]:
        """Who plays together: seats of one team have the same number."""
        return list(range(table.seats))

    def standings(self, table: Any) -> Standings:
        raise NotImplementedError

    def check(self, table: Any) -> None:
        """Raise AssertionError if components appeared or vanished."""
        raise NotImplementedError

    def worked_out(self) -> tuple[str, ...]:
        """Fields of a view that others don't see and can still work out, so that every re-deal keeps them."""
        return ()

    def called(self, setup: Setup) -> dict[str, str]:
        """What is called otherwise with this set-up.

        Things that bear another thing's name (the nation that a seat plays), and texts that another text
        stands in for (a card whose effect a ruling decides).
        """
        return {}

    def written(self, language: str) -> str:
        """Texts made from the content, as Fluent source: what is printed on cards that a pack may change."""
        return ""

    def printed(self) -> dict[str, object]:
        """The records of the content by file, for the pages of the rules: `Files.records`."""
        return {}

    def figures(self, language: str) -> dict[str, Arg]:
        """What else the pages of the rules (`text/rules.*.md`) tell of the content, by its name there."""
        return {}

    def when(self, action: Action) -> Refusal | None:
        """What has to come first for an action of a kind that is not asked for now: play an Architect first.

        Its id is `when-…`. It looks at no table, so it can't tell anything hidden. Actions that point at
        something need it, unless every question answers them: a press on anything says what would allow it.
        """
        return None

    def reactions(self) -> tuple[str, ...]:
        """The kinds of questions that may be declined always (`Ask.reaction`); `reaction-…` names each."""
        return ()

    def remarks(self, table: Any) -> dict[str, bool]:
        """What a report on balance should tell of this decision: by name, whether it is so.

        The report says in how many games each was so at any decision; `remark-…` puts it into words.
        """
        return {}

    def how_far(self, table: Any) -> tuple[int, ...]:
        """How far the game has come, larger parts of it before smaller ones, such as epoch and round.

        A playthrough shows the board where this changes.
        """
        return ()

    def refuses(self, setup: Setup) -> str:
        """Why these options don't go together or not with so many seats; empty if they do."""
        return ""

    def most_decisions(self, setup: Setup) -> int:
        """No game has more decisions than this."""
        raise NotImplementedError

    def scene(self, view: Any) -> Scene:
        raise NotImplementedError

    def board_text(self, view: Any) -> list[Panel]:
        """The view as text, for terminals and screen readers."""
        raise NotImplementedError

    def map_text(self, view: Any) -> list[Panel]:
        """The places of the map being played, each row beginning with a place's id; empty without a map.

        One definition for two commands of the terminal: `map` prints the panels, `look` the rows of a place.
        """
        return []

    def components(self) -> list[Component]:
        raise NotImplementedError

    # What the kernel adds

    def check_seats(self, seats: int) -> None:
        """The game is for so many."""
        if seats not in self.players:
            known = ", ".join(str(count) for count in self.players)
            raise SetupError(f"{self.id} is for {known} players, not {seats}")

    def setup(self, seats: int, options: dict[str, str] | None = None) -> Setup:
        """A checked set-up, with defaults filled in."""
        self.check_seats(seats)
        chosen = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                known = ", ".join(chosen) or "none"
                raise SetupError(f"{self.id} has no option {name!r}; its options are {known}")
            if value not in option.values:
                known = ", ".join(option.values)
                raise SetupError(f"option {name} of {self.id} can be {known}, not {value!r}")
            chosen[name] = value
        setup = Setup(seats, chosen)
        refused = self.refuses(setup)
        if refused:
            raise SetupError(f"{self.id}: {refused}")
        return setup

    def stored_setup(self, seats: int, options: dict[str, str]) -> Setup:
        """The set-up of a stored match: an option that it does not name yet is as it was before."""
        return self.setup(seats, {option.name: option.before for option in self.options} | options)

    def usual_setup(self, seats: int) -> Setup:
        """The default options; where they don't go with so many seats, the first ones that do."""
        return self.setup(seats, {offer.option.name: offer.chosen for offer in self.offers(seats, {})})

    def offers(self, seats: int, wished: dict[str, str]) -> list[Offer]:
        """The options for so many seats: in order, each with the values that go with those chosen before it.

        A wish that doesn't go with them gives way to the first value that does. Whatever is chosen among
        what is offered can be played.
        """
        self.check_seats(seats)
        found: list[Offer] = []
        chosen: dict[str, str] = {}
        for option in self.options:
            values = [v for v in option.values if self.can_begin(seats, {**chosen, option.name: v})]
            wish = wished.get(option.name, "")
            chosen[option.name] = wish if wish in values else values[0]
            found.append(Offer(option, tuple(values), chosen[option.name]))
        return found

    def can_begin(self, seats: int, chosen: dict[str, str]) -> bool:
        """Whether some values of the other options go with the chosen ones: the default ones, or any."""
        rest = [option for option in self.options if option.name not in chosen]
        for values in islice(product(*[option.values for option in rest]), MOST_TRIED):
            others = {option.name: value for option, value in zip(rest, values, strict=True)}
            if not self.refuses(Setup(seats, {**chosen, **others})):
                return True
        return False

    def setups_with(self, seats: int | None, options: dict[str, str]) -> list[Setup]:
        """The set-ups with these options: for one number of seats, or for all that go with them."""
        if seats is not None:
            return [self.setup(seats, options)]
        found: list[Setup] = []
        refused: SetupError | None = None
        for count in self.players:
            try:
                found.append(self.setup(count, options))
            except SetupError as error:
                refused = error
        if refused is not None and not found:
            raise refused
        return found

    def setups(self) -> list[Setup]:
        """Set-ups that try everything.

        The usual options with every number of players, each other value with one of these numbers in turn,
        and all options changed at once with the most players.
        """
        usual = {option.name: option.default for option in self.options}
        changes = [{option.name: value} for option in self.options for value in option.values[1:]]
        found = [Setup(seats, usual) for seats in self.players]
        for number, change in enumerate(changes):
            found.append(Setup(self.players[number % len(self.players)], usual | change))
        if len(self.options) > 1:
            found.append(Setup(self.players[-1], {option.name: option.values[-1] for option in self.options}))
        return [setup for setup in found if not self.refuses(setup)]

    def new_table(self, setup: Setup, seed: int, key: Key | None = None) -> Table:
        """A table at the very start; `advance` brings it to the first decision."""
        table = self.bare_table(setup)
        table.reseed(seed)
        table.key = key
        self.start(table)
        return table

    def bare_table(self, setup: Setup) -> Table:
        """An empty table that knows what it was made by."""
        table = self.empty_table(setup)
        table.origin = (self, setup)
        return table

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: the other process has the same games, and the data pack where it was read."""
        from carrack.kernel.registry import rules_of  # noqa: PLC0415  # it imports this module

        return rules_of, (self.id, self.pack_folder)

    def load_table(self, setup: Setup, record: dict[str, Any], key: Key | None = None) -> Table:
        """A table from its JSON, in the middle of a move if it was saved there."""
        table = self.bare_table(setup)
        chance = record["chance"]
        if isinstance(chance, dict) and all([isinstance(count, int) for count in chance.values()]):
            table.key = key
            table.draws = dict(chance)
        elif isinstance(chance, int):
            table.state = chance
        else:
            raise ValueError(f"a stream of chance can't stand at {chance!r}")
        table.shown = int(record["shown"])
        table.stack = [self.load_step(step) for step in record["stack"]]
        self.load_fields(table, record)
        return table

    def load_step(self, record: list[Any]) -> Step[Any]:
        name = record[0]
        node = self.nodes.get(name)
        if node is not None:
            return node.load(record[1:])
        if name == "Together":
            return Together(tuple([self.load_step(ask) for ask in record[1:]]))  # type: ignore[misc]
        if name not in self.steps:
            raise ValueError(f"{self.id} has no step {name!r}")
        return self.steps[name](*[tuple(value) if isinstance(value, list) else value for value in record[1:]])


def nodes_by_name(parts: list[Node]) -> dict[str, Node]:
    """The parts of the sequence of play by name; two parts can't share one."""
    found: dict[str, Node] = {}
    for part in parts:
        for node in part.walk():
            if found.setdefault(node.name, node) is not node:
                raise ValueError(f"two parts of the sequence of play are called {node.name!r}")
    return found


def steps_in(package: str) -> dict[str, type[Step[Any]]]:
    """The steps that the modules of a package define, by name: a game's are those of its `rules`."""
    found: list[type[Step[Any]]] = []
    for info in walk_packages(import_module(package).__path__, f"{package}."):
        things = vars(import_module(info.name)).values()
        steps = [thing for thing in things if isinstance(thing, type) and issubclass(thing, Step)]
        found += [step for step in steps if home_of(step) == info.name]
    return by_name(found)


def home_of(thing: Any) -> Any:
    """The name of the module that defines something."""
    return thing.__module__


def by_name(steps: list[type[Step[Any]]]) -> dict[str, type[Step[Any]]]:
    """Steps by the name that they are saved with; two can't share one."""
    found: dict[str, type[Step[Any]]] = {}
    for step in steps:
        if found.setdefault(step.__name__, step) is not step:
            raise ValueError(f"two steps are called {step.__name__!r}")
    return found
