"""Matches to look at."""

from carrack.arena.live import live_match
from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import load, read_record
from carrack.kernel.table import open_asks


def played(choices=None, players=2, game="colonialism"):
    """A live match after some random choices, or to its end."""
    rules = rules_of(game)
    match = live_match(rules, rules.setup(players), "a secret", ("a nonce",))
    stream = Stream(7)
    while not match.over and (choices is None or len(match.choices) < choices):
        seat = open_asks(match.table)[0].seat
        options = match.perspective(seat).options
        match.apply(seat, options[stream.below(len(options))])
    return match


def saved(tmp_path):
    """The match that was saved automatically."""
    (file,) = (tmp_path / "home" / "saves").glob("*.json")
    return load(file, rules_of("colonialism"), read_record(file)).match
