"""`carrack analyse`: positions of match files through several eyes."""

import json

import pytest

MOVE = 41


def test_json_is_the_same_every_time(run, finished, file_of):
    """Five moves at most, the best first, and how everybody stands."""
    path = file_of(finished)
    first = run("analyse", path, "--move", MOVE, "--json")
    assert first.exit_code == 0
    assert first.output == run("analyse", path, "--move", MOVE, "--json").output
    found = json.loads(first.output)
    assert found["eyes"] == found["seat"] == finished.choices[MOVE - 1].seat
    assert sum(found["chances"]) == pytest.approx(1.0)
    chances = [one["chance"] for one in found["moves"]]
    assert 1 <= len(chances) <= 5
    assert chances == sorted(chances, reverse=True)


def test_with_more_time_more_tables_are_looked_at(run, finished, file_of):
    """For so many seconds."""
    path = file_of(finished)
    last = len(finished.choices)
    found = json.loads(run("analyse", path, "--move", last, "--seconds", 2, "--json").output)
    assert found["tables"] > 32


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["Position after 40 of", "How everyone stands", "to decide", "% to win", "Expected to follow"],
        ),
        (
            "de",
            ["Stellung nach 40 von", "So stehen alle", "entscheidet", "% Gewinnchance", "So ginge es wohl"],
        ),
    ],
)
def test_in_words(run, finished, file_of, lang, words):
    """Both languages, with all cards open."""
    output = run("analyse", file_of(finished), "--move", MOVE, "--open", "--lang", lang).stdout
    for word in words:
        assert word in output


def test_other_eyes(run, finished, file_of):
    """Whoever doesn't decide sees how everybody stands, and is told who does."""
    decider = finished.choices[MOVE - 1].seat
    other = 2 - decider
    output = run("analyse", file_of(finished), "--move", MOVE, "--seat", other).stdout
    assert f"Analyze with --seat {decider + 1}, or with --open." in " ".join(output.split())
    assert "% to win" not in output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--move", 9999], "this match has choices 1 to"),
        (["--seat", 3], "this match has seats 1 to 2, not 3"),
        (["--seat", 1, "--open"], "give one of them"),
    ],
)
def test_what_is_not_there_is_named(run, finished, file_of, words, told):
    """One line says what would be right."""
    result = run("analyse", file_of(finished), *words)
    assert result.exit_code == 2
    assert told in result.stderr


def test_a_running_match_keeps_its_cards_closed(run, running, file_of):
    """Through the eyes of a seat it can be analysed by whoever has the file, the open question too."""
    path = file_of(running)
    result = run("analyse", path, "--open")
    assert result.exit_code == 2
    assert "isn't finished" in result.stderr
    found = json.loads(run("analyse", path, "--json").output)
    assert found["seat"] in running.waiting_for
