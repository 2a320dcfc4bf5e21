"""One seat of a game as a Gymnasium environment; computer players sit on the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
from gymnasium import spaces

from carrack.arena.games import seed_of
from carrack.bots.bot import Bot
from carrack.bots.kinds import check_kind, make_bot
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import Table, advance, take, to_move
from carrack.rl.spaces import seen, seen_space
from carrack.rl.task import Task

ILLEGAL = -1.0


class CarrackSeat(gymnasium.Env[dict[str, Any], int]):
    """The learner's seat: `step` plays until it is to decide again, or the game is over.

    `seat` is a number, or None for another seat in every game. An observation has the `action_mask`, which is
    in `info` as well. An action that is not possible ends the game with a reward of -1, and `info["illegal"]`
    says so: Gymnasium knows no masks, and its checker tries any action.
    """

    def __init__(self, task: Task, seat: int | None, opponents: list[str]) -> None:
        if seat is not None and not 0 <= seat < task.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {task.seats - 1}")
        if len(opponents) not in (1, task.seats - 1):
            raise ValueError(
                f"opponents: one kind for all or {task.seats - 1} kinds, one for each other seat, "
                f"not {len(opponents)}"
            )
        self.task = task
        self.fixed = seat
        self.kinds = [check_kind(kind) for kind in opponents] * (task.seats - 1 if len(opponents) == 1 else 1)
        self.metadata = {"render_modes": [], "cheating": task.cheating}
        self.observation_space = seen_space(task)
        self.action_space = spaces.Discrete(task.actions)  # type: ignore[assignment]
        self.table: Table = task.begun(0)
        self.options: list[Action] = []
        self.seat = 0
        self.bots: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        task = self.task
        game = int(self.np_random.integers(1 << 62))
        self.seat = int(self.np_random.integers(task.seats)) if self.fixed is None else self.fixed
        kinds = iter(self.kinds)
        self.bots = [
            None if seat == self.seat else make_bot(next(kinds), seed_of(game, "bot", seat))
            for seat in range(task.seats)
        ]
        self.table = task.begun(seed_of(game, "deal"))
        self.play_on(advance(self.table))
        return self.now()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.options:
            raise ValueError("the game is over, or not begun: call reset first")
        chosen = self.task.rules.catalogue.actions[int(action)]
        if chosen not in self.options:
            self.options = []
            observation, info = self.now()
            return observation, ILLEGAL, True, False, info | {"illegal": True}
        self.play_on(take(self.table, chosen))
        reward = 0.0 if self.options else self.task.rewards(self.table)[self.seat]
        observation, info = self.now()
        return observation, reward, not self.options, False, info

    def play_on(self, options: list[Action]) -> None:
        """The others decide until the learner is to move or the game is over."""
        table, rules = self.table, self.task.rules
        while options:
            bot = self.bots[to_move(table)]
            if bot is None:
                break
            options = take(table, bot.choose(Perspective(rules, table, to_move(table), options)))
        self.options = options

    def now(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the learner sees."""
        observation = seen(self.task, self.task.observed(self.table, self.seat), self.options)
        return observation, {"action_mask": observation["action_mask"], "seat": self.seat}


def single(
    game: str,
    players: int | None = None,
    seat: int | None = None,
    opponents: str | list[str] = "advanced",
    options: dict[str, str] | None = None,
    reward: str = "share",
    cheating: bool = False,
    pack: Path | None = None,
    render_mode: None = None,
) -> CarrackSeat:
    """One seat of a game for Gymnasium: `carrack.rl.single("goa", players=3, opponents="casual")`."""
    kinds = [opponents] if isinstance(opponents, str) else opponents
    return CarrackSeat(Task(game, players, options, reward, cheating, pack), seat, kinds)
