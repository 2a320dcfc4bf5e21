"""The board as text, for terminals and screen readers: built from a view and nothing else."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import NATIVES, Card
from carrack.games.colonialism.state.board import EMPTY_ROW, PREPARING
from carrack.games.colonialism.state.table import NO_CARD
from carrack.games.colonialism.state.view import ColonialismView
from carrack.kernel.messages import Arg, Message, listed, seat_thing
from carrack.kernel.panels import NONE, Cell, Panel, Row, filled, panel
from carrack.mechanics.bits import members

PHASES: Final = (
    Message("phase-preparations"),
    Message("phase-0"),
    Message("phase-1"),
    Message("phase-2"),
    Message("phase-3"),
    Message("phase-4"),
    Message("phase-5"),
)


def board_text(view: ColonialismView) -> list[Panel]:
    """The whole view; a panel without rows is left out."""
    return filled(
        [
            track(view),
            regions(view),
            policy_cards(view),
            seas(view),
            players(view),
            discard_piles(view),
            hand(view),
            interests(view),
        ]
    )


def cubes_cell(view: ColonialismView, counts: list[int]) -> Cell:
    """Cubes by resource, or a dash."""
    args: dict[str, Arg] = dict(zip(view.board.facts.resource_ids, counts, strict=True))
    return Message("short-cubes", args) if any(counts) else NONE


def track(view: ColonialismView) -> Panel:
    """Turn, phase, both orders and the supplies."""
    board = view.board
    names = board.facts.regions
    order: dict[str, Arg] = {f"r{at + 1}": names[region] for at, region in enumerate(board.order)}
    rows: list[Row] = [
        [Message("board-turn"), board.turn],
        [Message("board-phase"), Message("board-over") if view.over else PHASES[board.phase - PREPARING]],
        [Message("board-region-order"), Message("board-order", order)],
    ]
    for row, seat in enumerate(board.rows, 1):
        rows.append([f"row:{row}", NONE if seat == EMPTY_ROW else seat_thing(seat)])
    rows.append([Message("board-supply-natives"), board.native_supply])
    rows.append([Message("board-supply-mercenaries"), board.mercenary_supply])
    rows.append([Message("board-bag"), cubes_cell(view, list(board.bag))])
    return panel("track", "track-what track-now", rows)


def regions(view: ColonialismView) -> Panel:
    """The regions in region order, with discs, mercenaries and cubes."""
    board = view.board
    factions = [NATIVES, *range(board.seats)]
    rows: list[Row] = [
        [
            at,
            board.facts.regions[region],
            board.value(region),
            board.limit(region),
            *[discs_cell(view, region, faction) for faction in factions],
            cubes_cell(view, board.cubes_of(region)),
        ]
        for at, region in enumerate(board.order, 1)
    ]
    return panel("regions", "number region value limit natives * cubes", rows, seats=board.seats)


def discs_cell(view: ColonialismView, region: int, faction: int) -> Cell:
    """Own discs, and mercenaries behind a plus sign."""
    own = view.board.discs_in(region)[faction]
    mercenaries = view.board.mercenaries_in(region)[faction]
    if mercenaries:
        return Message("short-discs", {"own": own, "mercenaries": mercenaries})
    return own or NONE


def policy_cards(view: ColonialismView) -> Panel:
    """One row for each policy card at a region; only its owner knows a card that lies face down."""
    board = view.board
    facts = board.facts
    rows: list[Row] = []
    for region in board.order:
        where = facts.regions[region]
        for seat, cards in enumerate(board.face_up(region)):
            who = seat_thing(seat)
            if board.face_down(region, seat):
                first = view.first[region] if seat == view.seat else NO_CARD
                card = Message("board-unknown") if first == NO_CARD else facts.cards[first].thing
                rows.append([where, who, card, Message("board-face-down")])
            rows += [[where, who, facts.cards[up].thing, Message("board-face-up")] for up in members(cards)]
    return panel("policies", "region player card face", rows)


def seas(view: ColonialismView) -> Panel:
    """The ships of each seat, fresh and used."""
    board = view.board
    fleets = [(board.fresh_ships(seat), board.used_ships(seat)) for seat in range(board.seats)]
    rows: list[Row] = [
        [thing, *[ships_cell(fresh[sea], used[sea]) for fresh, used in fleets]]
        for sea, thing in enumerate(board.facts.seas)
    ]
    return panel("seas", "sea *", rows, seats=board.seats)


def ships_cell(fresh: int, used: int) -> Cell:
    """How many ships are fresh and used, or a dash."""
    if fresh and used:
        return Message("short-ships", {"fresh": fresh, "used": used})
    if fresh:
        return Message("short-fresh", {"fresh": fresh})
    return Message("short-used", {"used": used}) if used else NONE


def players(view: ColonialismView) -> Panel:
    """Reserve, numbers of cards, and cubes collected in this game turn and before it."""
    board = view.board
    rows: list[Row] = [
        [
            seat_thing(seat),
            board.reserve[seat],
            view.hand_sizes[seat],
            view.deck_sizes[seat],
            board.discards[seat].bit_count(),
            cubes_cell(view, board.gained_by(seat)),
            cubes_cell(view, board.stock_of(seat)),
        ]
        for seat in range(board.seats)
    ]
    return panel("players", "player reserve hand-size deck discarded gained stock", rows)


def discard_piles(view: ColonialismView) -> Panel:
    """The open discard piles side by side."""
    board = view.board
    piles = [members(cards) for cards in board.discards]
    rows: list[Row] = [
        [board.facts.cards[pile[at]].thing if at < len(pile) else NONE for pile in piles]
        for at in range(max([len(pile) for pile in piles]))
    ]
    return panel("discards", "*", rows, seats=board.seats)


def hand(view: ColonialismView) -> Panel:
    """The seat's own hand: what kind each card is, what playing it needs, whether it is to be kept."""
    rows: list[Row] = []
    for index in members(view.hand):
        card = view.board.facts.cards[index]
        kind = Message("short-policy" if card.policy else "short-action")
        kept: Row = [Message("board-yes") if view.kept >> index & 1 else NONE] if view.kept else []
        rows.append([card.thing, kind, needs_cell(card), *kept])
    return panel("hand", "card kind needs kept" if view.kept else "card kind needs", rows)


def needs_cell(card: Card) -> Cell:
    """What playing a card needs: a fresh ship, influence, both or neither (5.1.3)."""
    if card.trades:
        return Message("short-needs-trade")
    if card.needs_ship:
        return Message("short-needs-ship" if card.presence == "none" else "short-needs-both")
    return NONE if card.presence == "none" else Message("short-needs-influence")


def interests(view: ColonialismView) -> Panel:
    """The seat's own economic interests; those of everybody when the game is over."""
    names = view.board.facts.interests
    if not view.over:
        return panel("interests", "card", [[names[card]] for card in members(view.interests)])
    shown: list[Row] = [
        [seat_thing(seat), names[card]]
        for seat, cards in enumerate(view.revealed_interests)
        for card in members(cards)
    ]
    return panel("shown-interests", "player card", shown)


def map_text(view: ColonialismView) -> list[Panel]:
    """Borders, values and limits for this number of players, as they are printed (2.1)."""
    board = view.board
    facts = board.facts
    by_region: list[Row] = [
        [
            thing,
            listed([facts.regions[other] for other in facts.neighbours[region]]),
            listed([facts.seas[sea] for sea in facts.region_seas[region]]),
            board.value(region),
            board.limit(region),
        ]
        for region, thing in enumerate(facts.regions)
    ]
    by_sea: list[Row] = [
        [thing, listed([facts.regions[region] for region in facts.sea_regions[sea]])]
        for sea, thing in enumerate(facts.seas)
    ]
    return [
        panel("region-map", "region neighbors sea-zones value limit", by_region),
        panel("sea-zones", "sea beside-sea", by_sea),
    ]
