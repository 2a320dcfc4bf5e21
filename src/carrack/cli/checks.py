"""`carrack fuzz` and `carrack pack check`: whether the rules and a data pack are right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from carrack.arena.checks.position import CheckError
from carrack.arena.checks.words import Reader
from carrack.arena.fuzz import fuzz as run
from carrack.arena.games import play_game
from carrack.arena.processes import processors
from carrack.bots.kinds import make_bot
from carrack.cli.ending import CHECK_FAILED, WRONG_INPUT, one_line
from carrack.cli.output import Bar, WrongInputError, print_json
from carrack.cli.parameters import (
    as_options,
    examples,
    game_argument,
    jobs_option,
    json_option,
    option_option,
    pack_option,
    rules_with,
    seed_option,
)
from carrack.kernel.content import ContentError, games_of_pack
from carrack.kernel.registry import current_id, game_ids, rules_of


@click.command(
    epilog=examples(
        "carrack fuzz colonialism --games 1000 --jobs 0",
        "carrack fuzz colonialism --players 4 --option quick_start=on --seed 7",
    )
)
@game_argument()
@click.option("--games", type=click.IntRange(1, 100_000_000), default=100, show_default=True)
@click.option("--players", type=int, help="Only this number of players; otherwise all in turn.")
@jobs_option
@seed_option(0)
@option_option
@pack_option
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="Where failing matches are written; otherwise here.",
)
@json_option
def fuzz(
    game: str,
    games: int,
    players: int | None,
    jobs: int,
    seed: int,
    options: tuple[tuple[str, str], ...],
    pack: Path | None,
    folder: Path,
    as_json: bool,
) -> None:
    """Check the rules of a game on random games.

    The checks are those of the conformance suite, run as long as you like.
    Without --players and --option all numbers of players and all options are played in turn. A failing match
    is written to a file, which `carrack replay` shows. The exit code is 1 if anything failed.
    """
    rules = rules_with(game, pack)
    chosen = as_options(options)
    if chosen:
        rules.setups_with(players, chosen)
    elif players is not None:
        rules.usual_setup(players)
    processes = jobs or processors()
    with Bar("games", games) as bar:

        def done(count: int, _: int) -> None:
            bar.step(count)

        result = run(game, players, chosen, games, processes, seed, done, folder, pack)
    failures = [
        {
            "game": failure.number,
            "setup": failure.setup,
            "check": failure.check,
            "text": one_line(failure.text),
            "file": None if failure.file is None else str(failure.file),
        }
        for failure in result.failures
    ]
    if as_json:
        print_json(
            {"game": game, "seed": seed, "games": games, "decisions": result.decisions, "failures": failures}
        )
    else:
        for failure in failures:
            where = f" ({failure['file']})" if failure["file"] else ""
            click.echo(f"FAILED {failure['setup']}: {failure['check']}: {failure['text']}{where}")
        state = f"{len(failures)} FAILED" if failures else "all passed"
        click.echo(f"{game}: {games} games, {result.decisions} decisions, seed {seed}: {state}")
    if failures:
        click.get_current_context().exit(CHECK_FAILED)


@click.group(
    invoke_without_command=True,
    epilog=examples(
        "carrack pack check my-pack",
    ),
)
@click.pass_context
def pack(context: click.Context) -> None:
    """Data packs: content of your own in place of a game's."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help(), err=True)
        context.exit(WRONG_INPUT)


@pack.command(
    epilog=examples(
        "carrack pack check my-pack",
        "carrack pack check my-pack --json",
    )
)
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@json_option
def check(folder: Path, as_json: bool) -> None:
    """Check every game in a data pack.

    The files are read, their parts compared with each other, names and texts looked up in every language, and
    a random game is played with each number of players. A pack is a folder with one folder for each game that
    it changes, named by the game's id. The exit code is 1 if anything is wrong.
    """
    names = games_of_pack(folder)
    if not names:
        raise WrongInputError(
            f"data pack {folder}: it has no folder named by a game; the games are {', '.join(game_ids())}"
        )
    found = [checked(name, folder) for name in names]
    if as_json:
        print_json({"pack": str(folder), "ok": all(not game["wrong"] for game in found), "games": found})
    else:
        for game in found:
            if game["wrong"]:
                click.echo(f"WRONG {game['game']}: {game['wrong']}", err=True)
            else:
                replaced = ", ".join(game["files"])
                click.echo(f"OK {game['game']}: fingerprint {game['fingerprint']}, replaces {replaced}")
    if any(game["wrong"] for game in found):
        click.get_current_context().exit(CHECK_FAILED)


def checked(game: str, folder: Path) -> dict[str, Any]:
    """One game of a pack: loaded strictly, then played once with each number of players."""
    files = sorted(path.name for path in (folder / game).glob("*.toml"))
    result: dict[str, Any] = {"game": game, "wrong": "", "fingerprint": "", "files": files}
    if current_id(game) not in game_ids():
        result["wrong"] = f"there is no such game; the games are {', '.join(game_ids())}"
        return result
    try:
        rules = rules_of(game, folder)
    except ContentError as error:
        result["wrong"] = one_line(str(error))
        return result
    result["fingerprint"] = rules.pack
    try:
        Reader(rules).check_static()
    except CheckError as error:
        result["wrong"] = one_line(str(error))
    for players in rules.players:
        bots = [make_bot("random", seat) for seat in range(players)]
        play_game(rules, rules.usual_setup(players), 1, bots)
    return result
