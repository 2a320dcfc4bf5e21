"""Everything printed, as one table of indices: peoples, regions, goods, modes, what follows from them."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import (
    MONEY,
    NONE,
    OTHER_PART,
    Card,
    Effect,
    Fleet,
    field_of,
)
from carrack.mechanics.bits import mask_of

# What a card answers to in another player's turn (P7), and how the data call it.
CONTROL: Final = "control"
DEFENCE: Final = "defence"
MONOPOLY: Final = "monopoly"
REACTIONS: Final = {CONTROL: "opponent_action", DEFENCE: "defence", MONOPOLY: "opponent_fur_sale"}

# How many different fleets are remembered.
MOST_FLEETS: Final = 4096


class People:
    """A people with its city and raid card (E5, F2, F5)."""

    def __init__(self, card: int, id: str) -> None:
        self.card: Final = card
        self.id: Final = id
        self.thing: Final = f"card:{id}"
        self.combat = 0
        self.markers = 0
        self.control = 0
        self.mission = 0
        self.mission_gain = NONE
        self.demand: list[int] = []
        self.proceeds = NONE
        self.proceeds_money = 0
        self.proceeds_good = NONE
        self.proceeds_goods = 0
        self.fight_gain = NONE
        self.city = NONE
        self.raid = NONE
        self.on_loss = NONE


class Region:
    """A region card (3)."""

    def __init__(
        self, id: str, island: bool, values: list[int], coast: int, terrain: int, sites: int
    ) -> None:
        self.id: Final = id
        self.thing: Final = f"region:{id}"
        self.island: Final = island
        self.values: Final = values
        self.coast: Final = coast
        self.terrain: Final = terrain
        self.sites: Final = sites


class Good:
    """A good of the trade track: its price fields and the card that the display sells (E4.c)."""

    def __init__(self, id: str, group: str, ladder: list[int], start: int, buy: int) -> None:
        self.id: Final = id
        self.thing: Final = f"good:{id}"
        self.group: Final = group
        self.ladder: Final = ladder
        self.start: Final = start
        self.buy: Final = buy


class Mode:
    """A row of the set-up table, or a shorter game (E2, F1, P2)."""

    def __init__(
        self,
        id: str,
        base: str,
        epochs: list[int],
        ends: list[int],
        beside: list[int],
        open_supply: list[int],
        regions: dict[int, int],
        skip: dict[int, list[int]],
        nation_cards: bool,
        taxes: bool,
        relations: bool,
        fights: bool,
    ) -> None:
        self.id: Final = id
        self.base: Final = base
        self.epochs: Final = epochs
        self.ends: Final = ends
        self.beside: Final = beside
        self.open_supply: Final = open_supply
        self.regions: Final = regions
        self.skip: Final = skip
        self.nation_cards: Final = nation_cards
        self.taxes: Final = taxes
        self.relations: Final = relations
        self.fights: Final = fights


class Limits:
    """The ends of the tracks (vocab.toml)."""

    def __init__(self, draw: int, hold: int, tax: int) -> None:
        self.draw: Final = draw
        self.hold: Final = hold
        self.tax: Final = tax


class Start:
    """What a player begins with (E2, E7)."""

    def __init__(
        self, hand: list[int], deck: list[int], draw: int, hold: int, tokens: int, vp: dict[int, list[int]]
    ) -> None:
        self.hand: Final = hand
        self.deck: Final = deck
        self.draw: Final = draw
        self.hold: Final = hold
        self.tokens: Final = tokens
        self.vp: Final = vp


class Facts:
    """Everything printed, and what follows from it for the rules."""

    def __init__(
        self,
        cards: list[Card],
        goods: list[Good],
        regions: list[Region],
        peoples: list[People],
        effects: list[list[Effect]],
        modes: dict[str, Mode],
        limits: Limits,
        start: Start,
        opening: int,
        early: list[int],
        late: list[int],
        row_money: list[int],
    ) -> None:
        self.cards: Final = cards
        self.goods: Final = goods
        self.regions: Final = regions
        self.peoples: Final = peoples
        self.effects: Final = effects
        self.modes: Final = modes
        self.limits: Final = limits
        self.start: Final = start
        self.opening: Final = opening
        self.early: Final = early
        self.late: Final = late
        self.row_money: Final = row_money
        self.pays: Final = [fields_of(card) for card in cards]
        self.by_id: Final = {card.id: card.index for card in cards}
        self.colonist: Final = self.by_id["colonist"]
        self.money: Final = [self.by_id[f"money_{value}"] for value in MONEY]
        self.food: Final = [self.by_id["food_2"], self.by_id["food_1"]]
        self.food_good: Final = [good.id for good in goods].index("food")
        self.fur_goods: Final = [at for at, good in enumerate(goods) if good.id in {"fur", "pelts"}]
        self.soldier: Final = self.by_id["soldier"]
        self.cannon: Final = self.by_id["cannon"]
        self.town_hall: Final = self.by_id["town_hall"]
        self.islands: Final = mask_of([at for at, region in enumerate(regions) if region.island])
        self.people_of: Final = {people.card: at for at, people in enumerate(peoples)}
        self.raid_of: Final = {people.raid: at for at, people in enumerate(peoples)}
        self.raids: Final = set(self.raid_of)
        # By purpose: the cards and actions that answer in another player's turn, and the cards alone (P7).
        self.reactions: Final = {purpose: reaction_cards(cards, when) for purpose, when in REACTIONS.items()}
        self.reaction_kinds: Final = {
            purpose: sorted({kind for kind, _ in found}) for purpose, found in self.reactions.items()
        }
        self.terrain_kinds: Final = [
            card.index for card in cards if card.type in {"terrain", "discovery", "people"}
        ]
        self.buildings: Final = [card.index for card in cards if card.type == "building"]
        self.buildings_of: Final[dict[int, list[int]]] = {}
        for kind in self.buildings:
            self.buildings_of.setdefault(cards[kind].level, []).append(kind)
        self.fleets: Final[dict[tuple[int, ...], Fleet]] = {}

    def fleet(self, units: tuple[int, ...]) -> Fleet:
        """What some cards beside a region are together, counted once for all tables."""
        found = self.fleets.get(units)
        if found is None:
            cards = [self.cards[kind] for kind in units]
            found = Fleet(
                sum([1 for card in cards if card.ship]),
                sum([card.transport for card in cards]),
                units.count(self.soldier),
                units.count(self.cannon),
                sum([card.control for card in cards]),
            )
            if len(self.fleets) >= MOST_FLEETS:
                self.fleets.clear()
            self.fleets[units] = found
        return found


def fields_of(card: Card) -> int:
    """What a card pays, as fields."""
    if card.what == OTHER_PART:
        return 0
    found = card.value << field_of(card.what, False)
    return found + (card.value << field_of(card.what, True)) if card.permanent else found


def reaction_cards(cards: list[Card], when: str) -> list[tuple[int, int]]:
    """The cards and actions that can be played at such a moment (P7)."""
    return [
        (card.index, at) for card in cards for at, action in enumerate(card.actions) if action.when == when
    ]
