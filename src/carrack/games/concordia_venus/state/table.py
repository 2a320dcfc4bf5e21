"""The table of Concordia Venus: the board, on which nearly everything lies open.

Sets of cards, cities, provinces and paths are bits of an integer. Goods are indexed by seat * 5 + good,
colonists by seat * 2 + kind (land, sea). What seldom changes is a tuple, shared by copies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from carrack.games.concordia_venus.content.facts import (
    GOODS,
    KINDS,
    LAND,
    NO_CARD,
    SEA,
    SLOTS,
    Facts,
    GameMap,
)
from carrack.games.concordia_venus.rules.actions import Actions, MapActions
from carrack.kernel.messages import seat_thing
from carrack.kernel.state import State
from carrack.kernel.table import NOBODY, Table

NOT_ENDING: Final = -1
NOT_SCORED: Final = -1
NO_FACE: Final = -1


class Variant:
    """What was chosen before the game.

    `open_memory`: what whoever watched carefully knows is shown, hands and whole piles. `must_use`: a Prefect
    or a Colonist is not left unused (R49).
    """

    def __init__(
        self, map_: GameMap, team: bool, display: str, interim: bool, open_memory: bool, must_use: bool
    ) -> None:
        self.map: Final = map_
        self.team: Final = team
        self.display: Final = display
        self.interim: Final = interim
        self.open_memory: Final = open_memory
        self.must_use: Final = must_use


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """Everything that lies open, and the hands, which a careful observer knows (see `redeal.py`)."""

    def __init__(self, facts: Facts, seats: int, variant: Variant) -> None:
        self.facts = facts  # fixed
        self.variant = variant  # fixed
        self.map = variant.map  # fixed
        self.team = variant.team  # fixed
        self.surcharges = facts.surcharges[variant.display]  # fixed
        self.seats = seats  # fixed
        self.first = 0
        self.round = 0
        self.turn = NOBODY
        self.turns_left = NOT_ENDING
        self.magnus = NOBODY
        self.concordia = NOBODY
        self.tiles: tuple[int, ...] = (-1,) * len(variant.map.city_ids)
        self.markers: tuple[int, ...] = (-1,) * len(variant.map.province_ids)
        self.active: int = (1 << len(variant.map.province_ids)) - 1
        self.houses = [0] * seats
        self.camped: list[tuple[int, ...]] = [()] * (seats * KINDS)
        self.paths = [0] * (seats * KINDS)
        self.goods = [0] * (seats * GOODS)
        self.money = [0] * seats
        self.hands = [0] * seats
        self.piles: list[tuple[int, ...]] = [()] * seats
        self.copied: tuple[int, ...] = (0,) * seats
        self.display: tuple[int, ...] = (NO_CARD,) * SLOTS
        mode = f"team_{seats}" if variant.team else f"individual_{seats}"
        self.decks: tuple[int, ...] = tuple(facts.decks[mode])
        self.interim: tuple[int, ...] = (NOT_SCORED,) * seats
        self.interim_paid = False

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return (
            "first round turn turns_left magnus concordia tiles markers active houses camped "
            "paths goods money hands piles copied display decks interim interim_paid"
        )

    def copy(self) -> Board:
        other = Board.__new__(Board)
        other.facts = self.facts
        other.variant = self.variant
        other.map = self.map
        other.team = self.team
        other.surcharges = self.surcharges
        other.seats = self.seats
        other.first = self.first
        other.round = self.round
        other.turn = self.turn
        other.turns_left = self.turns_left
        other.magnus = self.magnus
        other.concordia = self.concordia
        other.tiles = self.tiles
        other.markers = self.markers
        other.active = self.active
        other.houses = self.houses.copy()
        other.camped = self.camped.copy()
        other.paths = self.paths.copy()
        other.goods = self.goods.copy()
        other.money = self.money.copy()
        other.hands = self.hands.copy()
        other.piles = self.piles.copy()
        other.copied = self.copied
        other.display = self.display
        other.decks = self.decks
        other.interim = self.interim
        other.interim_paid = self.interim_paid
        return other

    # End of what was written.

    # Seats

    def mate(self, seat: int) -> int:
        """The partner, who sits opposite (4.1)."""
        return (seat + self.seats // 2) % self.seats

    def team_of(self, seat: int) -> int:
        """Partners have the same number; without teams everybody has one of his own."""
        return seat % (self.seats // 2) if self.team else seat

    def opponents(self, seat: int) -> list[int]:
        """Everybody but the seat and its partner, clockwise."""
        others = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in others if self.team_of(other) != self.team_of(seat)]

    def turn_order(self) -> tuple[int, ...]:
        """Clockwise from the start player."""
        return tuple([(self.first + step) % self.seats for step in range(self.seats)])

    def over(self) -> bool:
        """Whether the last turns have been played (5.2)."""
        return self.turns_left == 0

    # Colonists and storehouse

    def unplaced(self, seat: int, kind: int) -> int:
        """Colonists of a kind that are still in the storehouse."""
        at = seat * KINDS + kind
        return self.facts.colonists[kind] - len(self.camped[at]) - self.paths[at].bit_count()

    def colonists(self, seat: int) -> int:
        """Own colonists on the board, in cities and on paths."""
        land = seat * KINDS
        sea = land + SEA
        camped = len(self.camped[land]) + len(self.camped[sea])
        return camped + self.paths[land].bit_count() + self.paths[sea].bit_count()

    def stored(self, seat: int) -> int:
        """Goods in the storehouse."""
        at = seat * GOODS
        return sum(self.goods[at : at + GOODS])

    def free_slots(self, seat: int) -> int:
        """Slots of the storehouse that hold neither a good nor a colonist (3.2)."""
        waiting = self.unplaced(seat, LAND) + self.unplaced(seat, SEA)
        return self.facts.slots - waiting - self.stored(seat)

    def has_goods(self, seat: int, cost: tuple[int, ...]) -> bool:
        """Whether the storehouse holds these goods."""
        at = seat * GOODS
        goods = self.goods
        return all([goods[at + good] >= cost[good] for good in range(GOODS)])

    def pay_goods(self, seat: int, cost: tuple[int, ...]) -> None:
        at = seat * GOODS
        for good in range(GOODS):
            self.goods[at + good] -= cost[good]

    def purse(self, seat: int) -> int:
        """The sestertii that a player can spend, the partner's included (4.4)."""
        return self.money[seat] + self.money[self.mate(seat)] if self.team else self.money[seat]

    def occupied(self, kind: int) -> int:
        """The paths of a kind on which somebody's colonist stands."""
        found = 0
        for seat in range(self.seats):
            found |= self.paths[seat * KINDS + kind]
        return found

    # Houses

    def houses_in(self, city: int) -> int:
        """How many houses a city has."""
        count = 0
        for mask in self.houses:
            count += mask >> city & 1
        return count

    def house_price(self, city: int) -> int:
        """Sestertii for the next house in a city (2.2.2)."""
        return self.facts.house_coins[self.tiles[city]] * (self.houses_in(city) + 1)

    def cities_in_reach(self, seat: int) -> int:
        """The cities beside own colonists on paths, the capital left out (2.2.2)."""
        found = 0
        for kind in range(KINDS):
            ends = self.map.ends[kind]
            rest = self.paths[seat * KINDS + kind]
            while rest:
                bit = rest & -rest
                found |= ends[bit.bit_length() - 1]
                rest ^= bit
        return found & ~(1 << self.map.capital)

    # Cards

    def all_cards(self, seat: int) -> int:
        """The cards of a player, in hand and on the pile."""
        cards = self.hands[seat]
        for card in self.piles[seat]:
            cards |= 1 << card
        return cards

    def top_face(self, seat: int) -> int:
        """The face of the card that was played last, or NO_FACE if no card lies there."""
        pile = self.piles[seat]
        return self.facts.cards[pile[-1]].face if pile else NO_FACE

    def stock(self) -> int:
        """Cards that have not come to the display yet."""
        return sum([deck.bit_count() for deck in self.decks])


@mypyc_attr(allow_interpreted_subclasses=True)
class ConcordiaTable(Table):
    """The board, and the one secret of the game: the card that a Legatus recommends.

    The order of the purchase decks is unknown to everybody, so that cards are drawn from sets.
    """

    def __init__(self, board: Board, actions: Actions, seed: int) -> None:
        super().__init__(board.seats, seed)
        self.board = board
        self.actions = actions  # fixed
        self.map_actions: MapActions = actions.of_map[board.map.id]  # fixed
        self.recommended = NO_FACE

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return "board recommended"

    def copy(self) -> ConcordiaTable:
        other = ConcordiaTable.__new__(ConcordiaTable)
        self.copy_kernel_fields_to(other)
        other.board = self.board.copy()
        other.actions = self.actions
        other.map_actions = self.map_actions
        other.recommended = self.recommended
        return other

    # End of what was written.

    def tell_stop(self, seat: int, what: str) -> None:
        """Somebody does no more of something; such a choice is open like all the others."""
        if self.events is not None:
            self.tell(what, {"seat": seat_thing(seat)})

    def tell_unused(self, seat: int, card: str) -> None:
        """A card without effect may be played all the same, and what one may do can be left (R29)."""
        if self.events is not None:
            self.tell("no-effect", {"seat": seat_thing(seat), "card": card})

    def pay_money(self, seat: int, amount: int) -> None:
        """Pay the bank; what is missing is taken from the partner (4.4)."""
        money = self.board.money
        own = min(amount, money[seat])
        money[seat] -= own
        missing = amount - own
        if missing:
            mate = self.board.mate(seat)
            money[mate] -= missing
            if self.events is not None:
                self.tell("lent", {"seat": seat_thing(mate), "other": seat_thing(seat), "count": missing})
