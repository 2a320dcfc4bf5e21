"""Positions with a right answer, for computer players: what a good player finds, and what none would do.

A position is a function that builds a table at a decision; its docstring says in one sentence why the good
moves are good or the bad ones bad. A move is one choice in notation, or several with commas between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from tables import notations, rules_at

from carrack.bots.bot import Bot
from carrack.bots.kinds import make_bot
from carrack.bots.planner import PlannerBot
from carrack.bots.weights import judge_of
from carrack.kernel.match import Match, take_for
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules
from carrack.kernel.table import NOBODY, Table, advance, open_asks, to_move

Line = list[str]
LINES = 64  # of the planner, which stands for the levels that plan
WORLDS = 24  # tables on which what the seat decides alone is played to the end
MOST_LINES = 20_000


class Position:
    """A decision of a seat, the moves that are good or bad there, and why."""

    def __init__(
        self, build: Callable[[], Table], good: Sequence[str], bad: Sequence[str], solved: bool, seat: int
    ) -> None:
        self.build = build
        self.name = build.__name__
        self.why = " ".join((build.__doc__ or "").split())
        self.good = [line_of(move) for move in good]
        self.bad = [line_of(move) for move in bad]
        self.solved = solved
        self.seat_asked = seat

    def table(self) -> tuple[Table, int]:
        """A table at the decision, and whose decision it is."""
        table = self.build()
        advance(table)
        return table, to_move(table) if self.seat_asked == NOBODY else self.seat_asked

    def verdict(self, line: Line) -> str:
        """What is wrong with a line of choices, or nothing."""
        said = f"{self.name}: {', '.join(line)}. {self.why}"
        if begins_with(line, self.bad):
            return f"A bad move in {said}"
        if self.good and not begins_with(line, self.good):
            return f"No good move in {said}"
        return ""


def position(
    *, good: Sequence[str] = (), bad: Sequence[str] = (), solved: bool = False, seat: int = NOBODY
) -> Callable[[Callable[[], Table]], Position]:
    """Make a position of the function that builds its table.

    With `good` a player must make one of these moves, with `bad` none of those. `solved` says that nobody
    but the seat and its partners decides anything until the end of the game: then every line is played out,
    and the good moves must win more often than all others. `seat` is needed only where several seats choose
    at once.
    """
    return lambda build: Position(build, good, bad, solved, seat)


def line_of(move: str) -> Line:
    """The choices of a move."""
    return [part.strip() for part in move.split(",")]


def begins_with(line: Line, moves: list[Line]) -> bool:
    """Whether a line of choices begins with one of these moves."""
    return any(line[: len(move)] == move for move in moves)


def replayed(
    game: str, seats: int, seed: int, choices: Sequence[str], options: Mapping[str, str] | None = None
) -> Table:
    """The table of a match after these choices of whoever was to move, each in notation."""
    rules = rules_of(game)
    match = Match(rules, rules.setup(seats, dict(options or {})), seed)
    for choice in choices:
        match.apply(open_asks(match.table)[0].seat, match.read(choice))
    return match.table


def positions_in(folder: Path) -> Iterator[tuple[str, Position]]:
    """The positions of all games, each with the name of its game: those of goa are in goa_positions.py."""
    for path in sorted(folder.glob("*_positions.py")):
        for found in vars(import_module(path.stem)).values():
            if isinstance(found, Position):
                yield path.stem.removesuffix("_positions"), found


# Players


def advanced(rules: Rules, table: Table, seed: int) -> Bot:
    """One move ahead, without overlooking anything."""
    return make_bot("advanced", seed)


def planner(rules: Rules, table: Table, seed: int) -> Bot:
    """A planner by lines, so that its moves can be repeated: it stands for expert and master."""
    assert table.origin is not None
    return PlannerBot(seed, judge_of(rules, table.origin[1]), lines=LINES)


PLAYERS = {"advanced": (advanced, range(4)), "planner": (planner, range(2))}


def played(found: Position, player: Callable[[Rules, Table, int], Bot], seed: int) -> Line:
    """What a player chooses in a position, as many choices as its longest move has."""
    table, seat = found.table()
    rules = rules_at(table)
    bot = player(rules, table, seed)
    line: Line = []
    for _ in range(max(len(move) for move in found.good + found.bad)):
        perspective = Perspective(rules, table, seat)
        if not perspective.options:
            break
        chosen = bot.choose(perspective)
        line.append(chosen.notation)
        take_for(table, seat, chosen)
    return line


# What a position must keep to


def faults(found: Position) -> list[str]:
    """What is wrong with a position itself."""
    table, seat = found.table()
    rules = rules_at(table)
    rules.check(table)
    wrong = [] if found.why.endswith(".") else ["its docstring must say why in a sentence"]
    if not found.good and not found.bad:
        wrong.append("it names neither good nor bad moves")
    for move in found.good + found.bad:
        wrong += [f"{move} is not possible: {text}" for text in impossible(rules, table.copy(), seat, move)]
    wrong += [f"{move} is both good and bad" for move in found.good if begins_with(move, found.bad)]
    if not wrong and not found.good and all_bad(found, Perspective(rules, table, seat)):
        wrong.append("nothing is left that is not bad")
    return wrong or (unproved(found, rules, table, seat) if found.solved else [])


def impossible(rules: Rules, table: Table, seat: int, move: Line) -> list[str]:
    """The first choice of a move that is not offered, with what is."""
    for choice in move:
        options = Perspective(rules, table, seat).options
        if choice not in notations(options):
            return [f"{choice} is not among {notations(options)}"]
        take_for(table, seat, rules.catalogue.read(choice))
    return []


def all_bad(found: Position, perspective: Perspective) -> bool:
    """Whether every choice is a bad move."""
    return all(begins_with([action.notation], found.bad) for action in perspective.options)


def unproved(found: Position, rules: Rules, table: Table, seat: int) -> list[str]:
    """Play every line to the end on tables that the seat could believe in, and compare what it wins.

    A move is worth the best of its lines on each table. What comes after a choice is so picked with the
    knowledge of what chance will bring, which flatters all moves alike.
    """
    shares: dict[str, float] = {}
    for seed in range(WORLDS):
        best: dict[str, float] = {}
        world = Perspective(rules, table, seat).imagine(seed)
        for line, share in ends(rules, world, seat):
            listed = [move for move in found.good + found.bad if begins_with(line, [move])]
            longest = max([1, *map(len, listed)])
            name = ", ".join(line[:longest])
            best[name] = max(best.get(name, 0.0), share)
        for name, share in best.items():
            shares[name] = shares.get(name, 0.0) + share / WORLDS
    right, wrong = [", ".join(move) for move in found.good], [", ".join(move) for move in found.bad]
    if right:
        least = min(shares[name] for name in right)
        others = [name for name in shares if name not in right and shares[name] >= least]
        return [f"{name} wins {shares[name]:.2f}, {right} {least:.2f}" for name in others]
    most = max(share for name, share in shares.items() if name not in wrong)
    return [f"{name} wins {shares[name]:.2f}, all else {most:.2f}" for name in wrong if shares[name] >= most]


def ends(rules: Rules, table: Table, seat: int) -> Iterator[tuple[Line, float]]:
    """Every line of a side that decides alone until the end, with its share of the victory."""
    sides = rules.sides(table)
    pending: list[tuple[Table, Line]] = [(table, [])]
    for _ in range(MOST_LINES):
        if not pending:
            return
        now, before = pending.pop()
        if not now.stack:
            yield before, rules.standings(now).shares()[seat]
            continue
        mover = to_move(now)
        assert sides[mover] == sides[seat], f"somebody else decides after {before}"
        for action in Perspective(rules, now, mover).options:
            after = now.copy()
            take_for(after, mover, action)
            pending.append((after, [*before, action.notation]))
    raise AssertionError(f"more than {MOST_LINES} lines")
