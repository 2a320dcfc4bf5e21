"""Small tables of 13 Kolonien, built directly, with ids instead of indices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.game import ThirteenColonies
from carrack.games.thirteen_colonies.game import rules as load_rules
from carrack.games.thirteen_colonies.rules.preparation import build_stacks, lay_out
from carrack.games.thirteen_colonies.rules.turns import NextAction
from carrack.games.thirteen_colonies.state.lands import EVERYBODY, Land
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.messages import Refusal
from carrack.kernel.perspective import why_not
from carrack.kernel.table import Step, advance, take

rule = pytest.mark.rule
ruling = pytest.mark.ruling

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
    made = game().new_table(game().setup(seats, options), seed)
    assert isinstance(made, ColoniesTable)
    made.events = []
    return made


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
    made = game().empty_table(game().setup(seats, {"mode": mode, **(options or {})}))
    made.reseed(seed)
    lay_out(made)
    build_stacks(made)
    if mode.startswith("P"):
        made.supply[kind("fort")] = 0  # all are built, whoever has them
    made.events = []
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


def notations(options: list[Action]) -> list[str]:
    """Options as they are written."""
    return [action.notation for action in options]


def run(made: ColoniesTable, *steps: Step[Any]) -> list[str]:
    """Push steps, the last on top, and run to the first question; its options."""
    made.stack += steps
    return notations(advance(made))


def act(made: ColoniesTable, *moves: str, seat: int = 0) -> list[str]:
    """Actions of the active player, by notation; the options that follow."""
    made.active = seat
    for region in made.revealed:  # a test may have laid cards there
        made.survey(region)
    made.find_for_sale()
    run(made, NextAction(seat))
    return answer(made, *moves)


def answer(made: ColoniesTable, *moves: str) -> list[str]:
    """Take options by notation; the options that follow."""
    options = advance(made)
    for move in moves:
        assert move in notations(options), f"{move!r} is not among {notations(options)}"
        options = take(made, made.actions.catalogue.read(move))
    return notations(options)


def refusal(made: ColoniesTable, move: str, seat: int = 0) -> Refusal:
    """Why a player can't make a move now."""
    found = why_not(made, seat, made.actions.catalogue.read(move))
    assert found is not None, f"{move!r} is possible"
    return found


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
