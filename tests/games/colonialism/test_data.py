"""What is printed on the components: counts, the strict loader, data packs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from packs import changed_pack, mistake, mistake_in, pack_of, printed

from carrack.games.colonialism.game import rules
from carrack.games.colonialism.rules.cards.action import ACTION_EFFECTS
from carrack.games.colonialism.rules.cards.policy import POLICY_EFFECTS
from carrack.games.colonialism.rules.supplies import add_cubes_by_value, roll_natives_where_none
from colonialism.build import FACTS, decisions, game, new_game, region, rule, ruling, table


@rule("2.0", "2.3", "2.5")
@ruling("R18")
def test_component_counts() -> None:
    """63 cubes, 153 discs, 96 influence cards, 12 ships, 12 interests, 18 limit tiles."""
    content = game().content
    box = content.box
    assert box.cubes * len(box.resources) == 63
    assert box.discs * len(box.colors) + box.natives + box.mercenaries == 153
    assert len(content.cards.card) * len(box.colors) == 96
    assert box.ships * len(box.colors) == 12
    assert len(content.interests.card) == 12
    assert sum(len(tiles) for tiles in content.limits.limits.values()) == 18


@rule("2.6")
@ruling("R27", "R28")
def test_the_deck() -> None:
    """24 different cards, the same for everybody."""
    ids = [found.id for found in FACTS.cards]
    assert len(set(ids)) == 24
    assert [found.index for found in FACTS.cards] == list(range(24))
    made = table(4)
    assert set(made.decks) == {(1 << 24) - 1}


@rule("2.6.3")
@ruling("R77")
def test_two_interests_for_each_region() -> None:
    """Two cards with different resources for each region, four for each resource."""
    assert Counter(FACTS.interest_regions) == dict.fromkeys(range(6), 2)
    assert Counter(FACTS.interest_resources) == dict.fromkeys(range(3), 4)
    assert len(set(zip(FACTS.interest_regions, FACTS.interest_resources, strict=True))) == 12


@rule("2.7", "2.7.2")
@ruling("R59", "R76")
def test_limit_tiles() -> None:
    """Values add up to 15; limits 6 (two players) and 16 (four) are those of the rulebook's examples."""
    assert min(FACTS.limits[2]) == 6
    assert 16 in FACTS.limits[4]
    for players, limits in FACTS.limits.items():
        assert sum(FACTS.values[players]) == 15
        assert limits == [3 * players + 2 * value - 2 for value in FACTS.values[players]]
        assert min(limits) > players


@rule("2.1", "2.6")
@ruling("R1")
def test_english_names_are_canonical() -> None:
    """Ids are the English names; everything has a German name too."""
    content = game().content
    named: list[Any] = [*content.board.region, *content.board.sea, *content.cards.card]
    for record in named:
        slug = record.name_en.lower().replace("-", " ").replace("(", "").replace(")", "")
        assert record.id == "_".join(slug.split())
        assert record.name_de


@rule("7.0")
@ruling("R40")
def test_effects_are_complete_in_both_directions() -> None:
    """Every effect named in the data has a function, every function is named by a card."""
    policies = {found.effect for found in FACTS.cards if found.policy}
    actions = {found.effect for found in FACTS.cards if not found.policy}
    assert policies == set(POLICY_EFFECTS)
    assert actions == set(ACTION_EFFECTS)


@rule("2.1")
@ruling("R5")
def test_every_zone_and_region_touch_from_both_sides() -> None:
    """Six regions and five zones; reach follows from the zones."""
    assert (len(FACTS.region_ids), len(FACTS.sea_ids)) == (6, 5)
    for index, seas in enumerate(FACTS.region_seas):
        assert all(index in FACTS.sea_regions[zone] for zone in seas)
    for zone in range(5):
        assert FACTS.reach[1 << zone] == sum(1 << index for index in FACTS.sea_regions[zone])
    assert FACTS.reach[0] == 0


MISTAKES = [
    ("setup.toml", "schema = 1", "schema = 2", "$.schema"),
    ("setup.toml", "discs = 23", 'discs = "many"', "$.discs"),
    ("setup.toml", "dice = 4", "dices = 4", "dice"),
    ("setup.toml", "ships = 3", "ships = 2", "$.ships"),
    ("setup.toml", '"red"', '"blue"', "colors: 'blue' stands there twice"),
    ("setup.toml", '"red"', '"pink"', "colors: unknown id 'pink'"),
    ("setup.toml", '"mineral"', '"gold"', "resources: unknown id 'gold'"),
    ("limits.toml", "india = 3", "india = 4", "could exceed the 45 discs"),
    ("board.toml", 'id = "india"', 'id = "China"', "$.region[3].id"),
    ("board.toml", 'id = "india"', 'id = "china"', "region: 'china' stands there twice"),
    ("board.toml", 'id = "pacific_ocean"', 'id = "eastern_seas"', "sea: 'eastern_seas' stands there twice"),
    ("board.toml", '["india", "southeast_asia"]', '["india", "atlantis"]', "region china, adjacent_regions"),
    ("board.toml", '["india", "southeast_asia"]', '["india"]', "'china' is not listed on both sides"),
    (
        "board.toml",
        '["india", "southeast_asia"]',
        '["india", "china"]',
        "'china' is not listed on both sides",
    ),
    (
        "board.toml",
        '["arabian_sea", "eastern_seas"]',
        '["arabian_sea", "lake"]',
        "region india, adjacent_seas",
    ),
    ("board.toml", '["arabian_sea", "eastern_seas"]', "[]", "region india: a region needs a sea zone"),
    ("board.toml", '["arabian_sea", "eastern_seas"]', '["arabian_sea"]', "sea eastern_seas: region 'india'"),
    (
        "board.toml",
        '["arabian_sea", "eastern_seas"]',
        '["arabian_sea", "eastern_seas", "pacific_ocean"]',
        "region india: sea 'pacific_ocean' does not list it",
    ),
    (
        "board.toml",
        '["north_africa", "sub_saharan_africa"]',
        '["north_africa", "sub_saharan_africa", "atlantis"]',
        "sea atlantic_ocean, adjacent_regions",
    ),
    ("limits.toml", "india = 3", "indian = 3", "values: unknown id 'indian'"),
    ("limits.toml", "india = 3\n", "", "values: 5 where the game has 6"),
    ("limits.toml", "india = 3", "india = 5", "$.values"),
    ("limits.toml", "[values]", "[values.2]", "values: 1 where the game has 3"),
    ("limits.toml", "[values]", "[values.5]", "values: unknown id '5'; known are 2, 3, 4"),
    ("limits.toml", "[limits.3]", "[limits.5]", "$.limits"),
    ("limits.toml", "india = 10\n", "", "limits.2: 5 where the game has 6"),
    ("limits.toml", "india = 10", "indian = 10", "limits.2: unknown id 'indian'"),
    ("limits.toml", "india = 10", "india = 2", "limits.2, india: a limit is at least players + 1"),
    ("cards.toml", 'id = "fleet"', 'id = "army"', "card: 'army' stands there twice"),
    ("cards.toml", 'kind = "policy"', 'kind = "action"', "policy cards: 16 where the game has 17"),
    ("cards.toml", '"per_region_with_influence"', '"conquest"', "card empire: unknown effect 'conquest'"),
    ("cards.toml", 'resource = "mineral"', 'resource = "gold"', "card resources_mineral, resource"),
    ("cards.toml", 'resource = "mineral"', "", "card resources_mineral: needs a resource"),
    ("cards.toml", '"one_of_two_regions"\n', '"region"\n', "card trade: trading, a ship"),
    ("cards.toml", 'order = "last"', 'order = "normal"', "card unrest_at_home: order last"),
    ("cards.toml", 'order = "first"', 'order = "last"', "card dominion: order last"),
    ("cards.toml", '"conflict_floor"\namount = 1', '"conflict_floor"\namount = 2', "card treaty: a conflict"),
    (
        "economic_interest.toml",
        "ei_china_mineral",
        "ei_china_agricultural",
        "'ei_china_agricultural' stands there",
    ),
    (
        "economic_interest.toml",
        'region = "india"',
        'region = "atlantis"',
        "card ei_india_agricultural, region",
    ),
    (
        "economic_interest.toml",
        'resource = "mineral"',
        'resource = "gold"',
        "card ei_north_africa_mineral, res",
    ),
    ("economic_interest.toml", 'region = "india"', 'region = "china"', "cards of region india: 1 where"),
]


@rule("2.0")
@pytest.mark.parametrize(("name", "old", "new", "place"), MISTAKES)
def test_every_mistake_is_named_with_file_and_place(
    tmp_path: Path, name: str, old: str, new: str, place: str
) -> None:
    """A wrong file is refused with its path and the place in it."""
    assert place in mistake(tmp_path, game(), name, old, new)


@rule("2.0")
@pytest.mark.parametrize(
    ("name", "heading", "place"),
    [
        ("board.toml", "[[region]]", "region: 5 where the game has 6"),
        ("board.toml", "[[sea]]", "sea: 4 where the game has 5"),
        ("economic_interest.toml", "[[card]]", "card: 11 where the game has 12"),
        ("limits.toml", "[limits.4]", "limits: 2 where the game has 3"),
    ],
)
def test_a_missing_record_is_noticed(tmp_path: Path, name: str, heading: str, place: str) -> None:
    """The number of records must be the game's."""
    text = printed(game(), name)
    start = text.rindex(heading)
    end = text.find("[[", start + 2)
    without = text[:start] + (text[end:] if end > 0 else "")
    assert place in mistake_in(pack_of(tmp_path, game(), name, without), game())


@rule("2.6")
def test_policy_cards_stand_before_action_cards(tmp_path: Path) -> None:
    """The order of the kinds is part of the file."""
    text = printed(game(), "cards.toml")
    last = text.rindex("[[card]]")
    first = text.index("[[card]]")
    pack = pack_of(tmp_path, game(), "cards.toml", text[:first] + text[last:] + "\n" + text[first:last])
    assert "policy cards come before action cards" in mistake_in(pack, game())


@rule("2.9")
def test_a_value_needs_as_many_dice(tmp_path: Path) -> None:
    """No region rolls more dice than the box has."""
    pack = changed_pack(tmp_path, game(), "setup.toml", "dice = 4", "dice = 3")
    assert "values, sub_saharan_africa: 4 dice are needed, the box has 3" in mistake_in(pack, game())


@rule("2.7.2")
@ruling("R59", "R76")
def test_a_data_pack_replaces_the_limits(tmp_path: Path) -> None:
    """Other limits are played by the same rules; the pack's fingerprint is stored with the match."""
    packed = rules(changed_pack(tmp_path, game(), "limits.toml", "india = 10", "india = 20"))
    assert game().pack == ""
    assert packed.pack
    discs = {"india": {"blue": 9, "red": 9}}
    assert table(2, discs=discs).board.fails_limit_check(3)
    made = table(2, discs=discs, rules=packed)
    assert made.board.limit(3) == 20
    assert not made.board.fails_limit_check(3)
    made = packed.empty_table(packed.setup(2))
    packed.start(made)
    for _ in decisions(made, 3):
        pass
    packed.check(made)


def pack_of_values(tmp_path: Path, changes: dict[int, tuple[str, str]]) -> Path:
    """A data pack with a table of values for each number of players; in some of them a line differs."""
    text = printed(game(), "limits.toml")
    start, end = text.index("[values]"), text.index("[limits.2]")
    tables = ""
    for players in (2, 3, 4):
        old, new = changes.get(players, ("", ""))
        made = text[start:end].replace("[values]", f"[values.{players}]")
        assert old in made
        tables += made.replace(old, new)
    return pack_of(tmp_path, game(), "limits.toml", text[:start] + tables + text[end:])


@rule("2.7.2", "4.0", "5.3")
def test_values_may_differ_by_number_of_players(tmp_path: Path) -> None:
    """Cubes, dice and everything shown follow the tile for the number of players."""
    changes = {2: ("india = 3", "india = 1"), 3: ("india = 3", "india = 2")}
    packed = rules(pack_of_values(tmp_path, changes))
    at = region("india")
    for players, value in ((2, 1), (3, 2), (4, 3)):
        made = table(players, rules=packed)
        made.board.order = (at, *[other for other in range(6) if other != at])
        add_cubes_by_value(made)
        assert made.board.cubes_in(at) == value
        roll_natives_where_none(made)
        assert value <= made.board.natives(at) <= 3 * value
        view = packed.view(made, 0)
        assert view.as_json()["regions"]["india"]["value"] == value
        tile = next(piece for piece in packed.scene(view).pieces if piece.id == "limit:india")
        assert (tile.face, tile.badge) == (str(value), made.board.limit(at))
        shown = next(panel for panel in packed.board_text(view) if panel.title.id == "board-regions")
        assert shown.rows[0][1:4] == ["region:india", value, made.board.limit(at)]


@rule("2.7.2")
def test_values_once_for_all_numbers_of_players(tmp_path: Path) -> None:
    """The short form means the same as three equal tables."""
    assert rules(pack_of_values(tmp_path, {})).content.facts.values == FACTS.values


@rule("2.7.2")
@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({2: ("india = 3\n", "")}, "values.2: 5 where the game has 6"),
        ({3: ("india = 3", "indian = 3")}, "values.3: unknown id 'indian'"),
        ({4: ("india = 3", "india = 4")}, "values.4: natives at set-up could exceed the 45 discs"),
        ({4: ("india = 3", "india = 9")}, "$.values"),
        ({2: ("[values.2]\n", "[values]\n")}, "values: either one number for each region"),
    ],
)
def test_a_wrong_table_of_values_is_named(
    tmp_path: Path, changes: dict[int, tuple[str, str]], place: str
) -> None:
    """The table of each number of players is checked like the one for all."""
    assert place in mistake_in(pack_of_values(tmp_path, changes), game())


@rule("2.4")
@ruling("R96")
def test_other_colors_are_the_same_game(tmp_path: Path) -> None:
    """Colors of the seats have no effect on the rules."""
    old, new = '["blue", "red", "green"', '["green", "blue", "red"'
    packed = rules(changed_pack(tmp_path, game(), "setup.toml", old, new))
    recolored = packed.new_table(packed.setup(3), 5)
    made = new_game(3, 5)
    for one, other in zip(decisions(made, 5), decisions(recolored, 5), strict=True):
        assert one[2].index == other[2].index
    assert made.as_json() == recolored.as_json()


@rule("2.0")
def test_every_component_is_listed_with_its_source() -> None:
    """Regions, seas, cards, interests, resources, seats and natives, with names in both languages."""
    found = game().components()
    assert Counter(component.kind for component in found) >= Counter(
        {
            "region": 6,
            "sea": 5,
            "policy": 17,
            "action": 7,
            "interest": 12,
            "resource": 3,
            "seat": 4,
            "faction": 1,
        }
    )
    assert len({component.id for component in found}) == len(found)
    for component in found:
        assert component.source in {"seed", "public", "reconstructed"}
        assert component.names["en"]
        assert component.names["de"]
        assert component.section


def test_a_pack_that_says_where_things_lie(tmp_path: Path) -> None:
    """Packs made before only sheets knew of coordinates and tints are read as they are."""
    old = 'name_de = "Nordafrika"\n'
    new = old + 'x = 211\ny = 344\ntint = "#c9a25b"\n'
    packed = rules(changed_pack(tmp_path, game(), "board.toml", old, new))
    assert packed.content.board == game().content.board
    assert packed.pack
