"""A decision of a checked game, and what a failed check says."""

from __future__ import annotations

import hashlib
from typing import Any, NoReturn

import msgspec

from carrack.kernel.actions import Action
from carrack.kernel.match import Match, fingerprint
from carrack.kernel.messages import Message
from carrack.kernel.perspective import Perspective, ask_of
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table, open_asks

PUBLIC = -1


class CheckError(AssertionError):
    """A check found a defect; the text says which check and what it saw."""

    def __init__(self, check: str, text: str) -> None:
        super().__init__(f"{check}: {text}")
        self.check = check


def fail(check: str, text: str) -> NoReturn:
    """A check found a defect."""
    raise CheckError(check, text)


def require(holds: bool, check: str, text: str) -> None:
    """Fail with this text unless the statement holds."""
    if not holds:
        fail(check, text)


class Position:
    """A match at one of its decisions. `messages` collects everything that players could read."""

    def __init__(self, match: Match, messages: set[Message]) -> None:
        self.match = match
        self.rules: Rules = match.rules
        self.table = match.table
        self.messages = messages
        self.mark = fingerprint(match.table)
        self.asks = open_asks(match.table)

    def seed(self, purpose: str) -> int:
        """An integer that depends on the position and the purpose alone, so that failures shrink."""
        digest = hashlib.blake2b(f"{self.mark}:{purpose}".encode(), digest_size=6).digest()
        return int.from_bytes(digest, "big")

    def seats_and_public(self) -> list[int]:
        return [*range(self.table.seats), PUBLIC]

    def unchanged(self, check: str, what: str) -> None:
        require(fingerprint(self.table) == self.mark, check, f"{what} changed the table")


def choices_of(table: Table) -> list[tuple[int, Action]]:
    """Every choice that is possible now: of several seats while secret decisions are open."""
    return [(ask.seat, action) for ask in open_asks(table) for action in ask.options(table)]


def view_text(rules: Rules, table: Table, seat: int) -> str:
    """What a seat sees, as text."""
    return as_text(rules.view(table, seat).as_json())


def as_text(value: Any) -> str:
    """Any JSON value as text; equal texts are equal byte by byte."""
    return msgspec.json.encode(value, order="deterministic").decode()


def options_of(table: Table, seat: int) -> list[str]:
    """The options of a seat, none if it is not asked."""
    ask = ask_of(table, seat)
    return [] if ask is None else [action.notation for action in ask.options(table)]


def decision_text(rules: Rules, table: Table, seat: int) -> str:
    """What a seat is asked, with its options and what they would bring, as text; `null` if it is not."""
    decision = Perspective(rules, table, seat).decision
    return as_text(None if decision is None else decision.as_json())
