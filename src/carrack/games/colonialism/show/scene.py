"""Colonialism's scene: regions, seas, tracks, players' areas, and every piece that lies there."""

from __future__ import annotations

from functools import cache

from carrack.games.colonialism.content.facts import FACTIONS, NATIVES, REGIONS, RESOURCES, ROWS
from carrack.games.colonialism.content.loader import Content
from carrack.games.colonialism.state.board import EMPTY_ROW, PREPARING
from carrack.games.colonialism.state.table import NO_CARD
from carrack.games.colonialism.state.view import ColonialismView
from carrack.kernel.messages import seat_thing
from carrack.kernel.scene import Piece, Scene, Zone
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import members

PHASES = 6
TURNS = 3


def scene(content: Content, view: ColonialismView) -> Scene:
    """Everything that the view's seat may see, by place."""
    active = view.board.active_player()
    places = list(zones(content, view.board.seats, view.seat))
    return Scene(places, pieces(view), acting=() if active == NOBODY else (active,))


@cache
def zones(content: Content, seats: int, own: int) -> tuple[Zone, ...]:
    """The regions and seas, the tracks, each player's areas, and the hand of a seat that sees its own."""
    found = [Zone(f"region:{r.id}", "region") for r in content.board.region]
    found += [Zone(f"sea:{s.id}", "sea") for s in content.board.sea]
    found += [Zone(f"turn:{turn}", "turn") for turn in range(1, TURNS + 1)]
    found += [Zone(f"phase:{phase}", "phase") for phase in range(PHASES)]
    found += [Zone(f"row:{row}", "row") for row in range(1, ROWS + 1)]
    found += [Zone("supply", "supply"), Zone("faction:natives", "faction")]
    found += [Zone(f"resource:{id_}", "resource") for id_ in content.box.resources]
    for seat in range(seats):
        found.append(Zone(seat_thing(seat), "seat", seat))
        found.append(Zone(f"discards:{seat}", "discards", seat))
        found += [Zone(f"policy:{seat}:{r.id}", "policy", seat) for r in content.board.region]
    if own >= 0:
        found += [Zone("hand", "hand", own), Zone("interests", "interests", own)]
    return tuple(found)


def pieces(view: ColonialismView) -> list[Piece]:
    """Every piece that the seat may see, hidden cards as backs."""
    found: list[Piece] = []
    for region in range(REGIONS):
        found += region_pieces(view, region)
    for seat in range(view.board.seats):
        found += seat_pieces(view, seat)
    board = view.board
    found.append(Piece("token:turn", "token", f"turn:{board.turn}"))
    if board.phase != PREPARING:
        found.append(Piece("token:phase", "token", f"phase:{board.phase}"))
    found.append(Piece("supply:natives", "disc", "supply", NATIVES, badge=board.native_supply))
    found.append(Piece("supply:mercenaries", "mercenary", "supply", badge=board.mercenary_supply))
    for thing, id_, count in zip(board.facts.resources, board.facts.resource_ids, board.bag, strict=True):
        found.append(Piece(f"bag:{id_}", "cube", thing, face=thing, badge=count))
    for row, seat in enumerate(board.rows):
        if seat != EMPTY_ROW:
            found.append(Piece(f"marker:{seat}", "disc", f"row:{row + 1}", seat, badge=board.acted[seat]))
    cards = board.facts.cards
    for card in members(view.hand):
        face = cards[card].thing
        badge = 1 if view.kept >> card & 1 else None
        found.append(Piece(face, "card", "hand", view.seat, face, badge))
    for card in members(view.interests):
        face = board.facts.interests[card]
        found.append(Piece(face, "interest", "interests", view.seat, face))
    return found


def region_pieces(view: ColonialismView, region: int) -> list[Piece]:
    """Tiles, discs and cubes in a region, and the policy cards at it."""
    board = view.board
    facts = board.facts
    id_ = facts.region_ids[region]
    place = f"region:{id_}"
    found = [
        Piece(f"order:{id_}", "order", place, badge=board.order.index(region) + 1),
        Piece(f"limit:{id_}", "limit", place, face=str(board.value(region)), badge=board.limit(region)),
    ]
    discs, mercenaries = board.discs_in(region), board.mercenaries_in(region)
    for faction in range(FACTIONS):
        if discs[faction]:
            found.append(Piece(f"discs:{id_}:{faction}", "disc", place, faction, badge=discs[faction]))
        if mercenaries[faction]:
            piece = f"mercenaries:{id_}:{faction}"
            found.append(Piece(piece, "mercenary", place, faction, badge=mercenaries[faction]))
    for resource, count in enumerate(board.cubes_of(region)):
        if count:
            thing = facts.resources[resource]
            piece = f"cubes:{id_}:{facts.resource_ids[resource]}"
            means = (thing,) if region == view.cubes_from else ()
            found.append(Piece(piece, "cube", place, face=thing, badge=count, means=means))
    for seat, face_up in enumerate(board.face_up(region)):
        area = f"policy:{seat}:{id_}"
        if board.face_down(region, seat):
            own = view.first[region] if seat == view.seat else NO_CARD
            face = "" if own == NO_CARD else facts.cards[own].thing
            found.append(Piece(f"down:{seat}:{id_}", "covered", area, seat, face))
        for card in members(face_up):
            face = facts.cards[card].thing
            found.append(Piece(f"up:{seat}:{facts.cards[card].id}", "card", area, seat, face))
    return found


def seat_pieces(view: ColonialismView, seat: int) -> list[Piece]:
    """A player's ships, reserve, cubes, discard pile, and the backs of hand and deck."""
    board = view.board
    facts = board.facts
    home = seat_thing(seat)
    found = [Piece(f"reserve:{seat}", "disc", home, seat, badge=board.reserve[seat])]
    fleet = {"fresh": board.fresh_ships(seat), "used": board.used_ships(seat)}
    for sea, id_ in enumerate(facts.sea_ids):
        for status, ships in fleet.items():
            if count := ships[sea]:
                means = (f"ship:{id_}:{status}",) if seat == view.seat else ()
                piece = f"ships:{seat}:{id_}:{status}"
                found.append(Piece(piece, "ship", f"sea:{id_}", seat, status, count, means))
    for resource in range(RESOURCES):
        thing = facts.resources[resource]
        count = board.collected(seat, resource)
        found.append(
            Piece(f"collected:{seat}:{facts.resource_ids[resource]}", "cube", home, seat, thing, count)
        )
    for card in members(board.discards[seat]):
        face = facts.cards[card].thing
        found.append(Piece(f"discard:{seat}:{facts.cards[card].id}", "card", f"discards:{seat}", seat, face))
    found.append(Piece(f"hand:{seat}", "hand", home, seat, badge=view.hand_sizes[seat]))
    found.append(Piece(f"deck:{seat}", "deck", home, seat, badge=view.deck_sizes[seat]))
    if view.over:
        for card in members(view.revealed_interests[seat]):
            face = facts.interests[card]
            found.append(Piece(f"shown:{seat}:{facts.interest_ids[card]}", "interest", home, seat, face))
    return found
