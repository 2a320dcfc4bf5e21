"""What the evaluation of positions promises to greedy and searching players."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from carrack.arena.games import play_game, seed_of
from carrack.bots.kinds import make_bot
from carrack.games.goa.rules.auctions import hold_auction
from carrack.games.goa.rules.turns import EndTurn, TakeTurn
from carrack.games.goa.state.table import GoaTable
from carrack.games.goa.state.view import GoaView
from carrack.games.goa.think.evaluate import TERMS, estates_of, evaluate, own_worth, terms
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import advance, take, to_move
from carrack.kernel.text import Texts
from goa.build import FACTS, Held, answer, cards, decisions, game, new_game, place, table, turn


def value(made: GoaTable, seat: int = 0) -> float:
    """How well a seat stands, while somebody is asked."""
    if not made.stack:
        made.stack.append(TakeTurn(seat))
    return evaluate(GoaView(made, seat))


@pytest.mark.parametrize(
    "more",
    [
        {"ships": {0: 6}},
        {"colonists": {0: 6}},
        {"ducats": {0: 9}},
        {"extra": {0: 1}},
        {"rows": {0: {"taxes": 2}}},
        {"hands": {0: ["ships_2_tiger"]}},
        {"tiles": {0: ["b_vice_king"]}},
        {"tiles": {0: ["a_ship"]}},
        {"tiles": {0: ["b_mission_3_1"]}},
        {"holdings": {0: {"plantation_1": ("a_plantation_2_clove_1", ["clove"])}}},
        {"holdings": {0: {"quilon": ("quilon_clove_ginger", [])}}},
    ],
)
def test_more_is_better(more: dict[str, Any]) -> None:
    """Whatever a seat has makes it stand better, and its rivals worse or no better."""
    assert value(table(3, **more)) > value(table(3))
    assert value(table(3, **more), 1) <= value(table(3), 1)


def raised(made: GoaTable, plain: GoaTable, seat: int = 0) -> str:
    """The term by which a seat gains most on one table against another."""
    for one in (made, plain):
        if not one.stack:
            one.stack.append(TakeTurn(seat))
    before, now = terms(GoaView(plain, seat)), terms(GoaView(made, seat))
    gains = [after - earlier for earlier, after in zip(before, now, strict=True)]
    assert max(gains) > 0
    return TERMS[gains.index(max(gains))]


@pytest.mark.parametrize(
    ("more", "term"),
    [
        ({"ships": {0: 6}}, "goods"),
        ({"colonists": {0: 6}}, "goods"),
        ({"extra": {0: 1}}, "goods"),
        ({"holdings": {0: {"plantation_1": ("a_plantation_2_clove_1", ["clove"])}}}, "goods"),
        ({"ducats": {0: 9}}, "ducats"),
        ({"rows": {0: {"taxes": 3}}}, "development"),
        ({"hands": {0: ["ships_2_tiger"]}}, "cards"),
        ({"tiles": {0: ["b_vice_king"]}}, "tiles"),
        ({"tiles": {0: ["b_mission_3_1"]}}, "points"),
        ({"holdings": {0: {"quilon": ("quilon_clove_ginger", [])}}}, "points"),
    ],
)
def test_a_term_names_what_a_seat_has(more: dict[str, Any], term: str) -> None:
    """What one has more raises the term that speaks of it."""
    assert raised(table(3, **more), table(3)) == term


def test_terms_of_the_others_and_of_what_was_begun() -> None:
    """A rival without its colony lowers nothing but its lead; a good bid is something begun."""
    colony: Held = {1: {"quilon": ("quilon_clove_ginger", [])}, 2: {"cochin": ("cochin_1", [])}}
    assert raised(table(3), table(3, holdings=colony)) == "rivals"
    made = table(3, ducats={0: 30, 1: 30, 2: 30}, grid={"c3": "b_mission_3_1"}, stage=1)
    made.board.markers = (place("top_3"), place("c3"))
    hold_auction(made, 1)
    passed = made.copy()
    answer(made, "bid 2")
    answer(passed, "pass")
    assert raised(made, passed, 2) == "begun"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_terms_are_the_evaluation(seats: int) -> None:
    """At every decision of a game they add up to it, and each has a share somewhere."""
    made = new_game(seats, 8)
    spoken = [0.0] * len(TERMS)
    for _ in decisions(made, 8):
        for seat in range(seats):
            view = GoaView(made, seat)
            found = terms(view)
            assert sum(found) == pytest.approx(evaluate(view), abs=1e-9)
            spoken = [max(most, abs(part)) for most, part in zip(spoken, found, strict=True)]
    assert min(spoken) > 0.05


def test_the_page_explains_every_term() -> None:
    """In their order, with the words that players read; it tells how many features there are."""
    root = Path(__file__).parents[3]
    page = (root / "docs" / "players" / "goa.md").read_text("utf-8")
    texts = Texts("en", game())
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE)
    assert rows == [(name, texts.say(Message(f"term-{name}"))) for name in game().term_names()]
    assert f"{len(game().feature_names())} numbers" in page


def test_the_middle_of_a_harvest_is_worth_its_end() -> None:
    """Spices that are still to be placed count already."""
    holdings: Held = {
        0: {"plantation_1": ("b_plantation_3_clove", []), "plantation_2": ("b_plantation_3_pepper", [])}
    }
    made = table(3, rows={0: {"harvest": 3}}, holdings=holdings)
    before = value(made)
    made.stack.clear()
    turn(made, 0, "harvest")
    assert value(made) > before


def test_a_high_bid_for_a_small_tile_is_bad() -> None:
    """With the highest bid one stands better if the tile is worth it, and worse if it is not."""
    values = []
    for bid in ("bid 2", "bid 25"):
        made = table(3, ducats={0: 30, 1: 30, 2: 30}, grid={"c3": "b_mission_2_1"}, stage=1)
        made.board.markers = (place("top_3"), place("c3"))
        hold_auction(made, 1)
        answer(made, bid)
        values.append(value(made, 2))
    assert values[0] > values[1]


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_the_end_is_worth_its_points(seed: int) -> None:
    """When the game is over only points count, and ducats a little as the tie-break."""
    made = new_game(3, seed)
    for _ in decisions(made, seed):
        pass
    scores = game().standings(made).scores
    for seat in range(3):
        view = GoaView(made, seat)
        estate = estates_of(made.board, made.stack, seat)[seat]
        ducats = 0.03 * made.ducats[seat]
        assert own_worth(view, estate)[-1] == pytest.approx(scores[seat] + ducats, abs=0.2)


def after(made: GoaTable, action: Action, seat: int) -> float:
    """How well a seat stands after a choice."""
    then = made.copy()
    take(then, action)
    return game().evaluate_table(then, seat)


def discards(made: GoaTable, options: list[Action]) -> list[Action]:
    """The discards among some options; each costs a point at least."""
    return [action for action in options if action.notation.startswith("discard")]


def check_ends(made: GoaTable, options: list[Action]) -> int:
    """The end of a turn changes nothing by itself, and no discard looks best; how many were compared."""
    seat = to_move(made)
    wasted = [after(made, action, seat) for action in discards(made, options)]
    if isinstance(made.stack[-1], EndTurn):
        end = after(made, made.actions.end, seat)
        assert end == pytest.approx(game().evaluate_table(made, seat), abs=1e-9)
        assert all(end > value for value in wasted)
    elif wasted:
        others = [after(made, action, seat) for action in options if action not in discards(made, options)]
        assert all(max(others) > value for value in wasted)
    return len(wasted)


def last_turn(number: int) -> GoaTable:
    """Round 4 of phase B with three players: one of them has done the last action and holds three cards.

    `number` counts from the first player; the turn of number 2 is the last of the game.
    """
    made = new_game(3, 1)
    options = advance(made)
    while (made.board.phase, made.board.round, made.board.stage) != (1, 3, 4):
        options = take(made, options[0])
    seat = made.board.seats_from(made.board.flag_owner)[number]
    while to_move(made) != seat:
        take(made, made.actions.taxes if isinstance(made.stack[-1], TakeTurn) else made.actions.end)
    made.pile = cards([found.id for found in FACTS.cards])
    made.hands = [0, 0, 0]
    made.board.discards = 0
    made.board.extra = [0, 0, 0]
    made.hands[seat] = cards(["ships_2_tiger", "harvest_mix_palm", "ducats_5_fish"])
    made.pile &= ~made.hands[seat]
    take(made, made.actions.taxes)
    return made


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_last_turn_ends_without_a_discard(number: int) -> None:
    """From every seat, also from the last one, with whose end the game is over."""
    made = last_turn(number)
    assert check_ends(made, advance(made)) == 3
    chosen = make_bot("greedy", 1).choose(Perspective(game(), made, to_move(made)))
    assert not chosen.notation.startswith("discard")
    answer(made, "end")
    assert (made.stack == []) is (number == 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ending_a_turn_is_worth_no_less_than_a_discard(seats: int) -> None:
    """At the ends of turns, in foundings and wherever else cards can go, in every seat and round."""
    met: set[tuple[int, int, int]] = set()
    for seed in range(12):
        made = new_game(seats, seed)
        for seat, options, _ in decisions(made, seed):
            if check_ends(made, options):
                met.add((seat, made.board.phase, made.board.round))
    assert len(met) == seats * 8


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_players_waste_no_cards(seats: int) -> None:
    """A greedy game: no end of a turn is judged below a discard, and nobody discards at the end of a turn."""
    made = new_game(seats, 3)
    bots = [make_bot("greedy", seed_of(3, seat)) for seat in range(seats)]
    options = advance(made)
    compared = 0
    while options:
        seat = to_move(made)
        compared += check_ends(made, options)
        chosen = bots[seat].choose(Perspective(game(), made, seat, options))
        assert not isinstance(made.stack[-1], EndTurn) or chosen not in discards(made, options)
        options = take(made, chosen)
    assert compared > 50


@pytest.mark.whole
def test_greedy_beats_random() -> None:
    """A game against two random players is won."""
    bots = [make_bot("random", 10), make_bot("greedy", 11), make_bot("random", 12)]
    assert play_game(game(), game().setup(3), 1, bots).places[1] == 1
