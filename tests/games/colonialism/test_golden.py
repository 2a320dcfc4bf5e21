"""Every worked example: those of the rulebook (G1 to G5) and those that follow from rulings (D1 to D19)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.cards.policy import policy_value
from carrack.games.colonialism.rules.collecting import collect_resources
from carrack.games.colonialism.rules.colonization import conflict_losses, resolve_unrest
from carrack.games.colonialism.rules.end_of_phase import influence_check
from carrack.games.colonialism.rules.scoring import convert
from carrack.games.colonialism.rules.turn_order import choosing_order
from carrack.kernel.table import advance
from colonialism.build import (
    COLORS,
    FACTS,
    act,
    answer,
    card,
    colonize,
    decisions,
    faction,
    gained_by,
    game,
    influence,
    mercenaries_of,
    new_game,
    own_discs,
    region,
    region_with_limit,
    rule,
    ruling,
    table,
)

GOLDEN: dict[str, Any] = tomllib.loads((Path(__file__).parent / "golden.toml").read_text(encoding="utf-8"))


def examples(kind: str) -> Any:
    """The examples of a kind, named by their id."""
    return pytest.mark.parametrize("example", GOLDEN[kind], ids=lambda example: example["id"])


def cases(kind: str) -> Any:
    """The cases of the one example of a kind."""
    [example] = GOLDEN[kind]
    return pytest.mark.parametrize("case", example["cases"], ids=range(len(example["cases"])))


def seated(counts: dict[str, int], seats: int) -> dict[str, int]:
    """The counts with the players' colors moved to the seats of a smaller table."""
    players = [color for color in COLORS if color in counts]
    names = dict(zip(players, COLORS[:seats], strict=False)) if len(players) <= seats else {}
    return {names.get(color, color): count for color, count in counts.items()}


def present(counts: dict[str, int]) -> dict[str, int]:
    """Without the factions that have nothing."""
    return {color: count for color, count in counts.items() if count}


@rule("5.2.1")
@ruling("R1", "R36")
@examples("limit_check")
def test_limit_check(example: dict[str, Any]) -> None:
    """Two factions or more and more discs than the limit; the example decides what its text blurs."""
    where = region_with_limit(example["players"], example["limit"])
    made = table(example["players"], discs={where: seated(example["discs"], example["players"])})
    assert sum(influence(made, where).values()) == example["total"]
    assert made.board.fails_limit_check(region(where)) is example["fails"]


@rule("5.2.2.2")
@ruling("R55", "R56", "R57", "R58", "R51")
@examples("conflict")
def test_conflict(example: dict[str, Any]) -> None:
    """The losses as computed, and as taken from a table whose region has that limit."""
    before, after = example["before"], example["after"]
    factions = [*COLORS, "natives"]
    floors = [1 if color in example.get("treaty", []) else 0 for color in factions]
    counts = [before.get(color, 0) for color in factions]
    losses = conflict_losses(counts, example["limit"], floors)
    left = {color: counts[at] - losses[at] for at, color in enumerate(factions)}
    assert present(left) == present(after)
    seats, where = next(
        (seats, region_with_limit(seats, example["limit"]))
        for seats in (2, 3, 4)
        if example["limit"] in FACTS.limits[seats] and len(set(before) - {"natives"}) <= seats
    )
    policies = {where: {color: ["treaty"] for color in example.get("treaty", [])}}
    made = table(seats, discs={where: seated(before, seats)}, policies=policies)
    assert colonize(made, where) == []
    assert influence(made, where) == seated(present(after), seats)
    game().check(made)


@rule("5.2.2.2")
@ruling("R55")
def test_conflict_after_five_rounds() -> None:
    """The stage that the rulebook's example shows: with limit 18 the conflict ends there."""
    [example] = [found for found in GOLDEN["conflict"] if "after_five_rounds" in found]
    factions = [*COLORS, "natives"]
    counts = [example["before"].get(color, 0) for color in factions]
    losses = conflict_losses(counts, sum(example["after_five_rounds"].values()), [0] * 5)
    assert losses == [5, 5, 5, 0, 5]


@rule("5.2.2.3")
@ruling("R62", "R63", "R64")
@examples("collection")
def test_collection(example: dict[str, Any]) -> None:
    """Who picks when, and what he gets."""
    rows = [""] * 4
    for color, row in example["rows"].items():
        rows[row - 1] = color
    made = table(
        3,
        rows=rows,
        discs={"india": example["influence"] | {"natives": example["natives"]}},
        cubes={"india": example["cubes"]},
    )
    made.events = []
    collect_resources(made, region("india"))
    advance(made)
    for color, resource in example["picks"]:
        if made.stack:
            assert made.stack[-1].seat == faction(color)  # type: ignore[attr-defined]
            answer(made, f"collect {resource}")
    assert not made.stack
    seats = [COLORS[int(str(event.args["seat"])[5:])] for event in made.events]
    resources = [str(event.args["resource"])[len("resource:") :] for event in made.events]
    assert [list(pick) for pick in zip(seats, resources, strict=True)] == example["picks"]
    for color, cubes in example["gained"].items():
        assert gained_by(made, color) == cubes


@rule("6.0")
@ruling("R78", "R79", "R80", "R81", "R97")
@examples("scoring")
def test_scoring(example: dict[str, Any]) -> None:
    """Conversions, scores, totals and winners, computed and as the standings of a table."""
    made = table(max(2, len(example["cubes"])), gained=example["cubes"], seed=0)
    for color, cubes in example["cubes"].items():
        result = convert(tuple(cubes))
        assert result.score == example["score"][color]
        assert result.total == example["total_after"][color]
        assert len(result.steps) == example["conversions"][color]
    found = game().standings(made)
    assert [COLORS[seat] for seat in found.winners()] == sorted(example["winner"], key=COLORS.index)


@rule("7.1")
@ruling("R4", "R41", "R43", "R44", "R45", "R47")
@examples("policy_value")
def test_policy_values(example: dict[str, Any]) -> None:
    """What cards are worth on the reconstructed board."""
    made = table(2, ships=example.get("ships"), discs=example["influence"], cubes=example.get("cubes"))
    seat = faction(example["owner"])
    for id_, value in example["values"].items():
        found = policy_value(made.board, seat, region(example["region"]), FACTS.cards[card(id_)])
        assert (id_, found) == (id_, value)


@rule("7.1 Consolidate Holdings")
@ruling("R40", "R48")
@cases("consolidate")
def test_consolidate(case: dict[str, int]) -> None:
    """All or nothing, after the other cards of the region."""
    other = {0: [], 4: ["influence_region_4"], 5: ["influence_region_5"]}[case["other_cards"]]
    elsewhere = 22 - case["reserve"]
    made = table(
        2,
        discs={"china": {"blue": elsewhere}},
        policies={"india": {"blue": ["consolidate_holdings", *other]}},
    )
    colonize(made, "india")
    assert own_discs(made, "india", "blue") == case["placed_total"]


@rule("7.1 Unrest at Home")
@ruling("R49")
@cases("unrest")
def test_unrest(case: dict[str, dict[str, int]]) -> None:
    """The weakest player present removes ten discs, equal ones together; natives are left alone."""
    made = table(4, discs={"sub_saharan_africa": case["before"]})
    made.board.up[region("sub_saharan_africa") * 5 + 3] = 1 << card("unrest_at_home")
    resolve_unrest(made, region("sub_saharan_africa"))
    assert influence(made, "sub_saharan_africa") == present(case["after"])


@rule("7.2 Plague")
@ruling("R88")
@examples("plague")
def test_plague(example: dict[str, Any]) -> None:
    """Every faction loses half, rounded down."""
    made = table(
        3, discs={"india": example["before"]}, ships={"blue": ["arabian_sea"]}, hands={"blue": ["plague"]}
    )
    act(made, "blue", "play plague")
    assert influence(made, "india") == example["after"]


@rule("7.2 Missionaries")
@ruling("R87")
@examples("missionaries")
def test_missionaries(example: dict[str, Any]) -> None:
    """Others with two or more lose one; the player adds as many."""
    made = table(
        3,
        discs={"india": example["before"]},
        reserve={example["owner"]: example["reserve"]},
        hands={example["owner"]: ["missionaries"]},
    )
    act(made, example["owner"], "play missionaries")
    assert influence(made, "india") == example["after"]


@rule("5.2.3")
@ruling("R69", "R70")
@cases("influence_check")
def test_influence_check(case: dict[str, dict[str, int]]) -> None:
    """Mercenaries leave first; then a lone player's discs above the limit."""
    [example] = GOLDEN["influence_check"]
    where = region_with_limit(2, example["limit"])
    discs = {color: count for color, count in case["before"].items() if color != "blue_mercenaries"}
    mercenaries = {"blue": case["before"].get("blue_mercenaries", 0)}
    made = table(2, discs={where: discs}, mercenaries={where: mercenaries})
    influence_check(made)
    assert influence(made, where) == {c: n for c, n in case["after"].items() if c in discs and n}
    assert mercenaries_of(made, where, "blue") == 0
    game().check(made)


@rule("5.2.3")
@ruling("R71")
@examples("turn_order")
def test_choosing_order(example: dict[str, Any]) -> None:
    """Fewest cubes of this turn first; ties by the old row."""
    rows = [""] * 4
    for color, row in example["rows"].items():
        rows[row - 1] = color
    gained = {color: [count, 0, 0] for color, count in example["collected_this_turn"].items()}
    made = table(3, rows=rows, gained=gained)
    assert [COLORS[seat] for seat in choosing_order(made.board)] == example["choosing_order"]


@rule("2.0")
@ruling("R13", "R19", "R76")
def test_identities() -> None:
    """Numbers that follow from the components."""
    identities = GOLDEN["identities"]
    box = game().content.box
    assert 3 * sum(FACTS.values[4]) + 3 * 6 == 3 * box.cubes == identities["cubes_drawn_in_a_game"]
    assert sum(FACTS.values[4]) * max(FACTS.die_faces) == box.natives == identities["most_natives_at_setup"]
    assert len(FACTS.cards) == identities["deck"]
    assert FACTS.usable_discs == identities["usable_discs"]
    made = new_game(2, 4)
    taken = sum(
        1 for who, _, _ in decisions(made, 4) if who == 0 and isinstance(made.stack[-1], TakeAnAction)
    )
    assert taken == identities["actions_per_player"]


@rule("2.0")
@ruling("R1")
def test_every_example_is_used() -> None:
    """The file holds G1 to G5, D1 to D19 and the identities, each once."""
    ids = [example["id"] for kind in GOLDEN.values() if isinstance(kind, list) for example in kind]
    assert sorted(ids) == sorted([f"G{n}" for n in range(1, 6)] + [f"D{n}" for n in range(1, 20)])
    source = Path(__file__).read_text(encoding="utf-8")
    for kind, value in GOLDEN.items():
        if isinstance(value, list):
            assert f'examples("{kind}")' in source or f'cases("{kind}")' in source
