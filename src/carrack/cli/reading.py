"""What a person types, understood: numbers, notation and its beginnings."""

from __future__ import annotations

from collections.abc import Callable

from carrack.kernel.actions import Action

Say = Callable[[Action], str]


def words_of(text: str) -> list[str]:
    """The words of a text, whatever their capitals."""
    return text.casefold().split()


def begins(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word is the beginning of the word in its place."""
    if len(typed) > len(words):
        return False
    return all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def in_order(typed: list[str], words: list[str]) -> bool:
    """Whether the typed words begin words of a text, in the same order, with others in between."""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


def candidates(text: str, actions: list[Action], say: Say) -> list[Action]:
    """The actions that a text can mean: by notation, else its beginning, else the words of the label."""
    typed = words_of(text)
    if not typed:
        return []
    notations = [(action, words_of(action.notation)) for action in actions]
    exact = [action for action, words in notations if words == typed]
    if exact:
        return exact
    beginnings = [action for action, words in notations if begins(typed, words)]
    if beginnings:
        return beginnings
    return [action for action in actions if in_order(typed, words_of(say(action)))]


class NoSuchNumberError(ValueError):
    """A number without an option."""


def by_number(text: str, options: list[Action]) -> Action | None:
    """The option with that number on the screen; None if the text is no number."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit()):
        return None
    number = int(digits[:9])
    if not 1 <= number <= len(options):
        raise NoSuchNumberError(digits[:9])
    return options[number - 1]
