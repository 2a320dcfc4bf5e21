"""`--ray`: what can be wrong with it, in every command that plays many games."""

from __future__ import annotations

import pytest

from cli.complaint import only_line

COMMANDS = (
    ("simulate", "goa", "--games", 2),
    ("report", "goa", "--games", 2),
    ("ladder", "goa", "--bots", "random", "--against", "greedy", "--games", 2),
)


@pytest.mark.parametrize("command", COMMANDS, ids=[command[0] for command in COMMANDS])
def test_games_are_played_here_or_there(run, command):
    """Not both; an address that is none is refused before anything is played."""
    assert "--jobs and --ray" in only_line(run(*command, "--jobs", 2, "--ray", "auto"))
    assert "write auto or HOST:PORT" in only_line(run(*command, "--ray", "ray://127.0.0.1:1"))
    assert "no Ray cluster at 127.0.0.1:1" in only_line(run(*command, "--ray", "127.0.0.1:1"))
