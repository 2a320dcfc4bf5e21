"""`carrack bench`: how fast the rules are, and how many matches the server bears."""

from __future__ import annotations

import asyncio
import math
from typing import Any, Final

import click
from rich.markup import escape

from carrack.arena.bench import bench as run
from carrack.cli.output import Bar, console, listing, print_json
from carrack.cli.parameters import examples, json_option, rules_with
from carrack.kernel.registry import current_id, game_ids
from carrack.server.ops.load_client import LoadError
from carrack.server.ops.load_test import measure
from carrack.server.store.list_test import LISTS, OWN, measure_lists

SERVER: Final = "server"
LISTS_OF_MATCHES: Final = "lists"
MOST_LISTED: Final = 1_000_000
MATCHES: Final = 200
LOAD_SECONDS: Final = 60.0
RULES_SECONDS: Final = 3.0
LOAD_GOALS: Final = (100.0, 250.0)
"""Milliseconds, with 200 matches and with 1,000."""
RATIO_GOAL: Final = 0.2
MEMORY_GOALS: Final = {"room_kb": ("match", 30.0), "socket_kb": ("socket", 60.0)}


def as_seconds(context: click.Context, parameter: click.Parameter, value: float | None) -> float | None:
    """A number of seconds; the range lets `nan` through."""
    if value is not None and math.isnan(value):
        raise click.BadParameter("nan is no number of seconds")
    return value


@click.command(
    epilog=examples(
        "carrack bench",
        "carrack bench colonialism --seconds 10",
        "carrack bench --json",
        "carrack bench server --matches 50",
        "carrack bench lists",
    )
)
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 600),
    callback=as_seconds,
    help=f"How long each game and number of players, or the server, is measured "
    f"({RULES_SECONDS:g}; the server {LOAD_SECONDS:g}).",
)
@click.option(
    "--matches",
    type=click.IntRange(1, MOST_LISTED),
    help=f"`server`: how many matches ({MATCHES}); `lists`: how many at most ({MOST_LISTED}).",
)
@click.option("--database", metavar="URL", help="`server`: its database (a new SQLite file).")
@json_option
def bench(
    games: tuple[str, ...], seconds: float | None, matches: int | None, database: str | None, as_json: bool
) -> None:
    """Measure the speed of the rules, or of the server.

    Decisions a second, microseconds a copy and games a second in random play, on one processor.

    Beside them runs a fixed loop in plain Python, and Catanatron's random players where the package is
    installed (extra `bench`): all take turns in short slices, and the median of the slices counts. Only the
    ratios within one run mean something.

    `carrack bench server` starts a server of its own, lets people at many tables move every 3 seconds, and
    measures how long a move takes until it is acknowledged and until every socket at the table has it. Beside
    it runs a bare server that only stores each move durably: the ratio tells what Carrack adds.

    `carrack bench lists` measures how long a page of each list of matches takes, with ever more of them in an
    SQLite file.
    """
    if games == (LISTS_OF_MATCHES,):
        if seconds is not None or database is not None:
            raise click.UsageError("--seconds and --database are not for `carrack bench lists`")
        bench_lists(matches or MOST_LISTED, as_json)
        return
    if games == (SERVER,):
        bench_server(seconds or LOAD_SECONDS, matches or MATCHES, database or "", as_json)
        return
    for alone in {SERVER, LISTS_OF_MATCHES} & set(games):
        raise click.UsageError(f"this is measured alone: carrack bench {alone}")
    if matches is not None or database is not None:
        raise click.UsageError("--matches and --database are for `carrack bench server`")
    chosen = list(dict.fromkeys([current_id(game) for game in games])) or game_ids()
    for game in chosen:
        rules_with(game, None)
    with Bar("measuring, percent", 100) as bar:
        result = run(chosen, seconds or RULES_SECONDS, lambda share: bar.step(round(100 * share)))
    if as_json:
        print_json(result)
    else:
        print_result(result)


def bench_lists(most: int, as_json: bool) -> None:
    """Lists of ever more matches."""
    with Bar("measuring, percent", 100) as bar:
        result = asyncio.run(measure_lists(most, lambda share: bar.step(round(100 * share))))
    if as_json:
        print_json(result)
        return
    title = f"Milliseconds for a page of a list, for somebody with {OWN} matches, SQLite"
    table = listing(title, ">Matches", *[f">{which}" for which in LISTS])
    for row in result:
        table.add_row(f"{row['matches']:,}", *[f"{row[which]:.1f}" for which in LISTS])
    console().print(table)


def bench_server(seconds: float, matches: int, database: str, as_json: bool) -> None:
    """Load on a server of its own."""
    try:
        with Bar("measuring, percent", 100) as bar:
            result = asyncio.run(
                measure(
                    game_ids()[0], matches, 3.0, seconds, database, lambda share: bar.step(round(100 * share))
                )
            )
    except LoadError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        print_json(result)
    else:
        print_load(result)


def print_load(result: dict[str, Any]) -> None:
    """The figures for people."""
    table = listing(
        f"{result['matches']} matches, {result['sockets']} sockets, {result['database']}",
        "",
        ">Median",
        ">99 %",
        ">Longest",
        "Goal for 99 %",
    )
    goal = LOAD_GOALS[result["matches"] > MATCHES]
    for name, key in (("acknowledgement, ms", "acknowledgement_ms"), ("fan-out, ms", "fan_out_ms")):
        times = result[key]
        figures = [f"{times[what]:.1f}" for what in ("median", "p99", "longest")]
        wished = f"{goal:.0f}: {reached(times['p99'] <= goal)}" if key == "acknowledgement_ms" else ""
        table.add_row(name, *figures, wished)
    out = console()
    out.print(table)
    out.print(
        f"{result['moves']} moves, {result['moves_per_second']:.1f} a second; "
        f"lost: {result['lost']}, refused: {result['refused']}"
    )
    met = reached(result["bare_ratio"] >= RATIO_GOAL)
    out.print(
        f"As fast as it goes: {result['most_moves_per_second']:.0f} moves a second, the bare server "
        f"{result['bare_moves_per_second']:.0f}: {result['bare_ratio']:.2f} of it (goal {RATIO_GOAL}: {met})"
    )
    out.print(f"Sent to everybody at a table: {result['bytes_per_move'] / 1000:.1f} kB a move")
    if result["processor_ms"] is not None:
        out.print(
            f"Processor time: {result['processor_ms']:.2f} ms a move, "
            f"the bare server {result['bare_processor_ms']:.2f} ms"
        )
    if result["memory_mb"] is not None:
        out.print(f"Most memory of the server: {result['memory_mb']:.0f} MB")
    for key, (what, most) in MEMORY_GOALS.items():
        if result[key] is not None:
            met = reached(result[key] <= most)
            out.print(f"Memory of a {what}: {result[key]:.0f} kB (goal {most:.0f}: {met})")


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
    out.print(
        f"Of Catanatron's decisions {theirs['chosen']:.0%} are choices between several options; "
        "the goal counts the forced ones too."
    )
    goals = result["goals"]
    for row in result["games"]:
        options = unusual(row)
        faster = reached(row["decisions_ratio"] >= goals["decisions_ratio"])
        lighter = reached(row["copy_ratio"] >= goals["copy_ratio"])
        out.print(
            f"{escape(row['game'])}, {row['players']} players, {escape(options)}: "
            f"{row['decisions_ratio']:.1f} times Catanatron's decisions "
            f"(goal {goals['decisions_ratio']:.0f}: {faster}), {row['choices_ratio']:.1f} times its choices, "
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
