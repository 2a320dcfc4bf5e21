"""Fuzzing: the conformance checks on as many random games as one likes, in several processes.

A game depends on the seed and its number alone, so the same seed plays the same games with any number of
processes. A game that fails is written to a match file, with what the check said beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from carrack.arena.checks.legality import check_notation, check_when
from carrack.arena.checks.position import CheckError
from carrack.arena.checks.words import Reader
from carrack.arena.conformance import FailedGameError, check_game, label, random_choices
from carrack.arena.crew import in_processes
from carrack.arena.games import seed_of
from carrack.kernel import saves
from carrack.kernel.chance import Key
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup

KEYED_EVERY = 4
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Failure:
    """A game that failed: its number, the set-up, the check, what it said, and the match file.

    What is wrong with the game's actions or texts, whatever is played, has number -1 and no file.
    """

    number: int
    setup: str
    check: str
    text: str
    file: Path | None


@dataclass
class FuzzResult:
    """What a run found; `decisions` counts those of all games."""

    game: str
    games: int
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)


@dataclass(frozen=True)
class Run:
    """What to play: one set-up, or all of them in turn when `seats` and `options` are left open."""

    game: str
    seats: int | None
    options: tuple[tuple[str, str], ...]
    seed: int
    folder: Path
    pack: Path | None


def fuzz(
    game: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    games: int = 100,
    jobs: int = 1,
    seed: int = 0,
    progress: Progress | None = None,
    folder: Path = Path(),
    pack: Path | None = None,
) -> FuzzResult:
    """Check random games. `progress` is called with the games done and all games; files go to `folder`."""
    run = Run(game, seats, tuple(sorted((options or {}).items())), seed, folder, pack)
    chosen_setups(run)  # a wrong game, number of players or option is an error before anything is played
    result = FuzzResult(game, games)
    result.failures += static_failures(run)
    tasks = [(run, number) for number in range(games)]
    for done, (decisions, failure) in enumerate(in_processes(play_one, tasks, jobs), 1):
        result.decisions += decisions
        if failure is not None:
            result.failures.append(failure)
        if progress is not None:
            progress(done, games)
    result.failures.sort(key=lambda failure: failure.number)
    return result


@cache
def prepared(game: str, pack: Path | None) -> tuple[Rules, Reader]:
    """The rules and their texts, read once in each process."""
    rules = rules_of(game, pack)
    return rules, Reader(rules)


def static_failures(run: Run) -> list[Failure]:
    """What is wrong before anything is played."""
    rules, reader = prepared(run.game, run.pack)
    try:
        check_notation(rules)
        check_when(rules)
        reader.check_static()
    except CheckError as error:
        return [Failure(-1, rules.id, error.check, str(error), None)]
    return []


def chosen_setups(run: Run) -> list[Setup]:
    """The set-ups that are played in turn."""
    rules, _ = prepared(run.game, run.pack)
    if run.options:
        return rules.setups_with(run.seats, dict(run.options))
    if run.seats is None:
        return rules.setups()
    rules.usual_setup(run.seats)
    return [setup for setup in rules.setups() if setup.seats == run.seats]


def play_one(task: tuple[Run, int]) -> tuple[int, Failure | None]:
    """One game of a run: the number of its decisions, and what failed. Some games have keyed chance."""
    run, number = task
    rules, reader = prepared(run.game, run.pack)
    possible = chosen_setups(run)
    setup = possible[number % len(possible)]
    seed = seed_of(run.seed, number)
    key = Key(f"secret {seed}", (f"nonce {number}",)) if number % KEYED_EVERY == KEYED_EVERY - 1 else None
    try:
        match = check_game(rules, setup, seed, random_choices(seed), key=key, reader=reader)
    except FailedGameError as error:
        file = write_failure(error, run.folder, f"{label(rules, setup)}-{run.seed}-{number}")
        name = label(rules, setup)
        return len(error.match.choices), Failure(number, name, error.check, str(error), file)
    return len(match.choices), None


def write_failure(error: FailedGameError, folder: Path, name: str) -> Path:
    """The match of a failed game as a file, and what the check said as text beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    saves.write(saves.SavedMatch(error.match, ["random"] * error.match.setup.seats), path)
    path.with_suffix(".txt").write_text(f"{error}\n", encoding="utf-8")
    return path
