"""`carrack diff`: stored matches under another revision."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from carrack.arena.revisions import Difference, RevisionError, compared
from carrack.cli.ending import CHECK_FAILED, one_line
from carrack.cli.output import WrongInputError, print_json
from carrack.cli.parameters import examples, json_option

STORED = Path("tests", "golden", "matches")


@click.command(
    epilog=examples(
        "carrack diff HEAD~1",
        "carrack diff v0.3.0 my-game.json",
    )
)
@click.argument("revision")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option(
    "--repo",
    "repository",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    default=".",
    help="The checkout of the project; this folder unless given.",
)
@json_option
def diff(revision: str, files: tuple[Path, ...], repository: Path, as_json: bool) -> None:
    """Run match files under another revision and name the first choice that differs.

    Without FILES, all stored matches of the checkout (tests/golden/matches). The exit code is 1 if a match
    leads elsewhere.
    """
    found = list(files) or sorted((repository / STORED).glob("*.json"))
    if not found:
        raise WrongInputError(f"no match files: name some, or give a checkout that has {STORED.as_posix()}")
    if revision.startswith("-"):
        raise WrongInputError(f"{revision!r} is no revision")
    told: list[dict[str, Any]] = []
    try:
        for file, difference in compared(found, revision, repository):
            told.append(as_record(file, difference))
            if not as_json:
                click.echo(as_line(file, difference))
    except RevisionError as error:
        raise WrongInputError(one_line(str(error))) from error
    if as_json:
        print_json(told)
    if any(record["differs_at"] is not None for record in told):
        click.get_current_context().exit(CHECK_FAILED)


def as_line(file: Path, difference: Difference | None) -> str:
    """A match as a line."""
    if difference is None:
        return f"{file}: the same"
    where = f"choice {difference.at}, {difference.do}" if difference.do else "the set-up"
    if difference.at and not difference.do:
        where = f"choice {difference.at}"
    return one_line(f"{file}: differs at {where}: here {difference.here}, there {difference.there}")


def as_record(file: Path, difference: Difference | None) -> dict[str, Any]:
    """A match for programs."""
    if difference is None:
        return {"file": str(file), "differs_at": None}
    return {
        "file": str(file),
        "differs_at": difference.at,
        "do": difference.do,
        "here": difference.here,
        "there": difference.there,
    }
