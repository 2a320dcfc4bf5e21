"""Playing a card and using it (1.4, 4.2): alone, with the partner, or another card in its place.

Most cards do something on the table (`EFFECTS`); in team play the partner then does the same. The others
lead to further cards: the Diplomat (2.5), the Magister (2.6), the Proconsul (2.12), the Legatus (2.13) and
the choice cards (2.14).
"""

from __future__ import annotations

from typing import Final

from carrack.games.concordia_venus.content.facts import (
    BRICK,
    CLOTH,
    DIPLOMAT,
    FOOD,
    LEGATUS,
    MAGISTER,
    PROCONSUL,
    SENATOR,
    TOOL,
    WINE,
    Face,
)
from carrack.games.concordia_venus.rules.actions import Copy, Play, Recommend, Repeat, Skip, Use
from carrack.games.concordia_venus.rules.architect import Architect
from carrack.games.concordia_venus.rules.cards import Effect, Question
from carrack.games.concordia_venus.rules.colonists import Colonist, Tribune
from carrack.games.concordia_venus.rules.mercator import Mercator
from carrack.games.concordia_venus.rules.production import Prefect, Specialist
from carrack.games.concordia_venus.rules.purchases import Purchase
from carrack.games.concordia_venus.state.table import NO_FACE, Board, ConcordiaTable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.table import Step

EFFECTS: Final[dict[str, Effect]] = {
    "tribune": Tribune(),
    "architect": Architect(),
    "prefect": Prefect(),
    "mercator3": Mercator(3),
    "mercator5": Mercator(5),
    "colonist": Colonist(),
    "specialist_brick": Specialist(BRICK),
    "specialist_food": Specialist(FOOD),
    "specialist_tool": Specialist(TOOL),
    "specialist_wine": Specialist(WINE),
    "specialist_cloth": Specialist(CLOTH),
    "senator": Purchase(2, True, False),
    "praetor": Purchase(1, True, False),
    "consul": Purchase(1, False, False),
    PROCONSUL: Purchase(1, False, True),
}
KNOWN_EFFECTS: Final = (*EFFECTS, DIPLOMAT, MAGISTER, LEGATUS)

# Occasions: a card is the turn's, it answers a Legatus, or it follows a Proconsul and is used alone.
TURN: Final = 0
ANSWER: Final = 1
ALONE: Final = 2
# Which of the cards that lead to others have acted in this turn.
COPIED: Final = 1
REPEATED: Final = 2
SOMETIMES_BARRED: Final = (LEGATUS, MAGISTER)
NOTHING_RECOMMENDED: Final = "card:none"


class CardQuestion(Question):
    """A question on the way from a card in hand to what it does.

    `occasion` says why the card is played. `acted` are Diplomat and Magister if they have acted in this turn:
    each does so once, or they could call each other for ever (R16).
    """

    def __init__(self, seat: int, occasion: int, acted: int) -> None:
        super().__init__(seat)
        self.occasion: Final = occasion
        self.acted: Final = acted

    def use(self, table: ConcordiaTable, face: Face) -> None:
        """Use a card as if the seat had just played it (R18, R21, R30, R32)."""
        board = table.board
        if face.is_choice:
            table.stack.append(ChooseHalf(self.seat, face.index, self.occasion))
        elif face.id == DIPLOMAT and not self.acted & COPIED:
            table.stack.append(CopyCard(self.seat, self.occasion, self.acted | COPIED))
        elif face.id == MAGISTER and not self.acted & REPEATED and repeated(board, self.seat, 1, self.acted):
            table.stack.append(RepeatCard(self.seat, self.acted | REPEATED))
        elif face.id in (DIPLOMAT, MAGISTER):
            table.tell_unused(self.seat, face.thing)
        elif face.id == LEGATUS:
            table.stack.append(RecommendCard(self.seat))
        elif face.id == PROCONSUL:
            if self.is_shared(board):
                table.stack.append(PlayCard(board.mate(self.seat), ALONE))
            EFFECTS[PROCONSUL].use(table, self.seat)
        else:
            self.perform(table, face.effects[0], face.effects[0])

    def perform(self, table: ConcordiaTable, own: str, partners: str) -> None:
        """The seat does one thing, and then the partner the same, or the other half of a choice card."""
        if self.is_shared(table.board):
            table.stack.append(Perform(table.board.mate(self.seat), partners))
        EFFECTS[own].use(table, self.seat)

    def is_shared(self, board: Board) -> bool:
        """In team play the partner acts too, unless the card is used alone (4.2, R23, R31)."""
        return board.team and self.occasion != ALONE

    def why_not_copied(self, board: Board, other: int) -> Refusal | None:
        """Why a Diplomat can't use the last card of another player, or None if it can (2.5)."""
        face = board.played(other) if other < board.seats else None
        if other == self.seat:
            return Refusal("own-card", "2.5")
        if other >= board.seats:
            reason = "no-such-seat"
        elif board.team_of(other) == board.team_of(self.seat):
            reason = "partners-card"
        elif face is None:
            reason = "no-card-there"
        elif face.id == DIPLOMAT:
            reason = "diplomat-there"
        elif board.has_copied(self.seat, other):
            reason = "copied-already"
        elif face.id == LEGATUS and self.occasion != TURN:
            return Refusal("no-copied-legatus", "2.13", {"seat": seat_thing(other)})
        else:
            return None
        return Refusal(reason, "2.5", {"seat": seat_thing(other)})

    def copyable(self, board: Board) -> list[int]:
        """The players whose last card a Diplomat could use."""
        return [other for other in board.opponents(self.seat) if self.why_not_copied(board, other) is None]


class PlayCard(CardQuestion):
    """A card from the hand goes onto the own pile and is used (1.4, R24, R29).

    A Legatus can answer neither a Legatus nor a Proconsul (2.12, R22); a Magister is not played on a
    Senator (2.6).
    """

    def __init__(self, seat: int, occasion: int) -> None:
        super().__init__(seat, occasion, 0)

    def options(self, table: ConcordiaTable) -> list[Action]:
        board = table.board
        hand = board.hands[self.seat]
        play = table.actions.play
        return [
            play[face.index]
            for face in board.facts.faces
            if hand & face.cards
            and (face.id not in SOMETIMES_BARRED or self.why_not_played(board, face) is None)
        ]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, Play)
        face = table.board.facts.faces[action.value]
        table.board.play(self.seat, face)
        table.recommended = NO_FACE
        if table.events is not None:
            table.tell("played", {"seat": self.who, "card": face.thing})
        self.use(table, face)

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return None
        face = table.board.facts.faces[action.value]
        if not table.board.hands[self.seat] & face.cards:
            return Refusal("not-in-hand", "1.4", {"card": face.thing})
        return self.why_not_played(table.board, face)

    def why_not_played(self, board: Board, face: Face) -> Refusal | None:
        """Why a card of the hand stays there now."""
        if face.id == LEGATUS and self.occasion != TURN:
            return Refusal("no-legatus", "2.13" if self.occasion == ANSWER else "2.12", {"card": face.thing})
        if face.id == MAGISTER and board.played(self.seat) is board.facts.face[SENATOR]:
            return Refusal("magister-on-senator", "2.6")
        return None

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, Play)
        board = table.board
        face = board.facts.faces[action.value]
        if face.id == DIPLOMAT:
            return Message("brings-copies", {"count": len(self.copyable(board))})
        if face.id == MAGISTER:
            below = repeated(board, self.seat, 0, 0)
            return Message("brings-use", {"card": below.thing}) if below else Message("brings-nothing")
        return brings(board, self.seat, face, 1)

    def prompt(self, table: ConcordiaTable) -> Message:
        if self.occasion == TURN:
            return Message("prompt-play")
        if self.occasion == ALONE:
            return Message("prompt-play-alone")
        if table.recommended == NO_FACE:
            return Message("prompt-answer")
        card = table.board.facts.faces[table.recommended].thing
        return Message("prompt-answer-recommended", {"card": card})


def brings(board: Board, seat: int, face: Face, more: int) -> Message | None:
    """What a card would bring at once, with some more cards on the own pile; None if that depends."""
    if face.is_choice or face.effects[0] not in EFFECTS:
        return None
    return EFFECTS[face.effects[0]].brings(board, seat, len(board.piles[seat]) + more)


class Perform(Step[ConcordiaTable]):
    """The partner's use of a card (4.2)."""

    def __init__(self, seat: int, effect: str) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def resume(self, table: ConcordiaTable) -> None:
        if table.events is not None:
            who = {"seat": seat_thing(self.seat), "other": seat_thing(table.board.mate(self.seat))}
            table.tell("partner-acts", {**who, "card": table.board.facts.effect_cards[self.effect]})
        EFFECTS[self.effect].use(table, self.seat)


class ChooseHalf(CardQuestion):
    """A choice card: one of its two cards; in team play the partner does the other (2.14, R30, R31)."""

    def __init__(self, seat: int, face: int, occasion: int) -> None:
        super().__init__(seat, occasion, 0)
        self.face: Final = face

    def options(self, table: ConcordiaTable) -> list[Action]:
        return [table.actions.use[effect] for effect in table.board.facts.faces[self.face].effects]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        assert isinstance(action, Use)
        board = table.board
        one, two = board.facts.faces[self.face].effects
        other = two if action.effect == one else one
        if table.events is not None:
            names = board.facts.effect_cards
            told: dict[str, Arg] = {"seat": self.who, "card": names[action.effect]}
            if self.is_shared(board):
                told |= {"other": seat_thing(board.mate(self.seat)), "half": names[other]}
            table.tell("shared-halves" if self.is_shared(board) else "chose-half", told)
        self.perform(table, action.effect, other)

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        if not isinstance(action, Use):
            return None
        return Refusal("other-half", "2.14", {"card": table.board.facts.faces[self.face].thing})

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        assert isinstance(action, Use)
        return EFFECTS[action.effect].brings(table.board, self.seat, len(table.board.piles[self.seat]))

    def prompt(self, table: ConcordiaTable) -> Message:
        board = table.board
        face = board.facts.faces[self.face]
        if not self.is_shared(board):
            return Message("prompt-half", {"card": face.thing})
        one, two = [board.facts.effect_cards[effect] for effect in face.effects]
        halves: dict[str, Arg] = {"one": one, "two": two, "seat": seat_thing(board.mate(self.seat))}
        return Message("prompt-half-team", {"card": face.thing, **halves})


class CopyCard(CardQuestion):
    """The Diplomat: use the last card of an opponent as if it were one's own, or not (2.5, R45)."""

    def options(self, table: ConcordiaTable) -> list[Action]:
        options: list[Action] = [table.actions.copy[other] for other in self.copyable(table.board)]
        options.append(table.actions.skip)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if not isinstance(action, Copy):
            assert isinstance(action, Skip)
            table.tell_unused(self.seat, f"card:{DIPLOMAT}")
            return
        face = table.board.played(action.value)
        assert face is not None
        table.board.note_copy(self.seat, action.value)
        if table.events is not None:
            told = {"seat": self.who, "other": seat_thing(action.value), "card": face.thing}
            table.tell("copied", {**told})
        self.use(table, face)

    def why_not(self, table: ConcordiaTable, action: Action) -> Refusal | None:
        return self.why_not_copied(table.board, action.value) if isinstance(action, Copy) else None

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        face = table.board.played(action.value) if isinstance(action, Copy) else None
        return Message("brings-use", {"card": face.thing}) if face else None

    def prompt(self, table: ConcordiaTable) -> Message:
        """Which cards there are to be used, and whose."""
        board = table.board
        args: dict[str, Arg] = {"count": len(self.copyable(board))}
        for number, other in enumerate(self.copyable(board), 1):
            face = board.played(other)
            assert face is not None
            args |= {f"seat{number}": seat_thing(other), f"card{number}": face.thing}
        return Message("prompt-copy", args)


def repeated(board: Board, seat: int, before: int, acted: int) -> Face | None:
    """The card that a Magister may use, so many cards before the last on the own pile (2.6, R13 to R17).

    Neither a Senator nor a Magister, nor a Diplomat that has acted already.
    """
    face = board.played(seat, before)
    if face is None or face.id in (SENATOR, MAGISTER) or (face.id == DIPLOMAT and acted & COPIED):
        return None
    return face


class RepeatCard(CardQuestion):
    """The Magister, a card for individual play: use the card below it once more, or not (2.6, R45)."""

    def __init__(self, seat: int, acted: int) -> None:
        super().__init__(seat, TURN, acted)

    def below(self, board: Board) -> Face:
        """The card below the Magister, or below the Diplomat that uses one (R15)."""
        face = repeated(board, self.seat, 1, self.acted)
        assert face is not None
        return face

    def options(self, table: ConcordiaTable) -> list[Action]:
        return [table.actions.repeat, table.actions.skip]

    def take(self, table: ConcordiaTable, action: Action) -> None:
        if isinstance(action, Skip):
            table.tell_unused(self.seat, f"card:{MAGISTER}")
            return
        assert isinstance(action, Repeat)
        face = self.below(table.board)
        if table.events is not None:
            table.tell("repeated", {"seat": self.who, "card": face.thing})
        self.use(table, face)

    def consequence(self, table: ConcordiaTable, action: Action) -> Message | None:
        if isinstance(action, Skip):
            return None
        return brings(table.board, self.seat, self.below(table.board), 0)

    def prompt(self, table: ConcordiaTable) -> Message:
        return Message("prompt-repeat", {"card": self.below(table.board).thing})


class RecommendCard(Question):
    """The Legatus: look at the partner's hand and recommend a card, or none; then the partner plays (2.13).

    Only the partners know what was recommended.
    """

    awaited = "recommend"

    def options(self, table: ConcordiaTable) -> list[Action]:
        recommend = table.actions.recommend
        faces = recommendable(table.board, table.board.mate(self.seat))
        options: list[Action] = [recommend[face.index] for face in faces]
        options.append(table.actions.recommend_nothing)
        return options

    def take(self, table: ConcordiaTable, action: Action) -> None:
        mate = table.board.mate(self.seat)
        table.recommended = action.value if isinstance(action, Recommend) else NO_FACE
        table.shown += 1
        if table.events is not None:
            who = {"seat": self.who, "other": seat_thing(mate)}
            card = NOTHING_RECOMMENDED
            if isinstance(action, Recommend):
                card = table.board.facts.faces[action.value].thing
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


def recommendable(board: Board, seat: int) -> list[Face]:
    """The cards that could be recommended to a player (2.13)."""
    return [face for face in board.faces_in_hand(seat) if face.id != LEGATUS]
