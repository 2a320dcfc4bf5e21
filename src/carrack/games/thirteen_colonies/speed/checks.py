"""What is remembered on the table, compared with what it follows from (see README.md)."""

from __future__ import annotations

from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, NONE
from carrack.games.thirteen_colonies.rules.metrics import needs_met
from carrack.games.thirteen_colonies.rules.turns import TakeAction
from carrack.games.thirteen_colonies.rules.vp_cards import for_nation
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.mechanics.bits import mask_of


def check_remembered(table: ColoniesTable) -> None:
    """Sets of regions, fleets, what Europe sells, the VP cards in the slots."""
    check_regions(table)
    for seat in range(table.seats):
        check_own_regions(table, seat)
    for region, peoples in enumerate(table.homes):
        living = [people for people, tribe in enumerate(table.tribes) if tribe.region == region]
        assert list(peoples) == living, "peoples of a region"
    assert table.dues == table.guide.dues(table.prices), "prices of the goods on display"
    assert table.for_sale == table.guide.for_sale(table.supply, table.opened), "what can be bought"
    check_slots(table)


def check_regions(table: ColoniesTable) -> None:
    """The open regions, those with a free site, with terrain to explore, with peoples, without open card."""
    lands = [(region, table.land(region)) for region in table.revealed]
    assert table.open_regions == mask_of(list(table.revealed)), "open regions"
    vacant = [region for region, _ in lands if table.free_sites(region) > 0]
    assert table.vacant == mask_of(vacant), "regions with a free site"
    hidden = [region for region, land in lands if land.hidden or table.peoples_with_land(region)]
    assert table.explorable == mask_of(hidden), "regions to explore"
    assert table.peopled == mask_of([region for region, _ in lands if table.homes[region]]), "with peoples"
    for region, land in lands:
        waits = bool(table.bare >> region & 1)
        assert not waits if land.open != NONE else waits or not land.hidden, "regions without open card"


def check_own_regions(table: ColoniesTable, seat: int) -> None:
    """The regions with own cards, ships, colonies, and what the cards are together."""
    player = table.players[seat]
    cards = table.facts.cards
    lands = [(region, table.land(region)) for region in table.revealed]
    assert player.ports == mask_of([region for region, land in lands if land.units[seat]]), "with own cards"
    for region, land in lands:
        units = [cards[kind] for kind in land.units[seat]]
        ships = [unit for unit in units if unit.ship]
        fleet = table.fleet(seat, region)
        assert fleet.ships == len(ships), "ships beside a region"
        assert fleet.transport == sum([unit.transport for unit in units]), "their transport"
        assert fleet.control == sum([unit.control for unit in units]), "the control of cards"
        assert bool(player.sailing >> region & 1) == bool(ships), "regions with own ships"
    towns = [(region, land.colonies[seat]) for region, land in lands if land.colonies[seat]]
    assert player.towns == mask_of([region for region, _ in towns]), "regions with own colonies"
    growing = [region for region, values in towns if min(values) < COLONY_MAX]
    assert player.growing == mask_of(growing), "regions where a colony can grow"
    if seat == table.active:
        room = [region for region in table.revealed if table.transport_left(seat, region) > 0]
        assert player.sailing & ~table.turn.full == mask_of(room), "ships with room"


def check_slots(table: ColoniesTable) -> None:
    """The slots with a condition and with a cost; a condition that is met is noticed (E4.a, ruling A10)."""
    cards = table.facts.cards
    open_cards = [(at, cards[kind]) for at, kind in enumerate(table.slots) if kind != NONE]
    assert table.conditions == mask_of([at for at, card in open_cards if card.condition]), "conditions"
    assert table.for_pay == mask_of([at for at, card in open_cards if card.payable]), "VP cards for pay"
    if not table.stack or not isinstance(table.stack[-1], TakeAction):
        return
    seat = table.active
    for at, card in open_cards:
        if card.condition and needs_met(table, seat, card.index) and for_nation(table, seat, card.index):
            assert table.turn.reserved >> at & 1, f"condition of {card.id} was not noticed"
