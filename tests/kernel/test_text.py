"""Texts: every message that the source can make is said in every language, and no text is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from carrack.kernel import text
from carrack.kernel.chance import Stream
from carrack.kernel.content import SOURCES
from carrack.kernel.messages import MOST_LISTED, Message, listed
from carrack.kernel.panels import EVERY_SEAT
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import Rules
from carrack.kernel.table import NOBODY, advance, take, to_move
from carrack.kernel.text import LANGUAGES, TextError, Texts

KERNEL = Path(text.__file__).parent
MECHANICS = KERNEL.parent / "mechanics"
SCOPES = ("kernel", *game_ids())
BARRIERS = ("chance", "shown")
LISTS = {f"list-{count}" for count in range(MOST_LISTED + 1)}
# Words that are frequent in one language and don't exist in the other.
ENGLISH = {"the", "of", "and", "you", "your", "is", "are", "with", "to", "card", "cards", "disc", "discs"}
GERMAN = {"der", "das", "und", "du", "dein", "ist", "mit", "eine", "einen", "für", "nicht", "wähle", "karte"}


class Variables(Visitor):
    """Collects the variables of a text and the texts within it; a name's plural and gender belong to it."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by fluent)
        self.found.add(node.id.name.removesuffix("-plural").removesuffix("-gender"))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (named by fluent)
        self.texts.add(node.id.name)


class Words(Visitor):
    """Collects the words of a text, without names of variables."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (named by fluent)
        self.found.update(word.strip(".,;:!?()“”„").lower() for word in node.value.split())


def folder_of(scope: str) -> Path:
    """Where a scope's source and texts lie."""
    return KERNEL if scope == "kernel" else rules_of(scope).folder


def catalogue(scope: str, language: str) -> dict[str, ftl.Message]:
    """The texts of a scope by id; a text that Fluent can't read or that stands there twice is an error."""
    path = folder_of(scope) / "text" / f"{language}.ftl"
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def made(scope: str, language: str) -> set[str]:
    """The ids of texts that a game makes from its content."""
    if scope == "kernel":
        return set()
    return set(re.findall(r"^([a-z][\w-]*) =", rules_of(scope).written(language), re.MULTILINE))


def variables(id_: str, texts: dict[str, ftl.Message]) -> set[str]:
    """The variables of a text and of the texts within it, as far as these are not made of content."""
    visitor = Variables()
    visitor.visit(texts[id_])
    return visitor.found.union(*[variables(part, texts) for part in visitor.texts if part in texts])


def texts_within(texts: dict[str, ftl.Message]) -> set[str]:
    """The ids of texts that others contain."""
    visitor = Variables()
    for message in texts.values():
        visitor.visit(message)
    return visitor.texts


def strings(node: ast.expr) -> list[str]:
    """A string, or the two of `"this" if … else "that"`; nothing for what is made at run time."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def keys(nodes: list[ast.expr]) -> set[str] | None:
    """The keys of dictionaries that are written out, or None if one of them is made at run time."""
    found: set[str] = set()
    for node in nodes:
        if not isinstance(node, ast.Dict):
            return None
        for key in node.keys:
            if not isinstance(key, ast.Constant):
                return None
            found.add(str(key.value))
    return found


def messages_in(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """The message ids that a source file writes out, each with the names of its arguments if known."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name.startswith("tell_") and len(node.args) > 1:
            # A game's own way to tell an event: what happened comes first, or after the table or the seat.
            for id_ in strings(node.args[0]) + strings(node.args[1]):
                yield f"event-{id_}", None
        for id_ in strings(node.args[0]):
            yield from messages_of(name, id_, node)


def messages_of(name: str, id_: str, node: ast.Call) -> Iterator[tuple[str, set[str] | None]]:
    """The message ids that a call makes out of its first argument."""
    if name == "Message":
        yield id_, keys(node.args[1:2])
    elif name == "Refusal":
        yield f"refusal-{id_}", keys(node.args[2:3])
    elif name == "tell":
        yield f"event-{id_}", keys(node.args[1:3])
        if len(node.args) > 2:
            yield f"event-{id_}-hidden", keys(node.args[1:2])
    elif name == "panel":
        for word in [id_, *heads(node)]:
            yield f"board-{word}", set()


def heads(node: ast.Call) -> Iterator[str]:
    """The heads that a panel may have, and its legend."""
    for part in ast.walk(node.args[1]):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield from [head for head in part.value.split() if head != EVERY_SEAT]
    if any(keyword.arg == "legend" for keyword in node.keywords):
        yield from [f"{name}-legend" for name in strings(node.args[0])]


def sources_of(scope: str) -> list[str]:
    """The source of a scope, with that of the mechanics that it imports."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder_of(scope).rglob("*.py"))]
    used = {
        name for source in sources for name in re.findall(r"from carrack\.mechanics\.(\w+) import", source)
    }
    return sources + [(MECHANICS / f"{name}.py").read_text(encoding="utf-8") for name in sorted(used)]


def written_out(scope: str) -> list[tuple[str, set[str] | None]]:
    """All message ids that a scope's source writes out."""
    return [found for source in sources_of(scope) for found in messages_in(source)]


@cache
def put_together(scope: str) -> set[str]:
    """The ids that the source can put together from a beginning and a word or number that stands in it."""
    nodes = [node for source in sources_of(scope) for node in ast.walk(ast.parse(source))]
    beginnings, words = {"refusal-", ""}, {str(number) for number in range(10)}
    for node in nodes:
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            beginnings.add(str(node.values[0].value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words |= set(node.value.split())
    return {beginning + word for beginning in beginnings if beginning[-1:] in {"", "-"} for word in words}


def finished_table(rules: Rules, seats: int):
    """The end of a random game."""
    table = rules.new_table(rules.usual_setup(seats), 1)
    stream = Stream(1)
    options = advance(table)
    while options:
        options = take(table, options[stream.below(len(options))])
    return table


@cache
def words_of_scenes(game: str) -> set[str]:
    """The strings that a game's scene is written with, in which kinds and states of things are named."""
    tree = ast.parse((rules_of(game).folder / "show" / "scene.py").read_text(encoding="utf-8"))
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value.strip("-:") for value in constants if isinstance(value, str)}


@cache
def kinds_in_scenes(game: str) -> set[str]:
    """What places and pieces are called in a random game, and what the scene could call them."""
    rules = rules_of(game)
    ids: set[str] = set()
    table = rules.new_table(rules.usual_setup(rules.players[-1]), 1)
    stream = Stream(1)
    choices = advance(table)
    while choices:
        for seat in (NOBODY, to_move(table)):
            scene = rules.scene(rules.view(table, seat))
            ids |= {f"zone-{zone.kind}" for zone in scene.zones}
            ids |= {f"piece-{piece.kind}" for piece in scene.pieces}
            ids |= {f"piece-{piece.kind}-{piece.face}" for piece in scene.pieces}
            ids |= {f"state-{piece.kind}" for piece in scene.pieces}
        choices = take(table, choices[stream.below(len(choices))])
    words = words_of_scenes(game)
    named = words | {f"{one}-{other}" for one in words for other in words}
    return ids | {f"{sort}-{name}" for sort in ("piece", "zone", "state") for name in named}


def made_of_content(rules: Rules) -> set[str]:
    """The ids that a game makes from its actions, components, options, categories and sheets."""
    ids = {"game-name", "game-about"}
    # Texts made of the content may contain others.
    ids |= set(re.findall(r"\{ ([a-z][\w-]*) \}", rules.written("en")))
    ids |= {action.label.id for action in rules.catalogue.actions}
    for component in rules.components():
        ids.add(f"kind-{component.kind}")
        ids |= {component.text} - {""}
    for setup in rules.setups():
        ids |= {other for one, other in rules.called(setup).items() if ":" not in one}
    ids |= {f"reaction-{kind}" for kind in rules.reactions()}
    table = rules.new_table(rules.usual_setup(rules.players[0]), 1)
    advance(table)
    ids |= {f"remark-{name}" for name in rules.remarks(table)}
    ids |= {f"term-{name}" for name in rules.term_names()}
    for option in rules.options:
        ids.add(f"option-{option.name}")
        ids |= {f"option-{option.name}-{value}" for value in option.values}
    for sheet in (rules.folder / "board").glob("*.svg"):
        drawing = sheet.read_text(encoding="utf-8")
        ids |= set(re.findall(r'data-say="([^"]+)"', drawing))
        ids |= set(re.findall(r'id="((?:menu|sign)-[^"]+)"', drawing))
        for parts in re.findall(r'data-parts="([^"]+)"', drawing):
            ids |= {part.split()[0] for part in parts.split(",")}
    for seats in rules.players:
        standings = rules.standings(finished_table(rules, seats))
        ids |= {f"category-{category.name}" for category in standings.categories}
    return ids


def ids_in_use(scope: str) -> set[str]:
    """Every message id that can occur."""
    ids = {id_ for id_, _ in written_out(scope)}
    if scope == "kernel":
        ids |= {f"undo-{barrier}" for barrier in BARRIERS}
        ids |= LISTS
        return ids | {f"source-{source}" for source in SOURCES}
    return ids | made_of_content(rules_of(scope))


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_every_id_in_use_has_a_text_and_every_text_is_used(scope, language):
    """Exactly the ids that a part of the source can make; kinds of places and pieces where names don't do."""
    texts = catalogue(scope, language)
    known, used = set(texts), (ids_in_use(scope) | texts_within(texts)) - made(scope, language)
    shared = set() if scope == "kernel" else set(catalogue("kernel", language))
    assert used - known <= shared
    assert known - used <= (set() if scope == "kernel" else kinds_in_scenes(scope) | put_together(scope))


@pytest.mark.parametrize("scope", SCOPES)
def test_all_languages_use_the_same_variables(scope):
    """A number or name that one language tells is told in every language."""
    found = []
    for texts in [catalogue(scope, language) for language in LANGUAGES]:
        # What is only a part of other texts is told by these.
        inside = texts_within(texts)
        found.append({id_: variables(id_, texts) for id_ in texts if id_ not in inside})
    assert found[0] == found[1]


@pytest.mark.parametrize("scope", SCOPES)
def test_texts_use_only_variables_that_every_call_gives(scope):
    """Also where play seldom comes: a text must not name an argument that a call leaves out."""
    texts = catalogue("kernel", "en") | catalogue(scope, "en")
    for id_, given in written_out(scope):
        assert given is None or variables(id_, texts) <= given, id_


@pytest.mark.parametrize(("language", "foreign"), [("de", ENGLISH), ("en", GERMAN)])
@pytest.mark.parametrize("scope", SCOPES)
def test_no_text_is_in_the_other_language(scope, language, foreign):
    """No sentence was left untranslated."""
    for id_, message in catalogue(scope, language).items():
        words = Words()
        words.visit(message)
        assert not words.found & foreign, id_


def test_the_kernel_says_everything_differently_in_each_language():
    """The kernel's texts have no names or figures that languages could share; lists and cells do."""
    english, german = Texts("en"), Texts("de")
    texts = catalogue("kernel", "en")
    for id_ in texts:
        if id_ in LISTS | {"board-none", "board-seat"}:
            continue
        args: dict[str, str | int] = dict.fromkeys(variables(id_, texts), "x")
        assert english.say(Message(id_, args)) != german.say(Message(id_, args))


@pytest.mark.parametrize("game", game_ids())
def test_a_game_does_not_redefine_a_text_of_the_kernel(game):
    """Both catalogues are read into one bundle, in which an id can stand once."""
    assert not set(catalogue("kernel", "en")) & set(catalogue(game, "en"))


def test_an_unknown_language_is_refused_and_the_known_ones_named():
    """The error says which languages there are."""
    with pytest.raises(TextError, match=r"'fr'.* en, de"):
        Texts("fr")


def test_a_message_without_text_is_an_error():
    """Nothing is ever said by its id."""
    with pytest.raises(TextError, match="no text 'refusal-unheard-of' in language de"):
        Texts("de").say(Message("refusal-unheard-of"))


def test_a_message_without_its_argument_is_an_error():
    """A sentence with a hole is never said."""
    with pytest.raises(TextError, match=r"undo-seat.*seat"):
        Texts("en").say(Message("undo-seat"))


def test_a_text_that_is_empty_is_an_error(tmp_path):
    """A Fluent message may have attributes and no text; nothing can be said with it."""
    path = tmp_path / "empty.ftl"
    path.write_text("hollow =\n    .title = x\n", encoding="utf-8")
    texts = Texts("en")
    texts.add(path)
    assert texts.has("hollow")
    with pytest.raises(TextError, match="'hollow' is empty"):
        texts.say(Message("hollow"))


def test_things_in_a_row_are_called_by_their_names():
    """Up to twelve things with commas between them, a dash without any; more are a mistake."""
    texts = Texts("de", rules_of("colonialism"))
    assert texts.say(listed(["region:india", "region:china"])) == "Indien, China"
    assert texts.say(listed(["region:india"] * MOST_LISTED)).count("Indien") == MOST_LISTED
    assert texts.say(listed([])) == "\N{EN DASH}"
    with pytest.raises(AssertionError):
        listed(["region:india"] * (MOST_LISTED + 1))


def test_things_are_called_by_their_names():
    """An argument that is a thing's id is replaced by its name; numbers and other words stay."""
    rules = rules_of("colonialism")
    texts = Texts("de", rules)
    assert texts.name("region:middle_east") == "Naher Osten"
    assert texts.name("draw") == "draw"
    assert texts.name(3) == 3
    assert texts.say(Message("undo-seat", {"seat": "seat:2"})).endswith(" Grün hat gezogen.")


def test_a_text_can_ask_for_the_gender_of_a_name(tmp_path):
    """Beside the name of a thing stands its gender in the language, or none; words and numbers have none."""
    path = tmp_path / "bought.ftl"
    path.write_text(
        "bought = { $what-gender ->\n    [f] sie\n    [m] ihn\n   *[other] es\n }: { $what }\n",
        encoding="utf-8",
    )
    texts = Texts("de", rules_of("goa"))
    texts.add(path)
    said = [texts.say(Message("bought", {"what": thing})) for thing in ("flag", "tile:a_foreman", "place:c3")]
    assert said == ["sie: Flagge", "ihn: Vormann", "es: c3"]


def test_a_text_is_said_as_the_set_up_has_it():
    """A ruling can put another text in the place of the usual one."""
    rules = rules_of("goa")
    usual = Texts("en", rules, rules.setup(3)).say(Message("tile-espionage"))
    other = Texts("en", rules, rules.setup(3, {"espionage": "action"})).say(Message("tile-espionage"))
    assert usual == Texts("en", rules).say(Message("tile-espionage")) != other
    assert other == Texts("en", rules).say(Message("tile-espionage-action"))
