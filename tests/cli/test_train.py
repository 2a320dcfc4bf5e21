"""`carrack train`: from the command to a file of weights, and what can be wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from carrack.bots.weights import fitting
from carrack.cli.app import carrack
from carrack.kernel.registry import rules_of

SHORT = ["--players", "2", "--option", "quick_start=on", "--games", "2", "--match-games", "2", "--jobs", "1"]


def run(*words: str) -> tuple[int, str]:
    """The exit code of a command and what it said."""
    result = CliRunner().invoke(carrack, ["train", *words])
    return result.exit_code, result.output


@pytest.mark.whole
def test_weights_are_written_and_the_run_goes_on(tmp_path: Path) -> None:
    """A second command of the same kind goes on with the run of the first."""
    out = tmp_path / "goa.net"
    for rounds in ("1", "2"):
        code, said = run("goa", *SHORT, "--rounds", rounds, "--out", str(out))
        assert code == 0, said
        assert f"{2 * int(rounds)} games: " in said
    record, _ = fitting(out, rules_of("goa"))
    assert record.recipe["games_played"] == 4
    assert "<svg" in (tmp_path / "goa.net.run" / "strength.svg").read_text()


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    """A game without features, another recipe in the same folder, weights that are none."""
    out = str(tmp_path / "a.net")
    assert run("colonialism", *SHORT[:2], "--out", out) == (
        2,
        "carrack: colonialism declares no features to learn from\n",
    )
    damaged = tmp_path / "damaged.net"
    damaged.write_text("nothing")
    code, said = run("goa", *SHORT, "--from", str(damaged), "--out", out)
    assert code == 2
    assert "is no file of weights" in said
