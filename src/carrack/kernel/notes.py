"""What is said about each kind of question, and about the words of a game, to people who are new to it.

A game keeps it in `text/notes.en.ftl` and `text/notes.de.ftl`: for each kind of question a message `note-…`
with attributes `mistake` and `section`, for words messages `explain-…` with the attribute `forms`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from carrack.kernel.messages import Message
from carrack.kernel.rules import Rules
from carrack.kernel.table import Ask, Step

NOTE: Final = "note-"
EXPLAIN: Final = "explain-"
SECTION: Final = "section"
FORMS: Final = "forms"


def notes_file(rules: Rules, language: str) -> Path:
    """Where a game says them in a language."""
    return rules.folder / "text" / f"notes.{language}.ftl"


def note_of(kind: str) -> str:
    """The note about a kind of question: for the class `OwnTurn` it is `note-own-turn`."""
    return NOTE + re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind).lower()


def is_asked(step: type[Step[Any]]) -> bool:
    """Whether a step is a question that somebody can be asked, and not a common part of several."""
    return issubclass(step, Ask) and step.options is not Ask.options and step.prompt is not Ask.prompt


def notes_of(rules: Rules) -> list[str]:
    """The notes that a game needs: one for each kind of question."""
    own = [note_of(name) for name, step in rules.steps.items() if is_asked(step)]
    return own + [note_of(ask.__name__) for node in rules.nodes.values() for ask in node.asks()]


def note_messages(note: str) -> list[Message]:
    """What a note consists of: what is decided and why it matters, what goes wrong, and the section."""
    return [Message(note), Message(f"{note}.mistake"), Message(f"{note}.{SECTION}")]
