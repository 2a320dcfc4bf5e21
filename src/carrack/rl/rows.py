"""The choices of games as rows of a table: who chose what where, and what came of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from carrack.arena.games import contestant, seed_of
from carrack.arena.simulate import Plan, rules_for
from carrack.bots.bot import Bot
from carrack.bots.weights import judge_of
from carrack.kernel.match import Match
from carrack.kernel.perspective import ask_of
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import load, record_in
from carrack.kernel.table import open_asks
from carrack.rl.task import Task

Columns = dict[str, list[Any]]


class Wanted(NamedTuple):
    """A game whose choices are wanted: a match file, or a game of a plan; and whether with chances."""

    name: str
    chances: bool
    file: bytes = b""
    pack: Path | None = None
    plan: Plan | None = None
    number: int = 0


def columns_of(wanted: Wanted) -> Columns:
    """The rows of one game, by column."""
    if wanted.plan is not None:
        match, kinds = played(wanted.plan, wanted.number)
    else:
        path = Path(wanted.name)
        record = record_in(path, wanted.file)
        saved = load(path, rules_of(record.game, wanted.pack), record)
        match, kinds = saved.match, saved.players
        if saved.drift is not None:
            raise ValueError(f"{wanted.name}: {saved.drift}")
    return told(match, kinds, wanted)


def played(plan: Plan, number: int) -> tuple[Match, list[str]]:
    """A game of a plan, the same one that `carrack simulate` plays, with its choices."""
    rules = rules_for(plan)
    kinds = plan.kinds(number)
    bots: list[Bot] = [
        contestant(kind, seed_of(plan.seed, number, "bot", seat)) for seat, kind in enumerate(kinds)
    ]
    match = Match(rules, rules.setup(plan.players, plan.options), seed_of(plan.seed, number, "table"))
    while not match.over:
        seat = open_asks(match.table)[0].seat
        match.apply(seat, bots[seat].choose(match.perspective(seat)))
    return match, kinds


def told(match: Match, kinds: list[str], wanted: Wanted) -> Columns:
    """A row for each choice, with the position as the seat that chose knew it."""
    rules, setup = match.rules, match.setup
    task = Task(rules.id, setup.seats, setup.options, pack=rules.pack_folder)
    judge = judge_of(rules, setup) if wanted.chances else None
    standings = rules.standings(match.table) if match.over else None
    shares = [] if standings is None else standings.shares()
    found: Columns = {name: [] for name in COLUMNS}
    options = json.dumps(setup.options)
    for at, choice in enumerate(match.choices):
        table, seat = match.position(at), choice.seat
        ask = ask_of(table, seat)
        assert ask is not None
        row = {
            "name": wanted.name,
            "game": rules.id,
            "players": setup.seats,
            "options": options,
            "number": at,
            "seat": seat,
            "player": kinds[seat],
            "question": ask.name,
            "possible": [action.index for action in ask.options(table)],
            "choice": choice.do,
            "action": match.read(choice.do).index,
            "features": task.observed(table, seat),
            "chances": None if judge is None else judge.chances(table, seat),
            "score": None if standings is None else standings.scores[seat],
            "place": None if standings is None else standings.places[seat],
            "share": None if standings is None else shares[seat],
        }
        for name, value in row.items():
            found[name].append(value)
    return found


COLUMNS: dict[str, str] = {
    "name": "the match file, or the number of the simulated game",
    "game": "the game",
    "players": "how many play",
    "options": "the options, as JSON",
    "number": "the number of the choice in its game, from 0 on",
    "seat": "who chose, from 0 on",
    "player": "human, or the kind of the computer player",
    "question": "what was asked",
    "possible": "the options, by their numbers in the game's catalogue",
    "choice": "what was chosen, in notation",
    "action": "what was chosen, by its number in the catalogue",
    "features": "the position as the seat knew it; the file's metadata name the numbers",
    "chances": "with --chances: everybody's chance of winning by seat, as computer players judge it",
    "score": "the seat's score in the end; empty in a game that isn't over",
    "place": "its place in the end",
    "share": "its share of the victory in the end",
}
