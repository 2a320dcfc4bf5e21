"""`carrack bench`: how fast the rules are, and how many matches the server bears."""

from __future__ import annotations

import math
from typing import Any, Final

import click
from rich.markup import escape

from carrack.arena.bench import bench as run
from carrack.cli.output import Bar, console, listing, print_json, reached
from carrack.cli.parameters import examples, json_option, rules_with
from carrack.kernel.registry import current_id, game_ids

SERVER: Final = "server"
LISTS_OF_MATCHES: Final = "lists"
BATCHES: Final = "rl"
ALONE: Final = {
    SERVER: ("--matches", "--database", "--processes", "--against", "--reviews"),
    LISTS_OF_MATCHES: ("--matches",),
    BATCHES: (),
}
"""What is measured alone, with the options that only it takes."""
MOST_LISTED: Final = 1_000_000
MATCHES: Final = 200
LOAD_SECONDS: Final = 60.0
RULES_SECONDS: Final = 3.0


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
        "carrack bench server --matches 100 --against expert",
        "carrack bench server --matches 100 --reviews 4",
        "carrack bench lists",
        "carrack bench rl",
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
@click.option(
    "--processes", type=click.IntRange(1, 16), help="`server`: how many share a PostgreSQL database (1)."
)
@click.option(
    "--against", metavar="KIND", help="`server`: one person at each table, against computer players."
)
@click.option(
    "--reviews", type=click.IntRange(1, 20), help="`server`: so many finished matches are reviewed meanwhile."
)
@json_option
def bench(
    games: tuple[str, ...],
    seconds: float | None,
    matches: int | None,
    database: str | None,
    processes: int | None,
    against: str | None,
    reviews: int | None,
    as_json: bool,
) -> None:
    """Measure the speed of the rules, or of the server.

    Decisions a second, microseconds a copy and games a second in random play, on one processor.

    Beside them runs a fixed loop in plain Python, and Catanatron's random players where the package is
    installed (extra `bench`): all take turns in short slices, and the median of the slices counts. Only the
    ratios within one run mean something.

    `carrack bench server` starts a server of its own, lets people at many tables move every 3 seconds, and
    measures how long a move takes until it is acknowledged and until every socket at the table has it. Beside
    it runs a bare server that only stores each move durably: the ratio tells what Carrack adds.
    With --against, computer players sit on the other seats, and it is measured how long they take to answer.
    With --reviews, moves are measured for so many seconds alone and then beside reviews of finished matches.

    `carrack bench rl` measures batches of games for learners (extra `rl`), beside the kernel alone, two
    processes, and RLCard's gin rummy where that is installed.

    `carrack bench lists` measures how long a page of each list of matches takes, with ever more of them in an
    SQLite file.
    """
    for alone in ALONE.keys() & set(games):
        if len(games) > 1:
            raise click.UsageError(f"this is measured alone: carrack bench {alone}")
    what = games[0] if games and games[0] in ALONE else ""
    given = {"--matches": matches, "--database": database, "--processes": processes, "--against": against}
    given["--reviews"] = reviews
    check_options(what, given)
    if what:
        bench_alone(what, seconds, matches, database, processes, against, reviews, as_json)
    else:
        bench_rules(games, seconds or RULES_SECONDS, as_json)


def check_options(what: str, given: dict[str, Any]) -> None:
    """Every option that is given is one of what is measured."""
    for name, value in given.items():
        if value is not None and name not in ALONE.get(what, ()):
            takers = [f"`carrack bench {other}`" for other, options in ALONE.items() if name in options]
            raise click.UsageError(f"{name} is for {' and '.join(takers)}")
    for kind in ("--against", "--reviews"):
        for name in ("--database", "--processes", "--against"):
            if name != kind and given[name] is not None and given[kind] is not None:
                raise click.UsageError(f"{name} and {kind}: one of them")


def bench_alone(
    what: str,
    seconds: float | None,
    matches: int | None,
    database: str | None,
    processes: int | None,
    against: str | None,
    reviews: int | None,
    as_json: bool,
) -> None:
    """What is measured with more than the rules, and loaded when it is called: numpy, or the server."""
    if what == BATCHES:
        from carrack.cli.bench_batches import bench_batches  # noqa: PLC0415

        bench_batches(seconds or RULES_SECONDS, as_json)
        return
    from carrack.cli import bench_server  # noqa: PLC0415

    if what == LISTS_OF_MATCHES:
        if seconds is not None:
            raise click.UsageError("--seconds is not for `carrack bench lists`")
        bench_server.lists(matches or MOST_LISTED, as_json)
    elif against is not None:
        bench_server.thinking(seconds or LOAD_SECONDS, matches or MATCHES, against, as_json)
    elif reviews is not None:
        bench_server.reviewing(seconds or LOAD_SECONDS, matches or MATCHES, reviews, as_json)
    else:
        load = (seconds or LOAD_SECONDS, matches or MATCHES, database or "", processes or 1)
        bench_server.load(*load, as_json)


def bench_rules(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Random play of games, all of them if none is named."""
    chosen = list(dict.fromkeys([current_id(game) for game in games])) or game_ids()
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
