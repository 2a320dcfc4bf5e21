"""`carrack simulate`: many games between computer players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.markup import escape

from carrack.arena.simulate import Plan
from carrack.arena.simulate import simulate as run
from carrack.cli.crews import crew_for, ray_option
from carrack.cli.output import Bar, console, listing, print_json
from carrack.cli.parameters import (
    WithLevels,
    as_options,
    bots_option,
    examples,
    game_argument,
    jobs_option,
    json_option,
    kinds_of,
    option_option,
    pack_option,
    rules_with,
    seats_option,
    seed_option,
)


@click.command(
    cls=WithLevels,
    epilog=examples(
        "carrack simulate colonialism --players 4 --games 400 --bots greedy,random --jobs 0",
        "carrack simulate colonialism --players 2 --games 200 --bots advanced,casual",
        "carrack simulate colonialism --games 10000 --bots random --json",
    ),
)
@game_argument()
@seats_option
@click.option("--games", type=click.IntRange(1, 100_000_000), default=100, show_default=True)
@bots_option("random")
@seed_option(1)
@jobs_option
@ray_option
@option_option
@pack_option
@json_option
def simulate(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int,
    jobs: int,
    ray: str | None,
    options: tuple[tuple[str, str], ...],
    pack: Path | None,
    as_json: bool,
) -> None:
    """Let computer players play many games.

    Shows mean scores and shares of the victories by seat and by bot.

    The list of bots is dealt around the table and moves on by one seat from game to game, so that over as
    many games as the list is long each bot sits on each seat equally often. A shared victory is split. The
    intervals are Wilson intervals at 95 %.

    The same seed gives the same result whatever --jobs or --ray, except with bots that play by the clock
    (expert, master, search:50ms): their moves depend on the speed of the machine. By lines (expert:8) they
    don't.
    """
    rules = rules_with(game, pack)
    seats = rules.players[-1] if players is None else players
    plan = Plan(game, seats, games, kinds_of(bots), seed, as_options(options), pack)
    rules.setup(seats, plan.options)
    if games % len(plan.bots):
        fitting = games + len(plan.bots) - games % len(plan.bots)
        note = f"carrack: with {fitting} games each bot would sit on each seat equally often"
        click.echo(note, err=True)
    with crew_for(jobs, ray) as crew, Bar("games", games) as bar:
        result = run(plan, crew, bar.step)
    if as_json:
        print_json(result)
    else:
        print_result(result)


def percent(share: float) -> str:
    """A share for people."""
    return f"{100 * share:.1f} %"


def interval(ends: list[float]) -> str:
    """An interval for people."""
    return f"{100 * ends[0]:.1f} to {100 * ends[1]:.1f} %"


def print_result(result: dict[str, Any]) -> None:
    """The tables for people."""
    out = console()
    options = "".join(f", {name}={value}" for name, value in result["options"].items())
    out.print(
        f"[bold]{escape(result['game'])}[/], {result['players']} players, {result['games']} games, "
        f"seed {result['seed']}{escape(options)}"
    )
    by_bot = listing("By bot", "Bot", ">Wins", ">95 % interval", ">Even share", ">Mean score")
    for bot, share in result["win_share_by_bot"].items():
        by_bot.add_row(
            escape(bot),
            percent(share),
            interval(result["win_interval_by_bot"][bot]),
            percent(result["even_share_by_bot"][bot]),
            f"{result['mean_scores_by_bot'][bot]:.2f}",
        )
    by_seat = listing("By seat", ">Seat", ">Wins", ">95 % interval", ">Mean score")
    for seat, share in enumerate(result["win_share_by_seat"]):
        by_seat.add_row(
            str(seat + 1),
            percent(share),
            interval(result["win_interval_by_seat"][seat]),
            f"{result['mean_scores'][seat]:.2f}",
        )
    out.print(by_bot)
    out.print(by_seat)
    out.print(
        f"{result['decisions']:,} decisions in {result['seconds']:.1f} s: "
        f"{result['decisions_per_second']:,.0f} decisions a second"
    )
