"""Losses: money or goods out of the whole deck (2c), and cards out of the hand."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Card, Effect, different
from carrack.games.thirteen_colonies.content.packed import MONEY_PART
from carrack.games.thirteen_colonies.rules.actions import Discard, LeaveIt, Remove, TakeIt
from carrack.games.thirteen_colonies.rules.deck.money import (
    changed,
    give_back,
    given,
    loss,
    makes,
    smallest_payment,
)
from carrack.games.thirteen_colonies.rules.deck.payment import Due
from carrack.games.thirteen_colonies.rules.deck.piles import (
    change_vp,
    give_up_card,
    out_of_hand,
    tell_card,
    trash,
)
from carrack.games.thirteen_colonies.show.consequences import levy_then, lost_with
from carrack.games.thirteen_colonies.speed.means import Means, worth
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.table import Ask, Step


def removable(card: Card, what: int) -> int:
    """What a card counts for a loss: any money but city cards, only permanent goods (2c)."""
    if what == MONEY_PART:
        return 0 if card.keep == "vp" else card.money
    return worth(card, what) if card.permanent else 0


class Lose(Step[ColoniesTable]):
    """Money worth n, or n symbols of a good, leave the whole deck (2c, ruling A34).

    What is missing of a good is taken in money, what is missing of money costs VP.
    """

    def __init__(self, seat: int, what: int, n: int) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.n: Final = n

    def resume(self, table: ColoniesTable) -> None:
        cards = table.facts.cards
        # Whether a choice is forced tells where the cards lie.
        table.shown += 1
        deck = table.players[self.seat].deck()
        values = [removable(cards[kind], self.what) for kind in deck]
        total = sum(values)
        missing = self.n - min(self.n, total)
        if missing and self.what == MONEY_PART:
            change_vp(table, self.seat, -missing)
        elif missing:
            table.stack.append(Lose(self.seat, MONEY_PART, missing))
        if total:
            due = self.n - missing
            target = smallest_payment(values, due)
            table.stack.append(RemoveCards(self.seat, self.what, target, target - due))


class RemoveCards(Ask[ColoniesTable]):
    """The owner chooses the cards, with the smallest surplus; surplus money or food comes back (2c)."""

    def __init__(self, seat: int, what: int, left: int, surplus: int) -> None:
        super().__init__(seat)
        self.what: Final = what
        self.left: Final = left
        self.surplus: Final = surplus

    def options(self, table: ColoniesTable) -> list[Action]:
        cards = table.facts.cards
        player = table.players[self.seat]
        deck = player.deck()
        found: list[Action] = []
        fits: dict[int, bool] = {}
        for zone, pile in enumerate((player.hand, player.draw, player.discard)):
            for kind in different(sorted(pile)):
                value = removable(cards[kind], self.what)
                if not value or value > self.left:
                    continue
                if kind not in fits:
                    rest = deck.copy()
                    rest.remove(kind)
                    others = [removable(cards[other], self.what) for other in rest]
                    fits[kind] = makes(others, self.left - value)
                if fits[kind]:
                    found.append(table.actions.remove[kind, zone])
        return found

    def take(self, table: ColoniesTable, action: Action) -> None:
        assert isinstance(action, Remove)
        player = table.own_player(self.seat)
        kind = action.kind
        if action.zone == 0:
            out_of_hand(player, kind)
        elif action.zone == 1:
            # The pile was searched, so it is shuffled.
            player.draw.remove(kind)
            player.forget_top()
        else:
            player.discard.remove(kind)
            if self.seat == table.active and player.discard.count(kind) < table.turn.gained.count(kind):
                table.own_turn().gained.remove(kind)
        trash(table, kind)
        tell_card(
            table,
            "lost-hand" if action.zone == 0 else "lost-draw" if action.zone == 1 else "lost-discard",
            self.seat,
            kind,
        )
        left = self.left - removable(table.facts.cards[kind], self.what)
        if left:
            table.stack.append(RemoveCards(self.seat, self.what, left, self.surplus))
        else:
            give_back(table, self.seat, self.what, self.surplus, to_hand=False)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Remove):
            return None
        return Refusal("no-such-loss", "2c", {"card": table.facts.cards[action.kind].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        if not isinstance(action, Remove):
            return None
        value = removable(table.facts.cards[action.kind], self.what)
        surplus = self.surplus if value >= self.left else 0
        back = given(table, self.what, surplus, [action.kind]) if changed(table, self.what) else 0
        return lost_with(value, self.left, back, loss(table, self.what, surplus - back))

    def suggested(self, table: ColoniesTable) -> Action | None:
        """One-time cards first: they would not come back anyway."""
        cards = table.facts.cards
        for action in self.options(table):
            if isinstance(action, Remove) and not cards[action.kind].permanent:
                return action
        return None

    def prompt(self, table: ColoniesTable) -> Message:
        if self.what == MONEY_PART:
            return Message("prompt-lose-money", {"left": self.left})
        return Message("prompt-lose-good", {"left": self.left, "good": table.facts.goods[self.what].thing})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-loss", {"seat": self.who})


class GiveUp(Ask[ColoniesTable]):
    """The player gives up matching hand cards of their choice, as far as they have them (lose_cards)."""

    def __init__(self, seat: int, filter: str, left: int, trashed: bool) -> None:
        super().__init__(seat)
        self.filter: Final = filter
        self.left: Final = left
        self.trashed: Final = trashed

    def options(self, table: ColoniesTable) -> list[Action]:
        kinds = matching(table, different(table.players[self.seat].hand), self.filter)
        return [table.actions.discard[kind] for kind in kinds] or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, Discard):
            return
        give_up_card(table, self.seat, action.value, self.trashed)
        if self.left > 1:
            table.stack.append(GiveUp(self.seat, self.filter, self.left - 1, self.trashed))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return None
        card = table.facts.cards[action.value]
        if action.value not in table.players[self.seat].hand:
            return Refusal("not-in-hand", "E5", {"card": card.thing})
        return Refusal("does-not-match", "E5", {"card": card.thing})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-give-up", {"left": self.left})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-loss", {"seat": self.who})


def matching(table: ColoniesTable, kinds: list[int], filter: str) -> list[int]:
    """The cards that a filter names: any, goods, goods_or_money, or one card."""
    cards = table.facts.cards
    if filter == "any":
        return kinds
    if filter == "goods":
        return [kind for kind in kinds if cards[kind].good != NONE]
    if filter == "goods_or_money":
        return [kind for kind in kinds if cards[kind].good != NONE or cards[kind].money]
    return [kind for kind in kinds if cards[kind].id == filter]


def lose_cards(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Give up n matching hand cards."""
    table.stack.append(GiveUp(seat, effect.filter, effect.n, effect.how == "trash"))


def lose_money(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Money worth n out of the whole deck."""
    table.stack.append(Lose(seat, MONEY_PART, effect.n))


def levy(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Give symbols of a good from the hand, or lose VP: the player chooses (F6)."""
    table.stack.append(Levy(seat, effect.goods[0], effect.n, effect.else_vp))


class Levy(Ask[ColoniesTable]):
    """Give a good from the hand or lose VP. Everybody is asked, so that nothing is told about hands."""

    def __init__(self, seat: int, good: int, n: int, points: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.n: Final = n
        self.points: Final = points

    @property
    def always(self) -> bool:
        return True

    def options(self, table: ColoniesTable) -> list[Action]:
        actions = table.actions
        if Means(table, self.seat).amount(self.good, False) >= self.n:
            return [actions.take_it, actions.leave_it]
        return [actions.leave_it]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, TakeIt):
            table.stack.append(Due(self.seat, self.good, self.n, False))
        else:
            change_vp(table, self.seat, -self.points)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, (TakeIt, LeaveIt)):
            return None
        return Refusal("not-enough-of-good", "F6", {"good": table.facts.goods[self.good].thing})

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return levy_then(table, self.seat, self.points) if isinstance(action, LeaveIt) else None

    def prompt(self, table: ColoniesTable) -> Message:
        good = table.facts.goods[self.good].thing
        return Message("prompt-levy", {"count": self.n, "good": good, "points": self.points})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-levy", {"seat": self.who})
