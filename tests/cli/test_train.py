"""`carrack train`: from the command to a file of weights, and what can be wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from packs import changed_pack

from carrack.bots.judge import LearnedJudge
from carrack.bots.weights import fitting, judge_of
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


@pytest.mark.whole
def test_a_data_pack_is_learned_by_itself(tmp_path: Path) -> None:
    """The weights know which content they are for, and play there once they lie beside it."""
    pack = changed_pack(tmp_path, rules_of("goa"), "setup.toml", "ships = 4", "ships = 6")
    out = tmp_path / "goa" / "weights" / "usual.net"
    code, said = run("goa", *SHORT, "--rounds", "1", "--pack", str(pack), "--out", str(out))
    assert code == 0, said
    rules = rules_of("goa", pack)
    record, _ = fitting(out, rules)
    assert record.pack == rules.pack != rules_of("goa").pack
    assert str(tmp_path) not in str(record)
    assert isinstance(judge_of(rules, rules.setup(2)), LearnedJudge)


def wrong(*words: str) -> str:
    """What a command says that is refused, in one line."""
    code, said = run(*words)
    assert code == 2, said
    assert said.startswith("carrack: ")
    assert len(said.splitlines()) == 1
    return said


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    """An unknown game, options that contradict each other, weights that don't fit."""
    out = str(tmp_path / "a.net")
    assert "there is no game 'chess'; the games are colonialism" in wrong("chess", "--out", out)
    assert "--rounds and --minutes" in wrong("goa", "--rounds", "1", "--minutes", "1", "--out", out)
    assert "--jobs and --ray" in wrong("goa", "--jobs", "1", "--ray", "auto", "--out", out)
    damaged = tmp_path / "damaged.net"
    damaged.write_text("nothing")
    assert "is no file of weights" in wrong("goa", *SHORT, "--from", str(damaged), "--out", out)
    assert not (tmp_path / "a.net").exists()


def test_a_place_that_can_not_be_written_is_said_at_once(tmp_path: Path) -> None:
    """Before the first game is played."""
    (tmp_path / "file").write_text("")
    assert "b.net can't be written" in wrong("goa", *SHORT, "--out", str(tmp_path / "file" / "b.net"))
    (tmp_path / "c.net.run").write_text("")
    assert "c.net.run" in wrong("goa", *SHORT, "--out", str(tmp_path / "c.net"))


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense", "write auto or HOST:PORT"),
        ("local", "write auto or HOST:PORT"),
        ("ray://127.0.0.1:1", "write auto or HOST:PORT"),
        ("127.0.0.1:many", "write auto or HOST:PORT"),
        ("127.0.0.1:1", "no Ray cluster at 127.0.0.1:1 "),
        ("127.0.0.1:99999", "no Ray cluster at 127.0.0.1:99999 "),
    ],
)
def test_a_wrong_address_of_a_cluster_is_said_at_once(tmp_path: Path, address: str, reason: str) -> None:
    """Nobody waits for a cluster that is not there; Ray itself is not needed for that."""
    assert reason in wrong("goa", "--ray", address, "--out", str(tmp_path / "a.net"))


@pytest.mark.whole
def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    """With another seed, other weights to begin with, or what is no checkpoint."""
    out = tmp_path / "a.net"
    words = ("goa", *SHORT, "--rounds", "1", "--out", str(out))
    assert run(*words)[0] == 0
    assert "another recipe (seed)" in wrong(*words, "--seed", "2")
    first, second = tmp_path / "first.net", tmp_path / "second.net"
    content = out.read_bytes()
    first.write_bytes(content)
    second.write_bytes(content.replace(b'"seed":1', b'"seed":2', 1))
    more = ("goa", *SHORT, "--rounds", "1", "--out", str(tmp_path / "b.net"))
    assert run(*more, "--from", str(first))[0] == 0
    assert "began with other weights" in wrong(*more, "--from", str(second))
    (tmp_path / "a.net.run" / "checkpoint.npz").write_bytes(b"nothing")
    assert "a.net.run is damaged" in wrong(*words)
