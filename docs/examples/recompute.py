# ruff: noqa: INP001 - an example to be read and run, not a package
"""Recomputes chance of a live match of Colonialism with nothing but the standard library.

python docs/examples/recompute.py FILE

It checks the commitment and deals the economic interests again; docs/save-files.md explains each line.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any


def below(stream_key: bytes, bound: int, purpose: str, counter: int) -> int:
    """The `counter`-th integer from 0 to bound - 1 of a purpose."""
    fair = 2**64 - 2**64 % bound
    attempt = 0
    while True:
        line = f"{purpose}:{counter}:{attempt}".encode()
        word = int.from_bytes(hmac.new(stream_key, line, hashlib.sha256).digest()[:8], "big")
        if word < fair:
            return word % bound
        attempt += 1


def stream_key(key: dict[str, Any]) -> bytes:
    """The secret, mixed with what the players added; the secret must fit the commitment."""
    secret = key["secret"].encode()
    if hashlib.sha256(secret).hexdigest() != key["commitment"]:
        raise SystemExit("the secret does not fit the commitment")
    added = json.dumps(key["nonces"], ensure_ascii=False, separators=(",", ":"))
    return hmac.new(secret, added.encode(), hashlib.sha256).digest()


def region_order(chance: bytes) -> list[int]:
    """The first shuffle of the six region order tiles: draws 0 to 4 of the purpose `order`."""
    order = list(range(6))
    for counter, last in enumerate(range(5, 0, -1)):
        other = below(chance, last + 1, "order", counter)
        order[last], order[other] = order[other], order[last]
    return order


def interests(chance: bytes, seats: int) -> list[list[int]]:
    """Three of the twelve economic interests for each seat: a draw is a place in the sorted rest."""
    rest = list(range(12))
    dealt = []
    for seat in range(seats):
        counters = range(3 * seat, 3 * seat + 3)
        dealt.append([rest.pop(below(chance, len(rest), "interests", counter)) for counter in counters])
    return dealt


def main(file: str) -> None:
    """Compare the recomputed interests with those of the snapshot, in which a set is a sum of bits."""
    match = json.loads(Path(file).read_text(encoding="utf-8"))
    if match["key"] is None:
        raise SystemExit("this match was played with a seed; it has no secret")
    chance = stream_key(match["key"])
    dealt = interests(chance, len(match["players"]))
    fits = [sum(1 << card for card in cards) for cards in dealt] == match["snapshot"]["interests"]
    print("first region order:", region_order(chance))  # noqa: T201 - its result
    print("economic interests:", dealt, "as in the file" if fits else "DIFFERENT IN THE FILE")  # noqa: T201 - the same


if __name__ == "__main__":
    main(sys.argv[1])
