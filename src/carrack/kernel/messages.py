"""What the engine says: message ids with arguments, never sentences (`text/*.ftl` hold those)."""

from __future__ import annotations

from typing import Final

Arg = str | int
MOST_LISTED: Final = 12
NOT_ASKED: Final = "refusal-not-asked"
NOT_IN_HAND: Final = "refusal-not-in-hand"


def seat_thing(seat: int) -> str:
    """What scenes and texts call a seat."""
    return f"seat:{seat}"


class Message:
    """An id of the text catalogues with its arguments; one such as `region:india` is said by its name."""

    def __init__(self, id: str, args: dict[str, Arg] | None = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Arg]] = {} if args is None else args

    def as_json(self) -> dict[str, object]:
        return {"id": self.id, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


def listed(things: list[str]) -> Message:
    """Up to `MOST_LISTED` things as one message, by their names; a dash where there is none."""
    assert len(things) <= MOST_LISTED, things
    return Message(f"list-{len(things)}", {f"t{at}": thing for at, thing in enumerate(things, 1)})


def span(least: int, most: int) -> Arg:
    """A number, or `2-4` where a die or somebody else still has a say."""
    return most if least == most else f"{least}-{most}"


class Refusal:
    """Why an action is not possible now: what is missing, and the section of the rules that asks for it."""

    def __init__(self, id: str, section: str, args: dict[str, Arg] | None = None) -> None:
        self.message: Final = Message("refusal-" + id, args)
        self.section: Final = section

    def as_json(self) -> dict[str, object]:
        return {"message": self.message.as_json(), "section": self.section}

    def __repr__(self) -> str:
        return f"Refusal({self.message!r}, {self.section!r})"


def not_asked(notation: str) -> Refusal:
    """The question is another one. It says little: told only where there is no better reason."""
    return Refusal("not-asked", "", {"action": notation})


def is_about_hand(refusal: Refusal) -> bool:
    """Whether it only says that a card is not in hand, which tells nothing about anything else."""
    return refusal.message.id == NOT_IN_HAND


def is_when(id: str) -> bool:
    """Whether a refusal only says when such an action is asked for (`Rules.when`), by its message's id."""
    return id.startswith("refusal-when-")


def none_in_hand(section: str) -> Refusal:
    """Instead of many refusals, each of which says that another card is not in hand."""
    return Refusal("none-in-hand", section)


class RefusedError(Exception):
    """Raised when an action is not accepted; the table is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message.id} {refusal.message.args} (rules: {refusal.section})")
        self.refusal = refusal
