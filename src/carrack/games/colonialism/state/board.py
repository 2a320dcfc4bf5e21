"""Everything that lies open on Colonialism's table, and where each piece is counted.

Counts lie in flat lists, which copy fast: discs, mercenaries and policy cards by region and faction (0 to 3
are the seats, 4 the natives), cubes by region and resource, ships by seat and sea zone, collected cubes by
seat and resource. Sets of regions, sea zones and cards are bits of an integer. What seldom changes is a
tuple, shared by copies. Outside of this room nobody works with positions in the lists.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, REGIONS, RESOURCES, ROWS, SEAS, Facts
from carrack.kernel.state import State
from carrack.kernel.table import NOBODY

EMPTY_ROW: Final = -1
PREPARING: Final = -1


def nonzero(counts: list[int]) -> int:
    """The positions at which something is, as a set; for five or six of them, as seas and regions are.

    Written out, because every list of options begins with it.
    """
    mask = 1 if counts[0] else 0
    if counts[1]:
        mask |= 2
    if counts[2]:
        mask |= 4
    if counts[3]:
        mask |= 8
    if counts[4]:
        mask |= 16
    if len(counts) > 5 and counts[5]:
        mask |= 32
    return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """Everything that lies open (ruling R91).

    `acted` are the spaces of the players' discs on the turn order track. Saves don't list them: the steps in
    progress tell them again (`turn_order.actions_begun`).
    """

    def __init__(
        self, facts: Facts, seats: int, empire_counts_region: bool, unrest_cancels_treaty: bool
    ) -> None:
        self.facts = facts  # fixed
        self.empire_counts_region = empire_counts_region  # fixed
        self.unrest_cancels_treaty = unrest_cancels_treaty  # fixed
        self.seats = seats  # fixed
        self.turn = 1
        self.phase = PREPARING
        self.order: tuple[int, ...] = tuple(range(REGIONS))
        self.rows: tuple[int, ...] = (EMPTY_ROW,) * ROWS
        # The turn order of the rows that it was computed for.
        self.ordered: tuple[int, ...] = ()  # derived
        self.ordered_rows: tuple[int, ...] = ()  # derived
        self.acted: tuple[int, ...] = (0,) * seats  # derived
        self.discs = [0] * (REGIONS * FACTIONS)
        self.mercenaries = [0] * (REGIONS * FACTIONS)
        self.native_supply: int = facts.natives
        self.mercenary_supply: int = facts.mercenaries
        self.reserve: list[int] = [facts.usable_discs] * seats
        self.cubes = [0] * (REGIONS * RESOURCES)
        self.bag: tuple[int, ...] = (facts.cubes,) * RESOURCES
        self.fresh = [0] * (seats * SEAS)
        self.used = [0] * (seats * SEAS)
        self.stock: tuple[int, ...] = (0,) * (seats * RESOURCES)
        self.gained = [0] * (seats * RESOURCES)
        self.discards = [0] * seats
        self.up = [0] * (REGIONS * FACTIONS)
        self.down = [0] * seats

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return (
            "turn phase order rows discs mercenaries native_supply mercenary_supply reserve cubes "
            "bag fresh used stock gained discards up down"
        )

    def copy(self) -> Board:
        other = Board.__new__(Board)
        other.facts = self.facts
        other.empire_counts_region = self.empire_counts_region
        other.unrest_cancels_treaty = self.unrest_cancels_treaty
        other.seats = self.seats
        other.turn = self.turn
        other.phase = self.phase
        other.order = self.order
        other.rows = self.rows
        other.ordered = self.ordered
        other.ordered_rows = self.ordered_rows
        other.acted = self.acted
        other.discs = self.discs.copy()
        other.mercenaries = self.mercenaries.copy()
        other.native_supply = self.native_supply
        other.mercenary_supply = self.mercenary_supply
        other.reserve = self.reserve.copy()
        other.cubes = self.cubes.copy()
        other.bag = self.bag
        other.fresh = self.fresh.copy()
        other.used = self.used.copy()
        other.stock = self.stock
        other.gained = self.gained.copy()
        other.discards = self.discards.copy()
        other.up = self.up.copy()
        other.down = self.down.copy()
        return other

    # End of what was written.

    # Influence, see 2.4

    def discs_in(self, region: int) -> list[int]:
        """Own discs of each faction in a region, mercenaries not counted."""
        return self.discs[region * FACTIONS : region * FACTIONS + FACTIONS]

    def mercenaries_in(self, region: int) -> list[int]:
        """Mercenaries of each player in a region."""
        return self.mercenaries[region * FACTIONS : region * FACTIONS + FACTIONS]

    def influence(self, region: int, faction: int) -> int:
        """Discs of a faction in a region, its mercenaries included (ruling R3)."""
        at = region * FACTIONS + faction
        return self.discs[at] + self.mercenaries[at]

    def influence_of_all(self, region: int) -> list[int]:
        """The influence of each faction in a region."""
        at = region * FACTIONS
        return [self.discs[at + faction] + self.mercenaries[at + faction] for faction in range(FACTIONS)]

    def natives(self, region: int) -> int:
        return self.discs[region * FACTIONS + NATIVES]

    def at_hand(self, faction: int, wanted: int) -> int:
        """How many of the wanted discs reserve or supply can give (5.2.2.1, ruling R8)."""
        return min(wanted, self.native_supply if faction == NATIVES else self.reserve[faction])

    def place(self, region: int, faction: int, wanted: int) -> int:
        """Discs from reserve or supply to a region, as many as there are (ruling R8); how many."""
        if faction == NATIVES:
            count = min(wanted, self.native_supply)
            self.native_supply -= count
        else:
            count = min(wanted, self.reserve[faction])
            self.reserve[faction] -= count
        self.discs[region * FACTIONS + faction] += count
        return count

    def send_home(self, region: int, faction: int, own: int, mercenaries: int) -> None:
        """Discs from a region home: to the reserve or the general supply (ruling R7)."""
        at = region * FACTIONS + faction
        self.discs[at] -= own
        self.mercenaries[at] -= mercenaries
        self.mercenary_supply += mercenaries
        if faction == NATIVES:
            self.native_supply += own
        else:
            self.reserve[faction] += own

    def hire(self, region: int, seat: int, count: int) -> None:
        """Mercenaries from the supply to a region, for a player."""
        self.mercenaries[region * FACTIONS + seat] += count
        self.mercenary_supply -= count

    def value(self, region: int) -> int:
        """The cubes that a region receives and the dice for its natives, by number of players (2.7.2)."""
        return self.facts.values[self.seats][region]

    def limit(self, region: int) -> int:
        """The most discs of several factions without conflict, by number of players (2.7.2)."""
        return self.facts.limits[self.seats][region]

    def discs_at(self, seat: int) -> int:
        """The regions that hold own discs of a seat, mercenaries not counted."""
        return nonzero(self.discs[seat::FACTIONS])

    def mercenaries_at(self, seat: int) -> int:
        """The regions that hold mercenaries of a seat."""
        return nonzero(self.mercenaries[seat::FACTIONS])

    def presence(self, seat: int) -> int:
        """The regions in which a seat has influence (ruling R3)."""
        return self.discs_at(seat) | self.mercenaries_at(seat)

    def most_influence(self, region: int, seat: int) -> bool:
        """More influence than every other faction, natives included; a tie counts for nobody (ruling R4)."""
        own = self.influence(region, seat)
        for faction in range(FACTIONS):
            if faction != seat and self.influence(region, faction) >= own:
                return False
        return True

    def fails_limit_check(self, region: int) -> bool:
        """Two factions or more, and together more discs than the limit (5.2.1, ruling R36)."""
        own = self.discs_in(region)
        mercenaries = self.mercenaries_in(region)
        if sum(own) + sum(mercenaries) <= self.limit(region):
            return False
        return (nonzero(own) | nonzero(mercenaries)).bit_count() >= 2

    # Ships, see 5.1.2

    def ships(self, seat: int, sea: int) -> int:
        """Ships of a seat in a sea zone, fresh or used."""
        at = seat * SEAS + sea
        return self.fresh[at] + self.used[at]

    def fresh_ships(self, seat: int) -> list[int]:
        """The fresh ships of a seat by sea zone."""
        return self.fresh[seat * SEAS : seat * SEAS + SEAS]

    def used_ships(self, seat: int) -> list[int]:
        """The used ships of a seat by sea zone."""
        return self.used[seat * SEAS : seat * SEAS + SEAS]

    def fresh_seas(self, seat: int) -> int:
        """The sea zones with a fresh ship of a seat."""
        return nonzero(self.fresh[seat * SEAS : seat * SEAS + SEAS])

    def used_seas(self, seat: int) -> int:
        """The sea zones with a used ship of a seat."""
        return nonzero(self.used[seat * SEAS : seat * SEAS + SEAS])

    def fresh_seas_at(self, region: int, seat: int) -> int:
        """The sea zones at a region with a fresh ship of a seat (ruling R25)."""
        return self.fresh_seas(seat) & self.facts.seas_at[region]

    def launch(self, seat: int, sea: int) -> None:
        """A fresh ship comes to a sea zone (4.0)."""
        self.fresh[seat * SEAS + sea] += 1

    def use_ship(self, seat: int, sea: int) -> None:
        """A fresh ship becomes used (5.1.2)."""
        self.fresh[seat * SEAS + sea] -= 1
        self.used[seat * SEAS + sea] += 1

    def move_ship(self, seat: int, sea: int, to: int, fresh: bool) -> None:
        """A ship goes to another sea zone and keeps its status (ruling R24)."""
        ships = self.fresh if fresh else self.used
        ships[seat * SEAS + sea] -= 1
        ships[seat * SEAS + to] += 1

    def refresh_ships(self) -> None:
        """All ships become fresh (5.1.5)."""
        for at in range(len(self.used)):
            self.fresh[at] += self.used[at]
            self.used[at] = 0

    # Policy cards, see 5.1.3.2

    def face_down(self, region: int, seat: int) -> bool:
        """Whether a card of a seat lies face down at a region."""
        return self.down[seat] >> region & 1 != 0

    def face_up(self, region: int) -> list[int]:
        """The cards of each seat that lie open at a region."""
        return self.up[region * FACTIONS : region * FACTIONS + self.seats]

    def face_up_of_all(self, region: int) -> int:
        """The cards that lie open at a region, of all players."""
        cards = 0
        for seat in range(self.seats):
            cards |= self.up[region * FACTIONS + seat]
        return cards

    def policy_count(self, region: int, seat: int) -> int:
        """Policy cards of a seat that lie at a region, face down or up."""
        return self.up[region * FACTIONS + seat].bit_count() + (self.down[seat] >> region & 1)

    def policies_at(self, region: int) -> int:
        """Policy cards that lie at a region, of all players, face down or up."""
        count = 0
        for seat in range(self.seats):
            count += self.up[region * FACTIONS + seat].bit_count() + (self.down[seat] >> region & 1)
        return count

    def lay_open(self, region: int, seat: int, card: int) -> None:
        self.up[region * FACTIONS + seat] |= 1 << card

    def discard_policies(self, region: int) -> None:
        """The open cards at a region go to their owners' discard piles (ruling R54)."""
        for seat in range(self.seats):
            self.discards[seat] |= self.up[region * FACTIONS + seat]
            self.up[region * FACTIONS + seat] = 0

    # Cubes, see 2.3

    def cubes_in(self, region: int) -> int:
        """How many cubes lie in a region."""
        at = region * RESOURCES
        cubes = self.cubes
        return cubes[at] + cubes[at + 1] + cubes[at + 2]

    def cubes_of(self, region: int) -> list[int]:
        """The cubes in a region by resource."""
        return self.cubes[region * RESOURCES : region * RESOURCES + RESOURCES]

    def colors_in(self, region: int) -> int:
        """The resources of which cubes lie in a region, as a set."""
        colors = 0
        for resource in range(RESOURCES):
            if self.cubes[region * RESOURCES + resource]:
                colors |= 1 << resource
        return colors

    def add_cubes(self, region: int, counts: list[int]) -> None:
        """Cubes come to a region, by resource."""
        for resource in range(RESOURCES):
            self.cubes[region * RESOURCES + resource] += counts[resource]

    def give_cube(self, giver: int, taker: int, resource: int) -> None:
        """A cube goes from one region to another (7.2 Trade)."""
        self.cubes[giver * RESOURCES + resource] -= 1
        self.cubes[taker * RESOURCES + resource] += 1

    def collect(self, region: int, seat: int, resource: int) -> int:
        """All cubes of a color go from a region to a player (5.2.2.3); how many."""
        count = self.cubes[region * RESOURCES + resource]
        self.cubes[region * RESOURCES + resource] = 0
        self.gained[seat * RESOURCES + resource] += count
        return count

    def gained_by(self, seat: int) -> list[int]:
        """The cubes that a seat has collected in this game turn, by resource (ruling R66)."""
        return self.gained[seat * RESOURCES : seat * RESOURCES + RESOURCES]

    def stock_of(self, seat: int) -> list[int]:
        """The cubes that a seat has collected in earlier game turns, by resource."""
        return list(self.stock[seat * RESOURCES : seat * RESOURCES + RESOURCES])

    def collected(self, seat: int, resource: int) -> int:
        """The cubes of a resource that a seat has collected in the game so far."""
        at = seat * RESOURCES + resource
        return self.stock[at] + self.gained[at]

    def join_gained_to_stock(self) -> None:
        """The cubes of the game turn join the earlier ones (ruling R66)."""
        self.stock = tuple([self.stock[at] + self.gained[at] for at in range(len(self.stock))])
        self.gained = [0] * len(self.stock)

    # The turn order track, see 5.0

    def turn_order(self) -> tuple[int, ...]:
        """The seats from the top row of the turn order track down (5.0)."""
        if self.ordered_rows is not self.rows:
            self.ordered = tuple([seat for seat in self.rows if seat != EMPTY_ROW])
            self.ordered_rows = self.rows
        return self.ordered

    def active_player(self) -> int:
        """Whose action it is, whoever is asked about it; NOBODY outside of action rounds (5.0)."""
        latest = max(self.acted)
        active = NOBODY
        for seat in self.turn_order():
            if latest and self.acted[seat] == latest:
                active = seat
        return active
