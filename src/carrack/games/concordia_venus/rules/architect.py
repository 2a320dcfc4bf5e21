"""The Architect (2.2): move colonists, then build houses beside them.

A colonist is moved at most once. That takes no position away: where a colonist could go in two moves it can
go in one with no more steps, and to end where an own colonist stood is the same as to go where that one goes.
"""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import KINDS, LAND, MOST_STEPS, NOWHERE, ON_PATH, SEA
from carrack.games.concordia_venus.rules.actions import Build, Done, Move, To
from carrack.games.concordia_venus.rules.cards import Effect, Question
from carrack.games.concordia_venus.rules.scoring import house_was_built
from carrack.games.concordia_venus.show.consequences import house_costs, path_brings
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.mechanics.bits import members

# What belongs to the same play and is asked before or after.
COLONIST_FIRST: Final = Refusal("colonist-first", "2.2.1")
ANOTHER_MOVES: Final = Refusal("another-moves", "2.2.1")
MOVES_FIRST: Final = Refusal("moves-first", "2.2.2")
MOVES_OVER: Final = Refusal("moves-over", "2.2.2")
PICKING: Final[dict[type[Action], Refusal]] = {To: COLONIST_FIRST, Build: MOVES_FIRST}
MOVING: Final[dict[type[Action], Refusal]] = {Move: ANOTHER_MOVES, Build: MOVES_FIRST}
BUILDING: Final[dict[type[Action], Refusal]] = {Move: MOVES_OVER, To: MOVES_OVER}


class Architect(Effect):
    """As many steps as own colonists on the board (2.2.1)."""

    def steps(self, board: Board, seat: int) -> int:
        return min(board.colonists(seat), MOST_STEPS)

    def use(self, table: ConcordiaTable, seat: int) -> None:
        table.stack.append(MoveColonists(seat, self.steps(table.board, seat), 0, 0))

    def brings(self, board: Board, seat: int, played: int) -> Message:
        return Message("brings-steps", {"count": self.steps(board, seat)})


class MoveColonists(Question):
    """Which colonist moves next, while steps are left (2.2.1, rulings R1 to R3, R44).

    `land` and `sea` are the paths on which colonists stand that have moved already.
    """

    awaited = "architect"

    def __init__(self, seat: int, steps: int, land: int, sea: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.land: Final = land
        self.sea: Final = sea

    def moved(self, kind: int) -> int:
        """The paths of colonists of a kind that have moved."""
        return self.land if kind == LAND else self.sea

    def options(self, table: ConcordiaTable) -> list[Action]:
        options: list[Action] = []
        if self.steps:
            board = table.board
            for kind in range(KINDS):
                free = ~board.occupied(kind)
                cities = board.camps(self.seat, kind)
                if cities:
                    move, reach = table.map_actions.move_from_city[kind], board.map.from_city[kind]
                    options += [move[city] for city in cities if reach[city][self.steps] & free]
                paths = board.on_paths(self.seat, kind) & ~self.moved(kind)
                if paths:
                    move, reach = table.map_actions.move_from_path[kind], board.map.from_path[kind]
                    options += [move[path] for path in members(paths) if reach[path][self.steps] & free]
        options.append(table.actions.done)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, Move):
            kind, stands, place = action.colonist, action.stands, table.place_of(action)
            if table.events is not None:
                origin = table.board.map.thing_at(kind, stands, place)
                table.tell(
                    "picked-land" if kind == LAND else "picked-sea", {"seat": self.who, "from": origin}
                )
            moving = ChooseDestination(self.seat, self.steps, self.land, self.sea, kind, stands, place)
            table.stack.append(moving)
        else:
            assert isinstance(action, Done)
            table.tell_stop(self.seat, "stopped-moving")
            table.stack.append(BuildHouses(self.seat))

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Move):
            return PICKING.get(type(action))
        kind, place = action.colonist, table.place_of(action)
        if place == NOWHERE or not table.board.has_colonist(self.seat, kind, action.stands, place):
            return action.refused(
                "no-land-colonist-there" if kind == LAND else "no-sea-colonist-there", "2.2.1"
            )
        if action.stands == ON_PATH and self.moved(kind) >> place & 1:
            return Refusal("has-moved", "2.2.1")
        if self.steps:
            return Refusal("no-free-path", "2.2.1", {"steps": self.steps})
        return Refusal("no-steps", "2.2.1")

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        board = table.board
        if not isinstance(action, Move):
            return Message("brings-building", {"count": len(affordable_cities(board, self.seat))})
        reach = board.map.reach_from(action.colonist, action.stands, table.place_of(action))
        paths = reach[self.steps] & ~board.occupied(action.colonist)
        return Message("brings-reach", {"count": paths.bit_count()})

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-move", {"steps": self.steps})


class ChooseDestination(Question):
    """The free path on which a colonist ends; passing occupied ones costs steps as well (2.2.1).

    It comes from a `place`, which is a city or a path: that is what `stands` says.
    """

    awaited = "architect"

    def __init__(
        self, seat: int, steps: int, land: int, sea: int, colonist: int, stands: int, place: int
    ) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.land: Final = land
        self.sea: Final = sea
        self.colonist: Final = colonist
        self.stands: Final = stands
        self.place: Final = place

    def reach(self, board: Board) -> list[int]:
        """The paths in reach, by number of steps."""
        return board.map.reach_from(self.colonist, self.stands, self.place)

    def destinations(self, board: Board) -> list[int]:
        """The free paths in reach, those first to which fewer steps lead."""
        reach = self.reach(board)
        free = ~board.occupied(self.colonist)
        found: list[int] = []
        nearer = 0
        for paths in reach[1 : self.steps + 1]:
            found += members(paths & ~nearer & free)
            nearer = paths
        return found

    def steps_to(self, board: Board, path: int) -> int:
        """How many steps the way to a path in reach takes."""
        reach = self.reach(board)
        used = 1
        while not reach[used] >> path & 1:
            used += 1
        return used

    def options(self, table: ConcordiaTable) -> list[Action]:
        to = table.map_actions.to[self.colonist]
        return [to[path] for path in self.destinations(table.board)]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, To)
        board = table.board
        kind = self.colonist
        path = table.place_of(action)
        used = self.steps_to(board, path)
        board.move_colonist(self.seat, kind, self.stands, self.place, path)
        if table.events is not None:
            origin = board.map.thing_at(kind, self.stands, self.place)
            told: dict[str, Arg] = {"seat": self.who, "from": origin, "to": action.where, "steps": used}
            table.tell("moved-land" if kind == LAND else "moved-sea", told)
        land = self.land | 1 << path if kind == LAND else self.land
        sea = self.sea | 1 << path if kind == SEA else self.sea
        table.stack.append(MoveColonists(self.seat, self.steps - used, land, sea))

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, To):
            return MOVING.get(type(action))
        board = table.board
        path = table.place_of(action)
        if path == NOWHERE:
            return action.not_on_map()
        if action.colonist != self.colonist:
            return action.refused("other-kind-of-path", "2.2.1")
        if board.map.no_stop[self.colonist] >> path & 1:
            return action.refused("no-stopping", "3.6")
        if board.occupied(self.colonist) >> path & 1:
            return action.refused("occupied", "2.2.1")
        return Refusal("too-far", "2.2.1", {"where": action.where, "steps": self.steps})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, To)
        path = table.place_of(action)
        used = self.steps_to(table.board, path)
        beside = table.board.map.ends[self.colonist][path]
        return path_brings(table.board, self.seat, beside, used, self.steps - used)

    def prompt(self, table: ConcordiaTable) -> Message:
        where = table.board.map.thing_at(self.colonist, self.stands, self.place)
        return Message("prompt-to", {"where": where, "steps": self.steps})


def affordable_cities(board: Board, seat: int) -> list[int]:
    """The cities in which a player can build now: in reach, without an own house, paid for (2.2.2)."""
    if not board.houses_left(seat):
        return []
    cities = members(board.cities_in_reach(seat) & ~board.houses[seat])
    return [city for city in cities if board.can_pay_house(seat, city)]


class BuildHouses(Question):
    """Houses in cities beside own colonists on paths, as many as the player can pay for (2.2.2)."""

    awaited = "architect"

    def options(self, table: ConcordiaTable) -> list[Action]:
        build = table.map_actions.build
        options: list[Action] = [build[city] for city in affordable_cities(table.board, self.seat)]
        options.append(table.actions.done)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, Build):
            build_house(table, self.seat, table.place_of(action))
            table.stack.append(self)
        else:
            assert isinstance(action, Done)
            table.tell_stop(self.seat, "stopped-building")

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Build):
            return BUILDING.get(type(action))
        board = table.board
        city = table.place_of(action)
        if city == NOWHERE:
            return action.not_on_map()
        if city == board.map.capital:
            return action.refused("capital", "2.2.2")
        if board.has_house(self.seat, city):
            return action.refused("own-house", "2.2.2")
        if not board.cities_in_reach(self.seat) >> city & 1:
            return action.refused("not-beside", "2.2.2")
        return self.why_not_paid(board, city, action.where)

    def why_not_paid(self, board: Board, city: int, where: str) -> Refusal:
        """What a house in reach lacks."""
        if not board.houses_left(self.seat):
            return Refusal("no-houses-left", "2.2.2")
        if not board.has_goods(self.seat, board.house_goods(city)):
            good = board.facts.goods[board.tiles[city]]
            return Refusal("house-goods", "2.2.2", {"where": where, "good": good})
        return Refusal("house-money", "2.2.2", {"where": where, "count": board.house_price(city)})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if not isinstance(action, Build):
            return None
        after = table.copy()
        build_house(after, self.seat, table.place_of(action))
        return house_costs(table.board, after.board, self.seat, table.place_of(action))

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-build")


def build_house(table: ConcordiaTable, seat: int, city: int) -> None:
    """Pay goods and sestertii for a house and put it up; the 15th ends the game (2.2.2, 5.2)."""
    board = table.board
    price = board.house_price(city)
    board.pay_goods(seat, board.house_goods(city))
    if table.events is not None:
        table.tell("built", {"seat": seat_thing(seat), "city": board.map.cities[city], "count": price})
    table.pay_money(seat, price)
    board.put_house(seat, city)
    house_was_built(table, seat)
