"""What is remembered or looked up instead of worked out is what the plain rule says (speed/README.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from carrack.games.thirteen_colonies.content.facts import NONE, Price
from carrack.games.thirteen_colonies.content.packed import (
    GOODS,
    MONEY_PART,
    REGIONS,
    amount_in,
    amounts_of,
    count_in,
    counts_of,
    covers,
    more_in,
    regions_in,
    with_member,
)
from carrack.games.thirteen_colonies.rules.europe import ChooseBuilding
from carrack.games.thirteen_colonies.rules.market import ChooseSale
from carrack.games.thirteen_colonies.rules.preparation import Layout, lay_out, layout_of
from carrack.games.thirteen_colonies.rules.turns import TakeAction
from carrack.games.thirteen_colonies.speed.checks import check_slots
from carrack.games.thirteen_colonies.speed.guide import MOST_REMEMBERED, remember
from carrack.games.thirteen_colonies.speed.means import Means
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.chance import Stream
from carrack.kernel.rules import Setup
from carrack.kernel.table import advance, take
from thirteen_colonies import plain
from thirteen_colonies.build import act, game, kind, kinds, notations, table

SETUPS = game().setups()
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=[str(at) for at in range(len(SETUPS))])
PARTS = [*range(GOODS), MONEY_PART]


def positions(setup: Setup, games: int = 1) -> Iterator[ColoniesTable]:
    """The tables of random games where the active player chooses an action."""
    for seed in range(games):
        made = game().empty_table(setup)
        made.reseed(seed)
        game().start(made)
        stream = Stream(seed)
        options = advance(made)
        while options:
            if isinstance(made.stack[-1], TakeAction):
                yield made
            options = take(made, options[stream.below(len(options))])


@every_setup
def test_the_options_are_those_of_the_plain_rule(setup: Setup) -> None:
    """`possible`, `guide` and `means` together: every action of the phase, and no other (E4)."""
    seen = 0
    for made in positions(setup):
        assert notations(TakeAction(made.active).options(made)) == plain.actions(made)
        seen += 1
    assert seen > 30


@every_setup
def test_means_are_what_the_hand_holds(setup: Setup) -> None:
    """`Means`: amounts of money and goods, once and for good, also without a card; whole costs (2d)."""
    costs = [cost for card in game().content.facts.cards for cost in card.costs]
    for at, made in enumerate(positions(setup)):
        if at % 7:
            continue
        means = Means(made, made.active)
        for without in [NONE, *sorted(set(made.players[made.active].hand))]:
            for what in PARTS:
                for perm in (False, True):
                    assert means.amount(what, perm, without) == plain.held(made, what, perm, without)
        for cost in costs:
            assert means.pay(Price(cost)) == plain.payable(made, cost)


@every_setup
def test_buildings_are_those_that_can_be_paid(setup: Setup) -> None:
    """`Guide.affordable` and `Guide.constructions`: the open buildings of a level (E8, F6b)."""
    cards = [card for card in game().content.facts.cards if card.type == "building"]
    for at, made in enumerate(positions(setup)):
        for level in {card.level for card in cards} if at % 5 == 0 else ():
            able = [
                f"build {card.id}"
                for card in cards
                if card.level == level
                and plain.is_sold(made, card)
                and any(plain.payable(made, cost) for cost in card.costs)
            ]
            assert notations(ChooseBuilding(made.active, level).options(made)) == (able or ["done"])


def test_a_sale_with_a_bonus_is_offered_where_there_is_something_to_sell() -> None:
    """`Offer.sold`: the action can be played just when the question after it has an answer (E4.c)."""
    offers = [
        offer for offers in game().guide.offers_of for offer in offers if offer.effect.verb == "sell_bonus"
    ]
    assert offers
    for offer in offers:
        for sold in game().actions.sell:
            made = table("P", hand={0: [made_of(offer.kind), made_of(sold)]})
            played = f"play {made_of(offer.kind)}"
            offered = any(option.startswith(played) for option in act(made))
            asked = ChooseSale(0, tuple(offer.effect.goods), 1)
            made.players[0].hand = [sold]
            assert offered == (notations(asked.options(made)) == [f"sell {made_of(sold)}"])


def made_of(card: int) -> str:
    """The id of a card."""
    return game().content.facts.cards[card].id


@pytest.mark.parametrize("mode", ["E", "F", "P", "F1", "P1", "P2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_layout_is_worked_out_once(mode: str, seats: int) -> None:
    """`Guide.layouts`: a game begins as if its cards were laid out anew, and changes no other game's (E2)."""
    made = game().empty_table(game().setup(seats, {"mode": mode}))
    lay_out(made)
    made.from_supply(made.facts.colonist)
    made.add_to_box(made.facts.colonist)
    made.own_pools()[0].pop()
    fresh, kept = Layout(made), layout_of(made)
    assert (fresh.supply, fresh.box, fresh.terrain) == (kept.supply, kept.box, kept.terrain)
    assert (fresh.coast, fresh.opened, fresh.for_sale) == (kept.coast, kept.opened, kept.for_sale)
    assert [stack.as_json() for stack in fresh.stacks] == [stack.as_json() for stack in kept.stacks]


def test_fleets_are_the_sum_of_their_cards() -> None:
    """`Guide.fleets`: ships, transport, soldiers, cannons and control of cards beside a region (2b, E4.b)."""
    units = tuple(kinds(["carrack", "carrack", "galleon", "soldier", "cannon"]))
    for _ in range(2):
        fleet = game().guide.fleet(units)
        cards = [game().content.facts.cards[unit] for unit in units]
        assert fleet.ships == 3
        assert fleet.transport == sum(card.transport for card in cards)
        assert (fleet.soldiers, fleet.cannons) == (1, 1)
        assert fleet.control == sum(card.control for card in cards)


def test_a_full_memory_begins_anew() -> None:
    """`remember`: what was worked out is kept up to a bound, and the last is always there."""
    memory: dict[int, int] = {}
    for key in range(MOST_REMEMBERED + 1):
        remember(memory, key, key)
    assert memory == {MOST_REMEMBERED: MOST_REMEMBERED}


def test_what_is_remembered_of_a_table_is_noticed_when_it_is_wrong() -> None:
    """`check_remembered`, which the rules run at every decision that is checked, compares all of it."""
    fields = ("vacant", "explorable", "peopled", "open_regions", "for_sale", "dues", "conditions", "for_pay")
    for name in fields:
        made = next(positions(SETUPS[0]))
        game().check(made)
        setattr(made, name, getattr(made, name) ^ 1)
        with pytest.raises(AssertionError):
            game().check(made)
    for name in ("ports", "sailing", "towns", "growing"):
        made = next(positions(SETUPS[0]))
        player = made.own_player(made.active)
        setattr(player, name, getattr(player, name) ^ 1 << made.revealed[0])
        with pytest.raises(AssertionError):
            game().check(made)


def test_a_condition_is_counted_again_after_a_change_that_concerns_it() -> None:
    """`news` and `watched`: a condition is noticed when it is met, and the check would tell (E4.a, A10)."""
    met = table(slots=["vp1_viceroy"], colonies={0: [3, 3, 1]})
    met.watched = met.facts.cards[kind("vp1_viceroy")].news
    act(met)
    assert met.turn.reserved == 1
    check_slots(met)
    missed = table(slots=["vp1_viceroy"], colonies={0: [3, 3, 1]})
    missed.watched = 0
    act(missed)
    with pytest.raises(AssertionError, match="was not noticed"):
        check_slots(missed)


def test_the_page_names_tests_that_exist() -> None:
    """Every test that speed/README.md names is one of these."""
    page = (game().folder / "speed" / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    assert len(named) > 5
    assert named <= set(globals())


def test_packed_numbers_hold_what_was_put_in() -> None:
    """Sets, counts by region and amounts: each number in its own place (content/packed.py)."""
    assert regions_in(0b1011) == [0, 1, 3]
    assert with_member(0b1011, 1, False) == 0b1001
    assert with_member(0b1001, 1, True) == 0b1011
    counts = counts_of([*range(REGIONS)])
    assert [count_in(counts, region) for region in range(REGIONS)] == [*range(REGIONS)]
    assert count_in(more_in(counts, 4, 3), 4) == 7
    for what in PARTS:
        for perm in (False, True):
            amounts = amounts_of(what, 5, perm)
            assert amount_in(amounts, what, perm) == 5
            assert amount_in(amounts, what, not perm) == 0
            assert covers(amounts, amounts_of(what, 5, perm))
            assert not covers(amounts, amounts_of(what, 6, perm))
            assert not covers(amounts, amounts_of((what + 1) % GOODS, 1, perm))
