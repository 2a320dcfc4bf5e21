"""Preparations (4.0)."""

from __future__ import annotations

from carrack.games.colonialism.content.facts import ALL_INTERESTS
from carrack.games.colonialism.rules.actions import Place
from carrack.games.colonialism.rules.turn_order import CHOOSE_ROWS
from carrack.games.colonialism.show.consequences import ships_then
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, seat_thing
from carrack.kernel.table import Ask

INTERESTS_DEALT = 3


def roll_for_rows(table: ColonialismTable) -> None:
    """Everybody rolls all four dice; the highest sum chooses a row of the turn order track first."""
    CHOOSE_ROWS.start_with(table, tuple(ranked_by_rolls(table, list(range(table.seats)))))


def ranked_by_rolls(table: ColonialismTable, seats: list[int]) -> list[int]:
    """The seats by their rolls, highest first; those who tie roll again for the ranks they share (R11)."""
    if len(seats) == 1:
        return seats
    facts = table.board.facts
    sums: dict[int, list[int]] = {}
    for seat in seats:
        rolls = [facts.die_faces[table.chance(len(facts.die_faces), "dice")] for _ in range(facts.dice)]
        sums.setdefault(sum(rolls), []).append(seat)
        if table.events is not None:
            table.tell("rolled", {"seat": seat_thing(seat), "roll": sum(rolls)})
    ranked: list[int] = []
    for total in sorted(sums, reverse=True):
        ranked += ranked_by_rolls(table, sums[total])
    return ranked


def deal_interests(table: ColonialismTable) -> None:
    """Three economic interest cards each; the others stay unseen (ruling R14)."""
    pile = ALL_INTERESTS
    dealt = []
    for seat in range(table.seats):
        cards = 0
        for _ in range(INTERESTS_DEALT):
            card = table.draw(pile, "interests")
            pile &= ~(1 << card)
            cards |= 1 << card
            if table.events is not None:
                name = table.board.facts.interests[card]
                table.tell("interest", {"seat": seat_thing(seat)}, {"card": name}, (seat,))
        dealt.append(cards)
    table.interests = tuple(dealt)


def place_tokens(table: ColonialismTable) -> None:
    """The tokens go to the first game turn and the first action round (4.0)."""
    table.board.phase = 0
    if table.events is not None:
        table.tell("turn", {"turn": table.board.turn})


def ask_for_ship(table: ColonialismTable, seat: int) -> None:
    """A player places one of their ships."""
    table.stack.append(PlaceShip(seat))


class PlaceShip(Ask[ColonialismTable]):
    """One fresh ship in any sea zone, in three passes in turn order (ruling R17)."""

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.place

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Place)
        table.board.launch(self.seat, action.value)
        if table.events is not None:
            sea = table.board.facts.seas[action.value]
            table.tell("ship-placed", {"seat": self.who, "sea": sea})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Place)
        after = table.board.copy()
        after.launch(self.seat, action.value)
        return ships_then(after, self.seat, action.value)

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-place")

    def waiting(self, table: ColonialismTable) -> Message:
        return Message("waiting-place", {"seat": self.who})
