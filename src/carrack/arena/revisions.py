"""Stored matches under another revision of the project: which choice is the first that leads elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from carrack.arena import marks
from carrack.kernel.saves import read_record

GROUPS: Final = ("carrack.games", "carrack.former_games")


class RevisionError(Exception):
    """A revision that can't be had; the text says why."""


class Difference:
    """Where a match leads elsewhere: after choice `at` (0 is the set-up), written `do`; what both say."""

    def __init__(self, at: int, do: str, here: str, there: str) -> None:
        self.at: Final = at
        self.do: Final = do
        self.here: Final = here
        self.there: Final = there


def compared(files: list[Path], revision: str, repository: Path) -> Iterator[tuple[Path, Difference | None]]:
    """Each file with the first difference between the rules that run here and those of the revision."""
    with tempfile.TemporaryDirectory(prefix="carrack-diff-") as folder:
        sources = check_out(repository, revision, Path(folder))
        environment = os.environ | {"PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
        with subprocess.Popen(  # noqa: S603  # our own script
            [sys.executable, "-P", marks.__file__, *map(str, files)],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as other:
            assert other.stdout is not None
            for file in files:
                line = other.stdout.readline()
                if not line:
                    raise RevisionError(f"the rules of {revision} could not be run")
                yield file, difference(file, marks.marks_of(file), json.loads(line))


def difference(file: Path, here: dict[str, Any], there: dict[str, Any]) -> Difference | None:
    """The first choice after which the two sides differ, or that one of them can't make."""
    ends = [here["stopped"] or "no such choice", there["stopped"] or "no such choice"]
    pairs = [[*side["marks"], end] for side, end in zip((here, there), ends, strict=True)]
    for at, (own, other) in enumerate(zip(*pairs, strict=False)):
        if own != other:
            choices = read_record(file).choices
            return Difference(at, choices[at - 1].do if 0 < at <= len(choices) else "", own, other)
    return None


def check_out(repository: Path, revision: str, folder: Path) -> Path:
    """The sources of a revision, found by Python as if they were installed."""
    archive = git(repository, "archive", "--format=tar", revision, "src", "pyproject.toml")
    with tarfile.open(fileobj=BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")
    groups = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    lines = [
        line
        for group in GROUPS
        for line in (f"[{group}]", *(f"{name} = {target}" for name, target in groups.get(group, {}).items()))
    ]
    about = folder / "src" / "carrack-0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: carrack\nVersion: 0\n")
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return folder / "src"


def git(repository: Path, *words: str) -> bytes:
    """What git answers."""
    try:
        done = subprocess.run(  # noqa: S603  # words of ours, and a revision that git checks
            ["git", "-C", str(repository), *words],  # noqa: S607
            capture_output=True,
            check=False,
        )
    except FileNotFoundError as error:
        raise RevisionError("git is needed for this, and not there") from error
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().removeprefix("fatal: ")
        raise RevisionError(f"git {words[0]}: {said or done.returncode}")
    return done.stdout
