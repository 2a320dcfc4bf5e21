"""Reactions and suggested answers in the terminal."""

from typing import Any

from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import SavedMatch, load, read_record, write
from carrack.kernel.table import advance

ASKED = "Stop it with a fort, or pass"


def reaction_file(tmp_path):
    """The first turn of a professional game in which the second player holds a fort."""
    rules: Any = rules_of("13-kolonien")
    setup = rules.setup(2, {"mode": "P"})
    table = rules.new_table(setup, 3)
    advance(table)
    for seat, card in ((1, "fort"), (0, "money_1"), (0, "money_2")):
        kind = rules.content.facts.by_id[card]
        table.supply[kind] -= 1
        table.players[seat].hand = sorted([*table.players[seat].hand, kind])
    path = tmp_path / "reactions.json"
    write(SavedMatch(Match(rules, setup, 3, None, table), ["human", "human"]), path)
    region = rules.content.facts.regions[table.revealed[0]].id
    return path, region


def test_always_pass(run, tmp_path):
    """One window is asked, the next one is passed without handing over the device."""
    path, region = reaction_file(tmp_path)
    land, found = f"play carrack land {region}", f"play building_once found {region}"
    lines = ["", land, "", "always pass", "", "accept", found, "quit", ""]
    asked = run("play", "--load", path, lines="\n".join(lines))
    assert asked.exit_code == 0, asked.output
    assert asked.stdout.count(ASKED) == 1
    assert "until you have to decide something else: stopping card actions." in asked.stdout
    again = run("play", "--load", path, lines="\n".join([*lines[:3], "pass", *lines[4:]]))
    assert again.stdout.count(ASKED) == 2


def test_always_is_for_reactions(run, tmp_path):
    """In one's own turn there is nothing to pass always."""
    path, _ = reaction_file(tmp_path)
    said = run("play", "--load", path, lines="\nalways pass\nquit\n\n").stdout
    assert "this is not a reaction" in said


def test_enter_gives_the_usual_answer(run, tmp_path):
    """The cheapest way to pay is marked and taken by Enter."""
    path, _ = reaction_file(tmp_path)
    said = run("play", "--load", path, lines="\nbuy building_once\n\nquit\n\n").stdout
    assert "Pay with 1 money (Enter)" in said
    match = load(path, rules_of("13-kolonien"), read_record(path)).match
    assert [choice.do for choice in match.choices] == []
    assert "pays with 1 money" in said
