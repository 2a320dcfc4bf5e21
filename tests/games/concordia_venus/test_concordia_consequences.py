"""What options would cost or bring, as it is told before they are taken."""

from __future__ import annotations

import pytest

from carrack.games.concordia_venus.content.facts import GOODS
from carrack.games.concordia_venus.rules.scoring import side_score
from carrack.games.concordia_venus.show.consequences import signed
from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.kernel.chance import Stream
from carrack.kernel.table import advance, open_asks, take
from carrack.kernel.text import Texts
from concordia_venus.build import answer, game, new_game, rule, table, turn

ENGLISH = Texts("en", game())


def brings(made: ConcordiaTable, move: str) -> str:
    """What the open question says about a move, in English."""
    ask = open_asks(made)[0]
    message = ask.consequence(made, made.actions.catalogue.by_notation[move])
    return "" if message is None else ENGLISH.say(message)


def test_cards_in_hand_tell_what_they_would_bring() -> None:
    """Steps, money, cards taken back, cards that can be paid for."""
    made = table(
        hands={"red": ["tribune", "architect", "prefect", "mercator3", "diplomat", "senator"]},
        piles={"green": ["architect"]},
        land={"red": ["roma"]},
        sea={"red": ["roma"]},
        money={"red": 4},
        turned=["italia"],
        display=["i-mercator", "i-colonist"],
    )
    turn(made, "red")
    assert brings(made, "play architect") == "2 steps, then houses"
    assert brings(made, "play mercator3") == "3 sestertii; you’ll have 7"
    assert brings(made, "play tribune") == "takes back only itself"
    assert brings(made, "play diplomat") == "one opponent’s card to choose from"
    assert brings(made, "play senator") == "you can’t afford a card"
    assert brings(made, "play prefect") == "11 provinces can produce, or 2 sestertii"
    answer(made, "play diplomat")
    assert brings(made, "copy green") == "Architect"


@rule("2.2.1")
@rule("2.2.2")
def test_a_path_tells_its_steps_and_the_houses_beside_it() -> None:
    """The price of the next house there, and whether it could be paid now."""
    made = table(
        hands={"red": ["architect", "senator"]},
        land={"red": ["roma"]},
        sea={"red": ["roma"]},
        tiles={"massilia": "wine", "novaria": "brick"},
        houses={"green": ["massilia"]},
        goods={"red": {"food": 1}},
        money={"red": 9},
    )
    turn(made, "red", "play architect")
    assert brings(made, "move land roma").endswith("paths within reach")
    assert brings(made, "done") == "no house possible now"
    answer(made, "move land roma")
    assert brings(made, "to land novaria-roma") == "1 step (left: 1); a house in Novaria for 1"
    two = "2 steps (left: 0); a house in Massilia for 8 (can’t afford), in Novaria for 1"
    assert brings(made, "to land massilia-novaria") == two
    answer(made, "to land novaria-roma", "done")
    assert brings(made, "build novaria") == "costs 1 food, 1 sestertius; you keep 8; score \N{MINUS SIGN}1"


@rule("4.4")
def test_a_house_tells_what_the_partner_pays() -> None:
    """Sestertii that are short come from the partner."""
    made = table(
        4,
        mode="team",
        hands={"red": ["architect", "senator"]},
        land={"red": ["massilia-novaria"]},
        tiles={"massilia": "wine"},
        goods={"red": {"brick": 1, "wine": 1}},
        money={"red": 3, "yellow": 5},
    )
    turn(made, "red", "play architect", "done")
    told = "costs 1 brick, 1 wine, 4 sestertii; you keep 0, your partner pays 1; score "
    assert brings(made, "build massilia").startswith(told)


@rule("2.3")
@rule("3.1")
def test_a_province_tells_what_everybody_receives() -> None:
    """The bonus, doubled by the Praefectus Magnus, the own houses, the goods of the others."""
    made = table(
        hands={"red": ["prefect", "senator"]},
        houses={"red": ["novaria", "aquileia"], "green": ["novaria"]},
        tiles={"novaria": "wine", "aquileia": "brick"},
        markers={"italia": "wine"},
        magnus="red",
    )
    turn(made, "red", "play prefect")
    assert brings(made, "produce italia") == "you: 1 brick, 3 wine, room for 6; others: 1 good"
    assert brings(made, "produce gallia") == "you: 2 food, room for 6; others: nothing"
    assert brings(made, "cash") == "0 sestertii, you’ll have 0; all markers show goods again"


@rule("2.4")
def test_a_trade_tells_what_is_left() -> None:
    """Sestertii and goods after it."""
    made = table(hands={"red": ["mercator3", "senator"]}, goods={"red": {"wine": 2}}, money={"red": 4})
    turn(made, "red", "play mercator3")
    assert brings(made, "sell wine 2") == "you’ll have 19 sestertii and 0 wine"
    assert brings(made, "buy brick 2") == "you’ll have 1 sestertius and 2 bricks"


@rule("2.9")
def test_a_card_tells_its_whole_price() -> None:
    """The printed goods with those of the slot."""
    made = table(
        hands={"red": ["senator", "prefect"]},
        goods={"red": {"brick": 2, "food": 2, "tool": 2, "wine": 2, "cloth": 2}},
        display=["i-smith", "i-mercator"],
    )
    turn(made, "red", "play senator")
    assert brings(made, "buy i-mercator") == "costs 1 wine, 1 of any kind, score \N{MINUS SIGN}1"
    assert brings(made, "buy i-smith").startswith("costs 1 brick, 1 tool, score ")


@rule("2.9")
def test_the_points_of_a_card_include_the_good_of_any_kind() -> None:
    """Sixteen sestertii are one point of Vesta, ten as well; seven, with the brick paid too, are none."""
    made = table(
        hands={"red": ["senator", "tribune"]},
        goods={"red": {"brick": 1, "wine": 1}},
        money={"red": 7},
        display=["i-smith", "i-mercator"],
    )
    turn(made, "red", "play senator")
    before = side_score(made.board, 0)
    told = brings(made, "buy i-mercator")
    answer(made, "buy i-mercator")
    assert told == f"costs 1 wine, 1 of any kind, score {signed(side_score(made.board, 0) - before)}"


@pytest.mark.parametrize(("seats", "options"), [(3, {"map": "hellas"}), (4, {"mode": "team"})])
def test_what_is_told_comes_true(seats: int, options: dict[str, str]) -> None:
    """In random games money, goods, steps and points are then as was said."""
    met: set[str] = set()
    for seed in (1, 2):
        made = new_game(seats, seed, options)
        stream = Stream(seed)
        now = advance(made)
        while now:
            ask = open_asks(made)[0]
            chosen = now[stream.below(len(now))]
            told = ask.consequence(made, chosen)
            before, who = made.board.copy(), ask.seat
            after = made.copy()
            after.stack.pop()
            ask.take(after, chosen)
            now = take(made, chosen)
            if told is None:
                continue
            met.add(told.id)
            board, args = after.board, told.args
            if told.id in ("brings-money", "brings-cash", "brings-trade"):
                assert args["total"] == board.money[who]
            elif told.id == "brings-house":
                assert args["left"] == board.money[who]
                assert args["price"] == sum(before.money) - sum(board.money)
            elif told.id == "brings-card" and args["any"]:
                board.goods[next(at for at in range(who * GOODS, len(board.goods)) if board.goods[at])] -= 1
            elif told.id in ("brings-good", "brings-left"):
                good = chosen.value  # type: ignore[attr-defined]
                assert args["total"] == board.goods[who * GOODS + good]
            if told.id in ("brings-house", "brings-colonist", "brings-card"):
                assert args["score"] == signed(side_score(board, who) - side_score(before, who))
    assert {"brings-money", "brings-trade", "brings-house", "brings-colonist", "brings-card"} <= met
