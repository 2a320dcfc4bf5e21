"""What options would cost or bring, as it is told before they are taken."""

from __future__ import annotations

import pytest

from carrack.games.goa.auctions import hold_auction
from carrack.games.goa.table import GoaTable
from carrack.kernel.table import open_asks
from carrack.kernel.text import Texts
from goa.build import answer, decisions, game, new_game, place, table, turn

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
    assert brings(made, "ships") == "one ship; then you have 5"
    assert brings(made, "taxes") == "4 ducats; then you have 9"
    assert brings(made, "expedition 1") == "one card; then 1 in hand (limit 1)"
    assert brings(made, "progress ships") == "costs 1 ginger, 1 ship; then row 2, figure 2, 1 point more"
    founding = "needs 8: your board 0, your colonists 2; the 2 cards must show at least 6"
    assert brings(made, "found cochin") == founding


def test_cards_tell_what_they_bring_and_cost() -> None:
    """A discard costs the points of its symbol; a gain is told with what one has then."""
    made = table(2, hands={0: ["ships_2_elephant", "spices_2_elephant"]})
    turn(made, 0)
    assert brings(made, "play ships_2_elephant") == "2 ships; then you have 6"
    assert brings(made, "discard ships_2_elephant") == "costs 2 points at the end; cards left: 1"


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
    assert brings(made, "sell") == "brings you 3; then you have 7"


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
