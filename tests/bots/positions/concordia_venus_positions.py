"""Concordia Venus: last turns, where every line can be counted, and what leaves no doubt before.

Red plays for the victory. In a last turn Green, or in teams Blue, has ended the game, and Green has so many
sestertii that Red is as many points behind as the position says; ties are Green's. With the starting cards
alone a house outside brick cities brings two points, a new province two, the second house in it two, a new
kind of goods two, and a colonist two. In teams Red and Yellow play against Green and Blue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from concordia_venus.build import COLORS, FACTS, Ids, answer, card_ids, cards, game, seat, table
from position import position

from carrack.games.concordia_venus.flow import MOST_ROUNDS, PLAYERS_TURN
from carrack.games.concordia_venus.rules.scoring import side_score
from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.kernel.table import NOBODY

TILES = {
    "isca_d": "brick",
    "londinium": "food",
    "colonia_a": "tool",
    "vindobona": "food",
    "napoca": "brick",
    "sirmium": "wine",
    "tomis": "cloth",
    "burdigala": "wine",
    "lutetia": "food",
    "massilia": "brick",
    "brigantium": "tool",
    "olisipo": "brick",
    "valentia": "cloth",
    "carthago": "tool",
    "rusadir": "food",
    "cyrene": "brick",
    "leptis_magna": "food",
    "attalia": "brick",
    "bycantium": "tool",
    "sinope": "wine",
    "antiochia": "cloth",
    "tyros": "food",
    "alexandria": "tool",
    "memphis": "brick",
    "petra": "wine",
    "aquileia": "food",
    "novaria": "brick",
    "syracusae": "wine",
    "athenae": "cloth",
    "dyrrhachium": "tool",
}
MARKERS = {
    "britannia": "food",
    "gallia": "wine",
    "hispania": "cloth",
    "germania": "tool",
    "italia": "wine",
    "mauretania": "tool",
    "dacia": "cloth",
    "hellas": "cloth",
    "lybia": "food",
    "asia": "wine",
    "syria": "cloth",
    "aegyptus": "wine",
}
GREENS = ["carthago", "attalia", "alexandria", "leptis_magna", "memphis", "bycantium", "cyrene", "tyros"]
SEVEN = ["i-mercator", "i-architect", "i-colonist", "i-farmer", "i-diplomat", "ii-mason", "ii-vintner"]
WEST = ["brigantium", "valentia", "burdigala", "londinium", "colonia_a", "sirmium"]
EAST = ["tomis", "antiochia", "aquileia", "dyrrhachium", "petra", "sinope"]
NORTH = ["olisipo", "valentia", "lutetia", "isca_d", "vindobona", "massilia"]
SOUTH = ["tomis", "athenae", "petra", "novaria", "sinope", "napoca"]
LEADERS_CARDS = {
    "red": ["i-architect", "ii-prefect", "i-mercator", "i-diplomat", "ii-proconsul", "ii-vintner"],
    "yellow": ["iii-prefect", "ii-mercator", "i-prefect-architect", "iii-architect", "ii-weaver"],
    "blue": ["ii-colonist", "iii-diplomat", "iii-proconsul", "iv-prefect", "iv-proconsul"],
}
ROMA = {"red": ["roma"]}
THREE_IN_ROMA = {"red": ["roma"] * 3}


def placed(
    hand: Sequence[str],
    *,
    seats: int = 2,
    mode: str = "individual",
    others: Ids | None = None,
    bought: Ids | None = None,
    last_played: Mapping[str, str] | None = None,
    display: Sequence[str] = (),
    stock: bool = False,
    **pieces: Any,
) -> ConcordiaTable:
    """A table with all that is in the box: Red holds these cards and has played all else.

    So have `others` who are named; the hands of the rest are full but for the card that they played last.
    Without `stock` the decks are empty, and Green has bought what nobody else has.
    """
    bought = bought or {}
    tops = last_played or {}
    held = {"red": hand, **(others or {})}
    hands: dict[str, list[str]] = {}
    for at, color in enumerate(COLORS[:seats]):
        half = "second" if at >= seats // 2 else "first"
        start = FACTS.hands[f"team_{half}_half" if mode == "team" else mode]
        hands[color] = [*card_ids(start), *bought.get(color, [])]
    deck = sum(FACTS.decks[f"{mode}_{seats}"])
    deck &= ~cards([*display, *[id_ for ids in bought.values() for id_ in ids]])
    if not stock:
        hands["green"] += card_ids(deck)
    piles = {color: [id_] for color, id_ in tops.items()}
    for color, kept in held.items():
        played = [id_ for id_ in hands[color] if id_ not in kept]
        piles[color] = sorted(played, key=lambda id_: id_ == tops.get(color))
    made = table(
        seats,
        mode=mode,
        tiles=TILES,
        markers=MARKERS,
        hands=hands,
        piles=piles,
        display=display,
        magnus="green",
        **pieces,
    )
    made.board.decks = tuple([cards_of & deck if stock else 0 for cards_of in made.board.decks])
    return made


def at_turn(made: ConcordiaTable, round_: int, *choices: str) -> ConcordiaTable:
    """Red's turn in a round, after some choices in it, with the rest of the game below."""
    nodes = game().nodes
    made.board.round = round_
    made.stack = [nodes["game"].load(["final_scoring", NOBODY])]
    if round_ < MOST_ROUNDS:
        made.stack.append(nodes["rounds"].load([MOST_ROUNDS - round_, NOBODY]))
    made.stack.append(nodes["turns"].load([*range(1, made.seats)]))
    PLAYERS_TURN.start(made, 0)
    answer(made, *choices)
    return made


def put_behind(made: ConcordiaTable, points: int) -> None:
    """Give Green houses, and sestertii for Vesta, so that Red has so many points less."""
    board = made.board
    goal = side_score(board, 0) + points
    for id_ in GREENS:
        before = board.houses[1]
        board.put_house(1, board.map.city_ids.index(id_))
        if side_score(board, 1) > goal:
            board.houses[1] = before
    missing = goal - side_score(board, 1)
    assert missing >= 0, f"Green has {-missing} points too many"
    board.money[1] += 10 * missing


def last_turn(hand: Sequence[str], *choices: str, behind: int, **pieces: Any) -> ConcordiaTable:
    """The last turn of the game, after some choices in it."""
    made = placed(hand, **pieces)
    made.board.concordia = seat("blue" if made.board.team else "green")
    made.board.turns_left = 1
    put_behind(made, behind)
    return at_turn(made, 30, *choices)


def last_team_turn(hand: Sequence[str], *choices: str, behind: int, **pieces: Any) -> ConcordiaTable:
    """The last turn of a game in two teams."""
    return last_turn(hand, *choices, behind=behind, seats=4, mode="team", **pieces)


def in_play(
    hand: Sequence[str], *choices: str, round_: int, behind: int = 0, **pieces: Any
) -> ConcordiaTable:
    """A turn before the end."""
    made = placed(hand, **pieces)
    put_behind(made, behind)
    return at_turn(made, round_, *choices)


def team_in_play(hand: Sequence[str], *choices: str, round_: int, **pieces: Any) -> ConcordiaTable:
    """A turn before the end of a game in two teams."""
    return in_play(hand, *choices, round_=round_, seats=4, mode="team", **pieces)


def leaders(hand: Sequence[str], *choices: str, goods: Mapping[str, Mapping[str, int]]) -> ConcordiaTable:
    """Red and Yellow are forty points ahead, and few cards and houses are left until the end."""
    return team_in_play(
        hand,
        *choices,
        round_=30,
        behind=-40,
        houses={"red": [*WEST, *EAST], "yellow": [*NORTH, *SOUTH], "green": WEST[:4], "blue": [*WEST, *EAST]},
        land={"red": ["brigantium-olisipo"], "yellow": ["olisipo-valentia"], "green": ["roma"] * 2},
        sea={"red": ["carthago-valentia"], "yellow": ["massilia-valentia"], "blue": ["roma"] * 2},
        goods=goods,
        money={"red": 20, "yellow": 20},
        bought=LEADERS_CARDS,
        display=[
            "iii-colonist",
            "i-farmer",
            "iv-colonist",
            "ii-mason",
            "iv-architect-mercator",
            "iv-diplomat",
        ],
    )


# The last card


@position(
    good=["play senator, buy i-farmer"],
    bad=["play senator, buy ii-colonist", "play prefect"],
    solved=True,
)
def the_card_that_scores_most() -> ConcordiaTable:
    """The Farmer counts three food cities, nine points; the Colonist two colonists, only four."""
    return last_turn(
        ["senator", "prefect"],
        behind=6,
        houses={"red": ["londinium", "vindobona", "lutetia"]},
        land=ROMA,
        sea=ROMA,
        goods={"red": {"brick": 1, "food": 1}},
        display=["i-farmer", "ii-colonist"],
    )


@position(
    good=["buy ii-mason, buy ii-mercator", "buy ii-mercator, buy ii-mason"],
    bad=["buy i-farmer", "done"],
    solved=True,
)
def two_cards_instead_of_the_best_one() -> ConcordiaTable:
    """Mason and Mercator bring six points and four; the Farmer brings nine and takes what both would cost."""
    return last_turn(
        ["senator", "prefect"],
        "play senator",
        behind=7,
        houses={"red": ["napoca", "novaria", "londinium", "vindobona", "lutetia"]},
        land=ROMA,
        goods={"red": {"brick": 1, "food": 1, "wine": 1, "cloth": 1}},
        display=["ii-mason", "i-smith", "i-architect", "ii-mercator", "i-farmer"],
    )


@position(good=["pay tool"], bad=["pay food"], solved=True)
def the_good_that_nothing_else_needs() -> ConcordiaTable:
    """Food buys the Mason as the second card, six points more; nothing is for sale for a tool."""
    return last_turn(
        ["senator", "prefect"],
        "play senator",
        "buy ii-mercator",
        behind=8,
        houses={"red": ["napoca", "novaria", "valentia"]},
        land=ROMA,
        goods={"red": {"food": 1, "tool": 1, "wine": 1}},
        display=["ii-mason", "ii-mercator"],
    )


@position(good=["copy green, buy i-farmer"], bad=["copy yellow", "skip"], solved=True)
def the_useful_card_for_the_diplomat() -> ConcordiaTable:
    """Green's Senator buys the Farmer for nine points; Yellow's Mercator pays three sestertii."""
    return last_turn(
        ["diplomat", "prefect"],
        "play diplomat",
        behind=6,
        seats=3,
        houses={"red": ["londinium", "vindobona", "lutetia"]},
        land=ROMA,
        goods={"red": {"brick": 1, "food": 1}},
        last_played={"green": "senator", "yellow": "mercator3"},
        display=["i-farmer"],
    )


# The last house


@position(good=["build dyrrhachium"], bad=["build sirmium", "done"], solved=True)
def the_house_that_serves_most_gods() -> ConcordiaTable:
    """One brick is one house: a new province and a new kind of goods, six points, or Jupiter's two alone."""
    return last_turn(
        ["architect", "prefect"],
        "play architect",
        "done",
        behind=4,
        houses={"red": ["napoca", "tomis", "petra"]},
        land={"red": ["dyrrhachium-sirmium"]},
        goods={"red": {"brick": 1, "tool": 1, "wine": 1}},
        money={"red": 4},
    )


@position(good=["play architect"], bad=["play senator", "play mercator3", "play tribune"], solved=True)
def a_house_instead_of_a_card_of_little_worth() -> ConcordiaTable:
    """The house in a new province brings six points, the Diplomat for sale two, and all else one at most."""
    return last_turn(
        ["architect", "senator", "mercator3", "tribune"],
        behind=4,
        houses={"red": ["napoca", "tomis", "petra"]},
        land={"red": ["athenae-dyrrhachium"]},
        goods={"red": {"brick": 1, "tool": 1, "wine": 1}},
        money={"red": 4},
        display=["i-diplomat"],
    )


@position(good=["done"], bad=["move land isca_d-londinium"], solved=True)
def no_step_away_from_the_house() -> ConcordiaTable:
    """Only Isca can be paid, the second house in Britannia, and the colonist stands beside it."""
    return last_turn(
        ["architect", "prefect"],
        "play architect",
        behind=3,
        houses={"red": ["londinium", "aquileia"]},
        land={"red": ["isca_d-londinium"]},
        goods={"red": {"food": 1}},
        money={"red": 2},
    )


@position(good=["move land roma, to land aquileia-sirmium"], bad=["move sea roma", "done"], solved=True)
def both_steps_for_one_colonist() -> ConcordiaTable:
    """Wine and a brick are for Sirmium, two steps away, a new province; Red has a house in Syracusae."""
    return last_turn(
        ["architect", "prefect"],
        "play architect",
        behind=2,
        houses={"red": ["syracusae"]},
        land=ROMA,
        sea=ROMA,
        goods={"red": {"brick": 1, "wine": 1}},
        money={"red": 4},
    )


@position(good=["move land roma, to land sirmium-tomis"])
def all_three_steps_for_one_colonist() -> ConcordiaTable:
    """Cloth and a brick are for Tomis, three steps by land; the nearer cloth cities have a house of Red."""
    return last_turn(
        ["architect", "prefect"],
        "play architect",
        behind=2,
        houses={"red": ["athenae", "valentia"]},
        land={"red": ["roma"] * 2},
        sea=ROMA,
        goods={"red": {"brick": 1, "cloth": 1}},
        money={"red": 5},
    )


@position(good=["play magister, repeat"], bad=["play magister, skip", "play prefect"], solved=True)
def the_architect_once_more() -> ConcordiaTable:
    """The Magister repeats the Architect, who builds for six points; a Prefect's goods are one point."""
    return last_turn(
        ["magister", "prefect"],
        behind=4,
        houses={"red": ["napoca", "tomis", "petra"]},
        land={"red": ["athenae-dyrrhachium"]},
        goods={"red": {"brick": 1, "tool": 1}},
        money={"red": 3},
        last_played={"red": "architect"},
    )


@position(good=["done"], bad=["build napoca"], solved=True)
def no_house_that_brings_nothing() -> ConcordiaTable:
    """A third house in Dacia and a third of brick counts for no god; its price costs Vesta's point."""
    return last_turn(
        ["architect", "prefect"],
        "play architect",
        "done",
        behind=-1,
        houses={"red": ["sirmium", "tomis", "novaria", "olisipo"]},
        land={"red": ["napoca-sirmium"]},
        goods={"red": {"food": 1}},
        money={"red": 7},
    )


# The last colonists, goods and sestertii


@position(
    good=["play tribune, place land roma", "play tribune, place sea roma"],
    bad=["play tribune, done", "play mercator3"],
    solved=True,
)
def a_last_colonist_for_mars() -> ConcordiaTable:
    """The new colonist counts two points with each of three cards of Mars."""
    return last_turn(
        ["tribune", "mercator3"],
        behind=4,
        land=ROMA,
        goods={"red": {"food": 1, "tool": 1}},
        bought={"red": ["i-colonist", "ii-colonist"]},
    )


@position(good=["place land roma", "place sea roma"], bad=["done"], solved=True)
def every_colonist_counts_for_mars() -> ConcordiaTable:
    """Food and tools are there for one more, three cards of Mars count it, and goods are worth less."""
    return last_turn(
        ["i-colonist", "prefect"],
        "play colonist",
        "place land roma",
        behind=8,
        land=ROMA,
        goods={"red": {"food": 2, "tool": 2}},
        bought={"red": ["i-colonist", "ii-colonist"]},
    )


@position(good=["produce hispania"], bad=["produce syria", "produce dacia", "cash"], solved=True)
def the_province_of_the_own_houses() -> ConcordiaTable:
    """Cloth, tool and brick of three houses come with the bonus, 22 sestertii for Vesta; others bring 7."""
    return last_turn(
        ["prefect", "architect"],
        "play prefect",
        behind=2,
        houses={"red": ["brigantium", "olisipo", "valentia"]},
        land=THREE_IN_ROMA,
        sea=THREE_IN_ROMA,
        money={"red": 8},
    )


@position(good=["cash"], solved=True)
def sestertii_when_the_storehouse_is_full() -> ConcordiaTable:
    """Only one good finds room, seven sestertii at most; the turned markers show twelve."""
    return last_turn(
        ["prefect", "architect"],
        "play prefect",
        behind=0,
        houses={"red": ["brigantium", "olisipo", "valentia"]},
        land=THREE_IN_ROMA,
        sea=THREE_IN_ROMA,
        goods={"red": {"brick": 3, "food": 8}},
        turned=["gallia", "germania", "italia", "mauretania", "lybia", "asia"],
    )


@position(good=["take cloth"], bad=["take brick", "take tool"], solved=True)
def the_dearest_good_finds_room() -> ConcordiaTable:
    """One slot is free: with cloth Red has 40 sestertii for Vesta, with brick or tool less."""
    return last_turn(
        ["prefect", "architect"],
        "play prefect",
        "produce hispania",
        behind=0,
        houses={"red": ["brigantium", "olisipo", "valentia"]},
        land=THREE_IN_ROMA,
        sea=THREE_IN_ROMA,
        goods={"red": {"brick": 11}},
    )


@position(good=["play mercator3"], solved=True)
def three_sestertii_for_vesta() -> ConcordiaTable:
    """The Mercator's money makes twenty, a point that breaks the tie; there is nothing to build or to buy."""
    return last_turn(
        ["mercator3", "architect", "senator"],
        behind=0,
        houses={"red": ["londinium", "vindobona", "lutetia"]},
        land=ROMA,
        money={"red": 17},
    )


# Turns before the last


@position(bad=["play tribune"])
def no_tribune_for_one_card() -> ConcordiaTable:
    """Red has played one card and can pay no colonist, while a Prefect brings four goods."""
    return in_play(
        ["tribune", "prefect", "prefect-2", "mercator3", "architect", "diplomat", "magister"],
        round_=6,
        houses={"red": ["brigantium", "olisipo", "valentia"]},
        land={"red": ["brigantium-olisipo"]},
        sea={"red": ["massilia-valentia"]},
        goods={"red": {"brick": 1, "cloth": 1}},
        money={"red": 4},
        display=SEVEN,
        stock=True,
    )


@position(good=["play tribune"])
def a_tribune_for_all_cards() -> ConcordiaTable:
    """Seven cards come back with five sestertii and a colonist, and the Diplomat finds no card to copy."""
    return in_play(
        ["tribune", "diplomat"],
        round_=9,
        houses={"red": ["brigantium", "olisipo", "valentia"]},
        land={"red": ["brigantium-olisipo"]},
        sea={"red": ["massilia-valentia"]},
        goods={"red": {"brick": 2, "food": 1, "tool": 1, "cloth": 2}},
        money={"red": 10},
        bought={"red": ["i-mercator"]},
        display=["i-smith", *SEVEN[1:]],
        stock=True,
    )


@position(good=["produce hispania"])
def three_houses_instead_of_none() -> ConcordiaTable:
    """Hispania brings a second cloth, a tool and a brick; elsewhere Red has no house and gets one good."""
    return in_play(
        ["prefect", "tribune", "architect", "senator"],
        "play prefect",
        round_=6,
        houses={"red": ["brigantium", "olisipo", "valentia"]},
        land={"red": ["brigantium-olisipo"]},
        sea={"red": ["massilia-valentia"]},
        money={"red": 8},
        display=SEVEN,
        stock=True,
    )


@position(bad=["done"])
def a_weaver_for_three_cloth_cities() -> ConcordiaTable:
    """A brick and a cloth of a full storehouse buy fifteen points and three cloth a turn."""
    return in_play(
        ["senator", "tribune", "architect", "prefect"],
        "play senator",
        round_=10,
        houses={"red": ["valentia", "tomis", "antiochia"]},
        land={"red": ["massilia-valentia"]},
        sea={"red": ["massilia-valentia"]},
        goods={"red": {"brick": 2, "food": 2, "wine": 1, "cloth": 3}},
        money={"red": 6},
        display=["ii-weaver", *SEVEN[1:]],
        stock=True,
    )


@position(bad=["done", "sell brick 1"])
def dear_goods_become_sestertii() -> ConcordiaTable:
    """Cloth fills the storehouse; only sestertii and bricks are missing for houses, and the brick is rare."""
    return in_play(
        ["mercator3", "tribune", "architect", "prefect"],
        "play mercator3",
        round_=10,
        houses={"red": ["valentia", "tomis", "antiochia"]},
        land={"red": ["athenae-dyrrhachium"]},
        sea={"red": ["massilia-valentia"]},
        goods={"red": {"brick": 1, "tool": 1, "cloth": 6}},
        money={"red": 0},
        display=SEVEN,
        stock=True,
    )


# The end of the game


@position(good=["play senator, buy ii-colonist"], bad=["play architect", "play prefect"], solved=True)
def the_last_card_brings_concordia() -> ConcordiaTable:
    """In the last round the last card brings Concordia's seven points and two more; a house only six."""
    return in_play(
        ["senator", "architect", "prefect"],
        round_=MOST_ROUNDS,
        behind=7,
        others={"green": ["tribune"]},
        houses={"red": ["napoca", "tomis", "petra"]},
        land={"red": ["athenae-dyrrhachium"]},
        goods={"red": {"brick": 1, "food": 1, "tool": 1}},
        money={"red": 3},
        display=["ii-colonist"],
    )


@position(good=["play senator, buy ii-colonist"])
def the_last_card_when_ahead() -> ConcordiaTable:
    """It ends the game with seven points more, and Green's last turn can't make up for thirty."""
    return in_play(
        ["senator", "tribune", "prefect"],
        round_=28,
        behind=-30,
        others={"green": ["tribune", "prefect", "mercator3"]},
        houses={"red": ["napoca", "tomis", "petra", "sinope", "londinium", "vindobona", "valentia"]},
        land={"red": ["athenae-dyrrhachium"]},
        goods={"red": {"food": 1}},
        money={"red": 3},
        bought={"red": ["i-architect", "i-diplomat", "ii-prefect", "i-mercator"]},
        display=["ii-colonist"],
    )


@position(bad=["play senator, buy ii-colonist"])
def no_last_card_when_behind() -> ConcordiaTable:
    """It would end the game with Green twenty points ahead; Red can build, and Green can't buy the card."""
    return in_play(
        ["senator", "architect", "tribune", "prefect"],
        round_=20,
        behind=30,
        others={"green": ["tribune", "prefect", "mercator3"]},
        houses={"red": ["napoca", "tomis", "petra"]},
        land={"red": ["athenae-dyrrhachium"]},
        sea={"red": ["massilia-valentia"]},
        goods={"red": {"brick": 2, "food": 1, "tool": 2, "cloth": 2}},
        money={"red": 20},
        display=["ii-colonist"],
    )


# Teams


@position(good=["buy i-mercator"], bad=["buy i-farmer", "done"], solved=True)
def the_card_that_the_partner_needs() -> ConcordiaTable:
    """The Farmer brings Yellow twelve points and Red six; the Mercator is only for Red, four points."""
    return last_team_turn(
        ["praetor", "prefect"],
        "play praetor",
        behind=13,
        houses={
            "red": ["aquileia", "tyros", "napoca"],
            "yellow": ["londinium", "vindobona", "lutetia", "rusadir"],
        },
        goods={"red": {"brick": 1, "food": 1, "wine": 1, "cloth": 1}, "yellow": {"brick": 1, "food": 1}},
        display=["i-farmer", "i-smith", "i-architect", "i-mercator"],
    )


@position(good=["done"], bad=["build sirmium"], solved=True)
def sestertii_for_the_partners_house() -> ConcordiaTable:
    """Five sestertii are left for both: Yellow's house serves three gods, Red's brings two points."""
    return last_team_turn(
        ["architect", "prefect"],
        "play architect",
        "done",
        behind=3,
        houses={"red": ["napoca", "tomis", "petra"], "yellow": ["londinium"]},
        land={"red": ["napoca-sirmium"], "yellow": ["athenae-dyrrhachium"]},
        goods={"red": {"brick": 1, "wine": 1}, "yellow": {"brick": 1, "cloth": 1}},
        money={"red": 5},
    )


@position(good=["build vindobona"], bad=["build aquileia", "done"], solved=True)
def a_house_beside_the_partner() -> ConcordiaTable:
    """Both are new provinces with food; in Germania Yellow has a house, which Venus counts for both."""
    return last_team_turn(
        ["architect", "prefect"],
        "play architect",
        "done",
        behind=4,
        houses={"red": ["londinium", "lutetia"], "yellow": ["colonia_a", "tyros"]},
        land={"red": ["aquileia-vindobona"]},
        goods={"red": {"brick": 1, "food": 1}},
        money={"red": 2},
    )


@position(
    good=["done"],
    bad=["move land isca_d-londinium", "move land athenae-dyrrhachium"],
    solved=True,
)
def the_partner_stays_beside_both_houses() -> ConcordiaTable:
    """Yellow needs both houses, and each colonist stands on the only land path to its city."""
    return last_team_turn(
        ["architect", "prefect"],
        "play architect",
        behind=7,
        houses={"red": ["napoca", "tomis", "petra"], "yellow": ["lutetia"]},
        land={"yellow": ["isca_d-londinium", "athenae-dyrrhachium"]},
        goods={"yellow": {"brick": 1, "food": 1, "cloth": 1}},
        money={"yellow": 6},
    )


@position(good=["use architect"], bad=["use prefect"], solved=True)
def each_partner_the_fitting_half() -> ConcordiaTable:
    """Only Red can build, six points; a Prefect brings either of them hardly a point."""
    return last_team_turn(
        ["i-prefect-architect", "prefect"],
        "play prefect_architect",
        behind=4,
        houses={"red": ["napoca", "tomis", "petra"], "yellow": ["londinium"]},
        land={"red": ["athenae-dyrrhachium"]},
        goods={"red": {"brick": 1, "tool": 1}},
        money={"red": 3},
        bought={"red": ["i-prefect-architect"]},
        turned=["britannia", "germania", "italia", "mauretania", "hellas", "lybia", "asia", "syria"],
    )


@position(good=["play legatus"], bad=["play tribune"], solved=True)
def a_legatus_for_the_partners_architect() -> ConcordiaTable:
    """Red can build for six points but has played the Architect; Yellow still holds one."""
    return last_team_turn(
        ["legatus", "tribune"],
        behind=4,
        others={"yellow": ["i-architect", "tribune"]},
        houses={"red": ["napoca", "tomis", "petra"], "yellow": ["londinium"]},
        land={"red": ["athenae-dyrrhachium"]},
        goods={"red": {"brick": 1, "tool": 1}},
        money={"red": 3},
        bought={"yellow": ["i-architect"]},
    )


@position(bad=["play tribune"])
def no_tribune_when_both_hold_their_cards() -> ConcordiaTable:
    """Red has played one card and Yellow none, nobody can pay a colonist, and Hispania is theirs."""
    return team_in_play(
        ["tribune", "prefect", "mercator3", "architect", "legatus"],
        round_=5,
        houses={"red": ["brigantium", "valentia"], "yellow": ["olisipo", "valentia"]},
        land={"red": ["brigantium-olisipo"], "yellow": ["olisipo-valentia"]},
        sea={"red": ["massilia-valentia"], "yellow": ["carthago-valentia"]},
        goods={"red": {"brick": 1, "cloth": 1}, "yellow": {"wine": 1}},
        money={"red": 5, "yellow": 5},
        display=SEVEN,
        stock=True,
    )


@position(good=["produce hispania"])
def the_province_of_both_partners() -> ConcordiaTable:
    """Yellow gets three goods there and Red two; in any other province Yellow gets one and Red none."""
    return team_in_play(
        ["tribune", "prefect", "mercator3", "architect", "legatus"],
        "play prefect",
        "produce gallia",
        round_=5,
        houses={"red": ["brigantium", "valentia"], "yellow": ["olisipo", "valentia"]},
        land={"red": ["brigantium-olisipo"], "yellow": ["olisipo-valentia"]},
        sea={"red": ["massilia-valentia"], "yellow": ["carthago-valentia"]},
        money={"red": 5, "yellow": 5},
        display=SEVEN,
        stock=True,
    )


@position(good=["done"], bad=["move land athenae-dyrrhachium"])
def no_step_for_its_own_sake() -> ConcordiaTable:
    """Yellow lacks one sestertius for Athenae and stands beside it; a path that is left may be taken."""
    return team_in_play(
        ["tribune", "prefect", "mercator3", "architect", "legatus"],
        "play architect",
        round_=12,
        houses={"red": ["brigantium", "valentia"], "yellow": ["olisipo", "valentia", "lutetia"]},
        land={"yellow": ["athenae-dyrrhachium"], "green": ["bycantium-tomis"], "blue": ["sirmium-tomis"]},
        goods={"yellow": {"brick": 1, "cloth": 1}},
        money={"red": 2, "yellow": 2},
        display=SEVEN,
        stock=True,
    )


@position(bad=["done"])
def leaders_buy_the_cards_that_are_left() -> ConcordiaTable:
    """A card is points for a team that is far ahead, and the end comes nearer; the storehouse is full."""
    return leaders(
        ["praetor", "tribune", "prefect"],
        "play praetor",
        goods={"red": {"brick": 1, "food": 3, "wine": 2, "cloth": 2}, "yellow": {"wine": 8}},
    )


@position(bad=["done"])
def leaders_build_what_they_can_pay() -> ConcordiaTable:
    """A new province and a new kind of goods for a team that is far ahead; the storehouse is full."""
    return leaders(
        ["architect", "tribune", "prefect"],
        "play architect",
        "done",
        goods={"red": {"brick": 2, "food": 2, "tool": 2, "wine": 2}, "yellow": {"wine": 8}},
    )
