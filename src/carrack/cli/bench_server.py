"""What `carrack bench` measures of the server. Large, as the server is: loaded when it is called."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import click

from carrack.bots.kinds import check_kind
from carrack.cli.output import Bar, console, listing, print_json, reached
from carrack.kernel.registry import game_ids
from carrack.server.ops.load_client import LoadError
from carrack.server.ops.load_of_reviews import measure_reviewing
from carrack.server.ops.load_of_thinking import measure_thinking
from carrack.server.ops.load_test import measure
from carrack.server.store.list_test import LISTS, OWN, measure_lists

LOAD_GOALS: Final = ((200, 100.0), (1_000_000, 250.0))
"""Milliseconds, with at most so many matches."""
RATIO_GOAL: Final = 0.2
MEMORY_GOALS: Final = {"room_kb": ("match", 30.0), "socket_kb": ("socket", 60.0)}


def lists(most: int, as_json: bool) -> None:
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


def load(seconds: float, matches: int, database: str, processes: int, as_json: bool) -> None:
    """Load on a server of its own."""
    if processes > 1 and not database.startswith("postgresql"):
        raise click.UsageError("several processes share a database of PostgreSQL: name it with --database")

    def step(share: float) -> None:
        bar.step(round(100 * share))

    try:
        with Bar("measuring, percent", 100) as bar:
            result = asyncio.run(measure(game_ids()[0], matches, 3.0, seconds, database, step, processes))
    except LoadError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        print_json(result)
    else:
        print_load(result)


def thinking(seconds: float, matches: int, kind: str, as_json: bool) -> None:
    """Load by computer players on a server of its own."""
    kind = check_kind(kind)
    try:
        with Bar("measuring, percent", 100) as bar:
            result = asyncio.run(
                measure_thinking(
                    game_ids()[0], matches, 3.0, seconds, kind, lambda share: bar.step(round(100 * share))
                )
            )
    except LoadError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        print_json(result)
    else:
        print_thinking(result)


def reviewing(seconds: float, matches: int, reviews: int, as_json: bool) -> None:
    """Load by reviews on a server of its own."""

    def step(share: float) -> None:
        bar.step(round(100 * share))

    try:
        with Bar("measuring, percent", 100) as bar:
            result = asyncio.run(measure_reviewing(game_ids()[0], matches, 3.0, seconds, reviews, step))
    except LoadError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        print_json(result)
    else:
        print_reviewing(result)


def print_reviewing(result: dict[str, Any]) -> None:
    """The figures for people."""
    title = f"{result['matches']} matches, acknowledgement of a move in ms"
    table = listing(title, "", ">Median", ">99 %", ">Longest", ">Moves", "Goal for 99 %")
    rows = {"alone": "alone", f"beside {result['reviews']} reviews": "beside_reviews"}
    for name, key in rows.items():
        found = result[key] | {"matches": result["matches"]}
        table.add_row(name, *figures_of(found["acknowledgement_ms"]), str(found["moves"]), goal_of(found))
    out = console()
    out.print(table)
    out.print(
        f"Judged meanwhile: {result['judged']} moves of finished matches, "
        f"{result['judged_per_second']:.1f} a second"
    )


def print_thinking(result: dict[str, Any]) -> None:
    """The figures for people."""
    title = f"{result['matches']} matches of one person against {result['seats'] - 1} of {result['against']}"
    table = listing(title, "", ">Median", ">99 %", ">Longest", "Goal for 99 %")
    rows = {
        "acknowledgement, ms": ("acknowledgement_ms", goal_of(result)),
        "until the next own decision, ms": ("answer_ms", ""),
    }
    for name, (key, wished) in rows.items():
        table.add_row(name, *figures_of(result[key]), wished)
    console().print(table)
    console().print(f"{result['moves']} moves; lost: {result['lost']}, refused: {result['refused']}")


def goal_of(result: dict[str, Any]) -> str:
    """The goal for the acknowledgement with so many matches, and whether it is reached."""
    goal = next(goal for most, goal in LOAD_GOALS if result["matches"] <= most)
    return f"{goal:.0f}: {reached(result['acknowledgement_ms']['p99'] <= goal)}"


def figures_of(times: dict[str, float]) -> list[str]:
    """The columns of a table of times."""
    return [f"{times[what]:.1f}" for what in ("median", "p99", "longest")]


def print_load(result: dict[str, Any]) -> None:
    """The figures for people."""
    table = listing(
        f"{result['matches']} matches, {result['sockets']} sockets, {result['database']}"
        + (f", {result['processes']} processes" if result["processes"] > 1 else ""),
        "",
        ">Median",
        ">99 %",
        ">Longest",
        "Goal for 99 %",
    )
    table.add_row("acknowledgement, ms", *figures_of(result["acknowledgement_ms"]), goal_of(result))
    table.add_row("fan-out, ms", *figures_of(result["fan_out_ms"]), "")
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
