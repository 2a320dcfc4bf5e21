"""Buying cards and the display."""

from __future__ import annotations

from concordia_venus.build import (
    FACTS,
    answer,
    display_of,
    goods_of,
    hand_of,
    refused,
    rule,
    ruling,
    table,
    told,
    turn,
)

SEVEN = ["i-mercator", "ii-prefect", "i-architect", "i-farmer", "i-smith", "i-colonist", "i-diplomat"]


@rule("2.9", "3.5")
def test_the_senator_buys_two_cards():
    """G11: a wine; a tool and any good; then cards slide left and two new ones come."""
    made = table(2, display=SEVEN, goods={"red": {"wine": 1, "tool": 1, "brick": 1, "cloth": 1, "food": 1}})
    turn(made, "red", "play senator", "buy i-mercator")
    assert goods_of(made, "red") == {"tool": 1, "brick": 1, "cloth": 1, "food": 1}
    assert answer(made, "buy i-architect") == ["pay brick", "pay food", "pay cloth"]
    assert refused(made, "red", "pay wine") == "no-such-good"
    answer(made, "pay brick")
    assert goods_of(made, "red") == {"cloth": 1, "food": 1}
    assert {"i-mercator", "i-architect"} <= set(hand_of(made, "red"))
    now = display_of(made)
    assert now[:5] == ["ii-prefect", "i-farmer", "i-smith", "i-colonist", "i-diplomat"]
    assert "" not in now[5:]
    assert len(told(made, "revealed")) == 2


@rule("2.9")
def test_what_the_farmer_would_have_cost():
    """G11: brick and food on the card, cloth below the fourth slot."""
    made = table(2, display=SEVEN, goods={"red": {"brick": 1, "food": 1, "wine": 3}})
    turn(made, "red", "play senator")
    assert refused(made, "red", "buy i-farmer") == "card-price"
    made.board.goods[4] = 1
    answer(made, "buy i-farmer")
    assert goods_of(made, "red") == {"wine": 3}
    assert refused(made, "red", "buy v-diplomat") == "not-for-sale"


@rule("2.9")
@ruling("R11")
def test_the_second_card_costs_what_its_slot_asked_for():
    """Nothing slides between the two purchases."""
    made = table(2, display=SEVEN, goods={"red": {"wine": 2, "cloth": 1}})
    turn(made, "red", "play senator", "buy i-mercator")
    assert display_of(made)[0] == ""
    answer(made, "buy ii-prefect")
    assert goods_of(made, "red") == {}


@rule("2.11")
def test_the_consul_pays_the_printed_price():
    """G12: one food for the Colonist in slot six; the Prefect slides, a new card comes."""
    shown = ["i-mercator", "i-architect", "i-farmer", "i-smith", "i-diplomat", "i-colonist", "ii-prefect"]
    made = table(2, display=shown, goods={"red": {"food": 1}}, hands={"red": ["ii-consul", "tribune"]})
    turn(made, "red", "play consul", "buy i-colonist")
    assert goods_of(made, "red") == {}
    assert display_of(made)[5] == "ii-prefect"
    assert display_of(made)[6] not in ("", *shown)


@rule("2.9")
def test_buying_is_voluntary():
    """A Senator may buy one card or none."""
    made = table(2, display=SEVEN, goods={"red": {"wine": 3, "cloth": 1}})
    turn(made, "red", "play senator", "done")
    assert display_of(made) == SEVEN
    turn(made, "green", "play senator")
    assert hand_of(made, "green").count("i-mercator") == 0


@rule("3.5")
def test_both_sides_of_the_display():
    """The usual side asks for any goods and cloth, the other one for wine as well."""
    cloth = ["", "any", "any", "cloth", "cloth", "any cloth", "cloth cloth"]
    wine = ["", "any", "any", "wine", "cloth", "any wine", "wine cloth"]
    for side, slots in (("cloth", cloth), ("wine", wine)):
        for slot, words in enumerate(slots):
            asked = words.split()
            expected = [asked.count(good) for good in (*FACTS.good_ids, "any")]
            assert list(FACTS.surcharges[side][slot]) == expected
    made = table(
        2, display=SEVEN, options={"display": "wine"}, goods={"red": {"brick": 1, "food": 1, "tool": 1}}
    )
    turn(made, "red", "play senator")
    assert refused(made, "red", "buy i-farmer") == "card-price"
    made.board.goods[3] = 1
    assert "buy i-farmer" in answer(made)


@rule("3.5")
@ruling("R12")
def test_an_empty_stock():
    """Cards slide on and get cheaper; empty slots stay at the dear end."""
    made = table(2, display=SEVEN[:3], stock=False, goods={"red": {"wine": 1}})
    turn(made, "red", "play senator", "buy i-mercator")
    assert display_of(made) == ["ii-prefect", "i-architect", "", "", "", "", ""]


@rule("3.5")
def test_lower_decks_come_first():
    """The display shows deck I; then come the cards of deck II, and so on."""
    made = table(3, display=[], seed=4)
    made.board.display = (-1,) * 7
    turn(made, "red", "play prefect", "cash")
    assert {id_.split("-")[0] for id_ in display_of(made)} == {"i"}
    assert made.board.decks[0] == 0
    made.board.display = (-1,) * 7
    turn(made, "red", "play prefect", "cash")
    assert {id_.split("-")[0] for id_ in display_of(made)} == {"ii"}
    assert made.board.stock() == 1 + 6


@ruling("R39")
def test_a_copied_purchase_fills_the_display_too():
    """At the end of the turn in which cards were bought, whatever card was used."""
    made = table(2, display=SEVEN, piles={"green": ["senator"]}, goods={"red": {"wine": 1}})
    turn(made, "red", "play diplomat", "copy green", "buy i-mercator")
    assert "" not in display_of(made)
