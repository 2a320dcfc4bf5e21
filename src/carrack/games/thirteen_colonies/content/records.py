"""The records of 13 Kolonien's content files, strict: an unknown key or a wrong type is an error."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Name = Annotated[str, Meta(pattern="^[^\x00-\x1f\x7f]+$", max_length=70)]
Small = Annotated[int, Meta(ge=0, le=100)]
Signed = Annotated[int, Meta(ge=-20, le=20)]
ModeId = Literal["E", "F", "P"]
Nation = Literal["spain", "england", "france", "netherlands"]
BySeats = Literal["2", "3", "4"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a content file."""


class EffectRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A verb with its arguments."""

    verb: str
    n: Signed | None = None
    card: Id | None = None
    cards: list[Id] = []
    to: Literal["discard", "hand"] = "discard"
    from_: Literal["supply", "row"] = field(default="supply", name="from")
    filter: str = ""
    how: Literal["", "trash", "discard"] = ""
    good: Id | None = None
    goods: list[Id] = []
    class_: Literal["", "basic", "raw", "product"] = field(default="", name="class")
    step: Signed = 0
    reset: bool = False
    else_vp: Small = 0
    stat: Literal["", "draw", "hold"] = ""
    value: Small = 0
    level: Small = 0
    scope: str = ""
    set: Literal["", "peace", "war"] = ""
    kind: Literal["", "combat", "cancel", "monopoly"] = ""
    per: str = ""
    regions: str = ""
    type: Literal["", "island", "land"] = ""
    score_all: bool = False
    do: list[EffectRecord] = []


class AtomRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A part of a cost; exactly one of the first six fields is given."""

    money: Small | None = None
    good: Id | None = None
    any_good: list[Id] | None = None
    card: Id | None = None
    hand: Small | None = None
    declarations: Small | None = None
    n: Small = 0
    perm: bool = False
    how: Literal["discard", "trash"] = "discard"


class ActionRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """An action of a card."""

    id: Id
    de: Name
    en: Name
    self: Literal["discard", "trash", "region", "own"]
    do: list[EffectRecord]
    region: bool = False
    when: Literal["", "defence", "opponent_action", "opponent_fur_sale"] = ""
    pay: list[AtomRecord] = []


class NeedRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A bound of a metric."""

    metric: Id
    min: Small | None = None
    max: Small | None = None


class CardRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: Id
    de: Name
    en: Name
    type: Id
    count: Annotated[int, Meta(ge=1, le=60)]
    modes: list[ModeId]
    seed: str
    recon: str
    combat: Small = 0
    ignored_in: list[ModeId] = []
    goods: dict[Id, Annotated[int, Meta(ge=1, le=9)]] = {}
    money: Small = 0
    keep: Literal["", "discard", "trash", "vp"] = ""
    place: Literal["none", "bank", "beside", "display", "reserve", "row", "ships", "start"] = "none"
    level: Small | None = None
    control: Small = 0
    cost: list[AtomRecord] = []
    cost_any: list[list[AtomRecord]] = []
    transport: Small = 0
    is_ship: bool = False
    on_gain: list[EffectRecord] = []
    on_draw: list[EffectRecord] = []
    on_loss: list[EffectRecord] = []
    action: list[ActionRecord] = []
    vp: Signed = 0
    goes: Literal["", "vp", "deck", "out", "stay", "terrain_trash"] = ""
    epoch: Annotated[int, Meta(ge=0, le=3)] = 0
    kind: Literal["", "instant", "condition", "cost", "deck", "end"] = ""
    check: Literal["", "end_of_round", "on_reveal"] = ""
    need: list[NeedRecord] = []
    do: list[EffectRecord] = []
    nation: Nation | None = None
    markers: Small = 0
    mission: Small = 0
    mission_gain: list[EffectRecord] = []
    demand: list[Id] = []
    proceeds: list[EffectRecord] = []
    fight_gain: list[EffectRecord] = []
    city: Id | None = None
    raid: Id | None = None
    people: Id | None = None


class CardsFile(Strict, frozen=True, forbid_unknown_fields=True):
    """cards_*.toml: a family of cards."""

    card: list[CardRecord]


class GoodRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A good of the trade track."""

    id: Id
    de: Name
    en: Name
    class_: Literal["basic", "raw", "product"] = field(name="class")
    ladder: Annotated[list[Small], Meta(min_length=2, max_length=12)]
    start: Small
    seed: str
    recon: str
    buy: Id | None = None


class GoodsFile(Strict, frozen=True, forbid_unknown_fields=True):
    """goods.toml: the trade track."""

    rules: dict[str, Any]
    good: list[GoodRecord]


class RegionRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A region card."""

    id: Id
    de: Name
    en: Name
    type: Literal["island", "land"]
    values: Annotated[list[Small], Meta(min_length=1, max_length=6)]
    coast: Small
    terrain: Small
    sites: Annotated[int, Meta(ge=1, le=9)]


class RegionsFile(Strict, frozen=True, forbid_unknown_fields=True):
    """regions.toml: the region cards."""

    region: list[RegionRecord]


class PerPlayer(Strict, frozen=True, forbid_unknown_fields=True):
    """What each player has."""

    colony_tokens: Annotated[int, Meta(ge=1, le=30)]
    flags: Small
    vp_markers: Small
    draw: Annotated[int, Meta(ge=1, le=10)]
    hold: Annotated[int, Meta(ge=1, le=6)]
    start_vp: dict[BySeats, list[Small]]


class StartDeck(Strict, frozen=True, forbid_unknown_fields=True):
    """The first cards of a player."""

    hand: list[Id]
    draw_pile: list[Id]


class NationsRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """The nations and their colours."""

    order: list[Nation]
    first: Nation
    colours: dict[Nation, str]


class RowRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """The colonists' row."""

    spaces: Literal[3]
    money: Annotated[list[Small], Meta(min_length=3, max_length=3)]
    refill: str


class DisplayRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """The slots of the VP cards."""

    slots: Literal[3]
    idle_rule: str


class StackRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """How the stack of an epoch is built."""

    early: list[Id]
    late: list[Id]
    top_part: str
    opening: Annotated[int, Meta(ge=0, le=3)] = 0


class ModeRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A row of the set-up table."""

    id: ModeId
    de: Name
    epochs: list[int]
    open_supply: list[Id]
    regions: dict[BySeats, Annotated[int, Meta(ge=1, le=15)]]
    skip_vp: dict[BySeats, list[Small]]
    ends: list[Id]
    beside_from_epoch3: list[Id]
    nations_cards: bool
    taxes: bool
    relations: bool
    fights: bool


class VariantRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """A shorter game."""

    id: Literal["F1", "P1", "P2"]
    base: ModeId
    epochs: list[int]
    ends: list[Id]
    nations: dict[BySeats, list[Nation]] = {}


class SetupFile(Strict, frozen=True, forbid_unknown_fields=True):
    """setup.toml: the set-up table and what the box holds."""

    components: dict[str, Any]
    per_player: PerPlayer
    start_deck: StartDeck
    nations: NationsRecord
    colonist_row: RowRecord
    vp_display: DisplayRecord
    vp_stack: StackRecord
    mode: list[ModeRecord]
    variant: list[VariantRecord]


class FirstSetFile(Strict, frozen=True, forbid_unknown_fields=True):
    """first_set.toml: what the set as it was first reconstructed had instead."""

    opening: Annotated[int, Meta(ge=0, le=3)]
    draw_max: Annotated[int, Meta(ge=4, le=20)]
    start_vp: dict[BySeats, list[Small]]
    counts: dict[Id, Annotated[int, Meta(ge=1, le=60)]]
    skip_vp: dict[ModeId, dict[BySeats, list[Small]]]


class LimitsRecord(Strict, frozen=True, forbid_unknown_fields=True):
    """The ends of the tracks."""

    draw_max: Annotated[int, Meta(ge=4, le=20)]
    hold_max: Annotated[int, Meta(ge=1, le=10)]
    tax_max: Small
    colony_max: Literal[3]


class VocabFile(Strict, frozen=True, forbid_unknown_fields=True):
    """vocab.toml: the closed vocabulary of the card data."""

    symbols: dict[str, str]
    card_types: dict[str, list[str]]
    vp_kinds: dict[str, str]
    reactions: dict[str, str]
    goes: dict[str, str]
    cost_atoms: dict[str, str]
    verbs: dict[str, str]
    metrics: dict[str, str]
    limits: LimitsRecord
