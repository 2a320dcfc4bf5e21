"""The table, the steps and the sequence of play of the toy (see `toy.py`)."""

from __future__ import annotations

from itertools import count
from typing import Any

from carrack.kernel.actions import Action, Kind
from carrack.kernel.messages import Message, Refusal
from carrack.kernel.procedures import each, each_seat, procedure, procedure_for, repeat
from carrack.kernel.table import Ask, Step, Table, Together

CARDS = range(1, 10)
NO_BID = -1
BIDS = (0, 1, 2)
PLACES = 2
OUTSIDE = count()


def act(notation: str, id: str = "", things: tuple[str, ...] = (), **args: str | int) -> Action:
    """An action whose text is called like its notation."""
    amount = args.get("amount")
    counted = amount if isinstance(amount, int) else None
    return Action(notation, Message("action-" + (id or notation), dict(args)), things, counted)


GAIN, ROLL, PASS, SURE, CHANGE, NOD, TIDY = map(
    act, ("gain", "roll", "pass", "sure", "change", "nod", "tidy")
)
SHOW = {card: act(f"show {card}", "show", (f"card:{card}",), card=card) for card in CARDS}
BID = [act(f"bid {amount}", "bid", (), amount=amount) for amount in BIDS]
STRAY = act("stray")


class ToyTable(Table):
    """Coins are open; hands, deck and bids are hidden; `rain` counts at each place."""

    __slots__ = ("bids", "coins", "deck", "flaw", "hands", "rain", "seen")

    def __init__(self, seats: int, flaw: str = "") -> None:
        super().__init__(seats, 0)
        self.flaw = flaw
        self.coins = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck = list(CARDS)
        self.bids = [NO_BID] * seats
        self.rain = [0] * PLACES
        self.seen: list[int] = []

    def copy(self) -> ToyTable:
        other = ToyTable.__new__(ToyTable)
        self.copy_kernel_fields_to(other)
        other.flaw = self.flaw
        other.coins = self.coins if self.flaw == "shared coins" else self.coins.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.bids = self.bids.copy()
        other.rain = self.rain.copy()
        other.seen = self.seen.copy()
        return other

    def fields_as_json(self) -> dict[str, Any]:
        return {
            "coins": self.coins,
            "hands": self.hands,
            "deck": self.deck,
            "bids": self.bids,
            "rain": self.rain,
            "seen": self.seen,
        }


MENU = [Kind("gain", [GAIN]), Kind("roll", [ROLL]), Kind("show", SHOW.values()), Kind("pass", [PASS])]


class Turn(Ask[ToyTable]):
    """Gain a coin, roll for coins, show a card for a coin, or pass."""

    __slots__ = ()

    def options(self, table: ToyTable) -> list[Action]:
        options = [GAIN, ROLL, *[SHOW[card] for card in sorted(table.hands[self.seat])], PASS]
        if table.flaw == "duplicate option":
            options.append(GAIN)
        if table.flaw == "stray option":
            options.append(STRAY)
        if table.flaw == "busy options":
            table.coins[self.seat] += 1
        if table.flaw == "leaky option" and 9 in table.hands[1 - self.seat]:
            options.pop()
        return options

    def take(self, table: ToyTable, action: Action) -> None:
        seat = self.seat
        if action is GAIN:
            table.coins[seat] += 1 + (next(OUTSIDE) if table.flaw == "outside chance" else 0)
            told = table.deck[0] if table.flaw == "leaky event" else table.coins[seat]
            table.tell("gained", {"seat": f"seat:{seat}", "coins": told})
            if table.flaw == "unmarked reveal":
                table.rain.append(table.deck[0])
        elif action is ROLL:
            roll = table.chance(6, "die") + 1
            table.coins[seat] += roll
            table.tell("rolled", {"seat": f"seat:{seat}", "roll": roll})
        elif action is not PASS:
            card = next(card for card in CARDS if SHOW[card] is action)
            table.hands[seat].remove(card)
            if table.flaw != "lost card":
                table.seen.append(card)
            table.coins[seat] += 1
            table.shown += 1
            table.tell("showed", {"seat": f"seat:{seat}", "card": card})

    def menu(self, table: ToyTable) -> list[Kind]:
        return MENU[:-1] if table.flaw == "gap in the menu" else MENU

    def kind_brings(self, table: ToyTable, kind: Kind) -> Message | None:
        shown = table.deck[0] if table.flaw == "leaky menu" else len(table.hands[self.seat])
        return Message("brings-show", {"cards": shown})

    def why_not(self, table: ToyTable, action: Action) -> Refusal | None:
        for card in CARDS:
            if action is SHOW[card]:
                section = "" if table.flaw == "no section" else "2.1"
                return Refusal("not-held", section, {"card": card})
        return None

    def consequence(self, table: ToyTable, action: Action) -> Message | None:
        if action is not GAIN:
            return None
        if table.flaw == "busy consequence":
            table.coins[self.seat] += 1
        id_ = "brings-untold" if table.flaw == "untold consequence" else "brings-gain"
        hidden = sum(table.hands[1 - self.seat]) if table.flaw == "leaky consequence" else 0
        return Message(id_, {"coins": table.coins[self.seat] + 1 + hidden})

    def prompt(self, table: ToyTable) -> Message:
        return Message("prompt-untold" if table.flaw == "no text" else "prompt-turn")


class Bid(Ask[ToyTable]):
    """A secret bid, to be confirmed."""

    __slots__ = ()

    def options(self, table: ToyTable) -> list[Action]:
        return list(BID)

    def take(self, table: ToyTable, action: Action) -> None:
        table.bids[self.seat] = BID.index(action)
        table.stack.append(Confirm(self.seat))

    def consequence(self, table: ToyTable, action: Action) -> Message | None:
        return Message("brings-bid", {"seat": f"seat:{self.seat}"})

    def prompt(self, table: ToyTable) -> Message:
        return Message("prompt-bid")


class Confirm(Ask[ToyTable]):
    """Whether the bid stands."""

    __slots__ = ()

    def options(self, table: ToyTable) -> list[Action]:
        return [SURE, CHANGE]

    def take(self, table: ToyTable, action: Action) -> None:
        if action is CHANGE:
            table.bids[self.seat] = NO_BID
            table.stack.append(Bid(self.seat))

    def prompt(self, table: ToyTable) -> Message:
        return Message("prompt-confirm")


class Nod(Ask[ToyTable]):
    """A question that is asked although there is one answer only."""

    __slots__ = ()

    @property
    def always(self) -> bool:
        return True

    def options(self, table: ToyTable) -> list[Action]:
        return [NOD]

    def take(self, table: ToyTable, action: Action) -> None:
        table.coins[self.seat] += 1

    def prompt(self, table: ToyTable) -> Message:
        return Message("prompt-nod")


class Tidy(Ask[ToyTable]):
    """A forced choice, made without asking."""

    __slots__ = ()

    def options(self, table: ToyTable) -> list[Action]:
        return [TIDY]

    def take(self, table: ToyTable, action: Action) -> None:
        table.coins[self.seat] += 10

    def prompt(self, table: ToyTable) -> Message:
        return Message("prompt-tidy")


def deal(table: ToyTable) -> None:
    """Two cards each from the shuffled deck."""
    table.shuffle(table.deck, "deck")
    for seat in range(table.seats):
        for _ in range(2):
            card = table.deck.pop()
            table.hands[seat].append(card)
            table.tell("dealt", {"seat": f"seat:{seat}"}, {"card": card}, (seat,))


def ask_for_turn(table: ToyTable, seat: int) -> None:
    """A seat takes a turn."""
    table.stack.append(Turn(seat))


def bid(table: ToyTable) -> None:
    """All seats bid at once."""
    table.stack.append(Together(tuple([Bid(seat) for seat in range(table.seats)])))


def reveal_bids(table: ToyTable) -> None:
    """Whoever bid most gains a coin."""
    table.shown += 1
    for seat in range(table.seats):
        table.tell("bid", {"seat": f"seat:{seat}", "amount": table.bids[seat]})
        table.coins[seat] += table.bids[seat] == max(table.bids)
    table.bids = [NO_BID] * table.seats


def rain_once(table: ToyTable, place: int) -> None:
    """It rains at a place."""
    table.rain[place] += 1
    table.tell("rained", {"place": place})


def places(table: ToyTable) -> tuple[int, ...]:
    """Where it rains."""
    return tuple(range(PLACES))


def last_words(table: ToyTable) -> None:
    """A question with one answer that is asked, and one that is not."""
    table.stack.append(Tidy(0))
    table.stack.append(Nod(1))


RAIN = procedure_for("rain", rain_once, rain_once)
BIDDING = procedure("bidding", bid, reveal_bids)
ROUND = procedure("round", each_seat("turns", ask_for_turn), BIDDING, each("places", RAIN, places))
GAME = procedure("game", deal, repeat("rounds", ROUND, times=2), last_words)
ASKS: list[type[Step[Any]]] = [Turn, Bid, Confirm, Nod, Tidy]
