"""Chat, and what is pushed over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from carrack.server.records.basics import CommandId, Record
from carrack.server.records.state import State


class NewLine(Record, frozen=True):
    """Something to say in a match."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    command_id: CommandId


class ChatLine(Record, frozen=True):
    """Something said, and after how many choices."""

    id: int
    name: str
    seat: int
    at: int
    text: str
    time: float


class Chat(Record, frozen=True):
    """What was said in a match."""

    lines: list[ChatLine]


class Ignoring(Record, frozen=True):
    """Read somebody's lines no more (`mute`), and play with them no more either (`block`)."""

    how: Literal["mute", "block"]


class NewReport(Record, frozen=True):
    """Tell the administrators of a line."""

    reason: Literal["insult", "harassment", "spam", "other"]
    comment: Annotated[str, Meta(max_length=500)] = ""


class Opening(Record, frozen=True):
    """All that a page needs to open a match.

    The state is that of one's only seat, or of the public where one has none, or several at one screen.
    `sheets` are those that the game is drawn on, `computers` the kinds of computer players on offer.
    """

    state: State
    chat: list[ChatLine]
    sheets: list[str]
    computers: list[str]


class Update(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="type"):
    """Something pushed over the socket."""


class StateUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="state"):
    """The match moved on."""

    state: State


class ChatUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Somebody said something."""

    match: str
    line: ChatLine


class PresenceUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="presence"):
    """Who is there."""

    match: str
    online: list[int]


class TurnsUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="turns"):
    """The matches that wait for me."""

    matches: list[str]


class LobbyUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="lobby"):
    """The list of open matches changed."""


AnyUpdate = StateUpdate | ChatUpdate | PresenceUpdate | TurnsUpdate | LobbyUpdate
