"""The script of the two commands: which engine it starts, and what becomes of one that can't be compiled."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = Path(pytest.__file__).parents[4]  # the environment that others borrow from


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`run.py` in a project of its own, which can't be built, with the packages of this one."""
    spec = importlib.util.spec_from_file_location("run_script", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("pyproject.toml", "requirements.lock", "hatch_build.py"):
        (tmp_path / name).write_text("")
    package = tmp_path / "src" / "carrack"
    package.mkdir(parents=True)
    (package / "rules.py").write_text("VALUE = 1\n")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", PACKAGES)
    monkeypatch.setattr(module, "BUILD", tmp_path / ".build")
    monkeypatch.setattr(module, "ENGINES", tmp_path / ".build" / "engines")
    monkeypatch.delenv("CARRACK_COMPILE", raising=False)
    return module


class Started:
    """What was started in the background, and what the script became."""

    def __init__(self, script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        self.beside: list[list[str]] = []
        self.became: list[str] = []
        monkeypatch.setattr(subprocess, "Popen", lambda command, **_: self.beside.append(command))
        monkeypatch.setattr(os, "execv", lambda _, command: self.became.extend(command))
        monkeypatch.setattr(sys, "argv", ["run.py", "serve", "--port", "0"])


def test_an_engine_belongs_to_its_sources(script: ModuleType) -> None:
    """A changed source, text or setting needs another engine; what Python leaves behind does not."""
    first = script.engine()
    cached = script.ROOT / "src" / "carrack" / "__pycache__"
    cached.mkdir()
    (cached / "rules.pyc").write_bytes(b"1")
    assert script.engine() == first
    (script.ROOT / "src" / "carrack" / "rules.py").write_text("VALUE = 2\n")
    second = script.engine()
    assert second != first
    (script.ROOT / "pyproject.toml").write_text("[project]\n")
    assert script.engine() not in {first, second}


def test_a_server_starts_at_once_and_compiles_beside(script, monkeypatch, capfd):
    """Without a compiled engine: the interpreted one serves, and one line says what goes on beside it."""
    started = Started(script, monkeypatch)
    script.hand_over(serves=True)
    assert started.became[1:] == ["-P", "-m", "carrack", "serve", "--port", "0"]
    assert started.became[0] == script.tool("python", PACKAGES)
    assert [command[-1] for command in started.beside] == ["compile"]
    assert len(capfd.readouterr().err.splitlines()) == 1


def test_the_next_start_uses_the_compiled_engine(script, monkeypatch):
    """An engine that was compiled to its end is started; half of one is not."""
    started = Started(script, monkeypatch)
    script.engine().mkdir(parents=True)
    script.hand_over(serves=False)
    assert started.became[0] == script.tool("python", PACKAGES)
    (script.engine() / script.WHOLE).touch()
    started.became.clear()
    script.hand_over(serves=True)
    assert started.became[0] == script.tool("python", script.engine())
    assert started.beside == []


@pytest.mark.parametrize(("name", "value", "serves"), [("CARRACK_COMPILE", "0", True), ("OTHER", "", False)])
def test_nothing_is_compiled_unasked(script, monkeypatch, name, value, serves):
    """Only a server has something compiled, and not if that is turned off."""
    monkeypatch.setenv(name, value)
    started = Started(script, monkeypatch)
    script.hand_over(serves)
    assert started.beside == []


def test_a_failed_build_is_one_line(script, monkeypatch, capfd):
    """It is told with the place of the log, nothing breaks, and the same sources are not tried again."""
    assert script.compile_engine() == 1
    told = capfd.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert ".build/engine.log" in told.err
    assert (script.BUILD / "engine.log").read_text()
    started = Started(script, monkeypatch)
    script.hand_over(serves=True)
    assert started.beside == []
    assert started.became[0] == script.tool("python", PACKAGES)


def test_only_one_compiles(script, capfd):
    """Whoever comes second leaves it to the first."""
    fcntl = pytest.importorskip("fcntl")
    script.ENGINES.mkdir(parents=True)
    with (script.ENGINES / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert script.compile_engine() == 0
    assert "already" in capfd.readouterr().err


def test_the_extras_get_an_environment_of_their_own(script, monkeypatch, capfd):
    """It borrows the packages of the other one; where they can’t be installed, one line says so."""
    where, lock = script.BUILD / "extras", script.ROOT / "requirements-extras.lock"
    monkeypatch.setattr(script, "EXTRAS", where)
    lock.write_text("what is no requirement\n")
    assert not script.set_up_extras()
    assert "run.py: the extras could NOT be installed" in capfd.readouterr().err
    lock.write_text("")
    assert script.set_up_extras()
    script.run(script.tool("python", where), "-c", "import pytest, carrack.rules")
