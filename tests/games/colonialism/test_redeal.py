"""What a seat can believe about the others' cards: exactly what a careful observer can't rule out."""

from __future__ import annotations

import pytest

from carrack.games.colonialism.content.facts import (
    ALL_CARDS,
    ALL_INTERESTS,
    POLICY_CARDS,
)
from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.hands import (
    KeepCards,
    choose_kept_cards,
    choose_starting_hands,
    discard,
    draw_card,
)
from carrack.games.colonialism.rules.playing_cards import assign_policy
from carrack.games.colonialism.state.redeal import TRIES, face_down_cards, redeal
from carrack.games.colonialism.state.seen import fits
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import Together
from colonialism.build import (
    act,
    answer,
    ask,
    card,
    card_ids,
    cards,
    decisions,
    empty_deck_to_discards,
    game,
    new_game,
    region,
    rule,
    ruling,
    seen,
    table,
)


@rule("5.1.1")
@ruling("R90", "R92")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redealt_table_looks_the_same_and_plays_on(seats: int) -> None:
    """At any decision: same view, all components there, and it can be played to the end."""
    made = new_game(seats, 30)
    differing = 0
    for count, (who, options, _) in enumerate(decisions(made, 30)):
        if count % 9:
            continue
        for seat in range(-1, seats):
            other = redeal(made, seat, count)
            game().check(other)
            assert seen(other, seat) == seen(made, seat)
            if seat == who:
                assert Perspective(game(), other, seat).options == options
            differing += other.hands != made.hands
            if count % 90 == 0:
                for _ in decisions(other, count):
                    pass
                game().check(other)
    assert differing


@rule("5.1.1")
@ruling("R90")
def test_own_cards_are_never_redealt() -> None:
    """A seat keeps its hand, its first cards, its interests and what its deck holds."""
    made = table(
        2,
        hands={"blue": ["army"]},
        policies={"india": {"blue": ["fleet"]}},
        interests={"blue": ["ei_india_natural"]},
    )
    ask(made, TakeAnAction(0))
    for seed in range(10):
        other = redeal(made, 0, seed)
        assert (other.hands[0], other.decks[0], other.interests[0]) == (
            made.hands[0],
            made.decks[0],
            made.interests[0],
        )
        assert other.first == made.first


@rule("4.0")
@ruling("R14", "R90")
def test_others_may_hold_any_interest_that_the_seat_does_not() -> None:
    """Over many re-deals each of the nine other cards turns up, never an own one."""
    own = ["ei_india_natural", "ei_india_agricultural", "ei_china_mineral"]
    made = table(2, interests={"blue": own, "red": ["ei_north_africa_mineral"] * 1})
    made.interests = (made.interests[0], 0b111)
    ask(made, TakeAnAction(0))
    found = 0
    for seed in range(80):
        dealt = redeal(made, 0, seed).interests
        assert dealt[1].bit_count() == 3
        found |= dealt[1]
    assert found == ALL_INTERESTS & ~made.interests[0]


@rule("5.1.1")
@ruling("R92")
def test_a_new_deck_holds_only_what_was_shuffled() -> None:
    """Cards that were held when the deck was made can't be in it."""
    made = table(2, hands={"red": ["army", "fleet"]}, policies={"india": {"red": ["empire"]}})
    empty_deck_to_discards(made, "red", ["treaty"])
    act(made, "red", "draw")
    held = cards(["army", "fleet", "treaty", "empire"])
    assert made.pool[1] == ALL_CARDS & ~held
    assert made.room[region("india") * 5 + 1] == 0, "no card of the new deck can lie there"
    ask(made, TakeAnAction(0))
    downs = set()
    for seed in range(60):
        other = redeal(made, 0, seed)
        assert not other.decks[1] & held
        downs.add(other.first[region("india") * 5 + 1])
    assert downs == {card(id_) for id_ in ("army", "fleet", "treaty", "empire")}
    act(made, "red", "draw")
    assert made.room[region("india") * 5 + 1] == 0


@rule("5.1.3.2")
@ruling("R92")
def test_a_card_laid_after_a_draw_may_come_from_the_pool() -> None:
    """Room for one pool card after one draw; a pool card that is shown takes that room away."""
    made = table(2, hands={"red": ["army", "fleet", "commerce"]})
    made.board.discards[1] = ALL_CARDS & ~cards(["army", "fleet", "commerce", "empire", "treaty", "dominion"])
    made.decks[1] = made.pool[1] = cards(["empire", "treaty", "dominion"])
    draw_card(made, 1)
    drawn = made.hands[1] & made.pool[1]
    at = region("india") * 5 + 1
    assign_policy(made, 1, card("army"), region("india"))
    assert made.room[at] == 1
    ask(made, TakeAnAction(0))
    firsts = {redeal(made, 0, seed).first[at] for seed in range(80)}
    assert firsts == {card(id_) for id_ in ("army", "fleet", "commerce", "empire", "treaty", "dominion")}
    discard(made, 1, drawn)
    assert made.room[at] == 0
    firsts = {redeal(made, 0, seed).first[at] for seed in range(40)}
    assert firsts == {card(id_) for id_ in ("army", "fleet", "commerce")}


@rule("5.1.3.2")
@ruling("R92")
def test_face_down_cards_are_policy_cards() -> None:
    """An action card never lies face down, and every place gets a card of its own."""
    stream = Stream(4)
    for _ in range(100):
        laid = face_down_cards(ALL_CARDS, ALL_CARDS, 12, [5, 6, 7], stream)
        assert len(set(laid)) == 3
        assert all(POLICY_CARDS >> index & 1 for index in laid)
    assert face_down_cards(ALL_CARDS, ALL_CARDS, 12, [], stream) == []


@rule("5.1.3.2")
@ruling("R92")
def test_the_last_resort_always_fits() -> None:
    """When samples are hardly ever accepted, cards that can't be in the deck are laid first."""
    held = cards(["army"])
    pool = POLICY_CARDS & ~held
    for seed in range(20):
        laid = face_down_cards(pool | held, pool, 15, [0, 1], Stream(seed))
        assert laid[0] == card("army")
        assert fits(laid, [0, 1], pool)
    assert TRIES < 100


@rule("5.1.3.2")
@ruling("R92")
def test_fits_counts_pool_cards_by_room() -> None:
    """The n-th face-down card from the pool needs room for n."""
    assert fits([1, 2], [1, 2], 0b110)
    assert not fits([1, 2], [1, 1], 0b110)
    assert not fits([1, 2], [0, 2], 0b110)
    assert fits([5, 2], [0, 1], 0b110)


@rule("4.0")
@ruling("R90", "R93")
def test_unfinished_secret_choices_are_unknown() -> None:
    """Of a player who is still choosing nothing is known; one who has answered kept as many as asked."""
    made = table(3, hands={color: card_ids(0xFFF) for color in ("blue", "red", "green")})
    choose_starting_hands(made)
    answer(made, *[f"keep {id_}" for id_ in card_ids(0x3F)], "keep army")
    assert made.kept[0].bit_count() == 6
    assert made.kept[1].bit_count() == 1
    other = redeal(made, 2, 5)
    assert other.kept[0].bit_count() == 6
    assert not other.kept[0] & ~other.hands[0]
    assert other.kept[1] == 0
    assert redeal(made, 1, 5).kept[1] == made.kept[1]


@rule("4.0")
@ruling("R93")
def test_a_seat_imagines_its_own_question_first() -> None:
    """In simultaneous decisions an imagined table asks the imagining seat first."""
    made = table(2, hands={"blue": ["army", "fleet"], "red": ["army", "fleet"]})
    choose_kept_cards(made)
    imagined = Perspective(game(), made, 1).imagine(3)
    top = imagined.stack[-1]
    assert isinstance(top, Together)
    assert isinstance(top.asks[0], KeepCards)
    assert [waiting.seat for waiting in top.asks] == [1, 0]


@rule("5.1.3")
@ruling("R90")
@pytest.mark.parametrize(
    "moves", [["play army"], ["play army", "in india"], ["move arabian_sea"], ["play trade"]]
)
def test_what_a_player_is_about_to_do_is_his_secret(moves: list[str]) -> None:
    """Others imagine him before his action; he himself goes on where he is."""
    made = table(
        2,
        hands={"blue": ["army", "trade"]},
        ships={"blue": ["arabian_sea", "eastern_seas"]},
        discs={"india": {"blue": 1}},
        cubes={"india": [1, 0, 0], "middle_east": [1, 0, 0], "china": [1, 0, 0]},
    )
    act(made, "blue", *moves)
    other = redeal(made, 1, 2)
    assert type(other.stack[-1]) is TakeAnAction
    assert other.stack[-1].seat == 0
    assert type(redeal(made, 0, 2).stack[-1]) is type(made.stack[-1])
