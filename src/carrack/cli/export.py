"""`carrack export`: the choices of games as a table for analysis."""

from __future__ import annotations

from pathlib import Path

import click

from carrack.arena.processes import processors
from carrack.arena.simulate import Plan
from carrack.cli.history import load_match
from carrack.cli.output import Bar, WrongInputError
from carrack.cli.parameters import (
    as_options,
    bots_option,
    examples,
    jobs_option,
    kinds_of,
    option_option,
    pack_option,
    rules_with,
    seats_option,
    seed_option,
)
from carrack.extras import needs
from carrack.kernel.registry import current_id
from carrack.kernel.rules import Rules
from carrack.rl.rows import Wanted


@click.command(
    epilog=examples(
        "carrack export my-game.json --parquet my-game.parquet",
        "carrack export --simulate goa --players 3 --games 100 --bots advanced,casual --parquet goa.parquet",
    )
)
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar="[FILE]...")
@click.option(
    "--parquet", required=True, type=click.Path(dir_okay=False, path_type=Path), help="The file to write."
)
@click.option("--simulate", metavar="GAME", help="Let computer players play games instead of reading files.")
@seats_option
@click.option(
    "--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="With --simulate."
)
@bots_option("random")
@seed_option(1)
@option_option
@click.option("--chances", is_flag=True, help="Add everybody's chances of winning at each choice.")
@jobs_option
@pack_option
def export(
    files: tuple[Path, ...],
    parquet: Path,
    simulate: str | None,
    players: int | None,
    games: int,
    bots: str,
    seed: int,
    options: tuple[tuple[str, str], ...],
    chances: bool,
    jobs: int,
    pack: Path | None,
) -> None:
    """Write the choices of games to a Parquet file: a row for each.

    A row has the position as the seat knew it (the game's features), what could be chosen and what was, who
    chose, and what came of it. Games come from match files, or are played by computer players: the same
    games as `carrack simulate` plays with the same seed.
    """
    if bool(files) == (simulate is not None):
        raise click.UsageError("name match files, or a game with --simulate")
    if not parquet.parent.is_dir():
        raise WrongInputError(f"--parquet {parquet}: there is no folder {parquet.parent}")
    with needs("rl"):
        from carrack.rl.export import export as write  # noqa: PLC0415  # an extra
    wanted: list[Wanted]
    if simulate is not None:
        rules = rules_with(simulate, pack)
        seats = rules.players[-1] if players is None else players
        plan = Plan(current_id(simulate), seats, games, kinds_of(bots), seed, as_options(options), pack)
        rules.setup(seats, plan.options)
        wanted = [Wanted(str(number), chances, plan=plan, number=number) for number in range(games)]
        about = {rules.id: rules}
    else:
        wanted, about = in_files(files, chances, pack)
    with Bar("games", len(wanted)) as bar:
        rows = write(wanted, list(about.values()), parquet, jobs or processors(), bar.step)
    click.echo(f"{rows:,} choices of {len(wanted):,} games: {parquet}")


def in_files(
    files: tuple[Path, ...], chances: bool, pack: Path | None
) -> tuple[list[Wanted], dict[str, Rules]]:
    """The games of match files; what is wrong with one of them is said before anything is written."""
    wanted: list[Wanted] = []
    about: dict[str, Rules] = {}
    for file in files:
        saved = load_match(file, pack)
        rules = saved.match.rules
        if saved.drift is not None:
            raise WrongInputError(f"{file}: its choices no longer fit the rules: {saved.drift}")
        if not rules.feature_names():
            raise WrongInputError(f"{file}: {rules.id} declares no features, so a position can't be written")
        about[rules.id] = rules
        wanted.append(Wanted(str(file), chances, file.read_bytes(), rules.pack_folder))
    return wanted, about
