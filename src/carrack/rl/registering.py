"""The installed games by name, for `pettingzoo.make` and `gymnasium.make`."""

from __future__ import annotations

import gymnasium
import pettingzoo

from carrack.kernel.registry import game_ids, rules_of

VERSION = "v1"


def register() -> list[str]:
    """Make every game known as `carrack/<game>-v1`; the names that are known now."""
    names = [f"carrack/{game}-{VERSION}" for game in game_ids() if rules_of(game).feature_names()]
    for name in names:
        game = name.removeprefix("carrack/").removesuffix(f"-{VERSION}")
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "carrack.rl.pettingzoo_env:aec", kwargs={"game": game})
        if name not in gymnasium.registry:
            gymnasium.register(name, "carrack.rl.gymnasium_env:single", kwargs={"game": game})
    return names
