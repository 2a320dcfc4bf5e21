"""The loop, forced choices, secret simultaneous decisions, and what the table tells."""

from __future__ import annotations

from typing import Any

import pytest
from toy import Toy
from toy_steps import BID, GAIN, NO_BID, NOD, PASS, SURE, Bid, Confirm, Nod, Tidy, ToyTable, Turn

from carrack.kernel.actions import Action
from carrack.kernel.chance import Key
from carrack.kernel.events import Event
from carrack.kernel.messages import Message, Refusal, RefusedError
from carrack.kernel.perspective import Perspective, why_not
from carrack.kernel.table import (
    NOBODY,
    Ask,
    Step,
    Table,
    Together,
    advance,
    ask_together,
    open_asks,
    take,
    to_move,
)


def asking(*steps: Step[Any]) -> ToyTable:
    """A table with three seats and these steps on the stack."""
    table = ToyTable(3)
    table.stack += steps
    return table


def test_forced_choice_is_made_without_asking() -> None:
    """A single option is taken at once, and the loop goes on to the next question."""
    table = asking(Turn(1), Tidy(0))
    assert advance(table)[0] is GAIN
    assert table.coins == [10, 0, 0]
    assert to_move(table) == 1


def test_always_asks_with_one_answer() -> None:
    """Where being asked or not would tell something, even a single option is a question."""
    table = asking(Nod(2))
    assert advance(table) == [NOD]
    assert to_move(table) == 2
    assert take(table, NOD) == []
    assert to_move(table) == NOBODY
    assert open_asks(table) == []


def test_nobody_is_asked_while_a_rule_runs() -> None:
    """A stack whose top is no question waits for nobody."""
    table = ToyTable(2)
    Toy().start(table)
    assert to_move(table) == NOBODY
    assert open_asks(table) == []


def together(table: ToyTable) -> Together[Any]:
    """The simultaneous decisions that are open."""
    top = table.stack[-1]
    assert isinstance(top, Together)
    return top


def answer(table: ToyTable, seat: int, action: Action) -> None:
    """A seat answers."""
    top = table.stack.pop()
    assert isinstance(top, Together)
    top.take_for(table, seat, action)


def test_simultaneous_answers_in_any_order() -> None:
    """Answers arrive in any order; a further question stands where the answered one stood."""
    table = asking(Together((Bid(0), Bid(1), Bid(2))))
    assert [ask.seat for ask in open_asks(table)] == [0, 1, 2]
    answer(table, 1, BID[2])
    assert [(ask.seat, ask.name) for ask in together(table).asks] == [(0, "Bid"), (1, "Confirm"), (2, "Bid")]
    answer(table, 1, SURE)
    assert together(table).ask_of(1) is None
    assert together(table).ask_of(2) is not None
    answer(table, 2, BID[0])
    answer(table, 2, SURE)
    assert to_move(table) == 0
    answer(table, 0, BID[1])
    answer(table, 0, SURE)
    assert table.stack == []
    assert table.bids == [1, 2, 0]


def test_one_at_a_time_meets_the_seats_in_order() -> None:
    """`take` answers for the first seat that is still asked."""
    table = asking(Together((Bid(0), Bid(2))))
    take(table, BID[1])
    take(table, SURE)
    assert to_move(table) == 2
    assert table.bids == [1, NO_BID, NO_BID]
    assert together(table).prompt(table) == Message("prompt-bid")
    assert together(table).why_not(table, GAIN) is None
    assert together(table).consequence(table, BID[0]) == Message("brings-bid", {"seat": "seat:2"})


def test_only_questions_to_the_same_seat_may_follow() -> None:
    """During simultaneous decisions an answer can't start anything that others would see."""

    class Rude(Bid):
        def take(self, table: ToyTable, action: Action) -> None:
            table.stack.append(Turn(self.seat + 1))

    table = asking(Together((Rude(0), Bid(1))))
    with pytest.raises(TypeError, match="Rude pushed Turn during simultaneous decisions"):
        take(table, BID[0])


def test_simultaneous_questions_are_saved() -> None:
    """The open questions are written with their seats and loaded again."""
    table = asking(Together((Bid(0), Confirm(1))))
    record = table.as_json()["stack"][0]
    assert record == ["Together", ["Bid", 0], ["Confirm", 1]]
    loaded = Toy().load_step(record)
    assert [loaded.name, *loaded.record()] == record


def test_always_holds_in_simultaneous_decisions() -> None:
    """A reaction window with one answer is asked in simultaneous decisions too."""
    table = asking(Together((Nod(0), Nod(1))))
    assert advance(table) == [NOD]


def test_forced_answers_are_taken_for_all_seats_alike() -> None:
    """In simultaneous decisions nobody is asked for a single answer, whichever seat it is."""
    table = asking()
    ask_together(table, [Bid(0), Tidy(1), Nod(2)])
    assert advance(table) == BID
    assert [ask.seat for ask in open_asks(table)] == [0, 2], "seat 1 has tidied, seat 2 is always asked"
    table = asking()
    ask_together(table, [Tidy(0), Tidy(1)])
    assert advance(table) == []
    assert table.stack == []


def test_what_others_may_know_of_a_decision() -> None:
    """Whoever waits is told for whom, and nothing hidden."""
    assert Bid(1).waiting(ToyTable(2)) == Message("waiting-decision", {"seat": "seat:1"})


def test_contracts_without_rules_are_errors() -> None:
    """The base classes describe a contract; a game that leaves a part out is told so."""
    table = Table(2, 0)
    ask: Ask[Any] = Ask(0)
    step: Step[Any] = Step()
    for missing in (
        lambda: step.resume(table),
        lambda: ask.options(table),
        lambda: ask.take(table, GAIN),
        lambda: ask.prompt(table),
    ):
        with pytest.raises(NotImplementedError):
            missing()
    assert ask.why_not(table, GAIN) is None
    assert ask.consequence(table, GAIN) is None
    assert (step.record(), step.name) == ([], "Step")


# Refusals and perspectives


def test_refusals_say_why() -> None:
    """Game over, another seat's turn, something missing, and a question that is not asked."""
    table = asking(Turn(1))
    table.hands[1] = [4]
    show, refused = Toy().catalogue.read("show 4"), Toy().catalogue.read("show 5")
    assert why_not(table, 1, show) is None
    missing = why_not(table, 1, refused)
    assert missing is not None
    assert missing.section == "2.1"
    assert missing.as_json() == {"message": {"id": "refusal-not-held", "args": {"card": 5}}, "section": "2.1"}
    assert "refusal-not-held" in repr(missing)
    assert "(rules: 2.1)" in str(RefusedError(missing))
    ids = [why_not(table, 0, show), why_not(table, 1, SURE), why_not(asking(), 1, show)]
    assert [refusal.message.id for refusal in ids if refusal is not None] == [
        "refusal-not-your-turn",
        "refusal-not-asked",
        "refusal-game-over",
    ]


def test_perspective_shows_own_decision_only() -> None:
    """Options and decision belong to the seat; whoever waits has none; everybody knows who is asked."""
    rules = Toy()
    table = asking(Together((Bid(0), Bid(2))))
    events = [Event("dealt", {"seat": "seat:0"}, {"card": 3}, (0,))]
    own = Perspective(rules, table, 2, None, events)
    assert own.options == BID
    assert own.decision is not None
    assert own.decision.as_json() == {
        "seat": 2,
        "prompt": {"id": "prompt-bid", "args": {}},
        "options": [
            {
                "do": f"bid {n}",
                "label": {"id": "action-bid", "args": {"amount": n}},
                "things": [],
                "amount": n,
                "brings": {"id": "brings-bid", "args": {"seat": "seat:2"}},
                "kind": "",
            }
            for n in range(3)
        ],
        "suggested": None,
        "reaction": "",
        "menu": [],
        "about": "",
    }
    waits = Perspective(rules, table, 1)
    assert (waits.options, waits.decision, waits.events) == ([], None, [])
    assert waits.waiting_for() == [0, 2]
    assert own.events == [Message("event-dealt-hidden", {"seat": "seat:0"})]
    assert own.view.as_json()["waiting"] == [0, 2]
    assert Perspective(rules, table, 0, [PASS]).options == [PASS]


def test_imagined_table_asks_the_own_seat_first() -> None:
    """Whoever imagines while several are asked decides first on the imagined table."""
    table = asking(Together((Bid(0), Bid(1), Bid(2))))
    table.key = Key("secret", ())
    imagined = Perspective(Toy(), table, 1).imagine(5)
    assert [ask.seat for ask in open_asks(imagined)] == [1, 0, 2]
    assert imagined.key is None
    assert to_move(Perspective(Toy(), table, 0).imagine(5)) == 0
    assert to_move(Perspective(Toy(), asking(), 0).imagine(5)) == NOBODY


# Events and messages


def test_event_shows_secrets_to_its_audience_only() -> None:
    """The audience sees everything, others and the public a hidden form; a replay opens all."""
    event = Event("dealt", {"seat": "seat:1"}, {"card": 7}, (1,))
    full = Message("event-dealt", {"seat": "seat:1", "card": 7})
    assert event.seen_by(1) == full
    assert event.in_full() == full
    for other in (-1, 0, 2):
        assert event.seen_by(other) == Message("event-dealt-hidden", {"seat": "seat:1"})
    assert Event("rained", {"place": 1}).seen_by(-1) == Message("event-rained", {"place": 1})


def test_table_tells_only_when_somebody_listens() -> None:
    """Without a listener nothing is recorded; a copy has no listener."""
    table = ToyTable(2)
    table.tell("rained", {"place": 0})
    told: list[Event] = []
    table.events = told
    table.tell("rained", {"place": 1})
    table.copy().tell("rained", {"place": 2})
    assert [event.args for event in told] == [{"place": 1}]


def test_messages_are_compared_by_value() -> None:
    """Equal ids and arguments are equal messages, in sets too."""
    assert len({Message("a", {"x": 1, "y": 2}), Message("a", {"y": 2, "x": 1}), Message("a")}) == 2
    assert Message("a") != "a"
    assert repr(Message("a", {"x": 1})) == "Message('a', {'x': 1})"
    assert Refusal("b", "1").message.id == "refusal-b"


def test_a_step_can_follow_what_was_put_on_the_stack_since() -> None:
    """`after` puts a step below all that came since the stack was so high, and above the rest."""
    table = asking(Turn(0))
    table.stack += [Turn(1), Turn(2)]
    table.after(1, Tidy(0))
    assert [step.name for step in table.stack] == ["Turn", "Tidy", "Turn", "Turn"]
    assert table.withdraw().record() == [2]
    assert len(table.stack) == 3
