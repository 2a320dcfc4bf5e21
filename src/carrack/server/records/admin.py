"""For administrators: reports, people, and the audit log."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carrack.server.records.basics import Record

Act = Literal[
    "sign-in",
    "sign-in-failed",
    "sign-out",
    "sign-out-everywhere",
    "session-ended",
    "account-made",
    "account-removed",
    "password-changed",
    "recovery-codes",
    "recovery-mail",
    "recovered",
    "reported",
    "report-settled",
    "account-closed",
    "account-reopened",
    "match-ended",
    "appointed",
    "dismissed",
    "bot-made",
    "bot-token",
    "bot-removed",
]
"""What the audit log knows."""
RowNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class ReportRecord(Record, frozen=True):
    """A line of chat that somebody complains about. `about` is whoever said it."""

    id: int
    created: float
    about: int
    name: str
    closed: bool
    reporter: str
    match: str
    text: str
    reason: str
    comment: str
    settled: float | None


class Reports(Record, frozen=True):
    """A page of reports, the newest first."""

    reports: list[ReportRecord]


class PersonCard(Record, frozen=True):
    """A person as an administrator sees them."""

    id: int
    name: str
    claimed: bool
    admin: bool
    closed: float | None
    created: float
    seen: float | None
    bot: bool = False


class People(Record, frozen=True):
    """People of a name."""

    people: list[PersonCard]


class AuditEntry(Record, frozen=True):
    """Something that somebody did. Without a `user` it was whoever runs the server."""

    id: int
    time: float
    act: Act
    user: int | None
    user_name: str
    about: int | None
    about_name: str
    match: str
    address: str


class Audit(Record, frozen=True):
    """A page of the audit log, the newest first; `more` says whether older entries may follow."""

    entries: list[AuditEntry]
    more: bool


class AccountState(Record, frozen=True):
    """Whether an account is closed."""

    closed: bool
