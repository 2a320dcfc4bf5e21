"""Who plays the many games of a command: processes of this machine, or a Ray cluster."""

from __future__ import annotations

from contextlib import AbstractContextManager

import click
from click.core import ParameterSource

from carrack.arena.crew import Crew, crew_of
from carrack.arena.processes import processors
from carrack.cli.output import WrongInputError

ray_option = click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on a Ray cluster: HOST:PORT, or auto for the one of this machine (extra carrack[cluster]).",
)


def check_crew(ray: str | None) -> None:
    """Games are played on a cluster or by so many processes, not both."""
    given = click.get_current_context().get_parameter_source("jobs")
    if ray is not None and given is ParameterSource.COMMANDLINE:
        raise WrongInputError("--jobs and --ray: games are played here or on the cluster")


def crew_for(jobs: int, ray: str | None) -> AbstractContextManager[Crew]:
    """The crew that `--jobs` or `--ray` asks for."""
    check_crew(ray)
    return crew_of(jobs or processors(), ray)
