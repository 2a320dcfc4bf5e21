"""The notation page, the glossary and the provenance page speak of Concordia Venus as it is."""

from __future__ import annotations

import re
from pathlib import Path

from concordia_venus.build import FACTS, game

DOCS = Path(__file__).parents[3] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")


def own_blocks(language: str) -> list[str]:
    """The fenced blocks in this game's chapter."""
    chapter = NOTATION.split("## Concordia Venus\n")[1].split("\n## ")[0]
    return re.findall(rf"^```{language}\n(.*?)^```$", chapter, re.DOTALL | re.MULTILINE)


def test_every_example_is_read_and_every_kind_has_one():
    """Each line of moves is read; all first words of the catalogue come up, and the grammar has them."""
    catalogue = game().catalogue
    parts = [part for line in own_blocks("notation")[0].splitlines() for part in line.split(",")]
    words = {catalogue.read(part).notation.split()[0] for part in parts}
    assert words == {action.notation.split()[0] for action in catalogue.actions}
    assert all(f'"{word}"' in own_blocks("text")[0] for word in words)
    assert f"It has {len(catalogue):,} actions" in NOTATION


def test_the_glossary_has_every_face():
    """English, German and id."""
    rows = (DOCS / "glossary.md").read_text(encoding="utf-8").splitlines()
    names = {component.id: component.names for component in game().components()}
    for face in FACTS.faces:
        assert f"| {names[face.thing]['en']} | {names[face.thing]['de']} | `{face.id}` |" in rows


def test_provenance_names_every_file():
    """Each content file stands in the table with its source."""
    rows = (DOCS / "provenance.md").read_text(encoding="utf-8").splitlines()
    for name, source in (
        ("setup.toml", game().content.box.source),
        ("cards.toml", game().content.cards.source),
        *((f"{id_}.toml", record.source) for id_, record in game().content.maps.items()),
    ):
        assert any(f"`{name}`" in row and f"| {source} |" in row for row in rows), name
