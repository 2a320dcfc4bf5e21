"""The action phase (E4) worked out plainly from what lies on the table: no masks, nothing remembered."""

from __future__ import annotations

from collections.abc import Iterator

from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, NONE, PEACE, Atom, Card, CardAction
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.metrics import METRICS
from carrack.games.thirteen_colonies.rules.peoples.fights import attack_targets
from carrack.games.thirteen_colonies.rules.vp_cards import turns_somebody
from carrack.games.thirteen_colonies.state.table import ColoniesTable


def actions(table: ColoniesTable) -> list[str]:
    """Everything that the active player can do, as it is written, in the order of the options."""
    return [
        *plays(table, in_region=True),
        *plays(table, in_region=False),
        *recruits(table),
        *purchases(table),
        *sales_and_payments(table),
        *vp_cards(table),
        "end actions",
    ]


def hand_of(table: ColoniesTable, without: int = NONE) -> list[Card]:
    """The cards of the active player's hand; one that acts does not pay."""
    kinds = table.players[table.active].hand.copy()
    if without != NONE:
        kinds.remove(without)
    return [table.facts.cards[kind] for kind in kinds]


def held(table: ColoniesTable, what: int, perm: bool, without: int = NONE) -> int:
    """Money or symbols of a good: purse and credits count for one-off costs, permanent cards for all (2d)."""
    found = 0
    for card in hand_of(table, without):
        if card.keep == "discard" or not perm:
            found += card.money if what == MONEY_PART else card.symbols if card.good == what else 0
    if perm:
        return found
    return found + (table.turn.purse if what == MONEY_PART else table.turn.credits[what])


def part_payable(table: ColoniesTable, atom: Atom, without: int = NONE) -> bool:
    """Whether a part of a cost can be paid."""
    if atom.kind == "money":
        return held(table, MONEY_PART, atom.perm, without) >= atom.n
    if atom.kind in {"good", "any_good"}:
        return any(held(table, good, atom.perm, without) >= atom.n for good in atom.goods)
    hand = hand_of(table, without)
    if atom.kind == "card":
        return [card.index for card in hand].count(atom.card) >= atom.n
    if atom.kind == "hand":
        return len(hand) >= atom.n
    return table.turn.declarations >= atom.n


def payable(table: ColoniesTable, cost: list[Atom], without: int = NONE) -> bool:
    """Whether a whole cost can be paid; every resource stands there once."""
    return all(part_payable(table, atom, without) for atom in cost)


def is_sold(table: ColoniesTable, card: Card) -> bool:
    """Whether a pile has cards for sale (E4.c, E8 to E10)."""
    shown = card.type in {"ship", "good"} or table.lies_face_up(card.index)
    return shown and table.supply[card.index] > 0


# Card actions


def plays(table: ColoniesTable, in_region: bool) -> Iterator[str]:
    """Card actions that can be carried out, in regions or without one (E4.b)."""
    for kind in sorted(set(table.players[table.active].hand)):
        card = table.facts.cards[kind]
        for action in card.actions:
            if action.when or action.in_region != in_region or not payable(table, action.pay, kind):
                continue
            if in_region:
                for region in sorted(table.revealed):
                    if can_do_there(table, card, action, region):
                        yield f"play {card.id} {action.id} {table.facts.regions[region].id}"
            elif can_do(table, card, action):
                yield f"play {card.id} {action.id}"


def can_do_there(table: ColoniesTable, card: Card, action: CardAction, region: int) -> bool:
    """Transport, and something to do in the region (E4.b, F2.c, F2.d, F5)."""
    seat = table.active
    land = table.land(region)
    units = [table.facts.cards[kind] for kind in land.units[seat]]
    if action.carried:
        used = table.turn.as_json()["used"][region]
        limit = sum(unit.transport for unit in units) + table.turn.as_json()["trails"][region]
        if not any(unit.ship for unit in units) or used >= limit:
            return False
    living = [people for people, tribe in enumerate(table.tribes) if tribe.region == region]
    peaceful = [people for people in living if table.tribes[people].relations[seat] == PEACE]
    under = [people for people in living if table.mode.relations and table.tribes[people].under]
    taken = sum(len(values) for values in land.colonies) + sum(table.tribes[p].markers for p in living)
    checks = {
        "found": table.players[seat].tokens > 0 and taken < table.facts.regions[region].sites,
        "settle": any(value < COLONY_MAX for value in land.colonies[seat]),
        "explore": bool(land.hidden or under),
        "attack": bool(attack_targets(table, seat, region)),
        "mission": any(table.tribes[people].mission == NONE for people in peaceful),
        "native_trade": any(
            table.tribes[people].trade == NONE
            and any(held(table, good, True, card.index) for good in table.facts.peoples[people].demand)
            for people in peaceful
        ),
        "relation": len(peaceful) < len(living),
    }
    return checks.get(action.verb, True)


def can_do(table: ColoniesTable, card: Card, action: CardAction) -> bool:
    """Something to do for an action without a region."""
    seat = table.active
    player = table.players[seat]
    effect = table.facts.effects[action.effects][0]
    cards = table.facts.cards
    wanted = {
        "any": player.discard,
        "goods": [kind for kind in player.discard if cards[kind].good != NONE],
        "goods_or_money": [kind for kind in player.discard if cards[kind].good != NONE or cards[kind].money],
    }
    level = [pile for pile in cards if pile.type == "building" and pile.level == effect.n]
    sold = [
        other
        for other in hand_of(table, card.index)
        if other.good != NONE and other.keep == "discard" and (not effect.goods or other.good in effect.goods)
    ]
    sailing = any(cards[kind].ship for region in table.revealed for kind in table.land(region).units[seat])
    if action.verb == "build":
        return any(
            is_sold(table, pile) and any(payable(table, cost, card.index) for cost in pile.costs)
            for pile in level
        )
    if action.verb == "gain" and effect.source == "row":
        money = held(table, MONEY_PART, False, card.index)
        return any(table.colonist_on(at) and money >= due for at, due in enumerate(table.facts.row_money))
    if action.verb == "fetch" and effect.filter not in wanted:
        return effect.filter in [cards[kind].id for kind in player.discard]
    limits = table.facts.limits
    checks = {
        "gain": table.supply[effect.card] > 0,
        "new_to_hand": any(kind in table.turn.gained for kind in player.discard),
        "fetch": bool(wanted.get(effect.filter)),
        "sell_bonus": bool(sold),
        "peek_deck": any(other.draw for other in table.players),
        "transport": sailing,
        "move_ship": sailing and len(table.revealed) > 1,
        "raise": player.draw_value < limits.draw if effect.how == "draw" else player.hold < limits.hold,
    }
    return checks.get(action.verb, True)


# Europe


def recruits(table: ColoniesTable) -> Iterator[str]:
    """Colonists of the row: one permanent food and the money of the space (E4.c)."""
    for space, due in enumerate(table.facts.row_money):
        food = held(table, table.facts.food_good, True)
        if table.colonist_on(space) and food >= 1 and held(table, MONEY_PART, False) >= due:
            yield f"recruit {space + 1}"


def purchases(table: ColoniesTable) -> Iterator[str]:
    """Ships, goods on display, the town hall and experts (E4.c)."""
    for kind in table.actions.buy:
        card = table.facts.cards[kind]
        if card.type == "good":
            price = table.facts.goods[card.good].ladder[table.prices[card.good]]
            able = held(table, MONEY_PART, card.keep == "discard") >= price
        else:
            able = any(payable(table, cost) for cost in card.costs)
        if able and is_sold(table, card):
            yield f"buy {card.id}"


def sales_and_payments(table: ColoniesTable) -> Iterator[str]:
    """Sales of permanent cards with a good, then payments into the purse (E4.c, E5)."""
    hand = {card.index: card for card in hand_of(table)}
    different = [hand[kind] for kind in sorted(hand)]
    yield from (f"sell {card.id}" for card in different if card.good != NONE and card.keep == "discard")
    yield from (f"purse {card.id}" for card in different if card.money)


# VP cards


def vp_cards(table: ColoniesTable) -> Iterator[str]:
    """Conditions that were met, and cards that can be paid, from the left; then the one beside (E4.a)."""
    found: list[str] = []
    for at, kind in enumerate([*table.slots, table.beside]):
        if kind == NONE:
            continue
        card = table.facts.cards[kind]
        reserved = at < len(table.slots) and table.turn.reserved >> at & 1
        if (reserved or can_pay_vp(table, card)) and card.id not in found:
            found.append(card.id)
    yield from (f"take {id_}" for id_ in found)


def can_pay_vp(table: ColoniesTable, card: Card) -> bool:
    """The card has a cost that can be paid, is for the nation, and what it needs is there (E4.a, P3, P8)."""
    seat = table.active
    on_board = [tribe for tribe in table.tribes if tribe.region != NONE]
    return (
        card.kind in {"cost", "deck"}
        and card.nation in {NONE, table.nations[seat]}
        and (not card.costs or payable(table, card.costs[0]))
        and all(need.low <= METRICS[need.metric](table, seat) <= need.high for need in card.needs)
        and len(on_board) >= card.peoples
        and (not card.peoples or turns_somebody(table, seat))
    )
