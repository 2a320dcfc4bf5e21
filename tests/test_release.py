"""What a release consists of: the same versions everywhere, pinned actions, a README that works elsewhere."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHECKS = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
RELEASE = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
PINNED = re.compile(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")


def test_python_versions_are_the_same_everywhere() -> None:
    """What the project says it runs on is checked, and has compiled wheels."""
    said = re.findall(r"Python :: (3\.\d+)", "\n".join(PYPROJECT["project"]["classifiers"]))
    found = re.search(r"^        python: \[(.*)\]$", CHECKS, re.MULTILINE)
    assert found is not None
    assert re.findall(r"3\.\d+", found[1]) == said
    wheels = [f"3.{minor}" for minor in re.findall(r"cp3(\d+)-", PYPROJECT["tool"]["cibuildwheel"]["build"])]
    assert wheels == said
    assert PYPROJECT["project"]["requires-python"] == f">={said[0]}"


def test_the_whole_test_command_runs_there() -> None:
    """Every check on one system, the engine on three."""
    assert "run: .ci/run\n" in CHECKS
    found = re.search(r"^        system: \[(.*)\]$", CHECKS, re.MULTILINE)
    assert found is not None
    assert [system.split("-")[0] for system in found[1].split(", ")] == ["ubuntu", "macos", "windows"]


def test_actions_are_pinned_and_may_little() -> None:
    """Actions are named by commit; a job may do only what it declares, and publishing has no password."""
    assert len(WORKFLOWS) == 2
    for path in WORKFLOWS:
        text = path.read_text("utf-8")
        uses = [line.strip() for line in text.splitlines() if "uses:" in line]
        assert uses
        assert all(PINNED.search(line) for line in uses), path
        assert "\npermissions: {}\n" in text
        assert "secrets." not in text
    assert RELEASE.count("id-token: write") == 1


def test_commits_are_checked_as_by_the_test_command() -> None:
    """`pre-commit` has what `run.py test` checks without running tests."""
    checked = re.findall(r'headline\("(.+?)"\)', (ROOT / "run.py").read_text("utf-8").split("def test()")[0])
    config = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    hooks = re.findall(r"^        name: (.+)$", config, re.MULTILINE)
    assert hooks == [name.removeprefix("client: ") for name in checked if name != "client: vitest"]


def rewritten(url: str) -> str:
    """The README as a package index gets it."""
    script: dict[str, Any] = runpy.run_path(str(ROOT / "hatch_build.py"))
    text: str = script["readme"]((ROOT / "README.md").read_text("utf-8"), url, "v1.2.3")
    return text


def test_the_readme_works_on_a_package_index() -> None:
    """Pictures and links lead to the repository at the tag; nothing relative is left."""
    url = "https://example.org/carrack"
    text = rewritten(url)
    pictures = re.findall(r'src="([^"]+)"', text)
    assert f"{url}/raw/v1.2.3/docs/images/table.webp" in pictures
    assert "<picture>" not in text
    for link in [*pictures, *re.findall(r"\]\(([^)]+)\)", text)]:
        assert link.startswith(url)
        path = link.removeprefix(url).split("/v1.2.3/")[1].partition("#")[0]
        assert (ROOT / path).exists(), link


def test_without_an_address_the_readme_invents_none() -> None:
    """No link and no picture that would lead nowhere; every word stays."""
    text = rewritten("")
    assert "](" not in text
    assert "<img" not in text
    assert "http" not in text
    for line in ("| play, learn a game, or review one | Getting started |", "python3 run.py test", "MIT"):
        assert line in text
