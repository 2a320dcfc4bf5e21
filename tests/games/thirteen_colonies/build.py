"""Small tables of 13 Kolonien, built directly, with ids instead of indices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tables import answer, empty, notations, refusal_of, rule, ruling, started
from tables import ask as run

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.game import ThirteenColonies
from carrack.games.thirteen_colonies.game import rules as load_rules
from carrack.games.thirteen_colonies.rules.preparation import build_stacks, lay_out
from carrack.games.thirteen_colonies.rules.turns import NextAction
from carrack.games.thirteen_colonies.state.lands import EVERYBODY, Land
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.chance import Stream
from carrack.kernel.messages import Refusal

Cards = Mapping[int, Sequence[str]]


@cache
def game() -> ThirteenColonies:
    """13 Kolonien with its own content."""
    return load_rules(None)


FACTS = game().content.facts
PEOPLE = [people.id for people in FACTS.peoples]
GOOD = [good.id for good in FACTS.goods]
REGION = [region.id for region in FACTS.regions]
SHIP: dict[str, Any] = {"units": {0: ["carrack"]}}


def new_game(seats: int, seed: int, options: dict[str, str] | None = None) -> ColoniesTable:
    """A table at the very start of a game, with a listener for its events."""
    return started(game(), ColoniesTable, seats, options, seed)


def kind(id_: str) -> int:
    """The index of a card."""
    return FACTS.by_id[id_]


def kinds(ids: Sequence[str]) -> list[int]:
    """The indices of some cards, sorted."""
    return sorted(kind(id_) for id_ in ids)


def ids(pile: Sequence[int]) -> list[str]:
    """The ids of some cards, sorted."""
    return sorted(FACTS.cards[card].id for card in pile)


def table(
    mode: str = "E",
    seats: int = 2,
    *,
    options: dict[str, str] | None = None,
    hand: Cards | None = None,
    draw: Cards | None = None,
    discard: Cards | None = None,
    regions: Sequence[str] = ("florida",),
    open: str = "",
    hidden: Sequence[str] = (),
    coast: Sequence[str] = (),
    colonies: Mapping[int, Sequence[int]] | None = None,
    units: Cards | None = None,
    slots: Sequence[str] = (),
    seed: int = 1,
) -> ColoniesTable:
    """A table with everything in its place and nothing on the stack; the first region has what is named.

    Hidden terrain lies as listed, the top card first; everybody knows it.
    """
    made = empty(game(), ColoniesTable, seats, {"mode": mode, **(options or {})}, seed)
    lay_out(made)
    build_stacks(made)
    if mode.startswith("P"):
        made.supply[kind("fort")] = 0  # all are built, whoever has them
    for seat, player in enumerate(made.players):
        player.hand = kinds((hand or {}).get(seat, ()))
        player.draw = kinds((draw or {}).get(seat, ()))
        player.discard = [kind(id_) for id_ in (discard or {}).get(seat, ())]
        player.draw_value, player.hold, player.tokens = 4, 1, 13
    for id_ in regions:
        region = REGION.index(id_)
        made.reveal(region)
        made.lands[region] = Land(seats)
        made.set_open(region, NONE)
    land = made.land(made.revealed[0])
    made.set_open(made.revealed[0], kind(open) if open else NONE)
    land.hidden = [(kind(id_), 0, EVERYBODY, 0) for id_ in reversed(hidden)]
    land.coast = [kind(id_) for id_ in reversed(coast)]
    for seat, values in (colonies or {}).items():
        made.set_colonies(seat, made.revealed[0], tuple(sorted(values)))
        made.players[seat].tokens -= len(values)
    for seat, cards in (units or {}).items():
        made.set_units(seat, made.revealed[0], tuple(kinds(cards)))
    for at, id_ in enumerate(slots):
        made.set_slot(at, kind(id_))
    return made


def put_people(made: ColoniesTable, id_: str, under: Sequence[str] = (), city: bool = False) -> int:
    """A people in the first region, with land under it; the top card first."""
    people = PEOPLE.index(id_)
    tribe = made.tribes[people]
    made.set_home(people, made.revealed[0])
    tribe.markers = FACTS.peoples[people].markers
    tribe.under = [(kind(card), 0, EVERYBODY, 0) for card in reversed(under)]
    tribe.city = city
    return people


def draws(made: ColoniesTable, *cards: str) -> None:
    """The next terrain cards of the common deck, drawn for fights and missions."""
    made.deck = len(cards)
    made.pools = [[kind(id_) for id_ in cards]]
    for seed in range(10000):
        stream = Stream(seed)
        if all(stream.below(len(cards) - at) == 0 for at in range(len(cards))):
            made.reseed(seed)
            return
    raise LookupError(cards)


# Playing on a table


def act(made: ColoniesTable, *moves: str, seat: int = 0) -> list[str]:
    """Actions of the active player, by notation; the options that follow."""
    made.active = seat
    for region in made.revealed:  # a test may have laid cards there
        made.survey(region)
    made.find_for_sale()
    run(made, NextAction(seat))
    return answer(made, *moves)


def refusal(made: ColoniesTable, move: str, seat: int = 0) -> Refusal:
    """Why a player can't make a move now."""
    return refusal_of(made, seat, move)


def hand(made: ColoniesTable, seat: int = 0) -> list[str]:
    """The hand of a player."""
    return ids(made.players[seat].hand)


def discard(made: ColoniesTable, seat: int = 0) -> list[str]:
    """The discard pile of a player."""
    return ids(made.players[seat].discard)


def vp_pile(made: ColoniesTable, seat: int = 0) -> list[str]:
    """The VP pile of a player."""
    return ids(made.players[seat].vp_pile)


def supply(made: ColoniesTable, id_: str) -> int:
    """How many cards of a kind the supply has."""
    return made.supply[kind(id_)]


def told(made: ColoniesTable) -> list[str]:
    """The kinds of the events so far."""
    return [event.kind for event in made.events or []]
