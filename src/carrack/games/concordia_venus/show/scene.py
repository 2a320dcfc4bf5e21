"""The scene of Concordia Venus: the map with its cities and paths, the display, each player's areas."""

from __future__ import annotations

from carrack.games.concordia_venus.content.facts import KIND_IDS, NO_CARD, SLOTS, GameMap
from carrack.games.concordia_venus.rules.architect import ChooseDestination
from carrack.games.concordia_venus.rules.scoring import score, side_score
from carrack.games.concordia_venus.state.view import ConcordiaView, partners_hand
from carrack.kernel.messages import seat_thing
from carrack.kernel.scene import Piece, Scene, Zone
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import members


def scene(on_map: list[Zone], view: ConcordiaView) -> Scene:
    """Everything that the view's seat may see, by place; `on_map` are the places of the view's map."""
    pieces = map_pieces(view) + display_pieces(view)
    pieces += reach_pieces(view)
    for seat in range(view.board.seats):
        pieces += seat_pieces(view, seat) + colonist_pieces(view, seat) + card_pieces(view, seat)
    return Scene(on_map + beside_map(view), pieces, sheet_of(view.board.map.id), acting(view))


def acting(view: ConcordiaView) -> tuple[int, ...]:
    """Whoever has the turn; in team play the partners make it together (4.2)."""
    board = view.board
    if board.turn == NOBODY or view.over:
        return ()
    return (board.turn, board.mate(board.turn)) if board.team else (board.turn,)


def sheet_of(map_id: str) -> str:
    """The drawing of a map; the small Ionium is played on the same one."""
    return map_id.removesuffix("_small")


def map_zones(map_: GameMap) -> list[Zone]:
    """Cities, paths and provinces."""
    found = [Zone(thing, "city") for thing in map_.cities]
    for kind, name in enumerate(KIND_IDS):
        found += [Zone(thing, f"{name}-path") for thing in map_.paths[kind]]
    return found + [Zone(thing, "province") for thing in map_.provinces]


def beside_map(view: ConcordiaView) -> list[Zone]:
    """Display, bank and each player's areas."""
    board = view.board
    found = [Zone(f"slot:{slot}", "slot") for slot in range(1, SLOTS + 1)]
    found += [Zone("deck", "deck"), Zone("bank", "bank")]
    found += [Zone(thing, "good") for thing in board.facts.goods]
    if board.variant.display == "wine":
        # Covers the usual surcharges on the drawn board.
        found.append(Zone("display:wine", "display"))
    for seat in range(board.seats):
        found.append(Zone(seat_thing(seat), "seat", seat))
        found.append(Zone(f"pile:{seat}", "pile", seat))
        found.append(Zone(store_of(seat), "store", seat))
        if seat == view.seat:
            found.append(Zone(f"hand:{seat}", "hand", seat))
        elif lies_open(view, seat):
            found.append(Zone(f"hand:{seat}", "partner-hand", seat))
        elif view.shows_cards(seat):
            found.append(Zone(f"seen:{seat}", "seen", seat))
    return found


def map_pieces(view: ConcordiaView) -> list[Piece]:
    """City tiles, bonus markers and houses."""
    board = view.board
    map_ = board.map
    found: list[Piece] = []
    for city, id_ in enumerate(map_.city_ids):
        tile = board.tiles[city]
        if tile >= 0:
            price = board.house_price(city)
            face = board.facts.goods[tile]
            found.append(Piece(f"tile:{id_}", "tile", f"city:{id_}", face=face, badge=price))
        found += [
            Piece(f"house:{seat}:{id_}", "house", f"city:{id_}", seat)
            for seat in range(board.seats)
            if board.has_house(seat, city)
        ]
    for province, id_ in enumerate(map_.province_ids):
        good = board.markers[province]
        if good < 0:
            continue
        place = f"province:{id_}"
        if board.shows_good(province):
            found.append(Piece(f"marker:{id_}", "marker", place, face=board.facts.goods[good]))
        else:
            coins = board.facts.marker_coins[good]
            found.append(Piece(f"marker:{id_}", "marker", place, face="coins", badge=coins))
    return found


def display_pieces(view: ConcordiaView) -> list[Piece]:
    """The cards for sale, the deck, and the two single cards."""
    board = view.board
    found = [
        Piece(board.facts.cards[card].thing, "card", f"slot:{slot + 1}", face=board.facts.cards[card].thing)
        for slot, card in enumerate(board.display)
        if card != NO_CARD
    ]
    if board.stock():
        found.append(Piece("deck:cards", "deck", "deck", badge=board.stock()))
    if board.magnus != NOBODY:
        found.append(Piece("praefectus_magnus", "praefectus", seat_thing(board.magnus), board.magnus))
    place = "bank" if board.concordia == NOBODY else seat_thing(board.concordia)
    found.append(Piece("concordia", "concordia", place, board.concordia))
    if board.turn != NOBODY:
        found.append(Piece("turn", "turn", seat_thing(board.turn), board.turn))
    return found


def colonist_pieces(view: ConcordiaView, seat: int) -> list[Piece]:
    """Colonists in cities, on paths and in the storehouse; the seat's own can be pointed at."""
    board = view.board
    map_ = board.map
    found: list[Piece] = []
    for kind, name in enumerate(KIND_IDS):
        camped = board.in_cities(seat, kind)
        paths = members(board.on_paths(seat, kind))
        places = [
            (map_.city_ids[city], map_.cities[city], camped.count(city)) for city in board.camps(seat, kind)
        ]
        places += [(map_.path_ids[kind][path], map_.paths[kind][path], 1) for path in paths]
        for id_, place, count in places:
            piece, badge = f"colonist:{seat}:{name}:{id_}", count if count > 1 else None
            means = (f"colonist:{name}:{id_}",) if seat == view.seat else ()
            found.append(Piece(piece, "colonist", place, seat, name, badge, means))
        left = board.unplaced(seat, kind)
        if left:
            found.append(Piece(f"unplaced:{seat}:{name}", "colonist", store_of(seat), seat, name, left))
    return found


def reach_pieces(view: ConcordiaView) -> list[Piece]:
    """While the seat chooses a path for a colonist: the paths in reach with the steps that they cost."""
    top = view.in_progress[-1] if view.in_progress else None
    if not isinstance(top, ChooseDestination) or top.seat != view.seat:
        return []
    board = view.board
    things = board.map.paths[top.colonist]
    return [
        Piece(f"reach:{things[path]}", "reach", things[path], view.seat, badge=top.steps_to(board, path))
        for path in top.destinations(board)
    ]


def store_of(seat: int) -> str:
    """A storehouse lies open to everybody."""
    return f"store:{seat}"


def lies_open(view: ConcordiaView, seat: int) -> bool:
    """A hand lies open to its owner and to a partner's Legatus."""
    return seat == view.seat or (partners_hand(view) > 0 and seat == view.board.mate(view.seat))


def seat_pieces(view: ConcordiaView, seat: int) -> list[Piece]:
    """Goods, team, points, sestertii and houses of a player."""
    board = view.board
    store = store_of(seat)
    found = []
    for good, count in enumerate(board.goods_of(seat)):
        if count:
            thing = board.facts.goods[good]
            means = (thing,) if seat == view.seat else ()
            piece = f"goods:{seat}:{board.facts.good_ids[good]}"
            found.append(Piece(piece, "good", store, seat, thing, count, means))
    home = seat_thing(seat)
    if board.team:
        found.append(Piece(f"team:{seat}", "team", home, seat, badge=board.team_of(seat) + 1))
        found.append(Piece(f"team-score:{seat}", "team-score", home, seat, badge=side_score(board, seat)))
    found.append(Piece(f"score:{seat}", "score", home, seat, badge=score(board, seat)))
    found.append(Piece(f"money:{seat}", "money", home, seat, badge=board.money[seat]))
    found.append(Piece(f"houses:{seat}", "house", home, seat, badge=board.houses_left(seat)))
    return found


def shown_face(view: ConcordiaView, card: int) -> str:
    """What a card shows; the second Prefect of the start looks like the first and has no name of its own."""
    found = view.board.facts.cards[card]
    return found.thing if found.deck else found.face.thing


def card_pieces(view: ConcordiaView, seat: int) -> list[Piece]:
    """The top card of the pile, and the hand: open to its owner and to a Legatus, else its back.

    Beside the back lies what whoever has watched carefully knows of the hand, if memory is open: everything.
    """
    board = view.board
    cards = board.facts.cards
    found: list[Piece] = []
    pile = board.piles[seat]
    if pile:
        face = shown_face(view, pile[-1])
        whose = (seat_thing(seat),)  # a Diplomat points at the player
        found.append(Piece(f"top:{seat}", "card", f"pile:{seat}", seat, face, len(pile), whose))
    hand = members(board.hands[seat])
    if not lies_open(view, seat):
        found += [
            Piece(f"seen:{seat}:{cards[index].id}", "card", f"seen:{seat}", seat, shown_face(view, index))
            for index in hand
            if view.shows_cards(seat)
        ]
        found.append(Piece(f"backs:{seat}", "hand", seat_thing(seat), seat, badge=len(hand)))
        return found
    # A Legatus points at the cards of the partner, else everybody at their own.
    pointed_at = seat != view.seat or not partners_hand(view)
    for index in hand:
        card = cards[index]
        means = (card.face.thing,) if pointed_at else ()
        piece = f"held:{seat}:{card.id}"
        found.append(Piece(piece, "card", f"hand:{seat}", seat, shown_face(view, index), means=means))
    return found
