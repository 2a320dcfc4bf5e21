"""Content files, data packs, the registry, catalogues and standings."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from toy import Toy
from toy_steps import ROLL

from carrack.kernel.actions import Action, Catalogue, UnknownActionError
from carrack.kernel.content import ContentError, Files, games_of_pack
from carrack.kernel.messages import Message
from carrack.kernel.registry import UnknownGameError, game_ids, rules_of
from carrack.kernel.rules import Component, Rules, View
from carrack.kernel.scene import Piece, Scene, Zone
from carrack.kernel.standings import Category, Standings, rank


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a file."""

    id: str
    cost: int


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    card: list[Card]


GOOD = '[[card]]\nid = "ship"\ncost = 3\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The content folder of a game with one file."""
    own = tmp_path / "data"
    own.mkdir()
    (own / "cards.toml").write_text(GOOD)
    return own


def test_file_becomes_a_record(folder: Path) -> None:
    """A right file is read; the game's own content has no fingerprint."""
    files = Files("toy", folder)
    assert files.read("cards.toml", Cards) == Cards([Card("ship", 3)])
    assert files.fingerprint() == ""


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (GOOD + "color = 1\n", r"cards.toml: .*unknown field `color` - at `\$.card\[0\]`"),
        (GOOD.replace("3", '"three"'), r"cards.toml: Expected `int`, got `str` - at `\$.card\[0\].cost`"),
        ('[[card]]\nid = "ship"\n', r"cards.toml: .*missing required field `cost` - at `\$.card\[0\]`"),
        ("[[card", "cards.toml: not valid TOML"),
    ],
)
def test_wrong_file_names_its_place(folder: Path, text: str, error: str) -> None:
    """Unknown keys, wrong types, missing keys and broken TOML name the file and the place in it."""
    (folder / "cards.toml").write_text(text)
    with pytest.raises(ContentError, match=error):
        Files("toy", folder).read("cards.toml", Cards)


def test_missing_and_binary_files(folder: Path) -> None:
    """A file that is not there or no text is an error with its path."""
    with pytest.raises(ContentError, match=r"none\.toml: No such file"):
        Files("toy", folder).read("none.toml", Cards)
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"cards\.toml: not valid TOML"):
        Files("toy", folder).read("cards.toml", Cards)


def test_data_pack_replaces_files(folder: Path, tmp_path: Path) -> None:
    """A pack's file stands in place of the game's own; its fingerprint depends on the content alone."""
    pack = tmp_path / "pack"
    (pack / "toy").mkdir(parents=True)
    assert Files("toy", folder).fingerprint() == ""
    (pack / "toy" / "README.md").write_text("what this is")
    with pytest.raises(ContentError, match=r"no files for this game; it has cards\.toml"):
        Files("toy", folder, pack)
    (pack / "toy" / "cards.toml").write_text(GOOD.replace("3", "4"))
    files = Files("toy", folder, pack)
    assert files.read("cards.toml", Cards).card[0].cost == 4
    fingerprint = files.fingerprint()
    assert fingerprint != ""
    (pack / "toy" / "cards.toml").write_bytes(GOOD.replace("3", "4").replace("\n", "\r\n").encode())
    assert Files("toy", folder, pack).fingerprint() == fingerprint
    (pack / "toy" / "cards.toml").write_text(GOOD.replace("3", "5"))
    assert Files("toy", folder, pack).fingerprint() != fingerprint
    with pytest.raises(ContentError, match="it has no folder 'other'"):
        Files("other", folder, pack)


def test_a_pack_may_have_keys_that_were_dropped(folder: Path, tmp_path: Path) -> None:
    """A key that the game's own files no longer have is passed over in a pack, and only there."""
    pack = tmp_path / "pack"
    (pack / "toy").mkdir(parents=True)
    (pack / "toy" / "cards.toml").write_text(GOOD + "x = 7\n")
    files = Files("toy", folder, pack, ("x", "y"))
    assert files.read("cards.toml", Cards) == Cards([Card("ship", 3)])
    assert files.fingerprint() == Files("toy", folder, pack).fingerprint()
    with pytest.raises(ContentError, match="unknown field `x`"):
        Files("toy", folder, pack, ("y",)).read("cards.toml", Cards)
    (folder / "cards.toml").write_text(GOOD + "x = 7\n")
    with pytest.raises(ContentError, match="unknown field `x`"):
        Files("toy", folder, None, ("x", "y")).read("cards.toml", Cards)


def test_wrong_data_pack(folder: Path, tmp_path: Path) -> None:
    """A missing folder, or a file that the game has not, is an error that says what there is."""
    with pytest.raises(ContentError, match="no such folder"):
        Files("toy", folder, tmp_path / "none")
    with pytest.raises(ContentError, match="no such folder"):
        games_of_pack(tmp_path / "none")
    pack = tmp_path / "pack"
    (pack / "toy").mkdir(parents=True)
    (pack / ".git").mkdir()
    (pack / "toy" / "card.toml").write_text(GOOD)
    with pytest.raises(ContentError, match=r"toy has no such file; it has cards\.toml"):
        Files("toy", folder, pack)
    assert games_of_pack(pack) == ["toy"]


def test_registry_knows_the_installed_games(tmp_path: Path) -> None:
    """A game is loaded once; with a data pack it is a game of its own; an unknown one names those known."""
    game = game_ids()[0]
    assert rules_of(game) is rules_of(game)
    (tmp_path / game).mkdir()
    for file in (rules_of(game).folder / "data").glob("*.toml"):
        (tmp_path / game / file.name).write_bytes(file.read_bytes())
    assert rules_of(game, tmp_path) is not rules_of(game)
    with pytest.raises(UnknownGameError, match=f"there is no game 'chess'; the games are .*{game}"):
        rules_of("chess")


def test_catalogue_reads_texts() -> None:
    """Capitals and spaces don't matter; unknown texts and doubled notations are errors."""
    catalogue = Toy().catalogue
    assert catalogue.read("  ROLL ") is ROLL
    assert len(catalogue) == len(catalogue.actions)
    assert [action.index for action in catalogue.actions] == list(range(len(catalogue)))
    assert repr(ROLL) == "<roll>"
    with pytest.raises(UnknownActionError, match="fly away"):
        catalogue.read("Fly  away")
    with pytest.raises(ValueError, match="two actions are written 'a'"):
        Catalogue([Action("a", Message("a")), Action("a", Message("b"))])


def test_rank_shares_places() -> None:
    """The highest key comes first, equal keys share a place, and the next place is left out."""
    assert rank([(3, 1), (5, 0), (3, 1), (3, 0)]) == [2, 1, 2, 4]
    standings = Standings([4, 4], [1, 1], [Category("cubes", [2, 2])], "cubes")
    assert standings.winners() == [0, 1]
    assert standings.as_json() == {
        "scores": [4, 4],
        "teams": [0, 1],
        "places": [1, 1],
        "tie_break": "cubes",
        "categories": [{"name": "cubes", "values": [2, 2]}],
    }


def test_places_are_ranks_of_teams() -> None:
    """Of two teams one is first and the other second, however many partners the first one has."""
    assert rank([(9,), (4,), (9,), (4,)], [0, 1, 0, 1]) == [1, 2, 1, 2]
    assert rank([(4,), (9,), (9,), (4,), (9,), (9,)], [0, 1, 2, 0, 1, 2]) == [3, 1, 1, 3, 1, 1]


def test_a_team_wins_together() -> None:
    """Partners share no victory with each other, two winning teams do."""
    alone = Standings([3, 3, 1], [1, 1, 3], [])
    assert alone.shares() == [0.5, 0.5, 0.0]
    assert alone.winning_teams() == [[0], [1]]
    assert not alone.in_teams()
    team = Standings([7, 4, 7, 4], [1, 2, 1, 2], [], "", [0, 1, 0, 1])
    assert team.winning_teams() == [[0, 2]]
    assert team.in_teams()
    assert team.shares() == [1.0, 0.0, 1.0, 0.0]
    tied = Standings([7, 7, 7, 7], [1, 1, 1, 1], [], "", [0, 1, 0, 1])
    assert tied.shares() == [0.5] * 4


def test_scene_lists_what_options_may_point_at() -> None:
    """Zones, pieces, and what pieces stand for."""
    scene = Scene([Zone("sea", "sea")], [Piece("ships:0", "ship", "sea", 0, means=("ship",))])
    assert scene.things() == {"sea", "ships:0", "ship"}
    record = scene.as_json()
    assert record["zones"] == [{"id": "sea", "kind": "sea", "owner": -1}]
    assert record["pieces"][0]["means"] == ["ship"]


def test_rules_that_leave_a_part_out_are_told_so() -> None:
    """Every part of the contract is asked for by name."""
    toy = Toy()
    bare = Rules("bare", (2,), (), toy.catalogue, toy.folder, "", [], [])
    setup = bare.setup(2)
    table = toy.new_table(toy.setup(2), 1)
    view = View(table, 0)
    for missing in (
        lambda: bare.empty_table(setup),
        lambda: bare.view(table, 0),
        lambda: bare.redeal(table, 0, 1),
        lambda: bare.evaluate(view),
        lambda: bare.standings(table),
        lambda: bare.check(table),
        lambda: bare.most_decisions(setup),
        lambda: bare.scene(view),
        lambda: bare.board_text(view),
        bare.components,
    ):
        with pytest.raises(NotImplementedError):
            missing()
    assert Component("a", "b", {}, "seed").section == ""
