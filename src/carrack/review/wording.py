"""A review in words and figures of a language: what terminal and report share."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from carrack.bots.levels import TEXT as LEVEL_TEXT
from carrack.kernel.messages import Arg, Message, seat_thing
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.text import Texts
from carrack.review.records import Accuracy, Advised, Cost, Made, Review, TermChange
from carrack.review.tuned import tuned_for

TEXT: Final = Path(__file__).parent / "text"
MOST_COSTLY: Final = 8
LONGEST_LINE: Final = 10
STANDARD: Final = "advanced"
MINUS: Final = "−"  # noqa: RUF001  # the sign of print


class Wording:
    """Names, figures and sentences about a review."""

    def __init__(self, language: str, rules: Rules, setup: Setup, kinds: list[str]) -> None:
        self.texts: Final = Texts(language, rules, setup)
        self.texts.add(TEXT / f"{language}.ftl")
        self.texts.add(LEVEL_TEXT / f"{language}.ftl")
        self.rules: Final = rules
        self.kinds: Final = kinds
        self.tuned: Final = tuned_for(rules, setup)

    def say(self, id_: str, **args: Arg) -> str:
        return self.texts.say(Message(id_, args))

    def game(self) -> str:
        """The game's name."""
        return self.say("game-name")

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        thing = seat_thing(seat)
        name = str(self.texts.name(thing))
        return self.say("review-seat", seat=seat + 1) if name == thing else name

    def player(self, seat: int) -> str:
        """A seat with who sat there."""
        kind = self.kinds[seat] if seat < len(self.kinds) else ""
        named = self.level(kind) if kind != "human" else self.say("review-person")
        return self.say("review-who", seat=self.seat(seat), kind=named) if named else self.seat(seat)

    def level(self, level: str) -> str:
        """The name of a level; other players keep their own."""
        return self.say(f"level-{level}") if self.texts.has(f"level-{level}") else level

    def figure(self, value: float, digits: int) -> str:
        return f"{value:.{digits}f}".replace("-", MINUS).replace(".", self.say("review-point"))

    def percent(self, share: float, digits: int = 1) -> str:
        """A chance or a cost."""
        return f"{self.figure(100 * share + 0.0, digits)} %"

    def signed(self, share: float) -> str:
        """A change of a chance."""
        text = self.percent(share)
        return text if share <= 0 or text.startswith(MINUS) else f"+{text}"

    def moves(self, notations: list[str]) -> str:
        """A complete move in words."""
        catalogue = self.rules.catalogue
        return " · ".join([self.texts.say(catalogue.read(do).label) for do in notations])

    def line(self, made: list[Made], start: int) -> list[tuple[str, str]]:
        """What follows a move: who does what, choices of one seat in a row together."""
        found: list[tuple[str, list[str]]] = []
        for one in made[start:LONGEST_LINE]:
            name = self.seat(one.seat)
            if not found or found[-1][0] != name:
                found.append((name, []))
            found[-1][1].append(one.do)
        return [(name, self.moves(notations)) for name, notations in found]

    def reasons(self, found: list[TermChange]) -> list[tuple[str, str]]:
        """The terms in which two moves differ, with their figures."""
        return [(self.say(f"term-{reason.term}"), self.change(reason.difference)) for reason in found]

    def promises(self, advised: Advised) -> str:
        """What a move promises: its chance, expected points, and whether it may be as good as the best."""
        parts = [self.say("review-to-win", chance=self.percent(advised.chance))]
        if advised.points is not None:
            parts.append(self.say("review-expected", points=self.figure(advised.points, 0)))
        if advised.close:
            parts.append(self.say("review-as-good"))
        return ", ".join(parts)

    def speaks(self, found: list[TermChange]) -> str:
        """What speaks for a move and what against it."""
        sides = [
            ("review-for", [one for one in found if one.difference > 0]),
            ("review-against", [one for one in found if one.difference < 0]),
        ]
        told = [
            self.say(id_, terms=", ".join([f"{term} {change}" for term, change in self.reasons(some)]))
            for id_, some in sides
            if some
        ]
        return " ".join(told)

    def change(self, value: float) -> str:
        text = self.figure(value, 2)
        return text if text.startswith(MINUS) else f"+{text}"

    def like(self, accuracy: Accuracy) -> str:
        """The level that plays as somebody played, with those that can't be told from it."""
        if not accuracy.level:
            return self.say("review-none")
        level, levels = self.level(accuracy.level), accuracy.levels
        if len(levels) < 2:
            return self.say("review-like", level=level)
        return self.say(
            "review-like-range", level=level, **{"from": self.level(levels[0]), "to": self.level(levels[-1])}
        )

    def bounds_said(self) -> str:
        """From which cost on a choice has a name."""
        return self.say(
            "review-bounds",
            inaccuracy=self.percent(self.tuned.bounds.inaccuracy),
            mistake=self.percent(self.tuned.bounds.mistake),
            blunder=self.percent(self.tuned.bounds.blunder),
        )

    def account_said(self) -> str:
        """What own and others' choices are compared with."""
        if not self.tuned.calibration.tempo:
            return self.say("review-account-untuned")
        return self.say("review-account-about", level=self.level(STANDARD))


def costliest(review: Review, most: int = MOST_COSTLY) -> list[Cost]:
    """The choices that cost most, those too close to call left out."""
    found = [cost for cost in review.costs if cost.cost > 0.0 and not cost.close]
    return sorted(found, key=lambda cost: (-cost.cost, cost.at))[:most]
