"""What a computer player's own process does: from a table to a choice. It never gets a match's secret."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import threading
import time
from multiprocessing.connection import wait

import msgspec
from msgspec import Struct

from carrack.bots.kinds import make_bot
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.review.advice import hints_for
from carrack.server.computers.kinds import HINT


class Question(Struct, frozen=True):
    """A decision for a computer player, or one that advice is wanted about; `table` is the table as JSON."""

    game: str
    seats: int
    options: dict[str, str]
    table: bytes
    seat: int
    kind: str
    seed: int | None = None
    """For a player who has to play the same again; any where there is none."""


class Thought(Struct, frozen=True):
    """What a computer player chooses, in notation, or advice as JSON.

    With its seconds on the processor and by the wall.
    """

    do: str
    worked: float
    passed: float


def answer(question: Question) -> Thought:
    """What the computer player chooses, or the advice."""
    rules = rules_of(question.game)
    setup = rules.stored_setup(question.seats, question.options)
    table = rules.load_table(setup, msgspec.json.decode(question.table), None)
    began, passed = time.thread_time(), time.perf_counter()
    if question.kind == HINT:
        do = msgspec.json.encode(hints_for(rules, setup, table, question.seat)).decode()
    else:
        bot = make_bot(question.kind, secrets.randbits(60) if question.seed is None else question.seed)
        do = bot.choose(Perspective(rules, table, question.seat)).notation
    return Thought(do, time.thread_time() - began, time.perf_counter() - passed)


def begin() -> None:
    """Leave Ctrl-C to the server, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=end_with, args=(server.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    """Wait for the server's end."""
    wait([sentinel])
    os._exit(1)
