"""`carrack review-check`: how good the reviews of a game are, measured on fresh games."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click
import msgspec

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
from carrack.review.checks import Checked, looks, planted_found
from carrack.review.tuning import Plan


@click.command(
    "review-check",
    epilog=examples(
        "carrack review-check goa --players 3 --games 400 --jobs 0",
        "carrack review-check goa --players 3 --games 400 --planted 100 --out goa-3.json",
    ),
)
@game_argument()
@seats_option
@click.option(
    "--games",
    type=click.IntRange(2, 1_000_000),
    default=400,
    show_default=True,
    help="Games of mixed levels for chances and luck, five positions of each.",
)
@click.option(
    "--planted",
    type=click.IntRange(0, 100_000),
    default=0,
    show_default=True,
    help="Games of experts (by lines) with a random blunder to be found.",
)
@seed_option(2)
@jobs_option
@option_option
@click.option("--out", type=click.Path(path_type=Path), help="Write the record to a file.")
def review_check(
    game: str,
    players: int | None,
    games: int,
    planted: int,
    seed: int,
    jobs: int,
    options: tuple[tuple[str, str], ...],
    out: Path | None,
) -> None:
    """Measure how good the reviews of a game are.

    Shows the expected calibration error of the chances, the mean luck of each seat, and how many planted
    choices are among the three costliest of their game.
    """
    rules = rules_with(game, None)
    chosen = as_options(options)
    setup = rules.setup(rules.players[-1] if players is None else players, chosen)
    plan = Plan(game, setup.seats, setup.options, seed)
    processes = jobs or processors()
    with Bar("games", games) as bar:
        calibration, luck = looks(plan, games, processes, bar.step)
    found = None
    if planted:
        with Bar("planted", planted) as bar:
            found = planted_found(plan, planted, processes, bar.step)
    words = "".join([f" --option {name}={value}" for name, value in options])
    command = (
        f"carrack review-check {game} --players {setup.seats}{words} --games {games} --planted {planted} "
        f"--seed {seed}"
    )
    today = datetime.now(UTC).date().isoformat()
    record = Checked(game, setup.seats, chosen, command, today, calibration, luck, found)
    if out is not None:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
    click.echo(
        f"{game}, {setup.seats} players: calibration error {100 * calibration.error:.1f} % over "
        f"{calibration.positions} positions of {games} games (one seat's view as it is: "
        f"{100 * calibration.raw_error:.1f} %)"
    )
    for seat, (mean, spread) in enumerate(zip(luck.means, luck.spreads, strict=True), 1):
        click.echo(f"luck of seat {seat}: {100 * mean:+.2f} % ± {100 * spread:.2f}")
    if found is not None:
        click.echo(f"planted choices found: {found.found} of {found.games}")
