"""What a seat may know of a position, in whole numbers with names: for value nets and other learners.

What a mode does not have (missions, taxes, declarations) is 0 in it. Guesses at points are in quarters.
"""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.all_facts import Facts
from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, NATIONS, NONE, SPACES
from carrack.games.thirteen_colonies.content.packed import SLOTS, regions_in
from carrack.games.thirteen_colonies.rules.deck.hands import KeepCards
from carrack.games.thirteen_colonies.rules.turns import TakeAction, round_of
from carrack.games.thirteen_colonies.state.players import NO_CREDITS
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.games.thirteen_colonies.state.vp_stack import VpStack
from carrack.games.thirteen_colonies.think.evaluate import left_of
from carrack.games.thirteen_colonies.think.holdings import Counting, Holdings, Ranking
from carrack.games.thirteen_colonies.think.wanted import (
    COINS,
    COINS_ONCE,
    COLONIST,
    FAR,
    GOODS_FROM,
    METRIC_NAMES,
    QUARTERS,
    SHIP_CARD,
    missing,
)
from carrack.kernel.table import Ask

SEATS: Final = 4
MODES: Final = ("E", "F", "P")
MOST: Final = 200  # no feature is larger
HALVES: Final = 2
TENTHS: Final = 10
FEW: Final = 1  # the game ends with at most so many VP cards beside the closing one
ROUNDS: Final = (3, 6, 10, 15, 22)
STACKS: Final = (24, 18, 12, 8, 5, 2)
# Supply piles that matter when they are closed or run out.
PILES: Final = (
    *("town_hall", "house", "harbour", "warehouse", "soldier", "missionary", "mint", "newspaper"),
)
SEAT: Final = (
    *("score", "foreseen", "island-points", "land-points", "gain-1", "gain-2", "loss-1", "loss-2"),
    *("control", "colonies", "colony-values", "cities", "towns", "room"),
    *("ships-out", "ports", "sites", "soldiers-out", "missions", "trades", "wars"),
    *("deck", "hand", "draw", "colonists", "ships", "money", "income", "food", "wood-ore"),
    *("goods-value", "buildings", "declarations"),
    *("conditions-met", "conditions-missing-1", "conditions-missing-2", "deeds-met", "deeds-missing-1"),
    *("stack-met", "stack-missing-1", "regions-worth", "deck-worth", "outlook", "active"),
)
# Roles of cards that are told of every player.
TOLD: Final = ("colonists", "ships", "money", "food", "wood_ore", "raids")
OWN: Final = (
    *("hold", "tax", "sceptical", "cannons-out", "draw-pile", "discard-pile"),
    *("draw-colonists", "draw-ships", "draw-money", "acting", "keeping", "asked", "looked"),
    *("purse", "credits", "declared", "settled", "raised", "explored", "sold", "reshuffled"),
    *("transport-left", "can-settle", "can-found", "can-recruit"),
    *("cards-now", "cards-missing-1-now", "reserved"),
    *("land-food", "land-wood", "land-raw", "land-idle", "coast-food", "coasts"),
)
LEAD: Final = ("score", "foreseen", "outlook")
SLOT: Final = ("worth", "lasting", "near", "near-now", "rival-near", "next-near")
BESIDE: Final = ("near", "near-now", "rival-near")
COMMON: Final = (
    *("epochs", "epoch-2", "epoch-3", "last-epoch", "nation-cards", "idle-incite", "first-set"),
    *("round", "stack", "later", "left", "open-cards", "closing", "to-leave", "idle-turns"),
    *("turns-till-own", "turns-till-round-end", "islands-to-come", "land-to-come", "picks-to-come"),
    *("regions-to-come", "vp-to-come", "discoveries-left"),
    *("islands", "lands", "free-sites", "peoples", "colonists-left"),
)


class Features:
    """Reads the features of positions."""

    def __init__(self, facts: Facts) -> None:
        counting = Counting(facts)
        roles = counting.roles
        cards = facts.cards
        self.facts: Final = facts
        self.counting: Final = counting
        self.deck_roles: Final = [role for role, id_ in enumerate(roles.ids) if id_ not in TOLD]
        self.hand_roles: Final = [role for role, id_ in enumerate(roles.ids) if id_ != "raids"]
        self.wood: Final = roles.named("wood_ore")
        self.material: Final = [roles.named("building"), roles.named("building_once")]
        self.discoverer: Final = roles.named("discoverer")
        # Where the deeds of a turn stand among counts.
        self.deeds: Final = len(roles.ids) + METRIC_NAMES.index("settled_this_turn")
        self.raw: Final = [card.good != NONE and facts.goods[card.good].group == "raw" for card in cards]
        self.sold: Final = [card.index for card in cards if card.place in {"ships", "display"}]
        self.piles: Final = [facts.by_id[id_] for id_ in PILES]
        self.names: Final = self.all_names()

    def all_names(self) -> list[str]:
        """The names of all features."""
        facts = self.facts
        ids = [hyphened(id_) for id_ in self.counting.roles.ids]
        sold = [facts.cards[kind].id for kind in self.sold + self.piles]
        own = [
            *SEAT,
            *OWN,
            *[f"nation-{nation}" for nation in NATIONS],
            *[f"deck-{ids[role]}" for role in self.deck_roles],
            *[f"hand-{ids[role]}" for role in self.hand_roles],
        ]
        return [
            *[f"own-{name}" for name in own],
            *[f"other{at}-{name}" for at in range(1, SEATS) for name in SEAT],
            *[f"lead-{name}" for name in LEAD],
            *[f"slot{slot + 1}-{name}" for slot in range(SLOTS) for name in SLOT],
            *[f"independence-{name}" for name in BESIDE],
            *[f"for-{seats}" for seats in range(2, SEATS + 1)],
            *[f"mode-{mode.lower()}" for mode in MODES],
            *COMMON,
            *[f"round-{at}" for at in ROUNDS],
            *[f"stack-below-{at}" for at in STACKS],
            *[f"price-{hyphened(good.id)}" for good in facts.goods],
            *[f"row-{space + 1}" for space in range(SPACES)],
            *[f"supply-{hyphened(id_)}" for id_ in sold],
        ]

    def of(self, table: ColoniesTable, seat: int) -> list[int]:
        """The features of a position as a seat knows it."""
        return Reading(self, table, seat).told()


class Reading:
    """One position, read for one seat: `holdings` begin with it and go on in turn order."""

    def __init__(self, features: Features, table: ColoniesTable, seat: int) -> None:
        self.features: Final = features
        self.counting: Final = features.counting
        self.table: Final = table
        self.seat: Final = seat
        self.found: Final[list[int]] = []
        self.left: Final = left_of(table)
        self.prices: Final[list[int]] = []
        for good, field in enumerate(table.prices):
            self.prices.append(table.facts.goods[good].ladder[field])
        # What the VP stacks still hold
        self.islands = 0
        self.land = 0
        self.picks = 0
        self.regions = 0
        self.points = 0
        self.lasting: Final[list[int]] = []
        self.look_ahead(table.stock)
        for stack in table.later:
            self.look_ahead(stack)
        self.holdings: Final[list[Holdings]] = []
        self.now: list[int] = []  # counts of the hand, with what this turn has brought
        self.count_everybody()

    def look_ahead(self, stack: VpStack) -> None:
        """What lies in a VP stack: everything that has not been seen, whether it was left out or not."""
        wanted_of = self.counting.wanted
        for kind in stack.early + stack.late + stack.sure:
            wanted = wanted_of[kind]
            self.islands += wanted.islands
            self.land += wanted.land
            self.picks += wanted.picks
            self.regions += wanted.regions
        points = 0
        for kind in stack.free:
            wanted = wanted_of[kind]
            points += wanted.vp
            if wanted.lasting:
                self.lasting.append(kind)
        if points:
            self.points += points * (len(stack.free) - stack.skip) // len(stack.free)

    def count_everybody(self) -> None:
        """What the players have."""
        table = self.table
        ranking = Ranking(table)
        for step in range(table.seats):
            held = Holdings(self.counting, (self.seat + step) % table.seats)
            held.count_points(table)
            held.count_deck(table, self.prices)
            held.count_regions(table, ranking)
            if table.mode.relations:
                held.count_peoples(table)
            held.measure(table)
            self.holdings.append(held)
        for held in self.holdings:
            held.count_rivals(ranking)

    def told(self) -> list[int]:
        """All features, in the order of their names."""
        self.tell_seat(self.holdings[0])
        self.tell_own()
        for held in self.holdings[1:]:
            self.tell_seat(held)
        self.found.extend([0] * (len(SEAT) * (SEATS - self.table.seats)))
        self.tell_lead()
        self.tell_slots()
        self.tell_setup()
        self.tell_time()
        self.tell_europe()
        return self.found

    # Players

    def tell_seat(self, held: Holdings) -> None:
        """What everybody may know of a player."""
        table = self.table
        player = table.players[held.seat]
        counts = held.counts
        ports = player.sailing.bit_count()
        held.foreseen = min(MOST, self.foreseen(held))
        found = self.found
        found += [
            held.score,
            held.foreseen,
            held.island_points,
            held.land_points,
            held.gain_1,
            held.gain_2,
            held.loss_1,
            held.loss_2,
            held.control,
            held.colonies,
            held.values,
            held.cities,
            player.towns.bit_count(),
            held.room,
            held.ships,
            ports,
            held.sites,
            held.soldiers,
            held.missions,
            held.trades,
            held.wars,
            held.size,
            len(player.hand),
            player.draw_value,
            counts[COLONIST],
            counts[SHIP_CARD],
            counts[COINS],
            min(MOST, TENTHS * counts[COINS] * player.draw_value // max(1, held.size)),
            counts[self.counting.food],
            counts[self.features.wood],
            min(MOST, held.goods_value),
            held.buildings,
            held.declarations,
        ]
        likely = self.tell_progress(held)
        regions = held.regions_worth(len(table.mode.epochs), ports, self.left)
        outlook = held.score + regions + likely + (0.15 + self.left) * held.deck_worth - held.wars
        held.outlook = bounded(HALVES * outlook)
        found += [
            bounded(QUARTERS * regions),
            bounded(QUARTERS * held.deck_worth),
            held.outlook,
            1 if table.active == held.seat else 0,
        ]

    def foreseen(self, held: Holdings) -> int:
        """The score if all scorings to come, the last one included, find control as it is now."""
        found = held.score + held.island_points + held.land_points
        found += self.islands * held.island_points + self.land * held.land_points
        if self.picks:
            # Every player names one of the land regions.
            lands = 0
            for region in self.table.revealed:
                lands += 0 if self.counting.islands[region] else 1
            named = min(self.table.seats, lands)
            found += self.picks * held.land_points * named // max(1, lands)
        return found

    def tell_progress(self, held: Holdings) -> float:
        """How far a player is with the open VP cards and those to come; what the open ones promise in points.

        Worths are told by how much is missing: first of conditions on what lasts, then of costs and deeds of
        a turn, for which the whole deck counts.
        """
        table = self.table
        sums = [0] * (FAR + 1)
        deeds = [0] * (FAR + 1)
        likely = 0.0
        for slot, kind in enumerate(table.slots):
            if kind == NONE:
                continue
            wanted = self.counting.wanted[kind]
            if table.turn.reserves(slot):
                if table.active == held.seat:
                    sums[0] += held.worth_of(wanted)
                    likely += 0.9 * wanted.vp
            elif wanted.open and wanted.nation in {NONE, table.nations[held.seat]}:
                lacked = missing(wanted, held.counts)
                if wanted.lasting:
                    sums[lacked] += held.worth_of(wanted)
                    likely += 0.35 * wanted.vp * max(0, wanted.asked - lacked) / max(1, wanted.asked)
                else:
                    deeds[lacked] += held.worth_of(wanted)
        found = self.found
        found += [sums[0], sums[1], sums[2], deeds[0], deeds[1]]
        later = [0] * (FAR + 1)
        for kind in self.lasting:
            wanted = self.counting.wanted[kind]
            later[missing(wanted, held.counts)] += wanted.vp
        found += [later[0], later[1]]
        return likely

    def tell_lead(self) -> None:
        """How far the seat is ahead of the best of the others, in the order of LEAD."""
        score = foreseen = outlook = -MOST
        for held in self.holdings[1:]:
            score = max(score, held.score)
            foreseen = max(foreseen, held.foreseen)
            outlook = max(outlook, held.outlook)
        own = self.holdings[0]
        leads = [own.score - score, own.foreseen - foreseen, own.outlook - outlook]
        self.found.extend([max(-MOST, min(MOST, lead)) for lead in leads])

    # The seat itself

    def tell_own(self) -> None:
        """What only the seat itself knows, and what it can do in a turn."""
        table = self.table
        features = self.features
        roles = self.counting.roles
        held = self.holdings[0]
        player = table.players[self.seat]
        hand = roles.count(player.hand)
        draw = roles.count(player.draw)
        found = self.found
        found += [
            player.hold,
            table.rate(self.seat) if table.mode.taxes else 0,
            held.sceptical,
            held.cannons,
            len(player.draw),
            len(player.discard),
            draw[COLONIST],
            draw[SHIP_CARD],
            draw[COINS] + draw[COINS_ONCE],
        ]
        self.tell_asked()
        self.tell_turn()
        self.tell_able(hand)
        self.tell_cards_now()
        self.tell_land()
        for nation in range(len(NATIONS)):
            found.append(1 if table.nation_cards and table.nations[self.seat] == nation else 0)
        for role in features.deck_roles:
            found.append(held.counts[role])
        for role in features.hand_roles:
            found.append(hand[role])

    def tell_asked(self) -> None:
        """What the seat is asked now, and the cards that an explorer holds."""
        table = self.table
        acting = keeping = asked = 0
        top = table.stack[-1] if table.stack else None
        if isinstance(top, Ask) and top.seat == self.seat:
            if isinstance(top, TakeAction):
                acting = 1
            elif isinstance(top, KeepCards):
                keeping = 1
            else:
                asked = 1
        self.found.extend([acting, keeping, asked, len(table.looked)])

    def tell_turn(self) -> None:
        """What counts for the seat's turn only."""
        turn = self.table.turn
        if self.table.active != self.seat:
            self.found.extend([0] * 8)
            return
        symbols = 0 if turn.credits is NO_CREDITS else sum(turn.credits)
        found = self.found
        found += [turn.purse, symbols, turn.declarations, turn.settled, turn.raised, turn.explored]
        found += [turn.sold, 1 if turn.reshuffled else 0]

    def tell_able(self, hand: list[int]) -> None:
        """What the hand can do in regions and for colonists, and from that for VP cards."""
        table = self.table
        held = self.holdings[0]
        player = table.players[self.seat]
        carrying = player.sailing
        transport = held.transport
        if table.active == self.seat:
            carrying &= ~table.turn.full
            transport = 0
            for region in regions_in(carrying):
                transport += table.transport_left(self.seat, region)
        growing = cities = 0
        for region in regions_in(carrying & player.growing):
            for value in table.land(region).colonies[self.seat]:
                growing += COLONY_MAX - value
                cities += 1 if value == COLONY_MAX - 1 else 0
        hands = min(hand[COLONIST], transport)
        sites = (carrying & table.vacant).bit_count() if player.tokens else 0
        material = hand[self.features.material[0]] + hand[self.features.material[1]]
        found = self.found
        found += [
            transport,
            min(hands, growing),
            min(hands, sites, material),
            min(hand[self.counting.food], table.row.bit_count()),
        ]
        explorers = min(hand[COLONIST] + hand[self.features.discoverer], transport)
        self.count_now(hand, [min(hands, growing), min(hands, cities), explorers, 0])

    def count_now(self, hand: list[int], deeds: list[int]) -> None:
        """Counts of the hand, with what this turn has brought; `deeds` are those it can still do."""
        table = self.table
        turn = table.turn
        roles = self.counting.roles
        goods = len(self.prices)
        for role in range(GOODS_FROM, GOODS_FROM + goods):
            deeds[3] += hand[role]
        now = hand + self.holdings[0].counts[len(hand) :]
        now[-2] = len(table.players[self.seat].hand)
        now[-1] = roles.declarations(hand)
        if table.active == self.seat:
            now[COINS] += turn.purse
            now[-1] += turn.declarations
            deeds = [
                deeds[0] + turn.settled,
                deeds[1] + turn.raised,
                deeds[2] + turn.explored,
                deeds[3] + turn.sold,
            ]
            if turn.credits is not NO_CREDITS:
                for good, symbols in enumerate(turn.credits):
                    now[GOODS_FROM + good] += symbols
        at = self.features.deeds
        now[at : at + len(deeds)] = deeds
        self.now = now

    def tell_cards_now(self) -> None:
        """The VP cards that the hand can bring, and those whose condition was met this turn."""
        table = self.table
        held = self.holdings[0]
        able = [0] * (FAR + 1)
        reserved = 0
        for slot, kind in enumerate(table.slots):
            if kind == NONE:
                continue
            wanted = self.counting.wanted[kind]
            if table.turn.reserves(slot):
                reserved += held.worth_of(wanted) if table.active == self.seat else 0
            elif wanted.open:
                able[FAR - self.near(held, kind, self.now)] += held.worth_of(wanted)
        self.found.extend([able[0], able[1], reserved])

    def tell_land(self) -> None:
        """Open terrain where the seat can settle, and coasts where ships can land."""
        table = self.table
        roles = self.counting.roles
        growing = table.players[self.seat].growing
        coast_food = coasts = 0
        land = [0] * 4
        for region in table.revealed:
            place = table.land(region)
            if place.coast:
                coasts += 1
                if roles.of[place.coast[-1]] == self.counting.food:
                    coast_food += roles.amounts[place.coast[-1]]
            if place.open != NONE and growing >> region & 1:
                land[self.land_kind(place.open)] += roles.amounts[place.open]
        found = self.found
        found += land
        found += [coast_food, coasts]

    def land_kind(self, kind: int) -> int:
        """Food, wood or ore, another raw material, or nothing of use."""
        role = self.counting.roles.of[kind]
        if role == self.counting.food:
            return 0
        if role == self.features.wood:
            return 1
        return 2 if self.features.raw[kind] else 3

    # VP cards

    def tell_slots(self) -> None:
        """The open VP cards: how near the seat, the nearest rival and the next player are."""
        found = self.found
        own, following = self.holdings[0], self.holdings[1]
        for kind in self.table.slots:
            if kind == NONE or not self.counting.wanted[kind].open:
                found += [0] * len(SLOT)
                continue
            wanted = self.counting.wanted[kind]
            found += [
                own.worth_of(wanted),
                1 if wanted.lasting else 0,
                self.near(own, kind, own.counts),
                self.near(own, kind, self.now),
                self.rival_near(kind),
                self.near(following, kind, following.counts),
            ]
        kind = self.table.beside
        if kind == NONE:
            found += [0] * len(BESIDE)
        else:
            found += [self.near(own, kind, own.counts), self.near(own, kind, self.now), self.rival_near(kind)]

    def near(self, held: Holdings, kind: int, counts: list[int]) -> int:
        """FAR for a VP card that a player can take, less by what is missing, 0 for another nation's."""
        wanted = self.counting.wanted[kind]
        if wanted.nation != NONE and wanted.nation != self.table.nations[held.seat]:
            return 0
        return FAR - missing(wanted, counts)

    def rival_near(self, kind: int) -> int:
        """How near the nearest rival is to a VP card, with the whole deck."""
        most = 0
        for held in self.holdings[1:]:
            most = max(most, self.near(held, kind, held.counts))
        return most

    # Common

    def tell_setup(self) -> None:
        """Numbers of players, mode, epochs, options."""
        table = self.table
        mode = table.mode
        found = self.found
        for seats in range(2, SEATS + 1):
            found.append(1 if table.seats == seats else 0)
        for base in MODES:
            found.append(1 if mode.base == base else 0)
        epoch = mode.epochs[table.epoch]
        found += [
            len(mode.epochs),
            1 if epoch > 1 else 0,
            1 if epoch > 2 else 0,
            1 if table.epoch == len(mode.epochs) - 1 else 0,
            1 if table.nation_cards else 0,
            1 if table.idle_incite else 0,
            0 if table.facts is self.features.facts else 1,
        ]

    def tell_time(self) -> None:
        """How far the game has come, how near its end is, and what is to come."""
        table = self.table
        round_now = min(MOST, round_of(table)) if table.turns else 0
        stack = table.stock.left()
        later = 0
        for other in table.later:
            later += other.left()
        open_cards = closing = 0
        for kind in table.slots:
            if kind != NONE:
                if table.facts.cards[kind].kind == "end":
                    closing = 1
                else:
                    open_cards += 1
        discoveries = self.counting.discoveries
        for held in self.holdings:
            discoveries -= held.discoveries
        found = self.found
        found += [
            round_now,
            stack,
            later,
            int(100.0 * self.left),
            open_cards,
            closing,
            max(0, stack + later + open_cards - FEW),
            table.idle,
            (self.seat - table.active) % table.seats,
            (table.first - 1 - table.active) % table.seats,
            self.islands,
            self.land,
            self.picks,
            self.regions,
            min(MOST, self.points),
            discoveries,
        ]
        self.tell_map()
        for at in ROUNDS:
            found.append(1 if round_now >= at else 0)
        for at in STACKS:
            found.append(1 if stack + later < at else 0)

    def tell_map(self) -> None:
        """Open regions by type, free sites, peoples; the stack of colonists."""
        table = self.table
        islands = sites = peoples = 0
        for region in table.revealed:
            islands += 1 if self.counting.islands[region] else 0
            peoples += len(table.homes[region])
            if table.vacant >> region & 1:
                sites += table.free_sites(region)
        colonists = table.supply[table.facts.colonist]
        self.found.extend([islands, len(table.revealed) - islands, sites, peoples, colonists])

    def tell_europe(self) -> None:
        """Prices, the colonists' row, and what is for sale (E4.c)."""
        table = self.table
        found = self.found
        found += self.prices
        for space in range(SPACES):
            found.append(table.row >> space & 1)
        for kind in self.features.sold:
            found.append(table.supply[kind])
        for kind in self.features.piles:
            found.append(table.supply[kind] if table.opened >> kind & 1 else 0)


def hyphened(id_: str) -> str:
    """An id of the content as a part of a name."""
    return id_.replace("_", "-")


def bounded(value: float) -> int:
    """A whole number that is not too large."""
    return int(max(-float(MOST), min(float(MOST), value)))
