"""A card is played (5.1.3): an action card takes effect, a policy card waits at its region."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.rules.cards.action import ACTION_EFFECTS
from carrack.games.colonialism.rules.hands import discard
from carrack.games.colonialism.state import seen
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.messages import Arg, seat_thing

NO_SHIP: Final = -1


def play_card(table: ColonialismTable, seat: int, index: int, place: int, sea: int = NO_SHIP) -> None:
    """An action card is resolved at once (5.1.3.1); a policy card is assigned to its region (5.1.3.2).

    `place` is the region, for Trade the ship's sea zone; `sea` is the zone of the ship that was used.
    """
    board = table.board
    card = board.facts.cards[index]
    if card.policy:
        assign_policy(table, seat, index, place, sea)
        return
    if table.events is not None:
        region = "none" if card.trades else board.facts.regions[place]
        ship = ship_used(table, sea)
        table.tell("played", {"seat": seat_thing(seat), "card": card.thing, "region": region, "sea": ship})
    discard(table, seat, 1 << index)
    table.shown += 1
    ACTION_EFFECTS[card.effect](table, seat, place, card)


def assign_policy(table: ColonialismTable, seat: int, index: int, region: int, sea: int = NO_SHIP) -> None:
    """The first policy card of a player at a region lies face down, each later one face up (ruling R30)."""
    board = table.board
    first = not board.policy_count(region, seat)
    table.hands[seat] &= ~(1 << index)
    if first:
        table.lay_face_down(region, seat, index)
        seen.card_laid(table, region, seat)
    else:
        board.lay_open(region, seat, index)
        table.shown += 1
        seen.cards_shown(table, seat, 1 << index)
    if table.events is not None:
        card = board.facts.cards[index].thing
        where, ship = board.facts.regions[region], ship_used(table, sea)
        told: dict[str, Arg] = {"seat": seat_thing(seat), "region": where, "sea": ship}
        if first:
            table.tell("assigned-down", told, {"card": card}, (seat,))
        else:
            table.tell("assigned-up", told | {"card": card})


def ship_used(table: ColonialismTable, sea: int) -> str:
    """The sea zone of the ship that was used, for the log."""
    return "none" if sea == NO_SHIP else table.board.facts.seas[sea]
