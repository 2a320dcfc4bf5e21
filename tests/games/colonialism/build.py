"""Small tables of Colonialism, built directly, with ids instead of indices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from tables import (
    Things,
    answer,
    ask,
    decisions,
    empty,
    notations,
    refusal_of,
    rule,
    ruling,
    seen,
    started,
    told,
)

from carrack.games.colonialism.content.facts import NATIVES, RESOURCES, ROWS
from carrack.games.colonialism.game import Colonialism
from carrack.games.colonialism.game import rules as load_rules
from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.cards.policy import policy_value
from carrack.games.colonialism.rules.colonization import REGION_ACTIONS
from carrack.games.colonialism.state.board import EMPTY_ROW, Board
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.messages import Refusal
from carrack.kernel.table import advance

COLORS = ("blue", "red", "green", "white")
Counts = Mapping[str, Mapping[str, int]]
Triples = Mapping[str, Sequence[int]]


@cache
def game() -> Colonialism:
    """Colonialism with its own content."""
    return load_rules(None)


FACTS = game().content.facts


CARDS = Things(card.id for card in FACTS.cards)
region = Things(FACTS.region_ids).index
sea = Things(FACTS.sea_ids).index
card, cards, card_ids = CARDS.index, CARDS.mask, CARDS.named
interests_of = Things(FACTS.interest_ids).mask


def faction(color: str) -> int:
    """The index of a player or of the natives."""
    return NATIVES if color == "natives" else COLORS.index(color)


def table(
    seats: int = 2,
    *,
    options: dict[str, str] | None = None,
    rules: Colonialism | None = None,
    seed: int = 1,
    discs: Counts | None = None,
    mercenaries: Counts | None = None,
    cubes: Triples | None = None,
    ships: Mapping[str, Sequence[str]] | None = None,
    used: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    policies: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
    rows: Sequence[str] | None = None,
    gained: Triples | None = None,
    stock: Triples | None = None,
    interests: Mapping[str, Sequence[str]] | None = None,
    reserve: Mapping[str, int] | None = None,
    order: Sequence[str] | None = None,
    turn: int = 1,
    phase: int = 0,
) -> ColonialismTable:
    """A table with these pieces and nothing on its stack; whatever is not named lies where it began.

    `policies` are laid in their order: the first face down, the others face up. `reserve` puts the discs
    that are missing from it out of the game.
    """
    made = empty(rules or game(), ColonialismTable, seats, options, seed)
    board = made.board
    board.turn, board.phase = turn, phase
    placed = [faction(name) if name else EMPTY_ROW for name in (COLORS[:seats] if rows is None else rows)]
    board.rows = tuple(placed + [EMPTY_ROW] * (ROWS - len(placed)))
    if order is not None:
        board.order = tuple(region(id_) for id_ in order)
    put_discs(board, discs or {}, mercenaries or {})
    put_cubes(board, cubes or {}, stock or {}, gained or {})
    for stands, are_used in ((ships or {}, False), (used or {}, True)):
        for color, zone in [(color, zone) for color, all_zones in stands.items() for zone in all_zones]:
            board.launch(faction(color), sea(zone))
            if are_used:
                board.use_ship(faction(color), sea(zone))
    put_cards(made, hands or {}, policies or {}, interests or {})
    for color, count in (reserve or {}).items():
        board.reserve[faction(color)] = count
    return made


def put_discs(board: Board, discs: Counts, mercenaries: Counts) -> None:
    """Discs out of reserves and supplies."""
    for where, counts in discs.items():
        for color, count in counts.items():
            assert board.place(region(where), faction(color), count) == count, "discs that nobody has"
    for where, counts in mercenaries.items():
        for color, count in counts.items():
            board.hire(region(where), faction(color), count)


def put_cubes(board: Board, cubes: Triples, stock: Triples, gained: Triples) -> None:
    """Cubes out of the bag, to regions and players."""
    all_stock = list(board.stock)
    bag = list(board.bag)
    for places, index, triples in (
        (board.cubes, region, cubes),
        (all_stock, faction, stock),
        (board.gained, faction, gained),
    ):
        for name, triple in triples.items():
            for resource, count in enumerate(triple):
                places[index(name) * RESOURCES + resource] += count
                bag[resource] -= count
    board.stock, board.bag = tuple(all_stock), tuple(bag)


def put_cards(
    made: ColonialismTable,
    hands: Mapping[str, Sequence[str]],
    policies: Mapping[str, Mapping[str, Sequence[str]]],
    interests: Mapping[str, Sequence[str]],
) -> None:
    """Cards out of decks."""
    for color, ids in hands.items():
        made.hands[faction(color)] = cards(ids)
        made.decks[faction(color)] &= ~cards(ids)
    for where, by_color in policies.items():
        for color, ids in by_color.items():
            for index, id_ in enumerate(ids):
                lay(made, where, color, id_, face_up=index > 0)
    dealt = list(made.interests)
    for color, ids in interests.items():
        dealt[faction(color)] = interests_of(ids)
    made.interests = tuple(dealt)


def lay(made: ColonialismTable, where: str, color: str, id_: str, *, face_up: bool) -> None:
    """A policy card from the deck to a region, as if it had been played."""
    seat = faction(color)
    made.decks[seat] &= ~cards([id_])
    if face_up:
        made.board.lay_open(region(where), seat, card(id_))
    else:
        made.lay_face_down(region(where), seat, card(id_))


def empty_deck_to_discards(made: ColonialismTable, color: str, deck: Sequence[str]) -> None:
    """Leave only some cards in a deck; the others of it are discarded."""
    seat = faction(color)
    made.board.discards[seat] |= made.decks[seat] & ~cards(deck)
    made.decks[seat] = cards(deck)


# Reading a table


def influence(made: ColonialismTable, where: str) -> dict[str, int]:
    """The influence of every faction in a region, those without any left out."""
    found = {color: made.board.influence(region(where), faction(color)) for color in (*COLORS, "natives")}
    return {color: count for color, count in found.items() if count}


def own_discs(made: ColonialismTable, where: str, color: str) -> int:
    """A player's discs in a region, without mercenaries."""
    return made.board.discs_in(region(where))[faction(color)]


def mercenaries_of(made: ColonialismTable, where: str, color: str) -> int:
    """A player's mercenaries in a region."""
    return made.board.mercenaries_in(region(where))[faction(color)]


def cubes_in(made: ColonialismTable, where: str) -> list[int]:
    """The cubes of a region by resource."""
    return made.board.cubes_of(region(where))


def gained_by(made: ColonialismTable, color: str) -> list[int]:
    """The cubes that a player has collected in this turn, by resource."""
    return made.board.gained_by(faction(color))


def fresh_ships(made: ColonialismTable, color: str) -> list[str]:
    """The zones of a player's fresh ships."""
    return zones(made.board.fresh_ships(faction(color)))


def used_ships(made: ColonialismTable, color: str) -> list[str]:
    """The zones of a player's used ships."""
    return zones(made.board.used_ships(faction(color)))


def zones(ships: list[int]) -> list[str]:
    """The zones of some ships, once for each ship."""
    return [id_ for id_, count in zip(FACTS.sea_ids, ships, strict=True) for _ in range(count)]


def value(made: ColonialismTable, id_: str, where: str, seat: int = 0) -> int:
    """How many discs a policy card is worth."""
    return policy_value(made.board, seat, region(where), FACTS.cards[card(id_)])


def region_with_limit(seats: int, limit: int) -> str:
    """A region that has this limit."""
    return FACTS.region_ids[FACTS.limits[seats].index(limit)]


# Playing on a table


def act(made: ColonialismTable, color: str, *moves: str) -> list[str]:
    """An action of a player, by notation; the options that follow."""
    ask(made, TakeAnAction(faction(color)))
    return answer(made, *moves)


def turn_options(made: ColonialismTable, color: str) -> list[str]:
    """What a player can do with an action; nothing is left on the stack."""
    return notations(TakeAnAction(faction(color)).options(made))


def colonize(made: ColonialismTable, where: str) -> list[str]:
    """The colonization actions of a region; the options of the first question, if any."""
    REGION_ACTIONS.start(made, region(where))
    return notations(advance(made))


def refusal(made: ColonialismTable, color: str, move: str) -> Refusal:
    """Why a player can't make a move now."""
    return refusal_of(made, faction(color), move)


def seed_of_roll(face: int) -> int:
    """A seed whose first die shows a face."""
    for seed in range(1000):
        made = table(seed=seed)
        if FACTS.die_faces[made.chance(len(FACTS.die_faces), "dice")] == face:
            return seed
    raise LookupError(face)


def new_game(seats: int, seed: int, options: dict[str, str] | None = None) -> ColonialismTable:
    """A table at the very start of a game, with a listener for its events."""
    return started(game(), ColonialismTable, seats, options, seed)
