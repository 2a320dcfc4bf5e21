"""A number of decisions that no game exceeds, added up from what the pieces allow."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import COLUMNS, EXPEDITION, HARVEST, Facts, count_of
from carrack.mechanics.bits import members

ROUNDS: Final = 8
ONCE: Final = 15  # the most that a tile for one use can ask: Extra Harvest, with 3 x 3 fields
TAKEN: Final = 8  # the most that taking a tile can ask: Favor, a slot, three fields, a Bonanza tile


def most_turns(facts: Facts, seats: int) -> int:
    """Three a round, and one for every extra action card that can be had."""
    extra = ROUNDS * facts.numbers.flag_extra
    extra += sum([tile.gain.extra_action_cards for tile in facts.tiles])
    extra += 2 * sum([gain.extra_action_cards for gain in facts.bonanza])
    extra += seats * len(facts.all_rows) * facts.all_extra
    return ROUNDS * facts.numbers.actions * seats + extra


def most_in_a_turn(facts: Facts) -> int:
    """The action, what follows from it, an expedition card with what follows, and the end of the turn.

    A harvest asks for each spice, Progress for each spice of its price, a founding for name, colonists, tile
    and at most three fields; a card for at most its spices and an end.
    """
    prices = [count_of(price) for column in facts.costs + facts.literal_costs for price in column]
    action = max(*facts.values[HARVEST], *prices, 6)
    card = 2 + max([max(card.most, card.gain.spices) for card in facts.cards])
    return 2 + action + card


def most_cards(facts: Facts, turns: int) -> int:
    """The expedition cards that can be drawn, each of which can be discarded once."""
    reds = ROUNDS * sum([facts.tiles[tile].gain.expedition_cards for tile in members(facts.red)])
    tiles = sum([tile.gain.expedition_cards for tile in facts.tiles])
    bonuses = COLUMNS * len(facts.first_rows) * facts.first_cards
    bonanza = 2 * sum([gain.expedition_cards for gain in facts.bonanza])
    return turns * max(facts.values[EXPEDITION]) + reds + tiles + bonuses + bonanza


def most_decisions(facts: Facts, seats: int) -> int:
    """Markers, auctions, tiles taken and used, turns, discards, passes and the quick start."""
    markers = facts.numbers.markers[seats]
    turns = most_turns(facts, seats)
    auctions = ROUNDS * markers * (1 + seats)
    # Swap is used once for each time that it was bought in phase B, or taken by Favor.
    swaps = ROUNDS // 2 * (markers - 1) + 1
    taken = (ROUNDS * (markers - 1) + swaps) * TAKEN
    red = ROUNDS * sum([1 + facts.tiles[tile].gain.spices for tile in members(facts.red)])
    once = ONCE * len([1 for tile in facts.tiles if tile.kind == "once"])
    used = red + once + 2 * swaps
    passes = ROUNDS * seats
    start = facts.numbers.quick_markers * seats
    play = turns * most_in_a_turn(facts) + most_cards(facts, turns)
    return auctions + taken + used + play + passes + start
