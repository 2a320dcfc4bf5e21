"""What the learned players are told of a position, and the terms of the hand-written judgement."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, REGIONS
from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.cards.policy import policy_value
from carrack.games.colonialism.rules.collecting import CollectResources
from carrack.games.colonialism.rules.colonization import conflict_losses
from carrack.games.colonialism.rules.hands import KeepCards
from carrack.games.colonialism.rules.influence import ChooseLosses
from carrack.games.colonialism.rules.scoring import convert
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.games.colonialism.state.view import ColonialismView
from carrack.games.colonialism.think.evaluate import evaluate
from carrack.games.colonialism.think.features import MOST, majorities_of, score_of
from carrack.games.colonialism.think.foresight import missing_discs, resolve
from carrack.games.colonialism.think.reach import Reach
from carrack.kernel.table import ask_together
from colonialism.build import FACTS, ask, colonize, game, region, table

READER = game().reader


def told(made: ColonialismTable, seat: int = 0) -> Mapping[str, int]:
    """The features of a table by name."""
    return dict(zip(game().feature_names(), game().features(made, seat), strict=True))


def told_at(made: ColonialismTable, what: str, seat: int = 0) -> list[int]:
    """A feature of all regions, in their order."""
    found = told(made, seat)
    return [found[f"{what}-{id_}"] for id_ in FACTS.region_ids]


def terms_of(made: ColonialismTable, seat: int = 0) -> Mapping[str, float]:
    """The terms of a judgement by name."""
    return dict(zip(game().term_names(), game().terms(ColonialismView(made, seat)), strict=True))


# Each player


def test_names_are_unique() -> None:
    """Nothing is told twice under one name, and there are enough names and not too many for a small net."""
    names = game().feature_names()
    assert len(names) == len(set(names))
    assert 250 <= len(names) <= 400


def test_own_seat_comes_first_then_the_others_in_turn() -> None:
    """Whoever looks is `own`, the seat after it `other1`; where nobody sits are zeros."""
    made = table(3, stock={"blue": [1, 0, 0], "red": [0, 2, 0], "green": [0, 0, 3]})
    found = told(made, 1)
    assert (found["own-natural"], found["other1-mineral"], found["other2-agricultural"]) == (2, 3, 1)
    assert not any(value for name, value in found.items() if name.startswith("other3-"))
    assert (found["for-2"], found["for-3"], found["for-4"]) == (0, 1, 0)


def test_cubes_turn_into_points() -> None:
    """Earlier cubes and those of this game turn make the score; of two colors, few cubes are told apart."""
    found = told(table(stock={"blue": [1, 2, 0]}, gained={"blue": [0, 0, 5]}))
    assert (found["own-score"], found["own-gained"]) == (2, 5)
    assert found["own-worth"] == int(20 * ((3 * 1 + 2 + 5) / 5 + 0.02 * 8))
    assert (found["own-low-then"], found["own-middle-then"], found["own-high-then"]) == (1, 2, 5)
    assert [found[f"own-{which}-{count}"] for which in ("low", "middle") for count in (1, 2)] == [1, 0, 1, 1]
    assert found["lead"] == found["own-worth"]


def test_the_score_is_that_of_the_rule() -> None:
    """A score without the steps of its conversions is the same."""
    for cubes in product(range(12), repeat=3):
        assert score_of(*cubes) == convert(cubes).score


def test_guesses_are_cut_off() -> None:
    """A stock beyond ten points is told as ten."""
    found = told(table(stock={"blue": [20, 20, 20]}))
    assert found["own-worth"] == MOST
    assert found["own-score"] == 20


def test_ships_influence_and_policies() -> None:
    """Fresh and used ships by sea; influence with mercenaries; cards at regions, whoever they are of."""
    made = table(
        ships={"red": ["atlantic_ocean"]},
        used={"red": ["atlantic_ocean", "pacific_ocean"]},
        discs={"india": {"red": 2}},
        mercenaries={"india": {"red": 3}},
        policies={"china": {"red": ["army", "fleet"]}},
        cubes={"north_africa": [1, 0, 0], "china": [0, 2, 0], "india": [0, 0, 4]},
        rows=["blue", "", "red"],
    )
    found = told(made)
    assert (found["other1-fresh-atlantic_ocean"], found["other1-used-atlantic_ocean"]) == (1, 1)
    assert found["other1-used-pacific_ocean"] == 1
    assert (found["other1-influence-india"], found["other1-mercenaries"]) == (5, 3)
    assert (found["other1-regions"], found["other1-majorities"]) == (1, 1)
    assert found["other1-policies-china"] == 2
    assert found["other1-cubes-in-reach"] == 3
    assert (found["own-row"], found["other1-row"]) == (1, 3)


def test_a_tie_is_no_majority() -> None:
    """Equal influence, of natives too, is a majority of nobody."""
    made = table(discs={"india": {"blue": 2, "natives": 2}, "china": {"red": 3, "blue": 1, "natives": 2}})
    assert majorities_of(made.board)[:NATIVES] == [0, 1, 0, 0]


def test_actions_before_the_colonization() -> None:
    """Three in each of two rounds; the one that is asked for is still to come."""
    made = table(2)
    made.board.acted = (2, 1)
    made.stack.append(TakeAnAction(0))
    found = told(made)
    assert (found["own-actions"], found["other1-actions"]) == (5, 5)
    assert (found["own-asked"], found["other1-asked"], found["own-to-act"]) == (1, 0, 1)
    made.board.phase = 1
    assert told(made)["own-actions"] == 2
    made.board.phase = 2
    assert told(made)["own-actions"] == 0


def test_the_chance_of_a_campaign() -> None:
    """A Military Campaign that nobody has seen is held with the chance of any card; the own one for sure."""
    made = table(
        hands={"blue": ["military_campaign"], "red": ["army", "fleet", "plague", "trade", "treaty", "empire"]}
    )
    assert told(made)["own-campaign"] == 100
    assert told(made)["other1-campaign"] == 100 * 6 // 24
    assert told(made, 1)["own-campaign"] == 0
    made.board.discards[1] |= 1 << [card.id for card in FACTS.cards].index("military_campaign")
    made.decks[1] &= ~made.board.discards[1]
    assert told(made)["other1-campaign"] == 0


# The coming colonization phase


def test_the_coming_phase_is_told_of_everybody() -> None:
    """A card that makes a conflict drives the natives out; the strongest picks first."""
    made = table(
        discs={"middle_east": {"blue": 6, "red": 4, "natives": 1}},
        cubes={"middle_east": [3, 1, 0]},
        policies={"middle_east": {"blue": ["influence_region_2"]}},
    )
    found = told(made)
    assert (found["called-middle_east"], found["opens-middle_east"]) == (1, 1)
    assert (found["natives-middle_east"], found["natives-then-middle_east"]) == (1, 0)
    assert (found["own-gain-agricultural"], found["other1-gain-natural"]) == (3, 1)
    assert (found["own-then-middle_east"], found["other1-then-middle_east"]) == (5, 1)
    assert found["own-margin-middle_east"] == 4
    assert found["own-first-middle_east"] == 1
    assert (found["own-score"], found["own-reserve"]) == (0, 16)
    assert found["own-worth-then"] == int(20 * (3 / 7 + 0.06))


def test_cards_of_others_are_not_known_face_down() -> None:
    """A typical card stands for a rival's face-down card; the owner knows it."""
    made = table(policies={"china": {"red": ["influence_region_5"]}})
    assert told(made, 0)["other1-then-china"] == 3
    assert told(made, 1)["own-then-china"] == 5


def test_ties_go_to_the_upper_row() -> None:
    """With equal influence the upper row picks first."""
    made = table(discs={"india": {"blue": 2, "red": 2}}, rows=["red", "blue"])
    assert told(made, 0)["own-first-india"] == 0
    assert told(made, 1)["own-first-india"] == 1
    assert told(made, 0)["own-margin-india"] == 0


def test_a_collection_goes_on_with_whoever_picks_next() -> None:
    """In the middle of a collection the next pick belongs to whoever is asked, not to the strongest."""
    made = table(
        3,
        discs={"china": {"blue": 4, "red": 3, "green": 2}},
        cubes={"china": [3, 2, 1]},
        policies={"china": {"blue": ["influence_region_2"]}},
        phase=2,
    )
    colonize(made, "china")
    assert told(made)["own-to-collect"] == 1
    assert [told(made)[f"{who}-worth-then"] > 0 for who in ("own", "other1", "other2")] == [True] * 3
    ask_of_red = made.stack[-1]
    assert isinstance(ask_of_red, CollectResources)
    made.stack[-1] = CollectResources(region("china"), ask_of_red.order, 1)
    found = told(made)
    assert found["other1-gain-agricultural"] == 3
    assert (found["own-gain-agricultural"], found["own-gain-mineral"]) == (0, 1)


def test_cards_that_took_effect_are_not_counted_again() -> None:
    """While a region is being resolved, its cards still lie there, and have been resolved."""
    made = table(
        discs={"china": {"blue": 4}},
        cubes={"china": [3, 2, 1]},
        policies={"china": {"blue": ["influence_region_2"]}},
        phase=2,
    )
    colonize(made, "china")
    found = told(made)
    assert found["own-influence-china"] == found["own-then-china"] == 6


def test_losses_to_come_are_counted() -> None:
    """Discs that somebody has to give up are gone in the coming phase."""
    made = table(discs={"india": {"blue": 4}}, mercenaries={"india": {"blue": 2}})
    ask(made, ChooseLosses(0, region("india"), 3))
    found = told(made)
    assert (found["own-influence-india"], found["own-then-india"], found["own-to-lose"]) == (6, 3, 3)
    assert told(made, 1)["own-to-lose"] == 0


def test_the_conflict_is_that_of_the_rule() -> None:
    """What is foreseen of a conflict is what the rule takes, with Treaties too."""
    for influence in product((0, 1, 3, 8), (0, 2, 7), (0, 5), (0, 6), (0, 1, 4)):
        for limit, floors in product((6, 9, 13), ([0] * FACTIONS, [1, 0, 0, 0, 0], [1, 1, 0, 0, 0])):
            now = list(influence)
            fails = sum(now) > limit and len([discs for discs in now if discs]) > 1
            assert resolve(now, limit, floors) == fails
            if fails:
                losses = conflict_losses(list(influence), limit, floors)
                assert now == [had - lost for had, lost in zip(influence, losses, strict=True)]


def test_missing_discs_are_exactly_enough() -> None:
    """With so many more discs of the strongest the natives go, with one less they stay."""
    for blue, red, natives, limit in product((5, 8, 12), (0, 2, 6), (1, 3, 5), (6, 9, 13)):
        gathered = [blue, red, 0, 0, natives]
        missing = missing_discs(gathered, limit)
        for more, left in ((missing, False), (missing - 1, True)):
            now = gathered.copy()
            now[0] += more
            if more >= 0:
                resolve(now, limit, [0] * FACTIONS)
                assert bool(now[NATIVES]) == left


# The seat itself


@pytest.mark.parametrize("empire", ["present", "always"])
def test_discs_of_cards_are_those_of_the_rule(empire: str) -> None:
    """What each policy card would bring in each region is what the rule says."""
    made = table(
        3,
        options={"empire": empire},
        discs={
            "india": {"blue": 3, "red": 1},
            "china": {"blue": 1, "natives": 4},
            "north_africa": {"blue": 2},
        },
        mercenaries={"middle_east": {"blue": 1}},
        cubes={"india": [2, 1, 0], "china": [1, 0, 3], "middle_east": [0, 2, 2]},
        ships={"blue": ["arabian_sea", "arabian_sea", "eastern_seas"], "red": ["arabian_sea"]},
        stock={"blue": [4, 1, 0]},
    )
    for seat in range(3):
        reach = Reach(made.board, seat, READER.near)
        majorities = majorities_of(made.board)[seat]
        for card in FACTS.cards:
            if READER.adding >> card.index & 1:
                found = reach.discs(card, READER.kinds[card.index], majorities)
                assert found == [policy_value(made.board, seat, where, card) for where in range(REGIONS)]


def test_cards_and_where_they_help() -> None:
    """Each card of the hand, the most discs it brings beside a ship, and where it can be used next."""
    made = table(
        hands={"blue": ["army", "influence_region_2"]},
        ships={"blue": ["eastern_seas"]},
        used={"blue": ["mediterranean_sea"]},
        discs={"india": {"blue": 1}, "sub_saharan_africa": {"blue": 1}},
    )
    made.board.acted = (1, 1)
    found = told(made)
    assert (found["own-card-army"], found["own-card-fleet"], found["own-hand"]) == (1, 0, 2)
    assert found["own-discs-army"] == 4  # in the Middle East, whose ship is used
    assert told_at(made, "own-adds") == [0, 0, 0, 2, 2, 2]
    made.board.acted = (3, 3)  # the next action is the first of a round: all ships are fresh
    assert told_at(made, "own-adds") == [2, 0, 4, 2, 2, 2]


def test_a_region_that_a_card_would_open() -> None:
    """Where no natives are, any card that adds discs opens the region; its cubes are the prize."""
    made = table(
        hands={"blue": ["influence_region_3"]},
        ships={"blue": ["pacific_ocean"]},
        cubes={"china": [0, 7, 0], "southeast_asia": [0, 2, 0]},
        discs={"southeast_asia": {"natives": 3}},
    )
    found = told(made)
    prize = int(20 * (1 + 0.02 * 7))
    assert told_at(made, "own-can-open") == [0, 0, 0, 0, 1, 0]
    assert (found["own-prize-china"], found["own-prize-to-open"]) == (prize, prize)
    made.board.place(region("china"), 1, 4)
    assert told(made)["own-prize-to-open"] == prize // 2


def test_kept_cards_are_the_hand() -> None:
    """Once cards are kept, the others are as good as gone; nobody else knows which."""
    made = table(hands={"blue": ["army", "fleet", "trade"], "red": ["army", "trade"]}, phase=2)
    ask_together(made, [KeepCards(0, 1), KeepCards(1, 1)])
    found = told(made)
    assert (found["own-hand"], found["own-to-keep"], found["other1-asked"]) == (3, 1, 1)
    assert found["own-hand-worth"] == 16 + 18 + 4
    assert found["own-hand-to-use"] == 18
    made.kept = (1 << 0, 0)
    found = told(made)
    assert (found["own-hand"], found["own-card-army"], found["own-card-fleet"]) == (1, 1, 0)
    assert told(made, 1)["other1-hand"] == 3


def test_a_campaign_may_bring_cubes() -> None:
    """Three of six faces and more drive out three natives: four of them. Presence is needed."""
    made = table(
        hands={"blue": ["military_campaign"]},
        discs={"india": {"blue": 1, "natives": 3}, "china": {"natives": 1}},
        cubes={"india": [1, 1, 0], "china": [5, 0, 0]},
    )
    assert told(made)["own-campaign-cubes"] == 4 * 2


def test_interests_are_the_own_ones() -> None:
    """Interests by region, and what they promise the nearer the end."""
    made = table(
        interests={"blue": ["ei_india_natural", "ei_china_mineral", "ei_india_agricultural"]},
        discs={"india": {"blue": 2}},
        turn=3,
        phase=4,
    )
    assert told_at(made, "own-interests") == [0, 0, 0, 2, 1, 0]
    found = told(made)
    promised = int(20 * 0.15 * 6)
    assert [found[f"own-interest-{id_}"] for id_ in FACTS.resource_ids] == [promised, promised, 0]
    assert told_at(made, "own-interests", 1) == [0] * REGIONS


# What concerns all


def test_stage_and_options() -> None:
    """Segments that have begun, the stage of the segment, and the rulings."""
    made = table(2, turn=2, phase=4, options={"empire": "always", "quick_start": "on"})
    found = told(made)
    assert [found[f"segment-{at}"] for at in range(2, 7)] == [1, 1, 1, 0, 0]
    stages = ("preparing", "first-round", "second-round", "colonizing")
    assert [found[stage] for stage in stages] == [0, 0, 1, 0]
    made.board.phase = -1
    assert told(made)["preparing"] == 1
    assert (found["quick-start"], found["empire-always"], found["treaty-cancelled"]) == (1, 1, 0)


def test_regions_in_their_order() -> None:
    """Cubes, natives, the discs that are missing for the natives to go, and whose turn comes when."""
    order = ["china", "india", "middle_east", "north_africa", "southeast_asia", "sub_saharan_africa"]
    made = table(discs={"india": {"natives": 2, "blue": 5}}, cubes={"india": [1, 2, 3]}, order=order)
    found = told(made)
    assert [found[f"{id_}-india"] for id_ in FACTS.resource_ids] == [1, 2, 3]
    assert told_at(made, "no-natives") == [1, 1, 1, 0, 1, 1]
    assert found["missing-india"] == 10 + 1 - 1 - 4
    assert told_at(made, "turn") == [4, 6, 3, 2, 1, 5]


# Terms


def test_terms_name_what_the_judgement_is_made_of() -> None:
    """Each term is what its name says; together they are the judgement."""
    made = table(
        stock={"blue": [2, 2, 2], "red": [1, 1, 1]},
        discs={"middle_east": {"blue": 6, "natives": 1}, "india": {"blue": 1, "natives": 2}},
        cubes={"middle_east": [1, 1, 1], "india": [1, 0, 0]},
        policies={"middle_east": {"blue": ["influence_region_2"]}},
        hands={"blue": ["army"]},
        ships={"blue": ["pacific_ocean"]},
        interests={"blue": ["ei_middle_east_natural"]},
    )
    found = terms_of(made)
    assert found["cubes"] == pytest.approx(2 + 0.02 * 6)
    assert found["colonization"] == pytest.approx(1 + 0.02 * 3)
    assert found["later"] > 0
    assert found["interests"] > 0
    assert found["hand"] == pytest.approx(0.16)
    assert found["fleet"] == pytest.approx(0.05)
    assert found["rival"] == pytest.approx(-0.5 * (1 + 0.02 * 3))
    assert sum(found.values()) == pytest.approx(evaluate(ColonialismView(made, 0)), abs=1e-9)


def test_terms_of_an_empty_table() -> None:
    """Without cubes, cards and ships only the reserve counts."""
    found = terms_of(table())
    assert {name for name, value in found.items() if value} == {"reserve"}
    assert found["reserve"] == pytest.approx(0.004 * 22)
