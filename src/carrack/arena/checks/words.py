"""The scene that options point at, and the texts of everything that a player can read."""

from __future__ import annotations

import re

from carrack.arena.checks.legality import check_reason, labels
from carrack.arena.checks.position import PUBLIC, CheckError, Position, require
from carrack.kernel.events import Event
from carrack.kernel.messages import NOT_ASKED, Message
from carrack.kernel.notes import EXPLAIN, FORMS, SECTION, note_messages, notes_file, notes_of
from carrack.kernel.pages import rules_text, sections_of
from carrack.kernel.perspective import Perspective
from carrack.kernel.rules import Rules
from carrack.kernel.standings import Standings
from carrack.kernel.text import LANGUAGES, TextError, Texts

SCENE = "9 scene"
TEXTS = "9 texts"
BRINGS = "9 consequences"
MAP = "9 map"
MENU = "9 menu"
NOTES = "9 notes"


def check_scene(position: Position) -> None:
    """Ids are unique, every piece lies in a zone, and every thing that an option points at is there."""
    rules, table = position.rules, position.table
    for seat in position.seats_and_public():
        scene = rules.scene(rules.view(table, seat))
        zones = [zone.id for zone in scene.zones]
        ids = zones + [piece.id for piece in scene.pieces]
        twice = sorted({id_ for id_ in ids if ids.count(id_) > 1})
        require(not twice, SCENE, f"ids that stand for several things: {twice}")
        for piece in scene.pieces:
            require(piece.place in zones, SCENE, f"{piece.id} lies in {piece.place}, which is no zone")
        things = scene.things()
        for ask in position.asks:
            for action in ask.options(table) if ask.seat == seat else []:
                missing = [thing for thing in action.things if thing not in things]
                require(not missing, SCENE, f"{action} points at {missing}, seat {seat} has no such thing")


def collect_prompts(position: Position) -> None:
    """What the seats are asked."""
    for ask in position.asks:
        thing = ask.about(position.table)
        scene = position.rules.scene(position.rules.view(position.table, ask.seat)) if thing else None
        seen = scene is None or thing in scene.things() | {piece.face for piece in scene.pieces}
        require(seen, BRINGS, f"{ask.name} is about {thing}, which seat {ask.seat} does not see")
        position.messages.add(ask.prompt(position.table))
        position.messages.add(ask.waiting(position.table))
        if ask.reaction:
            require(ask.always, BRINGS, f"{ask.name} is a reaction and not asked in any case")
            known = ask.reaction in position.rules.reactions()
            require(known, BRINGS, f"{ask.name} is a reaction {ask.reaction!r} that the rules don't name")
            position.messages.add(Message(f"reaction-{ask.reaction}"))


def collect_consequences(position: Position) -> None:
    """What the options would cost or bring; asking for it changes nothing and is no matter of chance."""
    table = position.table
    for ask in position.asks:
        suggested = ask.suggested(table)
        offered = suggested is None or suggested in ask.options(table)
        require(offered, BRINGS, f"{ask.name} suggests {suggested}, which it does not offer")
        for action in ask.options(table):
            brings = ask.consequence(table, action)
            again = ask.consequence(table.copy(), action)
            require(brings == again, BRINGS, f"{action} brings {brings}, asked again {again}")
            if brings is not None:
                position.messages.add(brings)
    position.unchanged(BRINGS, "asking what an option brings")


def collect_menus(position: Position) -> None:
    """Menus name every kind of action that is open; a closed kind has a reason with its section."""
    for ask in position.asks:
        decision = Perspective(position.rules, position.table, ask.seat).decision
        assert decision is not None
        for entry in decision.menu:
            position.messages.add(entry.kind.label)
            position.messages.update([] if entry.brings is None else [entry.brings])
            is_open = bool(entry.kind.among(decision.options))
            told = f"{entry.kind} of {ask.name} is open: {is_open}, closed by {entry.closed}"
            require(is_open == (entry.closed is None), MENU, told)
            if entry.closed is not None:
                require(entry.closed.message.id != NOT_ASKED, MENU, told)
                check_reason(entry.closed, MENU)
                position.messages.add(entry.closed.message)
        missing = [action for action in decision.options if decision.menu and not decision.kind_of(action)]
        require(not missing, MENU, f"the menu of {ask.name} does not list {missing}")
    position.unchanged(MENU, "asking for a menu")


def collect_board_text(position: Position) -> None:
    """What the seats and the public read of the board in a terminal."""
    rules = position.rules
    for seat in position.seats_and_public():
        for panel in rules.board_text(rules.view(position.table, seat)):
            cells = [panel.title, *panel.columns, *[cell for row in panel.rows for cell in row]]
            position.messages.update([cell for cell in cells if isinstance(cell, Message)])


def check_map(position: Position) -> None:
    """The rows of a map fit their columns and begin with a place; whatever they name is a component."""
    rules = position.rules
    known = {component.id for component in rules.components()}
    for seat in position.seats_and_public():
        for panel in rules.map_text(rules.view(position.table, seat)):
            position.messages.update([panel.title, *panel.columns])
            for row in panel.rows:
                require(len(row) == len(panel.columns), MAP, f"{row} does not fit {panel.columns}")
                require(row[0] in known, MAP, f"{row[0]!r} at the beginning of a row is no place")
                messages = [cell for cell in row if isinstance(cell, Message)]
                named = [cell for cell in row if isinstance(cell, str)]
                named += [str(thing) for message in messages for thing in message.args.values()]
                unknown = [thing for thing in named if ":" in thing and thing not in known]
                require(not unknown, MAP, f"{row} names {unknown}, which are no components")
                position.messages.update(messages)


def category_messages(standings: Standings) -> set[Message]:
    """What the rows of the score table are called."""
    return {Message(f"category-{category.name}") for category in standings.categories}


def front_messages(rules: Rules) -> set[Message]:
    """What the game is called and what can be chosen before it."""
    names = ["game-name", "game-about"]
    names += [f"option-{option.name}" for option in rules.options]
    names += [f"option-{option.name}-{value}" for option in rules.options for value in option.values]
    names += [f"term-{name}" for name in rules.term_names()]
    return {Message(name) for name in names}


def messages_of(events: list[Event], seats: int) -> set[Message]:
    """What the seats, the public and the readers of a finished match are told."""
    found = {event.in_full() for event in events}
    for seat in range(PUBLIC, seats):
        found |= {event.seen_by(seat) for event in events}
    return found


def spoken(texts: Texts, message: Message) -> str:
    """What a note says; it has to say something."""
    try:
        said = texts.say(message)
    except TextError as error:
        raise CheckError(NOTES, str(error)) from error
    require(bool(said.strip()), NOTES, f"{message.id} is silent in {texts.language}")
    return said


class Reader:
    """Reads every text of a game once in every language."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.texts = [Texts(language, rules) for language in LANGUAGES]
        self.read: set[Message] = set()

    def check(self, messages: set[Message]) -> None:
        """Every message has a text in every language."""
        missing = set()
        for message in messages - self.read:
            for texts in self.texts:
                try:
                    said = texts.say(message)
                except TextError as error:
                    missing.add(str(error))
                else:
                    require(bool(said.strip()), TEXTS, f"{message} is silent in {texts.language}")
        self.read |= messages
        require(not missing, TEXTS, "; ".join(sorted(missing)))

    def check_notes(self) -> None:
        """Every kind of question has a note in every language, with a section of the rules; no other has.

        Words that explain themselves have their forms.
        """
        for language in LANGUAGES:
            file = notes_file(self.rules, language)
            require(file.is_file(), NOTES, f"there is no {file.name} with what newcomers are told")
            texts = Texts(language, self.rules)
            texts.add(file)
            sections = {section.number for section in sections_of(rules_text(self.rules, language)[1])}
            needed = notes_of(self.rules)
            for message in [message for note in needed for message in note_messages(note)]:
                said = spoken(texts, message)
                known = not message.id.endswith(f".{SECTION}") or said in sections
                require(known, NOTES, f"{message.id} in {language}: the rules have no section {said!r}")
            for id_ in re.findall(r"^((?:note|explain)-[\w-]+) *=", file.read_text("utf-8"), re.MULTILINE):
                if id_.startswith(EXPLAIN):
                    spoken(texts, Message(id_))
                    spoken(texts, Message(f"{id_}.{FORMS}"))
                else:
                    require(id_ in needed, NOTES, f"{id_} in {language} is about no kind of question")

    def check_static(self) -> None:
        """The game, every action, option and component has a name and a text in every language."""
        first = [self.rules.when(action) for action in self.rules.catalogue.actions]
        told = {refusal.message for refusal in first if refusal is not None}
        self.check(set(labels(self.rules)) | front_messages(self.rules) | told)
        for component in self.rules.components():
            for texts in self.texts:
                named = bool(component.names.get(texts.language, "").strip())
                require(named, TEXTS, f"{component.id} has no name in {texts.language}")
                known = not component.text or texts.has(component.text)
                require(known, TEXTS, f"{component.id} has no text {component.text!r} in {texts.language}")
        for setup in self.rules.setups():
            for one, other in self.rules.called(setup).items():
                for texts in self.texts:
                    things = one in texts.names and other in texts.names
                    known = things or (texts.has(one) and texts.has(other))
                    require(known, TEXTS, f"{one} can't be called {other} in {texts.language}")
