"""Action cards (7.2): resolved at once when played, then discarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, Card, Facts
from carrack.games.colonialism.rules.actions import Target
from carrack.games.colonialism.rules.cards.trade import trade
from carrack.games.colonialism.rules.collecting import collect_resources
from carrack.games.colonialism.rules.influence import faction_thing, lose_influence, place_discs
from carrack.games.colonialism.state.board import Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing, span
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


def land_grab(table: ColonialismTable, seat: int, region: int, card: Card) -> None:
    """An own disc for every policy card lying at the region, of all players (ruling R83)."""
    place_discs(table, region, seat, table.board.policies_at(region))


def mercenaries_at_hand(board: Board, wanted: int) -> int:
    """How many of the wanted mercenaries the supply can give (ruling R8)."""
    return min(wanted, board.mercenary_supply)


def hire_mercenaries(table: ColonialismTable, seat: int, region: int, card: Card) -> None:
    """A die and one more mercenaries join the player's influence (ruling R84)."""
    board = table.board
    count = mercenaries_at_hand(board, roll_die_plus_one(table, seat))
    board.hire(region, seat, count)
    if table.events is not None:
        where = board.facts.regions[region]
        table.tell("hired", {"seat": seat_thing(seat), "count": count, "region": where})


def missionary_losses(board: Board, seat: int, region: int, card: Card) -> list[int]:
    """Every other faction with two or more discs loses one."""
    influence = board.influence_of_all(region)
    return [1 if influence[f] >= card.least_victim and f != seat else 0 for f in range(FACTIONS)]


def missionaries(table: ColonialismTable, seat: int, region: int, card: Card) -> None:
    """Every other faction with two or more discs loses one; as many own discs are added (ruling R87)."""
    losses = missionary_losses(table.board, seat, region, card)
    lose_influence(table, region, losses)
    place_discs(table, region, seat, sum(losses))


def plague_losses(board: Board, region: int) -> list[int]:
    """Half of every faction's discs, rounded down."""
    return [discs // 2 for discs in board.influence_of_all(region)]


def plague(table: ColonialismTable, seat: int, region: int, card: Card) -> None:
    """Every faction, the own one too, loses half of its discs, rounded down (ruling R88)."""
    lose_influence(table, region, plague_losses(table.board, region))


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
        card, region = facts.cards[self.card].thing, facts.regions[self.region]
        return Refusal("target-absent", section, {"who": who, "region": region, "card": card})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Target)
        board = table.board
        faction = action.value
        least, most = die_plus_one_bounds(board.facts)
        if self.adds(table):
            count = span(board.at_hand(faction, least), board.at_hand(faction, most))
            return Message("brings-gain", {"count": count})
        there = board.influence(self.region, faction)
        chance = chance_of_at_least(board.facts, there)
        cubes = board.cubes_in(self.region)
        if faction == NATIVES and chance and cubes:
            return Message("brings-last-natives", {"chance": chance, "cubes": cubes})
        return Message("brings-loss", {"count": span(min(least, there), min(most, there))})

    def prompt(self, table: ColonialismTable) -> Message:
        facts = table.board.facts
        card, region = facts.cards[self.card].thing, facts.regions[self.region]
        return Message("prompt-target", {"card": card, "region": region})

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-target", {"seat": self.who, "card": table.board.facts.cards[self.card].thing})
