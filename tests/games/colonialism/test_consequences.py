"""What options would cost or bring is told before they are taken, and it is true."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.colonialism.content.facts import FACTIONS
from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.actions import Amount, Collect
from carrack.games.colonialism.rules.cards.action import ACTION_EFFECTS
from carrack.games.colonialism.rules.cards.policy import POLICY_EFFECTS
from carrack.games.colonialism.rules.collecting import collect_resources
from carrack.games.colonialism.rules.influence import ChooseLosses
from carrack.games.colonialism.rules.preparations import PlaceShip
from carrack.games.colonialism.rules.turn_order import ChooseRow
from carrack.games.colonialism.show.consequences import FORESEEN
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.messages import Message
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import advance, to_move
from colonialism.build import (
    FACTS,
    act,
    answer,
    ask,
    decisions,
    empty_deck_to_discards,
    faction,
    gained_by,
    game,
    influence,
    new_game,
    region,
    seed_of_roll,
    table,
)


def brings(made: ColonialismTable) -> dict[str, tuple[str, dict[str, Any]] | None]:
    """What the seat to move reads behind each of its options."""
    decision = Perspective(game(), made, to_move(made)).decision
    assert decision is not None
    return {
        action.notation: None if told is None else (told.id, told.args)
        for action, told in zip(decision.options, decision.consequences, strict=True)
    }


def turn(made: ColonialismTable, color: str = "blue") -> dict[str, tuple[str, dict[str, Any]] | None]:
    """What a player reads behind the options of an action."""
    ask(made, TakeAnAction(faction(color)))
    return brings(made)


def test_draw_tells_what_is_left_of_the_deck() -> None:
    """The last card of a deck brings a new one."""
    made = table(2)
    assert turn(made)["draw"] == ("brings-card", {"left": 23})
    empty_deck_to_discards(made, "blue", ["fleet"])
    assert brings(made)["draw"] == ("brings-last-card", {"discards": 23})
    answer(made, "draw")
    assert made.decks[0].bit_count() == 23


def test_explore_and_withdraw_tell_influence_limit_and_reserve() -> None:
    """The numbers are those of the board afterwards; a region over its limit is named so."""
    made = table(
        2,
        discs={"china": {"blue": 3, "natives": 6}, "southeast_asia": {"blue": 2, "natives": 6}},
        ships={"blue": ["pacific_ocean"]},
    )
    told = turn(made)
    assert told["explore china"] == (
        "brings-influence",
        {"own": 4, "all": 10, "limit": 10, "reserve": 16},
    )
    assert told["explore southeast_asia"] == (
        "brings-influence-over",
        {"own": 3, "all": 9, "limit": 8, "reserve": 16},
    )
    assert told["withdraw china"] == ("brings-withdraw", {"most": 3})
    assert told["pass"] is None
    assert told["move pacific_ocean"] is None
    answer(made, "withdraw china")
    assert brings(made)["amount 2"] == (
        "brings-influence",
        {"own": 1, "all": 7, "limit": 10, "reserve": 19},
    )
    answer(made, "amount 2")
    assert influence(made, "china") == {"blue": 1, "natives": 6}
    assert made.board.reserve[0] == 19


def test_ships_tell_what_lies_beside_their_zone() -> None:
    """For moving, placing and for the choice of the ship that is used."""
    made = table(
        2,
        cubes={"india": [1, 1, 0], "china": [0, 0, 3]},
        ships={"blue": ["eastern_seas", "pacific_ocean"]},
    )
    act(made, "blue", "move pacific_ocean")
    assert brings(made)["to eastern_seas"] == ("brings-ship", {"regions": 3, "cubes": 5, "ships": 2})
    assert brings(made)["to atlantic_ocean"] == ("brings-ship", {"regions": 2, "cubes": 0, "ships": 1})
    made.stack.clear()
    ask(made, PlaceShip(1))
    assert brings(made)["place arabian_sea"] == ("brings-ship", {"regions": 3, "cubes": 2, "ships": 1})
    made.stack.clear()
    act(made, "blue", "explore china")
    assert brings(made) == {
        "using eastern_seas": ("brings-reach", {"count": 2}),
        "using pacific_ocean": ("brings-reach", {"count": 3}),
    }


def test_policy_cards_tell_their_discs_by_region() -> None:
    """Before the region is chosen the least and the most, then the number of each, with the card's face."""
    made = table(
        2,
        discs={"india": {"blue": 1}},
        ships={"blue": ["eastern_seas"]},
        hands={"blue": ["army", "empire", "treaty", "influence_region_3", "consolidate_holdings"]},
        policies={"china": {"blue": ["fleet"]}},
    )
    told = turn(made)
    assert told["play army"] == ("brings-by-region", {"count": "0-2"})
    assert told["play influence_region_3"] == ("brings-any-region", {"count": 3})
    assert told["play treaty"] is None
    answer(made, "play army")
    assert brings(made) == {
        "in india": ("brings-policy", {"where": "none", "count": 0, "face": "down"}),
        "in china": ("brings-policy", {"where": "none", "count": 2, "face": "up"}),
        "in southeast_asia": ("brings-policy", {"where": "none", "count": 2, "face": "down"}),
    }
    made.stack.clear()
    act(made, "blue", "play treaty")
    assert brings(made)["in india"] == ("brings-treaty", {"where": "none", "influence": 1})
    assert brings(made)["in china"] == ("brings-treaty", {"where": "none", "influence": 0})
    made.board.up[region("india") * FACTIONS + 1] = FACTS.last_cards
    assert brings(made)["in india"] == ("brings-treaty", {"where": "none", "influence": 1})
    made.board.unrest_cancels_treaty = True
    assert brings(made)["in india"] == ("brings-treaty-cancelled", {"where": "none"})
    assert brings(made)["in china"] == ("brings-treaty", {"where": "none", "influence": 0})
    made.stack.clear()
    made.board.reserve[0] = 2
    assert turn(made)["play influence_region_3"] == ("brings-any-region", {"count": 2})
    assert brings(made)["play consolidate_holdings"] == ("brings-any-region", {"count": 0})


def test_unrest_names_whom_it_would_hit() -> None:
    """The weakest player, several of them, or nobody."""
    made = table(
        3,
        discs={"india": {"blue": 5, "red": 3}, "china": {"green": 2, "red": 2}},
        ships={"blue": ["eastern_seas"]},
        hands={"blue": ["unrest_at_home"]},
    )
    act(made, "blue", "play unrest_at_home")
    assert brings(made) == {
        "in india": ("brings-unrest", {"where": "none", "who": "seat:1", "lost": 3}),
        "in china": ("brings-unrest-tied", {"where": "none", "players": 2, "lost": 2}),
        "in southeast_asia": ("brings-unrest-nobody", {"where": "none"}),
    }


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("diplomacy", ("brings-diplomacy", {"where": "region:india", "count": "2-4"})),
        ("military_campaign", ("brings-campaign", {"where": "region:india", "count": "2-4"})),
        ("land_grab", ("brings-discs", {"where": "region:india", "count": 2})),
        ("mercenaries", ("brings-mercenaries", {"where": "region:india", "count": "2-4"})),
        ("missionaries", ("brings-missionaries", {"where": "region:india", "lost": 2, "count": 2})),
        ("plague", ("brings-plague", {"where": "region:india", "own": 2, "natives": 3, "others": 1})),
    ],
)
def test_action_cards_name_the_only_region(card: str, told: tuple[str, dict[str, Any]]) -> None:
    """Nobody is asked for a single region, so the card itself tells what it does there."""
    made = table(
        3,
        discs={"india": {"blue": 4, "red": 3, "green": 1, "natives": 7}},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": [card]},
        policies={"india": {"red": ["fleet", "army"]}},
    )
    assert turn(made)[f"play {card}"] == told


def test_a_campaign_alone_in_a_region_warns() -> None:
    """Where nobody else is, the only target is the player himself."""
    made = table(2, discs={"india": {"blue": 4}}, hands={"blue": ["military_campaign"]})
    told = turn(made)["play military_campaign"]
    assert told == ("brings-campaign-alone", {"where": "region:india", "count": "2-4"})


def test_supplies_bound_what_is_told() -> None:
    """Neither mercenaries nor discs that are not there are promised."""
    made = table(
        2,
        discs={"india": {"blue": 1}, "china": {"red": 19}},
        mercenaries={"china": {"red": 13}},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": ["mercenaries", "diplomacy"]},
    )
    assert turn(made)["play mercenaries"] == (
        "brings-mercenaries",
        {"where": "region:india", "count": "2-3"},
    )
    answer(made, "play diplomacy")
    assert brings(made) == {
        "target blue": ("brings-gain", {"count": "2-4"}),
        "target red": ("brings-gain", {"count": "2-3"}),
        "target natives": ("brings-gain", {"count": "2-4"}),
    }


@pytest.mark.parametrize(("natives", "chance"), [(1, 100), (2, 100), (3, 66), (4, 33)])
def test_a_campaign_tells_the_chance_of_a_collection(natives: int, chance: int) -> None:
    """A die and one more: 2, 3 or 4, each with a third."""
    made = table(
        2,
        discs={"india": {"blue": 1, "natives": natives}},
        cubes={"india": [2, 1, 0]},
        hands={"blue": ["military_campaign"]},
    )
    act(made, "blue", "play military_campaign")
    assert brings(made) == {
        "target blue": ("brings-loss", {"count": 1}),
        "target natives": ("brings-last-natives", {"chance": chance, "cubes": 3}),
    }


def test_a_campaign_without_a_collection_tells_the_loss() -> None:
    """Too many natives, or no cubes."""
    made = table(
        2,
        discs={"india": {"blue": 3, "natives": 5}},
        cubes={"india": [2, 1, 0]},
        hands={"blue": ["military_campaign"]},
    )
    act(made, "blue", "play military_campaign")
    assert brings(made)["target natives"] == ("brings-loss", {"count": "2-4"})
    assert brings(made)["target blue"] == ("brings-loss", {"count": "2-3"})
    made.board.discs[region("india") * FACTIONS + faction("natives")] = 3
    made.board.cubes = [0] * len(made.board.cubes)
    assert brings(made)["target natives"] == ("brings-loss", {"count": "2-3"})


def test_trade_tells_pairs_and_cubes() -> None:
    """From the card to the second cube; equal colors go forth and back."""
    made = table(
        2,
        discs={"india": {"blue": 1}},
        cubes={"india": [2, 1, 0], "china": [1, 0, 1], "southeast_asia": [0, 0, 1], "middle_east": [1, 0, 0]},
        ships={"blue": ["eastern_seas", "arabian_sea"]},
        hands={"blue": ["trade"]},
    )
    assert turn(made)["play trade"] == ("brings-pairs", {"count": 3})
    answer(made, "play trade")
    assert brings(made)["using eastern_seas"] == ("brings-pairs", {"count": 2})
    answer(made, "using eastern_seas")
    assert brings(made)["between india china"] == ("brings-between", {"one": 3, "other": 2})
    answer(made, "between india china")
    there = {"region": "region:india", "other": "region:china"}
    assert brings(made)["give agricultural"] == ("brings-trade", {**there, "left": 1, "there": 2})
    answer(made, "give agricultural")
    back = {"region": "region:china", "other": "region:india"}
    assert brings(made)["give agricultural"] == ("brings-trade", {**back, "left": 1, "there": 2})
    assert brings(made)["give mineral"] == ("brings-trade", {**back, "left": 0, "there": 1})


def test_losses_tell_what_stays() -> None:
    """Own discs go to the reserve, mercenaries don't."""
    made = table(2, discs={"india": {"blue": 3}}, mercenaries={"india": {"blue": 2}})
    ask(made, ChooseLosses(0, region("india"), 2))
    assert brings(made) == {
        "mercenaries 0": ("brings-losses", {"own": 1, "mercenaries": 2, "reserve": 21}),
        "mercenaries 1": ("brings-losses", {"own": 2, "mercenaries": 1, "reserve": 20}),
        "mercenaries 2": ("brings-losses", {"own": 3, "mercenaries": 0, "reserve": 19}),
    }


def test_colors_tell_their_cubes() -> None:
    """How many are taken, and how many the player then has."""
    made = table(2, discs={"india": {"blue": 1}}, cubes={"india": [2, 1, 0]}, stock={"blue": [3, 0, 0]})
    collect_resources(made, region("india"))
    advance(made)
    assert brings(made) == {
        "collect agricultural": ("brings-cubes", {"count": 2, "total": 5}),
        "collect natural": ("brings-cubes", {"count": 1, "total": 1}),
    }
    answer(made, "collect agricultural")
    assert gained_by(made, "blue") == [2, 1, 0]


def test_rows_tell_the_place_in_the_turn_order() -> None:
    """As sure as the choices of the others allow."""
    made = table(3, rows=["", "red"])
    ask(made, ChooseRow(0))
    assert brings(made) == {
        "row 1": ("brings-row", {"number": 1}),
        "row 3": ("brings-row", {"number": "2-3"}),
        "row 4": ("brings-row", {"number": 3}),
    }
    made = table(4, rows=[])
    ask(made, ChooseRow(0))
    assert brings(made)["row 3"] == ("brings-row", {"number": 3})
    made = table(2, rows=["red"])
    ask(made, ChooseRow(0))
    assert brings(made)["row 4"] == ("brings-row", {"number": 2})


def test_every_action_card_has_a_foresight() -> None:
    """By effect: all action cards but Trade, and the two policy cards that add no discs."""
    regional = set(ACTION_EFFECTS) - {"swap_one_cube_between_two_regions"}
    assert set(FORESEEN) == regional | {"conflict_floor", "least_power_removes"}
    assert set(FORESEEN) <= set(ACTION_EFFECTS) | set(POLICY_EFFECTS)
    assert {card.effect for card in FACTS.cards} >= set(FORESEEN)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_comes_true_in_whole_games(seed: int) -> None:
    """Reserves after withdrawals, as long as the phase lasts, and cubes after a collection."""
    made = new_game(3, seed)
    expected: Message | None = None
    who, resource, phase = 0, 0, 0
    met: set[str] = set()
    for seat, options, chosen in decisions(made, seed):
        if expected is not None and expected.id == "brings-cubes":
            assert made.board.collected(who, resource) >= int(expected.args["total"])
            met.add(expected.id)
        elif expected is not None and made.board.phase == phase:
            assert made.board.reserve[who] == expected.args["reserve"]
            met.add(expected.id)
        decision = Perspective(game(), made, seat).decision
        assert decision is not None
        told = decision.consequences[options.index(chosen)]
        expected = told if isinstance(chosen, Collect | Amount) else None
        if isinstance(chosen, Collect | Amount):
            who, resource, phase = seat, chosen.value, made.board.phase
    assert met >= {"brings-cubes", "brings-influence"}


@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_campaign_brings_what_was_told(face: int) -> None:
    """Whatever the die shows, the loss lies within what was told."""
    made = table(
        2,
        seed=seed_of_roll(face),
        discs={"india": {"blue": 1, "red": 9}},
        hands={"blue": ["military_campaign"]},
    )
    act(made, "blue", "play military_campaign")
    assert brings(made)["target red"] == ("brings-loss", {"count": "2-4"})
    answer(made, "target red")
    assert influence(made, "india")["red"] == 9 - face - 1
