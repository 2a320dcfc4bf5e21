"""Small tables of Concordia Venus, built directly, with ids instead of indices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tables import Things, answer, ask, empty, notations, refusal_of, rule, ruling, started, told

from carrack.games.concordia_venus.content.facts import GOODS, KIND_IDS, KINDS, NO_CARD, SLOTS
from carrack.games.concordia_venus.flow import PLAYERS_TURN
from carrack.games.concordia_venus.game import ConcordiaVenus
from carrack.games.concordia_venus.game import rules as load_rules
from carrack.games.concordia_venus.state.table import ConcordiaTable
from carrack.kernel.messages import Refusal
from carrack.kernel.table import advance
from carrack.mechanics.bits import members

COLORS = ("red", "green", "yellow", "blue", "black", "white")
Ids = Mapping[str, Sequence[str]]
Counts = Mapping[str, Mapping[str, int]]


@cache
def game() -> ConcordiaVenus:
    """Concordia Venus with its own content."""
    return load_rules(None)


FACTS = game().content.facts
GOOD_IDS = FACTS.good_ids


CARDS = Things(card.id for card in FACTS.cards)
seat = Things(COLORS).index
card, cards, card_ids = CARDS.index, CARDS.mask, CARDS.named


def counts_of(goods: Mapping[str, int]) -> list[int]:
    """Goods by kind."""
    return [goods.get(id_, 0) for id_ in GOOD_IDS]


def table(
    seats: int = 2,
    *,
    mode: str = "individual",
    map_: str = "imperium",
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    tiles: Mapping[str, str] | None = None,
    markers: Mapping[str, str] | None = None,
    turned: Sequence[str] = (),
    houses: Ids | None = None,
    land: Ids | None = None,
    sea: Ids | None = None,
    goods: Counts | None = None,
    money: Mapping[str, int] | None = None,
    hands: Ids | None = None,
    piles: Ids | None = None,
    display: Sequence[str] | None = None,
    stock: bool = True,
    magnus: str = "",
) -> ConcordiaTable:
    """A table with these pieces and nothing on its stack; whoever is not named has nothing.

    Cities without a tile have food. Colonists stand in cities or on paths, which are two cities with a
    hyphen. The Praefectus Magnus lies with the last seat. Without `stock` the decks are empty.
    """
    chosen = {"mode": mode, "map": map_, **(options or {})}
    made = empty(game(), ConcordiaTable, seats, chosen, seed)
    board = made.board
    put_tiles(made, tiles or {}, markers or {}, turned)
    for color, built in (houses or {}).items():
        for id_ in built:
            board.houses[seat(color)] |= 1 << board.map.city_ids.index(id_)
    for kind, places in enumerate((land or {}, sea or {})):
        for color, stands in places.items():
            for id_ in stands:
                put_colonist(made, color, kind, id_)
    for color, held in (goods or {}).items():
        for at, count in enumerate(counts_of(held)):
            board.goods[seat(color) * GOODS + at] = count
    for color, amount in (money or {}).items():
        board.money[seat(color)] = amount
    put_cards(made, hands or {}, piles or {})
    put_display(made, display or [], stock)
    board.magnus = seat(magnus) if magnus else seats - 1
    return made


def put_tiles(
    made: ConcordiaTable, tiles: Mapping[str, str], markers: Mapping[str, str], turned: Sequence[str]
) -> None:
    """Tiles on the cities and markers on the provinces, some of them turned."""
    board = made.board
    dealt = [GOOD_IDS.index(tiles.get(id_, "food")) for id_ in board.map.city_ids]
    dealt[board.map.capital] = -1
    board.tiles = tuple(dealt)
    board.markers = tuple(GOOD_IDS.index(markers.get(id_, "food")) for id_ in board.map.province_ids)
    for id_ in turned:
        board.active &= ~(1 << board.map.province_ids.index(id_))


def put_cards(made: ConcordiaTable, hands: Ids, piles: Ids) -> None:
    """Hands as at the start unless they are given, without what lies on the piles."""
    board = made.board
    for who in range(made.seats):
        board.hands[who] = FACTS.hands["team_first_half" if board.team else "individual"]
    for color, held in hands.items():
        board.hands[seat(color)] = cards(held)
    for color, pile in piles.items():
        board.piles[seat(color)] = tuple(card(id_) for id_ in pile)
        board.hands[seat(color)] &= ~cards(pile)


def put_display(made: ConcordiaTable, display: Sequence[str], stock: bool) -> None:
    """Cards for sale, out of the decks."""
    board = made.board
    shown = [card(id_) for id_ in display]
    board.display = tuple(shown + [NO_CARD] * (SLOTS - len(shown)))
    board.decks = tuple(deck & ~cards(display) if stock else 0 for deck in board.decks)


def put_colonist(made: ConcordiaTable, color: str, kind: int, place: str) -> None:
    """A colonist in a city or on a path."""
    board = made.board
    at = seat(color) * KINDS + kind
    if place in board.map.city_ids:
        board.camped[at] = tuple(sorted([*board.camped[at], board.map.city_ids.index(place)]))
    else:
        board.paths[at] |= 1 << board.map.path_ids[kind].index(place)


# Reading a table


def goods_of(made: ConcordiaTable, color: str) -> dict[str, int]:
    """The goods of a player, without those that are missing."""
    at = seat(color) * GOODS
    held = zip(GOOD_IDS, made.board.goods[at : at + GOODS], strict=True)
    return {id_: count for id_, count in held if count}


def money_of(made: ConcordiaTable, color: str) -> int:
    """The sestertii of a player."""
    return made.board.money[seat(color)]


def houses_of(made: ConcordiaTable, color: str) -> set[str]:
    """The cities with a house of a player."""
    return {made.board.map.city_ids[city] for city in members(made.board.houses[seat(color)])}


def colonists_of(made: ConcordiaTable, color: str) -> set[str]:
    """Where a player's colonists stand, by kind and place."""
    board = made.board
    found = set()
    for kind in range(KINDS):
        at = seat(color) * KINDS + kind
        found |= {f"{KIND_IDS[kind]} {board.map.city_ids[city]}" for city in board.camped[at]}
        found |= {f"{KIND_IDS[kind]} {board.map.path_ids[kind][path]}" for path in members(board.paths[at])}
    return found


def hand_of(made: ConcordiaTable, color: str) -> list[str]:
    """The cards in a hand."""
    return card_ids(made.board.hands[seat(color)])


def pile_of(made: ConcordiaTable, color: str) -> list[str]:
    """The cards on a pile, the last one last."""
    return [FACTS.cards[index].id for index in made.board.piles[seat(color)]]


def display_of(made: ConcordiaTable) -> list[str]:
    """The cards for sale, slot by slot; empty for an empty slot."""
    return ["" if index == NO_CARD else FACTS.cards[index].id for index in made.board.display]


# Playing on a table


def turn(made: ConcordiaTable, color: str, *moves: str) -> list[str]:
    """The turn of a player, by notation; the options that follow."""
    PLAYERS_TURN.start(made, seat(color))
    return answer(made, *moves)


def refusal(made: ConcordiaTable, color: str, move: str) -> Refusal:
    """Why a player can't make a move now."""
    return refusal_of(made, seat(color), move)


def refused(made: ConcordiaTable, color: str, move: str) -> str:
    """The reason by its id."""
    return refusal(made, color, move).message.id.removeprefix("refusal-")


def new_game(seats: int, seed: int, options: dict[str, str] | None = None) -> ConcordiaTable:
    """A game from its very start, with a listener for its events, at its first question."""
    made = started(game(), ConcordiaTable, seats, options, seed)
    advance(made)
    return made
