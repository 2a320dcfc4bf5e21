"""A match as one seat may know it, as records of the wire. Pure: knows neither database nor sockets."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import itemgetter
from typing import cast

import msgspec

from carrack.kernel.history import (
    PUBLIC,
    Move,
    Onlooker,
    beginning_of,
    moves_of,
    position_as_json,
    scene_at,
)
from carrack.kernel.match import Match
from carrack.kernel.messages import NOT_ASKED, NOT_IN_HAND, Message, Refusal, is_when, none_in_hand
from carrack.kernel.notes import note_of
from carrack.kernel.perspective import Decision, Perspective, why_not
from carrack.kernel.rules import Rules
from carrack.kernel.scene import Scene
from carrack.kernel.standings import Standings
from carrack.kernel.table import NOBODY, Table
from carrack.lessons.loader import lesson_files
from carrack.server.records.basics import ActionSaid, Refused, Said
from carrack.server.records.games import ComponentRecord, GameCard, GameRecord, OptionRecord
from carrack.server.records.state import (
    DecisionRecord,
    KindNow,
    Known,
    LogEntry,
    OptionNow,
    PanelRecord,
    PieceRecord,
    Position,
    Reason,
    Reasons,
    SceneRecord,
    StandingsRecord,
    TextBoard,
    UndoRecord,
    ZoneRecord,
)

MOST_REASONS = 8


def said(message: Message) -> Said:
    """A message of the engine."""
    return Said(message.id, message.args)


def refused(refusal: Refusal) -> Refused:
    """Why something is not possible."""
    return Refused(said(refusal.message), refusal.section)


def actions_said(rules: Rules, notations: Iterable[str]) -> dict[str, ActionSaid]:
    """Actions in words, by notation; what the catalogue no longer has is left out."""
    known = rules.catalogue.by_notation
    actions = [known[do] for do in sorted(set(notations)) if do in known]
    return {one.notation: ActionSaid(said(one.label), list(one.things)) for one in actions}


def position_of(match: Match, seat: int) -> Position:
    """The match now, with the seat's decision and its way back."""
    return position_record(match, match.table, seat, len(match.choices), undo_record(match, seat))


def earlier_position(match: Match, seat: int, at: int) -> Position:
    """The match after `at` choices, to look at."""
    return position_record(match, match.position(at), seat, at, None)


def position_record(match: Match, table: Table, seat: int, at: int, undo: UndoRecord | None) -> Position:
    """A table as a seat may know it. In a position of the past nobody decides anything."""
    perspective = Perspective(match.rules, table, seat)
    now = at == len(match.choices)
    decision = perspective.decision if now else None
    return Position(
        at=at,
        of=len(match.choices),
        seat=seat,
        scene=scene_of(match, table, seat),
        waiting_for=perspective.waiting_for(),
        waiting=[said(message) for message in perspective.waiting()],
        decision=None if decision is None else decision_record(decision),
        undo=undo,
        scores=match.rules.standings(table).scores if match.over else [],
    )


def scene_of(match: Match, table: Table, seat: int) -> SceneRecord:
    """What lies where on a table, as far as a seat may know it."""
    return scene_record(scene_at(match, Onlooker(match, seat), table))


def scene_record(scene: Scene) -> SceneRecord:
    """A scene; its zones and pieces have the fields of the wire, and stand in the place of records."""
    zones, pieces = cast("list[ZoneRecord]", scene.zones), cast("list[PieceRecord]", scene.pieces)
    return SceneRecord(scene.sheet, zones, pieces, list(scene.acting))


def decision_record(decision: Decision) -> DecisionRecord:
    """What a seat has to decide, with what each option would bring."""
    return DecisionRecord(
        decision.seat,
        said(decision.prompt),
        [
            OptionNow(
                action.notation,
                said(action.label),
                list(action.things),
                None if brings is None else said(brings),
                action.amount,
                decision.kind_of(action),
            )
            for action, brings in zip(decision.options, decision.consequences, strict=True)
        ],
        "" if decision.suggested is None else decision.suggested.notation,
        decision.reaction,
        [
            KindNow(
                entry.kind.id,
                said(entry.kind.label),
                None if entry.brings is None else said(entry.brings),
                None if entry.closed is None else refused(entry.closed),
            )
            for entry in decision.menu
        ],
        decision.about,
        note_of(decision.kind),
    )


def undo_record(match: Match, seat: int) -> UndoRecord | None:
    """A seat's way back; the public has none."""
    if seat == PUBLIC:
        return None
    closed = match.undo_closed(seat)
    return UndoRecord(closed is None, None if closed is None else said(closed))


def log_of(match: Match, seat: int, start: int = 0) -> list[LogEntry]:
    """What happened from choice number `start` on; number 0 is the set-up."""
    onlooker = Onlooker(match, seat)
    found: list[LogEntry] = []
    if start <= 0:
        found.append(LogEntry(0, PUBLIC, "", [said(event) for event in beginning_of(match, onlooker)]))
    return found + [
        LogEntry(
            move.number, move.seat, move.do, [said(event) for event in move.events], label_of(match, move)
        )
        for move in moves_of(match, onlooker, start)
    ]


def label_of(match: Match, move: Move) -> Said | None:
    """What a choice is called that no event tells of; a notation of older rules may have no name any more."""
    action = match.rules.catalogue.by_notation.get(move.do)
    return None if action is None or move.events else said(action.label)


def standings_record(standings: Standings) -> StandingsRecord:
    """The result."""
    return msgspec.convert(standings.as_json(), StandingsRecord)


def reasons_for(match: Match, seat: int, thing: str, do: str) -> Reasons:
    """Why a thing can't be chosen, or an action that is written so can't be done; or what can be done.

    A piece that no action means stands for the place where it lies, and only then for what it shows: whoever
    presses a disc means its region.
    """
    if do:
        return reasons_about(match, seat, {do}, "")
    view = match.rules.view(match.table, seat)
    piece = next((piece for piece in match.rules.scene(view).pieces if piece.id == thing), None)
    if piece is None:
        return reasons_about(match, seat, {thing}, thing)
    found = Reasons([], [], thing)
    for about, pointed in (
        (thing, {thing, *piece.means}),
        (piece.place, {piece.place}),
        (thing, {piece.face} - {""}),
    ):
        found = reasons_about(match, seat, pointed, about)
        if found.reasons or found.possible:
            break
    return found


def reasons_about(match: Match, seat: int, pointed: set[str], about: str) -> Reasons:
    """Why the actions that point at things, or are written so, can't be done; or what can be done."""
    perspective = match.perspective(seat)
    meant = [
        action
        for action in match.rules.catalogue.actions
        if (pointed.intersection(action.things) if about else action.notation in pointed)
    ]
    if not meant:
        return Reasons([], [], about)
    offered = {action.notation for action in perspective.options}
    reasons: list[Reason] = []
    told: set[tuple[str, str]] = set()
    for action in meant:
        refusal = None if action.notation in offered else why_not(match.table, seat, action)
        if refusal is None or (repr(refusal.message), refusal.section) in told:
            continue
        told.add((repr(refusal.message), refusal.section))
        reasons.append(Reason(action.notation, said(action.label), refused(refusal)))
    now = [reason for reason in reasons if is_about_now(reason.refused.message)]
    telling = of_cards_in_hand(now, pointed) if about else now
    decision = perspective.decision
    options = [] if decision is None else decision_record(decision).options
    possible = [option for option in options if option.do in {action.notation for action in meant}]
    # What would have to come first is told where nothing is missing for now.
    found = each_kind_first(telling) or ([] if possible else reasons)
    return Reasons(found[:MOST_REASONS], possible, about)


def is_about_now(message: Said) -> bool:
    """Whether a refusal says what is missing now, not only that something else is asked."""
    return message.id != NOT_ASKED and not is_when(message.id)


def of_cards_in_hand(reasons: list[Reason], pointed: set[str]) -> list[Reason]:
    """Without those that only say which other cards are not in hand; if none is left, one for them all."""
    held = [
        reason
        for reason in reasons
        if reason.refused.message.id != NOT_IN_HAND
        or pointed.intersection(map(str, reason.refused.message.args.values()))
    ]
    if held or not reasons:
        return held
    first = reasons[0]
    return [Reason(first.do, first.label, refused(none_in_hand(first.refused.section)))]


def each_kind_first(reasons: list[Reason]) -> list[Reason]:
    """The first reason of every kind, then the second ones: many of one kind don't hide the others."""
    counts: dict[str, int] = {}
    ranked: list[tuple[int, Reason]] = []
    for reason in reasons:
        kind = reason.refused.message.id
        counts[kind] = counts.get(kind, 0) + 1
        ranked.append((counts[kind], reason))
    return [reason for _, reason in sorted(ranked, key=itemgetter(0))]


def known_at(match: Match, seat: int, at: int) -> Known:
    """A position for programs: they need not read a drawing."""
    return msgspec.convert(position_as_json(match, Onlooker(match, seat), at), Known)


def text_board(match: Match, table: Table, seat: int) -> TextBoard:
    """A position as text, for screen readers."""
    panels = match.rules.board_text(match.rules.view(table, seat))
    return TextBoard(
        [
            PanelRecord(
                said(panel.title),
                [said(column) for column in panel.columns],
                [[said(cell) if isinstance(cell, Message) else cell for cell in row] for row in panel.rows],
            )
            for panel in panels
        ]
    )


def options_of(rules: Rules) -> list[OptionRecord]:
    """What can be chosen before a game."""
    return [OptionRecord(option.name, option.kind, list(option.values)) for option in rules.options]


@cache
def sheets_of(rules: Rules) -> list[str]:
    """The names of the sheets that the game's board is drawn on, that of a standard game first."""
    view = rules.view(rules.new_table(rules.setup(min(rules.players)), 0), NOBODY)
    first = rules.scene(view).sheet
    found = [path.stem for path in (rules.folder / "board").glob("*.svg")]
    return sorted(found, key=lambda name: (name != first, name))


def game_card(rules: Rules) -> GameCard:
    """A game in a list."""
    return GameCard(
        rules.id, list(rules.players), options_of(rules), sheets_of(rules), len(lesson_files(rules))
    )


def game_record(rules: Rules) -> GameRecord:
    """A game with its components."""
    return GameRecord(
        rules.id,
        list(rules.players),
        options_of(rules),
        sheets_of(rules),
        [
            ComponentRecord(
                c.id, c.kind, c.names, c.text, c.section, c.source, c.colour, c.plurals, c.genders
            )
            for c in rules.components()
        ],
        list(rules.reactions()),
    )
