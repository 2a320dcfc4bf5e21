"""Region order, cubes from the bag and natives by dice: at set-up and whenever they are refreshed."""

from __future__ import annotations

from carrack.games.colonialism.content.facts import NATIVES, REGIONS, RESOURCES
from carrack.games.colonialism.rules.influence import place_discs
from carrack.games.colonialism.state.table import ColonialismTable


def new_region_order(table: ColonialismTable) -> None:
    """The six order tiles are shuffled onto the regions (4.0, 5.2.3, ruling R9)."""
    order = list(range(REGIONS))
    table.shuffle(order, "order")
    table.board.order = tuple(order)
    if table.events is not None:
        regions = table.board.facts.regions
        table.tell("region-order", {f"r{at + 1}": regions[region] for at, region in enumerate(order)})


def draw_cubes(table: ColonialismTable, region: int, count: int) -> None:
    """Cubes from the bag to a region, until the bag is empty (ruling R76)."""
    board = table.board
    bag = list(board.bag)
    drawn = [0] * RESOURCES
    for _ in range(min(count, sum(bag))):
        at = table.chance(sum(bag), "bag")
        resource = 0
        while at >= bag[resource]:
            at -= bag[resource]
            resource += 1
        bag[resource] -= 1
        drawn[resource] += 1
    board.bag = tuple(bag)
    board.add_cubes(region, drawn)
    if table.events is not None:
        for resource in range(RESOURCES):
            if drawn[resource]:
                where, what = board.facts.regions[region], board.facts.resources[resource]
                table.tell("cubes-added", {"region": where, "count": drawn[resource], "resource": what})


def add_cubes_by_value(table: ColonialismTable) -> None:
    """In region order, as many cubes as each region's value (4.0, 5.3)."""
    for region in table.board.order:
        draw_cubes(table, region, table.board.value(region))


def roll_natives(table: ColonialismTable, region: int) -> None:
    """As many dice as the region's value; their sum in natives (4.0)."""
    faces = table.board.facts.die_faces
    rolls = [faces[table.chance(len(faces), "dice")] for _ in range(table.board.value(region))]
    place_discs(table, region, NATIVES, sum(rolls))


def roll_natives_where_none(table: ColonialismTable) -> None:
    """In region order, for each region without natives: all of them at set-up (4.0, 5.3, ruling R75)."""
    for region in table.board.order:
        if not table.board.natives(region):
            roll_natives(table, region)


def add_cube_and_native(table: ColonialismTable) -> None:
    """After the first colonization phase of a turn: a cube each, a native where there is none (R72)."""
    for region in table.board.order:
        draw_cubes(table, region, 1)
    for region in table.board.order:
        if not table.board.natives(region):
            place_discs(table, region, NATIVES, 1)
