"""Tribune, Prefect, Mercator, Diplomat, Magister, Colonist, specialists, choice cards: individual play."""

from __future__ import annotations

import pytest

from carrack.games.concordia_venus.rules.colonists import PlaceColonists
from carrack.games.concordia_venus.rules.mercator import TradeGoods
from carrack.games.concordia_venus.rules.playing import KNOWN_EFFECTS
from carrack.kernel.table import to_move
from concordia_venus.build import (
    FACTS,
    answer,
    card,
    cards,
    colonists_of,
    goods_of,
    hand_of,
    money_of,
    pile_of,
    refused,
    rule,
    ruling,
    seat,
    table,
    told,
    turn,
)


@rule("2.1", "3.2")
def test_the_tribune_takes_five_cards_back():
    """G2: five cards with the Tribune, two sestertii, a colonist for food and a tool, a slot free."""
    made = table(
        2,
        piles={"red": ["prefect", "mercator3", "architect", "senator"]},
        goods={"red": {"food": 1, "tool": 1, "wine": 4}},
        land={"red": ["roma"]},
        sea={"red": ["roma"]},
    )
    free = made.board.free_slots(0)
    assert turn(made, "red", "play tribune") == ["place land roma", "place sea roma", "done"]
    answer(made, "place land roma")
    assert len(hand_of(made, "red")) == 8
    assert pile_of(made, "red") == []
    assert money_of(made, "red") == 2
    assert goods_of(made, "red") == {"wine": 4}
    assert made.board.camped[0].count(made.board.map.capital) == 2
    assert made.board.free_slots(0) == free + 3
    assert told(made, "took-back")[0].args["count"] == 5


@rule("2.1")
def test_three_cards_bring_no_money():
    """Only cards beyond the third are paid for, and the colonist is voluntary."""
    made = table(
        2, piles={"red": ["prefect", "mercator3"]}, goods={"red": {"food": 1, "tool": 1}}, money={"red": 4}
    )
    turn(made, "red", "play tribune", "done")
    assert money_of(made, "red") == 4
    assert goods_of(made, "red") == {"food": 1, "tool": 1}


@rule("2.1")
@ruling("R27")
def test_there_is_always_a_card_to_play():
    """The Tribune comes back at once, alone as well."""
    made = table(2, hands={"red": ["tribune"]})
    turn(made, "red")
    assert hand_of(made, "red") == ["tribune"]
    assert told(made, "took-back")[0].args == {"seat": "seat:0", "count": 1, "sum": 0}


def locris(seats: int = 3):
    """G4: Hellas before Red's Prefect."""
    return table(
        seats,
        map_="hellas",
        tiles={"delphi": "brick", "thermos": "cloth"},
        markers={"locris": "cloth", "epirus": "wine", "thessalia": "cloth", "cyclades": "food"},
        turned=["epirus", "thessalia"],
        houses={"red": ["delphi"], "green": ["delphi"], "yellow": ["thermos"]},
        magnus="green",
    )


@rule("2.3")
def test_locris_produces():
    """G4: the bonus for Red, a good for everybody's house, the marker is turned."""
    made = locris()
    turn(made, "red", "play prefect", "produce locris")
    assert goods_of(made, "red") == {"cloth": 1, "brick": 1}
    assert goods_of(made, "green") == {"brick": 1}
    assert goods_of(made, "yellow") == {"cloth": 1}
    assert not made.board.active >> made.board.map.province_ids.index("locris") & 1


@rule("2.3")
def test_the_prefects_money():
    """G4: one sestertius for each visible coin; all markers show goods again. Ten coins bring ten."""
    made = locris()
    turn(made, "red", "play prefect", "cash")
    assert money_of(made, "red") == 2 + 1
    assert made.board.active == (1 << 10) - 1
    many = table(3, map_="hellas", turned=["locris", "epirus", "thessalia", "cyclades", "euboea"])
    turn(many, "red", "play prefect", "cash")
    assert money_of(many, "red") == 10


@rule("2.3")
def test_a_province_without_houses_brings_its_bonus():
    """Only the bonus of the marker."""
    made = locris()
    turn(made, "red", "play prefect", "produce cyclades")
    assert goods_of(made, "red") == {"food": 1}
    assert goods_of(made, "green") == goods_of(made, "yellow") == {}


@rule("2.3")
def test_a_turned_marker_closes_its_province():
    """Only provinces that show a good can be chosen, and only those of the map."""
    made = locris()
    options = turn(made, "red", "play prefect")
    assert "produce epirus" not in options
    assert refused(made, "red", "produce epirus") == "marker-turned"
    assert refused(made, "red", "produce gallia") == "not-on-map"


@ruling("R5", "R6")
def test_money_without_coins_and_no_province_left():
    """The money may be chosen with no coin to be seen; with all markers turned it is all that is left."""
    made = table(2)
    turn(made, "red", "play prefect", "cash")
    assert money_of(made, "red") == 0
    made.board.active = 0
    turn(made, "green", "play prefect")
    assert money_of(made, "green") == 12 * 2
    assert made.board.active == (1 << 12) - 1


@rule("3.1")
@ruling("R35")
def test_the_praefectus_magnus_doubles_the_bonus_and_goes_right():
    """Two goods instead of one, nothing more for houses; the next holder sits to the right."""
    made = locris()
    made.board.magnus = seat("red")
    turn(made, "red", "play prefect", "produce locris")
    assert goods_of(made, "red") == {"cloth": 2, "brick": 1}
    assert made.board.magnus == seat("yellow")
    assert told(made, "magnus")


@rule("3.1")
def test_the_praefectus_magnus_rests_with_the_money():
    """No double money, and the card stays; nobody else's production uses it."""
    made = locris()
    made.board.magnus = seat("red")
    turn(made, "red", "play prefect", "cash")
    assert money_of(made, "red") == 3
    assert made.board.magnus == seat("red")
    turn(made, "green", "play prefect", "produce locris")
    assert made.board.magnus == seat("red")
    assert goods_of(made, "green") == {"cloth": 1, "brick": 1}


@rule("3.1", "2.5")
@ruling("R8")
def test_the_praefectus_magnus_with_other_cards():
    """A copied, repeated or chosen Prefect counts as played; it is passed on even if no slot is free."""
    made = locris()
    made.board.magnus = seat("red")
    made.board.goods[0] = 12 - 6
    made.board.piles[seat("green")] = (card("prefect"),)
    turn(made, "red", "play diplomat", "copy green", "produce cyclades")
    assert goods_of(made, "red") == {"brick": 6}
    assert made.board.magnus == seat("yellow")
    repeated = locris()
    repeated.board.magnus = seat("red")
    repeated.board.piles[seat("red")] = (card("prefect"),)
    turn(repeated, "red", "play magister", "repeat", "produce cyclades")
    assert (goods_of(repeated, "red"), repeated.board.magnus) == ({"food": 2}, seat("yellow"))
    chosen = locris()
    chosen.board.magnus = seat("red")
    chosen.board.hands[seat("red")] |= cards(["i-prefect-architect"])
    turn(chosen, "red", "play prefect_architect", "use prefect", "produce cyclades")
    assert (goods_of(chosen, "red"), chosen.board.magnus) == ({"food": 2}, seat("yellow"))


@rule("3.2")
@ruling("R7", "R48")
def test_a_full_storehouse_chooses_what_it_takes():
    """Bonus and houses' goods are one offer; as many as fit are taken, the player's before the others'."""
    made = locris()
    made.board.goods[0] = 5  # six colonists and five bricks: one slot is free
    made.board.goods[5 + 1] = 6  # six colonists and six food: green has no room
    assert made.board.free_slots(0) == 1
    assert turn(made, "red", "play prefect", "produce locris") == ["take brick", "take cloth"]
    assert refused(made, "red", "take wine") == "not-offered"
    answer(made, "take cloth")
    assert goods_of(made, "red") == {"brick": 5, "cloth": 1}
    assert goods_of(made, "green") == {"food": 6}
    assert goods_of(made, "yellow") == {"cloth": 1}


@rule("3.2")
@ruling("R48")
def test_several_full_storehouses():
    """The producing player chooses first, then the others clockwise; nobody leaves a slot free."""
    gallia = ["burdigala", "lutetia", "massilia"]
    made = table(
        4,
        tiles={"burdigala": "brick", "lutetia": "food", "massilia": "wine"},
        markers={"gallia": "wine"},
        houses=dict.fromkeys(("red", "green", "yellow"), gallia),
        goods={"red": {"cloth": 4}, "green": {"cloth": 5}, "yellow": {"cloth": 4}},
    )
    assert turn(made, "yellow", "play prefect", "produce gallia") == ["take brick", "take food", "take wine"]
    chosen = []
    for good in ("wine", "wine", "food", "brick", "brick"):
        chosen.append((to_move(made), good))
        answer(made, f"take {good}")
    assert chosen == [(2, "wine"), (2, "wine"), (0, "food"), (0, "brick"), (1, "brick")]
    assert answer(made) == []
    assert [made.board.free_slots(who) for who in range(3)] == [0, 0, 0]


@rule("2.4")
@ruling("R10")
def test_green_sells_wine_and_buys_bricks():
    """G5: 2 + 3 + 18 sestertii; room for five bricks; four for 12 leave 11; a third kind is refused."""
    made = table(
        2,
        goods={"green": {"wine": 3, "food": 1}},
        money={"green": 2},
        land={"green": ["roma", "aquileia-roma"]},
    )
    turn(made, "green", "play mercator3")
    assert money_of(made, "green") == 5
    made.board.goods[5 + 1] += 2  # so that five slots are free after the sale
    options = answer(made, "sell wine 3")
    assert money_of(made, "green") == 23
    assert made.board.free_slots(1) == 5
    assert [move for move in options if move.startswith("buy brick")] == [
        f"buy brick {number}" for number in range(1, 6)
    ]
    assert refused(made, "green", "buy brick 6") == "no-room"
    assert refused(made, "green", "buy cloth 4") == "no-money"
    assert refused(made, "green", "sell food 4") == "not-so-many"
    answer(made, "buy brick 4")
    assert (goods_of(made, "green"), money_of(made, "green")) == ({"brick": 4, "food": 3}, 11)
    assert answer(made) == []


@rule("2.4")
@ruling("R9")
def test_a_good_is_traded_once_and_one_way():
    """Neither back nor again; after two goods there is no third."""
    made = table(2, goods={"red": {"wine": 2}}, money={"red": 20})
    turn(made, "red", "play mercator3", "sell wine 1")
    assert refused(made, "red", "sell wine 1") == "traded-already"
    assert refused(made, "red", "buy wine 1") == "traded-already"
    answer(made, "buy brick 1")
    made.stack.append(TradeGoods(0, 0b1001))
    assert refused(made, "red", "buy food 1") == "two-goods"


@rule("2.4")
def test_the_two_mercators():
    """The starting card pays three, the bought one five; trading is voluntary."""
    made = table(2, hands={"red": ["mercator3", "i-mercator", "tribune"]}, goods={"red": {"wine": 1}})
    turn(made, "red", "play mercator3", "done")
    assert money_of(made, "red") == 3
    turn(made, "red", "play mercator5", "done")
    assert money_of(made, "red") == 8


@rule("2.8")
def test_the_vintner():
    """G6: a wine for each own wine city, nothing for the others, as far as there is room."""
    cities = ["massilia", "novaria", "lutetia", "burdigala"]
    made = table(
        2,
        tiles=dict.fromkeys(cities, "wine"),
        houses={"red": [*cities, "athenae"], "green": cities},
        hands={"red": ["ii-vintner", "tribune"]},
        land={"red": ["roma"]},
    )
    turn(made, "red", "play vintner")
    assert goods_of(made, "red") == {"wine": 4}
    assert goods_of(made, "green") == {}
    made.board.goods[3] = 5
    made.board.goods[0] = 12 - 5 - 5
    made.board.hands[0] = made.board.all_cards(0)
    made.board.piles[0] = ()
    turn(made, "red", "play vintner")
    assert made.board.free_slots(0) == 0
    assert goods_of(made, "red") == {"wine": 5, "brick": 2}


@rule("2.8")
@pytest.mark.parametrize(
    ("id_", "face", "good"),
    [
        ("ii-mason", "mason", "brick"),
        ("i-farmer", "farmer", "food"),
        ("i-smith", "smith", "tool"),
        ("ii-vintner", "vintner", "wine"),
        ("ii-weaver", "weaver", "cloth"),
    ],
)
def test_every_specialist_has_its_good(id_, face, good):
    """Own houses in cities of the good produce."""
    made = table(
        2,
        tiles={
            "massilia": "brick",
            "novaria": "food",
            "lutetia": "tool",
            "burdigala": "wine",
            "athenae": "cloth",
        },
        houses={"red": ["massilia", "novaria", "lutetia", "burdigala", "athenae"]},
        hands={"red": [id_, "tribune"]},
    )
    turn(made, "red", f"play {face}")
    assert goods_of(made, "red") == {good: 1}


def tops(mode: str = "individual", seats: int = 5):
    """Piles with a Mercator, an Architect, a Prefect and a Diplomat on top."""
    piles = {"green": ["mercator3"], "yellow": ["architect"], "blue": ["prefect"], "black": ["diplomat"]}
    return table(seats, mode=mode, piles=piles)


@rule("2.5")
def test_whose_card_a_diplomat_uses():
    """G7: Mercator, Architect and Prefect, but not the other Diplomat, nor where no card lies."""
    made = tops()
    assert turn(made, "red", "play diplomat") == ["copy green", "copy yellow", "copy blue", "skip"]
    assert refused(made, "red", "copy black") == "diplomat-there"
    assert refused(made, "red", "copy red") == "own-card"
    assert refused(made, "red", "copy white") == "no-such-seat"
    made.board.piles[seat("green")] = ()
    assert refused(made, "red", "copy green") == "no-card-there"


@rule("2.5")
@ruling("R30")
def test_a_copied_card_is_used_as_if_it_were_played():
    """A Mercator pays the number on that card; a choice card is chosen anew."""
    made = table(2, hands={"green": ["ii-mercator", "tribune"]}, piles={"green": ["ii-mercator"]})
    turn(made, "red", "play diplomat", "copy green", "done")
    assert money_of(made, "red") == 5
    assert pile_of(made, "red") == ["diplomat"]
    other = table(2, hands={"green": ["tribune"]}, piles={"green": ["ii-architect-mercator"]})
    assert turn(other, "red", "play diplomat", "copy green") == ["use architect", "use mercator"]


@rule("2.5")
@ruling("R29", "R45")
def test_a_card_may_be_played_for_nothing():
    """A Diplomat or Magister without a target, or one that is left unused."""
    made = table(2)
    turn(made, "red", "play diplomat")
    turn(made, "green", "play magister")
    assert [event.args["card"] for event in told(made, "no-effect")] == ["card:diplomat", "card:magister"]
    later = tops()
    turn(later, "red", "play diplomat", "skip")
    assert len(told(later, "no-effect")) == 1


@ruling("R49")
def test_prefect_and_colonist_do_one_of_two_things():
    """Neither is left unused, not by the partner either."""
    made = table(4, mode="team", hands={"red": ["prefect", "i-colonist", "tribune"]}, turned=["gallia"])
    assert not {"done", "skip"} & set(turn(made, "red", "play prefect"))
    assert not {"done", "skip"} & set(answer(made, "cash"))
    answer(made, "cash")
    turn(made, "red", "play colonist")
    assert (money_of(made, "red"), money_of(made, "yellow")) == (2 + 5, 5)


@ruling("R49")
def test_prefect_and_colonist_may_be_left_unused():
    """With `must_use=off` both partners may do neither thing; a colonist that is placed counts."""
    made = table(
        4,
        mode="team",
        options={"must_use": "off"},
        hands={"red": ["prefect", "i-colonist", "tribune"]},
        turned=["gallia"],
        goods={"yellow": {"food": 1, "tool": 1}},
    )
    assert turn(made, "red", "play prefect")[-2:] == ["cash", "skip"]
    answer(made, "skip", "skip")
    assert made.board.active != (1 << 12) - 1
    assert told(made, "no-effect")[-1].args == {"seat": "seat:2", "card": "card:prefect"}
    assert turn(made, "red", "play colonist") == ["earn", "skip"]
    assert answer(made, "skip")[-2:] == ["earn", "skip"]
    assert "skip" not in answer(made, "place land roma")
    assert (money_of(made, "red"), money_of(made, "yellow")) == (0, 0)


@ruling("R49")
def test_what_has_to_be_done_with_prefect_and_colonist_is_told():
    """The refusal names the two things."""
    made = table(
        2, hands={"red": ["prefect", "i-colonist", "tribune"]}, goods={"red": {"food": 1, "tool": 1}}
    )
    turn(made, "red", "play prefect")
    assert refused(made, "red", "skip") == "produce-or-cash"
    answer(made, "cash")
    turn(made, "red", "play colonist")
    assert refused(made, "red", "skip") == "place-or-earn"


@rule("2.6")
def test_the_magister_repeats_a_prefect():
    """G9: the card played before is used once more."""
    made = locris()
    turn(made, "red", "play prefect", "produce cyclades")
    options = turn(made, "red", "play magister")
    assert options == ["repeat", "skip"]
    answer(made, "repeat", "produce locris")
    assert goods_of(made, "red") == {"food": 1, "cloth": 1, "brick": 1}
    assert pile_of(made, "red") == ["prefect", "magister"]


@rule("2.6")
@ruling("R13")
def test_what_the_magister_cannot_repeat():
    """It is not played on a Senator; nothing after a Tribune, because the pile is empty."""
    made = table(2, piles={"red": ["senator"]})
    assert "play magister" not in turn(made, "red")
    assert refused(made, "red", "play magister") == "magister-on-senator"
    assert "play magister" in turn(table(2, piles={"red": ["senator", "prefect"]}), "red")
    after = table(2)
    turn(after, "red", "play tribune")
    assert turn(after, "red", "play magister") == []
    assert pile_of(after, "red") == ["magister"]


@ruling("R14", "R17")
def test_the_magister_repeats_a_diplomat():
    """The Diplomat acts again and may use another card, a Senator too."""
    made = table(
        3,
        piles={"red": ["diplomat"], "green": ["mercator3"], "yellow": ["senator"]},
        display=["i-mercator"],
        goods={"red": {"wine": 1}},
    )
    options = turn(made, "red", "play magister", "repeat")
    assert options == ["copy green", "copy yellow", "skip"]
    answer(made, "copy yellow", "buy i-mercator")
    assert "i-mercator" in hand_of(made, "red")


@ruling("R15")
def test_a_diplomat_on_a_magister():
    """It repeats the copier's own card that lies under the Diplomat, but no Senator."""
    made = table(2, piles={"red": ["mercator3"], "green": ["magister"]})
    turn(made, "red", "play diplomat", "copy green", "repeat", "done")
    assert money_of(made, "red") == 3
    senator = table(2, piles={"red": ["senator"], "green": ["magister"]})
    assert turn(senator, "red", "play diplomat", "copy green") == []
    magister = table(2, piles={"red": ["magister"], "green": ["magister"]})
    assert turn(magister, "red", "play diplomat", "copy green") == []


@ruling("R16")
def test_chains_of_diplomat_and_magister_end():
    """Each of the two acts once in a turn."""
    made = table(2, piles={"red": ["mercator3", "diplomat"], "green": ["magister"]})
    assert turn(made, "red", "play magister", "repeat", "copy green") == []
    assert told(made, "no-effect")
    other = table(
        2,
        hands={"red": ["diplomat", "i-diplomat", "tribune"]},
        piles={"red": ["i-diplomat"], "green": ["magister"]},
    )
    assert turn(other, "red", "play diplomat", "copy green") == []


def roman_colonists():
    """G10: Red before the Colonist."""
    return table(
        2,
        houses={"red": ["massilia", "aquileia"]},
        goods={"red": {"food": 2, "tool": 3}},
        hands={"red": ["i-colonist", "tribune"]},
    )


@rule("2.7")
@ruling("R4")
def test_new_colonists():
    """G10: in the capital or beside own houses, for food and a tool each; Novaria is closed."""
    made = roman_colonists()
    options = turn(made, "red", "play colonist")
    assert set(options) == {
        *(f"place {kind} {city}" for kind in ("land", "sea") for city in ("roma", "massilia", "aquileia")),
        "earn",
    }
    assert refused(made, "red", "place land novaria") == "no-own-house"
    assert refused(made, "red", "done") == "place-or-earn"
    answer(made, "place sea roma")
    assert refused(made, "red", "earn") == "placed-already"
    answer(made, "place land massilia")
    assert goods_of(made, "red") == {"tool": 1}
    assert colonists_of(made, "red") == {"sea roma", "land massilia"}
    assert answer(made) == []


@rule("2.7")
@ruling("R4")
def test_two_colonists_in_one_city_and_a_city_without_sea():
    """Both may stand in one city; where no path of a kind begins, none of that kind is placed."""
    made = roman_colonists()
    turn(made, "red", "play colonist", "place sea massilia", "place sea massilia")
    assert made.board.camped[1] == (made.board.map.city_ids.index("massilia"),) * 2
    dry = table(
        2,
        houses={"red": ["novaria"]},
        goods={"red": {"food": 2, "tool": 2}},
        hands={"red": ["i-colonist", "tribune"]},
    )
    assert "place sea novaria" not in turn(dry, "red", "play colonist")
    assert refused(dry, "red", "place sea novaria") == "no-sea-path"


@rule("2.7")
@ruling("R26")
def test_the_colonists_money():
    """Five sestertii and one for each colonist on the board, in cities or on paths."""
    made = roman_colonists()
    made.board.camped[0] = (0, 1)
    made.board.paths[1] = 1
    turn(made, "red", "play colonist", "earn")
    assert money_of(made, "red") == 8


@rule("3.3")
def test_three_colonists_of_each_kind():
    """When all of a kind are on the board, no more come; and they cost food and a tool."""
    made = table(2, land={"red": ["roma", "roma", "roma"]}, goods={"red": {"food": 1, "tool": 1}})
    assert turn(made, "red", "play tribune") == ["place sea roma", "done"]
    assert refused(made, "red", "place land roma") == "no-land-colonist-left"
    assert refused(made, "red", "place sea massilia") == "capital-only"
    assert refused(made, "red", "place sea kition") == "not-on-map"
    made.board.goods[1] = 0
    assert refused(made, "red", "place sea roma") == "colonist-cost"
    made.board.camped[1] = (made.board.map.capital,) * 3
    assert refused(made, "red", "place sea roma") == "no-sea-colonist-left"
    made.stack[-1] = PlaceColonists(0, False, 0)
    made.board.houses[0] |= 1 << made.board.map.city_ids.index("novaria")
    assert refused(made, "red", "place sea novaria") == "no-sea-path"


@rule("2.14")
def test_a_choice_card_as_mercator():
    """G15: an Architect/Mercator used as Mercator pays five."""
    made = table(2, hands={"red": ["ii-architect-mercator", "tribune"]})
    options = turn(made, "red", "play architect_mercator")
    assert options == ["use architect", "use mercator"]
    assert refused(made, "red", "use prefect") == "other-half"
    answer(made, "use mercator", "done")
    assert money_of(made, "red") == 5


@rule("1.4")
@ruling("R47")
def test_equal_cards_are_one_option():
    """Two Prefects are offered once; the pile shows the last card."""
    made = table(2)
    options = turn(made, "red")
    assert options.count("play prefect") == 1
    assert len(options) == 7
    answer(made, "play prefect", "cash")
    assert "prefect-2" in hand_of(made, "red")
    turn(made, "red", "play prefect", "cash")
    assert pile_of(made, "red") == ["prefect", "prefect-2"]
    assert "play prefect" not in turn(made, "red")
    assert refused(made, "red", "play prefect") == "not-in-hand"


def test_every_effect_has_a_function_and_every_function_a_card():
    """Data and code name the same effects."""
    named = {effect for face in FACTS.faces for effect in face.effects}
    assert named == set(KNOWN_EFFECTS)
    assert len(set(KNOWN_EFFECTS)) == len(KNOWN_EFFECTS)
