"""Who knows what: hands can be deduced and may be shown, decks have no order, two know a recommendation."""

from __future__ import annotations

import pytest

from carrack.games.concordia_venus.rules.playing import TURN, PlayCard
from carrack.games.concordia_venus.state.redeal import redeal
from carrack.games.concordia_venus.state.view import ConcordiaView, looks_at_partner, partners_hand
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective, why_not
from carrack.kernel.table import advance, take
from carrack.mechanics.bits import members
from concordia_venus.build import (
    answer,
    card_ids,
    game,
    new_game,
    refused,
    rule,
    seat,
    table,
    told,
    turn,
)


def observed_hands(made):
    """The hands as somebody knows them who saw starts, purchases, plays and Tribunes, and nothing else."""
    hands = []
    order = made.board.turn_order()
    for who in range(made.seats):
        half = order.index(who) < made.seats // 2
        team = "team_first_half" if half else "team_second_half"
        hands.append(made.board.facts.hands[team if made.board.team else "individual"])
    return hands, [[] for _ in hands]


@rule("1.4")
def test_a_careful_observer_knows_all_hands():
    """Followed through the public events of whole games, the observer's hands are the true ones."""
    facts = game().content.facts
    things = {card.thing: card.index for card in facts.cards}
    faces = {face.thing: face for face in facts.faces}
    for seats, options in ((4, {}), (4, {"mode": "team"}), (6, {"mode": "team", "map": "cyprus"})):
        made = new_game(seats, 21, options)
        hands, piles = observed_hands(made)
        stream = Stream(5)
        options_now = advance(made)
        while options_now:
            made.events = []
            options_now = take(made, options_now[stream.below(len(options_now))])
            for event in made.events:
                seen = event.seen_by(-1).args
                who = int(str(seen.get("seat", "seat:0")).split(":")[1])
                if event.kind == "bought-card":
                    hands[who] |= 1 << things[str(seen["card"])]
                elif event.kind == "played":
                    cards = hands[who] & faces[str(seen["card"])].cards
                    hands[who] &= ~(cards & -cards)
                    piles[who].append(cards & -cards)
                elif event.kind == "took-back":
                    hands[who] |= sum(piles[who])
                    piles[who] = []
            assert hands == made.board.hands
        shown = ConcordiaView(made, -1).as_json()["cards"]
        assert [shown[str(who)]["hand"] for who in range(seats)] == [card_ids(hand) for hand in hands]


def advice(card: str = "architect"):
    """Red's Legatus has recommended a card to Yellow."""
    made = table(4, mode="team")
    turn(made, "red", "play legatus")
    answer(made, f"recommend {card}")
    return made


def known_to(made, who: int):
    """Everything that the game tells a seat: view, scene, question, what is waited for, an imagined table."""
    eyes = Perspective(game(), made, who)
    question = eyes.decision.as_json() if eyes.decision else None
    waiting = [(message.id, message.args) for message in eyes.waiting()]
    events = [(event.seen_by(who).id, event.seen_by(who).args) for event in made.events]
    assert isinstance(eyes.view, ConcordiaView)
    scene = game().scene(eyes.view).as_json()
    imagined = game().redeal(made, who, 3).fields_as_json()
    return eyes.view.as_json(), scene, question, waiting, events, imagined


@rule("2.13")
def test_a_recommendation_changes_nothing_for_others():
    """Opponents and spectators get the same from two tables with different recommendations."""
    one, other = advice("architect"), advice("nothing")
    for who in (-1, 1, 3):
        assert known_to(one, who) == known_to(other, who)
    for who in (0, 2):
        assert known_to(one, who) != known_to(other, who)


@rule("2.13", "4.5")
def test_only_the_partners_know_a_recommendation():
    """View, prompt and event name it to Red and Yellow only."""
    made = advice()
    known = [ConcordiaView(made, who).as_json()["recommended"] for who in (-1, 0, 1, 2, 3)]
    assert known == [None, "architect", None, "architect", None]
    event = told(made, "recommended")[0]
    assert event.seen_by(2).args["card"] == "card:architect"
    assert "card" not in event.seen_by(1).args
    assert "architect" not in str(Perspective(game(), made, 1).waiting())


@rule("4.5")
def test_others_imagine_any_recommendation():
    """Re-deals for opponents vary it, or leave it out; those of the partners keep it."""
    made = advice()
    for who in (0, 2):
        assert {redeal(made, who, seed).recommended for seed in range(20)} == {made.recommended}
    imagined = {redeal(made, 1, seed).recommended for seed in range(60)}
    hand = made.board.hands[seat("yellow")]
    legal = {f.index for f in made.board.facts.faces if hand & f.cards and f.id != "legatus"}
    assert imagined == legal | {-1}


@rule("2.13")
def test_the_legatus_shows_the_partners_hand_while_it_is_asked():
    """The partner's hand lies open for the one who recommends, and for nobody else."""
    made = table(4, mode="team")
    turn(made, "red", "play legatus")
    assert partners_hand(ConcordiaView(made, 0)) == made.board.hands[2]
    assert partners_hand(ConcordiaView(made, 1)) == 0
    scene = game().scene(ConcordiaView(made, 0))
    assert any(piece.place == "hand:2" and piece.face for piece in scene.pieces)
    other = game().scene(ConcordiaView(made, 1))
    assert not any(piece.place == "hand:2" and piece.face for piece in other.pieces)
    assert refused(made, "green", "recommend prefect") == "not-your-turn"
    own = [piece for piece in scene.pieces if piece.place == "hand:0"]
    assert own
    assert not any(piece.means for piece in own), "a recommendation points at the partner's cards"


def test_a_deck_has_no_order():
    """Re-dealt tables draw other cards; what can come is the same for everybody."""
    made = new_game(3, 4)
    shown = set()
    for seed in range(20):
        other = redeal(made, 0, seed)
        other.board.display = (-1, *other.board.display[1:])
        other.stack.clear()
        turn(other, "red", "play prefect", "cash")
        shown.add(other.board.display[-1])
    assert len(shown) > 3


def test_every_choice_is_told_to_everybody():
    """No choice but a recommendation is secret, so that each is seen by what it brings about."""
    for seats, options in ((3, {}), (4, {"mode": "team"})):
        made = new_game(seats, 8, options)
        stream = Stream(8)
        options_now = advance(made)
        while options_now:
            made.events = []
            chosen = options_now[stream.below(len(options_now))]
            options_now = take(made, chosen)
            assert [event for event in made.events if event.seen_by(-1).id], chosen


MEMORY = [
    ("individual", "by_mode", True),
    ("individual", "on", True),
    ("individual", "off", False),
    ("team", "by_mode", False),
    ("team", "on", True),
    ("team", "off", False),
]
PILES = {
    "red": ["prefect", "architect"],
    "green": ["mercator3", "prefect"],
    "yellow": ["tribune", "prefect"],
    "blue": ["prefect"],
}


@rule("1.4", "4.5")
@pytest.mark.parametrize(("mode", "memory", "is_open"), MEMORY)
def test_whose_cards_are_shown_to_whom(mode, memory, is_open):
    """Own seat, partner, opponent, public: the own cards, and those of others if memory is open."""
    made = table(4, mode=mode, options={"open_memory": memory}, piles=PILES)
    made.stack.append(PlayCard(0, TURN))
    sizes = [hand.bit_count() for hand in made.board.hands]
    for looking in (-1, 0, 1, 2, 3):
        view = ConcordiaView(made, looking)
        shown = set(range(4)) if is_open else {looking} & set(range(4))
        found = view.as_json()
        for part in ("hand", "pile", "points_now"):
            assert {who for who in range(4) if part in found["cards"][str(who)]} == shown
        assert [own["hand_size"] for own in found["seats"]] == sizes
        assert [own["last_played"] for own in found["seats"]] == [
            "architect",
            "prefect",
            "prefect",
            "prefect",
        ]
        scene = game().scene(view)
        faces = {piece.owner for piece in scene.pieces if piece.face and piece.place.split(":")[0] in HANDS}
        assert faces == shown
        assert {zone.owner for zone in scene.zones if zone.kind in ("hand", "seen")} == shown
        badges = {piece.id: piece.badge for piece in scene.pieces}
        assert all(badges[f"backs:{who}"] == sizes[who] for who in range(4) if who != looking)
        panels = {panel.title.id: panel for panel in game().board_text(view)}
        assert columns(panels.get("board-piles")) == shown
        assert columns(panels.get("board-hands")) == (shown if is_open else set())
        assert ("board-hand" in panels) == (looking >= 0)
        gods = panels["board-points"].rows[0][1:]
        assert {who for who, cell in enumerate(gods) if isinstance(cell, int)} == shown


HANDS = ("hand", "seen")


def columns(panel) -> set[int]:
    """The players of whom a panel speaks."""
    return {int(column.args["seat"].split(":")[1]) for column in panel.columns} if panel else set()


def exchange(made, looking: int):
    """The same table with other hands: each player but one holds covered cards, and has covered others.

    What is open stays: how many cards a hand has and the last card of a pile; and whose cards they are, as
    everybody has seen who bought what.
    """
    other = made.copy()
    board = other.board
    seen = board.mate(looking) if looks_at_partner(ConcordiaView(made, looking)) else looking
    for who in set(range(made.seats)) - {looking, seen}:
        pile = board.piles[who]
        covered, held = list(pile[:-1]), members(board.hands[who])
        for at, down in enumerate(covered[: len(held)]):
            board.hands[who] ^= 1 << down | 1 << held[at]
            covered[at] = held[at]
        board.piles[who] = (*covered, *pile[-1:])
    return other


def told_to(made, who: int, refusals: bool) -> str:
    """Every word that the game has for a seat about a table."""
    eyes = Perspective(game(), made, who)
    assert isinstance(eyes.view, ConcordiaView)
    panels = [(panel.title, panel.columns, panel.rows) for panel in game().board_text(eyes.view)]
    decision = eyes.decision.as_json() if eyes.decision else None
    found = [eyes.view.as_json(), game().scene(eyes.view).as_json(), panels, decision, eyes.waiting()]
    if refusals and who >= 0:
        found += [getattr(why_not(made, who, action), "message", None) for action in game().catalogue.actions]
    return repr(found)


@pytest.mark.whole
@rule("1.4", "4.5")
@pytest.mark.parametrize(
    ("seats", "options", "is_open"),
    [
        (4, {"mode": "team"}, False),
        (6, {"mode": "team", "open_memory": "off"}, False),
        (3, {"open_memory": "off"}, False),
        (4, {"mode": "team", "open_memory": "on"}, True),
        (3, {}, True),
    ],
)
def test_nothing_tells_closed_hands_and_covered_cards(seats, options, is_open):
    """With other hands and covered cards everything reads the same, unless memory is open."""
    made = new_game(seats, 3, options)
    stream = Stream(3)
    options_now = advance(made)
    differed = 0
    for number in range(400):
        if not options_now:
            break
        if number % 5 == 0:
            for who in range(-1, seats):
                other = exchange(made, who)
                changed = told_to(made, who, number % 60 == 0) != told_to(other, who, number % 60 == 0)
                assert is_open or not changed
                differed += changed if is_open else other.board.hands != made.board.hands
        options_now = take(made, options_now[stream.below(len(options_now))])
    assert differed > 60


@rule("2.13", "4.5")
def test_a_legatus_looks_once():
    """While it recommends, Red sees Yellow's hand and nothing else; then the hand is hidden again."""
    made = table(4, mode="team", piles=PILES)
    turn(made, "red", "play legatus")
    cards = ConcordiaView(made, 0).as_json()["cards"]
    assert cards["2"] == {"hand": card_ids(made.board.hands[2])}
    assert (cards["1"], cards["3"]) == ({}, {})
    for who in (-1, 1, 2, 3):
        assert "hand" not in ConcordiaView(made, who).as_json()["cards"]["0"]
    answer(made, "recommend nothing")
    assert ConcordiaView(made, 0).as_json()["cards"]["2"] == {}
    assert "board-partner" not in {p.title.id for p in game().board_text(ConcordiaView(made, 0))}


@rule("5.3")
def test_all_cards_are_shown_in_the_end():
    """For the scoring everybody lays out all cards."""
    made = table(4, mode="team", piles=PILES)
    assert ConcordiaView(made, -1).over
    made.stack.append(PlayCard(0, TURN))
    assert not ConcordiaView(made, -1).as_json()["cards"]["1"]
    made.stack.clear()
    assert set(ConcordiaView(made, -1).as_json()["cards"]["1"]) == {"hand", "pile", "points_now"}


def test_computer_players_judge_alike_whatever_is_shown():
    """A careful observer can work hands out, so the evaluation counts them either way."""
    marks = []
    for memory in ("on", "off"):
        made = new_game(4, 21, {"mode": "team", "open_memory": memory})
        stream = Stream(5)
        options_now = advance(made)
        for _ in range(200):
            options_now = take(made, options_now[stream.below(len(options_now))])
        marks.append(
            ([game().evaluate_table(made, who) for who in range(4)], redeal(made, 1, 3).fields_as_json())
        )
    assert marks[0] == marks[1]


def test_cards_seen_are_shown_beside_the_backs_of_a_hand():
    """Everybody's hand is offered to everybody else as what a careful observer knows."""
    made = new_game(3, 21)
    stream = Stream(5)
    options_now = advance(made)
    for _ in range(150):
        options_now = take(made, options_now[stream.below(len(options_now))])
    for looking in (-1, 0, 1, 2):
        view = ConcordiaView(made, looking)
        pieces = game().scene(view).pieces
        for who in range(3):
            seen = {piece.id.split(":")[2] for piece in pieces if piece.place == f"seen:{who}"}
            assert seen == (set() if who == looking else set(card_ids(made.board.hands[who])))
