"""Actions: the things a seat may do, made once and listed in the game's catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from carrack.kernel.messages import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a seat may do.

    `notation` is its value in saves, on the wire and in the terminal. `things` are the pieces and places
    that it points at, by their ids in the scene. `label` is its text. `amount` is the number of things, coins
    or points that it is about, if it is one of a run that differs in this number only. Actions come from the
    catalogue only, so two equal actions are the same object.
    """

    def __init__(
        self, notation: str, label: Message, things: tuple[str, ...] = (), amount: int | None = None
    ) -> None:
        self.notation: Final = notation
        self.label: Final = label
        self.things: Final = things
        self.amount: Final = amount
        self.index = -1

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Indexed(Action):
    """An action about one thing or number, `value`, which its text calls `$what`.

    It points at the thing, unless other things are given or none.
    """

    def __init__(
        self,
        kind: str,
        value: int,
        word: str,
        thing: str = "",
        things: tuple[str, ...] | None = None,
        label: str = "",
        amount: int | None = None,
    ) -> None:
        if things is None:
            things = (thing,) if thing else ()
        called = Message("action-" + (label or kind), {"what": thing or value})
        super().__init__(f"{kind} {word}", called, things, amount)
        self.value: Final = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Indexed):
    """An action about a number of things: how many, or how much is bid."""

    def __init__(self, kind: str, value: int) -> None:
        super().__init__(kind, value, str(value), amount=value)


class Kind:
    """A kind of action, such as Progress in Goa: one entry of a menu (`Ask.menu`), declared once for a game.

    `menu-…` is its name in the texts and its symbol in the sheets.
    """

    def __init__(self, id: str, actions: Iterable[Action]) -> None:
        self.id: Final = id
        self.label: Final = Message(f"menu-{id}")
        self.actions: Final = list(actions)
        self.notations: Final = {action.notation for action in self.actions}

    def among(self, options: list[Action]) -> list[Action]:
        """The options that are of this kind."""
        return [action for action in options if action.notation in self.notations]

    def __repr__(self) -> str:
        return f"<menu {self.id}>"


class UnknownActionError(ValueError):
    """A text that names no action of the game."""


class Catalogue:
    """Every action of a game in a fixed order; an action's position is its id for learning."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: Final = list(actions)
        self.by_notation: Final[dict[str, Action]] = {}
        for index, action in enumerate(self.actions):
            action.index = index
            if action.notation in self.by_notation:
                raise ValueError(f"two actions are written {action.notation!r}")
            self.by_notation[action.notation] = action

    def __len__(self) -> int:
        return len(self.actions)

    def read(self, text: str) -> Action:
        """The action that a text names; capitals and repeated spaces don't matter."""
        notation = " ".join(text.lower().split())
        action = self.by_notation.get(notation)
        if action is None:
            raise UnknownActionError(notation)
        return action
