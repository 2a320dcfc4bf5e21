"""Treaty and Unrest at Home (7.1)."""

from __future__ import annotations

from carrack.games.colonialism.rules.colonization import resolve_unrest
from carrack.games.colonialism.rules.end_of_phase import influence_check
from colonialism.build import (
    act,
    answer,
    card,
    card_ids,
    colonize,
    influence,
    mercenaries_of,
    own_discs,
    region,
    rule,
    ruling,
    table,
    told,
)


@rule("7.1 Treaty")
@ruling("R51")
def test_treaty_adds_nothing_and_helps_nobody_absent() -> None:
    """It adds no disc; an owner without influence gets none."""
    made = table(
        2, discs={"middle_east": {"red": 5, "natives": 3}}, policies={"middle_east": {"blue": ["treaty"]}}
    )
    colonize(made, "middle_east")
    assert influence(made, "middle_east") == {"red": 4, "natives": 2}


@rule("7.1 Treaty")
@ruling("R51")
def test_treaty_is_no_shield_in_action_rounds() -> None:
    """A Military Campaign may remove the last disc of a player whose Treaty lies there."""
    made = table(
        2,
        discs={"india": {"blue": 1, "red": 2}},
        policies={"india": {"blue": ["treaty"]}},
        hands={"red": ["military_campaign"]},
    )
    act(made, "red", "play military_campaign", "target blue")
    assert influence(made, "india") == {"red": 2}


@rule("7.1 Treaty")
@ruling("R52")
def test_unrest_overrides_treaty_for_its_own_removal() -> None:
    """Unrest may take the last disc; what it leaves is protected in the conflict that follows."""
    made = table(
        2,
        discs={"india": {"blue": 3, "red": 8}},
        policies={"india": {"blue": ["treaty"], "red": ["unrest_at_home"]}},
    )
    colonize(made, "india")
    assert influence(made, "india") == {"red": 8}
    made = table(
        3,
        discs={"middle_east": {"blue": 11, "red": 12, "natives": 3}},
        policies={"middle_east": {"blue": ["treaty"], "red": ["unrest_at_home"]}},
    )
    colonize(made, "middle_east")
    assert influence(made, "middle_east") == {"blue": 1, "red": 8}


CANCELLED = {"treaty_and_unrest": "treaty_cancelled"}


@rule("7.1 Treaty", "7.1 Unrest at Home")
@ruling("R52")
def test_unrest_may_cancel_treaties() -> None:
    """By the ruling `treaty_cancelled` no Treaty at the region helps in its conflict, whoever lost discs."""
    for options, left in (({}, {"blue": 1, "red": 8}), (CANCELLED, {"red": 10})):
        made = table(
            3,
            options=options,
            discs={"middle_east": {"blue": 11, "red": 12, "natives": 3}},
            policies={"middle_east": {"blue": ["treaty"], "red": ["unrest_at_home"]}},
        )
        colonize(made, "middle_east")
        assert influence(made, "middle_east") == left
        assert made.copy().board.unrest_cancels_treaty == bool(options)
    for options, left in (({}, {"blue": 1, "green": 12}), (CANCELLED, {"green": 17})):
        made = table(
            3,
            options=options,
            discs={"india": {"red": 1, "blue": 2, "green": 18}},
            policies={"india": {"blue": ["treaty"], "red": ["unrest_at_home"]}},
        )
        colonize(made, "india")
        assert influence(made, "india") == left


@rule("7.1 Treaty")
@ruling("R52")
def test_a_treaty_without_unrest_holds_under_either_ruling() -> None:
    """Unrest at another region cancels nothing here."""
    made = table(
        2,
        options=CANCELLED,
        discs={"middle_east": {"blue": 1, "red": 20}},
        policies={"middle_east": {"blue": ["treaty"]}, "india": {"red": ["unrest_at_home"]}},
    )
    colonize(made, "middle_east")
    assert influence(made, "middle_east") == {"blue": 1, "red": 5}


@rule("7.1 Treaty")
@ruling("R53")
def test_the_protected_disc_may_be_a_mercenary() -> None:
    """The owner may lose own discs first; the mercenary then leaves in the influence check."""
    made = table(
        2,
        discs={"middle_east": {"blue": 1, "red": 20}},
        mercenaries={"middle_east": {"blue": 2}},
        policies={"middle_east": {"blue": ["treaty"]}},
    )
    assert colonize(made, "middle_east") == ["mercenaries 1", "mercenaries 2"]
    answer(made, "mercenaries 1")
    assert (own_discs(made, "middle_east", "blue"), mercenaries_of(made, "middle_east", "blue")) == (0, 1)
    influence_check(made)
    assert influence(made, "middle_east") == {"red": 5}


@rule("7.1 Unrest at Home")
@ruling("R49", "R2")
def test_unrest_looks_at_players_present() -> None:
    """The absent owner is not hit, nor are natives with fewer; mercenaries count with their owner."""
    made = table(
        3,
        discs={"india": {"red": 4, "green": 5, "natives": 1}},
        mercenaries={"india": {"red": 2}},
        policies={"india": {"blue": ["unrest_at_home"]}},
    )
    colonize(made, "india")
    assert influence(made, "india") == {"red": 6, "natives": 1}


@rule("7.1 Unrest at Home")
@ruling("R49")
def test_unrest_may_hit_its_owner() -> None:
    """The owner is not exempt, and a lone player is the weakest."""
    made = table(2, discs={"india": {"blue": 9}}, policies={"india": {"blue": ["unrest_at_home"]}})
    colonize(made, "india")
    assert influence(made, "india") == {}
    assert made.board.reserve[0] == 22


@rule("7.1 Unrest at Home")
@ruling("R49")
def test_unrest_without_players_does_nothing() -> None:
    """Natives alone are neither counted nor hit; the log says that it struck nobody."""
    made = table(2, discs={"india": {"natives": 9}}, policies={"india": {"blue": ["unrest_at_home"]}})
    made.events = []
    colonize(made, "india")
    assert influence(made, "india") == {"natives": 9}
    assert not told(made, "unrest", "removed")
    assert [event.args for event in told(made, "unrest-nobody")] == [{"region": "region:india"}]


@rule("7.1 Unrest at Home")
@ruling("R50")
def test_only_one_unrest_takes_effect() -> None:
    """Of several Unrest cards one counts; all are discarded."""
    made = table(
        2,
        discs={"sub_saharan_africa": {"blue": 1, "red": 11}},
        policies={"sub_saharan_africa": {"blue": ["unrest_at_home"], "red": ["unrest_at_home"]}},
    )
    made.events = []
    colonize(made, "sub_saharan_africa")
    assert influence(made, "sub_saharan_africa") == {"red": 11}
    assert len(told(made, "unrest")) == 1
    assert [card_ids(pile) for pile in made.board.discards] == [["unrest_at_home"]] * 2


@rule("7.1 Unrest at Home")
@ruling("R40", "R49")
def test_unrest_comes_last() -> None:
    """Discs of Consolidate Holdings are there already."""
    made = table(
        2,
        discs={"sub_saharan_africa": {"red": 6}},
        policies={"sub_saharan_africa": {"blue": ["consolidate_holdings"], "red": ["unrest_at_home"]}},
    )
    colonize(made, "sub_saharan_africa")
    assert influence(made, "sub_saharan_africa") == {"blue": 7}


@rule("7.1 Unrest at Home")
@ruling("R61")
def test_the_owner_chooses_what_unrest_takes() -> None:
    """Mercenaries may be given for own discs."""
    made = table(2, discs={"india": {"blue": 9}}, mercenaries={"india": {"blue": 4}})
    made.board.up[region("india") * 5 + 1] = 1 << card("unrest_at_home")
    resolve_unrest(made, region("india"))
    answer(made, "mercenaries 4")
    assert own_discs(made, "india", "blue") == 3
    assert mercenaries_of(made, "india", "blue") == 0
    assert made.board.mercenary_supply == 16
