"""What is said to learners: notes, words that explain themselves, lessons."""

from __future__ import annotations

from pathlib import Path

from carrack.kernel.notes import notes_file
from carrack.kernel.rules import Rules
from carrack.kernel.text import Texts
from carrack.lessons.loader import folder_of

HERE = Path(__file__).parent / "text"


def teaching_files(rules: Rules, language: str) -> list[Path]:
    """The catalogues of what is said to learners of a game, in their order."""
    notes = notes_file(rules, language)
    lessons = sorted(folder_of(rules).rglob(f"*.{language}.ftl"))
    return [HERE / f"{language}.ftl", *([notes] if notes.is_file() else []), *lessons]


def teaching_source(rules: Rules, language: str) -> str:
    """The same as one Fluent source, for clients."""
    return "\n".join([path.read_text(encoding="utf-8") for path in teaching_files(rules, language)])


def add_teaching(texts: Texts, rules: Rules) -> None:
    """Let texts say what is said to learners."""
    for path in teaching_files(rules, texts.language):
        texts.add(path)
