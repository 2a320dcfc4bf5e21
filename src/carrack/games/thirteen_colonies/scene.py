"""The scene: the Americas with their open regions, Europe's board, VP cards, and the players' areas."""

from __future__ import annotations

from carrack.games.thirteen_colonies.facts import NONE, REGIONS, SPACES
from carrack.games.thirteen_colonies.view import ColoniesView
from carrack.kernel.scene import Piece, Scene, Zone

# Where the regions lie on a map of the Americas, on a grid of 0 to 1000.
PLACES = {
    "newfoundland": (830, 130),
    "new_france": (690, 150),
    "new_england": (760, 230),
    "new_netherland": (690, 270),
    "virginia": (650, 340),
    "louisiana": (470, 390),
    "florida": (610, 440),
    "new_spain": (300, 500),
    "cuba": (600, 520),
    "hispaniola": (700, 560),
    "jamaica": (600, 600),
    "lesser_antilles": (820, 600),
    "new_granada": (600, 720),
    "guiana": (800, 720),
    "peru": (560, 870),
}


def scene(view: ColoniesView) -> Scene:
    """Everything that the view's seat may see, by place."""
    return Scene(zones(view), [*world(view), *europe(view), *players(view)])


def zones(view: ColoniesView) -> list[Zone]:
    """All places; those of a player have an owner."""
    facts = view.board.facts
    found: list[Zone] = []
    for region in facts.regions:
        x, y = PLACES.get(region.id, (-1, -1))
        found.append(Zone(region.thing, "region", x=x, y=y))
    found += [Zone(good.thing, "good") for good in facts.goods]
    found += [Zone(f"space:{space + 1}", "space") for space in range(SPACES)]
    found += [Zone(f"vp-slot:{slot + 1}", "slot") for slot in range(len(view.board.slots))]
    found += [Zone(name, "pile") for name in ("beside", "supply", "stack", "terrain", "explored")]
    for seat in range(view.board.seats):
        found.append(Zone(f"seat:{seat}", "seat", seat))
        found.append(Zone(f"discards:{seat}", "discards", seat))
    if view.seat >= 0:
        found += [Zone("hand", "hand", view.seat), Zone("deck", "deck", view.seat)]
        found.append(Zone("vp-pile", "vp-pile", view.seat))
    return found


def counted(kinds: list[int]) -> list[tuple[int, int]]:
    """The kinds of a pile with their numbers, in order."""
    return [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]


def world(view: ColoniesView) -> list[Piece]:
    """What lies in and beside the open regions."""
    board = view.board
    cards = board.facts.cards
    found: list[Piece] = []
    for region in range(REGIONS):
        land = board.lands[region]
        if land is None:
            continue
        facts = board.facts.regions[region]
        place = facts.thing
        id_ = facts.id
        found.append(Piece(f"sites:{id_}", "sites", place, badge=board.free_sites(region)))
        if land.open != NONE:
            found.append(Piece(f"open:{id_}", "terrain", place, face=cards[land.open].thing))
        found.append(Piece(f"hidden:{id_}", "terrain", place, badge=len(land.hidden)))
        for kind, count in counted(land.coast):
            face = cards[kind].thing
            found.append(Piece(f"coast:{id_}:{cards[kind].id}", "coast", place, face=face, badge=count))
        for seat in range(board.seats):
            for at, value in enumerate(land.colonies[seat]):
                found.append(Piece(f"colony:{id_}:{seat}:{at}", "colony", place, seat, badge=value))
            for kind, count in counted(list(land.units[seat])):
                piece = f"unit:{id_}:{seat}:{cards[kind].id}"
                found.append(Piece(piece, "unit", place, seat, cards[kind].thing, count))
    for people in board.peoples_on_board():
        found += people_pieces(view, people)
    for at, cell in enumerate(board.looked):
        found.append(Piece(f"looked:{at}", "terrain", "explored", face=cards[cell[0]].thing))
    return found


def people_pieces(view: ColoniesView, people: int) -> list[Piece]:
    """A people with its control, city, mission, trade and relations."""
    board = view.board
    tribe = board.tribes[people]
    facts = board.facts.peoples[people]
    place = board.facts.regions[tribe.region].thing
    thing = f"people:{facts.id}"
    found = [Piece(thing, "people", place, face=facts.thing, badge=len(tribe.under))]
    if tribe.city:
        city = board.facts.cards[facts.city]
        found.append(Piece(f"city:{facts.id}", "city", place, face=city.thing))
    if tribe.mission != NONE:
        found.append(Piece(f"mission:{facts.id}", "mission", place, tribe.mission))
    if tribe.trade != NONE:
        found.append(Piece(f"trade:{facts.id}", "trade", place, tribe.trade))
    for seat, state in enumerate(tribe.relations):
        if state:
            found.append(Piece(f"relation:{facts.id}:{seat}", "relation", place, seat, badge=state))
    return found


def europe(view: ColoniesView) -> list[Piece]:
    """Market, colonists' row, supply piles, VP cards."""
    board = view.board
    cards = board.facts.cards
    found: list[Piece] = []
    for at, good in enumerate(board.facts.goods):
        price = good.ladder[board.prices[at]]
        found.append(Piece(f"marker:{good.id}", "marker", good.thing, badge=price))
    for space in range(SPACES):
        if board.row[space]:
            face = cards[board.facts.colonist].thing
            found.append(Piece(f"colonist:{space + 1}", "card", f"space:{space + 1}", face=face))
    for card in cards:
        if board.supply[card.index]:
            face = "open" if board.opened[card.index] or card.type not in {"building", "expert"} else "closed"
            found.append(
                Piece(
                    f"supply:{card.id}", f"pile-{face}", "supply", NONE, card.thing, board.supply[card.index]
                )
            )
    for slot, kind in enumerate(board.slots):
        if kind != NONE:
            reserved = board.turn.reserved >> slot & 1
            found.append(
                Piece(
                    f"vp-card:{slot + 1}",
                    "vp",
                    f"vp-slot:{slot + 1}",
                    face=cards[kind].thing,
                    badge=1 if reserved else None,
                    means=(f"slot:{cards[kind].id}",),
                )
            )
    if board.beside != NONE:
        card = cards[board.beside]
        found.append(Piece("vp-card:beside", "vp", "beside", face=card.thing, means=(f"slot:{card.id}",)))
    found.append(Piece("vp-stack", "stack", "stack", badge=board.stock.rest))
    found.append(Piece("terrain-deck", "stack", "terrain", badge=board.deck))
    return found


def players(view: ColoniesView) -> list[Piece]:
    """Each player's markers and piles, and the own cards."""
    board = view.board
    cards = board.facts.cards
    found: list[Piece] = []
    for seat in range(board.seats):
        player = board.players[seat]
        home = f"seat:{seat}"
        markers = {
            "vp": player.vp,
            "draw": player.draw_value,
            "hold": player.hold,
            "tokens": player.tokens,
            "tax": board.rate(seat),
            "hand": view.hand_sizes[seat],
            "draw-pile": view.draw_sizes[seat],
            "vp-pile": view.vp_sizes[seat],
        }
        found += [Piece(f"{name}:{seat}", name, home, seat, badge=n) for name, n in markers.items()]
        for kind, count in counted(player.discard):
            id_ = cards[kind].id
            means = (f"discard:{id_}",) if seat == view.seat else ()
            place = f"discards:{seat}"
            found.append(
                Piece(f"discarded:{seat}:{id_}", "card", place, seat, cards[kind].thing, count, means)
            )
    if view.seat < 0:
        return found
    own = board.players[view.seat]
    for name, place, pile in (
        ("hand", "hand", own.hand),
        ("draw", "deck", own.draw),
        ("pile", "vp-pile", own.vp_pile),
    ):
        for kind, count in counted(pile):
            piece = f"{name}:{cards[kind].id}"
            found.append(Piece(piece, "card", place, view.seat, cards[kind].thing, count))
    return found
