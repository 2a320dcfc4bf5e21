"""Everything a seat can do in Goa, with its notation and the things it points at."""

from __future__ import annotations

from typing import Final, TypeVar

from carrack.games.goa.content.facts import (
    CARDS,
    COLUMNS,
    EXPEDITION,
    HARVEST,
    HOLDINGS,
    SHIPS,
    SLOTS,
    SPICES,
    TAXES,
    Facts,
)
from carrack.games.goa.content.grid import CELLS
from carrack.kernel.actions import Action, Catalogue, Counted, Indexed, Kind
from carrack.kernel.messages import Arg, Message, seat_thing
from carrack.mechanics.bits import members

A = TypeVar("A", bound=Action)
N = TypeVar("N", bound=Indexed)
THIRD: Final = CARDS // 3
LOW: Final = (1 << THIRD) - 1
KINDS: Final = ("ships", "colonists", "spices", "ducats")
TAKE_SHIPS: Final = 0
TAKE_COLONISTS: Final = 1
TAKE_SPICES: Final = 2
TAKE_DUCATS: Final = 3
# What the columns Ships, Harvest and Taxes bring.
BROUGHT_BY: Final = (TAKE_SHIPS, TAKE_SPICES, TAKE_DUCATS)


class PlaceFlag(Indexed):
    """The place of the flag and of marker 1 (2.1)."""


class PlaceMarker(Indexed):
    """The tile on which the next auction marker is set (2.1)."""


class Bid(Counted):
    """A bid in ducats (2.2)."""


class Progress(Indexed):
    """The action Progress in a column (2.3.1)."""


class Produce(Action):
    """The action Ships, Harvest or Taxes (2.3.2 to 2.3.4)."""

    def __init__(self, column: int, facts: Facts) -> None:
        id_ = facts.column_ids[column]
        super().__init__(id_, Message(f"action-{id_}"), (facts.columns[column],))
        self.column: Final = column


class Draw(Counted):
    """The action Expedition, with the number of cards (2.3.5)."""


class Found(Indexed):
    """The action Founding, with the colony that is named (2.3.6)."""


class Play(Indexed):
    """Play an expedition card (4.1)."""


class Discard(Indexed):
    """Discard an expedition card (4.3)."""


class Use(Indexed):
    """Use a tile (5.4)."""


class Take(Indexed):
    """One of several kinds of gain."""


class Spice(Action):
    """A spice on a plantation or colony: put there (Fill) or handed in from there (Pay)."""

    def __init__(self, kind: str, holding: int, spice: int, facts: Facts) -> None:
        args: dict[str, Arg] = {"where": facts.holdings[holding], "spice": facts.spices[spice]}
        notation = f"{kind} {facts.holding_ids[holding]} {facts.spice_ids[spice]}"
        super().__init__(
            notation, Message("action-" + kind, args), (facts.holdings[holding], facts.spices[spice])
        )
        self.holding: Final = holding
        self.spice: Final = spice


class Fill(Spice):
    """Put a spice on a free field."""


class Pay(Spice):
    """Hand in a spice."""


class Refill(Indexed):
    """A plantation or colony that Extra Harvest fills (5.4)."""


class Replace(Indexed):
    """The plantation that makes room for a fifth one (5.1)."""


class TakeRemoved(Indexed):
    """A removed tile, taken by Favor (5.3)."""


class SwapFor(Indexed):
    """The cell whose tile is taken for Swap (5.2)."""


class Spy(Action):
    """Espionage: an opponent and a column (5.4)."""

    def __init__(self, seat: int, column: int, facts: Facts) -> None:
        args: dict[str, Arg] = {"seat": seat_thing(seat), "column": facts.columns[column]}
        notation = f"spy {facts.color_ids[seat]} {facts.column_ids[column]}"
        super().__init__(notation, Message("action-spy", args), (seat_thing(seat), facts.columns[column]))
        self.seat: Final = seat
        self.column: Final = column


class Advance(Indexed):
    """A marker that moves without spices and ships: quick start, Vice-king, card for ducats."""


class Settle(Indexed):
    """The colony tile that is taken (2.3.6)."""


class Actions:
    """The catalogue of one content, and its actions by kind and index.

    Lists for sets (`progress_in[mask]` and its likes) are prepared, so that options are put together instead
    of searched.
    """

    def __init__(self, facts: Facts) -> None:
        places, columns, holdings = facts.place_ids, facts.column_ids, facts.holding_ids
        self.flag: Final = each(PlaceFlag, "flag", places, facts.places)
        self.marker: Final = each(PlaceMarker, "marker", places[:CELLS], facts.places)
        self.bid: Final = [Bid("bid", n) for n in range(facts.numbers.most_bid + 1)]
        # No bid (2.2), or no further extra action in this round (2.4).
        self.pass_: Final = single("pass")
        # The auctioneer buys what they offer, or lets the highest bidder have it (2.2).
        self.buy: Final = single("buy")
        self.let_go: Final = single("sell")
        self.progress: Final = each(Progress, "progress", columns, facts.columns)
        self.ships: Final = Produce(SHIPS, facts)
        self.harvest: Final = Produce(HARVEST, facts)
        self.taxes: Final = Produce(TAXES, facts)
        most = max(facts.values[EXPEDITION])
        self.expedition: Final = [Draw("expedition", n) for n in range(most + 1)]
        self.found: Final = [Found("found", at, c.id, c.thing) for at, c in enumerate(facts.colonies)]
        self.play: Final = [Play("play", card.index, card.id, card.thing) for card in facts.cards]
        self.discard: Final = [Discard("discard", card.index, card.id, card.thing) for card in facts.cards]
        usable = [facts.tiles[index] for index in members(facts.usable)]
        self.use: Final = {tile.index: Use("use", tile.index, tile.id, tile.thing) for tile in usable}
        # Nothing more in this turn, or of what may be done several times.
        self.end: Final = single("end")
        self.done: Final = single("done")
        self.take: Final = [Take("take", at, kind, f"kind:{kind}") for at, kind in enumerate(KINDS)]
        self.fill: Final = [[Fill("fill", h, s, facts) for s in range(SPICES)] for h in range(HOLDINGS)]
        self.pay: Final = [[Pay("pay", h, s, facts) for s in range(SPICES)] for h in range(HOLDINGS)]
        self.refill: Final = each(Refill, "refill", holdings, facts.holdings)
        self.replace: Final = each(Replace, "replace", holdings[:SLOTS], facts.holdings)
        self.favor: Final = [TakeRemoved("favor", tile.index, tile.id, tile.thing) for tile in facts.tiles]
        self.swap: Final = each(SwapFor, "swap", places[:CELLS], facts.places)
        self.spy: Final = [[Spy(seat, column, facts) for column in range(COLUMNS)] for seat in range(4)]
        self.advance: Final = each(Advance, "advance", columns, facts.columns)
        # Add the missing colonists in a founding, or don't (2.3.6).
        self.add: Final = single("add")
        self.give_up: Final = single("decline")
        self.settle: Final = each(Settle, "settle", facts.colony_tile_ids, facts.colony_tiles)
        self.catalogue: Final = Catalogue(self.in_order())
        self.menu: Final = Menu(self)
        self.progress_in: Final = subsets(self.progress)
        self.advance_in: Final = subsets(self.advance)
        self.found_of: Final = subsets(self.found)
        self.draws: Final[list[list[Action]]] = [list(self.expedition[1 : n + 1]) for n in range(most + 1)]
        self.bids_from: Final[list[Action]] = list(self.bid)
        self.fills: Final = [subsets(self.fill[h]) for h in range(HOLDINGS)]
        self.pays: Final = [subsets(self.pay[h]) for h in range(HOLDINGS)]
        self.play_parts: Final = thirds(self.play)
        self.discard_parts: Final = thirds(self.discard)

    def in_order(self) -> list[Action]:
        """All actions; their order is their number for learning."""
        listed: list[Action] = [*self.flag, *self.marker, *self.bid[1:], self.pass_, self.buy, self.let_go]
        listed += [*self.progress, self.ships, self.harvest, self.taxes, *self.expedition[1:], *self.found]
        listed += [*self.play, *self.discard, *self.use.values(), self.end, self.done, *self.take]
        for fills in self.fill:
            listed += fills
        for pays in self.pay:
            listed += pays
        listed += [*self.refill, *self.replace, *self.favor, *self.swap]
        for spies in self.spy:
            listed += [spy for spy in spies if spy.column != EXPEDITION]
        listed += [*self.advance, self.add, self.give_up, *self.settle]
        return listed

    def plays(self, cards: int) -> list[Action]:
        parts = self.play_parts
        return parts[0][cards & LOW] + parts[1][cards >> THIRD & LOW] + parts[2][cards >> 2 * THIRD]

    def discards(self, cards: int) -> list[Action]:
        parts = self.discard_parts
        return parts[0][cards & LOW] + parts[1][cards >> THIRD & LOW] + parts[2][cards >> 2 * THIRD]


class Menu:
    """The kinds of action in an own turn: the six actions (2.3), and what may be done beside them."""

    def __init__(self, actions: Actions) -> None:
        self.progress: Final = Kind("progress", actions.progress)
        self.expedition: Final = Kind("expedition", actions.expedition[1:])
        self.card: Final = Kind("card", actions.play)
        self.tile: Final = Kind("tile", actions.use.values())
        self.discard: Final = Kind("discard", actions.discard)
        beside = [self.card, self.tile, self.discard]
        self.of_turn: Final = [
            self.progress,
            Kind("ships", [actions.ships]),
            Kind("harvest", [actions.harvest]),
            Kind("taxes", [actions.taxes]),
            self.expedition,
            Kind("founding", actions.found),
            *beside,
        ]
        self.of_extra_turn: Final = [*self.of_turn, Kind("pass", [actions.pass_])]
        self.after_action: Final = [Kind("end", [actions.end]), *beside]


def single(word: str) -> Action:
    """An action about nothing further."""
    return Action(word, Message(f"action-{word}"))


def each(kind: type[N], word: str, ids: list[str], things: list[str]) -> list[N]:
    """An action for each of some things, by their ids."""
    return [kind(word, at, id_, things[at]) for at, id_ in enumerate(ids)]


def thirds(cards: list[A]) -> list[list[list[Action]]]:
    """For every set of the first ten cards, the actions of them; likewise the next ten and the last."""
    return [subsets(cards[at : at + THIRD]) for at in range(0, CARDS, THIRD)]


def subsets(actions: list[A]) -> list[list[Action]]:
    """For every set of positions, the actions at them."""
    return [[actions[at] for at in members(mask)] for mask in range(1 << len(actions))]
