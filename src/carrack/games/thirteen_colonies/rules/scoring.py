"""Scorings (2b): regions rank all factions by control and pay the printed values; who won (E6)."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import Effect
from carrack.games.thirteen_colonies.content.packed import regions_in, with_member
from carrack.games.thirteen_colonies.rules.actions import InRegion
from carrack.games.thirteen_colonies.rules.deck.piles import change_vp
from carrack.games.thirteen_colonies.rules.metrics import METRICS, control_total, region_points
from carrack.games.thirteen_colonies.rules.regions.ships import RegionAsk
from carrack.games.thirteen_colonies.show.consequences import scored_then
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Message, seat_thing
from carrack.kernel.standings import Category, Standings, rank


def score_region(table: ColoniesTable, region: int) -> None:
    """Score a region on the VP track."""
    if table.events is not None:
        table.tell("scoring", {"region": table.facts.regions[region].thing})
    for seat, points in enumerate(region_points(table, region)):
        change_vp(table, seat, points)


def regions_of_type(table: ColoniesTable, type: str) -> list[int]:
    """The open regions, all or of a type."""
    regions = table.facts.regions
    return [r for r in table.revealed if type in {"", "all"} or regions[r].island == (type == "island")]


class ChooseScored(RegionAsk):
    """The acting player names regions to be scored, each once; `named` are done (as bits)."""

    def __init__(self, seat: int, n: int, named: int = 0) -> None:
        super().__init__(seat, n)
        self.named: Final = named

    def regions(self, table: ColoniesTable) -> list[int]:
        named = regions_in(self.named)
        return [region for region in table.revealed if region not in named]

    def take(self, table: ColoniesTable, action: Action) -> None:
        if isinstance(action, InRegion):
            score_region(table, action.value)
            if self.n > 1:
                table.stack.append(
                    ChooseScored(self.seat, self.n - 1, with_member(self.named, action.value, True))
                )

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return scored_then(table, self.seat, action.value) if isinstance(action, InRegion) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-score", {"left": self.n})


class NameRegion(RegionAsk):
    """Every player in turn order names one region of the type that was not named yet, and it is scored."""

    def __init__(self, seat: int, n: int, type: str, named: int) -> None:
        super().__init__(seat, n)
        self.type: Final = type
        self.named: Final = named

    def regions(self, table: ColoniesTable) -> list[int]:
        named = regions_in(self.named)
        return [region for region in regions_of_type(table, self.type) if region not in named]

    def take(self, table: ColoniesTable, action: Action) -> None:
        named = self.named
        if isinstance(action, InRegion):
            named = with_member(named, action.value, True)
        if self.n > 1:
            following = (self.seat + 1) % table.seats
            table.stack.append(NameRegion(following, self.n - 1, self.type, named))
        if isinstance(action, InRegion):
            score_region(table, action.value)

    def consequence(self, table: ColoniesTable, action: Action) -> Message | None:
        return scored_then(table, self.seat, action.value) if isinstance(action, InRegion) else None

    def prompt(self, table: ColoniesTable) -> Message:
        return Message("prompt-name-region")


def score(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Score all regions, islands, land, regions of choice, or one for each player."""
    if effect.scope == "choose":
        table.stack.append(ChooseScored(seat, effect.n))
    elif effect.scope == "each_picks":
        table.stack.append(NameRegion(seat, table.seats, effect.filter, 0))
    else:
        for scored in regions_of_type(table, effect.scope):
            score_region(table, scored)


def gain_vp(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """VP on the track, once or for each unit of a metric (2a)."""
    points = effect.n
    if effect.per:
        points *= METRICS[effect.per](table, seat)
    change_vp(table, seat, points)


def end_game(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """The game ends, with or without a scoring of all regions; nothing else happens (E6, P5)."""
    if effect.how == "score":
        for scored in table.revealed:
            score_region(table, scored)
    # Below the turn lies the frame of the game, which goes on with the final count.
    del table.stack[1:]
    table.tell("game-ends", {"seat": seat_thing(seat)})


def pile_points(table: ColoniesTable, seat: int) -> int:
    """The VP in a player's VP pile."""
    cards = table.facts.cards
    return sum([cards[kind].vp for kind in table.players[seat].vp_pile])


def standings(table: ColoniesTable) -> Standings:
    """Most VP, then most control in all regions; still equal is a shared victory."""
    seats = range(table.seats)
    cards = table.facts.cards
    track = [player.vp for player in table.players]
    discoveries = [
        sum([cards[kind].vp for kind in player.vp_pile if cards[kind].type == "discovery"])
        for player in table.players
    ]
    pile = [pile_points(table, seat) - discoveries[seat] for seat in seats]
    control = [control_total(table, seat) for seat in seats]
    scores = [track[seat] + discoveries[seat] + pile[seat] for seat in seats]
    categories = [
        Category("track", track),
        Category("discoveries", discoveries),
        Category("vp-cards", pile),
        Category("control", control),
    ]
    places = rank(list(zip(scores, control, strict=True)))
    tied = {control[seat] for seat in seats if scores[seat] == max(scores)}
    return Standings(scores, places, categories, "control" if len(tied) > 1 else "")
