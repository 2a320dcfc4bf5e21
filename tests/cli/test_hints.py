"""Hints in the terminal: three moves with reasons, one of them made, all of them counted."""

import json
import re

import pytest

from cli.matches import saved

PLAY = ("play", "colonialism", "--players", "human,random", "--seed", "3")
FOLLOWED = "hint\nhint\nhint greedy\nhint 1\nquit\n\n"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["The moves that look best", "% to win", "about ", "“hint 1” makes the first move as a whole"],
        ),
        (
            "de",
            ["Die Züge, die am besten aussehen", "% Gewinnchance", "etwa ", "„tipp 1“ macht den ersten Zug"],
        ),
    ],
)
def test_moves_with_chance_and_reason(run, lang, words):
    """Each move has its number, notation, chance and expected points."""
    output = run(*PLAY, "--lang", lang, lines="hint\n").stdout
    for word in words:
        assert word in output
    assert re.search(r"^  1  .*row \d", output, re.MULTILINE)
    assert re.search(r"^  3  .*row \d", output, re.MULTILINE)


def test_a_hint_is_followed_and_counted_once(run, tmp_path):
    """The same table counts once, whoever is asked; the file keeps the count."""
    output = run(*PLAY, lines=FOLLOWED).stdout
    assert "greedy suggests" in output
    (file,) = (tmp_path / "home" / "saves").glob("*.json")
    assert json.loads(file.read_text())["hints"] == [1, 0]
    kept = [choice.do for choice in saved(tmp_path).choices if choice.seat == 0]
    best = re.search(r"^  1  .*(row \d)", output.partition("look best")[2], re.MULTILINE)
    assert best is not None
    assert kept == [best[1]]


def test_there_is_nothing_to_follow_without_a_hint(run):
    """Nor is there a fourth move."""
    output = run(*PLAY, lines="hint 1\nhint\nhint 4\n").stdout
    assert "There is no move 1 to follow; “hint” shows" in output
    assert "There is no move 4 to follow" in output


def test_the_count_is_shown_with_the_result(run, finished, file_of):
    """A row of its own, only where somebody had a hint."""
    path = file_of(finished, hints=[3, 0])
    assert re.search(r"^ *Hints +3 +0 *$", run("replay", path).stdout, re.MULTILINE)
    assert "Tipps" in run("replay", path, "--lang", "de").stdout
    assert "Hints" not in run("replay", file_of(finished)).stdout


def test_a_file_with_too_few_counts_is_refused(run, finished, file_of):
    """One number for each seat; files from before have none."""
    result = run("replay", file_of(finished, hints=[1]))
    assert result.exit_code == 2
    assert "hints of 1 seats, but 2 players" in result.stderr
