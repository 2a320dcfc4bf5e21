"""Carrack plays modern strategy board games completely: one engine for play, simulation and research.

    >>> import carrack
    >>> match = carrack.play("goa", ["greedy", "random"], seed=1)
    >>> match.standings.winners()
    [0]

What `__all__` lists is promised: it changes only with the first number of the version. Everything else may
move. `docs/python.md` says what belongs to each name. Nothing is loaded before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carrack.bots.bot import Bot, BotError
    from carrack.bots.greedy import MoveValues
    from carrack.bots.kinds import UnknownBotError
    from carrack.extras import MissingExtraError
    from carrack.kernel.actions import Action
    from carrack.kernel.content import ContentError
    from carrack.kernel.match import Match, UndoError
    from carrack.kernel.messages import Message, Refusal, RefusedError
    from carrack.kernel.perspective import Decision, Perspective
    from carrack.kernel.registry import UnknownGameError
    from carrack.kernel.rules import Rules, Setup, SetupError
    from carrack.kernel.saves import SaveError
    from carrack.kernel.standings import Standings
    from carrack.kernel.table import Table, take
    from carrack.kernel.text import Texts
    from carrack.public import (
        Simulation,
        bot,
        game,
        game_ids,
        load_match,
        new_match,
        play,
        review_match,
        save_match,
        simulate,
    )
    from carrack.review.records import Review

__version__ = "0.3.1"

__all__ = [
    "Action",
    "Bot",
    "BotError",
    "ContentError",
    "Decision",
    "Match",
    "Message",
    "MissingExtraError",
    "MoveValues",
    "Perspective",
    "Refusal",
    "RefusedError",
    "Review",
    "Rules",
    "SaveError",
    "Setup",
    "SetupError",
    "Simulation",
    "Standings",
    "Table",
    "Texts",
    "UndoError",
    "UnknownBotError",
    "UnknownGameError",
    "__version__",
    "bot",
    "engine",
    "game",
    "game_ids",
    "load_match",
    "new_match",
    "play",
    "review_match",
    "save_match",
    "simulate",
    "take",
]

HOMES = {
    "public": [
        "Simulation",
        "bot",
        "game",
        "game_ids",
        "load_match",
        "new_match",
        "play",
        "review_match",
        "save_match",
        "simulate",
    ],
    "bots.bot": ["Bot", "BotError"],
    "bots.greedy": ["MoveValues"],
    "bots.kinds": ["UnknownBotError"],
    "extras": ["MissingExtraError"],
    "kernel.actions": ["Action"],
    "kernel.content": ["ContentError"],
    "kernel.match": ["Match", "UndoError"],
    "kernel.messages": ["Message", "Refusal", "RefusedError"],
    "kernel.perspective": ["Decision", "Perspective"],
    "kernel.registry": ["UnknownGameError"],
    "kernel.rules": ["Rules", "Setup", "SetupError"],
    "kernel.saves": ["SaveError"],
    "kernel.standings": ["Standings"],
    "kernel.table": ["Table", "take"],
    "kernel.text": ["Texts"],
    "review.records": ["Review"],
}
"""Where each name is loaded from when it is asked for."""


def engine() -> str:
    """Whether the rules run compiled or interpreted."""
    found = find_spec("carrack.kernel.table")
    file = "" if found is None else found.origin or ""
    return "compiled" if file.endswith((".so", ".pyd")) else "interpreted"


def __getattr__(name: str) -> Any:
    """A promised name, loaded when it is first asked for."""
    home = next((module for module, names in HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module 'carrack' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"carrack.{home}"), name)
    return found


def __dir__() -> list[str]:
    """What is promised."""
    return sorted(__all__)
