"""The end of the game, where nobody else decides any more: every line is played to its end.

No opinion is needed there. A judge that has to compare a finished game with one that goes on compares what is
certain with a guess, and gives a victory away for it.
"""

from __future__ import annotations

from typing import Final

from carrack.bots.stopwatch import Stopwatch
from carrack.kernel.actions import Action
from carrack.kernel.chance import Stream
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table, take, to_move

MOST_CHOICES: Final = 2500  # that are tried for a decision
MOST_TABLES: Final = 24  # that the seat could believe in, on which its lines are compared
FEWEST_TABLES: Final = 6
SHORTEST: Final = 1e-5  # seconds that a try is taken to last at least

Verdict = tuple[float, float, int]  # the share of the victory, the lead in points, the choices that are saved


class Ending:
    """Tries all that a seat can still do, as long as it decides alone and choices are left to be tried."""

    __slots__ = ("alone", "left", "rules", "seat")

    def __init__(self, rules: Rules, seat: int, choices: int) -> None:
        self.rules: Final = rules
        self.seat: Final = seat
        self.left = choices
        self.alone = True

    def verdicts(self, tables: list[Table], options: list[Action]) -> list[Verdict]:
        """What each option comes to on average, if the seat goes on as well as it can.

        A choice is the same on all tables until chance has spoken or the options differ. From then on the
        best is made of each table, as if the seat knew what chance will bring: that flatters all lines alike.
        """
        found: list[Verdict] = []
        for action in reversed(options):  # the last one often ends the turn: others that decide are soon met
            after: list[Table] = []
            asked: list[list[Action]] = []
            alike = True
            for before in tables:
                table = before.copy()
                now = take(table, action)
                self.left -= 1
                if self.left < 0 or (now and to_move(table) != self.seat):
                    self.alone = False
                    return found
                alike = alike and table.state == before.state and (not asked or now == asked[0])
                after.append(table)
                asked.append(now)
            if alike:
                verdict = self.verdict(after, asked[0])
            else:
                verdict = mean([self.verdict([one], now) for one, now in zip(after, asked, strict=True)])
            if not self.alone:
                return found
            found.append((verdict[0], verdict[1], verdict[2] - 1))
        found.reverse()
        return found

    def verdict(self, tables: list[Table], options: list[Action]) -> Verdict:
        """What the tables come to: their results, or those of the best line."""
        if options:
            found = self.verdicts(tables, options)
            return max(found) if self.alone else (0.0, 0.0, 0)
        return mean([self.result(table) for table in tables])

    def result(self, table: Table) -> Verdict:
        """What came of a finished game."""
        standings = self.rules.standings(table)
        own = standings.teams[self.seat]
        others = [score for score, team in zip(standings.scores, standings.teams, strict=True) if team != own]
        lead = standings.scores[self.seat] - max(others)
        return standings.shares()[self.seat], float(lead), 0


def mean(verdicts: list[Verdict]) -> Verdict:
    """The mean of several; the longest line counts."""
    number = len(verdicts)
    return (
        sum([one[0] for one in verdicts]) / number,
        sum([one[1] for one in verdicts]) / number,
        min([one[2] for one in verdicts]),
    )


def best_ending(perspective: Perspective, stream: Stream, time: Stopwatch | None = None) -> Action | None:
    """The choice that wins most, if only this seat still decides anything and all its lines can be tried.

    Of several it is the one with the largest lead, then the one that ends the game soonest. A stopwatch
    leaves so much time for it.
    """
    rules, seat, options = perspective.rules, perspective.seat, perspective.options
    most = MOST_CHOICES // FEWEST_TABLES
    probe = Ending(rules, seat, most)
    first = perspective.imagine(stream.fork())
    before = 0.0 if time is None else time.left()
    probe.verdicts([first], options)
    if not probe.alone:
        return None
    number = min(MOST_TABLES, MOST_CHOICES // (most - probe.left))
    if time is not None:
        left = time.left()
        number = min(number, int(left / max(before - left, SHORTEST)))
    if number < FEWEST_TABLES:
        return None
    tables = [first, *[perspective.imagine(stream.fork()) for _ in range(number - 1)]]
    ending = Ending(rules, seat, 2 * MOST_CHOICES)
    found = ending.verdicts(tables, options)
    return options[found.index(max(found))] if ending.alone else None
