"""The board as text, for terminals and screen readers: built from a view and nothing else."""

from __future__ import annotations

from typing import Final

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, RESOURCES, ROWS, SEAS, Card
from carrack.games.colonialism.state.table import EMPTY_ROW, NO_CARD
from carrack.games.colonialism.state.view import ColonialismView
from carrack.kernel.messages import Arg, Message, listed, seat_thing
from carrack.kernel.panels import Panel
from carrack.mechanics.bits import members

Cell = Message | str | int
NONE: Final = Message("board-none")
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
    panels = [
        track(view),
        regions(view),
        policy_cards(view),
        seas(view),
        players(view),
        discard_piles(view),
        hand(view),
        interests(view),
    ]
    return [panel for panel in panels if panel.rows]


def seat_columns(view: ColonialismView) -> list[Message]:
    """A column for each player."""
    return [Message("board-seat", {"seat": seat_thing(seat)}) for seat in range(view.board.seats)]


def cubes_cell(view: ColonialismView, counts: list[int]) -> Cell:
    """Cubes by resource, or a dash."""
    args: dict[str, Arg] = dict(zip(view.board.facts.resource_ids, counts, strict=True))
    return Message("short-cubes", args) if any(counts) else NONE


def track(view: ColonialismView) -> Panel:
    """Turn, phase, both orders and the supplies."""
    board = view.board
    names = board.facts.regions
    order: dict[str, Arg] = {f"r{at + 1}": names[region] for at, region in enumerate(board.order)}
    rows: list[list[Cell]] = [
        [Message("board-turn"), board.turn],
        [Message("board-phase"), Message("board-over") if view.over else PHASES[board.phase + 1]],
        [Message("board-region-order"), Message("board-order", order)],
    ]
    for row in range(ROWS):
        seat = board.rows[row]
        rows.append([f"row:{row + 1}", NONE if seat == EMPTY_ROW else seat_thing(seat)])
    rows.append([Message("board-supply-natives"), board.native_supply])
    rows.append([Message("board-supply-mercenaries"), board.mercenary_supply])
    rows.append([Message("board-bag"), cubes_cell(view, list(board.bag))])
    return Panel(Message("board-track"), [Message("board-track-what"), Message("board-track-now")], rows)


def regions(view: ColonialismView) -> Panel:
    """The regions in region order, with discs, mercenaries and cubes."""
    board = view.board
    columns = [
        Message("board-number"),
        Message("board-region"),
        Message("board-value"),
        Message("board-limit"),
        Message("board-natives"),
        *seat_columns(view),
        Message("board-cubes"),
    ]
    rows: list[list[Cell]] = []
    for at, region in enumerate(board.order):
        cubes = board.cubes[region * RESOURCES : region * RESOURCES + RESOURCES]
        row: list[Cell] = [
            at + 1,
            board.facts.regions[region],
            board.value(region),
            board.limit(region),
            discs_cell(view, region, NATIVES),
        ]
        row += [discs_cell(view, region, seat) for seat in range(board.seats)]
        row.append(cubes_cell(view, cubes))
        rows.append(row)
    return Panel(Message("board-regions"), columns, rows)


def discs_cell(view: ColonialismView, region: int, faction: int) -> Cell:
    """Own discs, and mercenaries behind a plus sign."""
    own = view.board.discs[region * FACTIONS + faction]
    mercenaries = view.board.mercenaries[region * FACTIONS + faction]
    if mercenaries:
        return Message("short-discs", {"own": own, "mercenaries": mercenaries})
    return own or NONE


def policy_cards(view: ColonialismView) -> Panel:
    """One row for each policy card at a region; only its owner knows a card that lies face down."""
    board = view.board
    facts = board.facts
    columns = [Message("board-region"), Message("board-player"), Message("board-card"), Message("board-face")]
    rows: list[list[Cell]] = []
    for region in board.order:
        where = facts.regions[region]
        for seat in range(board.seats):
            who = seat_thing(seat)
            if board.down[seat] >> region & 1:
                first = view.first[region] if seat == view.seat else NO_CARD
                card = Message("board-unknown") if first == NO_CARD else facts.cards[first].thing
                rows.append([where, who, card, Message("board-face-down")])
            rows += [
                [where, who, facts.cards[up].thing, Message("board-face-up")]
                for up in members(board.up[region * FACTIONS + seat])
            ]
    return Panel(Message("board-policies"), columns, rows)


def seas(view: ColonialismView) -> Panel:
    """The ships of each seat, fresh and used."""
    board = view.board
    rows: list[list[Cell]] = []
    for sea in range(SEAS):
        ships = [seat * SEAS + sea for seat in range(board.seats)]
        cells = [ships_cell(board.fresh[at], board.used[at]) for at in ships]
        rows.append([board.facts.seas[sea], *cells])
    return Panel(Message("board-seas"), [Message("board-sea"), *seat_columns(view)], rows)


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
    columns = [
        Message("board-player"),
        Message("board-reserve"),
        Message("board-hand-size"),
        Message("board-deck"),
        Message("board-discarded"),
        Message("board-gained"),
        Message("board-stock"),
    ]
    rows: list[list[Cell]] = []
    for seat in range(board.seats):
        cubes = slice(seat * RESOURCES, seat * RESOURCES + RESOURCES)
        rows.append(
            [
                seat_thing(seat),
                board.reserve[seat],
                view.hand_sizes[seat],
                view.deck_sizes[seat],
                board.discards[seat].bit_count(),
                cubes_cell(view, list(board.gained[cubes])),
                cubes_cell(view, list(board.stock[cubes])),
            ]
        )
    return Panel(Message("board-players"), columns, rows)


def discard_piles(view: ColonialismView) -> Panel:
    """The open discard piles side by side."""
    board = view.board
    piles = [members(cards) for cards in board.discards]
    rows: list[list[Cell]] = [
        [board.facts.cards[pile[at]].thing if at < len(pile) else NONE for pile in piles]
        for at in range(max([len(pile) for pile in piles]))
    ]
    return Panel(Message("board-discards"), seat_columns(view), rows)


def hand(view: ColonialismView) -> Panel:
    """The seat's own hand: what kind each card is, what playing it needs, whether it is to be kept."""
    columns = [Message("board-card"), Message("board-kind"), Message("board-needs")]
    if view.kept:
        columns.append(Message("board-kept"))
    rows: list[list[Cell]] = []
    for index in members(view.hand):
        card = view.board.facts.cards[index]
        kind = Message("short-policy") if card.policy else Message("short-action")
        row: list[Cell] = [card.thing, kind, needs_cell(card)]
        if view.kept:
            row.append(Message("board-yes") if view.kept >> index & 1 else NONE)
        rows.append(row)
    return Panel(Message("board-hand"), columns, rows)


def needs_cell(card: Card) -> Cell:
    """What playing a card needs: a fresh ship, influence, both or neither (5.1.3)."""
    if card.presence == "one_of_two_regions":
        return Message("short-needs-trade")
    if card.needs_ship:
        return Message("short-needs-ship") if card.presence == "none" else Message("short-needs-both")
    return NONE if card.presence == "none" else Message("short-needs-influence")


def interests(view: ColonialismView) -> Panel:
    """The seat's own economic interests; those of everybody when the game is over."""
    names = view.board.facts.interests
    if view.over:
        shown: list[list[Cell]] = [
            [seat_thing(seat), names[card]]
            for seat, cards in enumerate(view.revealed_interests)
            for card in members(cards)
        ]
        return Panel(
            Message("board-shown-interests"), [Message("board-player"), Message("board-card")], shown
        )
    own: list[list[Cell]] = [[names[card]] for card in members(view.interests)]
    return Panel(Message("board-interests"), [Message("board-card")], own)


# The map


def map_text(view: ColonialismView) -> list[Panel]:
    """Borders, values and limits for this number of players (2.1)."""
    return [region_map(view), sea_map(view)]


def region_map(view: ColonialismView) -> Panel:
    """The regions as they are printed, with their limit tiles."""
    board = view.board
    facts = board.facts
    columns = [
        Message("board-region"),
        Message("board-neighbors"),
        Message("board-sea-zones"),
        Message("board-value"),
        Message("board-limit"),
    ]
    rows: list[list[Cell]] = [
        [
            thing,
            listed([facts.regions[other] for other in facts.neighbours[region]]),
            listed([facts.seas[sea] for sea in facts.region_seas[region]]),
            board.value(region),
            board.limit(region),
        ]
        for region, thing in enumerate(facts.regions)
    ]
    return Panel(Message("board-region-map"), columns, rows)


def sea_map(view: ColonialismView) -> Panel:
    """The sea zones and the regions that ships there reach."""
    facts = view.board.facts
    rows: list[list[Cell]] = [
        [thing, listed([facts.regions[region] for region in facts.sea_regions[sea]])]
        for sea, thing in enumerate(facts.seas)
    ]
    return Panel(Message("board-sea-zones"), [Message("board-sea"), Message("board-beside-sea")], rows)
