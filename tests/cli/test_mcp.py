"""`carrack mcp`: an assistant plays through the real protocol, and is told what its seat may know."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.mcp import Desk, written
from carrack.cli.output import WrongInputError
from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.saves import SavedMatch, write

PATIENCE = 60
MOST_CHOICES = 400
OPTION = re.compile(r"(?:^|\s{3,})(\d+)  \S", re.MULTILINE)
Tool = Callable[..., Awaitable[str]]


@pytest.fixture
def desk(tmp_path, monkeypatch):
    """The tools, with a home folder of their own."""
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path))
    return Desk("en")


def name_in(told: str) -> str:
    """The match that an answer is about."""
    found = re.search(r"^Match: (\S+)$", told, re.MULTILINE)
    assert found, told
    return found[1]


def over_the_protocol(home: Path, play: Callable[[Any, Tool], Awaitable[None]]) -> None:
    """Start the command as an assistant's program does, and talk to it with the client of the SDK."""
    if not os.environ.get("CI"):
        pytest.importorskip("mcp")
    import anyio  # noqa: PLC0415
    from mcp import Client, StdioServerParameters  # noqa: PLC0415

    kept = {name: os.environ[name] for name in ("PYTHONPATH", "CI") if name in os.environ}
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "carrack", "mcp"], env={"CARRACK_HOME": str(home), **kept}
    )

    async def talk() -> None:
        with anyio.fail_after(5 * PATIENCE):
            async with Client(server, read_timeout_seconds=PATIENCE) as client:

                async def tool(name: str, /, *, fails: bool = False, **words: object) -> str:
                    result = await client.call_tool(name, words)
                    text = "\n".join([part.text for part in result.content])
                    assert result.is_error == fails, text
                    return text

                await play(client, tool)

    anyio.run(talk)


@pytest.mark.mcp
@pytest.mark.whole
def test_a_whole_game_over_the_protocol(tmp_path: Path) -> None:
    """From the list of games to the result, with rules, reasons and earlier positions on the way."""

    async def play(client: Any, tool: Tool) -> None:
        names = {one.name for one in (await client.list_tools()).tools}
        assert names == {tool.__name__ for tool in Desk("en").tools()}
        listed = await tool("games")
        assert all(game in listed for game in game_ids())
        assert "## Scoring" in await tool("rules", game="colonialism")
        told = await tool(
            "start_match", game="colonialism", opponents=["random"], options={"quick_start": "on"}, seed=3
        )
        match = name_in(told)
        assert match in await tool("matches")
        assert "(rules 5.1.4)" in await tool("why_not", match=match, do="explore china")
        assert "is not an option" in await tool("choose", match=match, do="castle", fails=True)
        stream = Stream(1)
        for _ in range(MOST_CHOICES):
            numbers = OPTION.findall(told.rpartition("\n\n")[2])
            if "The game is over." in told:
                break
            told = await tool("choose", match=match, do=numbers[stream.below(len(numbers))])
        assert "wins." in told
        assert "over" in await tool("matches")
        assert "Position after 4 of" in await tool("look", match=match, at=4)
        assert "has positions 0 to" in await tool("look", match=match, at=9999, fails=True)
        assert "The game is over." in await tool("look", match=match)

    over_the_protocol(tmp_path, play)


@pytest.mark.mcp
def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    """Every error says what would be right, and nothing of the machine."""

    async def play(_: Any, tool: Tool) -> None:
        wrong: list[tuple[str, dict[str, object], str]] = [
            ("rules", {"game": "chess"}, "there is no game 'chess'"),
            ("rules", {"game": "goa", "section": "99"}, "there is no section '99'"),
            ("look", {"match": "../../secret"}, "there is no match '../../secret'"),
            ("start_match", {"game": "goa", "opponents": ["cmd:sh"]}, "no computer player 'cmd:sh'"),
            ("start_match", {"game": "goa", "opponents": ["human"]}, "opponents are computer players"),
            ("start_match", {"game": "goa", "opponents": ["random"], "seat": 3}, "seats are 1 to 2"),
            ("start_match", {"game": "goa", "opponents": []}, "goa is for 2, 3, 4 players, not 1"),
            ("start_match", {"game": "goa", "opponents": ["random"], "seed": 2**70}, "a seed is an integer"),
        ]
        for name, words, reason in wrong:
            assert reason in await tool(name, fails=True, **words)

    over_the_protocol(tmp_path, play)
    assert not list(tmp_path.rglob("*.json"))


def test_choices_are_taken_back(desk: Desk) -> None:
    """Up to the barrier; against computer players also further, when asked for."""
    told = desk.start_match("goa", ["random"], seed=5)
    match = name_in(told)
    before = desk.look(match)
    desk.choose(match, "1")
    assert desk.look(match) != before
    assert desk.undo(match, rewind=True).endswith(before[-200:])
    with pytest.raises(WrongInputError):
        desk.undo(match)
    assert "Nothing has happened" not in desk.log(match)


def test_things_are_explained(desk: Desk) -> None:
    """What a card says, and where a place lies."""
    match = name_in(desk.start_match("colonialism", ["random"], seed=1))
    assert "rules" in desk.explain(match, "china")


def test_a_match_is_the_terminals(desk: Desk, tmp_path: Path) -> None:
    """It is kept where `carrack play` keeps matches, and can be gone on with there."""
    match = name_in(desk.start_match("goa", ["novice", "casual"], seat=2))
    file = tmp_path / "saves" / f"{match}.json"
    assert '"players"' in file.read_text("utf-8")
    assert "novice, human, casual" in desk.matches()
    assert "Fingerprint of the secret" in desk.start_match("goa", ["random"])


def test_of_several_peoples_match_only_what_everybody_may_see(desk: Desk, tmp_path: Path) -> None:
    """There is no seat to sit on, and no hand to look into."""
    match = Match(rules_of("goa"), rules_of("goa").setup(2), 4)
    (tmp_path / "saves").mkdir()
    write(SavedMatch(match, ["human", "human"]), tmp_path / "saves" / "ours.json")
    session = desk.session("ours")
    assert session.device == -1
    public = match.rules.board_text(match.rules.view(match.table, -1))
    assert [panel.rows for panel in session.panels()] == [panel.rows for panel in public]
    assert "Options" not in desk.look("ours")
    with pytest.raises(WrongInputError, match="you sit nowhere"):
        desk.choose("ours", "1")


@pytest.mark.whole
@pytest.mark.parametrize("game", game_ids())
def test_nothing_hidden_is_told(desk: Desk, game: str, tmp_path: Path) -> None:
    """After a re-deal of all that its seat can't know, an assistant is told the same, word for word."""
    rules = rules_of(game)
    match = Match(rules, rules.setup(rules.players[0]), 7)
    stream = Stream(2)
    file = tmp_path / "match.json"
    kinds = ["human"] + ["random"] * (match.setup.seats - 1)
    differed = looks = 0
    while not match.over and looks < 40:
        seat = match.waiting_for[0]
        options = match.perspective(seat).options
        if seat == 0 and stream.below(3) == 0:
            looks += 1
            told = []
            true = match.table
            for table in (true, rules.redeal(true, 0, looks)):
                match.put(table)
                session = desk.session_of(match, kinds, file)
                session.show_board()
                decision = match.perspective(0).decision
                assert decision is not None
                session.ask(decision)
                told.append(written(session.screen.out))
                differed += table.as_json() != true.as_json()
            match.put(true)
            assert told[0] == told[1]
        match.apply(seat, options[stream.below(len(options))])
    assert differed
