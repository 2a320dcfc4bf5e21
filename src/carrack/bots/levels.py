"""Six levels of play, the same in every game: from somebody who just learned the rules to the strongest.

Up to `advanced` a level looks one move ahead, `advanced` at the rest of its turn too. The weaker ones lose
something by each decision, on average the same in every game: they pick freely where little is at stake, and
seldom err where it is much.
`expert` and `master` plan (`planner.py`), for so many milliseconds a decision.
"""

from __future__ import annotations

from pathlib import Path

from carrack.bots.bot import Bot
from carrack.bots.judge import Judge
from carrack.bots.learned import OnePlyBot, Sight
from carrack.bots.planner import Effort, PlannerBot
from carrack.bots.stopwatch import PATIENCE
from carrack.bots.weights import judge_of
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules, Setup

ONE_PLY = {
    "novice": Sight(loss=0.055, margin=2.0),
    "casual": Sight(loss=0.03, margin=1.5),
    "skilled": Sight(loss=0.01, margin=1.0),
    "advanced": Sight(further=200, to_the_end=True),
}
MILLISECONDS = {"expert": 50, "master": 1000}
LEVELS = (*ONE_PLY, *MILLISECONDS)
USUAL = "casual"  # the opponent of somebody who names none
TEXT = Path(__file__).parent / "text"  # what the levels are called, and a line about each


class LevelBot(Bot):
    """A player of a level; what it judges by depends on the game that it is asked about.

    One that plans may be given so many lines, or other milliseconds, instead of its own time, and another
    effort.
    """

    def __init__(
        self,
        seed: int,
        level: str,
        lines: int = 0,
        milliseconds: int = 0,
        effort: Effort | None = None,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(seed)
        self.level = level
        self.lines = lines
        self.milliseconds = milliseconds or MILLISECONDS.get(level, 0)
        self.effort = effort
        self.patience = patience
        self.asked: tuple[Rules, Setup] | None = None
        self.player: Bot | None = None

    def choose(self, perspective: Perspective) -> Action:
        game = perspective.rules, perspective.setup
        if self.player is None or self.asked != game:
            self.asked, self.player = game, self.made(judge_of(*game))
        return self.player.choose(perspective)

    def made(self, judge: Judge) -> Bot:
        """The player behind the level."""
        seed = self.stream.fork()
        if self.level in ONE_PLY:
            return OnePlyBot(seed, judge, ONE_PLY[self.level])
        return PlannerBot(seed, judge, self.lines, self.milliseconds, self.effort, self.patience)
