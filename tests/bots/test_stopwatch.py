"""How long a player thinks: by processor time, and by the wall as long as whoever asks has patience."""

from __future__ import annotations

import time

import pytest
from midgame import midgame

from carrack.arena.games import contestant
from carrack.bots.kinds import make_bot
from carrack.bots.stopwatch import PATIENCE, UNHURRIED, Stopwatch

SECONDS = 0.1
needs_processor_time = pytest.mark.skipif(
    not Stopwatch(SECONDS).by_processor, reason="the system does not tell processor time"
)


def work(seconds: float) -> None:
    """Keep the processor busy for so long."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_a_busy_processor_ends_a_thought():
    """Whoever gets no time on the processor stops all the same, after twice the time by the wall."""
    watch = Stopwatch(SECONDS)
    time.sleep(SECONDS * PATIENCE + 0.001)
    assert watch.is_over()
    assert watch.left() <= 0
    assert PATIENCE == 2


@needs_processor_time
def test_without_hurry_only_processor_time_counts():
    """However long others have the processor, the thought goes on until it had its own time."""
    watch = Stopwatch(SECONDS, UNHURRIED)
    time.sleep(SECONDS * PATIENCE + 0.001)
    assert not watch.is_over()
    assert 0 < watch.left() <= SECONDS
    work(SECONDS)
    assert watch.is_over()
    assert watch.left() <= 0


@needs_processor_time
@pytest.mark.parametrize("player", ["expert", "search", "mcts"])
def test_contestants_have_their_time_on_a_busy_machine(player: str, monkeypatch: pytest.MonkeyPatch):
    """Where the wall's clock runs a hundred times as fast, only a player whom somebody waits for hurries."""
    clock = time.perf_counter
    monkeypatch.setattr(time, "perf_counter", lambda: 100 * clock())
    perspective = midgame("goa")[1]
    kind = f"{player}:{1000 * SECONDS:.0f}ms"
    thought = []
    for bot in (contestant(kind, 1), make_bot(kind, 1)):
        begun = time.thread_time()
        assert bot.choose(perspective) in perspective.options
        thought.append(time.thread_time() - begun)
    assert thought[0] >= SECONDS > thought[1]
