"""New colonists: the Tribune (2.1) and the Colonist (2.7)."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import KINDS, LAND, NOWHERE
from carrack.games.concordia_venus.rules.actions import Done, Earn, Place, Skip
from carrack.games.concordia_venus.rules.cards import Effect, Question
from carrack.games.concordia_venus.rules.scoring import InterimScoring
from carrack.games.concordia_venus.show.consequences import colonist_costs, money_then
from carrack.games.concordia_venus.state.table import NOT_SCORED, Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.mechanics.bits import members


class Tribune(Effect):
    """Take back all played cards, with money for each beyond three; then a colonist for the capital (2.1)."""

    def pay(self, board: Board, played: int) -> int:
        return max(0, played - board.facts.tribune_free)

    def use(self, table: ConcordiaTable, seat: int) -> None:
        board = table.board
        played = len(board.piles[seat])
        pay = self.pay(board, played)
        board.take_back(seat)
        board.money[seat] += pay
        if table.events is not None:
            table.tell("took-back", {"seat": seat_thing(seat), "count": played, "sum": pay})
        if board.variant.interim and board.interim[seat] == NOT_SCORED and not board.interim_paid:
            table.stack.append(InterimScoring(seat))
        table.stack.append(PlaceColonists(seat, True, 0))

    def brings(self, board: Board, seat: int, played: int) -> Message:
        return Message("brings-tribune", {"count": played, "sum": self.pay(board, played)})


class Colonist(Effect):
    """Either place new colonists or earn money with those on the board (2.7)."""

    def use(self, table: ConcordiaTable, seat: int) -> None:
        table.stack.append(PlaceColonists(seat, False, 0))

    def brings(self, board: Board, seat: int, played: int) -> Message:
        return Message("brings-earnings", {"count": earnings(board, seat)})


class PlaceColonists(Question):
    """New colonists, each for food and a tool.

    The Tribune brings at most one, into the capital (2.1). The Colonist brings any number, into the capital
    or cities with an own house, or money instead (2.7), or it may be left unused (R49). A colonist needs a
    path of its kind (R4).
    """

    awaited = "colonist"

    def __init__(self, seat: int, tribune: bool, placed: int) -> None:
        super().__init__(seat)
        self.tribune: Final = tribune
        self.placed: Final = placed

    def cities(self, board: Board) -> int:
        """Where new colonists may stand."""
        capital = 1 << board.map.capital
        return capital if self.tribune else capital | board.houses[self.seat]

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        options: list[Action] = []
        if board.has_goods(self.seat, board.facts.colonist_cost):
            cities = self.cities(board)
            for kind in range(KINDS):
                if board.unplaced(self.seat, kind):
                    place = table.map_actions.place[kind]
                    options += [place[city] for city in members(cities & board.map.with_paths[kind])]
        if self.tribune or self.placed:
            options.append(table.actions.done)
        else:
            options.append(table.actions.earn)
            if not board.variant.must_use:
                options.append(table.actions.skip)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, Place):
            place_colonist(table, self.seat, action.colonist, table.place_of(action))
            if not self.tribune:
                table.stack.append(PlaceColonists(self.seat, False, self.placed + 1))
        elif isinstance(action, Earn):
            earn(table, self.seat)
        elif isinstance(action, Skip):
            table.tell_unused(self.seat, table.board.facts.effect_cards["colonist"])
        else:
            assert isinstance(action, Done)
            table.tell_stop(self.seat, "stopped-placing")

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        section = "2.1" if self.tribune else "2.7"
        if isinstance(action, Earn):
            return None if self.tribune else Refusal("placed-already", section)
        if isinstance(action, Done) or (isinstance(action, Skip) and not (self.tribune or self.placed)):
            return Refusal("place-or-earn", section)
        return self.why_not_placed(table, action, section) if isinstance(action, Place) else None

    def why_not_placed(self, table: ConcordiaTable, action: Place, section: str) -> Refusal:
        """What a new colonist in a city lacks."""
        board = table.board
        city, kind = table.place_of(action), action.colonist
        if city == NOWHERE:
            return action.not_on_map()
        if not self.cities(board) >> city & 1:
            return action.refused("capital-only" if self.tribune else "no-own-house", section)
        if not board.map.has_paths(kind, city):
            return action.refused("no-land-path" if kind == LAND else "no-sea-path", section)
        if not board.unplaced(self.seat, kind):
            return Refusal("no-land-colonist-left" if kind == LAND else "no-sea-colonist-left", "3.3")
        return Refusal("colonist-cost", section)

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if isinstance(action, Earn):
            return money_then(table.board, self.seat, earnings(table.board, self.seat))
        if not isinstance(action, Place):
            return None
        after = table.copy()
        place_colonist(after, self.seat, action.colonist, table.place_of(action))
        return colonist_costs(table.board, after.board, self.seat)

    def prompt(self, table: ConcordiaTable) -> Message:
        if self.tribune:
            return Message("prompt-place-capital")
        if self.placed:
            return Message("prompt-place-more")
        must = int(table.board.variant.must_use)
        return Message("prompt-place", {"count": earnings(table.board, self.seat), "must": must})


def place_colonist(table: ConcordiaTable, seat: int, kind: int, city: int) -> None:
    """Pay for a colonist and put it into a city."""
    board = table.board
    board.pay_goods(seat, board.facts.colonist_cost)
    board.put_into_city(seat, kind, city)
    if table.events is not None:
        told: dict[str, Arg] = {"seat": seat_thing(seat), "city": board.map.cities[city]}
        table.tell("placed-land" if kind == LAND else "placed-sea", told)


def earnings(board: Board, seat: int) -> int:
    """Five sestertii and one more for each own colonist on the board (2.7, R26)."""
    return board.facts.colonist_cash + board.colonists(seat)


def earn(table: ConcordiaTable, seat: int) -> None:
    """The money of a Colonist that places nobody."""
    board = table.board
    money = earnings(board, seat)
    board.money[seat] += money
    if table.events is not None:
        table.tell("earned", {"seat": seat_thing(seat), "count": money})
