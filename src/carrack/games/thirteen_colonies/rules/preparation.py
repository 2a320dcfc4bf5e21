"""Set-up (E2): decks, supply, VP stacks, players and the first regions."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NATIONS, NONE, SPACES, Card
from carrack.games.thirteen_colonies.rules.regions.terrain import open_region
from carrack.games.thirteen_colonies.state.table import FULL_ROW, ColoniesTable
from carrack.games.thirteen_colonies.state.vp_stack import VpStack
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import mask_of

EUROPE = ("colonist", "money", "good", "ship", "building", "expert", "raid", "city")


class Layout:
    """Where the cards lie when a game begins; worked out once for each mode and choice of nations."""

    def __init__(self, table: ColoniesTable) -> None:
        supply = [0] * len(table.facts.cards)
        box = supply.copy()
        terrain: list[int] = []
        coast: list[int] = []
        for card in table.facts.cards:
            if in_use(table, card) and card.type in EUROPE:
                supply[card.index] = card.count
            elif in_use(table, card) and card.type in {"terrain", "discovery", "people"}:
                terrain += [card.index] * card.count
            elif in_use(table, card) and card.type == "coast":
                coast += [card.index] * card.count
            else:
                box[card.index] = card.count
        supply[table.facts.colonist] -= SPACES
        self.supply: Final = supply
        self.terrain: Final = terrain
        self.coast: Final = tuple(coast)
        self.stacks: Final = tuple([stack_of(table, at, box) for at in range(len(table.mode.epochs))])
        self.box: Final = box
        self.opened: Final = mask_of(list(table.mode.open_supply))
        self.for_sale: Final = table.guide.for_sale(supply, self.opened)


def in_use(table: ColoniesTable, card: Card) -> bool:
    """Whether cards of a kind are used in this mode, apart from VP cards."""
    return table.mode.base in card.modes and card.place != "start"


def stack_of(table: ColoniesTable, at: int, box: list[int]) -> VpStack:
    """The VP stack of an epoch: some condition and cost cards are left out, the closing card is last."""
    mode = table.mode
    early: list[int] = []
    late: list[int] = []
    sure: list[int] = []
    free: list[int] = []
    for card in table.facts.cards:
        if not in_stack(table, card, mode.epochs[at]):
            continue
        kinds = [card.index] * card.count
        box[card.index] -= card.count
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
    box[stack.end] -= 1
    return stack


def layout_of(table: ColoniesTable) -> Layout:
    """How the cards lie when such a game begins, worked out once for all tables."""
    layouts = table.guide.layouts
    key = (table.mode.id, table.nations, table.nation_cards)
    layout: Layout | None = layouts.get(key)
    if layout is None:
        layout = layouts[key] = Layout(table)
    return layout


def lay_out(table: ColoniesTable) -> None:
    """Every card goes to its place; what the mode doesn't use goes to the box."""
    layout = layout_of(table)
    table.supply = layout.supply.copy()
    table.pools = [layout.terrain.copy()]
    table.deck = len(layout.terrain)
    table.coast_deck = layout.coast
    table.box = layout.box.copy()
    table.opened = layout.opened
    table.for_sale = layout.for_sale
    table.row = FULL_ROW


def build_stacks(table: ColoniesTable) -> None:
    """The VP stack of each epoch (E2)."""
    stacks = layout_of(table).stacks
    table.stock = stacks[0].copy()
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
                table.add_to_box(kind, -1)
            else:
                table.from_supply(kind)
        player.draw_value, player.hold, player.tokens = start.draw, start.hold, start.tokens
        player.vp = start.vp[table.seats][at]


def open_first_regions(table: ColoniesTable) -> None:
    """The first regions are laid out; nobody is active yet."""
    for _ in range(table.mode.regions[table.seats]):
        open_region(table, NOBODY)


def gone(board: ColoniesTable) -> list[tuple[int, int]]:
    """The kinds of cards that came into the box during the game, with their numbers.

    What the mode never used lies there too and tells nothing. Every player begins with the cards that have
    their place in the box; so many of them have left it.
    """
    layout = layout_of(board)
    start = board.facts.start
    dealt = [kind for kind in [*start.hand, *start.deck] if board.facts.cards[kind].place == "start"]
    found: list[tuple[int, int]] = []
    for kind, count in enumerate(board.box):
        more = count - layout.box[kind] + dealt.count(kind) * board.seats
        if more > 0:
            found.append((kind, more))
    return found
