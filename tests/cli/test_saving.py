"""Saving: names that can't be files, histories that no longer fit."""

import json

import pytest

from carrack.kernel.saves import read_record
from carrack.kernel.table import open_asks
from cli.complaint import only_line
from cli.matches import played

SEEDED = ("play", "colonialism", "--players", "human,random", "--seed", "1")


@pytest.mark.parametrize("name", ["~nosuchuser/x.json", "a\0b.json", "x" * 300])
def test_name_that_can_be_no_file(run, tmp_path, name):
    """A name that can't be a file is refused in one line and the game goes on."""
    result = run(*SEEDED, lines=f"save {name}\nrow 2\nsave good.json\n")
    assert result.exit_code == 0
    assert result.stdout.count("Not saved: ") == 1
    assert "Saved to good.json." in result.stdout
    assert "row 2" in [choice.do for choice in read_record(tmp_path / "good.json").choices]


def test_leaving_asks_again_for_a_name(run, tmp_path):
    """Whoever leaves and names a file that can't be written may name another."""
    run(*SEEDED, lines=f"row 2\nquit\n{'x' * 300}\ngood.json\n")
    assert read_record(tmp_path / "good.json").choices


@pytest.fixture
def drifted(running, file_of):
    """A file whose 41st choice no longer leads to the position it led to."""
    fields = ("seat", "do", "mark", "closes", "window")
    choices = [{name: getattr(choice, name) for name in fields} for choice in running.choices]
    choices[40]["mark"] = "0" * 12
    return file_of(running, choices=choices)


def test_replay_of_a_history_that_does_not_fit(run, running, drifted):
    """It is shown with a warning, which does not tell the choice; events are not made up."""
    result = run("replay", drifted)
    warning = only_line(result, 0)
    assert "from choice 41 on, its history no longer fits the rules" in warning
    assert "known from choice 60 on" in warning
    assert running.choices[40].do not in warning
    assert "in secret" not in result.stdout
    result = run("replay", drifted, "--json", "--lang", "de")
    assert "passt ab Entscheidung 41 nicht mehr" in only_line(result, 0)
    assert json.loads(result.stdout)["known_from"] == 60


def test_position_before_the_known_ones(run, drifted):
    """Positions that can't be had are refused; the known one is shown."""
    line = only_line(run("replay", drifted, "--at", 30))
    assert "positions 60 to 60, not 30" in line
    assert "no longer fits the rules" in line
    result = run("replay", drifted, "--at", 60)
    assert "Position after 60 of 60" in result.stdout
    assert "choice 41" in only_line(result, 0)


def test_going_on_with_a_history_that_does_not_fit(run, drifted):
    """The game goes on from the snapshot; only what is chosen from there on can be taken back."""
    result = run("play", "--load", drifted, lines="rewind\nundo\n1\nrewind\nrewind\nquit\n\n")
    assert "choice 41" in only_line(result, 0)
    assert result.stdout.count("there is no way back") == 3
    assert result.stdout.count("Back to your choice") == 1


def test_signs_from_a_file_do_not_steer_the_terminal(run, finished, file_of):
    """A file may name players as it likes; control signs are shown as question marks."""
    output = run("replay", file_of(finished, players=["\x1b[2Jme", "[red]you[/]"])).stdout
    assert "?[2Jme" in output
    assert "[red]you[/]" in output
    assert "\x1b" not in output


def with_new_cards():
    """A match at a choice that brings chance or cards and after which the same seat decides; its notation."""
    match = played()
    for at, choice in enumerate(match.choices[:-1]):
        if choice.closes and {ask.seat for ask in open_asks(match.position(at + 1))} == {choice.seat}:
            return played(at), choice.do
    raise AssertionError


def test_board_is_shown_after_a_choice_that_brought_something_new(run, file_of):
    """What chance brought is seen at once, also where the same person decides again; only what is new."""
    match, do = with_new_cards()
    words = ("play", "--load", file_of(match), "--players", "human,human")
    assert run(*words, lines="\n").stdout.count("what has changed") == 0
    output = run(*words, lines=f"\n{do}\n").stdout
    assert output.count("Pass the device") == 1
    assert output.count("Regions (") == 1
    assert output.count("what has changed") > 0
    assert run(*words, lines=f"\n{do}\nboard\n").stdout.count("Regions (") == 2
