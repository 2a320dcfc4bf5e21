"""The games that are installed. A package adds one by the entry point group `carrack.games`.

The entry point is named by the game's id; its function takes a data pack's folder, or None, and returns the
game's rules. The group `carrack.former_games` names the same function by ids that a game had before, so that
files, data packs and addresses with them stay good.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from carrack.kernel.rules import Rules

GROUP = "carrack.games"
FORMER_GROUP = "carrack.former_games"
_loaded: dict[str, Rules] = {}


class UnknownGameError(LookupError):
    """No such game is installed."""


def _found(group: str = GROUP) -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=group)}


def game_ids() -> list[str]:
    """The installed games, words before figures."""
    return sorted(_found(), key=lambda id_: (id_[:1].isdigit(), id_))


def ids_of(game: str) -> list[str]:
    """The id of a game and its former ones, given any of them; just this one if there is no such game."""
    found, former = _found(), _found(FORMER_GROUP)
    point = found.get(game) or former.get(game)
    if point is None:
        return [game]
    return [id_ for points in (found, former) for id_, other in points.items() if other.value == point.value]


def current_id(game: str) -> str:
    """The id of a game that may be given by a former one."""
    return ids_of(game)[0]


def rules_of(game: str, pack: Path | None = None) -> Rules:
    """The rules of a game; without a data pack the same object every time."""
    if pack is None and game in _loaded:
        return _loaded[game]
    found = _found()
    id_ = current_id(game)
    if id_ not in found:
        raise UnknownGameError(f"there is no game {game!r}; the games are {', '.join(game_ids())}")
    if pack is None and id_ in _loaded:
        return _loaded[id_]
    rules: Rules = found[id_].load()(pack)
    rules.pack_folder = pack
    if pack is None:
        _loaded[id_] = rules
    return rules
