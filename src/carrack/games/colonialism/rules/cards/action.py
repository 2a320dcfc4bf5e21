"""Action cards (7.2): resolved at once when played, then discarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, RESOURCES, Card, Facts
from carrack.games.colonialism.rules.actions import Between, Give, Target
from carrack.games.colonialism.rules.collecting import collect_resources, colors_in, no_cube_of_color
from carrack.games.colonialism.rules.influence import (
    discs_at_hand,
    faction_thing,
    influence_of_all,
    lose_influence,
    place_discs,
)
from carrack.games.colonialism.show.consequences import span
from carrack.games.colonialism.state.table import Board, ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.table import Ask

ActionEffect = Callable[[ColonialismTable, int, int, Card], None]
PLUS: Final = 1


def roll_die_plus_one(table: ColonialismTable, seat: int) -> int:
    """A die and one more: 2 to 4."""
    faces = table.board.facts.die_faces
    result = faces[table.chance(len(faces), "dice")]
    if table.events is not None:
        told: dict[str, Arg] = {"seat": seat_thing(seat), "roll": result, "plus": PLUS, "sum": result + PLUS}
        table.tell("rolled-plus", told)
    return result + PLUS


def die_plus_one_bounds(facts: Facts) -> tuple[int, int]:
    """The least and the most that a die and one more can be."""
    return min(facts.die_faces) + PLUS, max(facts.die_faces) + PLUS


def chance_of_at_least(facts: Facts, wanted: int) -> int:
    """The chance that a die and one more is at least so much, in percent."""
    enough = sum([1 for face in facts.die_faces if face + PLUS >= wanted])
    return 100 * enough // len(facts.die_faces)


def choose_target(table: ColonialismTable, seat: int, region: int, card: Card) -> None:
    """Diplomacy and Military Campaign: a faction is named first, then the die is rolled."""
    table.stack.append(ChooseTarget(seat, region, card.index))


def policy_cards_at(board: Board, region: int) -> int:
    """The policy cards lying at a region, of all players, face down or up."""
    return sum([board.policy_count(region, seat) for seat in range(board.seats)])


def land_grab(table: ColonialismTable, seat: int, region: int, card: Card) -> None:
    """An own disc for every policy card lying at the region, of all players (ruling R83)."""
    place_discs(table, region, seat, policy_cards_at(table.board, region))


def mercenaries_at_hand(board: Board, wanted: int) -> int:
    """How many of the wanted mercenaries the supply can give (ruling R8)."""
    return min(wanted, board.mercenary_supply)


def hire_mercenaries(table: ColonialismTable, seat: int, region: int, card: Card) -> None:
    """A die and one more mercenaries join the player's influence (ruling R84)."""
    board = table.board
    count = mercenaries_at_hand(board, roll_die_plus_one(table, seat))
    board.mercenary_supply -= count
    board.mercenaries[region * FACTIONS + seat] += count
    if table.events is not None:
        where = board.facts.regions[region]
        table.tell("hired", {"seat": seat_thing(seat), "count": count, "region": where})


def missionary_losses(board: Board, seat: int, region: int, card: Card) -> list[int]:
    """Every other faction with two or more discs loses one."""
    influence = influence_of_all(board, region)
    return [1 if influence[f] >= card.least_victim and f != seat else 0 for f in range(FACTIONS)]


def missionaries(table: ColonialismTable, seat: int, region: int, card: Card) -> None:
    """Every other faction with two or more discs loses one; as many own discs are added (ruling R87)."""
    losses = missionary_losses(table.board, seat, region, card)
    lose_influence(table, region, losses)
    place_discs(table, region, seat, sum(losses))


def plague_losses(board: Board, region: int) -> list[int]:
    """Half of every faction's discs, rounded down."""
    return [discs // 2 for discs in influence_of_all(board, region)]


def plague(table: ColonialismTable, seat: int, region: int, card: Card) -> None:
    """Every faction, the own one too, loses half of its discs, rounded down (ruling R88)."""
    lose_influence(table, region, plague_losses(table.board, region))


def trade(table: ColonialismTable, seat: int, sea: int, card: Card) -> None:
    """Two regions at the ship's sea zone exchange one cube each (ruling R89)."""
    table.stack.append(ChooseTradingRegions(seat, sea))


ACTION_EFFECTS: Final[dict[str, ActionEffect]] = {
    "die_plus_one_add_to_faction": choose_target,
    "die_plus_one_remove_from_faction": choose_target,
    "add_own_per_policy_card_in_region": land_grab,
    "die_plus_one_add_mercenaries": hire_mercenaries,
    "convert_one_from_each_other_faction": missionaries,
    "every_faction_loses_half_rounded_down": plague,
    "swap_one_cube_between_two_regions": trade,
}


def campaign_targets(board: Board, region: int) -> list[int]:
    """The factions that a campaign can hit: any with influence there, the own one too (ruling R85)."""
    return [f for f in [*range(board.seats), NATIVES] if board.influence(region, f)]


class ChooseTarget(Ask[ColonialismTable]):
    """Name the faction that Diplomacy strengthens (any of the game, R82) or a campaign hits (R85)."""

    def __init__(self, seat: int, region: int, card: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.card: Final = card

    def adds(self, table: ColonialismTable) -> bool:
        return table.board.facts.cards[self.card].effect == "die_plus_one_add_to_faction"

    def options(self, table: ColonialismTable) -> list[Action]:
        board = table.board
        adds = self.adds(table)
        factions = [*range(board.seats), NATIVES] if adds else campaign_targets(board, self.region)
        return [table.actions.target[faction] for faction in factions]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Target)
        board = table.board
        faction = action.value
        if table.events is not None:
            card = board.facts.cards[self.card].thing
            table.tell("named", {"seat": self.who, "card": card, "who": faction_thing(faction)})
        count = roll_die_plus_one(table, self.seat)
        if self.adds(table):
            place_discs(table, self.region, faction, count)
            return
        losses = [0] * FACTIONS
        losses[faction] = min(count, board.influence(self.region, faction))
        lose_influence(table, self.region, losses)
        if faction == NATIVES and not board.natives(self.region):
            collect_resources(table, self.region)

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Target):
            return None
        section = "7.2 Diplomacy" if self.adds(table) else "7.2 Military Campaign"
        who = faction_thing(action.value)
        if action.value != NATIVES and action.value >= table.seats:
            return Refusal("no-such-seat", section, {"who": who})
        facts = table.board.facts
        card = facts.cards[self.card].thing
        return Refusal(
            "target-absent", section, {"who": who, "region": facts.regions[self.region], "card": card}
        )

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Target)
        board = table.board
        faction = action.value
        least, most = die_plus_one_bounds(board.facts)
        if self.adds(table):
            fewest = discs_at_hand(board, faction, least)
            return Message("brings-gain", {"count": span(fewest, discs_at_hand(board, faction, most))})
        there = board.influence(self.region, faction)
        chance = chance_of_at_least(board.facts, there)
        cubes = board.cubes_in(self.region)
        if faction == NATIVES and chance and cubes:
            return Message("brings-last-natives", {"chance": chance, "cubes": cubes})
        return Message("brings-loss", {"count": span(min(least, there), min(most, there))})

    def prompt(self, table: ColonialismTable) -> Message:
        facts = table.board.facts
        return Message(
            "prompt-target",
            {
                "card": facts.cards[self.card].thing,
                "region": facts.regions[self.region],
            },
        )

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-target", {"seat": self.who, "card": table.board.facts.cards[self.card].thing})

    def record(self) -> list[Any]:
        return [self.seat, self.region, self.card]


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


def give_cube(board: Board, giver: int, taker: int, resource: int) -> None:
    """A cube goes from one region to another."""
    board.cubes[giver * RESOURCES + resource] -= 1
    board.cubes[taker * RESOURCES + resource] += 1


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
        return table.actions.give_of[colors_in(table.board, self.giver())]

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
            give_cube(table.board, giver, taker, resource)
            if table.events is not None:
                table.tell(
                    "traded",
                    {
                        "resource": facts.resources[resource],
                        "one": facts.regions[giver],
                        "other": facts.regions[taker],
                    },
                )

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
            give_cube(after, self.one, self.other, self.given)
        give_cube(after, giver, taker, action.value)
        regions = after.facts.regions
        return Message(
            "brings-trade",
            {
                "region": regions[giver],
                "left": after.cubes[giver * RESOURCES + action.value],
                "other": regions[taker],
                "there": after.cubes[taker * RESOURCES + action.value],
            },
        )

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-trade-cube", {"region": table.board.facts.regions[self.giver()]})

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-trade", {"seat": self.who})
