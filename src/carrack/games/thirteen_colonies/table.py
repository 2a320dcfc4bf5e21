"""The table of 13 Kolonien: players, regions, peoples, Europe, the VP cards, and the turn in progress.

Cards are kinds (indices into the facts): equal cards are not told apart. What nobody can know is not stored
but drawn when it is needed: a hidden terrain card that nobody has seen is a `Cell` without a kind, drawn
from the pool of its generation (the cards of one shuffle of the terrain deck), and the stack of VP cards is
a set. So a re-deal concerns only what some player knows and another doesn't.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.games.thirteen_colonies.actions import Actions
from carrack.games.thirteen_colonies.facts import GOODS, NONE, PEOPLES, REGIONS, SLOTS, SPACES, Facts, Mode
from carrack.kernel.table import Table

# A hidden terrain card: kind (or NONE: nobody knows it), generation, who has seen it, group.
Cell = tuple[int, int, int, int]
EVERYBODY: Final = 0xFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """What one player has. `sure` are the cards that everybody knows to be in the hand.

    The draw pile is a set, except for a top card that a discoverer has seen (`top`, known to `top_seen`).
    """

    __slots__ = (
        "discard",
        "draw",
        "draw_value",
        "hand",
        "hold",
        "sure",
        "tokens",
        "top",
        "top_seen",
        "vp",
        "vp_pile",
    )

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.vp_pile: list[int] = []
        self.sure: list[int] = []
        self.vp = 0
        self.draw_value = 0
        self.hold = 0
        self.tokens = 0
        self.top = NONE
        self.top_seen = 0

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.hand = self.hand.copy()
        other.draw = self.draw.copy()
        other.discard = self.discard.copy()
        other.vp_pile = self.vp_pile.copy()
        other.sure = self.sure.copy()
        other.vp = self.vp
        other.draw_value = self.draw_value
        other.hold = self.hold
        other.tokens = self.tokens
        other.top = self.top
        other.top_seen = self.top_seen
        return other

    def as_json(self) -> dict[str, Any]:
        return {
            "hand": self.hand,
            "draw": self.draw,
            "discard": self.discard,
            "vp_pile": self.vp_pile,
            "sure": self.sure,
            "vp": self.vp,
            "draw_value": self.draw_value,
            "hold": self.hold,
            "tokens": self.tokens,
            "top": self.top,
            "top_seen": self.top_seen,
        }

    def load(self, record: dict[str, Any]) -> None:
        self.hand = list(record["hand"])
        self.draw = list(record["draw"])
        self.discard = list(record["discard"])
        self.vp_pile = list(record["vp_pile"])
        self.sure = list(record["sure"])
        self.vp = record["vp"]
        self.draw_value = record["draw_value"]
        self.hold = record["hold"]
        self.tokens = record["tokens"]
        self.top = record["top"]
        self.top_seen = record["top_seen"]

    def deck(self) -> list[int]:
        """The whole deck: hand, draw pile and discard pile (2c)."""
        return self.hand + self.draw + self.discard


@mypyc_attr(allow_interpreted_subclasses=True)
class Land:
    """An open region. Piles have their top at the end; colonies and units are listed by seat.

    `stuck` means that set-up found nothing but discoveries: no card is turned up before an action there.
    """

    __slots__ = ("coast", "colonies", "hidden", "open", "stuck", "units")

    def __init__(self, seats: int) -> None:
        self.open = NONE
        self.hidden: list[Cell] = []
        self.coast: list[int] = []
        self.colonies: list[tuple[int, ...]] = [()] * seats
        self.units: list[tuple[int, ...]] = [()] * seats
        self.stuck = False

    def copy(self) -> Land:
        other = Land.__new__(Land)
        other.open = self.open
        other.hidden = self.hidden.copy()
        other.coast = self.coast.copy()
        other.colonies = self.colonies.copy()
        other.units = self.units.copy()
        other.stuck = self.stuck
        return other

    def as_json(self) -> dict[str, Any]:
        return {
            "open": self.open,
            "hidden": [list(cell) for cell in self.hidden],
            "coast": self.coast,
            "colonies": [list(values) for values in self.colonies],
            "units": [list(kinds) for kinds in self.units],
            "stuck": self.stuck,
        }

    def load(self, record: dict[str, Any]) -> None:
        self.open = record["open"]
        self.hidden = [(c[0], c[1], c[2], c[3]) for c in record["hidden"]]
        self.coast = list(record["coast"])
        self.colonies = [tuple(values) for values in record["colonies"]]
        self.units = [tuple(kinds) for kinds in record["units"]]
        self.stuck = record["stuck"]

    def colony_count(self) -> int:
        return sum([len(values) for values in self.colonies])


@mypyc_attr(allow_interpreted_subclasses=True)
class Tribe:
    """A people on the board: its region, the terrain under it, relations by seat, mission and trade."""

    __slots__ = ("city", "markers", "mission", "region", "relations", "trade", "under")

    def __init__(self, seats: int) -> None:
        self.region = NONE
        self.under: list[Cell] = []
        self.markers = 0
        self.city = False
        self.relations = [0] * seats
        self.mission = NONE
        self.trade = NONE

    def copy(self) -> Tribe:
        other = Tribe.__new__(Tribe)
        other.region = self.region
        other.under = self.under.copy()
        other.markers = self.markers
        other.city = self.city
        other.relations = self.relations.copy()
        other.mission = self.mission
        other.trade = self.trade
        return other

    def as_json(self) -> dict[str, Any]:
        return {
            "region": self.region,
            "under": [list(cell) for cell in self.under],
            "markers": self.markers,
            "city": self.city,
            "relations": self.relations,
            "mission": self.mission,
            "trade": self.trade,
        }

    def load(self, record: dict[str, Any]) -> None:
        self.region = record["region"]
        self.under = [(c[0], c[1], c[2], c[3]) for c in record["under"]]
        self.markers = record["markers"]
        self.city = record["city"]
        self.relations = list(record["relations"])
        self.mission = record["mission"]
        self.trade = record["trade"]


@mypyc_attr(allow_interpreted_subclasses=True)
class VpStack:
    """The VP cards of an epoch that are not open yet, as a set (E2, ruling A43).

    `early` cards lie in the top part, `late` ones in the rest; of `free` cards `skip` were left out at
    random, `sure` ones are all in the stack. `top` and `rest` count the places that are left.
    """

    __slots__ = ("early", "end", "free", "late", "rest", "skip", "sure", "top")

    def __init__(
        self, early: list[int], late: list[int], sure: list[int], free: list[int], skip: int
    ) -> None:
        self.early = early
        self.late = late
        self.sure = sure
        self.free = free
        self.skip = skip
        size = len(early) + len(late) + len(sure) + len(free) - skip
        self.top = -(-size // 3)
        self.rest = size - self.top
        self.end = NONE

    def left(self) -> int:
        """The number of cards in the stack, the closing card included."""
        return self.top + self.rest + (1 if self.end != NONE else 0)

    def unseen(self) -> list[int]:
        """All cards that lie in the stack or were left out."""
        found = self.early + self.late + self.sure + self.free
        return found if self.end == NONE else [*found, self.end]

    def copy(self) -> VpStack:
        other = VpStack.__new__(VpStack)
        other.early = self.early.copy()
        other.late = self.late.copy()
        other.sure = self.sure.copy()
        other.free = self.free.copy()
        other.skip = self.skip
        other.top = self.top
        other.rest = self.rest
        other.end = self.end
        return other

    def as_json(self) -> list[Any]:
        return [self.early, self.late, self.sure, self.free, self.skip, self.top, self.rest, self.end]


def load_stack(record: list[Any]) -> VpStack:
    """A stack of VP cards from its JSON."""
    stack = VpStack(list(record[0]), list(record[1]), list(record[2]), list(record[3]), record[4])
    stack.top, stack.rest, stack.end = record[5], record[6], record[7]
    return stack


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn:
    """What counts for the turn in progress only. `purse` and `credits` are advance payments (2d).

    `gained` are the cards taken this turn, `used` and `trails` the transport by region, `reserved` the
    slots whose condition was met. `targets` and `strength` belong to the card action or fight under way.
    """

    __slots__ = (
        "credits",
        "declarations",
        "explored",
        "gained",
        "left",
        "purse",
        "raised",
        "reserved",
        "reshuffled",
        "settled",
        "sold",
        "strength",
        "targets",
        "trails",
        "used",
    )

    def __init__(self) -> None:
        self.purse = 0
        self.credits = [0] * GOODS
        self.declarations = 0
        self.gained: list[int] = []
        self.used = [0] * REGIONS
        self.trails = [0] * REGIONS
        self.settled = 0
        self.raised = 0
        self.explored = 0
        self.sold = 0
        self.reshuffled = False
        self.reserved = 0
        # Whether a VP card has left the slots in this turn.
        self.left = False
        self.targets: tuple[int, ...] = (NONE, NONE)
        self.strength: tuple[int, ...] = (0, 0)

    def copy(self) -> Turn:
        other = Turn.__new__(Turn)
        other.purse = self.purse
        other.credits = self.credits.copy()
        other.declarations = self.declarations
        other.gained = self.gained.copy()
        other.used = self.used.copy()
        other.trails = self.trails.copy()
        other.settled = self.settled
        other.raised = self.raised
        other.explored = self.explored
        other.sold = self.sold
        other.reshuffled = self.reshuffled
        other.reserved = self.reserved
        other.left = self.left
        other.targets = self.targets
        other.strength = self.strength
        return other

    def as_json(self) -> dict[str, Any]:
        return {
            "purse": self.purse,
            "credits": self.credits,
            "declarations": self.declarations,
            "gained": self.gained,
            "used": self.used,
            "trails": self.trails,
            "settled": self.settled,
            "raised": self.raised,
            "explored": self.explored,
            "sold": self.sold,
            "reshuffled": self.reshuffled,
            "reserved": self.reserved,
            "left": self.left,
            "targets": list(self.targets),
            "strength": list(self.strength),
        }

    def load(self, record: dict[str, Any]) -> None:
        self.purse = record["purse"]
        self.credits = list(record["credits"])
        self.declarations = record["declarations"]
        self.gained = list(record["gained"])
        self.used = list(record["used"])
        self.trails = list(record["trails"])
        self.settled = record["settled"]
        self.raised = record["raised"]
        self.explored = record["explored"]
        self.sold = record["sold"]
        self.reshuffled = record["reshuffled"]
        self.reserved = record["reserved"]
        self.left = record["left"]
        self.targets = tuple(record["targets"])
        self.strength = tuple(record["strength"])


@mypyc_attr(allow_interpreted_subclasses=True)
class ColoniesTable(Table):
    """Everything that changes during play.

    `supply` and `box` count cards by kind. `pools[g]` lists the terrain cards of generation g that nobody
    has seen; `deck` of them lie in the terrain deck, the others in regions. `groups[g]` is a terrain card
    that everybody knows to lie among the cells of that group. `looked` are the cards an explorer holds,
    `keeping` those that the active player has chosen to keep.
    """

    __slots__ = (
        "actions",
        "active",
        "ages",
        "answers",
        "beside",
        "box",
        "coast_deck",
        "coast_trash",
        "deck",
        "epoch",
        "facts",
        "first",
        "groups",
        "idle",
        "keeping",
        "lands",
        "later",
        "looked",
        "mode",
        "nation_cards",
        "nations",
        "opened",
        "own_tax",
        "players",
        "pools",
        "prices",
        "region_stack",
        "revealed",
        "row",
        "slots",
        "stack_left_out",
        "stock",
        "supply",
        "tax",
        "terrain_trash",
        "tribes",
        "turn",
        "turns",
    )

    def __init__(
        self, facts: Facts, actions: Actions, mode: Mode, nations: tuple[int, ...], nation_cards: bool
    ) -> None:
        seats = len(nations)
        super().__init__(seats, 0)
        self.facts = facts
        self.actions = actions
        self.mode = mode
        self.nations = nations
        self.nation_cards = nation_cards
        self.players = [Player() for _ in range(seats)]
        self.active = 0
        self.first = 0
        self.turns = 0
        self.turn = Turn()
        # Regions
        self.region_stack: list[int] = list(range(REGIONS))
        self.revealed: list[int] = []
        self.lands: list[Land | None] = [None] * REGIONS
        self.tribes = [Tribe(seats) for _ in range(PEOPLES)]
        self.pools: list[list[int]] = [[]]
        self.deck = 0
        self.groups: list[int] = [NONE]
        self.terrain_trash: list[int] = []
        self.coast_deck: list[int] = []
        self.coast_trash: list[int] = []
        self.looked: list[Cell] = []
        self.answers: list[int] = [NONE] * seats
        self.keeping: list[int] = []
        # Europe
        self.supply = [0] * len(facts.cards)
        self.box = [0] * len(facts.cards)
        self.row = [False] * SPACES
        self.prices = [good.start for good in facts.goods]
        self.opened: list[bool] = [False] * len(facts.cards)
        self.tax = 0
        self.own_tax: list[int] = [NONE] * seats
        # VP cards
        self.epoch = 0
        self.stock = VpStack([], [], [], [], 0)
        self.later: list[VpStack] = []
        self.stack_left_out: list[int] = []
        self.slots = [NONE] * SLOTS
        self.ages = [0] * SLOTS
        self.beside = NONE
        self.idle = 0

    def copy(self) -> ColoniesTable:
        other = ColoniesTable.__new__(ColoniesTable)
        self.copy_kernel_fields_to(other)
        other.facts = self.facts
        other.actions = self.actions
        other.mode = self.mode
        other.nations = self.nations
        other.nation_cards = self.nation_cards
        other.players = [player.copy() for player in self.players]
        other.active = self.active
        other.first = self.first
        other.turns = self.turns
        other.turn = self.turn.copy()
        other.region_stack = self.region_stack.copy()
        other.revealed = self.revealed.copy()
        other.lands = [None if land is None else land.copy() for land in self.lands]
        # A people that is not on the board never changes: `place_people` makes a new record for it.
        other.tribes = [tribe if tribe.region == NONE else tribe.copy() for tribe in self.tribes]
        other.pools = [pool.copy() for pool in self.pools]
        other.deck = self.deck
        other.groups = self.groups.copy()
        other.terrain_trash = self.terrain_trash.copy()
        other.coast_deck = self.coast_deck.copy()
        other.coast_trash = self.coast_trash.copy()
        other.looked = self.looked.copy()
        other.answers = self.answers.copy()
        other.keeping = self.keeping.copy()
        other.supply = self.supply.copy()
        other.box = self.box.copy()
        other.row = self.row.copy()
        other.prices = self.prices.copy()
        other.opened = self.opened.copy()
        other.tax = self.tax
        other.own_tax = self.own_tax.copy()
        other.epoch = self.epoch
        other.stock = self.stock.copy()
        other.later = [stack.copy() for stack in self.later]
        other.stack_left_out = self.stack_left_out.copy()
        other.slots = self.slots.copy()
        other.ages = self.ages.copy()
        other.beside = self.beside
        other.idle = self.idle
        return other

    def fields_as_json(self) -> dict[str, Any]:
        return {
            "players": [player.as_json() for player in self.players],
            "active": self.active,
            "first": self.first,
            "turns": self.turns,
            "turn": self.turn.as_json(),
            "region_stack": self.region_stack,
            "revealed": self.revealed,
            "lands": [None if land is None else land.as_json() for land in self.lands],
            "tribes": [tribe.as_json() for tribe in self.tribes],
            "pools": self.pools,
            "deck": self.deck,
            "groups": self.groups,
            "terrain_trash": self.terrain_trash,
            "coast_deck": self.coast_deck,
            "coast_trash": self.coast_trash,
            "looked": [list(cell) for cell in self.looked],
            "answers": self.answers,
            "keeping": self.keeping,
            "supply": self.supply,
            "box": self.box,
            "row": self.row,
            "prices": self.prices,
            "opened": [kind for kind, is_open in enumerate(self.opened) if is_open],
            "tax": self.tax,
            "own_tax": self.own_tax,
            "epoch": self.epoch,
            "vp_stack": self.stock.as_json(),
            "later": [stack.as_json() for stack in self.later],
            "left_out": self.stack_left_out,
            "slots": self.slots,
            "ages": self.ages,
            "beside": self.beside,
            "idle": self.idle,
        }

    def load_fields(self, record: dict[str, Any]) -> None:
        """Take the game's fields from their JSON."""
        for player, part in zip(self.players, record["players"], strict=True):
            player.load(part)
        self.active = record["active"]
        self.first = record["first"]
        self.turns = record["turns"]
        self.turn.load(record["turn"])
        self.region_stack = list(record["region_stack"])
        self.revealed = list(record["revealed"])
        for region, part in enumerate(record["lands"]):
            land = None
            if part is not None:
                land = Land(self.seats)
                land.load(part)
            self.lands[region] = land
        for tribe, part in zip(self.tribes, record["tribes"], strict=True):
            tribe.load(part)
        self.pools = [list(pool) for pool in record["pools"]]
        self.deck = record["deck"]
        self.groups = list(record["groups"])
        self.terrain_trash = list(record["terrain_trash"])
        self.coast_deck = list(record["coast_deck"])
        self.coast_trash = list(record["coast_trash"])
        self.looked = [(c[0], c[1], c[2], c[3]) for c in record["looked"]]
        self.answers = list(record["answers"])
        self.keeping = list(record["keeping"])
        self.supply = list(record["supply"])
        self.box = list(record["box"])
        self.row = list(record["row"])
        self.prices = list(record["prices"])
        for kind in range(len(self.opened)):
            self.opened[kind] = False
        for kind in record["opened"]:
            self.opened[kind] = True
        self.tax = record["tax"]
        self.own_tax = list(record["own_tax"])
        self.epoch = record["epoch"]
        self.stock = load_stack(record["vp_stack"])
        self.later = [load_stack(stack) for stack in record["later"]]
        self.stack_left_out = list(record["left_out"])
        self.slots = list(record["slots"])
        self.ages = list(record["ages"])
        self.beside = record["beside"]
        self.idle = record["idle"]

    # Where things are

    def land(self, region: int) -> Land:
        """An open region."""
        land = self.lands[region]
        assert land is not None
        return land

    def in_turn_order(self, seat: int) -> list[int]:
        """All seats, beginning with one (E3)."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def peoples_in(self, region: int) -> list[int]:
        """The peoples that live in a region."""
        return [at for at, tribe in enumerate(self.tribes) if tribe.region == region]

    def peoples_on_board(self) -> list[int]:
        return [at for at, tribe in enumerate(self.tribes) if tribe.region != NONE]

    def free_sites(self, region: int) -> int:
        """Sites without a colony or a native marker (3)."""
        taken = self.land(region).colony_count()
        for people in self.peoples_in(region):
            taken += self.tribes[people].markers
        return self.facts.regions[region].sites - taken

    def ships_in(self, seat: int, region: int) -> int:
        """The ships of a player beside a region."""
        land = self.lands[region]
        if land is None:
            return 0
        cards = self.facts.cards
        return sum([1 for kind in land.units[seat] if cards[kind].ship])

    def soldiers_in(self, seat: int, region: int) -> int:
        land = self.lands[region]
        return 0 if land is None else land.units[seat].count(self.facts.soldier)

    def cannons_in(self, seat: int, region: int) -> int:
        land = self.lands[region]
        return 0 if land is None else land.units[seat].count(self.facts.cannon)

    def control(self, seat: int, region: int) -> int:
        """Values of the colonies and 1 for each soldier (2b)."""
        land = self.lands[region]
        if land is None:
            return 0
        cards = self.facts.cards
        return sum(land.colonies[seat]) + sum([cards[kind].control for kind in land.units[seat]])

    def transport_left(self, seat: int, region: int) -> int:
        """How many more card actions the ships allow there this turn; none without a ship (E4.b)."""
        land = self.lands[region]
        if land is None or not self.ships_in(seat, region):
            return 0
        cards = self.facts.cards
        limit = sum([cards[kind].transport for kind in land.units[seat]])
        return limit + self.turn.trails[region] - self.turn.used[region]

    def rate(self, seat: int) -> int:
        """The tax rate of a player (F2.a)."""
        own = self.own_tax[seat]
        return self.tax if own == NONE else own
