"""What is hidden, what is open, and what a seat can believe."""

from __future__ import annotations

import json

from carrack.games.goa.rules.expedition_pile import draw_cards
from carrack.games.goa.rules.turns import TakeTurn
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import advance
from carrack.mechanics.bits import members
from goa.build import FACTS, card_ids, cards, decisions, game, new_game, rule, ruling, seen, table, told, turn


@rule("1.9")
@ruling("R18")
def test_ducats_and_cards_are_hidden() -> None:
    """A seat sees its own ducats and cards, and how many cards others have; ships and colonists are open."""
    made = table(ducats={0: 31, 1: 47}, hands={0: ["ships_2_tiger"], 1: ["ducats_5_fish"]}, ships={1: 13})
    made.stack.append(question())
    own, other, public = (json.loads(seen(made, seat)) for seat in (0, 1, -1))
    assert (own["ducats"], own["hand"]) == (31, ["ships_2_tiger"])
    assert (other["ducats"], other["hand"]) == (47, ["ducats_5_fish"])
    assert (public["ducats"], public["hand"]) == (None, [])
    assert "47" not in seen(made, 0)
    assert "ducats_5_fish" not in seen(made, 0)
    assert [player["hand_size"] for player in own["seats"]] == [1, 1, 0]
    assert own["seats"][1]["ships"] == 13


def question() -> TakeTurn:
    """A question, so that the game is not over."""
    return TakeTurn(0)


@rule("1.6")
@ruling("R18")
def test_a_drawn_card_is_told_to_its_owner() -> None:
    """Others hear that a card was drawn."""
    made = table()
    draw_cards(made, 1, 1)
    event = told(made, "drew")[0]
    assert "card" in event.seen_by(1).args
    assert "card" not in event.seen_by(0).args
    assert event.seen_by(0).id == "event-drew-hidden"


@rule("1.4")
@ruling("R18")
def test_ducats_can_be_counted() -> None:
    """All sums are open, so whoever counts knows what everybody has, and re-deals keep it."""
    gains = {"gained-ducats": 1, "paid-for-step": -1, "sold": 0, "bought-own": -1}
    for seed in range(6):
        made = new_game(3, seed, {"bonanza": "on", "quick_start": "on"})
        for _ in decisions(made, seed):
            pass
        purse = [0, 0, 0]
        for event in told(made, *gains):
            seat = int(str(event.args["seat"])[-1])
            amount = int(event.args.get("count", event.args.get("price", 0)))
            purse[seat] += amount if event.kind == "gained-ducats" else -amount
            if event.kind == "sold":
                purse[int(str(event.args["auctioneer"])[-1])] += amount
        assert purse == made.ducats
    assert game().worked_out() == ("ducats",)


@rule("4.3")
@ruling("R18")
def test_redeal_respects_the_shuffles() -> None:
    """Cards drawn before the last shuffle are known as a set; only later ones may be in the pile."""
    everything = [found.id for found in FACTS.cards]
    made = table(hands={0: everything[:2], 1: everything[2:4], 2: everything[4:5]}, pile=everything[5:6])
    draw_cards(made, 1, 2)
    made.stack.append(question())
    assert made.shuffles == 1
    old = cards(everything[2:6])
    hands = set()
    for seed in range(200):
        other = game().redeal(made, 0, seed)
        game().check(other)
        assert other.hands[0] == made.hands[0]
        assert [hand.bit_count() for hand in other.hands] == [hand.bit_count() for hand in made.hands]
        assert (other.hands[1] & old).bit_count() == 3
        assert (other.hands[2] & old).bit_count() == 1
        assert not other.pile & old
        assert seen(other, 0) == seen(made, 0)
        hands.add(other.hands[2])
    assert {card_ids(hand)[0] for hand in hands} == set(everything[2:6])


@rule("4.3")
@ruling("R18")
def test_every_deal_is_as_likely() -> None:
    """The one card of an opponent is any of the hidden ones, about as often each."""
    made = table(2, hands={1: ["ships_2_tiger"]})
    made.stack.append(question())
    counts = dict.fromkeys(range(30), 0)
    for seed in range(3000):
        counts[members(game().redeal(made, 0, seed).hands[1])[0]] += 1
    assert min(counts.values()) > 55
    assert max(counts.values()) < 155


@rule("2.3")
def test_an_imagined_table_has_the_own_options() -> None:
    """A re-dealt table asks the seat the same."""
    made = table(hands={0: ["ships_2_tiger"], 1: ["harvest_mix_palm"]})
    options = turn(made, 0)
    for seed in range(20):
        imagined = Perspective(game(), made, 0).imagine(seed)
        assert [option.notation for option in advance(imagined)] == options
