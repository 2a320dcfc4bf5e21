"""The board as text, for terminals and screen readers: built from a view and nothing else."""

from __future__ import annotations

from carrack.games.thirteen_colonies.content.all_facts import Region
from carrack.games.thirteen_colonies.content.facts import NONE as NO_CARD
from carrack.games.thirteen_colonies.content.facts import SPACES
from carrack.games.thirteen_colonies.rules.preparation import gone
from carrack.games.thirteen_colonies.rules.turns import round_of
from carrack.games.thirteen_colonies.show.scene_players import counted
from carrack.games.thirteen_colonies.state.view import ColoniesView
from carrack.kernel.messages import Message, listed, seat_thing
from carrack.kernel.panels import NONE, Cell, Panel, Row, filled, panel


def board_text(view: ColoniesView) -> list[Panel]:
    """The whole view; a panel without rows is left out."""
    return filled(
        [
            state(view),
            vp_cards(view),
            regions(view),
            colonies(view),
            units(view),
            peoples(view),
            relations(view),
            players(view),
            market(view),
            supply(view),
            stacks(view),
            coasts(view),
            trash_piles(view),
            discard_piles(view),
            decks(view),
            own_pile(view),
            hand_texts(view),
            hand(view),
        ]
    )


def cell(text: str) -> Message:
    """A cell of digits and signs."""
    return Message("board-cell", {"text": text}) if text else NONE


def card_cell(view: ColoniesView, kind: int) -> Cell:
    """The name of a card, or a dash."""
    return NONE if kind == NO_CARD else view.board.facts.cards[kind].thing


def seat_cell(seat: int) -> Cell:
    """A player, or a dash."""
    return NONE if seat == NO_CARD else seat_thing(seat)


def state(view: ColoniesView) -> Panel:
    """Round, active player, epoch, VP stack, colonists and what is paid in advance."""
    board = view.board
    row = [str(space + 1) if board.colonist_on(space) else "-" for space in range(SPACES)]
    rows: list[Row] = [
        [Message("board-round"), round_of(board)],
        [Message("board-active"), seat_thing(board.active)],
        [Message("board-epoch"), board.mode.epochs[board.epoch]],
        [Message("board-stack"), board.stock.rest],
        [Message("board-row"), Message("board-row-cell", {"one": row[0], "two": row[1], "three": row[2]})],
    ]
    if board.turn.purse:
        rows.append([Message("board-purse"), board.turn.purse])
    if board.turn.declarations:
        rows.append([Message("board-declarations"), board.turn.declarations])
    for good, credit in zip(board.facts.goods, board.turn.credits, strict=True):
        if credit:
            rows.append([Message("board-credit", {"good": good.thing}), credit])
    return panel("state", "what now", rows)


def stacks(view: ColoniesView) -> Panel:
    """How many cards the stacks of terrain, coast and regions have."""
    board = view.board
    rows: list[Row] = [
        [Message("board-deck"), board.deck],
        [Message("board-coast-deck"), len(board.coast_deck)],
        [Message("board-region-stack"), len(board.region_stack)],
    ]
    return panel("stacks", "what left", rows, on_request=True)


def with_text(view: ColoniesView, kinds: list[int]) -> list[Row]:
    """Some cards and what they say."""
    cards = [view.board.facts.cards[kind] for kind in kinds]
    return [[card.thing, Message(f"card-{card.id}")] for card in cards]


def vp_cards(view: ColoniesView) -> Panel:
    """The open VP cards with their texts."""
    shown = [kind for kind in [*view.board.slots, view.board.beside] if kind != NO_CARD]
    return panel("vp-cards", "card text", with_text(view, shown))


def regions(view: ColoniesView) -> Panel:
    """The open regions with their type and VP, terrain and coast."""
    facts = view.board.facts.regions
    rows = [[*printed(facts[region]), *lying(view, region)] for region in view.board.revealed]
    return panel("regions", "region type values sites open hidden coast cards", rows, legend=True)


def printed(region: Region) -> Row:
    """A region, whether it is land or an island, and what a scoring pays, from the first place on."""
    values = cell("/".join([str(value) for value in region.values]))
    return [region.thing, Message("short-island" if region.island else "short-land"), values]


def lying(view: ColoniesView, region: int) -> Row:
    """Free sites, the open and the hidden terrain, the top coast card and how many there are."""
    board = view.board
    land = board.land(region)
    return [
        cell(f"{board.free_sites(region)}/{board.facts.regions[region].sites}"),
        card_cell(view, land.open),
        len(land.hidden),
        card_cell(view, land.coast[-1] if land.coast else NO_CARD),
        len(land.coast),
    ]


def colonies(view: ColoniesView) -> Panel:
    """The values of the colonies, by region and player."""
    board = view.board
    rows: list[Row] = []
    for region in board.revealed:
        values = board.land(region).colonies
        if any(values):
            found = [cell(" ".join([str(value) for value in own])) for own in values]
            rows.append([board.facts.regions[region].thing, *found])
    return panel("colonies", "region *", rows, seats=board.seats)


def coasts(view: ColoniesView) -> Panel:
    """The coast piles of more than one card, from the top."""
    board = view.board
    rows: list[Row] = []
    for region in board.revealed:
        pile = board.land(region).coast
        for at, kind in enumerate(reversed(pile) if len(pile) > 1 else ()):
            rows.append([board.facts.regions[region].thing, at + 1, board.facts.cards[kind].thing])
    return panel("coasts", "region from-top card", rows, on_request=True)


def pile_rows(view: ColoniesView, heads: Row, pile: list[tuple[int, int]]) -> list[Row]:
    """A row for each kind of card of a pile with its number, after what they have in common."""
    return [[*heads, view.board.facts.cards[kind].thing, count] for kind, count in pile]


def trash_piles(view: ColoniesView) -> Panel:
    """The open piles of terrain and coast cards that are out of play, and what went into the box."""
    board = view.board
    rows = pile_rows(view, [Message("board-trash-terrain")], counted(list(board.terrain_trash)))
    rows += pile_rows(view, [Message("board-trash-coast")], counted(list(board.coast_trash)))
    rows += pile_rows(view, [Message("board-box")], gone(board))
    return panel("trash", "pile card count", rows, on_request=True)


def units(view: ColoniesView) -> Panel:
    """Ships, soldiers and other cards beside regions."""
    board = view.board
    rows: list[Row] = []
    for region in board.revealed:
        place = board.facts.regions[region].thing
        for seat, kinds in enumerate(board.land(region).units):
            rows += pile_rows(view, [place, seat_thing(seat)], counted(list(kinds)))
    return panel("units", "region player card count", rows)


def peoples(view: ColoniesView) -> Panel:
    """The peoples on the board; without relations there are neither missions nor trades."""
    board = view.board
    dealings = board.mode.relations
    rows: list[Row] = []
    for people in board.peoples_on_board():
        tribe = board.tribes[people]
        facts = board.facts.peoples[people]
        city = card_cell(view, facts.city if tribe.city else NO_CARD)
        row: Row = [facts.thing, board.facts.regions[tribe.region].thing, len(tribe.under), city]
        rows.append([*row, seat_cell(tribe.mission), seat_cell(tribe.trade)] if dealings else row)
    return panel("peoples", "people region control city" + (" mission trade" if dealings else ""), rows)


def relations(view: ColoniesView) -> Panel:
    """What each people on the board thinks of each player (F2.b)."""
    board = view.board
    rows: list[Row] = []
    for people in board.peoples_on_board() if board.mode.relations else []:
        states = [cell("+~!"[state]) for state in board.tribes[people].relations]
        rows.append([board.facts.peoples[people].thing, *states])
    return panel("relations", "people *", rows, seats=board.seats, legend=True)


def players(view: ColoniesView) -> Panel:
    """Nations, markers and sizes of the piles."""
    taxes = view.board.mode.taxes
    rows: list[Row] = []
    for seat, player in enumerate(view.board.players):
        markers: Row = [seat_thing(seat), player.vp, player.draw_value, player.hold]
        sizes = [view.hand_sizes[seat], view.draw_sizes[seat], len(player.discard), view.vp_sizes[seat]]
        row: Row = [*markers, *sizes, player.tokens]
        rows.append([*row, view.board.rate(seat)] if taxes else row)
    return panel(
        "players",
        "player vp draw hold hand-size draw-size discard-size pile-size tokens" + (" tax" if taxes else ""),
        rows,
    )


def market(view: ColoniesView) -> Panel:
    """The price of each good."""
    board = view.board
    rows: list[Row] = [[g.thing, g.ladder[board.prices[at]]] for at, g in enumerate(board.facts.goods)]
    return panel("market", "good price", rows)


def supply(view: ColoniesView) -> Panel:
    """The open piles of ships, goods, buildings and experts."""
    board = view.board
    rows: list[Row] = []
    for card in board.facts.cards:
        sold = card.type in {"ship", "building", "expert"} or card.place == "display"
        if sold and board.supply[card.index] and board.is_open(card.index):
            rows.append([card.thing, board.supply[card.index], Message(f"card-{card.id}")])
    return panel("supply", "card left text", rows, on_request=True)


def discard_piles(view: ColoniesView) -> Panel:
    """The open discard piles."""
    rows: list[Row] = []
    for seat, player in enumerate(view.board.players):
        rows += pile_rows(view, [seat_thing(seat)], counted(player.discard))
    return panel("discards", "player card count", rows, on_request=True)


def decks(view: ColoniesView) -> Panel:
    """The own draw pile; of the others, hand and draw pile together, which all know as a set."""
    rows: list[Row] = []
    for seat, player in enumerate(view.board.players):
        own = seat == view.seat
        name = Message("board-own-draw" if own else "board-held")
        rows += pile_rows(view, [seat_thing(seat), name], counted(player.draw if own else view.held[seat]))
    return panel("decks", "player pile card count", rows, on_request=True)


def own_hand(view: ColoniesView) -> list[tuple[int, int]]:
    """The cards of the seat's own hand and how many there are."""
    return [] if view.seat < 0 else counted(view.board.players[view.seat].hand)


def hand(view: ColoniesView) -> Panel:
    """The seat's own hand."""
    return panel("hand", "card count", pile_rows(view, [], own_hand(view)))


def hand_texts(view: ColoniesView) -> Panel:
    """What the cards of the seat's own hand say."""
    kinds = [kind for kind, _ in own_hand(view)]
    return panel("hand-texts", "card text", with_text(view, kinds), on_request=True)


def own_pile(view: ColoniesView) -> Panel:
    """The cards of the own VP pile."""
    pile = [] if view.seat < 0 else view.board.players[view.seat].vp_pile
    cards = [view.board.facts.cards[kind] for kind in pile]
    return panel("own-pile", "card vp", [[card.thing, card.vp] for card in cards], on_request=True)


# The map


def map_text(view: ColoniesView) -> list[Panel]:
    """What is printed on the region cards and what lies in the open regions, peoples included (3, E2)."""
    return filled([region_cards(view), open_regions(view), colonies(view), units(view), peoples(view)])


def region_cards(view: ColoniesView) -> Panel:
    """All regions as they are printed; those that are not open wait in the stack."""
    rows: list[Row] = []
    for at, region in enumerate(view.board.facts.regions):
        where = Message("short-open" if at in view.board.revealed else "short-in-stack")
        rows.append([*printed(region), region.sites, region.coast, region.terrain, where])
    return panel("region-cards", "region type values all-sites coast-cards terrain-cards where", rows)


def open_regions(view: ColoniesView) -> Panel:
    """What lies in the open regions, and the peoples that live there."""
    board = view.board
    rows: list[Row] = []
    for region in board.revealed:
        living = listed([board.facts.peoples[people].thing for people in board.peoples_in(region)])
        rows.append([board.facts.regions[region].thing, *lying(view, region), living])
    return panel("open-regions", "region sites open hidden-terrain coast coast-left peoples", rows)
