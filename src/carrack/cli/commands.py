"""The commands of a person in a game: undo, save, why, hint and the rest."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from carrack.cli.hints import hint
from carrack.cli.keyboard import EndOfInputError
from carrack.cli.reading import by_number, words_of
from carrack.cli.rulebook import NoSectionError, print_rules, section_of
from carrack.cli.saving import saved_game
from carrack.cli.session import LeaveError, Session
from carrack.kernel.pages import how_to_play_text, rules_text, without_pictures
from carrack.kernel.rules import Component
from carrack.kernel.saves import SaveError, read_record, write

LOG_LINES: Final = 20


def undo(session: Session, rest: str) -> None:
    """Take back the last choice, up to the barrier."""
    match = session.match
    closed = match.undo_closed(session.device)
    if 0 <= match.last_choice_of(session.device) < match.known_from:
        session.screen.wrong("ui-no-way-back")
        return
    if closed is not None:
        session.screen.out.print(Text(session.screen.say(closed), style="yellow"))
        if session.alone and match.last_choice_of(session.device) >= 0:
            session.screen.line("ui-rewind-offer", command=session.screen.command_words("rewind")[0])
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
    if at < match.known_from:
        session.screen.wrong("ui-no-way-back")
        return
    taken = match.choices[at].do
    match.rewind(at)
    session.after_undo()
    session.screen.line("ui-rewound", action=taken)


def save(session: Session, rest: str) -> None:
    """Save to a file."""
    if rest:
        saved_to(session, rest)
    else:
        session.screen.wrong("ui-save-where")


def saved_to(session: Session, name: str) -> bool:
    """Save to a file of this name, or say why not; a file that is no match is never replaced."""
    screen = session.screen
    try:
        file = Path(name).expanduser()
        if file.exists() and not is_match(file):
            screen.command("ui-save-other", file=str(file))
            return False
        write(saved_game(session.match, session.seating), file)
    except OSError as error:
        screen.command("ui-not-saved", why=error.strerror or str(error))
    except (SaveError, ValueError, RuntimeError) as error:
        screen.command("ui-not-saved", why=str(error))
    else:
        screen.command("ui-saved", file=str(file))
        return True
    return False


def is_match(file: Path) -> bool:
    """Whether a file holds a match."""
    try:
        read_record(file)
    except SaveError:
        return False
    return True


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


def note(session: Session, rest: str) -> None:
    """What this question is about, for people who are new to it."""
    session.coach.note(session)


def board(session: Session, rest: str) -> None:
    """The board once more, or the parts of it whose title has a text."""
    if rest:
        session.show_panels(rest)
    else:
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


def map_(session: Session, rest: str) -> None:
    """The places of the map with their neighbours and values."""
    panels = session.map_text()
    if not panels:
        session.screen.wrong("ui-no-map", command=session.screen.command_words("board")[0])
    session.screen.map(panels)


def look(session: Session, rest: str) -> None:
    """The text of a component; of a place what the map says about it."""
    screen = session.screen
    with_text = [component for component in screen.components if component.text]
    if not rest:
        screen.wrong("ui-look-what", example=screen.name((with_text or screen.components)[0].id))
        return
    found = components_called(session, rest)
    if not found:
        screen.wrong("ui-look-nothing", text=rest)
    panels = session.map_text() if found else []
    places = {str(row[0]) for panel in panels for row in panel.rows}
    kinds = {component.kind for component in screen.components if component.id in places}
    for component in found:
        source = screen.said(f"source-{component.source}")
        kind = screen.said(f"kind-{component.kind}")
        head = Text(screen.name(component.id), style="bold")
        about = screen.said("ui-component", kind=kind, section=component.section, source=source)
        screen.out.print(head.append(f"  ({about})", style="dim"))
        if component.text:
            text = screen.said(component.text if screen.texts.has(component.text) else "ui-no-text")
            screen.below(Text(" ".join(text.split())))
        screen.place(panels, component.id)
        if component.kind in kinds and component.id not in places:
            screen.below(Text(screen.said("ui-elsewhere")))


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


def rules(session: Session, rest: str) -> None:
    """The rules to be read, or one section of them."""
    screen = session.screen
    _, text = rules_text(session.match.rules, screen.texts.language)
    if not text:
        screen.wrong("ui-no-rules")
        return
    try:
        print_rules(screen.out, section_of(text, rest) if rest else text)
    except NoSectionError as error:
        screen.wrong("ui-no-section", section=rest, known=error.known)


def guide(session: Session, rest: str) -> None:
    """How to play, on one page."""
    screen = session.screen
    _, text = how_to_play_text(session.match.rules, screen.texts.language)
    if text:
        print_rules(screen.out, without_pictures(text))
    else:
        screen.wrong("ui-no-guide")


def help_(session: Session, rest: str) -> None:
    """The list of commands."""
    screen = session.screen
    screen.line("help-choose")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in session.commands:
        word = ", ".join(screen.command_words(name, with_name=False))
        grid.add_row(Text(f"  {word}", style="bold"), Text(screen.said(f"help-{name}")))
    screen.out.print(grid)


def quit_(session: Session, rest: str) -> None:
    """Leave; the game can be continued."""
    if session.match.choices:
        with suppress(EndOfInputError):
            ask = session.screen.said("ui-quit-ask")
            while (file := session.keyboard.ask(ask)) and not saved_to(session, file):
                pass
    raise LeaveError


def always(session: Session, rest: str) -> None:
    """Decline this reaction and further ones of its kind, until one has to decide something else."""
    screen, seat = session.screen, session.device
    perspective = session.match.perspective(seat)
    if not perspective.reaction:
        screen.wrong("ui-no-reaction")
        return
    session.passing.setdefault(seat, set()).add(perspective.reaction)
    screen.line("ui-always", reaction=screen.said(f"reaction-{perspective.reaction}"))
    session.do(seat, perspective.options[0])


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "undo": undo,
    "rewind": rewind,
    "save": save,
    "why": why,
    "note": note,
    "hint": hint,
    "always": always,
    "board": board,
    "log": log,
    "cards": cards,
    "look": look,
    "map": map_,
    "guide": guide,
    "rules": rules,
    "help": help_,
    "quit": quit_,
}
