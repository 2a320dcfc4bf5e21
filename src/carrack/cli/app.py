"""The command `carrack`: its parts, its version, and how it ends.

Exit codes: 0 all is well, 1 a check failed, 2 wrong usage or input, 130 interrupted, 141 the reader of a
pipe is gone.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

import carrack as package
from carrack.bots.bot import BotError
from carrack.bots.kinds import UnknownBotError
from carrack.cli.admin import admin
from carrack.cli.bench import bench
from carrack.cli.checks import fuzz, pack
from carrack.cli.diff import diff
from carrack.cli.exercises import exercises
from carrack.cli.export import export
from carrack.cli.games import games
from carrack.cli.history import replay, verify
from carrack.cli.ladder import ladder
from carrack.cli.learn import learn, lesson
from carrack.cli.new_game import new_game
from carrack.cli.output import INTERRUPTED, WRONG_INPUT, leave_closed_pipe, one_line, open_closed_streams
from carrack.cli.parameters import examples
from carrack.cli.play import play
from carrack.cli.playthrough import playthrough, playthroughs
from carrack.cli.report import report
from carrack.cli.review import review
from carrack.cli.review_check import review_check
from carrack.cli.review_tune import review_tune
from carrack.cli.rulebook import how_to_play, rules
from carrack.cli.server import backup, check, migrate, openapi, restore, serve, serve_at_once, show_config
from carrack.cli.simulate import simulate
from carrack.cli.soak import soak
from carrack.cli.train import train
from carrack.kernel.content import ContentError
from carrack.kernel.registry import UnknownGameError
from carrack.kernel.rules import SetupError
from carrack.kernel.saves import SaveError

WRONG = (UnknownGameError, UnknownBotError, BotError, SetupError, ContentError, SaveError)


class Command(click.Group):
    """A group of commands that says what is wrong in one line."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            leave_closed_pipe()

    def main(  # type: ignore[override]  # the group itself never returns
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> None:
        open_closed_streams()
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(encoding="utf-8", errors="replace")
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
            sys.stdout.flush()
        except BrokenPipeError:
            leave_closed_pipe()
        except click.UsageError as error:
            path = error.ctx.command_path if error.ctx is not None else "carrack"
            leave(f"{one_line(error.format_message())} (see {path} --help)", WRONG_INPUT)
        except click.ClickException as error:
            leave(error.format_message(), error.exit_code)
        except WRONG as error:
            leave(str(error), WRONG_INPUT)
        except click.Abort:
            leave("interrupted", INTERRUPTED)
        except OSError as error:
            leave(str(error), WRONG_INPUT)
        sys.exit(code if isinstance(code, int) else 0)


def leave(text: str, code: int) -> None:
    """Say one line on standard error and end."""
    click.echo(f"carrack: {one_line(text)}", err=True)
    sys.exit(code)


def print_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    """For `--version`."""
    if wanted and not context.resilient_parsing:
        click.echo(f"carrack {package.__version__} ({package.engine()})")
        context.exit()


@click.group(
    cls=Command,
    invoke_without_command=True,
    epilog=examples(
        "carrack",
        "carrack play colonialism --players human,casual,casual",
        "carrack simulate colonialism --players 4 --games 400 --bots greedy,random",
        "carrack verify my-game.json",
    ),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Print the version, and whether the rules run compiled or interpreted.",
)
@click.pass_context
def carrack(context: click.Context) -> None:
    """Play strategy board games, and study them.

    Without a command: play in the browser. `carrack play` plays here in the terminal.

    Exit codes: 0 all is well, 1 a check failed, 2 wrong usage or input, 130 interrupted.
    """
    if context.invoked_subcommand is None:
        serve_at_once()


for command in (games, play, learn, simulate, report, replay, verify, diff, playthrough, playthroughs):
    carrack.add_command(command)
for command in (fuzz, bench, lesson, exercises):
    carrack.add_command(command)
for command in (review, review_tune, review_check, export, ladder, train, how_to_play, rules, new_game, pack):
    carrack.add_command(command)
for command in (serve, migrate, backup, restore, check, admin, soak, show_config, openapi):
    carrack.add_command(command)
