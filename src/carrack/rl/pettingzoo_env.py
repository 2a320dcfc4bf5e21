"""A game as a PettingZoo AEC environment: an agent for each seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from carrack.arena.games import seed_of
from carrack.kernel.actions import Action
from carrack.kernel.perspective import ask_of
from carrack.kernel.table import Table, advance, take, to_move
from carrack.rl.spaces import seen, seen_space
from carrack.rl.task import Task

ANSI = "ansi"


class CarrackAEC(AECEnv):  # type: ignore[type-arg]
    """Agents `seat_0`, `seat_1` … take their turns as the rules say; rewards come when the game is over.

    An observation is a dictionary: `observation`, what the agent may know (`task.names` says what each number
    is), and `action_mask`, zeros for agents that have nothing to decide. An action that is not possible is
    an error.
    """

    def __init__(self, task: Task, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, ANSI):
            raise ValueError(f"render_mode can be {ANSI!r} or None, not {render_mode!r}")
        self.task = task
        self.metadata = {
            "name": f"{task.rules.id}_v1",
            "render_modes": [ANSI],
            "is_parallelizable": False,
            "cheating": task.cheating,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(task.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(task) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(task.actions) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.table: Table = task.begun(0)
        self.options: list[Action] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table = self.task.begun(seed_of(int(self.chance.integers(1 << 62))))
        self.options = advance(self.table)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[to_move(self.table)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        ask = ask_of(self.table, seat)
        options = [] if ask is None or agent != self.agent_selection else self.options
        return seen(self.task, self.task.observed(self.table, seat), options)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = None if action is None else self.task.rules.catalogue.actions[action]
        if chosen is None or chosen not in self.options:
            raise ValueError(f"{agent} can't take action {action} ({chosen}); action_mask says what it can")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.options = take(self.table, chosen)
        if self.options:
            self.agent_selection = self.possible_agents[to_move(self.table)]
        else:
            self.rewards = dict(zip(self.possible_agents, self.task.rewards(self.table), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the agent that is to move may know, as JSON."""
        if self.render_mode is None:
            return None
        view = self.task.rules.view(self.table, self.seat_of[self.agent_selection])
        return json.dumps(view.as_json(), ensure_ascii=False, indent=1)

    def state(self) -> Any:
        """Everything that all seats know together."""
        numbers = [n for seat in range(self.task.seats) for n in self.task.observed(self.table, seat)]
        return np.array(numbers, np.int16)

    def close(self) -> None:
        """Nothing is kept open."""


def aec(
    game: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    reward: str = "share",
    cheating: bool = False,
    pack: Path | None = None,
    render_mode: str | None = None,
) -> CarrackAEC:
    """A game for PettingZoo: `carrack.rl.aec("goa", players=3)`."""
    return CarrackAEC(Task(game, players, options, reward, cheating, pack), render_mode)
