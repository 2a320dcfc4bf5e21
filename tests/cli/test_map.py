"""The map in the terminal: `map` and `look`."""

import re
from typing import Any

import pytest

from carrack.kernel.registry import rules_of

MAPS = {"imperium": "Londinium", "ionium": "Brundisium", "hellas": "Demetrias", "cyprus": "Salamis"}

FOUR = "human,random,random,random"


@pytest.fixture
def asked(run):
    """What a line typed at the first decision of a game prints."""

    def answer(
        game: str, line: str, *options: object, players: str = "human,random", lang: str = "en"
    ) -> str:
        output = run(
            *("play", game, "--players", players, "--seed", 3, "--lang", lang, *options), lines=f"{line}\n"
        ).stdout
        return output.split(f"> {line}\n", 1)[1].rsplit("> ", 1)[0]

    return answer


def names(game, kind, lang="en"):
    """What the components of a kind are called."""
    return {c.names[lang] for c in rules_of(game).components() if c.kind == kind}


def test_look_at_a_region(asked):
    """Neighbors, sea zones, value and the limit for this number of players."""
    said = asked("colonialism", "look india")
    assert said.splitlines()[1:] == [
        "  Neighbors: Middle East, China, Southeast Asia",
        "  Sea zones: Arabian Sea, Eastern Seas",
        "  Value: 3",
        "  Limit: 10",
    ]
    assert "Limit: 13" in asked("colonialism", "look india", players="human,random,random")
    assert "Regions beside it: India, China, Southeast Asia" in asked("colonialism", "look eastern seas")


def test_look_at_a_region_in_german(asked):
    """The same in German, by German names."""
    said = asked("colonialism", "zeige indien", lang="de")
    assert "Nachbarn: Naher Osten, China, Südostasien" in said
    assert "Seezonen: Arabisches Meer, Östliche Meere" in said


def test_a_data_pack_changes_the_map(asked, tmp_path):
    """The map is read from the content, not written by hand."""
    folder = tmp_path / "pack" / "colonialism"
    folder.mkdir(parents=True)
    limits = (rules_of("colonialism").folder / "data" / "limits.toml").read_text(encoding="utf-8")
    changed, count = re.subn(r"\bindia = 10\b", "india = 11", limits)
    assert count == 1
    (folder / "limits.toml").write_text(changed, encoding="utf-8")
    assert "Limit: 11" in asked("colonialism", "look india", "--pack", tmp_path / "pack")


@pytest.mark.parametrize(("lang", "word"), [("en", "map"), ("de", "karte"), ("de", "map")])
@pytest.mark.parametrize(("game", "kinds"), [("colonialism", ["region", "sea"]), ("13-kolonien", ["region"])])
def test_map_lists_every_place(asked, game, kinds, lang, word):
    """Every place has a row, under its name in the language."""
    rows = asked(game, word, lang=lang).splitlines()
    for kind in kinds:
        for name in names(game, kind, lang):
            assert any(row.startswith(f"{name}  ") for row in rows), name


@pytest.mark.parametrize("map_", MAPS)
def test_map_of_the_match(asked, map_):
    """Just the cities of the map being played, and what `look` says of those of another."""
    rules: Any = rules_of("concordia-venus")
    cities = {city.name for city in rules.content.maps[map_].city}
    options = ("--option", f"map={map_}")
    rows = asked("concordia-venus", "map", *options, players=FOUR).split("Provinces")[0].splitlines()
    assert {row.split("  ")[0] for row in rows[3:] if row[:1].isalpha()} == cities
    for other, city in MAPS.items():
        said = asked("concordia-venus", f"look {city}", *options, players=FOUR)
        assert ("By sea to:" in said) == (other == map_), city
        assert ("Not on the map." in said) == (other != map_), city


def test_map_of_few_players(asked):
    """Two or three players have a smaller Ionium, without the cities in Italy."""
    assert "Not on the map" in asked("concordia-venus", "look brundisium", "--option", "map=ionium")
    assert "Brundisium" not in asked("concordia-venus", "map", "--option", "map=ionium")


def test_look_at_a_city(asked):
    """Good, province and the cities at the other ends of its paths, by land and by sea."""
    said = asked("concordia-venus", "look salamis", "--option", "map=cyprus")
    assert "  Province: the red province\n" in said
    assert re.search(r"^  Good: (brick|food|tool|wine|cloth)$", said, re.MULTILINE)
    assert "  By land to: \N{EN DASH}\n" in said
    assert "  By sea to: Karpasia, Kition, Laodiceia\n" in said
    assert "Cities: Karpasia, Keryneia, Salamis" in asked(
        "concordia-venus", "look red", "--option", "map=cyprus"
    )


def test_a_path_without_a_stop(asked):
    """The one path on which nobody may stop is named at both of its ends; other maps have no such column."""
    options = ("--option", "map=ionium")
    said = asked("concordia-venus", "look brundisium", *options, players=FOUR)
    assert "No stop on the way to: Apollonia" in said
    said = asked("concordia-venus", "look apollonia", *options, players=FOUR)
    assert "No stop on the way to: Brundisium" in said
    assert "No stop" not in asked("concordia-venus", "map", "--option", "map=hellas")


def test_look_at_regions_on_the_board_and_in_the_stack(asked):
    """What is printed on a region card, and what lies in a region that is open."""
    said = asked("13-kolonien", "map")
    states = {
        row.split("  ")[0]: row.split("  ")[-1].strip()
        for row in said.split("What lies")[0].splitlines()
        if row.rstrip().endswith(("on the board", "in the stack"))
    }
    assert set(states) == names("13-kolonien", "region")
    here = next(name for name, state in states.items() if state == "on the board")
    away = next(name for name, state in states.items() if state == "in the stack")
    for name in (here, away):
        text = asked("13-kolonien", f"look {name}")
        assert re.search(r"Type: (island|land)\n", text)
        assert re.search(r"VP: [\d/]+\n", text)
        assert ("Open terrain: " in text) == (name == here)
    assert "VP: 3/2/1" in asked("13-kolonien", "look cuba")


def test_what_players_have_in_a_region(run):
    """A ship that has landed is told at its region, and at no other."""
    lines = "play carrack land cuba\nlook cuba\nlook florida\n"
    output = run("play", "13-kolonien", "--players", "human,random", "--seed", 3, lines=lines).stdout
    cuba, florida = output.split("> look cuba\n", 1)[1].split("> look florida\n", 1)
    assert "  Card: Carrack\n" in cuba
    assert "Carrack" not in florida.split("\n> ", 1)[0]


def test_a_game_without_a_map(asked):
    """Goa has a grid of tiles and no map; the terminal says where to look."""
    assert "This game has no map. “board” shows" in asked("goa", "map")
    assert "keine Landkarte. „brett“ zeigt" in asked("goa", "karte", lang="de")


def test_wide_and_narrow(asked, monkeypatch):
    """On 80 columns the names of places are whole."""
    for game in ("colonialism", "13-kolonien", "concordia-venus"):
        monkeypatch.setenv("COLUMNS", "80")
        said = asked(game, "map")
        assert max(len(line) for line in said.splitlines()) <= 80
        assert not any("…" in line.split("  ")[0] for line in said.splitlines())
