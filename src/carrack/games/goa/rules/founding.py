"""Founding a colony (2.3.6): name it, turn up cards, add colonists, choose the tile, fill it."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import FOUNDING, SLOTS, TILES, Card
from carrack.games.goa.rules.actions import TAKE_COLONISTS, Found, Play, Settle
from carrack.games.goa.rules.card_effects import show_card
from carrack.games.goa.rules.expedition_pile import cards_to_draw, colonists_on, discard_aside, turn_up
from carrack.games.goa.rules.own_turn import OwnTurn
from carrack.games.goa.rules.spices import fill_holding
from carrack.games.goa.show.consequences import kind_then
from carrack.games.goa.state.table import Board, GoaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step

OWN_FIGURE: Final = -1


def attempt(table: GoaTable, seat: int, colony: int, more: int, figure: int) -> None:
    """Name a colony and turn up two expedition cards, or more with a card that says so (2.3.6)."""
    board = table.board
    table.tell_of("named", seat, "colony", board.facts.colonies[colony].thing)
    turn_up(table, seat, board.facts.numbers.revealed + more)
    table.stack.append(Decide(seat, colony, figure))


class NameColony(Ask[GoaTable]):
    """The colony of a founding that a card or Espionage has changed; never one that the seat has (2.3.6)."""

    def __init__(self, seat: int, more: int, figure: int) -> None:
        super().__init__(seat)
        self.more: Final = more
        self.figure: Final = figure

    def options(self, table: GoaTable) -> list[Action]:
        return table.actions.found_of[table.board.unfounded(self.seat)]

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Found)
        attempt(table, self.seat, action.value, self.more, self.figure)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Found):
            colony = table.board.facts.colonies[action.value].thing
            return Refusal("colony-owned", "2.3.6", {"colony": colony})
        return None

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        assert isinstance(action, Found)
        return founding_brings(table, self.seat, action.value, self.more, self.figure)

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-name-colony")


def figure_in_use(board: Board, seat: int, figure: int) -> int:
    """The colonists of the own marker, or of the one that Espionage found.

    Lent to an own founding, the opponent's marker stands in for the own one as long as it shows more; a
    founding of the tile knows no other (5.4 Espionage).
    """
    own = board.figure(seat, FOUNDING)
    if figure == OWN_FIGURE:
        return own
    alone = board.variants.espionage_founds or board.variants.spied_alone
    return figure if alone else max(own, figure)


def colonists_there(table: GoaTable, seat: int, figure: int) -> int:
    """The colonists of the development board, or those that Espionage found, and those turned up."""
    return figure_in_use(table.board, seat, figure) + colonists_on(table, table.board.aside)


def founding_brings(table: GoaTable, seat: int, colony: int, more: int, figure: int) -> Message:
    """What a founding needs and what is there; whether the cards turned up must, may or can't do (2.3.6)."""
    board = table.board
    facts = board.facts
    needs = facts.colonies[colony].needs
    there = colonists_there(table, seat, figure)
    own = board.colonists[seat]
    missing = needs - there - own
    cards = min(facts.numbers.revealed + more, table.pile.bit_count() + board.discards.bit_count())
    shown = [card.colonists for card in facts.cards]
    outlook = "open"
    if missing <= cards * min(shown):
        outlook = "certain"
    elif missing > cards * max(shown):
        outlook = "impossible"
    args: dict[str, Arg] = {
        "needs": needs,
        "there": there,
        "own": own,
        "cards": cards,
        "missing": max(0, missing),
        "outlook": outlook,
        "consolation": facts.numbers.compensation,
    }
    return Message("brings-founding", args)


class Decide(Step[GoaTable]):
    """With enough colonists the colony is founded; otherwise the seat decides (2.3.6).

    What it decides next is open while it has cards in hand that might be played: others must not see from an
    unasked question what these are.
    """

    def __init__(self, seat: int, colony: int, figure: int) -> None:
        self.seat: Final = seat
        self.colony: Final = colony
        self.figure: Final = figure

    def resume(self, table: GoaTable) -> None:
        needs = table.board.facts.colonies[self.colony].needs
        missing = needs - colonists_there(table, self.seat, self.figure)
        if missing <= 0:
            succeed(table, self.seat, self.colony, 0)
        else:
            hidden = not table.board.played and table.hands[self.seat] != 0
            table.stack.append(AddColonistsOrNot(self.seat, self.colony, self.figure, missing, hidden))


def founding_in_progress(table: GoaTable) -> Decide | None:
    """The founding during which a tile or card is used: it goes on when that is done (R21)."""
    for step in table.stack[::-1]:
        if isinstance(step, Decide):
            return step
    return None


def lend_figure(table: GoaTable, figure: int) -> None:
    """In the founding that goes on now another marker stands in for the own one (5.4 Espionage)."""
    founding = table.withdraw()
    assert isinstance(founding, Decide)
    table.stack.append(Decide(founding.seat, founding.colony, figure))


class AddColonistsOrNot(OwnTurn):
    """Add the missing colonists, give up, or first use tiles and a card (2.3.6, 4.1, 5.4)."""

    def __init__(self, seat: int, colony: int, figure: int, missing: int, hidden: bool) -> None:
        super().__init__(seat)
        self.colony: Final = colony
        self.figure: Final = figure
        self.missing: Final = missing
        self.hidden: Final = hidden

    @property
    def always(self) -> bool:
        return self.hidden

    def options(self, table: GoaTable) -> list[Action]:
        options: list[Action] = [table.actions.give_up, *self.beside(table)]
        if table.board.colonists[self.seat] >= self.missing:
            options.insert(0, table.actions.add)
        return options

    def playable(self, table: GoaTable) -> int:
        """With a ruling also the card that turns up one more (4.1)."""
        board = table.board
        cards = super().playable(table)
        fits = board.variants.card_after_reveal and not board.played and self.is_action(board)
        if fits and cards_to_draw(table):
            cards |= table.hands[self.seat] & board.facts.cards_that.get("one_more_card", 0)
        return cards

    def is_action(self, board: Board) -> bool:
        """Whether it is the action Founding: one of Espionage is none, so that no A card fits it (5.4)."""
        variants = board.variants
        return self.figure == OWN_FIGURE or not variants.espionage_founds or variants.spied_alone

    def decide(self, table: GoaTable, action: Action) -> None:
        if action is table.actions.add:
            table.board.gain_colonists(self.seat, -self.missing)
            succeed(table, self.seat, self.colony, self.missing)
        else:
            fail(table, self.seat, self.colony)

    def go_on(self, table: GoaTable) -> None:
        table.stack.append(Decide(self.seat, self.colony, self.figure))

    def play_with_action(self, table: GoaTable, card: Card) -> None:
        self.go_on(table)
        show_card(table, self.seat, card)
        turn_up(table, self.seat, card.most)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if action is table.actions.add:
            have = table.board.colonists[self.seat]
            return Refusal("colonists-missing", "2.3.6", {"missing": self.missing, "have": have})
        return super().why_not(table, action)

    def consequence(self, table: GoaTable, action: Action) -> Message | None:
        board = table.board
        if action is table.actions.add:
            left = board.colonists[self.seat] - self.missing
            colonies = board.colony_count(self.seat) + 1
            return Message("brings-colony", {"count": self.missing, "left": left, "colonies": colonies})
        if action is table.actions.give_up:
            return kind_then(table, self.seat, TAKE_COLONISTS, board.facts.numbers.compensation)
        if isinstance(action, Play) and board.facts.cards[action.value].action:
            return Message("brings-turned-up", {"count": board.facts.cards[action.value].most})
        return super().consequence(table, action)

    def prompt(self, table: GoaTable) -> Message:
        colony = table.board.facts.colonies[self.colony].thing
        have = table.board.colonists[self.seat]
        return Message("prompt-founding", {"colony": colony, "missing": self.missing, "have": have})

    def waiting(self, table: GoaTable) -> Message:
        colony = table.board.facts.colonies[self.colony].thing
        return Message("waiting-founding", {"seat": self.who, "colony": colony, "missing": self.missing})


def succeed(table: GoaTable, seat: int, colony: int, added: int) -> None:
    """The colony is founded; the seat picks its tile and fills it at once (2.3.6)."""
    discard_aside(table, table.board.aside)
    if table.events is not None:
        thing = table.board.facts.colonies[colony].thing
        table.tell("founded", {"seat": seat_thing(seat), "colony": thing, "count": added})
    table.stack.append(SettleColony(seat, colony))


def fail(table: GoaTable, seat: int, colony: int) -> None:
    """No colony, but a colonist as compensation; own colonists are kept (2.3.6)."""
    discard_aside(table, table.board.aside)
    table.tell_of("not-founded", seat, "colony", table.board.facts.colonies[colony].thing)
    table.receive_colonists(seat, table.board.facts.numbers.compensation)


class SettleColony(Ask[GoaTable]):
    """Choose the tile of a founded colony among those that are left; equal ones are not asked for (2.3.6)."""

    def __init__(self, seat: int, colony: int) -> None:
        super().__init__(seat)
        self.colony: Final = colony

    def options(self, table: GoaTable) -> list[Action]:
        board = table.board
        allowed: list[int] = []
        options: list[Action] = []
        for tile in board.facts.colonies[self.colony].tiles:
            spices = board.facts.allowed[TILES + tile]
            if board.colonies_left >> tile & 1 and spices not in allowed:
                allowed.append(spices)
                options.append(table.actions.settle[tile])
        return options

    def take(self, table: GoaTable, action: Action) -> None:
        assert isinstance(action, Settle)
        board = table.board
        board.colonies_left &= ~(1 << action.value)
        board.lay(self.seat, SLOTS + self.colony, TILES + action.value)
        table.tell_of("settled", self.seat, "tile", board.facts.colony_tiles[action.value])
        fill_holding(table, self.seat, SLOTS + self.colony)

    def why_not(self, table: GoaTable, action: Action) -> Refusal | None:
        if isinstance(action, Settle):
            tile = table.board.facts.colony_tiles[action.value]
            return Refusal("colony-tile-gone", "2.3.6", {"tile": tile})
        return None

    def prompt(self, table: GoaTable) -> Message:
        return Message("prompt-settle", {"colony": table.board.facts.colonies[self.colony].thing})
