"""A batch: n games stepped by one call, in this process or shared out among several."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from carrack.rl.sharing import Crew, Layout
from carrack.rl.task import Task


class Batch:
    """Games of one task, with a row for each of them in every array.

    After `reset` and every `step` the arrays tell

    - `observations`: what the seat to move sees (`names` says what each number is); zeros with observe=False
    - `masks`: 1 for each action that it may take
    - `seats`: the seat to move
    - `ended`: 1 if the last step ended a game; the row then shows the first decision of the next one
    - `rewards`: what each seat got, in rows that ended; `lengths`: how many actions that game took

    The arrays are the same ones every time, so copy what is to be kept. What happens depends on the seed and
    the actions alone, not on the number of processes.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int | None = None,
        options: dict[str, str] | None = None,
        seed: int = 0,
        reward: str = "share",
        observe: bool = True,
        cheating: bool = False,
        processes: int = 1,
        pack: Path | None = None,
    ) -> None:
        if n < 1 or not 1 <= processes <= n:
            raise ValueError(
                f"a batch of {n} games in {processes} processes: at least one game for each process"
            )
        self.task: Final = Task(game, players, options, reward, cheating, pack)
        self.n: Final = n
        self.names: Final = self.task.names
        layout = Layout(n, self.task.width if observe else 0, self.task.actions, self.task.seats)
        words = (game, players, options, reward, cheating, pack)
        self.crew: Final = Crew(layout, words, seed, observe, processes)
        views = layout.views(self.crew.memory)
        self.observations: Final[NDArray[np.int16]] = views["observations"]
        self.masks: Final[NDArray[np.uint8]] = views["masks"]
        self.seats: Final[NDArray[np.uint8]] = views["seats"]
        self.rewards: Final[NDArray[np.float32]] = views["rewards"]
        self.ended: Final[NDArray[np.uint8]] = views["ended"]
        self.lengths: Final[NDArray[np.int32]] = views["lengths"]
        self._actions: Final[NDArray[np.int32]] = views["actions"]
        self._rows: Final = np.arange(n)
        self.reset()

    def reset(self) -> None:
        """Begin every game anew, with its first episode."""
        self.crew.reset()

    def step(self, actions: Any) -> None:
        """Take one action in every game, by its number in the catalogue."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(
                f"a step takes {self.n} whole numbers, one action for each game, not {chosen.dtype} of "
                f"shape {chosen.shape}"
            )
        wrong = (chosen < 0) | (chosen >= self.task.actions)
        if not wrong.any():
            wrong = self.masks[self._rows, chosen] == 0
        if wrong.any():
            game = int(wrong.argmax())
            raise ValueError(
                f"action {chosen[game]} is not possible in game {game}; masks[{game}] says which are"
            )
        self._actions[:] = chosen
        self.crew.step()

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A possible action for every game, each option as likely as another."""
        lots = generator.random(self.masks.shape, dtype=np.float32) * self.masks
        actions: NDArray[np.int64] = lots.argmax(axis=1)
        return actions

    def close(self) -> None:
        """End the processes."""
        self.crew.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
