"""Re-dealing what a seat can't see, consistent with everything it has seen.

- Another player's hand and draw pile are known as a set; so are the cards that are surely in the hand
  (`Player.sure`), and raid cards, which are never there. The rest is dealt anew.
- A top card that somebody else has scouted is any card of the draw pile.
- Hidden terrain that others have seen is drawn anew from the unseen cards of its generation. How the cards
  of a group lie is unknown; if everybody knows one of them, it lies anywhere in the group.
- What another player is about to keep or has answered in secret is forgotten, and one who chooses the
  target of an action that is not announced yet stands before his action again.
- A player who is paying can pay: deals are tried until he can, or what pays is dealt to him first.
What nobody has seen is drawn when it is needed, so it needs no re-deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.rules.deck.costs import CardsDue, ChooseGood, DiscardAny, payable
from carrack.games.thirteen_colonies.rules.deck.money import changed, permanent_values, reachable
from carrack.games.thirteen_colonies.rules.deck.payment import Due, PayForGood, PayOnce, affordable, amount_in
from carrack.games.thirteen_colonies.rules.playing import Carry
from carrack.games.thirteen_colonies.rules.targets import TargetAsk
from carrack.games.thirteen_colonies.rules.turns import TakeAction
from carrack.games.thirteen_colonies.speed.means import worth
from carrack.games.thirteen_colonies.state.lands import EVERYBODY, Cell
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.chance import Stream
from carrack.kernel.table import Step

TRIES: Final = 40


def redeal(table: ColoniesTable, seat: int, seed: int) -> ColoniesTable:
    """A table that this seat could believe in."""
    other = table.copy()
    stream = Stream(seed)
    other.use_fresh_chance(stream.fork())
    for player in range(other.seats):
        if player != seat:
            redeal_deck(other, player, seat, stream)
        redeal_top(other, player, seat, stream)
    other.answers = tuple([kind if at == seat else NONE for at, kind in enumerate(table.answers)])
    if other.active != seat:
        other.keeping = ()
    redeal_terrain(other, seat, stream)
    other.region_stack = tuple(shuffled(other.region_stack, stream))
    top = other.stack[-1] if other.stack else None
    if isinstance(top, TargetAsk) and top.seat != seat:
        # Above the turn lie the next action, the refill of open cards, and the question.
        del other.stack[-3:]
        other.stack.append(TakeAction(top.seat))
    return other


def shuffled(pile: Sequence[int], stream: Stream) -> list[int]:
    """The cards of a pile in random order, whatever their order was."""
    cards = sorted(pile)
    for last in range(len(cards) - 1, 0, -1):
        at = stream.below(last + 1)
        cards[last], cards[at] = cards[at], cards[last]
    return cards


def redeal_deck(table: ColoniesTable, owner: int, seat: int, stream: Stream) -> None:
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
    due: list[Step[ColoniesTable]] = [
        step for step in table.stack if isinstance(step, DUES) and step.seat == owner
    ]
    for _ in range(TRIES):
        dealt = shuffled(hidden, stream)
        player.hand = sorted(player.sure + dealt[:count])
        player.draw = sorted(fixed + dealt[count:])
        if not due or can_pay(table, due):
            return
    # Cards that pay come first: a deal in which the player can go on.
    dealt.sort(key=lambda kind: (-use(table, due, kind), kind))
    player.hand = sorted(player.sure + dealt[:count])
    player.draw = sorted(fixed + dealt[count:])


DUES: Final = (PayOnce, PayForGood, Due, ChooseGood, CardsDue, DiscardAny, Carry)


def can_pay(table: ColoniesTable, due: list[Step[ColoniesTable]]) -> bool:
    """Whether a player can pay everything that he is about to pay."""
    for step in due:
        if isinstance(step, Carry):
            pay = table.facts.cards[step.kind].actions[step.act].pay
            able = payable(table, step.seat, pay, step.kind)
        else:
            able = can_pay_part(table, step)
        if not able:
            return False
    return True


def can_pay_part(table: ColoniesTable, step: Step[ColoniesTable]) -> bool:
    """Whether one part of a cost can be paid."""
    able = True
    if isinstance(step, PayOnce):
        able = amount_in(table, table.players[step.seat].hand, step.what, False) >= step.left
    elif isinstance(step, PayForGood):
        values = permanent_values(table, table.players[step.seat].hand, step.what)
        able = sum(values) >= step.left
        if changed(table, step.what):
            able = bool(reachable(values) >> step.left & 1)
    elif isinstance(step, Due):
        hand = table.players[step.seat].hand
        able = affordable(table, step.seat, step.what, step.n, step.perm, hand)
    elif isinstance(step, ChooseGood):
        hand = table.players[step.seat].hand
        able = any([affordable(table, step.seat, good, step.n, step.perm, hand) for good in step.goods])
    elif isinstance(step, CardsDue):
        able = table.players[step.seat].hand.count(step.kind) >= step.n
    return able


def use(table: ColoniesTable, due: list[Step[ColoniesTable]], kind: int) -> int:
    """How much a card helps to pay what is due."""
    card = table.facts.cards[kind]
    found = 0
    for step in due:
        if isinstance(step, CardsDue):
            found += kind == step.kind
        elif isinstance(step, ChooseGood):
            found += max([worth(card, good) for good in step.goods])
        elif isinstance(step, (PayOnce, PayForGood, Due)):
            found += worth(card, step.what) + (1 if card.permanent else 0)
    return found


def redeal_top(table: ColoniesTable, owner: int, seat: int, stream: Stream) -> None:
    """A top card that others have scouted and this seat has not."""
    player = table.players[owner]
    if player.top != NONE and not player.has_seen_top(seat):
        player = table.own_player(owner)
        player.top = player.draw[stream.below(len(player.draw))]


def unknown_to(cell: Cell, seat: int) -> bool:
    """Whether others have seen a hidden card and this seat has not."""
    return cell[0] != NONE and cell[2] != EVERYBODY and not (seat >= 0 and cell[2] >> seat & 1)


def redeal_terrain(table: ColoniesTable, seat: int, stream: Stream) -> None:
    """Hidden terrain that only others have seen, drawn anew."""
    # In an order that tells nothing of the cards: by generation.
    looked = sorted(table.looked, key=lambda cell: cell[1:])
    piles = [*piles_to_redeal(table, seat), looked]
    places = [(pile, at) for pile in piles for at in range(len(pile)) if unknown_to(pile[at], seat)]
    if not places:
        return
    pools = [list(pool) for pool in table.pools]
    for pile, at in places:
        pools[pile[at][1]].append(pile[at][0])
    dealt: dict[int, int] = {}
    groups = {pile[at][3] for pile, at in places if pile[at][3]}
    for group in sorted(groups):
        members = [place for place, (pile, at) in enumerate(places) if pile[at][3] == group]
        kind = table.groups[group]
        chosen = members[stream.below(len(members))] if kind != NONE else NONE
        deal_generations(places, members, chosen, stream)
        if chosen != NONE:
            pile, at = places[chosen]
            pools[pile[at][1]].remove(kind)
            dealt[chosen] = kind
    for pool in pools:
        pool.sort()
    for place, (pile, at) in enumerate(places):
        cell = pile[at]
        kind = dealt.get(place, NONE)
        if kind == NONE:
            kind = ordinary(table, pools[cell[1]], stream)
        pile[at] = (kind, cell[1], cell[2], cell[3])
    table.looked = tuple(sorted(looked))
    table.set_pools(pools)


def deal_generations(
    places: list[tuple[list[Cell], int]], members: list[int], known: int, stream: Stream
) -> None:
    """In which order the cards of a group lie is unknown; a known one, open before, is of the newest."""
    generations = sorted([pile[at][1] for pile, at in [places[place] for place in members]])
    newest = generations[-1]
    if known != NONE:
        generations.pop()
    rest = shuffled(generations, stream)
    for place in members:
        pile, at = places[place]
        cell = pile[at]
        pile[at] = (cell[0], newest if place == known else rest.pop(), cell[2], cell[3])


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
