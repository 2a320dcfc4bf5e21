"""Set-up (E2): decks, supply, VP stacks, players and the first regions."""

from __future__ import annotations

from carrack.games.thirteen_colonies.facts import NATIONS, NONE, Card
from carrack.games.thirteen_colonies.table import ColoniesTable, VpStack
from carrack.games.thirteen_colonies.terrain import open_region
from carrack.kernel.table import NOBODY

EUROPE = ("colonist", "money", "good", "ship", "building", "expert", "raid", "city")


def in_use(table: ColoniesTable, card: Card) -> bool:
    """Whether cards of a kind are used in this mode, apart from VP cards."""
    return table.mode.base in card.modes and card.place != "start"


def lay_out(table: ColoniesTable) -> None:
    """Every card goes to its place; what the mode doesn't use goes to the box."""
    for card in table.facts.cards:
        if in_use(table, card) and card.type in EUROPE:
            table.supply[card.index] = card.count
        elif in_use(table, card) and card.type in {"terrain", "discovery", "people"}:
            table.pools[0] += [card.index] * card.count
        elif in_use(table, card) and card.type == "coast":
            table.coast_deck += [card.index] * card.count
        else:
            table.box[card.index] = card.count
    table.deck = len(table.pools[0])
    for kind in table.mode.open_supply:
        table.opened[kind] = True
    for space in range(len(table.row)):
        table.row[space] = True
        table.supply[table.facts.colonist] -= 1


def build_stacks(table: ColoniesTable) -> None:
    """The VP stack of each epoch: some condition and cost cards are left out, the closing card is last."""
    mode = table.mode
    stacks: list[VpStack] = []
    for at, epoch in enumerate(mode.epochs):
        early: list[int] = []
        late: list[int] = []
        sure: list[int] = []
        free: list[int] = []
        for card in table.facts.cards:
            if not in_stack(table, card, epoch):
                continue
            kinds = [card.index] * card.count
            table.box[card.index] -= card.count
            if card.index in table.facts.early:
                early += kinds
            elif card.index in table.facts.late:
                late += kinds
            elif card.kind in {"condition", "cost"} and card.nation == NONE:
                free += kinds
            else:
                sure += kinds
        stack = VpStack(early, late, sure, free, mode.skip[table.seats][at])
        stack.end = mode.ends[at]
        table.box[stack.end] -= 1
        stacks.append(stack)
    table.stock = stacks[0]
    table.later = stacks[1:]


def in_stack(table: ColoniesTable, card: Card, epoch: int) -> bool:
    """A VP card of the epoch and mode; nation cards only of the nations at the table (P3)."""
    if card.epoch != epoch or table.mode.base not in card.modes or card.kind == "end":
        return False
    if card.index in table.mode.beside:
        return False
    if card.type == "nation":
        return table.nation_cards and card.nation in table.nations
    return card.type == "vp"


def seat_players(table: ColoniesTable) -> None:
    """Five cards each, four of them in hand; later players in turn order start with some VP (E7, A30)."""
    start = table.facts.start
    spain = NATIONS.index("spain")
    if spain in table.nations:
        table.first = table.nations.index(spain)
    else:
        table.first = table.chance(table.seats, "first player")
    table.active = table.first
    for at, seat in enumerate(table.in_turn_order(table.first)):
        player = table.players[seat]
        player.hand = sorted(start.hand)
        player.sure = player.hand.copy()
        player.draw = sorted(start.deck)
        for kind in player.hand + player.draw:
            if table.facts.cards[kind].place == "start":
                table.box[kind] -= 1
            else:
                table.supply[kind] -= 1
        player.draw_value, player.hold, player.tokens = start.draw, start.hold, start.tokens
        player.vp = start.vp[table.seats][at]


def open_first_regions(table: ColoniesTable) -> None:
    """The first regions are laid out; nobody is active yet."""
    for _ in range(table.mode.regions[table.seats]):
        open_region(table, NOBODY)
