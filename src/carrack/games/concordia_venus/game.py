"""Concordia Venus for the kernel: where each part of the game is found."""

from __future__ import annotations

from pathlib import Path

from carrack.games.concordia_venus.content.facts import GODS
from carrack.games.concordia_venus.content.loader import SMALL_IONIUM, Content, load_content
from carrack.games.concordia_venus.flow import MOST_ROUNDS, PARTS
from carrack.games.concordia_venus.rules.actions import Actions
from carrack.games.concordia_venus.rules.scoring import standings
from carrack.games.concordia_venus.rules.when import WHEN
from carrack.games.concordia_venus.show.components import components, printed_points
from carrack.games.concordia_venus.show.figures import figures
from carrack.games.concordia_venus.show.scene import map_zones, scene
from carrack.games.concordia_venus.show.textboard import board_text, map_text
from carrack.games.concordia_venus.state.invariants import check
from carrack.games.concordia_venus.state.redeal import redeal
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable, Variant
from carrack.games.concordia_venus.state.view import ConcordiaView
from carrack.games.concordia_venus.think.evaluate import TERMS, evaluate, terms
from carrack.games.concordia_venus.think.features import Features
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Refusal
from carrack.kernel.pages import Page
from carrack.kernel.rules import Component, Option, Rules, Setup
from carrack.kernel.scene import Scene

MODE = Option("mode", "variant", ("individual", "team"))
MAP = Option("map", "variant", ("imperium", "ionium", "hellas", "cyprus"))
SMALL = Option("small_ionium", "variant", ("on", "off"))
DISPLAY = Option("display", "variant", ("cloth", "wine"))
INTERIM = Option("interim", "variant", ("off", "on"))
OPEN_MEMORY = Option("open_memory", "variant", ("by_mode", "on", "off"))
MUST_USE = Option("must_use", "ruling", ("on", "off"))
TEAM_SIZES = (4, 6)
MOST_INDIVIDUAL = 5
SMALL_IONIUM_SEATS = 3
OTHER_SETUPS = (
    (2, "individual", "ionium", "cloth", "on"),
    (4, "individual", "hellas", "wine", "on"),
    (5, "individual", "cyprus", "cloth", "on"),
    (3, "individual", "imperium", "wine", "on"),
    (6, "team", "ionium", "wine", "off"),
    (6, "team", "hellas", "cloth", "off"),
    (6, "team", "cyprus", "wine", "off"),
)


class ConcordiaVenus(Rules):
    """Mac Gerdts' game of 2018, for 2 to 5 players alone and for 4 or 6 in teams."""

    redeal = staticmethod(redeal)
    evaluate = staticmethod(evaluate)
    terms = staticmethod(terms)
    standings = staticmethod(standings)
    check = staticmethod(check)
    board_text = staticmethod(board_text)
    map_text = staticmethod(map_text)

    def __init__(self, content: Content) -> None:
        self.content = content
        self.actions = Actions(content.facts)
        self.reader = Features(content.facts)
        self.places = {id_: map_zones(map_) for id_, map_ in content.facts.maps.items()}
        super().__init__(
            "concordia-venus",
            (2, 3, 4, 5, 6),
            (MODE, MAP, SMALL, DISPLAY, INTERIM, OPEN_MEMORY, MUST_USE),
            self.actions.catalogue,
            Path(__file__).parent,
            content.files.fingerprint(),
            PARTS,
            "carrack.games.concordia_venus.rules",
        )

    def refuses(self, setup: Setup) -> str:
        chosen = setup.options
        if chosen["mode"] == "team":
            if setup.seats not in TEAM_SIZES:
                return "a game in teams is for 4 or 6 players"
            if chosen["interim"] == "on":
                return "the interim scoring belongs to individual play"
        elif setup.seats > MOST_INDIVIDUAL:
            return f"{setup.seats} players play in teams: choose mode=team"
        small = chosen["map"] == "ionium" and setup.seats <= SMALL_IONIUM_SEATS
        if chosen["small_ionium"] == "off" and not small:
            return "small_ionium=off is a choice for 2 or 3 players on ionium"
        return ""

    def setups(self) -> list[Setup]:
        """Every mode with every number of players, every pair of a map with a mode or a display.

        Then each mode with what is remembered not shown as usual, and with cards that may be left unused.
        """
        usual = {option.name: option.default for option in self.options}
        found = [Setup(seats, usual) for seats in range(2, MOST_INDIVIDUAL + 1)]
        found += [Setup(seats, usual | {"mode": "team"}) for seats in TEAM_SIZES]
        for seats, mode, map_, display, interim in OTHER_SETUPS:
            chosen = {"mode": mode, "map": map_, "display": display, "interim": interim}
            found.append(Setup(seats, usual | chosen))
        found.append(Setup(3, usual | {"map": "ionium", "small_ionium": "off", "display": "wine"}))
        found.append(Setup(3, usual | {"open_memory": "off", "must_use": "off"}))
        found.append(Setup(4, usual | {"mode": "team", "open_memory": "on", "must_use": "off"}))
        return found

    def empty_table(self, setup: Setup) -> ConcordiaTable:
        chosen = setup.options
        map_id = chosen["map"]
        if map_id == "ionium" and setup.seats <= SMALL_IONIUM_SEATS and chosen["small_ionium"] == "on":
            map_id = SMALL_IONIUM
        variant = Variant(
            self.content.facts.maps[map_id],
            chosen["mode"] == "team",
            chosen["display"],
            chosen["interim"] == "on",
            shows_memory(chosen),
            chosen["must_use"] == "on",
        )
        return ConcordiaTable(Board(self.content.facts, setup.seats, variant), self.actions, 0)

    def view(self, table: ConcordiaTable, seat: int) -> ConcordiaView:
        return ConcordiaView(table, seat)

    def term_names(self) -> list[str]:
        return list(TERMS)

    def feature_names(self) -> list[str]:
        return self.reader.names

    def features(self, table: ConcordiaTable, seat: int) -> list[int]:
        return self.reader.of(table, seat)

    def family(self, setup: Setup) -> str:
        """Teams play another game with other cards; all maps are judged alike."""
        return "teams" if setup.options["mode"] == "team" else "alone"

    def sides(self, table: ConcordiaTable) -> list[int]:
        return [table.board.team_of(seat) for seat in range(table.seats)]

    def worked_out(self) -> tuple[str, ...]:
        """Hands, piles and what they score: known to whoever remembers all that was open (`redeal.py`)."""
        return ("hand", "pile", *GODS)

    def when(self, action: Action) -> Refusal | None:
        return WHEN.get(type(action))

    def how_far(self, table: ConcordiaTable) -> tuple[int, ...]:
        """The round (1.4)."""
        return (table.board.round,)

    def most_decisions(self, setup: Setup) -> int:
        """At most 100 rounds and the last turns, and in a turn what the longest cards allow.

        A card's use has at most 29 decisions: an Architect moves 6 colonists with 2 each, stops, builds 15
        houses and stops. (A Prefect has one, then at most 5 goods to choose, and 3 for each other player.)
        Before it come at most a card, a Magister, a Diplomat and half of a choice card. In a team two
        players use a card, after a Legatus with its recommendation and its answer, and each chooses a city
        at the start.
        """
        use = 6 * 2 + 1 + 15 + 1
        turn = 4 + use
        if setup.options["mode"] == "team":
            turn = 4 + 2 + 2 * use
        turns = MOST_ROUNDS * setup.seats + setup.seats - 1
        return turns * turn + setup.seats

    def scene(self, view: ConcordiaView) -> Scene:
        return scene(self.places[view.board.map.id], view)

    def printed(self) -> dict[str, object]:
        return self.content.files.records

    def figures(self, language: str) -> dict[str, Arg]:
        return figures(self.content, Page(language, self.folder))

    def components(self) -> list[Component]:
        return components(self.content)

    def written(self, language: str) -> str:
        """The points that are printed on cards."""
        return printed_points(self.content)


def shows_memory(chosen: dict[str, str]) -> bool:
    """Whether hands and piles are shown as a careful observer knows them: usually not in teams (4.5)."""
    if chosen["open_memory"] == "by_mode":
        return chosen["mode"] == "individual"
    return chosen["open_memory"] == "on"


def rules(pack: Path | None) -> ConcordiaVenus:
    """The entry point of the game."""
    return ConcordiaVenus(load_content(pack))
