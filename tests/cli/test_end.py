"""The end of a game in the terminal."""

import re

import pytest

from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.saves import SavedMatch, load, read_record, write
from carrack.kernel.text import Texts
from cli.matches import played

TIMES = re.compile("\\(\N{MULTIPLICATION SIGN} (\\d+)\\) ?")


def on_one_line(text: str) -> str:
    """A text without the line breaks of the screen."""
    return " ".join(text.split())


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
    told = on_one_line(output.split("The game is over.")[0].rsplit("\n> 1\n", 1)[1])
    (file,) = (tmp_path / "home" / "saves").glob("*.json")
    match = load(file, rules_of(game), read_record(file)).match
    person = [at for at, choice in enumerate(match.choices) if kinds[choice.seat] == "human"][-1]
    events = [event for portion in match.events[person + 1 :] for event in portion]
    texts = Texts("en", match.rules, match.setup)
    # The last person reads what the choice brought about, all together read the rest.
    seats = (match.choices[person].seat, -1)
    while events:
        seen = [on_one_line(texts.say(events[0].seen_by(seat))) for seat in seats]
        text = next((text for text in seen if told.startswith(text)), None)
        assert text is not None, f"not told: {seen}, but {told[:200]}"
        told = told.removeprefix(text).lstrip()
        times = TIMES.match(told)
        told = told[times.end() :] if times else told
        del events[: int(times[1]) if times else 1]
    assert told == ""
