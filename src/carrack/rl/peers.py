"""Environments of other libraries, played at random, to compare speeds with: those that are installed.

What is measured of each is a step as a learner takes it: the action, and then what the next one to move sees
and may do. Choosing is not measured.
"""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from carrack.arena.clock import seconds_of_work

GIN_RUMMY: Final = "gin rummy"


class Peer:
    """A running environment: what may be done now, and a step."""

    library = ""
    game = ""

    def __init__(self) -> None:
        self.version: Final = importlib.metadata.version(self.library)
        self.generator: Final = np.random.default_rng(1)

    def options(self) -> Any:
        """The possible actions."""
        raise NotImplementedError

    def step(self, action: int) -> None:
        """Take an action and see what comes; a game that is over begins anew."""
        raise NotImplementedError

    def speed(self, seconds: float) -> float:
        """Steps a second in a slice of random play."""
        spent, steps = 0.0, 0
        while spent < seconds:
            options = self.options()
            action = int(options[self.generator.integers(len(options))])
            begun = seconds_of_work()
            self.step(action)
            spent += seconds_of_work() - begun
            steps += 1
        return steps / spent


class RlcardPeer(Peer):
    """RLCard's gin rummy."""

    library, game = "rlcard", GIN_RUMMY

    def __init__(self) -> None:
        super().__init__()
        self.env: Final[Any] = importlib.import_module("rlcard").make("gin-rummy", config={"seed": 1})
        self.state, _ = self.env.reset()

    def options(self) -> Any:
        return list(self.state["legal_actions"])

    def step(self, action: int) -> None:
        self.state, _ = self.env.step(action)
        if self.env.is_over():
            self.state, _ = self.env.reset()


class OpenSpielPeer(Peer):
    """OpenSpiel's gin rummy, in C++, stepped from Python: chance by its own outcomes."""

    library, game = "open_spiel", GIN_RUMMY

    def __init__(self) -> None:
        super().__init__()
        self.rules: Final[Any] = importlib.import_module("pyspiel").load_game("gin_rummy")
        self.state: Any = None
        self.begin()

    def begin(self) -> None:
        self.state = self.rules.new_initial_state()
        self.deal()

    def deal(self) -> None:
        """Chance happens until somebody is to move."""
        while self.state.is_chance_node():
            lots = self.state.legal_actions()
            self.state.apply_action(lots[self.generator.integers(len(lots))])

    def options(self) -> Any:
        return self.state.legal_actions()

    def step(self, action: int) -> None:
        self.state.apply_action(action)
        self.deal()
        if self.state.is_terminal():
            self.begin()
        np.asarray(self.state.observation_tensor(), np.float32)
        self.state.legal_actions_mask()


class PettingZooPeer(Peer):
    """Texas hold'em of PettingZoo's classic games, where each of two players is an agent."""

    library, game = "pettingzoo", "Texas hold'em"

    def __init__(self) -> None:
        super().__init__()
        classic = importlib.import_module("pettingzoo.classic.texas_holdem_v4")
        self.env: Final[Any] = classic.env()
        self.env.reset(seed=1)
        self.seen: Any = self.env.last()[0]

    def options(self) -> Any:
        return np.flatnonzero(self.seen["action_mask"])

    def step(self, action: int) -> None:
        self.env.step(action)
        self.seen, _, ended, cut, _ = self.env.last()
        if ended or cut:
            self.env.reset()
            self.seen = self.env.last()[0]


PEERS: Final[tuple[Callable[[], Peer], ...]] = (RlcardPeer, OpenSpielPeer, PettingZooPeer)


def installed_peers() -> list[Peer]:
    """The peers whose libraries are here."""
    found = []
    for peer in PEERS:
        try:
            found.append(peer())
        except (ImportError, importlib.metadata.PackageNotFoundError):
            continue
    return found
