"""`carrack explore-make`: plays the games that `carrack explore` tells of."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from carrack.arena.processes import processors
from carrack.arena.simulate import Plan
from carrack.cli.output import Bar
from carrack.cli.parameters import (
    as_options,
    bots_option,
    examples,
    game_argument,
    jobs_option,
    kinds_of,
    option_option,
    rules_with,
    seats_option,
    seed_option,
)
from carrack.explore.making import explored_by
from carrack.explore.shipped import FOLDER, Shipped, write


@click.command(
    "explore-make",
    epilog=examples(
        "carrack explore-make goa --players 3 --games 400 --jobs 0",
        "carrack explore-make 13-kolonien --players 3 --option mode=E --bots expert --out explored",
    ),
)
@game_argument()
@seats_option
@click.option("--games", type=click.IntRange(10, 1_000_000), default=400, show_default=True)
@bots_option("advanced")
@seed_option(1)
@jobs_option
@option_option
@click.option(
    "--out", type=click.Path(path_type=Path), default=FOLDER, help="The folder; otherwise the package's own."
)
def explore_make(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int,
    jobs: int,
    options: tuple[tuple[str, str], ...],
    out: Path,
) -> None:
    """Play games and count openings, points by source and what seats are worth.

    The result is a small file for the game, its number of players and its variant. Openings that
    were played less often than once in 200 are left out.
    """
    rules = rules_with(game, None)
    seats = rules.players[-1] if players is None else players
    setup = rules.setup(seats, rules.usual_setup(seats).options | as_options(options))
    kinds = kinds_of(bots)
    with Bar("games", games) as bar:
        found = explored_by(
            Plan(game, seats, games, kinds, seed, setup.options), jobs or processors(), bar.step
        )
    given = "".join([f" --option {name}={value}" for name, value in options])
    command = (
        f"carrack explore-make {game} --players {seats}{given} --games {games} --bots {bots} --seed {seed}"
    )
    today = datetime.now(UTC).date().isoformat()
    path = write(Shipped(found, kinds, setup.options, command, today), out)
    click.echo(f"{path}: {found.games} games, {path.stat().st_size / 1000:.1f} kB")
