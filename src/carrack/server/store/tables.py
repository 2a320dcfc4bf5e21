"""The tables of the database. JSON is kept as text, so that SQLite and PostgreSQL store the same."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Json(TypeDecorator[Any]):
    """A value as JSON text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


metadata = MetaData(naming_convention=NAMES)

# People

users = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(60), nullable=False),
    Column("name_key", String(120), unique=True),  # the name as it is compared; none for guests
    Column("password_hash", String(200)),
    Column("settings", Json, nullable=False),
    Column("created", Float, nullable=False),
    Column("deleted", Float),
    Column("admin", Boolean, nullable=False, server_default=false()),  # appointed by whoever runs the server
    Column("closed", Float, index=True),  # when an administrator closed the account
    Column("owner", Integer, index=True),  # the account that a bot belongs to; none for people
    sqlite_autoincrement=True,  # a number is never given to a second person
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column(
        "device", String(60), nullable=False, server_default=""
    ),  # browser and system, as the browser says
)

recovery = Table(  # ways back to an account whose password is forgotten
    "recovery",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # code, mail
    Column("created", Float, nullable=False),
)

ignored = Table(  # whom somebody does not want to read, or to play with
    "ignored",
    metadata,
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("other", ForeignKey("users.id"), primary_key=True, index=True),
    Column("name", String(60), nullable=False),  # of the other, when it was wished
    Column("how", String(10), nullable=False),  # mute, block
    Column("created", Float, nullable=False),
)

reports = Table(  # lines of chat that somebody complains about; a copy, for the line may be forgotten
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("reporter", ForeignKey("users.id"), nullable=False, index=True),
    Column("about", ForeignKey("users.id"), nullable=False, index=True),
    Column("match", String(12), nullable=False),
    Column("line", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", String(20), nullable=False),
    Column("comment", String(500), nullable=False),
    Column("created", Float, nullable=False),
    Column("settled", Float, index=True),
    UniqueConstraint("reporter", "line"),
    sqlite_autoincrement=True,
)

audit = Table(  # who came in, and what administrators did; numbers of people only, which outlast them
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("time", Float, nullable=False, index=True),
    Column("act", String(40), nullable=False),
    Column("user", Integer, index=True),  # none: whoever runs the server
    Column("about", Integer, index=True),
    Column("match", String(12), nullable=False, server_default=""),
    Column("address", String(60), nullable=False, server_default=""),
    sqlite_autoincrement=True,
)

endings = Table(  # matches that whoever runs the server wants ended; the server does it and forgets the wish
    "endings",
    metadata,
    Column("match", String(12), primary_key=True),
    Column("created", Float, nullable=False),
)

push = Table(
    "push",
    metadata,
    Column("endpoint", String(500), primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
)

notices = Table(  # what is still to be sent to people who are away
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(40), nullable=False),
    Column("match", String(12)),
    Column("body", Json, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False, default=0),
)

# Matches

matches = Table(
    "matches",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Json, nullable=False),
    Column("pack", String(100), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, closed
    Column("public", Boolean, nullable=False),
    Column("creator", ForeignKey("users.id"), nullable=False),
    Column("invitation", String(24), nullable=False),
    Column("clock", Json, nullable=False),
    Column("absent", String(10), nullable=False),  # wait, computer, forfeit
    Column("stand_in", String(40), nullable=False),
    Column("secret", String(200), nullable=False),  # empty where chance is the seed's
    Column("nonces", Json, nullable=False),  # the creator's; from the start on everybody's
    Column("seed", String(40), nullable=False),
    Column("start", Json),  # the table that a branch begins at
    Column("version", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("snapshot", Json),
    Column("thinking", Boolean, nullable=False),  # a computer player has to decide now
    Column("proposal", Json),
    Column("next_match", String(12), nullable=False, index=True),
    Column("shared", Boolean, nullable=False),  # whoever has the address may look when it is over
    Column("result", Json),  # for lists; none while it runs, and of what was over before it was kept
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("source", String(10), nullable=False, server_default=""),  # import: from a match file
    Column("lesson", String(60), nullable=False, server_default=""),  # which one, of a match that is a lesson
    Column("place", Json),  # how far the learner is in it
    Column("bots", Boolean, nullable=False, server_default=false()),  # whether bots may take free seats
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether people agreed on hints
    Index("ix_matches_creator", "creator", "status"),
    Index("ix_matches_changed", "changed", "id"),
    Index("ix_matches_thinking", "thinking", "changed"),
    Index("ix_matches_lists", "public", "status", "changed"),
    Index("ix_matches_creator_created", "creator", "created"),
    Index("ix_matches_source_changed", "source", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(10), nullable=False),  # person, computer, open
    Column("user", ForeignKey("users.id")),
    Column("name", String(60), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("forfeited", Boolean, nullable=False),
    Column("reserve", Float),
    Column("deadline", Float, index=True),
    Column("waiting", Boolean, nullable=False),  # the person here has to decide now
    Column("kept_for", ForeignKey("users.id"), index=True),  # an open seat of a rematch
    Column("passing", String(1300), nullable=False, server_default=""),  # reactions declined without asking
    Column("replaced", String(40), nullable=False, server_default=""),  # the computer player that failed here
    Column("bot", Boolean, nullable=False, server_default=false()),  # the person here is a bot
    Column("hints", Integer, nullable=False, server_default="0"),  # that were asked for here
    Index("ix_seats_user_waiting", "user", "waiting"),
)

log = Table(  # the truth of a match: rows are added, never changed
    "log",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # the version after it
    Column("command_id", String(80), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", ForeignKey("users.id"), index=True),
    Column("kept", Integer, nullable=False),  # so many choices stayed; -1: not even the set-up
    Column("at", Integer, nullable=False),  # so many choices there are after it
    Column("body", Json, nullable=False),
    Column("time", Float, nullable=False),
    UniqueConstraint("match", "command_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("command_id", String(80), nullable=False),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    UniqueConstraint("match", "command_id"),
)

worked_out = Table(  # what takes long to work out about a match that is over
    "worked_out",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("what", String(20), primary_key=True),
    Column("program", String(40), nullable=False),  # the version that did it; another one does it again
    Column("content", Text, nullable=False),
)

explored = Table(  # what the finished matches say together, in counts
    "explored",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("variant", String(200), primary_key=True),
    Column("content", Text, nullable=False),
    Column("until", Float, nullable=False),  # when the newest match in it was changed
)
