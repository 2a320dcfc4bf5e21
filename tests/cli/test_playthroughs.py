"""Playthroughs: the stored games read as the rules tell them now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from carrack.arena.playthrough import story_of
from carrack.cli.app import carrack
from carrack.cli.playthrough import read_told, written_anew
from carrack.cli.words import words
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of

STORED = Path(__file__).parents[1] / "playthroughs"
FILES = sorted(STORED.glob("*.txt"))
MODES = {
    ("colonialism", "quick_start"): {"off", "on"},
    ("goa", "bonanza"): {"off", "on"},
    ("concordia-venus", "map"): {"imperium", "ionium", "hellas", "cyprus"},
    ("concordia-venus", "mode"): {"individual", "team"},
    ("13-kolonien", "mode"): {"E", "F", "P"},
}


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run `carrack` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(carrack, words)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_stored_playthrough_is_as_the_rules_have_it(file: Path) -> None:
    """The moves in the file, made again, give the same text (`carrack playthroughs` writes it anew)."""
    assert written_anew(file, anew=False) == file.read_text("utf-8")


def test_every_mode_has_a_playthrough() -> None:
    """Each game is told with every mode that changes how it is played."""
    told = [read_told(file) for file in FILES]
    for (game, option), values in MODES.items():
        assert {one.setup.options[option] for one in told if one.rules.id == game} == values


def test_moments_are_first_last_and_large_changes() -> None:
    """The board is shown at the beginning, at the end and whenever a larger part of the game begins."""
    told = read_told(STORED / "13-kolonien-p.txt")
    match = Match(told.rules, told.setup, told.seed)
    for seat, do in told.choices(words("en", told.rules, told.setup)):
        match.apply(seat, match.read(do))
    story = list(story_of(match))
    moments = [moment for _, moment in story]
    assert (moments[0].at, moments[-1].at) == (0, len(match.choices))
    assert {match.rules.how_far(moment.table)[0] for moment in moments} == {0, 1, 2}
    numbers = [turn.first for turns, _ in story for turn in turns]
    assert numbers == sorted(numbers)
    assert sum(len(turn.choices) for turns, _ in story for turn in turns) == len(match.choices)


def test_the_command_plays_and_tells(run: Callable[..., Result]) -> None:
    """The same seed gives the same text, on the screen or in a file."""
    line = ("playthrough", "colonialism", "--players", "2", "--bots", "random", "--seed", "5")
    shown = run(*line)
    assert shown.exit_code == 0
    assert shown.output.startswith("# Colonialism\n")
    assert "players: random, random\noptions: usual\nseed: 5\n" in shown.output
    assert run(*line, "--out", "game.txt").output == ""
    assert Path("game.txt").read_text("utf-8") == shown.output
    assert written_anew(Path("game.txt"), anew=True) == shown.output


def test_checking_shows_what_would_change(run: Callable[..., Result]) -> None:
    """`--check` writes nothing, shows the lines that differ and ends with 1; without it they are mended."""
    right = (STORED / "colonialism.txt").read_text("utf-8")
    file = Path("tests", "playthroughs", "one.txt")
    file.parent.mkdir(parents=True)
    file.write_text(right, "utf-8")
    assert run("playthroughs", "--check").exit_code == 0
    wrong = right.replace("Game turn 1 begins.", "Game turn 1 ends.")
    file.write_text(wrong, "utf-8")
    result = run("playthroughs", "--check")
    assert result.exit_code == 1
    assert "Game turn 1 begins." in result.output
    assert file.read_text("utf-8") == wrong
    assert run("playthroughs").output.endswith("changed\n")
    assert file.read_text("utf-8") == right


def test_moves_that_fit_no_longer_are_named(run: Callable[..., Result]) -> None:
    """A move that is not possible is named, with the way out; other files are refused."""
    text = (STORED / "colonialism.txt").read_text("utf-8")
    Path("moved.txt").write_text(text.replace("> keep", "> spend", 1), "utf-8")
    result = run("playthroughs", "moved.txt")
    assert result.exit_code == 2
    assert "is no action of colonialism; --anew plays the game again" in result.output
    Path("half.txt").write_text(text[: len(text) // 2], "utf-8")
    assert "not over after its last move" in run("playthroughs", "half.txt").output
    Path("other.txt").write_text("Something else\n", "utf-8")
    assert "other.txt is no playthrough" in run("playthroughs", "other.txt").output
    assert "name some" in run("playthroughs", "--check").output


def test_how_far_is_a_part_of_the_game() -> None:
    """Every game says how far it has come, from its first decision on."""
    for game in ("colonialism", "concordia-venus", "goa", "13-kolonien"):
        rules = rules_of(game)
        match = Match(rules, rules.usual_setup(rules.players[0]), 1)
        assert rules.how_far(match.table)
