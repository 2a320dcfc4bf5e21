"""People: accounts, settings, log-in, and where notices go."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carrack.server.records.basics import GameId, Name, Password, Record

Opponent = Annotated[str, Meta(pattern="^[a-z0-9:]{1,40}$", max_length=40)]


class Settings(Record, frozen=True):
    """What a person prefers; kept with the account so that it is the same on every device."""

    language: Literal["", "en", "de"] = ""
    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal[0, 120, 250, 500] = 250
    confirm: Literal["never", "turns", "always"] = "turns"
    sound: bool = True
    pace: Literal["instant", "quick", "calm"] = "quick"
    """How fast moves of computer players follow each other on the screen."""
    opponents: Annotated[dict[GameId, Opponent], Meta(max_length=100)] = {}
    """The computer player that was chosen last, by game."""
    webhook: Annotated[str, Meta(max_length=300)] = ""
    email: Annotated[str, Meta(max_length=200)] = ""


class Me(Record, frozen=True):
    """The person who asks. A guest has no password; `claimed` says whether the account is kept by one."""

    id: int
    name: str
    claimed: bool
    settings: Settings


class Newcomer(Record, frozen=True):
    """Start as a guest."""

    name: Name | None = None


class Credentials(Record, frozen=True):
    """Name and password, to claim an account or to log in."""

    name: Name
    password: Password


class MeChange(Record, frozen=True):
    """What a person changes about the account; what is left out stays."""

    name: Name | None = None
    settings: Settings | None = None


class PasswordChange(Record, frozen=True):
    """A new password; every other session ends."""

    old: Password
    new: Password


class PushSubscription(Record, frozen=True):
    """A browser's address for Web Push."""

    endpoint: Annotated[str, Meta(pattern="^https://", max_length=500)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{1,200}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{1,100}$")]


class PushKey(Record, frozen=True):
    """The server's public key for Web Push; empty where it is not configured."""

    key: str
