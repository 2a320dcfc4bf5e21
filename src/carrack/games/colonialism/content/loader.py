"""What is printed on Colonialism's components, and the checks that it fits together."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from carrack.games.colonialism.content.facts import CARDS, INTERESTS, POLICIES, REGIONS, SEAS, Card, Facts
from carrack.games.colonialism.rules.cards.action import ACTION_EFFECTS
from carrack.games.colonialism.rules.cards.policy import POLICY_EFFECTS
from carrack.kernel.content import Files, Printed

COLORS = ("blue", "red", "green", "white")
RESOURCES = ("agricultural", "natural", "mineral")
PLAYERS = ("2", "3", "4")
# What packs said about drawing before that was the sheets' alone.
DRAWN = ("x", "y", "tint")

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Name = Annotated[str, Meta(pattern="^[^\x00-\x1f\x7f]+$", max_length=60)]
Small = Annotated[int, Meta(ge=0, le=100)]
Source = Literal["seed", "public", "reconstructed"]
Schema = Literal[1]
Value = Annotated[int, Meta(ge=1, le=4)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a content file."""


class File(Strict, frozen=True, forbid_unknown_fields=True):
    """A content file: its layout, and where what it says comes from."""

    schema: Schema
    source: Source


class Named(Strict, frozen=True, forbid_unknown_fields=True):
    """Something with a name in both languages."""

    id: Id
    name_en: Name
    name_de: Name


class RegionRecord(Named, frozen=True, forbid_unknown_fields=True):
    """A region with its borders."""

    adjacent_regions: list[Id]
    adjacent_seas: list[Id]


class SeaRecord(Named, frozen=True, forbid_unknown_fields=True):
    """A sea zone and the regions at it."""

    adjacent_regions: list[Id]


class BoardFile(File, frozen=True, forbid_unknown_fields=True):
    """board.toml: regions and sea zones."""

    region: list[RegionRecord]
    sea: list[SeaRecord]


class LimitsFile(File, frozen=True, forbid_unknown_fields=True):
    """limits.toml: the region limit tiles; `values` are tables by number of players, or one for all."""

    values: dict[str, Value | dict[Id, Value]]
    limits: dict[Literal["2", "3", "4"], dict[Id, Annotated[int, Meta(ge=1, le=99)]]]


class CardRecord(Named, frozen=True, forbid_unknown_fields=True):
    """An influence card."""

    name_de_source: Source
    kind: Literal["policy", "action"]
    needs_ship: bool
    needs_presence: Literal["none", "region", "one_of_two_regions"]
    effect: Id
    order: Literal["first", "normal", "consolidate", "last"] = "normal"
    amount: Small = 0
    ships: Literal["own", "all_players"] = "own"
    resource: Id | None = None
    min_discs_of_victim: Small = 0


class CardsFile(File, frozen=True, forbid_unknown_fields=True):
    """cards.toml: the deck of a player."""

    card: list[CardRecord]


class InterestRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """An economic interest card."""

    id: Id
    region: Id
    resource: Id


class InterestsFile(File, frozen=True, forbid_unknown_fields=True):
    """economic_interest.toml: the economic interest cards."""

    card: list[InterestRecord]


class BoxFile(File, frozen=True, forbid_unknown_fields=True):
    """setup.toml: how many pieces the box holds."""

    colors: Annotated[list[Id], Meta(min_length=4, max_length=4)]
    discs: Annotated[int, Meta(ge=8, le=99)]
    natives: Annotated[int, Meta(ge=1, le=999)]
    mercenaries: Annotated[int, Meta(ge=1, le=99)]
    ships: Literal[3]
    die_faces: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=2, max_length=20)]
    dice: Annotated[int, Meta(ge=1, le=9)]
    cubes: Annotated[int, Meta(ge=1, le=99)]
    resources: Annotated[list[Id], Meta(min_length=3, max_length=3)]


class Content(Printed):
    """Everything that is printed, with the tables of indices (`facts`) that the rules use."""

    def __init__(self, files: Files) -> None:
        super().__init__(files)
        self.box = files.read("setup.toml", BoxFile)
        self.board = files.read("board.toml", BoardFile)
        self.limits = files.read("limits.toml", LimitsFile)
        self.values = self.values_by_players()
        self.cards = files.read("cards.toml", CardsFile)
        self.interests = files.read("economic_interest.toml", InterestsFile)
        self.known("setup.toml", "colors", self.box.colors, COLORS)
        self.known("setup.toml", "resources", self.box.resources, RESOURCES)
        self.check_board()
        self.check_limits()
        self.check_cards()
        self.facts = self.make_facts()

    def check_board(self) -> None:
        """Six regions, five seas, borders that hold from both sides (2.1)."""
        name = "board.toml"
        regions = {record.id: record for record in self.board.region}
        seas = {record.id: record for record in self.board.sea}
        self.count(name, "region", len(self.board.region), REGIONS)
        self.count(name, "sea", len(self.board.sea), SEAS)
        self.known(name, "region", (record.id for record in self.board.region), regions)
        self.known(name, "sea", (record.id for record in self.board.sea), seas)
        for region in self.board.region:
            where = f"region {region.id}"
            self.known(name, f"{where}, adjacent_regions", region.adjacent_regions, regions)
            self.known(name, f"{where}, adjacent_seas", region.adjacent_seas, seas)
            if not region.adjacent_seas:
                raise self.wrong(name, f"{where}: a region needs a sea zone")
            for other in region.adjacent_regions:
                if other == region.id or region.id not in regions[other].adjacent_regions:
                    raise self.wrong(name, f"{where}: its border with {other!r} is not listed on both sides")
            for sea in region.adjacent_seas:
                if region.id not in seas[sea].adjacent_regions:
                    raise self.wrong(name, f"{where}: sea {sea!r} does not list it")
        for sea_record in self.board.sea:
            where = f"sea {sea_record.id}"
            self.known(name, f"{where}, adjacent_regions", sea_record.adjacent_regions, regions)
            for region_id in sea_record.adjacent_regions:
                if sea_record.id not in regions[region_id].adjacent_seas:
                    raise self.wrong(name, f"{where}: region {region_id!r} does not list it")

    def values_by_players(self) -> dict[str, dict[str, int]]:
        """The values for each number of players; a file may list them once for all (2.7.2)."""
        values = self.limits.values
        tables = {players: table for players, table in values.items() if isinstance(table, dict)}
        numbers = {id_: value for id_, value in values.items() if isinstance(value, int)}
        if tables and numbers:
            right = "either one number for each region, or tables values.2, values.3 and values.4"
            raise self.wrong("limits.toml", f"values: {right}")
        if not tables:
            return dict.fromkeys(PLAYERS, numbers)
        self.known("limits.toml", "values", tables, PLAYERS)
        self.count("limits.toml", "values", len(tables), len(PLAYERS))
        return tables

    def check_limits(self) -> None:
        """One tile for each region and player count; limits that keep conflicts finite (ruling R59)."""
        name = "limits.toml"
        regions = [record.id for record in self.board.region]
        for players, values in self.values.items():
            where = f"values.{players}" if players in self.limits.values else "values"
            self.known(name, where, values, regions)
            self.count(name, where, len(values), REGIONS)
            for id_, value in values.items():
                if value > self.box.dice:
                    raise self.wrong(
                        name, f"{where}, {id_}: {value} dice are needed, the box has {self.box.dice}"
                    )
            if sum(values.values()) * max(self.box.die_faces) > self.box.natives:
                raise self.wrong(
                    name, f"{where}: natives at set-up could exceed the {self.box.natives} discs"
                )
        self.count(name, "limits", len(self.limits.limits), len(PLAYERS))
        for players, limits in self.limits.limits.items():
            self.known(name, f"limits.{players}", limits, regions)
            self.count(name, f"limits.{players}", len(limits), REGIONS)
            for id_, limit in limits.items():
                if limit < int(players) + 1:
                    raise self.wrong(
                        name, f"limits.{players}, {id_}: a limit is at least players + 1, {limit} is less"
                    )

    def check_cards(self) -> None:
        """17 policy cards before 7 action cards, effects that exist, two interests for each region."""
        name = "cards.toml"
        ids = [card.id for card in self.cards.card]
        self.known(name, "card", ids, ids)
        kinds = [card.kind for card in self.cards.card]
        self.count(name, "policy cards", kinds.count("policy"), POLICIES)
        self.count(name, "action cards", kinds.count("action"), CARDS - POLICIES)
        if kinds != sorted(kinds, reverse=True):
            raise self.wrong(name, "card: policy cards come before action cards")
        for card in self.cards.card:
            effects = POLICY_EFFECTS if card.kind == "policy" else ACTION_EFFECTS
            if card.effect not in effects:
                known = ", ".join(sorted(effects))
                raise self.wrong(name, f"card {card.id}: unknown effect {card.effect!r}; known are {known}")
            if card.resource is not None:
                self.known(name, f"card {card.id}, resource", [card.resource], self.box.resources)
            elif card.effect == "per_cube_in_region_and_adjacent":
                raise self.wrong(name, f"card {card.id}: needs a resource")
            self.check_card(name, card)
        name = "economic_interest.toml"
        ids = [interest.id for interest in self.interests.card]
        self.known(name, "card", ids, ids)
        self.count(name, "card", len(ids), INTERESTS)
        regions = [record.id for record in self.board.region]
        for interest in self.interests.card:
            self.known(name, f"card {interest.id}, region", [interest.region], regions)
            self.known(name, f"card {interest.id}, resource", [interest.resource], self.box.resources)
        for region in regions:
            found = sum(1 for interest in self.interests.card if interest.region == region)
            self.count(name, f"cards of region {region}", found, 2)

    def check_card(self, name: str, card: CardRecord) -> None:
        """A card's columns fit its effect, as far as the rules rely on it."""
        trades = card.effect == "swap_one_cube_between_two_regions"
        if trades != (card.needs_presence == "one_of_two_regions") or (trades and not card.needs_ship):
            raise self.wrong(name, f"card {card.id}: trading, a ship and one_of_two_regions go together")
        if card.kind == "policy" and (card.effect == "least_power_removes") != (card.order == "last"):
            raise self.wrong(name, f"card {card.id}: order last and least_power_removes go together")
        if card.effect == "conflict_floor" and card.amount > 1:
            raise self.wrong(name, f"card {card.id}: a conflict might not end if more than 1 disc is kept")

    def make_facts(self) -> Facts:
        """The tables of indices."""
        regions = [record.id for record in self.board.region]
        seas = [record.id for record in self.board.sea]
        resources = self.box.resources
        cards = [
            Card(
                index=index,
                id=card.id,
                policy=card.kind == "policy",
                needs_ship=card.needs_ship,
                presence=card.needs_presence,
                order=card.order,
                effect=card.effect,
                amount=card.amount,
                all_ships=card.ships == "all_players",
                resource=-1 if card.resource is None else resources.index(card.resource),
                least_victim=card.min_discs_of_victim,
            )
            for index, card in enumerate(self.cards.card)
        ]
        return Facts(
            region_ids=regions,
            sea_ids=seas,
            resource_ids=resources,
            color_ids=self.box.colors,
            neighbours=[index_of(regions, record.adjacent_regions) for record in self.board.region],
            region_seas=[index_of(seas, record.adjacent_seas) for record in self.board.region],
            sea_regions=[index_of(regions, record.adjacent_regions) for record in self.board.sea],
            values={
                int(players): [values[id_] for id_ in regions] for players, values in self.values.items()
            },
            limits={
                int(players): [limits[id_] for id_ in regions]
                for players, limits in self.limits.limits.items()
            },
            cards=cards,
            interest_ids=[interest.id for interest in self.interests.card],
            interest_regions=[regions.index(interest.region) for interest in self.interests.card],
            interest_resources=[resources.index(interest.resource) for interest in self.interests.card],
            usable_discs=self.box.discs - 1,
            natives=self.box.natives,
            mercenaries=self.box.mercenaries,
            ships=self.box.ships,
            die_faces=self.box.die_faces,
            dice=self.box.dice,
            cubes=self.box.cubes,
        )


def index_of(ids: list[str], wanted: list[str]) -> list[int]:
    """The positions of some ids."""
    return [ids.index(id_) for id_ in wanted]


def load_content(pack: Path | None = None) -> Content:
    """Colonialism's content, with the files of a data pack in place of its own."""
    return Content(Files("colonialism", Path(__file__).parents[1] / "data", pack, DRAWN))
