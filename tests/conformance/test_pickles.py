"""Tables travel to other processes: pickled they are small, and what arrives is the same table."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest
from cases import CASES, GAMES, NAMES

from carrack.arena.checks.counts import random_table
from carrack.kernel.chance import Key
from carrack.kernel.match import Match, fingerprint
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules, Setup

DECISIONS = 60
MOST_BYTES = 6_000


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_pickled_table_is_small_and_the_same(case: tuple[Rules, Setup]) -> None:
    """In the middle of a game, too; so is a deep copy."""
    rules, setup = case
    table = random_table(rules, setup.seats, setup.options, 1, DECISIONS)
    content = pickle.dumps(table)
    assert len(content) < MOST_BYTES
    arrived = pickle.loads(content)  # noqa: S301 - our own
    assert fingerprint(arrived) == fingerprint(table)
    assert fingerprint(arrived.copy()) == fingerprint(table)
    assert fingerprint(copy.deepcopy(table)) == fingerprint(table)


@pytest.mark.parametrize("game", GAMES)
def test_a_live_match_keeps_its_chance(game: str) -> None:
    """A table with a key goes on with the same chance, and the rules are those of the process."""
    rules = rules_of(game)
    setup = rules.usual_setup(max(rules.players))
    table = Match(rules, setup, 1, Key("secret", ("one",))).table
    arrived = pickle.loads(pickle.dumps(table))  # noqa: S301 - our own
    assert [arrived.chance(100, "try") for _ in range(5)] == [table.chance(100, "try") for _ in range(5)]
    assert pickle.loads(pickle.dumps(rules)) is rules  # noqa: S301 - our own


def test_rules_with_a_data_pack_arrive_with_it(tmp_path: Path) -> None:
    """The pack is read anew from its folder."""
    own = rules_of("colonialism")
    folder = tmp_path / "colonialism"
    folder.mkdir()
    (folder / "setup.toml").write_bytes((own.folder / "data" / "setup.toml").read_bytes())
    packed = rules_of("colonialism", tmp_path)
    arrived = pickle.loads(pickle.dumps(packed))  # noqa: S301 - our own
    assert arrived.pack == packed.pack != own.pack
