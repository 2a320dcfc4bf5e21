"""What every player has and how far they are, counted once for all features of a position.

Of a deck everybody knows the whole: hand and draw pile together, and the discard pile (RULES.md, hidden
information). VP piles are closed, but every card goes there openly.
"""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.all_facts import Facts
from carrack.games.thirteen_colonies.content.facts import COLONY_MAX, NONE, WAR, Card
from carrack.games.thirteen_colonies.state.lands import Land
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.games.thirteen_colonies.think.evaluate import (
    CLOG,
    COLONISTS,
    COLONY,
    COPIES,
    DRAW,
    FIRST_COINS,
    FOOD,
    HOLD,
    INCOME,
    LAST_COLONIST,
    MONEY,
    PRESENCE,
    ROOM,
    SHIP,
    SITE,
    SYMBOL,
    fixed_worth,
)
from carrack.games.thirteen_colonies.think.wanted import (
    COINS,
    COLONIST,
    GOODS_FROM,
    QUARTERS,
    SHIP_CARD,
    Roles,
    Wanted,
    is_tool,
)

FINE: Final = 1000  # what cards are worth is added up in thousandths: whole numbers have no order
MOST_FACTIONS: Final = 12


class Counting:
    """What a content says about counting, worked out once."""

    def __init__(self, facts: Facts) -> None:
        roles = Roles(facts)
        cards = facts.cards
        self.roles: Final = roles
        self.wanted: Final = [Wanted(facts, roles, card) for card in cards]
        # What a card adds to the worth of a deck, and what the copies of a tool add.
        self.fixed: Final = [int(FINE * counted_worth(facts, card)) for card in cards]
        self.copies: Final = [copies_worth(card) for card in cards]
        first = [int(FINE * worth) for worth in COLONISTS]
        self.colonists: Final = [sum(first[:count]) for count in range(len(first) + 1)]
        self.food: Final = GOODS_FROM + facts.food_good
        self.islands: Final = [region.island for region in facts.regions]
        # With zeros for places that bring nothing.
        self.values: Final = [region.values + [0] * MOST_FACTIONS for region in facts.regions]
        self.vp: Final = [card.vp for card in cards]
        self.discovery: Final = [card.type == "discovery" for card in cards]
        self.discoveries: Final = sum([card.vp * card.count for card in cards if card.type == "discovery"])


def copies_worth(card: Card) -> list[int]:
    """What the first copies of a tool are worth in a deck; nothing for other cards."""
    return [int(FINE * fixed_worth(card) * share) for share in COPIES] if is_tool(card) else []


def counted_worth(facts: Facts, card: Card) -> float:
    """What a card is worth in a deck besides tools, colonists and goods that come back, counted by role."""
    if card.index == facts.colonist or is_tool(card):
        return 0.0
    once = 0.0 if card.money or card.good == NONE or card.permanent else card.symbols * SYMBOL
    return fixed_worth(card) + once


class Ranking:
    """The open regions: control of the players by seat, then of the peoples, and points of a scoring (2b)."""

    def __init__(self, table: ColoniesTable) -> None:
        self.factions: Final[list[list[int]]] = []
        self.points: Final[list[list[int]]] = []
        for region in table.revealed:
            land = table.land(region)
            factions: list[int] = []
            for seat in range(table.seats):
                control = land.fleets[seat].control
                for value in land.colonies[seat]:
                    control += value
                factions.append(control)
            factions += [len(table.tribes[people].under) for people in table.homes[region]]
            self.factions.append(factions)
            self.points.append([0] * table.seats)


class Holdings:
    """What one player has, and how far they are.

    `counts` are the deck by role, then the metrics of VP cards (those of a turn are what the deck could do in
    one), then the size of a hand and declarations. In a scoring more control would bring `gain`, as far as
    ships are there, and a rival with more control would cost `loss`.
    """

    def __init__(self, counting: Counting, seat: int) -> None:
        self.counting: Final = counting
        self.seat: Final = seat
        self.score = 0
        self.foreseen = 0
        self.outlook = 0
        self.discoveries = 0
        # Deck
        self.counts: Final[list[int]] = [0] * len(counting.roles.ids)
        self.size = 0
        self.symbols = 0
        self.goods_value = 0
        self.buildings = 0
        self.declarations = 0
        self.fixed_worth = 0
        self.deck_worth = 0.0
        # Regions
        self.island_points = 0
        self.land_points = 0
        self.rival_points = 0
        self.best_region = 0
        self.gain_1 = 0
        self.gain_2 = 0
        self.loss_1 = 0
        self.loss_2 = 0
        self.control = 0
        self.island_control = 0
        self.colonies = 0
        self.values = 0
        self.room = 0
        self.cities = 0
        self.nearly_cities = 0
        self.ships = 0
        self.transport = 0
        self.sites = 0
        self.soldiers = 0
        self.cannons = 0
        # Peoples
        self.missions = 0
        self.trades = 0
        self.wars = 0
        self.sceptical = 0
        self.peaceful = 0

    def count_points(self, table: ColoniesTable) -> None:
        """The track and the VP pile (2a)."""
        counting = self.counting
        player = table.players[self.seat]
        self.score = player.vp
        for kind in player.vp_pile:
            points = counting.vp[kind]
            self.score += points
            if counting.discovery[kind]:
                self.discoveries += points

    def count_deck(self, table: ColoniesTable, prices: list[int]) -> None:
        """The whole deck, and what it is worth (`evaluate.deck_worth`)."""
        counting = self.counting
        player = table.players[self.seat]
        self.count_pile(player.hand)
        self.count_pile(player.draw)
        self.count_pile(player.discard)
        counts = self.counts
        worth = DRAW * player.draw_value + HOLD * player.hold - CLOG * self.size
        worth += INCOME * min(counts[COINS], FIRST_COINS)
        first = min(counts[COLONIST], len(COLONISTS))
        worth += LAST_COLONIST * (counts[COLONIST] - first)
        role = GOODS_FROM
        for price in prices:
            symbols = counts[role]
            if symbols:
                self.symbols += symbols
                self.goods_value += symbols * price
                worth += symbols * (FOOD if role == counting.food else max(SYMBOL, price * MONEY * 0.9))
            role += 1
        self.deck_worth = worth + (self.fixed_worth + counting.colonists[first]) / FINE
        for role in counting.roles.buildings:
            self.buildings += counts[role]
        self.declarations = counting.roles.declarations(counts)

    def count_pile(self, pile: list[int]) -> None:
        """Some cards of the deck."""
        counting = self.counting
        roles = counting.roles.of
        amounts = counting.roles.amounts
        counts = self.counts
        worth = 0
        for kind in pile:
            role = roles[kind]
            before = counts[role]
            counts[role] = before + amounts[kind]
            worth += counting.fixed[kind]
            copies = counting.copies[kind]
            if before < len(copies):
                worth += copies[before]
        self.fixed_worth += worth
        self.size += len(pile)

    def count_regions(self, table: ColoniesTable, ranking: Ranking) -> None:
        """Control, colonies and cards beside regions."""
        seat = self.seat
        for at, region in enumerate(table.revealed):
            land = table.land(region)
            factions = ranking.factions[at]
            values = self.counting.values[region]
            points = 0
            if factions[seat]:
                points = self.count_control(factions, values, table.seats, self.counting.islands[region])
                ranking.points[at][seat] = points
            fleet = land.fleets[seat]
            self.soldiers += fleet.soldiers
            self.cannons += fleet.cannons
            room = self.count_colonies(land)
            if fleet.ships:
                self.ships += fleet.ships
                self.transport += fleet.transport
                self.gain_1 += values[place_with(factions, factions[seat] + 1)] - points
                self.gain_2 += values[place_with(factions, factions[seat] + 2)] - points
                if room or table.vacant >> region & 1:
                    self.sites += 1

    def count_control(self, factions: list[int], values: list[int], seats: int, island: bool) -> int:
        """The points of a scoring in a region, and what is lost if a rival gets 1 or 2 more control."""
        own = factions[self.seat]
        place = place_with(factions, own)
        points = values[place]
        passed = passed_by_two = 0
        for seat in range(seats):
            control = factions[seat]
            if own - 1 <= control <= own and seat != self.seat:
                passed_by_two = 1
                if control == own:
                    passed = 1
        self.loss_1 += points - values[place + passed]
        self.loss_2 += points - values[place + passed_by_two]
        self.best_region = max(self.best_region, points)
        self.control += own
        if island:
            self.island_points += points
            self.island_control += own
        else:
            self.land_points += points
        return points

    def count_colonies(self, land: Land) -> int:
        """The colonies of a region; how much they can grow."""
        room = 0
        for value in land.colonies[self.seat]:
            self.colonies += 1
            self.values += value
            room += COLONY_MAX - value
            if value == COLONY_MAX:
                self.cities += 1
            elif value == COLONY_MAX - 1:
                self.nearly_cities += 1
        self.room += room
        return room

    def count_rivals(self, ranking: Ranking) -> None:
        """What the best other player gets in each region."""
        for points in ranking.points:
            most = 0
            for seat, theirs in enumerate(points):
                if theirs > most and seat != self.seat:
                    most = theirs
            self.rival_points += most

    def count_peoples(self, table: ColoniesTable) -> None:
        """Missions, trades and relations (F2.b, F5)."""
        for tribe in table.tribes:
            if tribe.region == NONE:
                continue
            if tribe.mission == self.seat:
                self.missions += 1
            if tribe.trade == self.seat:
                self.trades += 1
            relation = tribe.relations[self.seat]
            if relation == WAR:
                self.wars += 1
            elif relation:
                self.sceptical += 1
            else:
                self.peaceful += 1

    def measure(self, table: ColoniesTable) -> None:
        """The metrics of VP cards, in their order, then the size of a hand and declarations."""
        player = table.players[self.seat]
        counts = self.counts
        colonists = counts[COLONIST]
        counts += [
            counts[SHIP_CARD] + self.ships,
            self.ships,
            player.sailing.bit_count(),
            self.colonies,
            self.cities,
            player.towns.bit_count(),
            self.control,
            self.island_control,
            self.soldiers,
            self.missions,
            self.missions + self.trades,
            self.peaceful,
            min(colonists, self.room),
            min(colonists, self.nearly_cities),
            colonists,
            self.symbols,
            self.buildings,
            table.stock.left(),
            0,
            player.draw_value + player.hold,
            self.declarations,
        ]

    def regions_worth(self, epochs: int, ports: int, left: float) -> float:
        """What regions are worth (`evaluate.region_worth`)."""
        scorings = 1.0 + 1.2 * left * epochs
        worth = scorings * (self.island_points + self.land_points - 0.35 * self.rival_points)
        footholds = COLONY * self.colonies + ROOM * self.room
        footholds += PRESENCE * ports + SHIP * self.ships + SITE * self.sites
        return worth + 0.25 * self.control + left * footholds

    def worth_of(self, wanted: Wanted) -> int:
        """What a VP card would bring, in quarters of a point."""
        worth = wanted.worth + QUARTERS * wanted.chosen * self.best_region
        return worth + wanted.more * self.counts[wanted.per] if wanted.per != NONE else worth


def place_with(factions: list[int], own: int) -> int:
    """The place of a faction with so much control, counted from 0."""
    place = 0
    for control in factions:
        if control > own:
            place += 1
    return place
