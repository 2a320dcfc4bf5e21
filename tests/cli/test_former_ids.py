"""Two games had other ids: whatever carries them stays good."""

import json
from pathlib import Path

import pytest

from carrack.kernel.registry import game_ids, rules_of

MATCHES = Path(__file__).parent.parent / "golden" / "matches"
FORMER = {"concordia_venus": "concordia-venus", "thirteen_colonies": "13-kolonien"}
TWICE = ("--players", 2, "--games", 2, "--bots", "random", "--seed", 1, "--json")


def test_ids():
    """Those of today are listed, words before figures."""
    assert game_ids() == ["colonialism", "concordia-venus", "goa", "13-kolonien"]


@pytest.mark.parametrize(("former", "current"), FORMER.items())
def test_commands(run, former, current):
    """A command takes either and speaks of the one of today."""
    found, again = [json.loads(run("simulate", game, *TWICE).stdout) for game in (former, current)]
    assert found["game"] == again["game"] == current
    assert found["mean_scores"] == again["mean_scores"]
    assert rules_of(former) is rules_of(current)


@pytest.mark.parametrize(("former", "current"), FORMER.items())
def test_files(run, tmp_path, former, current):
    """A match file is verified and shown; written again it carries the id of today."""
    record = json.loads((MATCHES / f"{current}-2.json").read_text())
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record | {"game": former}))
    assert run("verify", file).exit_code == 0
    shown = json.loads(run("replay", file, "--json").stdout)
    assert shown["game"] == current


@pytest.mark.parametrize(("former", "current"), FORMER.items())
def test_data_packs(run, tmp_path, former, current):
    """A data pack may call the folder of a game either way."""
    folder = tmp_path / former
    folder.mkdir()
    file = rules_of(current).folder / "data" / "setup.toml"
    (folder / file.name).write_bytes(file.read_bytes())
    assert run("pack", "check", tmp_path).exit_code == 0
    assert run("simulate", current, *TWICE, "--pack", tmp_path).exit_code == 0
