"""What options would cost or bring, told before they are taken, and the natural way to pay."""

from __future__ import annotations

import pytest

from carrack.games.thirteen_colonies.content.all_facts import CONTROL
from carrack.games.thirteen_colonies.content.facts import PEACE, SCEPTICAL, WAR
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.deck.losses import Levy, Lose, RemoveCards
from carrack.games.thirteen_colonies.rules.deck.payment import Due, PayForGood, PayOnce
from carrack.games.thirteen_colonies.rules.metrics import region_points
from carrack.games.thirteen_colonies.rules.peoples.natives import set_relation
from carrack.games.thirteen_colonies.rules.reactions import Answer
from carrack.games.thirteen_colonies.rules.scoring import ChooseScored
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import advance, open_asks, take
from carrack.kernel.text import Texts
from thirteen_colonies.build import GOOD, act, answer, game, put_people, rule, ruling, run, table

ENGLISH = Texts("en", game())
FOOD = GOOD.index("food")


def brings(made: ColoniesTable, move: str) -> str:
    """What the open question says about a move, in English."""
    message = open_asks(made)[0].consequence(made, made.actions.catalogue.read(move))
    return "" if message is None else ENGLISH.say(message)


def suggested(made: ColoniesTable) -> str:
    """The move that the open question suggests."""
    found = open_asks(made)[0].suggested(made)
    return "" if found is None else found.notation


def test_card_actions_tell_what_they_do_and_what_transport_is_left() -> None:
    """First what differs from place to place, so that it is read where the rest is cut off."""
    made = table(
        hand={0: ["colonist", "carrack"]},
        hidden=["meadow"],
        open="forest",
        colonies={0: [0], 1: [1]},
        units={0: ["carrack"]},
    )
    act(made)
    explore = brings(made, "play colonist explore florida")
    assert explore.startswith("Transport left here: 1. Explore (discard): look at 1 hidden terrain card")
    settle = brings(made, "play colonist settle florida")
    values = game().content.facts.regions[made.revealed[0]].values
    scored = f"A scoring here would then earn you {values[0]} VP (now 0)."
    assert settle.startswith(f"Transport left here: 1. {scored} Settle (trash)")
    assert brings(made, "play carrack land florida").startswith("Land (lay beside a region): you may take")


def test_a_league_of_peoples_counts_those_that_become_peaceful() -> None:
    """Peace comes first, then the VP: told and brought are the same."""
    made = table("P", 3, hand={2: ["money_1"]}, slots=["fr_alliance"], regions=("new_france",))
    for id_, state in (("huron", WAR), ("iroquois", SCEPTICAL), ("hopi", PEACE)):
        set_relation(made, 2, put_people(made, id_), state)
    act(made, seat=2)
    assert brings(made, "take fr_alliance").endswith("3 VP on the track at once.")
    answer(made, "take fr_alliance")
    assert made.players[2].vp == 3


def test_trade_in_europe_tells_price_and_cost() -> None:
    """A double card is two sales; permanent goods cost permanent money."""
    made = table(hand={0: ["fur_2", "money_3", "food_1", "royal_support"]})
    act(made)
    ladder = game().content.facts.goods[GOOD.index("fur")].ladder
    at = made.prices[GOOD.index("fur")]
    total = ladder[at] + ladder[at - 1]
    assert brings(made, "sell fur_2") == f"Earns {total} money; the price will be {ladder[at - 2]}."
    assert brings(made, "buy food_1") == "Cost: 1 permanent money; the price will be 1."
    assert brings(made, "buy building_once") == "Cost: 1 money; the price will be 2."
    assert brings(made, "buy carrack") == "Cost: 2 money."
    spaces = [move for move in run(made) if move.startswith("recruit")]
    assert [brings(made, move) for move in spaces] == [
        "Cost: 1 permanent food.",
        "Cost: 1 permanent food, 1 money.",
        "Cost: 1 permanent food, 2 money.",
    ]


def test_a_sale_brings_what_was_told() -> None:
    """The figures of the option are those of the sale."""
    made = table(hand={0: ["fur_wilds"]})
    act(made)
    told = brings(made, "sell fur_wilds")
    options = answer(made, "sell fur_wilds")
    while not any(move == "end actions" for move in options):
        options = answer(made, options[0])
    cards = game().content.facts.cards
    money = sum(cards[kind].money for kind in made.players[0].discard)
    fur = GOOD.index("fur")
    price = game().content.facts.goods[fur].ladder[made.prices[fur]]
    assert told == f"Earns {money} money; the price will be {price}."


def test_the_purse_and_what_lapses() -> None:
    """Money paid in advance is lost at the end of the actions."""
    made = table(hand={0: ["money_3"]})
    act(made)
    assert brings(made, "purse money_3") == "Your purse will hold 3 money."
    assert brings(made, "end actions") == ""
    answer(made, "purse money_3")
    assert brings(made, "end actions") == "Unspent and lost · 3 money"


def test_vp_cards_tell_their_price_and_their_points_now() -> None:
    """Points on the track are counted as the board is."""
    made = table(
        hand={0: ["money_3", "money_3"]},
        colonies={0: [1]},
        units={0: ["carrack"]},
        slots=["vp1_tribute", "vp1_charts", "vp1_score_islands"],
    )
    act(made)
    assert brings(made, "take vp1_tribute") == "Cost: 3 money. 2 VP."
    assert brings(made, "take vp1_charts").endswith("1 VP on the track at once.")


def test_payments_tell_where_the_card_goes_and_suggest_the_cheapest() -> None:
    """A permanent card comes back; a one-time card and a city would be gone."""
    made = table(hand={0: ["treasure", "cusco", "royal_support", "money_2", "native_gifts"]})
    made.active = 0
    run(made, Due(0, MONEY_PART, 3, False))
    assert isinstance(open_asks(made)[0], PayOnce)
    assert brings(made, "pay treasure") == "Out of your deck; that pays it all."
    assert brings(made, "pay cusco") == "To your VP pile; that pays it all. Credit for this turn: 2."
    assert brings(made, "pay money_2") == "To your discard pile; 1 left to pay."
    assert suggested(made) == "pay money_2"
    answer(made, "pay money_2")
    assert suggested(made) == "pay royal_support"


@pytest.mark.parametrize(
    ("hand", "due", "best"),
    [
        (["money_1", "money_2", "money_5"], 2, "pay money_2"),
        (["money_5", "native_gifts"], 1, "pay money_5"),
        (["money_1", "money_1", "money_3"], 2, "pay money_1"),
        (["treasure", "native_gifts", "pearl_bank"], 2, "pay pearl_bank"),
    ],
)
def test_the_natural_one_off_payment(hand: list[str], due: int, best: str) -> None:
    """Nothing is trashed if it can be avoided, then the surplus is small."""
    made = table(hand={0: hand})
    made.active = 0
    run(made, Due(0, MONEY_PART, due, False))
    assert suggested(made) == best


def test_the_natural_permanent_payment() -> None:
    """Few cards leave the deck; change is told."""
    made = table(hand={0: ["money_1", "money_1", "money_2", "treasure"]})
    made.active = 0
    run(made, Due(0, MONEY_PART, 2, True))
    assert isinstance(open_asks(made)[0], PayForGood)
    assert suggested(made) == "pay money_2"
    assert brings(made, "pay money_1") == "Out of your deck; 1 left to pay."
    change = table(hand={0: ["money_3", "money_5"]})
    change.active = 0
    change.stack.append(PayForGood(0, MONEY_PART, 3, 1))
    assert (
        brings(change, "pay money_3") == "Out of your deck; that pays it all, and 1 comes back to your hand."
    )


def test_losses_suggest_what_would_go_anyway() -> None:
    """One-time money first."""
    made = table(hand={0: ["money_2", "treasure"]}, discard={0: ["money_3"]})
    run(made, Lose(0, MONEY_PART, 3))
    assert isinstance(open_asks(made)[0], RemoveCards)
    assert suggested(made) == "remove treasure hand"
    assert brings(made, "remove treasure hand") == "That is enough."


def test_scorings_and_levies() -> None:
    """Own points beside those of the others; what is left on the track."""
    made = table(seats=3, colonies={0: [1], 1: [3]}, regions=("florida", "cuba"))
    run(made, ChooseScored(0, 1))
    points = region_points(made, made.revealed[0])
    assert brings(made, "in florida") == f"You get {points[0]} VP, every other player at most {points[1]}."
    levied = table(mode="F", hand={0: ["food_1"]})
    run(levied, Levy(0, FOOD, 1, 1))
    assert brings(levied, "decline") == "You’ll have -1 VP on the track."


def test_fights_tell_both_strengths() -> None:
    """Before cards are drawn; a city stands before its people."""
    made = table(
        mode="F",
        hand={0: ["to_arms_1"]},
        colonies={1: [2]},
        units={0: ["soldier", "soldier", "carrack"], 1: ["cannon", "soldier"]},
    )
    put_people(made, "hopi", ["forest"])
    options = act(made, "play to_arms_1 attack florida")
    told = {move: brings(made, move).split(",")[0] for move in options}
    assert set(told.values()) == {"Strength 2 against 3", "Strength 2 against 1", "Strength 2 against 2"}


def test_land_of_a_people_tells_what_it_will_think() -> None:
    """Settling there worsens the relation."""
    made = table(
        mode="F",
        hand={0: ["colonist"]},
        open="forest",
        hidden=["meadow", "meadow"],
        colonies={0: [0]},
        units={0: ["carrack"]},
    )
    people = put_people(made, "hopi", ["forest", "meadow"])
    options = act(made, "play colonist settle florida")
    assert [brings(made, move) for move in options] == [
        "Forest",
        "2 hidden cards.",
        "Cards: 2; the people will be skeptical.",
    ]
    made.tribes[people].relations[0] = SCEPTICAL
    assert brings(made, options[2]) == "Cards: 2; the people will be at war with you."


def test_reactions_tell_what_they_do() -> None:
    """The words of the card."""
    made = table(mode="P", hand={1: ["fort"]})
    run(made, Answer(1, CONTROL))
    assert brings(made, "react fort control").startswith("Control (discard, on another player’s turn): stop")
    assert brings(made, "pass") == ""


@pytest.mark.parametrize("mode", ["E", "P"])
def test_hypothetical_scorings_agree_with_real_ones(mode: str) -> None:
    """In random games the points told for a colony that grows are those of a scoring after it has grown."""
    made = game().new_table(game().setup(3, {"mode": mode}), 5)
    options = advance(made)
    for step in range(600):
        if not options:
            break
        options = take(made, options[(step * 7 + 3) % len(options)])
        assert isinstance(made, ColoniesTable)
        for region in made.revealed:
            for seat in range(3):
                told = region_points(made, region, seat, 1)
                grown = made.copy()
                grown.set_colonies(seat, region, (*made.land(region).colonies[seat], 1))
                assert told == region_points(grown, region)


# Change that the supply can't give


def food_of(made: ColoniesTable) -> int:
    """The food in a player's deck."""
    cards = game().content.facts.cards
    return sum(cards[kind].value for kind in made.players[0].deck() if cards[kind].what == FOOD)


@rule("E5", "2d")
@ruling("A46")
def test_change_that_the_supply_lacks_is_told_and_lost() -> None:
    """Three food on one card for a colonist: without small food cards nothing comes back."""
    made = table(hand={0: ["river_delta"], 1: ["river_delta"]})
    for kind, left in (("food_1", 0), ("food_2", 0)):
        made.supply[game().content.facts.by_id[kind]] = left
    act(made)
    short = "The supply can’t give all the change: you lose 2 food."
    assert brings(made, "recruit 1") == f"Cost: 1 permanent food. {short}"
    answer(made, "recruit 1")
    assert food_of(made) == 0


@ruling("A46")
def test_lost_change_is_told_in_german() -> None:
    """Money: one is due in permanent money, and the bank has fives only."""
    made = table(hand={0: ["money_5", "harbour"]})
    facts = game().content.facts
    for kind in facts.money[1:]:
        made.supply[kind] = 0
    act(made)
    message = open_asks(made)[0].consequence(made, made.actions.catalogue.read("play harbour enlarge"))
    assert message is not None
    told = Texts("de", game()).say(message)
    assert told.endswith("Die Bank kann nicht alles wechseln: Du verlierst 4 Geld.")


@rule("2d")
@ruling("A46")
@pytest.mark.parametrize("ones", [0, 1, 2])
@pytest.mark.parametrize("twos", [0, 1])
@pytest.mark.parametrize("others", [[], ["food_2"], ["food_2", "food_2"], ["river_delta", "food_2"]])
def test_every_loss_of_change_is_told(ones: int, twos: int, others: list[str]) -> None:
    """What the payment tells is what goes; the action tells the least of it."""
    facts = game().content.facts
    made = table(hand={0: ["river_delta", *others]})
    made.supply[facts.by_id["food_1"]], made.supply[facts.by_id["food_2"]] = ones, twos
    act(made)
    least = losses_told(made, "recruit 1")
    before = food_of(made)
    options = answer(made, "recruit 1")
    told = least
    while options[0].startswith("pay "):
        told = losses_told(made, options[0])
        options = answer(made, options[0])
    assert least <= told == before - 1 - food_of(made)


def losses_told(made: ColoniesTable, move: str) -> int:
    """The food that an option says is lost."""
    message = open_asks(made)[0].consequence(made, made.actions.catalogue.read(move))
    assert message is not None
    return int(message.args["lost_food"])


@rule("2d")
def test_a_surplus_of_other_goods_is_told() -> None:
    """There is no change for furs: a double card for one symbol loses the other."""
    made = table("P", hand={0: ["fur_post", "fur_wilds"]})
    act(made)
    assert brings(made, "play fur_post produce").endswith("no change for this good: you lose 1 symbol.")


@rule("2c")
def test_what_a_loss_brings_back_is_what_the_supply_has() -> None:
    """Money comes back as far as the bank has it; nothing of another good does."""
    made = table(hand={0: ["money_5"]})
    for kind in game().content.facts.money[1:]:
        made.supply[kind] = 0
    ask = RemoveCards(0, MONEY_PART, 5, 2)
    made.stack.append(ask)
    lost = "The bank can’t give all the change: you lose 2 money."
    assert brings(made, "remove money_5 hand") == f"That is enough. {lost}"


def test_the_menu_of_a_turn_says_what_is_closed() -> None:
    """Every kind of action is listed; without cards nothing but the end of the turn is open."""

    def closed(made: ColoniesTable) -> dict[str, str]:
        act(made)
        decision = Perspective(game(), made, 0).decision
        assert decision is not None
        kinds = [entry.kind.id for entry in decision.menu]
        assert kinds == ["play", "recruit", "buy", "sell", "purse", "vp", "end"]
        return {entry.kind.id: entry.closed.message.id for entry in decision.menu if entry.closed}

    every = {kind: f"refusal-no-{kind}" for kind in ("play", "recruit", "buy", "sell", "purse", "vp")}
    assert closed(table()) == every | {"play": "refusal-no-cards"}
    assert {"play", "sell"} <= set(closed(table(hand={0: ["money_1"]})))
    assert "purse" not in closed(table(hand={0: ["money_1"]}))
