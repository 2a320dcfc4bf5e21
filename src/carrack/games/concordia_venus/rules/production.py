"""Goods come in: Prefect (2.3), specialists (2.8), Praefectus Magnus (3.1), storehouse (3.2)."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import GOODS, NOWHERE
from carrack.games.concordia_venus.rules.actions import Cash, Produce, Skip, Take
from carrack.games.concordia_venus.rules.cards import Effect, Question
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.mechanics.bits import members


class Prefect(Effect):
    """Either a province produces or the money on the turned markers is taken (2.3)."""

    def use(self, table: ConcordiaTable, seat: int) -> None:
        table.stack.append(UsePrefect(seat))

    def brings(self, board: Board, seat: int, played: int) -> Message:
        return Message("brings-prefect", {"provinces": board.active.bit_count(), "count": board.coins()})


class Specialist(Effect):
    """Own houses in cities of the good yield one each, others nothing (2.8)."""

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def use(self, table: ConcordiaTable, seat: int) -> None:
        offered = [0] * GOODS
        offered[self.good] = table.board.houses_by_good(seat)[self.good]
        receive(table, seat, offered)

    def brings(self, board: Board, seat: int, played: int) -> Message:
        count = min(board.houses_by_good(seat)[self.good], board.free_slots(seat))
        total = board.held(seat, self.good) + count
        return Message("brings-goods", {"good": board.facts.goods[self.good], "count": count, "total": total})


def goods_of_production(board: Board, seat: int, player: int, province: int) -> list[int]:
    """What a player receives if a seat lets a province produce (2.3, 3.1)."""
    offered = board.houses_by_good(player, board.map.province_cities[province])
    if player == seat:
        offered[board.markers[province]] += 2 if board.magnus == seat else 1
    return offered


class UsePrefect(Question):
    """A province whose marker shows a good, or the money (2.3, rulings R5 and R6); or neither (R49)."""

    awaited = "prefect"

    def options(self, table: ConcordiaTable) -> list[Action]:
        produce = table.map_actions.produce
        options: list[Action] = [produce[province] for province in members(table.board.active)]
        options.append(table.actions.cash)
        if not table.board.variant.must_use:
            options.append(table.actions.skip)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, Produce):
            produce(table, self.seat, table.place_of(action))
        elif isinstance(action, Cash):
            take_cash(table, self.seat)
        else:
            assert isinstance(action, Skip)
            table.tell_unused(self.seat, table.board.facts.effect_cards["prefect"])

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if isinstance(action, Skip):
            return Refusal("produce-or-cash", "2.3")
        if not isinstance(action, Produce):
            return None
        if table.place_of(action) == NOWHERE:
            return action.not_on_map()
        return action.refused("marker-turned", "2.3")

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        board = table.board
        if isinstance(action, Skip):
            return None
        if not isinstance(action, Produce):
            coins = board.coins()
            return Message("brings-cash", {"count": coins, "total": board.money[self.seat] + coins})
        province = table.place_of(action)
        own = goods_of_production(board, self.seat, self.seat, province)
        args: dict[str, Arg] = {id_: own[good] for good, id_ in enumerate(board.facts.good_ids)}
        args["room"] = board.free_slots(self.seat)
        goods = [sum(goods_of_production(board, self.seat, other, province)) for other in range(board.seats)]
        args["others"] = sum([goods[other] for other in board.opponents(self.seat)])
        if board.team:
            args["partner"] = goods[board.mate(self.seat)]
        return Message("brings-produce-team" if board.team else "brings-produce", args)

    def prompt(self, table: ConcordiaTable) -> Message:
        must = int(table.board.variant.must_use)
        return Message("prompt-prefect", {"count": table.board.coins(), "must": must})


def produce(table: ConcordiaTable, seat: int, province: int) -> None:
    """The bonus for the player, a good for every house of everybody there; the marker is turned.

    The Praefectus Magnus doubles the bonus of its holder and then goes to the right (3.1).
    """
    board = table.board
    board.turn_marker(province)
    if table.events is not None:
        where = board.map.provinces[province]
        bonus = board.facts.goods[board.markers[province]]
        table.tell("produced", {"seat": seat_thing(seat), "province": where, "good": bonus})
    # The last one asked is pushed first: the player chooses goods before the others, clockwise.
    for step in range(board.seats - 1, -1, -1):
        player = (seat + step) % board.seats
        receive(table, player, goods_of_production(board, seat, player, province))
    if board.magnus == seat:
        board.magnus = (seat - 1) % board.seats
        if table.events is not None:
            table.tell("magnus", {"seat": seat_thing(seat), "other": seat_thing(board.magnus)})


def take_cash(table: ConcordiaTable, seat: int) -> None:
    """One sestertius for each visible coin; all markers show their goods again."""
    board = table.board
    coins = board.coins()
    board.money[seat] += coins
    board.turn_markers_back()
    if table.events is not None:
        table.tell("cash", {"seat": seat_thing(seat), "count": coins})


# The storehouse (3.2)


def receive(table: ConcordiaTable, seat: int, offered: list[int]) -> None:
    """Goods for a player: all of them if they fit, else as many as fit, of the player's choice."""
    total = sum(offered)
    if not total:
        return
    free = table.board.free_slots(seat)
    if total > free and free and max(offered) < total:
        table.stack.append(TakeGoods(seat, tuple(offered)))
        return
    for good in range(GOODS):
        count = min(offered[good], free)
        if count:
            free -= count
            store(table, seat, good, count)


def store(table: ConcordiaTable, seat: int, good: int, count: int) -> None:
    """Put goods into the storehouse."""
    board = table.board
    board.add_goods(seat, good, count)
    if table.events is not None:
        table.tell("stored", {"seat": seat_thing(seat), "good": board.facts.goods[good], "count": count})


class TakeGoods(Question):
    """Short of room: the player takes goods one by one until the storehouse is full (3.2)."""

    awaited = "take"

    def __init__(self, seat: int, offered: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.offered: Final = offered

    def options(self, table: ConcordiaTable) -> list[Action]:
        return [table.actions.take[good] for good in range(GOODS) if self.offered[good]]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, Take)
        store(table, self.seat, action.value, 1)
        left = list(self.offered)
        left[action.value] -= 1
        if any(left) and table.board.free_slots(self.seat):
            table.stack.append(TakeGoods(self.seat, tuple(left)))

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return None
        return Refusal("not-offered", "3.2", {"good": table.board.facts.goods[action.value]})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, Take)
        board = table.board
        total = board.held(self.seat, action.value) + 1
        return Message("brings-good", {"total": total, "room": board.free_slots(self.seat) - 1})

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-take", {"room": table.board.free_slots(self.seat)})
