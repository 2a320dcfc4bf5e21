"""When each kind of action is asked for: what has to come first, told while something else is asked."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.rules.actions import (
    Advance,
    Discard,
    Fill,
    Found,
    Pay,
    PlaceFlag,
    PlaceMarker,
    Play,
    Produce,
    Progress,
    Refill,
    Replace,
    Settle,
    Spy,
    SwapFor,
    Take,
    TakeRemoved,
    Use,
)
from carrack.kernel.actions import Action
from carrack.kernel.messages import Refusal

WHEN: Final[dict[type[Action], Refusal]] = {
    PlaceFlag: Refusal("when-markers", "2.1"),
    PlaceMarker: Refusal("when-markers", "2.1"),
    Progress: Refusal("when-action", "2.3"),
    Produce: Refusal("when-action", "2.3"),
    Found: Refusal("when-found", "2.3.6"),
    Play: Refusal("when-card", "4.1"),
    Discard: Refusal("when-discard", "4.3"),
    Use: Refusal("when-tile", "5.4"),
    Take: Refusal("when-gain", "5.0"),
    Fill: Refusal("when-fill", "2.3.3"),
    Pay: Refusal("when-pay", "2.3.1"),
    Refill: Refusal("when-refill", "5.4"),
    Replace: Refusal("when-replace", "5.1"),
    TakeRemoved: Refusal("when-favor", "5.3"),
    SwapFor: Refusal("when-swap", "5.2"),
    Spy: Refusal("when-spy", "5.4"),
    Advance: Refusal("when-advance", "4.2"),
    Settle: Refusal("when-settle", "2.3.6"),
}
