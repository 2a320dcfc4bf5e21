"""The board as text, for terminals and screen readers: built from a view and nothing else."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import (
    CAPITAL_PROVINCE,
    GODS,
    KINDS,
    LAND,
    NO_CARD,
    SEA,
    Card,
    GameMap,
)
from carrack.games.concordia_venus.rules.scoring import score, scores_by_god, side_score
from carrack.games.concordia_venus.state.table import NOT_SCORED
from carrack.games.concordia_venus.state.view import ConcordiaView, partners_hand
from carrack.kernel.messages import Arg, Message, listed, seat_thing
from carrack.kernel.panels import NONE, Cell, Panel, Row, filled, panel
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import members

HOUSE: Final = Message("short-house")
CAPITAL: Final = Message("short-capital")
KIND_WORDS: Final = (Message("kind-land"), Message("kind-sea"))


def board_text(view: ConcordiaView) -> list[Panel]:
    """The whole view; a panel without rows is left out."""
    own = 0 if view.seat == NOBODY else view.board.hands[view.seat]
    return filled(
        [
            status(view),
            cities(view),
            colonists(view),
            display(view),
            players(view),
            points(view),
            cards_seen(view, "hands", hands_seen(view)),
            cards_seen(view, "piles", piles_seen(view)),
            hand(view, "hand", own),
            hand(view, "partner", partners_hand(view)),
        ]
    )


def seat_cell(seat: int) -> Cell:
    """A player, or a dash."""
    return NONE if seat == NOBODY else seat_thing(seat)


def status(view: ConcordiaView) -> Panel:
    """Round, turn, the two single cards, the end."""
    board = view.board
    rows: list[Row] = [
        [Message("board-map"), Message(f"map-{board.map.id.removesuffix('_small')}")],
        [Message("board-round"), board.round],
        [Message("board-turn"), Message("board-over") if view.over else seat_cell(board.turn)],
        [Message("board-start"), seat_cell(board.first)],
        [Message("board-magnus"), seat_cell(board.magnus)],
        [Message("board-concordia"), seat_cell(board.concordia)],
        [Message("board-stock"), board.stock()],
    ]
    if board.team:
        for seat in range(board.sides()):
            mates: dict[str, Arg] = {"one": seat_thing(seat), "other": seat_thing(board.mate(seat))}
            rows.append([Message("board-team"), Message("short-team", mates)])
    if board.turns_left >= 0 and not view.over:
        rows.append([Message("board-turns-left"), board.turns_left])
    return panel("status", "what now", rows)


def cities(view: ConcordiaView) -> Panel:
    """The cities by province, with goods, prices and houses."""
    board = view.board
    rows: list[Row] = []
    for province, id_ in enumerate(board.map.provinces):
        for city in members(board.map.province_cities[province]):
            tile = board.tiles[city]
            if tile >= 0:
                row: Row = [id_, marker_cell(view, province), board.map.cities[city]]
                row += [board.facts.goods[tile], board.house_price(city)]
                row += [HOUSE if board.has_house(seat, city) else NONE for seat in range(board.seats)]
                rows.append(row)
    return panel("cities", "province marker city good next-house *", rows, seats=board.seats)


def marker_cell(view: ConcordiaView, province: int) -> Cell:
    """The good that a province's marker shows, or its coins."""
    board = view.board
    good = board.markers[province]
    if board.shows_good(province):
        return board.facts.goods[good]
    return Message("short-coins", {"count": board.facts.marker_coins[good]})


def colonists(view: ConcordiaView) -> Panel:
    """Where everybody's colonists stand."""
    board = view.board
    rows: list[Row] = []
    for seat in range(board.seats):
        for kind, word in enumerate(KIND_WORDS):
            camped = board.in_cities(seat, kind)
            paths = members(board.on_paths(seat, kind))
            places = [(board.map.cities[city], camped.count(city)) for city in board.camps(seat, kind)]
            places += [(board.map.paths[kind][path], 1) for path in paths]
            rows += [[seat_thing(seat), word, place, count] for place, count in places]
    return panel("colonists", "player kind place count", rows)


def gods_cell(card: Card) -> Cell:
    """The gods of a card."""
    return listed([f"god:{GODS[god]}" for god in card.gods])


def price_cell(view: ConcordiaView, slot: int, surcharge: bool) -> Cell:
    """The goods for a card of the display, one by one."""
    names = [*view.board.facts.goods, "good:any"]
    price = view.board.card_price(slot, surcharge)
    return listed([names[at] for at, count in enumerate(price) for _ in range(count)])


def display(view: ConcordiaView) -> Panel:
    """The cards for sale with the price of a Senator, and the printed part of it."""
    rows: list[Row] = []
    for slot, index in enumerate(view.board.display):
        if index != NO_CARD:
            card = view.board.facts.cards[index]
            prices = [price_cell(view, slot, True), price_cell(view, slot, False)]
            rows.append([slot + 1, card.thing, gods_cell(card), *prices])
    return panel("display", "slot card gods price printed-price", rows)


def players(view: ConcordiaView) -> Panel:
    """Sestertii, storehouse, houses and cards of everybody."""
    board = view.board
    heads = "player money brick food tool wine cloth free land-left sea-left houses-left hand-size last"
    rows: list[Row] = []
    for seat in range(board.seats):
        last = board.played(seat)
        row: Row = [seat_thing(seat), board.money[seat], *board.goods_of(seat), board.free_slots(seat)]
        row += [board.unplaced(seat, kind) for kind in range(KINDS)]
        row += [board.houses_left(seat), board.hands[seat].bit_count(), NONE if last is None else last.thing]
        rows.append(row)
    return panel("players", heads, rows)


def points(view: ConcordiaView) -> Panel:
    """What everybody's cards would score now, partners together, and the interim scores.

    What the gods give tells which cards somebody has: only the sum of cards that are not shown is told.
    """
    board = view.board
    seats = range(board.seats)
    sheets = [scores_by_god(board, seat) for seat in seats]
    rows: list[Row] = [
        [f"god:{god}", *[sheets[seat][at] if view.shows_cards(seat) else NONE for seat in seats]]
        for at, god in enumerate(GODS)
    ]
    rows.append([Message("board-score"), *[score(board, seat) for seat in seats]])
    if board.team:
        rows.append([Message("board-team-score"), *[side_score(board, seat) for seat in seats]])
    if max(board.interim) > NOT_SCORED:
        interim: Row = [NONE if found == NOT_SCORED else found for found in board.interim]
        rows.append([Message("board-interim"), *interim])
    return panel("points", "god *", rows, seats=board.seats)


def hands_seen(view: ConcordiaView) -> dict[int, list[int]]:
    """Everybody's hand, if those of others are shown; the own one has a panel of its own."""
    seats = [seat for seat in range(view.board.seats) if view.shows_cards(seat)]
    return {seat: members(view.board.hands[seat]) for seat in seats} if seats != [view.seat] else {}


def piles_seen(view: ConcordiaView) -> dict[int, list[int]]:
    """The whole piles that are shown; of the others only the last card, beside its player."""
    return {seat: list(pile) for seat, pile in enumerate(view.board.piles) if view.shows_cards(seat)}


def cards_seen(view: ConcordiaView, name: str, cards: dict[int, list[int]]) -> Panel:
    """Hands or piles of players side by side, as whoever watched carefully knows them."""
    facts = view.board.facts
    columns = [Message("board-seat", {"seat": seat_thing(seat)}) for seat in cards]
    longest = max([len(own) for own in cards.values()], default=0)
    rows: list[Row] = [
        [facts.cards[own[at]].thing if at < len(own) else NONE for own in cards.values()]
        for at in range(longest)
    ]
    return Panel(Message(f"board-{name}"), columns, rows)


def hand(view: ConcordiaView, name: str, cards: int) -> Panel:
    """The seat's own hand with its gods, or the partner's, while a Legatus looks at it."""
    shown = [view.board.facts.cards[index] for index in members(cards)]
    return panel(name, "card gods", [[card.thing, gods_cell(card)] for card in shown])


# The map


def map_text(view: ConcordiaView) -> list[Panel]:
    """The map being played: cities with their paths, and provinces (1.3, 2.2.1)."""
    return [city_map(view), province_map(view)]


def city_map(view: ConcordiaView) -> Panel:
    """The cities by province, the capital first, and where their paths lead; on a few nobody may stop."""
    map_ = view.board.map
    passing = any(map_.no_stop)
    rows: list[Row] = []
    for city in sorted(range(len(map_.cities)), key=lambda city: map_.city_provinces[city]):
        province, good = map_.city_provinces[city], view.board.tiles[city]
        land, sea = [map_.city_paths[kind][city] for kind in range(KINDS)]
        row: Row = [
            map_.cities[city],
            CAPITAL if province == CAPITAL_PROVINCE else map_.provinces[province],
            NONE if good < 0 else view.board.facts.goods[good],
            listed(other_ends(map_, city, LAND, land)),
            listed(other_ends(map_, city, SEA, sea)),
        ]
        if passing:
            through = other_ends(map_, city, LAND, land & map_.no_stop[LAND])
            through += other_ends(map_, city, SEA, sea & map_.no_stop[SEA])
            row.append(listed(through))
        rows.append(row)
    return panel("city-map", "city province good by-land by-sea" + (" no-stop" if passing else ""), rows)


def other_ends(map_: GameMap, city: int, kind: int, paths: int) -> list[str]:
    """The cities to which some paths lead from a city; two paths to the same name it twice."""
    ends = [map_.path_ends[kind][path] for path in members(paths)]
    return [map_.cities[other if one == city else one] for one, other in ends]


def province_map(view: ConcordiaView) -> Panel:
    """The provinces with their markers and cities."""
    map_ = view.board.map
    rows: list[Row] = []
    for province, thing in enumerate(map_.provinces):
        around = [map_.cities[city] for city in members(map_.province_cities[province])]
        rows.append([thing, marker_cell(view, province), listed(around)])
    return panel("provinces", "province marker cities", rows)
