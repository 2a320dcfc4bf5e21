"""The content files: counts, costs, and mistakes that are named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from packs import mistake

from carrack.games.goa.content.facts import count_of, spice_count
from carrack.games.goa.content.loader import load_content
from carrack.games.goa.rules.espionage import USES
from carrack.games.goa.rules.tiles import AT_ONCE_EFFECTS
from goa.build import FACTS, game, rule, ruling

DATA = Path(__file__).parents[3] / "src" / "carrack" / "games" / "goa" / "data"


@rule("1.0")
def test_component_counts() -> None:
    """What the box holds."""
    assert len(FACTS.tiles) == 58
    assert sum(1 for tile in FACTS.tiles if tile.id.startswith("a_")) == 29
    assert (len(FACTS.cards), len(FACTS.colony_tiles), len(FACTS.bonanza)) == (30, 18, 8)
    assert FACTS.numbers.extra_action_cards == 10
    assert FACTS.numbers.most_bid == 15 * 1 + 12 * 2 + 10 * 5 + 8 * 10
    assert sum(1 for tile in FACTS.tiles if tile.kind == "red") == 5
    assert sum(1 for tile in FACTS.tiles if tile.kind == "plantation" and tile.fields == 1) == 5


@rule("1.2", "2.3.1")
def test_costs_of_steps() -> None:
    """Step n costs n spices and n ships; each spice is asked for ten times over the board."""
    for column in range(5):
        assert [count_of(cost) for cost in FACTS.costs[column]] == [0, 1, 2, 3, 4]
        assert FACTS.step_ships[column] == [0, 1, 2, 3, 4]
    for spice in range(5):
        assert sum(spice_count(cost, spice) for column in FACTS.costs for cost in column) == 10


@rule("1.3")
def test_colonies_of_the_box() -> None:
    """Four names with 5, 4, 5 and 4 tiles, for 6, 8, 10 and 12 colonists."""
    assert [(c.id, c.needs, c.fields, len(c.tiles)) for c in FACTS.colonies] == [
        ("quilon", 6, 1, 5),
        ("cochin", 8, 1, 4),
        ("madras", 10, 2, 5),
        ("calicut", 12, 2, 4),
    ]


@rule("5.0")
def test_every_tile_effect_has_a_function() -> None:
    """Effects are named in the data and looked up; nothing is missing and nothing is left over."""
    used = {tile.effect for tile in FACTS.tiles if tile.kind in {"red", "once", "swap"}}
    assert used == set(USES)
    assert {tile.effect for tile in FACTS.tiles if tile.kind == "immediate"} == set(AT_ONCE_EFFECTS)


@rule("2.2")
@ruling("R11")
def test_the_highest_bid_is_all_the_money_of_the_box() -> None:
    """The catalogue ends with a bid of 169 ducats."""
    bids = [action.notation for action in game().catalogue.actions if action.notation.startswith("bid")]
    assert (bids[0], bids[-1], len(bids)) == ("bid 1", "bid 169", 169)


def test_every_component_is_listed_with_its_source() -> None:
    """58 tiles, the flag, 30 cards, 18 colony tiles, 8 Bonanza tiles, each with a source and a text."""
    kinds: dict[str, int] = {}
    for component in game().components():
        kinds[component.kind] = kinds.get(component.kind, 0) + 1
        assert component.source in {"seed", "public", "reconstructed"}
        assert component.section
    tiles = ("plantation", "crop", "endgame", "immediate", "red", "once", "swap")
    assert sum(kinds[kind] for kind in tiles) == 58
    assert (kinds["flag"], kinds["card"], kinds["colony_tile"], kinds["bonanza"]) == (1, 30, 18, 8)


@pytest.mark.parametrize(
    ("file", "old", "new", "part"),
    [
        ("tiles.toml", 'kind = "swap"', 'kind = "swop"', "unknown id 'swop'"),
        ("tiles.toml", 'effect = "vice_king"', 'effect = "vice_queen"', "unknown id 'vice_queen'"),
        ("tiles.toml", "count = 2 ", "count = 3 ", "34 where the game has 29"),
        ("tiles.toml", 'phase = "A"', 'phase = "C"', "phase"),
        ("tiles.toml", "fields = 3\n", "", "plantations and crop rotations have fields"),
        ("tiles.toml", 'kind = "endgame"', 'kind = "endgame"\neffect = "gain"', "has no effect"),
        ("tiles.toml", "amount = 6 ", "amount = 0 ", "amount is a number of spices"),
        ("tiles.toml", 'id = "foreman"', 'id = "ship"', "stands there twice"),
        ("colonies.toml", 'id = "cochin"', 'id = "quilon"', "stands there twice"),
        ("colonies.toml", '["ginger", "cinnamon"]', '["ginger", "sugar"]', "unknown id 'sugar'"),
        ("development.toml", 'id = "taxes"', 'id = "taxis"', "in this order"),
        ("development.toml", "to = 3,", "to = 4,", "its steps lead to rows"),
        ("development.toml", 'spices = ["clove"]', 'spices = ["cloves"]', "unknown id 'cloves'"),
        ("development.toml", "limit = [1, 2, 3, 4, 5]", "limit = [1, 2, 3, 4]", "4 where the game has 5"),
        ("development.toml", "target_row = [2, 3, 4, 5]", "target_row = [2, 3, 5, 4]", "the rows are"),
        ("development.toml", 'taxes_to_2 = ["cinnamon"]', 'taxes_to_2 = ["salt"]', "unknown id 'salt'"),
        ("development.toml", "values = [1, 2, 3, 5, 6]", "values = [0, 2, 3, 5, 6]", "brings at least 1"),
        ("expedition.toml", 'does = "sell"', 'does = "steal"', "unknown id 'steal'"),
        ("expedition.toml", 'action = "found"', 'action = "harvest"', "goes with found"),
        ("expedition.toml", 'effect = "ships_2"', 'effect = "ships_9"', "unknown id 'ships_9'"),
        ("expedition.toml", 'symbol = "fish"\n', 'symbol = "palm"\n', "cards with the symbol fish"),
        ("bonanza.toml", 'id = "two_ships"', 'id = "two_colonists"', "stands there twice"),
        ("setup.toml", '"red", ', '"pink", ', "unknown id 'pink'"),
        ("setup.toml", "ships = 4", "ships = -1", "ships"),
        ("setup.toml", "schema = 1", "schema = 1\nextra = 1", "extra"),
    ],
)
def test_every_mistake_is_named_with_file_and_place(
    tmp_path: Path, file: str, old: str, new: str, part: str
) -> None:
    """A data pack with a mistake is refused; the text names the file and what is wrong."""
    assert part in mistake(tmp_path, game(), file, old, new)


def test_a_data_pack_replaces_figures(tmp_path: Path) -> None:
    """Other prices in ducats are read, and the pack has a fingerprint."""
    (tmp_path / "goa").mkdir()
    shutil.copy(DATA / "development.toml", tmp_path / "goa")
    path = tmp_path / "goa" / "development.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("ducats = [6, 12, 18, 24]", "ducats = [5, 10, 15, 20]"), encoding="utf-8")
    content = load_content(tmp_path)
    assert content.facts.prices == [0, 5, 10, 15, 20]
    assert content.files.fingerprint()
