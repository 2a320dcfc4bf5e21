"""Who won, category by category (E6)."""

from __future__ import annotations

from carrack.games.thirteen_colonies.rules.metrics import control_total
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.standings import Category, Standings, rank


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
