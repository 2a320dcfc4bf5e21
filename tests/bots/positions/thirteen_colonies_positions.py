"""13 Kolonien: the last turn of the game, where every line can be counted, and answers that leave no doubt.

England plays the last turn of the last round against Spain. Where the closing card lies open with one other
VP card at most, the game ends then: every region is scored once more, and a tie goes to the most control.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from position import position
from thirteen_colonies.build import FACTS, REGION, answer, game, kind, kinds, put_people, table

from carrack.games.thirteen_colonies.state.invariants import add_open_cards
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.games.thirteen_colonies.state.vp_stack import VpStack
from carrack.kernel.table import NOBODY

SPAIN = 0
ENGLAND = 1
CLOSING = {"E": "end1_e", "F": "end2_f", "P": "end3_p"}
LAST_ROUND = 15
SCEPTICAL = 1
# By region and seat: the values of colonies, or cards.
Places = Mapping[str, Mapping[int, Sequence[Any]]]
ONE_EACH = {SPAIN: [1], ENGLAND: [1]}
IN_CUBA = {"cuba": {ENGLAND: ["carrack"]}}


def last_turn(
    *choices: str,
    mode: str = "E",
    vp: tuple[int, int],
    colonies: Places,
    units: Places | None = None,
    cards: Sequence[str] = (),
    sioux: Sequence[str] = (),
    mission: bool = False,
    deck: Sequence[str] | None = None,
    **pieces: Any,
) -> ColoniesTable:
    """England's last turn after some choices in it, with these VP cards beside the closing card.

    The open regions are those named with colonies. The Sioux live in the first one with this land, and with a
    mission of England, of whom they are sceptical then. `deck` is all that is left of the terrain deck.
    """
    made = table(mode, regions=tuple(colonies), slots=[*cards, CLOSING[mode]], **pieces)
    made.turns = 2 * LAST_ROUND - 1
    made.begin_turn(ENGLAND)
    for seat, player in enumerate(made.players):
        player.vp = vp[seat]
    for id_, towns in colonies.items():
        for seat, values in towns.items():
            made.set_colonies(seat, REGION.index(id_), tuple(sorted(values)))
            made.players[seat].tokens -= len(values)
    for id_, fleets in (units or {}).items():
        for seat, fleet in fleets.items():
            made.set_units(seat, REGION.index(id_), tuple(kinds(fleet)))
    if sioux:
        people = put_people(made, "sioux", sioux)
        if mission:
            tribe = made.own_tribe(people)
            tribe.mission = ENGLAND
            tribe.relations[ENGLAND] = SCEPTICAL
    if mode == "P":
        made.beside = kind("independence")
    clear_away(made, deck)
    for region in made.revealed:
        made.survey(region)
    nodes = game().nodes
    made.stack = [nodes["game"].load(["final_count", NOBODY]), nodes["turn"].load(["fill_slots", ENGLAND])]
    answer(made, *choices)
    return made


def clear_away(made: ColoniesTable, deck: Sequence[str] | None) -> None:
    """The VP stacks are used up, and what is in play is taken from where it lay."""
    for stack in [made.stock, *made.later]:
        for unseen in stack.unseen():
            made.add_to_box(unseen)
    made.set_stock(VpStack([], [], [], [], 0))
    made.later = ()
    made.epoch = len(made.mode.epochs) - 1
    made.region_stack = tuple([region for region in made.region_stack if region not in made.revealed])
    if made.mode.id == "P":
        made.supply[kind("fort")] = FACTS.cards[kind("fort")].count
    take_from_piles(made)
    if deck is not None:
        made.terrain_trash = tuple((Counter(made.pools[0]) - Counter(kinds(deck))).elements())
        made.pools = [kinds(deck)]
    made.deck = len(made.pools[0])


def take_from_piles(made: ColoniesTable) -> None:
    """Cards in play are neither in the decks nor in the supply nor in the box."""
    coast, made.coast_deck = list(made.coast_deck), ()
    used = [0] * len(FACTS.cards)
    add_open_cards(made, used)
    for card in Counter(dict(enumerate(used))).elements():
        if card in made.pools[0]:
            made.pools[0].remove(card)
        elif card in coast:
            coast.remove(card)
        elif made.supply[card]:
            made.from_supply(card)
        else:
            made.add_to_box(card, -1)
    made.coast_deck = tuple(coast)


# Regions


@position(good=["play colonist settle florida"], bad=["play colonist settle virginia"], solved=True)
def a_colonist_where_the_place_changes() -> ColoniesTable:
    """One more control breaks the tie in Florida and brings no better place in Virginia."""
    return last_turn(
        vp=(10, 11),
        colonies={"florida": {SPAIN: [2], ENGLAND: [2]}, "virginia": {SPAIN: [3], ENGLAND: [1]}},
        units={"florida": {ENGLAND: ["carrack"]}, "virginia": {ENGLAND: ["carrack"]}},
        hand={ENGLAND: ["colonist"]},
    )


@position(good=["play colonist settle cuba"], bad=["play building_once found cuba"], solved=True)
def a_new_colony_has_no_control_yet() -> ColoniesTable:
    """The only colonist founds a colony of value 0, which counts nothing, or takes the lead."""
    return last_turn(
        vp=(11, 10),
        colonies={"cuba": ONE_EACH},
        units=IN_CUBA,
        hand={ENGLAND: ["colonist", "building_once"]},
    )


@position(
    good=["play building_once found virginia"],
    bad=["play colonist settle cuba", "play building_once found cuba"],
    solved=True,
)
def a_colony_for_the_third_banner() -> ColoniesTable:
    """A colony in a third region meets a condition of three points; the lead in Cuba is worth one."""
    return last_turn(
        vp=(15, 10),
        colonies={"cuba": ONE_EACH, "florida": {ENGLAND: [1]}, "virginia": {}},
        units={
            "cuba": {ENGLAND: ["carrack"]},
            "florida": {ENGLAND: ["carrack"]},
            "virginia": {ENGLAND: ["carrack"]},
        },
        cards=["vp1_banners"],
        hand={ENGLAND: ["colonist", "building_once"]},
    )


@position(good=["play carrack land cuba"], bad=["play carrack land jamaica"], solved=True)
def a_ship_where_the_colonist_settles() -> ColoniesTable:
    """The colonist needs a ship beside Cuba to take the lead there; England has no other colony."""
    return last_turn(
        vp=(11, 10),
        colonies={"cuba": ONE_EACH, "jamaica": {}, "virginia": {}},
        hand={ENGLAND: ["carrack", "colonist"]},
    )


# Scorings


@position(
    good=["play colonist settle cuba", "purse money_2, play colonist settle cuba"],
    bad=["take vp1_envoy", "end actions"],
    solved=True,
)
def the_colonist_before_the_envoy() -> ColoniesTable:
    """The region is scored twice: whoever settles first leads in both scorings."""
    return last_turn(
        vp=(12, 10),
        colonies={"cuba": ONE_EACH},
        units=IN_CUBA,
        cards=["vp1_envoy"],
        hand={ENGLAND: ["colonist", "money_2"]},
    )


@position(good=["in jamaica"], bad=["in virginia"], solved=True)
def the_envoy_where_spain_gets_nothing() -> ColoniesTable:
    """Each region brings England three points, but only in Jamaica Spain gets none."""
    return last_turn(
        "take vp1_envoy",
        vp=(13, 8),
        colonies={
            "cuba": {SPAIN: [1], ENGLAND: [2]},
            "jamaica": {ENGLAND: [1]},
            "virginia": {SPAIN: [2], ENGLAND: [1]},
        },
        cards=["vp1_envoy"],
        hand={ENGLAND: ["money_2"]},
    )


@position(bad=["take vp1_envoy"], solved=True)
def no_scoring_for_the_leader() -> ColoniesTable:
    """The envoy brings England one point and Spain three, and England is ahead by only one."""
    return last_turn(
        vp=(10, 13),
        colonies={"jamaica": {SPAIN: [2], ENGLAND: [1]}},
        cards=["vp1_envoy"],
        hand={ENGLAND: ["money_2"]},
    )


# VP cards


@position(good=["buy carrack", "purse money_2, buy carrack"], bad=["end actions"], solved=True)
def the_fourth_ship_for_the_fleet() -> ColoniesTable:
    """The money buys the ship that meets the condition, wherever it lies; nothing else brings points."""
    return last_turn(
        vp=(8, 5),
        colonies={"cuba": {SPAIN: [1], ENGLAND: [2]}},
        units={"cuba": {ENGLAND: ["carrack", "carrack"]}},
        cards=["vp1_fleet"],
        hand={ENGLAND: ["money_2"]},
        discard={ENGLAND: ["galleon"]},
    )


@position(good=["buy carrack", "purse money_2, buy carrack"], bad=["end actions"], solved=True)
def a_ship_made_to_order() -> ColoniesTable:
    """Bought, taken to the hand by the smithy and landed, the ship is in the third port that counts."""
    return last_turn(
        vp=(11, 10),
        colonies={"cuba": ONE_EACH, "virginia": {}},
        units={"cuba": {ENGLAND: ["carrack"]}, "virginia": {ENGLAND: ["carrack"]}},
        cards=["vp1_three_ports"],
        hand={ENGLAND: ["smithy", "money_2"]},
    )


@position(good=["take vp1_curios"], bad=["sell cane_field"], solved=True)
def no_sale_of_what_the_crown_wants() -> ColoniesTable:
    """The sugar is three points now, or money that counts nothing any more."""
    return last_turn(
        vp=(12, 10), colonies={"cuba": ONE_EACH}, cards=["vp1_curios"], hand={ENGLAND: ["cane_field"]}
    )


@position(
    good=["play harbour trade", "purse money_2, play harbour trade"],
    bad=["play harbour enlarge", "end actions"],
    solved=True,
)
def the_harbour_draws_the_missing_coin() -> ColoniesTable:
    """The draw pile has only two cards, and one of them is the coin that the tribute still needs."""
    return last_turn(
        vp=(11, 10),
        colonies={"cuba": ONE_EACH},
        cards=["vp1_tribute"],
        hand={ENGLAND: ["harbour", "money_2"]},
        draw={ENGLAND: ["money_1", "colonist"]},
    )


@position(good=["play colonist explore cuba"], bad=["play colonist settle cuba"], solved=True)
def two_explorers_instead_of_settlers() -> ColoniesTable:
    """Exploring twice meets a condition of two points, settling wins one; the ship carries two actions."""
    return last_turn(
        vp=(8, 10),
        colonies={"cuba": ONE_EACH, "jamaica": {SPAIN: [3]}},
        units=IN_CUBA,
        cards=["vp1_explorers"],
        open="forest",
        hidden=["meadow", "meadow"],
        hand={ENGLAND: ["colonist", "colonist"]},
    )


@position(good=["take vp1_pomp"], bad=["play colonist settle cuba"], solved=True)
def pomp_needs_the_whole_hand() -> ColoniesTable:
    """Six cards are two points; the colonist alone would win one, and five cards are worth nothing."""
    return last_turn(
        vp=(8, 10),
        colonies={"cuba": ONE_EACH, "jamaica": {SPAIN: [2]}},
        units=IN_CUBA,
        cards=["vp1_pomp"],
        hand={ENGLAND: ["colonist", "desert", *["weapons_once"] * 4]},
    )


@position(bad=["discard colonist"], solved=True)
def pomp_leaves_the_colonist() -> ColoniesTable:
    """Of seven cards six are discarded, and only the colonist can still win something."""
    return last_turn(
        "take vp1_pomp",
        vp=(13, 10),
        colonies={"cuba": ONE_EACH},
        units=IN_CUBA,
        cards=["vp1_pomp"],
        hand={ENGLAND: ["colonist", *["weapons_once"] * 6]},
    )


# The end of the game


@position(bad=["take vp1_tribute"])
def no_end_of_a_lost_game() -> ColoniesTable:
    """With this card gone the game ends now, two points behind; England's next hand is sure to win it."""
    return last_turn(
        vp=(14, 10),
        colonies={"cuba": ONE_EACH},
        units=IN_CUBA,
        cards=["vp1_tribute", "vp1_gold"],
        hand={ENGLAND: ["money_3", "weapons_once"], SPAIN: ["colonist", "forest", "forest", "swamp"]},
        draw={ENGLAND: ["colonist", "colonist", "money_5", "colonist"]},
        discard={SPAIN: ["meadow", "money_1", "forest", "meadow"]},
    )


@position(good=["take vp1_envoy", "purse money_2, take vp1_envoy", "sell forest, take vp1_envoy"])
def the_end_of_a_won_game() -> ColoniesTable:
    """The envoy changes nothing in Cuba, but with it gone the game ends now, one point ahead."""
    return last_turn(
        vp=(12, 13),
        colonies={"cuba": {SPAIN: [2], ENGLAND: [2]}},
        cards=["vp1_envoy", "vp1_gold"],
        hand={ENGLAND: ["money_2", "forest"], SPAIN: ["money_5", "colonist", "carrack", "money_3"]},
        draw={ENGLAND: ["swamp", "forest"]},
        discard={SPAIN: ["colonist", "money_3", "galleon"]},
    )


# Peoples and fights


@position(good=["buy town_hall", "purse money_1, buy town_hall"], bad=["end actions"], solved=True)
def a_town_hall_for_the_building_boom() -> ColoniesTable:
    """For one coin the town hall is the fifth building, three points at once."""
    return last_turn(
        mode="F",
        vp=(12, 10),
        colonies={"cuba": ONE_EACH},
        cards=["vp2_building_boom"],
        hand={ENGLAND: ["money_1"]},
        discard={ENGLAND: ["house", "smithy", "harbour", "warehouse"]},
    )


@position(bad=["end actions"], solved=True)
def a_city_is_spent() -> ColoniesTable:
    """In hand the city counts nothing; spent on anything it is a point in the VP pile, and breaks the tie."""
    return last_turn(mode="F", vp=(10, 10), colonies={"cuba": ONE_EACH}, hand={ENGLAND: ["tenochtitlan"]})


@position(good=["play colonist settle florida, from sioux"], bad=["end actions"], solved=True)
def land_of_a_people_is_its_control() -> ColoniesTable:
    """Land from under the Sioux is control that they lose and England gains; their grudge comes too late."""
    return last_turn(
        mode="F",
        vp=(12, 10),
        colonies={"florida": ONE_EACH},
        units={"florida": {ENGLAND: ["carrack"]}},
        open="forest",
        sioux=["meadow", "meadow", "swamp"],
        hand={ENGLAND: ["colonist"]},
    )


@position(
    good=["play colonist settle florida, from open"],
    bad=["play colonist settle florida, from sioux"],
    solved=True,
)
def no_war_that_ends_the_mission() -> ColoniesTable:
    """Taking land makes sceptical Sioux go to war, and the lost mission costs the point that wins."""
    return last_turn(
        mode="F",
        vp=(11, 10),
        colonies={"florida": ONE_EACH},
        units={"florida": {ENGLAND: ["carrack"]}},
        open="river_delta",
        sioux=["silver_mine", "swamp", "swamp", "swamp"],
        mission=True,
        hand={ENGLAND: ["colonist"]},
    )


@position(
    good=["play to_arms_2 attack florida, attack 1 colony 2"],
    bad=["play to_arms_2 attack florida, attack sioux"],
    solved=True,
)
def the_attack_on_the_colony() -> ColoniesTable:
    """All cards to draw are equal, so any attack succeeds: the colony costs Spain most, the Sioux England."""
    return last_turn(
        mode="F",
        vp=(13, 10),
        colonies={"florida": {SPAIN: [2]}},
        units={"florida": {SPAIN: ["soldier"], ENGLAND: ["carrack", *["soldier"] * 4]}},
        sioux=["meadow", "meadow", "swamp"],
        deck=["forest", "forest"],
        hand={ENGLAND: ["to_arms_2"]},
    )


# The professional game


@position(good=["play newspaper appeal"], bad=["play newspaper pamphlet"], solved=True)
def an_appeal_in_the_last_turn() -> ColoniesTable:
    """It takes two declarations, and a newspaper that stays is worth nothing any more."""
    return last_turn(
        mode="P",
        vp=(14, 10),
        colonies={"cuba": ONE_EACH},
        cards=["vp3_common_sense"],
        hand={ENGLAND: ["newspaper"]},
    )


def declared(vp: tuple[int, int], colonies: Places, units: Places | None = None) -> ColoniesTable:
    """Six declarations are made: enough for Independence (12 points) or the Congress (8)."""
    return last_turn(
        "play newspaper appeal",
        "play newspaper appeal",
        "play en_1776 spirit",
        mode="P",
        vp=vp,
        colonies=colonies,
        units=units,
        cards=["vp3_congress"],
        hand={ENGLAND: ["newspaper", "newspaper", "en_1776"]},
    )


@position(good=["take independence"], bad=["take vp3_congress"], solved=True)
def independence_spares_the_scoring() -> ColoniesTable:
    """Spain leads in every region: with Independence they are not scored, after the Congress they are."""
    return declared(
        (15, 10),
        {
            "virginia": {SPAIN: [3], ENGLAND: [3]},
            "new_spain": {SPAIN: [3, 2], ENGLAND: [3, 1]},
            "louisiana": {SPAIN: [3], ENGLAND: [3]},
        },
        {"virginia": {SPAIN: ["soldier"]}, "louisiana": {SPAIN: ["soldier"]}},
    )


@position(good=["take vp3_congress"], bad=["take independence"], solved=True)
def the_congress_leaves_the_scoring() -> ColoniesTable:
    """England leads in every region, and Independence would end the game before they are scored."""
    return declared(
        (25, 10),
        {
            "virginia": {SPAIN: [2], ENGLAND: [3]},
            "new_spain": {ENGLAND: [3, 1]},
            "louisiana": {SPAIN: [3], ENGLAND: [3, 1]},
        },
    )


@position(
    good=["play trader stock"],
    bad=["play warehouse store", "end actions"],
    solved=True,
)
def the_warehouse_is_for_the_stock() -> ColoniesTable:
    """With the warehouse the trader fetches the money for the tribute; used to draw a card, it needs luck."""
    return last_turn(
        mode="P",
        vp=(11, 10),
        colonies={"cuba": ONE_EACH},
        cards=["vp1_tribute"],
        hand={ENGLAND: ["trader", "warehouse"]},
        discard={ENGLAND: ["money_3", "colonist", "colonist"]},
    )


@position(
    good=["play pioneer trail", "play colonist settle new_spain"],
    bad=["play pioneer found new_spain", "end actions"],
    solved=True,
)
def a_trail_for_three_colonists() -> ColoniesTable:
    """Only three settlers overtake Spain, and the ship alone carries two actions."""
    return last_turn(
        mode="P",
        vp=(11, 10),
        colonies={"new_spain": {SPAIN: [2, 2], ENGLAND: [1, 1]}},
        units={"new_spain": {ENGLAND: ["carrack"]}},
        hand={ENGLAND: ["pioneer", "colonist", "colonist", "colonist"]},
    )


@position(good=["play captain relocate, in cuba"], bad=["play captain crew", "end actions"], solved=True)
def a_ship_is_moved_for_the_colonist() -> ColoniesTable:
    """The colonist takes the lead in Cuba, and the captain brings the ship that is missing there."""
    return last_turn(
        mode="P",
        vp=(11, 10),
        colonies={"cuba": ONE_EACH, "jamaica": {}, "virginia": {}},
        units={"jamaica": {ENGLAND: ["carrack"]}},
        hand={ENGLAND: ["captain", "colonist"]},
        draw={ENGLAND: ["weapons_once"]},
    )


# Answers of Spain


def attacked(*choices: str, soldiers: int, hand: Sequence[str] = ("to_arms_3",)) -> ColoniesTable:
    """England is about to take the colony that makes Spain win; all cards that can be drawn are equal.

    Everybody knows the hands.
    """
    made = last_turn(
        mode="P",
        vp=(12, 10),
        colonies={"florida": {SPAIN: [2]}, "virginia": {SPAIN: [3]}, "cuba": {ENGLAND: [1]}},
        units={"florida": {ENGLAND: ["carrack", *["soldier"] * soldiers]}, **IN_CUBA},
        deck=["forest", "forest"],
        hand={SPAIN: ["fort"], ENGLAND: hand},
    )
    for player in made.players:
        player.sure = player.hand.copy()
    answer(made, *choices)
    return made


@position(good=["react fort defend"])
def the_fort_holds_the_colony() -> ColoniesTable:
    """Three soldiers beat the colony by one, and with the fort it is a tie, which the target wins."""
    return attacked("play to_arms_3 attack florida", "pass", soldiers=3)


@position(good=["react fort control"])
def a_hopeless_fight_is_stopped() -> ColoniesTable:
    """Against four soldiers the fort can't hold the colony, but it can stop the attack."""
    return attacked("play to_arms_3 attack florida", soldiers=4)


@position(good=["pass"])
def the_fort_waits_for_the_attack() -> ColoniesTable:
    """A colonist in Cuba changes no place, and England still holds the attack that only the fort can stop."""
    return attacked("play colonist settle cuba", soldiers=4, hand=["colonist", "to_arms_3"])
