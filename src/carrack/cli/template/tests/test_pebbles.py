"""Pebbles: its rules, and everything that Carrack expects of a game."""

from __future__ import annotations

from carrack.arena.checks.legality import check_notation
from carrack.arena.checks.words import Reader
from carrack.arena.conformance import THOROUGH, check_game, random_choices
from carrack.kernel.chance import Key
from carrack.kernel.registry import rules_of
from carrack.lessons.check import check_lessons
from pebbles.rules import TAKE, TakeStones, standings
from pebbles.state import PebblesTable


def test_the_game_conforms() -> None:
    """Random games pass every check, with every number of players and both kinds of chance."""
    rules = rules_of("pebbles")
    reader = Reader(rules)
    reader.check_static()
    check_notation(rules)
    for setup in rules.setups():
        for seed in range(10):
            key = Key("secret", ("nonce",)) if seed % 2 else None
            assert check_game(rules, setup, seed, random_choices(seed), THOROUGH, key, reader).over


def test_the_game_teaches_itself() -> None:
    """Each kind of question has its note, and the lesson can be played through, in both languages."""
    rules = rules_of("pebbles")
    Reader(rules).check_notes()
    assert [lesson.id for lesson in check_lessons(rules)] == ["first-game"]


def test_no_more_than_the_pile_has() -> None:
    """Nobody takes stones that are not there (2)."""
    table = PebblesTable(3)
    table.pile = 2
    ask = TakeStones(0)
    assert [action.notation for action in ask.options(table)] == ["take 1", "take 2"]
    ask.take(table, TAKE[1])
    assert (table.pile, table.taken) == (0, [2, 0, 0])


def test_a_multiple_of_the_lucky_number_brings_four() -> None:
    """A stone is a point; a multiple of the lucky number brings four more (3)."""
    table = PebblesTable(2)
    table.taken, table.lucky = [6, 9], [3, 5]
    result = standings(table)
    assert (result.scores, result.places) == ([6 + 4, 9], [1, 2])
