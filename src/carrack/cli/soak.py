"""`carrack soak`: whether a server that is left running stays as it was."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from carrack.cli.output import Bar, console, print_json
from carrack.cli.parameters import examples, json_option
from carrack.kernel.registry import game_ids

if TYPE_CHECKING:
    from carrack.server.ops.soak import Sample

MEGABYTE = 1_000_000


@click.command(
    epilog=examples(
        "carrack soak --minutes 60",
        "carrack soak --minutes 10 --json",
    )
)
@click.option(
    "--minutes", type=click.FloatRange(0.1, 1440), default=10.0, show_default=True, help="How long it runs."
)
@click.option(
    "--people", type=click.IntRange(1, 100), default=8, show_default=True, help="How many play at once."
)
@click.option("--database", metavar="URL", default="", help="The server's database (a new SQLite file).")
@json_option
def soak(minutes: float, people: int, database: str, as_json: bool) -> None:
    """Let people play on a server of its own, and see whether it stays as it was.

    They move, listen, look back at finished matches and are cut off. The server is killed once and started
    again, its processes that think now and then. Every so often its open files and its memory are printed;
    in the end, whether they are flat and nothing is lost. If not, the exit code is 1. All of it stays on this
    machine.
    """
    from carrack.server.ops import load_client  # noqa: PLC0415  # large, as the server is
    from carrack.server.ops import soak as soaking  # noqa: PLC0415

    out = console()
    told: list[Sample] = []

    def tell(sample: Sample) -> None:
        told.append(sample)
        bar.step(len(told))
        if not as_json:
            out.print(
                f"{sample.seconds:7.0f} s  {sample.files:4} open files  {sample.memory / MEGABYTE:7.1f} MB"
            )

    try:
        with Bar("soaking", soaking.SAMPLES) as bar:
            result = asyncio.run(soaking.soak(game_ids()[0], minutes, database, tell, people))
    except load_client.LoadError as error:
        raise click.ClickException(str(error)) from error
    sound = result["files_flat"] and result["memory_flat"] and not result["lost"]
    if as_json:
        print_json(result)
    else:
        files, memory = result["files"], [f"{bytes_ / MEGABYTE:.1f}" for bytes_ in result["memory"]]
        out.print(
            f"{result['moves']} moves, {result['matches']} matches, {result['reviews']} looks back, "
            f"{result['cut']} sockets cut, {result['kills']} kills; lost: {result['lost']}"
        )
        out.print(f"Open files: {files[0]}, then {files[1]} ({flat(result['files_flat'])})")
        out.print(f"Memory: {memory[0]} MB, then {memory[1]} MB ({flat(result['memory_flat'])})")
    if not sound:
        raise click.exceptions.Exit(1)


def flat(yes: bool) -> str:
    """Whether it is."""
    return "flat" if yes else "growing"
