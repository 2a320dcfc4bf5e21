"""The command `carrack`: its parts, its version, and how it ends.

Exit codes: 0 all is well, 1 a check failed, 2 wrong usage or input, 130 interrupted, 141 the reader of a
pipe is gone.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import click

import carrack as package
from carrack import extras
from carrack.cli.ending import INTERRUPTED, WRONG_INPUT, leave_closed_pipe, one_line, open_closed_streams

COMMANDS: Final = {
    "games": "games",
    "play": "play",
    "learn": "learn",
    "simulate": "simulate",
    "report": "report",
    "explore": "explore",
    "explore-make": "explore_make",
    "replay": "history",
    "verify": "history",
    "diff": "diff",
    "playthrough": "playthrough",
    "playthroughs": "playthrough",
    "fuzz": "checks",
    "bench": "bench",
    "lesson": "learn",
    "exercises": "exercises",
    "review": "review",
    "analyse": "analyse",
    "review-tune": "review_tune",
    "review-check": "review_check",
    "export": "export",
    "ladder": "ladder",
    "train": "train",
    "how-to-play": "rulebook",
    "rules": "rulebook",
    "new-game": "new_game",
    "pack": "checks",
    "serve": "server",
    "migrate": "server",
    "backup": "server",
    "restore": "server",
    "check": "server",
    "admin": "admin",
    "soak": "soak",
    "mcp": "mcp",
    "config": "server",
    "openapi": "server",
}
"""Every command and the module that has it. A module is loaded when its command is called."""
EXAMPLES: Final = """\b
Examples:
  carrack
  carrack play colonialism --players human,casual,casual
  carrack simulate colonialism --players 4 --games 400 --bots greedy,random
  carrack verify my-game.json"""


class Command(click.Group):
    """A group of commands that loads those that are called, and says what is wrong in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"carrack.cli.{COMMANDS[cmd_name]}")
        command: click.Command = getattr(module, cmd_name.replace("-", "_"))
        return command

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
        except Exception as error:
            said = said_of(error)
            if said is None:
                raise
            leave(*said)
        sys.exit(code if isinstance(code, int) else 0)


def said_of(error: Exception) -> tuple[str, int] | None:  # noqa: PLR0911  # one for each kind of error
    """What is said of an error, and the exit code; None of a fault of the program itself."""
    match error:
        case click.UsageError():
            path = error.ctx.command_path if error.ctx is not None else "carrack"
            return f"{one_line(error.format_message())} (see {path} --help)", WRONG_INPUT
        case click.ClickException():
            return error.format_message(), error.exit_code
        case click.Abort():
            return "interrupted", INTERRUPTED
        case extras.MissingExtraError():
            return str(error), WRONG_INPUT
        case ModuleNotFoundError(name=str(name)) if extra := extras.extra_with(name):
            return extras.how_to_get(name, extra), WRONG_INPUT
    if isinstance(error, OSError) or is_wrong_input(error):
        return str(error), WRONG_INPUT
    return None


def is_wrong_input(error: Exception) -> bool:
    """Whether an error says what was wrong with what somebody gave."""
    from carrack.arena.crew import CrewError  # noqa: PLC0415  # loaded already where one was raised
    from carrack.bots.bot import BotError  # noqa: PLC0415
    from carrack.bots.kinds import UnknownBotError  # noqa: PLC0415
    from carrack.kernel.content import ContentError  # noqa: PLC0415
    from carrack.kernel.registry import UnknownGameError  # noqa: PLC0415
    from carrack.kernel.rules import SetupError  # noqa: PLC0415
    from carrack.kernel.saves import SaveError  # noqa: PLC0415

    wrong = (BotError, ContentError, CrewError, SaveError, SetupError, UnknownBotError, UnknownGameError)
    return isinstance(error, wrong)


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
    epilog=EXAMPLES,
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
    The browser page needs the extra `server`: pip install 'carrack[server]'.

    Exit codes: 0 all is well, 1 a check failed, 2 wrong usage or input, 130 interrupted.
    """
    if context.invoked_subcommand is not None:
        return
    if extras.is_installed("server"):
        from carrack.cli.server import serve_at_once  # noqa: PLC0415  # only here

        serve_at_once()
    else:
        from carrack.cli.chooser import play_without_page  # noqa: PLC0415  # only here

        play_without_page(extras.how_to_install("server"))
