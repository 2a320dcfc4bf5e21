"""What a report counts, on a game so small that it can be counted by hand."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest

from carrack.arena.report import Count, Lead, play_listened
from carrack.bots.bot import Bot
from carrack.kernel.actions import Action, Catalogue
from carrack.kernel.messages import Message
from carrack.kernel.rules import Component, Rules, View
from carrack.kernel.standings import Category, Standings, rank
from carrack.kernel.table import Ask, Step, Table

WAIT = Action("wait", Message("action-wait"))
BUY = {
    fruit: Action(f"buy {fruit}", Message("action-buy", {"what": f"fruit:{fruit}"}))
    for fruit in ("apple", "pear")
}
WORTH = {"apple": 3, "pear": 1}


class Stall(Table):
    """What the seats have bought."""

    __slots__ = ("bought",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0)
        self.bought: list[list[str]] = [[] for _ in range(seats)]

    def copy(self) -> Stall:
        other = Stall(self.seats)
        self.copy_kernel_fields_to(other)
        other.bought = [bought.copy() for bought in self.bought]
        return other


class Begin(Step[Stall]):
    """A turn begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resume(self, table: Stall) -> None:
        table.tell("turn", {"seat": f"seat:{self.seat}"})
        table.stack.append(Shop(self.seat))


class Shop(Ask[Stall]):
    """Buy a fruit, or wait."""

    def options(self, table: Stall) -> list[Action]:
        return [WAIT, *BUY.values()]

    def take(self, table: Stall, action: Action) -> None:
        if action is not WAIT:
            fruit = action.notation.split()[1]
            table.bought[self.seat].append(fruit)
            table.tell("gained", {"seat": f"seat:{self.seat}", "what": f"fruit:{fruit}"})


class Market(Rules):
    """Two turns for each of two seats; an apple is worth 3, a pear 1."""

    def __init__(self) -> None:
        catalogue = Catalogue([WAIT, *BUY.values()])
        super().__init__("market", (2,), (), catalogue, Path(__file__).parent, "", [], [Begin, Shop])

    def empty_table(self, setup) -> Stall:
        return Stall(setup.seats)

    def start(self, table: Table) -> None:
        table.stack.extend([Begin(seat) for seat in (1, 0, 1, 0)])

    def view(self, table: Table, seat: int) -> View:
        return View(table, seat)

    def components(self) -> list[Component]:
        return [Component(f"fruit:{fruit}", "fruit", {"en": fruit}, "seed") for fruit in BUY]

    def remarks(self, table: Stall) -> dict[str, bool]:
        return {
            "two-apples": any(bought.count("apple") == 2 for bought in table.bought),
            "nothing": not any(table.bought),
        }

    def standings(self, table: Stall) -> Standings:
        scores = [sum(WORTH[fruit] for fruit in bought) for bought in table.bought]
        return Standings(scores, rank([(score,) for score in scores]), [Category("fruit", scores)])


class Script(Bot):
    """Does what it was told to do."""

    def __init__(self, *choices: str) -> None:
        super().__init__(0)
        self.choices = list(choices)

    def choose(self, perspective) -> Action:
        notation = self.choices.pop(0)
        return next(action for action in perspective.options if action.notation == notation)


@pytest.fixture
def found():
    """The report on two games, in turn order: 6 to 1, and 4 to 1."""
    rules = Market()
    setup = rules.setup(2)
    count = Count(rules, [setup])
    for first, second in (
        (Script("buy apple", "buy apple"), Script("buy pear", "wait")),
        (Script("buy apple", "buy pear"), Script("wait", "buy pear")),
    ):
        count.add(play_listened(rules, setup, 0, 1, [first, second]))
    return count.as_json()


def test_rounds_and_the_lead(found):
    """A round is a turn of each; the lead is also told as a share of the winners' points."""
    assert found["rounds"] == {"mean": 2.0, "least": 2, "middle": 2, "most": 2}
    assert found["turns"]["mean"] == found["decisions"]["mean"] == 4
    lead = found["lead"]
    assert [lead[name]["mean"] for name in ("winner", "second", "last", "lead")] == [5, 1, 1, 4]
    assert (lead["lead"]["least"], lead["lead"]["most"]) == (3, 5)
    assert lead["share"] == 8 / 10


def test_answers_by_question(found):
    """The share of each answer among all answers to a question, and of the components that it names."""
    assert found["choices"] == {
        "Shop": {
            "times": 4,
            "shares": {
                "buy": 6 / 8,
                "buy fruit:apple": 3 / 8,
                "buy fruit:pear": 3 / 8,
                "wait": 2 / 8,
            },
        }
    }


def test_seats_that_a_component_reaches(found):
    """Three apples, but only one seat of each game had any; a pear came to three of the four seats."""
    assert found["taken"]["gained"] == {"fruit:apple": 1.5, "fruit:pear": 1.5}
    assert found["reached"] == {"gained": {"fruit:apple": 2 / 4, "fruit:pear": 3 / 4}}


def test_remarks_of_the_rules(found):
    """In how many games something was so at any decision, also if it was in none or in all."""
    assert found["remarks"] == {"nothing": 1.0, "two-apples": 0.5}


def test_standings_go_to_other_processes():
    """They can be taken apart and put together again, with everything in them."""
    made = Standings([9, 4], [1, 2], [Category("fruit", [9, 4])], "fruit", [1, 0])
    assert deepcopy(made).as_json() == made.as_json()


def test_who_leads_whom():
    """Partners don't lead each other, a shared victory has no lead, and nor has a game without points."""
    lead = Lead()
    lead.add(Standings([9, 9, 4, 4], [1, 1, 2, 2], [], teams=[0, 0, 1, 1]))
    lead.add(Standings([7, 7, 2], [1, 1, 3], []))
    found = lead.as_json()
    assert [found[name]["mean"] for name in ("winner", "second", "last", "lead")] == [8, 5.5, 3, 2.5]
    assert found["share"] == 5 / 16
    nothing = Lead()
    assert nothing.as_json() == {}
    nothing.add(Standings([0, 0], [1, 1], []))
    assert nothing.as_json()["share"] is None
