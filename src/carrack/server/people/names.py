"""Names of people: how they are compared, and which ones are allowed."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

from carrack.server.records.problems import ProblemError

CALLED: Final = (
    "Vasco",
    "Isabel",
    "Zheng",
    "Fatima",
    "Amerigo",
    "Anna",
    "Ferdinand",
    "Jeanne",
    "Piri",
    "Ida",
)
"""First names of seafarers and travellers, the same in every language, for guests who give none."""
MOST_SIGNS: Final = 60
"""Of a name as it is compared: some single signs stand for whole sentences."""
INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def guests_name() -> str:
    """A name for a guest who gives none."""
    return f"{secrets.choice(CALLED)} {secrets.randbelow(9000) + 1000}"


def key_of(name: str) -> str:
    """A name as it is compared: neither case, nor width, nor the number of spaces makes another name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def different_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if somebody at the table is called so already."""
    taken = {key_of(other) for other in others}
    found, number = name, 2
    while key_of(found) in taken:
        found, number = f"{name} {number}", number + 1
    return found


def checked_name(name: str) -> str:
    """A name without invisible signs, which would let one look like another, and without giant ones."""
    key = key_of(name)
    if any(unicodedata.category(sign) in INVISIBLE for sign in name) or not 0 < len(key) <= MOST_SIGNS:
        raise ProblemError(422, "problem-name", {"name": name})
    return name
