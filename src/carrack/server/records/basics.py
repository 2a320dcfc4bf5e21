"""What the records of the wire have in common: bounded fields, messages and refusals.

Records are frozen, with bounds on every field; texts are message ids with arguments. The OpenAPI document
and the client's types are made from them.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

SEATS = 10
MatchId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Since = Annotated[int, Meta(ge=-1, le=1_000_000)]
"""The version that a client has; -1: none."""
LineNumber = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
"""The last line of the chat that a client has; -1: it wants none."""
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
Looking = Annotated[int, Meta(ge=-1, lt=SEATS)]
"""A seat, or -1 for the public."""
GameId = Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Thing = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(pattern="^[A-Za-z0-9_:.-]{1,60}$")]
Name = Annotated[str, Meta(pattern=r"^[^\s\x00-\x1f\x7f](?:[^\x00-\x1f\x7f]{0,28}[^\s\x00-\x1f\x7f])?$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$", max_length=64)]
"""The length by itself too: `$` lets a line end pass."""
Seconds = Annotated[int, Meta(ge=5, le=30 * 86400)]
Args = dict[str, str | int]


class Record(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A record of the wire. None refers to itself, so nobody has to look for garbage there."""


class Said(Record, frozen=True):
    """A message: an id of the text catalogues and its arguments."""

    id: str
    args: Args = {}


class ActionSaid(Record, frozen=True):
    """An action in words, and what it points at in the scene."""

    label: Said
    things: list[str]


class Refused(Record, frozen=True):
    """Why an action is not possible, with the section of the rules that asks for it."""

    message: Said
    section: str
