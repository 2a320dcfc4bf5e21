"""The worked examples of the advanced game: GOLDEN G33 to G49 and the rulings that go with them."""

from __future__ import annotations

import pytest

from carrack.games.thirteen_colonies.content.facts import NONE, PEACE, SCEPTICAL, WAR
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.deck.hands import ChoosePile, DrawCards
from carrack.games.thirteen_colonies.rules.deck.losses import Lose
from carrack.games.thirteen_colonies.rules.peoples.natives import (
    end_mission,
    end_trade,
    remove_people,
    set_relation,
)
from carrack.games.thirteen_colonies.rules.peoples.raids import raid
from carrack.games.thirteen_colonies.rules.turns import pay_taxes
from carrack.games.thirteen_colonies.rules.vp_cards import fill_slots
from carrack.kernel.table import advance
from thirteen_colonies.build import (
    FACTS,
    SHIP,
    act,
    answer,
    discard,
    draws,
    game,
    hand,
    ids,
    kind,
    put_people,
    refusal,
    rule,
    ruling,
    run,
    supply,
    table,
    vp_pile,
)

# Attacker: 3 soldiers, 2 cannons. Victim: a colony of 2, 1 cannon, 1 soldier.
ARMIES = {0: ["carrack", "soldier", "soldier", "soldier", "cannon", "cannon"], 1: ["soldier", "cannon"]}


@rule("F2.a")
@ruling("A1")
def test_g33_g34_taxes() -> None:
    """Money above the rate stays in the purse; with too little all of it is paid."""
    for card, purse in (("money_3", 1), ("money_1", 0)):
        made = table("F", hand={0: [card]})
        made.tax = 2
        pay_taxes(made, 0)
        advance(made)
        assert discard(made) == [card]
        assert made.turn.purse == purse


@rule("F2.b")
def test_g35_war_ends_mission_and_trade() -> None:
    """Sceptical leaves them; war ends both and brings a raid card."""
    made = table("F", discard={0: ["money_2"]})
    people = put_people(made, "hopi")
    made.tribes[people].mission = made.tribes[people].trade = 0
    set_relation(made, 0, people, SCEPTICAL)
    assert (made.tribes[people].mission, made.tribes[people].trade) == (0, 0)
    set_relation(made, 0, people, WAR)
    advance(made)
    assert (made.tribes[people].mission, made.tribes[people].trade) == (NONE, NONE)
    assert discard(made) == ["raid_hopi"]
    assert made.players[0].vp == -1
    set_relation(made, 0, people, WAR)
    assert discard(made) == ["raid_hopi"]


def fight(target: str, attacker: str, defender: str):
    """The battle of the rulebook with these terrain cards."""
    made = table("F", hand={0: ["to_arms_1"]}, colonies={1: [2]}, units=ARMIES, discard={1: ["money_3"]})
    draws(made, attacker, defender)
    act(made, "play to_arms_1 attack florida", target)
    return made


@rule("F2.d")
def test_g36_attacking_soldiers() -> None:
    """3 + 0 against 1 + 2: a tie goes to the target, a soldier is lost."""
    made = fight("attack 2 soldiers", "meadow", "ore_hills")
    assert made.turn.strength == (3, 3)
    assert made.soldiers_in(0, made.revealed[0]) == 2
    assert made.soldiers_in(1, made.revealed[0]) == 1
    assert ids(made.terrain_trash) == ["meadow", "ore_hills"]
    assert made.box[kind("to_arms_1")] == 1


@rule("F2.d", "F6a")
def test_g37_g38_attacking_a_colony() -> None:
    """3 against 2 + 1; the colony changes owner and its victim loses money worth its value."""
    made = fight("attack 2 colony 2", "ore_hills", "forest")
    assert made.turn.strength == (5, 4)
    land = made.land(made.revealed[0])
    assert land.colonies == [(2,), ()]
    assert [player.tokens for player in made.players] == [12, 13]
    assert discard(made, 1) == ["money_1"]
    assert made.players[1].vp == 0
    assert made.soldiers_in(0, made.revealed[0]) == 3


@rule("F2.d", "2c")
@ruling("A34")
def test_t19_a_loss_with_change_and_with_vp() -> None:
    """A 3 for 2: 1 comes back to the discard pile; missing money costs VP."""
    made = table("F", draw={1: ["money_3"]})
    run(made, Lose(1, MONEY_PART, 2))
    assert discard(made, 1) == ["money_1"]
    assert made.players[1].vp == 0
    made = table("F", hand={1: ["money_1"]})
    run(made, Lose(1, MONEY_PART, 2))
    assert (hand(made, 1), made.players[1].vp) == ([], -1)


@rule("2c")
def test_the_owner_chooses_what_he_loses() -> None:
    """From any pile, permanent or not, with the smallest surplus."""
    made = table("F", hand={0: ["money_1", "money_3"]}, discard={0: ["money_2"]})
    options = run(made, Lose(0, MONEY_PART, 3))
    assert options == ["remove money_1 hand", "remove money_3 hand", "remove money_2 discard"]
    answer(made, "remove money_2 discard")
    assert hand(made) == ["money_3"]


@rule("F2.b", "F2.d")
@ruling("A16", "A36")
def test_g39_a_raid() -> None:
    """Abenaki 2 against colony 2 and a cannon; beaten off nothing happens, else the colony loses 1."""
    for cards, value in ((("meadow", "meadow"), 2), (("ore_hills", "meadow"), 1)):
        made = table("F", draw={1: ["raid_abenaki"]}, colonies={1: [2]}, units=ARMIES)
        put_people(made, "abenaki")
        draws(made, *cards)
        made.active = 1
        run(made, DrawCards(1, 1))
        assert made.turn.strength[1] == 3
        assert (hand(made, 1), discard(made, 1)) == ([], ["raid_abenaki"])
        assert made.land(made.revealed[0]).colonies[1] == (value,)


@rule("F2.b")
def test_t22_a_raid_without_a_target() -> None:
    """It is drawn, finds no colony, is laid on the discard pile and not replaced."""
    made = table("F", draw={0: ["money_1", "raid_hopi", "colonist", "money_1"]})
    put_people(made, "hopi")
    made.players[0].draw_value = 4
    run(made, DrawCards(0, 4))
    assert hand(made) == ["colonist", "money_1", "money_1"]
    assert discard(made) == ["raid_hopi"]


@rule("F2.b")
def test_the_victim_chooses_among_equal_colonies() -> None:
    """Without a colony in the home region the weakest anywhere."""
    made = table("F", regions=("florida", "cuba", "peru"))
    for region in made.revealed[1:]:
        made.set_colonies(0, region, (1,))
    people = put_people(made, "hopi")
    draws(made, "meadow", "meadow")
    raid(made, 0, people)
    assert answer(made) == ["in cuba", "in peru"]
    answer(made, "in peru")
    assert made.turn.strength[1] == 1


@rule("F2.d")
@ruling("A24", "A8")
def test_g40_the_city_must_fall_first() -> None:
    """War either way; victory takes a marker and the city, defeat a soldier."""
    for cards, won in ((("ore_hills", "meadow"), True), (("meadow", "meadow"), False)):
        made = table("F", hand={0: ["to_arms_1"]}, units=ARMIES, regions=("new_spain",))
        people = put_people(made, "inca", ["forest"], city=True)
        draws(made, *cards)
        act(made, "play to_arms_1 attack new_spain", "attack inca")
        tribe = made.tribes[people]
        assert tribe.relations[0] == WAR
        assert tribe.region != NONE
        assert tribe.city != won
        assert tribe.markers == (1 if won else 2)
        assert ("cusco" in discard(made)) == won
        assert made.soldiers_in(0, made.revealed[0]) == (3 if won else 2)


@rule("F2.d")
@ruling("A35")
def test_victory_over_a_people() -> None:
    """Its card with negative VP, its income; its land goes under the pile, raid cards leave."""
    made = table("F", hand={0: ["to_arms_1"]}, units=ARMIES, hidden=["desert"])
    people = put_people(made, "hopi", ["forest", "meadow"])
    set_relation(made, 1, people, WAR)
    draws(made, "ore_hills", "meadow")
    act(made, "play to_arms_1 attack florida", "attack hopi")
    assert vp_pile(made) == ["hopi"]
    assert "money_1" in discard(made)
    assert discard(made, 1) == []
    assert made.box[kind("raid_hopi")] == 4
    land = made.land(made.revealed[0])
    assert FACTS.cards[land.open].id == "desert"
    assert [FACTS.cards[cell[0]].id for cell in land.hidden] == ["meadow", "forest"]
    made = table("F")
    people = put_people(made, "hopi")
    remove_people(made, people, NONE)
    assert made.box[kind("hopi")] == 1


@rule("F2.d")
@ruling("A44")
@pytest.mark.parametrize("won", [True, False])
def test_a_fallen_city_leaves_the_missions_and_trades_of_others(won: bool) -> None:
    """A third player keeps mission, trade and peace; the attacker's own trade ends with the war."""
    made = table("F", 3, hand={0: ["to_arms_1"]}, units=ARMIES, regions=("new_spain",))
    people = put_people(made, "inca", ["forest"], city=True)
    made.tribes[people].mission, made.tribes[people].trade = 2, 2
    draws(made, *(("ore_hills", "meadow") if won else ("meadow", "meadow")))
    act(made, "play to_arms_1 attack new_spain", "attack inca")
    tribe = made.tribes[people]
    assert (tribe.city, tribe.relations) == (not won, [WAR, PEACE, PEACE])
    assert (tribe.mission, tribe.trade, made.players[2].vp) == (2, 2, 0)
    # The people itself takes them along.
    remove_people(made, people, 0)
    assert (tribe.mission, tribe.trade, made.players[2].vp) == (NONE, NONE, -1)


@rule("F2.d")
@ruling("A44")
def test_who_attacks_a_city_loses_mission_and_trade_there() -> None:
    """War ends them, whatever the result."""
    made = table("F", hand={0: ["to_arms_1"]}, units=ARMIES, regions=("new_spain",))
    people = put_people(made, "inca", ["forest"], city=True)
    made.tribes[people].mission = 0
    draws(made, "meadow", "meadow")
    act(made, "play to_arms_1 attack new_spain", "attack inca")
    assert (made.tribes[people].mission, made.players[0].vp) == (NONE, -1)


@rule("F2.d")
def test_the_city_card_pays_once() -> None:
    """After use it lies on the VP pile."""
    made = table("F", hand={0: ["cusco"]})
    act(made, "purse cusco")
    assert made.turn.purse == 5
    assert vp_pile(made) == ["cusco"]


@rule("F5a")
@ruling("A18")
def test_g41_trade_with_natives() -> None:
    """Wagon train and permanent food are trashed for 2 money and the flag; nobody else can trade."""
    made = table("F", hand={0: ["wagon_train", "food_1"], 1: ["wagon_train", "food_1"]}, **SHIP)
    people = put_people(made, "hopi")
    act(made, "play wagon_train trade florida")
    assert hand(made) == []
    assert discard(made) == ["money_2"]
    assert made.tribes[people].trade == 0
    made.set_units(1, made.revealed[0], (kind("carrack"),))
    made.stack = []
    assert "play wagon_train trade florida" not in act(made, seat=1)


@rule("F5a", "F2.d")
def test_g42_the_end_of_a_trade() -> None:
    """2 money leave the deck, or 2 VP."""
    for cards, points in ((["money_2"], 0), ([], -2)):
        made = table("F", discard={0: cards})
        people = put_people(made, "hopi")
        made.tribes[people].trade = 0
        remove_people(made, people, NONE)
        advance(made)
        assert (discard(made), made.players[0].vp) == ([], points)


@rule("F5a")
def test_g43_furs_are_gone() -> None:
    """Money in place of furs, VP for the rest."""
    made = table("F", discard={0: ["money_1"]})
    people = put_people(made, "sioux")
    made.tribes[people].trade = 0
    end_trade(made, people)
    advance(made)
    assert (discard(made), made.players[0].vp) == ([], -1)
    made = table("F", discard={0: ["beaver_creek", "money_1"]})
    made.tribes[people].trade = 0
    end_trade(made, people)
    advance(made)
    assert (discard(made), made.players[0].vp) == ([], 0)


@pytest.mark.parametrize(("card", "founded"), [("ore_hills", True), ("forest", False)])
@rule("F5b")
def test_g44_a_mission(card: str, founded: bool) -> None:
    """Sioux need 2: two colonists and the flag; the missionary is discarded either way."""
    made = table("F", hand={0: ["missionary"]}, **SHIP)
    people = put_people(made, "sioux")
    draws(made, card)
    act(made, "play missionary mission florida")
    assert discard(made) == (["colonist", "colonist"] if founded else []) + ["missionary"]
    assert made.tribes[people].mission == (0 if founded else NONE)


@rule("F5b", "2a")
def test_g45_g09_missions_end_and_pay() -> None:
    """The end of a mission costs 1 VP; the reward counts missions."""
    made = table("F", hand={0: ["money_1"]}, slots=["vp2_missions"])
    for id_ in ("hopi", "sioux"):
        made.tribes[put_people(made, id_)].mission = 0
    act(made, "take vp2_missions")
    assert made.players[0].vp == 2
    assert made.box[kind("vp2_missions")] == 1
    end_mission(made, put_people(made, "hopi"))
    assert made.players[0].vp == 1


@rule("F5b")
def test_the_church() -> None:
    """A colonist of the row without food, or a missionary."""
    made = table("F", hand={0: ["church"]})
    act(made, "play church parish")
    assert discard(made) == ["church", "colonist"]
    made = table("F", hand={0: ["church"]})
    act(made, "play church ordain")
    assert discard(made) == ["church", "missionary"]


@rule("F6a")
def test_g46_cannons() -> None:
    """No control, no attack, no help for soldiers; they defend colonies."""
    made = table("F", units={0: ["cannon", "soldier"]}, colonies={0: [1]})
    region = made.revealed[0]
    assert made.control(0, region) == 2
    assert made.soldiers_in(0, region) == 1
    assert made.cannons_in(0, region) == 1


@rule("F6b", "E8")
def test_g47_g48_governor_and_distillery() -> None:
    """Town hall and two wood for the seat; seat and material for the distillery, not the town hall."""
    made = table("F", hand={0: ["town_hall", "forest", "forest"]})
    made.open_pile(kind("governor"))
    made.open_pile(kind("distillery"))
    act(made, "play town_hall expand", "build governor")
    assert discard(made) == ["forest", "forest", "governor", "town_hall"]
    made = table("F", hand={0: ["governor", "town_hall", "building_perm"]})
    made.open_pile(kind("distillery"))
    made.opened &= ~(1 << kind("harbour"))
    assert "play town_hall expand" not in act(made)
    answer(made, "play governor expand")
    assert discard(made) == ["building_perm", "distillery", "governor"]


@rule("F6b")
def test_g49_rum() -> None:
    """Distillery and sugar are trashed for permanent rum."""
    made = table("F", hand={0: ["distillery", "cane_field"]})
    act(made, "play distillery produce")
    assert discard(made) == ["rum"]
    assert ids(made.terrain_trash) == ["cane_field"]


@rule("F5a", "F2.b")
@ruling("A15")
def test_t09_gifts_after_war() -> None:
    """Sceptical again, and the raid card leaves the deck."""
    made = table("F", hand={0: ["wagon_train"]}, **SHIP)
    people = put_people(made, "hopi")
    set_relation(made, 0, people, WAR)
    before = supply(made, "raid_hopi")
    act(made, "play wagon_train gifts florida")
    assert made.tribes[people].relations[0] == SCEPTICAL
    assert discard(made) == ["wagon_train"]
    assert supply(made, "raid_hopi") == before + 1


@rule("F2.c")
def test_t10_taking_land() -> None:
    """The top card of a people; relation sceptical, control one less."""
    made = table("F", hand={0: ["colonist"]}, open="desert", colonies={0: [0]}, **SHIP)
    people = put_people(made, "hopi", ["forest", "meadow"])
    act(made, "play colonist settle florida", "from hopi")
    assert discard(made) == ["forest"]
    assert made.tribes[people].relations == [SCEPTICAL, PEACE]
    assert len(made.tribes[people].under) == 1
    made = table("F", hand={0: ["discoverer"]}, open="desert", **SHIP)
    people = put_people(made, "hopi", ["forest", "meadow"])
    act(made, "play discoverer explore florida", "under forest")
    assert [FACTS.cards[cell[0]].id for cell in made.tribes[people].under] == ["forest", "meadow"]
    assert made.tribes[people].relations == [PEACE, PEACE]


@rule("F3")
def test_scouting() -> None:
    """The top card of any draw pile goes back or to the discard pile; only the scout sees it."""
    made = table("F", draw={1: ["forest"]})
    run(made, ChoosePile(0))
    assert made.players[1].top == kind("forest")
    assert game().view(made, 0).as_json()["own"]["scouted"] == [None, "forest"]
    assert game().view(made, 1).as_json()["own"]["scouted"] == [None, None]
    answer(made, "accept")
    assert discard(made, 1) == ["forest"]
    made = table("F", hand={0: ["discoverer"]})
    assert act(made) == ["end actions"]
    assert refusal(made, "play discoverer scout").message.id == "refusal-nothing-to-do"


@rule("F1", "P2")
@ruling("A40")
def test_t27_g50_closing_cards() -> None:
    """The closing cards of the shorter games."""
    ends = {mode: [FACTS.cards[end].id for end in facts.ends] for mode, facts in FACTS.modes.items()}
    assert ends["F1"] == ["end1_e"]
    assert ends["P1"] == ["end1_e"]
    assert ends["P2"] == ["end1_p", "end2_f"]
    for mode, closing in ends.items():
        made = table(mode)
        stacks = [made.stock, *made.later]
        assert [FACTS.cards[stack.end].id for stack in stacks] == closing
        assert sum(FACTS.cards[end].check == "end_of_round" for end in FACTS.modes[mode].ends) == 1
    assert FACTS.modes["F1"].taxes
    assert FACTS.modes["F1"].relations
    assert FACTS.modes["F1"].fights


@rule("F6", "F5")
def test_t26_the_end_of_epoch_one() -> None:
    """Levy, new piles, prices, a region, the next stack; slots wait for the next A2."""
    made = table("F", hand={0: ["food_1"]})
    stack = made.stock
    stack.early, stack.late, stack.sure, stack.free, stack.skip = [], [], [], [], 0
    stack.top = stack.rest = 0
    made.set_slot(0, kind("vp1_gold"))
    fill_slots(made, 0)
    answer(made, "accept", "decline")
    assert made.players[1].vp == -1
    assert discard(made) == ["food_1"]
    assert made.epoch == 1
    assert made.slots[1:] == [NONE, NONE]
    assert made.is_open(kind("cannon"))
    assert len(made.revealed) == 2


@rule("F2.d")
def test_no_attack_without_soldiers() -> None:
    """The attack is refused, and without tokens colonies are no target."""
    made = table("F", hand={0: ["to_arms_1"]}, colonies={1: [2]}, **SHIP)
    assert act(made) == ["end actions"]
    assert refusal(made, "play to_arms_1 attack florida").section == "F2.d"
    made = table("F", hand={0: ["to_arms_1"]}, colonies={1: [2]}, units=ARMIES)
    assert act(made, "play to_arms_1 attack florida") == ["attack 2 colony 2", "attack 2 soldiers"]
    made = table("F", hand={0: ["to_arms_1"]}, colonies={1: [2]}, units=ARMIES)
    made.players[0].tokens = 0
    draws(made, "meadow", "meadow")
    act(made, "play to_arms_1 attack florida")
    assert made.turn.strength == (3, 1)
    assert made.soldiers_in(1, made.revealed[0]) == 0


@rule("F5")
def test_first_encounters_open_three_piles() -> None:
    """Wagon train, missionary and church."""
    made = table("F", slots=[])
    made.stock.early, made.stock.late, made.stock.free, made.stock.skip = [], [], [], 0
    made.stock.sure = [kind("vp1_contact")]
    made.stock.top, made.stock.rest = 1, 0
    made.stock.end = NONE
    fill_slots(made, 0)
    advance(made)
    assert made.is_open(kind("church"))
    assert made.is_open(kind("missionary"))
