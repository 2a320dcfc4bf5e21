"""What `import carrack` promises: the names, what they do, and that they cost nothing until they are used."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import carrack
from carrack import public

ROOT = Path(__file__).parent.parent
PROMISED = [
    "Action",
    "Bot",
    "BotError",
    "ContentError",
    "Decision",
    "Match",
    "Message",
    "MissingExtraError",
    "MoveValues",
    "Perspective",
    "Refusal",
    "RefusedError",
    "Review",
    "Rules",
    "SaveError",
    "Setup",
    "SetupError",
    "Simulation",
    "Standings",
    "Table",
    "Texts",
    "UndoError",
    "UnknownBotError",
    "UnknownGameError",
    "__version__",
    "bot",
    "engine",
    "game",
    "game_ids",
    "load_match",
    "new_match",
    "play",
    "review_match",
    "save_match",
    "simulate",
    "take",
]
"""A name leaves this list with a new first number of the version, and joins it with a new second one."""


def test_the_promised_names_are_these() -> None:
    """No name comes or goes by accident; every one can be had, and no other one."""
    assert sorted(carrack.__all__) == sorted(PROMISED)
    assert dir(carrack) == sorted(PROMISED)
    for name in PROMISED:
        assert getattr(carrack, name) is not None
    with pytest.raises(AttributeError, match="'carrack' has no attribute 'chess'"):
        carrack.chess  # noqa: B018


def test_types_are_those_that_are_loaded() -> None:
    """What a type checker reads is what `__getattr__` loads."""
    tree = ast.parse(Path(carrack.__file__).read_text("utf-8"))
    block = next(part for part in tree.body if isinstance(part, ast.If))
    for statement in block.body:
        assert isinstance(statement, ast.ImportFrom)
        assert statement.module is not None
        names = [alias.name for alias in statement.names]
        assert sorted(names) == sorted(carrack.HOMES[statement.module.removeprefix("carrack.")])
    assert len(block.body) == len(carrack.HOMES)


def loaded(code: str, *begins: str) -> str:
    """The modules with such names that are loaded when some code has run, as a list in text."""
    asked = f"\nprint([name for name in sys.modules if name.startswith({begins})])"
    command = [sys.executable, "-c", f"import sys\nfrom contextlib import suppress\n{code}{asked}"]
    found = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own code
    return found.stdout.splitlines()[-1]


def test_nothing_is_loaded_before_it_is_used() -> None:
    """`import carrack` loads no other part of it, and nothing from elsewhere."""
    assert loaded("import carrack", "carrack.", "msgspec", "rich") == "[]"


def test_the_command_loads_little() -> None:
    """`carrack --version` loads neither games nor the terminal's screen."""
    code = (
        "sys.argv = ['carrack', '--version']\nfrom carrack.cli import main\nwith suppress(SystemExit): main()"
    )
    assert loaded(code, "carrack.kernel.", "carrack.games", "rich", "msgspec") == "[]"


def test_nobody_inside_goes_through_the_front_door() -> None:
    """Inside, a part is imported from where it is; of `carrack` itself only what it has."""
    package = Path(carrack.__file__).parent
    for file in package.rglob("*.py"):
        if file.parent == package or "template" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "carrack":
                assert {alias.name for alias in node.names} <= {"__version__", "engine", "extras"}, file


@pytest.mark.parametrize("module", [carrack, public], ids=["carrack", "public"])
def test_examples_in_docstrings_run(module: object) -> None:
    """Every function that is promised has an example, and it does what it shows."""
    finder = doctest.DocTestFinder(exclude_empty=False)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    tests = finder.find(module, extraglobs={"carrack": carrack})
    for test in tests:
        runner.run(test)
    failed, tried = runner.summarize(verbose=False)
    assert not failed
    assert tried >= 3
    examples = {test.name.removeprefix("carrack.public."): test.examples for test in tests}
    elsewhere = {"Simulation", "load_match", "save_match"}  # docs/python.md shows these
    if module is public:
        assert all(examples[name] for name in carrack.HOMES["public"] if name not in elsewhere)


def test_a_match_goes_to_a_file_and_comes_back(tmp_path: Path) -> None:
    """Saved, loaded, and refused where it doesn't fit."""
    match = carrack.play("colonialism", ["random", "greedy"], seed=5, options={"quick_start": "on"})
    file = tmp_path / "game.json"
    carrack.save_match(match, file, players=["random", "greedy"])
    again = carrack.load_match(file)
    assert [choice.do for choice in again.choices] == [choice.do for choice in match.choices]
    assert again.standings.scores == match.standings.scores
    with pytest.raises(carrack.SaveError, match="1 players are named, but the match has 2 seats"):
        carrack.save_match(match, file, players=["human"])
    pack = tmp_path / "pack" / "colonialism"
    pack.mkdir(parents=True)
    limits = public.__file__.replace("public.py", "games/colonialism/data/limits.toml")
    (pack / "limits.toml").write_text(
        Path(limits).read_text("utf-8").replace("middle_east = 6", "middle_east = 7"), "utf-8"
    )
    with pytest.raises(carrack.SaveError, match=r"played with data pack none, not [0-9a-f]+"):
        carrack.load_match(file, pack=tmp_path / "pack")
    changed = carrack.game("colonialism", pack=tmp_path / "pack")
    assert carrack.new_match(changed, 2, seed=1).rules.pack


def test_own_bots_play_and_are_held_to_the_rules() -> None:
    """A bot of one's own sits among the others; one that cheats is refused."""

    class First(carrack.Bot):
        def choose(self, perspective: carrack.Perspective) -> carrack.Action:
            return perspective.options[0]

    class Cheat(carrack.Bot):
        def choose(self, perspective: carrack.Perspective) -> carrack.Action:
            offered = set(perspective.options)
            return next(action for action in perspective.rules.catalogue.actions if action not in offered)

    first = carrack.play("goa", [First(1), "random"], seed=2)
    assert first.over
    again = carrack.play("goa", [First(1), "random"], seed=2)
    assert [choice.do for choice in first.choices] == [choice.do for choice in again.choices]
    with pytest.raises(carrack.RefusedError):
        carrack.play("goa", [Cheat(1), "random"], seed=2)


def test_without_a_seed_a_match_proves_its_chance() -> None:
    """Each match has its own secret, which its file carries."""
    one, other = carrack.new_match("goa", 2), carrack.new_match("goa", 2)
    assert one.key is not None
    assert other.key is not None
    assert one.key.secret != other.key.secret


def test_simulations_are_the_command_lines() -> None:
    """The same seed gives the same result, with any number of processes; wrong input is named."""
    kinds = ["random", "search:1"]
    one = carrack.simulate("colonialism", kinds, players=2, games=2, seed=3)
    assert one == carrack.simulate("colonialism", kinds, players=2, games=2, seed=3, jobs=2)
    assert sum(one["win_share_by_seat"]) == pytest.approx(1)
    with pytest.raises(ValueError, match="one game or more"):
        carrack.simulate("goa", ["random"], games=0)
    with pytest.raises(carrack.UnknownBotError, match="there is no computer player 'deep'"):
        carrack.simulate("goa", ["deep"])
    with pytest.raises(carrack.SetupError):
        carrack.simulate("goa", ["random"], players=9)
    with pytest.raises(carrack.UnknownGameError, match="there is no game 'chess'"):
        carrack.play("chess", ["random", "random"])
