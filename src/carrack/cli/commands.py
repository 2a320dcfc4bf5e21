"""The commands of a person in a game: undo, save, why, hint and the rest."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from carrack.arena.live import hint_of
from carrack.bots.kinds import KINDS, UnknownBotError
from carrack.cli.keyboard import EndOfInputError
from carrack.cli.reading import by_number, words_of
from carrack.cli.session import LeaveError, Session
from carrack.kernel.messages import Message
from carrack.kernel.rules import Component
from carrack.kernel.saves import SavedMatch, SaveError, read_record, write

LOG_LINES: Final = 20


def undo(session: Session, rest: str) -> None:
    """Take back the last choice, up to the barrier."""
    match = session.match
    closed = match.undo_closed(session.device)
    if closed is not None:
        session.screen.out.print(Text(session.screen.say(closed), style="yellow"))
        if session.alone and match.last_choice_of(session.device) >= 0:
            session.screen.line("ui-rewind-offer", command=session.screen.said("command-rewind"))
        return
    taken = match.choices[match.last_choice_of(session.device)].do
    match.undo(session.device)
    session.after_undo()
    session.screen.line("ui-undone", action=taken)


def rewind(session: Session, rest: str) -> None:
    """Against computer players alone: back to one's previous decision."""
    match = session.match
    if not session.alone:
        session.screen.wrong("ui-rewind-people")
        return
    at = match.last_choice_of(session.device)
    if at < 0:
        session.screen.wrong("undo-nothing")
        return
    taken = match.choices[at].do
    match.rewind(at)
    session.after_undo()
    session.screen.line("ui-rewound", action=taken)


def save(session: Session, rest: str) -> None:
    """Save to a file; a file that is no match is never replaced."""
    if not rest:
        session.screen.wrong("ui-save-where")
        return
    file = Path(rest).expanduser()
    try:
        if file.exists():
            read_record(file)
    except SaveError:
        session.screen.command("ui-save-other", file=str(file))
        return
    try:
        write(SavedMatch(session.match, session.seating.kinds), file)
    except (SaveError, OSError) as error:
        session.screen.command("ui-not-saved", why=str(error))
        return
    session.screen.command("ui-saved", file=str(file))


def why(session: Session, rest: str) -> None:
    """Why something is not possible now, with the section of the rules."""
    actions = session.match.rules.catalogue.actions
    if not rest:
        session.screen.wrong("ui-why-what", example=actions[-1].notation)
        return
    with suppress(ValueError):
        numbered = by_number(rest, session.options)
        rest = numbered.notation if numbered is not None else rest
    session.explain(rest)


def hint(session: Session, rest: str) -> None:
    """What a computer player would do here; it knows no more than the person."""
    screen = session.screen
    try:
        with screen.thinking(session.device):
            kind, action = hint_of(session.match.perspective(session.device), rest)
    except UnknownBotError:
        screen.wrong("ui-hint-kind", kinds=", ".join(KINDS), text=rest)
        return
    screen.line("ui-hint", kind=kind, label=screen.say(action.label), notation=action.notation)


def board(session: Session, rest: str) -> None:
    """The board once more."""
    session.show_board()


def log(session: Session, rest: str) -> None:
    """The last things that happened."""
    lines = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_LINES
    events = session.match.perspective(session.device).events
    if not events:
        session.screen.line("ui-log-empty")
    session.screen.events(events[max(0, len(events) - lines) :])


def cards(session: Session, rest: str) -> None:
    """Everything that has a text, by kind."""
    screen = session.screen
    kinds: dict[str, list[str]] = {}
    for component in screen.components:
        if component.text:
            kinds.setdefault(component.kind, []).append(screen.name(component.id))
    for kind, names in kinds.items():
        line = Text(screen.said(f"kind-{kind}") + ": ", style="bold")
        screen.out.print(line.append(", ".join(names), style="none"))


def look(session: Session, rest: str) -> None:
    """The text of a component."""
    screen = session.screen
    with_text = [component for component in screen.components if component.text]
    if not rest:
        screen.wrong("ui-look-what", example=screen.name((with_text or screen.components)[0].id))
        return
    found = components_called(session, rest)
    if not found:
        screen.wrong("ui-look-nothing", text=rest)
    for component in found:
        source = screen.said(f"source-{component.source}")
        kind = screen.said(f"kind-{component.kind}")
        head = Text(screen.name(component.id), style="bold")
        about = screen.said("ui-component", kind=kind, section=component.section, source=source)
        screen.out.print(head.append(f"  ({about})", style="dim"))
        if component.text:
            screen.out.print(Text("  " + " ".join(screen.say(Message(component.text)).split())))


def components_called(session: Session, text: str) -> list[Component]:
    """Components by their exact name or id, else those with all typed words in the name."""
    wanted = words_of(text)
    names = [
        (c, words_of(session.screen.name(c.id)), words_of(c.id.partition(":")[2].replace("_", " ")))
        for c in session.screen.components
    ]
    exact = [c for c, name, id_ in names if wanted in (name, id_)]
    if exact:
        return exact
    return [
        c
        for c, name, id_ in names
        if all(any(word.startswith(part) for word in [*name, *id_]) for part in wanted)
    ]


def help_(session: Session, rest: str) -> None:
    """The list of commands."""
    screen = session.screen
    screen.line("help-choose")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in COMMANDS:
        word = screen.said(f"command-{name}")
        grid.add_row(Text(f"  {word}", style="bold"), Text(screen.said(f"help-{name}")))
    screen.out.print(grid)


def quit_(session: Session, rest: str) -> None:
    """Leave; the game can be continued."""
    if session.match.choices:
        with suppress(EndOfInputError):
            file = session.keyboard.ask(session.screen.said("ui-quit-ask"))
            if file:
                save(session, file)
    raise LeaveError


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "undo": undo,
    "rewind": rewind,
    "save": save,
    "why": why,
    "hint": hint,
    "board": board,
    "log": log,
    "cards": cards,
    "look": look,
    "help": help_,
    "quit": quit_,
}
