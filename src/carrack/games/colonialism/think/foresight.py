"""The coming colonization phase (5.2), carried out in the head.

A typical card stands for each one that lies face down for somebody else. Thousands of positions are judged in
a second, so the conflict is written for speed; a test holds it to the rule.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, REGIONS, RESOURCES
from carrack.games.colonialism.rules.cards.policy import policy_value
from carrack.games.colonialism.rules.collecting import CollectResources, collect_resources
from carrack.games.colonialism.rules.colonization import REGION_ACTIONS, resolve_conflict, treaty_floors
from carrack.games.colonialism.rules.influence import ChooseLosses
from carrack.games.colonialism.state.board import Board
from carrack.kernel.procedures import ProcedureFrame
from carrack.kernel.table import Step
from carrack.mechanics.bits import members

FACE_DOWN: Final = 3  # discs that an unknown card brings
SEGMENTS: Final = 6
CONFLICT: Final = REGION_ACTIONS.names.index(resolve_conflict.__name__)
COLLECTION: Final = REGION_ACTIONS.names.index(collect_resources.__name__)


def segments_before(board: Board) -> int:
    """How many segments have passed; while the game is being prepared one less than none."""
    return (board.turn - 1) * 2 + board.phase // 3


class Foresight:
    """The board after the coming colonization phase, as far as one seat can foresee it.

    `first` are the seat's own face-down cards by region, `order` the seats in turn order. `stocks` hold the
    cubes of each seat then, with a part of those that stay in the regions, and `gains` what it would take
    (by seat and resource). `influence` is that of all factions by region, `gathered` the same when the cards
    have taken effect, before the conflict. `called` are the regions with colonization actions, `opened` those
    of them whose cubes are collected.
    """

    def __init__(self, board: Board, seat: int, first: list[int], order: tuple[int, ...]) -> None:
        self.board: Final = board
        self.seat: Final = seat
        self.first: Final = first
        self.order: Final = order
        self.limits: Final = board.facts.limits[board.seats]
        self.later: Final = SEGMENTS - segments_before(board) - 1
        self.reserve: Final = board.reserve.copy()
        self.cubes: Final = board.cubes.copy()
        stock = board.stock
        gained = board.gained
        self.stocks: Final = [
            [float(stock[at + resource] + gained[at + resource]) for resource in range(RESOURCES)]
            for at in range(0, board.seats * RESOURCES, RESOURCES)
        ]
        self.gains: Final = [0] * (board.seats * RESOURCES)
        self.influence: Final = [board.influence_of_all(region) for region in range(REGIONS)]
        self.gathered: Final[list[list[int]]] = [[] for _ in range(REGIONS)]
        self.called = 0
        self.opened = 0

    def run(self) -> None:
        """All regions in their order, as if the phase began now."""
        for region in self.board.order:
            self.colonize(region)

    def run_on(self, stack: list[Step[Any]]) -> None:
        """As `run`, from the middle of what is in progress."""
        busy = -1
        at = 0
        for step in stack:
            if isinstance(step, ProcedureFrame):
                if step.node is REGION_ACTIONS:
                    busy = step.subject
                    at = step.at
            elif isinstance(step, ChooseLosses):
                self.influence[step.region][step.seat] -= step.lost
            elif isinstance(step, CollectResources):
                self.share_out(step.region, list(step.order), step.at)
        for region in self.board.order:
            if region == busy:
                self.finish(region, at)
            else:
                self.colonize(region)

    def finish(self, region: int, at: int) -> None:
        """A region whose cards have taken effect; `at` is the next of its actions."""
        now = self.influence[region]
        self.called |= 1 << region
        self.gathered[region] = now.copy()
        if at <= CONFLICT:
            self.fight(region, now, treaty_floors(self.board, region))
        if at <= COLLECTION:
            self.collect(region, now, not now[NATIVES])

    def colonize(self, region: int) -> None:
        """Cards, conflict and collection in a region."""
        now = self.influence[region]
        floors = [0] * FACTIONS
        called = self.play_cards(region, now, floors)
        self.gathered[region] = now.copy()
        if self.fight(region, now, floors):
            called = True
        if called:
            self.called |= 1 << region
        self.collect(region, now, called and not now[NATIVES])

    def play_cards(self, region: int, now: list[int], floors: list[int]) -> bool:
        """The policy cards at a region take effect; whether there are any."""
        board = self.board
        cards = board.facts.cards
        unrest = 0
        called = False
        for seat in range(board.seats):
            face_up = board.up[region * FACTIONS + seat]
            face_down = board.down[seat] >> region & 1
            if not face_up and not face_down:
                continue
            called = True
            wanted = 0
            known = members(face_up)
            if face_down and seat == self.seat:
                known.append(self.first[region])
            elif face_down:
                wanted = FACE_DOWN
            for index in known:
                card = cards[index]
                wanted += policy_value(board, seat, region, card)
                if card.effect == "conflict_floor":
                    floors[seat] = card.amount
                elif card.effect == "least_power_removes":
                    unrest = card.amount
            placed = min(wanted, self.reserve[seat])
            self.reserve[seat] -= placed
            now[seat] += placed
        if unrest:
            self.strike(now, floors, unrest)
        return called

    def strike(self, now: list[int], floors: list[int], amount: int) -> None:
        """Unrest at Home takes discs of the weakest, by one ruling the effect of Treaties too (R49, R52)."""
        present = [now[seat] for seat in range(self.board.seats) if now[seat]]
        for seat in range(self.board.seats):
            if now[seat] and now[seat] == min(present):
                self.reserve[seat] += min(amount, now[seat])
                now[seat] -= min(amount, now[seat])
            if self.board.unrest_cancels_treaty:
                floors[seat] = 0

    def fight(self, region: int, now: list[int], floors: list[int]) -> bool:
        """Conflict, if there is one; what is lost goes home."""
        if not resolve(now, self.limits[region], floors):
            return False
        before = self.gathered[region]
        for seat in range(self.board.seats):
            self.reserve[seat] += before[seat] - now[seat]
        return True

    def collect(self, region: int, now: list[int], is_open: bool) -> None:
        """Who would take which cubes; without a collection, a part of them by influence."""
        at = region * RESOURCES
        cubes = self.cubes
        if not cubes[at] and not cubes[at + 1] and not cubes[at + 2]:
            return
        seats = [seat for seat in self.order if now[seat]]
        if not seats:
            return
        if not is_open:
            self.hope(region, now, seats)
            return
        self.opened |= 1 << region
        strongest_first(seats, now)
        self.share_out(region, seats, 0)

    def share_out(self, region: int, seats: list[int], turn: int) -> None:
        """All cubes of a region, color by color; the rarer a color is in a stock, the sooner it is taken."""
        cubes = self.cubes
        at = region * RESOURCES
        while True:
            seat = seats[turn % len(seats)]
            stock = self.stocks[seat]
            best = -1.0
            pick = -1
            for resource in range(RESOURCES):
                count = cubes[at + resource]
                if count:
                    value = count * 10.0 - stock[resource] * 3.0 + 100.0
                    if value > best:
                        best = value
                        pick = resource
            if pick < 0:
                return
            count = cubes[at + pick]
            stock[pick] += count
            self.gains[seat * RESOURCES + pick] += count
            cubes[at + pick] = 0
            turn += 1

    def hope(self, region: int, now: list[int], seats: list[int]) -> None:
        """Cubes that stay in a region are a hope for the segments to come, the smaller the more natives."""
        if self.later <= 0:
            return
        at = region * RESOURCES
        total = float(sum(now)) + 2.0 * now[NATIVES] + 2.0
        for seat in seats:
            share = 0.5 * now[seat] / total
            stock = self.stocks[seat]
            for resource in range(RESOURCES):
                count = self.cubes[at + resource]
                if count:
                    stock[resource] += share * count


def missing_discs(gathered: list[int], limit: int) -> int:
    """How many more discs make a conflict so long that it drives the natives out.

    When the last native goes, everybody else has lost one disc less than there were natives, or all they had;
    what is left must still be above the limit. Discs of somebody weaker than the natives don't help.
    """
    natives = gathered[NATIVES]
    if not natives:
        return 0
    left = 0
    for discs in gathered:
        if discs >= natives:
            left += discs - natives + 1
    return max(0, limit + 1 - left)


def strongest_first(seats: list[int], influence: list[int]) -> None:
    """Sort seats by their influence; equals stay in their order."""
    for at in range(1, len(seats)):
        seat = seats[at]
        to = at
        while to and influence[seats[to - 1]] < influence[seat]:
            seats[to] = seats[to - 1]
            to -= 1
        seats[to] = seat


def next_above(influence: list[int], level: int) -> int:
    """The lowest influence above a level, or 0."""
    found = 0
    for discs in influence:
        if discs > level and (not found or discs < found):
            found = discs
    return found


def resolve(now: list[int], limit: int, floors: list[int]) -> bool:
    """Remove what a conflict takes, as `conflict_losses` has it; whether there was one."""
    total = sum(now)
    if total <= limit:
        return False
    present = FACTIONS - now.count(0)
    if present < 2:
        return False
    if not any(floors):
        total -= full_rounds(now, total - limit, present) * present
    start: list[int] = []
    level = 0
    while total > limit and present > 1:
        level = next_above(start, level)
        if not level:
            assert start != now, "a conflict without end (ruling R59)"
            start = now.copy()
            level = next_above(start, 0)
        for faction in range(FACTIONS):
            if start[faction] == level and level > floors[faction]:
                now[faction] -= 1
                total -= 1
                if level == 1:
                    present -= 1
    return True


def full_rounds(now: list[int], surplus: int, present: int) -> int:
    """Rounds that neither end a conflict nor drive anybody out take a disc of everybody: all at once."""
    rounds = min((surplus - 1) // present, next_above(now, 0) - 1)
    if rounds:
        for faction in range(FACTIONS):
            if now[faction]:
                now[faction] -= rounds
    return rounds
