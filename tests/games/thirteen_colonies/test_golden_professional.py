"""The worked examples of the professional game: GOLDEN G50 to G56 and the rulings that go with them."""

from __future__ import annotations

from carrack.games.thirteen_colonies.content.facts import NONE, PEACE, WAR
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.flow import GAME
from carrack.games.thirteen_colonies.rules.deck.losses import Lose
from carrack.games.thirteen_colonies.rules.peoples.raids import raid
from carrack.games.thirteen_colonies.rules.turns import end_actions
from carrack.games.thirteen_colonies.rules.vp_cards import next_epoch
from carrack.kernel.match import take_for
from carrack.kernel.table import NOBODY, Together, advance, open_asks
from thirteen_colonies.build import (
    FACTS,
    GOOD,
    PEOPLE,
    SHIP,
    act,
    answer,
    discard,
    draws,
    game,
    hand,
    kind,
    kinds,
    put_people,
    refusal,
    rule,
    ruling,
    run,
    table,
    vp_pile,
)


def in_secret(made, **answers: str) -> None:
    """Several seats answer in secret: s1='pass'."""
    for name, move in answers.items():
        take_for(made, int(name[1:]), made.actions.catalogue.read(move))


@rule("P3")
def test_g51_nation_cards() -> None:
    """Only that nation may take them; they are in the stack only if the nation plays."""
    made = table("P", 3, hand={2: ["money_1"], 1: ["money_1"]}, slots=["en_mayflower"])
    assert "take en_mayflower" not in act(made, seat=2)
    assert refusal(made, "take en_mayflower", 2).section == "P3"
    made.stack = []
    act(made, "take en_mayflower", seat=1)
    assert discard(made, 1) == ["colonist"] * 3 + ["money_1"]
    nations = {FACTS.cards[card].nation for stack in [made.stock, *made.later] for card in stack.unseen()}
    assert nations == {NONE, 0, 1, 2}
    without = table("P", 2, options={"nation_cards": "off"})
    cards = [card for stack in [without.stock, *without.later] for card in stack.unseen()]
    assert not [card for card in cards if FACTS.cards[card].type == "nation"]


@rule("P3")
def test_land_is_bought_from_a_people() -> None:
    """Up to two cards from under one people: special ones are carried out, one may stop, peace stays."""
    made = table("P", 4, hand={3: ["money_1"]}, units={3: ["carrack"]}, slots=["nl_manhattan"])
    people = put_people(made, "hopi", ["treasure", "swamp", "forest", "meadow"])
    options = act(made, "take nl_manhattan", seat=3)
    assert options == ["people hopi", "done"]
    assert discard(made, 3) == ["money_1", "swamp", "treasure"]
    answer(made, "done")
    assert len(made.tribes[people].under) == 2
    assert made.tribes[people].relations[3] == PEACE


@rule("P5", "P6")
def test_g52_independence() -> None:
    """5 declarations and 10 control: the game is over at once, no region is scored."""
    made = table("P", colonies={0: [3, 3, 3], 1: [2]}, units={0: ["soldier"]})
    GAME.start(made)
    made.stack[0] = GAME.frame(len(GAME.names) - 1, NOBODY)
    made.beside = kind("independence")
    made.turn.declarations = 4
    assert "take independence" not in act(made)
    made.turn.declarations = 5
    answer(made, "take independence")
    assert made.stack == []
    assert vp_pile(made) == ["independence"]
    assert [player.vp for player in made.players] == [0, 0]
    assert game().standings(made).scores == [12, 0]


@rule("P5")
def test_independence_lies_beside_the_slots_in_epoch_three() -> None:
    """From the start of epoch III on."""
    made = table("P")
    effect = FACTS.effects[0][0]
    next_epoch(made, effect, 0, NONE)
    assert made.beside == NONE
    next_epoch(made, effect, 0, NONE)
    assert made.beside == kind("independence")


@rule("P6", "P7")
def test_g53_declarations_lapse() -> None:
    """Made by newspaper and mint, spent in the same turn."""
    made = table("P", hand={0: ["newspaper", "mint", "money_2"]})
    act(made, "play newspaper pamphlet", "play mint own_coin")
    assert made.turn.declarations == 3
    end_actions(made, 0)
    assert made.turn.declarations == 0


def controlled(seats: int, forts: list[int]):
    """A settles; some others hold a fort."""
    hands = {seat: ["fort"] for seat in forts} | {0: ["colonist"] + (["fort"] if 0 in forts else [])}
    return table("P", seats, hand=hands, open="forest", colonies={0: [0]}, **SHIP)


@rule("P7")
def test_g54_a_control_is_stopped_by_a_control() -> None:
    """The action takes place; both forts are discarded."""
    made = controlled(3, [1, 2])
    act(made, "play colonist settle florida")
    assert isinstance(made.stack[-1], Together)
    in_secret(made, s1="react fort control", s2="pass")
    in_secret(made, s2="react fort control")
    assert made.land(made.revealed[0]).colonies[0] == (1,)
    assert discard(made, 1) == discard(made, 2) == ["fort"]


@rule("P7")
def test_a_second_fort_answers_the_control_of_a_control() -> None:
    """B stops A, C stops B, and B's other fort stops C: A's action does not take place."""
    made = controlled(3, [1, 2])
    made.players[1].hand = kinds(["fort", "fort"])
    act(made, "play colonist settle florida")
    in_secret(made, s1="react fort control", s2="pass")
    in_secret(made, s2="react fort control")
    assert [ask.seat for ask in open_asks(made)] == [1]
    in_secret(made, s1="react fort control")
    assert made.land(made.revealed[0]).colonies[0] == (0,)
    assert discard(made, 1) == ["fort", "fort"]


@rule("P7")
@ruling("A20")
def test_t16_a_stopped_action() -> None:
    """The card is discarded whatever its symbol, nothing happens, the transport is used."""
    made = controlled(2, [1])
    act(made, "play colonist settle florida", "react fort control")
    assert discard(made) == ["colonist"]
    assert made.land(made.revealed[0]).colonies[0] == (0,)
    assert made.transport_left(0, made.revealed[0]) == 1


@rule("P7")
@ruling("A38")
def test_t20_the_active_player_is_not_asked() -> None:
    """A's own fort can't answer B's control."""
    made = controlled(2, [0, 1])
    act(made, "play colonist settle florida", "react fort control")
    assert hand(made) == ["fort"]
    assert made.land(made.revealed[0]).colonies[0] == (0,)


@rule("P7")
def test_t21_the_first_answer_counts() -> None:
    """Of two controls the first in turn order is played, the other one stays in hand."""
    made = controlled(4, [2, 3])
    act(made, "play colonist settle florida")
    in_secret(made, s3="react fort control", s2="react fort control")
    assert [ask.seat for ask in open_asks(made)] == [3]
    in_secret(made, s3="pass")
    assert (hand(made, 2), hand(made, 3)) == ([], ["fort"])
    assert discard(made) == ["colonist"]


@rule("P7")
def test_everybody_who_may_hold_a_fort_is_asked() -> None:
    """A fort in the draw pile is enough to be asked, one in the discard pile is not."""
    made = table("P", 3, hand={0: ["house"], 1: ["forest"], 2: ["forest"]}, draw={1: ["fort"]})
    made.players[2].discard = [kind("fort")]
    act(made, "play house move_in")
    assert [ask.seat for ask in open_asks(made)] == [1]
    assert answer(made) == ["pass"]
    answer(made, "pass")
    assert discard(made) == ["colonist"]


@rule("F2.d", "P7")
@ruling("A19")
def test_forts_defend() -> None:
    """Each adds 1 in defence, in an attack and against a raid in the own turn."""
    made = table(
        "P",
        hand={0: ["to_arms_1"], 1: ["fort", "fort"]},
        colonies={1: [2]},
        units={0: ["carrack", "soldier", "soldier", "soldier"], 1: ["cannon"]},
    )
    draws(made, "meadow", "meadow")
    act(made, "play to_arms_1 attack florida", "pass", "react fort defend", "react fort defend")
    assert made.turn.strength == (3, 5)
    made = table("P", hand={0: ["fort"]}, colonies={0: [1]})
    people = put_people(made, "abenaki")
    draws(made, "meadow", "meadow")
    raid(made, 0, people)
    answer(made, "react fort defend")
    assert made.turn.strength == (2, 2)
    assert made.land(made.revealed[0]).colonies[0] == (1,)


@rule("P7")
def test_t17_monopoly() -> None:
    """England's fur at 3 brings 2, France takes 1."""
    made = table("P", 3, hand={1: ["beaver_creek"], 2: ["fr_fur_trade"]})
    act(made, "sell beaver_creek", "react fr_fur_trade monopoly", seat=1)
    assert discard(made, 1) == ["money_2"]
    assert discard(made, 2) == ["fr_fur_trade", "money_1"]
    fur = GOOD.index("fur")
    assert made.prices[fur] == FACTS.goods[fur].start - 1


@rule("P8")
def test_g55_beaver_wars() -> None:
    """Peace with the own ally, war with the other one, on both sides."""
    made = table("P", hand={0: ["weapons_once"]}, slots=["vp2_beaver_wars"], regions=("new_france",))
    x, y = put_people(made, "huron"), put_people(made, "iroquois")
    act(made, "take vp2_beaver_wars", "people huron")
    assert made.tribes[x].relations == [PEACE, WAR]
    assert made.tribes[y].relations == [WAR, PEACE]
    assert "raid_iroquois" in discard(made)
    assert "raid_huron" in discard(made, 1)
    assert made.players[0].vp == 2


@rule("P8")
def test_g56_incited_peoples_fight() -> None:
    """3 + 0 against 2 + 1: the other people stays, nobody loses VP; a victory removes it."""
    for cards, stays in ((("meadow", "forest"), True), (("ore_hills", "meadow"), False)):
        made = table("P", hand={0: ["rum"]}, slots=["vp2_incite"], regions=("new_france",))
        put_people(made, "sioux")
        target = put_people(made, "hopi")
        draws(made, *cards)
        act(made, "take vp2_incite", "people sioux", "people hopi")
        assert (made.tribes[target].region != NONE) == stays
        assert [player.vp for player in made.players] == [0, 0]
        assert vp_pile(made) == []


@rule("P8")
def test_incite_against_a_player() -> None:
    """War with all consequences; without a people the card can't be bought."""
    made = table("P", hand={0: ["rum"]}, slots=["vp2_incite"])
    assert "take vp2_incite" not in act(made)
    assert refusal(made, "take vp2_incite").section == "P8"
    made.stack = []
    people = put_people(made, "sioux")
    act(made, "take vp2_incite")
    assert made.tribes[people].relations == [PEACE, WAR]
    assert discard(made, 1) == ["raid_sioux"]


@rule("P4")
def test_t15_plunder() -> None:
    """A letter of marque counts as a ship and plunders an opponent's ship."""
    made = table("P", hand={0: ["letter_of_marque"]}, units={1: ["carrack"]})
    act(made, "play letter_of_marque plunder florida")
    assert made.players[1].vp == -1
    assert discard(made) == ["money_1"]
    assert made.ships_in(0, made.revealed[0]) == 1


@rule("P4", "P7")
def test_the_captain_moves_ships() -> None:
    """Also letters of marque, which plunder on arrival; no coast card is taken."""
    made = table("P", hand={0: ["captain"]}, units={0: ["letter_of_marque"]}, regions=("florida", "cuba"))
    made.set_units(1, made.revealed[1], (kind("carrack"),))
    act(made, "play captain relocate")
    assert made.ships_in(0, made.revealed[1]) == 1
    assert made.players[1].vp == -1


@rule("P7", "E4.b")
@ruling("A25")
def test_g13_the_trader() -> None:
    """Vorrat discards trader and warehouse; without a warehouse it is not legal."""
    made = table("P", hand={0: ["trader", "warehouse"]}, discard={0: ["forest", "carrack"]})
    act(made, "play trader stock", "fetch forest")
    assert (hand(made), discard(made)) == (["forest"], ["carrack", "trader", "warehouse"])
    made = table("P", hand={0: ["trader"]}, discard={0: ["forest"]})
    assert "play trader stock" not in act(made)
    made = table("P", hand={0: ["trader", "beaver_creek"]})
    act(made, "play trader broker")
    assert "coins 3 1" in answer(made)
    answer(made, "coins 2 2")
    assert discard(made) == ["money_2", "money_2", "trader"]


@rule("P7")
def test_the_pioneer() -> None:
    """An outpost of value 1, or a trail with 2 more actions."""
    made = table("P", hand={0: ["pioneer", "pioneer"]}, **SHIP)
    act(made, "play pioneer found florida", "play pioneer trail")
    assert made.land(made.revealed[0]).colonies[0] == (1,)
    assert made.transport_left(0, made.revealed[0]) == 3


@rule("E4.a")
def test_t25_symbols_of_one_good() -> None:
    """Sugar and tobacco together don't pay for plantations; two sugar do."""
    made = table("P", hand={0: ["cane_field", "tobacco_field"]}, slots=["vp2_plantations"])
    assert "take vp2_plantations" not in act(made)
    made = table("P", hand={0: ["cane_plain"]}, slots=["vp2_plantations"])
    act(made, "take vp2_plantations")
    assert discard(made) == ["cane_plain"]


@rule("P3", "F2.a")
@ruling("A21")
def test_england_has_a_tax_rate_of_its_own() -> None:
    """2 below the common rate; later changes for all move both."""
    made = table("P", hand={1: ["money_1"]}, slots=["en_neglect"])
    made.tax = 3
    act(made, "take en_neglect", seat=1)
    assert [made.rate(seat) for seat in (0, 1)] == [3, 1]


@rule("P1", "P7")
def test_all_piles_are_open() -> None:
    """From the start of the professional game."""
    made = table("P")
    closed = [card.id for card in FACTS.cards if card.type in {"building", "expert"}]
    assert [id_ for id_ in closed if not made.is_open(kind(id_))] == []


@rule("P3")
def test_nation_cards_of_every_nation() -> None:
    """Land from natives, peace with all, more cards."""
    made = table("P", 4, hand={3: ["money_1"]}, slots=["nl_manhattan"], units={3: ["carrack"]})
    people = put_people(made, "hopi", ["forest", "meadow", "desert"])
    act(made, "take nl_manhattan", "people hopi", seat=3)
    assert discard(made, 3) == ["forest", "meadow", "money_1"]
    assert made.tribes[people].relations == [PEACE] * 4
    made = table("P", 3, hand={2: ["money_1"]}, slots=["fr_alliance"])
    put_people(made, PEOPLE[3])
    act(made, "take fr_alliance", seat=2)
    assert made.players[2].vp == 1
    made = table("P", 3, hand={2: ["money_3"]}, slots=["fr_lafayette"], units={2: ["carrack"]})
    act(made, "take fr_lafayette", seat=2)
    assert made.soldiers_in(2, made.revealed[0]) == 2
    assert made.turn.declarations == 1


@rule("2c")
def test_losses_come_from_the_whole_deck() -> None:
    """A searched draw pile is shuffled: a scouted top card is forgotten."""
    made = table("P", draw={0: ["money_1", "forest"]})
    made.players[0].top, made.players[0].top_seen = kind("forest"), 2
    run(made, Lose(0, MONEY_PART, 1))
    advance(made)
    assert made.players[0].top == NONE
