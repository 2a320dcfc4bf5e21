"""What a table of 13 Kolonien saves in another form than it has, and what it finds again from that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carrack.games.thirteen_colonies.content.facts import NONE, SPACES
from carrack.games.thirteen_colonies.state.lands import Land
from carrack.games.thirteen_colonies.state.vp_stack import load_stack
from carrack.mechanics.bits import mask_of

if TYPE_CHECKING:
    from carrack.games.thirteen_colonies.state.table import ColoniesTable


def fields_by_hand(table: ColoniesTable) -> dict[str, Any]:
    """Regions that may be missing, sets of bits as lists, stacks under their names of old."""
    return {
        "revealed": list(table.revealed),
        "lands": [None if land is None else land.as_json() for land in table.lands],
        "tribes": [tribe.as_json() for tribe in table.tribes],
        "row": [table.colonist_on(space) for space in range(SPACES)],
        "prices": table.prices,
        "opened": [card.index for card in table.facts.cards if table.lies_face_up(card.index)],
        "vp_stack": table.stock.as_json(),
        "later": [stack.as_json() for stack in table.later],
        "left_out": list(table.stack_left_out),
        "slots": table.slots,
    }


def load_by_hand(table: ColoniesTable, record: dict[str, Any]) -> None:
    """Take these from their JSON, with everything that follows from them."""
    for region in record["revealed"]:
        table.reveal(region)
    for region, part in enumerate(record["lands"]):
        land = None
        if part is not None:
            land = Land(table.seats)
            land.load(part)
        table.lands[region] = land
    for people, part in enumerate(record["tribes"]):
        tribe = table.tribes[people]
        tribe.load(part)
        tribe.region = NONE
        table.set_home(people, part["region"])
    for region in table.revealed:
        land = table.land(region)
        table.set_open(region, land.open)
        for seat in range(table.seats):
            table.set_units(seat, region, land.units[seat])
            table.set_colonies(seat, region, land.colonies[seat])
        table.survey(region)
    table.row = mask_of([space for space, taken in enumerate(record["row"]) if taken])
    table.set_prices(list(record["prices"]))
    table.opened = mask_of(record["opened"])
    table.find_for_sale()
    table.stock = load_stack(record["vp_stack"])
    table.later = tuple([load_stack(stack) for stack in record["later"]])
    table.stack_left_out = tuple(record["left_out"])
    for at, kind in enumerate(record["slots"]):
        table.set_slot(at, kind)
