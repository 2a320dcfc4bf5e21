"""A table of 13 Kolonien as JSON and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carrack.games.thirteen_colonies.facts import NONE, SPACES
from carrack.games.thirteen_colonies.lands import Land
from carrack.games.thirteen_colonies.vp_stack import load_stack
from carrack.mechanics.bits import mask_of

if TYPE_CHECKING:
    from carrack.games.thirteen_colonies.table import ColoniesTable


def fields_as_json(table: ColoniesTable) -> dict[str, Any]:
    """The game's fields as JSON."""
    return {
        "players": [player.as_json() for player in table.players],
        "active": table.active,
        "first": table.first,
        "turns": table.turns,
        "turn": table.turn.as_json(),
        "region_stack": list(table.region_stack),
        "revealed": list(table.revealed),
        "lands": [None if land is None else land.as_json() for land in table.lands],
        "tribes": [tribe.as_json() for tribe in table.tribes],
        "pools": table.pools,
        "deck": table.deck,
        "groups": list(table.groups),
        "terrain_trash": list(table.terrain_trash),
        "coast_deck": list(table.coast_deck),
        "coast_trash": list(table.coast_trash),
        "looked": [list(cell) for cell in table.looked],
        "answers": list(table.answers),
        "keeping": list(table.keeping),
        "supply": table.supply,
        "box": table.box,
        "row": [table.row >> space & 1 == 1 for space in range(SPACES)],
        "prices": table.prices,
        "opened": [card.index for card in table.facts.cards if table.opened >> card.index & 1],
        "tax": table.tax,
        "own_tax": list(table.own_tax),
        "epoch": table.epoch,
        "vp_stack": table.stock.as_json(),
        "later": [stack.as_json() for stack in table.later],
        "left_out": list(table.stack_left_out),
        "slots": table.slots,
        "ages": table.ages,
        "beside": table.beside,
        "idle": table.idle,
    }


def load_fields(table: ColoniesTable, record: dict[str, Any]) -> None:
    """Take the game's fields from their JSON."""
    for player, part in zip(table.players, record["players"], strict=True):
        player.load(part)
    table.active = record["active"]
    table.first = record["first"]
    table.turns = record["turns"]
    table.turn.load(record["turn"])
    table.region_stack = tuple(record["region_stack"])
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
    table.pools = [list(pool) for pool in record["pools"]]
    table.deck = record["deck"]
    table.groups = tuple(record["groups"])
    table.terrain_trash = tuple(record["terrain_trash"])
    table.coast_deck = tuple(record["coast_deck"])
    table.coast_trash = tuple(record["coast_trash"])
    table.looked = tuple([(c[0], c[1], c[2], c[3]) for c in record["looked"]])
    table.answers = tuple(record["answers"])
    table.keeping = tuple(record["keeping"])
    table.supply = list(record["supply"])
    table.box = list(record["box"])
    table.row = mask_of([space for space, taken in enumerate(record["row"]) if taken])
    table.set_prices(list(record["prices"]))
    table.opened = mask_of(record["opened"])
    table.find_for_sale()
    table.tax = record["tax"]
    table.own_tax = tuple(record["own_tax"])
    table.epoch = record["epoch"]
    table.stock = load_stack(record["vp_stack"])
    table.later = tuple([load_stack(stack) for stack in record["later"]])
    table.stack_left_out = tuple(record["left_out"])
    for at, kind in enumerate(record["slots"]):
        table.set_slot(at, kind)
    table.ages = list(record["ages"])
    table.beside = record["beside"]
    table.idle = record["idle"]
