"""What a new match begins with: checked options, seats as they are planned, and its row."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from carrack.kernel.registry import UnknownGameError, rules_of
from carrack.kernel.rules import Rules, SetupError
from carrack.server.computers.kinds import Kinds
from carrack.server.matches.seats import Seat
from carrack.server.people.names import checked_name, different_name
from carrack.server.records.matches import Clock, SeatPlan
from carrack.server.records.problems import ProblemError
from carrack.server.store.people import User

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"


def rules_for(game: str) -> Rules:
    """The rules of a game that somebody named."""
    try:
        return rules_of(game)
    except UnknownGameError as error:
        raise ProblemError(422, "problem-no-game", {"game": game}) from error


def checked_options(rules: Rules, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options with defaults filled in."""
    try:
        return rules.setup(seats, options).options
    except SetupError as error:
        raise ProblemError(422, "problem-setup", {"what": str(error)[:200]}) from error


def planned(kinds: Kinds, user: User, plans: Sequence[SeatPlan], may_be_open: bool = True) -> list[Seat]:
    """The seats as planned. Several people at one screen who give no names are called by their colours."""
    seats: list[Seat] = []
    usual = user.name if [plan.who for plan in plans].count("me") == 1 else ""
    for number, plan in enumerate(plans):
        if plan.who == "me":
            name = checked_name(plan.name) if plan.name else usual
            if name:
                name = different_name(name, [seat.name for seat in seats])
            seats.append(Seat(number, "person", user.id, name, bot=user.is_bot))
        elif plan.who == "computer":
            seats.append(Seat(number, "computer", kind=kinds.check(plan.kind)))
        elif may_be_open:
            seats.append(Seat(number, "open"))
        else:
            raise ProblemError(422, "problem-branch-open")
    return seats


def new_row(creator: User, stand_in: str, now: float) -> dict[str, Any]:
    """What every new match begins with."""
    return {
        "id": "".join(secrets.choice(ALPHABET) for _ in range(12)),
        "options": {},
        "public": False,
        "creator": creator.id,
        "invitation": secrets.token_urlsafe(12),
        "clock": Clock(),
        "absent": "wait",
        "stand_in": stand_in,
        "secret": "",
        "seed": "0",
        "start": None,
        "nonces": [],
        "status": "open",
        "version": 0,
        "proposal": None,
        "next_match": "",
        "shared": False,
        "result": None,
        "created": now,
        "changed": now,
        "source": "",
        "lesson": "",
        "place": None,
        "bots": False,
        "hints": False,
    }
