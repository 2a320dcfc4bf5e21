"""The result in the terminal: scores, places and who won, alone and in teams."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from carrack.cli.screen import Screen
from carrack.cli.words import words
from carrack.kernel.registry import rules_of
from carrack.kernel.standings import Category, Standings

RULES = rules_of("concordia-venus")
TEAMS = [0, 1, 0, 1]


def shown(language: str, standings: Standings) -> str:
    """What the terminal says at the end."""
    out = StringIO()
    screen = Screen(Console(file=out, width=120), words(language, RULES), RULES)
    screen.result(standings, ["human"] * len(standings.scores))
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "won"),
    [("en", "The team of Red and Yellow wins."), ("de", "Das Team Rot und Gelb gewinnt.")],
)
def test_a_team_wins(language: str, won: str) -> None:
    """Partners win as a team and share nothing; the other team is second, not third."""
    text = shown(language, Standings([9, 4, 9, 4], [1, 2, 1, 2], [Category("own", [5, 3, 4, 1])], "", TEAMS))
    assert won in text
    rows = {line.split()[0]: line.split()[1:] for line in text.splitlines() if line.strip()}
    assert rows["Team"] == ["1", "2", "1", "2"]
    assert rows["Place" if language == "en" else "Rang"] == ["1", "2", "1", "2"]


def test_teams_and_players_who_share_a_victory() -> None:
    """Two teams are told apart; alone nobody is called a team."""
    tied = shown("en", Standings([9, 9, 9, 9], [1, 1, 1, 1], [], "", TEAMS))
    assert "Several teams share the victory: Red and Yellow; Green and Blue." in tied
    alone = shown("en", Standings([9, 9], [1, 1], []))
    assert "Red and Green share the victory." in alone
    assert "Team" not in alone
    assert "Green wins." in shown("en", Standings([4, 9], [2, 1], []))
