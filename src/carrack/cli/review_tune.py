"""`carrack review-tune`: measures what reviews ship with the package."""

from __future__ import annotations

from pathlib import Path

import click

from carrack.arena.processes import processors
from carrack.cli.output import Bar
from carrack.cli.parameters import (
    as_options,
    examples,
    game_argument,
    jobs_option,
    option_option,
    rules_with,
    seats_option,
    seed_option,
)
from carrack.review.tuned import FOLDER, Tuned, mark_of_weights, name_of, write
from carrack.review.tuning import Plan, calibration_of, levels_of


@click.command(
    "review-tune",
    epilog=examples(
        "carrack review-tune goa --players 3 --games 100 --jobs 0",
        "carrack review-tune 13-kolonien --players 3 --option mode=E --out tuned",
    ),
)
@game_argument()
@seats_option
@click.option(
    "--games",
    type=click.IntRange(10, 100_000),
    default=100,
    show_default=True,
    help="Games of mixed levels, and as many of the level advanced, to put chances right.",
)
@click.option(
    "--reviewed",
    type=click.IntRange(4, 10_000),
    default=16,
    show_default=True,
    help="Further games of mixed levels that are reviewed.",
)
@seed_option(1)
@jobs_option
@option_option
@click.option(
    "--out", type=click.Path(path_type=Path), default=FOLDER, help="The folder; otherwise the package's own."
)
def review_tune(
    game: str,
    players: int | None,
    games: int,
    reviewed: int,
    seed: int,
    jobs: int,
    options: tuple[tuple[str, str], ...],
    out: Path,
) -> None:
    """Measure what puts the chances of reviews right, and what each level's moves cost.

    The result is a small file for the game, its number of players and its family of set-ups. It is to be
    made anew when the learned weights or the hand-written judgement change.
    """
    rules = rules_with(game, None)
    setup = rules.setup(rules.players[-1] if players is None else players, as_options(options))
    plan = Plan(game, setup.seats, setup.options, seed)
    processes = jobs or processors()
    with Bar("games", 2 * games) as bar:
        calibration = calibration_of(plan, games, processes, bar.step)
    with Bar("reviews", reviewed) as bar:
        bounds, levels = levels_of(plan, calibration, reviewed, processes, bar.step)
    chosen = "".join([f" --option {name}={value}" for name, value in options])
    command = (
        f"carrack review-tune {game} --players {setup.seats}{chosen} --games {games} --reviewed {reviewed} "
        f"--seed {seed}"
    )
    path = write(
        name_of(rules, setup), Tuned(calibration, bounds, levels, command, mark_of_weights(rules, setup)), out
    )
    click.echo(f"{path}: exponent {calibration.exponent}, {len(calibration.tempo)} questions")
