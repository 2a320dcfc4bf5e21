"""What a notice says: which game, and what to decide, in the person's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from carrack.kernel.messages import Message
from carrack.kernel.registry import rules_of
from carrack.kernel.text import Texts
from carrack.server import TEXT
from carrack.server.records.basics import Said

MOST_TEXTS: Final = 64


class Turn(Struct, frozen=True):
    """Somebody has to decide something in a match."""

    user: int
    match: str
    game: str
    prompt: Said
    seats: int
    options: dict[str, str]


@lru_cache(MOST_TEXTS)
def texts_of(game: str, language: str, seats: int, options: tuple[tuple[str, str], ...]) -> Texts:
    """What is said about a game with a set-up; reading it takes long, so it is done once."""
    rules = rules_of(game)
    texts = Texts(language, rules, rules.stored_setup(seats, dict(options)))
    texts.add(TEXT / f"{language}.ftl")
    return texts


def words(turn: Turn, language: str) -> tuple[str, str]:
    """What is said: which game, and what to decide."""
    texts = texts_of(turn.game, language, turn.seats, tuple(sorted(turn.options.items())))
    game = texts.say(Message("game-name")) if texts.has("game-name") else turn.game
    subject = texts.say(Message("notice-your-turn", {"game": game}))
    return subject, texts.say(Message(turn.prompt.id, dict(turn.prompt.args)))
