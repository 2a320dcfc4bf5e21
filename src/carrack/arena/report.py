"""Balance: what many games of computer players say about a game's length, seats, points and components.

The same seed gives the same report whatever the number of processes: game n depends on the seed and on n
alone, and no time is measured.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, Final

from carrack.arena.games import seed_of
from carrack.arena.processes import in_processes
from carrack.arena.simulate import Plan, chunks_of, rules_for
from carrack.arena.statistics import wilson
from carrack.bots.bot import Bot
from carrack.bots.kinds import make_bot
from carrack.kernel.events import Event
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules, Setup, SetupError
from carrack.kernel.standings import Standings
from carrack.kernel.table import advance, take, to_move

TURN: Final = "turn"
"""The event that begins a turn, in games that tell of it."""
Told = Counter[tuple[str, str]]


class Played:
    """A game that was played: its set-up's number, standings, decisions, and how often what was told."""

    __slots__ = ("decisions", "setup", "standings", "told")

    def __init__(self, setup: int, standings: Standings, decisions: int, told: Told) -> None:
        self.setup: Final = setup
        self.standings: Final = standings
        self.decisions: Final = decisions
        self.told: Final = told


def setups_of(rules: Rules, plan: Plan, vary: str) -> list[Setup]:
    """The set-up of a plan, or one for each value of an option that goes with the rest of it."""
    if not vary:
        return [rules.setup(plan.players, plan.options)]
    option = next((option for option in rules.options if option.name == vary), None)
    if option is None:
        known = ", ".join(option.name for option in rules.options) or "none"
        raise SetupError(f"{rules.id} has no option {vary!r}; its options are {known}")
    found = []
    for value in option.values:
        try:
            found.append(rules.setup(plan.players, plan.options | {vary: value}))
        except SetupError:
            continue
    if not found:
        raise SetupError(f"{rules.id}: no value of {vary} goes with the other options")
    return found


def report(plan: Plan, vary: str, jobs: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play all games of a plan and count; `progress` is told the number of games finished."""
    rules = rules_for(plan)
    setups = setups_of(rules, plan, vary)
    count = Count(rules, setups)
    chunks = [(plan, vary, first, end) for first, end in chunks_of(plan.games, jobs)]
    for games in in_processes(play_chunk, chunks, jobs):
        for played in games:
            count.add(played)
        progress(count.games)
    return {
        "game": plan.game,
        "players": plan.players,
        "options": [setup.options for setup in setups],
        "pack": rules.pack,
        "bots": plan.bots,
        "seed": plan.seed,
        **count.as_json(),
    }


def play_chunk(chunk: tuple[Plan, str, int, int]) -> list[Played]:
    """Some games of a plan."""
    plan, vary, first, end = chunk
    rules = rules_for(plan)
    setups = setups_of(rules, plan, vary)
    played = []
    for game in range(first, end):
        bots = [
            make_bot(kind, seed_of(plan.seed, game, "bot", seat))
            for seat, kind in enumerate(plan.kinds(game))
        ]
        at = game % len(setups)
        played.append(play_listened(rules, setups[at], at, seed_of(plan.seed, game, "table"), bots))
    return played


def play_listened(rules: Rules, setup: Setup, number: int, seed: int, bots: list[Bot]) -> Played:
    """Play one game and listen to what happens."""
    table = rules.new_table(setup, seed)
    things = {component.id for component in rules.components() if component.kind != "seat"}
    told: Told = Counter()
    decisions = 0
    table.events = []
    options = advance(table)
    while options:
        decisions += 1
        seat = to_move(table)
        action = bots[seat].choose(Perspective(rules, table, seat, options))
        options = take(table, action)
        told.update(heard(table.events, things))
        table.events = []
    told.update(heard(table.events, things))
    return Played(number, rules.standings(table), decisions, told)


def heard(events: list[Event], things: set[str]) -> Iterable[tuple[str, str]]:
    """Each event once by its kind alone, and once for each component that it names."""
    for event in events:
        yield event.kind, ""
        for value in (*event.args.values(), *event.secret.values()):
            if isinstance(value, str) and value in things:
                yield event.kind, value


class Share:
    """Victories and points of a seat, or of whatever a seat is called."""

    __slots__ = ("games", "scores", "sources", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = Fraction(0)
        self.scores = 0
        self.sources: Counter[str] = Counter()

    def add(self, standings: Standings, seat: int) -> None:
        """Count a game of a seat; a shared victory is split."""
        winning = {standings.teams[other] for other in standings.winners()}
        self.games += 1
        self.wins += Fraction(1, len(winning)) if standings.places[seat] == 1 else 0
        self.scores += standings.scores[seat]
        self.sources.update({category.name: category.values[seat] for category in standings.categories})

    def as_json(self) -> dict[str, Any]:
        """Means and the share of victories with its interval of 95 %."""
        return {
            "games": self.games,
            "win_share": float(self.wins / self.games),
            "win_interval": list(wilson(float(self.wins), self.games)),
            "mean_score": self.scores / self.games,
            "mean_by_source": {name: total / self.games for name, total in self.sources.items()},
        }


class Count:
    """Adds up games; their order does not matter."""

    def __init__(self, rules: Rules, setups: list[Setup]) -> None:
        self.called: Final = [rules.called(setup) for setup in setups]
        self.games = 0
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.by_seat: Final = [Share() for _ in range(setups[0].seats)]
        self.by_name: Final[dict[str, Share]] = {}
        self.winners: Final = Share()
        self.told: Told = Counter()

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games += 1
        self.decisions.append(played.decisions)
        self.turns.append(played.told[TURN, ""])
        self.told.update(played.told)
        standings = played.standings
        for seat, share in enumerate(self.by_seat):
            share.add(standings, seat)
            name = self.called[played.setup].get(f"seat:{seat}", f"seat:{seat}")
            self.by_name.setdefault(name, Share()).add(standings, seat)
        for seat in standings.winners():
            self.winners.add(standings, seat)

    def as_json(self) -> dict[str, Any]:
        """Everything counted; `taken` says how often a game's events named each component, per game."""
        taken: dict[str, dict[str, float]] = {}
        for (kind, thing), times in sorted(self.told.items(), key=lambda item: (-item[1], item[0])):
            if thing:
                taken.setdefault(kind, {})[thing] = times / self.games
        return {
            "games": self.games,
            "decisions": spread(self.decisions),
            "turns": spread(self.turns),
            "by_seat": [share.as_json() for share in self.by_seat],
            "by_name": {name: share.as_json() for name, share in sorted(self.by_name.items())},
            "winners": self.winners.as_json(),
            "events": {
                kind: times / self.games for (kind, thing), times in sorted(self.told.items()) if not thing
            },
            "taken": {kind: taken[kind] for kind in sorted(taken)},
        }


def spread(numbers: list[int]) -> dict[str, float]:
    """The mean, the middle and both ends."""
    ordered = sorted(numbers)
    return {
        "mean": sum(ordered) / len(ordered),
        "least": ordered[0],
        "middle": ordered[len(ordered) // 2],
        "most": ordered[-1],
    }
