"""The terminal's own words, in every language."""

import re
from pathlib import Path

import carrack.cli
from carrack.cli.app import COMMANDS as NAMES
from carrack.cli.commands import COMMANDS
from carrack.cli.learn import LEARNING
from carrack.kernel.text import LANGUAGES

HERE = Path(carrack.cli.__file__).parent
KNOWN = COMMANDS | LEARNING


def catalogue(language):
    """Ids with the arguments that their texts use."""
    text = (HERE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-z][a-z0-9-]* =)", text, flags=re.MULTILINE)[1:]
    return {entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries}


def test_languages_say_the_same():
    """Every language has the same ids with the same arguments."""
    english = catalogue("en")
    for language in LANGUAGES:
        assert catalogue(language) == english


def test_every_text_is_used_and_every_used_text_is_there():
    """No id without a text, no text without a use."""
    code = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("*.py"))
    used = set(re.findall(r"[\"']((?:ui|choose|explore|games|help|command|report|learn)-[a-z-]+)[\"']", code))
    used |= {f"{kind}-{name}" for kind in ("help", "command") for name in KNOWN}
    used |= {f"learn-{state}" for state in ("new", "begun", "done")}
    used |= {f"learn-ask-{state}" for state in ("read", "astray", "stuck")}
    used -= set(NAMES)  # such as explore-make
    assert used == set(catalogue("en"))


def test_command_words_are_unambiguous():
    """No word names two commands, in any language."""
    for language in LANGUAGES:
        text = (HERE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        texts = dict(re.findall(r"^command-(\w+) = (.+)$", text, re.MULTILINE))
        assert set(texts) == set(KNOWN)
        words = [(name, word) for name, several in texts.items() for word in several.split()]
        for name, word in words:
            assert word == name or word not in KNOWN
        assert len({word for _, word in words}) == len(words)
