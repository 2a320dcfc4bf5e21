"""Appendix D of the rules: what a seat can't see tells it nothing, in views, events and re-deals."""

from __future__ import annotations

import pytest

from carrack.games.thirteen_colonies.facts import NONE
from thirteen_colonies.build import act, answer, game, kind, put_people, rule, table

SHIP = {"units": {0: ["carrack"]}}


@rule("E4.b", "F2.c")
@pytest.mark.parametrize("under", ["", "from hopi"])
def test_cards_put_back_in_secret_lie_in_any_order(under: str) -> None:
    """Also if they come from different shuffles of the deck: who put them back alone knows which is which."""
    made = table("F", hand={0: ["discoverer"]}, open="meadow", hidden=["swamp"] if under else [], **SHIP)
    made.pools = ((kind("forest"),), (kind("silver_mine"), kind("silver_mine")))
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
