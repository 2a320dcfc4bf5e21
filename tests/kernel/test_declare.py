"""State is declared once: what is written from constructors, and what saving makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack
from carrack.kernel.declare import BEGIN, END, DeclarationError, main, written
from carrack.kernel.state import State, like, plain
from carrack.kernel.table import Table

PACKAGE = Path(carrack.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
DECLARED = [path for path in SOURCES if BEGIN in path.read_text(encoding="utf-8").splitlines()]
SAMPLE = f'''
class Board(State):
    """A board."""

    def __init__(self, facts: Facts, seats: int) -> None:
        self.facts = facts  # fixed
        self.turn = 1
        self.first = self.last = NOBODY
        self.order: tuple[int, ...] = ()
        self.discs = [0] * seats
        self.pools: list[list[int]] = [[]]
        self.hidden: list[Cell] = []  # parts shared
        self.best: tuple[int, ...] = ()  # derived
        self.packed = 0  # saved by hand
        self.box: list[int] = []  # copied later

{BEGIN}
{END}


class Other:
    pass
'''


@pytest.mark.parametrize("path", DECLARED, ids=[f"{path.parents[1].name}/{path.stem}" for path in DECLARED])
def test_what_was_written_is_current(path: Path) -> None:
    """After a change of fields: `python -m carrack.kernel.declare FILE`."""
    assert written(path, path.read_text(encoding="utf-8")) == path.read_text(encoding="utf-8")


def test_every_game_declares_its_state() -> None:
    """No table is copied or saved by hand."""
    assert {path.parents[1].name for path in DECLARED} >= {
        "colonialism",
        "concordia_venus",
        "goa",
        "thirteen_colonies",
    }


def test_what_is_written() -> None:
    """The names of what is saved, and a copy that shares nothing that changes."""
    lines = written(Path("sample.py"), SAMPLE).splitlines()
    assert '        return "turn first last order discs pools hidden box"' in lines
    copies = [line.strip() for line in lines if line.startswith("        other.")]
    assert copies == [
        "other.facts = self.facts",
        "other.turn = self.turn",
        "other.first = self.first",
        "other.last = self.last",
        "other.order = self.order",
        "other.discs = self.discs.copy()",
        "other.pools = [part.copy() for part in self.pools]",
        "other.hidden = self.hidden.copy()",
        "other.best = self.best",
        "other.packed = self.packed",
        "other.box = self.box",
    ]
    assert written(Path("sample.py"), "\n".join(lines) + "\n") == "\n".join(lines) + "\n"


def test_a_class_may_copy_itself() -> None:
    """Then only the names are written."""
    own = SAMPLE.replace(END + "\n", END + "\n\n    def copy(self) -> Board:\n        return self\n")
    assert "__new__" not in written(Path("sample.py"), own)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ("self.turn = facts.first", "sample.py:7: turn: give it a type"),
        ("self.turn: dict[str, Cell] = {}", "sample.py:7: turn: how is dict[str, Cell] copied?"),
        (END, "no line"),
    ],
)
def test_what_can_not_be_written_is_named(wrong: str, named: str) -> None:
    """With its file and line."""
    source = SAMPLE.replace(END, "") if wrong == END else SAMPLE.replace("self.turn = 1", wrong)
    with pytest.raises(DeclarationError, match=named.replace("[", r"\[").replace("?", r"\?")):
        written(Path("sample.py"), source)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It checks, writes, and is content then; what is wrong ends it with one line."""
    file = tmp_path / "sample.py"
    file.write_text(SAMPLE)
    assert main(["--check", str(file)]) == 1
    assert file.read_text() == SAMPLE
    assert main([str(file)]) == 0
    assert main(["--check", str(file)]) == 0
    file.write_text(SAMPLE.replace("self.turn = 1", "self.turn = facts.first"))
    assert main([str(file)]) == 2
    assert "turn" in capsys.readouterr().err


class Part(State):
    """A part with a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def saved_fields(self) -> str:
        return "number"


class Whole(State):
    """A state with all kinds of fields."""

    def __init__(self) -> None:
        self.count = 0
        self.on = False
        self.row: tuple[int, ...] = (0, 0)
        self.piles: list[tuple[int, ...]] = [(), ()]
        self.cells: list[tuple[int, int]] = []
        self.pools: list[list[int]] = [[]]
        self.part = Part(1)
        self.parts = [Part(1), Part(2)]

    def saved_fields(self) -> str:
        return "count on row piles cells pools part parts"


def test_a_state_is_saved_and_loaded() -> None:
    """Numbers, tuples, lists of either, and parts come back as they were."""
    one, other = Whole(), Whole()
    one.count, one.on, one.row = 3, True, (1, 2)
    one.piles[1] = (4, 5)
    one.cells.append((6, 7))
    one.pools.append([8])
    one.part.number = one.parts[1].number = 9
    other.load(one.as_json())
    assert other.as_json() == one.as_json()
    assert (other.row, other.piles, other.cells) == ((1, 2), [(), (4, 5)], [(6, 7)])
    assert other.pools == [[], [8]]
    assert [part.number for part in (other.part, *other.parts)] == [9, 1, 9]


@pytest.mark.parametrize(("model", "value"), [(0, "1"), (0, [1]), ((0,), 1), ([0], ["1"]), (False, 1)])
def test_damaged_values_are_refused(model: object, value: object) -> None:
    """A value of another kind does not come into a table."""
    with pytest.raises(TypeError, match="can't stand in the place"):
        like(model, value)


def test_loading_is_strict_about_parts() -> None:
    """As many parts as there are."""
    with pytest.raises(ValueError, match="zip"):
        Whole().load(Whole().as_json() | {"parts": [{"number": 1}]})
    assert plain(((1, 2), [3])) == [[1, 2], [3]]


class Plain(Table):
    """A table for which nothing was written."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0)
        self.turn = 1
        self.hands: list[list[int]] = [[] for _ in range(seats)]


def test_a_table_without_what_is_written() -> None:
    """All its fields are saved, and copied so that nothing that changes is shared."""
    table = Plain(2)
    table.hands[0].append(7)
    other = table.copy()
    assert isinstance(other, Plain)
    assert other.as_json() == table.as_json()
    assert table.fields_as_json() == {"turn": 1, "hands": [[7], []]}
    table.hands[0].append(8)
    assert other.hands == [[7], []]
    other.load_fields({"turn": 2, "hands": [[], [9]]})
    assert (other.turn, other.hands) == (2, [[], [9]])
