"""People: accounts, settings, log-in, and where notices go."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carrack.server.records.basics import GameId, Name, Password, Record

Opponent = Annotated[str, Meta(pattern="^[a-z0-9:]{1,40}$", max_length=40)]

TextId = Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$")]


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
    coach: bool = True
    """Whether each kind of question is explained the first time that it is met."""
    met: Annotated[dict[GameId, Annotated[list[TextId], Meta(max_length=200)]], Meta(max_length=100)] = {}
    """The notes that were read, by game."""
    learned: Annotated[dict[GameId, Annotated[list[TextId], Meta(max_length=100)]], Meta(max_length=100)] = {}
    """The lessons that were finished, by game."""
    webhook: Annotated[str, Meta(max_length=300)] = ""
    email: Annotated[str, Meta(max_length=200)] = ""


class Me(Record, frozen=True):
    """The person who asks. A guest has no password; `claimed` says whether the account is kept by one."""

    id: int
    name: str
    claimed: bool
    settings: Settings
    admin: bool
    bot: bool = False
    """Whether it is a bot, which has a token instead of a password."""


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


class Removal(Record, frozen=True):
    """Remove the account; one with a password asks for it."""

    password: Annotated[str, Meta(max_length=200)] = ""


class SessionRecord(Record, frozen=True):
    """A browser that is signed in. `current` is the one that asks."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class IgnoredPerson(Record, frozen=True):
    """Somebody whose lines one does not read (`mute`), and who takes no seat in one's matches (`block`)."""

    id: int
    name: str
    how: Literal["mute", "block"]
    since: float


class Security(Record, frozen=True):
    """How an account is kept: where it is signed in, how many recovery codes are left, whom it ignores."""

    sessions: list[SessionRecord]
    codes: int
    by_mail: bool
    ignored: list[IgnoredPerson]


class NewBot(Record, frozen=True):
    """A bot to make: a program that plays by its own name."""

    name: Name


class BotRecord(Record, frozen=True):
    """A bot of an account. `seen` is when its token was made or last used; None: it has none."""

    id: int
    name: str
    created: float
    seen: float | None


class Bots(Record, frozen=True):
    """The bots of an account, and how many it may have."""

    bots: list[BotRecord]
    most: int


class BotToken(Record, frozen=True):
    """A bot with a new token, which is shown this once: `Authorization: Bearer …`."""

    bot: BotRecord
    token: str


class OwnPassword(Record, frozen=True):
    """The password once more, for what must not happen to a browser left open."""

    password: Password


class RecoveryCodes(Record, frozen=True):
    """New recovery codes, shown once; each works once."""

    codes: list[str]


class RecoveryWays(Record, frozen=True):
    """How a forgotten password can be replaced here, besides by a recovery code."""

    mail: bool


class RecoveryMail(Record, frozen=True):
    """Send a link to the address that the account of this name has."""

    name: Name


class Recovery(Record, frozen=True):
    """A new password, by a recovery code with the name, or by the code of a link that was sent."""

    code: Annotated[str, Meta(min_length=8, max_length=100)]
    password: Password
    name: Name | None = None
