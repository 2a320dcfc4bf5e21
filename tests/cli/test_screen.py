"""What the terminal prints of a board and of options: little, nothing twice, and no name broken."""

import io

import pytest
from rich.console import Console

from carrack.cli.screen import Screen
from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.messages import Message
from carrack.kernel.panels import Panel
from carrack.kernel.perspective import Decision
from carrack.kernel.registry import rules_of
from carrack.kernel.table import open_asks
from carrack.kernel.text import LANGUAGES, Texts

RULES = rules_of("13-kolonien")
PLAY = ["--seed", "5", "--option", "mode=P"]


def screen_in(language="en", width=100):
    """A screen that writes into a string."""
    out = Console(file=io.StringIO(), width=width)
    texts = Texts(language, RULES)
    texts.add(RULES.folder.parents[1] / "cli" / "text" / f"{language}.ftl")
    return Screen(out, texts, RULES)


def printed(screen):
    """What it has written, and nothing of it is left."""
    text = screen.out.file.getvalue()
    screen.out.file.seek(0)
    screen.out.file.truncate()
    return text


def option(label, brings=None, args=None):
    """An option with what it would bring."""
    return Action(label, Message(label, args or {})), brings


def decision(options):
    """A question with these options."""
    actions = [action for action, _ in options]
    return Decision(0, Message("prompt-ally"), actions, [brings for _, brings in options], None, "", [])


def settle(region, left, points):
    """Settling in a region, with what differs from place to place."""
    brings = Message("playing-colonist-settle", {"left": left, "points": points, "now": 0})
    args = {"card": "card:colonist", "act": "play:colonist:settle", "region": f"region:{region}"}
    return option("action-play-in", brings, args)


def test_options_of_one_kind_stand_together():
    """What they share is said once; each name has its number and what is its own."""
    screen = screen_in()
    screen.options(decision([settle("cuba", 1, 3), settle("florida", 0, 2), option("action-end")]))
    text = " ".join(printed(screen).split())
    assert text.count("one of your colonies of the region grows by 1") == 1
    assert "Colonist: Settle in … · Settle (trash)" in text
    assert "1 Cuba · Transport left here then: 1. A scoring here would then bring you 3 VP (now 0)." in text
    assert (
        "2 Florida · Transport left here then: 0. A scoring here would then bring you 2 VP (now 0)." in text
    )
    assert "3 End turn" in text


def test_many_short_options_share_a_line():
    """Three cards take a heading and a line."""
    screen = screen_in()
    cards = ("carrack", "fort", "mint")
    screen.options(decision([option("action-keep", None, {"what": f"card:{id_}"}) for id_ in cards]))
    assert printed(screen).splitlines() == ["  Keep …  action-keep …", "  1  Carrack     2  Fort     3  Mint"]


def test_numbers_are_no_names():
    """Options that differ in a number stay apart: two numbers side by side could not be told apart."""
    screen = screen_in()
    screen.options(decision([option("action-colony", None, {"what": str(value)}) for value in range(3)]))
    assert len(printed(screen).splitlines()) == 3


def test_long_sentences_are_said_once_until_somebody_else_moves():
    """What is short, such as a warning, and what differs is said again."""
    screen = screen_in()
    heard: set[str] = set()
    screen.options(decision([settle("cuba", 1, 3)]), heard)
    assert "one of your colonies" in printed(screen)
    screen.options(decision([settle("cuba", 0, 3)]), heard)
    again = " ".join(printed(screen).split())
    assert "one of your colonies" not in again
    assert "Transport left here then: 0." in again
    heard.clear()
    screen.options(decision([settle("cuba", 0, 3)]), heard)
    assert "one of your colonies" in printed(screen)


def panel(title, rows):
    """A table of places."""
    return Panel(Message(title), [Message("board-region")] * 3, rows)


def test_only_changed_rows_are_shown_again():
    """A table that has lost a row is shown whole; one that is the same is not shown."""
    screen = screen_in()
    cuba, florida = ["region:cuba", 1, 2], ["region:florida", 1, 2]
    before = [panel("board-regions", [cuba, florida]), panel("board-units", [cuba])]
    (shown,) = screen.changes([panel("board-regions", [cuba, ["region:florida", 2, 2]]), before[1]], before)
    assert screen.say(shown.title) == "Regions: what has changed"
    assert shown.rows == [["region:florida", 2, 2]]
    (shown,) = screen.changes([panel("board-regions", [florida]), before[1]], before)
    assert (screen.say(shown.title), shown.rows) == ("Regions", [florida])
    assert screen.changes(before, before) == []


def test_a_legend_explains_signs():
    """It stands below the table."""
    screen = screen_in()
    rows: list[list[Message | str | int]] = [["region:cuba", 1, Message("board-cell", {"text": "+"})]]
    heads = [Message("board-region")] * 3
    screen.panels([Panel(Message("board-relations"), heads, rows, Message("board-relations-legend"))])
    assert printed(screen).splitlines()[-1].strip() == "+ peaceful, ~ sceptical, ! war"


def test_what_is_on_request_is_printed_when_it_is_asked_for(run):
    """The list of Europe is named below the board and shown by its title."""
    output = run("play", "13-kolonien", *PLAY, lines="").stdout
    assert "On request, with “board TITLE”: For sale in Europe" in " ".join(output.split())
    assert "Governor's seat" not in output
    output = run("play", "13-kolonien", *PLAY, lines="board europe\n").stdout
    assert "Governor's seat" in output
    output = run("play", "13-kolonien", *PLAY, lines="board atlantis\n").stdout
    assert "No part of the board is called “atlantis”" in output


def positions(seats, mode):
    """A random game with a look at the board now and then."""
    match = Match(RULES, RULES.setup(seats, {"mode": mode}), 3)
    stream = Stream(4)
    for at in range(600):
        asks = open_asks(match.table)
        if not asks:
            return
        if at % 60 == 0:
            yield match
        choices = asks[-1].options(match.table)
        match.apply(asks[-1].seat, choices[stream.below(len(choices))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["E", "F", "P"])
def test_no_name_is_broken_at_100_columns(mode, language):
    """Every name of a table stands in one line, with four players too."""
    screen = screen_in(language)
    for match in positions(4, mode):
        for found in RULES.board_text(RULES.view(match.table, 0)):
            screen.panels([found])
            text = printed(screen)
            if len(found.columns) > 2:
                heads = [screen.say(column) for column in found.columns]
                names = [
                    screen.cell(value).plain for row in found.rows for value in row if isinstance(value, str)
                ]
                assert [name for name in heads + names if name not in text] == []


def test_a_whole_game_prints_little(run):
    """The professional game with three players, by a script that always takes the first option."""
    output = run("play", "13-kolonien", *PLAY, lines="1\n" * 400).stdout
    assert output.count("\n>") > 150
    assert len(output.splitlines()) / output.count("\n>") < 25
