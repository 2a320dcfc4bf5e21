"""Re-dealing what a seat can't see, consistent with everything it has seen.

- Another player's hand and draw pile are known as a set; so are the cards that are surely in the hand
  (`Player.sure`), and raid cards, which are never there. The rest is dealt anew.
- A top card that somebody else has scouted is any card of the draw pile.
- Hidden terrain that others have seen is drawn anew from the unseen cards of its generation. How the cards
  of a group lie is unknown; if everybody knows one of them, it lies anywhere in the group.
- What another player is about to keep or has answered in secret is forgotten.
- A player who is paying can pay: deals are tried until they can, or what pays is dealt to them first.
What nobody has seen is drawn when it is needed, so it needs no re-deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.state.lands import GENERATION, GROUP, KIND, Cell, is_known_to, laid
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.chance import Stream

TRIES: Final = 40


@dataclass
class Paying:
    """What the rules say of a seat that is about to pay: whether it can, and how much a card helps."""

    able: Callable[[ColoniesTable, int], bool]
    use: Callable[[ColoniesTable, int, int], int]


def redeal(table: ColoniesTable, seat: int, seed: int, paying: Paying) -> ColoniesTable:
    """A table that this seat could believe in."""
    other = table.copy()
    stream = Stream(seed)
    other.use_fresh_chance(stream.fork())
    for player in range(other.seats):
        if player != seat:
            redeal_deck(other, player, seat, stream, paying)
        redeal_top(other, player, seat, stream)
    other.answers = tuple([kind if at == seat else NONE for at, kind in enumerate(table.answers)])
    if other.active != seat:
        other.keeping = ()
    redeal_terrain(other, seat, stream)
    other.region_stack = tuple(shuffled(other.region_stack, stream))
    return other


def shuffled(pile: Sequence[int], stream: Stream) -> list[int]:
    """The cards of a pile in random order, whatever their order was."""
    cards = sorted(pile)
    for last in range(len(cards) - 1, 0, -1):
        at = stream.below(last + 1)
        cards[last], cards[at] = cards[at], cards[last]
    return cards


def redeal_deck(table: ColoniesTable, owner: int, seat: int, stream: Stream, paying: Paying) -> None:
    """The cards of another player's hand and draw pile, dealt anew."""
    player = table.own_player(owner)
    hidden = player.hand + player.draw
    for kind in player.sure:
        hidden.remove(kind)
    raids = [kind for kind in hidden if kind in table.facts.raid_of]
    fixed = raids
    if player.top != NONE and player.has_seen_top(seat) and player.top not in raids:
        fixed = [*raids, player.top]
    for kind in fixed:
        hidden.remove(kind)
    count = len(player.hand) - len(player.sure)
    for _ in range(TRIES):
        dealt = shuffled(hidden, stream)
        player.hand = sorted(player.sure + dealt[:count])
        player.draw = sorted(fixed + dealt[count:])
        if paying.able(table, owner):
            return
    # Cards that pay come first: a deal in which the player can go on.
    dealt.sort(key=lambda kind: (-paying.use(table, owner, kind), kind))
    player.hand = sorted(player.sure + dealt[:count])
    player.draw = sorted(fixed + dealt[count:])


def redeal_top(table: ColoniesTable, owner: int, seat: int, stream: Stream) -> None:
    """A top card that others have scouted and this seat has not."""
    player = table.players[owner]
    if player.top != NONE and not player.has_seen_top(seat):
        player = table.own_player(owner)
        player.top = player.draw[stream.below(len(player.draw))]


def unknown_to(cell: Cell, seat: int) -> bool:
    """Whether others have seen a hidden card and this seat has not."""
    return cell[KIND] != NONE and not is_known_to(cell, seat)


def redeal_terrain(table: ColoniesTable, seat: int, stream: Stream) -> None:
    """Hidden terrain that only others have seen, drawn anew."""
    # In an order that tells nothing of the cards: by generation.
    looked = sorted(table.looked, key=lambda cell: cell[GENERATION:])
    piles = [*piles_to_redeal(table, seat), looked]
    places = [(pile, at) for pile in piles for at in range(len(pile)) if unknown_to(pile[at], seat)]
    if not places:
        return
    pools = [list(pool) for pool in table.pools]
    for pile, at in places:
        pools[pile[at][GENERATION]].append(pile[at][KIND])
    dealt: dict[int, int] = {}
    groups = {pile[at][GROUP] for pile, at in places if pile[at][GROUP]}
    for group in sorted(groups):
        members = [place for place, (pile, at) in enumerate(places) if pile[at][GROUP] == group]
        kind = table.groups[group]
        chosen = members[stream.below(len(members))] if kind != NONE else NONE
        deal_generations(places, members, chosen, stream)
        if chosen != NONE:
            pile, at = places[chosen]
            pools[pile[at][GENERATION]].remove(kind)
            dealt[chosen] = kind
    for pool in pools:
        pool.sort()
    for place, (pile, at) in enumerate(places):
        cell = pile[at]
        kind = dealt.get(place, NONE)
        if kind == NONE:
            kind = ordinary(table, pools[cell[GENERATION]], stream)
        pile[at] = laid(cell, kind, cell[GENERATION])
    table.looked = tuple(sorted(looked))
    table.set_pools(pools)


def deal_generations(
    places: list[tuple[list[Cell], int]], members: list[int], known: int, stream: Stream
) -> None:
    """In which order the cards of a group lie is unknown; a known one, open before, is of the newest."""
    generations = sorted([pile[at][GENERATION] for pile, at in [places[place] for place in members]])
    newest = generations[-1]
    if known != NONE:
        generations.pop()
    rest = shuffled(generations, stream)
    for place in members:
        pile, at = places[place]
        pile[at] = laid(pile[at], pile[at][KIND], newest if place == known else rest.pop())


def piles_to_redeal(table: ColoniesTable, seat: int) -> list[list[Cell]]:
    """The hidden piles of regions and peoples with cards that only others have seen, to be changed."""
    piles: list[list[Cell]] = []
    for region, land in enumerate(table.lands):
        if land is not None and any([unknown_to(cell, seat) for cell in land.hidden]):
            piles.append(table.own_land(region).hidden)
    for people, tribe in enumerate(table.tribes):
        if any([unknown_to(cell, seat) for cell in tribe.under]):
            piles.append(table.own_tribe(people).under)
    return piles


def ordinary(table: ColoniesTable, pool: list[int], stream: Stream) -> int:
    """A card of a pool that is not special: special cards are shown to all when they are seen."""
    cards = table.facts.cards
    able = [at for at, kind in enumerate(pool) if not cards[kind].special]
    return pool.pop(able[stream.below(len(able))])
