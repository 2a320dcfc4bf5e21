# ruff: noqa: INP001 - a hook of mkdocs, not a package
"""The documentation site: `mkdocs build --strict` (extra `docs`) reads the pages as they are.

Pages link to each other and to sources by relative paths, as they lie in the project. Here every linked file
outside of `docs` gets a page below `source/`: text as it is, code coloured, a folder as a list.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File, Files

ROOT: Final = Path(__file__).parent.parent
SHELF: Final = "source"
PROJECT: Final = ("ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
"""Pages beside `docs` that belong to the site whether a page links to them or not."""
PICTURES: Final = (".svg", ".webp", ".png")
DRAWN: Final = ("piece-", "face-", "menu-", "sheet:")
"""Pictures that only the game's own page can draw."""
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
FENCE: Final = re.compile(r"^( *)```.*?^\1```$", re.DOTALL | re.MULTILINE)
LANGUAGES: Final = {
    ".py": "python",
    ".toml": "toml",
    ".mjs": "js",
    ".ts": "ts",
    ".css": "css",
    ".yml": "yaml",
}


def on_files(files: Files, config: Any) -> Files:
    """Add a page for every file that a page links to."""
    ours = [file for file in files if file.src_dir == config.docs_dir]  # the others are the theme's
    for file in ours:
        if Path(file.src_uri).suffix not in {".md", *PICTURES}:
            files.remove(file)
    pages = [f"docs/{file.src_uri}" for file in ours if file.src_uri.endswith(".md")]
    for path in linked([*pages, *PROJECT]):
        if not is_page_of_docs(path):
            files.append(File.generated(config, uri_of(path), content=shown(path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links lead to where the files are on the site."""
    here = page.file.src_uri
    path = next((path for path in (path_of(here),) if (ROOT / path).exists()), f"docs/{here}")

    def led(found: re.Match[str]) -> str:
        picture, text, link = found.groups()
        target, hash_sign, anchor = link.partition("#")
        if picture and link.startswith(DRAWN):
            return f"*{text}*"
        if not target or "://" in target or target.startswith("mailto:"):
            return found.group()
        there = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
        link = posixpath.relpath(uri_of(there), posixpath.dirname(here) or ".") + hash_sign + anchor
        return f"{picture}[{text}]({link})"

    return "".join([part if fenced else LINK.sub(led, part) for fenced, part in parts_of(markdown)])


def linked(begin: list[str]) -> list[str]:
    """All files and folders that can be reached by links, from some pages on."""
    found = dict.fromkeys(begin)
    waiting = list(begin)
    while waiting:
        page = waiting.pop()
        if not page.endswith(".md"):
            continue
        for fenced, part in parts_of((ROOT / page).read_text("utf-8")):
            for picture, _, link in [] if fenced else LINK.findall(part):
                target = link.partition("#")[0]
                if not target or "://" in target or (picture and link.startswith(DRAWN)):
                    continue
                path = posixpath.normpath(posixpath.join(posixpath.dirname(page), target))
                if path not in found:
                    found[path] = None
                    waiting.append(path)
    return list(found)


def parts_of(markdown: str) -> Iterator[tuple[bool, str]]:
    """A text in parts: whether it is fenced code, and what it says."""
    at = 0
    for found in FENCE.finditer(markdown):
        yield False, markdown[at : found.start()]
        yield True, found.group()
        at = found.end()
    yield False, markdown[at:]


def is_page_of_docs(path: str) -> bool:
    """Whether a file is on the site as it is."""
    return path.startswith("docs/") and path.endswith((".md", *PICTURES))


def uri_of(path: str) -> str:
    """Where a file of the project is on the site."""
    if is_page_of_docs(path):
        return path.removeprefix("docs/")
    if path.endswith((".md", *PICTURES)):
        return f"{SHELF}/{path}"
    return f"{SHELF}/{path}/index.md" if (ROOT / path).is_dir() else f"{SHELF}/{path}.md"


def path_of(uri: str) -> str:
    """The file of the project that a page of the site shows."""
    if not uri.startswith(f"{SHELF}/"):
        return f"docs/{uri}"
    path = uri.removeprefix(f"{SHELF}/")
    if (ROOT / path).is_file():
        return path
    return path.removesuffix("/index.md").removesuffix(".md")


def shown(path: str) -> str | bytes:
    """What the page of a file shows."""
    file = ROOT / path
    if file.suffix in PICTURES:
        return file.read_bytes()
    if file.is_dir():
        inside = [part for part in sorted(file.iterdir()) if part.name[0] not in "_."]
        names = [part.name + "/" * part.is_dir() for part in inside]
        listed = "\n".join([f"- `{name}`" for name in names])
        return f"---\nsearch:\n  exclude: true\n---\n\n# `{path}/`\n\n{listed}\n"
    text = file.read_text("utf-8")
    if file.suffix == ".md":
        return text
    language = LANGUAGES.get(file.suffix, "text")
    return f"---\nsearch:\n  exclude: true\n---\n\n# `{path}`\n\n````{language}\n{text}\n````\n"
