"""What learned computer players are told of a position, and the terms of the written judgement."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.games.concordia_venus.rules.purchases import BuyCards
from carrack.games.concordia_venus.rules.scoring import score
from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.games.concordia_venus.state.view import ConcordiaView
from carrack.games.concordia_venus.think.evaluate import evaluate, rest_of_game, terms
from carrack.games.concordia_venus.think.features import MOST, QUARTERS, SEATS
from carrack.games.concordia_venus.think.prospects import Outlook, purchase_gain
from carrack.kernel.chance import Stream
from carrack.kernel.messages import Message
from carrack.kernel.table import advance, take
from carrack.kernel.text import Texts
from concordia_venus.build import FACTS, card, game, table, turn

PAGE = Path(__file__).parents[3] / "docs" / "players" / "concordia-venus.md"
NAMES = game().feature_names()
TERMS = game().term_names()
SEVEN = [
    "i-mercator",
    "i-architect",
    "i-farmer",
    "i-smith",
    "i-colonist",
    "i-diplomat",
    "i-prefect-architect",
]


def features(made: ConcordiaTable, who: int = 0) -> dict[str, int]:
    """The features of a table by name."""
    return dict(zip(NAMES, game().features(made, who), strict=True))


def told(made: ConcordiaTable, names: dict[str, int], who: int = 0) -> dict[str, int]:
    """Those features that are named."""
    found = features(made, who)
    return {name: found[name] for name in names}


def test_the_page_tells_how_many_there_are() -> None:
    """All names differ, and the page about computer players has their number and every term in words."""
    page = PAGE.read_text("utf-8")
    texts = Texts("en", game())
    assert len(set(NAMES)) == len(NAMES)
    assert f" {len(NAMES)} numbers " in page
    for name in TERMS:
        assert f"| `{name}` | {texts.say(Message(f'term-{name}'))} |" in page


def test_gods_and_points() -> None:
    """Cards by god, what one of each gives, and the points of both together."""
    made = table(
        3,
        tiles={"massilia": "wine", "lutetia": "wine", "londinium": "brick"},
        houses={"red": ["massilia", "lutetia", "londinium"]},
        land={"red": ["roma", "novaria-roma"]},
        hands={"red": ["tribune", "architect", "prefect", "mercator3", "senator", "magister", "ii-vintner"]},
        money={"red": 19},
        goods={"red": {"brick": 1, "cloth": 2}},
        display=SEVEN,
    )
    expected = {
        "own-jupiter-cards": 1,
        "own-jupiter-each": 2,
        "own-jupiter-points": 2,
        "own-saturnus-each": 2,
        "own-saturnus-points": 2,
        "own-venus-each": 2,
        "own-mercurius-each": 4,
        "own-mars-each": 4,
        "own-minerva-cards": 1,
        "own-minerva-points": 8,
        "own-vesta-points": 3,
        "own-points": 25,
        "own-money": 19,
        "own-goods-worth": 17,
        "own-houses-wine": 2,
        "own-specialists-worth": 12,
        "own-hand-specialist": 1,
        "own-hand-vintner": 1,
        "own-land": 2,
        "own-land-in-cities": 1,
    }
    assert told(made, expected) == expected
    assert score(made.board, 0) == 25
    made.board.concordia = 0
    assert features(made)["own-points"] == 32


def test_others_in_turn_order() -> None:
    """The next player is the first of the others; where nobody sits, all is zero."""
    made = table(3, display=SEVEN, money={"green": 4, "yellow": 8, "red": 1})
    for who, first, second in ((0, 4, 8), (1, 8, 1), (2, 1, 4)):
        found = features(made, who)
        assert (found["other1-money"], found["other2-money"]) == (first, second)
    assert not any(value for name, value in features(made).items() if name.startswith("other3-"))
    width = len([name for name in NAMES if name.startswith("other1-")])
    assert len([name for name in NAMES if name.startswith("other")]) == (SEATS - 1) * width


def test_cards_in_hand_and_on_the_pile() -> None:
    """By what they do, a choice card for both halves; the top card, and what a Diplomat could use."""
    made = table(
        3,
        display=SEVEN[:6],
        hands={"red": ["tribune", "prefect", "i-prefect-architect", "diplomat", "mercator3", "senator"]},
        piles={"red": ["senator", "mercator3"], "green": ["prefect", "architect"], "yellow": ["diplomat"]},
    )
    expected = {
        "own-hand-prefect": 2,
        "own-hand-architect": 1,
        "own-hand-prefect_architect": 1,
        "own-hand-diplomat": 1,
        "own-hand-senator": 0,
        "own-pile": 2,
        "own-pile-senator": 1,
        "own-top-mercator": 1,
        "own-top-senator": 0,
        "own-copy-architect": 1,
        "own-copy-prefect": 0,
        "other1-hand-prefect": 1,
        "other1-pile": 2,
        "other2-hand-diplomat": 0,
    }
    assert told(made, expected) == expected


def test_prefects_and_what_they_bring() -> None:
    """The bonus and the houses of a province that can produce, doubled for the Praefectus Magnus."""
    made = table(
        2,
        tiles={"massilia": "wine", "lutetia": "cloth", "londinium": "tool"},
        markers={"gallia": "cloth", "britannia": "tool"},
        turned=["hispania"],
        houses={"red": ["massilia", "lutetia", "londinium"], "green": ["massilia"]},
        goods={"red": {"brick": 8}},
        land={"red": ["roma", "roma", "roma"]},
        sea={"red": ["roma"]},
        display=SEVEN,
        magnus="green",
    )
    expected = {
        "own-prefect": 6 + 7 + 7,
        "own-prefect-second": 5 + 5,
        "own-room": 2,
        "own-prefect-fits": 20 * 2 // 3,
        "own-prefect-less-others": 17,
        "own-provinces-ready": 2,
        "own-shared-worth": 13,
        "own-magnus": 0,
        "own-magnus-away": 1,
        "other1-prefect": 6 + 2 * 7,
        "other1-magnus": 1,
        "coins": 2,
        "markers": 11,
    }
    assert told(made, expected) == expected


def test_cities_to_build_in() -> None:
    """Beside colonists and within two steps: by good, for the gods, and whether they can be paid."""
    made = table(
        2,
        tiles={"novaria": "wine", "aquileia": "cloth"},
        houses={"green": ["novaria"]},
        land={"red": ["novaria-roma"]},
        goods={"red": {"brick": 1, "wine": 1, "food": 3, "tool": 1}},
        money={"red": 8},
        display=SEVEN,
    )
    expected = {
        "own-sites": 1,
        "own-here-wine": 1,
        "own-here-cloth": 0,
        "own-here-empty": 0,
        "own-here-new-provinces": 1,
        "own-here-for-venus": 0,
        "own-here-new-goods": 1,
        "own-here-paid": 1,
        "own-pays-house-wine": 1,
        "own-pays-house-brick": 3,
        "own-pays-house-cloth": 0,
        "own-pays-colonists": 1,
        "empty-wine": 0,
        "empty-cloth": 1,
    }
    assert told(made, expected) == expected
    made.board.money[0] = 7
    assert features(made)["own-here-paid"] == 0


@pytest.mark.parametrize(("seats", "mode"), [(3, "individual"), (4, "team")])
def test_plans_are_those_of_the_judgement(seats: int, mode: str) -> None:
    """The gain of houses and cards is what the evaluation finds, and points are what the scoring counts."""
    made = game().new_table(game().setup(seats, {"mode": mode}), 5)
    assert isinstance(made, ConcordiaTable)
    stream = Stream(5)
    options = advance(made)
    looked = 0
    while options:
        options = take(made, options[stream.below(len(options))])
        board = made.board
        looked += 1
        if looked % 40:
            continue
        found = features(made)
        look = Outlook(board, 0, rest_of_game(board))
        here = look.house_gain(board.cities_in_reach(0), 1.0)
        near = look.house_gain(look.cities_after_moves(board.colonists(0)), 1.0)
        cards = purchase_gain(look, BuyCards(0, 2, True, False))
        assert found["own-here-gain"] == min(MOST, int(QUARTERS * here))
        assert found["own-near-gain"] == min(MOST, int(QUARTERS * near))
        assert abs(found["own-best-card"] + found["own-second-card"] - QUARTERS * cards) < 2.0
        assert found["own-points"] == min(MOST, score(board, 0))
    assert looked > 400


def test_cards_for_sale() -> None:
    """What a card lacks with the goods of its slot, and without them."""
    made = table(2, display=["i-mercator", "i-architect"], stock=False, goods={"red": {"tool": 1, "wine": 1}})
    expected = {
        "own-slot-1-missing": 0,
        "own-slot-2-missing": 0,
        "own-slots-paid": 2,
        "own-slots-paid-printed": 2,
        "display-mercurius": 1,
        "display-jupiter": 1,
        "decks-jupiter": 0,
        "cards-left": 2,
        "last-1-cards": 0,
        "last-2-cards": 1,
    }
    assert told(made, expected) == expected
    made.board.add_goods(0, FACTS.good_ids.index("wine"), -1)
    expected = {"own-slot-1-missing": 1, "own-slot-2-missing": 1, "own-slots-paid-printed": 1}
    assert told(made, expected) == expected
    assert features(made)["own-slots-paid"] == 0
    worth = features(made)["own-slot-2-worth"]
    made.board.display = (card("i-mercator"), card("i-colonist"), *made.board.display[2:])
    assert features(made)["own-slot-2-worth"] != worth
    assert features(made)["own-slot-3-worth"] == 0


def test_partners_are_told() -> None:
    """The partner sits opposite, and leads count both; Venus asks for a house of each."""
    made = table(
        4,
        mode="team",
        display=SEVEN,
        houses={"yellow": ["massilia"], "red": ["londinium"], "green": ["lutetia", "isca_d"]},
        land={"red": ["lutetia-massilia"]},
        money={"red": 2, "yellow": 5},
        hands={"red": ["tribune", "legatus", "praetor"]},
    )
    board = made.board
    expected = {
        "teams": 1,
        "for-4": 1,
        "other1-partner": 0,
        "other2-partner": 1,
        "other3-partner": 0,
        "own-purse": 7,
        "own-venus-each": 0,
        "own-here-for-venus": 1,
        "own-hand-magister": 1,
        "own-hand-senator": 1,
        "lead-now": score(board, 0) + score(board, 2) - score(board, 1) - score(board, 3),
    }
    assert told(made, expected) == expected
    board.concordia, board.turns_left, board.turn = 2, 1, 2
    expected = {"own-last-turn": 0, "other1-last-turn": 1, "other2-last-turn": 0, "other3-last-turn": 1}
    assert told(made, {**expected}) == expected
    assert features(made)["ending"] == 1
    assert game().sides(made) == [0, 1, 0, 1]


def test_a_move_in_progress_is_told() -> None:
    """A Prefect that has to choose, seen by its player and by a rival."""
    made = table(2, display=SEVEN, piles={"green": ["architect"]})
    turn(made, "red", "play prefect")
    expected = {"own-to-produce": 1, "own-to-play": 0, "own-top-prefect": 1, "own-turn-away": 0}
    assert told(made, expected) == expected
    expected = {"own-to-produce": 0, "own-turn-away": 1, "own-copy-prefect": 1}
    assert told(made, expected, 1) == expected
    assert features(made)["action-own-side"] == features(made, 1)["action-rivals"] > 0


@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [
        (2, {"map": "ionium"}, "map-ionium_small"),
        (3, {"map": "ionium", "small_ionium": "off"}, "map-ionium"),
        (3, {"map": "cyprus"}, "map-cyprus"),
        (5, {"display": "wine"}, "wine-display"),
        (3, {"interim": "on"}, "interim"),
        (3, {"must_use": "off"}, "may-leave"),
        (6, {"mode": "team"}, "for-6"),
    ],
)
def test_the_set_up_is_told(seats: int, options: dict[str, str], named: str) -> None:
    """Players, map and options that change play; the usual game for four has none of them."""
    made = game().new_table(game().setup(seats, options), 1)
    assert isinstance(made, ConcordiaTable)
    advance(made)
    assert features(made)[named] == 1
    assert features(table(4, display=SEVEN))[named] == 0


def test_maps_share_a_family_and_teams_have_their_own() -> None:
    """Weights that were learned alone don't judge teams."""
    families = {game().family(setup) for setup in game().setups() if setup.options["mode"] == "individual"}
    assert families == {"alone"}
    assert game().family(game().setup(4, {"mode": "team", "map": "hellas"})) == "teams"


# The terms of the judgement


def by_term(made: ConcordiaTable, who: int = 0) -> dict[str, float]:
    """The terms of a table by name."""
    return dict(zip(TERMS, terms(ConcordiaView(made, who)), strict=True))


def test_each_term_has_its_reasons() -> None:
    """Goods are stores, a house scores and produces, a card on the pile is not in hand."""
    plain = by_term(table(2, display=SEVEN, money={"red": 3}))
    rich = by_term(table(2, display=SEVEN, money={"red": 9}))
    assert {name for name in TERMS if abs(rich[name] - plain[name]) > 1e-9} == {"gods", "stores"}
    housed = by_term(table(2, display=SEVEN, money={"red": 3}, houses={"red": ["massilia"]}))
    assert housed["gods"] - plain["gods"] == pytest.approx(0.1 * (2 + 2 + 2))  # Jupiter, Saturnus, Mercurius
    assert housed["production"] > plain["production"] == 0.0
    played = by_term(table(2, display=SEVEN, money={"red": 3}, piles={"red": ["architect"]}))
    assert played["hand"] < plain["hand"]
    settled = by_term(table(2, display=SEVEN, money={"red": 3}, land={"red": ["novaria-roma"]}))
    assert settled["colonists"] > plain["colonists"] == 0.0
    rivals = by_term(table(2, display=SEVEN, money={"red": 3}, houses={"green": ["massilia"]}))
    assert {name for name in TERMS if abs(rivals[name] - plain[name]) > 1e-9} >= {"rivals"}
    assert rivals["rivals"] < plain["rivals"] < 0.0


def test_plans_need_means() -> None:
    """A city beside a colonist that can be paid, and a partner's terms, which count as one's own."""
    poor = table(4, mode="team", display=SEVEN, land={"red": ["novaria-roma"]})
    rich = table(
        4,
        mode="team",
        display=SEVEN,
        land={"red": ["novaria-roma"]},
        goods={"red": {"brick": 1, "food": 1}},
        money={"yellow": 2},
    )
    assert by_term(rich)["plans"] > by_term(poor)["plans"] == 0.0
    assert by_term(rich)["stores"] > by_term(poor)["stores"]
    assert sum(by_term(rich).values()) == pytest.approx(evaluate(ConcordiaView(rich, 0)))
    assert terms(ConcordiaView(rich, -1)) == []
