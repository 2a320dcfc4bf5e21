"""`carrack diff`: stored matches under another revision."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cli.complaint import only_line

ROOT = Path(__file__).parents[2]
STORED = ROOT / "tests" / "golden" / "matches"


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with two revisions: `same` has the rules as they are, `other` higher limits."""
    folder = tmp_path_factory.mktemp("repository")
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")

    def git(*words: str) -> None:
        subprocess.run(["git", "-C", str(folder), *who, *words], check=True, capture_output=True)  # noqa: S603, S607

    git("init")
    git("add", ".")
    git("commit", "-m", "one")
    git("tag", "same")
    limits = folder / "src" / "carrack" / "games" / "colonialism" / "data" / "limits.toml"
    limits.write_text(re.sub(r"= 1(\d)$", r"= 2\1", limits.read_text(), flags=re.MULTILINE))
    git("commit", "-am", "two")
    git("tag", "other")
    return folder


def test_the_same_rules(run, repository):
    """A match goes the same way under the same rules."""
    file = STORED / "colonialism-4.json"
    result = run("diff", "same", file, "--repo", repository)
    assert result.exit_code == 0
    assert result.stdout == f"{file}: the same\n"


def test_the_first_choice_that_differs(run, repository):
    """Other limits lead elsewhere in one game, and not in another; the first such choice is named."""
    files = [STORED / "colonialism-4.json", STORED / "goa-4.json"]
    result = run("diff", "other", *files, "--repo", repository, "--json")
    assert result.exit_code == 1
    first, second = json.loads(result.stdout)
    assert second == {"file": str(files[1]), "differs_at": None}
    choices = json.loads(files[0].read_text())["choices"]
    assert 0 < first["differs_at"] <= len(choices)
    assert first["do"] == choices[first["differs_at"] - 1]["do"]
    assert first["here"] == choices[first["differs_at"] - 1]["mark"] != first["there"]
    told = run("diff", "other", *files, "--repo", repository).stdout
    assert f"differs at choice {first['differs_at']}, {first['do']}: here" in told


@pytest.mark.parametrize("revision", ["nowhere", "--output=x"])
def test_no_such_revision(run, repository, revision):
    """What git does not know is named in one line."""
    assert revision in only_line(run("diff", "--repo", repository, "--", revision, STORED / "goa-4.json"), 2)


def test_no_files(run, repository):
    """A checkout without stored matches needs files."""
    assert "no match files" in only_line(run("diff", "same", "--repo", repository), 2)
