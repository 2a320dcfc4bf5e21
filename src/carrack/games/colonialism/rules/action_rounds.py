"""An action round (5.1): draw, move a ship, play a card, explore, withdraw, or pass."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, REGIONS, SEAS
from carrack.games.colonialism.rules.actions import (
    MOST_WITHDRAWN,
    Amount,
    Draw,
    Explore,
    In,
    Move,
    Pass,
    Play,
    To,
    Using,
    Withdraw,
)
from carrack.games.colonialism.rules.cards.action import ACTION_EFFECTS, trading_pairs
from carrack.games.colonialism.rules.cards.foreseen import UNNAMED, card_in_region, card_somewhere
from carrack.games.colonialism.rules.influence import place_discs, return_discs
from carrack.games.colonialism.rules.turn_order import move_disc
from carrack.games.colonialism.show.consequences import influence_then, reach_then, ships_then
from carrack.games.colonialism.state.table import Board, ColonialismTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.table import Ask
from carrack.mechanics.bits import members

NO_SHIP: Final = -1
# What a ship is used for: the index of a card, or one of these.
EXPLORING: Final = -1
WITHDRAWING: Final = -2


def take_an_action(table: ColonialismTable, seat: int) -> None:
    """Each player is the active player once in each pass (ruling R19)."""
    move_disc(table.board, seat)
    table.stack.append(TURNS[seat])


def end_action_round(table: ColonialismTable) -> None:
    """All ships become fresh, the discs go back to the left, the phase token advances (5.1.5, R33)."""
    board = table.board
    board.acted = (0,) * board.seats
    for at in range(len(board.used)):
        board.fresh[at] += board.used[at]
        board.used[at] = 0
    board.phase += 1


def trading_seas(board: Board, seat: int) -> int:
    """The sea zones with a fresh ship at which two regions can trade (ruling R89)."""
    presence = board.presence(seat)
    cubes = board.regions_with_cubes()
    mask = 0
    for sea in members(board.fresh_seas(seat)):
        regions = board.facts.reach[1 << sea] & cubes
        if regions & presence and regions.bit_count() > 1:
            mask |= 1 << sea
    return mask


def playable_cards(board: Board, seat: int, hand: int, fresh: int, own: int) -> int:
    """The cards of a hand that can be played somewhere (5.1.3).

    `fresh` are the sea zones with fresh ships, `own` the regions with own discs.
    """
    facts = board.facts
    reach = facts.reach[fresh]
    playable = facts.free_cards
    if reach:
        playable |= facts.ship_cards
    if hand & ~playable:
        presence = own | board.mercenaries_at(seat)
        if presence:
            playable |= facts.presence_cards
            if presence & reach:
                playable |= facts.ship_presence_cards
        if hand & facts.trade_cards and trading_seas(board, seat):
            playable |= facts.trade_cards
    return hand & playable


def regions_for_card(board: Board, seat: int, card: int) -> int:
    """The regions in which a card can be played (5.1.3, rulings R25, R28)."""
    facts = board.facts
    regions = (1 << REGIONS) - 1
    if facts.cards[card].needs_ship:
        regions &= facts.reach[board.fresh_seas(seat)]
    if facts.cards[card].presence != "none":
        regions &= board.presence(seat)
    return regions


def seas_in_use(board: Board, seat: int, region: int) -> int:
    """The sea zones at a region with a fresh ship of a seat (ruling R25)."""
    mask = 0
    for sea in board.facts.region_seas[region]:
        if board.fresh[seat * SEAS + sea]:
            mask |= 1 << sea
    return mask


class ActionAsk(Ask[ColonialismTable]):
    """A question in the course of an action; before anything is done the others know no more than that."""

    def waiting(self, table: ColonialismTable) -> Message:
        number = table.board.acted[self.seat]
        return Message("waiting-action", {"seat": self.who, "number": number})


class TakeAnAction(ActionAsk):
    """The active player takes one of the five actions, or passes (5.1, ruling R20)."""

    def options(self, table: ColonialismTable) -> list[Action]:
        board = table.board
        actions = table.actions
        seat = self.seat
        fresh = board.fresh_seas(seat)
        own = board.discs_at(seat)
        options: list[Action] = [actions.draw]
        options += actions.move_fresh_from[fresh]
        options += actions.move_used_from[board.used_seas(seat)]
        options += actions.plays(playable_cards(board, seat, table.hands[seat], fresh, own))
        if fresh:
            reach = board.facts.reach[fresh]
            if board.reserve[seat]:
                options += actions.explore_in[reach]
            options += actions.withdraw_from[own & reach]
        options.append(actions.pass_)
        return options

    def take(self, table: ColonialismTable, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Play):
            self.play(table, action.value)
        elif isinstance(action, Move):
            table.stack.append(MoveShip(seat, action.value, action.fresh))
        elif isinstance(action, Explore):
            table.stack.append(UseShip(seat, EXPLORING, action.value))
        elif isinstance(action, Withdraw):
            table.stack.append(UseShip(seat, WITHDRAWING, action.value))
        elif isinstance(action, Draw):
            table.draw_card(seat)
        else:
            assert isinstance(action, Pass)
            if table.events is not None:
                table.tell("passed", {"seat": seat_thing(seat)})

    def play(self, table: ColonialismTable, card: int) -> None:
        if table.board.facts.cards[card].presence == "one_of_two_regions":
            table.stack.append(UseTradeShip(self.seat, card))
        else:
            table.stack.append(ChooseRegion(self.seat, card))

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        board = table.board
        facts = board.facts
        seat = self.seat
        if isinstance(action, Move):
            sea = facts.seas[action.value]
            return Refusal("no-fresh-ship-at" if action.fresh else "no-used-ship-at", "5.1.2", {"sea": sea})
        if isinstance(action, (Explore, Withdraw)):
            region = facts.regions[action.value]
            if not seas_in_use(board, seat, action.value):
                return Refusal("no-fresh-ship", "5.1.4", {"region": region})
            if isinstance(action, Explore):
                return Refusal("reserve-empty", "5.1.4", {})
            return Refusal("no-own-discs", "5.1.4", {"region": region})
        if isinstance(action, Play):
            return why_not_playable(board, seat, table.hands[seat], action.value)
        return None

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        board = table.board
        seat = self.seat
        if isinstance(action, Draw):
            return card_drawn(board, seat, table.decks[seat].bit_count())
        if isinstance(action, Play):
            return card_played(board, seat, action.value)
        if isinstance(action, Explore):
            after = table.copy()
            ship = members(seas_in_use(board, seat, action.value))[0]
            UseShip(seat, EXPLORING, action.value).take(after, table.actions.using[ship])
            return influence_then(after.board, seat, action.value)
        if isinstance(action, Withdraw):
            return Message("brings-withdraw", {"most": most_withdrawn(board, seat, action.value)})
        return None

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-action", {"number": table.board.acted[self.seat]})


TURNS: Final[list[TakeAnAction]] = [TakeAnAction(seat) for seat in range(NATIVES)]


def why_not_playable(board: Board, seat: int, hand: int, index: int) -> Refusal:
    """Why a card can't be played anywhere."""
    card = board.facts.cards[index]
    thing = card.thing
    section = "7.1" if card.policy else "7.2"
    if not hand >> index & 1:
        return Refusal("not-in-hand", "5.1.3", {"card": thing})
    if card.needs_ship and not board.fresh_seas(seat):
        return Refusal("no-fresh-ship-anywhere", "5.1.3", {"card": thing})
    if card.presence == "one_of_two_regions":
        return Refusal("no-trade", section + " Trade", {"card": thing})
    if not board.presence(seat):
        return Refusal("no-presence-anywhere", "5.1.3", {"card": thing})
    return Refusal("no-ship-where-present", "5.1.3", {"card": thing})


def card_drawn(board: Board, seat: int, deck: int) -> Message:
    """What a draw leaves of the deck; the last card brings a new deck at once (5.1.1)."""
    if deck > 1:
        return Message("brings-card", {"left": deck - 1})
    return Message("brings-last-card", {"discards": board.discards[seat].bit_count()})


def card_played(board: Board, seat: int, index: int) -> Message | None:
    """What a card would do where it can be played."""
    card = board.facts.cards[index]
    if card.presence != "one_of_two_regions":
        return card_somewhere(board, seat, regions_for_card(board, seat, index), card)
    seas = members(trading_seas(board, seat))
    pairs = {pair for sea in seas for pair in trading_pairs(board, seat, sea)}
    return Message("brings-pairs", {"count": len(pairs)})


class MoveShip(ActionAsk):
    """A ship goes to any other sea zone and keeps its status (5.1.2, ruling R24)."""

    def __init__(self, seat: int, sea: int, fresh: bool) -> None:
        super().__init__(seat)
        self.sea: Final = sea
        self.fresh: Final = fresh

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.to_all_but[self.sea]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, To)
        ships = table.board.fresh if self.fresh else table.board.used
        at = self.seat * SEAS
        ships[at + self.sea] -= 1
        ships[at + action.value] += 1
        if table.events is not None:
            seas = table.board.facts.seas
            table.tell(
                "moved",
                {
                    "seat": self.who,
                    "from": seas[self.sea],
                    "to": seas[action.value],
                },
            )

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, To):
            return None
        return Refusal("same-sea", "5.1.2", {"sea": table.board.facts.seas[self.sea]})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, To)
        after = table.copy()
        self.take(after, action)
        return ships_then(after.board, self.seat, action.value)

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-move", {"sea": table.board.facts.seas[self.sea]})


class ChooseRegion(ActionAsk):
    """The region that receives a card (5.1.3)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.in_regions[regions_for_card(table.board, self.seat, self.card)]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, In)
        if table.board.facts.cards[self.card].needs_ship:
            table.stack.append(UseShip(self.seat, self.card, action.value))
        else:
            play_card(table, self.seat, self.card, action.value)

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, In):
            return None
        board = table.board
        region = board.facts.regions[action.value]
        if board.facts.cards[self.card].needs_ship and not seas_in_use(board, self.seat, action.value):
            return Refusal("no-fresh-ship", "5.1.3", {"region": region})
        return Refusal("no-presence", "5.1.3", {"region": region})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, In)
        board = table.board
        return card_in_region(board, self.seat, action.value, board.facts.cards[self.card])

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-region", {"card": table.board.facts.cards[self.card].thing})


class UseShip(ActionAsk):
    """A fresh ship beside the region becomes used; with several, the player names its zone (ruling R25)."""

    def __init__(self, seat: int, purpose: int, region: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose
        self.region: Final = region

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.using_seas[seas_in_use(table.board, self.seat, self.region)]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Using)
        if self.purpose == WITHDRAWING:
            table.stack.append(WithdrawDiscs(self.seat, self.region, action.value))
            return
        use_ship(table.board, self.seat, action.value)
        if self.purpose == EXPLORING:
            if table.events is not None:
                facts = table.board.facts
                region, sea = facts.regions[self.region], facts.seas[action.value]
                table.tell("explored", {"seat": self.who, "region": region, "sea": sea})
            place_discs(table, self.region, self.seat, 1)
        else:
            play_card(table, self.seat, self.purpose, self.region, action.value)

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Using):
            return None
        sea = table.board.facts.seas[action.value]
        region = table.board.facts.regions[self.region]
        if action.value not in table.board.facts.region_seas[self.region]:
            return Refusal("not-at-sea", "5.1.2", {"sea": sea, "region": region})
        return Refusal("no-fresh-ship-at", "5.1.2", {"sea": sea})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Using)
        after = table.board.copy()
        use_ship(after, self.seat, action.value)
        return reach_then(after, self.seat)

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-ship", {"region": table.board.facts.regions[self.region]})


class UseTradeShip(ActionAsk):
    """Trade: the fresh ship comes first, the regions lie at its zone (7.2 Trade, ruling R89)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, table: ColonialismTable) -> list[Action]:
        return table.actions.using_seas[trading_seas(table.board, self.seat)]

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Using)
        use_ship(table.board, self.seat, action.value)
        play_card(table, self.seat, self.card, action.value, action.value)

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Using):
            return None
        sea = table.board.facts.seas[action.value]
        if not table.board.fresh[self.seat * SEAS + action.value]:
            return Refusal("no-fresh-ship-at", "5.1.2", {"sea": sea})
        return Refusal("no-trade-at", "7.2 Trade", {"sea": sea})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        assert isinstance(action, Using)
        return Message("brings-pairs", {"count": len(trading_pairs(table.board, self.seat, action.value))})

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-trade-ship", {})


def most_withdrawn(board: Board, seat: int, region: int) -> int:
    """How many discs a player can withdraw from a region (ruling R32)."""
    return min(MOST_WITHDRAWN, board.discs[region * FACTIONS + seat])


class WithdrawDiscs(ActionAsk):
    """One to five own discs of the region go back to the reserve (5.1.4, ruling R32)."""

    def __init__(self, seat: int, region: int, sea: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.sea: Final = sea

    def most(self, table: ColonialismTable) -> int:
        return most_withdrawn(table.board, self.seat, self.region)

    def options(self, table: ColonialismTable) -> list[Action]:
        return list(table.actions.amount[1 : self.most(table) + 1])

    def take(self, table: ColonialismTable, action: Action) -> None:
        assert isinstance(action, Amount)
        use_ship(table.board, self.seat, self.sea)
        return_discs(table.board, self.region, self.seat, action.value, 0)
        if table.events is not None:
            facts = table.board.facts
            region, sea = facts.regions[self.region], facts.seas[self.sea]
            who = self.who
            table.tell("withdrew", {"seat": who, "count": action.value, "region": region, "sea": sea})

    def why_not(self, table: ColonialismTable, action: Action) -> Refusal | None:
        if not isinstance(action, Amount):
            return None
        return Refusal("withdraw-amount", "5.1.4", {"most": self.most(table)})

    def consequence(self, table: ColonialismTable, action: Action) -> Message | None:
        after = table.copy()
        self.take(after, action)
        return influence_then(after.board, self.seat, self.region)

    def prompt(self, table: ColonialismTable) -> Message:
        return Message("prompt-withdraw", {"region": table.board.facts.regions[self.region]})


def use_ship(board: Board, seat: int, sea: int) -> None:
    """A fresh ship becomes used (5.1.2)."""
    board.fresh[seat * SEAS + sea] -= 1
    board.used[seat * SEAS + sea] += 1


def ship_used(board: Board, sea: int) -> str:
    """The sea zone of the ship that was used, for the log."""
    return UNNAMED if sea == NO_SHIP else board.facts.seas[sea]


def play_card(table: ColonialismTable, seat: int, index: int, place: int, sea: int = NO_SHIP) -> None:
    """An action card is resolved at once (5.1.3.1); a policy card is assigned to its region (5.1.3.2).

    `place` is the region, for Trade the ship's sea zone; `sea` is the zone of the ship that was used.
    """
    card = table.board.facts.cards[index]
    if card.policy:
        assign_policy(table, seat, index, place, sea)
        return
    if table.events is not None:
        trades = card.presence == "one_of_two_regions"
        where = UNNAMED if trades else table.board.facts.regions[place]
        ship = ship_used(table.board, sea)
        table.tell("played", {"seat": seat_thing(seat), "card": card.thing, "region": where, "sea": ship})
    table.discard(seat, 1 << index)
    table.shown += 1
    ACTION_EFFECTS[card.effect](table, seat, place, card)


def assign_policy(table: ColonialismTable, seat: int, index: int, region: int, sea: int = NO_SHIP) -> None:
    """The first policy card of a player at a region lies face down, each later one face up (ruling R30)."""
    board = table.board
    at = region * FACTIONS + seat
    table.hands[seat] &= ~(1 << index)
    first = not board.policy_count(region, seat)
    if first:
        board.down[seat] |= 1 << region
        table.first[at] = index
        table.room[at] = ((table.hands[seat] | table.first_cards(seat)) & table.pool[seat]).bit_count()
    else:
        board.up[at] |= 1 << index
        table.shown += 1
        table.note_shown(seat, 1 << index)
    if table.events is not None:
        card = board.facts.cards[index].thing
        told: dict[str, Arg] = {
            "seat": seat_thing(seat),
            "region": board.facts.regions[region],
            "sea": ship_used(board, sea),
        }
        if first:
            table.tell("assigned-down", told, {"card": card}, (seat,))
        else:
            table.tell("assigned-up", told | {"card": card})
