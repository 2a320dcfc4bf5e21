"""The shapes of the content files; unknown keys, wrong types and missing keys are errors."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from carrack.kernel.messages import MOST_LISTED

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]*$", max_length=40)]
Name = Annotated[str, Meta(pattern="^[^\x00-\x1f\x7f]+$", max_length=80)]
Small = Annotated[int, Meta(ge=0, le=99)]
Tint = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Source = Literal["seed", "public", "reconstructed"]
Schema = Literal[1]
Good = Literal["brick", "food", "tool", "wine", "cloth"]
Charge = Literal["brick", "food", "tool", "wine", "cloth", "any"]
Letter = Literal["A", "B", "C", "D"]
Mode = Literal["individual", "team", "classic"]
God = Literal["vesta", "jupiter", "saturnus", "venus", "mercurius", "mars", "minerva"]
Counts = dict[Good, Small]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a content file."""


class ProvinceRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A province and its cities; the capital is not among them."""

    id: Id
    name: Name
    colour: Name
    hex: Tint
    cities: Annotated[list[Id], Meta(max_length=MOST_LISTED)]
    name_de: Name | None = None
    numeral: Name | None = None
    contains_capital: bool = False
    unnamed_on_board: bool = False


class CityRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A city; the capital has no letter."""

    id: Id
    name: Name
    province: Id
    letter: Letter | None = None
    capital: bool = False


class PathRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A path between two cities."""

    id: Id
    kind: Literal["land", "sea"]
    ends: Annotated[list[Id], Meta(min_length=2, max_length=2)]
    may_stop: bool = True


class SmallRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """The reduced map for few players."""

    players: list[Small]
    drop_letters: list[Letter]
    drop_provinces: list[Id]
    drop_cities: list[Id]
    drop_paths_touching_dropped_cities: Literal[True]
    cities_total: Small
    provinces_total: Small


class MapFile(Strict, frozen=True, forbid_unknown_fields=True):
    """A map: provinces, cities, paths."""

    schema: Schema
    source: Source
    id: Id
    name: Name
    capital: Id
    card_display: Name
    recommended_players: list[Small]
    cities_total: Small
    provinces_total: Small
    letters: dict[Letter, Small]
    land_paths: Small
    sea_paths: Small
    province: list[ProvinceRecord]
    city: list[CityRecord]
    path: list[PathRecord]
    small: SmallRecord | None = None


class GodRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """What a card of a god scores for each unit; `most` for one card."""

    id: God
    tag: Source
    points: Small
    most: Small = 0
    team_points: Small | None = None


class StartingRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A starting card; `copies` in a hand by mode. It is not for sale, and Minerva is on none."""

    id: Id
    name: Name
    name_de: Name
    gods: list[God]
    modes: list[Mode]
    copies: dict[Literal["individual", "team"], Small]
    tag: Source
    gods_tag: Source | None = None
    money: Small = 0
    deck: ClassVar = 0
    cost: ClassVar[tuple[Good, ...]] = ()
    minerva_good: ClassVar[Good | None] = None
    minerva_points: ClassVar = 0

    @property
    def actions(self) -> list[str]:
        """What the card does; a starting card is called by that."""
        return [self.id]


class PurchaseRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A purchase card; one with two actions is a choice card."""

    id: Id
    deck: Annotated[int, Meta(ge=1, le=5)]
    name: Name
    actions: Annotated[list[Id], Meta(min_length=1, max_length=2)]
    gods: list[God]
    cost: list[Good]
    modes: list[Mode]
    tag: Source
    gods_tag: Source | None = None
    minerva_good: Good | None = None
    minerva_points: Small = 0


class CountsRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """How many cards the box holds."""

    starting_cards_per_player: Small
    starting_cards_total: Small
    purchase_cards_total: Small
    individual_deck_total: Small
    team_deck_total: Small
    classic_only_total: Small
    unexplained_physical_cards: Small


class SpecialRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """Points of the Concordia card; there is one Praefectus Magnus."""

    concordia: Small
    praefectus_magnus: Literal[1]


class DisplayRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """The additional cost of each slot, on both sides of the separate display."""

    slots: Literal[7]
    cloth_side: Annotated[list[list[Charge]], Meta(min_length=7, max_length=7)]
    cloth_side_tag: Source
    wine_side: Annotated[list[list[Charge]], Meta(min_length=7, max_length=7)]
    wine_side_tag: Source


class CardsFile(Strict, frozen=True, forbid_unknown_fields=True):
    """cards.toml: gods, personality cards, card display."""

    schema: Schema
    source: Source
    counts: CountsRecord
    god: Annotated[list[GodRecord], Meta(min_length=7, max_length=7)]
    special_cards: SpecialRecord
    starting_card: list[StartingRecord]
    names_de: dict[Id, Name]
    purchase_card: list[PurchaseRecord]
    display: DisplayRecord
    pantheon: dict[Id, dict[God, Small]]


class PlayersRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """Numbers of players and the colours of the seats."""

    individual: list[Small]
    team: list[Small]
    colours: Annotated[list[Id], Meta(min_length=6, max_length=6)]


class PiecesRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """What a player has."""

    land_colonists: Literal[3]
    sea_colonists: Literal[3]
    houses: Annotated[int, Meta(ge=1, le=30)]
    storehouse_slots: Annotated[int, Meta(ge=10, le=12)]


class GoodsRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """The goods from the cheapest to the dearest, and their prices."""

    order: list[Good]
    price: dict[Good, Annotated[int, Meta(ge=1, le=99)]]


class HouseRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """What a house in a city of a good costs."""

    goods: list[Good]
    coins: Small


class ColonistRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """What a colonist costs and what the Colonist card pays."""

    cost: Annotated[list[Good], Meta(min_length=1)]
    cash: Small


class TribuneRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """Cards that are taken back without money."""

    free_cards: Small


class HandsRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """The starting hands."""

    individual: list[Id]
    team_first_half: list[Id]
    team_second_half: list[Id]


class StartRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """Goods, money and hands at the start."""

    goods: Counts
    money_individual: Annotated[list[Small], Meta(min_length=5, max_length=5)]
    money_team: Annotated[list[Small], Meta(min_length=3, max_length=3)]
    hands: HandsRecord


class MarkersRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """Coins on the backs of the bonus markers."""

    coins: dict[Good, Small]


class InterimRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """What the interim scoring pays."""

    first: Small
    second: Small


class SetupFile(Strict, frozen=True, forbid_unknown_fields=True):
    """setup.toml: pieces, prices, costs, start, tiles."""

    schema: Schema
    source: Source
    players: PlayersRecord
    pieces_per_player: PiecesRecord
    goods: GoodsRecord
    house_cost: dict[Good, HouseRecord]
    colonist: ColonistRecord
    tribune: TribuneRecord
    start: StartRecord
    decks: dict[Id, list[Annotated[int, Meta(ge=1, le=5)]]]
    city_tiles: dict[Letter, Counts]
    bonus_markers: MarkersRecord
    interim_scoring: InterimRecord
