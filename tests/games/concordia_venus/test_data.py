"""What is printed: cards, maps, prices; and that mistakes in data packs are named."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from packs import mistake, pack_of, printed

from carrack.games.concordia_venus.content.facts import GODS, GOODS, LAND, SEA
from carrack.games.concordia_venus.content.loader import load_content
from carrack.kernel.content import ContentError
from carrack.mechanics.bits import members
from concordia_venus.build import FACTS, game, rule

DATA = Path(game().folder) / "data"
PURCHASES = [card for card in FACTS.cards if card.deck]


@rule("1.1")
def test_what_is_in_the_box():
    """Ten starting cards a player, 30 cards for sale in each mode, 30 tiles, 15 houses, six colonists."""
    assert sum(1 for card in FACTS.cards if not card.deck) == 10
    assert sum(deck.bit_count() for deck in FACTS.decks["individual_5"]) == 30
    assert sum(deck.bit_count() for deck in FACTS.decks["team_6"]) == 30
    assert [sum(d.bit_count() for d in FACTS.decks[f"individual_{n}"]) for n in (2, 3, 4)] == [15, 21, 26]
    assert sum(sum(counts) for counts in FACTS.tiles.values()) == 30
    assert (FACTS.houses, FACTS.slots, FACTS.colonists) == (15, 12, (3, 3))
    assert FACTS.prices == [3, 4, 5, 6, 7]


@rule("3.4")
@pytest.mark.parametrize(
    ("decks", "numbers"),
    [
        ("individual_2", [0, 2, 2, 2, 2, 2, 5]),
        ("individual_3", [0, 4, 4, 3, 2, 3, 5]),
        ("individual_4", [0, 5, 5, 4, 3, 4, 5]),
        ("individual_5", [0, 6, 6, 4, 4, 5, 5]),
        ("team_4", [0, 5, 5, 4, 3, 4, 5]),
        ("team_6", [0, 6, 6, 4, 4, 5, 5]),
    ],
)
def test_the_pantheon(decks, numbers):
    """How often each god is among the cards for sale."""
    cards = [FACTS.cards[index] for deck in FACTS.decks[decks] for index in members(deck)]
    assert [sum(god in card.gods for card in cards) for god in range(len(GODS))] == numbers


@rule("1.1")
@pytest.mark.parametrize(
    ("name", "cities", "provinces", "land", "sea", "joined"),
    [
        ("imperium", 30, 12, 44, 35, 5),
        ("ionium", 30, 12, 42, 35, 6),
        ("hellas", 25, 10, 27, 31, 6),
        ("cyprus", 30, 12, 44, 27, 7),
        ("ionium_small", 22, 9, 31, 22, 6),
    ],
)
def test_the_maps(name, cities, provinces, land, sea, joined):
    """Cities, provinces, paths, and the cities joined to the capital."""
    map_ = FACTS.maps[name]
    assert len(map_.city_ids) == cities + 1
    assert len(map_.province_ids) == provinces
    assert (len(map_.path_ids[LAND]), len(map_.path_ids[SEA])) == (land, sea)
    assert (map_.building_sites & ~map_.team_starts).bit_count() == joined
    assert sum(mask.bit_count() for mask in map_.province_cities) == cities


@rule("3.6")
def test_two_paths_between_two_cities():
    """Neapolis and Messana have two sea paths with names of their own."""
    names = FACTS.maps["ionium"].path_ids[SEA]
    assert "messana-neapolis" in names
    assert "messana-neapolis-2" in names
    assert [mask.bit_count() for mask in FACTS.maps["ionium"].no_stop] == [1, 0]


def test_prices_of_cards():
    """Those that the rulebook's examples name."""
    prices = {card.id: card.cost[:GOODS] for card in PURCHASES}
    assert prices["i-mercator"] == (0, 0, 0, 1, 0)
    assert prices["i-architect"] == (0, 0, 1, 0, 0)
    assert prices["i-farmer"] == (1, 1, 0, 0, 0)
    assert prices["i-colonist"] == (0, 1, 0, 0, 0)
    assert prices["ii-proconsul"] == (0, 0, 0, 0, 1)
    farmer = next(card for card in PURCHASES if card.id == "i-farmer")
    assert farmer.minerva_points == 3


MISTAKES = [
    ("setup.toml", "brick = 3 ", "brik = 3 ", "brik"),
    ("setup.toml", 'order = ["brick", "food"', 'order = ["food", "brick"', "goods"),
    ("setup.toml", "food = 4 ", "food = 3 ", "prices rise"),
    (
        "setup.toml",
        'individual = ["tribune", "prefect", "prefect"',
        'individual = ["prefect", "prefect"',
        "tribune",
    ),
    ("setup.toml", '"senator", "magister"]', '"senator", "senator"]', "too many copies"),
    ("setup.toml", '"senator", "magister"]', '"senator", "caesar"]', "unknown id 'caesar'"),
    ("setup.toml", "goods = { brick = 1, food = 2", "goods = { brick = 4, food = 2", "storehouse"),
    ("setup.toml", "team_6 = [1, 2, 3, 4, 5]", "team_7 = [1, 2, 3, 4, 5]", "team_7"),
    ("cards.toml", 'id = "jupiter" ', 'id = "vesta" ', "order"),
    ("cards.toml", 'actions = ["specialist_food"]', 'actions = ["specialist_fish"]', "specialist_fish"),
    ("cards.toml", 'minerva_good = "food"\n', "", "minerva"),
    (
        "cards.toml",
        '["any", "cloth"], ["cloth", "cloth"]]',
        '["any", "any"], ["cloth", "cloth"]]',
        "at most one",
    ),
    ("cards.toml", 'id = "i-smith"', 'id = "i-farmer"', "twice"),
    ("cards.toml", "jupiter = 6", "jupiter = 7", "pantheon"),
    ("cards.toml", "individual_deck_total = 30", "individual_deck_total = 31", "individual"),
    ("cards.toml", "purchase_cards_total = 42", "purchase_cards_total = 43", "in the box"),
    ("imperium.toml", 'capital = "roma"', 'capital = "rome"', "rome"),
    ("imperium.toml", 'id = "imperium"', 'id = "hellas"', "another map"),
    ("imperium.toml", "land_paths = 44", "land_paths = 43", "land paths"),
    ("imperium.toml", 'province = "gallia"\nletter = "B"', 'province = "gaul"\nletter = "B"', "gaul"),
    (
        "imperium.toml",
        'province = "gallia"\nletter = "B"',
        'province = "hispania"\nletter = "B"',
        "does not list",
    ),
    ("imperium.toml", 'province = "gallia"\nletter = "B"', 'province = "gallia"\nletter = "A"', "letter"),
    ("imperium.toml", 'province = "gallia"\nletter = "B"', 'province = "gallia"', "letter"),
    ("hellas.toml", 'ends = ["argos", "hermione"]', 'ends = ["argos", "argos"]', "twice"),
]


@rule("1.1")
@pytest.mark.parametrize(("name", "old", "new", "named"), MISTAKES)
def test_every_mistake_is_named_with_file_and_place(tmp_path, name, old, new, named):
    """A data pack with a mistake is refused; the error says where it is."""
    assert named in mistake(tmp_path, game(), name, old, new)


def test_a_path_that_hangs_nowhere_is_noticed(tmp_path):
    """All paths of a kind hang together."""
    folder = tmp_path / "concordia-venus"
    folder.mkdir()
    text = (DATA / "cyprus.toml").read_text(encoding="utf-8")
    for one, other in (
        ("alexandria_a_i", "antiochia"),
        ("antiochia", "karpasia"),
        ("antiochia", "laodiceia"),
    ):
        assert f'kind = "sea"\nends = ["{one}", "{other}"]' in text
        text = text.replace(
            f'kind = "sea"\nends = ["{one}", "{other}"]', 'kind = "sea"\nends = ["alexandria_a_i", "mallus"]'
        )
    text = text.replace(
        'kind = "sea"\nends = ["antiochia", "mallus"]', 'kind = "sea"\nends = ["antiochia", "tyana"]'
    )
    (folder / "cyprus.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match="can't be reached"):
        load_content(tmp_path)


def test_a_city_with_too_many_paths_is_noticed(tmp_path):
    """The map as text names the neighbours of a city in one cell, which has its limits."""
    folder = tmp_path / "concordia-venus"
    folder.mkdir()
    text = (DATA / "imperium.toml").read_text(encoding="utf-8")
    path = '[[path]]\nid = "more-{}"\nkind = "land"\nends = ["memphis", "petra"]\nmx = 1\nmy = 1\n'
    (folder / "imperium.toml").write_text(
        text + "\n".join(path.format(number) for number in range(12)), encoding="utf-8"
    )
    with pytest.raises(ContentError, match=r"imperium\.toml: city memphis: more than 12 paths"):
        load_content(tmp_path)


def test_a_data_pack_changes_the_game(tmp_path):
    """A pack's file takes the place of the game's own and shows in the fingerprint."""
    folder = tmp_path / "concordia-venus"
    folder.mkdir()
    shutil.copy(DATA / "setup.toml", folder)
    text = (folder / "setup.toml").read_text(encoding="utf-8").replace("cloth = 7 ", "cloth = 8 ")
    (folder / "setup.toml").write_text(text, encoding="utf-8")
    content = load_content(tmp_path)
    assert content.facts.prices[-1] == 8
    assert content.files.fingerprint()
    assert not game().pack


def test_a_pack_that_says_where_things_lie(tmp_path):
    """Packs made before only sheets knew of coordinates are read as they are."""
    text = printed(game(), "hellas.toml")
    text = re.sub("^letter = .*$", r"\g<0>\nx = 500\ny = 20", text, flags=re.MULTILINE)
    text = re.sub("^ends = .*$", r"\g<0>\nmx = 500\nmy = 20", text, flags=re.MULTILINE)
    text = text.replace("[[province]]", "aspect = 1.29\n\n[[province]]", 1)
    assert load_content(pack_of(tmp_path, game(), "hellas.toml", text)).maps == game().content.maps


def test_every_component_is_listed_with_its_source():
    """Cards, gods, goods, players, cities, provinces and paths, each once."""
    components = game().components()
    ids = [component.id for component in components]
    assert len(set(ids)) == len(ids)
    kinds = {component.kind for component in components}
    on_map = {"province", "city", "path", "colonist"}
    assert kinds == {"card", "purchase", "none", "special", "god", "good", "seat"} | on_map
    assert sum(component.kind == "purchase" for component in components) == 34
    assert sum(component.kind == "city" for component in components) == 112
    reconstructed = {c.id for c in components if c.source == "reconstructed"}
    decks = {f"card:{deck}-proconsul" for deck in ("ii", "iii", "iv", "v")}
    assert reconstructed == {"card:praetor", "card:proconsul", *decks}
