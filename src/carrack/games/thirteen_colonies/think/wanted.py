"""What VP cards ask for, what cards are in a deck: worked out once for each content."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.all_facts import Facts
from carrack.games.thirteen_colonies.content.facts import NONE, Atom, Card
from carrack.games.thirteen_colonies.rules.metrics import COUNTED
from carrack.games.thirteen_colonies.think.evaluate import COLONISTS, DRAW, MONEY, WORTH

METRIC_NAMES: Final = list(COUNTED)
QUARTERS: Final = 4  # guesses at points are written in quarters
FAR: Final = 9  # so much or more is missing for a VP card
# The first roles of cards in a deck.
COLONIST: Final = 0
SHIP_CARD: Final = 1
COINS: Final = 2  # money that comes back
COINS_ONCE: Final = 3
GOODS_FROM: Final = 4  # a role for each good that comes back, then those that are used once
# Points that an effect of a VP card is worth, for each of its number.
BROUGHT: Final = {
    "vp": 1.0,
    "gain_money": MONEY,
    "place_soldiers": 0.7,
    "declare": 0.5,
    "land_grab": 0.5,
    "raise": DRAW,
}


class Roles:
    """What each card is in a deck: its role, and how much of it. Every tool has a role of its own."""

    def __init__(self, facts: Facts) -> None:
        cards = facts.cards
        goods = [good.id for good in facts.goods]
        once = [goods[card.good] for card in cards if card.good != NONE and not card.permanent]
        ids = [
            *("colonists", "ships", "money", "money_once"),
            *goods,
            *[f"{good}_once" for good in dict.fromkeys(once)],
            *[card.id for card in cards if is_tool(card)],
            *("attacks", "declaring", "nation_cards", "moorings", "idle", "raids"),
        ]
        self.ids: Final = ids
        self.of: Final = [ids.index(role_id(facts, card)) for card in cards]
        self.amounts: Final = [card.money or max(1, card.symbols) for card in cards]
        self.buildings: Final = [ids.index(card.id) for card in cards if card.type == "building"]
        # The cards that declare in every turn, by role, and how much each.
        declaring = [card for card in cards if declarations_of(facts, card)]
        self.declaring: Final = [self.of[card.index] for card in declaring]
        self.declared: Final = [declarations_of(facts, card) for card in declaring]

    def named(self, id_: str) -> int:
        """The role of a name."""
        return self.ids.index(id_)

    def count(self, pile: list[int]) -> list[int]:
        """Some cards by role."""
        counts = [0] * len(self.ids)
        roles = self.of
        amounts = self.amounts
        for kind in pile:
            counts[roles[kind]] += amounts[kind]
        return counts

    def declarations(self, counts: list[int]) -> int:
        """How much some cards, counted by role, can declare in a turn (P6)."""
        found = 0
        for at, role in enumerate(self.declaring):
            found += counts[role] * self.declared[at]
        return found


def is_tool(card: Card) -> bool:
    """A building or an expert: a second copy helps less."""
    return card.type in {"building", "expert"}


def role_id(facts: Facts, card: Card) -> str:
    """What a card is in a deck."""
    if card.index == facts.colonist:
        return "colonists"
    if card.ship:
        return "ships"
    if card.money:
        return "money" if card.permanent else "money_once"
    if card.good != NONE:
        return facts.goods[card.good].id + ("" if card.permanent else "_once")
    return card.id if is_tool(card) else special_role(facts, card)


def special_role(facts: Facts, card: Card) -> str:
    """What a card is in a deck that is neither money nor a good nor a tool."""
    if card.index in facts.raids:
        return "raids"
    if any([action.verb == "attack" for action in card.actions]):
        return "attacks"
    if card.type == "nation":
        return "declaring" if declarations_of(facts, card) else "nation_cards"
    return "moorings" if card.transport else "idle"


def declarations_of(facts: Facts, card: Card) -> int:
    """How much a card can declare in a turn and come back (P6)."""
    most = 0
    for action in card.actions:
        effect = facts.effects[action.effects][0]
        if effect.verb == "declare" and action.symbol == "discard":
            most = max(most, effect.n)
    return most


class Part:
    """A part of what a VP card asks for: so much of one of several sums of counts."""

    def __init__(self, choices: list[list[int]], n: int) -> None:
        self.choices: Final = choices
        self.n: Final = n


class Wanted:
    """What a VP card asks for, and what it is worth in quarters of a point.

    Counts are a deck by role, then the metrics, then the size of a hand and declarations. `lasting` are
    conditions about what stays from turn to turn. Each of the count `per` brings `more`; `chosen` regions
    are scored. The other numbers are what an instant card does when it is turned up.
    """

    def __init__(self, facts: Facts, roles: Roles, card: Card) -> None:
        metrics = len(roles.ids)
        cost = card.costs[0] if card.costs and not card.condition else []
        self.parts: Final = [part_of(roles, atom) for atom in cost] + [
            Part([[metrics + METRIC_NAMES.index(need.metric)]], need.low) for need in card.needs
        ]
        self.asked: Final = sum([part.n for part in self.parts])
        self.open: Final = card.condition or card.payable
        self.lasting: Final = card.condition and not any(["this_turn" in need.metric for need in card.needs])
        self.vp: Final = card.vp
        self.nation: Final = card.nation
        effects = facts.effects[card.vp_effects] if card.vp_effects != NONE else []
        per = [effect for effect in effects if effect.per]
        self.per: Final = metrics + METRIC_NAMES.index(per[0].per) if per else NONE
        self.more: Final = QUARTERS * per[0].n if per else 0
        self.chosen: Final = sum([effect.n for effect in effects if effect.scope == "choose"])
        self.worth: Final = int(QUARTERS * brought_by(facts, card))
        self.islands: Final = len([1 for effect in effects if effect.scope == "island"])
        self.land: Final = len([1 for effect in effects if effect.scope == "land"])
        self.picks: Final = len([1 for effect in effects if effect.scope == "each_picks"])
        self.regions: Final = sum([effect.n for effect in effects if effect.verb == "reveal_region"])


def brought_by(facts: Facts, card: Card) -> float:
    """The points of a VP card, and what else it is worth whoever takes it."""
    worth = float(card.vp) + (WORTH.get(card.id, 0.0) if card.goes == "deck" else 0.0)
    for number in (card.vp_effects, card.on_gain):
        for effect in facts.effects[number] if number != NONE else []:
            if effect.verb == "gain":
                worth += effect.n * WORTH.get(facts.cards[effect.card].id, COLONISTS[2])
            elif not effect.per:
                worth += effect.n * BROUGHT.get(effect.verb, 0.0)
    return worth


def part_of(roles: Roles, atom: Atom) -> Part:
    """A part of a cost in counts."""
    if atom.kind == "hand":
        return Part([[len(roles.ids) + len(METRIC_NAMES)]], atom.n)
    if atom.kind == "declarations":
        return Part([[len(roles.ids) + len(METRIC_NAMES) + 1]], atom.n)
    if atom.kind == "money":
        return Part([[COINS] if atom.perm else [COINS, COINS_ONCE]], atom.n)
    if atom.kind == "card":
        return Part([[roles.of[atom.card]]], atom.n)
    choices: list[list[int]] = []
    for good in atom.goods:
        once = f"{roles.ids[GOODS_FROM + good]}_once"
        both = not atom.perm and once in roles.ids
        choices.append([GOODS_FROM + good, roles.named(once)] if both else [GOODS_FROM + good])
    return Part(choices, atom.n)


def missing(wanted: Wanted, counts: list[int]) -> int:
    """How much is missing for a VP card, at most FAR."""
    lacked = 0
    for part in wanted.parts:
        most = 0
        for choice in part.choices:
            have = 0
            for what in choice:
                have += counts[what]
            most = max(most, have)
        if most < part.n:
            lacked += part.n - most
    return min(lacked, FAR)
