"""When each kind of action is asked for: what has to come first, told while something else is asked."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.rules.actions import (
    Between,
    Collect,
    Explore,
    Give,
    In,
    Keep,
    Move,
    Place,
    Play,
    Row,
    Target,
    To,
    Using,
    Withdraw,
)
from carrack.kernel.actions import Action
from carrack.kernel.messages import Refusal

WHEN: Final[dict[type[Action], Refusal]] = {
    Move: Refusal("when-move", "5.1.2"),
    To: Refusal("when-to", "5.1.2"),
    Play: Refusal("when-play", "5.1.3"),
    Explore: Refusal("when-explore", "5.1.4"),
    Withdraw: Refusal("when-explore", "5.1.4"),
    In: Refusal("when-in", "5.1.3"),
    Using: Refusal("when-using", "5.1.2"),
    Target: Refusal("when-target", "7.2"),
    Between: Refusal("when-between", "7.2 Trade"),
    Give: Refusal("when-give", "7.2 Trade"),
    Collect: Refusal("when-collect", "5.2.2.3"),
    Row: Refusal("when-row", "5.2.3"),
    Keep: Refusal("when-keep", "5.2.3"),
    Place: Refusal("when-place", "4.0"),
}
