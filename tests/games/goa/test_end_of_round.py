"""Extra actions at the end of a round (2.4)."""

from __future__ import annotations

from carrack.games.goa.rules.turns import begin_extra_actions
from carrack.kernel.table import advance, to_move
from goa.build import answer, decisions, new_game, refusal, rule, ruling, table, told


@rule("2.4")
@ruling("R37")
def test_one_at_a_time_until_all_have_passed() -> None:
    """From the first player on, one card at a time; whoever has passed plays no more in this round."""
    made = table(3, extra={0: 1, 1: 2, 2: 1}, flag=1)
    begin_extra_actions(made)
    order = []
    for move in ("taxes", "pass", "ships", "pass"):
        advance(made)
        order.append((to_move(made), move))
        answer(made, move)
    assert order == [(1, "taxes"), (2, "pass"), (0, "ships"), (1, "pass")]
    assert made.board.extra == [0, 1, 1]
    assert made.stack == []


@rule("2.4")
@ruling("R37")
def test_two_cards_cannot_be_kept() -> None:
    """With two or more cards there is no pass; the played ones go back to the supply."""
    made = table(2, extra={0: 3})
    begin_extra_actions(made)
    advance(made)
    assert refusal(made, 0, "pass").message.id == "refusal-must-play"
    answer(made, "taxes", "taxes")
    assert "pass" in answer(made)
    answer(made, "pass")
    assert made.board.extra == [1, 0]
    assert made.board.extra_supply() == 9


@rule("2.4")
@ruling("R37")
def test_nobody_without_cards_is_asked() -> None:
    """Without extra action cards the round ends."""
    made = table(3)
    begin_extra_actions(made)
    assert advance(made) == []


@rule("2.4", "6.0")
@ruling("R38")
def test_a_card_earned_now_can_be_played() -> None:
    """An extra action card that comes from an extra action can be played in the next turn of it."""
    rows = {"ships": 2, "harvest": 2, "taxes": 2, "expedition": 2}
    made = table(2, extra={0: 1}, rows={0: rows}, holdings={0: {"cochin": ("cochin_1", ["clove"])}})
    begin_extra_actions(made)
    advance(made)
    answer(made, "progress founding")
    assert made.board.extra[0] == 1
    assert to_move(made) == 0
    answer(made, "taxes")
    assert made.stack == []


@rule("2.4", "4.3")
@ruling("R57")
def test_discarding_plays_no_extra_action_card() -> None:
    """Cards may be discarded at any time: the extra action card stays, and so does the pass."""
    made = table(2, extra={0: 1}, hands={0: ["ducats_5_fish", "ships_2_tiger"]})
    begin_extra_actions(made)
    advance(made)
    assert {"pass", "play ships_2_tiger"} <= set(answer(made, "discard ducats_5_fish"))
    assert {"pass", "expedition 1"} <= set(answer(made, "discard ships_2_tiger"))
    assert (made.board.extra[0], told(made, "extra-action")) == (1, [])
    answer(made, "pass")
    assert (made.board.extra[0], made.stack) == (1, [])


@rule("2.4", "4.3")
@ruling("R57")
def test_with_the_other_ruling_a_discard_plays_the_card() -> None:
    """As in matches from before the ruling: the extra action card is spent, and an action has to follow."""
    options = {"extra_discard": "commits"}
    made = table(2, options=options, extra={0: 1}, hands={0: ["ducats_5_fish"]})
    begin_extra_actions(made)
    advance(made)
    assert "pass" not in answer(made, "discard ducats_5_fish")
    assert made.board.extra[0] == 0


@rule("2.4", "4.1", "5.4")
@ruling("R57", "R20")
def test_a_tile_or_card_commits_to_the_action() -> None:
    """Using a tile or card in an extra turn spends the card; an action has to follow, a pass is gone."""
    made = table(2, extra={0: 1}, tiles={0: ["a_ship"]}, hands={0: ["ducats_5_fish"]})
    begin_extra_actions(made)
    advance(made)
    options = answer(made, "use a_ship")
    assert made.board.extra[0] == 0
    assert "pass" not in options
    answer(made, "play ducats_5_fish", "taxes")
    assert (made.ducats[0], made.stack) == (9, [])


@rule("2.4")
def test_rounds_end_with_at_most_one_card() -> None:
    """Whatever is played, nobody enters a new round with two extra action cards."""
    made = new_game(4, 8)
    for _ in decisions(made, 8):
        if made.board.stage == 0:
            assert max(made.board.extra) <= 1
