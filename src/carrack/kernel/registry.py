"""The games that are installed. A package adds one by the entry point group `carrack.games`.

The entry point names a function that takes a data pack's folder, or None, and returns the game's rules.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from carrack.kernel.rules import Rules

GROUP = "carrack.games"
_loaded: dict[str, Rules] = {}


class UnknownGameError(LookupError):
    """No such game is installed."""


def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def game_ids() -> list[str]:
    """The installed games."""
    return sorted(_found())


def rules_of(game: str, pack: Path | None = None) -> Rules:
    """The rules of a game; without a data pack the same object every time."""
    if pack is None and game in _loaded:
        return _loaded[game]
    found = _found()
    if game not in found:
        raise UnknownGameError(f"there is no game {game!r}; the games are {', '.join(sorted(found))}")
    rules: Rules = found[game].load()(pack)
    if pack is None:
        _loaded[game] = rules
    return rules
