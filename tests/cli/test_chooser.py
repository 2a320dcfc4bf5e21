"""`carrack play` alone: a few questions, then a game."""

import os
import re

from carrack.kernel.saves import SavedMatch, write
from cli.matches import saved

SEEDED = ("play", "colonialism", "--players", "human,random", "--seed", "1")


def test_chooser_with_enter_all_the_way(run, tmp_path):
    """Language, game, players and options by Enter: a game against two casual players."""
    result = run("play", lines="\n\n\n\n1\n")
    assert result.exit_code == 0
    assert "Colonialism: Blue (person), Red (casual), Green (casual)" in result.stdout
    assert re.search(r"^  novice +Just learned the rules", result.stdout, re.MULTILINE)
    match = saved(tmp_path)
    assert match.setup.options == {
        "quick_start": "off",
        "empire": "present",
        "treaty_and_unrest": "rest_protected",
    }
    assert match.key is not None


def test_chooser_asks_again(run, tmp_path):
    """Wrong answers are named and asked again."""
    lines = "fr\nde\nschach\ncol\nhuman\nhuman,klug\nhuman,random\nfoo\nquick_start=on\n1\n"
    output = run("play", lines=lines).stdout
    for said in ("“fr”", "„schach“", "nicht für 1", "„klug“", "„foo“"):
        assert said in output
    assert saved(tmp_path).setup.options["quick_start"] == "on"


def test_chooser_continues_the_last_game(run):
    """An unfinished game can be continued from the first question."""
    run(*SEEDED, lines="row 2\n1,2\n")
    output = run("play", lines="\nc\n").stdout
    assert "Keep 6 cards (4 still to choose)" in output


def test_chooser_ends_with_the_input(run):
    """No input, no game, no complaint."""
    result = run("play", lines="")
    assert result.exit_code == 0
    assert result.stderr == ""


def test_chooser_finds_an_unfinished_game_behind_finished_ones(run, tmp_path, finished):
    """The youngest unfinished game is offered, though finished ones and other files are younger."""
    run(*SEEDED, lines="row 2\n1,2\n")
    folder = tmp_path / "home" / "saves"
    later = next(folder.glob("*.json")).stat().st_mtime + 100
    write(SavedMatch(finished, ["human", "random"]), folder / "over.json")
    (folder / "letter.json").write_text("dear")
    for name in ("over.json", "letter.json"):
        os.utime(folder / name, (later, later))
    assert "Keep 6 cards (4 still to choose)" in run("play", lines="\nc\n").stdout


def test_chooser_refuses_an_option_given_twice(run):
    """Two values for one option are asked again."""
    output = run("play", lines="\n\nhuman,random\nquick_start=on,quick_start=off\nquick_start=on\n").stdout
    assert "The option quick_start is given twice." in output
    assert output.count("Options as name=value") == 2
