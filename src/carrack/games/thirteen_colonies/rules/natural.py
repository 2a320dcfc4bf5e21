"""The natural way to pay: what costs least, suggested before other ways (2d).

For a one-off cost that is permanent cards, which come back, with the least surplus; for a permanent cost the
least surplus and the fewest cards.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from carrack.games.thirteen_colonies.content.facts import Card

MOST: Final = 10  # of more cards only the best are tried together


def natural_payment(cards: list[Card], values: list[int], left: int, perm: bool) -> Card | None:
    """The card to begin with; `values` say what each card is worth. None if the cards don't suffice."""
    ranked = sorted([(loss(cards[at], perm, values[at]), -values[at], at) for at in range(len(cards))])
    able = [at for _, _, at in ranked[:MOST]]
    best: tuple[int, int, int, int] | None = None
    for size in range(1, len(able) + 1):
        for chosen in combinations(able, size):
            total = sum([values[at] for at in chosen])
            if total < left:
                continue
            lost = sum([loss(cards[at], perm, values[at]) for at in chosen])
            dearest = max([(values[at], -at) for at in chosen])
            found = (lost, total - left, size, -dearest[1])
            if best is None or found[:3] < best[:3]:
                best = found
    return None if best is None else cards[best[3]]


def loss(card: Card, perm: bool, value: int) -> int:
    """What a card costs beyond what every way to pay costs: nothing if it comes back."""
    return 0 if perm or card.permanent else value
