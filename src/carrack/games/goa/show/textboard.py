"""The board as text, for terminals and screen readers: built from a view and nothing else."""

from __future__ import annotations

from typing import Final

from carrack.games.goa.content.facts import COLUMNS, EXPEDITION, HOLDINGS, ROWS, SPICES, TILES, spice_count
from carrack.games.goa.rules.grid import SIDE
from carrack.games.goa.state.table import AT_OWNER, EMPTY
from carrack.games.goa.state.view import GoaView
from carrack.kernel.messages import Arg, Message, seat_thing
from carrack.kernel.panels import Panel
from carrack.mechanics.bits import members
from carrack.mechanics.once_around import SILENT

Cell = Message | str | int
NONE: Final = Message("board-none")
STAGES: Final = (
    Message("stage-markers"),
    Message("stage-auctions"),
    Message("stage-action-1"),
    Message("stage-action-2"),
    Message("stage-action-3"),
    Message("stage-extra"),
)
WITH_ACTION: Final = {
    "": Message("short-any-time"),
    "progress": Message("short-with-progress"),
    "harvest": Message("short-with-harvest"),
    "found": Message("short-with-found"),
}


def board_text(view: GoaView) -> list[Panel]:
    """The whole view; a panel without rows is left out."""
    panels = [
        track(view),
        grid(view),
        auction(view),
        development(view),
        costs(view),
        storehouses(view),
        players(view),
        tiles(view),
        colonies(view),
        removed(view),
        cards_on_the_board(view),
        hand(view),
        shown_hands(view),
    ]
    return [panel for panel in panels if panel.rows]


def seat_columns(view: GoaView) -> list[Message]:
    """A column for each player."""
    return [Message("board-seat", {"seat": seat_thing(seat)}) for seat in range(view.board.seats)]


def track(view: GoaView) -> Panel:
    """Phase, round, what goes on, the flag and the piles."""
    board = view.board
    phase = "A" if board.phase == 0 else "B"
    where: Cell = seat_thing(board.flag_owner)
    if board.flag_at != AT_OWNER:
        where = board.facts.places[board.flag_at]
    rows: list[list[Cell]] = []
    if view.over:
        rows.append([Message("board-stage"), Message("board-over")])
    else:
        number = min(board.round, 3) + 1
        rows.append([Message("board-round"), Message("short-round", {"phase": phase, "round": number})])
        rows.append([Message("board-stage"), STAGES[board.stage]])
    rows += [
        [Message("board-flag"), where],
        [Message("board-pile"), view.pile_size],
    ]
    if not board.variants.extra_unlimited:
        rows.append([Message("board-extra-supply"), board.extra_supply()])
    if board.variants.bonanza and not view.over:
        rows.append([Message("board-corners"), board.corners.bit_count()])
    return Panel(Message("board-track"), [Message("board-what"), Message("board-now")], rows)


def grid(view: GoaView) -> Panel:
    """The 25 cells, with the numbers of auction markers."""
    board = view.board
    facts = board.facts
    columns = [Message("board-cell-row")]
    columns += [Message("board-cell-column", {"column": letter}) for letter in "abcde"]
    rows: list[list[Cell]] = []
    for y in range(0 if view.over else SIDE):
        row: list[Cell] = [y + 1]
        for x in range(SIDE):
            cell = y * SIDE + x
            tile = board.grid[cell]
            if cell == board.flag_at:
                row.append("flag")
            elif tile == EMPTY:
                row.append(NONE)
            elif cell in board.markers:
                number = board.markers.index(cell) + 1
                row.append(Message("short-marked", {"tile": facts.tiles[tile].thing, "number": number}))
            else:
                row.append(facts.tiles[tile].thing)
        rows.append(row)
    return Panel(Message("board-grid"), columns, rows)


def auction(view: GoaView) -> Panel:
    """What is for sale, by whom, and what everybody has said."""
    board = view.board
    found = view.auction
    rows: list[list[Cell]] = []
    columns = [Message("board-lot"), Message("board-auctioneer"), *seat_columns(view)]
    if found is not None:
        lot = "flag" if found.lot == 0 else board.facts.tiles[board.grid[board.markers[found.lot]]].thing
        words: list[Cell] = [word_cell(word) for word in found.words]
        rows.append([lot, seat_thing(found.auctioneer), *words])
    return Panel(Message("board-auction"), columns, rows)


def word_cell(word: int) -> Cell:
    """A bid, a pass, or nothing yet."""
    if word == SILENT:
        return NONE
    return word or Message("short-pass")


def development(view: GoaView) -> Panel:
    """Rows and figures of the markers, and the rows with a card for the first to arrive (6.0)."""
    board = view.board
    facts = board.facts
    rows: list[list[Cell]] = []
    for column in range(COLUMNS):
        cells: list[Cell] = []
        for seat in range(board.seats):
            row = board.rows[seat * COLUMNS + column]
            args: dict[str, Arg] = {"row": row + 1, "value": facts.values[column][row]}
            if column == EXPEDITION:
                args["limit"] = facts.limits[row]
                cells.append(Message("short-limit", args))
            else:
                cells.append(Message("short-figure", args))
        left = [str(row + 1) for row in facts.first_rows if not board.reached >> column * ROWS + row & 1]
        rows.append([facts.columns[column], *cells, ", ".join(left) or NONE])
    columns = [Message("board-column"), *seat_columns(view), Message("board-first")]
    return Panel(Message("board-development"), columns, rows)


def costs(view: GoaView) -> Panel:
    """What the next step of each own marker costs."""
    board = view.board
    facts = board.facts
    rows: list[list[Cell]] = []
    if view.seat >= 0 and not view.over:
        for column in range(COLUMNS):
            row = board.rows[view.seat * COLUMNS + column] + 1
            if row < ROWS:
                price = spices_cell(view, board.costs[column][row])
                rows.append([facts.columns[column], row + 1, price, facts.step_ships[column][row]])
    columns = [
        Message("board-column"),
        Message("board-to-row"),
        Message("board-spices"),
        Message("board-ships"),
    ]
    return Panel(Message("board-costs"), columns, rows)


def spices_cell(view: GoaView, store: int) -> Cell:
    """Spices in a row: ginger/cinnamon/pepper/nutmeg/clove."""
    args: dict[str, Arg] = {
        id_: spice_count(store, spice) for spice, id_ in enumerate(view.board.facts.spice_ids)
    }
    return Message("short-spices", args) if store else NONE


def storehouses(view: GoaView) -> Panel:
    """Plantations and colonies with their spices."""
    board = view.board
    facts = board.facts
    rows: list[list[Cell]] = []
    for seat in range(board.seats):
        for holding in range(HOLDINGS):
            held = board.holdings[seat * HOLDINGS + holding]
            if held != EMPTY:
                tile = facts.tiles[held].thing if held < TILES else facts.colony_tiles[held - TILES]
                store = spices_cell(view, board.stores[seat * HOLDINGS + holding])
                rows.append([seat_thing(seat), facts.holdings[holding], tile, facts.fields[held], store])
    columns = [
        Message("board-player"),
        Message("board-holding"),
        Message("board-tile"),
        Message("board-fields"),
        Message("board-spices"),
    ]
    return Panel(Message("board-storehouses"), columns, rows)


def players(view: GoaView) -> Panel:
    """Ships, colonists, cards, and the ducats that may be seen."""
    board = view.board
    columns = [
        Message("board-player"),
        Message("board-ships"),
        Message("board-colonists"),
        Message("board-extra"),
        Message("board-cards"),
        Message("board-ducats"),
        *[Message("board-spice", {"spice": spice}) for spice in board.facts.spices],
    ]
    rows: list[list[Cell]] = []
    for seat in range(board.seats):
        ducats: Cell = Message("board-hidden")
        if view.over:
            ducats = view.shown_ducats[seat]
        elif seat == view.seat:
            ducats = view.ducats
        store = board.spices(seat)
        row: list[Cell] = [seat_thing(seat), board.ships[seat], board.colonists[seat], board.extra[seat]]
        row += [view.hand_sizes[seat], ducats]
        row += [spice_count(store, spice) or NONE for spice in range(SPICES)]
        rows.append(row)
    return Panel(Message("board-players"), columns, rows)


def tiles(view: GoaView) -> Panel:
    """The tiles that players keep."""
    board = view.board
    facts = board.facts
    rows: list[list[Cell]] = []
    for seat in range(board.seats):
        for tile in members(board.kept[seat]):
            turned = board.turned[seat] >> tile & 1
            state: Cell = NONE
            if turned and facts.swaps >> tile & 1:
                state = Message("short-next-round")
            elif turned:
                state = Message("short-fulfilled" if facts.duties >> tile & 1 else "short-turned")
            rows.append([seat_thing(seat), facts.tiles[tile].thing, state])
        rows += [
            [seat_thing(seat), facts.tiles[tile].thing, Message("short-face-down")]
            for tile in members(board.singles[seat])
        ]
    columns = [Message("board-player"), Message("board-tile"), Message("board-state")]
    return Panel(Message("board-tiles"), columns, rows)


def colonies(view: GoaView) -> Panel:
    """What is left of each colony."""
    board = view.board
    facts = board.facts
    rows: list[list[Cell]] = []
    for colony in facts.colonies:
        left = [tile for tile in colony.tiles if board.colonies_left >> tile & 1]
        kinds = len({facts.allowed[TILES + tile] for tile in left})
        if kinds > 1:
            rows += [
                [colony.thing, colony.needs, colony.fields, facts.colony_tiles[tile], 1] for tile in left
            ]
        elif left:
            rows.append([colony.thing, colony.needs, colony.fields, facts.colony_tiles[left[0]], len(left)])
    columns = [
        Message("board-colony"),
        Message("board-needs"),
        Message("board-fields"),
        Message("board-tile"),
        Message("board-count"),
    ]
    return Panel(Message("board-colonies"), columns, rows)


def removed(view: GoaView) -> Panel:
    """The tiles that were put back, for Favor."""
    board = view.board
    rows: list[list[Cell]] = [[board.facts.tiles[tile].thing] for tile in members(board.removed)]
    return Panel(Message("board-removed"), [Message("board-tile")], rows)


def cards_on_the_board(view: GoaView) -> Panel:
    """Discarded expedition cards and those turned up just now."""
    board = view.board
    facts = board.facts
    rows: list[list[Cell]] = [
        [facts.cards[c].thing, Message("short-turned-up")] for c in members(board.aside)
    ]
    rows += [[facts.cards[c].thing, Message("short-discarded")] for c in members(board.discards)]
    return Panel(Message("board-discards"), [Message("board-card"), Message("board-state")], rows)


def hand(view: GoaView) -> Panel:
    """The seat's own expedition cards."""
    facts = view.board.facts
    rows: list[list[Cell]] = []
    for index in members(view.hand):
        card = facts.cards[index]
        rows.append([card.thing, WITH_ACTION[card.action]])
    return Panel(Message("board-hand"), [Message("board-card"), Message("board-when")], rows)


def shown_hands(view: GoaView) -> Panel:
    """Everybody's cards when the game is over."""
    facts = view.board.facts
    rows: list[list[Cell]] = [
        [seat_thing(seat), facts.cards[card].thing]
        for seat, cards in enumerate(view.shown_hands)
        for card in members(cards)
    ]
    return Panel(Message("board-shown-hands"), [Message("board-player"), Message("board-card")], rows)
