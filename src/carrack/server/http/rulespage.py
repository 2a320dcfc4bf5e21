"""The pages of a game as HTML: the rules, every section with an anchor, and how to play."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final

from markdown_it import MarkdownIt

from carrack.kernel.pages import how_to_play_text, rules_text
from carrack.kernel.rules import Rules

NUMBER: Final = re.compile(r"[A-Z]?[0-9]+[a-z]?\b(?:\.(?:[0-9]+|[a-z])\b)*")
"""Such as 7, 7.1, 7.1.2, E4, E4.c or 2a."""
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def rules_page(rules: Rules, language: str) -> tuple[str, str]:
    """The language that there is, and the page in it."""
    found, text = rules_text(rules, language)
    return found, with_anchors(text)


def how_to_play_page(rules: Rules, language: str) -> tuple[str, str]:
    """The language that there is, and how to play in it; empty if nobody has written it."""
    found, text = how_to_play_text(rules, language)
    return found, str(MARKDOWN.render(text))


@lru_cache(maxsize=32)
def with_anchors(text: str) -> str:
    """HTML; a heading that begins with a section's number can be linked to by it.

    Where several have one number the later ones have their words behind it: `s-7.1`, `s-7.1-army`.
    Another language puts its own word behind a colon: `7.1 Army: Armee` is `s-7.1-army` too.
    """
    tokens = MARKDOWN.parse(text)
    used: set[str] = set()
    for heading, inline in pairwise(tokens):
        if heading.type != "heading_open":
            continue
        number = NUMBER.match(inline.content)
        if number is None:
            continue
        anchor = f"s-{number[0]}"
        if anchor in used:
            anchor = f"s-{slug(inline.content.partition(':')[0])}"
        used.add(anchor)
        heading.attrSet("id", anchor)
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))


def slug(text: str) -> str:
    """A heading as a part of an address."""
    return re.sub(r"[^a-z0-9.]+", "-", text.casefold()).strip("-")
