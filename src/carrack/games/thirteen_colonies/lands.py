"""Open regions and peoples on the board: what lies there (3, E5)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.games.thirteen_colonies.facts import NO_FLEET, NONE, Fleet

# A hidden terrain card: kind (or NONE: nobody knows it), generation, who has seen it, group.
Cell = tuple[int, int, int, int]
EVERYBODY: Final = 0xFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Land:
    """An open region. Piles have their top at the end; colonies and units are listed by seat.

    `fleets` are what the units of each seat are together; they follow from the units and are not saved.
    `stuck` means that set-up found nothing but discoveries: no card is turned up before an action there.
    """

    def __init__(self, seats: int) -> None:
        self.open = NONE
        self.hidden: list[Cell] = []
        self.coast: list[int] = []
        self.colonies: list[tuple[int, ...]] = [()] * seats
        self.units: list[tuple[int, ...]] = [()] * seats
        self.fleets: list[Fleet] = [NO_FLEET] * seats
        self.stuck = False

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Tribe:
    """A people on the board: its region, the terrain under it, relations by seat, mission and trade."""

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
