"""Reactions (P7): who is asked, and how, tells nothing about hidden hands."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.thirteen_colonies.rules.reactions import Answer
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.chance import Stream
from carrack.kernel.table import advance, open_asks, take
from thirteen_colonies.build import (
    act,
    answer,
    discard,
    draws,
    game,
    kind,
    kinds,
    new_game,
    put_people,
    rule,
    table,
)


def asked(made: ColoniesTable, seat: int) -> dict[str, Any]:
    """Everything that a seat can notice of the questions that are open."""
    return {
        "view": game().view(made, seat).as_json(),
        "asked": [(ask.name, ask.record()) for ask in open_asks(made)],
        "waiting": [ask.waiting(made) for ask in open_asks(made)],
        "stack": [(step.name, step.record()) for step in made.stack],
        "shown": made.shown,
    }


def window(purpose: str, holds: bool) -> ColoniesTable:
    """A reaction window in which player 2 holds the card, or has it in his draw pile."""
    card = reaction_card(purpose)
    held, drawn = ([card], ["forest"]) if holds else (["forest"], [card])
    hands = {
        "control": ["colonist"],
        "defence": ["to_arms_1"],
        "monopoly": ["beaver_creek"],
    }
    made = table(
        "P",
        3,
        hand={0: hands[purpose], 2: held},
        draw={2: drawn},
        open="meadow",
        colonies={0: [0], 2: [2]},
        units={0: ["carrack", "soldier"]},
    )
    moves = {
        "control": ["play colonist settle florida"],
        "defence": ["play to_arms_1 attack florida", "pass"],
        "monopoly": ["sell beaver_creek"],
    }
    act(made, *moves[purpose])
    return made


def reaction_card(purpose: str) -> str:
    """The card that answers at such a moment."""
    facts = game().content.facts
    return facts.cards[facts.reactions[purpose][0][0]].id


@rule("P7")
@pytest.mark.parametrize("purpose", ["control", "defence", "monopoly"])
def test_holders_and_others_are_asked_alike(purpose: str) -> None:
    """With the card in hand or in the draw pile: the same question, and the others see the same."""
    holder, other = window(purpose, holds=True), window(purpose, holds=False)
    asks = open_asks(holder)
    assert [(ask.seat, type(ask)) for ask in asks] == [(2, Answer)]
    assert asks[0].always
    for seat in (0, 1, -1):
        assert asked(holder, seat) == asked(other, seat)
    assert len(advance(holder)) == 2
    assert len(advance(other)) == 1


@rule("P7")
def test_windows_are_the_same_in_every_re_deal() -> None:
    """In whole games: whatever the active player can believe about hands, the same players are asked.

    Two players have built a fort before the first turn; by chance it is rare.
    """
    windows = 0
    for seed in range(3):
        stream = Stream(seed)
        made = new_game(4, seed, {"mode": "P"})
        options = advance(made)
        for seat in (1, 3):
            made.from_supply(kind("fort"))
            made.players[seat].discard.append(kind("fort"))
        while options:
            asks = open_asks(made)
            if asks and isinstance(asks[0], Answer):
                windows += 1
                assert isinstance(made, ColoniesTable)
                seen = asked(made, made.active)
                for deal in range(3):
                    assert asked(game().redeal(made, made.active, deal), made.active) == seen
            options = take(made, options[stream.below(len(options))])
    assert windows > 10


@rule("P7", "F2.d")
def test_a_defence_can_be_stopped_and_saved() -> None:
    """A third player stops it; the defender's own control may stop that one."""
    for moves, strength in ((["pass"], (3, 2)), (["react fort control"], (3, 3))):
        made = table(
            "P",
            3,
            hand={0: ["to_arms_1"], 1: ["fort"], 2: ["fort"]},
            colonies={1: [2]},
            units={0: ["carrack", "soldier", "soldier", "soldier"]},
        )
        made.players[1].hand = kinds(["fort", "fort"])
        draws(made, "meadow", "meadow")
        act(made, "play to_arms_1 attack florida")
        for seat in (1, 2):
            assert [ask.seat for ask in open_asks(made)] == list(range(seat, 3))
            answer(made, "pass")
        answer(made, "react fort defend", "react fort control", *moves)
        if moves == ["pass"]:
            answer(made, "pass")
        assert made.turn.strength == strength


@rule("P7")
def test_a_monopoly_can_be_stopped() -> None:
    """The seller gets the whole price, France nothing; both cards are discarded."""
    made = table("P", 3, hand={0: ["beaver_creek"], 1: ["fort"], 2: ["fr_fur_trade"]})
    act(made, "sell beaver_creek", "react fr_fur_trade monopoly", "react fort control")
    assert (discard(made, 0), discard(made, 1), discard(made, 2)) == (["money_3"], ["fort"], ["fr_fur_trade"])


@rule("P7")
@pytest.mark.parametrize(
    ("card", "moves", "told"),
    [
        ("colonist", ["settle florida", "colony 1", "from open"], ["aims-growth", "aims-open-card"]),
        ("colonist", ["settle florida", "colony 0", "from hopi"], ["aims-growth", "aims-land"]),
        ("colonist", ["explore florida", "from hidden"], ["aims-hidden-cards"]),
        ("missionary", ["mission florida"], ["aims-dealings"]),
        ("house", ["move_in"], []),
    ],
)
def test_an_action_is_announced_with_its_targets(card: str, moves: list[str], told: list[str]) -> None:
    """Who may stop it hears what it is aimed at before he answers."""
    hands = {0: [card], 1: ["fort"]}
    made = table("P", hand=hands, open="forest", colonies={0: [0, 1]}, units={0: ["carrack"]})
    made.land(made.revealed[0]).hidden = [(kinds(["meadow"])[0], 0, 0, 0)]
    put_people(made, "hopi", ["swamp"])
    act(made, f"play {card} {moves[0]}", *moves[1:])
    assert [ask.seat for ask in open_asks(made)] == [1]
    assert [event.kind for event in made.events or [] if event.kind.startswith("aims-")] == told
