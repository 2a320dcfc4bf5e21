"""New colonists: the Tribune (2.1) and the Colonist (2.7)."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import KINDS, LAND
from carrack.games.concordia_venus.rules.actions import NOTHING, Done, Earn, Place, Skip
from carrack.games.concordia_venus.rules.interim import InterimScoring
from carrack.games.concordia_venus.rules.production import money_then
from carrack.games.concordia_venus.show.consequences import colonist_costs
from carrack.games.concordia_venus.state.table import NOT_SCORED, Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask
from carrack.mechanics.bits import members


def use_tribune(table: ConcordiaTable, seat: int) -> None:
    """Take back all played cards, with money for each beyond three; then a colonist for the capital."""
    board = table.board
    pile = board.piles[seat]
    for card in pile:
        board.hands[seat] |= 1 << card
    board.piles[seat] = ()
    forget_copies(board, seat)
    pay = max(0, len(pile) - board.facts.tribune_free)
    board.money[seat] += pay
    if table.events is not None:
        table.tell("took-back", {"seat": seat_thing(seat), "count": len(pile), "sum": pay})
    if board.variant.interim and board.interim[seat] == NOT_SCORED and not board.interim_paid:
        table.stack.append(InterimScoring(seat))
    table.stack.append(PlaceColonists(seat, True, 0))


def forget_copies(board: Board, seat: int) -> None:
    """Another card lies on top, or none: nobody has copied it yet (R19)."""
    copied = list(board.copied)
    copied[seat] = 0
    board.copied = tuple(copied)


def use_colonist(table: ConcordiaTable, seat: int) -> None:
    """Either place new colonists or earn money with those on the board."""
    table.stack.append(PlaceColonists(seat, False, 0))


class PlaceColonists(Ask[ConcordiaTable]):
    """New colonists, each for food and a tool.

    The Tribune brings at most one, into the capital (2.1). The Colonist brings any number, into the capital
    or cities with an own house, or money instead (2.7), or it may be left unused (R49). A colonist needs a
    path of its kind (R4).
    """

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
            place_colonist(table, self.seat, action.colonist, table.map_actions.city_of[action.value])
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
        where = action.label.args["what"]
        city = table.map_actions.city_of[action.value]
        if city == NOTHING:
            return Refusal("not-on-map", "3.6", {"where": where})
        if not self.cities(board) >> city & 1:
            return Refusal("capital-only" if self.tribune else "no-own-house", section, {"where": where})
        kind = action.colonist
        if not board.map.with_paths[kind] >> city & 1:
            return Refusal("no-land-path" if kind == LAND else "no-sea-path", section, {"where": where})
        if not board.unplaced(self.seat, kind):
            return Refusal("no-land-colonist-left" if kind == LAND else "no-sea-colonist-left", "3.3")
        return Refusal("colonist-cost", section)

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if isinstance(action, Earn):
            return money_then(table.board, self.seat, earnings(table.board, self.seat))
        if not isinstance(action, Place):
            return None
        after = table.copy()
        place_colonist(after, self.seat, action.colonist, table.map_actions.city_of[action.value])
        return colonist_costs(table.board, after.board, self.seat)

    def prompt(self, table: ConcordiaTable) -> Message:
        if self.tribune:
            return Message("prompt-place-capital")
        if self.placed:
            return Message("prompt-place-more")
        must = int(table.board.variant.must_use)
        return Message("prompt-place", {"count": earnings(table.board, self.seat), "must": must})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-colonist", {"seat": self.who})


def put_into_city(board: Board, seat: int, kind: int, city: int) -> None:
    """A colonist leaves the storehouse for a city."""
    at = seat * KINDS + kind
    board.camped[at] = tuple(sorted([*board.camped[at], city]))


def place_colonist(table: ConcordiaTable, seat: int, kind: int, city: int) -> None:
    """Pay for a colonist and put it into a city."""
    board = table.board
    board.pay_goods(seat, board.facts.colonist_cost)
    put_into_city(board, seat, kind, city)
    if table.events is not None:
        where = board.map.cities[city]
        told = {"seat": seat_thing(seat), "city": where}
        table.tell("placed-land" if kind == LAND else "placed-sea", {**told})


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
