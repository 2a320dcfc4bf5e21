"""Hints in the terminal: the best moves with their reasons, and what a computer player would choose."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from carrack.arena.live import hint_of
from carrack.bots.kinds import KINDS, UnknownBotError
from carrack.cli.session import Session
from carrack.kernel.actions import Action
from carrack.kernel.match import mark_of
from carrack.review.advice import hints_for
from carrack.review.records import Advised
from carrack.review.wording import Wording


def hint(session: Session, rest: str) -> None:
    """The best moves and why, or what a computer player would choose; with a number one of them is made."""
    if rest.isascii() and rest.isdigit():
        follow(session, int(rest[:6]))
    elif rest:
        ask_player(session, rest)
    else:
        show_moves(session)


def show_moves(session: Session) -> None:
    """The moves that look best; asked again about the same table this is the same hint."""
    screen, match = session.screen, session.match
    with screen.thinking(session.device):
        found = hints_for(match.rules, match.setup, match.table, session.device)
    moves = [[match.read(do) for do in one.move] for one in found]
    count(session, moves)
    wording = Wording(screen.texts.language, match.rules, match.setup, session.seating.kinds)
    screen.line("ui-hints", count=len(found))
    for number, one in enumerate(found, 1):
        screen.out.print(advised_as_text(number, one, wording))
    screen.line("ui-hint-follow", command=screen.command_words("hint")[0])


def advised_as_text(number: int, one: Advised, wording: Wording, follows: str = "") -> RenderableType:
    """A move in words and in notation, with what it promises and why, and perhaps what follows."""
    text = Text(wording.moves(one.move), style="bold").append(
        f"  {', '.join(one.move)}", style="not bold dim"
    )
    for line in (wording.promises(one), wording.speaks(one.reasons), follows):
        if line:
            text.append(f"\n{line}", style="not bold")
    grid = Table.grid()
    grid.add_row(Text(f"{number:>3}  ", style="bold cyan"), text)
    return grid


def ask_player(session: Session, kind: str) -> None:
    """What a computer player would do here; it knows no more than the person."""
    screen = session.screen
    try:
        with screen.thinking(session.device):
            full, action = hint_of(session.match.perspective(session.device), kind)
    except UnknownBotError:
        screen.wrong("ui-hint-kind", kinds=", ".join(KINDS), text=kind)
        return
    count(session, [])
    screen.line("ui-hint", kind=full, label=screen.say(action.label), notation=action.notation)


def count(session: Session, moves: list[list[Action]]) -> None:
    """Note a hint; a table counts once, however often one asks about it."""
    mark = mark_here(session)
    if mark not in session.hinted:
        session.seating.hints[session.device] += 1
    session.hinted[mark] = moves or session.hinted.get(mark, [])


def mark_here(session: Session) -> str:
    """What a person's question is known by."""
    return f"{session.device}:{mark_of(session.match.saved())}"


def follow(session: Session, number: int) -> None:
    """Make a move that a hint named, as far as the options go along."""
    moves = session.hinted.get(mark_here(session), [])
    if not 1 <= number <= len(moves):
        command = session.screen.command_words("hint")[0]
        session.screen.wrong("ui-hint-which", number=number, command=command)
        return
    for action in moves[number - 1]:
        if action not in session.match.perspective(session.device).options:
            break
        session.do(session.device, action)
