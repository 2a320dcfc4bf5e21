"""What the terminal shows: boards, options, events, results."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import groupby, takewhile
from typing import Final

from rich import box
from rich.console import Console, Group, JustifyMethod, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from carrack.arena.live import HUMAN
from carrack.cli.ending import printable
from carrack.kernel.actions import Action
from carrack.kernel.messages import Arg, Message, Refusal, seat_thing
from carrack.kernel.panels import Panel
from carrack.kernel.perspective import Decision
from carrack.kernel.rules import Component, Rules
from carrack.kernel.standings import Standings
from carrack.kernel.text import Texts

COLORS: Final = {"blue", "red", "green", "white", "yellow", "black", "purple", "brown", "orange"}
STYLES: Final = {"blue": "bright_blue", "red": "bright_red", "green": "bright_green", "white": "bold"}
ONE_COLUMN: Final = 12
PAIR: Final = 2
GAP: Final = 3
# So many options of one kind are put together; two are if they share what they bring.
MANY: Final = 3
# More events of a player on end than these are told in a paragraph.
FEW_EVENTS: Final = 3
# The number of an option and the space behind it.
NUMBER: Final = 5
# Sentences from this length on are said once in a turn.
LONG_SENTENCE: Final = 70
ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """A console that speaks one language about one game."""

    def __init__(self, out: Console, texts: Texts, rules: Rules) -> None:
        self.out: Final = out
        self.texts: Final = texts
        self.rules: Final = rules
        self.components: Final[list[Component]] = rules.components()
        english = {c.id: c.names["en"].lower() for c in self.components if c.id.startswith("seat:")}
        self.styles: Final = {id_: STYLES.get(name, name) for id_, name in english.items() if name in COLORS}

    # Words

    def say(self, message: Message) -> str:
        return self.texts.say(message)

    def said(self, id_: str, **args: Arg) -> str:
        return self.texts.say(Message(id_, args))

    def command_words(self, name: str, with_name: bool = True) -> list[str]:
        """The words for a command: those of the language, the usual one first, and its English name."""
        found = self.said(f"command-{name}").split()
        return found if name in found or not with_name else [*found, name]

    def kind(self, kind: str) -> str:
        """What a person or a computer player is called."""
        return self.said("ui-kind-human") if kind == HUMAN else printable(kind)

    def name(self, thing: str) -> str:
        return str(self.texts.name(thing))

    def seat(self, seat: int) -> str:
        """The name of a seat, such as its color."""
        name = self.name(seat_thing(seat))
        return self.said("ui-seat", seat=seat + 1) if name.startswith("seat:") else name

    def seat_style(self, seat: int) -> str:
        return "bold " + self.styles.get(seat_thing(seat), "")

    # Lines

    def line(self, id_: str, **args: Arg) -> None:
        self.out.print(Text(self.said(id_, **args)))

    def heading(self, id_: str, **args: Arg) -> None:
        self.out.print()
        self.out.print(Text(self.said(id_, **args), style="bold"))

    def below(self, text: Text, indent: int = 2) -> None:
        """A line that belongs to one before it."""
        self.out.print(Padding(text, (0, 0, 0, indent), expand=False))

    def command(self, id_: str, **args: Arg) -> None:
        """A line to be copied: it is not broken."""
        self.out.print(Text(self.said(id_, **args)), soft_wrap=True)

    def wrong(self, id_: str, **args: Arg) -> None:
        self.out.print(Text(self.said(id_, **args), style="yellow"))

    def refusal(self, action: Action, refusal: Refusal) -> None:
        """Why an action is not possible, with the section of the rules."""
        text = Text(f"{action.notation}: ", style="bold")
        text.append(self.say(refusal.message), style="yellow")
        if refusal.section:
            text.append(" " + self.said("ui-section", section=refusal.section), style="dim")
        self.out.print(text)

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        if self.out.is_terminal:
            self.out.file.write(WIPE)
            self.out.file.flush()

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """Shows that a computer player thinks."""
        if not self.out.is_terminal:
            return nullcontext()
        return self.out.status(Text(self.said("ui-thinking", seat=self.seat(seat))))

    # The board

    def cell(self, value: Message | str | int) -> Text:
        if isinstance(value, Message):
            return Text(self.say(value))
        return Text(str(self.texts.name(value)), style=self.styles.get(str(value), ""))

    def as_text(self, panel: Panel) -> str:
        """A panel's words, to compare panels by."""
        heads = "\t".join(self.say(column) for column in panel.columns)
        return "\n".join([self.say(panel.title), heads, *self.row_texts(panel)])

    def panel(self, panel: Panel) -> RenderableType:
        """A panel with its legend."""
        if panel.legend is None:
            return self.cells(panel)
        return Group(self.cells(panel), Text(self.say(panel.legend), style="dim"))

    def cells(self, panel: Panel) -> RenderableType:
        """A panel as a table; pairs and lists, which would grow long, as lines."""
        title = Text(self.say(panel.title), style="bold")
        if all("seat" in column.args for column in panel.columns):
            return Group(title, *self.lists(panel))
        if len(panel.columns) == PAIR:
            return Text.assemble(title, "  ", self.pairs(panel))
        return self.table(panel)

    def table(self, panel: Panel, places: bool = False) -> RenderableType:
        """A panel as a table in any case; the names of places are never broken."""
        title = Text(self.say(panel.title), style="bold")
        table = Table(header_style="dim", box=None, pad_edge=False)
        for number, column in enumerate(panel.columns):
            style = self.styles.get(str(column.args.get("seat", "")), "dim")
            head = Text(self.say(column), style=style)
            justify: JustifyMethod = "right" if self.numbers(panel, number) else "left"
            table.add_column(head, justify=justify, no_wrap=places and number == 0)
        table.padding = (0, 2, 0, 0)
        for row in panel.rows:
            table.add_row(*[self.cell(value) for value in row])
        return Group(title, table)

    def numbers(self, panel: Panel, column: int) -> bool:
        """Whether a column holds numbers, and signs such as a dash where there is none."""
        cells = [row[column] for row in panel.rows]
        texts = [self.cell(cell).plain for cell in cells if not isinstance(cell, str)]
        return len(texts) == len(cells) and not any(sign.isalpha() for text in texts for sign in text)

    def pairs(self, panel: Panel) -> Text:
        """A panel of names and values, one behind the other."""
        line = Text()
        for name, value in panel.rows:
            if line:
                line.append("  ·  ", style="dim")
            line.append(self.cell(name).plain + " ", style="dim").append_text(self.cell(value))
        return line

    def lists(self, panel: Panel) -> list[Text]:
        """A panel whose columns are lists of the seats: one line for each."""
        lines = []
        for number, column in enumerate(panel.columns):
            line = Text(self.say(column) + ": ", style=self.styles.get(str(column.args["seat"]), "bold"))
            names = [self.cell(row[number]).plain for row in panel.rows]
            lines.append(line.append(", ".join(filter(name_like, names)) or "-", style="none"))
        return lines

    def changes(self, panels: Iterable[Panel], before: Iterable[Panel]) -> list[Panel]:
        """What of some panels is new: a whole panel, or the changed rows of a table that has lost none."""
        known = {self.say(panel.title): panel for panel in before}
        found: list[Panel] = []
        for panel in panels:
            title = self.say(panel.title)
            old = known.get(title)
            if old is None or self.whole(panel, old):
                found += [panel] if old is None or self.row_texts(panel) != self.row_texts(old) else []
                continue
            texts = self.row_texts(old)
            rows = zip(panel.rows, self.row_texts(panel), strict=True)
            new = [row for row, text in rows if text not in texts]
            if new:
                found.append(Panel(Message("ui-changed", {"title": title}), panel.columns, new))
        return found

    def whole(self, panel: Panel, old: Panel) -> bool:
        """Whether all rows are needed to see what has changed: a line of values, or a row is gone.

        Texts of things that are gone, such as cards that were taken, are not missed.
        """
        if len(panel.columns) == PAIR:
            return not panel.rows or not all(isinstance(row[1], Message) for row in panel.rows)
        return bool(named_rows(old) - named_rows(panel))

    def row_texts(self, panel: Panel) -> list[str]:
        """The words of each row of a panel."""
        return ["\t".join(self.cell(value).plain for value in row) for row in panel.rows]

    def panels(self, panels: Iterable[Panel]) -> None:
        """Panels side by side as far as they fit."""
        row: list[RenderableType] = []
        used = 0
        after_line = False
        for panel in panels:
            shown = self.panel(panel)
            width = Measurement.get(self.out, self.out.options, shown).maximum + GAP
            if row and used + width > self.out.width + GAP:
                self.beside(row, first=not after_line)
                after_line = len(row) == 1 and isinstance(row[0], Text)
                row, used = [], 0
            row.append(shown)
            used += width
        if row:
            self.beside(row, first=not after_line)

    def map(self, panels: Iterable[Panel]) -> None:
        """The panels of a map as tables, one below the other: their rows are long."""
        for panel in panels:
            self.beside([self.table(panel, places=True)])

    def place(self, panels: Iterable[Panel], place: str) -> None:
        """What the panels of a map say about a place, a line for each column.

        Where places have several rows in a panel, such as the pieces that lie there, each row is a line.
        """
        for panel in panels:
            ids = [row[0] for row in panel.rows]
            for row in panel.rows:
                if row[0] != place:
                    continue
                cells = zip(panel.columns[1:], row[1:], strict=True)
                lines = [Text.assemble((f"{self.say(c)}: ", "dim"), self.cell(v)) for c, v in cells]
                for line in lines if len(set(ids)) == len(ids) else [Text(", ").join(lines)]:
                    self.below(line)

    def beside(self, shown: list[RenderableType], first: bool = True) -> None:
        """Things in one row, with an empty line before them; lines may follow each other without one."""
        if first or len(shown) > 1 or not isinstance(shown[0], Text):
            self.out.print()
        if len(shown) == 1:
            self.out.print(shown[0])
            return
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*shown)
        self.out.print(grid)

    # Choices and events

    def options(self, decision: Decision, heard: set[str] | None = None) -> None:
        """Numbered options with their text, what they bring, and notation; those of one kind together.

        Long sentences that were `heard` already are left out; those told now are added to them.
        """
        choices = numbered(decision)
        told: dict[int, list[str]] = {}
        for choice in choices:
            told[choice.number] = [] if choice.brings is None else sentences(self.say(choice.brings))
        long = {part for parts in told.values() for part in parts if len(part) >= LONG_SENTENCE}
        for number, parts in told.items():
            told[number] = [part for part in parts if heard is None or part not in heard]
            if len(told[number]) < len(parts):
                told[number].append(ELLIPSIS)
        if heard is not None:
            heard |= long
        alone: list[Choice] = []
        for group in groups(choices):
            shared = common_end([told[choice.number] for choice in group])
            if len(group) < MANY and not (len(group) > 1 and shared):
                alone += group
                continue
            self.apart(alone, told, decision.suggested)
            alone = []
            self.together(group, told, shared, decision.suggested)
        self.apart(alone, told, decision.suggested)

    def labelled(self, name: str, action: Action, brings: list[str], suggested: Action | None) -> Text:
        """An option's name, whether Enter takes it, and what it would bring."""
        text = Text(name)
        if action is suggested:
            text.append(f" {self.said('ui-suggested')}", style="green")
        if brings:
            text.append(f" · {' '.join(brings)}", style="dim")
        return text

    def together(
        self, group: list[Choice], told: dict[int, list[str]], shared: list[str], suggested: Action | None
    ) -> None:
        """Options that differ in one name: what they share is said once, then as many in a line as fit."""
        key = differing(group[0].action, group[1].action)
        label = group[0].action.label
        head = Text(self.say(Message(label.id, {**label.args, key: ELLIPSIS})), style="bold")
        if head.plain == ELLIPSIS:
            head = Text()
        if shared:
            head.append(f"{' · ' if head else ''}{' '.join(shared)}", style="not bold dim")
        notation = Text(f"  {common_words([choice.action.notation for choice in group])}", style="dim")
        if len(head.plain) + len(notation.plain) < self.out.width - 2:
            head.append_text(notation)
        if head:
            self.out.print(Padding(head, (0, 0, 0, 2), expand=False))
        line = Text()
        for choice in group:
            parts = told[choice.number]
            name = self.cell(choice.action.label.args[key]).plain
            item = Text(f"{choice.number:>3}", style="bold cyan").append("  ", "none")
            own = parts[: len(parts) - len(shared)]
            item.append_text(self.labelled(name, choice.action, own, suggested))
            if line and len(line.plain) + GAP + len(item.plain) > self.out.width:
                self.hanging(line)
                line = Text()
            line = item if not line else line.append(" " * GAP).append_text(item)
        self.hanging(line)

    def hanging(self, line: Text) -> None:
        """A line that begins with a number; if it is broken, the rest stands below the text."""
        grid = Table.grid()
        grid.add_row(line[:NUMBER], line[NUMBER:])
        self.out.print(grid)

    def apart(self, choices: list[Choice], told: dict[int, list[str]], suggested: Action | None) -> None:
        """Options that have no others of their kind, each with its notation; long lists in two columns."""
        if not choices:
            return
        cells: list[tuple[Text, Text, Text]] = []
        for choice in choices:
            name = self.say(choice.action.label)
            label = self.labelled(name, choice.action, told[choice.number], suggested)
            notation = Text(choice.action.notation, style="dim")
            cells.append((Text(f"{choice.number:>3}", style="bold cyan"), label, notation))
        grid = Table.grid(padding=(0, 2, 0, 0))
        width = 2 + max(sum(len(text.plain) + 2 for text in cell) for cell in cells)
        if width > self.out.width:
            # Long texts have the whole width; the words of the option itself name it too.
            cells = [(number, label, Text()) for number, label, _ in cells]
        if len(cells) > ONE_COLUMN and width * 2 <= self.out.width:
            half = (len(cells) + 1) // 2
            for at in range(half):
                right = cells[at + half] if at + half < len(cells) else (Text(), Text(), Text())
                grid.add_row(*cells[at], *right)
        else:
            for cell in cells:
                grid.add_row(*cell)
        self.out.print(grid)

    def events(self, events: Iterable[Message], indent: int = 2) -> None:
        """What happened, a line each."""
        for text in self.sentences_of(events):
            self.below(text, indent)

    def sentences_of(self, events: Iterable[Message]) -> Iterable[Text]:
        """What happened; what happened several times on end is told once, with a number."""
        for message, repeats in groupby(events):
            text = Text.assemble((self.say(message), self.event_style(message)))
            times = sum(1 for _ in repeats)
            if times > 1:
                text.append(" " + self.said("ui-times", count=times), style="dim")
            yield text

    def told(self, events: list[Message]) -> None:
        """What happened: a line each, but the long part of a player, with all it brought, as a paragraph."""
        seats: list[Arg] = []
        for message in events:
            seats.append(message.args.get("seat", seats[-1] if seats else ""))
        for seat, part in groupby(zip(seats, events, strict=True), lambda pair: pair[0]):
            run = [message for _, message in part]
            if not seat or len(run) <= FEW_EVENTS:
                self.events(run)
            else:
                self.below(Text(" ").join(self.sentences_of(run)))

    def event_style(self, message: Message) -> str:
        return self.styles.get(str(message.args.get("seat", "")), "")

    # The end

    def result(self, standings: Standings, players: list[str], hints: Sequence[int] = ()) -> None:
        """The score table with the hints that were taken, what broke a tie, which player or team won."""
        table = Table(
            title=Text(self.said("ui-result"), style="bold"), title_justify="left", box=box.SIMPLE_HEAD
        )
        table.add_column("")
        for seat, kind in enumerate(players):
            head = Text(self.seat(seat), style=self.seat_style(seat)).append(
                f"\n{self.kind(kind)}", style="dim"
            )
            table.add_column(head, justify="right")
        for category in standings.categories:
            table.add_row(Text(self.said(f"category-{category.name}")), *[str(v) for v in category.values])
        table.add_section()
        if standings.in_teams():
            table.add_row(Text(self.said("ui-team")), *[str(team + 1) for team in standings.teams])
        table.add_row(Text(self.said("ui-score"), style="bold"), *[str(score) for score in standings.scores])
        table.add_row(Text(self.said("ui-place")), *[str(place) for place in standings.places])
        if any(hints):
            table.add_row(Text(self.said("ui-hints-taken"), style="dim"), *[str(count) for count in hints])
        self.out.print(table)
        if standings.tie_break:
            self.line("ui-tie-break", what=self.said(f"category-{standings.tie_break}"))
        winners = [self.joined([self.seat(seat) for seat in team]) for team in standings.winning_teams()]
        if standings.in_teams():
            won = self.said("ui-winning-team", count=len(winners), names="; ".join(winners))
        else:
            won = self.said("ui-winner", count=len(winners), names=self.joined(winners))
        self.out.print(Text(won, style="bold green"))

    def joined(self, names: list[str]) -> str:
        """Names with an "and" between them."""
        return f" {self.said('ui-and')} ".join(names)


class Choice:
    """An option with its number and what it would bring."""

    def __init__(self, number: int, action: Action, brings: Message | None) -> None:
        self.number: Final = number
        self.action: Final = action
        self.brings: Final = brings


def numbered(decision: Decision) -> list[Choice]:
    """The options as they are counted on the screen."""
    told = zip(decision.options, decision.consequences, strict=True)
    return [Choice(number, action, brings) for number, (action, brings) in enumerate(told, 1)]


def differing(one: Action, other: Action) -> str:
    """The argument in which two labels of a kind name different things; empty if they differ otherwise."""
    mine, its = one.label.args, other.label.args
    if one.label.id != other.label.id or mine.keys() != its.keys():
        return ""
    keys = [key for key in mine if mine[key] != its[key]]
    return keys[0] if len(keys) == 1 and ":" in str(mine[keys[0]]) else ""


def groups(choices: list[Choice]) -> list[list[Choice]]:
    """Options in a row that differ in the same name only."""
    found: list[list[Choice]] = []
    for choice in choices:
        last = found[-1] if found else []
        key = differing(last[-1].action, choice.action) if last else ""
        if key and (len(last) == 1 or differing(last[0].action, last[1].action) == key):
            last.append(choice)
        else:
            found.append([choice])
    return found


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return re.split(r"(?<=[.!?]) ", text)


def common_end(texts: list[list[str]]) -> list[str]:
    """The sentences with which all texts end."""
    shared: list[str] = []
    for parts in zip(*[reversed(text) for text in texts], strict=False):
        if any(part != parts[0] for part in parts):
            break
        shared.insert(0, parts[0])
    return shared


def common_words(notations: list[str]) -> str:
    """The words with which all notations begin."""
    columns = zip(*[notation.split() for notation in notations], strict=False)
    shared = takewhile(lambda words: len(set(words)) == 1, columns)
    return " ".join([*[words[0] for words in shared], ELLIPSIS])


def named_rows(panel: Panel) -> set[tuple[str, ...]]:
    """The rows of a panel by the things that they begin with."""
    return {
        tuple(str(cell) for cell in takewhile(lambda cell: isinstance(cell, str), row)) for row in panel.rows
    }


def name_like(text: str) -> bool:
    """Whether a cell says something; a dash fills an empty one."""
    return any(sign.isalnum() for sign in text)
