"""Cases at the edge of the advanced and professional rules: peoples, fights, taxes, ships, reactions."""

from __future__ import annotations

import pytest

from carrack.games.thirteen_colonies.content.facts import NONE, PEACE, SCEPTICAL, WAR
from carrack.games.thirteen_colonies.rules.deck.hands import DrawCards
from carrack.games.thirteen_colonies.rules.effects import change_tax
from carrack.games.thirteen_colonies.rules.peoples.natives import remove_people, set_relation
from carrack.games.thirteen_colonies.rules.peoples.raids import raid
from carrack.games.thirteen_colonies.rules.vp_cards import fill_slots
from carrack.kernel.match import take_for
from carrack.kernel.table import advance, open_asks
from carrack.kernel.text import Texts
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
    kinds,
    put_people,
    refusal,
    rule,
    ruling,
    run,
    supply,
    table,
    vp_pile,
)

ARMY = {0: ["carrack", "soldier", "soldier", "soldier"]}
TAXES = FACTS.cards[kind("vp2_taxes")].vp_effects
TEA_PARTY = FACTS.cards[kind("vp3_tea_party")].vp_effects


@rule("F2.b")
def test_the_log_tells_of_raid_cards() -> None:
    """One is taken with the war and leaves the deck with peace, or with the people."""
    made = table("F")
    people = put_people(made, "sioux")
    set_relation(made, 1, people, WAR)
    set_relation(made, 1, people, PEACE)
    set_relation(made, 0, people, WAR)
    remove_people(made, people, NONE)
    texts = Texts("en", game())
    log = [event for event in made.events or [] if event.kind.startswith("raid-card")]
    assert [texts.say(event.seen_by(0)) for event in log] == [
        "England puts the Sioux raid card on their discard pile.",
        "The Sioux raid card leaves the deck of England.",
        "Spain puts the Sioux raid card on their discard pile.",
        "The Sioux raid card leaves the deck of Spain.",
    ]


@rule("F2.a")
@ruling("A21")
def test_both_tax_markers_move_within_their_track() -> None:
    """A change for all moves England's marker too; neither leaves the track."""
    made = table("P", hand={1: ["money_1"]}, slots=["en_neglect"])
    made.tax = 1
    act(made, "take en_neglect", seat=1)
    assert [made.rate(seat) for seat in (0, 1)] == [1, 0]
    change_tax(made, FACTS.effects[TAXES][0], 0, NONE)
    assert [made.rate(seat) for seat in (0, 1)] == [2, 1]
    for _ in range(3):
        change_tax(made, FACTS.effects[TEA_PARTY][0], 0, NONE)
    assert [made.rate(seat) for seat in (0, 1)] == [0, 0]
    for _ in range(12):
        change_tax(made, FACTS.effects[TAXES][0], 0, NONE)
    assert [made.rate(seat) for seat in (0, 1)] == [10, 10]


@rule("F2.b")
@pytest.mark.parametrize("state", [PEACE, SCEPTICAL, WAR])
def test_missions_and_trades_need_peace(state: int) -> None:
    """A sceptical people has no new ones; gifts are for those who are not peaceful."""
    made = table("F", hand={0: ["wagon_train", "missionary", "food_1"]}, **SHIP)
    set_relation(made, 0, put_people(made, "hopi"), state)
    options = act(made)
    for move in ("play wagon_train trade florida", "play missionary mission florida"):
        assert (move in options) == (state == PEACE)
    assert ("play wagon_train gifts florida" in options) == (state != PEACE)


@rule("F2.b", "F2.d")
@ruling("A16")
def test_a_raid_hits_the_weakest_colony_at_home() -> None:
    """Not a weaker one elsewhere; one that would fall below 0 is removed."""
    for values, left in (([1, 3], (0, 3)), ([0, 3], (3,))):
        made = table("F", regions=("florida", "cuba"), colonies={0: values})
        made.set_colonies(0, made.revealed[1], (0,))
        tokens = made.players[0].tokens
        people = put_people(made, "abenaki")
        draws(made, "ore_hills", "meadow")
        raid(made, 0, people)
        advance(made)
        assert made.turn.strength == (4, values[0])
        assert made.land(made.revealed[0]).colonies[0] == left
        assert made.land(made.revealed[1]).colonies[0] == (0,)
        assert made.players[0].tokens == tokens + len(values) - len(left)


@rule("F2.b")
def test_a_raid_card_is_not_replaced() -> None:
    """Of two cards drawn it is one, also as a known top card; the others stay in the pile."""
    made = table("F", draw={0: ["forest"] * 3 + ["raid_hopi"]})
    made.players[0].top = kind("raid_hopi")
    put_people(made, "hopi")
    run(made, DrawCards(0, 2))
    assert (hand(made), discard(made), len(made.players[0].draw)) == (["forest"], ["raid_hopi"], 2)


@rule("F2.c")
def test_land_taking_in_war_changes_nothing() -> None:
    """No second raid card."""
    made = table("F", hand={0: ["colonist"]}, open="desert", colonies={0: [0]}, **SHIP)
    people = put_people(made, "hopi", ["treasure", "forest"])
    set_relation(made, 0, people, WAR)
    act(made, "play colonist settle florida", "from hopi")
    assert discard(made) == ["forest", "raid_hopi", "treasure"]
    assert made.tribes[people].relations[0] == WAR


@rule("E1", "F1")
@pytest.mark.parametrize(("mode", "able"), [("E", False), ("F1", True)])
def test_the_beginner_game_has_no_fights(mode: str, able: bool) -> None:
    """Whatever the cards say; the advanced rules over epoch I have them."""
    made = table(mode, hand={0: ["to_arms_1"]}, colonies={1: [1]}, units=ARMY)
    assert ("play to_arms_1 attack florida" in act(made)) == able


@rule("F2.d", "E5")
@ruling("A8", "A36")
def test_special_cards_in_a_fight_take_effect() -> None:
    """Each side draws its own: they count, a treasure is the drawer's, a people comes to the region."""
    made = table("F", hand={0: ["to_arms_1"]}, colonies={1: [1]}, units=ARMY, hidden=["forest"])
    draws(made, "hopi", "niagara")
    act(made, "play to_arms_1 attack florida")
    assert made.turn.strength == (3 + 2, 1 + 1)
    assert (made.tribes[2].region, vp_pile(made, 1)) == (made.revealed[0], ["niagara"])
    assert made.terrain_trash == ()
    made = table("F", hand={0: ["to_arms_1"]}, units=ARMY)
    put_people(made, "huron")
    draws(made, "treasure", "native_gifts")
    act(made, "play to_arms_1 attack florida")
    assert made.turn.strength == (4, 2)
    assert discard(made) == ["money_1", "native_gifts", "treasure"]


@rule("F2.d", "E2")
def test_the_last_terrain_card_is_drawn_by_one_side_only() -> None:
    """It goes to the trash pile after the fight: the target draws of the other cards there, or counts 0."""
    for trash, strength in ((["ore_hills"], (4, 4)), ([], (4, 2))):
        made = table("F", hand={0: ["to_arms_1"]}, colonies={1: [2]}, units=ARMY)
        draws(made, "forest")
        made.terrain_trash = tuple(kinds(trash))
        act(made, "play to_arms_1 attack florida")
        assert made.turn.strength == strength
        assert ids(made.terrain_trash) == sorted(["forest", *trash])


@rule("F2.d")
def test_a_lost_attack_on_a_people() -> None:
    """War, a raid card and a soldier less; the people stays."""
    made = table("F", hand={0: ["to_arms_1"]}, units=ARMY)
    people = put_people(made, "sioux")
    draws(made, "meadow", "meadow")
    act(made, "play to_arms_1 attack florida")
    assert (made.turn.strength, made.soldiers_in(0, made.revealed[0])) == ((3, 3), 2)
    assert (made.tribes[people].relations[0], discard(made)) == (WAR, ["raid_sioux"])
    assert made.tribes[people].region != NONE


@rule("F2.d")
def test_beaten_soldiers() -> None:
    """The victim trashes one; winning costs none."""
    made = table("F", hand={0: ["to_arms_1"]}, units={**ARMY, 1: ["soldier", "soldier"]})
    before = supply(made, "soldier")
    draws(made, "forest", "meadow")
    act(made, "play to_arms_1 attack florida")
    assert [made.soldiers_in(seat, made.revealed[0]) for seat in (0, 1)] == [3, 1]
    assert supply(made, "soldier") == before + 1


@rule("F2.d", "P8")
@ruling("A35")
def test_a_city_does_not_help_against_another_people() -> None:
    """Its people fights with its own value; removed, both go to the box, and the own trade ends."""
    made = table("P", hand={0: ["rum"]}, slots=["vp2_incite"], regions=("new_spain",))
    put_people(made, "sioux")
    target = put_people(made, "aztec", ["forest"], city=True)
    made.tribes[target].trade = 0
    draws(made, "ore_hills", "meadow")
    act(made, "take vp2_incite", "people sioux", "people aztec")
    assert made.turn.strength == (5, 4)
    assert (made.box[kind("aztec")], made.box[kind("tenochtitlan")]) == (1, 1)
    assert (made.players[0].vp, vp_pile(made)) == (-3, [])
    assert made.free_sites(made.revealed[0]) == 4


@rule("P8")
def test_special_cards_of_incited_peoples_come_to_the_people_attacked() -> None:
    """The acting player draws for both sides, in the home region of the people attacked."""
    made = table("P", hand={0: ["rum"]}, slots=["vp2_incite"], regions=("new_spain", "peru"))
    attacker, target = put_people(made, "huron"), put_people(made, "hopi")
    made.set_home(target, made.revealed[1])
    draws(made, "tabu", "treasure")
    act(made, "take vp2_incite", "people huron", "people hopi")
    assert made.turn.strength == (3, 3)
    assert made.tribes[target].relations[0] == SCEPTICAL
    assert made.tribes[attacker].relations[0] == PEACE
    assert discard(made) == ["rum", "treasure"]


@rule("F5a", "F5b")
@ruling("A18")
def test_one_trade_and_one_mission_with_a_people() -> None:
    """The owner can't have a second one either."""
    made = table("F", hand={0: ["wagon_train", "missionary", "food_1"]}, **SHIP)
    tribe = made.tribes[put_people(made, "hopi")]
    tribe.trade = tribe.mission = 0
    assert act(made) == ["end actions"] or not [move for move in answer(made) if move.endswith("florida")]
    assert refusal(made, "play wagon_train trade florida").section == "F5a"
    assert refusal(made, "play missionary mission florida").section == "F5b"


@rule("F5b")
def test_a_mission_fails_without_peace() -> None:
    """Taboo has the combat value, but the people is sceptical then."""
    made = table("F", hand={0: ["missionary"]}, **SHIP)
    people = put_people(made, "hopi")
    draws(made, "tabu")
    act(made, "play missionary mission florida")
    assert (made.tribes[people].mission, made.tribes[people].relations[0]) == (NONE, SCEPTICAL)
    assert discard(made) == ["missionary"]


@rule("F5b")
def test_the_church_spares_only_the_food() -> None:
    """The money of the space is paid; without it the space can't be chosen."""
    made = table("F", hand={0: ["church", "money_2"]})
    made.row = 0b100
    act(made, "play church parish")
    assert discard(made) == ["church", "colonist", "money_2"]
    assert made.turn.purse == 0
    made = table("F", hand={0: ["church", "money_1"]})
    made.row = 0b100
    assert "play church parish" not in act(made)


@rule("F6")
@ruling("A29")
def test_nothing_is_scored_between_the_epochs() -> None:
    """Prices go back to their start; the open card of epoch I stays."""
    made = table("F", colonies={0: [2], 1: [1]}, slots=["vp1_gold"])
    stack = made.stock
    stack.early, stack.late, stack.sure, stack.free, stack.skip = [], [], [], [], 0
    stack.top = stack.rest = 0
    made.set_prices([0] * 13)
    fill_slots(made, 0)
    answer(made, "decline", "decline")
    assert [player.vp for player in made.players] == [-1, -1]
    assert list(made.prices) == [good.start for good in FACTS.goods]
    assert (made.slots[0], made.stock.left(), made.later) == (kind("vp1_gold"), 21, ())


@rule("P4")
def test_whom_a_letter_of_marque_plunders() -> None:
    """The owner chooses among opponents with a ship there; without one nothing happens."""
    made = table(
        "P", 4, hand={0: ["letter_of_marque"]}, units={1: ["soldier"], 2: ["carrack"], 3: ["nl_fluyt"]}
    )
    assert act(made, "play letter_of_marque plunder florida") == ["player 3", "player 4"]
    answer(made, "player 4")
    assert [player.vp for player in made.players] == [0, 0, 0, -1]
    made = table("P", hand={0: ["letter_of_marque"]}, units={1: ["soldier"]})
    act(made, "play letter_of_marque plunder florida")
    assert (made.players[1].vp, discard(made)) == (0, [])


@rule("P5")
def test_independence_needs_control() -> None:
    """5 declarations alone are not enough."""
    made = table("P", colonies={0: [3, 3, 3]})
    made.beside = kind("independence")
    made.turn.declarations = 5
    assert "take independence" not in act(made)
    assert refusal(made, "take independence").message.id == "refusal-condition"


@rule("P7")
def test_an_empty_hand_is_not_asked() -> None:
    """A fort in the draw pile alone can't be played."""
    made = table("P", hand={0: ["house"]}, draw={1: ["fort"]})
    act(made, "play house move_in")
    assert discard(made) == ["colonist"]


@rule("P7")
def test_the_last_unanswered_control_stands() -> None:
    """B stops A, C stops B, and B keeps his second fort: A's action takes place."""
    made = table("P", 3, hand={0: ["house"], 1: ["fort", "fort"], 2: ["fort"]})
    act(made, "play house move_in")
    for seat, move in ((1, "react fort control"), (2, "pass"), (2, "react fort control"), (1, "pass")):
        take_for(made, seat, made.actions.catalogue.read(move))
    assert (discard(made), hand(made, 1), discard(made, 2)) == (["colonist"], ["fort"], ["fort"])


@rule("P7")
def test_the_first_in_turn_order_from_the_active_player_answers() -> None:
    """Player 3 acts: 4 comes before 1."""
    made = table("P", 4, hand={0: ["fort"], 2: ["house"], 3: ["fort"]})
    act(made, "play house move_in", seat=2)
    for seat in (0, 3):
        take_for(made, seat, made.actions.catalogue.read("react fort control"))
    assert [ask.seat for ask in open_asks(made)] == [0]
    answer(made, "pass")
    assert (hand(made, 0), hand(made, 3)) == (["fort"], [])
    assert discard(made, 2) == ["house"]


@rule("P7", "F2.d")
@pytest.mark.parametrize(
    ("target", "aim"),
    [
        ("attack 2 colony 1", "Spain wants to attack England in Peru: the colony of value 1."),
        ("attack 2 soldiers", "Spain wants to attack England in Peru: the soldiers."),
        ("attack hopi", "Spain wants to attack Hopi in Peru."),
        ("attack inca", "Spain wants to attack Inca in Peru: the city."),
    ],
)
def test_an_attack_is_announced_with_its_target(target: str, aim: str) -> None:
    """Everybody hears it before the answers."""
    units = {**ARMY, 1: ["soldier"]}
    made = table(
        "P", 3, hand={0: ["to_arms_1"], 2: ["fort"]}, colonies={1: [1]}, units=units, regions=["peru"]
    )
    put_people(made, "hopi")
    put_people(made, "inca", city=True)
    act(made, "play to_arms_1 attack peru", target)
    assert [ask.seat for ask in open_asks(made)] == [2]
    texts = Texts("en", game())
    assert aim in [texts.say(event.seen_by(2)) for event in made.events or []]


@rule("F2.d")
def test_a_captured_colony_is_told() -> None:
    """Who lost it to whom, with its value."""
    made = table("F", hand={0: ["to_arms_1"]}, colonies={1: [0]}, units=ARMY)
    draws(made, "meadow", "meadow")
    act(made, "play to_arms_1 attack florida")
    events = [event for event in made.events or [] if event.kind == "captured"]
    region = FACTS.regions[made.revealed[0]].thing
    assert [event.args for event in events] == [
        {"seat": "seat:0", "victim": "seat:1", "region": region, "value": 0}
    ]


@rule("P7", "F2.d")
@ruling("A20")
def test_a_stopped_attack() -> None:
    """To arms! is discarded, not trashed; nobody fights, and the relation stays."""
    made = table("P", hand={0: ["to_arms_1"], 1: ["fort"]}, units=ARMY)
    people = put_people(made, "hopi")
    act(made, "play to_arms_1 attack florida", "react fort control")
    assert (discard(made), made.tribes[people].relations[0]) == (["to_arms_1"], PEACE)
    assert made.transport_left(0, made.revealed[0]) == 1


@rule("P8")
def test_beaver_wars_end_missions_and_wars() -> None:
    """All consequences: the own raid card of the ally leaves, a mission with the other's ally ends."""
    made = table("P", 3, hand={0: ["weapons_once"]}, slots=["vp2_beaver_wars"], regions=("new_france",))
    x, y = put_people(made, "huron"), put_people(made, "iroquois")
    set_relation(made, 0, x, WAR)
    set_relation(made, 2, y, WAR)
    made.tribes[y].mission, made.tribes[x].trade = 0, 2
    made.players[2].discard += kinds(["fur_2"])
    act(made, "take vp2_beaver_wars", "people huron", "player 3")
    assert (made.tribes[x].relations, made.tribes[y].relations) == ([0, 0, WAR], [WAR, 0, 0])
    assert (made.tribes[y].mission, made.tribes[x].trade) == (NONE, NONE)
    assert (discard(made), discard(made, 2)) == (["raid_iroquois"], ["raid_huron"])
    assert [player.vp for player in made.players] == [1, 0, 0]
