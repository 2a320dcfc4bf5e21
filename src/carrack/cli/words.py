"""The words of the terminal: those of the game, of the levels, and of the command line itself."""

from __future__ import annotations

from pathlib import Path

from carrack.bots.levels import LEVELS, TEXT
from carrack.kernel.messages import Message
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.text import Texts

HERE = Path(__file__).parent / "text"


def words(language: str, rules: Rules | None = None, setup: Setup | None = None) -> Texts:
    """Everything that is said in the terminal in one language."""
    texts = Texts(language, rules, setup)
    texts.add(HERE / f"{language}.ftl")
    texts.add(TEXT / f"{language}.ftl")
    return texts


def about_levels(texts: Texts) -> list[tuple[str, str]]:
    """Each level of computer players with a line about it."""
    return [(level, texts.say(Message(f"level-{level}-about"))) for level in LEVELS]
