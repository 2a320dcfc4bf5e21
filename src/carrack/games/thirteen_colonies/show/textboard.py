"""The board as text, for terminals and screen readers: built from a view and nothing else."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.all_facts import Region
from carrack.games.thirteen_colonies.content.facts import NONE, SPACES
from carrack.games.thirteen_colonies.rules.preparation import gone
from carrack.games.thirteen_colonies.rules.turns import round_of
from carrack.games.thirteen_colonies.show.scene_players import counted
from carrack.games.thirteen_colonies.state.view import ColoniesView
from carrack.kernel.messages import Message, listed, seat_thing
from carrack.kernel.panels import Panel

Cell = Message | str | int
DASH: Final = Message("board-none")


def board_text(view: ColoniesView) -> list[Panel]:
    """The whole view; a panel without rows is left out."""
    panels = [
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
    return [panel for panel in panels if panel.rows]


def cell(text: str) -> Message:
    """A cell of digits and signs."""
    return Message("board-cell", {"text": text}) if text else DASH


def card_cell(view: ColoniesView, kind: int) -> Cell:
    """The name of a card, or a dash."""
    return DASH if kind == NONE else view.board.facts.cards[kind].thing


def state(view: ColoniesView) -> Panel:
    """Round, active player, epoch, VP stack, colonists and what is paid in advance."""
    board = view.board
    row = [str(space + 1) if board.row >> space & 1 else "-" for space in range(SPACES)]
    rows: list[list[Cell]] = [
        [Message("board-round"), round_of(board)],
        [Message("board-active"), seat_thing(board.active)],
        [Message("board-epoch"), board.mode.epochs[board.epoch]],
        [Message("board-stack"), board.stock.rest],
        [
            Message("board-row"),
            Message("board-row-cell", {"one": row[0], "two": row[1], "three": row[2]}),
        ],
    ]
    if board.turn.purse:
        rows.append([Message("board-purse"), board.turn.purse])
    if board.turn.declarations:
        rows.append([Message("board-declarations"), board.turn.declarations])
    for good, credit in zip(board.facts.goods, board.turn.credits, strict=True):
        if credit:
            rows.append([Message("board-credit", {"good": good.thing}), credit])
    return Panel(Message("board-state"), [Message("board-what"), Message("board-now")], rows)


def stacks(view: ColoniesView) -> Panel:
    """How many cards the stacks of terrain, coast and regions have."""
    board = view.board
    rows: list[list[Cell]] = [
        [Message("board-deck"), board.deck],
        [Message("board-coast-deck"), len(board.coast_deck)],
        [Message("board-region-stack"), len(board.region_stack)],
    ]
    heads = [Message("board-what"), Message("board-left")]
    return Panel(Message("board-stacks"), heads, rows, on_request=True)


def vp_cards(view: ColoniesView) -> Panel:
    """The open VP cards with their texts."""
    cards = view.board.facts.cards
    open_cards = [*view.board.slots, view.board.beside]
    rows: list[list[Cell]] = [
        [cards[kind].thing, Message(f"card-{cards[kind].id}")] for kind in open_cards if kind != NONE
    ]
    return Panel(Message("board-vp-cards"), [Message("board-card"), Message("board-text")], rows)


def regions(view: ColoniesView) -> Panel:
    """The open regions with their type and VP, terrain and coast."""
    board = view.board
    rows: list[list[Cell]] = []
    for region in board.revealed:
        facts = board.facts.regions[region]
        rows.append([facts.thing, type_cell(facts), values_cell(facts), *lying(view, region)])
    heads = [
        Message("board-region"),
        Message("board-type"),
        Message("board-values"),
        Message("board-sites"),
        Message("board-open"),
        Message("board-hidden"),
        Message("board-coast"),
        Message("board-cards"),
    ]
    return Panel(Message("board-regions"), heads, rows, Message("board-regions-legend"))


def colonies(view: ColoniesView) -> Panel:
    """The values of the colonies, by region and player."""
    board = view.board
    rows: list[list[Cell]] = []
    for region in board.revealed:
        values = board.land(region).colonies
        if any(values):
            found = [cell(" ".join([str(value) for value in own])) for own in values]
            rows.append([board.facts.regions[region].thing, *found])
    return Panel(Message("board-colonies"), [Message("board-region"), *seats(view)], rows)


def seats(view: ColoniesView) -> list[Message]:
    """A head for each player."""
    return [Message("board-seat", {"seat": seat_thing(seat)}) for seat in range(view.board.seats)]


def type_cell(region: Region) -> Cell:
    """Whether a region is land or an island."""
    return Message("short-island" if region.island else "short-land")


def values_cell(region: Region) -> Cell:
    """What a scoring of a region pays, from the first place on."""
    return cell("/".join([str(value) for value in region.values]))


def lying(view: ColoniesView, region: int) -> list[Cell]:
    """Free sites, the open and the hidden terrain, the top coast card and how many there are."""
    board = view.board
    land = board.land(region)
    return [
        cell(f"{board.free_sites(region)}/{board.facts.regions[region].sites}"),
        card_cell(view, land.open),
        len(land.hidden),
        card_cell(view, land.coast[-1] if land.coast else NONE),
        len(land.coast),
    ]


def coasts(view: ColoniesView) -> Panel:
    """The coast piles of more than one card, from the top."""
    board = view.board
    rows: list[list[Cell]] = []
    for region in board.revealed:
        pile = board.land(region).coast
        for at, kind in enumerate(reversed(pile) if len(pile) > 1 else ()):
            rows.append([board.facts.regions[region].thing, at + 1, board.facts.cards[kind].thing])
    heads = [Message("board-region"), Message("board-from-top"), Message("board-card")]
    return Panel(Message("board-coasts"), heads, rows, on_request=True)


def trash_piles(view: ColoniesView) -> Panel:
    """The open piles of terrain and coast cards that are out of play, and what went into the box."""
    board = view.board
    rows: list[list[Cell]] = []
    for name, pile in (
        (Message("board-trash-terrain"), counted(list(board.terrain_trash))),
        (Message("board-trash-coast"), counted(list(board.coast_trash))),
        (Message("board-box"), gone(board)),
    ):
        for kind, count in pile:
            rows.append([name, board.facts.cards[kind].thing, count])
    heads = [Message("board-pile"), Message("board-card"), Message("board-count")]
    return Panel(Message("board-trash"), heads, rows, on_request=True)


def units(view: ColoniesView) -> Panel:
    """Ships, soldiers and other cards beside regions."""
    board = view.board
    rows: list[list[Cell]] = []
    for region in board.revealed:
        for seat in range(board.seats):
            for kind, count in counted(list(board.land(region).units[seat])):
                place = board.facts.regions[region].thing
                rows.append([place, seat_thing(seat), board.facts.cards[kind].thing, count])
    return Panel(
        Message("board-units"),
        [Message("board-region"), Message("board-player"), Message("board-card"), Message("board-count")],
        rows,
    )


def peoples(view: ColoniesView) -> Panel:
    """The peoples on the board; without relations there are neither missions nor trades."""
    board = view.board
    dealings = board.mode.relations
    rows: list[list[Cell]] = []
    for people in board.peoples_on_board():
        tribe = board.tribes[people]
        city = board.facts.peoples[people].city
        row: list[Cell] = [
            board.facts.peoples[people].thing,
            board.facts.regions[tribe.region].thing,
            len(tribe.under),
            card_cell(view, city if tribe.city else NONE),
        ]
        if dealings:
            row.append(DASH if tribe.mission == NONE else seat_thing(tribe.mission))
            row.append(DASH if tribe.trade == NONE else seat_thing(tribe.trade))
        rows.append(row)
    heads = [
        Message("board-people"),
        Message("board-region"),
        Message("board-control"),
        Message("board-city"),
    ]
    if dealings:
        heads += [Message("board-mission"), Message("board-trade")]
    return Panel(Message("board-peoples"), heads, rows)


def relations(view: ColoniesView) -> Panel:
    """What each people on the board thinks of each player (F2.b)."""
    board = view.board
    rows: list[list[Cell]] = []
    for people in board.peoples_on_board() if board.mode.relations else []:
        states = [cell("+~!"[state]) for state in board.tribes[people].relations]
        rows.append([board.facts.peoples[people].thing, *states])
    heads = [Message("board-people"), *seats(view)]
    return Panel(Message("board-relations"), heads, rows, Message("board-relations-legend"))


def players(view: ColoniesView) -> Panel:
    """Nations, markers and sizes of the piles."""
    rows: list[list[Cell]] = []
    for seat, player in enumerate(view.board.players):
        rows.append(
            [
                seat_thing(seat),
                player.vp,
                player.draw_value,
                player.hold,
                view.hand_sizes[seat],
                view.draw_sizes[seat],
                len(player.discard),
                view.vp_sizes[seat],
                player.tokens,
            ]
        )
        if view.board.mode.taxes:
            rows[-1].append(view.board.rate(seat))
    heads = [
        Message("board-player"),
        Message("board-vp"),
        Message("board-draw"),
        Message("board-hold"),
        Message("board-hand-size"),
        Message("board-draw-size"),
        Message("board-discard-size"),
        Message("board-pile-size"),
        Message("board-tokens"),
    ]
    if view.board.mode.taxes:
        heads.append(Message("board-tax"))
    return Panel(Message("board-players"), heads, rows)


def market(view: ColoniesView) -> Panel:
    """The price of each good."""
    board = view.board
    rows: list[list[Cell]] = [[g.thing, g.ladder[board.prices[at]]] for at, g in enumerate(board.facts.goods)]
    return Panel(Message("board-market"), [Message("board-good"), Message("board-price")], rows)


def supply(view: ColoniesView) -> Panel:
    """The open piles of ships, goods, buildings and experts."""
    board = view.board
    rows: list[list[Cell]] = []
    for card in board.facts.cards:
        sold = card.type in {"ship", "building", "expert"} or card.place == "display"
        if sold and board.supply[card.index] and board.is_open(card.index):
            rows.append([card.thing, board.supply[card.index], Message(f"card-{card.id}")])
    heads = [Message("board-card"), Message("board-left"), Message("board-text")]
    return Panel(Message("board-supply"), heads, rows, on_request=True)


def discard_piles(view: ColoniesView) -> Panel:
    """The open discard piles."""
    rows: list[list[Cell]] = []
    for seat, player in enumerate(view.board.players):
        for kind, count in counted(player.discard):
            rows.append([seat_thing(seat), view.board.facts.cards[kind].thing, count])
    return Panel(
        Message("board-discards"),
        [Message("board-player"), Message("board-card"), Message("board-count")],
        rows,
        on_request=True,
    )


def decks(view: ColoniesView) -> Panel:
    """The own draw pile; of the others, hand and draw pile together, which all know as a set."""
    rows: list[list[Cell]] = []
    for seat in range(view.board.seats):
        own = seat == view.seat
        name = Message("board-own-draw" if own else "board-held")
        for kind, count in counted(view.board.players[seat].draw if own else view.held[seat]):
            rows.append([seat_thing(seat), name, view.board.facts.cards[kind].thing, count])
    return Panel(
        Message("board-decks"),
        [Message("board-player"), Message("board-pile"), Message("board-card"), Message("board-count")],
        rows,
        on_request=True,
    )


def own_hand(view: ColoniesView) -> list[tuple[int, int]]:
    """The cards of the seat's own hand and how many there are."""
    return [] if view.seat < 0 else counted(view.board.players[view.seat].hand)


def hand(view: ColoniesView) -> Panel:
    """The seat's own hand."""
    cards = view.board.facts.cards
    rows: list[list[Cell]] = [[cards[kind].thing, count] for kind, count in own_hand(view)]
    return Panel(Message("board-hand"), [Message("board-card"), Message("board-count")], rows)


def hand_texts(view: ColoniesView) -> Panel:
    """What the cards of the seat's own hand say."""
    cards = view.board.facts.cards
    rows: list[list[Cell]] = [
        [cards[kind].thing, Message(f"card-{cards[kind].id}")] for kind, _ in own_hand(view)
    ]
    heads = [Message("board-card"), Message("board-text")]
    return Panel(Message("board-hand-texts"), heads, rows, on_request=True)


def own_pile(view: ColoniesView) -> Panel:
    """The cards of the own VP pile."""
    if view.seat < 0:
        return Panel(Message("board-own-pile"), [], [])
    cards = view.board.facts.cards
    rows: list[list[Cell]] = [
        [cards[kind].thing, cards[kind].vp] for kind in view.board.players[view.seat].vp_pile
    ]
    heads = [Message("board-card"), Message("board-vp")]
    return Panel(Message("board-own-pile"), heads, rows, on_request=True)


# The map


def map_text(view: ColoniesView) -> list[Panel]:
    """What is printed on the region cards and what lies in the open regions, peoples included (3, E2)."""
    panels = [region_cards(view), open_regions(view), colonies(view), units(view), peoples(view)]
    return [panel for panel in panels if panel.rows]


def region_cards(view: ColoniesView) -> Panel:
    """All regions as they are printed; those that are not open wait in the stack."""
    board = view.board
    heads = [
        Message("board-region"),
        Message("board-type"),
        Message("board-values"),
        Message("board-all-sites"),
        Message("board-coast-cards"),
        Message("board-terrain-cards"),
        Message("board-where"),
    ]
    rows: list[list[Cell]] = [
        [
            region.thing,
            type_cell(region),
            values_cell(region),
            region.sites,
            region.coast,
            region.terrain,
            Message("short-open" if at in board.revealed else "short-in-stack"),
        ]
        for at, region in enumerate(board.facts.regions)
    ]
    return Panel(Message("board-region-cards"), heads, rows)


def open_regions(view: ColoniesView) -> Panel:
    """What lies in the open regions, and the peoples that live there."""
    board = view.board
    heads = [
        Message("board-region"),
        Message("board-sites"),
        Message("board-open"),
        Message("board-hidden-terrain"),
        Message("board-coast"),
        Message("board-coast-left"),
        Message("board-peoples"),
    ]
    homes = [(people, board.tribes[people].region) for people in board.peoples_on_board()]
    rows: list[list[Cell]] = [
        [
            board.facts.regions[region].thing,
            *lying(view, region),
            listed([board.facts.peoples[people].thing for people, home in homes if home == region]),
        ]
        for region in board.revealed
    ]
    return Panel(Message("board-open-regions"), heads, rows)
