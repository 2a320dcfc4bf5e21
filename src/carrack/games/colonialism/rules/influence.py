"""Placing and removing discs; the owner's choice between own discs and mercenaries (2.4, 7.2)."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES
from carrack.games.colonialism.rules.actions import Lose
from carrack.games.colonialism.state.table import Board, ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask


def faction_thing(faction: int) -> str:
    """The id of a faction in texts and scenes."""
    return "faction:natives" if faction == NATIVES else seat_thing(faction)


def discs_at_hand(board: Board, faction: int, wanted: int) -> int:
    """How many of the wanted discs reserve or supply can give (5.2.2.1, ruling R8)."""
    return min(wanted, board.native_supply if faction == NATIVES else board.reserve[faction])


def place_discs(table: ColonialismTable, region: int, faction: int, wanted: int) -> int:
    """Discs from reserve or supply to a region, as many as there are (5.2.2.1, ruling R8)."""
    board = table.board
    count = discs_at_hand(board, faction, wanted)
    if faction == NATIVES:
        board.native_supply -= count
    else:
        board.reserve[faction] -= count
    board.discs[region * FACTIONS + faction] += count
    if wanted and table.events is not None:
        where = board.facts.regions[region]
        table.tell("placed", {"who": faction_thing(faction), "count": count, "region": where})
    return count


def return_discs(board: Board, region: int, faction: int, own: int, mercenaries: int) -> None:
    """Discs from a region home: to the reserve or the general supply (ruling R7)."""
    at = region * FACTIONS + faction
    board.discs[at] -= own
    board.mercenaries[at] -= mercenaries
    board.mercenary_supply += mercenaries
    if faction == NATIVES:
        board.native_supply += own
    else:
        board.reserve[faction] += own


def remove_discs(table: ColonialismTable, region: int, faction: int, own: int, mercenaries: int) -> None:
    """Discs that somebody loses go home."""
    return_discs(table.board, region, faction, own, mercenaries)
    if table.events is not None:
        what = table.board.facts.regions[region]
        if own:
            table.tell("removed", {"who": faction_thing(faction), "count": own, "region": what})
        if mercenaries:
            table.tell(
                "mercenaries-left", {"who": faction_thing(faction), "count": mercenaries, "region": what}
            )


def lose_influence(table: ColonialismTable, region: int, losses: list[int]) -> None:
    """Each faction loses discs; whoever has a choice between own discs and mercenaries is asked.

    In turn order, and only if he has both kinds, loses some and keeps some (rulings R60, R61).
    """
    board = table.board
    asks: list[ChooseLosses] = []
    for seat in board.turn_order():
        lost = losses[seat]
        if not lost:
            continue
        at = region * FACTIONS + seat
        own = board.discs[at]
        mercenaries = board.mercenaries[at]
        if not mercenaries:
            remove_discs(table, region, seat, lost, 0)
        elif not own:
            remove_discs(table, region, seat, 0, lost)
        elif lost == own + mercenaries:
            remove_discs(table, region, seat, own, mercenaries)
        else:
            asks.append(ChooseLosses(seat, region, lost))
    if losses[NATIVES]:
        remove_discs(table, region, NATIVES, losses[NATIVES], 0)
    asks.reverse()
    table.stack.extend(asks)


def influence_of_all(board: Board, region: int) -> list[int]:
    """The influence of each faction in a region."""
    at = region * FACTIONS
    return [board.discs[at + faction] + board.mercenaries[at + faction] for faction in range(FACTIONS)]


class ChooseLosses(Ask[ColonialismTable]):
    """The owner decides how many of his lost discs are mercenaries (7.2 Mercenaries, rulings R60, R61)."""

    def __init__(self, seat: int, region: int, lost: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.lost: Final = lost

    def bounds(self, table: ColonialismTable) -> tuple[int, int]:
        at = self.region * FACTIONS + self.seat
        fewest = max(0, self.lost - table.board.discs[at])
        return fewest, min(self.lost, table.board.mercenaries[at])

    def options(self, table: ColonialismTable) -> list[Action]:
        fewest, most = self.bounds(table)
        return [table.actions.lose[count] for count in range(fewest, most + 1)]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Lose)
        remove_discs(table, self.region, self.seat, self.lost - action.value, action.value)

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Lose):
            return None
        fewest, most = self.bounds(table)
        return Refusal("losses", "7.2 Mercenaries", {"fewest": fewest, "most": most})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        after = table.copy()
        self.take(after, action)
        at = self.region * FACTIONS + self.seat
        return Message(
            "brings-losses",
            {
                "own": after.board.discs[at],
                "mercenaries": after.board.mercenaries[at],
                "reserve": after.board.reserve[self.seat],
            },
        )

    def prompt(self, table: ColonialismTable) -> Message:
        region = table.board.facts.regions[self.region]
        return Message("prompt-losses", {"region": region, "count": self.lost})

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-losses", {"seat": self.who, "region": table.board.facts.regions[self.region]})
