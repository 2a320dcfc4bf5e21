"""Appendix D of the rules: what a seat can't see tells it nothing, in views, events and re-deals."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.rules.deck.hands import ChoosePile, DrawCards, KeepCards
from carrack.games.thirteen_colonies.rules.turns import TakeAction
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.match import take_for
from carrack.kernel.table import NOBODY, advance, open_asks
from thirteen_colonies.build import SHIP, act, answer, game, kind, kinds, put_people, rule, run, table


def own(made: ColoniesTable, seat: int) -> dict[str, Any]:
    """What a seat alone knows beside its hand."""
    return game().view(made, seat).as_json()["own"]


def heard(made: ColoniesTable, kind_: str, seat: int) -> list[Any]:
    """The cards that events of a kind name to a seat."""
    return [event.seen_by(seat).args.get("card") for event in made.events or [] if event.kind == kind_]


@rule("E4.b")
def test_only_the_explorer_sees_what_he_holds() -> None:
    """Others learn how many cards there are; re-dealt they can be any ordinary cards."""
    made = table("F", hand={0: ["discoverer"]}, open="meadow", **SHIP)
    made.land(made.revealed[0]).hidden = [(NONE, 0, 0, 0)] * 2
    made.pools = [kinds(["forest", "silver_mine", "swamp", "swamp", "niagara"])]
    made.deck = 3
    made.reseed(2)
    act(made, "play discoverer explore florida")
    assert len(own(made, 0)["looked"]) == 2
    for seat in (1, NOBODY):
        assert own(made, seat)["looked"] == []
        assert game().view(made, seat).as_json()["looked_at"] == 2
        assert heard(made, "looked", seat) == [None, None]
    assert None not in heard(made, "looked", 0)
    believed = {tuple(c[0] for c in game().redeal(made, 1, seed).looked) for seed in range(40)}
    assert len(believed) > 2
    assert not [cards for cards in believed if kind("niagara") in cards]
    assert game().redeal(made, 0, 1).looked == made.looked


@rule("E3a")
def test_cards_to_be_kept_are_secret() -> None:
    """Until all are chosen; drawn cards stay secret."""
    made = table(hand={0: ["forest", "meadow", "desert"]}, draw={0: ["colonist"] * 2 + ["swamp"]})
    made.players[0].hold = 2
    run(made, KeepCards(0))
    answer(made, "keep forest")
    assert own(made, 0)["keeping"] == ["forest"]
    for seat in (1, NOBODY):
        assert own(made, seat)["keeping"] == []
        assert game().redeal(made, seat, 1).keeping == ()
    assert game().redeal(made, 0, 1).keeping == made.keeping
    answer(made, "done")
    assert game().view(made, 1).as_json()["players"]["0"]["hand"] is None
    run(made, DrawCards(0, 1))
    assert (heard(made, "drew", 0) != [None], heard(made, "drew", 1)) == (True, [None])


@rule("2c")
def test_a_reshuffle_tells_the_hand() -> None:
    """With an empty draw pile everybody can tell the hand; of what is drawn then nobody knows."""
    made = table(hand={0: ["forest"]}, discard={0: ["meadow", "desert", "swamp"]})
    run(made, DrawCards(0, 1))
    shown = game().view(made, 1).as_json()["players"]["0"]
    assert (shown["surely_in_hand"], shown["hand"], shown["hand_size"]) == (["forest"], None, 2)
    assert "discard" in shown
    hands = {tuple(game().redeal(made, 1, seed).players[0].hand) for seed in range(30)}
    assert len(hands) == 3
    assert all(kind("forest") in cards for cards in hands)


@rule("P7")
def test_answers_are_secret_until_all_have_answered() -> None:
    """Neither a view nor a re-deal tells the answer of another seat."""
    made = table("P", 3, hand={0: ["house"], 1: ["fort"], 2: ["fort"]})
    act(made, "play house move_in")
    take_for(made, 1, made.actions.catalogue.read("react fort control"))
    assert [ask.seat for ask in open_asks(made)] == [2]
    assert own(made, 1)["answer"] == ["fort"]
    for seat in (0, 2, NOBODY):
        assert own(made, seat)["answer"] == []
        assert set(game().redeal(made, seat, 1).answers) == {NONE}
    assert game().redeal(made, 1, 1).answers == made.answers


@rule("F3")
def test_a_scouted_card_is_known_to_the_scout_alone() -> None:
    """Not to the owner of the pile; put back it stays on top for the scout and is any card for others."""
    made = table("F", 3, draw={0: ["money_1"], 1: ["forest", "meadow", "desert"]})
    run(made, ChoosePile(0))
    answer(made, "player 2", "decline")
    top = made.players[1].top
    assert own(made, 0)["scouted"][1] is not None
    for seat in (1, 2, NOBODY):
        assert own(made, seat)["scouted"] == [None] * 3
        assert heard(made, "scouted", seat) == [None]
        assert len({game().redeal(made, seat, seed).players[1].top for seed in range(30)}) == 3
    assert {game().redeal(made, 0, seed).players[1].top for seed in range(30)} == {top}
    run(made, DrawCards(1, 1))
    assert made.players[1].hand == [top]


@rule("F2.b", "F3")
def test_what_is_surely_in_a_draw_pile_is_not_dealt_to_the_hand() -> None:
    """Raid cards for everybody, a scouted card for the scout; with raid cards alone the hand is known."""
    made = table("F", hand={1: ["forest", "meadow"]}, draw={1: ["desert", "raid_hopi"]})
    made.players[1].top, made.players[1].top_seen = kind("desert"), 1
    run(made, KeepCards(1))
    for seed in range(30):
        scout, public = game().redeal(made, 0, seed), game().redeal(made, NOBODY, seed)
        assert scout.players[1].hand == made.players[1].hand
        assert scout.players[1].top == kind("desert")
        assert kind("raid_hopi") in public.players[1].draw
    assert len({tuple(game().redeal(made, NOBODY, seed).players[1].hand) for seed in range(30)}) == 3
    assert game().view(made, 0).as_json()["players"]["1"]["hand"] is None
    made.players[1].draw = kinds(["raid_hopi"])
    assert game().view(made, 0).as_json()["players"]["1"]["hand"] == ["forest", "meadow"]


@rule("E4.b")
def test_an_action_is_secret_until_it_is_announced() -> None:
    """While its target is chosen others know only that somebody acts."""
    made = table(hand={0: ["colonist"]}, open="forest", hidden=["meadow"], colonies={0: [0, 1]}, **SHIP)
    act(made, "play colonist settle florida")
    ask = open_asks(made)[0]
    assert ask.waiting(made) == TakeAction(0).waiting(made)
    assert made.players[0].sure == []
    other = game().redeal(made, 1, 1)
    advance(other)
    assert isinstance(other.stack[-1], TakeAction)
    assert len(other.stack) == len(made.stack) - 2
    assert game().redeal(made, 0, 1).stack == made.stack


@rule("2a")
def test_vp_piles_are_closed() -> None:
    """Others see how many cards lie there, at the end all of them."""
    made = table(hand={0: ["forest"]})
    made.players[0].vp_pile = kinds(["niagara", "vp1_gold"])
    run(made, KeepCards(0))
    for seat in (1, NOBODY):
        view = game().view(made, seat)
        assert (view.board.players[0].vp_pile, view.vp_sizes) == ([], [2, 0])
        assert view.as_json()["own"]["all_vp_piles"] == []
    assert game().view(made, 0).board.players[0].vp_pile == made.players[0].vp_pile
    answer(made, "done")
    assert game().view(made, 1).as_json()["own"]["all_vp_piles"] == [["niagara", "vp1_gold"], []]


@rule("E4.b", "F2.c")
@pytest.mark.parametrize("under", ["", "from hopi"])
def test_cards_put_back_in_secret_lie_in_any_order(under: str) -> None:
    """Also if they come from different shuffles of the deck: who put them back alone knows which is which."""
    made = table("F", hand={0: ["discoverer"]}, open="meadow", hidden=["swamp"] if under else [], **SHIP)
    made.pools = [[kind("forest")], [kind("silver_mine"), kind("silver_mine")]]
    made.deck = 0
    cells = [(NONE, 1, 0, 0), (NONE, 1, 0, 0), (NONE, 0, 0, 0)]
    land = made.land(made.revealed[0])
    if under:
        pile = made.tribes[put_people(made, "hopi")].under = cells
        act(made, "play discoverer explore florida", under)
    else:
        pile = land.hidden = cells
        act(made, "play discoverer explore florida", "show meadow")
    answer(made, "under silver_mine", "under silver_mine")
    believed = set()
    for seed in range(40):
        other = game().redeal(made, 1, seed)
        pile = other.tribes[2].under if under else other.land(made.revealed[0]).hidden
        believed.add(tuple(cell[0] for cell in pile))
    assert len(believed) == 3
