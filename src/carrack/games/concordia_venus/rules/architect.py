"""The Architect (2.2): move colonists, then build houses beside them.

A colonist is moved at most once. That takes no position away: where a colonist could go in two moves it can
go in one with no more steps, and to end where an own colonist stood is the same as to go where that one goes.
"""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import KINDS, LAND, MOST_STEPS, SEA
from carrack.games.concordia_venus.rules.actions import NOTHING, Build, Done, MoveFromCity, MoveFromPath, To
from carrack.games.concordia_venus.rules.ending import house_was_built
from carrack.games.concordia_venus.show.consequences import house_costs, path_brings
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.table import Ask
from carrack.mechanics.bits import members

ON_PATH: Final = 0
IN_CITY: Final = 1


def use_architect(table: ConcordiaTable, seat: int) -> None:
    """As many steps as own colonists on the board (2.2.1)."""
    steps = min(table.board.colonists(seat), MOST_STEPS)
    table.stack.append(MoveColonists(seat, steps, 0, 0))


def no_colonist_there(kind: int, where: Arg) -> Refusal:
    """No own colonist of a kind stands in a place."""
    reason = {"where": where}
    return Refusal("no-land-colonist-there" if kind == LAND else "no-sea-colonist-there", "2.2.1", reason)


def has_destination(reach: list[int], steps: int, free: int) -> bool:
    """Whether a free path can be reached with some steps."""
    found = 0
    for step in range(1, steps + 1):
        found |= reach[step]
    return bool(found & free)


class MoveColonists(Ask[ConcordiaTable]):
    """Which colonist moves next, while steps are left (2.2.1, rulings R1 to R3).

    `land` and `sea` are the paths on which colonists stand that have moved already.
    """

    def __init__(self, seat: int, steps: int, land: int, sea: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.land: Final = land
        self.sea: Final = sea

    def moved(self, kind: int) -> int:
        return self.land if kind == LAND else self.sea

    def options(self, table: ConcordiaTable) -> list[Action]:
        options: list[Action] = []
        steps = self.steps
        if steps:
            board = table.board
            map_ = board.map
            for kind in range(KINDS):
                at = self.seat * KINDS + kind
                free = ~board.occupied(kind)
                last = -1
                for city in board.camped[at]:
                    if city != last and has_destination(map_.out[kind][city], steps, free):
                        options.append(table.map_actions.move_from_city[kind][city])
                    last = city
                rest = board.paths[at] & ~self.moved(kind)
                while rest:
                    path = (rest & -rest).bit_length() - 1
                    rest &= rest - 1
                    if has_destination(map_.near[kind][path], steps, free):
                        options.append(table.map_actions.move_from_path[kind][path])
        options.append(table.actions.done)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, MoveFromCity):
            place = table.map_actions.city_of[action.value]
            self.tell_picked(table, action.colonist, table.board.map.cities[place])
            table.stack.append(self.destination(action.colonist, IN_CITY, place))
        elif isinstance(action, MoveFromPath):
            place = table.map_actions.path_of[action.colonist][action.value]
            self.tell_picked(table, action.colonist, table.board.map.paths[action.colonist][place])
            table.stack.append(self.destination(action.colonist, ON_PATH, place))
        else:
            assert isinstance(action, Done)
            table.tell_stop(self.seat, "stopped-moving")
            table.stack.append(BuildHouses(self.seat))

    def tell_picked(self, table: ConcordiaTable, colonist: int, place: str) -> None:
        if table.events is not None:
            who: dict[str, Arg] = {"seat": self.who, "from": place}
            table.tell("picked-land" if colonist == LAND else "picked-sea", who)

    def destination(self, colonist: int, stands: int, place: int) -> ChooseDestination:
        return ChooseDestination(self.seat, self.steps, self.land, self.sea, colonist, stands, place)

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        board = table.board
        if isinstance(action, MoveFromCity):
            kind = action.colonist
            city = table.map_actions.city_of[action.value]
            if city == NOTHING or city not in board.camped[self.seat * KINDS + kind]:
                return no_colonist_there(kind, action.label.args["what"])
            return self.no_way()
        if isinstance(action, MoveFromPath):
            kind = action.colonist
            path = table.map_actions.path_of[kind][action.value]
            if path == NOTHING or not board.paths[self.seat * KINDS + kind] >> path & 1:
                return no_colonist_there(kind, action.label.args["what"])
            if self.moved(kind) >> path & 1:
                return Refusal("has-moved", "2.2.1")
            return self.no_way()
        return None

    def no_way(self) -> Refusal:
        if self.steps:
            return Refusal("no-free-path", "2.2.1", {"steps": self.steps})
        return Refusal("no-steps", "2.2.1")

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        board = table.board
        if isinstance(action, MoveFromCity):
            reach = board.map.out[action.colonist][table.map_actions.city_of[action.value]]
        elif isinstance(action, MoveFromPath):
            path = table.map_actions.path_of[action.colonist][action.value]
            reach = board.map.near[action.colonist][path]
        else:
            return Message("brings-building", {"count": len(affordable_cities(board, self.seat))})
        free = ~board.occupied(action.colonist)
        count = sum([(paths & free).bit_count() for paths in reach[1 : self.steps + 1]])
        return Message("brings-reach", {"count": count})

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-move", {"steps": self.steps})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-architect", {"seat": self.who})


class ChooseDestination(Ask[ConcordiaTable]):
    """The free path on which a colonist ends; passing occupied ones costs steps as well (2.2.1)."""

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
        if self.stands == IN_CITY:
            return board.map.out[self.colonist][self.place]
        return board.map.near[self.colonist][self.place]

    def steps_to(self, board: Board, path: int) -> int:
        """How many steps the way to a path in reach takes."""
        reach = self.reach(board)
        used = 1
        while not reach[used] >> path & 1:
            used += 1
        return used

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        free = ~board.occupied(self.colonist)
        reach = self.reach(board)
        to = table.map_actions.to[self.colonist]
        options: list[Action] = []
        for step in range(1, self.steps + 1):
            rest = reach[step] & free
            while rest:
                options.append(to[(rest & -rest).bit_length() - 1])
                rest &= rest - 1
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, To)
        board = table.board
        kind = self.colonist
        path = table.map_actions.path_of[kind][action.value]
        used = self.steps_to(board, path)
        at = self.seat * KINDS + kind
        if self.stands == IN_CITY:
            camped = list(board.camped[at])
            camped.remove(self.place)
            board.camped[at] = tuple(camped)
            origin = board.map.cities[self.place]
        else:
            board.paths[at] &= ~(1 << self.place)
            origin = board.map.paths[kind][self.place]
        board.paths[at] |= 1 << path
        if table.events is not None:
            table.tell(
                "moved-land" if kind == LAND else "moved-sea",
                {
                    "seat": self.who,
                    "from": origin,
                    "to": board.map.paths[kind][path],
                    "steps": used,
                },
            )
        land = self.land | 1 << path if kind == LAND else self.land
        sea = self.sea | 1 << path if kind == SEA else self.sea
        table.stack.append(MoveColonists(self.seat, self.steps - used, land, sea))

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, To):
            return None
        board = table.board
        path = table.map_actions.path_of[action.colonist][action.value]
        where = action.label.args["what"]
        if path == NOTHING:
            return Refusal("not-on-map", "3.6", {"where": where})
        if action.colonist != self.colonist:
            return Refusal("other-kind-of-path", "2.2.1", {"where": where})
        if board.map.no_stop[self.colonist] >> path & 1:
            return Refusal("no-stopping", "3.6", {"where": where})
        if board.occupied(self.colonist) >> path & 1:
            return Refusal("occupied", "2.2.1", {"where": where})
        return Refusal("too-far", "2.2.1", {"where": where, "steps": self.steps})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, To)
        board = table.board
        path = table.map_actions.path_of[self.colonist][action.value]
        used = self.steps_to(board, path)
        return path_brings(board, self.seat, board.map.ends[self.colonist][path], used, self.steps - used)

    def prompt(self, table: ConcordiaTable) -> Message:
        board = table.board
        if self.stands == IN_CITY:
            where = board.map.cities[self.place]
        else:
            where = board.map.paths[self.colonist][self.place]
        return Message("prompt-to", {"where": where, "steps": self.steps})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-architect", {"seat": self.who})


def affordable_cities(board: Board, seat: int) -> list[int]:
    """The cities in which a player can build now: in reach, without an own house, paid for (2.2.2)."""
    if board.houses[seat].bit_count() >= board.facts.houses:
        return []
    purse = board.purse(seat)
    found = []
    for city in members(board.cities_in_reach(seat) & ~board.houses[seat]):
        goods = board.facts.house_goods[board.tiles[city]]
        if board.has_goods(seat, goods) and board.house_price(city) <= purse:
            found.append(city)
    return found


class BuildHouses(Ask[ConcordiaTable]):
    """Houses in cities beside own colonists on paths, as many as the player can pay for (2.2.2)."""

    def options(self, table: ConcordiaTable) -> list[Action]:
        build = table.map_actions.build
        options: list[Action] = [build[city] for city in affordable_cities(table.board, self.seat)]
        options.append(table.actions.done)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, Build):
            build_house(table, self.seat, table.map_actions.city_of[action.value])
            table.stack.append(self)
        else:
            assert isinstance(action, Done)
            table.tell_stop(self.seat, "stopped-building")

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Build):
            return None
        board = table.board
        where = action.label.args["what"]
        city = table.map_actions.city_of[action.value]
        if city == NOTHING:
            return Refusal("not-on-map", "3.6", {"where": where})
        if city == board.map.capital:
            return Refusal("capital", "2.2.2", {"where": where})
        if board.houses[self.seat] >> city & 1:
            return Refusal("own-house", "2.2.2", {"where": where})
        if not board.cities_in_reach(self.seat) >> city & 1:
            return Refusal("not-beside", "2.2.2", {"where": where})
        return self.why_not_paid(board, city, where)

    def why_not_paid(self, board: Board, city: int, where: Arg) -> Refusal:
        """What a house in reach lacks."""
        if board.houses[self.seat].bit_count() >= board.facts.houses:
            return Refusal("no-houses-left", "2.2.2")
        if not board.has_goods(self.seat, board.facts.house_goods[board.tiles[city]]):
            good = board.facts.goods[board.tiles[city]]
            return Refusal("house-goods", "2.2.2", {"where": where, "good": good})
        return Refusal("house-money", "2.2.2", {"where": where, "count": board.house_price(city)})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if not isinstance(action, Build):
            return None
        city = table.map_actions.city_of[action.value]
        after = table.copy()
        build_house(after, self.seat, city)
        return house_costs(table.board, after.board, self.seat, city)

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-build")

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-architect", {"seat": self.who})


def build_house(table: ConcordiaTable, seat: int, city: int) -> None:
    """Pay goods and sestertii for a house and put it up; the 15th ends the game (2.2.2, 5.2)."""
    board = table.board
    price = board.house_price(city)
    board.pay_goods(seat, board.facts.house_goods[board.tiles[city]])
    if table.events is not None:
        where = board.map.cities[city]
        table.tell("built", {"seat": seat_thing(seat), "city": where, "count": price})
    table.pay_money(seat, price)
    board.houses[seat] |= 1 << city
    house_was_built(table, seat)
