"""What Carrack promises to programs, beside the classes that `carrack` names: see docs/python.md.

Everything here is reached as `carrack.game`, `carrack.play` and so on.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict, cast

from carrack.arena.crew import crew_of
from carrack.arena.games import contestant, seed_of
from carrack.arena.live import live_match, new_secret
from carrack.arena.processes import processors
from carrack.arena.simulate import Plan
from carrack.arena.simulate import simulate as simulate_plan
from carrack.bots.bot import Bot
from carrack.bots.kinds import check_kind, make_bot
from carrack.kernel.match import Match
from carrack.kernel.registry import current_id, rules_of
from carrack.kernel.registry import game_ids as registered
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.saves import SavedMatch, SaveError, load, read_record, write
from carrack.review.records import Review
from carrack.review.review import GLANCE, USUAL, review

OUTSIDE = "human"
"""Who sits on a seat of a match that a program played, as far as its file knows."""


class Simulation(TypedDict):
    """What many games said. Lists are by seat, dictionaries by computer player; intervals are 95 %."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    decisions: int
    mean_scores: list[float]
    mean_scores_by_bot: dict[str, float]
    win_share_by_seat: list[float]
    win_interval_by_seat: list[list[float]]
    win_share_by_bot: dict[str, float]
    win_interval_by_bot: dict[str, list[float]]
    even_share_by_bot: dict[str, float]


def game_ids() -> list[str]:
    """The ids of all games that are installed.

        >>> "goa" in carrack.game_ids()
        True

    A game of your own joins them when its package is installed.
    """
    return registered()


def game(id: str, *, pack: str | Path | None = None) -> Rules:
    """The rules of a game, with the values of a data pack if one is given.

        >>> goa = carrack.game("goa")
        >>> goa.players
        (2, 3, 4)
        >>> [option.name for option in goa.options if option.kind == "variant"]
        ['quick_start', 'bonanza']

    Raises `UnknownGameError` or, for a wrong data pack, `ContentError`.
    """
    return rules_of(id, None if pack is None else Path(pack))


def bot(kind: str, *, seed: int = 0) -> Bot:
    """A computer player: a level such as `"expert"`, or a kind for research such as `"search:400"`.

        >>> carrack.bot("advanced").choose
        <bound method LevelBot.choose of ...>

    Raises `UnknownBotError`, which names the kinds.
    """
    return make_bot(kind, seed)


def new_match(
    game: str | Rules,
    players: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
) -> Match:
    """A match before its first choice, with the most players that the game allows unless told otherwise.

        >>> match = carrack.new_match("goa", 3, seed=1)
        >>> seat = match.waiting_for[0]
        >>> options = match.perspective(seat).options
        >>> match.apply(seat, options[0])
        >>> len(match.choices)
        1

    The same seed brings the same chance. Without a seed nobody can predict it, and the file of the match
    proves afterwards that it was fair. Raises `SetupError`.
    """
    rules, setup = set_up(game, players, options)
    return live_match(rules, setup, new_secret()) if seed is None else Match(rules, setup, seed)


def play(
    game: str | Rules,
    bots: Sequence[str | Bot],
    *,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
) -> Match:
    """Let computer players play one match to its end: one for each seat, by kind or your own.

        >>> match = carrack.play("goa", ["greedy", "random"], seed=1)
        >>> match.over
        True
        >>> match.standings.places
        [1, 2]

    Raises `RefusedError` if one of them chooses what it may not.
    """
    match = new_match(game, len(bots), options=options, seed=seed)
    main = secrets.randbits(60) if seed is None else seed
    seated = [
        contestant(one, seed_of(main, "bot", seat)) if isinstance(one, str) else one
        for seat, one in enumerate(bots)
    ]
    while not match.over:
        seat = match.waiting_for[0]
        match.apply(seat, seated[seat].choose(match.perspective(seat)))
    return match


def simulate(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    games: int = 100,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    pack: str | Path | None = None,
    jobs: int = 1,
) -> Simulation:
    """Let computer players play many games, rotating the seats; `jobs=0` takes every processor.

        >>> result = carrack.simulate("goa", ["greedy", "random"], players=2, games=10)
        >>> result["win_share_by_bot"]
        {'greedy': 1.0, 'random': 0.0}

    The same seed gives the same result, whatever the number of jobs, unless a player plays by the clock.
    """
    if not bots or games < 1 or jobs < 0:
        raise ValueError("simulate needs one computer player or more, one game or more, and jobs from 0")
    folder = None if pack is None else Path(pack)
    _, setup = set_up(rules_of(game, folder), players, options)
    kinds = [check_kind(kind) for kind in bots]
    plan = Plan(current_id(game), setup.seats, games, kinds, seed, dict(options or {}), folder)
    with crew_of(jobs or processors()) as crew:
        found: dict[str, Any] = simulate_plan(plan, crew, lambda _: None)
    return cast("Simulation", {name: found[name] for name in Simulation.__annotations__})


def review_match(match: Match, *, glance: bool = False) -> Review:
    """The review of a finished match: chances at every choice, what each move cost, luck apart from skill.

        >>> match = carrack.play("colonialism", ["greedy", "random"], seed=3)
        >>> review = carrack.review_match(match, glance=True)
        >>> ana = review.accounts[0]
        >>> abs(ana.start + ana.luck + ana.own + ana.others - ana.result) < 1e-9
        True

    With `glance` moves are judged by a first look: seconds instead of a minute, and rougher costs. Raises
    `ValueError` if the match is not over.
    """
    return review(match, GLANCE if glance else USUAL)


def load_match(file: str | Path, *, pack: str | Path | None = None) -> Match:
    """The match of a file, at its last position.

    Raises `SaveError` if the file is none, or was played with another data pack.
    """
    path = Path(file)
    record = read_record(path)
    rules = game(record.game, pack=pack)
    if record.pack != rules.pack:
        raise SaveError(f"{path}: played with data pack {record.pack or 'none'}, not {rules.pack or 'none'}")
    return load(path, rules, record).match


def save_match(match: Match, file: str | Path, *, players: Sequence[str] | None = None) -> None:
    """Write a match to a file that `carrack verify`, `replay` and `review` read.

    `players` says who sat where: `"human"` or the kind of a computer player.
    """
    kinds = [OUTSIDE] * match.setup.seats if players is None else list(players)
    if len(kinds) != match.setup.seats:
        raise SaveError(f"{len(kinds)} players are named, but the match has {match.setup.seats} seats")
    write(SavedMatch(match, kinds), Path(file))


def set_up(game: str | Rules, players: int | None, options: Mapping[str, str] | None) -> tuple[Rules, Setup]:
    """The rules and a checked set-up."""
    rules = rules_of(game) if isinstance(game, str) else game
    return rules, rules.setup(rules.players[-1] if players is None else players, dict(options or {}))
