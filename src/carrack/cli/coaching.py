"""The coach in the terminal: notes about questions, and lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from carrack.cli.learning import Learned, keep
from carrack.cli.screen import Screen
from carrack.kernel.actions import Action
from carrack.kernel.match import Match
from carrack.kernel.notes import note_messages, note_of
from carrack.kernel.perspective import ask_of
from carrack.lessons.course import Card, Course, CourseError

if TYPE_CHECKING:
    from carrack.cli.session import Session

MARGIN: Final = 2


class Coach:
    """Says what a question is about the first time that somebody meets it; else when asked."""

    def __init__(self, screen: Screen, known: Learned | None = None) -> None:
        self.screen = screen
        self.known = known

    def chosen(self, seat: int, action: Action) -> None:
        """A choice was made."""

    def went_back(self) -> None:
        """Choices were taken back."""

    def before(self, session: Session) -> str:
        """What is said before a question; returns what the person has typed in answer, if anything."""
        note = self.note_now(session)
        if self.known is not None and note and not self.known.has_read(self.screen.rules.id, note):
            keep(self.known)
            self.say_note(note)
        return ""

    def beside(self, session: Session) -> None:
        """What is said below the options."""

    def left(self) -> str:
        """How to go on later, if the coach knows."""
        return ""

    def note_now(self, session: Session) -> str:
        """The note about the question at hand, if the game has one."""
        ask = ask_of(session.match.table, session.device)
        note = "" if ask is None else note_of(type(ask).__name__)
        return note if note and self.screen.texts.has(note) else ""

    def note(self, session: Session) -> None:
        """Say the note, read or not."""
        note = self.note_now(session)
        if note:
            self.say_note(note)
        else:
            self.screen.wrong("ui-no-note")

    def say_note(self, note: str) -> None:
        what, mistake, section = [self.screen.say(message) for message in note_messages(note)]
        self.aside(f"{what} {mistake}", section)

    def aside(self, text: str, section: str) -> None:
        """Something that the coach says."""
        said = Text(" ".join(text.split()), style="cyan")
        if section:
            said.append(" " + self.screen.said("ui-section", section=section), style="dim")
        self.screen.out.print()
        self.screen.out.print(Padding(said, (0, MARGIN), expand=False))


class LessonCoach(Coach):
    """Leads through a lesson; after it, or beside it, the coach goes on with notes."""

    def __init__(self, screen: Screen, known: Learned, course: Course) -> None:
        super().__init__(screen, known)
        self.course = course
        self.told: Card | None = None

    @property
    def match(self) -> Match:
        return self.course.match

    def chosen(self, seat: int, action: Action) -> None:
        self.course.chosen(seat, action)
        self.keep()

    def went_back(self) -> None:
        self.course.went_back()
        self.keep()

    def keep(self) -> None:
        """Store how far the lesson has come."""
        assert self.known is not None
        lesson = self.course.lesson
        progress = self.known.progress(self.screen.rules.id, lesson.id, lesson.mark)
        progress.choices = [(choice.seat, choice.do) for choice in self.match.choices]
        progress.place = self.course.place
        progress.done = progress.done or self.course.done
        progress.ended = self.course.done and self.match.over
        keep(self.known)

    def before(self, session: Session) -> str:
        """Beats that are read, one after the other, up to one that asks for a choice."""
        while True:
            card = self.course.card()
            self.tell(card)
            if card.state in ("free", "done"):
                return super().before(session) if not self.match.over else ""
            if card.state not in ("read", "astray", "stuck"):
                return ""
            line = session.keyboard.ask(self.screen.said(f"learn-ask-{card.state}"))
            if not line and card.state == "stuck":
                self.repeat(session)
            elif not line:
                self.course.go_on()
                self.keep()
            elif not session.command(line):
                return line
            if session.moved:
                return ""

    def tell(self, card: Card) -> None:
        """Say a card, once as long as it stays the same."""
        if card == self.told:
            return
        if card.reply is not None:
            self.aside(self.screen.say(card.reply), "")
        elif self.told is None or (card.beat, card.state) != (self.told.beat, self.told.state):
            self.screen.out.print()
            if card.beat:
                self.screen.line("learn-beat", number=card.number, of=card.of)
            self.aside(self.screen.say(card.text), card.section)
        self.told = card

    def beside(self, session: Session) -> None:
        """Which of the options the lesson means."""
        card = self.course.card()
        if card.expected:
            shown = [f"{self.number_of(session, notation)} ({notation})" for notation in card.expected]
            self.screen.line("learn-expected", choices=", ".join(shown))

    def number_of(self, session: Session, notation: str) -> int:
        return [action.notation for action in session.options].index(notation) + 1

    def left(self) -> str:
        self.keep()
        return self.screen.said("learn-left", game=self.screen.rules.id, lesson=self.course.lesson.id)

    # Commands

    def repeat(self, session: Session) -> None:
        """Back to the beginning of the beat, or to the one before."""
        try:
            self.course.repeat()
        except CourseError:
            self.screen.wrong("learn-beginning")
            return
        self.told = None
        self.keep()
        session.after_undo()

    def show(self, session: Session) -> None:
        """Do what the lesson expects."""
        card = self.course.card()
        if card.state == "read":
            self.course.go_on()
        elif card.expected:
            session.do(session.device, self.match.read(card.expected[0]))
        else:
            self.screen.wrong("learn-nothing-expected")

    def play_freely(self) -> None:
        """The lesson ends here; the game goes on."""
        self.course.leave()
        self.tell(self.course.card())
        self.keep()
