"""The re-deal against a list of all worlds that are possible."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from carrack.games.colonialism.content.facts import ALL_CARDS, REGIONS
from carrack.games.colonialism.rules.colonization import turn_up_cards
from carrack.games.colonialism.rules.hands import draw_card
from carrack.games.colonialism.rules.playing_cards import assign_policy
from carrack.games.colonialism.state.seen import fits, places_by_room
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.chance import Stream
from carrack.mechanics.bits import mask_of, members
from colonialism.build import (
    rule,
    ruling,
    table,
)

POOL = [0, 1, 2, 3, 4]
BEFORE = [5, 6, 7]
World = tuple[frozenset[int], tuple[int, ...], frozenset[int]]


class Observer:
    """Every world (hand, face-down cards by region, deck) that fits what was seen of one player."""

    def __init__(self) -> None:
        self.worlds: set[World] = {(frozenset(BEFORE), (-1,) * REGIONS, frozenset(POOL))}

    def drew(self) -> None:
        self.worlds = {
            (hand | {drawn}, down, deck - {drawn}) for hand, down, deck in self.worlds for drawn in deck
        }

    def laid(self, region: int) -> None:
        self.worlds = {
            (hand - {laid}, (*down[:region], laid, *down[region + 1 :]), deck)
            for hand, down, deck in self.worlds
            for laid in hand
        }

    def showed(self, shown: int) -> None:
        self.worlds = {(hand - {shown}, down, deck) for hand, down, deck in self.worlds if shown in hand}

    def turned_up(self, region: int, shown: int) -> None:
        self.worlds = {
            (hand, (*down[:region], -1, *down[region + 1 :]), deck)
            for hand, down, deck in self.worlds
            if down[region] == shown
        }


def worlds_of_the_model(made: ColonialismTable, player: int) -> set[World]:
    """Every world that the re-deal allows."""
    hidden = made.hands[player] | made.decks[player] | made.first_cards(player)
    pool = made.pool[player]
    places, rooms = places_by_room(made, player)
    found: set[World] = set()
    for laid in permutations(members(hidden), len(places)):
        if not fits(list(laid), rooms, pool):
            continue
        rest = hidden & ~mask_of(list(laid))
        down = [-1] * REGIONS
        for place, index in zip(places, laid, strict=True):
            down[place] = index
        for deck in combinations(members(rest & pool), made.decks[player].bit_count()):
            found.add((frozenset(members(rest)) - set(deck), tuple(down), frozenset(deck)))
    return found


@rule("5.1.3.2")
@ruling("R90", "R92")
@pytest.mark.parametrize("seed", range(60))
def test_the_model_is_exact(seed: int) -> None:
    """Draws, cards laid down, shown and turned up: the model allows just the worlds that are possible."""
    made = table(2)
    made.hands[1], made.decks[1], made.pool[1] = mask_of(BEFORE), mask_of(POOL), mask_of(POOL)
    made.board.discards[1] = ALL_CARDS & ~mask_of(BEFORE + POOL)
    observer = Observer()
    stream = Stream(seed)
    for _ in range(14):
        hand = members(made.hands[1])
        down = members(made.board.down[1])
        what = stream.below(5)
        if what <= 1 and made.decks[1].bit_count() > 1:
            draw_card(made, 1)
            observer.drew()
        elif what == 2 and hand and len(down) < 3:
            place = next(r for r in range(REGIONS) if not made.board.policy_count(r, 1))
            assign_policy(made, 1, hand[stream.below(len(hand))], place)
            observer.laid(place)
        elif what == 3 and hand and down:
            shown = hand[stream.below(len(hand))]
            assign_policy(made, 1, shown, down[0])
            observer.showed(shown)
        elif what == 4 and len(down) > 1:
            place = down[stream.below(len(down))]
            shown = made.first_card(place, 1)
            turn_up_cards(made, place)
            observer.turned_up(place, shown)
        assert worlds_of_the_model(made, 1) == observer.worlds
