"""The words of the terminal: those of the game, and those of the command line itself."""

from __future__ import annotations

from pathlib import Path

from carrack.kernel.rules import Rules, Setup
from carrack.kernel.text import Texts

HERE = Path(__file__).parent / "text"


def words(language: str, rules: Rules | None = None, setup: Setup | None = None) -> Texts:
    """Everything that is said in the terminal in one language."""
    texts = Texts(language, rules, setup)
    texts.add(HERE / f"{language}.ftl")
    return texts
