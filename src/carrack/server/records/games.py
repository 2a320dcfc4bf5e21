"""The installed games, and what can be looked at without a match."""

from __future__ import annotations

from typing import Literal

from carrack.explore.records import Explored
from carrack.server.records.basics import ActionSaid, Record
from carrack.server.records.state import SceneRecord


class OptionRecord(Record, frozen=True):
    """A choice made before the game; the first value is the usual one."""

    name: str
    kind: Literal["variant", "ruling"]
    values: list[str]


class OfferRecord(Record, frozen=True):
    """An option beside the others of a set-up: the values that go with them, and the one that is chosen."""

    name: str
    kind: Literal["variant", "ruling"]
    values: list[str]
    chosen: str


class Offers(Record, frozen=True):
    """The options of a game for so many seats. Whatever is chosen among what is offered can be played."""

    offers: list[OfferRecord]


class ComponentRecord(Record, frozen=True):
    """A card, tile or region with its names by language, its section of the rules and its provenance.

    A seat may have the colour of its pieces, what is counted plurals, names genders, by language.
    """

    id: str
    kind: str
    names: dict[str, str]
    text: str
    section: str
    source: str
    colour: str = ""
    plurals: dict[str, str] = {}
    genders: dict[str, str] = {}


class GameCard(Record, frozen=True):
    """An installed game."""

    id: str
    players: list[int]
    options: list[OptionRecord]
    sheets: list[str]
    lessons: int = 0
    """How many lessons there are."""


class GameRecord(Record, frozen=True):
    """A game with everything that can be looked at without a match."""

    id: str
    players: list[int]
    options: list[OptionRecord]
    sheets: list[str]
    components: list[ComponentRecord]
    reactions: list[str] = []
    """The kinds of questions that a seat may have declined always."""


class Games(Record, frozen=True):
    """The installed games, and the kinds of computer players that this server offers."""

    games: list[GameCard]
    computers: list[str]


class RulesPage(Record, frozen=True):
    """The rules of a game in our words, as HTML; every section has its number as an anchor."""

    game: str
    language: str
    html: str


class HowToPlay(Record, frozen=True):
    """How to play on one page, as HTML, empty if it is not written.

    An image in it is the id of a symbol, or `sheet:` and the name of one of the sheets, with the zones in
    question as its title. The scene is that of a game's start, to be drawn on the sheets.
    """

    game: str
    language: str
    html: str
    sheets: list[str]
    scene: SceneRecord


class Exploration(Record, frozen=True):
    """What many games of a set-up say: of computer players, shipped with Carrack, and those played here.

    `actions` has the choices of the openings in words. Of games that nobody played there is nothing.
    """

    game: str
    seats: int
    options: dict[str, str]
    computers: Explored | None
    bots: list[str]
    date: str
    here: Explored | None
    actions: dict[str, ActionSaid]
