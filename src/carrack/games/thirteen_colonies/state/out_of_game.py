"""Which cards have left the game since it began: they lie in the box, open to all (RULES.md, appendix D)."""

from __future__ import annotations

from carrack.games.thirteen_colonies.rules.preparation import layout_of
from carrack.games.thirteen_colonies.state.table import ColoniesTable


def gone(board: ColoniesTable) -> list[tuple[int, int]]:
    """The kinds of cards that came into the box during the game, with their numbers.

    What the mode never used lies there too and tells nothing. Every player begins with the cards that have
    their place in the box; so many of them have left it.
    """
    layout = layout_of(board)
    start = board.facts.start
    dealt = [kind for kind in [*start.hand, *start.deck] if board.facts.cards[kind].place == "start"]
    found: list[tuple[int, int]] = []
    for kind, count in enumerate(board.box):
        more = count - layout.box[kind] + dealt.count(kind) * board.seats
        if more > 0:
            found.append((kind, more))
    return found
