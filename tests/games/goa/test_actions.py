"""The action phase (2.3): order, and the six actions."""

from __future__ import annotations

from carrack.games.goa.flow import ACTION
from carrack.games.goa.rules.turns import EndTurn
from carrack.kernel.table import advance, to_move
from goa.build import (
    answer,
    decisions,
    new_game,
    refusal,
    row,
    rule,
    ruling,
    spice_total,
    spices,
    spices_on,
    table,
    turn,
)


@rule("2.3")
@ruling("R17")
def test_actions_go_round_from_the_flag() -> None:
    """The owner of the flag begins each of the three actions."""
    made = table(3, flag=2, stage=1)
    ACTION.start(made)
    order = []
    while advance(made):
        order.append(to_move(made))
        answer(made, "taxes")
    assert order == [2, 0, 1]
    assert made.board.stage == 2


@rule("2.3")
@ruling("R23")
def test_nobody_passes_an_action() -> None:
    """Ships and Taxes are always possible; there is no pass among the three actions."""
    made = table()
    options = turn(made, 0)
    assert {"ships", "taxes"} <= set(options)
    assert "pass" not in options
    assert refusal(made, 0, "pass").message.id == "refusal-no-pass"


@rule("2.3.1")
@ruling("R25")
def test_the_owner_picks_the_fields() -> None:
    """Where several holdings have the spice, the payer chooses; otherwise nothing is asked."""
    made = table(
        holdings={
            0: {
                "plantation_1": ("b_plantation_2_ginger", ["ginger"]),
                "calicut": ("calicut_1", ["ginger", "clove"]),
            }
        }
    )
    assert turn(made, 0, "progress ships") == ["pay plantation_1 ginger", "pay calicut ginger"]
    assert refusal(made, 0, "pay calicut clove").message.id == "refusal-other-spice"
    assert refusal(made, 0, "pay quilon ginger").message.id == "refusal-no-such-spice"
    answer(made, "pay calicut ginger")
    assert spices_on(made, 0, "calicut") == ["clove"]
    assert (row(made, 0, "ships"), made.board.ships[0]) == (2, 3)


@rule("2.3.1")
def test_what_a_step_needs() -> None:
    """Spices and ships; a marker in the last row can't move."""
    made = table(
        ships={0: 1}, rows={0: {"ships": 2, "harvest": 5}}, holdings={0: {"cochin": ("cochin_1", ["clove"])}}
    )
    assert [option for option in turn(made, 0) if option.startswith("progress")] == ["progress founding"]
    assert refusal(made, 0, "progress ships").message.id == "refusal-ships-missing"
    assert refusal(made, 0, "progress harvest").message.id == "refusal-last-row"
    assert refusal(made, 0, "progress taxes").message.id == "refusal-spices-missing"


@rule("2.3.1")
@ruling("R54")
def test_every_way_of_moving_counts() -> None:
    """A step for ducats earns the same bonuses as a paid one."""
    made = table(ducats={0: 18}, rows={0: {"taxes": 3}}, hands={0: ["pay_ducats_progress_tiger"]})
    turn(made, 0, "play pay_ducats_progress_tiger", "advance taxes")
    assert (row(made, 0, "taxes"), made.ducats[0], made.hands[0].bit_count()) == (4, 0, 1)


@rule("2.3.3")
@ruling("R24")
def test_a_harvest_takes_all_it_can() -> None:
    """The figure or all free fields; what finds no room lapses, and fewer can't be taken."""
    made = table(
        rows={0: {"harvest": 3}},
        holdings={0: {"plantation_1": ("b_plantation_3_clove", []), "cochin": ("cochin_1", [])}},
    )
    options = turn(made, 0, "harvest")
    assert spices_on(made, 0, "plantation_1") == ["clove"] * 3
    assert options == [f"fill cochin {s}" for s in ("ginger", "cinnamon", "pepper", "nutmeg", "clove")]
    answer(made, "fill cochin nutmeg")
    made = table(
        rows={0: {"harvest": 5}}, holdings={0: {"plantation_1": ("b_plantation_2_clove", ["clove"])}}
    )
    turn(made, 0, "harvest")
    assert spices(made, 0) == ["clove", "clove"]
    made = table(
        rows={0: {"harvest": 2}},
        holdings={
            0: {"plantation_1": ("b_plantation_3_clove", []), "plantation_2": ("b_plantation_2_pepper", [])}
        },
    )
    turn(made, 0, "harvest")
    assert refusal(made, 0, "done").message.id == "refusal-not-all-filled"
    assert refusal(made, 0, "fill plantation_1 pepper").message.id == "refusal-wrong-spice"
    assert refusal(made, 0, "fill plantation_4 pepper").message.id == "refusal-nothing-there"
    answer(made, "fill plantation_1 clove", "fill plantation_1 clove")
    assert spice_total(made, 0) == 2


@rule("2.3.3")
@ruling("R23", "R22")
def test_a_harvest_needs_a_free_field() -> None:
    """With everything full, or nothing to plant on, there is no harvest."""
    made = table(holdings={0: {"cochin": ("cochin_1", ["clove"])}})
    assert "harvest" not in turn(made, 0)
    assert refusal(made, 0, "harvest").message.id == "refusal-no-free-fields"


@rule("2.3.5")
@ruling("R26", "R27")
def test_the_limit_binds_the_action_only() -> None:
    """Beyond the limit nothing can be drawn by the action; what came from tiles stays."""
    hand = ["ships_2_tiger", "ducats_5_fish"]
    made = table(rows={0: {"expedition": 1}}, hands={0: hand})
    assert not [option for option in turn(made, 0) if option.startswith("expedition")]
    answer(made, "discard ships_2_tiger", "discard ducats_5_fish", "expedition 1")
    assert made.hands[0].bit_count() == 1


@rule("2.3.5")
@ruling("R29")
def test_an_expedition_takes_what_there_is() -> None:
    """With one card left in the game, at most one is drawn; with none, there is no expedition."""
    everything = [card.id for card in table().board.facts.cards]
    made = table(rows={0: {"expedition": 5}}, hands={1: everything[:15], 2: everything[16:]}, pile=[])
    assert [option for option in turn(made, 0) if option.startswith("expedition")] == ["expedition 1"]
    made = table(rows={0: {"expedition": 5}}, hands={1: everything[:15], 2: everything[15:]}, pile=[])
    assert not [option for option in turn(made, 0) if option.startswith("expedition")]


@rule("2.3", "4.1")
@ruling("R52", "R20")
def test_whoever_has_cards_is_asked_after_the_action() -> None:
    """After the action a card or tile may follow; with cards in hand the question is always put."""
    made = table(hands={0: ["harvest_mix_palm"]})
    assert turn(made, 0, "taxes") == ["end", "discard harvest_mix_palm"]
    assert isinstance(made.stack[-1], EndTurn)
    assert refusal(made, 0, "ships").message.id == "refusal-action-taken"
    assert answer(made, "end") == []
    made = table(tiles={0: ["a_ship"]})
    assert turn(made, 0, "taxes", "use a_ship") == []
    assert made.board.ships[0] == 5
    made = table()
    assert turn(made, 0, "taxes") == []


@rule("2.3")
@ruling("R20")
def test_tiles_and_cards_only_in_an_own_turn() -> None:
    """Nothing is used or played during markers, auctions or other people's turns."""
    made = new_game(3, 4)
    for seat, options, _ in decisions(made, 4):
        words = {option.notation.split()[0] for option in options}
        if words & {"use", "play", "discard"}:
            assert made.board.stage >= 2
            assert type(made.stack[-1]).__name__ in {"TakeTurn", "ExtraTurn", "EndTurn", "AddColonistsOrNot"}
            assert seat == to_move(made)
