"""The players' part of the scene: markers, the VP track, decks and piles as the looking seat knows them."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NATIONS
from carrack.games.thirteen_colonies.state.view import ColoniesView
from carrack.kernel.messages import seat_thing
from carrack.kernel.scene import NO_OWNER, Piece, Zone

DIGITS: Final = 10
MOST_VP: Final = 99


def counted(kinds: list[int]) -> list[tuple[int, int]]:
    """The kinds of a pile with their numbers, in order."""
    return [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]


def several(count: int) -> int | None:
    """The number on a card or piece: one alone needs none."""
    return count if count > 1 else None


def player_zones(view: ColoniesView) -> list[Zone]:
    """Each player's area and piles. Of others, hand and draw pile are one: nobody knows the split."""
    found: list[Zone] = []
    for seat in range(view.board.seats):
        deck = "deck" if seat == view.seat else "held"
        found.append(Zone(seat_thing(seat), "seat", seat))
        found += [Zone(f"{kind}:{seat}", kind, seat) for kind in ("discards", deck, "vp-pile")]
    if view.seat >= 0:
        found += [Zone(name, name, view.seat) for name in ("explored", "hand")]
    return found


def player_pieces(view: ColoniesView) -> list[Piece]:
    """Everything of every player."""
    found: list[Piece] = []
    for seat in range(view.board.seats):
        found += marker_pieces(view, seat)
        found += own_pieces(view) if seat == view.seat else other_pieces(view, seat)
    return found


def marker_pieces(view: ColoniesView, seat: int) -> list[Piece]:
    """The nation, the numbers of a player and the markers on the VP track."""
    board = view.board
    player = board.players[seat]
    home = seat_thing(seat)
    markers = {
        "points": player.vp,
        "vp-cards": view.vp_sizes[seat],
        "hand": view.hand_sizes[seat],
        "draw-pile": view.draw_sizes[seat],
        "discard-pile": len(player.discard),
        "draw": player.draw_value,
        "hold": player.hold,
        "tokens": player.tokens,
    }
    if board.mode.taxes:
        markers["tax"] = board.rate(seat)
    shown = min(max(player.vp, 0), MOST_VP)
    return [
        Piece(f"nation:{seat}", NATIONS[board.nations[seat]], home, seat),
        *[Piece(f"{name}:{seat}", name, home, seat, badge=n) for name, n in markers.items()],
        Piece(f"tens-marker:{seat}", "vp-marker", f"tens:{shown // DIGITS}", seat),
        Piece(f"ones-marker:{seat}", "vp-marker", f"ones:{shown % DIGITS}", seat),
    ]


def own_pieces(view: ColoniesView) -> list[Piece]:
    """The looking seat's discards, hand, draw pile (without its order) and VP pile, without its mark."""
    seat = view.seat
    own = view.board.players[seat]
    found: list[Piece] = []
    for kind, count in counted(own.discard):
        card = view.board.facts.cards[kind]
        means = (f"discard:{card.id}",)
        piece = f"discarded:{seat}:{card.id}"
        place = f"discards:{seat}"
        found.append(Piece(piece, "card", place, NO_OWNER, card.thing, several(count), means))
    for name, place, pile in (
        ("hand", "hand", own.hand),
        ("draw", f"deck:{seat}", own.draw),
        ("pile", f"vp-pile:{seat}", own.vp_pile),
    ):
        for kind, count in counted(pile):
            card = view.board.facts.cards[kind]
            found.append(Piece(f"{name}:{card.id}", "card", place, NO_OWNER, card.thing, several(count)))
    return found


def other_pieces(view: ColoniesView, seat: int) -> list[Piece]:
    """Another player's discards, and the cards of hand and draw pile, which all know as a set (appendix D).

    The VP pile is a number until the game is over.
    """
    cards = view.board.facts.cards
    player = view.board.players[seat]
    found: list[Piece] = []
    for name, place, pile in (
        ("discarded", "discards", player.discard),
        ("held", "held", view.held[seat]),
        ("pile", "vp-pile", player.vp_pile),
    ):
        for kind, count in counted(pile):
            piece = f"{name}:{seat}:{cards[kind].id}"
            found.append(Piece(piece, "card", f"{place}:{seat}", seat, cards[kind].thing, several(count)))
    if view.vp_sizes[seat] and not view.over:
        back = Piece(f"vp-back:{seat}", "vp-back", f"vp-pile:{seat}", seat, badge=view.vp_sizes[seat])
        found.append(back)
    return found
