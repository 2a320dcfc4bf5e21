"""What options would cost or bring, told before they are taken: from the open board and the own cards.

Texts that only depend on a card (`costs-…`, `playing-…`, `taking-…`) are made by `wording.py`.
"""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, PEACE, SCEPTICAL, WAR, Atom, Card
from carrack.games.thirteen_colonies.rules.actions import (
    HIDDEN,
    OPEN,
    Buy,
    EndActions,
    PayIn,
    Play,
    Recruit,
    Sell,
    TakeVp,
)
from carrack.games.thirteen_colonies.rules.deck.money import losses
from carrack.games.thirteen_colonies.rules.metrics import METRICS, region_points
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message

STATES: Final = {PEACE: "peace", SCEPTICAL: "sceptical", WAR: "war"}
SCORED: Final = ("all", "island", "land")


# Regions


def scoring_then(table: ColoniesTable, seat: int, region: int, more: int) -> dict[str, Arg]:
    """What a scoring of a region would bring after an action, and what it would bring now."""
    then, now = region_points(table, region, seat, more), region_points(table, region)
    return {"points": then[seat], "now": now[seat]}


def colony_then(table: ColoniesTable, seat: int, region: int, value: int) -> Message:
    """A colony that grows."""
    return Message("brings-growth", {"value": value + 1, **scoring_then(table, seat, region, 1)})


def soldiers_then(table: ColoniesTable, seat: int, region: int, count: int) -> Message:
    """Soldiers that come to a region, as many as the supply has."""
    more = min(count, table.supply[table.facts.soldier])
    return Message("brings-soldiers", {"count": more, **scoring_then(table, seat, region, more)})


def scored_then(table: ColoniesTable, seat: int, region: int) -> Message:
    """What a scoring of a region would bring to a seat, and at most to another."""
    points = region_points(table, region)
    own = points.pop(seat)
    return Message("brings-scored", {"points": own, "most": max(points)})


def trail_then(table: ColoniesTable, seat: int, region: int, count: int) -> Message:
    """The actions that a region would still allow."""
    return Message("brings-trail", {"left": table.transport_left(seat, region) + count})


def source_then(table: ColoniesTable, seat: int, region: int, source: int, settled: bool) -> Message:
    """The pile of a terrain card: what lies open, how many are hidden, what a people thinks then (F2.c)."""
    place = table.land(region)
    if source == OPEN:
        return Message("brings-open-card", {"card": table.facts.cards[place.open].thing})
    if source == HIDDEN:
        return Message("brings-hidden-card", {"count": len(place.hidden)})
    tribe = table.tribes[source]
    relation = min(WAR, tribe.relations[seat] + 1) if settled else tribe.relations[seat]
    return Message("brings-land", {"count": len(tribe.under), "relation": STATES[relation]})


def natives_then(table: ColoniesTable, seat: int, people: int, verb: str) -> Message:
    """A mission, a trade, or gifts to a people (F5)."""
    facts = table.facts.peoples[people]
    if verb == "mission":
        return Message("brings-mission", {"value": facts.mission})
    if verb == "native_trade":
        due = Atom("any_good", 1, facts.demand, perm=True)
        return Message(f"trading-{facts.id}", losses(table, seat, [due]))
    relation = max(PEACE, table.tribes[people].relations[seat] - 1)
    return Message("brings-relation", {"relation": STATES[relation]})


def fight_then(strength: int, against: int) -> Message:
    """The strengths before cards are drawn (F2.d)."""
    return Message("brings-fight", {"strength": strength, "against": against})


# Europe


def price_at(table: ColoniesTable, good: int, step: int) -> int:
    """The price so many fields from the marker; it stays at the ends."""
    ladder = table.facts.goods[good].ladder
    return ladder[max(0, min(len(ladder) - 1, table.prices[good] + step))]


def sale_then(table: ColoniesTable, kind: int, bonus: int) -> Message:
    """The money of a sale symbol by symbol, and the price after it (E4.c)."""
    card = table.facts.cards[kind]
    money = sum([price_at(table, card.good, -sold) for sold in range(card.symbols)]) + bonus
    return Message("brings-sale", {"money": money, "price": price_at(table, card.good, -card.symbols)})


def purchase_then(table: ColoniesTable, seat: int, card: Card) -> Message:
    """The cost of a card in Europe, with what is lost of the change; the price of a good rises."""
    if card.type != "good":
        if len(card.costs) > 1:
            return Message(f"card-{card.id}")
        return Message(f"costs-{card.id}-1", losses(table, seat, card.costs[0]))
    cost = price_at(table, card.good, 0)
    args: dict[str, Arg] = {"cost": cost, "price": price_at(table, card.good, 1)}
    if not card.permanent:
        return Message("brings-purchase", args)
    due = Atom("money", cost, [], perm=True)
    return Message("brings-permanent-purchase", {**args, **losses(table, seat, [due])})


def colonist_then(table: ColoniesTable, seat: int, space: int, food: bool) -> Message:
    """The cost of a colonist of the row (E4.c, F5b)."""
    money = table.facts.row_money[space]
    if not food:
        return Message("brings-colonist-without-food", {"money": money})
    due = Atom("good", 1, [table.facts.food_good], perm=True)
    return Message("brings-colonist", {"money": money, **losses(table, seat, [due])})


# Paying


def paid_with(card: Card, value: int, left: int) -> Message:
    """A card used for a one-off cost: where it goes, what is still due or stays for this turn (2d)."""
    args: dict[str, Arg] = {"keep": card.keep, "left": max(0, left - value), "over": max(0, value - left)}
    return Message("brings-paid", args)


def given_up(value: int, left: int, change: int, lost: dict[str, Arg]) -> Message:
    """A card used for a permanent cost: it leaves the deck; change comes back into the hand (2d)."""
    back = 0
    if value >= left and change:
        back = change - sum([amount for amount in lost.values() if isinstance(amount, int)])
    return Message("brings-given-up", {"left": max(0, left - value), "change": back, **lost})


def lost_with(value: int, left: int, back: int, lost: dict[str, Arg]) -> Message:
    """A card lost from the deck: what must still go, what comes back (2c)."""
    return Message("brings-lost", {"left": left - value, "back": back, **lost})


# The action phase


def action_then(table: ColoniesTable, seat: int, action: Action) -> Message | None:
    """What an action of the action phase would cost and bring."""
    cards = table.facts.cards
    brings: Message | None = None
    if isinstance(action, Play):
        brings = play_then(table, seat, action)
    elif isinstance(action, Recruit):
        brings = colonist_then(table, seat, action.value, True)
    elif isinstance(action, Buy):
        brings = purchase_then(table, seat, cards[action.value])
    elif isinstance(action, Sell):
        brings = sale_then(table, action.value, 0)
    elif isinstance(action, PayIn):
        brings = Message("brings-purse", {"total": table.turn.purse + cards[action.value].money})
    elif isinstance(action, TakeVp):
        card = cards[action.value]
        args: dict[str, Arg] = {"points": open_points(table, seat, card.index)}
        if card.costs:
            args |= losses(table, seat, card.costs[0])
        brings = Message(f"taking-{card.id}", args)
    elif isinstance(action, EndActions):
        brings = lapsing(table)
    return brings


def play_then(table: ColoniesTable, seat: int, action: Play) -> Message:
    """The words of the action; in a region the transport that is left and what a scoring would bring."""
    card = table.facts.cards[action.kind]
    act = card.actions[action.act]
    args = losses(table, seat, act.pay, action.kind)
    if action.region != NONE:
        if act.carried:
            args["left"] = table.transport_left(seat, action.region) - 1
        more = card.control if act.symbol == "region" else 1 if act.verb == "settle" else 0
        if act.verb == "found":
            more = table.facts.effects[act.effects][0].n
        args |= scoring_then(table, seat, action.region, more)
    return Message(f"playing-{card.id}-{act.id}", args)


def open_points(table: ColoniesTable, seat: int, kind: int) -> int:
    """The VP on the track that a VP card would bring at once, as the board is now.

    A card that makes all peoples peaceful first counts them all.
    """
    number = table.facts.cards[kind].vp_effects
    points = 0
    peace = False
    for effect in [] if number == NONE else table.facts.effects[number]:
        if effect.verb == "relation":
            peace = effect.scope == "all" and effect.how == "peace"
        elif effect.verb == "vp" and peace and effect.per == "peoples_peaceful":
            points += effect.n * len(table.peoples_on_board())
        elif effect.verb == "vp":
            points += effect.n * (METRICS[effect.per](table, seat) if effect.per else 1)
        elif effect.verb == "score" and effect.scope in SCORED:
            for region in table.revealed:
                island = table.facts.regions[region].island
                if effect.scope == "all" or island == (effect.scope == "island"):
                    points += region_points(table, region)[seat]
    return points


def lapsing(table: ColoniesTable) -> Message | None:
    """What lapses with the end of the actions (2d, P6)."""
    turn = table.turn
    args: dict[str, Arg] = {
        "purse": turn.purse,
        "credits": sum(turn.credits),
        "declarations": turn.declarations,
    }
    return Message("brings-lapse", args) if any(args.values()) else None


def levy_then(table: ColoniesTable, seat: int, points: int) -> Message:
    """The VP that would be left on the track."""
    return Message("brings-loss-of-vp", {"total": table.players[seat].vp - points})
