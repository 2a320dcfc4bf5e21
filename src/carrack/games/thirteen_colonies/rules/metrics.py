"""The numbers that conditions and VP cards count (vocab.toml, metrics)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carrack.games.thirteen_colonies.content.facts import (
    COLONY_MAX,
    DECK_CHANGED,
    DEED_DONE,
    LANDS_CHANGED,
    NONE,
    OTHERWISE,
    PEACE,
    PEOPLES_CHANGED,
)
from carrack.games.thirteen_colonies.content.packed import regions_in
from carrack.games.thirteen_colonies.state.table import ColoniesTable

Metric = Callable[[ColoniesTable, int], int]


def ships_owned(table: ColoniesTable, seat: int) -> int:
    """Ship cards in the deck."""
    cards = table.facts.cards
    in_deck = len([kind for kind in table.players[seat].deck() if cards[kind].ship])
    return in_deck + ships_in_regions(table, seat)


def ships_in_regions(table: ColoniesTable, seat: int) -> int:
    """Own ship cards beside regions."""
    found = 0
    lands = table.lands
    for region in regions_in(table.players[seat].sailing):
        land = lands[region]
        assert land is not None
        found += land.fleets[seat].ships
    return found


def regions_with_ship(table: ColoniesTable, seat: int) -> int:
    """Regions with an own ship."""
    return table.players[seat].sailing.bit_count()


def colonies(table: ColoniesTable, seat: int) -> int:
    """Own colony tokens on the board."""
    towns = regions_in(table.players[seat].towns)
    return sum([len(table.land(region).colonies[seat]) for region in towns])


def colonies_value3(table: ColoniesTable, seat: int) -> int:
    """Own colonies of value 3."""
    towns = regions_in(table.players[seat].towns)
    return sum([table.land(region).colonies[seat].count(COLONY_MAX) for region in towns])


def regions_with_colony(table: ColoniesTable, seat: int) -> int:
    """Regions with an own colony."""
    return table.players[seat].towns.bit_count()


def control_total(table: ColoniesTable, seat: int) -> int:
    """Own control over all regions."""
    player = table.players[seat]
    return control_in(table, seat, player.towns, player.ports)


def control_in(table: ColoniesTable, seat: int, towns: int, ports: int) -> int:
    """Own control by the colonies of some regions and by the cards beside some, given as bits."""
    lands = table.lands
    found = 0
    for region in regions_in(towns):
        land = lands[region]
        assert land is not None
        found += sum(land.colonies[seat])
    for region in regions_in(ports):
        land = lands[region]
        assert land is not None
        found += land.fleets[seat].control
    return found


def control_island(table: ColoniesTable, seat: int) -> int:
    """Own control over all island regions."""
    player = table.players[seat]
    islands = table.facts.islands
    return control_in(table, seat, player.towns & islands, player.ports & islands)


def soldiers_in_regions(table: ColoniesTable, seat: int) -> int:
    """Own soldier cards beside regions."""
    ports = regions_in(table.players[seat].ports)
    return sum([table.soldiers_in(seat, region) for region in ports])


def missions(table: ColoniesTable, seat: int) -> int:
    """Own missions."""
    return sum([1 for tribe in table.tribes if tribe.mission == seat])


def missions_and_trades(table: ColoniesTable, seat: int) -> int:
    """Own missions plus own trades."""
    return missions(table, seat) + sum([1 for tribe in table.tribes if tribe.trade == seat])


def peoples_peaceful(table: ColoniesTable, seat: int) -> int:
    """Peoples on the board to which the own relation is peaceful."""
    peaceful = [t for t in table.tribes if t.region != NONE and t.relations[seat] == PEACE]
    return len(peaceful)


def settled_this_turn(table: ColoniesTable, seat: int) -> int:
    """Settle actions this turn."""
    return table.turn.settled


def raised_to_3_this_turn(table: ColoniesTable, seat: int) -> int:
    """Own colonies that reached 3 this turn."""
    return table.turn.raised


def explored_this_turn(table: ColoniesTable, seat: int) -> int:
    """Explore actions this turn."""
    return table.turn.explored


def sold_this_turn(table: ColoniesTable, seat: int) -> int:
    """Goods symbols sold this turn."""
    return table.turn.sold


def buildings_owned(table: ColoniesTable, seat: int) -> int:
    """Building cards in the own deck."""
    cards = table.facts.cards
    return sum([1 for kind in table.players[seat].deck() if cards[kind].type == "building"])


def vp_stack(table: ColoniesTable, seat: int) -> int:
    """Cards left in the VP stack."""
    return table.stock.left()


def vp_open_others(table: ColoniesTable, seat: int) -> int:
    """VP cards in the slots apart from the end card."""
    cards = table.facts.cards
    return sum([1 for kind in table.slots if kind != NONE and cards[kind].kind != "end"])


def region_points(table: ColoniesTable, region: int, seat: int = NONE, more: int = 0) -> list[int]:
    """The VP of each seat if a region is scored now, or if one seat had so much more control there (2b).

    A people takes a place but no VP; tied factions share the place and skip as many; control 0 takes none.
    """
    values = table.facts.regions[region].values
    controls = [table.control(own, region) for own in range(table.seats)]
    if more:
        controls[seat] += more
    factions = controls + [len(table.tribes[people].under) for people in table.peoples_in(region)]
    points = [0] * table.seats
    for at, own in enumerate(controls):
        if own:
            place = 0
            for other in factions:
                if other > own:
                    place += 1
            if place < len(values):
                points[at] = values[place]
    return points


# What is counted, and the changes after which it may be another number.
COUNTED: Final[dict[str, tuple[Metric, int]]] = {
    "ships_owned": (ships_owned, DECK_CHANGED | LANDS_CHANGED),
    "ships_in_regions": (ships_in_regions, LANDS_CHANGED),
    "regions_with_ship": (regions_with_ship, LANDS_CHANGED),
    "colonies": (colonies, LANDS_CHANGED),
    "colonies_value3": (colonies_value3, LANDS_CHANGED),
    "regions_with_colony": (regions_with_colony, LANDS_CHANGED),
    "control_total": (control_total, LANDS_CHANGED),
    "control_island": (control_island, LANDS_CHANGED),
    "soldiers_in_regions": (soldiers_in_regions, LANDS_CHANGED),
    "missions": (missions, PEOPLES_CHANGED),
    "missions_and_trades": (missions_and_trades, PEOPLES_CHANGED),
    "peoples_peaceful": (peoples_peaceful, PEOPLES_CHANGED),
    "settled_this_turn": (settled_this_turn, DEED_DONE),
    "raised_to_3_this_turn": (raised_to_3_this_turn, DEED_DONE),
    "explored_this_turn": (explored_this_turn, DEED_DONE),
    "sold_this_turn": (sold_this_turn, DEED_DONE),
    "buildings_owned": (buildings_owned, DECK_CHANGED),
    "vp_stack": (vp_stack, OTHERWISE),
    "vp_open_others": (vp_open_others, OTHERWISE),
}
METRICS: Final = {name: metric for name, (metric, _) in COUNTED.items()}


def needs_met(table: ColoniesTable, seat: int, kind: int) -> bool:
    """Whether all bounds of a card hold for a player."""
    for need in table.facts.cards[kind].needs:
        count = need.measure(table, seat)
        if not need.low <= count <= need.high:
            return False
    return True
