"""When each kind of action is asked for: what has to come first, told while something else is asked."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.rules.actions import (
    Attack,
    Build,
    Buy,
    Discard,
    Fetch,
    InRegion,
    Keep,
    Pay,
    PayIn,
    Play,
    React,
    Recruit,
    Remove,
    Sell,
    Source,
    TakeVp,
    WithGood,
    WithPeople,
    WithSeat,
)
from carrack.kernel.actions import Action
from carrack.kernel.messages import Refusal

WHEN: Final[dict[type[Action], Refusal]] = {
    Play: Refusal("when-play", "E4.b"),
    React: Refusal("when-react", "P7"),
    Recruit: Refusal("when-europe", "E4.c"),
    Buy: Refusal("when-europe", "E4.c"),
    Build: Refusal("when-build", "E8"),
    Sell: Refusal("when-sell", "E4.c"),
    PayIn: Refusal("when-purse", "E5"),
    TakeVp: Refusal("when-vp", "E4.a"),
    Pay: Refusal("when-pay", "2d"),
    WithGood: Refusal("when-good", "2d"),
    Discard: Refusal("when-loss", "2c"),
    Remove: Refusal("when-loss", "2c"),
    Keep: Refusal("when-keep", "E3a"),
    Fetch: Refusal("when-fetch", "E9"),
    Source: Refusal("when-source", "F2.c"),
    InRegion: Refusal("when-region", "E4.b"),
    WithSeat: Refusal("when-seat", "P7"),
    WithPeople: Refusal("when-people", "F5a"),
    Attack: Refusal("when-attack", "F2.d"),
}
