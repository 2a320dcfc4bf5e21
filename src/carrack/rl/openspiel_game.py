"""A game for OpenSpiel: sequential, with sampled chance, observed by what a seat may know.

The first three chance nodes draw a seed of 30 bits; all later chance follows from it, so a history replays
exactly. What a search may not know is dealt anew by `resample_from_infostate`, chance to come included: use
it, as information-set searches do.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.table import Table, advance, open_asks, take, to_move
from carrack.rl.task import REWARDS, Task

DRAWS: Final = 3
LOTS: Final = 1 << 10  # outcomes of each of the chance nodes
OUTCOMES: Final = [(lot, 1.0 / LOTS) for lot in range(LOTS)]
MOST_POINTS: Final = 10_000.0


class CarrackState(pyspiel.State):  # type: ignore[misc]
    """A table; before it, the lots that make its seed."""

    def __init__(self, game: Any, task: Task) -> None:
        super().__init__(game)
        self.task = task
        self.lots: list[int] = []
        self.table: Table | None = None

    def options(self) -> list[Action]:
        """What the seat to move may do; nothing when the game is over."""
        asks = [] if self.table is None else open_asks(self.table)
        return asks[0].options(self.table) if asks else []

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return to_move(self.table) if self.table.stack else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([action.index for action in self.options()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            take(self.table, self.task.rules.catalogue.actions[action])
            return
        self.lots.append(action)
        if len(self.lots) == DRAWS:
            seed = 0
            for lot in self.lots:
                seed = seed * LOTS + lot
            self.table = self.task.begun(seed)
            advance(self.table)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {action}"
        return self.task.rules.catalogue.actions[action].notation

    def is_terminal(self) -> bool:
        return self.table is not None and not self.table.stack

    def returns(self) -> list[float]:
        if self.table is None or self.table.stack:
            return [0.0] * self.task.seats
        return self.task.rewards(self.table)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CarrackState:
        """A state that the player could believe in, with what the others hold and all chance dealt anew."""
        other: CarrackState = self.clone()
        if self.table is not None:
            seed = int(sampler() * (1 << 53))
            other.table = Perspective(self.task.rules, self.table, player).imagine(seed)
        return other

    def __str__(self) -> str:
        if self.table is None:
            return f"lots {self.lots}"
        return json.dumps(self.table.as_json(), sort_keys=True)


class Observer:
    """What a seat may know, as numbers (`task.names`) and as JSON."""

    def __init__(self, task: Task, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"this observer takes no parameters, not {params}")
        self.task = task
        self.tensor = np.zeros(task.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CarrackState, player: int) -> None:
        table = state.table
        self.tensor[:] = 0 if table is None else self.task.observed(table, player)

    def string_from(self, state: CarrackState, player: int) -> str:
        if state.table is None:
            return "not begun"
        view = self.task.rules.view(state.table, player).as_json()
        return json.dumps(view, sort_keys=True, ensure_ascii=False)


def type_of(game: str) -> Any:
    """What OpenSpiel is told of a game."""
    rules = rules_of(game)
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=f"Carrack: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(rules.players), "options": "", "reward": REWARDS[0]},
    )


def short_name(game: str) -> str:
    """How a game is called in OpenSpiel: `carrack_goa`."""
    return "carrack_" + game.replace("-", "_")


def options_in(text: str) -> dict[str, str]:
    """The options of a game, written as `map=cyprus team=on`."""
    pairs = [part.partition("=") for part in text.split()]
    wrong = [name for name, equals, _ in pairs if not equals]
    if wrong:
        raise ValueError(f"options are written name=value with spaces between them; {wrong[0]!r} is not")
    return {name: value for name, _, value in pairs}


@cache
def game_class(game: str) -> Any:
    """The class of a game, registered with OpenSpiel once."""
    kind = type_of(game)

    class CarrackGame(pyspiel.Game):  # type: ignore[misc]
        """A game of Carrack with its set-up."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            seats = int(given.get("players", max(rules_of(game).players)))
            reward = str(given.get("reward", REWARDS[0]))
            self.task = Task(game, seats, options_in(str(given.get("options", ""))), reward)
            most = MOST_POINTS if reward == "score" else 1.0
            info = pyspiel.GameInfo(
                num_distinct_actions=self.task.actions,
                max_chance_outcomes=LOTS,
                num_players=seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=None,
                max_game_length=self.task.rules.most_decisions(self.task.setup),
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> CarrackState:
            return CarrackState(self, self.task)

        def make_py_observer(
            self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
        ) -> Observer:
            return Observer(self.task, params)

    pyspiel.register_game(kind, CarrackGame)
    return CarrackGame


def register_games() -> list[str]:
    """Make every installed game known to `pyspiel.load_game`; their names there."""
    names = [game for game in game_ids() if rules_of(game).feature_names()]
    for game in names:
        game_class(game)
    return [short_name(game) for game in names]


def openspiel(
    game: str, players: int | None = None, options: dict[str, str] | None = None, reward: str = "share"
) -> Any:
    """A game for OpenSpiel: `carrack.rl.openspiel("goa", players=3)`."""
    task = Task(game, players, options, reward)  # refuses what does not fit, with its reason
    game_class(task.rules.id)
    words = " ".join([f"{name}={value}" for name, value in (options or {}).items()])
    return pyspiel.load_game(
        short_name(task.rules.id), {"players": task.seats, "options": words, "reward": reward}
    )
