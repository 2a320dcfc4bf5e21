"""Trade (7.2): two regions at a ship's sea zone exchange one cube each."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import Card
from carrack.games.colonialism.rules.actions import Between, Give
from carrack.games.colonialism.rules.collecting import no_cube_of_color
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask
from carrack.mechanics.bits import mask_of, members


def trading_seas(board: Board, seat: int) -> int:
    """The sea zones with a fresh ship at which two regions can trade (ruling R89)."""
    presence = board.presence(seat)
    seas = 0
    for sea in members(board.fresh_seas(seat)):
        regions = mask_of([region for region in board.facts.sea_regions[sea] if board.cubes_in(region)])
        if regions & presence and regions.bit_count() > 1:
            seas |= 1 << sea
    return seas


def trading_pairs(board: Board, seat: int, sea: int) -> list[tuple[int, int]]:
    """Pairs of regions at a sea zone that can trade: a cube in each, own influence in one (ruling R89)."""
    presence = board.presence(seat)
    regions = [region for region in board.facts.sea_regions[sea] if board.cubes_in(region)]
    return [
        (region, other)
        for region in regions
        for other in regions
        if region < other and (presence >> region | presence >> other) & 1
    ]


def trade(table: ColonialismTable, seat: int, sea: int, card: Card) -> None:
    """Two regions at the ship's sea zone exchange one cube each (ruling R89)."""
    table.stack.append(ChooseTradingRegions(seat, sea))


class ChooseTradingRegions(Ask[ColonialismTable]):
    """Name the two regions that exchange a cube (7.2 Trade, ruling R89)."""

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea: Final = sea

    def options(self, table: ColonialismTable) -> list[Action]:
        return [table.actions.between[pair] for pair in trading_pairs(table.board, self.seat, self.sea)]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Between)
        table.stack.append(ChooseCube(self.seat, action.first, action.second, -1))

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Between):
            return None
        facts = table.board.facts
        sea = facts.seas[self.sea]
        for region in (action.first, action.second):
            name = facts.regions[region]
            if region not in facts.sea_regions[self.sea]:
                return Refusal("not-at-sea", "7.2 Trade", {"region": name, "sea": sea})
            if not table.board.cubes_in(region):
                return Refusal("no-cube-there", "7.2 Trade", {"region": name})
        return Refusal("no-presence-in-either", "7.2 Trade", {})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Between)
        board = table.board
        one, other = board.cubes_in(action.first), board.cubes_in(action.second)
        return Message("brings-between", {"one": one, "other": other})

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-trade-regions", {"sea": table.board.facts.seas[self.sea]})

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-trade", {"seat": self.who})


class ChooseCube(Ask[ColonialismTable]):
    """Choose the cube that each of the two regions gives; `given` is the first region's, -1 before it."""

    def __init__(self, seat: int, one: int, other: int, given: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other
        self.given: Final = given

    def giver(self) -> int:
        return self.one if self.given < 0 else self.other

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.give_of[table.board.colors_in(self.giver())]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Give)
        if self.given < 0:
            table.stack.append(ChooseCube(self.seat, self.one, self.other, action.value))
            return
        facts = table.board.facts
        for giver, taker, resource in (
            (self.one, self.other, self.given),
            (self.other, self.one, action.value),
        ):
            table.board.give_cube(giver, taker, resource)
            if table.events is not None:
                one, other = facts.regions[giver], facts.regions[taker]
                table.tell("traded", {"resource": facts.resources[resource], "one": one, "other": other})

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Give):
            return None
        return no_cube_of_color(table.board, self.giver(), action.value, "7.2 Trade")

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Give)
        giver = self.giver()
        taker = self.other if giver == self.one else self.one
        after = table.board.copy()
        if self.given >= 0:
            after.give_cube(self.one, self.other, self.given)
        after.give_cube(giver, taker, action.value)
        regions = after.facts.regions
        return Message(
            "brings-trade",
            {
                "region": regions[giver],
                "left": after.cubes_of(giver)[action.value],
                "other": regions[taker],
                "there": after.cubes_of(taker)[action.value],
            },
        )

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-trade-cube", {"region": table.board.facts.regions[self.giver()]})

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-trade", {"seat": self.who})
