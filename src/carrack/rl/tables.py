"""Many games stepped by one call: the inner loop of a batch, compiled.

Whatever a learner reads lies in flat arrays of machine numbers, one row for each game; `batch.py` shows them
as numpy arrays without a copy. A game that ends begins anew at once.
"""

from __future__ import annotations

import sys
from array import array
from typing import Any, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

import carrack
from carrack.arena.games import seed_of
from carrack.kernel.actions import Action
from carrack.kernel.table import Table, advance, take, to_move
from carrack.rl.task import Task


class Tables:
    """Games `first` to `first + count - 1` of a batch.

    `observations`, `masks`, `seats`, `rewards`, `ended` and `lengths` are writable buffers that belong to
    these games alone: 16-bit numbers, bytes, bytes, 32-bit floats, bytes, and 32-bit numbers.
    """

    def __init__(
        self, task: Task, first: int, count: int, seed: int, observe: bool, buffers: list[Any]
    ) -> None:
        self.task: Final = task
        self.first: Final = first
        self.count: Final = count
        self.seed: Final = seed
        self.observe: Final = observe
        self.native: Final = carrack.engine() == "compiled" and sys.byteorder == "little"
        self.tables: list[Table] = []
        self.options: list[list[Action]] = []
        self.episodes: list[int] = [0] * count
        self.made: list[int] = [0] * count
        observations, masks, seats, rewards, ended, lengths = buffers
        self.observations: Final[Any] = observations
        self.masks: Final[Any] = masks
        self.seats: Final[Any] = seats
        self.rewards: Final[Any] = rewards
        self.ended: Final[Any] = ended
        self.lengths: Final[Any] = lengths

    def reset(self) -> None:
        """Every game begins; the first episode of each."""
        count = self.count
        self.tables = []
        self.options = []
        self.masks[:] = bytes(count * self.task.actions)
        self.ended[:] = bytes(count)
        for game in range(count):
            self.episodes[game] = 0
            table = self.begun(game)
            self.tables.append(table)
            self.options.append(advance(table))
            self.show(game)

    def begun(self, game: int) -> Table:
        """A new game; what chance brings in it depends on its number and episode alone."""
        self.made[game] = 0
        return self.task.begun(seed_of(self.seed, self.first + game, self.episodes[game]))

    def step(self, actions: list[int]) -> None:
        """One action in every game, by its number in the catalogue; the mask tells which are possible."""
        catalogue = self.task.rules.catalogue.actions
        width = self.task.actions
        masks = self.masks
        ended = self.ended
        for game in range(self.count):
            begin = game * width
            for option in self.options[game]:
                masks[begin + option.index] = 0
            table = self.tables[game]
            options = take(table, catalogue[actions[game]])
            self.made[game] += 1
            if options:
                ended[game] = 0
            else:
                self.end(game, table)
                self.episodes[game] += 1
                table = self.begun(game)
                self.tables[game] = table
                options = advance(table)
            self.options[game] = options
            self.show(game)

    def end(self, game: int, table: Table) -> None:
        """The rewards of a game that is over, and how many actions it took."""
        seats = self.task.seats
        self.ended[game] = 1
        self.lengths[game] = self.made[game]
        self.rewards[game * seats : (game + 1) * seats] = array("f", self.task.rewards(table))

    def show(self, game: int) -> None:
        """What the seat to move sees and may do."""
        table = self.tables[game]
        seat = to_move(table)
        self.seats[game] = seat
        begin = game * self.task.actions
        masks = self.masks
        for option in self.options[game]:
            masks[begin + option.index] = 1
        if self.observe:
            width = self.task.width
            numbers = self.task.observed(table, seat)
            self.observations[game * width : (game + 1) * width] = (
                packed(numbers) if self.native else array("h", numbers)
            )


def packed(numbers: list[int]) -> memoryview:
    """What `array("h", numbers)` holds, compiled in a sixth of the time; only where low bytes come first."""
    writer = BytesWriter()
    for number in numbers:
        write_i16_le(writer, i16(number))
    return memoryview(writer.getvalue()).cast("h")
