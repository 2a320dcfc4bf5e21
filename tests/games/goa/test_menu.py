"""The menu of a turn: every kind of action is listed, and a closed one says what would open it."""

from __future__ import annotations

from carrack.games.goa.rules.turns import EndTurn
from carrack.games.goa.state.table import GoaTable
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import to_move
from goa.build import ask, game, rule, table, turn


def menu(made: GoaTable) -> dict[str, str]:
    """What the seat to move reads at each kind of action: what it brings, or why it is closed."""
    decision = Perspective(game(), made, to_move(made)).decision
    assert decision is not None
    told = {entry.kind.id: entry.closed.message if entry.closed else entry.brings for entry in decision.menu}
    return {kind: "" if message is None else message.id for kind, message in told.items()}


@rule("2.3")
def test_every_kind_is_listed_with_what_closes_it() -> None:
    """Without spices, fields, cards and tiles five of the nine kinds are closed, each for its own reason."""
    made = table(2)
    turn(made, 0)
    assert menu(made) == {
        "progress": "refusal-no-progress",
        "ships": "brings-ships",
        "harvest": "refusal-no-free-fields",
        "taxes": "brings-ducats",
        "expedition": "brings-cards",
        "founding": "",
        "card": "refusal-no-cards",
        "tile": "refusal-no-tiles",
        "discard": "refusal-no-cards",
    }


@rule("2.3")
def test_what_there_is_opens_kinds() -> None:
    """Spices and ships open Progress, a card in hand playing and discarding; a used tile says so."""
    made = table(
        2,
        ships={0: 3},
        hands={0: ["ships_2_elephant"]},
        tiles={0: ["a_ship"]},
        holdings={0: {"plantation_1": ("a_plantation_1_ginger", ["ginger"])}},
    )
    turn(made, 0)
    assert menu(made)["progress"] == "brings-progress"
    assert menu(made)["card"] == "brings-ships"
    assert menu(made)["tile"] == "brings-ships"
    made.board.turned[0] = made.board.kept[0]
    assert menu(made)["tile"] == "refusal-tile-used"
    made.board.played = True
    assert menu(made)["card"] == "refusal-one-card"


@rule("4.1")
def test_after_the_action_the_menu_is_short() -> None:
    """The turn can be ended; what may still be done beside the action is listed too."""
    made = table(2, hands={0: ["ships_2_elephant"]})
    ask(made, EndTurn(0))
    assert list(menu(made)) == ["end", "card", "tile", "discard"]
