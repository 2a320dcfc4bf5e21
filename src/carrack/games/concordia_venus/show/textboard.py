"""The board as text, for terminals and screen readers: built from a view and nothing else."""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import (
    CAPITAL_PROVINCE,
    GODS,
    GOODS,
    KINDS,
    LAND,
    NO_CARD,
    SEA,
    SLOTS,
    Card,
    GameMap,
)
from carrack.games.concordia_venus.rules.scoring import score, scores_by_god, side_score
from carrack.games.concordia_venus.state.table import NO_FACE, NOT_SCORED
from carrack.games.concordia_venus.state.view import ConcordiaView, partners_hand, price_of
from carrack.kernel.messages import Arg, Message, listed, seat_thing
from carrack.kernel.panels import Panel
from carrack.kernel.table import NOBODY
from carrack.mechanics.bits import members

Cell = Message | str | int
NONE: Final = Message("board-none")
HOUSE: Final = Message("short-house")
CAPITAL: Final = Message("short-capital")
KIND_WORDS: Final = (Message("kind-land"), Message("kind-sea"))
MAPS: Final = {
    "imperium": Message("map-imperium"),
    "ionium": Message("map-ionium"),
    "ionium_small": Message("map-ionium"),
    "hellas": Message("map-hellas"),
    "cyprus": Message("map-cyprus"),
}


def board_text(view: ConcordiaView) -> list[Panel]:
    """The whole view; a panel without rows is left out."""
    panels = [
        status(view),
        cities(view),
        colonists(view),
        display(view),
        players(view),
        points(view),
        cards_seen(view, Message("board-hands"), hands_seen(view)),
        cards_seen(view, Message("board-piles"), piles_seen(view)),
        hand(view),
        partner(view),
    ]
    return [panel for panel in panels if panel.rows]


def seat_columns(view: ConcordiaView) -> list[Message]:
    """A column for each player."""
    return [Message("board-seat", {"seat": seat_thing(seat)}) for seat in range(view.board.seats)]


def seat_cell(seat: int) -> Cell:
    """A player, or a dash."""
    return NONE if seat == NOBODY else seat_thing(seat)


def status(view: ConcordiaView) -> Panel:
    """Round, turn, the two single cards, the end."""
    board = view.board
    rows: list[list[Cell]] = [
        [Message("board-map"), MAPS[board.map.id]],
        [Message("board-round"), board.round],
        [Message("board-turn"), Message("board-over") if view.over else seat_cell(board.turn)],
        [Message("board-start"), seat_cell(board.first)],
        [Message("board-magnus"), seat_cell(board.magnus)],
        [Message("board-concordia"), seat_cell(board.concordia)],
        [Message("board-stock"), board.stock()],
    ]
    if board.team:
        for seat in range(board.seats // 2):
            mates: dict[str, Arg] = {"one": seat_thing(seat), "other": seat_thing(board.mate(seat))}
            rows.append([Message("board-team"), Message("short-team", mates)])
    if board.turns_left >= 0 and not view.over:
        rows.append([Message("board-turns-left"), board.turns_left])
    return Panel(Message("board-status"), [Message("board-what"), Message("board-now")], rows)


def cities(view: ConcordiaView) -> Panel:
    """The cities by province, with goods, prices and houses."""
    board = view.board
    map_ = board.map
    columns = [
        Message("board-province"),
        Message("board-marker"),
        Message("board-city"),
        Message("board-good"),
        Message("board-next-house"),
        *seat_columns(view),
    ]
    rows: list[list[Cell]] = []
    for province, id_ in enumerate(map_.provinces):
        for city in members(map_.province_cities[province]):
            if board.tiles[city] < 0:
                continue
            houses: list[Cell] = [
                HOUSE if board.houses[seat] >> city & 1 else NONE for seat in range(board.seats)
            ]
            rows.append(
                [
                    id_,
                    marker_cell(view, province),
                    map_.cities[city],
                    board.facts.goods[board.tiles[city]],
                    board.house_price(city),
                    *houses,
                ]
            )
    return Panel(Message("board-cities"), columns, rows)


def marker_cell(view: ConcordiaView, province: int) -> Cell:
    """The good that a province's marker shows, or its coins."""
    board = view.board
    good = board.markers[province]
    if board.active >> province & 1:
        return board.facts.goods[good]
    return Message("short-coins", {"count": board.facts.marker_coins[good]})


def colonists(view: ConcordiaView) -> Panel:
    """Where everybody's colonists stand."""
    board = view.board
    columns = [Message("board-player"), Message("board-kind"), Message("board-place"), Message("board-count")]
    rows: list[list[Cell]] = []
    for seat in range(board.seats):
        for kind in range(KINDS):
            at = seat * KINDS + kind
            word = KIND_WORDS[kind]
            camped = board.camped[at]
            rows += [
                [seat_thing(seat), word, board.map.cities[city], camped.count(city)]
                for city in sorted(set(camped))
            ]
            rows += [
                [seat_thing(seat), word, board.map.paths[kind][path], 1] for path in members(board.paths[at])
            ]
    return Panel(Message("board-colonists"), columns, rows)


def gods_cell(card: Card) -> Cell:
    """The gods of a card."""
    return listed([f"god:{GODS[god]}" for god in card.gods])


def goods_cell(view: ConcordiaView, counts: list[int]) -> Cell:
    """Goods to be paid, one by one; the sixth number is of any kind."""
    names = [*view.board.facts.goods, "good:any"]
    things = [names[at] for at, count in enumerate(counts) for _ in range(count)]
    return listed(things)


def display(view: ConcordiaView) -> Panel:
    """The cards for sale with the price of a Senator, and the printed part of it."""
    board = view.board
    columns = [
        Message("board-slot"),
        Message("board-card"),
        Message("board-gods"),
        Message("board-price"),
        Message("board-printed-price"),
    ]
    rows: list[list[Cell]] = []
    for slot in range(SLOTS):
        if board.display[slot] != NO_CARD:
            card = board.facts.cards[board.display[slot]]
            price = goods_cell(view, price_of(view, slot))
            rows.append([slot + 1, card.thing, gods_cell(card), price, goods_cell(view, list(card.cost))])
    return Panel(Message("board-display"), columns, rows)


def players(view: ConcordiaView) -> Panel:
    """Sestertii, storehouse, houses and cards of everybody."""
    board = view.board
    columns = [
        Message("board-player"),
        Message("board-money"),
        Message("board-brick"),
        Message("board-food"),
        Message("board-tool"),
        Message("board-wine"),
        Message("board-cloth"),
        Message("board-free"),
        Message("board-land-left"),
        Message("board-sea-left"),
        Message("board-houses-left"),
        Message("board-hand-size"),
        Message("board-last"),
    ]
    rows: list[list[Cell]] = []
    for seat in range(board.seats):
        face = board.top_face(seat)
        goods = board.goods[seat * GOODS : (seat + 1) * GOODS]
        rows.append(
            [
                seat_thing(seat),
                board.money[seat],
                *goods,
                board.free_slots(seat),
                *[board.unplaced(seat, kind) for kind in range(KINDS)],
                board.facts.houses - board.houses[seat].bit_count(),
                board.hands[seat].bit_count(),
                NONE if face == NO_FACE else board.facts.faces[face].thing,
            ]
        )
    return Panel(Message("board-players"), columns, rows)


def points(view: ConcordiaView) -> Panel:
    """What everybody's cards would score now, partners together, and the interim scores.

    What the gods give tells which cards somebody has: only the sum of cards that are not shown is told.
    """
    board = view.board
    seats = range(board.seats)
    sheets = [scores_by_god(board, seat) for seat in seats]
    rows: list[list[Cell]] = [
        [f"god:{god}", *[sheets[seat][at] if view.shows_cards(seat) else NONE for seat in seats]]
        for at, god in enumerate(GODS)
    ]
    rows.append([Message("board-score"), *[score(board, seat) for seat in seats]])
    if board.team:
        rows.append([Message("board-team-score"), *[side_score(board, seat) for seat in seats]])
    if max(board.interim) > NOT_SCORED:
        interim: list[Cell] = [NONE if found == NOT_SCORED else found for found in board.interim]
        rows.append([Message("board-interim"), *interim])
    return Panel(Message("board-points"), [Message("board-god"), *seat_columns(view)], rows)


def hands_seen(view: ConcordiaView) -> dict[int, list[int]]:
    """Everybody's hand, if those of others are shown; the own one has a panel of its own."""
    seats = [seat for seat in range(view.board.seats) if view.shows_cards(seat)]
    return {seat: members(view.board.hands[seat]) for seat in seats} if seats != [view.seat] else {}


def piles_seen(view: ConcordiaView) -> dict[int, list[int]]:
    """The whole piles that are shown; of the others only the last card, beside its player."""
    return {seat: list(pile) for seat, pile in enumerate(view.board.piles) if view.shows_cards(seat)}


def cards_seen(view: ConcordiaView, title: Message, cards: dict[int, list[int]]) -> Panel:
    """Hands or piles of players side by side, as whoever watched carefully knows them."""
    facts = view.board.facts
    columns = [Message("board-seat", {"seat": seat_thing(seat)}) for seat in cards]
    longest = max([len(own) for own in cards.values()], default=0)
    rows: list[list[Cell]] = [
        [facts.cards[own[at]].thing if at < len(own) else NONE for own in cards.values()]
        for at in range(longest)
    ]
    return Panel(title, columns, rows)


def hand(view: ConcordiaView) -> Panel:
    """The seat's own hand with its gods."""
    own = 0 if view.seat == NOBODY else view.board.hands[view.seat]
    cards = [view.board.facts.cards[index] for index in members(own)]
    rows: list[list[Cell]] = [[card.thing, gods_cell(card)] for card in cards]
    return Panel(Message("board-hand"), [Message("board-card"), Message("board-gods")], rows)


def partner(view: ConcordiaView) -> Panel:
    """The partner's hand, while a Legatus looks at it."""
    cards = [view.board.facts.cards[index] for index in members(partners_hand(view))]
    rows: list[list[Cell]] = [[card.thing, gods_cell(card)] for card in cards]
    return Panel(Message("board-partner"), [Message("board-card"), Message("board-gods")], rows)


# The map


def map_text(view: ConcordiaView) -> list[Panel]:
    """The map being played: cities with their paths, and provinces (1.3, 2.2.1)."""
    return [city_map(view), province_map(view)]


def city_map(view: ConcordiaView) -> Panel:
    """The cities by province, the capital first, and where their paths lead; on a few nobody may stop."""
    board = view.board
    map_ = board.map
    columns = [
        Message("board-city"),
        Message("board-province"),
        Message("board-good"),
        Message("board-by-land"),
        Message("board-by-sea"),
    ]
    passing = any(map_.no_stop)
    if passing:
        columns.append(Message("board-no-stop"))
    rows: list[list[Cell]] = []
    for city in sorted(range(len(map_.cities)), key=lambda city: map_.city_provinces[city]):
        province, good = map_.city_provinces[city], board.tiles[city]
        land, sea = [map_.city_paths[kind][city] for kind in range(KINDS)]
        row: list[Cell] = [
            map_.cities[city],
            CAPITAL if province == CAPITAL_PROVINCE else map_.provinces[province],
            NONE if good < 0 else board.facts.goods[good],
            listed(other_ends(map_, city, LAND, land)),
            listed(other_ends(map_, city, SEA, sea)),
        ]
        if passing:
            through = other_ends(map_, city, LAND, land & map_.no_stop[LAND])
            through += other_ends(map_, city, SEA, sea & map_.no_stop[SEA])
            row.append(listed(through))
        rows.append(row)
    return Panel(Message("board-city-map"), columns, rows)


def other_ends(map_: GameMap, city: int, kind: int, paths: int) -> list[str]:
    """The cities to which some paths lead from a city; two paths to the same name it twice."""
    ends = [map_.path_ends[kind][path] for path in members(paths)]
    return [map_.cities[other if one == city else one] for one, other in ends]


def province_map(view: ConcordiaView) -> Panel:
    """The provinces with their markers and cities."""
    map_ = view.board.map
    rows: list[list[Cell]] = [
        [
            thing,
            marker_cell(view, province),
            listed([map_.cities[city] for city in members(map_.province_cities[province])]),
        ]
        for province, thing in enumerate(map_.provinces)
    ]
    columns = [Message("board-province"), Message("board-marker"), Message("board-cities")]
    return Panel(Message("board-provinces"), columns, rows)
