"""What must always hold: 521 cards and all markers are somewhere."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.games.thirteen_colonies.content.facts import NONE, WAR
from carrack.games.thirteen_colonies.state.lands import KIND, Cell
from carrack.games.thirteen_colonies.state.table import ColoniesTable


def check(table: ColoniesTable) -> None:
    """Count every card of the box, and the tokens on the board."""
    facts = table.facts
    counts = [box + supply for box, supply in zip(table.box, table.supply, strict=True)]
    assert min(*table.box, *table.supply) >= 0, "a negative number of cards"
    counts[facts.colonist] += table.row.bit_count()
    unseen = add_open_cards(table, counts)
    for pool in table.pools:
        add(counts, pool)
    assert unseen + table.deck == sum([len(pool) for pool in table.pools]), "unseen terrain"
    for stack in [table.stock, *table.later]:
        add(counts, stack.unseen())
        fill = len(stack.sure) + len(stack.free) - stack.skip
        assert len(stack.early) + len(stack.late) + fill == stack.top + stack.rest, "VP stack"
    for card in facts.cards:
        assert counts[card.index] == card.count, f"{card.id}: {counts[card.index]} of {card.count}"
    for seat, player in enumerate(table.players):
        colonies = sum([len(table.land(region).colonies[seat]) for region in table.revealed])
        assert colonies + player.tokens == facts.start.tokens, "colony tokens"
        assert contains(player.hand, player.sure), "a card that is surely in hand"
        assert not [kind for kind in player.hand if kind in facts.raid_of], "a raid card in hand"
        assert player.top == NONE or player.top in player.draw, "top of a draw pile"
        assert 0 < player.draw_value <= facts.limits.draw, "draw value"
        assert 0 < player.hold <= facts.limits.hold, "hold value"
        for pile in (player.hand, player.draw, player.sure):
            assert pile == sorted(pile), "an order of hidden cards"
    for region in table.revealed:
        assert table.free_sites(region) >= 0, "too many colonies in a region"
    check_peoples(table)
    for good, field in zip(facts.goods, table.prices, strict=True):
        assert 0 <= field < len(good.ladder), f"price of {good.id}"
    assert min(table.turn.credits) >= 0, "credits"
    assert table.turn.purse >= 0, "purse"


def check_peoples(table: ColoniesTable) -> None:
    """Who is at war with a people has its raid card, and neither a mission nor a trade (F2.b)."""
    for tribe, people in zip(table.tribes, table.facts.peoples, strict=True):
        on_board = tribe.region != NONE
        for seat, player in enumerate(table.players):
            war = on_board and tribe.relations[seat] == WAR
            raids = player.draw.count(people.raid) + player.discard.count(people.raid)
            assert raids == war, f"{raids} raid cards of {people.id}"
            assert not war or seat not in (tribe.mission, tribe.trade), f"peace with {people.id}"
        assert on_board or tribe.mission == tribe.trade == NONE, f"flags of {people.id}"


def add(counts: list[int], kinds: Sequence[int]) -> None:
    """Count some cards."""
    for kind in kinds:
        counts[kind] += 1


def add_cells(counts: list[int], cells: Sequence[Cell]) -> int:
    """Count the known cards of a hidden pile; the number of the others."""
    add(counts, [cell[KIND] for cell in cells if cell[KIND] != NONE])
    return len([cell for cell in cells if cell[KIND] == NONE])


def add_open_cards(table: ColoniesTable, counts: list[int]) -> int:
    """Count all cards in piles and on the board; the number of terrain cards that nobody has seen."""
    for player in table.players:
        add(counts, player.deck() + player.vp_pile)
    add(counts, table.terrain_trash + table.coast_trash + table.coast_deck + table.stack_left_out)
    add(counts, [kind for kind in [*table.slots, table.beside] if kind != NONE])
    unseen = add_cells(counts, table.looked)
    for region in table.revealed:
        land = table.land(region)
        unseen += add_cells(counts, land.hidden)
        add(counts, land.coast)
        if land.open != NONE:
            counts[land.open] += 1
        for units in land.units:
            add(counts, list(units))
    for at, tribe in enumerate(table.tribes):
        unseen += add_cells(counts, tribe.under)
        if tribe.region != NONE:
            counts[table.facts.peoples[at].card] += 1
            if tribe.city:
                counts[table.facts.peoples[at].city] += 1
    return unseen


def contains(pile: list[int], part: list[int]) -> bool:
    """Whether a pile has all cards of another."""
    return all([pile.count(kind) >= part.count(kind) for kind in part])
