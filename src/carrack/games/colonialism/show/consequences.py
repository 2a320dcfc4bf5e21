"""What options would cost or bring, told before they are taken: numbers of the open board and own cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carrack.games.colonialism.content.facts import NATIVES, Card
from carrack.games.colonialism.rules.cards.action import (
    campaign_targets,
    die_plus_one_bounds,
    mercenaries_at_hand,
    missionary_losses,
    plague_losses,
)
from carrack.games.colonialism.rules.cards.policy import policy_value
from carrack.games.colonialism.rules.colonization import treaties_cancelled, unrest_losses
from carrack.games.colonialism.state.board import Board
from carrack.kernel.messages import Arg, Message, seat_thing, span
from carrack.mechanics.bits import members

Foresight = Callable[[Board, int, int, Card, str], Message]
UNNAMED: Final = "none"


def influence_then(board: Board, seat: int, region: int) -> Message:
    """How a player would stand in a region, and whether the region would be over its limit (5.2.1)."""
    numbers: dict[str, Arg] = {
        "own": board.influence(region, seat),
        "all": sum(board.influence_of_all(region)),
        "limit": board.limit(region),
        "reserve": board.reserve[seat],
    }
    return Message(
        "brings-influence-over" if board.fails_limit_check(region) else "brings-influence", numbers
    )


def ships_then(board: Board, seat: int, sea: int) -> Message:
    """What lies beside a sea zone, and how many ships a player would have there."""
    regions = board.facts.sea_regions[sea]
    cubes = sum([board.cubes_in(region) for region in regions])
    return Message("brings-ship", {"regions": len(regions), "cubes": cubes, "ships": board.ships(seat, sea)})


def reach_then(board: Board, seat: int) -> Message:
    """How many regions the fresh ships of a player would still reach (5.1.2)."""
    return Message("brings-reach", {"count": board.facts.reach[board.fresh_seas(seat)].bit_count()})


# What a card would do where it can be played, as things stand (7.1, 7.2).


def treaty(board: Board, seat: int, region: int, card: Card, where: str) -> Message:
    """Treaty protects only somebody who is there (R51), and not where Unrest cancels it (R52)."""
    if treaties_cancelled(board, region):
        return Message("brings-treaty-cancelled", {"where": where})
    return Message("brings-treaty", {"where": where, "influence": board.influence(region, seat)})


def unrest(board: Board, seat: int, region: int, card: Card, where: str) -> Message:
    """Whom Unrest at Home would hit now (ruling R49)."""
    losses = unrest_losses(board, region, card.amount)
    hit = [who for who in range(board.seats) if losses[who]]
    if not hit:
        return Message("brings-unrest-nobody", {"where": where})
    if len(hit) == 1:
        return Message("brings-unrest", {"where": where, "who": seat_thing(hit[0]), "lost": losses[hit[0]]})
    return Message("brings-unrest-tied", {"where": where, "players": len(hit), "lost": losses[hit[0]]})


def policy(board: Board, seat: int, region: int, card: Card, where: str) -> Message:
    """The discs that the reserve can give, and how the card would lie (ruling R30)."""
    count = board.at_hand(seat, policy_value(board, seat, region, card))
    face = "up" if board.policy_count(region, seat) else "down"
    return Message("brings-policy", {"where": where, "count": count, "face": face})


def diplomacy(board: Board, seat: int, region: int, card: Card, where: str) -> Message:
    """A faction is named and gets discs."""
    least, most = die_plus_one_bounds(board.facts)
    return Message("brings-diplomacy", {"where": where, "count": span(least, most)})


def campaign(board: Board, seat: int, region: int, card: Card, where: str) -> Message:
    """A faction is named and loses discs; where nobody else is present, of the own one."""
    least, most = die_plus_one_bounds(board.facts)
    alone = campaign_targets(board, region) == [seat]
    return Message(
        "brings-campaign-alone" if alone else "brings-campaign", {"where": where, "count": span(least, most)}
    )


def land_grab(board: Board, seat: int, region: int, card: Card, where: str) -> Message:
    """Own discs for the policy cards that lie there."""
    count = board.at_hand(seat, board.policies_at(region))
    return Message("brings-discs", {"where": where, "count": count})


def mercenaries(board: Board, seat: int, region: int, card: Card, where: str) -> Message:
    """Mercenaries, as far as the supply goes."""
    least, most = die_plus_one_bounds(board.facts)
    count = span(mercenaries_at_hand(board, least), mercenaries_at_hand(board, most))
    return Message("brings-mercenaries", {"where": where, "count": count})


def missionaries(board: Board, seat: int, region: int, card: Card, where: str) -> Message:
    """What the others lose and the player gains."""
    lost = sum(missionary_losses(board, seat, region, card))
    count = board.at_hand(seat, lost)
    return Message("brings-missionaries", {"where": where, "lost": lost, "count": count})


def plague(board: Board, seat: int, region: int, card: Card, where: str) -> Message:
    """What the player, the natives and the other players lose."""
    losses = plague_losses(board, region)
    own, natives = losses[seat], losses[NATIVES]
    others = sum(losses) - own - natives
    return Message("brings-plague", {"where": where, "own": own, "natives": natives, "others": others})


# By effect; every other policy card adds discs of its own.
FORESEEN: Final[dict[str, Foresight]] = {
    "conflict_floor": treaty,
    "least_power_removes": unrest,
    "die_plus_one_add_to_faction": diplomacy,
    "die_plus_one_remove_from_faction": campaign,
    "add_own_per_policy_card_in_region": land_grab,
    "die_plus_one_add_mercenaries": mercenaries,
    "convert_one_from_each_other_faction": missionaries,
    "every_faction_loses_half_rounded_down": plague,
}


def card_in_region(board: Board, seat: int, region: int, card: Card, where: str = UNNAMED) -> Message:
    """What a card would do in a region; the text begins with `where`, if it is named."""
    return FORESEEN.get(card.effect, policy)(board, seat, region, card, where)


def card_somewhere(board: Board, seat: int, regions: int, card: Card) -> Message | None:
    """What a card would do, before its region is chosen; a single region is named."""
    choices = members(regions)
    if len(choices) == 1:
        return card_in_region(board, seat, choices[0], card, board.facts.regions[choices[0]])
    found = [card_in_region(board, seat, region, card) for region in choices]
    if all([message == found[0] for message in found]):
        return found[0]
    counts = [message.args.get("count") for message in found]
    numbers = [count for count in counts if isinstance(count, int)]
    if len(numbers) < len(found):
        return None
    least, most = min(numbers), max(numbers)
    return Message("brings-any-region" if least == most else "brings-by-region", {"count": span(least, most)})
