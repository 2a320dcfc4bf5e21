"""When each kind of action is asked for: what has to come first, told while something else is asked."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.rules.actions import (
    Build,
    BuyCard,
    BuyGoods,
    Copy,
    Move,
    Pay,
    Place,
    Play,
    Produce,
    Recommend,
    SellGoods,
    Start,
    Take,
    To,
)
from carrack.kernel.actions import Action
from carrack.kernel.messages import Refusal

WHEN: Final[dict[type[Action], Refusal]] = {
    Play: Refusal("when-play", "1.4"),
    Recommend: Refusal("when-recommend", "2.13"),
    Copy: Refusal("when-copy", "2.5"),
    BuyCard: Refusal("when-buy-card", "2.9"),
    BuyGoods: Refusal("when-trade", "2.4"),
    SellGoods: Refusal("when-trade", "2.4"),
    Pay: Refusal("when-pay", "2.9"),
    Take: Refusal("when-take", "3.2"),
    Produce: Refusal("when-produce", "2.3"),
    Build: Refusal("when-build", "2.2.2"),
    Move: Refusal("when-move", "2.2.1"),
    To: Refusal("when-move", "2.2.1"),
    Place: Refusal("when-place", "2.7"),
    Start: Refusal("when-start", "1.3"),
}
