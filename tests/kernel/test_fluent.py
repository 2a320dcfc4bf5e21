"""Fluent: our reader says every text as `fluent.runtime` does, and names what it doesn't support."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import carrack
from carrack.kernel.fluent import Bundle, FluentError
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.text import LANGUAGES

FOLDER = Path(carrack.__file__).parent
FILES = [path for path in sorted(FOLDER.rglob("*.ftl")) if "template" not in path.parts]
FOLDERS = sorted({path.parent for path in FILES})
COUNTS = (0, 1, 2, 1234)
PLURALS = {"one", "other"}
"""Said of numbers; given as a word, `fluent.runtime` takes "other" for a number that has this form."""


class Asked(Visitor):
    """Collects the variables of a text and the keys that choices compare them with."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = {"unheard-of"}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by fluent)
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 (named by fluent)
        if isinstance(node.key, ftl.Identifier) and node.key.name not in PLURALS:
            self.keys.add(node.key.name)
        self.generic_visit(node)


def compared(language: str, sources: list[str], beside: Sequence[str] = ()) -> int:
    """How many sentences were said by both and are the same; they may name texts that stand beside them."""
    ours, theirs = Bundle(language), FluentBundle([language], use_isolating=False)
    asked: dict[str, ftl.Message] = {}
    variables: set[str] = set()
    for source in [*sources, *beside]:
        ours.add(source)
        theirs.add_resource(FluentResource(source))
        tree = FluentParser().parse(source)
        names = Asked()
        names.visit(tree)
        variables |= names.variables
        assert not [entry.content for entry in tree.body if isinstance(entry, ftl.Junk)]
        if source not in beside:
            for entry in tree.body:
                if isinstance(entry, ftl.Message):
                    asked.setdefault(entry.id.name, entry)
    count = 0
    for id_, entry in asked.items():
        assert ours.has(id_)
        found = Asked()
        found.visit(entry)
        values: list[str | int] = [*COUNTS, *sorted(found.keys)]
        for value in values:
            args = dict.fromkeys(variables, value)
            for attribute in ("", *[part.id.name for part in entry.attributes]):
                mine = ours.entry(id_).named(attribute)
                message = theirs.get_message(id_)
                pattern = message.attributes[attribute] if attribute else message.value
                assert (mine is None) == (pattern is None), id_
                if mine is not None and pattern is not None:
                    text, errors = theirs.format_pattern(pattern, args)
                    assert not errors
                    assert ours.say(mine, args) == text, (id_, attribute, value)
                    count += 1
    return count


def of(path: Path, language: str) -> bool:
    """Whether a file is in a language."""
    return language in path.name.split(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(FOLDER)) for folder in FOLDERS])
def test_every_text_is_said_alike(folder: Path, language: str) -> None:
    """Every message of a folder's files, with numbers and with every word that a choice knows."""
    assert len(FILES) > 20
    game = next((rules_of(one) for one in game_ids() if rules_of(one).folder == folder.parent), None)
    made = [] if game is None else [game.written(language)]
    here = [path.read_text("utf-8") for path in FILES if path.parent == folder and of(path, language)]
    texts = folder.parent / "text"
    others = [path for path in FILES if path.parent == texts != folder and of(path, language)]
    beside = [path.read_text("utf-8") for path in others]
    assert compared(language, [*here, *made], beside) or not here


SYNTAX = {
    "several lines": "a =\n    one\n      two\n\n    three\n",
    "the first line inside": "a = one\n      two\n    three { $x }\n\n\n    four   \n\nb = x\n",
    "a part begins a line": "a =\n    { $x } is\n  { $x }\n{ $x }\n",
    "quoted": 'a = { "" }{ " " }{ "{" }{ "\\u00e4\\U01F600\\"\\\\" } end { "x" }  \n',
    "numbers": "a = { 5 } { -1234 } { $x }\n",
    "attributes": "a = x\n  .b = y\n    z\n  .c =\n   { $x }\n",
    "only an attribute": "a =\n  .b = y\n",
    "other texts": 'a = { b } { b.c } { -d } { -d(case: 1, of: "z") }\nb = { $x }\n  .c = c\n'
    "-d = { $case ->\n  [1] one { $of }\n *[other] two\n}\n",
    "choices": "a = { $x ->\n    [0] none\n    [one] one\n   *[other] { $x ->\n"
    "      [a] b\n     *[b] c\n  }\n} end\n",
    "nested": 'a = { { $x } }{ { "{" } }\n',
    "comments": "### c\n\n## d\n# e\na = b # no comment\n# f\nc = d\n",
    "line ends": "a =\r\n    one\r\n    two\r\nb = x\r\n",
    "signs": "a = [x] *y .z\n    \u201equoted\u201c - 1 = 2\n",
    "the first counts": "a = x\na = y\n",
}


@pytest.mark.parametrize("source", SYNTAX.values(), ids=SYNTAX)
@pytest.mark.parametrize("language", LANGUAGES)
def test_syntax_is_read_alike(source: str, language: str) -> None:
    """What the syntax allows, beyond what the texts happen to use."""
    assert compared(language, [source])


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("a = { NUMBER($x) }", "a: the function NUMBER is not supported"),
        ("a = { 1.5 }", "decimal fractions"),
        ("a = { $x", "“}” is missing"),
        ("a = x }", "the text ends here"),
        ("a = x\n2 y", "the text ends here, or its next line is indented"),
        ("a = { $x ->\n  [one] y\n}", r"needs a variant with a star: \*\[other\]"),
        ("a = { $x ->\n *[one] y\n *[other] z\n}", "one variant with a star"),
        ("a = { $x ->\n *[one y\n}", "“]” is missing"),
        ("a = { $ }", "a name is missing"),
        ("a = { -t(x: $y) }\n-t = z", "a number or a quoted string"),
        ("a = { $y }", r"the argument \$y is missing"),
        ("a = { b }\nb = { a }", "in a circle"),
        ("a = { b }", "there is no text b"),
        ("a = { b.c }\nb = x", r"there is no text b\.c"),
    ],
)
def test_what_is_wrong_is_named(source: str, wrong: str) -> None:
    """A text that can't be read or said is an error that says why."""
    bundle = Bundle("en")
    bundle.add(source)
    with pytest.raises(FluentError, match=wrong):
        bundle.say(bundle.entry("a").pattern or [], {"x": 1})
