"""`carrack bench`: how fast the rules are."""

from __future__ import annotations

import math
from typing import Any

import click
from rich.markup import escape

from carrack.arena.bench import bench as run
from carrack.cli.output import Bar, console, listing, print_json
from carrack.cli.parameters import examples, json_option, rules_with
from carrack.kernel.registry import game_ids


def as_seconds(context: click.Context, parameter: click.Parameter, value: float) -> float:
    """A number of seconds; the range lets `nan` through."""
    if math.isnan(value):
        raise click.BadParameter("nan is no number of seconds")
    return value


@click.command(
    epilog=examples(
        "carrack bench",
        "carrack bench colonialism --seconds 10",
        "carrack bench --json",
    )
)
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 600),
    default=3.0,
    callback=as_seconds,
    show_default=True,
    help="How long each game and number of players is measured.",
)
@json_option
def bench(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure the speed of the rules.

    Decisions a second, microseconds a copy and games a second in random play, on one processor.

    Beside them runs a fixed loop in plain Python, and Catanatron's random players where the package is
    installed (extra `bench`): all take turns in short slices, and the median of the slices counts. Only the
    ratios within one run mean something.
    """
    chosen = list(dict.fromkeys(games)) or game_ids()
    for game in chosen:
        rules_with(game, None)
    with Bar("measuring, percent", 100) as bar:
        result = run(chosen, seconds, lambda share: bar.step(round(100 * share)))
    if as_json:
        print_json(result)
    else:
        print_result(result)


def print_result(result: dict[str, Any]) -> None:
    """The tables for people."""
    out = console()
    theirs = result["catanatron"]
    table = listing(
        f"Random play, {result['build']}",
        "Game",
        ">Players",
        "Options",
        ">Decisions/s",
        ">µs/copy",
        ">Options",
        ">Games/s",
        ">/1000 loops",
    )
    for row in result["games"]:
        options = unusual(row)
        table.add_row(
            escape(row["game"]),
            str(row["players"]),
            escape(options),
            f"{row['decisions_per_second']:,.0f}",
            f"{row['microseconds_per_copy']:.2f}",
            f"{row['mean_options']:.1f}",
            f"{row['games_per_second']:,.0f}",
            f"{row['decisions_per_1000_loops']:.2f}",
        )
    if theirs is not None:
        table.add_row(
            f"Catanatron {theirs['version']}",
            "4",
            "",
            f"{theirs['decisions_per_second']:,.0f}",
            f"{theirs['microseconds_per_copy']:.2f}",
            f"{theirs['mean_options']:.1f}",
            f"{theirs['games_per_second']:,.0f}",
            f"{theirs['decisions_per_second'] / result['reference_loops_per_second'] * 1000:.2f}",
        )
    out.print(table)
    out.print(f"Reference loop: {result['reference_loops_per_second']:,.0f} loops a second")
    if theirs is None:
        out.print("Catanatron is not installed (extra `bench`), so there is nothing to compare with.")
        return
    goals = result["goals"]
    for row in result["games"]:
        options = unusual(row)
        faster = reached(row["decisions_ratio"] >= goals["decisions_ratio"])
        lighter = reached(row["copy_ratio"] >= goals["copy_ratio"])
        out.print(
            f"{escape(row['game'])}, {row['players']} players, {escape(options)}: "
            f"{row['decisions_ratio']:.1f} times Catanatron's decisions "
            f"(goal {goals['decisions_ratio']:.0f}: {faster}), "
            f"a copy in 1/{row['copy_ratio']:.0f} of its time "
            f"(goal 1/{goals['copy_ratio']:.0f}: {lighter})"
        )


def unusual(row: dict[str, Any]) -> str:
    """The options that differ from the usual ones."""
    usual = {option.name: option.default for option in rules_with(row["game"], None).options}
    found = [f"{name}={value}" for name, value in row["options"].items() if value != usual[name]]
    return ", ".join(found) or "usual"


def reached(yes: bool) -> str:
    """Whether a goal is reached."""
    return "[green]reached[/]" if yes else "[red]missed[/]"
