"""A seat of a match: who sits there, and what the server keeps about it."""

from __future__ import annotations

from typing import Any


class Seat:
    """A seat of a match; its fields are the columns of the table `seats`."""

    __slots__ = (
        "bot",
        "deadline",
        "forfeited",
        "hints",
        "kept_for",
        "kind",
        "name",
        "nonce",
        "passing",
        "replaced",
        "reserve",
        "seat",
        "stand_in",
        "user",
        "waiting",
        "who",
    )

    def __init__(
        self,
        seat: int,
        who: str,
        user: int | None = None,
        name: str = "",
        kind: str = "",
        nonce: str = "",
        stand_in: bool = False,
        forfeited: bool = False,
        reserve: float | None = None,
        deadline: float | None = None,
        waiting: bool = False,
        kept_for: int | None = None,
        passing: str = "",
        replaced: str = "",
        bot: bool = False,
        hints: int = 0,
    ) -> None:
        self.seat = seat
        self.who = who
        self.user = user
        self.name = name
        self.kind = kind
        self.nonce = nonce
        self.stand_in = stand_in
        self.forfeited = forfeited
        self.reserve = reserve
        self.deadline = deadline
        self.waiting = waiting
        self.kept_for = kept_for
        self.passing = passing
        """What is declined without asking: `until`, then the kinds of reactions; empty for nothing."""
        self.replaced = replaced
        """The computer player that failed here, in whose place a simpler one plays; empty for none."""
        self.bot = bot
        self.hints = hints
        """So many hints were asked for here."""

    def values(self) -> dict[str, Any]:
        """The seat as a row."""
        return {name: getattr(self, name) for name in self.__slots__}

    @property
    def decided_by_person(self) -> bool:
        """Whether a person decides here, and no computer player in the person's place."""
        return self.who == "person" and not self.stand_in

    def free(self) -> None:
        """Nobody sits here any more."""
        self.who, self.user, self.name, self.kind, self.nonce = "open", None, "", "", ""
        self.passing = self.replaced = ""
        self.bot = False
