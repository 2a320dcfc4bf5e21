"""`carrack replay` and `carrack verify`."""

import json

import pytest

from carrack.kernel.chance import commitment
from cli.complaint import only_line


def test_verify_good_file(run, finished, file_of):
    """A good file is OK, with the numbers of choices and draws and the commitment."""
    result = run("verify", file_of(finished))
    assert result.exit_code == 0
    assert result.stdout.startswith("OK")
    assert f"{len(finished.choices)} choices" in result.stdout
    assert f"{sum(finished.table.draws.values())} draws" in result.stdout
    assert commitment("a secret") in result.stdout


def test_verify_json(run, running, file_of):
    """The same for programs."""
    found = json.loads(run("verify", file_of(running), "--json").stdout)
    assert found["ok"] is True
    assert found["choices"] == 60
    assert found["over"] is False
    assert found["first_differing_choice"] is None


def test_verify_names_the_first_differing_choice(run, running, file_of):
    """A changed fingerprint is found at its choice; the exit code is 1."""
    choices = [
        {"seat": c.seat, "do": c.do, "mark": c.mark, "closes": c.closes, "window": c.window}
        for c in running.choices
    ]
    choices[40]["mark"] = "0" * 12
    file = file_of(running, choices=choices)
    assert "choice 41" in only_line(run("verify", file), 1)
    found = json.loads(run("verify", file, "--json").stdout)
    assert found["ok"] is False
    assert found["first_differing_choice"] == 41


def test_verify_notices_another_secret(run, running, file_of):
    """A secret that does not fit the commitment, or nonces that were changed, are found."""
    key = {"commitment": commitment("a secret"), "secret": "another", "nonces": ["a nonce"]}
    assert "commitment" in only_line(run("verify", file_of(running, key=key)), 1)
    key = {"commitment": commitment("a secret"), "secret": "a secret", "nonces": ["changed"]}
    assert "choice 1" in only_line(run("verify", file_of(running, key=key)), 1)


def test_replay_of_a_finished_match_is_open(run, finished, file_of):
    """At the end everything is shown: choices by value, drawn cards, the result."""
    output = run("replay", file_of(finished)).stdout
    assert finished.choices[0].do in output
    assert "draws a card" not in output
    assert "Result" in output


def test_replay_of_a_running_match_is_public(run, running, file_of):
    """Before the end no choice by value and no hidden card is shown."""
    found = json.loads(run("replay", file_of(running), "--json").stdout)
    assert len(found["choices"]) == 60
    assert all(choice["do"] is None for choice in found["choices"])
    assert all(choice["mark"] is None for choice in found["choices"])
    ids = {event["id"] for choice in found["choices"] for event in choice["events"]}
    assert "event-drew" not in ids
    assert found["standings"] is None


def test_replay_with_the_eyes_of_a_seat(run, running, file_of):
    """A seat sees its own choices and cards, not those of the other."""
    found = json.loads(run("replay", file_of(running), "--seat", 1, "--json").stdout)
    for choice in found["choices"]:
        assert (choice["do"] is None) == (choice["seat"] != 0)
    seen = [event for choice in found["choices"] for event in choice["events"] if "event-drew" in event["id"]]
    assert {event["id"] for event in seen if event["args"]["seat"] == "seat:0"} == {"event-drew"}
    assert {event["id"] for event in seen if event["args"]["seat"] == "seat:1"} == {"event-drew-hidden"}


def test_position(run, running, file_of):
    """The position after some choices is the match's position, as the public or a seat sees it."""
    file = file_of(running)
    found = json.loads(run("replay", file, "--at", 30, "--json").stdout)
    table = running.position(30)
    assert found["view"] == running.rules.view(table, -1).as_json()
    assert found["view"]["hand"] == []
    found = json.loads(run("replay", file, "--at", 30, "--seat", 2, "--json").stdout)
    assert found["view"] == running.rules.view(table, 1).as_json()
    assert "Position after 30 of 60" in run("replay", file, "--at", 30).stdout


def test_position_of_a_finished_match_shows_every_hand(run, finished, file_of):
    """After the end each seat's own part is shown too."""
    file = file_of(finished)
    found = json.loads(run("replay", file, "--at", 20, "--json").stdout)
    assert set(found["views_by_seat"]) == {"0", "1"}
    output = run("replay", file, "--at", 20, "--lang", "de").stdout
    assert "Was Blau sieht" in output
    assert "Was Rot sieht" in output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--at", 61], "positions 0 to 60, not 61"),
        (["--seat", 3], "seats 1 to 2, not 3"),
        (["--at", -1], "range"),
    ],
)
def test_wrong_place(run, running, file_of, words, said):
    """A position or seat that is not there is named."""
    assert said in only_line(run("replay", file_of(running), *words))
