"""What several commands take: games, seeds, options, data packs, languages, computer players."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from carrack.bots.kinds import check_kind
from carrack.bots.levels import LEVELS
from carrack.cli.output import WrongInputError
from carrack.cli.words import about_levels, words
from carrack.kernel.content import games_of_pack
from carrack.kernel.registry import current_id, game_ids, rules_of
from carrack.kernel.rules import Rules
from carrack.kernel.text import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])
RESEARCH: Final = "for research random, greedy, search:50ms (by time), search:400 and expert:8 (by lines)"
LEAST_SEED: Final = -(2**63)
MOST_SEED: Final = 2**64


def examples(*lines: str) -> str:
    """The end of a command's help, printed as it stands."""
    return "\n".join(["\b", "Examples:", *[f"  {line}" for line in lines]])


class WithLevels(click.Command):
    """A command whose help tells what the levels of computer players are."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Levels of computer players"):
            formatter.write_dl(about_levels(words("en")))
        super().format_epilog(ctx, formatter)


def as_seed(context: click.Context, parameter: click.Parameter, value: str | None) -> int | None:
    """Any integer from -2**63 to 2**64."""
    if value is None:
        return None
    try:
        seed = int(value) if len(value) < 30 else MOST_SEED + 1
    except ValueError:
        seed = MOST_SEED + 1
    if not LEAST_SEED <= seed <= MOST_SEED:
        raise click.BadParameter(f"{value[:40]!r} is no seed; a seed is an integer from -2**63 to 2**64")
    return seed


def as_pairs(
    context: click.Context, parameter: click.Parameter, values: tuple[str, ...]
) -> tuple[tuple[str, str], ...]:
    """Game options written as `name=value`."""
    found = []
    for value in values:
        name, sign, chosen = value.partition("=")
        if not sign or not name.strip():
            raise click.BadParameter(
                f"{value!r} is no option; write it as name=value, such as quick_start=on"
            )
        found.append((name.strip(), chosen.strip()))
    return tuple(found)


def game_argument(required: bool = True) -> Callable[[F], F]:
    """The game's id."""
    return click.argument("game", required=required, callback=as_id)


def as_id(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """The id of a game that may be given by a former one."""
    return None if value is None else current_id(value)


def seed_option(default: int | None) -> Callable[[F], F]:
    """The seed of everything random in a command."""
    return click.option(
        "--seed",
        metavar="INTEGER",
        callback=as_seed,
        default=None if default is None else str(default),
        show_default=default is not None,
        help="Any integer from -2**63 to 2**64: the same seed gives the same result.",
    )


def bots_option(default: str) -> Callable[[F], F]:
    """Who plays."""
    return click.option(
        "--bots",
        default=default,
        show_default=True,
        help=f"Computer players, separated by commas: {', '.join(LEVELS)}; {RESEARCH}.",
    )


jobs_option = click.option(
    "--jobs",
    type=click.IntRange(0, 1024),
    default=1,
    show_default=True,
    help="Processes; 0 is one for each processor.",
)
seats_option = click.option(
    "--players", type=int, help="The number of seats; otherwise the most the game allows."
)
option_option = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    callback=as_pairs,
    multiple=True,
    help="A game option, such as quick_start=on; may be given several times. `carrack games` lists them.",
)
pack_option = click.option(
    "--pack",
    type=click.Path(path_type=Path),
    help="A folder with content that replaces the game's own (a data pack).",
)
lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    help="The language; otherwise that of the environment (LANG), otherwise English.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")


def language(chosen: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    if chosen is not None:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def rules_with(game: str, pack: Path | None) -> Rules:
    """The rules of a game; a data pack must be there and say something about the game."""
    if game not in game_ids():
        raise WrongInputError(f"there is no game {game!r}; the games are {', '.join(game_ids())}")
    if pack is not None:
        found = games_of_pack(pack)
        if game not in [current_id(name) for name in found]:
            has = ", ".join(found) or "no folder at all"
            raise WrongInputError(f"data pack {pack}: it has no folder {game!r}; it has {has}")
    return rules_of(game, pack)


def as_options(pairs: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """The options by name; giving one twice is an error."""
    chosen: dict[str, str] = {}
    for name, value in pairs:
        if name in chosen:
            raise WrongInputError(f"option {name} is given twice")
        chosen[name] = value
    return chosen


def kinds_of(text: str) -> list[str]:
    """Computer players from a list such as `skilled,casual`."""
    kinds = [kind.strip() for kind in text.split(",")]
    if not all(kinds):
        raise WrongInputError(f"{text!r} is no list of computer players; write it as skilled,casual")
    return [check_kind(kind) for kind in kinds]
