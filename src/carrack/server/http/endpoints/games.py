"""Games: what is installed, its texts, its rules, its board."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from carrack.explore.counting import every
from carrack.explore.shipped import shipped_for
from carrack.kernel.match import Match
from carrack.kernel.registry import UnknownGameError, rules_of
from carrack.kernel.registry import game_ids as installed
from carrack.kernel.rules import Rules, SetupError
from carrack.kernel.text import HERE as KERNEL_TEXT
from carrack.server import TEXT as SERVER_TEXT
from carrack.server.http.answers import JSON, kept_page
from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery, Page
from carrack.server.http.rulespage import how_to_play_page, rules_page
from carrack.server.matches.state import actions_said, game_card, game_record, scene_of, sheets_of
from carrack.server.records.basics import SEATS
from carrack.server.records.games import (
    Exploration,
    GameRecord,
    Games,
    HowToPlay,
    OfferRecord,
    Offers,
    RulesPage,
)
from carrack.server.records.problems import ProblemError

Plain = Call[NoBody, NoQuery]
SHOWN_GAME: Final = 1
"""The seed of the game whose start is shown."""
SHEET_TYPES: Final = {".svg": "image/svg+xml", ".css": "text/css"}


def known(game: str) -> Rules:
    """The rules of an installed game."""
    try:
        return rules_of(game)
    except UnknownGameError as error:
        raise ProblemError(404, "problem-no-game", {"game": game}) from error


async def games(call: Plain) -> Games:
    """What is installed, and the computer players on offer."""
    cards = [game_card(rules_of(game)) for game in installed()]
    return Games(cards, list(call.services.config.computers))


async def game(call: Plain) -> Page:
    """One game with everything to look at."""
    return record_page(known(call.path["game"]))


@lru_cache(maxsize=100)
def record_page(rules: Rules) -> Page:
    """The same, made once."""
    return kept_page(msgspec.json.encode(game_record(rules)), JSON)


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many seats, and which values are wished: `name:value`, with commas between them."""

    seats: Annotated[int, Meta(ge=1, le=SEATS)]
    wished: Annotated[str, Meta(max_length=2_000)] = ""


def wished(wishes: Wishes) -> dict[str, str]:
    """The values that are wished, by option."""
    pairs = [wish.partition(":") for wish in wishes.wished.split(",")]
    return {name: value for name, _, value in pairs}


def setup_problem(error: SetupError) -> ProblemError:
    """A set-up that can't be played."""
    return ProblemError(422, "problem-setup", {"what": str(error)[:200]})


async def options(call: Call[NoBody, Wishes]) -> Offers:
    """What can be chosen together before a game."""
    try:
        found = known(call.path["game"]).offers(call.query.seats, wished(call.query))
    except SetupError as error:
        raise setup_problem(error) from error
    return Offers([OfferRecord(o.option.name, o.option.kind, list(o.values), o.chosen) for o in found])


async def explored(call: Call[NoBody, Wishes]) -> Exploration:
    """What many games say: of computer players, and of this server."""
    rules = known(call.path["game"])
    try:
        offers = rules.offers(call.query.seats, wished(call.query))
    except SetupError as error:
        raise setup_problem(error) from error
    setup = rules.setup(call.query.seats, {offer.option.name: offer.chosen for offer in offers})
    shipped = shipped_for(rules, setup)
    here = await call.services.exploring.of(rules, setup)
    trees = [counts.openings for counts in (here, None if shipped is None else shipped.explored) if counts]
    return Exploration(
        rules.id,
        setup.seats,
        setup.options,
        None if shipped is None else shipped.explored,
        [] if shipped is None else shipped.bots,
        "" if shipped is None else shipped.date,
        here,
        actions_said(rules, [one.do for tree in trees for one in every(tree)]),
    )


async def text(call: Plain) -> Page:
    """The texts of kernel, server and game, one after the other."""
    rules = known(call.path["game"])
    language = call.path["language"]
    folders = (KERNEL_TEXT, SERVER_TEXT, rules.folder / "text")
    return file_page(tuple(folder / f"{language}.ftl" for folder in folders), rules.written(language))


async def rules(call: Plain) -> Page:
    """The rules, in the language asked for if they are written in it."""
    game = known(call.path["game"])
    return written_rules(game, call.path["language"], changes(game))


async def how_to_play(call: Plain) -> Page:
    """How to play, in the language asked for if it is written in it."""
    game = known(call.path["game"])
    return written_how_to_play(game, call.path["language"], changes(game))


def changes(rules: Rules) -> tuple[int, ...]:
    """When each text of a game was changed."""
    return tuple(file.stat().st_mtime_ns for file in sorted((rules.folder / "text").glob("*")))


@lru_cache(maxsize=100)
def written_rules(rules: Rules, language: str, changed: tuple[int, ...]) -> Page:
    """The same, kept as long as nothing changes."""
    found, html = rules_page(rules, language)
    return kept_page(msgspec.json.encode(RulesPage(rules.id, found, html)), JSON)


def shown_game(rules: Rules) -> Match:
    """The start of a usual game, for pictures."""
    return Match(rules, rules.usual_setup(rules.players[len(rules.players) // 2]), SHOWN_GAME)


@lru_cache(maxsize=100)
def written_how_to_play(rules: Rules, language: str, changed: tuple[int, ...]) -> Page:
    """The same, kept as long as nothing changes; its pictures show the start of a usual game."""
    found, html = how_to_play_page(rules, language)
    match = shown_game(rules)
    page = HowToPlay(rules.id, found, html, sheets_of(rules), scene_of(match, match.table, -1))
    return kept_page(msgspec.json.encode(page), JSON)


async def board(call: Plain) -> Page:
    """A sheet or the theme."""
    folder = known(call.path["game"]).folder / "board"
    for file in sorted(folder.glob("*")):
        if file.name == call.path["file"] and file.suffix in SHEET_TYPES:
            return file_page((file,))
    raise ProblemError(404, "problem-no-sheet", {"game": call.path["game"], "file": call.path["file"]})


def file_page(files: tuple[Path, ...], more: str = "") -> Page:
    """Files one after the other, and more; a browser asks whether its copy is still the right one."""
    return stored_page(files, tuple(file.stat().st_mtime_ns for file in files), more)


@lru_cache(maxsize=100)
def stored_page(files: tuple[Path, ...], changed: tuple[int, ...], more: str) -> Page:
    """The same, kept as long as nothing changes."""
    content = b"\n".join([*[file.read_bytes() for file in files], *([more.encode()] if more else [])])
    return kept_page(content, SHEET_TYPES.get(files[0].suffix, "text/plain"))


def looked_at(path: str, answer_it: Any, answer: Any, summary: str, query: Any = NoQuery) -> Endpoint:
    """An endpoint that anybody may look at."""
    return Endpoint("GET", path, answer_it, answer, who="anyone", query=query, summary=summary)


ENDPOINTS: Final = [
    looked_at("/api/games", games, Games, "The installed games."),
    looked_at("/api/games/{game}", game, GameRecord, "A game with its components."),
    looked_at("/api/games/{game}/options", options, Offers, "Options that go together.", Wishes),
    looked_at("/api/games/{game}/explored", explored, Exploration, "What many games say.", Wishes),
    looked_at("/api/games/{game}/text/{language}", text, Page, "Everything that is said about a game."),
    looked_at("/api/games/{game}/rules/{language}", rules, RulesPage, "The rules in our words."),
    looked_at("/api/games/{game}/how-to-play/{language}", how_to_play, HowToPlay, "How to play on one page."),
    looked_at("/api/games/{game}/board/{file}", board, Page, "A sheet or the theme of a game's board."),
]
