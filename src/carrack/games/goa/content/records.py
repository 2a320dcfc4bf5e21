"""The records of Goa's content files, read strictly."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Name = Annotated[str, Meta(pattern="^[^\x00-\x1f\x7f]+$", max_length=60)]
Small = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Points = Annotated[int, Meta(ge=0, le=99)]
Row = Annotated[int, Meta(ge=2, le=5)]
Source = Literal["seed", "public", "reconstructed"]
Schema = Literal[1]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a content file."""


class GainRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """What is received."""

    ships: Small = 0
    colonists: Small = 0
    ducats: Small = 0
    spices: Small = 0
    expedition_cards: Small = 0
    extra_action_cards: Small = 0


class StepRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A step of a marker into a row, and its price."""

    to: Row
    spices: Annotated[list[Id], Meta(min_length=1, max_length=9)]
    ships: Small
    source: Source


class ColumnRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A column of the development board; `limit` is the hand limit of the Expedition column."""

    id: Id
    name_en: Name
    name_de: Name
    values: Annotated[list[Annotated[int, Meta(ge=0, le=15)]], Meta(min_length=5, max_length=5)]
    values_source: Annotated[list[Source], Meta(min_length=5, max_length=5)]
    steps: Annotated[list[StepRecord], Meta(min_length=4, max_length=4)]
    limit: Annotated[list[Annotated[int, Meta(ge=1, le=30)]], Meta(max_length=5)] = []


class FirstArrival(Strict, frozen=True, forbid_unknown_fields=True):
    """Cards for the first marker in a row of a column."""

    rows: list[Row]
    expedition_cards: Positive


class AllMarkers(Strict, frozen=True, forbid_unknown_fields=True):
    """Extra action cards for five markers in a row or beyond."""

    rows: list[Row]
    extra_action_cards: Positive


class DucatPrices(Strict, frozen=True, forbid_unknown_fields=True):
    """Prices in ducats of the step into a row."""

    target_row: Annotated[list[Row], Meta(min_length=4, max_length=4)]
    ducats: Annotated[list[Positive], Meta(min_length=4, max_length=4)]
    source: Annotated[list[Source], Meta(min_length=4, max_length=4)]


class LiteralSteps(Strict, frozen=True, forbid_unknown_fields=True):
    """First steps of the German sample round."""

    taxes_to_2: Annotated[list[Id], Meta(min_length=1, max_length=9)]
    harvest_to_2: Annotated[list[Id], Meta(min_length=1, max_length=9)]


class Profiles(Strict, frozen=True, forbid_unknown_fields=True):
    """Figures that a ruling puts in place of the usual ones."""

    seed_literal: LiteralSteps


class DevelopmentFile(Strict, frozen=True, forbid_unknown_fields=True):
    """development.toml: the development board."""

    schema: Schema
    source: Source
    spices: list[Id]
    row_points: Annotated[list[Points], Meta(min_length=5, max_length=5)]
    column: list[ColumnRecord]
    first_arrival_bonus: FirstArrival
    all_markers_bonus: AllMarkers
    ducat_progress_card: DucatPrices
    profile: Profiles


class TileRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A design of tiles; plantations exist `count` times for each spice.

    `gender_de` is that of the German name: m, f, n, or p for a plural; without one texts speak of a tile.
    """

    id: Id
    phase: Literal["A", "B"]
    kind: Id
    name_en: Name
    name_de: Name
    count: Positive
    source: Source
    fields: Annotated[int, Meta(ge=0, le=3)] = 0
    effect: Id | None = None
    gain: GainRecord = GainRecord()
    amount: Small = 0
    points: Points = 0
    gender_de: Literal["", "m", "f", "n", "p"] = ""


class TilesFile(Strict, frozen=True, forbid_unknown_fields=True):
    """tiles.toml: the tiles of both phases."""

    schema: Schema
    source: Source
    spices: list[Id]
    plantation_slots: Literal[4]
    flag_extra_action_cards: Small
    tile: list[TileRecord]


class ColonyTileRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A colony tile and the spices that may lie on it."""

    spices: Annotated[list[Id], Meta(min_length=1, max_length=5)]
    source: Source


class ColonyRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A colony by name."""

    id: Id
    name: Name
    colonists: Positive
    fields: Annotated[int, Meta(ge=1, le=3)]
    tiles: list[ColonyTileRecord]


class ColoniesFile(Strict, frozen=True, forbid_unknown_fields=True):
    """colonies.toml: the colony tiles."""

    schema: Schema
    source: Source
    points: Annotated[list[Points], Meta(min_length=5, max_length=5)]
    compensation: Small
    revealed: Positive
    colony: list[ColonyRecord]


class EffectRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """What an expedition card does; with `action` it is an A card."""

    id: Id
    name_en: Name
    name_de: Name
    does: Id
    source: Source
    action: str = ""
    gain: GainRecord = GainRecord()
    most: Small = 0
    ducats: Small = 0


class CardRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """An expedition card."""

    effect: Id
    colonists: Annotated[int, Meta(ge=0, le=9)]
    symbol: Id


class ExpeditionFile(Strict, frozen=True, forbid_unknown_fields=True):
    """expedition.toml: the expedition cards."""

    schema: Schema
    source: Source
    symbols: list[Id]
    points: Annotated[list[Points], Meta(min_length=6, max_length=6)]
    start_player_symbol: Id
    effect: list[EffectRecord]
    card: list[CardRecord]


class BonanzaRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A Bonanza tile."""

    id: Id
    name_en: Name
    name_de: Name
    gain: GainRecord


class BonanzaFile(Strict, frozen=True, forbid_unknown_fields=True):
    """bonanza.toml: the Bonanza tiles."""

    schema: Schema
    source: Source
    bonanza: list[BonanzaRecord]


class BoxRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """Numbers of pieces."""

    extra_action_cards: Small
    ducats: Annotated[int, Meta(ge=20, le=500)]
    spices_each: Small


class StartRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """What everybody begins with."""

    ships: Small
    colonists: Small
    ducats_first_player: Small
    ducats_others: Small


class LayoutRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """Tiles that are put back."""

    removed: Literal[4]
    plantations_removed: Annotated[int, Meta(ge=0, le=4)]


class RoundsRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """How long a phase is."""

    each_phase: Literal[4]
    actions: Literal[3]
    kept_extra_actions: Small


class AuctionRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """Auction markers and prices."""

    markers: dict[Literal["2", "3", "4"], Annotated[int, Meta(ge=2, le=5)]]
    discount: Literal[0, 1]


class PointsRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """Single points at the end."""

    most_ducats: Points
    single_plantation: Points


class QuickStartRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """The quick start variant."""

    markers: Literal[2]
    ducats: Small


class SetupFile(Strict, frozen=True, forbid_unknown_fields=True):
    """setup.toml: the box, the set-up, the rounds."""

    schema: Schema
    source: Source
    colors: Annotated[list[Id], Meta(min_length=4, max_length=4)]
    box: BoxRecord
    start: StartRecord
    layout: LayoutRecord
    rounds: RoundsRecord
    auction: AuctionRecord
    points: PointsRecord
    quick_start: QuickStartRecord
