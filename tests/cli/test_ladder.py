"""`carrack ladder`: tables, records and a picture; what can be wrong."""

from __future__ import annotations

import re
import shlex

import pytest

from carrack.arena.measured import MeasuredLadder, MeasuredMatch, read
from cli.complaint import only_line

QUICK = ("colonialism", "--players", 2, "--option", "quick_start=on")


def without_time(path):
    """A record without what depends on the machine."""
    return re.sub(r'"milliseconds": ([\d.]+|\[[^\]]*\])', "", path.read_text("utf-8"))


def test_a_ladder_is_told_and_written(run, tmp_path):
    """Ratings and pairs in the terminal, the same in the record, and a picture; whatever the processes."""
    words = ("--bots", "random,mcts:1,mcts:2", "--games", 4, "--seed", 5)
    result = run("ladder", *QUICK, *words, "--out", "a.json")
    assert result.exit_code == 0, result.output
    for text in ("Ratings", "ms a decision", "mcts:2", "an even share is 50.0 %", "not clear"):
        assert text in result.stdout
    record = read(tmp_path / "a.json")
    assert isinstance(record, MeasuredLadder)
    assert [(pair.first, pair.second, pair.games) for pair in record.pairs] == [
        ("random", "mcts:1", 4),
        ("random", "mcts:2", 4),
        ("mcts:1", "mcts:2", 4),
    ]
    assert record.occasion.complete
    assert record.occasion.options == {"quick_start": "on"}
    assert "<svg" in (tmp_path / "a.svg").read_text("utf-8")
    again = shlex.split(record.occasion.command)[1:]
    assert run(*again, "--jobs", 2, "--out", "b.json").exit_code == 0
    assert without_time(tmp_path / "b.json") == without_time(tmp_path / "a.json")


def test_one_against_two(run, tmp_path):
    """At least so many games, every deal from every seat; both intervals, scores and times."""
    words = ("--players", 3, "--option", "quick_start=on", "--bots", "mcts:1", "--against", "random")
    result = run("ladder", "colonialism", *words, "--games", 4, "--out", "m.json")
    assert result.exit_code == 0, result.output
    for text in ("6 games on 2 deals", "an even share is 33.3 %", "by games", "by deals", "against random"):
        assert text in result.stdout
    record = read(tmp_path / "m.json")
    assert isinstance(record, MeasuredMatch)
    assert (record.bot, record.against, record.games, record.deals) == ("mcts:1", "random", 6, 2)
    assert record.milliseconds[0] > record.milliseconds[1]
    assert record.occasion.command == (
        "carrack ladder colonialism --players 3 --option quick_start=on "
        "--bots mcts:1 --against random --games 4 --seed 1"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["goa", "--players", "7"], "goa is for 2, 3, 4 players, not 7"),
        (["goa", "--option", "mode=team"], "goa has no option 'mode'"),
        (["goa", "--bots", "clever,greedy"], "there is no computer player 'clever'"),
        (["goa", "--bots", "greedy"], "at least two players; name an opponent with --against"),
        (["goa", "--bots", "greedy,random,greedy"], "greedy is named twice"),
        (["goa", "--against", "greedy"], "--against measures one player: name it with --bots"),
        (["goa", "--bots", "random,greedy", "--against", "greedy"], "--against measures one player"),
        (["goa", "--bots", "greedy", "--against", "clever"], "there is no computer player 'clever'"),
        (["goa", "--games", "0"], "not in the range"),
        (["goa", "--out", "strength.txt"], "the file's name must end with .json"),
        (["goa", "--out", "nowhere/a.json"], "there is no folder nowhere"),
    ],
)
def test_what_is_wrong_is_said(run, words, said):
    """Before anything is played."""
    assert said in only_line(run("ladder", *words))


MATCH = (*QUICK, "--bots", "mcts:1", "--against", "random", "--seed", 3)


def test_a_measurement_goes_on(run, tmp_path):
    """The same command with more games plays the further ones only, and ends with the same record."""
    assert run("ladder", *MATCH, "--games", 2, "--out", "m.json").exit_code == 0
    kept = tmp_path / "m.deals.jsonl"
    first = kept.read_bytes()
    kept.write_bytes(first + b'{"bots":["mcts:1","ran')  # as if the power had failed
    assert run("ladder", *MATCH, "--games", 6, "--out", "m.json").exit_code == 0
    assert kept.read_bytes().startswith(first)
    assert len(kept.read_bytes().splitlines()) == 1 + 3
    assert run("ladder", *MATCH, "--games", 6, "--out", "whole.json").exit_code == 0
    assert without_time(tmp_path / "m.json") == without_time(tmp_path / "whole.json")


def test_a_ladder_goes_on(run, tmp_path):
    """Pairs keep what they have played."""
    words = (*QUICK, "--bots", "random,mcts:1", "--seed", 5)
    assert run("ladder", *words, "--games", 2, "--out", "a.json").exit_code == 0
    assert run("ladder", *words, "--games", 6, "--out", "a.json").exit_code == 0
    assert run("ladder", *words, "--games", 6, "--out", "b.json").exit_code == 0
    assert without_time(tmp_path / "a.json") == without_time(tmp_path / "b.json")
    assert len((tmp_path / "a.deals.jsonl").read_bytes().splitlines()) == 1 + 3


def test_deals_of_another_measurement_stay(run, tmp_path):
    """Nothing is mixed and nothing overwritten."""
    assert run("ladder", *MATCH, "--games", 2, "--out", "m.json").exit_code == 0
    kept = (tmp_path / "m.deals.jsonl").read_bytes()
    other = run("ladder", *MATCH[:-1], 4, "--games", 2, "--out", "m.json")
    assert "holds deals of another measurement (seed differ)" in only_line(other)
    assert (tmp_path / "m.deals.jsonl").read_bytes() == kept
    (tmp_path / "m.deals.jsonl").write_bytes(b"nonsense\n")
    assert "holds no deals to go on from" in only_line(run("ladder", *MATCH, "--games", 2, "--out", "m.json"))
