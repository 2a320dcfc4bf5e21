"""How to play on one page, for every installed game: `text/how-to-play.en.md` and `….de.md`."""

from __future__ import annotations

import re

import pytest

from carrack.kernel.pages import PARTS, PICTURE, how_to_play_text, rules_text, without_pictures
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.text import LANGUAGES
from carrack.server.http.endpoints.games import shown_game
from carrack.server.matches.state import scene_of

MOST_WORDS = 550
"""What fits on a page."""
SHEET = "sheet:"
OWN = "player"
games = pytest.mark.parametrize("game", game_ids())
languages = pytest.mark.parametrize("language", LANGUAGES)


def text_of(game: str, language: str) -> str:
    """How to play a game; without the page in this language it fails."""
    found, text = how_to_play_text(rules_of(game), language)
    assert (found, bool(text)) == (language, True), f"{game}: write text/how-to-play.{language}.md"
    return text


@games
@languages
def test_a_page_has_all_parts_and_fits_on_one(game: str, language: str) -> None:
    """The parts and the number of tips are checked where the page is read; every part says something."""
    text = without_pictures(text_of(game, language))
    parts = re.split(r"^## .+$", text, flags=re.MULTILINE)[1:]
    assert len(parts) == len(PARTS[language])
    assert all(len(part.split()) > 10 for part in parts)
    assert len(text.split()) <= MOST_WORDS


@games
@languages
def test_every_part_with_pieces_shows_them(game: str, language: str) -> None:
    """Pictures are symbols of the game's sheets, or the sheet of a usual game around zones that are there."""
    folder = rules_of(game).folder / "board"
    sheets = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.svg")}
    match = shown_game(rules_of(game))
    scene = scene_of(match, match.table, -1)
    zones = {zone.id for zone in scene.zones}
    pictures = PICTURE.findall(text_of(game, language))
    assert any(source == f"{SHEET}{scene.sheet}" for _, source, _ in pictures), "the board is shown"
    for words, source, around in pictures:
        name = source.removeprefix(SHEET)
        if name != source:
            assert name in (scene.sheet, OWN), f"{words}: no sheet of a usual game"
            drawn = sheets[name].replace("{seat}", "0")
            marked = [zone for zone in around.split() if f'="{zone}"' in drawn and zone in zones]
            assert marked == around.split(), words
        else:
            drawn = sheets[scene.sheet] + sheets.get(OWN, "")
            assert f'<symbol id="{source}"' in drawn, f"{words}: no symbol {source}"


@games
def test_all_languages_show_the_same(game: str) -> None:
    """The same pictures in the same order."""
    sources = [[p[1:] for p in PICTURE.findall(text_of(game, language))] for language in LANGUAGES]
    assert sources[0] == sources[1]


@games
@languages
def test_the_rules_begin_with_the_goal(game: str, language: str) -> None:
    """What the page of the rules says first is the goal, in the words of how to play."""
    goal = without_pictures(text_of(game, language)).split(f"## {PARTS[language][0]}")[1].split("\n\n")[1]
    assert rules_text(rules_of(game), language)[1].split("\n\n")[1] == f"**{PARTS[language][0]}.** {goal}"
