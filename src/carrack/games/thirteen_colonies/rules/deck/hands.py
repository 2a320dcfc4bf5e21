"""The hand: drawing (2c), keeping cards (E3a), fetching from the discard pile, scouting draw piles (F3)."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Effect, different
from carrack.games.thirteen_colonies.rules.actions import Fetch, Keep, LeaveIt, TakeIt, WithSeat
from carrack.games.thirteen_colonies.rules.deck.losses import matching
from carrack.games.thirteen_colonies.rules.deck.piles import into_hand, tell_card
from carrack.games.thirteen_colonies.rules.peoples.raids import raid
from carrack.games.thirteen_colonies.state.players import Player
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step

DRAWS: Final[tuple[str, ...]] = ("draw:0", "draw:1", "draw:2", "draw:3")
NO_RAIDS: Final[set[int]] = set()


# Drawing


class DrawCards(Step[ColoniesTable]):
    """Draw cards one by one; an empty pile is made anew from the discard pile (2c, ruling A11)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def resume(self, table: ColoniesTable) -> None:
        draw_cards(table, self.seat, self.left)


def draw_cards(table: ColoniesTable, seat: int, count: int) -> None:
    """Draw cards until a raid card comes; then the rest follows after it."""
    player = table.own_player(seat)
    raids = table.facts.raids if table.mode.relations else NO_RAIDS
    left = count
    while left:
        if not player.draw and not reshuffle(table, seat, player):
            return
        if player.top != NONE:
            drawn = [known_top(table, player)]
        else:
            drawn = table.deal(player.draw, min(left, len(player.draw)), DRAWS[seat], raids)
        left -= len(drawn)
        raid = drawn.pop() if drawn[-1] in raids else NONE
        player.hand += drawn
        player.hand.sort()
        if table.events is not None:
            for kind in drawn:
                thing = table.facts.cards[kind].thing
                table.tell("drew", {"seat": seat_thing(seat)}, {"card": thing}, (seat,))
        if raid != NONE:
            if left:
                table.stack.append(DrawCards(seat, left))
            table.stack.append(RaidDrawn(seat, raid))
            return


class RaidDrawn(Step[ColoniesTable]):
    """A raid card is executed at once (F2.b)."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def resume(self, table: ColoniesTable) -> None:
        table.own_player(self.seat).discard.append(self.kind)
        tell_card(table, "raid-drawn", self.seat, self.kind)
        raid(table, self.seat, table.facts.raid_of[self.kind])


def reshuffle(table: ColoniesTable, seat: int, player: Player) -> bool:
    """Make the discard pile the new draw pile, once in phase B and once in step C2 (ruling A11)."""
    if table.turn.reshuffled or not player.discard:
        return False
    turn = table.own_turn()
    turn.reshuffled = True
    player.draw = sorted(player.discard)
    player.discard = []
    # With an empty draw pile everybody knows the hand.
    player.sure = player.hand.copy()
    if seat == table.active:
        turn.gained = []
    if table.events is not None:
        table.tell("shuffled", {"seat": seat_thing(seat)})
    return True


def known_top(table: ColoniesTable, player: Player) -> int:
    """Take the top card that somebody has seen off a draw pile."""
    kind = player.top
    player.forget_top()
    table.shown += 1
    player.draw.remove(kind)
    return kind


def draw(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Draw n cards."""
    draw_cards(table, seat, effect.n)


# Keeping cards


class KeepCards(Ask[ColoniesTable]):
    """Keep up to as many hand cards as the hold value says, discard the others (E3a, ruling A39).

    The choice is secret until it is complete.
    """

    def options(self, table: ColoniesTable) -> list[Action]:
        left = table.players[self.seat].hand
        if table.keeping:
            left = left.copy()
            for kind in table.keeping:
                left.remove(kind)
        keep = table.actions.keep
        found: list[Action] = [keep[kind] for kind in different(left)]
        found.append(table.actions.done)
        return found

    def take(self, table: ColoniesTable, action: Action) -> None:
        player = table.players[self.seat]
        if isinstance(action, Keep):
            table.keeping = (*table.keeping, action.value)
            if len(table.keeping) < min(player.hold, len(player.hand)):
                table.stack.append(self)
                return
        player = table.own_player(self.seat)
        kept = sorted(table.keeping)
        thrown = player.hand
        for kind in kept:
            thrown.remove(kind)
        sure: list[int] = []
        if player.sure:
            # A card that is kept is known if all of its kind were.
            for kind in different(kept):
                sure += [kind] * (player.sure.count(kind) - thrown.count(kind))
        player.sure = sure
        player.hand = kept
        player.discard += thrown
        table.keeping = ()
        if table.events is not None:
            for kind in thrown:
                tell_card(table, "discarded", self.seat, kind)

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return None
        return Refusal("not-in-hand", "E3a", {"card": table.facts.cards[action.value].thing})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-keep", {"left": table.players[self.seat].hold - len(table.keeping)})

    def waiting(self, table: ColoniesTable) -> Message:
        return Message("waiting-keep", {"seat": self.who})


# Cards from the discard pile


class FetchCards(Ask[ColoniesTable]):
    """Take cards of the own discard pile into the hand: new ones (E9) or goods and money (Vorrat)."""

    def __init__(self, seat: int, filter: str, left: int) -> None:
        super().__init__(seat)
        self.filter: Final = filter
        self.left: Final = left

    def options(self, table: ColoniesTable) -> list[Action]:
        found: list[Action] = [table.actions.fetch[kind] for kind in fetchable(table, self.seat, self.filter)]
        if not found or self.filter != "new":
            found.append(table.actions.done)
        return found

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, Fetch):
            return
        player = table.own_player(self.seat)
        player.discard.remove(action.value)
        gained = table.own_turn().gained
        if self.filter == "new" or gained.count(action.value) > player.discard.count(action.value):
            gained.remove(action.value)
        into_hand(player, action.value, known=True)
        tell_card(table, "fetched", self.seat, action.value)
        if self.left > 1:
            table.stack.append(FetchCards(self.seat, self.filter, self.left - 1))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, Fetch):
            return None
        return Refusal("not-fetched", "E9", {"card": table.facts.cards[action.value].thing})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-fetch", {"left": self.left})


def fetchable(table: ColoniesTable, seat: int, filter: str) -> list[int]:
    """The kinds in the discard pile that can be taken into the hand."""
    discard = different(sorted(table.players[seat].discard))
    if filter == "new":
        return [kind for kind in discard if kind in table.turn.gained]
    return matching(table, discard, filter)


def new_to_hand(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """A card gained this turn comes into the hand (E9)."""
    table.stack.append(FetchCards(seat, "new", 1))


def fetch(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Up to n matching cards of the discard pile come into the hand."""
    table.stack.append(FetchCards(seat, effect.filter, effect.n))


# Scouting


class ChoosePile(Ask[ColoniesTable]):
    """Whose draw pile is scouted (F3)."""

    def options(self, table: ColoniesTable) -> list[Action]:
        seats = table.in_turn_order(self.seat)
        found: list[Action] = [table.actions.with_seat[seat] for seat in seats if table.players[seat].draw]
        return found or [table.actions.done]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, WithSeat):
            return
        player = table.own_player(action.value)
        if player.top == NONE:
            player.top = player.draw[table.chance(len(player.draw), DRAWS[action.value])]
        elif not player.has_seen_top(self.seat):
            table.shown += 1
        player.show_top(self.seat)
        if table.events is not None:
            thing = table.facts.cards[player.top].thing
            args = {"seat": self.who, "owner": seat_thing(action.value)}
            table.tell("scouted", dict(args), {"card": thing}, (self.seat,))
        table.stack.append(Scouted(self.seat, action.value))

    def why_not(self, table: ColoniesTable, action: Action) -> Refusal | None:
        if not isinstance(action, WithSeat):
            return None
        return Refusal("empty-draw-pile", "F3", {"seat": seat_thing(action.value)})

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-scout")


class Scouted(Ask[ColoniesTable]):
    """The card goes back on the draw pile or to that player's discard pile (F3)."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def options(self, table: ColoniesTable) -> list[Action]:
        return [table.actions.take_it, table.actions.leave_it]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if not isinstance(action, TakeIt):
            assert isinstance(action, LeaveIt)
            return
        player = table.own_player(self.owner)
        kind = player.top
        player.forget_top()
        player.draw.remove(kind)
        player.discard.append(kind)
        table.shown += 1
        tell_card(table, "scouted-away", self.owner, kind)

    def prompt(self, table: ColoniesTable) -> Message:
        card = table.facts.cards[table.players[self.owner].top].thing
        return Message("prompt-scouted", {"card": card, "seat": seat_thing(self.owner)})


def peek_deck(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Look at the top card of any player's draw pile; put it back or on the discard pile."""
    table.stack.append(ChoosePile(seat))
