"""The scene: the Americas with their open regions, Europe's board, VP cards, and the players' areas."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, SPACES, Card
from carrack.games.thirteen_colonies.rules.preparation import gone
from carrack.games.thirteen_colonies.rules.turns import round_of
from carrack.games.thirteen_colonies.show.scene_players import (
    DIGITS,
    counted,
    player_pieces,
    player_zones,
    several,
)
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.games.thirteen_colonies.state.view import ColoniesView
from carrack.kernel.scene import Piece, Scene, Zone

RELATIONS: Final = ("peace", "sceptical", "war")
# The piles of Europe by the kind of card: what is for sale, and what other effects bring.
SHELVES: Final = {
    "ship": "ships",
    "building": "buildings",
    "expert": "experts",
    "money": "coins",
    "raid": "raids",
}
# The open piles of cards that have left the regions.
TRASH: Final = ("terrain-trash", "coast-trash")


def scene(view: ColoniesView) -> Scene:
    """Everything that the view's seat may see, by place."""
    acting = () if view.over else (view.board.active,)
    return Scene(zones(view), [*world(view), *europe(view), *player_pieces(view)], acting=acting)


def zones(view: ColoniesView) -> list[Zone]:
    """All places; those of a player have an owner, regions are there once they are open."""
    board = view.board
    facts = board.facts
    found = [Zone(facts.regions[region].thing, "region") for region in board.revealed]
    found += [Zone(good.thing, "good") for good in facts.goods]
    found += [Zone(f"space:{space + 1}", "space") for space in range(SPACES)]
    found += [Zone(f"vp-slot:{slot + 1}", "slot") for slot in range(len(board.slots))]
    found += [Zone(name, name) for name in ("supply", "stack", "terrain", "coast", *TRASH, "box", "state")]
    if board.mode.beside:
        found.append(Zone("beside", "beside"))
    if board.mode.relations:
        found.append(Zone("raids", "raids"))
    for digit in range(DIGITS):
        found += [Zone(f"tens:{digit}", "tens"), Zone(f"ones:{digit}", "ones")]
    return found + player_zones(view)


def world(view: ColoniesView) -> list[Piece]:
    """What lies in and beside the open regions."""
    board = view.board
    found: list[Piece] = []
    for region in board.revealed:
        found += region_pieces(view, region)
    for people in board.peoples_on_board():
        found += people_pieces(board, people)
    for at, cell in enumerate(board.looked):
        card = board.facts.cards[cell[0]]
        means = (f"do:show {card.id}", f"do:under {card.id}")
        found.append(Piece(f"looked:{at + 1}", "card", "explored", face=card.thing, means=means))
    return found


def region_pieces(view: ColoniesView, region: int) -> list[Piece]:
    """Coast and terrain cards, free sites, colonies and the cards beside a region."""
    board = view.board
    land = board.land(region)
    cards = board.facts.cards
    facts = board.facts.regions[region]
    place, id_ = facts.thing, facts.id
    found: list[Piece] = []
    found += coast_pieces(view, region)
    if land.open != NONE:
        card = cards[land.open]
        shown = ("do:from open", f"do:show {card.id}")
        found.append(Piece(f"open:{id_}", "open", place, face=card.thing, means=shown))
    if land.hidden:
        hidden = len(land.hidden)
        found.append(Piece(f"hidden:{id_}", "hidden", place, badge=hidden, means=("do:from hidden",)))
    if board.free_sites(region) > 0:
        found.append(Piece(f"sites:{id_}", "sites", place, badge=board.free_sites(region)))
    for seat in range(board.seats):
        own = seat == view.seat
        for at, value in enumerate(land.colonies[seat]):
            means = (f"do:colony {value}",) if own else (f"do:attack {seat + 1} colony {value}",)
            piece = f"colony:{id_}:{seat}:{at}"
            found.append(Piece(piece, "colony", place, seat, badge=value, means=means))
        for kind, count in counted(list(land.units[seat])):
            piece = f"unit:{id_}:{seat}:{cards[kind].id}"
            meant = unit_means(cards[kind], seat, own)
            found.append(Piece(piece, "unit", place, seat, cards[kind].thing, several(count), meant))
    return found


def unit_means(card: Card, seat: int, own: bool) -> tuple[str, ...]:
    """Own ships can be moved, others' soldiers attacked."""
    if own:
        return (f"do:ship {card.id}",) if card.ship else ()
    return (f"do:attack {seat + 1} soldiers",) if card.id == "soldier" else ()


def coast_pieces(view: ColoniesView, region: int) -> list[Piece]:
    """The coast pile, open to the bottom; the last card lies on top, and it alone can be taken."""
    cards = view.board.facts.cards
    facts = view.board.facts.regions[region]
    *below, top = [cards[kind].thing for kind in view.board.land(region).coast] or [""]
    found = [
        Piece(f"coast:{facts.id}:{at + 1}", "coast-below", facts.thing, face=face)
        for at, face in enumerate(below)
    ]
    return [*found, Piece(f"coast:{facts.id}", "coast", facts.thing, face=top)] if top else []


def people_pieces(board: ColoniesTable, people: int) -> list[Piece]:
    """A people with the cards under it, city, mission, trade and relations."""
    tribe = board.tribes[people]
    facts = board.facts.peoples[people]
    place = board.facts.regions[tribe.region].thing
    found = [Piece(f"people:{facts.id}", "people", place, face=facts.thing, badge=len(tribe.under))]
    if tribe.city:
        city = board.facts.cards[facts.city]
        found.append(Piece(f"city:{facts.id}", "city", place, face=city.thing))
    if tribe.mission != NONE:
        found.append(Piece(f"mission:{facts.id}", "mission", place, tribe.mission))
    if tribe.trade != NONE:
        found.append(Piece(f"trade:{facts.id}", "trade", place, tribe.trade))
    for seat, state in enumerate(tribe.relations):
        if state:
            found.append(Piece(f"relation:{facts.id}:{seat}", RELATIONS[state], place, seat))
    return found


def europe(view: ColoniesView) -> list[Piece]:
    """Market, colonists' row, supply piles, VP cards, and where the game has come to."""
    board = view.board
    cards = board.facts.cards
    found: list[Piece] = []
    for at, good in enumerate(board.facts.goods):
        field = board.prices[at]
        found.append(Piece(f"price:{good.id}", f"price-{field + 1}", good.thing, badge=good.ladder[field]))
    for space in range(SPACES):
        if board.row >> space & 1:
            face = cards[board.facts.colonist].thing
            found.append(Piece(f"colonist:{space + 1}", "card", f"space:{space + 1}", face=face))
    for card in cards:
        if board.supply[card.index]:
            left = board.supply[card.index]
            shelf = shelf_of(board, card)
            place = "raids" if shelf == "raids" else "supply"
            found.append(Piece(f"supply:{card.id}", shelf, place, face=card.thing, badge=left))
    for slot, kind in enumerate(board.slots):
        if kind != NONE:
            means = (f"slot:{cards[kind].id}",)
            place = f"vp-slot:{slot + 1}"
            found.append(Piece(f"vp-card:{slot + 1}", "vp", place, face=cards[kind].thing, means=means))
            if board.turn.reserved >> slot & 1:
                found.append(Piece(f"reserved:{slot + 1}", "reserved", place, board.active))
    if board.beside != NONE:
        card = cards[board.beside]
        found.append(Piece("vp-card:beside", "beside", "beside", face=card.thing, means=(f"slot:{card.id}",)))
    return found + deck_pieces(board) + state_pieces(board)


def deck_pieces(board: ColoniesTable) -> list[Piece]:
    """The hidden decks, the open piles of what has left the regions, and the box."""
    found = [
        Piece("vp-stack", "stack", "stack", badge=board.stock.rest),
        Piece("terrain-deck", "hidden", "terrain", badge=board.deck),
        Piece("coast-deck", "coast-back", "coast", badge=len(board.coast_deck)),
    ]
    for pile, kinds in zip(TRASH, (board.terrain_trash, board.coast_trash), strict=True):
        found += card_pieces(board, pile, counted(list(kinds)))
    away = gone(board)
    found.append(Piece("box-cards", "box", "box", badge=sum([count for _, count in away])))
    return found + card_pieces(board, "box", away)


def card_pieces(board: ColoniesTable, place: str, counts: list[tuple[int, int]]) -> list[Piece]:
    """The cards of an open pile, each kind once with its number."""
    cards = board.facts.cards
    return [
        Piece(f"{place}:{cards[kind].id}", "card", place, face=cards[kind].thing, badge=several(count))
        for kind, count in counts
    ]


def shelf_of(board: ColoniesTable, card: Card) -> str:
    """The kind of a supply pile: by what it sells, closed piles apart."""
    if card.type in {"building", "expert"} and not board.is_open(card.index):
        return f"closed-{SHELVES[card.type]}"
    if card.type == "good":
        return "goods" if card.place == "display" else "reserve"
    return SHELVES.get(card.type, "reserve")


def state_pieces(board: ColoniesTable) -> list[Piece]:
    """Round, epoch, regions to come, taxes, and what the active player has paid in or declared this turn."""
    found = [
        Piece("round", "round", "state", badge=round_of(board)),
        Piece("epoch", "epoch", "state", badge=board.mode.epochs[board.epoch]),
        Piece("region-stack", "regions", "state", badge=len(board.region_stack)),
    ]
    if board.mode.taxes:
        found.append(Piece("tax", "tax-rate", "state", badge=board.tax))
    turn = board.turn
    if turn.purse:
        found.append(Piece("purse", "purse", "state", board.active, badge=turn.purse))
    if turn.declarations:
        found.append(Piece("declarations", "declaration", "state", board.active, badge=turn.declarations))
    for good, credit in zip(board.facts.goods, turn.credits, strict=True):
        if credit:
            piece = f"credit:{good.id}"
            found.append(Piece(piece, "credit", "state", board.active, good.thing, credit))
    return found
