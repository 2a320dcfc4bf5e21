"""The colonization phase (5.2): check, cards, conflict, collection, region by region."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import FACTIONS
from carrack.games.colonialism.rules.cards.policy import policy_value
from carrack.games.colonialism.rules.collecting import collect_resources
from carrack.games.colonialism.rules.influence import lose_influence, place_discs
from carrack.games.colonialism.state import seen
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.procedures import Procedure, procedure_for
from carrack.mechanics.bits import members


def region_order(table: ColonialismTable) -> tuple[int, ...]:
    """The regions from order tile 1 to 6."""
    return table.board.order


def colonization_check(table: ColonialismTable, region: int) -> None:
    """Policy cards at the region or a failed limit check call for colonization actions (5.2.1, R35)."""
    board = table.board
    if board.policies_at(region) or board.fails_limit_check(region):
        if table.events is not None:
            table.tell("colonized", {"region": board.facts.regions[region]})
        REGION_ACTIONS.start(table, region)


def turn_up_cards(table: ColonialismTable, region: int) -> None:
    """The face-down cards of this region are turned up now, not earlier (ruling R38)."""
    board = table.board
    for seat in range(board.seats):
        if not board.face_down(region, seat):
            continue
        seen.about_to_turn_up(table, region, seat)
        card = table.turn_up(region, seat)
        table.shown += 1
        if table.events is not None:
            what, where = board.facts.cards[card].thing, board.facts.regions[region]
            table.tell("turned-up", {"seat": seat_thing(seat), "card": what, "region": where})


def resolve_cards_of(table: ColonialismTable, region: int, rank: int) -> None:
    """All cards of one rank are evaluated on one snapshot for all players, then placed (ruling R40)."""
    board = table.board
    facts = board.facts
    wanted = [0] * board.seats
    for seat, cards in enumerate(board.face_up(region)):
        for card in members(cards & rank):
            value = policy_value(board, seat, region, facts.cards[card])
            wanted[seat] += value
            if table.events is not None:
                name = facts.cards[card].thing
                table.tell("resolved", {"seat": seat_thing(seat), "card": name, "value": value})
    for seat in board.turn_order():
        if wanted[seat]:
            place_discs(table, region, seat, wanted[seat])


def resolve_influence_cards(table: ColonialismTable, region: int) -> None:
    """Dominion first, then the ordinary cards at once, then Consolidate Holdings (5.2.2.1, ruling R40)."""
    facts = table.board.facts
    played = table.board.face_up_of_all(region)
    for rank in (facts.first_cards, facts.normal_cards, facts.consolidate_cards):
        if played & rank:
            resolve_cards_of(table, region, rank)


def unrest_losses(board: Board, region: int, amount: int) -> list[int]:
    """What Unrest at Home takes: of the players present the weakest lose discs, ties together (R49)."""
    losses = [0] * FACTIONS
    present = [seat for seat in range(board.seats) if board.influence(region, seat)]
    if present:
        least = min([board.influence(region, seat) for seat in present])
        for seat in present:
            if board.influence(region, seat) == least:
                losses[seat] = min(amount, least)
    return losses


def resolve_unrest(table: ColonialismTable, region: int) -> None:
    """Unrest at Home, last and only once: the weakest player present removes ten discs (R49, R50)."""
    board = table.board
    played = board.face_up_of_all(region) & board.facts.last_cards
    if not played:
        return
    losses = unrest_losses(board, region, board.facts.cards[members(played)[0]].amount)
    if table.events is not None:
        table.tell("unrest" if any(losses) else "unrest-nobody", {"region": board.facts.regions[region]})
    lose_influence(table, region, losses)


def conflict_losses(influence: list[int], limit: int, floors: list[int]) -> list[int]:
    """What each faction loses in a conflict (5.2.2.2).

    In rounds: the factions present, sorted by influence, lose one disc each, the lowest first; factions
    that are equal at the start of the round lose theirs together (R55). After every removal the conflict
    ends if one faction is left or the total fits the limit (R56). A faction at its Treaty floor is skipped
    (R58).
    """
    now = influence[:]
    total = sum(now)
    while True:
        start = now[:]
        removed = 0
        for level in sorted({value for value in start if value}):
            if total <= limit or sum([1 for value in now if value]) < 2:
                return [influence[faction] - now[faction] for faction in range(len(now))]
            for faction in range(len(now)):
                if start[faction] == level and level > floors[faction]:
                    now[faction] -= 1
                    removed += 1
                    total -= 1
        if not removed:
            raise AssertionError("a conflict without end: limits must be players + 1 or more (ruling R59)")


def treaties_cancelled(board: Board, region: int) -> bool:
    """Whether Unrest at Home takes its effect from every Treaty at a region.

    With the ruling `treaty_and_unrest=treaty_cancelled`; otherwise Unrest only takes its own discs (R52).
    """
    return board.unrest_cancels_treaty and board.face_up_of_all(region) & board.facts.last_cards != 0


def treaty_floors(board: Board, region: int) -> list[int]:
    """The influence that a conflict can't touch: one disc of whoever has a Treaty here (ruling R51)."""
    floors = [0] * FACTIONS
    if treaties_cancelled(board, region):
        return floors
    for seat, cards in enumerate(board.face_up(region)):
        for card in members(cards):
            if board.facts.cards[card].effect == "conflict_floor":
                floors[seat] = board.facts.cards[card].amount
    return floors


def resolve_conflict(table: ColonialismTable, region: int) -> None:
    """Conflict, if the limit check fails now (5.2.2.2, ruling R39)."""
    board = table.board
    if not board.fails_limit_check(region):
        return
    if table.events is not None:
        table.tell("conflict", {"region": board.facts.regions[region]})
    influence, floors = board.influence_of_all(region), treaty_floors(board, region)
    lose_influence(table, region, conflict_losses(influence, board.limit(region), floors))


def discard_policy_cards(table: ColonialismTable, region: int) -> None:
    """Resolved policy cards go to their owners' discard piles when the region is done (ruling R54)."""
    table.board.discard_policies(region)


REGION_ACTIONS: Final[Procedure] = procedure_for(
    "region actions",
    turn_up_cards,
    resolve_influence_cards,
    resolve_unrest,
    resolve_conflict,
    collect_resources,
    discard_policy_cards,
)
