"""The documentation site is built without a warning, and its links lead where they lead in the project."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
AUDIENCES = ("players", "bot-writers", "researchers", "operators", "game-authors")

if not os.environ.get("CI"):
    pytest.importorskip("mkdocs")

pytestmark = pytest.mark.site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `mkdocs build --strict` builds it: a broken link or anchor ends it."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_everybody_has_a_page(site: Path) -> None:
    """The home page leads to a page for each kind of reader; nothing is loaded from elsewhere."""
    home = (site / "index.html").read_text("utf-8")
    for audience in AUDIENCES:
        assert f'href="for/{audience}.html"' in home
        assert (site / "for" / f"{audience}.html").is_file()
    assert not re.findall(r'<(?:script|img)[^>]* src="https?:|<link[^>]* href="https?:', home)
    assert 'rel="stylesheet"' in home
    assert (site / "assets" / "stylesheets").is_dir()


def test_every_page_can_be_searched(site: Path) -> None:
    """Each page of `docs` is in the index of the search."""
    found = json.loads((site / "search" / "search_index.json").read_text("utf-8"))["docs"]
    indexed = {entry["location"].partition("#")[0] for entry in found}
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert name in indexed or name == "index.html"


def test_links_to_sources_lead_to_them(site: Path) -> None:
    """A link out of `docs` shows the file; a folder shows what is in it."""
    page = (site / "rooms.html").read_text("utf-8")
    assert 'href="source/src/carrack/server/app.py.html"' in page
    shown = (site / "source" / "src" / "carrack" / "server" / "app.py.html").read_text("utf-8")
    assert "highlight" in shown
    folder = (site / "source" / "src" / "carrack" / "kernel" / "index.html").read_text("utf-8")
    assert "match.py" in folder


def test_the_reference_has_every_promised_name(site: Path) -> None:
    """Signatures and examples come from the sources."""
    page = (site / "reference.html").read_text("utf-8")
    for name in ("game", "new_match", "play", "simulate", "bot", "review_match", "load_match", "save_match"):
        assert f'id="carrack.public.{name}"' in page
    for name in ("Match", "Perspective", "Bot", "Rules", "Standings", "RefusedError"):
        assert re.search(rf'id="carrack\.[\w.]+\.{name}"', page), name
    assert "&gt;&gt;&gt;" in page
