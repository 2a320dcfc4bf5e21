"""`carrack train`: let a net learn a game by playing against itself."""

from __future__ import annotations

import os
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import click

from carrack.arena.crew import LocalCrew, RayCrew
from carrack.arena.processes import processors
from carrack.cli.crews import check_crew, ray_option
from carrack.cli.output import Bar, StoppedError, WrongInputError
from carrack.cli.parameters import (
    as_options,
    examples,
    game_argument,
    option_option,
    pack_option,
    rules_with,
    seed_option,
)
from carrack.extras import needs
from carrack.kernel.rules import Rules

MINUTES = 60
MEASURED = 3  # players in a match that measures strength, where so many can play


@click.command(
    epilog=examples(
        "carrack train goa --players 3 --minutes 30 --jobs 0 --out goa.net",
        "carrack train goa --minutes 120 --from goa.net --out better.net",
        "carrack train goa --ray auto --out goa.net",
    )
)
@game_argument()
@click.option("--players", type=int, help="Learn games of so many; otherwise of all numbers in turn.")
@option_option
@pack_option
@click.option(
    "--minutes",
    type=click.FloatRange(0.05, 100_000),
    help=f"How long to learn, stops not counted; {MINUTES} unless told otherwise.",
)
@click.option("--rounds", type=click.IntRange(1, 1_000_000), help="End after so many rounds instead.")
@click.option(
    "--games", type=click.IntRange(1, 10_000), default=100, show_default=True, help="Games of a round."
)
@click.option(
    "--match-games", type=click.IntRange(1, 10_000), default=150, show_default=True, help="Games of a match."
)
@click.option(
    "--jobs",
    type=click.IntRange(0, 1024),
    help="Processes that play; 0, as without the option, is one for each processor.",
)
@ray_option
@click.option(
    "--from",
    "before",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Weights to begin with.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The file of weights to write.",
)
@seed_option(1)
def train(
    game: str,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    pack: Path | None,
    minutes: float | None,
    rounds: int | None,
    games: int,
    match_games: int,
    jobs: int | None,
    ray: str | None,
    before: Path | None,
    out: Path,
    seed: int,
) -> None:
    """Learn a game by self-play and write the weights to a file.

    Everything that is needed to go on is kept in the folder OUT.run, with a log of JSON lines and a plot of
    the strength over time, measured by matches against the greedy player. The same command goes on where the
    last one stopped. The result depends on the seed and the number of rounds, not on who played which game.
    """
    if rounds and minutes:
        raise WrongInputError("--rounds and --minutes: one of them says when it is enough")
    check_crew(ray)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    with needs("train"):
        from carrack.training import run as training  # noqa: PLC0415  # an extra
        from carrack.training.plot import plot  # noqa: PLC0415
    rules = rules_with(game, pack)
    setups = setups_of(rules, players, as_options(options))
    recipe = training.Recipe(
        game,
        rules.family(rules.setup(*setups[0])),
        setups,
        "" if pack is None else str(pack.resolve()),
        seed,
        games=games,
        match_games=match_games,
    )
    check_writable(out)
    folder = out.with_name(out.name + ".run")
    with ExitStack() as stack:
        try:
            crew = RayCrew(ray) if ray else LocalCrew(jobs or processors())
            stack.callback(crew.close)
            run = training.Run(recipe, folder, crew, tell, before)
            most = rounds or minutes or MINUTES
            bar = stack.enter_context(Bar("rounds" if rounds else "minutes", most))
            begun = time.monotonic() - run.seconds

            def enough() -> bool:
                done = run.round if rounds else (time.monotonic() - begun) / 60
                bar.step(min(done, most))
                return done >= most

            run.go_on(enough)
            run.finish(out)
            picture = plot(folder / "log.jsonl", f"Learning {game}")
            (folder / "strength.svg").write_text(picture, encoding="utf-8")
        except training.TrainingError as error:
            raise WrongInputError(str(error)) from error
        except OSError as error:
            raise WrongInputError(f"{error}. {goes_on(folder)}") from error
        except KeyboardInterrupt as error:
            raise StoppedError(f"interrupted. {goes_on(folder)}") from error


def goes_on(folder: Path) -> str:
    """How a run that was stopped goes on."""
    if not (folder / "checkpoint.npz").is_file():
        return "No round is done yet; the same command begins anew"
    return f"{folder} holds the last round that is done; the same command goes on from there"


def check_writable(out: Path) -> None:
    """Find out now, not after hours, that there is no place for the result."""
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=out.parent):
            pass
    except OSError as error:
        raise WrongInputError(f"{out} can't be written: {error}") from error


def setups_of(rules: Rules, players: int | None, options: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """The set-ups that games are played with in turn, those first by which the strength is measured.

    Three quarters of the games are the usual ones; the others try what else belongs to the same family.
    """
    usual = [(setup.seats, options) for setup in rules.setups_with(players, options)]
    if players is not None:
        return usual
    family = rules.family(rules.setup(*usual[0]))
    others = [(one.seats, one.options) for one in rules.setups() if rules.family(one) == family]
    middle = [one for one in usual if one[0] == MEASURED] or usual[:1]
    return middle + usual * max(1, round(3 * len(others) / len(usual))) + others


def tell(told: dict[str, Any]) -> None:
    """A line for each match."""
    match = told.get("match")
    if match:
        click.echo(
            f"{told['games']:,} games: {100 * match['share']:.1f} % of {match['games']} against "
            f"{match['against']} ({100 * match['low']:.0f} to {100 * match['high']:.0f}, "
            f"even {100 * match['even']:.1f})",
            err=True,
        )
