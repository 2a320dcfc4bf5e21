"""Policy cards (7.1): how many discs each adds when its region is resolved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carrack.games.colonialism.content.facts import REGIONS, RESOURCES, Card
from carrack.games.colonialism.state.board import Board

PolicyValue = Callable[[Board, int, int, Card], int]


def adjacent_regions_with_influence(board: Board, seat: int, region: int) -> int:
    """How many neighbours of a region hold influence of a seat; the region itself is none of them (R5)."""
    presence = board.presence(seat)
    return sum([presence >> other & 1 for other in board.facts.neighbours[region]])


def own_ships_nearby(board: Board, seat: int, region: int) -> int:
    """Ships of a seat in the region's sea zones, fresh or used (ruling R44)."""
    return sum([board.ships(seat, sea) for sea in board.facts.region_seas[region]])


def army(board: Board, seat: int, region: int, card: Card) -> int:
    """Some discs for every adjacent region in which the owner has influence (ruling R43)."""
    return card.amount * adjacent_regions_with_influence(board, seat, region)


def ships_nearby(board: Board, seat: int, region: int, card: Card) -> int:
    """Commerce and Fleet: discs for ships in the region's sea zones, everybody's or the owner's (R44)."""
    if not card.all_ships:
        return card.amount * own_ships_nearby(board, seat, region)
    return card.amount * sum([own_ships_nearby(board, other, region) for other in range(board.seats)])


def dominion(board: Board, seat: int, region: int, card: Card) -> int:
    """Some discs for every region of the board in which the owner has the most influence (ruling R45)."""
    return card.amount * sum([1 for other in range(REGIONS) if board.most_influence(other, seat)])


def empire(board: Board, seat: int, region: int, card: Card) -> int:
    """A disc for every region in which the owner has influence.

    The card's own region counts if they have influence there; with the ruling `empire=always` it counts in
    any case (ruling R41).
    """
    presence = board.presence(seat)
    if board.empire_counts_region:
        presence |= 1 << region
    return card.amount * presence.bit_count()


def hegemony(board: Board, seat: int, region: int, card: Card) -> int:
    """A disc for every own ship nearby and every adjacent region with own influence."""
    adjacent = adjacent_regions_with_influence(board, seat, region)
    return card.amount * (own_ships_nearby(board, seat, region) + adjacent)


def fixed(board: Board, seat: int, region: int, card: Card) -> int:
    """Influence Region: the number on the card."""
    return card.amount


def consolidate_holdings(board: Board, seat: int, region: int, card: Card) -> int:
    """Seven discs, or none if the reserve holds fewer (ruling R48)."""
    return card.amount if board.reserve[seat] >= card.amount else 0


def monopoly(board: Board, seat: int, region: int, card: Card) -> int:
    """As many discs as the owner has collected cubes of their most frequent color (ruling R46)."""
    return card.amount * max([board.collected(seat, resource) for resource in range(RESOURCES)])


def resources(board: Board, seat: int, region: int, card: Card) -> int:
    """A disc for every cube of the card's color in the region and the adjacent regions (ruling R47)."""
    regions = [region, *board.facts.neighbours[region]]
    return card.amount * sum([board.cubes_of(near)[card.resource] for near in regions])


def nothing(board: Board, seat: int, region: int, card: Card) -> int:
    """Treaty and Unrest at Home add no discs; the conflict and the end of the cards look for them."""
    return 0


POLICY_EFFECTS: Final[dict[str, PolicyValue]] = {
    "per_adjacent_region_with_influence": army,
    "per_ship_in_adjacent_seas": ships_nearby,
    "fixed_all_or_nothing": consolidate_holdings,
    "per_region_with_most_influence": dominion,
    "per_region_with_influence": empire,
    "per_own_ship_and_adjacent_region": hegemony,
    "fixed": fixed,
    "own_largest_collected_resource": monopoly,
    "per_cube_in_region_and_adjacent": resources,
    "conflict_floor": nothing,
    "least_power_removes": nothing,
}


def policy_value(board: Board, seat: int, region: int, card: Card) -> int:
    """How many discs a policy card is worth now."""
    return POLICY_EFFECTS[card.effect](board, seat, region, card)
