"""Computer players find what is beyond doubt, and never do what no good player would."""

from __future__ import annotations

from pathlib import Path

import pytest
from known_failures import KNOWN_FAILURES
from position import PLAYERS, Position, faults, played, position, positions_in, replayed

from carrack.kernel.table import Table

HERE = Path(__file__).parent
ALL = {f"{game} {found.name}": found for game, found in positions_in(HERE)}
CASES = [
    pytest.param(
        found,
        player,
        id=f"{player} {name}",
        marks=[pytest.mark.xfail(reason=KNOWN_FAILURES[player, name], strict=True)]
        if (player, name) in KNOWN_FAILURES
        else [],
    )
    for name, found in ALL.items()
    for player in PLAYERS
]


@pytest.mark.parametrize(("found", "player"), CASES)
def test_players_find_the_right_move(found: Position, player: str) -> None:
    """With every seed they make a good move and no bad one."""
    made, seeds = PLAYERS[player]
    verdicts = [found.verdict(played(found, made, seed)) for seed in seeds]
    assert [verdict for verdict in verdicts if verdict] == []


@pytest.mark.parametrize("found", ALL.values(), ids=ALL)
def test_positions_are_sound(found: Position) -> None:
    """Their moves are possible, and where the seat decides alone, the good ones win more than all others."""
    assert faults(found) == []


def test_known_failures_are_of_positions() -> None:
    """Whoever renames or drops a position looks after them."""
    assert [known for known in KNOWN_FAILURES if known[0] not in PLAYERS or known[1] not in ALL] == []


# The harness itself


def opening() -> Table:
    """A replayed match."""
    return replayed("goa", 2, 1, ["flag top_1", "marker a1"])


@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        ([], [], "it names neither good nor bad moves"),
        (["harvest"], [], "['harvest'] is not possible"),
        (["marker a2, harvest"], [], "['marker a2', 'harvest'] is not possible"),
        (["marker a2"], ["marker a2"], "['marker a2'] is both good and bad"),
        ([], ["marker a2", "marker b1", "marker b2"], "nothing is left that is not bad"),
        (["marker a2"], ["marker b1"], ""),
    ],
)
def test_an_unsound_position_is_told(good: list[str], bad: list[str], fault: str) -> None:
    """By what is wrong with it."""
    found = faults(position(good=good, bad=bad)(opening))
    assert [text[: len(fault)] for text in found] == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        (["taxes"], [], "progress taxes wins 1.00, ['taxes'] 0.00"),
        ([], ["progress taxes"], "progress taxes wins 1.00, all else 0.00"),
    ],
)
def test_a_wrong_claim_is_told(good: list[str], bad: list[str], fault: str) -> None:
    """Where a seat decides alone, the end of the game tells."""
    right = ALL["goa a_paid_step_is_the_last_action"]
    assert fault in faults(position(good=good, bad=bad, solved=True)(right.build))


def test_a_line_is_judged_by_its_moves() -> None:
    """A good move may be several choices; whatever follows does not matter."""
    found = position(good=["use swap, swap c3", "end"], bad=["end, pass"])(opening)
    assert found.verdict(["use swap", "swap c3", "end"]) == ""
    assert found.verdict(["end"]) == ""
    assert found.verdict(["use swap", "swap a1"]).startswith("No good move in opening: use swap, swap a1.")
    assert found.verdict(["end", "pass"]).startswith("A bad move in opening: end, pass. A replayed match.")


def test_the_example_is_quoted() -> None:
    """The page shows a position as it is."""
    example = (HERE / "README.md").read_text("utf-8").split("```")[1].removeprefix("text\n")
    assert example in (HERE / "goa_positions.py").read_text("utf-8")
