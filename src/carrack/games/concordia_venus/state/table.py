"""The table of Concordia Venus: the board, on which nearly everything lies open.

Sets of cards, cities, provinces and paths are bits of an integer. One list has the goods of all seats and one
the colonists, which is copied faster than many. What seldom changes is a tuple, shared by copies. The methods
of `Board` read and change all that by its names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from carrack.games.concordia_venus.content.facts import (
    GOODS,
    IN_CITY,
    KINDS,
    LAND,
    NO_CARD,
    SEA,
    SLOTS,
    Face,
    Facts,
    GameMap,
)
from carrack.games.concordia_venus.rules.actions import Actions, AtPlace, MapActions
from carrack.kernel.messages import seat_thing
from carrack.kernel.state import State
from carrack.kernel.table import NOBODY, Table
from carrack.mechanics.bits import members

NOT_ENDING: Final = -1
NOT_SCORED: Final = -1
NO_FACE: Final = -1
EVERYWHERE: Final = -1
"""The set of all cities."""


@dataclass(eq=False)
class Variant:
    """What was chosen before the game.

    `open_memory`: what whoever watched carefully knows is shown, hands and whole piles. `must_use`: a Prefect
    or a Colonist is not left unused (R49).
    """

    map: GameMap
    team: bool
    display: str
    interim: bool
    open_memory: bool
    must_use: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """Everything that lies open, and the hands, which a careful observer knows (see `redeal.py`)."""

    def __init__(self, facts: Facts, seats: int, variant: Variant) -> None:
        self.facts = facts  # fixed
        self.variant = variant  # fixed
        self.map = variant.map  # fixed
        self.team = variant.team  # fixed
        self.slot_prices = facts.slot_prices[variant.display]  # fixed
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
        self.decks: tuple[int, ...] = tuple(self.full_decks())
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
        other.slot_prices = self.slot_prices
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
        """Partners have the same number; without teams everybody has one of their own."""
        return seat % (self.seats // 2) if self.team else seat

    def sides(self) -> int:
        """How many teams play, or players without teams."""
        return self.seats // 2 if self.team else self.seats

    def opponents(self, seat: int) -> list[int]:
        """Everybody but the seat and its partner, clockwise."""
        mate = self.mate(seat) if self.team else seat
        others = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in others if other != mate]

    def turn_order(self) -> tuple[int, ...]:
        """Clockwise from the start player."""
        return tuple([(self.first + step) % self.seats for step in range(self.seats)])

    def over(self) -> bool:
        """Whether the last turns have been played (5.2)."""
        return self.turns_left == 0

    # Colonists

    def in_cities(self, seat: int, kind: int) -> tuple[int, ...]:
        """The cities in which a player's colonists of a kind stand, one for each colonist, in their order."""
        return self.camped[seat * KINDS + kind]

    def camps(self, seat: int, kind: int) -> list[int]:
        """The same cities, each once."""
        found: list[int] = []
        for city in self.camped[seat * KINDS + kind]:
            if city not in found:
                found.append(city)
        return found

    def on_paths(self, seat: int, kind: int) -> int:
        """The paths on which a player's colonists of a kind stand."""
        return self.paths[seat * KINDS + kind]

    def has_colonist(self, seat: int, kind: int, stands: int, place: int) -> bool:
        """Whether a colonist of a player stands in a city or on a path."""
        if stands == IN_CITY:
            return place in self.in_cities(seat, kind)
        return bool(self.on_paths(seat, kind) >> place & 1)

    def put_into_city(self, seat: int, kind: int, city: int) -> None:
        """A colonist leaves the storehouse for a city."""
        at = seat * KINDS + kind
        self.camped[at] = tuple(sorted([*self.camped[at], city]))

    def move_colonist(self, seat: int, kind: int, stands: int, place: int, path: int) -> None:
        """A colonist leaves its city or path for a path."""
        at = seat * KINDS + kind
        if stands == IN_CITY:
            camped = list(self.camped[at])
            camped.remove(place)
            self.camped[at] = tuple(camped)
        else:
            self.paths[at] &= ~(1 << place)
        self.paths[at] |= 1 << path

    def unplaced(self, seat: int, kind: int) -> int:
        """Colonists of a kind that are still in the storehouse."""
        at = seat * KINDS + kind
        return self.facts.colonists[kind] - len(self.camped[at]) - self.paths[at].bit_count()

    def colonists(self, seat: int) -> int:
        """Own colonists on the board, in cities and on paths (R26)."""
        land = seat * KINDS
        sea = land + SEA
        camped = len(self.camped[land]) + len(self.camped[sea])
        return camped + self.paths[land].bit_count() + self.paths[sea].bit_count()

    def occupied(self, kind: int) -> int:
        """The paths of a kind on which somebody's colonist stands."""
        found = 0
        for paths in self.paths[kind::KINDS]:
            found |= paths
        return found

    # Storehouse and purse

    def held(self, seat: int, good: int) -> int:
        """How many goods of a kind a player has."""
        return self.goods[seat * GOODS + good]

    def goods_of(self, seat: int) -> list[int]:
        """A player's goods by kind."""
        at = seat * GOODS
        return self.goods[at : at + GOODS]

    def add_goods(self, seat: int, good: int, count: int) -> None:
        """Goods of a kind come in, or go if the count is negative."""
        self.goods[seat * GOODS + good] += count

    def has_goods(self, seat: int, cost: tuple[int, ...]) -> bool:
        """Whether the storehouse holds these goods."""
        at = seat * GOODS
        goods = self.goods
        enough = 0
        while enough < GOODS and goods[at + enough] >= cost[enough]:
            enough += 1
        return enough == GOODS

    def pay_goods(self, seat: int, cost: tuple[int, ...]) -> None:
        at = seat * GOODS
        for good in range(GOODS):
            self.goods[at + good] -= cost[good]

    def free_slots(self, seat: int) -> int:
        """Slots of the storehouse that hold neither a good nor a colonist (3.2)."""
        at = seat * GOODS
        land, sea = self.facts.colonists
        waiting = land + sea - self.colonists(seat)
        return self.facts.slots - waiting - sum(self.goods[at : at + GOODS])

    def purse(self, seat: int) -> int:
        """The sestertii that a player can spend, the partner's included (4.4)."""
        return self.money[seat] + self.money[self.mate(seat)] if self.team else self.money[seat]

    # Houses

    def has_house(self, seat: int, city: int) -> bool:
        """Whether a player has a house in a city."""
        return bool(self.houses[seat] >> city & 1)

    def put_house(self, seat: int, city: int) -> None:
        self.houses[seat] |= 1 << city

    def houses_left(self, seat: int) -> int:
        """Houses that a player has not built yet."""
        return self.facts.houses - self.houses[seat].bit_count()

    def houses_by_good(self, seat: int, cities: int = EVERYWHERE) -> list[int]:
        """Own houses in some cities, by the good of the city."""
        counts = [0] * GOODS
        for city in members(self.houses[seat] & cities):
            counts[self.tiles[city]] += 1
        return counts

    def house_price(self, city: int) -> int:
        """Sestertii for the next house in a city, more for each that stands there (2.2.2)."""
        count = 1
        for houses in self.houses:
            count += houses >> city & 1
        return self.facts.house_coins[self.tiles[city]] * count

    def house_goods(self, city: int) -> tuple[int, ...]:
        """Goods for a house in a city, by kind (2.2.2)."""
        return self.facts.house_goods[self.tiles[city]]

    def can_pay_house(self, seat: int, city: int) -> bool:
        """Whether a player has goods and sestertii for a house in a city (2.2.2, 4.4)."""
        return self.has_goods(seat, self.house_goods(city)) and self.house_price(city) <= self.purse(seat)

    def cities_in_reach(self, seat: int) -> int:
        """The cities beside own colonists on paths, the capital left out (2.2.2)."""
        land = self.map.cities_at(LAND, self.on_paths(seat, LAND))
        sea = self.map.cities_at(SEA, self.on_paths(seat, SEA))
        return (land | sea) & self.map.building_sites

    # Bonus markers

    def shows_good(self, province: int) -> bool:
        """Whether the marker of a province shows its good, not its coins (2.3)."""
        return bool(self.active >> province & 1)

    def turn_marker(self, province: int) -> None:
        """The coins of a marker are seen from now on."""
        self.active &= ~(1 << province)

    def turn_markers_back(self) -> None:
        """All markers show their goods."""
        self.active = (1 << len(self.markers)) - 1

    def coins(self) -> int:
        """The coins on all turned markers."""
        turned = ~self.active
        coins = self.facts.marker_coins
        return sum([coins[good] for province, good in enumerate(self.markers) if turned >> province & 1])

    # Cards

    def full_decks(self) -> list[int]:
        """The decks of this number of players and mode, before the first card is drawn."""
        return self.facts.decks[f"team_{self.seats}" if self.team else f"individual_{self.seats}"]

    def stock(self) -> int:
        """Cards that have not come to the display yet."""
        return sum(self.decks).bit_count()  # no card is in two decks

    def card_price(self, slot: int, surcharge: bool) -> tuple[int, ...]:
        """Goods for the card in a slot, by kind and of any kind: the printed ones, and the slot's (2.9)."""
        card = self.display[slot]
        return self.slot_prices[slot][card] if surcharge else self.facts.cards[card].cost

    def faces_in_hand(self, seat: int) -> list[Face]:
        """What a player could play; equal cards are one (R47)."""
        hand = self.hands[seat]
        return [face for face in self.facts.faces if hand & face.cards]

    def all_cards(self, seat: int) -> int:
        """The cards of a player, in hand and on the pile."""
        cards = self.hands[seat]
        for card in self.piles[seat]:
            cards |= 1 << card
        return cards

    def played(self, seat: int, before: int = 0) -> Face | None:
        """The card that a player played last, or some cards before that; None if no card lies there."""
        pile = self.piles[seat]
        return self.facts.cards[pile[-1 - before]].face if len(pile) > before else None

    def play(self, seat: int, face: Face) -> None:
        """A card goes from the hand onto the pile (1.4)."""
        cards = self.hands[seat] & face.cards
        self.hands[seat] ^= cards & -cards
        self.piles[seat] = (*self.piles[seat], (cards & -cards).bit_length() - 1)
        self.forget_copies(seat)

    def take_back(self, seat: int) -> None:
        """All cards of the pile come back into the hand (2.1)."""
        self.hands[seat] = self.all_cards(seat)
        self.piles[seat] = ()
        self.forget_copies(seat)

    def take_from_display(self, seat: int, slot: int) -> None:
        """A card for sale comes into a hand; its slot stays empty for now (R11)."""
        self.hands[seat] |= 1 << self.display[slot]
        self.display = (*self.display[:slot], NO_CARD, *self.display[slot + 1 :])

    def has_copied(self, seat: int, other: int) -> bool:
        """Whether a seat's team has used the card that another player played last (2.5, R19)."""
        return bool(self.copied[other] >> self.team_of(seat) & 1)

    def note_copy(self, seat: int, other: int) -> None:
        """A seat's team uses the card that another player played last; alone, nobody asks."""
        if self.team:
            copied = list(self.copied)
            copied[other] |= 1 << self.team_of(seat)
            self.copied = tuple(copied)

    def forget_copies(self, seat: int) -> None:
        """Another card lies on top, or none: nobody has copied it yet (R19)."""
        if self.copied[seat]:
            copied = list(self.copied)
            copied[seat] = 0
            self.copied = tuple(copied)


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

    def place_of(self, action: AtPlace) -> int:
        """The city, province or path that an action is about, as this map numbers it, or NOWHERE."""
        return self.map_actions.places[action.index]

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
