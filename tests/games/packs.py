"""Data packs for tests: a file of a game in which something differs."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.kernel.content import ContentError
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules


def printed(rules: Rules, name: str) -> str:
    """A content file of a game, as text."""
    return (rules.folder / "data" / name).read_text(encoding="utf-8")


def pack_of(folder: Path, rules: Rules, name: str, text: str) -> Path:
    """A data pack with one file."""
    own = folder / rules.id
    own.mkdir(exist_ok=True)
    (own / name).write_text(text, encoding="utf-8")
    return folder


def changed_pack(folder: Path, rules: Rules, name: str, old: str, new: str) -> Path:
    """A data pack with one file, in which a text is replaced where it stands first."""
    text = printed(rules, name)
    assert old in text, f"{name}: {old}"
    return pack_of(folder, rules, name, text.replace(old, new, 1))


def mistake_in(pack: Path, rules: Rules) -> str:
    """What is said of a data pack that can't be read."""
    with pytest.raises(ContentError) as caught:
        rules_of(rules.id, pack)
    return str(caught.value)


def mistake(folder: Path, rules: Rules, name: str, old: str, new: str) -> str:
    """What is said of a data pack in which a text is replaced; it names the file."""
    said = mistake_in(changed_pack(folder, rules, name, old, new), rules)
    assert str(folder / rules.id / name) in said
    return said
