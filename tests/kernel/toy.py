"""A tiny game that uses every part of the kernel: cards, coins, dice, secret bids, and a rainy place.

Each seat holds two hidden cards of nine. In each of two rounds everybody takes a turn and then bids in
secret; then it rains. `flaw` names a mistake that the toy makes on purpose, for tests of the checks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from toy_steps import (
    ASKS,
    BID,
    BIDS,
    CARDS,
    CHANGE,
    GAIN,
    GAME,
    NO_BID,
    NOD,
    PASS,
    ROLL,
    SHOW,
    SURE,
    TIDY,
    Bid,
    ToyTable,
)

from carrack.kernel.actions import Action, Catalogue
from carrack.kernel.chance import Stream
from carrack.kernel.match import Match
from carrack.kernel.messages import Message, Refusal, listed
from carrack.kernel.panels import Panel
from carrack.kernel.rules import Component, Option, Rules, Setup, View
from carrack.kernel.scene import Piece, Scene, Zone
from carrack.kernel.standings import Category, Standings, rank
from carrack.kernel.table import Together, open_asks


def toy_table(match: Match) -> ToyTable:
    """The table of a match of the toy."""
    table = match.table
    assert isinstance(table, ToyTable)
    return table


class ToyView(View):
    """What a seat may see."""

    def __init__(self, table: ToyTable, seat: int) -> None:
        super().__init__(table, seat)
        self.record: dict[str, Any] = {
            "coins": table.coins.copy(),
            "rain": table.rain.copy(),
            "seen": table.seen.copy(),
            "sizes": [len(hand) for hand in table.hands],
            "hand": sorted(table.hands[seat]) if seat >= 0 else [],
            "bid": table.bids[seat] if seat >= 0 else NO_BID,
        }
        if table.flaw == "leaky view":
            self.record["deck"] = table.deck.copy()
        self.flaw = table.flaw

    def as_json(self) -> dict[str, Any]:
        known = super().as_json() | self.record
        if self.flaw == "silent steps":
            del known["in_progress"]
        return known


class Toy(Rules):
    """The rules of the toy."""

    def __init__(self, flaw: str = "", pack: str = "", later: tuple[Option, ...] = ()) -> None:
        self.flaw = flaw
        catalogue = Catalogue([GAIN, ROLL, PASS, *SHOW.values(), *BID, SURE, CHANGE, NOD, TIDY])
        options = (Option("start", "variant", ("poor", "rich")), *later)
        super().__init__(
            "toy", (2, 3), options, catalogue, Path(__file__).parent / "toy_text", pack, [GAME], ASKS
        )

    def when(self, action: Action) -> Refusal | None:
        if not action.things or self.flaw == "no time for it":
            return None
        return Refusal("not-held" if self.flaw == "untimely reason" else "when-show", "1")

    def empty_table(self, setup: Setup) -> ToyTable:
        table = ToyTable(setup.seats, self.flaw)
        if setup.options["start"] == "rich":
            table.coins = [5] * setup.seats
        return table

    def load_fields(self, table: ToyTable, record: dict[str, Any]) -> None:
        table.coins = list(record["coins"])
        table.hands = [list(hand) for hand in record["hands"]]
        table.deck = list(record["deck"])
        if self.flaw != "forgotten bids":
            table.bids = list(record["bids"])
        table.rain = list(record["rain"])
        table.seen = list(record["seen"])

    def view(self, table: ToyTable, seat: int) -> ToyView:
        return ToyView(table, seat)

    def redeal(self, table: ToyTable, seat: int, seed: int) -> ToyTable:
        other = table.copy()
        stream = Stream(seed)
        other.use_fresh_chance(stream.fork())
        if self.flaw == "true table":
            return other
        others = [player for player in range(table.seats) if player != seat]
        dealt = [] if self.flaw == "true hands" else others
        pool = table.deck + [card for player in dealt for card in table.hands[player]]
        if self.flaw != "nosy re-deal":
            pool.sort()
        for last in range(len(pool) - 1, 0, -1):
            at = stream.below(last + 1)
            pool[last], pool[at] = pool[at], pool[last]
        waiting = [ask.seat for ask in open_asks(table)]
        top = other.stack[-1] if other.stack else None
        for player in others:
            if self.flaw != "true hands":
                other.hands[player] = [pool.pop() for _ in table.hands[player]]
            if isinstance(top, Together):
                other.bids[player] = NO_BID if player in waiting else stream.below(len(BIDS))
        other.deck = pool
        if isinstance(top, Together):
            asks = [ask if ask.seat == seat else Bid(ask.seat) for ask in top.asks]
            other.stack[-1] = Together(tuple(asks))
        return other

    def evaluate(self, view: ToyView) -> float:
        return float(view.record["coins"][view.seat])

    def evaluate_table(self, table: ToyTable, seat: int) -> float:
        if self.flaw == "nosy judgement":
            return float(sum(table.hands[1 - seat]))
        return super().evaluate_table(table, seat)

    def feature_names(self) -> list[str]:
        return ["own-coins", "own-cards", *(["deck"] if self.flaw == "nameless feature" else [])]

    def features(self, table: ToyTable, seat: int) -> list[int]:
        cards = sum(table.hands[1 - seat if self.flaw == "nosy features" else seat])
        return [table.coins[seat], 10_000 if self.flaw == "large feature" else cards]

    def features_and_value(self, table: ToyTable, seat: int) -> tuple[list[int], float]:
        features, value = super().features_and_value(table, seat)
        return features, value + 1 if self.flaw == "another value" else value

    def standings(self, table: ToyTable) -> Standings:
        cards = [sum(hand) for hand in table.hands]
        places = rank([(coins, held) for coins, held in zip(table.coins, cards, strict=True)])
        if self.flaw == "gap in places":
            places = [place + 1 for place in places]
        tied = table.coins.count(max(table.coins)) > 1
        return Standings(table.coins.copy(), places, [Category("cards", cards)], "cards" if tied else "")

    def check(self, table: ToyTable) -> None:
        cards = table.deck + table.seen + [card for hand in table.hands for card in hand]
        assert sorted(cards) == list(CARDS), "cards"

    def most_decisions(self, setup: Setup) -> int:
        return 3 if self.flaw == "low bound" else 1000

    def scene(self, view: ToyView) -> Scene:
        zones = [Zone("table", "table"), Zone("hand", "hand", view.seat)]
        hand = [] if self.flaw == "empty scene" else view.record["hand"]
        pieces = [Piece(f"card:{card}", "card", "hand", view.seat) for card in hand]
        pieces += [Piece(f"coins:{seat}", "coin", "table", seat) for seat in range(len(view.record["coins"]))]
        if self.flaw == "piece nowhere":
            pieces.append(Piece("lost", "coin", "nowhere"))
        return Scene(zones, pieces)

    def board_text(self, view: ToyView) -> list[Panel]:
        return [Panel(Message("prompt-turn"), [], [])]

    def map_text(self, view: ToyView) -> list[Panel]:
        place = "nowhere" if self.flaw == "map of nothing" else "seat:0"
        near = listed(["seat:9" if self.flaw == "stray neighbour" else "seat:1"])
        cells: list[Message | str | int] = [place] if self.flaw == "short row" else [place, near]
        title = Message("board-untold" if self.flaw == "untold map" else "prompt-turn")
        return [Panel(title, [Message("prompt-turn"), Message("prompt-turn")], [cells])]

    def components(self) -> list[Component]:
        return [Component(f"seat:{seat}", "seat", {"en": "S", "de": "S"}, "seed") for seat in range(3)]
