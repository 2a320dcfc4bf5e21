"""What options would cost or bring, as it is told before they are taken."""

from __future__ import annotations

import pytest

from carrack.games.goa.rules.auctions import hold_auction
from carrack.games.goa.rules.development import step_brings
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.table import open_asks
from carrack.kernel.text import Texts
from goa.build import FACTS, answer, column, decisions, game, new_game, place, rule, table, turn

ENGLISH = Texts("en", game())


def brings(made: GoaTable, move: str) -> str:
    """What the open question says about a move, in English."""
    ask = open_asks(made)[0]
    message = ask.consequence(made, made.actions.catalogue.by_notation[move])
    return "" if message is None else ENGLISH.say(message)


def test_actions_tell_what_they_bring() -> None:
    """The figures of the markers, the price of a step, what a founding lacks."""
    made = table(
        2,
        ducats={0: 5},
        holdings={0: {"plantation_1": ("a_plantation_1_ginger", ["ginger"])}},
    )
    turn(made, 0)
    assert brings(made, "ships") == "one ship; you’ll have 5"
    assert brings(made, "taxes") == "4 ducats; you’ll have 9"
    assert brings(made, "expedition 1") == "one card; you’ll have 1 in hand (limit 1)"
    assert brings(made, "progress ships") == "costs 1 ginger, 1 ship; then row 2, value 2, 1 more point"


@rule("2.3.6")
def test_a_founding_tells_its_chance() -> None:
    """Certain, impossible, or what the cards must show; and that failing brings a colonist."""
    made = table(2, colonists={0: 2}, rows={0: {"founding": 2}})
    turn(made, 0)
    there = "(board 2, colonists 2, required {})"
    assert brings(made, "found quilon") == f"sure to succeed {there.format(6)}"
    failing = "if it fails, you get 1 colonist"
    assert brings(made, "found cochin") == f"needs at least 4 on 2 cards {there.format(8)}; {failing}"
    assert brings(made, "found madras") == f"needs at least 6 on 2 cards {there.format(10)}; {failing}"
    assert brings(made, "found calicut") == f"impossible with 2 cards {there.format(12)}; {failing}"
    made = table(2, colonists={0: 2}, hands={0: ["found_extra_card_fish"]})
    turn(made, 0, "play found_extra_card_fish")
    assert brings(made, "found madras").startswith("needs at least 8 on 3 cards")
    assert brings(made, "found calicut").startswith("impossible with 3 cards")


@rule("2.3.6")
def test_a_short_pile_shows_fewer_cards() -> None:
    """Where less than two cards can be turned up, the chance is that of these."""
    everything = [card.id for card in FACTS.cards]
    made = table(2, colonists={0: 5}, hands={1: everything[1:]})
    turn(made, 0)
    assert brings(made, "found quilon").startswith("sure to succeed")
    assert brings(made, "found cochin").startswith("needs at least 3 on 1 card ")
    assert brings(made, "found madras").startswith("impossible with 1 card ")


@rule("2.3.5", "6.0")
def test_a_step_tells_the_hand_limit_and_the_card_for_the_first() -> None:
    """In Expedition the right figure too; and whether the card for the first in a row is still there."""
    made = table(
        2, rows={0: dict.fromkeys(FACTS.column_ids, 3), 1: {"expedition": 3}}, tiles={0: ["b_vice_king"]}
    )
    turn(made, 0, "use b_vice_king")
    assert brings(made, "advance expedition") == (
        "row 4, value 2 (hand limit 4), 3 more points; an expedition card for being first"
    )
    first = "row 4, value 5, 3 more points; an expedition card for being first"
    assert brings(made, "advance founding") == first
    answer(made, "advance expedition")
    assert ENGLISH.say(step_brings(made, 1, column("expedition"))) == (
        "row 4, value 2 (hand limit 4), 3 more points; the card for being first is taken"
    )


@rule("6.0")
def test_the_board_tells_which_first_arrivals_are_left() -> None:
    """The rows of each column whose card nobody has got."""
    made = table(2, rows={0: {"ships": 4}})
    made.board.mark_reached(column("ships"), 3)
    panels = game().board_text(game().view(made, 0))
    development = next(panel for panel in panels if panel.title.id == "board-development")
    assert [cells[-1] for cells in development.rows] == ["5", "4, 5", "4, 5", "4, 5", "4, 5"]


def test_cards_tell_what_they_bring_and_cost() -> None:
    """A discard costs the points of its symbol; a gain is told with what one has then."""
    made = table(2, hands={0: ["ships_2_elephant", "spices_2_elephant"]})
    turn(made, 0)
    assert brings(made, "play ships_2_elephant") == "2 ships; you’ll have 6"
    assert brings(made, "discard ships_2_elephant") == "costs 2 points at the end; one card left"


def test_bids_tell_what_is_left() -> None:
    """Of the own ducats only."""
    made = table(2, ducats={0: 7, 1: 4}, grid={"c3": "b_mission_2_1"})
    made.board.markers = (place("top_3"), place("c3"))
    hold_auction(made, 1)
    answer(made)
    assert brings(made, "bid 3") == "leaves you 4 if you get it"
    assert brings(made, "pass") == ""
    answer(made, "bid 3")
    assert brings(made, "buy") == "costs 2; you keep 2"
    assert brings(made, "sell") == "earns you 3; you’ll have 7"


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_told_comes_true(seed: int) -> None:
    """In a random game ships, colonists and ducats are then as many as was said."""
    counted: set[str] = set()
    made = new_game(3, seed, {"bonanza": "on"})
    for seat, _, chosen in decisions(made, seed):
        ask = open_asks(made)[0]
        message = ask.consequence(made, chosen)
        if message is None:
            continue
        after = made.copy()
        after.stack.pop()
        ask.take(after, chosen)
        totals = {
            "brings-ships": after.board.ships[seat],
            "brings-colonists": after.board.colonists[seat],
            "brings-ducats": after.ducats[seat],
            "brings-sell": after.ducats[seat],
        }
        if message.id in totals:
            counted.add(message.id)
            assert message.args["total"] == totals[message.id], (chosen.notation, message)
    assert {"brings-ships", "brings-ducats", "brings-sell"} <= counted
