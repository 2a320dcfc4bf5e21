"""What a seat may know of a position, in whole numbers with names: for value nets and other learners.

Influence and cubes decide little by themselves: who drives the natives out, and who then picks first, does.
So the coming colonization phase is foreseen once for all seats (`foresight.py`), and its outcome told.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.games.colonialism.content.facts import CARDS, FACTIONS, NATIVES, REGIONS, RESOURCES, Facts
from carrack.games.colonialism.rules.cards.action import PLUS, ChooseTarget
from carrack.games.colonialism.rules.cards.trade import ChooseCube, ChooseTradingRegions
from carrack.games.colonialism.rules.collecting import CollectResources
from carrack.games.colonialism.rules.end_of_phase import is_last_phase
from carrack.games.colonialism.rules.hands import KeepCards
from carrack.games.colonialism.rules.influence import ChooseLosses
from carrack.games.colonialism.rules.preparations import PlaceShip
from carrack.games.colonialism.rules.scoring import RATE
from carrack.games.colonialism.rules.turn_order import PASSES, ActionAsk, ChooseRow
from carrack.games.colonialism.state.board import PREPARING, Board, nonzero
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.games.colonialism.think.evaluate import interest_bonus, worth_in_hand, worth_of
from carrack.games.colonialism.think.foresight import SEGMENTS, Foresight, missing_discs, segments_before
from carrack.games.colonialism.think.reach import COUNT, PRINTED, VARYING, Reach
from carrack.kernel.procedures import EachFrame
from carrack.kernel.table import NOBODY, Ask, open_asks
from carrack.mechanics.bits import mask_of, members

SEATS: Final = 4
UNIT: Final = 20.0  # guesses at points are written in twentieths
MOST: Final = 200  # and cut off at ten points
KINDS_OF_WORTH: Final = 3  # now, then, hoped
FEW: Final = 2  # so many cubes of a color are told one by one
COLONIZING: Final = 2  # in each segment, after two action rounds
PENDING: Final = (
    "to-act",
    "to-collect",
    "to-choose-row",
    "to-place-ship",
    "to-aim",
    "to-trade",
    "to-lose",
    "to-keep",
)
LOSING: Final = 6
KEEPING: Final = 7


def feature_names(facts: Facts) -> list[str]:
    """The names of all features."""
    own = [f"own-{name}" for name in [*seat_names(facts), *own_names(facts)]]
    others = [f"other{at}-{name}" for at in range(1, SEATS) for name in seat_names(facts)]
    return own + others + common_names(facts)


def seat_names(facts: Facts) -> list[str]:
    """What is told of every player; `then` is after the coming colonization phase."""
    regions = facts.region_ids
    return [
        *("score", "score-then", "worth", "worth-then", "worth-hoped"),
        *facts.resource_ids,
        *[f"gain-{resource}" for resource in facts.resource_ids],
        *("low-then", "middle-then", "high-then"),
        *[f"low-{count + 1}" for count in range(FEW)],
        *[f"middle-{count + 1}" for count in range(FEW)],
        *("gained", "reserve", "reserve-then", "hand", "campaign", "actions", "asked", "row"),
        *("regions", "majorities", "mercenaries", "cubes-in-reach"),
        *[f"influence-{region}" for region in regions],
        *[f"then-{region}" for region in regions],
        *[f"policies-{region}" for region in regions],
        *[f"fresh-{sea}" for sea in facts.sea_ids],
        *[f"used-{sea}" for sea in facts.sea_ids],
    ]


def own_names(facts: Facts) -> list[str]:
    """What is told of the seat itself alone."""
    regions = facts.region_ids
    return [
        *[f"card-{card.id}" for card in facts.cards],
        *[f"discs-{card.id}" for card in facts.cards if card.effect in VARYING],
        *("hand-worth", "hand-to-use"),
        *[f"adds-{region}" for region in regions],
        *[f"prize-{region}" for region in regions],
        *[f"can-open-{region}" for region in regions],
        "prize-to-open",
        *[f"margin-{region}" for region in regions],
        *[f"first-{region}" for region in regions],
        *[f"interests-{region}" for region in regions],
        *[f"interest-{resource}" for resource in facts.resource_ids],
        "campaign-cubes",
        *PENDING,
    ]


def common_names(facts: Facts) -> list[str]:
    """What concerns all."""
    regions = facts.region_ids
    return [
        *[f"for-{seats}" for seats in range(2, SEATS + 1)],
        *("quick-start", "empire-always", "treaty-cancelled"),
        *[f"segment-{at + 1}" for at in range(1, SEGMENTS)],
        *("preparing", "first-round", "second-round", "colonizing"),
        *("lead", "lead-then", "lead-hoped"),
        *[f"{resource}-{region}" for region in regions for resource in facts.resource_ids],
        *[f"natives-{region}" for region in regions],
        *[f"no-natives-{region}" for region in regions],
        *[f"natives-then-{region}" for region in regions],
        *[f"opens-{region}" for region in regions],
        *[f"called-{region}" for region in regions],
        *[f"missing-{region}" for region in regions],
        *[f"turn-{region}" for region in regions],
    ]


def score_of(one: int, two: int, three: int) -> int:
    """The score of so many cubes of each color: `convert` without its steps."""
    score = min(one, two, three)
    while True:
        score += 1
        lacking = 0
        spare = 0
        for count in (one, two, three):
            if count < score:
                lacking += score - count
            else:
                spare += (count - score) // RATE
        if spare < lacking:
            return score - 1


def in_units(points: float) -> int:
    """Points in twentieths."""
    return max(-MOST, min(MOST, int(UNIT * points)))


def full_order(board: Board) -> tuple[int, ...]:
    """The seats in turn order; those without a row come last."""
    order = board.turn_order()
    if len(order) == board.seats:
        return order
    return (*order, *[seat for seat in range(board.seats) if seat not in order])


def stage_of(board: Board) -> int:
    """0 and 1 are the action rounds of a segment, COLONIZING follows; PREPARING comes before all."""
    return board.phase % 3 if board.phase >= 0 else PREPARING


def actions_left(board: Board, seat: int, acting: int) -> int:
    """How many actions a seat has before the coming colonization phase; `acting` has one in progress."""
    stage = stage_of(board)
    if stage == PREPARING:
        return 2 * PASSES
    if stage == COLONIZING:
        return 0
    left = PASSES - board.acted[seat] + (1 if seat == acting else 0)
    return left if stage else left + PASSES


class Known:
    """A position as a seat knows it, with what is worked out once for all seats.

    `asked` are the seats that have to decide, `acting` the one whose action it is. `worths` are those of the
    seats told so far: now, then and hoped.
    """

    def __init__(self, table: ColonialismTable, seat: int) -> None:
        board = table.board
        first = [table.first[region * FACTIONS + seat] for region in range(REGIONS)]
        self.table: Final = table
        self.board: Final = board
        self.seat: Final = seat
        self.sight: Final = Foresight(board, seat, first, full_order(board))
        self.sight.run_on(table.stack)
        self.bonus: Final = interest_bonus(self.sight, table.interests[seat])
        self.hand: Final = table.kept[seat] or table.hands[seat]
        self.majorities: Final = majorities_of(board)
        self.worths: Final[list[int]] = []
        self.asks: Final = open_asks(table)
        self.asked = 0
        self.acting = NOBODY
        for ask in self.asks:
            self.asked |= 1 << ask.seat
            if isinstance(ask, ActionAsk):
                self.acting = ask.seat

    def hoped(self, seat: int) -> float:
        """What the cubes may be worth that a seat hopes for, with the interests that are known."""
        stock = self.sight.stocks[seat]
        if seat != self.seat:
            return worth_of(stock[0], stock[1], stock[2])
        bonus = self.bonus
        return worth_of(stock[0] + bonus[0], stock[1] + bonus[1], stock[2] + bonus[2])


class Features:
    """Reads the features of positions."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Final = facts
        self.names: Final = feature_names(facts)
        self.seat_width: Final = len(seat_names(facts))
        self.near: Final = [mask_of(regions) for regions in facts.neighbours]
        self.worths: Final = [worth_in_hand(card) for card in facts.cards]
        self.kinds: Final = [
            VARYING.index(card.effect) if card.effect in VARYING else PRINTED for card in facts.cards
        ]
        self.adding: Final = mask_of(
            [card.index for card in facts.cards if card.effect in VARYING or card.effect == "fixed"]
        )
        varying = [card.index for card in facts.cards if card.effect in VARYING]
        self.columns: Final = [varying.index(at) if at in varying else -1 for at in range(len(facts.cards))]
        self.varying: Final = len(varying)
        self.campaigns: Final = mask_of(
            [card.index for card in facts.cards if card.effect == "die_plus_one_remove_from_faction"]
        )
        # On how many faces of the die a campaign drives out so many natives; nothing is won without any.
        faces = facts.die_faces
        self.kills: Final = [0] + [
            len([1 for face in faces if face + PLUS >= natives]) for natives in range(1, facts.natives + 1)
        ]

    def of(self, table: ColonialismTable, seat: int) -> list[int]:
        """The features of a position as a seat knows it."""
        found: list[int] = []
        known = Known(table, seat)
        seats = table.board.seats
        self.seat(found, known, seat)
        self.own(found, known)
        for step in range(1, SEATS):
            if step < seats:
                self.seat(found, known, (seat + step) % seats)
            else:
                found += [0] * self.seat_width
        self.common(found, known)
        return found

    def seat(self, found: list[int], known: Known, seat: int) -> None:
        """What is told of every player."""
        board = known.board
        sight = known.sight
        self.cubes(found, known, seat)
        at = seat * RESOURCES
        gained = board.gained
        found.append(gained[at] + gained[at + 1] + gained[at + 2])
        found.append(board.reserve[seat])
        found.append(sight.reserve[seat])
        if seat == known.seat:
            found.append(known.hand.bit_count())
            found.append(100 if known.hand & self.campaigns else 0)
        else:
            hand = known.table.hands[seat].bit_count()
            found.append(hand)
            found.append(self.campaign_chance(known.table, seat, hand))
        found.append(actions_left(board, seat, known.acting))
        found.append(known.asked >> seat & 1)
        found.append(row_of(board, seat))
        discs = board.discs
        mercenaries = board.mercenaries
        influence: list[int] = []
        hired = 0
        for at in range(seat, REGIONS * FACTIONS, FACTIONS):
            influence.append(discs[at] + mercenaries[at])
            hired += mercenaries[at]
        found.append(COUNT[nonzero(influence)])
        found.append(known.majorities[seat])
        found.append(hired)
        fresh = board.fresh_ships(seat)
        used = board.used_ships(seat)
        reach = self.facts.reach[nonzero(fresh) | nonzero(used)]
        cubes = 0
        for region in range(REGIONS):
            if reach >> region & 1:
                cubes += board.cubes_in(region)
        found.append(cubes)
        found += influence
        for now in sight.influence:
            found.append(now[seat])
        down = board.down[seat]
        for region in range(REGIONS):
            up = board.up[region * FACTIONS + seat]
            found.append((down >> region & 1) + (up.bit_count() if up else 0))
        found += fresh
        found += used

    def cubes(self, found: list[int], known: Known, seat: int) -> None:
        """Collected cubes now and after the coming phase, and the points that they make."""
        at = seat * RESOURCES
        stock = known.board.stock
        gained = known.board.gained
        gains = known.sight.gains
        one = stock[at] + gained[at]
        two = stock[at + 1] + gained[at + 1]
        three = stock[at + 2] + gained[at + 2]
        low = one + gains[at]
        middle = two + gains[at + 1]
        high = three + gains[at + 2]
        worth = in_units(worth_of(float(one), float(two), float(three)))
        worth_then = in_units(worth_of(float(low), float(middle), float(high)))
        worth_hoped = in_units(known.hoped(seat))
        known.worths.append(worth)
        known.worths.append(worth_then)
        known.worths.append(worth_hoped)
        found.append(score_of(one, two, three))
        found.append(score_of(low, middle, high))
        found.append(worth)
        found.append(worth_then)
        found.append(worth_hoped)
        found.append(one)
        found.append(two)
        found.append(three)
        found += gains[at : at + RESOURCES]
        if low > middle:
            low, middle = middle, low
        if middle > high:
            middle, high = high, middle
            if low > middle:
                low, middle = middle, low
        found.append(low)
        found.append(middle)
        found.append(high)
        for count in range(FEW):
            found.append(1 if low > count else 0)
        for count in range(FEW):
            found.append(1 if middle > count else 0)

    def campaign_chance(self, table: ColonialismTable, seat: int, hand: int) -> int:
        """The chance that somebody else holds a Military Campaign, in percent, by what lies open."""
        if not hand or not self.campaigns & ~table.board.discards[seat]:
            return 0
        hidden = hand + table.decks[seat].bit_count() + table.board.down[seat].bit_count()
        return 100 * hand // hidden

    def own(self, found: list[int], known: Known) -> None:
        """The seat's own cards, what it could win where, and what it is in the middle of."""
        board = known.board
        hand = known.hand
        for card in range(CARDS):
            found.append(hand >> card & 1)
        actions = actions_left(board, known.seat, known.acting)
        adds = self.discs(found, known, actions)
        worths = [] if is_last_phase(known.table) else [self.worths[card] for card in members(hand)]
        worths.sort(reverse=True)
        found.append(min(MOST, sum(worths)))
        # Of the cards that no action is left for, one may be kept.
        found.append(min(MOST, sum(worths[: max(1, actions)])))
        found += adds
        prizes = self.prizes(known)
        found += prizes
        self.openings(found, known, adds, prizes)
        self.margins(found, known)
        interests = [0] * REGIONS
        for card in members(known.table.interests[known.seat]):
            interests[self.facts.interest_regions[card]] += 1
        found += interests
        for points in known.bonus:
            found.append(in_units(points))
        found.append(self.campaign_cubes(known))
        found += pending_of(known)

    def discs(self, found: list[int], known: Known, actions: int) -> list[int]:
        """The most discs that each card of the hand would bring beside a ship, where that varies.

        Returns the most that any card would bring in each region by the next action.
        """
        board = known.board
        reach = Reach(board, known.seat, self.near)
        ready = 0
        if actions == PASSES:  # the next action is the first of a round: all ships are fresh by then
            ready = reach.regions
        elif actions:
            ready = self.facts.reach[board.fresh_seas(known.seat)]
        best = [0] * self.varying
        adds = [0] * REGIONS
        for index in members(known.hand & self.adding):
            discs = reach.discs(self.facts.cards[index], self.kinds[index], known.majorities[known.seat])
            column = self.columns[index]
            for region in range(REGIONS):
                value = discs[region]
                if column >= 0 and reach.regions >> region & 1 and value > best[column]:
                    best[column] = value
                if ready >> region & 1 and value > adds[region]:
                    adds[region] = value
        found += best
        return adds

    def prizes(self, known: Known) -> list[int]:
        """What the first pick in each region would be worth now."""
        found: list[int] = []
        board = known.board
        one = float(board.collected(known.seat, 0))
        two = float(board.collected(known.seat, 1))
        three = float(board.collected(known.seat, 2))
        base = worth_of(one, two, three)
        cubes = board.cubes
        for at in range(0, REGIONS * RESOURCES, RESOURCES):
            most = base
            if cubes[at]:
                most = max(most, worth_of(one + cubes[at], two, three))
            if cubes[at + 1]:
                most = max(most, worth_of(one, two + cubes[at + 1], three))
            if cubes[at + 2]:
                most = max(most, worth_of(one, two, three + cubes[at + 2]))
            found.append(in_units(most - base))
        return found

    def openings(self, found: list[int], known: Known, adds: list[int], prizes: list[int]) -> None:
        """Which closed regions the best card would open, and the best prize there; behind a rival, half."""
        seat = known.seat
        sight = known.sight
        best = 0
        for region in range(REGIONS):
            added = min(adds[region], sight.reserve[seat])
            if not added or sight.opened >> region & 1:
                found.append(0)
                continue
            gathered = sight.gathered[region].copy()
            gathered[seat] += added
            if missing_discs(gathered, sight.limits[region]):
                found.append(0)
                continue
            found.append(1)
            prize = prizes[region]
            for other in sight.order:
                if gathered[other] > gathered[seat]:
                    prize = prizes[region] // 2
            best = max(best, prize)
        found.append(best)

    def margins(self, found: list[int], known: Known) -> None:
        """The seat's lead over its strongest rival in each region then, and where it would pick first."""
        seat = known.seat
        order = known.sight.order
        firsts: list[int] = []
        for now in known.sight.influence:
            own = now[seat]
            rival = 0
            first = 1 if own else 0
            before = True
            for other in order:
                if other == seat:
                    before = False
                    continue
                discs = now[other]
                rival = max(rival, discs)
                if discs > own or (discs == own and before):
                    first = 0
            found.append(own - rival)
            firsts.append(first)
        found += firsts

    def campaign_cubes(self, known: Known) -> int:
        """The most cubes that a campaign in hand would open, times the faces of the die that do it."""
        board = known.board
        most = 0
        if known.hand & self.campaigns:
            for region in range(REGIONS):
                if board.influence(region, known.seat):
                    most = max(most, self.kills[board.natives(region)] * board.cubes_in(region))
        return min(MOST, most)

    def common(self, found: list[int], known: Known) -> None:
        """The stage of the game, who is ahead, and the regions."""
        board = known.board
        for seats in range(2, SEATS + 1):
            found.append(1 if board.seats == seats else 0)
        found.append(1 if known.table.quick_start else 0)
        found.append(1 if board.empire_counts_region else 0)
        found.append(1 if board.unrest_cancels_treaty else 0)
        passed = segments_before(board)
        for at in range(1, SEGMENTS):
            found.append(1 if passed >= at else 0)
        stage = stage_of(board)
        for at in range(PREPARING, COLONIZING + 1):
            found.append(1 if stage == at else 0)
        worths = known.worths
        for at in range(KINDS_OF_WORTH):
            rival = 0
            for other in range(KINDS_OF_WORTH + at, len(worths), KINDS_OF_WORTH):
                rival = max(rival, worths[other])
            found.append(worths[at] - rival)
        self.regions(found, known)

    def regions(self, found: list[int], known: Known) -> None:
        """Cubes and natives, now and then, and how far each region is from being opened."""
        board = known.board
        sight = known.sight
        found += board.cubes
        natives = board.discs[NATIVES::FACTIONS]
        found += natives
        for count in natives:
            found.append(0 if count else 1)
        for now in sight.influence:
            found.append(now[NATIVES])
        for region in range(REGIONS):
            found.append(sight.opened >> region & 1)
        for region in range(REGIONS):
            found.append(sight.called >> region & 1)
        for region in range(REGIONS):
            found.append(missing_discs(sight.gathered[region], sight.limits[region]))
        found += turns_of_regions(known.table)


def majorities_of(board: Board) -> list[int]:
    """In how many regions each seat has the most influence, natives included (ruling R4)."""
    found = [0] * FACTIONS
    for region in range(REGIONS):
        influence = board.influence_of_all(region)
        most = 0
        leader = NATIVES
        for faction in range(FACTIONS):
            if influence[faction] > most:
                most = influence[faction]
                leader = faction
            elif influence[faction] == most:
                leader = NATIVES
        found[leader] += 1
    return found


def row_of(board: Board, seat: int) -> int:
    """A seat's row on the turn order track from 1 on, or 0."""
    rows = board.rows
    for row in range(len(rows)):
        if rows[row] == seat:
            return row + 1
    return 0


def turns_of_regions(table: ColonialismTable) -> list[int]:
    """When each region's turn comes in the colonization phase, from 1 on; 0 once it has begun."""
    found = [0] * REGIONS
    order = table.board.order
    if stage_of(table.board) == COLONIZING:
        order = ()
        for step in table.stack:
            if isinstance(step, EachFrame) and step.name == "regions":
                order = step.subjects
    turn = REGIONS - len(order)
    for region in order:
        turn += 1
        found[region] = turn
    return found


def pending_of(known: Known) -> list[int]:
    """What the seat is asked now, and the discs and cards that it is about, by PENDING."""
    pending = [0] * len(PENDING)
    seat = known.seat
    for step in known.table.stack:
        if isinstance(step, ChooseLosses) and step.seat == seat:
            pending[LOSING] += step.lost
    for ask in known.asks:
        if ask.seat != seat:
            continue
        if isinstance(ask, KeepCards):
            pending[KEEPING] = ask.count - known.table.kept[seat].bit_count()
        else:
            kind = kind_of(ask)
            if kind >= 0:
                pending[kind] = 1
    return pending


def kind_of(ask: Ask[Any]) -> int:
    """Where a question that is about no number belongs in PENDING, or -1."""
    if isinstance(ask, ActionAsk):
        return 0
    if isinstance(ask, CollectResources):
        return 1
    if isinstance(ask, ChooseRow):
        return 2
    if isinstance(ask, PlaceShip):
        return 3
    if isinstance(ask, ChooseTarget):
        return 4
    return 5 if isinstance(ask, ChooseTradingRegions | ChooseCube) else -1
