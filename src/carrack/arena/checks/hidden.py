"""Hidden information: what a seat can't see never reaches it through a view, an option, an event or a bot."""

from __future__ import annotations

from typing import Any

from carrack.arena.checks.position import (
    PUBLIC,
    Position,
    as_text,
    decision_text,
    options_of,
    require,
    view_text,
)
from carrack.arena.checks.tables import check_table, play_on
from carrack.bots.kinds import DEFAULT_BUDGETS, KINDS, make_bot
from carrack.bots.levels import MILLISECONDS
from carrack.kernel.actions import Action
from carrack.kernel.events import Event
from carrack.kernel.match import Match, fingerprint, take_for
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import Table, to_move

REDEAL = "7 re-deal"
BOTS = "7 bots"
FEATURES = "7 features"
TERMS = "7 terms"
MOST_FEATURE = 2000  # a net adds them up in whole numbers: the weights of large ones are small
REDEALS = 3
OFTEN = 30  # a small secret can stay the same several times by chance
SELDOM = 4
NOT_SEEN = object()
SMALL_BUDGETS = {kind: f"{kind}:8" for kind in (*MILLISECONDS, *DEFAULT_BUDGETS)}
"""Lines instead of time: what is done by the clock can't be repeated."""


def check_redeal(position: Position) -> None:
    """After any re-deal the seat sees the same view and is asked the same; the invariants still hold."""
    rules, table = position.rules, position.table
    public = view_text(rules, table, PUBLIC)
    for seat in position.seats_and_public():
        seen = view_text(rules, table, seat), public
        asked = decision_text(rules, table, seat)
        other = rules.redeal(table, seat, position.seed(f"re-deal {seat}"))
        now = view_text(rules, other, seat), view_text(rules, other, PUBLIC)
        require(now[0] == seen[0], REDEAL, f"seat {seat} sees a re-deal: {seen[0]} is now {now[0]}")
        require(now[1] == seen[1], REDEAL, f"everybody sees a re-deal: {seen[1]} is now {now[1]}")
        ask = decision_text(rules, other, seat)
        require(ask == asked, REDEAL, f"seat {seat} is asked {asked}, after a re-deal {ask}")
        waiting = [Perspective(rules, one, seat).waiting() for one in (table, other)]
        require(waiting[0] == waiting[1], REDEAL, f"seat {seat} waits for something else after a re-deal")
        check_table(rules, other, f"re-dealt for seat {seat}")
    position.unchanged(REDEAL, "re-dealing")


def check_redeal_is_blind(position: Position) -> None:
    """A re-deal depends on what the seat knows and on its seed, never on what the seat can't see."""
    rules, table = position.rules, position.table
    for seat in position.seats_and_public():
        seed = position.seed(f"blind {seat}")
        expected = as_text(rules.redeal(table, seat, seed).as_json())
        believed = rules.redeal(table, seat, position.seed(f"believed {seat}"))
        got = as_text(rules.redeal(believed, seat, seed).as_json())
        require(
            got == expected, REDEAL, f"a re-deal for seat {seat} uses what is hidden: {expected} or {got}"
        )


def check_redealt_game_goes_on(position: Position) -> None:
    """A re-dealt table is a table of the game: it can be played on, and its components still add up."""
    rules = position.rules
    for seat in position.seats_and_public():
        seed = position.seed(f"goes on {seat}")
        other = rules.redeal(position.table, seat, seed)
        play_on(other, seed)
        check_table(rules, other, f"played on after a re-deal for seat {seat}")


def check_imagined(position: Position) -> None:
    """An imagined table stands at the seat's own decision, with the seat's options and fresh chance."""
    table = position.table
    for ask in position.asks:
        perspective = Perspective(position.rules, table, ask.seat)
        imagined = perspective.imagine(position.seed("imagine"))
        require(to_move(imagined) == ask.seat, REDEAL, "an imagined table waits for another seat")
        require(options_of(imagined, ask.seat) == options_of(table, ask.seat), REDEAL, "imagined options")
        require(imagined.key is None, REDEAL, "an imagined table knows the secret of the match")
    position.unchanged(REDEAL, "imagining")


def check_own_action(position: Position) -> None:
    """While nothing hidden is shown and chance rests, an own action tells and shows the seat the same."""
    rules, table = position.rules, position.table
    for ask in position.asks:
        seat = ask.seat
        options = ask.options(table)
        action = options[position.seed(f"own action {seat}") % len(options)]
        true = table.copy()
        told = listen_and_take(true, seat, action)
        if barrier(table, true):
            continue
        believed = rules.redeal(table, seat, position.seed(f"own action of {seat}"))
        other = believed.copy()
        heard = listen_and_take(other, seat, action)
        what = f"seat {seat} learns something hidden by {action}, without a barrier"
        require(not barrier(believed, other), REDEAL, what)
        require(seen_by(heard, seat) == seen_by(told, seat), REDEAL, what)
        require(seen_by(heard, PUBLIC) == seen_by(told, PUBLIC), REDEAL, what)
        require(view_text(rules, other, seat) == view_text(rules, true, seat), REDEAL, what)


def barrier(before: Table, after: Table) -> bool:
    """Whether chance was used or something hidden shown in between."""
    return before.shown != after.shown or before.chance_position() != after.chance_position()


def listen_and_take(table: Table, seat: int, action: Action) -> list[Event]:
    """Carry out an option and return what it told."""
    told: list[Event] = []
    table.events = told
    take_for(table, seat, action)
    return told


def seen_by(events: list[Event], seat: int) -> str:
    """Events as one seat saw them."""
    return as_text([event.seen_by(seat).as_json() for event in events])


def check_judgement(position: Position) -> None:
    """Judging a table and evaluating the view of a seat is the same, whatever the seat can't see."""
    rules, table = position.rules, position.table
    for seat in range(table.seats):
        believed = rules.redeal(table, seat, position.seed(f"judgement {seat}"))
        expected = rules.evaluate(rules.view(believed, seat))
        got = rules.evaluate_table(table, seat)
        require(got == expected, REDEAL, f"seat {seat} judges the table {got}, its view {expected}")
    position.unchanged(REDEAL, "judging")


def check_terms(position: Position) -> None:
    """The named terms are as many as there are names, and their sum is the evaluation."""
    rules, table = position.rules, position.table
    names = rules.term_names()
    for seat in range(table.seats if names else 0):
        view = rules.view(table, seat)
        found = rules.terms(view)
        require(len(found) == len(names), TERMS, f"{len(found)} terms, {len(names)} names")
        value = rules.evaluate(view)
        require(abs(sum(found) - value) < 1e-6, TERMS, f"terms of seat {seat} make {sum(found)}, not {value}")
    position.unchanged(TERMS, "telling terms")


def check_features(position: Position) -> None:
    """Features are as many as are named, small whole numbers, and the same whatever the seat can't see."""
    rules, table = position.rules, position.table
    names = rules.feature_names()
    for seat in range(table.seats if names else 0):
        found = rules.features(table, seat)
        require(len(found) == len(names), FEATURES, f"{len(found)} features, {len(names)} names")
        large = [name for name, value in zip(names, found, strict=True) if abs(value) > MOST_FEATURE]
        require(not large, FEATURES, f"more than {MOST_FEATURE}: {large}")
        both = found, rules.evaluate_table(table, seat)
        require(rules.features_and_value(table, seat) == both, FEATURES, "with their value they differ")
        other = rules.redeal(table, seat, position.seed(f"features {seat}"))
        differ = [n for n, a, b in zip(names, found, rules.features(other, seat), strict=True) if a != b]
        require(not differ, FEATURES, f"seat {seat} knows of a re-deal by {differ}")
    position.unchanged(FEATURES, "reading features")


def check_bots(position: Position, kinds: tuple[str, ...] = KINDS) -> None:
    """Equal perspectives and equal seeds give equal moves: a bot can't know what its seat can't see."""
    rules, table = position.rules, position.table
    for ask in position.asks:
        seat = ask.seat
        believed = rules.redeal(table, seat, position.seed(f"bot of {seat}"))
        for kind in kinds:
            name = SMALL_BUDGETS.get(kind, kind)
            seed = position.seed(f"bot {kind}")
            true = make_bot(name, seed).choose(Perspective(rules, table, seat))
            other = make_bot(name, seed).choose(Perspective(rules, believed, seat))
            require(true in ask.options(table), BOTS, f"{name} takes {true}, which is no option")
            require(true is other, BOTS, f"{name} takes {true}, or {other} when hidden cards change")
    position.unchanged(BOTS, "a bot")


class Secrets:
    """Whether re-deals change what is hidden, over a whole game.

    Hidden from a seat is what another one sees and neither the seat nor the public does; partners may see
    the same. Something must differ for every seat from which something is hidden, and whatever is hidden must
    have differed at least once: else a re-deal hands out the truth. Neither is asked of what was hidden at
    few positions, where it may be the only thing possible (the one card that was never seen). What the rules
    say can be worked out must never differ: else a re-deal contradicts what was seen.
    """

    def __init__(self) -> None:
        self.differed: dict[int, bool] = {}
        self.kept_from: dict[int, int] = {}
        self.private: dict[str, int] = {}
        self.changed: set[str] = set()
        self.worked_out: tuple[str, ...] = ()

    def look(self, position: Position) -> None:
        """Chance is always dealt anew, so re-deals are compared with the same fresh chance."""
        rules, table = position.rules, position.table
        self.worked_out = rules.worked_out()
        public = leaves(rules.view(table, PUBLIC).as_json())
        seen = [leaves(rules.view(table, seat).as_json()) for seat in range(table.seats)]
        found: set[str] = set()
        for seat in position.seats_and_public():
            own = public if seat == PUBLIC else seen[seat]
            unseen = [hidden_leaves(public, own, player) for player in seen]
            names = {last_part(path) for hidden in unseen for path in hidden}
            found |= names
            if not names:
                continue
            if names.difference(self.worked_out):
                self.kept_from[seat] = self.kept_from.get(seat, 0) + 1
            marks: set[str] = set()
            for count in range(OFTEN):
                if count >= REDEALS and (len(marks) > 1 or self.differed.get(seat, False)):
                    break
                other = rules.redeal(table, seat, position.seed(f"secrets {seat} {count}"))
                other.use_fresh_chance(1)
                mark = fingerprint(other)
                if mark in marks:
                    continue  # the same table again: it was compared
                marks.add(mark)
                for player in range(table.seats):
                    if player != seat and unseen[player]:
                        self.compare(unseen[player], leaves(rules.view(other, player).as_json()))
            self.differed[seat] = self.differed.get(seat, False) or len(marks) > 1
        for name in found:
            self.private[name] = self.private.get(name, 0) + 1

    def compare(self, before: dict[str, Any], now: dict[str, Any]) -> None:
        """What is hidden from somebody, before and after a re-deal for that seat."""
        self.changed |= {
            last_part(path) for path, value in before.items() if now.get(path, NOT_SEEN) != value
        }

    def check(self, match: Match) -> None:
        """At the end of a match. If nothing differed where it was looked at, every position is."""
        for seat, differed in self.differed.items():
            fine = differed or self.kept_from.get(seat, 0) < SELDOM or ever_differs(match, seat)
            require(fine, REDEAL, f"no re-deal for seat {seat} changed anything hidden")
        for name, times in self.private.items():
            if name in self.worked_out:
                kept = name not in self.changed
                require(kept, REDEAL, f"{name!r}, which everybody can work out, changed in a re-deal")
            else:
                known = times < SELDOM or name in self.changed
                text = f"{name!r}, which others can't see, was the same in all re-deals of {times} positions"
                require(known, REDEAL, text)


def ever_differs(match: Match, seat: int) -> bool:
    """Whether re-deals for a seat differ at any position of a match."""
    for at in range(len(match.choices) + 1):
        table = match.position(at)
        marks: set[str] = set()
        for seed in range(REDEALS):
            other = match.rules.redeal(table, seat, seed)
            other.use_fresh_chance(1)
            marks.add(fingerprint(other))
        if len(marks) > 1:
            return True
    return False


def hidden_leaves(public: dict[str, Any], own: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What another player sees and neither the public nor the seat itself does, but for what it is asked."""
    return {
        path: value
        for path, value in other.items()
        if path not in ("seat", "in_progress")
        and value != public.get(path, NOT_SEEN)
        and value != own.get(path, NOT_SEEN)
    }


def last_part(path: str) -> str:
    """The name of a field, wherever it is."""
    return path.rsplit("/", 1)[-1]


def leaves(value: dict[str, Any], path: str = "") -> dict[str, Any]:
    """The values of a JSON record by their paths; a list is one value."""
    found: dict[str, Any] = {}
    for key, part in value.items():
        if isinstance(part, dict):
            found |= leaves(part, f"{path}{key}/")
        else:
            found[f"{path}{key}"] = part
    return found
