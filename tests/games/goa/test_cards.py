"""Expedition cards: when they are played and what they do (4.0 to 4.3)."""

from __future__ import annotations

import pytest

from carrack.games.goa.rules.card_effects import CARD_EFFECTS, INDEPENDENT
from carrack.games.goa.rules.expedition_pile import draw_cards
from carrack.games.goa.rules.turns import WITH_ACTION
from goa.build import (
    FACTS,
    answer,
    card,
    cards,
    held,
    refusal,
    row,
    rule,
    ruling,
    spice_total,
    spices,
    spices_on,
    table,
    told,
    turn,
)


@rule("4.2")
def test_every_effect_has_a_function() -> None:
    """What cards do is named in the data and looked up; nothing is missing and nothing is left over."""
    assert {found.does for found in FACTS.cards} == set(CARD_EFFECTS)
    assert {name for name, action in CARD_EFFECTS.items() if not action} == set(INDEPENDENT)
    assert {name for name, action in CARD_EFFECTS.items() if action} == set(WITH_ACTION)


@rule("4.2")
@pytest.mark.parametrize(
    ("id_", "ships", "colonists", "ducats"),
    [("ships_2_tiger", 2, 0, 0), ("colonists_2_palm", 0, 2, 0), ("ducats_5_fish", 0, 0, 5)],
)
def test_cards_with_a_gain(id_: str, ships: int, colonists: int, ducats: int) -> None:
    """Before or after the action; the card is discarded openly."""
    for moves in ([f"play {id_}", "expedition 1"], ["expedition 1", f"play {id_}"]):
        made = table(ships={0: 0}, colonists={0: 0}, rows={0: {"expedition": 4}}, hands={0: [id_]})
        turn(made, 0, *moves)
        assert (made.board.ships[0], made.board.colonists[0], made.ducats[0]) == (ships, colonists, ducats)
        assert made.board.discards == cards([id_])


@rule("4.2")
def test_up_to_two_spices() -> None:
    """One may be enough; without room the card is not offered."""
    made = table(hands={0: ["spices_2_shell"]}, holdings={0: {"calicut": ("calicut_1", [])}})
    turn(made, 0, "play spices_2_shell", "fill calicut clove", "done")
    assert spices(made, 0) == ["clove"]
    made = table(hands={0: ["spices_2_shell"]})
    assert "play spices_2_shell" not in turn(made, 0)
    assert refusal(made, 0, "play spices_2_shell").message.id == "refusal-no-effect"


@rule("4.2")
def test_selling_spices() -> None:
    """Up to four for three ducats each, at least one."""
    made = table(
        hands={0: ["sell_spices_palm"]},
        holdings={
            0: {
                "plantation_1": ("b_plantation_3_clove", ["clove"] * 3),
                "plantation_2": ("b_plantation_2_pepper", ["pepper"] * 2),
            }
        },
    )
    turn(made, 0, "play sell_spices_palm")
    assert refusal(made, 0, "done").message.id == "refusal-nothing-sold"
    answer(made, "pay plantation_1 clove", "pay plantation_2 pepper", "pay plantation_2 pepper")
    assert "done" in answer(made)
    answer(made, "done")
    assert (made.ducats[0], spice_total(made, 0)) == (9, 2)
    made = table(hands={0: ["sell_spices_palm"]}, holdings={0: {"cochin": ("cochin_1", ["clove"])}})
    turn(made, 0, "play sell_spices_palm")
    assert (made.ducats[0], spice_total(made, 0)) == (3, 0)


@rule("4.2")
@pytest.mark.parametrize(("to", "price"), [(2, 6), (3, 12), (4, 18), (5, 24)])
def test_progress_for_ducats(to: int, price: int) -> None:
    """One marker, one row, for ducats alone; without enough of them the card is not offered."""
    id_ = "pay_ducats_progress_tiger"
    rows = dict.fromkeys(FACTS.column_ids, 5) | {"taxes": to - 1}
    made = table(ducats={0: price}, ships={0: 0}, rows={0: rows}, hands={0: [id_]})
    turn(made, 0, f"play {id_}", "advance taxes")
    assert (row(made, 0, "taxes"), made.ducats[0]) == (to, 0)
    made = table(ducats={0: price - 1}, rows={0: rows}, hands={0: [id_]})
    assert f"play {id_}" not in turn(made, 0)


@rule("4.2")
@ruling("R22")
def test_prices_in_ducats_are_refused_with_the_price() -> None:
    """Columns that cost more than one has are refused."""
    id_ = "pay_ducats_progress_tiger"
    made = table(ducats={0: 6}, rows={0: {"ships": 2, "harvest": 5}}, hands={0: [id_]})
    assert turn(made, 0, f"play {id_}") == ["advance taxes", "advance expedition", "advance founding"]
    assert refusal(made, 0, "advance ships").message.id == "refusal-ducats-missing"
    assert refusal(made, 0, "advance harvest").message.id == "refusal-last-row"


@rule("4.2")
@ruling("R24")
def test_a_mixed_harvest() -> None:
    """The whole figure in ships, colonists and spices; spices only where there is room."""
    made = table(
        ships={0: 0},
        colonists={0: 0},
        rows={0: {"harvest": 3}},
        hands={0: ["harvest_mix_palm"]},
        holdings={0: {"cochin": ("cochin_1", [])}},
    )
    turn(made, 0, "play harvest_mix_palm", "take ships", "fill cochin clove")
    assert answer(made) == ["take ships", "take colonists"]
    assert refusal(made, 0, "take ducats").message.id == "refusal-mixed-harvest"
    assert refusal(made, 0, "fill cochin clove").message.id == "refusal-no-free-field"
    answer(made, "take colonists", "take colonists")
    assert (made.board.ships[0], made.board.colonists[0], spices(made, 0)) == (1, 2, ["clove"])


@rule("4.2")
def test_progress_for_ships_or_spices_alone() -> None:
    """One card drops the spices, the other the ships."""
    id_ = "progress_ships_only_shell"
    made = table(ships={0: 2}, rows={0: {"ships": 3}}, hands={0: [id_]})
    options = turn(made, 0, f"play {id_}")
    assert "progress ships" not in options
    assert refusal(made, 0, "progress ships").message.id == "refusal-ships-missing"
    answer(made, "progress taxes")
    assert (row(made, 0, "taxes"), made.board.ships[0]) == (2, 1)
    id_ = "progress_spices_only_fish"
    made = table(ships={0: 0}, hands={0: [id_]}, holdings={0: {"cochin": ("cochin_1", ["clove"])}})
    assert turn(made, 0, f"play {id_}") == []
    assert (row(made, 0, "founding"), spices(made, 0)) == (2, [])


@rule("4.2", "2.3.6")
def test_one_more_card_in_a_founding() -> None:
    """Three cards are turned up instead of two."""
    id_ = "found_extra_card_fish"
    made = table(colonists={0: 0}, hands={0: [id_]}, pile=["ships_2_fish", "ships_2_tiger", "spices_2_shell"])
    turn(made, 0, f"play {id_}", "found cochin", "fill cochin pepper")
    assert held(made, 0, "cochin") == "cochin_1"
    assert len(told(made, "turned-up")) == 3


@rule("4.1")
@ruling("R2")
def test_one_more_card_after_the_reveal() -> None:
    """Only with the action; with the other ruling also after two cards were seen."""
    id_ = "found_extra_card_fish"
    low = ["ships_2_elephant", "ducats_5_fish"]
    for ruled, possible in (("with_action", False), ("after_reveal", True)):
        made = table(options={"one_more_card": ruled}, colonists={0: 3}, hands={0: [id_]}, pile=low)
        options = turn(made, 0, "found quilon")
        assert (f"play {id_}" in options) is possible
    answer(made, f"play {id_}")
    assert made.board.aside.bit_count() == 3 or held(made, 0, "quilon")
    made = table(colonists={0: 3}, hands={0: [id_]}, pile=low)
    turn(made, 0, "found quilon")
    assert refusal(made, 0, f"play {id_}").message.id == "refusal-only-with-action"


@rule("4.1")
@ruling("R19")
def test_one_card_a_turn() -> None:
    """A second card has to wait, before or after the action; A cards go with their action only."""
    hand = ["ships_2_tiger", "ducats_5_fish", "harvest_mix_palm"]
    made = table(hands={0: hand}, holdings={0: {"cochin": ("cochin_1", [])}})
    options = turn(made, 0, "play ships_2_tiger")
    assert not [option for option in options if option.startswith("play")]
    assert refusal(made, 0, "play ducats_5_fish").message.id == "refusal-one-card"
    assert refusal(made, 0, "play colonists_2_palm").message.id == "refusal-not-in-hand"
    assert answer(made, "taxes") == []
    options = turn(made, 0, "taxes")
    assert "play ducats_5_fish" in options
    assert "play harvest_mix_palm" not in options
    assert refusal(made, 0, "play harvest_mix_palm").message.id == "refusal-only-with-action"


@rule("4.3")
@ruling("R28")
def test_cards_may_be_discarded() -> None:
    """Any number in an own turn, openly."""
    made = table(hands={0: ["ships_2_tiger", "ducats_5_fish"]})
    turn(made, 0, "discard ships_2_tiger", "discard ducats_5_fish")
    assert made.hands[0] == 0
    assert made.board.discards == cards(["ships_2_tiger", "ducats_5_fish"])
    assert refusal(made, 0, "discard ships_2_tiger").message.id == "refusal-not-in-hand"


@rule("4.3")
@ruling("R29")
def test_the_discards_become_the_pile() -> None:
    """As soon as the last card leaves; if there are no discards then, when a card is next needed."""
    made = table(hands={1: ["ships_2_tiger"]}, pile=["ducats_5_fish"])
    draw_cards(made, 0, 1)
    assert made.hands[0] == cards(["ducats_5_fish"])
    assert made.pile.bit_count() == 28
    assert (made.board.discards, made.shuffles) == (0, 1)
    assert made.since[card("ducats_5_fish")] == 0
    everything = [found.id for found in FACTS.cards]
    made = table(hands={1: everything[:28]}, pile=everything[28:29])
    made.hands[2] = made.board.discards
    made.board.discards = 0
    draw_cards(made, 0, 2)
    assert made.hands[0] == cards(everything[28:29])
    turn(made, 0, f"discard {everything[28]}")
    draw_cards(made, 0, 1)
    assert made.hands[0] == cards(everything[28:29])
    assert made.shuffles == 1


@rule("4.0")
def test_cards_show_symbols_and_colonists() -> None:
    """30 cards, six symbols on five each, one to three colonists."""
    symbols = [found.symbol for found in FACTS.cards]
    assert [symbols.count(symbol) for symbol in range(6)] == [5] * 6
    assert {found.colonists for found in FACTS.cards} == {1, 2, 3}
    assert len(FACTS.cards) == 30
    assert spices_on(table(), 0, "quilon") == []
