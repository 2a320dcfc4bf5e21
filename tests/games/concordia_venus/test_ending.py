"""The end of the game, the interim scoring, what the gods give, who wins."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.concordia_venus.flow import GAME, MOST_ROUNDS, ROUND, TURNS, count_round, play_a_card
from carrack.games.concordia_venus.rules.scoring import card_points, magnus_ranks, score, scores_by_god
from carrack.games.concordia_venus.state.table import Board, ConcordiaTable
from carrack.kernel.chance import Stream
from carrack.kernel.table import advance, take
from carrack.mechanics.bits import mask_of
from concordia_venus.build import (
    FACTS,
    answer,
    card,
    game,
    goods_of,
    houses_of,
    money_of,
    new_game,
    rule,
    ruling,
    seat,
    table,
    told,
    turn,
)

# Twelve houses of the rulebook's example: 3 brick, 4 food, 3 tool and 2 cloth cities in 7 provinces.
EXAMPLE = {
    "isca_d": "brick",
    "londinium": "brick",
    "burdigala": "brick",
    "lutetia": "food",
    "brigantium": "food",
    "olisipo": "food",
    "colonia_a": "food",
    "vindobona": "tool",
    "carthago": "tool",
    "rusadir": "tool",
    "napoca": "cloth",
    "athenae": "cloth",
}
CARDS = ["senator", "diplomat", "architect", "prefect", "prefect-2", "ii-prefect", "iii-prefect"]
CARDS += [
    "ii-architect-mercator",
    "magister",
    "mercator3",
    "i-mercator",
    "tribune",
    "i-colonist",
    "ii-colonist",
]
CARDS += ["i-farmer"]


def one_card_each(board: Board, who: int) -> list[int]:
    """What one card of each god brings."""
    return card_points(board, who, board.houses_by_good(who))


def final_example():
    """G17."""
    return table(
        5,
        tiles=EXAMPLE,
        houses={"red": list(EXAMPLE)},
        land={"red": ["roma", "novaria-roma"]},
        sea={"red": ["roma", "roma", "massilia-roma"]},
        goods={"red": {"cloth": 1, "tool": 3, "brick": 1}},
        money={"red": 13},
        hands={"red": CARDS},
    )


@rule("5.3", "5.3.1", "5.3.2", "5.3.3", "5.3.4", "5.3.5", "5.3.6", "5.3.7")
def test_the_final_scoring_of_the_rulebook():
    """G17: 3 + 18 + 28 + 20 + 16 + 30 + 12 and 7 for the Concordia card make 134."""
    made = final_example()
    made.board.concordia, made.board.turns_left = 0, 0
    assert scores_by_god(made.board, 0) == [3, 18, 28, 20, 16, 30, 12]
    assert score(made.board, 0) == 134
    assert game().standings(made).scores[0] == 134


@rule("5.3")
def test_cards_on_the_pile_count_as_well():
    """All cards of a player, wherever they lie."""
    made = final_example()
    before = score(made.board, 0)
    pile = [index for index in range(20) if made.board.hands[0] >> index & 1][:4]
    for index in pile:
        made.board.hands[0] &= ~(1 << index)
    made.board.piles[0] = tuple(pile)
    assert score(made.board, 0) == before


@rule("5.3.2", "5.3.4", "5.3.5", "5.3.6")
def test_the_most_a_card_can_bring():
    """G18: Jupiter 15, Venus 14, Mercurius 10, Mars 12; Saturnus as many as there are provinces."""
    made = table(2, tiles={"massilia": "wine", "novaria": "cloth", "athenae": "tool", "memphis": "brick"})
    board = made.board
    board.houses[0] = (1 << len(board.map.city_ids)) - 1 & ~(1 << board.map.capital)
    board.camped[0] = board.camped[1] = (board.map.capital,) * 3
    points = one_card_each(board, 0)
    assert points[1:6] == [15, 12, 14, 10, 12]
    other = table(4, mode="team")
    other.board.houses[0] = other.board.houses[2] = board.houses[0]
    assert one_card_each(other.board, 0)[3] == 12


@rule("5.3.4")
def test_venus_in_a_team():
    """One point for each province with houses of both partners; own cards, own houses otherwise."""
    made = table(
        4,
        mode="team",
        houses={
            "red": ["massilia", "lutetia", "athenae"],
            "yellow": ["burdigala", "memphis"],
            "green": ["athenae"],
        },
    )
    assert one_card_each(made.board, 0)[3] == 1
    assert one_card_each(made.board, 2)[3] == 1
    assert one_card_each(made.board, 1)[3] == 0


@rule("5.4")
def test_the_legatus_scores_three_gods():
    """Jupiter, Saturnus and Venus once each; partners' points are added."""
    made = table(
        4,
        mode="team",
        hands={"red": ["legatus"], "yellow": ["mercator3"], "green": ["tribune"], "blue": ["tribune"]},
        houses={"red": ["massilia"], "yellow": ["lutetia"]},
    )
    assert scores_by_god(made.board, 0) == [0, 1, 1, 1, 0, 0, 0]
    assert game().standings(made).scores == [5, 0, 5, 0]


def give_fourteen_houses(made: ConcordiaTable, color: str, but: str) -> None:
    """All houses but one, in any cities but this one."""
    cities = [at for at, id_ in enumerate(made.board.map.city_ids) if id_ not in (but, "roma")][:14]
    made.board.houses[seat(color)] = mask_of(cities)


@rule("5.2", "2.9")
@ruling("R36", "R37")
def test_the_last_card_ends_the_game():
    """The Concordia card, then one turn for every other player; a second end changes nothing."""
    made = table(
        3,
        display=["i-mercator"],
        stock=False,
        tiles={"novaria": "brick"},
        land={"red": ["novaria-roma"]},
        goods={"green": {"wine": 1}, "red": {"food": 1}},
        money={"red": 1},
    )
    turn(made, "green", "play senator", "buy i-mercator")
    assert made.board.concordia == seat("green")
    assert told(made, "concordia")[0].args == {"seat": "seat:1", "count": 2}
    turn(made, "yellow", "play prefect", "cash")
    give_fourteen_houses(made, "red", "novaria")
    turn(made, "red", "play architect", "done", "build novaria")
    assert len(houses_of(made, "red")) == 15
    assert (made.board.concordia, len(told(made, "concordia"))) == (seat("green"), 1)
    assert made.board.over()
    assert turn(made, "green") == []
    assert score(made.board, 1) - sum(scores_by_god(made.board, 1)) == 7


@rule("5.2")
def test_the_fifteenth_house_ends_the_game():
    """Whoever builds the last house gets the Concordia card."""
    made = table(
        2,
        tiles={"novaria": "brick"},
        land={"red": ["novaria-roma"]},
        goods={"red": {"food": 1}},
        money={"red": 1},
    )
    give_fourteen_houses(made, "red", "novaria")
    turn(made, "red", "play architect", "done", "build novaria")
    assert len(houses_of(made, "red")) == 15
    assert (made.board.concordia, made.board.turns_left) == (0, 1)


@rule("5.2")
@ruling("R28", "R36")
def test_the_last_turns_of_teams():
    """The partner still acts; then every other team has one turn: one with four players, two with six."""
    for seats, left in ((4, 1), (6, 2)):
        made = table(seats, mode="team", display=["i-mercator", "i-architect"], stock=False)
        made.board.goods[:] = [1] * len(made.board.goods)
        made.board.display = (made.board.display[0], *(-1,) * 6)
        turn(made, "red", "play praetor", "buy i-mercator")
        assert made.board.concordia == 0
        assert made.board.turns_left == left
        for color in ("green", "yellow")[:left]:
            assert not made.board.over()
            turn(made, color, "play prefect", "cash", "cash")
        assert turn(made, "blue") == []
        assert made.board.over()


@ruling("R43")
def test_a_game_that_nobody_ends():
    """After a hundred rounds it is scored without a Concordia card."""
    made = new_game(2, 5)
    options = advance(made)
    while options:
        options = take(made, options[0])
    assert made.board.round == MOST_ROUNDS == 100
    assert made.board.concordia == -1
    assert told(made, "no-end")[0].args == {"count": 100}
    assert len(told(made, "scored")) == 2
    assert GAME.children()[1].children() == [ROUND]


def end_in_the_last_round(seats: int, color: str, **given: Any):
    """The hundredth round; everybody takes the Prefect's money but one, who buys the last card."""
    made = table(seats, display=["i-mercator"], stock=False, **given)
    made.board.goods[:] = [1] * len(made.board.goods)
    made.board.round = MOST_ROUNDS
    TURNS.start(made)
    turns = []
    options = [action.notation for action in advance(made)]
    while options:
        turns.append(made.board.turn)
        if made.board.turn == seat(color) and made.board.concordia < 0:
            buyer = "play praetor" if made.board.team else "play senator"
            options = answer(made, buyer, "buy i-mercator")
        else:
            hand = made.board.hands[made.board.turn]
            hand = made.board.hands[made.board.turn] = hand | 1 << card("prefect")
            options = answer(made, "play prefect", *["cash"] * (2 if made.board.team else 1))
    return made, turns


@rule("5.2")
@ruling("R43")
def test_the_last_round_takes_nobodys_last_turn():
    """Whoever ends the game in round 100 leaves every other player or team the turn they are due."""
    for color, order in (("red", [0, 1, 2]), ("green", [0, 1, 2, 0]), ("yellow", [0, 1, 2, 0, 1])):
        made, turns = end_in_the_last_round(3, color)
        assert turns == order
        assert made.board.over()
        assert made.board.round == MOST_ROUNDS
    assert end_in_the_last_round(6, "white", mode="team")[1] == [0, 1, 2, 3, 4, 5, 0, 1]
    assert end_in_the_last_round(4, "yellow", mode="team")[1] == [0, 1, 2, 3]


def test_rounds_and_turns_stop_with_the_last_turn():
    """Nothing is counted or asked when the last turns are over."""
    made = table(2)
    made.board.concordia, made.board.turns_left = 0, 0
    count_round(made)
    play_a_card(made, 1)
    assert (made.board.round, made.stack) == (0, [])


@rule("5.4")
@ruling("R38")
def test_the_praefectus_magnus_breaks_ties():
    """Its holder is ahead, then who would have had it next, to the right; a team by its earlier member."""
    made = table(4, magnus="green")
    standings = game().standings(made)
    assert standings.scores == [0, 0, 0, 0] or len(set(standings.scores)) == 1
    assert standings.places == [2, 1, 4, 3]
    assert standings.tie_break == "praefectus"
    six = table(6, mode="team", magnus="white")
    assert magnus_ranks(six.board) == [4, 5, 6, 4, 5, 6]
    result = game().standings(six)
    assert result.places == [3, 2, 1, 3, 2, 1]
    assert result.teams == [0, 1, 2, 0, 1, 2]
    ahead = table(2, money={"red": 10})
    assert game().standings(ahead).tie_break == ""
    assert game().standings(ahead).places == [1, 2]


def interim(**given: Any):
    """Three players with the interim scoring."""
    return table(3, options={"interim": "on"}, **given)


@rule("5.1")
@ruling("R40")
def test_the_interim_scoring():
    """Everybody scores at the first Tribune, after its colonist; then two and one sestertii are paid."""
    made = interim(goods={"red": {"food": 1, "tool": 1}}, money={"green": 25, "yellow": 12})
    turn(made, "red", "play tribune", "place land roma")
    assert made.board.interim == (2, -1, -1)
    turn(made, "red", "play tribune")
    assert len(told(made, "interim-scored")) == 1
    turn(made, "green", "play tribune")
    assert made.board.interim == (2, 2, -1)
    turn(made, "yellow", "play tribune")
    assert [event.args for event in told(made, "interim-paid")] == [
        {"seat": "seat:0", "place": 1, "count": 2},
        {"seat": "seat:1", "place": 1, "count": 2},
    ]
    assert (money_of(made, "red"), money_of(made, "green"), money_of(made, "yellow")) == (2, 27, 12)
    assert made.board.interim == (-1, -1, -1)
    turn(made, "red", "play tribune")
    assert len(told(made, "interim-scored")) == 3
    assert goods_of(made, "red") == {}


@rule("5.1")
@ruling("R41")
def test_places_of_the_interim_scoring():
    """With one first and two second places both second ones are paid; an early end pays nobody."""
    made = interim(money={"red": 25})
    for color in ("red", "green", "yellow"):
        turn(made, color, "play tribune")
    assert [event.args["count"] for event in told(made, "interim-paid")] == [2, 1, 1]
    early = interim(display=["i-mercator"], stock=False, goods={"red": {"wine": 1}})
    turn(early, "green", "play tribune")
    turn(early, "red", "play senator", "buy i-mercator")
    assert told(early, "interim-paid") == []
    assert score(early.board, 1) == sum(scores_by_god(early.board, 1))


@pytest.mark.parametrize("setup", game().setups(), ids=lambda setup: f"{setup.seats}-{setup.options['map']}")
def test_games_end_within_the_stated_bound(setup):
    """Random games, and games in which always the first or last option is taken."""
    for seed in range(3):
        made = game().new_table(setup, seed)
        assert isinstance(made, ConcordiaTable)
        stream = Stream(seed)
        options = advance(made)
        decisions = 0
        while options:
            at = stream.below(len(options)) if seed == 0 else (0 if seed == 1 else -1)
            options = take(made, options[at])
            decisions += 1
        assert decisions < game().most_decisions(setup)
        game().check(made)
        assert min(game().standings(made).places) == 1


@rule("1.4", "4.3")
@pytest.mark.parametrize("mode", ["individual", "team"])
def test_turns_go_clockwise_from_the_start_player(mode):
    """A round has a turn for everybody, in teams for everybody with the figure."""
    made = new_game(4, 11, {"mode": mode})
    order = made.board.turn_order()
    assert order == tuple((made.board.first + step) % 4 for step in range(4))
    seen: list[int] = []
    options = advance(made)
    while made.board.round < 3:
        if made.board.round and made.board.turn not in seen[-1:]:
            seen.append(made.board.turn)
        options = take(made, options[0])
    assert seen == [*order, *order]
    assert answer(made)
    assert FACTS.houses == 15
