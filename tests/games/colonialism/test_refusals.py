"""Every reason for which a move can be refused, with the section that asks for what is missing."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.cards.action import ChooseTarget
from carrack.games.colonialism.rules.cards.trade import ChooseTradingRegions
from carrack.games.colonialism.rules.collecting import CollectResources
from carrack.games.colonialism.rules.hands import KeepCards
from carrack.games.colonialism.rules.influence import ChooseLosses
from carrack.games.colonialism.rules.playing_cards import UseShip
from carrack.games.colonialism.rules.turn_order import ChooseRow
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.perspective import Perspective, why_not
from carrack.kernel.table import advance, take, to_move
from colonialism.build import act, answer, ask, game, new_game, refusal, region, rule, sea, table

INDIA = {"discs": {"india": {"blue": 1}}}
TRADING: dict[str, Any] = {
    "discs": {"india": {"blue": 1}},
    "cubes": {"india": [1, 0, 0], "middle_east": [1, 1, 0], "china": [1, 0, 0]},
    "ships": {"blue": ["arabian_sea", "eastern_seas", "mediterranean_sea"]},
    "hands": {"blue": ["trade"]},
}

# What lies on the table, the moves that blue makes, the move that is refused, why, and by which section.
ACTIONS: list[tuple[dict[str, Any], list[str], str, str, str]] = [
    ({}, [], "move arabian_sea", "no-fresh-ship-at", "5.1.2"),
    ({"ships": {"blue": ["arabian_sea"]}}, [], "move arabian_sea used", "no-used-ship-at", "5.1.2"),
    ({"ships": {"blue": ["arabian_sea"]}}, ["move arabian_sea"], "to arabian_sea", "same-sea", "5.1.2"),
    ({}, [], "explore india", "no-fresh-ship", "5.1.4"),
    ({}, [], "withdraw india", "no-fresh-ship", "5.1.4"),
    (
        {"ships": {"blue": ["arabian_sea"]}, "reserve": {"blue": 0}},
        [],
        "explore india",
        "reserve-empty",
        "5.1.4",
    ),
    ({"ships": {"blue": ["arabian_sea"]}}, [], "withdraw india", "no-own-discs", "5.1.4"),
    ({}, [], "play army", "not-in-hand", "5.1.3"),
    ({"hands": {"blue": ["army"]}}, [], "play army", "no-fresh-ship-anywhere", "5.1.3"),
    ({"hands": {"blue": ["diplomacy"]}}, [], "play diplomacy", "no-presence-anywhere", "5.1.3"),
    (
        {"hands": {"blue": ["plague"]}, "ships": {"blue": ["atlantic_ocean"]}, **INDIA},
        [],
        "play plague",
        "no-ship-where-present",
        "5.1.3",
    ),
    (
        {"hands": {"blue": ["trade"]}, "ships": {"blue": ["arabian_sea"]}},
        [],
        "play trade",
        "no-trade",
        "7.2 Trade",
    ),
    (
        {"hands": {"blue": ["army"]}, "ships": {"blue": ["arabian_sea"]}},
        ["play army"],
        "in china",
        "no-fresh-ship",
        "5.1.3",
    ),
    (
        {
            "hands": {"blue": ["plague"]},
            "ships": {"blue": ["arabian_sea"]},
            "discs": {"india": {"blue": 1}, "middle_east": {"blue": 1}},
        },
        ["play plague"],
        "in sub_saharan_africa",
        "no-presence",
        "5.1.3",
    ),
    (
        {"hands": {"blue": ["diplomacy"]}, "discs": {"india": {"blue": 1}, "china": {"blue": 1}}},
        ["play diplomacy"],
        "in middle_east",
        "no-presence",
        "5.1.3",
    ),
    (
        {"ships": {"blue": ["arabian_sea", "eastern_seas"]}},
        ["explore india"],
        "using atlantic_ocean",
        "not-at-sea",
        "5.1.2",
    ),
    (
        {"ships": {"blue": ["arabian_sea"]}, "discs": {"india": {"blue": 3}}},
        ["withdraw india"],
        "amount 4",
        "withdraw-amount",
        "5.1.4",
    ),
    (TRADING, ["play trade"], "using pacific_ocean", "no-fresh-ship-at", "5.1.2"),
    (TRADING, ["play trade"], "using mediterranean_sea", "no-trade-at", "7.2 Trade"),
    (
        TRADING | {"cubes": TRADING["cubes"] | {"sub_saharan_africa": [1, 0, 0]}},
        ["play trade", "using arabian_sea"],
        "between india china",
        "not-at-sea",
        "7.2 Trade",
    ),
    (
        TRADING | {"cubes": TRADING["cubes"] | {"sub_saharan_africa": [1, 0, 0]}},
        ["play trade", "using arabian_sea"],
        "between sub_saharan_africa middle_east",
        "no-presence-in-either",
        "7.2 Trade",
    ),
    (TRADING, ["play trade", "using arabian_sea"], "give mineral", "no-cube-of-color", "7.2 Trade"),
    (
        {"hands": {"blue": ["diplomacy"]}, **INDIA},
        ["play diplomacy"],
        "target white",
        "no-such-seat",
        "7.2 Diplomacy",
    ),
    (
        {"hands": {"blue": ["military_campaign"]}, "discs": {"india": {"blue": 1, "red": 1}}},
        ["play military_campaign"],
        "target natives",
        "target-absent",
        "7.2 Military Campaign",
    ),
]


def complain(made: ColonialismTable, move: str, reason: str, section: str) -> None:
    """The move is refused for this reason, and nothing changes by asking."""
    before = made.as_json()
    found = refusal(made, "blue", move)
    assert (found.message.id, found.section) == (f"refusal-{reason}", section)
    assert made.as_json() == before


@rule("5.1")
@pytest.mark.parametrize(("pieces", "moves", "refused", "reason", "section"), ACTIONS)
def test_refused_actions(
    pieces: dict[str, Any], moves: list[str], refused: str, reason: str, section: str
) -> None:
    """What is missing, and where the rules ask for it."""
    made = table(2, **pieces)
    ask(made, TakeAnAction(0))
    answer(made, *moves)
    complain(made, refused, reason, section)


@rule("5.1.2")
def test_refused_ship_zones() -> None:
    """A zone beside the region, but without a fresh ship."""
    made = table(2, ships={"blue": ["arabian_sea"]}, used={"blue": ["eastern_seas"]})
    made.stack.append(UseShip(0, -1, region("india")))
    complain(made, "using eastern_seas", "no-fresh-ship-at", "5.1.2")
    assert sea("eastern_seas") in made.board.facts.region_seas[region("india")]


@rule("7.2 Trade")
def test_refused_trading_regions() -> None:
    """Both regions need a cube."""
    made = table(2, discs={"india": {"blue": 1}}, cubes={"india": [1, 0, 0], "middle_east": [1, 0, 0]})
    made.stack.append(ChooseTradingRegions(0, sea("arabian_sea")))
    complain(made, "between sub_saharan_africa india", "no-cube-there", "7.2 Trade")


@rule("7.2 Mercenaries")
def test_refused_losses() -> None:
    """No more mercenaries than lost or there, no fewer than own discs leave open."""
    made = table(2, discs={"india": {"blue": 1}}, mercenaries={"india": {"blue": 3}})
    made.stack.append(ChooseLosses(0, region("india"), 2))
    complain(made, "mercenaries 3", "losses", "7.2 Mercenaries")
    assert refusal(made, "blue", "mercenaries 0").message.args == {"fewest": 1, "most": 2}


@rule("5.2.2.3")
def test_refused_colors() -> None:
    """No cube of that color lies in the region."""
    made = table(2, cubes={"india": [1, 1, 0]}, discs={"india": {"blue": 1}})
    made.stack.append(CollectResources(region("india"), (0,), 0))
    complain(made, "collect mineral", "no-cube-of-color", "5.2.2.3")


@rule("4.0")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refused_rows_during_preparations(seats: int) -> None:
    """The row of whoever chose before, in a game that has just begun."""
    made = new_game(seats, 1)
    first = advance(made)[2]
    take(made, first)
    found = why_not(made, to_move(made), first)
    assert found is not None
    assert (found.message.id, found.section) == ("refusal-row-taken", "4.0")


@rule("5.2.3")
@pytest.mark.parametrize(("turn", "phase"), [(1, 2), (2, 5)])
def test_refused_rows(turn: int, phase: int) -> None:
    """Another player's disc lies on the row, at the end of a colonization phase."""
    made = table(2, rows=["", "red"], turn=turn, phase=phase)
    made.stack.append(ChooseRow(0))
    complain(made, "row 2", "row-taken", "5.2.3")


@rule("5.2.3")
@pytest.mark.parametrize(("count", "section"), [(6, "4.0"), (1, "5.2.3")])
def test_refused_cards_to_keep(count: int, section: str) -> None:
    """A card that is not in hand, or that was chosen already."""
    made = table(2, hands={"blue": ["army", "fleet", "empire"]})
    made.kept = (1, 0)
    made.stack.append(KeepCards(0, count))
    complain(made, "keep army", "already-kept", section)
    complain(made, "keep treaty", "not-in-hand", section)


@rule("5.1")
@pytest.mark.parametrize(
    "step",
    [
        TakeAnAction(0),
        UseShip(0, -1, 3),
        ChooseTarget(0, 3, 17),
        CollectResources(3, (0,), 0),
        KeepCards(0, 1),
        ChooseLosses(0, 3, 1),
        ChooseRow(0),
    ],
)
def test_moves_of_another_kind_say_when_they_are_asked_for(step: Any) -> None:
    """Whatever is asked, a move of another kind is refused with what has to come first."""
    made = table(2, rows=["", "red"], discs={"india": {"blue": 2}}, mercenaries={"india": {"blue": 2}})
    made.stack.append(step)
    complain(made, "place arabian_sea", "when-place", "4.0")


@rule("5.1.2")
@pytest.mark.parametrize(
    ("pieces", "moves"),
    [
        ({"ships": {"blue": ["arabian_sea"]}}, ["move arabian_sea"]),
        ({"ships": {"blue": ["arabian_sea"]}, "hands": {"blue": ["army"]}}, ["play army"]),
        ({"ships": {"blue": ["arabian_sea"]}, "discs": {"india": {"blue": 3}}}, ["withdraw india"]),
        (TRADING, ["play trade"]),
        (
            TRADING | {"cubes": TRADING["cubes"] | {"sub_saharan_africa": [1, 0, 0]}},
            ["play trade", "using arabian_sea"],
        ),
        (TRADING, ["play trade", "using arabian_sea"]),
    ],
)
def test_moves_of_another_kind_in_the_middle_of_an_action(pieces: dict[str, Any], moves: list[str]) -> None:
    """In the middle of an action only its next part is asked for."""
    made = table(2, **pieces)
    act(made, "blue", *moves)
    complain(made, "pass", "not-asked", "")
    top = made.stack[-1]
    assert top.prompt(made).id.startswith("prompt-")  # type: ignore[attr-defined]


@rule("5.0")
def test_others_have_to_wait() -> None:
    """Only the active player acts; after the game nobody does."""
    made = table(2)
    ask(made, TakeAnAction(0))
    assert refusal(made, "red", "pass").message.id == "refusal-not-your-turn"
    answer(made, "pass")
    assert refusal(made, "blue", "pass").message.id == "refusal-game-over"
    assert why_not(made, 0, game().catalogue.read("draw")) is not None


def closed_kinds(made: ColonialismTable) -> dict[str, str]:
    """The kinds of action in the menu that are closed to blue, with the reason of each."""
    made.stack.append(TakeAnAction(0))
    decision = Perspective(game(), made, 0).decision
    assert decision is not None
    kinds = [entry.kind.id for entry in decision.menu]
    assert kinds == ["draw", "move", "play", "explore", "withdraw", "pass"]
    return {
        entry.kind.id: entry.closed.message.id.removeprefix("refusal-")
        for entry in decision.menu
        if entry.closed
    }


@rule("5.1")
def test_the_menu_of_an_action_says_what_is_closed() -> None:
    """An empty hand, used ships, an empty reserve, no own discs where a fresh ship is."""
    used = closed_kinds(table(2, used={"blue": ["arabian_sea"]}))
    assert used == {"play": "no-cards", "explore": "no-fresh-ships", "withdraw": "no-fresh-ships"}
    fresh = table(2, ships={"blue": ["arabian_sea"]}, hands={"blue": ["army"]}, reserve={"blue": 0})
    assert closed_kinds(fresh) == {"explore": "reserve-empty", "withdraw": "nothing-to-withdraw"}


WHEN = {
    "move arabian_sea": "when-move",
    "to arabian_sea": "when-to",
    "play army": "when-play",
    "explore india": "when-explore",
    "withdraw india": "when-explore",
    "in india": "when-in",
    "using arabian_sea": "when-using",
    "target red": "when-target",
    "between india china": "when-between",
    "give mineral": "when-give",
    "collect mineral": "when-collect",
    "row 2": "when-row",
    "keep army": "when-keep",
    "place arabian_sea": "when-place",
}


@rule("5.1")
@pytest.mark.parametrize(("move", "reason"), WHEN.items())
def test_what_has_to_come_first(move: str, reason: str) -> None:
    """While losses are chosen, every other move says when it is asked for."""
    made = table(2, discs={"india": {"blue": 2}}, mercenaries={"india": {"blue": 2}})
    made.stack.append(ChooseLosses(0, 3, 1))
    assert refusal(made, "blue", move).message.id == f"refusal-{reason}"


@rule("5.1")
def test_every_refusal_of_the_code_is_tested() -> None:
    """No reason in the code that this file does not name."""
    names = set()
    for path in game().folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                names |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    source = Path(__file__).read_text(encoding="utf-8")
    assert names
    assert {name for name in names if f'"{name}"' not in source} == set()
