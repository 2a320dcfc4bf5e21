"""What is hidden, what lies open (rulings R90 to R93)."""

from __future__ import annotations

import json

import pytest

from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.hands import choose_kept_cards
from carrack.games.colonialism.state.redeal import redeal
from carrack.kernel.perspective import Perspective
from colonialism.build import (
    FACTS,
    act,
    answer,
    ask,
    card_ids,
    cards,
    decisions,
    empty_deck_to_discards,
    game,
    new_game,
    rule,
    ruling,
    seen,
    table,
)

PUBLIC = -1


@rule("5.1.3.2")
@ruling("R90")
def test_what_a_seat_sees_of_hidden_cards() -> None:
    """Its own hand, first cards and interests; nothing of the others'."""
    made = table(
        2,
        hands={"blue": ["army"], "red": ["fleet"]},
        policies={"india": {"blue": ["empire"], "red": ["hegemony", "treaty"]}},
        interests={"blue": ["ei_india_natural"], "red": ["ei_china_mineral"]},
    )
    ask(made, TakeAnAction(0))
    own, other, public = (seen(made, seat) for seat in (0, 1, PUBLIC))
    for secret in ("army", "empire", "ei_india_natural"):
        assert secret in own
        assert secret not in other + public
    for secret in ("fleet", "hegemony", "ei_china_mineral"):
        assert secret in other
        assert secret not in own + public
    assert all("treaty" in view for view in (own, other, public)), "later policy cards lie face up"
    nothing = json.loads(public)
    assert (nothing["hand"], nothing["kept"], nothing["interests"]) == ([], [], [])
    assert all(area["own_face_down"] is None for area in nothing["regions"].values())


@rule("5.1.1")
@ruling("R90", "R92")
def test_nobody_sees_a_deck() -> None:
    """Only sizes are shown: decks of equal size look the same to everybody, their owner included."""
    made = table(2, hands={"blue": ["army"], "red": ["fleet"]})
    empty_deck_to_discards(made, "blue", ["empire", "treaty"])
    views = [seen(made, seat) for seat in (0, 1, PUBLIC)]
    decks = made.decks[0]
    made.decks[0], made.hands[0] = cards(["army", "treaty"]), cards(["empire"])
    assert seen(made, 1) == views[1]
    assert seen(made, PUBLIC) == views[2]
    assert "treaty" not in views[0]
    assert decks.bit_count() == 2
    assert json.loads(views[0])["seats"][0]["deck_size"] == 2


@rule("5.1.1")
@ruling("R91")
def test_what_lies_open() -> None:
    """Discs, ships with status, cubes, reserves, collected cubes, discards, sizes, policy cards, rows."""
    made = table(
        2,
        rows=["", "red", "blue"],
        discs={"india": {"blue": 2, "natives": 3}},
        mercenaries={"india": {"red": 1}},
        cubes={"india": [1, 0, 2]},
        ships={"blue": ["arabian_sea"]},
        used={"blue": ["pacific_ocean"]},
        stock={"red": [1, 0, 0]},
        gained={"red": [0, 2, 0]},
        hands={"red": ["army", "fleet"]},
        policies={"india": {"red": ["empire", "treaty"]}},
    )
    made.board.discards[1] = cards(["trade"])
    made.decks[1] &= ~cards(["trade"])
    ask(made, TakeAnAction(0))
    view = json.loads(seen(made, PUBLIC))
    assert view["rows"] == [None, 1, 0, None]
    india = view["regions"]["india"]
    assert (india["discs"], india["natives"], india["mercenaries"]) == ([2, 0], 3, [0, 1])
    assert india["cubes"] == {"agricultural": 1, "natural": 0, "mineral": 2}
    assert (india["face_down"], india["face_up"]) == ([0, 1], [[], ["treaty"]])
    blue, red = view["seats"]
    assert blue["fresh_ships"]["arabian_sea"] == blue["used_ships"]["pacific_ocean"] == 1
    assert (blue["reserve"], red["reserve"]) == (20, 22)
    assert red["collected_before"]["agricultural"] == 1
    assert red["collected_this_turn"]["natural"] == 2
    assert (red["hand_size"], red["deck_size"], red["discards"]) == (2, 19, ["trade"])
    assert (view["bag"]["mineral"], view["supply"]) == (19, {"natives": 42, "mercenaries": 15})
    assert (view["waiting"], view["turn"], view["phase"]) == ([0], 1, 0)


@rule("5.1.1")
@ruling("R90")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    """Others see that a card was drawn or laid down, not which."""
    made = table(2, ships={"blue": ["arabian_sea"]})
    made.events = []
    act(made, "blue", "draw")
    drawn = card_ids(made.hands[0])[0]
    [event] = made.events
    assert event.seen_by(0).args["card"] == f"card:{drawn}"
    assert event.seen_by(1).id == event.seen_by(PUBLIC).id == "event-drew-hidden"
    assert "card" not in event.seen_by(1).args
    made = table(2, ships={"blue": ["arabian_sea"] * 2}, hands={"blue": ["army", "fleet"]})
    made.events = []
    act(made, "blue", "play army", "in india")
    act(made, "blue", "play fleet", "in india")
    down, up = made.events
    assert "card" not in down.seen_by(1).args
    assert down.seen_by(0).args["card"] == "card:army"
    assert up.seen_by(1).args["card"] == "card:fleet"


@rule("4.0")
@ruling("R90")
def test_the_end_shows_the_interests() -> None:
    """While the game goes on only the own interests are seen, at its end everybody's."""
    made = new_game(3, 2)
    for _ in decisions(made, 2):
        assert json.loads(seen(made, PUBLIC))["seats"][0]["interests"] is None
    shown = json.loads(seen(made, PUBLIC))
    assert shown["over"]
    assert [len(seat["interests"]) for seat in shown["seats"]] == [3, 3, 3]
    assert redeal(made, 0, 1).interests == made.interests


@rule("4.0")
@ruling("R93")
def test_kept_cards_stay_hidden_until_all_have_answered() -> None:
    """Who has answered is known, what was kept is not."""
    made = table(2, hands={"blue": ["army", "fleet"], "red": ["army", "fleet"]})
    choose_kept_cards(made)
    answer(made, "keep fleet")
    assert json.loads(seen(made, 0))["kept"] == ["fleet"]
    view = json.loads(seen(made, 1))
    assert (view["kept"], view["waiting"]) == ([], [1])
    assert [seat["discards"] for seat in view["seats"]] == [[], []]


@rule("2.2")
@ruling("R30", "R91")
def test_number_and_place_of_policy_cards_are_public() -> None:
    """Everybody sees how many policy cards of whom lie where."""
    made = table(2, policies={"india": {"blue": ["army", "fleet"]}, "china": {"red": ["treaty"]}})
    regions = json.loads(seen(made, PUBLIC))["regions"]
    assert regions["india"]["face_down"] == [1, 0]
    assert regions["india"]["face_up"] == [["fleet"], []]
    assert regions["china"]["face_down"] == [0, 1]
    assert set(regions) == set(FACTS.region_ids), "one colonial policy area for each region"


@rule("5.0")
@ruling("R93")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_has_a_prompt_and_can_be_saved(seats: int) -> None:
    """At every decision the table can be written and read again, in the middle of a move too."""
    setup = game().setup(seats)
    made = new_game(seats, 44)
    prompts = set()
    for count, (who, options, _) in enumerate(decisions(made, 44)):
        decision = Perspective(game(), made, who).decision
        assert decision is not None
        prompts.add(decision.prompt.id)
        if count % 5 == 0:
            record = json.loads(json.dumps(made.as_json()))
            loaded = game().load_table(setup, record)
            assert loaded.as_json() == made.as_json()
            assert Perspective(game(), loaded, who).options == options
    assert {"prompt-row", "prompt-keep", "prompt-place", "prompt-action", "prompt-region"} <= prompts
