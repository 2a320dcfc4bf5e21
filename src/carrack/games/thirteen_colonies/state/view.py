"""What one seat may know, built up from the table (RULES.md, hidden information)."""

from __future__ import annotations

from typing import Any, Final

from carrack.games.thirteen_colonies.content.facts import NONE, SPACES
from carrack.games.thirteen_colonies.content.packed import REGIONS, count_in
from carrack.games.thirteen_colonies.rules.turns import announced
from carrack.games.thirteen_colonies.state.lands import KIND, Cell, Land, Tribe, is_known_to
from carrack.games.thirteen_colonies.state.players import Player
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.games.thirteen_colonies.state.vp_stack import VpStack
from carrack.kernel.rules import View
from carrack.kernel.table import NOBODY

UNKNOWN: Final[Cell] = (NONE, 0, 0, 0)


def seen_cells(pile: list[Cell], seat: int) -> list[Cell]:
    """A hidden pile as a seat knows it: the cards it has seen where they lie."""
    return [(cell[KIND], 0, 0, 0) if is_known_to(cell, seat) else UNKNOWN for cell in pile]


def hand_is_known(table: ColoniesTable, player: Player) -> bool:
    """Whether everybody can tell a hand: nothing is left that could lie in the draw pile instead."""
    raids = table.facts.raid_of
    drawn = [kind for kind in player.draw if kind not in raids]
    if not drawn or len(player.hand) == len(player.sure):
        return True
    left = player.hand.copy()
    for kind in player.sure:
        left.remove(kind)
    return len(set(left + drawn)) == 1


class ColoniesView(View):
    """The open table as `board`, with the own hidden cards; sizes of everything else.

    On the board hands, draw piles and VP piles of other seats are empty; `held` has the cards of each deck
    that lie in hand or draw pile, which everybody knows as a set; `hands` are the hands that are known.
    """

    def __init__(self, table: ColoniesTable, seat: int) -> None:
        super().__init__(table, seat, announced(table.stack, seat))
        self.hand_sizes: Final = [len(player.hand) for player in table.players]
        self.draw_sizes: Final = [len(player.draw) for player in table.players]
        self.vp_sizes: Final = [len(player.vp_pile) for player in table.players]
        self.held: Final = [sorted(player.hand + player.draw) for player in table.players]
        self.hands: Final[list[list[int] | None]] = [
            player.hand.copy() if at == seat or hand_is_known(table, player) else None
            for at, player in enumerate(table.players)
        ]
        self.looked: Final = len(table.looked)
        self.tops: Final = [player.top if player.has_seen_top(seat) else NONE for player in table.players]
        self.board: Final = open_board(table, seat, self.over)

    def as_json(self) -> dict[str, Any]:
        board = self.board
        cards = board.facts.cards
        regions = board.facts.regions
        return super().as_json() | {
            "mode": board.mode.id,
            "nations": list(board.nations),
            "active": board.active,
            "turn": board.turns,
            "epoch": board.mode.epochs[board.epoch],
            "players": {str(seat): self.player_as_json(seat) for seat in range(board.seats)},
            "own": self.own_as_json(),
            "regions": {regions[region].id: self.region_as_json(region) for region in board.revealed},
            "peoples": {
                board.facts.peoples[people].id: self.people_as_json(people)
                for people in board.peoples_on_board()
            },
            "slots": [None if kind == NONE else cards[kind].id for kind in board.slots],
            "beside": None if board.beside == NONE else cards[board.beside].id,
            "stack": self.board.stock.rest,
            "prices": {g.id: g.ladder[board.prices[at]] for at, g in enumerate(board.facts.goods)},
            "supply": {card.id: board.supply[card.index] for card in cards if board.supply[card.index]},
            "open_piles": [card.id for card in cards if board.lies_face_up(card.index)],
            "row": [board.colonist_on(space) for space in range(SPACES)],
            "tax": board.tax,
            "purse": board.turn.purse,
            "credits": {g.id: board.turn.credits[at] for at, g in enumerate(board.facts.goods)},
            "declarations": board.turn.declarations,
            "terrain_deck": board.deck,
            "terrain_trash": [cards[kind].id for kind in board.terrain_trash],
            "coast_deck": len(board.coast_deck),
            "coast_trash": [cards[kind].id for kind in board.coast_trash],
            "region_stack": len(board.region_stack),
            "looked_at": self.looked,
        }

    def player_as_json(self, seat: int) -> dict[str, Any]:
        player = self.board.players[seat]
        names = [card.id for card in self.board.facts.cards]
        return {
            "vp": player.vp,
            "draw": player.draw_value,
            "hold": player.hold,
            "tokens": player.tokens,
            "own_tax": self.board.own_tax[seat],
            "hand_size": self.hand_sizes[seat],
            "draw_size": self.draw_sizes[seat],
            "vp_size": self.vp_sizes[seat],
            "deck": [names[kind] for kind in self.held[seat]],
            "hand": None if self.hands[seat] is None else [names[kind] for kind in self.hands[seat] or []],
            "surely_in_hand": [names[kind] for kind in player.sure],
            "discard": [names[kind] for kind in player.discard],
        }

    def own_as_json(self) -> dict[str, Any]:
        """What the seat alone knows beside its hand; the own VP pile, no secret, is on `board`."""
        names = [card.id for card in self.board.facts.cards]
        shown = [player.vp_pile for player in self.board.players] if self.over else []
        return {
            "all_vp_piles": [[names[kind] for kind in pile] for pile in shown],
            "keeping": [names[kind] for kind in self.board.keeping],
            "looked": [names[cell[KIND]] for cell in self.board.looked],
            "answer": [names[kind] for kind in self.board.answers if kind != NONE],
            "scouted": [None if top == NONE else names[top] for top in self.tops],
        }

    def region_as_json(self, region: int) -> dict[str, Any]:
        land = self.board.land(region)
        names = [card.id for card in self.board.facts.cards]
        return {
            "open": None if land.open == NONE else names[land.open],
            "hidden": [None if cell[KIND] == NONE else names[cell[KIND]] for cell in land.hidden],
            "coast": [names[kind] for kind in land.coast],
            "colonies": [list(values) for values in land.colonies],
            "units": [[names[kind] for kind in kinds] for kinds in land.units],
            "transport_used": count_in(self.board.turn.used, region),
        }

    def people_as_json(self, people: int) -> dict[str, Any]:
        tribe = self.board.tribes[people]
        names = [card.id for card in self.board.facts.cards]
        return {
            "region": self.board.facts.regions[tribe.region].id,
            "under": [None if cell[KIND] == NONE else names[cell[KIND]] for cell in tribe.under],
            "markers": tribe.markers,
            "city": tribe.city,
            "relations": tribe.relations,
            "mission": tribe.mission,
            "trade": tribe.trade,
        }


def open_board(table: ColoniesTable, seat: int, over: bool) -> ColoniesTable:
    """A table with what everybody sees, the own cards, and nothing else."""
    board = ColoniesTable(table.guide, table.mode, table.nations, table.nation_cards, table.idle_incite)
    for at, player in enumerate(table.players):
        shown = board.players[at]
        shown.discard = player.discard.copy()
        shown.sure = player.sure.copy()
        shown.vp = player.vp
        shown.draw_value = player.draw_value
        shown.hold = player.hold
        shown.tokens = player.tokens
        shown.ports, shown.sailing = player.ports, player.sailing
        shown.towns, shown.growing = player.towns, player.growing
        if at == seat:
            shown.hand = player.hand.copy()
            shown.draw = player.draw.copy()
        if at == seat or over:
            shown.vp_pile = player.vp_pile.copy()
    board.active, board.first, board.turns = table.active, table.first, table.turns
    board.turn = table.turn.copy()
    board.revealed, board.open_regions = table.revealed, table.open_regions
    board.region_stack = (NONE,) * len(table.region_stack)
    for region in range(REGIONS):
        land = table.lands[region]
        board.lands[region] = None if land is None else open_land(land, table.seats, seat)
    board.homes, board.peopled = table.homes, table.peopled
    board.explorable, board.vacant = table.explorable, table.vacant
    board.tribes = [open_tribe(tribe, table.seats, seat) for tribe in table.tribes]
    board.deck = table.deck
    board.terrain_trash = table.terrain_trash
    board.coast_deck = (NONE,) * len(table.coast_deck)
    board.coast_trash = table.coast_trash
    if table.active == seat:
        board.looked = table.looked
        board.keeping = table.keeping
    if seat != NOBODY:
        board.answers = tuple([kind if at == seat else NONE for at, kind in enumerate(table.answers)])
    board.supply = table.supply.copy()
    board.box = table.box.copy()
    board.row = table.row
    board.set_prices(table.prices.copy())
    board.opened, board.for_sale = table.opened, table.for_sale
    board.tax, board.own_tax = table.tax, table.own_tax
    board.epoch = table.epoch
    board.stock = VpStack([], [], [], [], 0)
    board.stock.rest = table.stock.left()
    board.slots, board.ages, board.beside = table.slots.copy(), table.ages.copy(), table.beside
    board.idle = table.idle
    return board


def open_land(land: Land, seats: int, seat: int) -> Land:
    """A region as a seat sees it."""
    shown = Land(seats)
    shown.open = land.open
    shown.hidden = seen_cells(land.hidden, seat)
    shown.coast = land.coast.copy()
    shown.colonies = land.colonies.copy()
    shown.units = land.units.copy()
    shown.fleets = land.fleets.copy()
    return shown


def open_tribe(tribe: Tribe, seats: int, seat: int) -> Tribe:
    """A people as a seat sees it."""
    shown = Tribe(seats)
    shown.region = tribe.region
    shown.under = seen_cells(tribe.under, seat)
    shown.markers = tribe.markers
    shown.city = tribe.city
    shown.relations = tribe.relations.copy()
    shown.mission = tribe.mission
    shown.trade = tribe.trade
    return shown
