"""`carrack learn` and `carrack lesson`: a lesson in the terminal, and for those who write one."""

import json
import re

GAME = ("learn", "colonialism", "first-game")


def steps(output: str) -> list[str]:
    """The steps that were shown."""
    return re.findall(r"^Step (\d+) of", output, re.MULTILINE)


def test_whoever_has_everything_done_finishes_the_lesson(run, tmp_path):
    """`do` goes on or makes the move; at the end the lesson is done, and its game is played on."""
    result = run(*GAME, lines="do\n" * 80)
    assert result.exit_code == 0
    shown = steps(result.stdout)
    assert [int(step) for step in dict.fromkeys(shown)] == list(range(1, len(dict.fromkeys(shown)) + 1))
    assert "That was the lesson." in result.stdout
    kept = json.loads((tmp_path / "home" / "learning.json").read_text())
    assert kept["lessons"]["colonialism"]["first-game"]["done"]
    assert re.search(r"first-game .* done", run("learn", "colonialism", "--list").stdout)


def test_a_lesson_goes_on_where_it_was_left(run):
    """Its step is kept; --again begins anew."""
    left = run(*GAME, lines="\ndo\n")
    assert steps(left.stdout)[-1] == "3"
    assert "Go on with: carrack learn colonialism first-game" in left.stdout
    assert steps(run(*GAME, lines="").stdout) == ["3"]
    listed = run("learn", "colonialism", "--list").stdout
    assert re.search(r"first-game .* begun", listed)
    assert "After that, 8 exercises: carrack exercises solve colonialism" in listed
    assert steps(run(*GAME, "--again", lines="").stdout) == ["1"]


def test_another_choice_is_answered(run):
    """The step is told what follows, taken back, and repeated; free play leaves the lesson."""
    output = run(*GAME, lines="\nrow 2\nback\nrow 1\nback\nfree\n").stdout
    assert "“back”: take it back" in output
    assert steps(output) == ["1", "2", "2", "3", "2"]
    assert "You are playing freely now." in output


def test_in_german(run):
    """Words and commands are those of the language."""
    output = run(*GAME, lines="\nvormachen\nnochmal\nnotiz\n", lang="de_DE.UTF-8").stdout
    assert re.findall(r"^Schritt (\d+) von", output, re.MULTILINE) == ["1", "2", "3", "2"]
    assert "→ Dein Schritt: 1 (row 1)" in output


def test_notes_are_said_once(run):
    """With --coach a kind of question is explained when it is met first; `note` says it at any time."""
    play = ("play", "colonialism", "--players", "human,random", "--seed", "1")
    assert "(rules " in run(*play, "--coach", lines="").stdout
    assert "(rules " not in run(*play, "--coach", lines="").stdout
    assert "(rules " not in run(*play, lines="").stdout
    assert "(rules " in run(*play, lines="note\n").stdout


def test_wrong_wishes(run):
    """A lesson that isn't there, and a file of progress that can't be read."""
    result = run("learn", "goa", "tenth")
    assert result.exit_code == 2
    assert "goa has no lesson 'tenth'; its lessons are first-game" in result.stderr


def test_a_damaged_progress_says_what_to_do(run, tmp_path):
    """The file is named."""
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "learning.json").write_text("{")
    result = run(*GAME)
    assert result.exit_code == 2
    assert "learning.json" in result.stderr
    assert "delete the file to begin anew" in result.stderr


def test_lessons_are_checked_and_traced(run):
    """Each lesson with the number of its beats; what happens in one, as its file would say it."""
    result = run("lesson", "check", "goa")
    assert result.exit_code == 0
    assert re.search(r"^OK goa first-game: \d+ beats$", result.stdout, re.MULTILINE)
    output = run("lesson", "trace", "goa", "first-game", "--things").stdout
    assert "[others]" in output
    assert "things: " in output
    assert "next: " in output
