"""A game in the terminal: who has the device, what they see, and what their lines do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.text import Text

from carrack.arena.live import Seating
from carrack.cli.coaching import Coach
from carrack.cli.keyboard import EndOfInputError, Keyboard, complete_with, forget, notations
from carrack.cli.reading import NoSuchNumberError, by_number, candidates
from carrack.cli.saving import Autosave, command_line, resume_command
from carrack.cli.screen import Screen
from carrack.kernel.actions import Action
from carrack.kernel.match import Match
from carrack.kernel.messages import NOT_ASKED
from carrack.kernel.panels import Panel
from carrack.kernel.perspective import Decision, why_not

PUBLIC: Final = -1
MOST_CANDIDATES: Final = 12
MOST_REASONS: Final = 8


class LeaveError(Exception):
    """A person wants to leave the game."""


class Session:
    """One game at one device.

    `device` is the seat of the person who has it. `shown[seat]` counts the portions of events that the
    seat has been shown; the public (-1) watches where nobody plays.
    """

    def __init__(
        self,
        match: Match,
        seating: Seating,
        screen: Screen,
        autosave: Path | None,
        pack: Path | None,
        commands: Mapping[str, Callable[[Session, str], None]],
        loaded: Path | None = None,
        coach: Coach | None = None,
    ) -> None:
        self.match: Final = match
        self.seating: Final = seating
        self.screen: Final = screen
        self.keyboard: Final = Keyboard(screen.out)
        self.kept: Final = Autosave(match, seating, autosave, loaded)
        self.pack: Final = pack
        self.commands: Final = commands
        self.coach: Final = Coach(screen) if coach is None else coach
        self.device = PUBLIC
        self.shown: Final = dict.fromkeys([PUBLIC, *range(match.setup.seats)], 0)
        self.board_due = True
        self.on_screen: list[Panel] = []
        """The board as the person at the device has seen it last."""
        self.heard: set[str] = set()
        """What options were said to bring since somebody else has moved."""
        self.unread = False
        self.moved = False
        self.options: list[Action] = []
        self.hinted: Final[dict[str, list[list[Action]]]] = {}
        """The moves that hints named, by seat and fingerprint of the table."""
        self.passing: Final[dict[int, set[str]]] = {}
        """The kinds of reactions that a seat declines until it has to decide something else."""
        complete_with(lambda: notations(self.options))

    @property
    def alone(self) -> bool:
        """Whether at most one person plays, so that nothing needs hiding."""
        return len(self.seating.people) <= 1

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        if self.alone and self.seating.people:
            self.device = self.seating.people[0]
        before = PUBLIC
        while True:
            seat = self.seating.next_seat(self.match, self.device)
            if seat < 0:
                self.finish()
                return
            if seat in self.seating.bots:
                if self.alone and seat != before:
                    self.catch_up()
                before = seat
                self.heard.clear()
                with self.screen.thinking(seat):
                    self.coach.chosen(seat, self.seating.play_bot(self.match, seat))
                self.board_due = True
                continue
            before = PUBLIC
            if self.declines(seat) or (seat != self.device and not self.hand_over(seat)):
                continue
            self.decide(seat)

    def declines(self, seat: int) -> bool:
        """Decline a reaction for a person who always does; the device stays where it is."""
        reaction = self.match.perspective(seat).reaction
        if not reaction:
            self.passing.pop(seat, None)
        if reaction not in self.passing.get(seat, ()):
            return False
        declining = self.match.perspective(seat).options[0]
        self.match.apply(seat, declining)
        self.coach.chosen(seat, declining)
        self.board_due = True
        return True

    # The device

    def hand_over(self, seat: int) -> bool:
        """Nothing private stays on the screen; False if the person before took a choice back instead."""
        before = self.device
        self.forget()
        if before != PUBLIC and self.unread:
            self.keyboard.ask(self.screen.said("ui-read-first", seat=self.screen.seat(before)))
        self.unread = False
        if before != PUBLIC:
            self.screen.wipe()
        undo = self.screen.command_words("undo")
        curtain = self.screen.said("ui-curtain", seat=self.screen.seat(seat))
        while self.keyboard.ask(curtain).casefold() in undo:
            closed = self.match.undo_closed(before)
            if closed is None:
                self.match.undo(before)
                self.after_undo()
                return False
            self.screen.out.print(Text(self.screen.say(closed), style="yellow"))
        self.screen.wipe()
        self.device = seat
        self.board_due = True
        self.on_screen = []
        self.heard.clear()
        return True

    def forget(self) -> None:
        """Neither the arrow keys nor the tab key tell the next person what this one typed or could do."""
        self.options = []
        forget()

    def catch_up(self) -> None:
        """Show the person at the device what happened, as that seat saw it."""
        new = self.match.events[self.shown[self.device] :]
        self.shown[self.device] = len(self.match.events)
        told = [event for portion in new for event in portion]
        self.screen.told([event.seen_by(self.device) for event in told])
        if any(event.secret and self.device in event.audience for event in told):
            self.unread = True

    def after_undo(self) -> None:
        """Fewer events have happened than were shown."""
        for seat, count in self.shown.items():
            self.shown[seat] = min(count, len(self.match.events))
        self.board_due = True
        self.moved = True
        self.coach.went_back()

    # Decisions

    def decide(self, seat: int) -> None:
        """Show the decision and read lines until something happens."""
        self.autosave()
        if self.board_due:
            if not self.alone and len(self.match.events) > self.shown[seat]:
                self.screen.heading("ui-since")
            self.catch_up()
            self.show_board(only_new=True)
            self.board_due = False
        self.unread = False
        perspective = self.match.perspective(seat)
        decision = perspective.decision
        assert decision is not None
        self.options = perspective.options
        self.moved = False
        typed = self.coach.before(self)
        if self.moved:
            return
        self.ask(decision)
        self.coach.beside(self)
        while not self.moved:
            line, typed = typed or self.keyboard.ask(">"), ""
            if not line and decision.suggested is not None:
                self.do(seat, decision.suggested)
            elif line and not self.command(line):
                self.choose(seat, line)

    def ask(self, decision: Decision) -> None:
        """Show what a seat has to decide, and its options."""
        prompt = Text(self.screen.said("ui-your-turn", seat=self.screen.seat(decision.seat)))
        prompt.stylize(self.screen.seat_style(decision.seat))
        self.screen.out.print()
        self.screen.out.print(prompt.append(" " + self.screen.say(decision.prompt), style="bold"))
        self.screen.options(decision, self.heard)

    def command(self, line: str) -> bool:
        """Carry out a command of the terminal; False if the line is none."""
        word, _, rest = line.partition(" ")
        if any(action.notation == line.casefold() for action in self.options):
            return False
        for name, act in self.commands.items():
            if word.casefold() in self.screen.command_words(name):
                act(self, rest.strip())
                return True
        return False

    def choose(self, seat: int, line: str) -> None:
        """Do what a line names, one action after the other; numbers are those on the screen."""
        parts = [part.strip() for part in line.split(",") if part.strip()]
        numbered = self.options
        for done, part in enumerate(parts):
            action = self.understood(part, numbered)
            if action is None or not self.do(seat, action):
                if done:
                    self.screen.wrong("ui-stopped", text=part)
                return
            ahead = self.match.perspective(seat).options
            if not ahead and done + 1 < len(parts):
                self.screen.wrong("ui-stopped", text=parts[done + 1])
                return

    def label(self, action: Action) -> str:
        return self.screen.say(action.label)

    def understood(self, text: str, numbered: list[Action]) -> Action | None:
        """The action that a text means, if it is clear; otherwise the screen says what it could be."""
        try:
            action = by_number(text, numbered)
        except NoSuchNumberError as error:
            self.screen.wrong("ui-no-number", number=str(error), most=len(numbered))
            return None
        if action is not None:
            return action
        found = candidates(text, self.match.perspective(self.device).options, self.label)
        if len(found) == 1:
            return found[0]
        if not found:
            self.explain(text)
        else:
            self.screen.wrong("ui-ambiguous", text=text)
            for action in found[:MOST_CANDIDATES]:
                self.screen.out.print(Text(f"  {action.notation}  ").append(self.label(action), style="dim"))
            if len(found) > MOST_CANDIDATES:
                self.screen.out.print(Text(f"  … +{len(found) - MOST_CANDIDATES}"))
        return None

    def explain(self, text: str) -> None:
        """Why what a text names is not possible now, with the section of the rules."""
        found = candidates(text, self.match.rules.catalogue.actions, self.label)
        if not found:
            self.screen.wrong("ui-unknown", text=text)
        unasked = False
        for action in found[:MOST_REASONS]:
            refusal = why_not(self.match.table, self.device, action)
            if refusal is None:
                self.screen.line("ui-possible", action=action.notation)
            elif refusal.message.id != NOT_ASKED or not unasked:
                self.screen.refusal(action, refusal)
                unasked = unasked or refusal.message.id == NOT_ASKED
        if len(found) > MOST_REASONS and not unasked:
            self.screen.out.print(Text(f"… +{len(found) - MOST_REASONS}"))

    def do(self, seat: int, action: Action) -> bool:
        """Take an action, or say why not."""
        refusal = why_not(self.match.table, seat, action)
        if refusal is not None:
            self.screen.refusal(action, refusal)
            return False
        self.match.apply(seat, action)
        self.coach.chosen(seat, action)
        self.moved = True
        if self.match.choices[-1].closes:
            self.board_due = True
        if not self.alone:
            self.forget()
        if self.alone or not self.match.over:
            self.catch_up()
        return True

    def show_board(self, only_new: bool = False) -> None:
        """The board but for what is on request; with `only_new` what has changed since it was shown."""
        all_panels = self.panels()
        panels = [panel for panel in all_panels if not panel.on_request]
        full = not only_new or not self.on_screen
        self.screen.panels(panels if full else self.screen.changes(panels, self.on_screen))
        self.on_screen = panels
        more = [self.screen.say(panel.title) for panel in all_panels if panel.on_request]
        if full and more:
            board = self.screen.command_words("board")[0]
            self.screen.out.print()
            self.screen.line("ui-more-panels", command=board, panels=" · ".join(more))

    def show_panels(self, text: str) -> None:
        """The panels whose title has a text."""
        panels = self.panels()
        found = [panel for panel in panels if text.casefold() in self.screen.say(panel.title).casefold()]
        if not found:
            known = ", ".join(self.screen.say(panel.title) for panel in panels)
            self.screen.wrong("ui-no-panel", text=text, known=known)
        self.screen.panels(found)

    def panels(self) -> list[Panel]:
        """The board as the person at the device knows it."""
        return self.match.rules.board_text(self.match.perspective(self.device).view)

    def map_text(self) -> list[Panel]:
        """The places of the map, as the person at the device knows them."""
        return self.match.rules.map_text(self.match.perspective(self.device).view)

    # Saving and the end

    def autosave(self) -> None:
        """Keep every choice; a folder that can't be written is mentioned once."""
        why = self.kept.keep()
        if why:
            self.screen.wrong("ui-autosave-failed", why=why)

    def left(self) -> str:
        """How to go on later."""
        self.autosave()
        told = self.coach.left()
        if told:
            return told
        file = self.kept.file()
        if file is None:
            return self.screen.said("ui-nothing-lost" if self.kept.works else "ui-lost")
        return self.screen.said("ui-resume", command=resume_command(file, self.pack))

    def finish(self) -> None:
        """The last events, the result, and how to check the chance.

        Of several people everybody looks on now: what the last at the device has not been shown is told to
        all at once.
        """
        self.autosave()
        if self.alone:
            self.catch_up()
        else:
            self.screen.wipe()
            self.shown[PUBLIC] = self.shown[self.device]
            self.device = PUBLIC
            self.catch_up()
        self.coach.before(self)
        self.screen.heading("ui-over")
        standings = self.match.rules.standings(self.match.table)
        self.screen.result(standings, self.seating.kinds, self.seating.hints)
        if self.match.key is not None:
            self.screen.command("ui-secret", secret=self.match.key.secret)
        file = self.kept.file()
        if file is not None:
            command = command_line("verify", str(file), pack=self.pack)
            self.screen.command("ui-verify", command=command)


def play_session(session: Session) -> None:
    """Play; whoever stops, or whose input ends, is told how to go on."""
    try:
        session.run()
    except (EndOfInputError, LeaveError):
        session.screen.out.print(Text(session.left()), soft_wrap=True)
