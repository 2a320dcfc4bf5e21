"""Goa's scene: the grid, the tracks, the supply, players' boards, and every piece that lies there."""

from __future__ import annotations

from functools import cache

from carrack.games.goa.content.facts import COLUMNS, HOLDINGS, ROWS, SPICES, TILES, Facts, spice_count
from carrack.games.goa.content.grid import CELLS, CORNERS, PLACES
from carrack.games.goa.content.loader import Content
from carrack.games.goa.state.table import AT_OWNER, EMPTY
from carrack.games.goa.state.view import GoaView
from carrack.kernel.messages import seat_thing
from carrack.kernel.scene import Piece, Scene, Zone
from carrack.mechanics.bits import members
from carrack.mechanics.once_around import SILENT

PHASES = ("A", "B")
ROUNDS = 4
STAGES = ("markers", "auctions", "action_1", "action_2", "action_3", "extra")
KINDS = ("ships", "colonists", "spices", "ducats", "extra")


def scene(content: Content, view: GoaView) -> Scene:
    """Everything that the view's seat may see, by place."""
    return Scene(list(zones(view.board.facts, view.board.seats, view.seat)), pieces(view))


@cache
def zones(facts: Facts, seats: int, own: int) -> tuple[Zone, ...]:
    """The grid with its edge, the tracks, the piles, each player's boards, and a seat's own hand."""
    found = [Zone(facts.places[place], "cell" if place < CELLS else "edge") for place in range(PLACES)]
    found += [Zone(f"round:{phase}{n}", "round") for phase in PHASES for n in range(1, ROUNDS + 1)]
    found += [Zone(f"stage:{stage}", "stage") for stage in STAGES]
    found += [Zone(colony.thing, "colony") for colony in facts.colonies]
    found += [Zone(f"kind:{kind}", "supply") for kind in KINDS]
    found += [Zone(name, name) for name in ("pile", "discards", "turned_up", "removed", "used")]
    found.append(Zone("auction", "words"))
    for seat in range(seats):
        found.append(Zone(seat_thing(seat), "seat", seat))
        found.append(Zone(f"tiles:{seat}", "tiles", seat))
        found += [Zone(f"place:{seat}:{id_}", "holding", seat) for id_ in facts.holding_ids]
        for column in facts.column_ids:
            found += [Zone(f"row:{seat}:{column}:{row + 1}", "row", seat) for row in range(ROWS)]
        found += [Zone(price_zone(facts, seat, step), "price", seat) for step in ruled_steps(facts)]
    if own >= 0:
        found.append(Zone("hand", "hand", own))
    return tuple(found)


def pieces(view: GoaView) -> list[Piece]:
    """Every piece that the seat may see, hidden cards as backs."""
    found = [*grid_pieces(view), *track_pieces(view), *pile_pieces(view), *auction_pieces(view)]
    for seat in range(view.board.seats):
        found += seat_pieces(view, seat)
    for card in members(view.hand):
        face = view.board.facts.cards[card].thing
        found.append(Piece(face, "card", "hand", view.seat, face))
    return found


def grid_pieces(view: GoaView) -> list[Piece]:
    """Tiles in their cells, what lies below the corners, the flag and the auction markers."""
    board = view.board
    facts = board.facts
    found = []
    for cell in range(CELLS):
        if board.grid[cell] != EMPTY:
            thing = facts.tiles[board.grid[cell]].thing
            found.append(Piece(thing, "tile", facts.places[cell], face=thing))
    for corner in members(board.corners):
        place = facts.places[CORNERS[corner]]
        found.append(Piece(f"bonanza:{facts.place_ids[CORNERS[corner]]}", "bonanza", place))
    flag = seat_thing(board.flag_owner) if board.flag_at == AT_OWNER else facts.places[board.flag_at]
    found.append(Piece("flag", "flag", flag, board.flag_owner, "flag"))
    for number, place_number in enumerate(board.markers):
        if place_number != EMPTY:
            owner = board.marker_owner(number)
            piece = f"marker:{number + 1}"
            found.append(Piece(piece, "marker", facts.places[place_number], owner, badge=number + 1))
    return found


def track_pieces(view: GoaView) -> list[Piece]:
    """Where the game has come to."""
    board = view.board
    if view.over:
        return []
    phase, number = PHASES[min(board.phase, 1)], min(board.round, ROUNDS - 1) + 1
    return [
        Piece("token:round", "token", f"round:{phase}{number}"),
        Piece("token:stage", "token", f"stage:{STAGES[board.stage]}"),
    ]


def pile_pieces(view: GoaView) -> list[Piece]:
    """Supplies, colonies, expedition cards, removed and used tiles."""
    board = view.board
    facts = board.facts
    found = [Piece(spice, "spice", "kind:spices", face=spice) for spice in facts.spices]
    left = None if board.variants.extra_unlimited else board.extra_supply()
    found.append(Piece("extra:supply", "extra", "kind:extra", badge=left))
    found.append(Piece("cards:pile", "card", "pile", badge=view.pile_size))
    for tile in members(board.colonies_left):
        thing = facts.colony_tiles[tile]
        place = facts.colonies[facts.name_of_colony_tile[tile]].thing
        found.append(Piece(thing, "colony_tile", place, face=thing))
    for zone, cards in (("discards", board.discards), ("turned_up", board.aside)):
        for card in members(cards):
            face = facts.cards[card].thing
            found.append(Piece(face, "card", zone, face=face, badge=facts.cards[card].colonists))
    for zone, tiles in (("removed", board.removed), ("used", board.discarded)):
        for tile in members(tiles):
            face = facts.tiles[tile].thing
            found.append(Piece(face, "tile", zone, face=face))
    for tile in members(board.bonanza_seen):
        face = facts.bonanza_things[tile]
        found.append(Piece(face, "bonanza", "used", face=face))
    return found


def auction_pieces(view: GoaView) -> list[Piece]:
    """Who offers which lot in the auction in progress, and everybody's word: a bid or a pass."""
    auction = view.auction
    if auction is None:
        return []
    found = [Piece("auction:auctioneer", "auctioneer", "auction", auction.auctioneer, badge=auction.lot + 1)]
    for seat, word in enumerate(auction.words):
        if word != SILENT:
            face, bid = ("bid", word) if word else ("pass", None)
            found.append(Piece(f"auction:word:{seat}", "word", "auction", seat, face, bid))
    return found


def seat_pieces(view: GoaView, seat: int) -> list[Piece]:
    """A player's markers, plantations, colonies, spices, tiles, ships, colonists and card backs."""
    board = view.board
    facts = board.facts
    home = seat_thing(seat)
    own = seat == view.seat
    found = [
        Piece(f"ships:{seat}", "ship", home, seat, badge=board.ships[seat]),
        Piece(f"colonists:{seat}", "colonist", home, seat, badge=board.colonists[seat]),
        Piece(f"extra:{seat}", "extra", home, seat, badge=board.extra[seat]),
        Piece(f"cards:{seat}", "card", home, seat, badge=view.hand_sizes[seat]),
    ]
    if own or view.over:
        ducats = view.shown_ducats[seat] if view.over else view.ducats
        found.append(Piece(f"ducats:{seat}", "ducat", home, seat, badge=ducats))
    for column in range(COLUMNS):
        id_ = facts.column_ids[column]
        row = board.row(seat, column) + 1
        means = (facts.columns[column],) if own else ()
        piece = f"success:{seat}:{id_}"
        found.append(
            Piece(piece, "success", f"row:{seat}:{id_}:{row}", seat, facts.columns[column], row, means)
        )
    found += price_pieces(view, seat)
    for holding in range(HOLDINGS):
        found += holding_pieces(view, seat, holding)
    for tile in members(board.kept[seat]):
        thing = facts.tiles[tile].thing
        kind = "used_tile" if board.turned[seat] & ~facts.swaps & 1 << tile else "tile"
        found.append(Piece(thing, kind, f"tiles:{seat}", seat, thing))
    for tile in members(board.singles[seat]):
        thing = facts.tiles[tile].thing
        found.append(Piece(thing, "used_tile", f"tiles:{seat}", seat, thing))
    if view.over and not own:
        for card in members(view.shown_hands[seat]):
            face = facts.cards[card].thing
            found.append(Piece(face, "card", home, seat, face))
    return found


def ruled_steps(facts: Facts) -> list[tuple[int, int]]:
    """The column and row of each step whose price a ruling decides; other prices are printed."""
    return [
        (column, row)
        for column in range(COLUMNS)
        for row in range(ROWS)
        if facts.costs[column][row] != facts.literal_costs[column][row]
    ]


def price_zone(facts: Facts, seat: int, step: tuple[int, int]) -> str:
    """Where the price of a step lies on a development board."""
    column, row = step
    return f"price:{seat}:{facts.column_ids[column]}:{row + 1}"


def price_pieces(view: GoaView, seat: int) -> list[Piece]:
    """The spices of the prices that a ruling decides."""
    facts = view.board.facts
    found: list[Piece] = []
    for column, row in ruled_steps(facts):
        zone = price_zone(facts, seat, (column, row))
        price = view.board.costs[column][row]
        spices = [spice for spice in range(SPICES) if spice_count(price, spice)]
        found += [Piece(f"{zone}:{facts.spice_ids[n]}", "price", zone, face=facts.spices[n]) for n in spices]
    return found


def holding_pieces(view: GoaView, seat: int, holding: int) -> list[Piece]:
    """A plantation or colony and the spices on it."""
    board = view.board
    facts = board.facts
    held = board.held(seat, holding)
    if held == EMPTY:
        return []
    place = f"place:{seat}:{facts.holding_ids[holding]}"
    thing = facts.tiles[held].thing if held < TILES else facts.colony_tiles[held - TILES]
    kind = "tile" if held < TILES else "colony_tile"
    means = (facts.holdings[holding],) if seat == view.seat else ()
    found = [Piece(thing, kind, place, seat, thing, facts.fields[held], means)]
    for spice in range(SPICES):
        count = spice_count(board.store(seat, holding), spice)
        if count:
            piece = f"sacks:{seat}:{facts.holding_ids[holding]}:{facts.spice_ids[spice]}"
            found.append(Piece(piece, "spice", place, seat, facts.spices[spice], count))
    return found
