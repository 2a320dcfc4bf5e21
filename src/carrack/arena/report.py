"""Balance: what many games of computer players say about a game's length, seats, points and components.

The same seed gives the same report whoever plays: game n depends on the seed and on n alone, and no time is
measured.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, Final

from carrack.arena.crew import Crew
from carrack.arena.games import contestant, seed_of
from carrack.arena.simulate import Plan, chunks_of, rules_for
from carrack.arena.statistics import wilson
from carrack.bots.bot import Bot
from carrack.kernel.actions import Action
from carrack.kernel.events import Event
from carrack.kernel.messages import seat_thing
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules, Setup, SetupError
from carrack.kernel.standings import Standings
from carrack.kernel.table import Table, advance, open_asks, take, to_move

TURN: Final = "turn"
"""The event that begins a turn, in games that tell of it."""
ROUND: Final = "round"
"""The event that begins a round; in games that don't tell of it the turns of a seat are its rounds."""
Told = Counter[tuple[str, str]]
Chosen = Counter[tuple[str, str]]


class Played:
    """A game that was played: its set-up's number, its standings, and what was heard and seen of it."""

    __slots__ = ("heard", "setup", "standings")

    def __init__(self, setup: int, standings: Standings, heard: Heard) -> None:
        self.setup: Final = setup
        self.standings: Final = standings
        self.heard: Final = heard


class Heard:
    """What is heard and seen of a game while it is played.

    `told` counts events by kind, alone and with each component that they name; `reached` are the seats that
    events name together with a component. `chosen` counts choices by question and what was chosen. `remarks`
    says by name what the rules found worth a remark, and whether it was so at any decision.
    """

    __slots__ = ("beginnings", "chosen", "decisions", "reached", "remarks", "things", "told")

    def __init__(self, things: set[str]) -> None:
        self.things: Final = things
        self.told: Final[Told] = Counter()
        self.reached: Final[dict[tuple[str, str], set[str]]] = {}
        self.beginnings: Final[Counter[tuple[str, str]]] = Counter()
        self.chosen: Final[Chosen] = Counter()
        self.decisions = 0
        self.remarks: Final[dict[str, bool]] = {}

    def events(self, events: list[Event]) -> None:
        """Listen to what happened."""
        for event in events:
            seat = str(event.args.get("seat", ""))
            self.told[event.kind, ""] += 1
            if event.kind in {TURN, ROUND}:
                self.beginnings[event.kind, seat] += 1
            for thing in self.named((*event.args.values(), *event.secret.values())):
                self.told[event.kind, thing] += 1
                if seat:
                    self.reached.setdefault((event.kind, thing), set()).add(seat)

    def choice(self, rules: Rules, table: Table, seat: int, action: Action) -> None:
        """A seat is about to choose: count it, alone and with each component that its label names."""
        self.decisions += 1
        question = next(ask.name for ask in open_asks(table) if ask.seat == seat)
        word = action.notation.split(" ", 1)[0]
        self.chosen[question, word] += 1
        for thing in self.named(action.label.args.values()):
            self.chosen[question, f"{word} {thing}"] += 1
        for name, so in rules.remarks(table).items():
            self.remarks[name] = self.remarks.get(name, False) or so

    def named(self, values: Iterable[object]) -> list[str]:
        """Those of some values that are components."""
        return [value for value in values if isinstance(value, str) and value in self.things]

    def rounds(self) -> int:
        """The rounds that were begun: told as such, or the turns of the seat that had most."""
        kind = ROUND if any(kind == ROUND for kind, _ in self.beginnings) else TURN
        return max([times for (begun, _), times in self.beginnings.items() if begun == kind], default=0)


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


def report(plan: Plan, vary: str, crew: Crew, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play all games of a plan and count; `progress` is told the number of games finished."""
    rules = rules_for(plan)
    setups = setups_of(rules, plan, vary)
    count = Count(rules, setups)
    chunks = [(plan, vary, first, end) for first, end in chunks_of(plan.games, crew.workers)]
    for games in crew.each(play_chunk, chunks):
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
            contestant(kind, seed_of(plan.seed, game, "bot", seat))
            for seat, kind in enumerate(plan.kinds(game))
        ]
        at = game % len(setups)
        played.append(play_listened(rules, setups[at], at, seed_of(plan.seed, game, "table"), bots))
    return played


def play_listened(rules: Rules, setup: Setup, number: int, seed: int, bots: list[Bot]) -> Played:
    """Play one game and listen to what happens."""
    table = rules.new_table(setup, seed)
    heard = Heard({component.id for component in rules.components() if component.kind != "seat"})
    table.events = []
    options = advance(table)
    while options:
        seat = to_move(table)
        action = bots[seat].choose(Perspective(rules, table, seat, options))
        heard.choice(rules, table, seat, action)
        options = take(table, action)
        heard.events(table.events)
        table.events = []
    heard.events(table.events)
    return Played(number, rules.standings(table), heard)


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


class Lead:
    """How far the winner is ahead in points: of the best other team, and of the last."""

    __slots__ = ("lasts", "leads", "seconds", "winners")

    def __init__(self) -> None:
        self.winners: list[int] = []
        self.seconds: list[int] = []
        self.lasts: list[int] = []
        self.leads: list[int] = []

    def add(self, standings: Standings) -> None:
        """Count a game; whoever shares the victory in points has no lead. A game for one has none either."""
        winner = standings.winners()[0]
        team = standings.teams[winner]
        others = [score for at, score in enumerate(standings.scores) if standings.teams[at] != team]
        if others:
            score = standings.scores[winner]
            self.winners.append(score)
            self.seconds.append(max(others))
            self.lasts.append(min(others))
            self.leads.append(score - max(others))

    def as_json(self) -> dict[str, Any]:
        """The points, and the lead also as a share of the winners' points."""
        if not self.leads:
            return {}
        points = sum(self.winners)
        return {
            "winner": spread(self.winners),
            "second": spread(self.seconds),
            "last": spread(self.lasts),
            "lead": spread(self.leads),
            "share": sum(self.leads) / points if points > 0 else None,
        }


class Count:
    """Adds up games; their order does not matter."""

    def __init__(self, rules: Rules, setups: list[Setup]) -> None:
        self.called: Final = [rules.called(setup) for setup in setups]
        self.games = 0
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.rounds: list[int] = []
        self.lead: Final = Lead()
        self.by_seat: Final = [Share() for _ in range(setups[0].seats)]
        self.by_name: Final[dict[str, Share]] = {}
        self.winners: Final = Share()
        self.told: Final[Told] = Counter()
        self.reached: Final[Counter[tuple[str, str]]] = Counter()
        self.chosen: Final[Chosen] = Counter()
        self.remarks: Final[Counter[str]] = Counter()

    def add(self, played: Played) -> None:
        """Count a game."""
        heard = played.heard
        standings = played.standings
        self.games += 1
        self.decisions.append(heard.decisions)
        self.turns.append(heard.told[TURN, ""])
        self.rounds.append(heard.rounds())
        self.lead.add(standings)
        self.told.update(heard.told)
        self.reached.update({key: len(seats) for key, seats in heard.reached.items()})
        self.chosen.update(heard.chosen)
        self.remarks.update({name: int(so) for name, so in heard.remarks.items()})
        for seat, share in enumerate(self.by_seat):
            share.add(standings, seat)
            name = self.called[played.setup].get(seat_thing(seat), seat_thing(seat))
            self.by_name.setdefault(name, Share()).add(standings, seat)
        for seat in standings.winners():
            self.winners.add(standings, seat)

    def as_json(self) -> dict[str, Any]:
        """Everything counted; `taken` says how often a game's events named each component, per game."""
        taken: dict[str, dict[str, float]] = {}
        reached: dict[str, dict[str, float]] = {}
        seats = self.games * len(self.by_seat)
        for (kind, thing), times in most_first(self.told):
            if thing:
                taken.setdefault(kind, {})[thing] = times / self.games
                if (kind, thing) in self.reached:
                    reached.setdefault(kind, {})[thing] = self.reached[kind, thing] / seats
        return {
            "games": self.games,
            "decisions": spread(self.decisions),
            "turns": spread(self.turns),
            "rounds": spread(self.rounds),
            "lead": self.lead.as_json(),
            "remarks": {name: times / self.games for name, times in sorted(self.remarks.items())},
            "by_seat": [share.as_json() for share in self.by_seat],
            "by_name": {name: share.as_json() for name, share in sorted(self.by_name.items())},
            "winners": self.winners.as_json(),
            "choices": self.choices(),
            "events": {
                kind: times / self.games for (kind, thing), times in sorted(self.told.items()) if not thing
            },
            "taken": {kind: taken[kind] for kind in sorted(taken)},
            "reached": {kind: reached[kind] for kind in sorted(reached)},
        }

    def choices(self) -> dict[str, Any]:
        """For each question how often it is answered in a game, and the share of each answer among these."""
        found: dict[str, Any] = {}
        for (question, answer), times in most_first(self.chosen):
            of = found.setdefault(question, {"times": 0, "shares": {}})
            of["shares"][answer] = times
            if " " not in answer:
                of["times"] += times
        for of in found.values():
            of["shares"] = {answer: times / of["times"] for answer, times in of["shares"].items()}
            of["times"] /= self.games
        return {question: found[question] for question in sorted(found)}


def most_first(counts: Counter[tuple[str, str]]) -> list[tuple[tuple[str, str], int]]:
    """What was counted, the most frequent first."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def spread(numbers: list[int]) -> dict[str, float]:
    """The mean, the middle and both ends."""
    ordered = sorted(numbers)
    return {
        "mean": sum(ordered) / len(ordered),
        "least": ordered[0],
        "middle": ordered[len(ordered) // 2],
        "most": ordered[-1],
    }
