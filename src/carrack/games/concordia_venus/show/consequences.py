"""What options would cost or bring, told before they are taken: everything about them lies open."""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import GOODS
from carrack.games.concordia_venus.rules.scoring import side_score
from carrack.games.concordia_venus.state.table import Board
from carrack.kernel.messages import Arg, Message
from carrack.mechanics.bits import members


def signed(number: int) -> str:
    """A change of points."""
    return f"+{number}" if number > 0 else "±0" if number == 0 else f"\N{MINUS SIGN}{-number}"


def score_then(before: Board, after: Board, seat: int) -> str:
    """How the points of a player or team change at once."""
    return signed(side_score(after, seat) - side_score(before, seat))


def house_costs(before: Board, after: Board, seat: int, city: int) -> Message:
    """Goods and sestertii of a house, those of the partner among them, and its points (2.2.2, 4.4)."""
    price = before.house_price(city)
    goods = before.facts.house_goods[before.tiles[city]]
    own = [before.facts.goods[good] for good in range(GOODS) if goods[good]]
    args: dict[str, Arg] = {
        "good": own[-1],
        "brick": len(own) - 1,
        "price": price,
        "left": after.money[seat],
        "lent": max(0, price - before.money[seat]),
        "score": score_then(before, after, seat),
    }
    return Message("brings-house", args)


def path_brings(board: Board, seat: int, beside: int, used: int, left: int) -> Message:
    """Steps to a path, and the houses that the colonist would make possible there (2.2)."""
    found = beside & ~board.houses[seat] & ~(1 << board.map.capital)
    args: dict[str, Arg] = {"steps": used, "left": left}
    cities = members(found)
    for at, city in enumerate(cities):
        price = board.house_price(city)
        goods = board.facts.house_goods[board.tiles[city]]
        paid = board.has_goods(seat, goods) and price <= board.purse(seat)
        args[f"city{at + 1}"] = board.map.cities[city]
        args[f"price{at + 1}"] = price
        args[f"can{at + 1}"] = int(paid)
    if not cities:
        return Message("brings-path", args)
    return Message("brings-path-1" if len(cities) == 1 else "brings-path-2", args)


def card_costs(before: Board, after: Board, seat: int, cost: list[int]) -> Message:
    """Goods of a card by kind, the last of any kind, and its points (2.9)."""
    names = [*before.facts.good_ids, "any"]
    args: dict[str, Arg] = {"score": score_then(before, after, seat)}
    for good, count in enumerate(cost):
        args[names[good]] = count
    return Message("brings-card", args)


def colonist_costs(before: Board, after: Board, seat: int) -> Message:
    """Food and a tool; what is left of them, and the points of the colonist (2.1, 2.7)."""
    ids = before.facts.good_ids
    left = after.goods[seat * GOODS : (seat + 1) * GOODS]
    args: dict[str, Arg] = {
        "food": left[ids.index("food")],
        "tool": left[ids.index("tool")],
        "score": score_then(before, after, seat),
    }
    return Message("brings-colonist", args)


def trade_then(board: Board, seat: int, good: int, more: int, price: int) -> Message:
    """The sestertii and the goods of a kind after a trade (2.4)."""
    lent = max(0, -price - board.money[seat])
    args: dict[str, Arg] = {
        "total": max(0, board.money[seat] + price),
        "good": board.facts.goods[good],
        "count": board.goods[seat * GOODS + good] + more,
        "lent": lent,
    }
    return Message("brings-trade", args)
