"""What verbs of the cards do at their edges: scorings by type and by naming, soldiers, land, tokens."""

from __future__ import annotations

import pytest

from carrack.games.thirteen_colonies.content.facts import NONE, PEACE, WAR
from carrack.games.thirteen_colonies.rules.effects import run_effects
from carrack.games.thirteen_colonies.rules.peoples.natives import improve, set_relation
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.table import advance, open_asks
from thirteen_colonies.build import (
    FACTS,
    act,
    answer,
    discard,
    kind,
    put_people,
    refusal,
    rule,
    ruling,
    table,
)

REGIONS = ("cuba", "peru", "virginia", "florida")


def settled_everywhere(seats: int) -> ColoniesTable:
    """An island and three regions of land, each with a colony of another value of player 1."""
    made = table("P", seats, regions=REGIONS)
    for value, region in enumerate(made.revealed):
        made.set_colonies(0, region, (value,))
    made.set_colonies(0, made.revealed[0], (1,))
    return made


def carry_out(made: ColoniesTable, id_: str) -> None:
    """The effects of a VP card, for the first player."""
    run_effects(made, FACTS.cards[kind(id_)].vp_effects, 0)
    advance(made)


@rule("2a", "3")
@pytest.mark.parametrize(("card", "points"), [("vp1_score_islands", 3), ("vp1_score_land", 5 + 4 + 3)])
def test_scorings_tell_land_from_islands(card: str, points: int) -> None:
    """Only the open regions of the type pay, the first place to the only one there."""
    made = settled_everywhere(2)
    carry_out(made, card)
    assert made.players[0].vp == points


@rule("2a")
def test_every_player_names_a_region() -> None:
    """In turn order, one of the type that nobody named yet; without one he names none."""
    made = settled_everywhere(4)
    carry_out(made, "vp2_score_land")
    for seat, region in enumerate(["virginia", "florida"]):
        assert [ask.seat for ask in open_asks(made)] == [seat]
        left = answer(made, f"in {region}")
        assert f"in {region}" not in left
        assert "in cuba" not in left
    # The third player had one region left, the fourth none.
    assert not open_asks(made)
    assert made.players[0].vp == 4 + 3 + 5


@rule("2a")
def test_royal_commissioners_score_two_regions() -> None:
    """Of the buyer's choice, each once."""
    made = settled_everywhere(2)
    carry_out(made, "vp2_envoys")
    assert answer(made, "in peru") == ["in cuba", "in virginia", "in florida"]
    answer(made, "in cuba")
    assert made.players[0].vp == 5 + 3


@rule("P7")
def test_soldiers_placed_by_a_card() -> None:
    """As many as the supply has, where an own ship lies; without a ship none."""
    for units, count in ((["carrack"], 1), ([], 0)):
        made = table("P", hand={0: ["weapons_once"]}, units={0: units}, slots=["vp3_minutemen"])
        made.turn.declarations = 1
        made.supply[kind("soldier")] = 1
        act(made, "take vp3_minutemen")
        assert made.soldiers_in(0, made.revealed[0]) == count
        assert made.turn.declarations == 0


@rule("P3")
def test_land_is_bought_only_where_a_ship_lies() -> None:
    """Without an own ship beside the people's region there is nothing to take."""
    made = table("P", 4, hand={3: ["money_1"]}, slots=["nl_manhattan"], units={0: ["carrack"]})
    put_people(made, "hopi", ["forest", "meadow"])
    act(made, "take nl_manhattan", seat=3)
    assert discard(made, 3) == ["money_1"]
    assert made.slots[0] == NONE


@rule("3", "E4.b")
def test_a_founded_colony_takes_a_token() -> None:
    """Of the 13 that a player has."""
    made = table(hand={0: ["driftwood", "colonist"]}, units={0: ["carrack"]})
    act(made, "play driftwood found florida")
    assert made.players[0].tokens == 12
    assert [FACTS.cards[card].id for card in made.coast_trash] == ["driftwood"]


@rule("P7", "E4.c")
def test_a_better_price_is_for_the_first_symbol() -> None:
    """Two furs by the trader at 3: one brings 4, the other 3."""
    made = table("P", hand={0: ["trader", "fur_wilds"]})
    act(made, "play trader broker", "coins 2 2")
    assert discard(made) == ["money_2", "money_2", "money_3", "trader"]


@rule("P8")
def test_nobody_is_incited_twice_against_the_same_player() -> None:
    """Who is at war with the people already can't be chosen."""
    made = table("P", 3, hand={0: ["rum"]}, slots=["vp2_incite"])
    people = put_people(made, "sioux")
    set_relation(made, 1, people, WAR)
    act(made, "take vp2_incite")
    assert made.tribes[people].relations == [PEACE, WAR, WAR]
    assert (discard(made, 1), discard(made, 2)) == (["raid_sioux"], ["raid_sioux"])


def all_at_war(**options: str) -> ColoniesTable:
    """Incite is open and can be paid; the only people is at war with both opponents, not with the player."""
    made = table("P", 3, options=options, hand={0: ["rum"]}, slots=["vp2_incite"], regions=("new_france",))
    people = put_people(made, "sioux")
    for opponent in (1, 2):
        set_relation(made, opponent, people, WAR)
    return made


@rule("P8")
@ruling("A45")
def test_incite_is_not_offered_where_it_does_nothing() -> None:
    """The only people is at war with all opponents; a second people, or peace with one of them, helps."""
    made = all_at_war()
    assert "take vp2_incite" not in act(made)
    assert refusal(made, "take vp2_incite").message.id == "refusal-all-at-war"
    made.stack = []
    improve(made, 2, made.peoples_on_board()[0])
    assert "take vp2_incite" in act(made)
    made = all_at_war()
    put_people(made, "hopi")
    assert "take vp2_incite" in act(made)


@ruling("A45")
def test_with_any_people_incite_may_do_nothing() -> None:
    """As it was before the option existed: the card is paid for and nothing happens."""
    made = all_at_war(incite="with_people")
    people = made.peoples_on_board()[0]
    act(made, "take vp2_incite")
    assert made.tribes[people].relations == [PEACE, WAR, WAR]
    assert kind("vp2_incite") not in made.slots
