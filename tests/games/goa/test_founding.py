"""Founding colonies (2.3.6)."""

from __future__ import annotations

from carrack.games.goa.rules.founding import AddColonistsOrNot
from carrack.kernel.table import to_move
from goa.build import answer, cards, held, refusal, rule, ruling, spices, table, told, turn

LOW = ["ships_2_elephant", "ducats_5_fish"]
HIGH = ["ships_2_fish", "colonists_2_statue"]


@rule("2.3.6")
@ruling("R31", "R33")
def test_enough_colonists_found_at_once() -> None:
    """With board and cards alone enough, the colony is founded without a question and without a refund."""
    made = table(colonists={0: 5}, rows={0: {"founding": 3}}, pile=HIGH)
    options = turn(made, 0, "found quilon")
    assert options[0].startswith("settle quilon")
    assert made.board.colonists[0] == 5


@rule("2.3.6")
@ruling("R32")
def test_a_declined_founding_brings_a_colonist() -> None:
    """The own colonists are kept, one is added, and what was turned up is discarded."""
    made = table(colonists={0: 4}, pile=LOW)
    assert turn(made, 0, "found quilon") == ["add", "decline"]
    assert made.board.aside == cards(LOW)
    answer(made, "decline")
    assert made.board.colonists[0] == 5
    assert made.board.aside == 0
    assert made.board.discards == cards(LOW)
    assert held(made, 0, "quilon") == ""


@rule("2.3.6")
@ruling("R32")
def test_a_failed_founding_brings_a_colonist() -> None:
    """Without the colonists nothing is asked."""
    made = table(colonists={0: 3}, pile=LOW)
    assert turn(made, 0, "found quilon") == []
    assert made.board.colonists[0] == 4
    assert [event.kind for event in told(made, "not-founded")] == ["not-founded"]


@rule("2.3.6")
@ruling("R34")
def test_any_open_colony_may_be_named() -> None:
    """Also one out of reach: it fails and brings the colonist."""
    made = table(colonists={0: 0}, pile=LOW)
    turn(made, 0, "found calicut")
    assert made.board.colonists[0] == 1


@rule("2.3.6", "4.1", "5.4")
@ruling("R21", "R35")
def test_colonists_may_come_after_the_reveal() -> None:
    """A tile and a card can still bring the missing colonists; the card counts for the turn."""
    hand = ["colonists_2_palm", "ships_2_tiger"]
    made = table(colonists={0: 1}, pile=LOW, tiles={0: ["a_colonist"]}, hands={0: hand})
    options = turn(made, 0, "found quilon")
    assert "add" not in options
    assert {"decline", "use a_colonist", "play colonists_2_palm", "discard ships_2_tiger"} <= set(options)
    assert refusal(made, 0, "add").message.id == "refusal-colonists-missing"
    answer(made, "use a_colonist")
    options = answer(made, "play colonists_2_palm")
    assert "play ships_2_tiger" not in options
    assert refusal(made, 0, "play ships_2_tiger").message.id == "refusal-one-card"
    assert options[0] == "add"
    answer(made, "add", "settle quilon_clove_ginger", "fill quilon clove")
    assert (made.board.colonists[0], spices(made, 0)) == (0, ["clove"])
    assert answer(made) == []


@rule("2.3.6")
@ruling("R52")
def test_a_hand_keeps_the_question_open() -> None:
    """With cards in hand the seat is asked even if it can only give up: others must not see why."""
    made = table(colonists={0: 0}, pile=LOW, hands={0: ["harvest_mix_palm"]})
    assert turn(made, 0, "found quilon") == ["decline", "discard harvest_mix_palm"]
    assert isinstance(made.stack[-1], AddColonistsOrNot)
    assert to_move(made) == 0
    assert answer(made, "discard harvest_mix_palm") == []


@rule("2.3.6", "1.3")
@ruling("R56")
def test_tiles_of_a_colony() -> None:
    """Quilon and Madras are chosen among those left; equal tiles of Cochin and Calicut are not asked for."""
    made = table(
        rows={0: {"founding": 5}, 1: {"founding": 5}},
        pile=HIGH,
        holdings={1: {"quilon": ("quilon_pepper_nutmeg", [])}},
    )
    options = turn(made, 0, "found quilon")
    assert "settle quilon_pepper_nutmeg" not in options
    assert len(options) == 4
    assert refusal(made, 0, "settle quilon_pepper_nutmeg").message.id == "refusal-colony-tile-gone"
    answer(made, "settle quilon_ginger_cinnamon")
    assert refusal(made, 0, "fill quilon clove").message.id == "refusal-wrong-spice"
    assert refusal(made, 0, "fill cochin clove").message.id == "refusal-other-holding"
    answer(made, "fill quilon cinnamon")
    made = table(rows={1: {"founding": 5}}, pile=HIGH)
    assert turn(made, 1, "found cochin")[0] == "fill cochin ginger"


@rule("2.3.6", "4.3")
@ruling("R30")
def test_a_reveal_that_empties_the_pile() -> None:
    """Cards turned up lie aside and are not in that reshuffle; a card just played is."""
    made = table(colonists={0: 0}, pile=["ships_2_elephant"], hands={0: ["found_extra_card_fish"]})
    turn(made, 0, "play found_extra_card_fish", "found calicut")
    assert made.shuffles == 1
    assert made.board.aside == 0
    assert made.since[cards(["found_extra_card_fish"]).bit_length() - 1] == 1
    assert made.since[cards(["ships_2_elephant"]).bit_length() - 1] == 0


@rule("2.3.6")
@ruling("R29")
def test_a_short_reveal() -> None:
    """Without cards to turn up only the board and the own colonists count."""
    everything = [card.id for card in table().board.facts.cards]
    made = table(colonists={0: 6}, hands={1: everything[:15], 2: everything[15:]}, pile=[])
    assert turn(made, 0, "found quilon") == ["add", "decline"]
