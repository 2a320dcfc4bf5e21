"""Everything printed, as one table of indices: peoples, regions, goods, modes, what follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from carrack.games.thirteen_colonies.content.facts import MONEY, Card, Effect
from carrack.mechanics.bits import mask_of

# What a card answers to in another player's turn (P7), and how the data call it.
CONTROL: Final = "control"
DEFENCE: Final = "defence"
MONOPOLY: Final = "monopoly"
REACTIONS: Final = {CONTROL: "opponent_action", DEFENCE: "defence", MONOPOLY: "opponent_fur_sale"}


@dataclass
class People:
    """A people with its city and raid card (E5, F2, F5); effects are numbers of lists."""

    card: int
    id: str
    combat: int
    markers: int
    control: int
    mission: int
    mission_gain: int
    demand: list[int]
    proceeds: int
    proceeds_money: int
    proceeds_good: int
    proceeds_goods: int
    fight_gain: int
    city: int
    raid: int
    on_loss: int
    thing: str = field(init=False)

    def __post_init__(self) -> None:
        self.thing = f"card:{self.id}"


@dataclass
class Fleet:
    """What the cards of a player beside a region are together: ships, transport, soldiers, control (2b)."""

    ships: int
    transport: int
    soldiers: int
    cannons: int
    control: int


NO_FLEET: Final = Fleet(0, 0, 0, 0, 0)


@dataclass
class Region:
    """A region card (3)."""

    id: str
    island: bool
    values: list[int]
    coast: int
    terrain: int
    sites: int
    thing: str = field(init=False)

    def __post_init__(self) -> None:
        self.thing = f"region:{self.id}"


@dataclass
class Good:
    """A good of the trade track: its price fields and the card that the display sells (E4.c)."""

    id: str
    group: str
    ladder: list[int]
    start: int
    buy: int
    thing: str = field(init=False)

    def __post_init__(self) -> None:
        self.thing = f"good:{self.id}"


@dataclass
class Mode:
    """A row of the set-up table, or a shorter game (E2, F1, P2)."""

    id: str
    base: str
    epochs: list[int]
    ends: list[int]
    beside: list[int]
    open_supply: list[int]
    regions: dict[int, int]
    skip: dict[int, list[int]]
    nation_cards: bool
    taxes: bool
    relations: bool
    fights: bool


@dataclass
class Limits:
    """The ends of the tracks (vocab.toml)."""

    draw: int
    hold: int
    tax: int


@dataclass
class Start:
    """What a player begins with (E2, E7)."""

    hand: list[int]
    deck: list[int]
    draw: int
    hold: int
    tokens: int
    vp: dict[int, list[int]]


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
        self.pays: Final = [card.amounts() for card in cards]
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
        self.terrain_kinds: Final = [card.index for card in cards if card.special or card.type == "terrain"]
        self.buildings_of: Final[dict[int, list[int]]] = {}
        for card in cards:
            if card.type == "building":
                self.buildings_of.setdefault(card.level, []).append(card.index)


def reaction_cards(cards: list[Card], when: str) -> list[tuple[int, int]]:
    """The cards and actions that can be played at such a moment (P7)."""
    return [
        (card.index, at) for card in cards for at, action in enumerate(card.actions) if action.when == when
    ]
