"""Open regions and peoples on the board: what lies there (3, E5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from carrack.games.thirteen_colonies.content.all_facts import NO_FLEET, Fleet
from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.kernel.state import State

# A hidden terrain card: kind (or NONE: nobody knows it), generation, who has seen it, group.
Cell = tuple[int, int, int, int]
KIND: Final = 0
GENERATION: Final = 1
SEEN: Final = 2
GROUP: Final = 3
EVERYBODY: Final = 0xFF


def is_known_to(cell: Cell, seat: int) -> bool:
    """Whether a player knows a hidden card; what everybody has seen also a spectator knows."""
    if cell[KIND] == NONE:
        return False
    return cell[SEEN] == EVERYBODY or (seat >= 0 and cell[SEEN] >> seat & 1 == 1)


def seen_by(seat: int, kind: int, generation: int) -> Cell:
    """A hidden card that one player has seen."""
    return (kind, generation, 1 << seat, 0)


def laid(cell: Cell, kind: int, generation: int) -> Cell:
    """Another card in the place of a hidden one, seen by the same players."""
    return (kind, generation, cell[SEEN], cell[GROUP])


@mypyc_attr(allow_interpreted_subclasses=True)
class Land(State):
    """An open region. Piles have their top at the end; colonies and units are listed by seat.

    `fleets` are what the units of each seat are together; they follow from the units and are not saved.
    `stuck` means that set-up found nothing but discoveries: no card is turned up before an action there.
    """

    def __init__(self, seats: int) -> None:
        self.open = NONE
        self.hidden: list[Cell] = []  # parts shared
        self.coast: list[int] = []
        self.colonies: list[tuple[int, ...]] = [()] * seats
        self.units: list[tuple[int, ...]] = [()] * seats
        self.fleets: list[Fleet] = [NO_FLEET] * seats  # derived, parts shared
        self.stuck = False

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return "open hidden coast colonies units stuck"

    def copy(self) -> Land:
        other = Land.__new__(Land)
        other.open = self.open
        other.hidden = self.hidden.copy()
        other.coast = self.coast.copy()
        other.colonies = self.colonies.copy()
        other.units = self.units.copy()
        other.fleets = self.fleets.copy()
        other.stuck = self.stuck
        return other

    # End of what was written.


@mypyc_attr(allow_interpreted_subclasses=True)
class Tribe(State):
    """A people on the board: its region, the terrain under it, relations by seat, mission and trade."""

    def __init__(self, seats: int) -> None:
        self.region = NONE
        self.under: list[Cell] = []  # parts shared
        self.markers = 0
        self.city = False
        self.relations = [0] * seats
        self.mission = NONE
        self.trade = NONE

    # Written by carrack.kernel.declare from the fields above.
    def saved_fields(self) -> str:
        """The names of the saved fields."""
        return "region under markers city relations mission trade"

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

    # End of what was written.
