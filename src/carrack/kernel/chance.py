"""Chance: one fast stream for simulation, one keyed stream for live matches.

The fast stream is a multiply-with-carry generator whose modulus, 1067828121 * 2**30 - 1, is a safe prime, so
that its period is about 2**59. Its factors stay below 2**30, so that compiled code never leaves machine
integers, and its state is one integer, cheap to copy.

The keyed stream is HMAC-SHA-256 over a purpose and a counter. What players have seen never lets them
predict what comes, and undo can't roll again, because the counter goes back with the table. The secret is
committed to before the game and revealed after it, so that anybody can recompute every draw.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, Final

from mypy_extensions import mypyc_attr

FACTOR: Final = 1067828121
LOW: Final = 0x3FFFFFFF
WORD: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """A reproducible stream of integers; two streams with the same seed give the same integers."""

    def __init__(self, seed: int) -> None:
        self.state = 1
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start anew from any integer."""
        digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
        self.state = (int.from_bytes(digest, "big") >> 5) + 1

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to bound - 1; the bound is at most 2**30."""
        state = self.state
        state = (state & LOW) * FACTOR + (state >> 30)
        self.state = state
        return ((state ^ state >> 30) & LOW) * bound >> 30

    def shuffled(self, pile: list[int]) -> list[int]:
        """The cards of a pile in random order."""
        cards = pile.copy()
        for last in range(len(cards) - 1, 0, -1):
            at = self.below(last + 1)
            cards[last], cards[at] = cards[at], cards[last]
        return cards

    def fork(self) -> int:
        """A seed for another stream."""
        high = self.below(1 << 30)
        return high << 30 | self.below(1 << 30)


@mypyc_attr(allow_interpreted_subclasses=True)
class Key:
    """The secret of one live match, with what everybody added to it after seeing the commitment."""

    def __init__(self, secret: str, nonces: tuple[str, ...]) -> None:
        self.secret: Final = secret
        self.nonces: Final = nonces
        added = json.dumps(nonces, ensure_ascii=False, separators=(",", ":"))
        self.stream_key: Final = hmac.digest(secret.encode(), added.encode(), "sha256")

    def __reduce__(self) -> tuple[Any, ...]:
        return Key, (self.secret, self.nonces)

    def commitment(self) -> str:
        return commitment(self.secret)

    def below(self, bound: int, purpose: str, counter: int) -> int:
        """The `counter`-th integer from 0 to bound - 1 of this purpose, by rejection sampling."""
        attempt = 0
        fair = WORD - WORD % bound
        while True:
            line = f"{purpose}:{counter}:{attempt}".encode()
            word = int.from_bytes(hmac.digest(self.stream_key, line, "sha256")[:8], "big")
            if word < fair:
                return word % bound
            attempt += 1


def commitment(secret: str) -> str:
    """What is published before the game: SHA-256 of the secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
