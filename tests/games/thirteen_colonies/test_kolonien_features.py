"""What value nets read of positions, and the terms that a judgement is made of."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.thirteen_colonies.content.facts import WAR
from carrack.games.thirteen_colonies.rules.metrics import METRICS, region_points
from carrack.games.thirteen_colonies.rules.turns import TakeAction
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.games.thirteen_colonies.think.evaluate import TERMS, UNIT, deck_worth, left_of, region_worth
from carrack.games.thirteen_colonies.think.features import SEAT, Reading
from carrack.kernel.table import advance, take, to_move
from thirteen_colonies.build import SHIP, act, game, kind, kinds, new_game, put_people, table

STARTED: dict[str, Any] = {
    "hand": {0: ["colonist", "colonist", "building_once", "money_3"]},
    "discard": {0: ["forest"]},
}


def told(made: ColoniesTable, seat: int = 0) -> dict[str, int]:
    """The features of a table by name, while somebody is asked."""
    if not made.stack:
        made.stack.append(TakeAction(0))
    return dict(zip(game().feature_names(), game().features(made, seat), strict=True))


def terms(made: ColoniesTable, seat: int = 0) -> dict[str, float]:
    """What each term adds, in points."""
    if not made.stack:
        made.stack.append(TakeAction(0))
    found = game().terms(game().view(made, seat))
    unit = UNIT * len(made.mode.epochs)
    return {name: value * unit for name, value in zip(game().term_names(), found, strict=True)}


def values(found: dict[str, int], who: str, *names: str) -> list[int]:
    """Some features of a player."""
    return [found[f"{who}-{name}"] for name in names]


def test_a_deck_is_told_as_a_whole_and_the_own_hand() -> None:
    """Of everybody the deck, of oneself also the hand."""
    made = table(seats=3, **STARTED, draw={1: ["money_2", "galleon"], 0: ["carrack"]})
    found = told(made)
    names = ("deck", "colonists", "ships", "money", "wood-ore", "hand")
    assert values(found, "own", *names) == [6, 2, 1, 3, 1, 4]
    assert values(found, "other1", *names) == [2, 0, 1, 2, 0, 0]
    assert values(found, "own", "hand-money", "hand-building-once", "draw-ships") == [3, 1, 1]
    assert told(made, 1)["other2-deck"] == 6


def test_seats_follow_in_turn_order_and_empty_ones_are_zero() -> None:
    """The next player is the first of the others; where nobody sits everything is 0."""
    made = table(seats=3)
    for seat, player in enumerate(made.players):
        player.vp = seat + 1
    found = told(made, 1)
    assert [found[f"{who}-score"] for who in ("own", "other1", "other2")] == [2, 3, 1]
    assert not any(found[f"other3-{name}"] for name in SEAT)
    assert (found["lead-score"], found["lead-foreseen"], told(made, 2)["lead-score"]) == (-1, -1, 1)
    assert [found[f"for-{seats}"] for seats in (2, 3, 4)] == [0, 1, 0]


def test_a_region_is_told_by_what_more_control_would_change() -> None:
    """Florida pays 3, 2, 1. One behind, one more is a shared lead; the follower's next 2 steps cost 1."""
    made = table(seats=3, colonies={0: [1, 1], 1: [3]}, units={0: ["carrack"]})
    made.survey(made.revealed[0])
    own = told(made)
    names = ("land-points", "gain-1", "gain-2", "loss-1", "loss-2", "control", "room")
    assert values(own, "own", *names) == [2, 1, 1, 0, 0, 2, 4]
    assert values(own, "other1", *names) == [3, 0, 0, 0, 1, 3, 0]
    assert values(own, "own", "cities", "ports", "sites") == [0, 1, 1]
    assert own["other1-cities"] == 1


def test_scorings_to_come_are_foreseen() -> None:
    """Until the islands' and the land's scoring are drawn, control on land counts there and at the end."""
    made = table(colonies={0: [2]})
    made.players[0].vp_pile = kinds(["vp1_fleet"])
    found = told(made)
    assert (found["islands-to-come"], found["land-to-come"]) == (1, 1)
    assert (found["own-score"], found["own-foreseen"]) == (3, 9)
    made.own_stock().late.remove(kind("vp1_score_land"))
    assert told(made)["own-foreseen"] == 6


def test_open_vp_cards_are_told_by_what_is_missing() -> None:
    """Four ships are asked for: three are near, a rival with none is far, and costs look at the hand."""
    made = table(slots=["vp1_fleet", "vp1_tribute"], hand={0: ["money_2"]}, units={0: ["carrack"] * 3})
    found = told(made)
    assert values(found, "own", "conditions-met", "conditions-missing-1", "conditions-missing-2") == [
        0,
        12,
        0,
    ]
    assert [found[f"slot1-{name}"] for name in ("worth", "lasting", "near", "rival-near")] == [12, 1, 8, 5]
    assert [found[f"slot2-{name}"] for name in ("lasting", "near", "near-now")] == [0, 8, 8]
    made.turn.purse = 1
    assert (told(made)["slot2-near-now"], told(made)["own-cards-now"]) == (9, 8)
    assert told(made, 1)["slot2-near-now"] == 6


def test_conditions_in_the_stack_count_for_who_meets_them() -> None:
    """Colonies in three regions meet Drei Banner whenever it is drawn, and nearly Kolonialherr."""
    made = table(regions=("florida", "peru", "cuba"))
    for region in made.revealed:
        made.set_colonies(0, region, (0,))
    found = told(made)
    assert values(found, "own", "stack-met", "stack-missing-1", "towns") == [3, 3, 3]
    assert found["other1-stack-met"] == 0
    made.own_stock().free.remove(kind("vp1_banners"))
    assert told(made)["own-stack-met"] == 0


def test_the_turn_in_progress() -> None:
    """What the hand can do, what was done, and what is asked."""
    made = table(**STARTED, **SHIP, colonies={0: [2]}, open="meadow", slots=["vp1_town_rights"])
    act(made)
    found = told(made)
    assert values(found, "own", "acting", "can-settle", "can-found", "transport-left") == [1, 1, 1, 2]
    assert values(found, "own", "land-food", "settled", "cards-now", "reserved") == [1, 0, 8, 0]
    act(made, "play colonist settle florida")
    found = told(made)
    assert values(found, "own", "can-settle", "transport-left", "settled", "reserved") == [0, 1, 1, 8]
    assert values(found, "own", "conditions-met", "cards-now") == [8, 0]
    assert values(told(made, 1), "own", "acting", "settled", "reserved") == [0, 0, 0]


def test_peoples_taxes_and_declarations_of_the_professional_game() -> None:
    """What only P has; the beginner game tells nothing of it."""
    deck = ["newspaper", "mint", "missionary", "pelts"]
    made = table("P", discard={0: deck}, options={"nations": "es_nl"})
    people = made.own_tribe(put_people(made, "sioux"))
    people.mission = 0
    people.relations[1] = WAR
    made.tax = 2
    found = told(made)
    assert values(found, "own", "missions", "wars", "tax", "declarations") == [1, 0, 2, 3]
    assert values(found, "other1", "missions", "wars", "declarations") == [0, 1, 0]
    assert values(found, "own", "deck-missionary", "deck-pelts", "goods-value") == [1, 1, 6]
    assert (found["peoples"], found["mode-p"], found["epochs"], found["last-epoch"]) == (1, 1, 3, 0)
    assert (found["own-nation-spain"], told(made, 1)["own-nation-netherlands"]) == (1, 1)
    beginner = told(table("E", discard={0: deck}))
    assert (beginner["mode-e"], beginner["own-nation-spain"], beginner["own-tax"]) == (1, 0, 0)


def test_how_near_independence_is() -> None:
    """Five declarations and control of ten are asked for; what is missing of both is told."""
    made = table("P", hand={0: ["newspaper", "mint"]}, colonies={0: [3, 3, 3]})
    assert told(made)["independence-near"] == 0
    made.beside = kind("independence")
    assert [told(made)[f"independence-{name}"] for name in ("near", "near-now", "rival-near")] == [6, 6, 0]
    made.turn.declarations = 2
    assert told(made)["independence-near-now"] == 8


def test_the_end_comes_nearer() -> None:
    """Cards that must leave, the closing card, and turns to the end of the round."""
    made = table(seats=3, slots=["vp1_fleet", "vp1_gold", "end1_e"])
    stock = made.own_stock()
    stock.top = stock.rest = 0
    stock.end = -1
    found = told(made, 2)
    assert (found["stack"], found["closing"], found["open-cards"], found["to-leave"]) == (0, 1, 2, 1)
    assert (found["turns-till-own"], found["turns-till-round-end"]) == (2, 2)
    assert (found["stack-below-2"], found["last-epoch"], found["left"]) == (1, 1, 0)


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"mode": "E", "set": "first"}, "first-set"),
        ({"mode": "P", "incite": "with_people"}, "idle-incite"),
        ({"mode": "P"}, "nation-cards"),
        ({"mode": "F1"}, "mode-f"),
    ],
)
def test_options_that_change_play(options: dict[str, str], name: str) -> None:
    """Each is told; the usual beginner game has none of them."""
    assert told(table(options["mode"], options=options))[name] == 1
    assert told(table())[name] == 0


def test_families_are_modes() -> None:
    """Shorter games are judged with the weights of their mode."""
    modes = ("E", "F", "P", "F1", "P1", "P2")
    assert [game().family(game().setup(2, {"mode": mode})) for mode in modes] == [
        "e",
        "f",
        "p",
        "f",
        "p",
        "p",
    ]


@pytest.mark.parametrize(("seats", "mode"), [(3, "E"), (2, "F"), (4, "P")])
def test_what_is_counted_once_is_what_the_rules_count(seats: int, mode: str) -> None:
    """In a random game: metrics, points of scorings and the worths of the evaluation."""
    made = new_game(seats, 5, {"mode": mode})
    options = advance(made)
    compared = 0
    for step in range(600):
        if not options:
            break
        if step % 20 == 0:
            compared += compare(made, to_move(made))
        options = take(made, options[step * 7 % len(options)])
    assert compared > 20


def compare(made: ColoniesTable, seat: int) -> int:
    """Everybody's counts with the plain rules; how many players were compared."""
    reading = Reading(game().reader, made, seat)
    left = left_of(made)
    epochs = len(made.mode.epochs)
    counted = [name for name in METRICS if "this_turn" not in name and name != "vp_open_others"]
    for held in reading.holdings:
        player = made.players[held.seat]
        metrics = dict(zip(METRICS, held.counts[len(game().reader.counting.roles.ids) :], strict=False))
        for name in counted if made.mode.relations else [n for n in counted if n != "peoples_peaceful"]:
            assert metrics[name] == METRICS[name](made, held.seat), name
        points = sum(region_points(made, region)[held.seat] for region in made.revealed)
        assert held.island_points + held.land_points == points
        expected = region_worth(made, held.seat, 1.0 + 1.2 * left * epochs, left)
        assert held.regions_worth(epochs, player.sailing.bit_count(), left) == pytest.approx(expected)
        assert held.deck_worth == pytest.approx(deck_worth(made, game().worths, player), abs=0.02)
    return len(reading.holdings)


def test_terms_are_points_that_add_up() -> None:
    """A small table: 5 points, a rival with 8; the deck and the VP card are what makes up for it."""
    made = table("P", hand={0: ["money_1"]}, slots=["vp1_fleet"], units={0: ["carrack"]})
    made.players[0].vp, made.players[1].vp = 5, 8
    made.own_tribe(put_people(made, "hopi")).trade = 0
    found = terms(made)
    assert list(found) == list(TERMS)
    assert found["points"] == pytest.approx(5.0)
    assert found["rivals"] == pytest.approx(-2.0)
    assert found["peoples"] == pytest.approx(0.5)
    assert found["vp-cards"] == pytest.approx(0.35 * 3 / 4)
    assert found["turn"] == pytest.approx(0.03)
    assert found["regions"] > 2
    assert found["deck"] > 5
    assert terms(made, 1)["turn"] == 0.0


def test_in_the_end_only_points_are_a_term() -> None:
    """When the game is over nothing is left to come."""
    made = table()
    made.players[0].vp = 7
    found = game().terms(game().view(made, 0))
    assert found == [7 / UNIT, *[0.0] * (len(TERMS) - 1)]
