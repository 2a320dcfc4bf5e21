"""What the cards share (2): an effect for whoever uses one, and questions."""

from __future__ import annotations

from typing import ClassVar

from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.messages import Message
from carrack.kernel.table import Ask


class Effect:
    """What a card does on the table."""

    def use(self, table: ConcordiaTable, seat: int) -> None:
        """Do it for a player: the one who plays the card, copies it, or is the partner of either."""
        raise NotImplementedError

    def brings(self, board: Board, seat: int, played: int) -> Message:
        """What it would bring a player at once; `played` cards lie on the own pile then."""
        raise NotImplementedError


class Question(Ask[ConcordiaTable]):
    """A question of this game; `awaited` names the text for those who wait."""

    awaited: ClassVar[str] = "play"

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message(f"waiting-{self.awaited}", {"seat": self.who})
