"""What options would cost or bring, told before they are taken: everything about them lies open."""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import FOOD, TOOL
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


def money_then(board: Board, seat: int, count: int) -> Message:
    """Sestertii gained, and the own sestertii then."""
    return Message("brings-money", {"count": count, "total": board.money[seat] + count})


def house_costs(before: Board, after: Board, seat: int, city: int) -> Message:
    """Goods and sestertii of a house, those of the partner among them, and its points (2.2.2, 4.4)."""
    price = before.house_price(city)
    own = [before.facts.goods[good] for good, count in enumerate(before.house_goods(city)) if count]
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
    cities = members(beside & board.map.building_sites & ~board.houses[seat])
    args: dict[str, Arg] = {"steps": used, "left": left}
    for at, city in enumerate(cities, 1):
        args[f"city{at}"] = board.map.cities[city]
        args[f"price{at}"] = board.house_price(city)
        args[f"can{at}"] = int(board.can_pay_house(seat, city))
    return Message(f"brings-path-{len(cities)}" if cities else "brings-path", args)


def card_costs(before: Board, after: Board, seat: int, price: tuple[int, ...]) -> Message:
    """Goods of a card by kind and of any kind, and its points (2.9)."""
    names = [*before.facts.good_ids, "any"]
    args: dict[str, Arg] = {names[good]: count for good, count in enumerate(price)}
    args["score"] = score_then(before, after, seat)
    return Message("brings-card", args)


def colonist_costs(before: Board, after: Board, seat: int) -> Message:
    """Food and a tool; what is left of them, and the points of the colonist (2.1, 2.7)."""
    score = score_then(before, after, seat)
    left = {"food": after.held(seat, FOOD), "tool": after.held(seat, TOOL)}
    return Message("brings-colonist", {**left, "score": score})


def trade_then(board: Board, seat: int, good: int, more: int, price: int) -> Message:
    """The sestertii and the goods of a kind after a trade (2.4)."""
    lent = max(0, -price - board.money[seat])
    args: dict[str, Arg] = {
        "total": max(0, board.money[seat] + price),
        "good": board.facts.goods[good],
        "count": board.held(seat, good) + more,
        "lent": lent,
    }
    return Message("brings-trade", args)
