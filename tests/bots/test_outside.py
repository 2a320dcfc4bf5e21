"""Computer players from elsewhere: classes by entry point or place, and programs in any language."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from carrack.arena.games import play_game
from carrack.arena.live import players_in_file
from carrack.bots import outside
from carrack.bots.bot import Bot, BotError, RandomBot
from carrack.bots.kinds import UnknownBotError, check_kind, make_bot, milliseconds_of, own_kind
from carrack.cli.app import carrack as command
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.kernel.table import advance, to_move
from carrack.server.computers.kinds import Kinds
from carrack.server.records.problems import ProblemError

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
ANSWER = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n"


class First(Bot):
    """Takes the first option, and keeps what it was given."""

    seen: list[Perspective] = []  # noqa: RUF012

    def choose(self, perspective: Perspective) -> Action:
        self.seen.append(perspective)
        return perspective.options[0]


class Wrong(Bot):
    """Chooses nothing that it was offered."""

    def choose(self, perspective: Perspective) -> Action:
        return perspective.rules.catalogue.actions[-1]


class Point:
    """An entry point."""

    name = "first"

    def load(self):
        return First


def program(tmp_path: Path, rest: str) -> str:
    """A player that is a Python program, which begins by reading a line."""
    file = tmp_path / "bot.py"
    file.write_text(ANSWER + rest)
    return f"cmd:{sys.executable} {file}"


def play(kind: str, seed: int = 1) -> list[int]:
    """A game of a player against a random one; the scores."""
    rules = rules_of("goa")
    return play_game(rules, rules.setup(2), seed, [make_bot(kind, 5), RandomBot(6)]).scores


def test_a_class_by_its_place() -> None:
    """It gets a perspective that stands on a believable table: the true one is out of reach."""
    kind = "test_outside:First"
    assert check_kind(kind) == kind
    assert milliseconds_of(kind) == 0
    rules = rules_of("goa")
    table = rules.new_table(rules.setup(2), 3)
    options = advance(table)
    bot = make_bot(kind, 1)
    module = sys.modules["test_outside"]
    module.First.seen.clear()
    assert bot.choose(Perspective(rules, table, to_move(table), options)) is options[0]
    (seen,) = module.First.seen
    assert seen._table is not table
    assert seen.options == options
    assert seen._table.state != table.state
    assert play(kind) == play(kind)
    assert module.First.seen[-1].events  # it hears what happened


def test_a_class_by_entry_point(monkeypatch) -> None:
    """An installed package offers players by name; a level can't be replaced."""
    monkeypatch.setattr(outside, "entry_points", lambda group: [Point()] if group == outside.GROUP else [])
    assert check_kind("first") == "first"
    assert play("first") == play("test_outside:First")
    monkeypatch.setattr(Point, "name", "novice")
    assert type(make_bot("novice", 1)).__name__ == "LevelBot"


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("nowhere:Bot", "can't be loaded: No module named 'nowhere'"),
        ("test_outside:Nobody", "can't be loaded: .*no attribute 'Nobody'"),
        ("os:getpid", "is no computer player: it needs a method"),
        ("cmd:", "there is no program ''"),
        ("cmd:no-such-program -x", "there is no program 'no-such-program'"),
        ("first", "there is no computer player 'first'"),
        ("search:much", "there is no computer player 'search:much'"),
    ],
)
def test_what_is_not_there_is_said(kind: str, reason: str) -> None:
    """Before a game begins."""
    with pytest.raises(UnknownBotError, match=reason):
        check_kind(kind)


def test_a_choice_that_is_none_is_said() -> None:
    """With the player and some of its options."""
    with pytest.raises(BotError, match=r"test_outside:Wrong chose .* none of its options: "):
        play("test_outside:Wrong")


def test_programs_in_two_languages_play(capfd) -> None:
    """The reference programs: whole games, reproducible, one process for game after game."""
    kinds = [f"cmd:{sys.executable} {EXAMPLES / 'any_bot.py'}"]
    node = shutil.which("node")
    if node:
        kinds.append(f"cmd:{node} {EXAMPLES / 'any_bot.mjs'}")
    for kind in kinds:
        assert play(kind) == play(kind)
    assert capfd.readouterr().err.count("playing goa on seat 0") == 2 * len(kinds)


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ("    sys.exit(3)\n", "has ended with exit code 3"),
        ("    print('hello', flush=True)\n", "wrote no JSON: 'hello"),
        ("    print('[1]', flush=True)\n", "has to write an object"),
        (
            '    print(\'{"do": "fly"}\', flush=True)\n',
            "answered .*fly.*right would be .* one of its options",
        ),
    ],
)
def test_a_program_that_answers_wrongly_is_told_apart(tmp_path: Path, rest: str, reason: str) -> None:
    """The error says what it did and what would be right; the terminal shows one line."""
    kind = program(tmp_path, rest)
    with pytest.raises(BotError, match=reason):
        play(kind)
    result = CliRunner().invoke(
        command, ["simulate", "goa", "--players", "2", "--games", "1", "--bots", f"{kind},random"]
    )
    assert result.exit_code == 2
    assert result.output.strip().splitlines()[-1].startswith("carrack: ")


def test_the_dialogue_of_the_page_is_like_a_real_one(tmp_path: Path) -> None:
    """The lines on the page have the keys of real ones."""
    page = (EXAMPLES.parent / "bots-in-any-language.md").read_text("utf-8")
    shown = [json.loads(line) for line in page.splitlines() if line.startswith("{")]
    heard = tmp_path / "heard"
    kind = program(tmp_path, f"    open({str(heard)!r}, 'a').write(line)\n    if told['type'] == 'decide':\n")
    file = tmp_path / "bot.py"
    file.write_text(file.read_text() + "        do = told['decision']['options'][0]['do']\n")
    file.write_text(file.read_text() + "        print(json.dumps({'do': do}), flush=True)\n")
    play(kind)
    game, decide, *rest = [json.loads(line) for line in heard.read_text().splitlines()]
    assert shown[0].keys() == game.keys()
    assert shown[1].keys() == decide.keys()
    assert shown[1]["decision"].keys() == decide["decision"].keys()
    assert shown[1]["decision"]["options"][0].keys() == decide["decision"]["options"][0].keys()
    assert shown[1]["view"].keys() < decide["view"].keys()
    assert shown[2] == {"do": shown[1]["decision"]["options"][0]["do"]}
    assert any(told["events"] for told in rest)


def test_files_and_visitors_run_nothing(tmp_path: Path) -> None:
    """Only whoever starts the command or sets up the server can name a player from elsewhere."""
    mark = tmp_path / "run"
    kinds = ["nowhere_else:Bot", f"cmd:touch {mark}", "test_outside:First"]
    for kind in kinds:
        with pytest.raises(UnknownBotError):
            own_kind(kind)
        with pytest.raises(UnknownBotError):
            players_in_file(["human", kind])
        with pytest.raises(ProblemError):
            Kinds(["casual"]).check(kind)
    assert Kinds(["casual", "test_outside:First"]).check("test_outside:First") == "test_outside:First"
    assert not mark.exists()
