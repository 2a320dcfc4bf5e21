"""The contract of a computer player: it gets a perspective and nothing else."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective


class BotError(Exception):
    """A computer player from elsewhere that can't be had, or that does not decide as it should."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player. Equal perspectives and seeds give equal moves, unless it plays by the clock."""

    __slots__ = ("stream",)

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    @property
    def hears(self) -> bool:
        """Whether it wants to know what happened (`perspective.events`); without events games are faster."""
        return False

    def choose(self, perspective: Perspective) -> Action:
        """One of the perspective's options."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option."""

    __slots__ = ()

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.options
        return options[self.stream.below(len(options))]
