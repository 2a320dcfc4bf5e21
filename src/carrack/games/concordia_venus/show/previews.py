"""What a card would bring if it were used now, in a few words: shown before it is played."""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import GOODS, MOST_STEPS, NO_CARD, SLOTS
from carrack.games.concordia_venus.rules.colonists import earnings
from carrack.games.concordia_venus.rules.mercator import PAY
from carrack.games.concordia_venus.rules.production import (
    SPECIALISTS,
    houses_by_good,
    money_then,
    visible_coins,
)
from carrack.games.concordia_venus.rules.purchases import PURCHASES, BuyCards, buying
from carrack.games.concordia_venus.state.table import Board
from carrack.kernel.messages import Arg, Message


def effect_brings(board: Board, seat: int, effect: str, played: int) -> Message | None:
    """What a use of a card brings a player; `played` cards lie on the own pile then."""
    if effect in PAY:
        return money_then(board, seat, PAY[effect])
    if effect in SPECIALISTS:
        return specialist_brings(board, seat, SPECIALISTS[effect])
    if effect in PURCHASES:
        return cards_in_reach(board, buying(seat, effect))
    if effect == "tribune":
        pay = max(0, played - board.facts.tribune_free)
        return Message("brings-tribune", {"count": played, "sum": pay})
    return board_brings(board, seat, effect)


def board_brings(board: Board, seat: int, effect: str) -> Message | None:
    """What colonists and markers on the board bring a player."""
    if effect == "architect":
        return Message("brings-steps", {"count": min(board.colonists(seat), MOST_STEPS)})
    if effect == "prefect":
        args: dict[str, Arg] = {"provinces": board.active.bit_count(), "count": visible_coins(board)}
        return Message("brings-prefect", args)
    if effect == "colonist":
        return Message("brings-earnings", {"count": earnings(board, seat)})
    return None


def specialist_brings(board: Board, seat: int, good: int) -> Message:
    """One good for each house in the cities of it, as far as there is room (2.8, 3.2)."""
    count = min(houses_by_good(board, seat, -1)[good], board.free_slots(seat))
    total = board.goods[seat * GOODS + good] + count
    return Message("brings-goods", {"good": board.facts.goods[good], "count": count, "total": total})


def cards_in_reach(board: Board, ask: BuyCards) -> Message:
    """How many cards of the display the player could pay for (2.9 to 2.12)."""
    count = 0
    for slot in range(SLOTS):
        card = board.display[slot]
        if card != NO_CARD and not ask.is_banned(board, card) and ask.can_pay(board, card, slot):
            count += 1
    return Message("brings-purchases", {"count": count})
