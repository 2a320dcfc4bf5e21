"""The extras: a small core does what it promises, and what it lacks says how to get it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest

from carrack import extras
from carrack.cli.app import COMMANDS

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OPTIONAL: dict[str, list[str]] = PROJECT["optional-dependencies"]
FOR_DEVELOPERS = {"all", "bench", "docs", "test"}
BRINGS = {"open-spiel": ["pyspiel"], "pywebpush": ["py_vapid", "pywebpush"]}
"""What a package brings where that is not its name, or more; installed packages are asked."""
NAME = re.compile(r"[A-Za-z0-9._-]+")

InCore = Callable[..., subprocess.CompletedProcess[str]]


def plain(name: str) -> str:
    """A package's name as the index writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirement: str) -> str:
    """The package that a requirement names."""
    found = NAME.match(requirement)
    assert found is not None
    return plain(found.group())


def modules_of(package: str) -> list[str]:
    """The modules that a package brings."""
    found = [module for module, owners in packages_distributions().items() if package in map(plain, owners)]
    public = sorted({module for module in found if not module.startswith("_")})
    return BRINGS.get(package) or public or [package]


def test_the_table_is_what_the_project_declares() -> None:
    """Every extra with the modules of its packages, as in pyproject.toml."""
    declared = {
        extra: sorted({module for line in lines for module in modules_of(named(line))})
        for extra, lines in OPTIONAL.items()
        if extra not in FOR_DEVELOPERS
    }
    assert {extra: sorted(modules) for extra, modules in extras.EXTRAS.items()} == declared


def test_all_is_everything_for_users() -> None:
    """`carrack[all]` names every extra that is not for developers."""
    (everything,) = OPTIONAL["all"]
    assert set(everything.partition("[")[2].rstrip("]").split(",")) == set(extras.EXTRAS)


def needed(packages: list[str]) -> set[str]:
    """Packages with all that they need."""
    found: set[str] = set()
    while packages:
        package = packages.pop()
        if package not in found:
            found.add(package)
            lines = distribution(package).requires or []
            packages += [named(line) for line in lines if "extra ==" not in line and "platform" not in line]
    return found


@pytest.fixture(scope="module")
def in_core(tmp_path_factory: pytest.TempPathFactory) -> InCore:
    """Runs `carrack` where nothing is installed but what `pip install carrack` installs."""
    folder = tmp_path_factory.mktemp("core")
    venv.create(folder / "venv", with_pip=False)
    scripts = "Scripts" if os.name == "nt" else "bin"
    python = folder / "venv" / scripts / "python"
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(subprocess.check_output([python, "-c", ask], text=True).strip())  # noqa: S603 - our own code
    for package in needed([named(line) for line in PROJECT["dependencies"]]):
        found = distribution(package)
        for top in {file.parts[0] for file in found.files or []} - {".."}:
            if not (site / top).is_symlink():
                (site / top).symlink_to(Path(str(found.locate_file(top))))
    info = next(Path(sysconfig.get_path("purelib")).glob("carrack-*.dist-info"))
    (site / info.name).symlink_to(info)
    (site / "carrack.pth").write_text(str(ROOT / "src"))
    settings = {"CARRACK_HOME": str(folder / "home"), "LC_ALL": "en_US.UTF-8", "COLUMNS": "200"}
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}

    def run(*words: str, code: str = "") -> subprocess.CompletedProcess[str]:
        command = [str(python), *(["-c", code] if code else ["-m", "carrack"]), *words]
        return subprocess.run(  # noqa: S603 - our own command
            command,
            capture_output=True,
            encoding="utf-8",
            env=kept | settings,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            check=False,
        )

    return run


WORKS = [
    "--version",
    "games",
    "simulate goa --players 2 --games 1 --bots greedy,random",
    "rules goa --section 1",
    "how-to-play goa",
    "learn goa",
    "exercises check goa --help",
    "bench goa --seconds 0.1",
    "fuzz goa --games 1",
]
LACKS = {
    "serve --no-open": "server",
    "migrate": "server",
    "check": "server",
    "config": "server",
    "openapi": "server",
    "admin log": "server",
    "soak": "server",
    "bench server": "server",
    "bench lists": "server",
    "bench rl": "rl",
    "export --simulate goa --parquet goa.parquet": "rl",
    "train goa --out goa.net": "train",
}


def test_the_core_does_what_it_promises(in_core: InCore) -> None:
    """Playing, learning, reading the rules and simulating need nothing more."""
    with ThreadPoolExecutor(2) as pool:
        for line, ended in zip(WORKS, pool.map(lambda line: in_core(*line.split()), WORKS), strict=True):
            assert ended.returncode == 0, (line, ended.stderr)
            assert ended.stdout, line


def test_what_is_missing_says_how_to_get_it(in_core: InCore) -> None:
    """One line with the command that installs the right extra, and the code for wrong usage."""
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda line: in_core(*line.split()), LACKS)
        for (line, extra), ended in zip(LACKS.items(), found, strict=True):
            said = ended.stderr.strip()
            assert re.fullmatch(rf"carrack: \w+ is missing: pip install 'carrack\[{extra}\]'", said), line
            assert ended.returncode == 2, line


def test_alone_it_says_how_to_get_the_page(in_core: InCore) -> None:
    """Without the server `carrack` is no riddle."""
    ended = in_core()
    assert ended.stdout.splitlines() == [
        "The browser page needs one more step: pip install 'carrack[server]'",
        "To play here in the terminal: carrack play",
    ]
    assert (ended.stderr, ended.returncode) == ("", 2)


def test_every_command_explains_itself(in_core: InCore) -> None:
    """`--help` of every command works whatever is missing."""
    code = (
        "import click\nfrom carrack.cli.app import COMMANDS, carrack\n"
        "for name in COMMANDS:\n    command = carrack.get_command(click.Context(carrack), name)\n"
        "    print(name, bool(command.get_help(click.Context(command))))"
    )
    ended = in_core(code=code)
    assert ended.stdout.splitlines() == [f"{name} True" for name in COMMANDS], ended.stderr


def test_programs_are_told_too(in_core: InCore) -> None:
    """`import carrack` works in the core; what stands on an extra raises an error that names it."""
    code = (
        "import carrack, carrack.rl\n"
        "print(carrack.play('goa', ['random', 'random'], seed=1).over)\n"
        "try:\n    carrack.rl.aec\nexcept carrack.MissingExtraError as error:\n    print(error)"
    )
    ended = in_core(code=code)
    assert ended.stdout.splitlines() == ["True", "numpy is missing: pip install 'carrack[rl]'"], ended.stderr


def test_other_missing_modules_are_faults() -> None:
    """Only what an extra brings is put down to it."""
    with pytest.raises(ModuleNotFoundError, match="No module named 'chess_engine'"), extras.needs("rl"):
        import chess_engine  # type: ignore[import-not-found]  # noqa: F401, PLC0415
    assert extras.extra_with("sqlalchemy.exc") == "server"
    assert extras.extra_with("chess_engine") is None
    assert sys.version_info >= (3, 11)
