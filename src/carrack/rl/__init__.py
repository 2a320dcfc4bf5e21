"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and batches of games stepped at once.

Each part needs a library of the extra `carrack[rl]` and is loaded when it is asked for:

    env = carrack.rl.aec("goa", players=3)
    env = carrack.rl.single("goa", players=3, opponents="advanced")
    game = carrack.rl.openspiel("goa", players=3)
    batch = carrack.rl.Batch("goa", 64, players=3)

`register()` makes the installed games known to `pettingzoo.make` and `gymnasium.make`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from carrack.extras import needs

if TYPE_CHECKING:
    from carrack.rl.batch import Batch
    from carrack.rl.gymnasium_env import single
    from carrack.rl.openspiel_game import openspiel
    from carrack.rl.pettingzoo_env import aec
    from carrack.rl.registering import register

__all__ = ["Batch", "aec", "openspiel", "register", "single"]

HOMES = {
    "Batch": "batch",
    "aec": "pettingzoo_env",
    "openspiel": "openspiel_game",
    "register": "registering",
    "single": "gymnasium_env",
}


def __getattr__(name: str) -> Any:
    """A part, with the library that it stands on."""
    if name not in HOMES:
        raise AttributeError(f"carrack.rl has no {name!r}; it has {', '.join(__all__)}")
    with needs("rl"):
        module = import_module(f"carrack.rl.{HOMES[name]}")
    return getattr(module, name)
