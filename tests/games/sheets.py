"""The drawn sheets of the games, as tests read them."""

from __future__ import annotations

import functools
import xml.etree.ElementTree as ET

from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import Rules, Setup

OWN = "player"
"""The sheet of one player's own board; the others are boards, and a scene names the one it lies on."""


class Sheet:
    """A drawing, as the client reads it; `{seat}` in a player's own sheet stands for the number of a seat."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.root = ET.fromstring(text)  # noqa: S314 -- our own file

    def marked(self, name: str) -> list[str]:
        """The values of an attribute, in the order of the sheet."""
        return [element.attrib[name] for element in self.root.iter() if name in element.attrib]

    @functools.cached_property
    def drawn(self) -> set[str]:
        """The zones that have an area or a slot."""
        return set(self.marked("data-zone")) | set(self.marked("data-slot"))

    @functools.cached_property
    def slots(self) -> list[tuple[str, list[str]]]:
        """Each slot's zone and the kinds that it takes; none means all others."""
        return [
            (element.attrib["data-slot"], element.attrib.get("data-kinds", "").split())
            for element in self.root.iter()
            if "data-slot" in element.attrib
        ]

    @functools.cached_property
    def symbols(self) -> set[str]:
        """The pieces and vignettes that it draws."""
        return {id_ for id_ in self.marked("id") if id_.startswith(("piece-", "face-"))}


def source(game: str, name: str) -> str:
    """The text of a sheet; empty if the game has none of this name."""
    path = rules_of(game).folder / "board" / f"{name}.svg"
    return path.read_text("utf-8") if path.is_file() else ""


@functools.cache
def sheet(game: str, name: str, seat: int = 0) -> Sheet:
    """A sheet of a game, for a seat."""
    return Sheet(source(game, name).replace("{seat}", str(seat)) or "<svg/>")


def names(game: str) -> list[str]:
    """The sheets of a game."""
    return sorted(path.stem for path in (rules_of(game).folder / "board").glob("*.svg"))


GAMES = [game for game in game_ids() if (rules_of(game).folder / "board").is_dir()]
SHEETS = [(game, name) for game in GAMES for name in names(game)]
BOARDS = [(game, name) for game, name in SHEETS if name != OWN]


def played(rules: Rules) -> list[Setup]:
    """Every number of players, and every value of every variant with as many of them as it goes with."""
    found = [rules.usual_setup(seats) for seats in rules.players]
    for option in rules.options:
        for value in option.values[1:] if option.kind == "variant" else ():
            fitting = [setup for setup in rules.setups() if setup.options[option.name] == value]
            most = max(fitting, key=lambda setup: (setup.seats, -changed(rules, setup)), default=None)
            found += [] if most is None or most in found else [most]
    return found


def changed(rules: Rules, setup: Setup) -> int:
    """How many options are not the usual ones."""
    return sum(setup.options[option.name] != option.default for option in rules.options)
