"""The board as text, for terminals and screen readers: built from a view and nothing else."""

from __future__ import annotations

from carrack.games.goa.content.facts import EXPEDITION, HOLDINGS, ROWS, SPICES, TILES, spice_count
from carrack.games.goa.content.grid import SIDE
from carrack.games.goa.rules.auctions import lot_name
from carrack.games.goa.show.consequences import named_spices
from carrack.games.goa.state.table import AT_OWNER, EMPTY, Board
from carrack.games.goa.state.view import GoaView
from carrack.kernel.messages import Message, seat_thing
from carrack.kernel.panels import NONE, Cell, Panel, Row, filled, panel
from carrack.mechanics.bits import members
from carrack.mechanics.once_around import SILENT

STAGES = ("markers", "auctions", "action-1", "action-2", "action-3", "extra")


def board_text(view: GoaView) -> list[Panel]:
    """The whole view; a panel without rows is left out."""
    board = view.board
    return filled(
        [
            panel("track", "what now", track(view)),
            grid(view),
            panel("auction", "lot auctioneer *", auction(view), seats=board.seats),
            panel("development", "column * first", development(board), seats=board.seats),
            panel("costs", "column to-row spices ships", costs(view)),
            panel("storehouses", "player holding tile fields spices", storehouses(board)),
            players(view),
            panel("tiles", "player tile state", tiles(board)),
            panel("colonies", "colony needs fields tile count", colonies(board)),
            panel("removed", "tile", [[board.facts.tiles[tile].thing] for tile in members(board.removed)]),
            panel("discards", "card state", cards_on_the_board(board)),
            panel("hand", "card when", hand(view)),
            panel("shown-hands", "player card", shown_hands(view)),
        ]
    )


def track(view: GoaView) -> list[Row]:
    """Phase, round, what goes on, the flag and the piles."""
    board = view.board
    rows: list[Row] = []
    if view.over:
        rows.append([Message("board-stage"), Message("board-over")])
    else:
        phase, number = "A" if board.phase == 0 else "B", min(board.round, 3) + 1
        rows.append([Message("board-round"), Message("short-round", {"phase": phase, "round": number})])
        rows.append([Message("board-stage"), Message(f"stage-{STAGES[board.stage]}")])
    at_home = board.flag_at == AT_OWNER
    flag = seat_thing(board.flag_owner) if at_home else board.facts.places[board.flag_at]
    rows += [[Message("board-flag"), flag], [Message("board-pile"), view.pile_size]]
    if not board.variants.extra_unlimited:
        rows.append([Message("board-extra-supply"), board.extra_supply()])
    if board.variants.bonanza and not view.over:
        rows.append([Message("board-corners"), board.corners.bit_count()])
    return rows


def grid(view: GoaView) -> Panel:
    """The 25 cells, with the numbers of auction markers."""
    rows: list[Row] = [
        [y + 1, *[grid_cell(view.board, y * SIDE + x) for x in range(SIDE)]]
        for y in range(0 if view.over else SIDE)
    ]
    letters = [Message("board-cell-column", {"column": letter}) for letter in "abcde"]
    return Panel(Message("board-grid"), [Message("board-cell-row"), *letters], rows)


def grid_cell(board: Board, cell: int) -> Cell:
    """The flag, or a tile with the number of the marker on it."""
    if cell == board.flag_at:
        return "flag"
    if board.grid[cell] == EMPTY:
        return NONE
    tile = board.tile_on(cell).thing
    if cell in board.markers:
        return Message("short-marked", {"tile": tile, "number": board.markers.index(cell) + 1})
    return tile


def auction(view: GoaView) -> list[Row]:
    """What is for sale, by whom, and what everybody has said: a bid, a pass, or nothing yet."""
    found = view.auction
    if found is None:
        return []
    words: list[Cell] = [NONE if word == SILENT else word or Message("short-pass") for word in found.words]
    return [[lot_name(view.board, found.lot), seat_thing(found.auctioneer), *words]]


def development(board: Board) -> list[Row]:
    """Rows and figures of the markers, and the rows with a card for the first to arrive (6.0)."""
    rows: list[Row] = []
    for column, name in enumerate(board.facts.columns):
        markers: list[Cell] = [marker_cell(board, seat, column) for seat in range(board.seats)]
        left = [str(row + 1) for row in board.facts.first_rows if not board.was_reached(column, row)]
        rows.append([name, *markers, ", ".join(left) or NONE])
    return rows


def marker_cell(board: Board, seat: int, column: int) -> Cell:
    """The row of a marker and its figure, in the column Expedition also the hand limit."""
    row, value = board.row(seat, column) + 1, board.figure(seat, column)
    if column == EXPEDITION:
        return Message("short-limit", {"row": row, "value": value, "limit": board.hand_limit(seat)})
    return Message("short-figure", {"row": row, "value": value})


def costs(view: GoaView) -> list[Row]:
    """What the next step of each own marker costs."""
    board = view.board
    if view.seat < 0 or view.over:
        return []
    return [
        [
            board.facts.columns[column],
            row + 2,
            spices_cell(board, board.costs[column][row + 1]),
            board.facts.step_ships[column][row + 1],
        ]
        for column, row in enumerate(board.rows_of(view.seat))
        if row + 1 < ROWS
    ]


def spices_cell(board: Board, store: int) -> Cell:
    """Spices in a row: ginger/cinnamon/pepper/nutmeg/clove."""
    return Message("short-spices", named_spices(board, store)) if store else NONE


def storehouses(board: Board) -> list[Row]:
    """Plantations and colonies with their spices."""
    facts = board.facts
    rows: list[Row] = []
    for seat in range(board.seats):
        for holding in range(HOLDINGS):
            held = board.held(seat, holding)
            if held != EMPTY:
                tile = facts.tiles[held].thing if held < TILES else facts.colony_tiles[held - TILES]
                spices = spices_cell(board, board.store(seat, holding))
                rows.append([seat_thing(seat), facts.holdings[holding], tile, facts.fields[held], spices])
    return rows


def players(view: GoaView) -> Panel:
    """Ships, colonists, cards, and the ducats that may be seen."""
    board = view.board
    rows: list[Row] = []
    for seat in range(board.seats):
        ducats: Cell = Message("board-hidden")
        if view.over:
            ducats = view.shown_ducats[seat]
        elif seat == view.seat:
            ducats = view.ducats
        store = board.spices(seat)
        row: Row = [seat_thing(seat), board.ships[seat], board.colonists[seat], board.extra[seat]]
        row += [view.hand_sizes[seat], ducats]
        row += [spice_count(store, spice) or NONE for spice in range(SPICES)]
        rows.append(row)
    found = panel("players", "player ships colonists extra cards ducats", rows)
    found.columns.extend([Message("board-spice", {"spice": spice}) for spice in board.facts.spices])
    return found


def tiles(board: Board) -> list[Row]:
    """The tiles that players keep."""
    facts = board.facts
    rows: list[Row] = []
    for seat in range(board.seats):
        for tile in members(board.kept[seat]):
            turned = board.turned[seat] >> tile & 1
            state: Cell = NONE
            if turned and facts.swaps >> tile & 1:
                state = Message("short-next-round")
            elif turned:
                state = Message("short-fulfilled" if facts.duties >> tile & 1 else "short-turned")
            rows.append([seat_thing(seat), facts.tiles[tile].thing, state])
        face_down = Message("short-face-down")
        rows += [
            [seat_thing(seat), facts.tiles[tile].thing, face_down] for tile in members(board.singles[seat])
        ]
    return rows


def colonies(board: Board) -> list[Row]:
    """What is left of each colony; equal tiles in one row."""
    facts = board.facts
    rows: list[Row] = []
    for colony in facts.colonies:
        left = [tile for tile in colony.tiles if board.colonies_left >> tile & 1]
        differ = len({facts.allowed[TILES + tile] for tile in left}) > 1
        for tile in left if differ else left[:1]:
            count = 1 if differ else len(left)
            rows.append([colony.thing, colony.needs, colony.fields, facts.colony_tiles[tile], count])
    return rows


def cards_on_the_board(board: Board) -> list[Row]:
    """Discarded expedition cards and those turned up just now."""
    return [
        [board.facts.cards[card].thing, Message(state)]
        for state, cards in (("short-turned-up", board.aside), ("short-discarded", board.discards))
        for card in members(cards)
    ]


def hand(view: GoaView) -> list[Row]:
    """The seat's own expedition cards, and when they can be played."""
    cards = [view.board.facts.cards[card] for card in members(view.hand)]
    return [
        [card.thing, Message(f"short-with-{card.action}" if card.action else "short-any-time")]
        for card in cards
    ]


def shown_hands(view: GoaView) -> list[Row]:
    """Everybody's cards when the game is over."""
    return [
        [seat_thing(seat), view.board.facts.cards[card].thing]
        for seat, cards in enumerate(view.shown_hands)
        for card in members(cards)
    ]
