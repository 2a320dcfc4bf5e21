"""Goa: the last turns of the game, where every line can be counted, and auctions that leave no doubt.

Red plays for the victory against Blue. Rows count 0, 1, 3, 6 and 10 points, and so do colonies. Three points
go to the most ducats, which break ties too.
"""

from __future__ import annotations

from typing import Any

from goa.build import answer, game, place, table
from position import position

from carrack.games.goa.content.facts import COLUMNS, ROWS
from carrack.games.goa.rules.auctions import hold_auction
from carrack.games.goa.rules.turns import EndTurn, TakeTurn
from carrack.games.goa.state.table import AUCTIONS, EMPTY, EXTRA_ACTIONS, GoaTable
from carrack.kernel.table import NOBODY, Step

THIRD_ACTION = EXTRA_ACTIONS - 1
ROUNDS = 4
# Tiles for the rounds to come, where there are any.
TO_COME = {
    "a1": "b_ships",
    "b1": "b_colonists",
    "c1": "b_mission_2_2",
    "d1": "b_plantation_3_clove",
    "a2": "b_plantation_3_pepper",
    "b2": "b_duty",
    "c2": "b_settlement",
    "d2": "b_plantation_2_ginger",
    "b3": "b_resupply",
    "d3": "b_expeditions",
}


def rest_of_game(instruction: str, round_: int = ROUNDS) -> list[Step[Any]]:
    """What follows in phase B from an instruction of a round on; rounds count from 1."""
    nodes = game().nodes
    rest = [nodes["game"].load(["end_phase#2", NOBODY])]
    if round_ < ROUNDS:
        rest.append(nodes["rounds"].load([ROUNDS - round_, NOBODY]))
    return [*rest, nodes["round"].load([instruction, NOBODY])]


def at_round(made: GoaTable, round_: int, stack: list[Step[Any]]) -> GoaTable:
    """A table in a round of phase B, when all cards for first arrivals are gone."""
    made.board.round = round_ - 1
    made.board.reached = (1 << COLUMNS * ROWS) - 1
    made.stack = stack
    return made


def last_turn(*choices: str, round_: int = ROUNDS, **pieces: Any) -> GoaTable:
    """The last turn of a round, usually of the game, after some choices in it; only extra actions follow."""
    stack = [*rest_of_game("begin_extra_actions", round_), TakeTurn(0)]
    made = at_round(table(2, stage=THIRD_ACTION, **pieces), round_, stack)
    answer(made, *choices)
    return made


def end_of_last_turn(round_: int = ROUNDS, **pieces: Any) -> GoaTable:
    """The last turn of a round, usually of the game, after its action."""
    stack = [*rest_of_game("begin_extra_actions", round_), EndTurn(0)]
    return at_round(table(2, stage=THIRD_ACTION, **pieces), round_, stack)


def extra_turn(**pieces: Any) -> GoaTable:
    """An extra action in the last round, after which the game is over."""
    made = table(2, stage=EXTRA_ACTIONS, extra={0: 1}, **pieces)
    return at_round(made, ROUNDS, rest_of_game("begin_extra_actions"))


def lot(round_: int, tile: str, *words: str, **pieces: Any) -> GoaTable:
    """The last auction of a round for three, after some words: Red offers a tile, the last one in round 4."""
    grid = {"c3": tile} if round_ == ROUNDS else TO_COME | {"c3": tile}
    made = table(3, stage=AUCTIONS, grid=grid, **pieces)
    at_round(made, round_, rest_of_game("actions", round_))
    made.board.markers = (EMPTY, EMPTY, EMPTY, place("c3"))
    hold_auction(made, 3)
    answer(made, *words)
    return made


def full(*spices: str) -> dict[str, tuple[str, list[str]]]:
    """Plantations of two fields with two of these spices each."""
    return {
        f"plantation_{at + 1}": (f"b_plantation_2_{spice}", [spice] * 2) for at, spice in enumerate(spices)
    }


# The last action


@position(good=["progress taxes"], solved=True)
def a_paid_step_is_the_last_action() -> GoaTable:
    """The step into row 5 brings four points, all else one at most, and Red is three behind."""
    return last_turn(
        rows={0: {"taxes": 4, "harvest": 3}, 1: {"ships": 4, "harvest": 3}},
        ships={0: 4},
        holdings={0: full("pepper", "nutmeg", "clove", "ginger")},
        ducats={1: 20},
    )


@position(good=["progress founding"], bad=["progress taxes"], solved=True)
def the_deeper_of_two_steps() -> GoaTable:
    """Both steps can be paid: into row 4 it is three points, into row 2 only one, and Red is two behind."""
    return last_turn(
        rows={0: {"founding": 3, "ships": 4}, 1: {"ships": 4, "harvest": 2, "taxes": 2}},
        ships={0: 3},
        holdings={0: full("clove", "ginger", "cinnamon", "pepper")},
        ducats={1: 20},
    )


@position(good=["found quilon"], bad=["found madras", "found calicut"], solved=True)
def the_certain_colony() -> GoaTable:
    """Any second colony counts the same, and with four colonists for Quilon the cards can't fail."""
    return last_turn(
        rows={0: {"harvest": 4}, 1: {"ships": 3, "taxes": 2}},
        colonists={0: 4},
        holdings={0: {"cochin": ("cochin_1", ["clove"])}},
        hands={1: ["ducats_5_fish"]},
        ducats={1: 20},
    )


@position(good=["found quilon"], solved=True)
def the_likeliest_colony_if_nothing_else_wins() -> GoaTable:
    """One more point is not enough, so it must be a third colony, and Quilon seldom fails."""
    return last_turn(
        rows={0: {"harvest": 4, "founding": 2}, 1: {"ships": 4}},
        colonists={0: 1},
        holdings={0: {"calicut": ("calicut_1", []), "madras": ("madras_cinnamon_pepper", [])}},
        tiles={1: ["b_mission_2_1"]},
        ducats={1: 20},
    )


@position(good=["add"], bad=["decline"], solved=True)
def colonists_are_for_the_colony() -> GoaTable:
    """The colony is two points, and colonists are worth nothing after the last turn."""
    return last_turn(
        "found quilon",
        rows={0: {"harvest": 4}, 1: {"ships": 4}},
        colonists={0: 6},
        holdings={0: {"cochin": ("cochin_1", [])}},
        hands={0: ["ships_2_tiger"]},
        ducats={1: 20},
    )


@position(good=["expedition 2"], bad=["expedition 1"], solved=True)
def two_cards_as_the_last_action() -> GoaTable:
    """Nothing can be paid: each card is a point at least, and it takes two to win."""
    return last_turn(
        rows={0: {"expedition": 4}, 1: {"expedition": 4}},
        tiles={0: ["b_mission_3_1"], 1: ["b_mission_2_1"]},
        ducats={1: 20},
    )


@position(good=["taxes"], solved=True)
def the_most_ducats_by_taxes() -> GoaTable:
    """With Taxes Red has the most ducats, three points that Blue loses; all else brings one at most."""
    return last_turn(
        rows={0: {"harvest": 3}, 1: {"harvest": 3}}, tiles={1: ["b_mission_2_1"]}, ducats={0: 5, 1: 8}
    )


@position(good=["progress founding"], bad=["play progress_ships_only_shell"], solved=True)
def a_card_of_a_pair_is_too_dear() -> GoaTable:
    """Spices and ships pay the step and are worth nothing else; a card of the pair is worth two points."""
    return last_turn(
        rows={
            0: {"founding": 3, "ships": 4},
            1: {"ships": 4, "harvest": 3, "taxes": 2, "expedition": 2},
        },
        ships={0: 3},
        holdings={0: full("clove", "ginger", "cinnamon")},
        hands={0: ["progress_ships_only_shell", "colonists_2_shell"]},
        ducats={1: 20},
    )


# Tiles before it is too late


@position(bad=["progress taxes", "progress ships"], solved=True)
def a_duty_needs_every_spice() -> GoaTable:
    """The duty turns all six spices into five points; a step would take one of them for a single point."""
    return last_turn(
        rows={0: {"harvest": 4}, 1: {"ships": 4, "harvest": 3}},
        ships={0: 4},
        holdings={0: full("pepper", "ginger", "clove")},
        pile=["ships_2_tiger", "ships_2_fish", "colonists_2_palm"],
        tiles={0: ["b_duty"], 1: ["b_mission_2_1"]},
        ducats={0: 20},
    )


@position(
    good=["pay plantation_2 ginger"],
    bad=["pay plantation_1 pepper", "pay plantation_3 nutmeg"],
    solved=True,
)
def a_duty_leaves_the_spices_for_the_step() -> GoaTable:
    """The last spice of the duty must be ginger: pepper and nutmeg pay a step of two points."""
    return last_turn(
        "use b_duty",
        *["pay plantation_4 clove"] * 3,
        *["pay plantation_2 ginger"] * 2,
        rows={0: {"ships": 5, "taxes": 2}, 1: {"ships": 5, "harvest": 3, "taxes": 2}},
        ships={0: 2},
        holdings={
            0: {
                "plantation_1": ("b_plantation_2_pepper", ["pepper"]),
                "plantation_2": ("b_plantation_3_ginger", ["ginger"] * 3),
                "plantation_3": ("b_plantation_2_nutmeg", ["nutmeg"]),
                "plantation_4": ("b_plantation_3_clove", ["clove"] * 3),
            }
        },
        tiles={0: ["b_duty"]},
        ducats={1: 20},
    )


@position(good=["use b_vice_king"], bad=["end"], solved=True)
def a_free_step_before_the_end() -> GoaTable:
    """The Vice-king moves a marker for three points, and an unused tile counts nothing."""
    return end_of_last_turn(
        rows={
            0: {"ships": 4, "harvest": 4, "taxes": 4, "expedition": 4, "founding": 3},
            1: {"ships": 5, "harvest": 5, "taxes": 4},
        },
        tiles={0: ["b_vice_king"]},
        ducats={0: 1, 1: 20},
    )


@position(good=["use b_expedition"], bad=["end"], solved=True)
def a_free_card_before_the_end() -> GoaTable:
    """The red tile brings one more card, which is a point at least and breaks the tie."""
    return end_of_last_turn(
        rows={0: {"ships": 4}, 1: {"ships": 4}}, tiles={0: ["b_expedition"]}, ducats={0: 20, 1: 20}
    )


@position(good=["use a_ship"], bad=["end"])
def a_free_ship_before_the_round_ends() -> GoaTable:
    """A red tile works once a round for nothing, and this was Red's last chance in the round."""
    return end_of_last_turn(
        2,
        grid=TO_COME,
        ships={0: 0},
        holdings={0: full("pepper", "nutmeg")},
        tiles={0: ["a_ship"]},
        ducats={0: 8, 1: 8},
    )


@position(good=["use b_swap, swap c3"], bad=["end"], solved=True)
def a_swap_for_a_mission() -> GoaTable:
    """After the last action only the mission among the tiles on the board brings points."""
    return end_of_last_turn(
        rows={0: {"ships": 4}, 1: {"ships": 4}},
        tiles={0: ["b_swap"], 1: ["b_mission_2_1"]},
        grid={"a1": "b_ships", "b2": "b_duty", "c3": "b_mission_3_1", "d4": "b_plantation_3_clove"},
        ducats={0: 20, 1: 20},
    )


@position(good=["use b_espionage, spy blue ships, progress founding"], solved=True)
def spied_ships_pay_the_last_step() -> GoaTable:
    """Red has the spices of the step that wins, and Blue's marker shows the three ships that are missing."""
    return last_turn(
        rows={
            0: {"founding": 3, "harvest": 4},
            1: {"ships": 3, "taxes": 3, "expedition": 2, "harvest": 2},
        },
        ships={0: 0},
        holdings={0: full("clove", "ginger", "cinnamon")},
        tiles={0: ["b_espionage"]},
        ducats={1: 20},
    )


# Cards at the end of the last turn


@position(good=["end"], solved=True)
def no_scoring_card_is_thrown_away() -> GoaTable:
    """Every card in hand is points at the end, and nothing that a card could bring now is."""
    return end_of_last_turn(
        rows={0: {"ships": 4}, 1: {"ships": 4}},
        hands={0: ["ships_2_tiger", "ducats_5_tiger", "colonists_2_palm"]},
        ducats={0: 1, 1: 20},
    )


@position(good=["play ducats_5_fish"], bad=["end"], solved=True)
def a_card_for_the_most_ducats() -> GoaTable:
    """In hand the card is a point; played it brings the most ducats, three points that Blue loses."""
    return end_of_last_turn(
        rows={0: {"ships": 4}, 1: {"ships": 4, "harvest": 2, "taxes": 2}},
        hands={0: ["ducats_5_fish", "ships_2_tiger", "colonists_2_palm"]},
        tiles={1: ["b_mission_3_1"]},
        ducats={0: 6, 1: 10},
    )


@position(good=["play pay_ducats_progress_statue, advance taxes"], bad=["end"], solved=True)
def ducats_buy_the_last_step() -> GoaTable:
    """Blue has far more ducats, so Red's are only good for a step, and only that into row 5 wins."""
    return end_of_last_turn(
        rows={0: {"taxes": 4, "ships": 2, "harvest": 3}, 1: {"ships": 4, "harvest": 3, "taxes": 2}},
        hands={0: ["pay_ducats_progress_statue"]},
        ducats={0: 24, 1: 40},
    )


# Extra actions in the last round


@position(good=["progress founding"], bad=["pass"], solved=True)
def an_extra_action_card_counts_nothing() -> GoaTable:
    """The step is paid and brings three points; an extra action card that is kept brings none."""
    return extra_turn(
        rows={0: {"founding": 3, "harvest": 4}, 1: {"ships": 4, "taxes": 2, "harvest": 2}},
        ships={0: 3},
        holdings={0: full("clove", "ginger", "cinnamon", "pepper")},
        ducats={0: 1, 1: 20},
    )


@position(good=["expedition 1"], bad=["pass"], solved=True)
def an_extra_action_draws_a_last_card() -> GoaTable:
    """Nothing can be paid and no colony founded; one more card is a point and breaks the tie."""
    return extra_turn(
        rows={0: {"harvest": 4}, 1: {"ships": 4}},
        colonists={0: 0},
        holdings={0: {"quilon": ("quilon_clove_ginger", [])}},
        tiles={0: ["b_mission_2_1"]},
        ducats={0: 5, 1: 10},
    )


@position(good=["harvest, fill cochin clove"], solved=True)
def a_harvest_for_the_extra_action() -> GoaTable:
    """A clove is all that the step of three points still needs, and an extra action is left to make it."""
    return last_turn(
        rows={0: {"taxes": 3, "ships": 4}, 1: {"ships": 4, "harvest": 3}},
        extra={0: 1},
        ships={0: 3},
        colonists={0: 0},
        holdings={0: {**full("pepper", "nutmeg"), "cochin": ("cochin_1", [])}},
        ducats={1: 30},
    )


@position(
    good=["settle quilon_nutmeg_clove, fill quilon clove", "settle quilon_clove_ginger, fill quilon clove"],
    solved=True,
)
def a_colony_with_the_spice_for_the_extra_action() -> GoaTable:
    """With a clove on the new colony the extra action makes the step that wins; no other spice does."""
    return last_turn(
        "found quilon",
        rows={0: {"taxes": 3, "ships": 4, "founding": 3}, 1: {"ships": 5, "taxes": 2, "harvest": 2}},
        extra={0: 1},
        ships={0: 3},
        colonists={0: 0},
        holdings={0: full("pepper", "nutmeg")},
        ducats={1: 30},
    )


# Auctions


@position(good=["buy"])
def the_own_mission_for_a_ducat() -> GoaTable:
    """In the last round a ducat buys three points, and Red can't have the most ducats anyway."""
    return lot(ROUNDS, "b_mission_3_1", "bid 2", "pass", ducats={0: 5, 1: 40, 2: 8})


@position(good=["sell"])
def a_useless_tile_is_sold() -> GoaTable:
    """With no tile left to swap for, Swap is worth nothing, and Blue pays twelve ducats for it."""
    return lot(ROUNDS, "b_swap", "bid 12", "pass", ducats={0: 15, 1: 20, 2: 8})


@position(good=["sell"])
def a_mission_is_sold_for_a_fortune() -> GoaTable:
    """Two points are not worth 39 ducats of difference with four rounds to spend them in."""
    return lot(1, "b_mission_2_1", "bid 20", "pass", ducats={0: 25, 1: 24, 2: 6})


@position(good=["pass"])
def no_mission_for_the_most_ducats() -> GoaTable:
    """Outbidding Blue costs Green the most ducats, three points that Blue gains, for a mission of two."""
    return lot(ROUNDS, "b_mission_2_1", "bid 8", ducats={0: 6, 1: 20, 2: 22})


@position(good=["pass"])
def no_bid_for_a_useless_tile() -> GoaTable:
    """With no tile left to swap for, Swap is worth nothing, and Green's ducats would only go to Red."""
    return lot(ROUNDS, "b_swap", "pass", ducats={0: 0, 1: 10, 2: 12})


@position(good=["bid 2"])
def no_ducat_more_than_needed() -> GoaTable:
    """The others have no ducats: a bid of two can't be beaten, one lets Red take it free, more is wasted."""
    return lot(2, "b_mission_3_1", ducats={0: 0, 1: 12, 2: 0})


@position(bad=["pass", "bid 1"])
def points_for_ducats_that_are_left_over() -> GoaTable:
    """In the last round two ducats buy a mission that Red can't buy back; only a pass or one ducat fails."""
    return lot(ROUNDS, "b_mission_3_1", "pass", ducats={0: 0, 1: 40, 2: 9})
