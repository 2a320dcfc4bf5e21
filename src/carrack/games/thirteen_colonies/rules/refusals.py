"""Why an action of the action phase is not possible now, with the section that asks for what is missing."""

from __future__ import annotations

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.rules.actions import Buy, PayIn, Play, Recruit, Sell, TakeVp
from carrack.games.thirteen_colonies.rules.deck.costs import payable
from carrack.games.thirteen_colonies.rules.metrics import needs_met
from carrack.games.thirteen_colonies.rules.vp_cards import enough_peoples, for_nation, turns_somebody
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action, Kind
from carrack.kernel.messages import Arg, Refusal

SECTIONS = {
    "found": "E4.b",
    "settle": "E4.b",
    "explore": "E4.b",
    "mission": "F5b",
    "native_trade": "F5a",
    "relation": "F5a",
    "attack": "F2.d",
    "build": "E8",
    "new_to_hand": "E9",
    "raise": "E9",
}


# Why nothing of a kind in the menu can be done; a turn can always be ended.
NO_CARDS = Refusal("no-cards", "E4.b")
CLOSED = {
    "play": Refusal("no-play", "E4.b"),
    "recruit": Refusal("no-recruit", "E4.c"),
    "buy": Refusal("no-buy", "E4.c"),
    "sell": Refusal("no-sell", "E4.c"),
    "purse": Refusal("no-purse", "E5"),
    "vp": Refusal("no-vp", "E4.a"),
}


def why_closed(table: ColoniesTable, seat: int, kind: Kind) -> Refusal:
    """Why nothing of a kind can be done now."""
    empty = kind.id == "play" and not table.players[seat].hand
    return NO_CARDS if empty else CLOSED[kind.id]


def why_not_act(table: ColoniesTable, seat: int, action: Action) -> Refusal | None:
    """What is missing for an action; None if it is of another kind."""
    if isinstance(action, Play):
        return why_not_play(table, seat, action)
    if isinstance(action, Recruit):
        return Refusal(
            "recruit-cost" if table.colonist_on(action.value) else "no-colonist-there",
            "E4.c",
            {"space": action.value + 1},
        )
    if isinstance(action, Buy):
        return why_not_buy(table, action.value)
    if isinstance(action, (Sell, PayIn)):
        return Refusal("not-in-hand", "E4.c", {"card": table.facts.cards[action.value].thing})
    if isinstance(action, TakeVp):
        return why_not_take(table, seat, action.value)
    return None


def why_not_play(table: ColoniesTable, seat: int, action: Play) -> Refusal:
    """The card is missing, or the region, transport, a cost, or what the action needs."""
    card = table.facts.cards[action.kind]
    chosen = card.actions[action.act]
    args: dict[str, Arg] = {"card": card.thing, "act": chosen.thing}
    hand = table.players[seat].hand
    if action.kind not in hand:
        return Refusal("not-in-hand", "E4.b", {"card": card.thing})
    if action.region != NONE:
        region: dict[str, Arg] = {"region": table.facts.regions[action.region].thing}
        if table.lands[action.region] is None:
            return Refusal("not-revealed", "E2", region)
        if chosen.carried and not table.ships_in(seat, action.region):
            return Refusal("no-ship", "E4.b", region)
        if chosen.carried and table.transport_left(seat, action.region) <= 0:
            return Refusal("no-transport", "E4.b", region)
    if not payable(table, seat, chosen.pay, action.kind):
        return Refusal("action-cost", "2d", args)
    return Refusal("nothing-to-do", SECTIONS.get(chosen.verb, "E4.b"), args)


def why_not_buy(table: ColoniesTable, kind: int) -> Refusal:
    """The pile is closed or empty, or the cost can't be paid."""
    card = table.facts.cards[kind]
    section = {"building": "E8", "expert": "E10"}.get(card.type, "E4.c")
    if not table.is_open(kind):
        return Refusal("pile-closed", section, {"card": card.thing})
    if not table.supply[kind]:
        return Refusal("pile-empty", section, {"card": card.thing})
    if card.type == "good" and card.permanent:
        return Refusal("permanent-money", "2d", {"card": card.thing})
    return Refusal("cost", section, {"card": card.thing})


def why_not_take(table: ColoniesTable, seat: int, kind: int) -> Refusal:
    """The card is not open, belongs to another nation, or its condition or cost is not met."""
    card = table.facts.cards[kind]
    args: dict[str, Arg] = {"card": card.thing}
    if kind not in table.slots and kind != table.beside:
        return Refusal("not-open", "E4.a", args)
    if not for_nation(table, seat, kind):
        return Refusal("other-nation", "P3", args)
    if card.kind == "condition" or not needs_met(table, seat, kind):
        return Refusal("condition", "E4.a", args)
    if not enough_peoples(table, kind):
        return Refusal("few-peoples", "P8", args)
    if card.peoples and not turns_somebody(table, seat):
        return Refusal("all-at-war", "P8", args)
    return Refusal("cost", "E4.a", args)
