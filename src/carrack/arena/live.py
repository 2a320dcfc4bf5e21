"""Live matches: chance with a commitment, people and computer players around one table."""

from __future__ import annotations

import secrets
from typing import Final

from carrack.arena.games import seed_of
from carrack.bots.bot import Bot
from carrack.bots.kinds import check_kind, make_bot, own_kind
from carrack.kernel.actions import Action
from carrack.kernel.chance import Key
from carrack.kernel.match import Match
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.table import open_asks

HUMAN: Final = "human"


def check_players(kinds: list[str]) -> list[str]:
    """People and computer players in their full form; an error says what would be right."""
    return [kind if kind == HUMAN else check_kind(kind) for kind in kinds]


def players_in_file(kinds: list[str]) -> list[str]:
    """The players that a match file names. It can name none from elsewhere: to open a file runs nothing."""
    return [kind if kind == HUMAN else own_kind(kind) for kind in kinds]


def new_secret() -> str:
    """The secret of one live match; its commitment is published before the game."""
    return secrets.token_hex(32)


def live_match(rules: Rules, setup: Setup, secret: str, nonces: tuple[str, ...] = ()) -> Match:
    """A match whose chance nobody can predict and everybody can check after it.

    `nonces` are what the players added after they had seen the commitment to the secret.
    """
    return Match(rules, setup, 0, Key(secret, nonces))


class Seating:
    """Who sits where. Computer players are made anew when a match is resumed.

    With a seed they are reproducible, otherwise nobody can predict them. `hints` counts those that each seat
    had.
    """

    def __init__(self, kinds: list[str], seed: int | None = None, hints: list[int] | None = None) -> None:
        self.kinds: Final = check_players(kinds)
        self.hints: Final = [0] * len(kinds) if hints is None else hints
        main = secrets.randbits(60) if seed is None else seed
        self.bots: Final[dict[int, Bot]] = {
            seat: make_bot(kind, seed_of(main, "bot", seat))
            for seat, kind in enumerate(self.kinds)
            if kind != HUMAN
        }
        self.people: Final = [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def next_seat(self, match: Match, before: int) -> int:
        """The seat that decides next, or -1 at the end.

        Of several that decide at once computer players come first, then the person who had the last
        word, so that nobody has to hand over the device in the middle of a decision.
        """
        seats = [ask.seat for ask in open_asks(match.table)]
        if not seats:
            return -1
        computers = [seat for seat in seats if seat in self.bots]
        if computers:
            return computers[0]
        return before if before in seats else seats[0]

    def play_bot(self, match: Match, seat: int) -> Action:
        """Let a computer player make its decision."""
        action = self.bots[seat].choose(match.perspective(seat))
        match.apply(seat, action)
        return action


def hint_of(perspective: Perspective, kind: str) -> tuple[str, Action]:
    """What a computer player would do in a person's place, with its kind in its full form."""
    full = check_kind(kind)
    return full, make_bot(full, secrets.randbits(60)).choose(perspective)
