"""The end of a game in the terminal."""

import re

import pytest
from matches import played

from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.saves import SavedMatch, load, read_record, write
from carrack.kernel.text import Texts

TIMES = "(.*?)(?: \\(\N{MULTIPLICATION SIGN} (\\d+)\\))?"


def lines_of(text):
    """The lines of a text; one that is told several times on end counts as many."""
    found = [re.fullmatch(TIMES, line.strip()) for line in text.splitlines() if line.strip()]
    return [line[1] for line in found for _ in range(int(line[2] or 1))]


@pytest.mark.parametrize("players", ["human,random", "human,human", "human,human,random"])
@pytest.mark.parametrize("game", game_ids())
def test_the_end_is_told_once(run, tmp_path, monkeypatch, game, players):
    """Everything since the last typed line is told, in its order, and nothing twice."""
    monkeypatch.setenv("COLUMNS", "300")
    kinds = players.split(",")
    match = played(players=len(kinds), game=game)
    match.rewind(match.last_choice_of(0))
    write(SavedMatch(match, kinds), tmp_path / "last-turn.json")
    output = run("play", "--load", tmp_path / "last-turn.json", lines="1\n" * 400).stdout
    told = lines_of(output.split("The game is over.")[0].rsplit("\n> 1\n", 1)[1])
    (file,) = (tmp_path / "home" / "saves").glob("*.json")
    match = load(file, rules_of(game), read_record(file)).match
    person = [at for at, choice in enumerate(match.choices) if kinds[choice.seat] == "human"][-1]
    events = [event for portion in match.events[person + 1 :] for event in portion]
    texts = Texts("en", match.rules, match.setup)
    assert len(told) == len(events)
    for line, event in zip(told, events, strict=True):
        # The last person reads what the choice brought about, all together read the rest.
        assert line in {texts.say(event.seen_by(seat)) for seat in (-1, match.choices[person].seat)}
