"""Before the first turn (1.3): tiles, markers, display, money, hands, first colonists."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import GOODS, KINDS, LAND, NOWHERE, SEA
from carrack.games.concordia_venus.rules.actions import Start
from carrack.games.concordia_venus.rules.cards import Question
from carrack.games.concordia_venus.rules.purchases import refill_display
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.mechanics.bits import members

TILES: Final = {"A": "tiles:A", "B": "tiles:B", "C": "tiles:C", "D": "tiles:D"}


def deal_city_tiles(table: ConcordiaTable) -> None:
    """The tiles of each letter are shuffled and dealt to the cities with that letter."""
    board = table.board
    tiles = list(board.tiles)
    for letter, counts in board.facts.tiles.items():
        pile = [good for good in range(GOODS) for _ in range(counts[good])]
        cities = [city for city, found in enumerate(board.map.letters) if found == letter]
        if cities:
            table.shuffle(pile, TILES[letter])
        for city, good in zip(cities, pile, strict=False):
            tiles[city] = good
    board.tiles = tuple(tiles)


def place_bonus_markers(table: ConcordiaTable) -> None:
    """Each province gets the marker of the dearest good among its cities."""
    board = table.board
    board.markers = tuple([max([board.tiles[c] for c in members(p)]) for p in board.map.province_cities])


def draw_start_player(table: ConcordiaTable) -> None:
    """Chance names the start player; the last player begins with the Praefectus Magnus (3.1)."""
    board = table.board
    board.first = table.chance(board.seats, "start player")
    board.magnus = (board.first - 1) % board.seats
    if table.events is not None:
        table.tell("start-player", {"seat": seat_thing(board.first), "other": seat_thing(board.magnus)})


def hand_out(table: ConcordiaTable) -> None:
    """Goods, money by turn order, starting cards."""
    board = table.board
    facts = board.facts
    for position, seat in enumerate(board.turn_order()):
        for good in range(GOODS):
            board.add_goods(seat, good, facts.start_goods[good])
        half = board.seats // 2
        if board.team:
            board.money[seat] = facts.money_team[position % half]
            board.hands[seat] = facts.hands["team_first_half" if position < half else "team_second_half"]
        else:
            board.money[seat] = facts.money_individual[position]
            board.hands[seat] = facts.hands["individual"]


def place_first_colonists(table: ConcordiaTable, seat: int) -> None:
    """A land and a sea colonist in the capital; the second half of a team game chooses a city."""
    board = table.board
    position = (seat - board.first) % board.seats
    if board.team and position >= board.seats // 2:
        table.stack.append(ChooseStart(seat))
        return
    for kind in range(KINDS):
        board.put_into_city(seat, kind, board.map.capital)


def start_kinds(board: Board, city: int) -> tuple[int, int]:
    """The two colonists that start in a city: one of each kind, or two of the only kind with a path there."""
    if not board.map.has_paths(SEA, city):
        return LAND, LAND
    if not board.map.has_paths(LAND, city):
        return SEA, SEA
    return LAND, SEA


class ChooseStart(Question):
    """A city that is neither the capital nor joined to it, for both colonists (1.3)."""

    awaited = "start"

    def options(self, table: ConcordiaTable) -> list[Action]:
        start = table.map_actions.start
        return [start[city] for city in members(table.board.map.team_starts)]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, Start)
        board = table.board
        city = table.place_of(action)
        for kind in start_kinds(board, city):
            board.put_into_city(self.seat, kind, city)
        if table.events is not None:
            table.tell("started", {"seat": self.who, "city": action.where})

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Start):
            return None
        city = table.place_of(action)
        if city == NOWHERE:
            return action.not_on_map()
        return action.refused("start-capital" if city == table.board.map.capital else "start-joined", "1.3")

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, Start)
        board = table.board
        city = table.place_of(action)
        kinds = start_kinds(board, city)
        good = board.facts.goods[board.tiles[city]]
        return Message("brings-start", {"good": good, "land": kinds.count(LAND), "sea": kinds.count(SEA)})

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-start")


def lay_out_display(table: ConcordiaTable) -> None:
    """Deck I fills the seven slots."""
    refill_display(table)
