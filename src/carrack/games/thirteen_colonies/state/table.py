"""The table of 13 Kolonien: players, regions, peoples, Europe, the VP cards, and the turn in progress.

Cards are kinds (indices into the facts): equal cards are not told apart. What nobody can know is not stored
but drawn when it is needed: a hidden terrain card that nobody has seen is a `Cell` without a kind, drawn
from the pool of its generation (the cards of one shuffle of the terrain deck), and the stack of VP cards is
a set. So a re-deal concerns only what some player knows and another doesn't.

Copies of a table share their players, regions, peoples, turn, VP stack, box and pools until one of them is
changed: whoever changes such a record takes it from `own_player`, `own_land`, `own_tribe`, `own_turn`,
`own_stock` or `own_pools`, and what is in the box changes by `add_to_box`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.games.thirteen_colonies.content.all_facts import NO_FLEET, Fleet, Mode
from carrack.games.thirteen_colonies.content.facts import (
    ANYTHING,
    COLONY_MAX,
    LANDS_CHANGED,
    NONE,
    PEOPLES,
    PEOPLES_CHANGED,
    SPACES,
)
from carrack.games.thirteen_colonies.content.packed import REGIONS, SLOTS, count_in, more_in, with_member
from carrack.games.thirteen_colonies.speed.guide import Guide
from carrack.games.thirteen_colonies.state import saved_table
from carrack.games.thirteen_colonies.state.lands import Cell, Land, Tribe
from carrack.games.thirteen_colonies.state.players import Player, Turn
from carrack.games.thirteen_colonies.state.vp_stack import VpStack
from carrack.kernel.table import Table

# Bits of `owned`: records that no other table shares. Seats come first.
TURN: Final = 1 << 4
STOCK: Final = 1 << 5
LANDS: Final = 6
TRIBES: Final = LANDS + REGIONS
BOX: Final = 1 << (TRIBES + PEOPLES)
POOLS: Final = BOX << 1
ALL: Final = (POOLS << 1) - 1
# The colonists' row with a colonist on every space.
FULL_ROW: Final = (1 << SPACES) - 1
NO_HOMES: Final[tuple[tuple[int, ...], ...]] = ((),) * REGIONS


@mypyc_attr(allow_interpreted_subclasses=True)
class ColoniesTable(Table):
    """Everything that changes during play.

    `owned` are the records that no other table shares, as bits; tuples are replaced, never changed.
    `supply` and `box` count cards by kind. `pools[g]` lists the terrain cards of generation g that nobody
    has seen; `deck` of them lie in the terrain deck, the others in regions. `groups[g]` is a terrain card
    that everybody knows to lie among the cells of that group. `looked` are the cards an explorer holds,
    `keeping` those that the active player has chosen to keep. Regions as bits: `open_regions` are
    those of `revealed`; of them `bare` wait for an open terrain card, `explorable` have hidden cards to be
    explored, `vacant` a free site, `peopled` peoples; `homes` are the peoples of each. `opened` are the
    supply piles that lie face up, as bits of kinds, `for_sale` what can be bought at all (`Guide.sale_bits`),
    `row` the spaces with a colonist, as bits, `dues` the prices of the goods on display. `conditions`
    are the slots whose VP card has a condition, `for_pay` those whose card is paid for, as bits. `news` is
    what has changed since the conditions were checked, `watched` what they may look at (see facts.py).
    """

    def __init__(
        self, guide: Guide, mode: Mode, nations: tuple[int, ...], nation_cards: bool, idle_incite: bool
    ) -> None:
        seats = len(nations)
        super().__init__(seats, 0)
        facts = guide.facts
        self.guide = guide  # fixed
        self.facts = facts  # fixed
        self.actions = guide.actions  # fixed
        self.mode = mode  # fixed
        self.nations = nations  # fixed
        self.nation_cards = nation_cards  # fixed
        # Incite may be bought where it does nothing (ruling A45).
        self.idle_incite = idle_incite  # fixed
        self.players = [Player() for _ in range(seats)]  # parts shared
        self.active = 0
        self.first = 0
        self.turns = 0
        self.turn = Turn()  # copied later
        self.owned = ALL  # derived
        # Regions
        self.region_stack: tuple[int, ...] = tuple(range(REGIONS))
        self.revealed: tuple[int, ...] = ()  # saved by hand
        self.open_regions = 0  # derived
        self.lands: list[Land | None] = [None] * REGIONS  # saved by hand, parts shared
        self.tribes = [Tribe(seats) for _ in range(PEOPLES)]  # saved by hand, parts shared
        self.pools: list[list[int]] = [[]]  # copied later
        self.deck = 0
        self.groups: tuple[int, ...] = (NONE,)
        self.terrain_trash: tuple[int, ...] = ()
        self.coast_deck: tuple[int, ...] = ()
        self.coast_trash: tuple[int, ...] = ()
        self.bare = self.explorable = self.vacant = self.peopled = 0  # derived
        self.homes = NO_HOMES  # derived
        self.looked: tuple[Cell, ...] = ()
        self.answers: tuple[int, ...] = (NONE,) * seats
        self.keeping: tuple[int, ...] = ()
        # Europe
        self.supply = [0] * len(facts.cards)
        self.box: list[int] = []  # copied later
        self.row = 0  # saved by hand
        self.prices: list[int] = guide.start_prices.copy()  # saved by hand
        self.dues = guide.start_dues  # derived, copied later
        self.opened = 0  # saved by hand
        self.for_sale = 0  # derived
        self.tax = 0
        self.own_tax: tuple[int, ...] = (NONE,) * seats
        # VP cards
        self.epoch = 0
        self.stock = VpStack([], [], [], [], 0)  # saved by hand, copied later
        self.later: tuple[VpStack, ...] = ()  # saved by hand
        self.stack_left_out: tuple[int, ...] = ()  # saved by hand
        self.slots = [NONE] * SLOTS  # saved by hand
        self.conditions = self.for_pay = 0  # derived
        self.news = self.watched = ANYTHING  # derived
        self.ages = [0] * SLOTS
        self.beside = NONE
        self.idle = 0

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return (
            "players active first turns turn region_stack pools deck groups terrain_trash "
            "coast_deck coast_trash looked answers keeping supply box tax own_tax epoch ages "
            "beside idle"
        )

    def copy(self) -> ColoniesTable:
        other = ColoniesTable.__new__(ColoniesTable)
        self.copy_kernel_fields_to(other)
        other.guide = self.guide
        other.facts = self.facts
        other.actions = self.actions
        other.mode = self.mode
        other.nations = self.nations
        other.nation_cards = self.nation_cards
        other.idle_incite = self.idle_incite
        other.players = self.players.copy()
        other.active = self.active
        other.first = self.first
        other.turns = self.turns
        other.turn = self.turn
        other.owned = self.owned
        other.region_stack = self.region_stack
        other.revealed = self.revealed
        other.open_regions = self.open_regions
        other.lands = self.lands.copy()
        other.tribes = self.tribes.copy()
        other.pools = self.pools
        other.deck = self.deck
        other.groups = self.groups
        other.terrain_trash = self.terrain_trash
        other.coast_deck = self.coast_deck
        other.coast_trash = self.coast_trash
        other.bare = self.bare
        other.explorable = self.explorable
        other.vacant = self.vacant
        other.peopled = self.peopled
        other.homes = self.homes
        other.looked = self.looked
        other.answers = self.answers
        other.keeping = self.keeping
        other.supply = self.supply.copy()
        other.box = self.box
        other.row = self.row
        other.prices = self.prices.copy()
        other.dues = self.dues
        other.opened = self.opened
        other.for_sale = self.for_sale
        other.tax = self.tax
        other.own_tax = self.own_tax
        other.epoch = self.epoch
        other.stock = self.stock
        other.later = self.later
        other.stack_left_out = self.stack_left_out
        other.slots = self.slots.copy()
        other.conditions = self.conditions
        other.for_pay = self.for_pay
        other.news = self.news
        other.watched = self.watched
        other.ages = self.ages.copy()
        other.beside = self.beside
        other.idle = self.idle
        return other

    # End of what was written.

    def copy_kernel_fields_to(self, other: Table) -> None:
        # From now on both tables share their records: neither may change them.
        self.owned = 0
        super().copy_kernel_fields_to(other)

    # Records to be changed

    def own_player(self, seat: int) -> Player:
        """A player's record that no other table shares."""
        player = self.players[seat]
        if not self.owned >> seat & 1:
            player = player.copy()
            self.players[seat] = player
            self.owned |= 1 << seat
        return player

    def own_turn(self) -> Turn:
        """The turn in progress, shared with no other table."""
        if not self.owned & TURN:
            self.turn = self.turn.copy()
            self.owned |= TURN
        return self.turn

    def begin_turn(self, seat: int) -> None:
        """A player becomes active; everything that counts for a turn only begins anew."""
        self.active = seat
        self.turns += 1
        self.turn = Turn()
        self.owned |= TURN
        self.news = ANYTHING

    def own_stock(self) -> VpStack:
        """The VP stack, shared with no other table."""
        if not self.owned & STOCK:
            self.stock = self.stock.copy()
            self.owned |= STOCK
        return self.stock

    def set_stock(self, stack: VpStack) -> None:
        """Another stack becomes the VP stack."""
        self.stock = stack.copy()
        self.owned |= STOCK

    def own_pools(self) -> list[list[int]]:
        """The pools of unseen terrain cards, shared with no other table."""
        if not self.owned & POOLS:
            self.pools = [pool.copy() for pool in self.pools]
            self.owned |= POOLS
        return self.pools

    def set_pools(self, pools: list[list[int]]) -> None:
        """The unseen terrain cards are others: a re-deal."""
        self.pools = pools
        self.owned |= POOLS

    def new_land(self, region: int) -> Land:
        """A region is laid out, with nothing there yet."""
        land = Land(self.seats)
        self.lands[region] = land
        self.owned |= 1 << (LANDS + region)
        return land

    def own_land(self, region: int) -> Land:
        """An open region that no other table shares."""
        land = self.lands[region]
        assert land is not None
        if not self.owned >> (LANDS + region) & 1:
            land = land.copy()
            self.lands[region] = land
            self.owned |= 1 << (LANDS + region)
        return land

    def new_tribe(self, people: int) -> Tribe:
        """A people comes into the game."""
        tribe = Tribe(self.seats)
        self.tribes[people] = tribe
        self.owned |= 1 << (TRIBES + people)
        return tribe

    def own_tribe(self, people: int) -> Tribe:
        """A people's record that no other table shares."""
        self.news |= PEOPLES_CHANGED
        tribe = self.tribes[people]
        if not self.owned >> (TRIBES + people) & 1:
            tribe = tribe.copy()
            self.tribes[people] = tribe
            self.owned |= 1 << (TRIBES + people)
        return tribe

    def set_units(self, seat: int, region: int, units: tuple[int, ...]) -> None:
        """Change the cards of a player beside a region."""
        land = self.own_land(region)
        land.units[seat] = units
        fleet = self.guide.fleet(units)
        land.fleets[seat] = fleet
        player = self.own_player(seat)
        player.ports = with_member(player.ports, region, len(units) > 0)
        player.sailing = with_member(player.sailing, region, fleet.ships > 0)
        self.news |= LANDS_CHANGED
        if seat == self.active:
            self.find_room(region)

    def set_colonies(self, seat: int, region: int, values: tuple[int, ...]) -> None:
        """Change the colonies of a player in a region."""
        land = self.own_land(region)
        grown = len(values) == len(land.colonies[seat])
        land.colonies[seat] = values
        player = self.own_player(seat)
        player.towns = with_member(player.towns, region, len(values) > 0)
        player.growing = with_member(player.growing, region, len(values) > 0 and values[0] < COLONY_MAX)
        self.news |= LANDS_CHANGED
        if not grown:
            self.survey(region)

    def set_home(self, people: int, region: int) -> None:
        """A people comes to a region, or leaves the board."""
        tribe = self.own_tribe(people)
        homes = list(self.homes)
        if tribe.region != NONE:
            homes[tribe.region] = tuple([other for other in homes[tribe.region] if other != people])
            self.peopled = with_member(self.peopled, tribe.region, len(homes[tribe.region]) > 0)
        if region != NONE:
            homes[region] = tuple(sorted([*homes[region], people]))
            self.peopled |= 1 << region
        tribe.region = region
        self.homes = tuple(homes)

    def reveal(self, region: int) -> None:
        """A region is open from now on."""
        self.revealed = (*self.revealed, region)
        self.open_regions |= 1 << region

    def set_open(self, region: int, kind: int) -> None:
        """A terrain card becomes the open one of a region, or NONE does."""
        self.own_land(region).open = kind
        self.bare = with_member(self.bare, region, kind == NONE)

    def give_up_open(self, region: int) -> None:
        """A region without hidden cards waits for no open card, until cards come back to it."""
        self.bare &= ~(1 << region)

    def hidden_again(self, region: int) -> None:
        """Cards come back to the hidden pile of a region: without an open card it waits for one."""
        if self.land(region).open == NONE:
            self.bare |= 1 << region
        self.explorable |= 1 << region

    def survey(self, region: int) -> None:
        """Whether a region can be explored, also under its peoples, and has a free site."""
        found = len(self.land(region).hidden) > 0 or len(self.peoples_with_land(region)) > 0
        self.explorable = with_member(self.explorable, region, found)
        self.vacant = with_member(self.vacant, region, self.free_sites(region) > 0)

    def carry(self, region: int) -> None:
        """The ships beside a region carry a card action of the active player (E4.b)."""
        turn = self.own_turn()
        turn.used = more_in(turn.used, region, 1)
        limit = self.land(region).fleets[self.active].transport + count_in(turn.trails, region)
        if count_in(turn.used, region) >= limit:
            turn.full |= 1 << region

    def add_trails(self, region: int, count: int) -> None:
        """The transport limit of a region is higher this turn."""
        turn = self.own_turn()
        turn.trails = more_in(turn.trails, region, count)
        self.find_room(region)

    def find_room(self, region: int) -> None:
        """Whether the ships of the active player beside a region are full."""
        turn = self.own_turn()
        turn.full = with_member(turn.full, region, self.transport_left(self.active, region) <= 0)

    def set_prices(self, prices: list[int]) -> None:
        """Put all trade markers on certain fields."""
        self.prices = prices
        self.dues = self.guide.dues(prices)

    def reset_prices(self) -> None:
        """Put all trade markers on their start fields."""
        self.prices = self.guide.start_prices.copy()
        self.dues = self.guide.start_dues

    def open_pile(self, kind: int) -> None:
        """Turn a supply pile face up."""
        self.opened |= 1 << kind
        if self.supply[kind]:
            self.for_sale |= self.guide.sale_bits[kind]

    def lies_face_up(self, kind: int) -> bool:
        """Whether a supply pile was turned face up."""
        return self.opened >> kind & 1 == 1

    def is_open(self, kind: int) -> bool:
        """Whether a supply pile is for sale; goods on display and ships always are (E4.c, E8 to E10)."""
        return self.guide.is_open(kind, self.opened)

    def find_for_sale(self) -> None:
        """What can be bought at all."""
        self.for_sale = self.guide.for_sale(self.supply, self.opened)

    def to_supply(self, kind: int) -> None:
        """A card comes to its supply pile."""
        self.supply[kind] += 1
        if self.supply[kind] == 1 and self.guide.sale_bits[kind] and self.is_open(kind):
            self.for_sale |= self.guide.sale_bits[kind]

    def from_supply(self, kind: int) -> None:
        """A card leaves its supply pile."""
        self.supply[kind] -= 1
        if not self.supply[kind]:
            self.for_sale &= ~self.guide.sale_bits[kind]

    def colonist_on(self, space: int) -> bool:
        """Whether a colonist lies on a space of the row (E4.c)."""
        return self.row >> space & 1 == 1

    def colonist_leaves(self, space: int) -> None:
        """The colonist of a space is taken."""
        self.row &= ~(1 << space)

    def refill_row(self) -> None:
        """One colonist of the stack comes to the rightmost empty space of the row, if there is one (A1)."""
        if self.row != FULL_ROW and self.supply[self.facts.colonist]:
            self.from_supply(self.facts.colonist)
            self.row |= 1 << (FULL_ROW & ~self.row).bit_length() - 1

    def set_slot(self, at: int, kind: int) -> None:
        """A VP card comes to a slot, or NONE does."""
        self.slots[at] = kind
        slot = 1 << at
        self.conditions &= ~slot
        self.for_pay &= ~slot
        if kind != NONE:
            card = self.facts.cards[kind]
            if card.condition:
                self.conditions |= slot
            elif card.payable:
                self.for_pay |= slot

    def add_to_box(self, kind: int, count: int = 1) -> None:
        """Cards come to the box; with a negative number they leave it."""
        if not self.owned & BOX:
            self.box = self.box.copy()
            self.owned |= BOX
        self.box[kind] += count

    def fields_as_json(self) -> dict[str, Any]:
        return super().fields_as_json() | saved_table.fields_by_hand(self)

    def load_fields(self, record: dict[str, Any]) -> None:
        super().load_fields(record)
        saved_table.load_by_hand(self, record)

    # Where things are

    def land(self, region: int) -> Land:
        """An open region."""
        land = self.lands[region]
        assert land is not None
        return land

    def in_turn_order(self, seat: int) -> list[int]:
        """All seats, beginning with one (E3)."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def opponents(self, seat: int) -> list[int]:
        """The other seats, in turn order."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def peoples_in(self, region: int) -> tuple[int, ...]:
        """The peoples that live in a region."""
        return self.homes[region]

    def peoples_with_land(self, region: int) -> list[int]:
        """The peoples of a region under whom terrain can be looked for, in F and P (F2.c)."""
        if not self.mode.relations:
            return []
        return [people for people in self.homes[region] if self.tribes[people].under]

    def peoples_on_board(self) -> list[int]:
        return [at for at, tribe in enumerate(self.tribes) if tribe.region != NONE]

    def free_sites(self, region: int) -> int:
        """Sites without a colony or a native marker (3)."""
        free = self.facts.regions[region].sites
        for values in self.land(region).colonies:
            free -= len(values)
        for people in self.homes[region]:
            free -= self.tribes[people].markers
        return free

    def fleet(self, seat: int, region: int) -> Fleet:
        """What a player has beside a region; nothing beside one that is not open."""
        land = self.lands[region]
        return NO_FLEET if land is None else land.fleets[seat]

    def ships_in(self, seat: int, region: int) -> int:
        """The ships of a player beside a region."""
        return self.fleet(seat, region).ships

    def soldiers_in(self, seat: int, region: int) -> int:
        return self.fleet(seat, region).soldiers

    def cannons_in(self, seat: int, region: int) -> int:
        return self.fleet(seat, region).cannons

    def control(self, seat: int, region: int) -> int:
        """Values of the colonies and 1 for each soldier (2b)."""
        land = self.lands[region]
        return 0 if land is None else sum(land.colonies[seat]) + land.fleets[seat].control

    def transport_left(self, seat: int, region: int) -> int:
        """How many more card actions the ships allow there this turn; none without a ship (E4.b)."""
        fleet = self.fleet(seat, region)
        if not fleet.ships:
            return 0
        turn = self.turn
        return fleet.transport + count_in(turn.trails, region) - count_in(turn.used, region)

    def rate(self, seat: int) -> int:
        """The tax rate of a player (F2.a)."""
        own = self.own_tax[seat]
        return self.tax if own == NONE else own
