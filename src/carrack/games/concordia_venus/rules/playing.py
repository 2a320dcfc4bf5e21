"""Playing a card and using it (1.4, 4.2): alone, with the partner, or another card in its place.

Most cards do something on the table (`EFFECTS`); in team play the partner then does the same. The others
lead to further cards: the Diplomat (2.5), the Magister (2.6), the Proconsul (2.12), the Legatus (2.13) and
the choice cards (2.14).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carrack.games.concordia_venus.content.facts import DIPLOMAT, LEGATUS, MAGISTER, PROCONSUL, SENATOR, Face
from carrack.games.concordia_venus.rules.actions import Copy, Play, Recommend, Repeat, Skip, Use
from carrack.games.concordia_venus.rules.architect import use_architect
from carrack.games.concordia_venus.rules.colonists import forget_copies, use_colonist, use_tribune
from carrack.games.concordia_venus.rules.mercator import use_mercator_3, use_mercator_5
from carrack.games.concordia_venus.rules.production import (
    use_farmer,
    use_mason,
    use_prefect,
    use_smith,
    use_vintner,
    use_weaver,
)
from carrack.games.concordia_venus.rules.purchases import use_consul, use_praetor, use_proconsul, use_senator
from carrack.games.concordia_venus.show.previews import effect_brings
from carrack.games.concordia_venus.state.table import NO_FACE, Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.table import Ask, Step

EFFECTS: Final[dict[str, Callable[[ConcordiaTable, int], None]]] = {
    "tribune": use_tribune,
    "architect": use_architect,
    "prefect": use_prefect,
    "mercator3": use_mercator_3,
    "mercator5": use_mercator_5,
    "colonist": use_colonist,
    "specialist_brick": use_mason,
    "specialist_food": use_farmer,
    "specialist_tool": use_smith,
    "specialist_wine": use_vintner,
    "specialist_cloth": use_weaver,
    "senator": use_senator,
    "praetor": use_praetor,
    "consul": use_consul,
}
LEADS_TO_CARDS: Final = (DIPLOMAT, MAGISTER, PROCONSUL, LEGATUS)
KNOWN_EFFECTS: Final = (*EFFECTS, *LEADS_TO_CARDS)

# Whose card it is: the turn's, the answer to a Legatus, or one used alone after a Proconsul.
TURN: Final = 0
ANSWER: Final = 1
ALONE: Final = 2
# What a chain of cards has resolved already in this turn (R16).
COPIED: Final = 1
REPEATED: Final = 2
NOTHING_RECOMMENDED: Final = "card:none"


class PlayCard(Ask[ConcordiaTable]):
    """A card from the hand goes onto the own pile and is used (1.4, R24, R29).

    A Legatus can answer neither a Legatus nor a Proconsul (2.12, R22); a Magister is not played on a
    Senator (2.6).
    """

    def __init__(self, seat: int, why: int) -> None:
        super().__init__(seat)
        self.why: Final = why

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        hand = board.hands[self.seat]
        play = table.actions.play
        return [
            play[face.index]
            for face in board.facts.faces
            if hand & face.cards and self.why_not_played(board, face) is None
        ]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, Play)
        board = table.board
        cards = board.hands[self.seat] & board.facts.faces[action.value].cards
        card = (cards & -cards).bit_length() - 1
        board.hands[self.seat] &= ~(1 << card)
        board.piles[self.seat] = (*board.piles[self.seat], card)
        forget_copies(board, self.seat)
        table.recommended = NO_FACE
        if table.events is not None:
            thing = board.facts.faces[action.value].thing
            table.tell("played", {"seat": self.who, "card": thing})
        use_card(table, self.seat, action.value, self.why, 0)

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return None
        face = table.board.facts.faces[action.value]
        if not table.board.hands[self.seat] & face.cards:
            return Refusal("not-in-hand", "1.4", {"card": face.thing})
        return self.why_not_played(table.board, face)

    def why_not_played(self, board: Board, face: Face) -> Refusal | None:
        """Why a card of the hand stays there now."""
        if face.id == LEGATUS and self.why != TURN:
            return Refusal("no-legatus", "2.13" if self.why == ANSWER else "2.12", {"card": face.thing})
        if face.id == MAGISTER and board.top_face(self.seat) == board.facts.face_index[SENATOR]:
            return Refusal("magister-on-senator", "2.6")
        return None

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, Play)
        return face_brings(table.board, self.seat, action.value, self.why)

    def prompt(self, table: ConcordiaTable) -> Message:
        if self.why == TURN:
            return Message("prompt-play")
        if self.why == ALONE:
            return Message("prompt-play-alone")
        if table.recommended == NO_FACE:
            return Message("prompt-answer")
        card = table.board.facts.faces[table.recommended].thing
        return Message("prompt-answer-recommended", {"card": card})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-play", {"seat": self.who})


def use_card(table: ConcordiaTable, seat: int, face_index: int, why: int, chain: int) -> None:
    """Use a card as if it had just been played by a seat.

    In team play the partner then does the same, unless the card is used alone (4.2).
    """
    board = table.board
    face = board.facts.faces[face_index]
    if len(face.effects) > 1:
        table.stack.append(ChooseHalf(seat, face_index, why))
    elif face.id == DIPLOMAT:
        if chain & COPIED:
            table.tell_unused(seat, face.thing)
        else:
            table.stack.append(CopyCard(seat, why, chain | COPIED))
    elif face.id == MAGISTER:
        if chain & REPEATED or repeated_face(board, seat, chain) == NO_FACE:
            table.tell_unused(seat, face.thing)
        else:
            table.stack.append(RepeatCard(seat, chain | REPEATED))
    elif face.id == LEGATUS:
        table.stack.append(RecommendCard(seat))
    elif face.id == PROCONSUL:
        if why != ALONE:
            table.stack.append(PlayCard(board.mate(seat), ALONE))
        use_proconsul(table, seat)
    else:
        if board.team and why != ALONE:
            table.stack.append(Perform(board.mate(seat), face.effects[0]))
        EFFECTS[face.effects[0]](table, seat)


def face_brings(board: Board, seat: int, face_index: int, why: int) -> Message | None:
    """What a card from the hand would bring at once."""
    face = board.facts.faces[face_index]
    pile = board.piles[seat]
    if face.id == DIPLOMAT:
        others = [one for one in board.opponents(seat) if why_not_copied(board, seat, one, why) is None]
        return Message("brings-copies", {"count": len(others)})
    if face.id == MAGISTER:
        below = board.facts.cards[pile[-1]].face if pile else NO_FACE
        if not is_repeatable(board, below, 0):
            return Message("brings-nothing")
        return Message("brings-use", {"card": board.facts.faces[below].thing})
    if len(face.effects) > 1:
        return None
    return effect_brings(board, seat, face.effects[0], len(pile) + 1)


class Perform(Step[ConcordiaTable]):
    """The partner's use of a card (4.2)."""

    def __init__(self, seat: int, effect: str) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def resume(self, table: ConcordiaTable) -> None:
        if table.events is not None:
            who = {"seat": seat_thing(self.seat), "other": seat_thing(table.board.mate(self.seat))}
            table.tell("partner-acts", {**who, "card": table.board.facts.effect_cards[self.effect]})
        EFFECTS[self.effect](table, self.seat)


class ChooseHalf(Ask[ConcordiaTable]):
    """A choice card: one of its two cards; in team play the partner does the other (2.14, R30, R31)."""

    def __init__(self, seat: int, face: int, why: int) -> None:
        super().__init__(seat)
        self.face: Final = face
        self.why: Final = why

    def options(self, table: ConcordiaTable) -> list[Action]:
        return [table.actions.use[effect] for effect in table.board.facts.faces[self.face].effects]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, Use)
        board = table.board
        one, other = board.facts.faces[self.face].effects
        if table.actions.halves[action.value] == other:
            one, other = other, one
        names = board.facts.effect_cards
        who = {"seat": self.who, "card": names[one]}
        if self.is_shared(board):
            mate = board.mate(self.seat)
            if table.events is not None:
                table.tell("shared-halves", {**who, "other": seat_thing(mate), "half": names[other]})
            table.stack.append(Perform(mate, other))
        elif table.events is not None:
            table.tell("chose-half", {**who})
        EFFECTS[one](table, self.seat)

    def is_shared(self, board: Board) -> bool:
        """Whether the partner does the other half."""
        return board.team and self.why != ALONE

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Use):
            return None
        return Refusal("other-half", "2.14", {"card": table.board.facts.faces[self.face].thing})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, Use)
        board = table.board
        half = table.actions.halves[action.value]
        return effect_brings(board, self.seat, half, len(board.piles[self.seat]))

    def prompt(self, table: ConcordiaTable) -> Message:
        board = table.board
        face = board.facts.faces[self.face]
        if not self.is_shared(board):
            return Message("prompt-half", {"card": face.thing})
        one, other = [board.facts.effect_cards[effect] for effect in face.effects]
        halves: dict[str, Arg] = {"one": one, "two": other, "seat": seat_thing(board.mate(self.seat))}
        return Message("prompt-half-team", {"card": face.thing, **halves})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-play", {"seat": self.who})


def why_not_copied(board: Board, seat: int, other: int, why: int) -> Refusal | None:
    """Why a Diplomat can't use the last card of another player, or None if it can (2.5)."""
    who = {"seat": seat_thing(other)}
    if other >= board.seats:
        return Refusal("no-such-seat", "2.5", {**who})
    if other == seat:
        return Refusal("own-card", "2.5")
    if board.team_of(other) == board.team_of(seat):
        return Refusal("partners-card", "2.5", {**who})
    if board.top_face(other) == NO_FACE:
        return Refusal("no-card-there", "2.5", {**who})
    return why_not_used(board, seat, other, why)


def why_not_used(board: Board, seat: int, other: int, why: int) -> Refusal | None:
    """Why the card on top of an opponent's pile is closed to a Diplomat."""
    who = {"seat": seat_thing(other)}
    face = board.facts.faces[board.top_face(other)].id
    if face == DIPLOMAT:
        return Refusal("diplomat-there", "2.5", {**who})
    if board.team and board.copied[other] >> board.team_of(seat) & 1:
        return Refusal("copied-already", "2.5", {**who})
    if why != TURN and face == LEGATUS:
        return Refusal("no-copied-legatus", "2.13", {**who})
    return None


class CopyCard(Ask[ConcordiaTable]):
    """The Diplomat: use the last card of an opponent as if it were one's own, or not (2.5)."""

    def __init__(self, seat: int, why: int, chain: int) -> None:
        super().__init__(seat)
        self.why: Final = why
        self.chain: Final = chain

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        options: list[Action] = [
            table.actions.copy[other]
            for other in board.opponents(self.seat)
            if why_not_copied(board, self.seat, other, self.why) is None
        ]
        options.append(table.actions.skip)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        board = table.board
        if not isinstance(action, Copy):
            assert isinstance(action, Skip)
            table.tell_unused(self.seat, f"card:{DIPLOMAT}")
            return
        face = board.top_face(action.value)
        if board.team:
            copied = list(board.copied)
            copied[action.value] |= 1 << board.team_of(self.seat)
            board.copied = tuple(copied)
        if table.events is not None:
            thing = board.facts.faces[face].thing
            who = {"seat": self.who, "other": seat_thing(action.value)}
            table.tell("copied", {**who, "card": thing})
        use_card(table, self.seat, face, self.why, self.chain)

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Copy):
            return None
        return why_not_copied(table.board, self.seat, action.value, self.why)

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if not isinstance(action, Copy):
            return None
        board = table.board
        return Message("brings-use", {"card": board.facts.faces[board.top_face(action.value)].thing})

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-copy")

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-play", {"seat": self.who})


def repeated_face(board: Board, seat: int, chain: int) -> int:
    """The face of the card below the last one on the own pile, if the Magister may use it (2.6)."""
    pile = board.piles[seat]
    if len(pile) < 2:
        return NO_FACE
    face = board.facts.cards[pile[-2]].face
    return face if is_repeatable(board, face, chain) else NO_FACE


def is_repeatable(board: Board, face: int, chain: int) -> bool:
    """Whether a Magister may use a card that lies below it (2.6)."""
    if face == NO_FACE:
        return False
    id_ = board.facts.faces[face].id
    return id_ not in (SENATOR, MAGISTER) and not (id_ == DIPLOMAT and chain & COPIED)


class RepeatCard(Ask[ConcordiaTable]):
    """The Magister: use the card that lies below once more, or not (2.6)."""

    def __init__(self, seat: int, chain: int) -> None:
        super().__init__(seat)
        self.chain: Final = chain

    def options(self, table: ConcordiaTable) -> list[Action]:
        return [table.actions.repeat, table.actions.skip]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        board = table.board
        if isinstance(action, Skip):
            table.tell_unused(self.seat, f"card:{MAGISTER}")
            return
        assert isinstance(action, Repeat)
        face = repeated_face(board, self.seat, self.chain)
        if table.events is not None:
            table.tell("repeated", {"seat": self.who, "card": board.facts.faces[face].thing})
        use_card(table, self.seat, face, TURN, self.chain)

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if isinstance(action, Skip):
            return None
        board = table.board
        face = board.facts.faces[repeated_face(board, self.seat, self.chain)]
        if len(face.effects) > 1:
            return None
        return effect_brings(board, self.seat, face.effects[0], len(board.piles[self.seat]))

    def prompt(self, table: ConcordiaTable) -> Message:
        board = table.board
        face = repeated_face(board, self.seat, self.chain)
        return Message("prompt-repeat", {"card": board.facts.faces[face].thing})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-play", {"seat": self.who})


class RecommendCard(Ask[ConcordiaTable]):
    """The Legatus: look at the partner's hand and recommend a card, or none; then the partner plays (2.13).

    Only the partners know what was recommended.
    """

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        hand = board.hands[board.mate(self.seat)]
        options: list[Action] = [
            table.actions.recommend[face.index]
            for face in board.facts.faces
            if hand & face.cards and face.id != LEGATUS
        ]
        options.append(table.actions.recommend_nothing)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        board = table.board
        mate = board.mate(self.seat)
        table.recommended = action.value if isinstance(action, Recommend) else NO_FACE
        table.shown += 1
        if table.events is not None:
            who = {"seat": self.who, "other": seat_thing(mate)}
            card = NOTHING_RECOMMENDED
            if isinstance(action, Recommend):
                card = board.facts.faces[action.value].thing
            table.tell("recommended", {**who}, {"card": card}, (self.seat, mate))
        table.stack.append(PlayCard(mate, ANSWER))

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Recommend):
            return None
        face = table.board.facts.faces[action.value]
        if face.id == LEGATUS and table.board.hands[table.board.mate(self.seat)] & face.cards:
            return Refusal("no-legatus", "2.13", {"card": face.thing})
        return Refusal("not-in-partners-hand", "2.13", {"card": face.thing})

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-recommend", {"seat": seat_thing(table.board.mate(self.seat))})

    def waiting(self, table: ConcordiaTable) -> Message:
        return Message("waiting-recommend", {"seat": self.who})
