"""The Prefect (2.3), the Praefectus Magnus (3.1) and the specialists (2.8)."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import GOODS
from carrack.games.concordia_venus.rules.actions import NOTHING, Cash, Produce, Skip
from carrack.games.concordia_venus.rules.storehouse import receive
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.table import Ask
from carrack.mechanics.bits import members


def use_prefect(table: ConcordiaTable, seat: int) -> None:
    """Either a province produces or the money on the turned markers is taken."""
    table.stack.append(UsePrefect(seat))


def visible_coins(board: Board) -> int:
    """The coins on all turned markers."""
    coins = 0
    for province, good in enumerate(board.markers):
        if not board.active >> province & 1:
            coins += board.facts.marker_coins[good]
    return coins


def houses_by_good(board: Board, seat: int, cities: int) -> list[int]:
    """Own houses in some cities, by the good of the city."""
    counts = [0] * GOODS
    for city in members(board.houses[seat] & cities):
        counts[board.tiles[city]] += 1
    return counts


def goods_of_production(board: Board, seat: int, player: int, province: int) -> list[int]:
    """What a player receives if a seat lets a province produce (2.3, 3.1)."""
    offered = houses_by_good(board, player, board.map.province_cities[province])
    if player == seat:
        offered[board.markers[province]] += 2 if board.magnus == seat else 1
    return offered


def money_then(board: Board, seat: int, count: int) -> Message:
    """Sestertii gained, and the own sestertii then."""
    return Message("brings-money", {"count": count, "total": board.money[seat] + count})


class UsePrefect(Ask[ConcordiaTable]):
    """A province whose marker shows a good, or the money (2.3, rulings R5 and R6); or neither (R49)."""

    def options(self, table: ConcordiaTable) -> list[Action]:
        produce = table.map_actions.produce
        options: list[Action] = [produce[province] for province in members(table.board.active)]
        options.append(table.actions.cash)
        if not table.board.variant.must_use:
            options.append(table.actions.skip)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, Produce):
            produce(table, self.seat, table.map_actions.province_of[action.value])
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
        where = action.label.args["what"]
        if table.map_actions.province_of[action.value] == NOTHING:
            return Refusal("not-on-map", "3.6", {"where": where})
        return Refusal("marker-turned", "2.3", {"where": where})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        board = table.board
        if isinstance(action, Skip):
            return None
        if not isinstance(action, Produce):
            coins = visible_coins(board)
            return Message("brings-cash", {"count": coins, "total": board.money[self.seat] + coins})
        province = table.map_actions.province_of[action.value]
        own = goods_of_production(board, self.seat, self.seat, province)
        others = 0
        for player in range(board.seats):
            if board.team_of(player) != board.team_of(self.seat):
                others += sum(goods_of_production(board, self.seat, player, province))
        args: dict[str, Arg] = {"others": others, "room": board.free_slots(self.seat)}
        if board.team:
            mate = goods_of_production(board, self.seat, board.mate(self.seat), province)
            args["partner"] = sum(mate)
        for good, id_ in enumerate(board.facts.good_ids):
            args[id_] = own[good]
        return Message("brings-produce-team" if board.team else "brings-produce", args)

    def prompt(self, table: ConcordiaTable) -> Message:
        must = int(table.board.variant.must_use)
        return Message("prompt-prefect", {"count": visible_coins(table.board), "must": must})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-prefect", {"seat": self.who})


def produce(table: ConcordiaTable, seat: int, province: int) -> None:
    """The bonus for the player, a good for every house of everybody there; the marker is turned.

    The Praefectus Magnus doubles the bonus of its holder and then goes to the right (3.1).
    """
    board = table.board
    board.active &= ~(1 << province)
    if table.events is not None:
        where = board.map.provinces[province]
        bonus = board.facts.goods[board.markers[province]]
        table.tell("produced", {"seat": seat_thing(seat), "province": where, "good": bonus})
    # The last one asked is pushed first: the player chooses goods before the others, clockwise.
    for step in range(board.seats - 1, -1, -1):
        player = (seat + step) % board.seats
        offered = goods_of_production(board, seat, player, province)
        if any(offered):
            receive(table, player, offered)
    if board.magnus == seat:
        board.magnus = (seat - 1) % board.seats
        if table.events is not None:
            table.tell("magnus", {"seat": seat_thing(seat), "other": seat_thing(board.magnus)})


def take_cash(table: ConcordiaTable, seat: int) -> None:
    """One sestertius for each visible coin; all markers show their goods again."""
    board = table.board
    coins = visible_coins(board)
    board.money[seat] += coins
    board.active = (1 << len(board.markers)) - 1
    if table.events is not None:
        table.tell("cash", {"seat": seat_thing(seat), "count": coins})


SPECIALISTS: Final = {
    "specialist_brick": 0,
    "specialist_food": 1,
    "specialist_tool": 2,
    "specialist_wine": 3,
    "specialist_cloth": 4,
}


def use_specialist(table: ConcordiaTable, seat: int, good: int) -> None:
    """Own houses in cities of the good yield one each, others nothing (2.8)."""
    offered = [0] * GOODS
    offered[good] = houses_by_good(table.board, seat, -1)[good]
    if offered[good]:
        receive(table, seat, offered)


def use_mason(table: ConcordiaTable, seat: int) -> None:
    """Bricks of all own brick cities."""
    use_specialist(table, seat, SPECIALISTS["specialist_brick"])


def use_farmer(table: ConcordiaTable, seat: int) -> None:
    """Food of all own food cities."""
    use_specialist(table, seat, SPECIALISTS["specialist_food"])


def use_smith(table: ConcordiaTable, seat: int) -> None:
    """Tools of all own tool cities."""
    use_specialist(table, seat, SPECIALISTS["specialist_tool"])


def use_vintner(table: ConcordiaTable, seat: int) -> None:
    """Wine of all own wine cities."""
    use_specialist(table, seat, SPECIALISTS["specialist_wine"])


def use_weaver(table: ConcordiaTable, seat: int) -> None:
    """Cloth of all own cloth cities."""
    use_specialist(table, seat, SPECIALISTS["specialist_cloth"])
