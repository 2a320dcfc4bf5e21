"""What options would cost or bring, told before they are taken: numbers of the open board and own cards."""

from __future__ import annotations

from carrack.games.colonialism.state.board import Board
from carrack.kernel.messages import Arg, Message


def span(least: int, most: int) -> Arg:
    """A number, or `2-4` where a die or somebody else still has a say."""
    return most if least == most else f"{least}-{most}"


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
