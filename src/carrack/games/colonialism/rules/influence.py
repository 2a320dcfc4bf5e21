"""Placing and removing discs; the owner's choice between own discs and mercenaries (2.4, 7.2)."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import NATIVES
from carrack.games.colonialism.rules.actions import Lose
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask


def faction_thing(faction: int) -> str:
    """The id of a faction in texts and scenes."""
    return "faction:natives" if faction == NATIVES else seat_thing(faction)


def place_discs(table: ColonialismTable, region: int, faction: int, wanted: int) -> None:
    """Discs from reserve or supply to a region, as many as there are (5.2.2.1, ruling R8)."""
    board = table.board
    count = board.place(region, faction, wanted)
    if wanted and table.events is not None:
        where = board.facts.regions[region]
        table.tell("placed", {"who": faction_thing(faction), "count": count, "region": where})


def remove_discs(table: ColonialismTable, region: int, faction: int, own: int, mercenaries: int) -> None:
    """Discs that somebody loses go home."""
    table.board.send_home(region, faction, own, mercenaries)
    if table.events is not None:
        who, where = faction_thing(faction), table.board.facts.regions[region]
        if own:
            table.tell("removed", {"who": who, "count": own, "region": where})
        if mercenaries:
            table.tell("mercenaries-left", {"who": who, "count": mercenaries, "region": where})


def lose_influence(table: ColonialismTable, region: int, losses: list[int]) -> None:
    """Each faction loses discs; whoever has a choice between own discs and mercenaries is asked.

    In turn order, and only those who have both kinds, lose some and keep some (rulings R60, R61).
    """
    board = table.board
    asks: list[ChooseLosses] = []
    all_own, all_mercenaries = board.discs_in(region), board.mercenaries_in(region)
    for seat in board.turn_order():
        lost = losses[seat]
        if not lost:
            continue
        own, mercenaries = all_own[seat], all_mercenaries[seat]
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


class ChooseLosses(Ask[ColonialismTable]):
    """The owner decides how many of their lost discs are mercenaries (7.2 Mercenaries, rulings R60, R61)."""

    def __init__(self, seat: int, region: int, lost: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.lost: Final = lost

    def bounds(self, table: ColonialismTable) -> tuple[int, int]:
        """The fewest and the most mercenaries among the lost discs."""
        fewest = max(0, self.lost - table.board.discs_in(self.region)[self.seat])
        return fewest, min(self.lost, table.board.mercenaries_in(self.region)[self.seat])

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
        assert isinstance(action, Lose)
        board = table.board
        own = self.lost - action.value
        return Message(
            "brings-losses",
            {
                "own": board.discs_in(self.region)[self.seat] - own,
                "mercenaries": board.mercenaries_in(self.region)[self.seat] - action.value,
                "reserve": board.reserve[self.seat] + own,
            },
        )

    def prompt(self, table: ColonialismTable) -> Message:
        region = table.board.facts.regions[self.region]
        return Message("prompt-losses", {"region": region, "count": self.lost})

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-losses", {"seat": self.who, "region": table.board.facts.regions[self.region]})
