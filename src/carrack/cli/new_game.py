"""`carrack new-game`: a complete package of a small game, to be changed into another."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from carrack.cli.output import WrongInputError
from carrack.cli.parameters import examples
from carrack.kernel.registry import game_ids

TEMPLATE: Final = Path(__file__).parent / "template"
"""The game Pebbles, as it is made under its own name."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_LETTERS: Final = 40
PACKAGE: Final = re.compile(r"\bpebbles(?=\.\w|/|\"\])|(?<=test_)pebbles\b")
"""Where the template's name is that of its Python package: before a part of it, and in lists of packages."""

CLASS: Final = re.compile(r"Pebbles(?=[A-Z(])|(?<=-> )Pebbles")


class Names:
    """What a game is called: its id, its Python package, its classes, its title."""

    def __init__(self, id: str) -> None:
        words = id.split("-")
        self.id: Final = id
        self.package: Final = "_".join(words)
        self.classes: Final = "".join(word.capitalize() for word in words)
        self.title: Final = " ".join(words).capitalize()

    def put_into(self, text: str) -> str:
        """A text of the template with these names."""
        text = PACKAGE.sub(self.package, text).replace("pebbles", self.id)
        return CLASS.sub(self.classes, text).replace("Pebbles", self.title)


def names_for(text: str) -> Names:
    """The names of a new game; an error says what would be right."""
    if not NAME.fullmatch(text) or len(text) > MOST_LETTERS:
        raise WrongInputError(
            f"{text[:60]!r} is no name for a game; use small letters, digits and hyphens, such as wild-west "
            f"(at most {MOST_LETTERS})"
        )
    if text in game_ids():
        raise WrongInputError(f"there is a game {text!r} already")
    names = Names(text)
    if keyword.iskeyword(names.package) or find_spec(names.package) is not None:
        raise WrongInputError(f"{names.package!r} is a word or a module of Python; choose another name")
    return names


def make_game(names: Names, folder: Path) -> None:
    """Write the package; the folder must not be there yet."""
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_dir() or source.suffix == ".pyc":
            continue
        place = source.relative_to(TEMPLATE).as_posix().replace("pebbles", names.package)
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(names.put_into(source.read_text(encoding="utf-8")), encoding="utf-8")


@click.command(
    "new-game",
    epilog=examples(
        "carrack new-game wild-west",
        "carrack new-game wild-west --folder ~/games",
    ),
)
@click.argument("name")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=".",
    help="Where the new folder is made; here unless given.",
)
def new_game(name: str, folder: Path) -> None:
    """Make a package with a small game that works: rules, texts, tests.

    The folder NAME is made, and nothing is ever replaced. Change the game into yours step by step; its tests
    say what is missing.
    """
    names = names_for(name)
    made = folder / names.id
    if made.exists():
        raise WrongInputError(f"{made} is there already")
    make_game(names, made)
    click.echo(f"Made {made}. Go on with:")
    for line in (f"pip install -e {made}", f"carrack play {names.id}", f"python -m pytest {made}"):
        click.echo(f"  {line}")
