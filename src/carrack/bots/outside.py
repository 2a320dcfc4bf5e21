"""Computer players from elsewhere: a class of a package, by entry point or by its place, or a program.

A class is called with a seed and has `choose`, as `Bot` says. What it gets is a perspective that stands on a
table which the seat could believe in: the true one can't be reached from it, not even by accident.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from carrack.bots.bot import Bot, BotError
from carrack.bots.program import COMMAND, ProgramBot
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective

GROUP = "carrack.bots"
PLACE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class OutsideBot(Bot):
    """Lets a class from elsewhere decide."""

    def __init__(self, seed: int, kind: str) -> None:
        super().__init__(seed)
        self.kind = kind
        self.player: Any = maker_of(kind)(self.stream.fork())

    @property
    def hears(self) -> bool:
        return True

    def choose(self, perspective: Perspective) -> Action:
        chosen = self.player.choose(perspective.apart(self.stream.fork()))
        if chosen not in perspective.options:
            options = ", ".join([action.notation for action in perspective.options[:5]])
            raise BotError(f"{self.kind} chose {chosen!r}, which is none of its options: {options} …")
        action: Action = chosen
        return action


def is_outside(kind: str) -> bool:
    """Whether a text is written like a player from elsewhere."""
    return kind.startswith(COMMAND) or PLACE.fullmatch(kind) is not None or kind in installed()


def installed() -> dict[str, Any]:
    """The players that installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def check_outside(kind: str) -> str:
    """The same text, if there is such a player; an error that says what is missing."""
    if kind.startswith(COMMAND):
        ProgramBot.check(kind)
    else:
        maker_of(kind)
    return kind


def make_outside(kind: str, seed: int) -> Bot:
    """A player from elsewhere."""
    return ProgramBot(seed, kind) if kind.startswith(COMMAND) else OutsideBot(seed, kind)


def maker_of(kind: str) -> Callable[[int], Any]:
    """The class behind a name; loading it runs its package."""
    point = installed().get(kind)
    try:
        if point is not None:
            found = point.load()
        else:
            module, _, name = kind.partition(":")
            here = str(Path.cwd())
            if here not in sys.path:
                sys.path.append(here)  # a file in this folder; what is installed comes first
            found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BotError(f"{kind!r} can't be loaded: {error}") from error
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise BotError(f"{kind!r} is no computer player: it needs a method choose(perspective)")
    maker: Callable[[int], Any] = found
    return maker
