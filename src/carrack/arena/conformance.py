"""Conformance: one game played with every check of the suite, for any game, player count and options.

Cheap checks run at every decision. An expensive one runs at a share of the decisions that depends on the
position alone, so that a failing game still fails when it is made shorter. In a game that usually has many
decisions the share is smaller: a long game is looked at about as often as a short one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain, repeat

from carrack.arena.checks import hidden, history, legality, tables, words
from carrack.arena.checks.position import CheckError, Position, choices_of, require
from carrack.kernel.chance import Key, Stream
from carrack.kernel.match import Choice, Match
from carrack.kernel.messages import Message
from carrack.kernel.perspective import why_not
from carrack.kernel.rules import Rules, Setup
from carrack.kernel.table import advance, take

ENDS = "1 end"
# Decisions: the plans were made for games of this length. What they look at in every position of those is
# looked at in every position of games up to twice the other length.
LONG = 100
VERY_LONG = 300
OLD_COPIES_EVERY = 17
SECRETS_EVERY = 20
LENGTHS: dict[str, int] = {}
# A check and how many positions there are for each one at which it runs.
Plan = tuple[tuple[Callable[[Position], None], int], ...]
EVERYWHERE: Plan = (
    (legality.check_options, 1),
    (words.collect_prompts, 1),
    (tables.check_invariants, 1),
)
AT_THE_END: Plan = (
    (legality.check_refusals, 1),
    (tables.check_invariants, 1),
    (tables.check_saved_table, 1),
    (tables.check_save_file, 1),
    (hidden.check_redeal, 1),
    (words.check_scene, 1),
    (words.collect_board_text, 1),
    (words.check_map, 1),
)
THOROUGH: Plan = (
    *EVERYWHERE,
    (legality.check_refusals, 4),
    (legality.check_refused_apply, 1),
    (tables.check_copies, 8),
    (tables.check_saved_table, 1),
    (tables.check_saved_future, 8),
    (tables.check_save_file, 80),
    (hidden.check_redeal, 1),
    (hidden.check_redeal_is_blind, 3),
    (hidden.check_redealt_game_goes_on, 8),
    (hidden.check_imagined, 1),
    (hidden.check_own_action, 1),
    (hidden.check_judgement, 4),
    (hidden.check_terms, 8),
    (hidden.check_features, 4),
    (hidden.check_bots, 60),
    (words.check_scene, 2),
    (words.collect_consequences, 2),
    (words.collect_menus, 2),
    (words.collect_board_text, 10),
    (words.check_map, 10),
)
SAMPLED: Plan = (
    *EVERYWHERE,
    (legality.check_refusals, 20),
    (legality.check_refused_apply, 5),
    (tables.check_copies, 30),
    (tables.check_saved_table, 10),
    (tables.check_saved_future, 30),
    (tables.check_save_file, 200),
    (hidden.check_redeal, 5),
    (hidden.check_redeal_is_blind, 10),
    (hidden.check_redealt_game_goes_on, 20),
    (hidden.check_imagined, 10),
    (hidden.check_own_action, 5),
    (hidden.check_judgement, 20),
    (hidden.check_terms, 20),
    (hidden.check_features, 20),
    (hidden.check_bots, 200),
    (words.check_scene, 10),
    (words.collect_consequences, 10),
    (words.collect_menus, 10),
    (words.collect_board_text, 20),
    (words.check_map, 20),
)


class FailedGameError(Exception):
    """A check failed in a game; the match stands where it happened."""

    def __init__(self, error: CheckError, match: Match) -> None:
        super().__init__(f"{error} (after {len(match.choices)} choices of {label(match.rules, match.setup)})")
        self.check = error.check
        self.match = match


def label(rules: Rules, setup: Setup) -> str:
    """A set-up in a few words: `colonialism-3-empire-always`."""
    changed = [(o.name, setup.options[o.name]) for o in rules.options if setup.options[o.name] != o.default]
    return "-".join([rules.id, str(setup.seats), *[f"{name}-{value}" for name, value in changed]])


def random_choices(seed: int) -> Iterable[int]:
    """Integers for the choices of a random game."""
    stream = Stream(seed)
    return iter(lambda: stream.below(1 << 30), -1)


def check_game(
    rules: Rules,
    setup: Setup,
    seed: int,
    choices: Iterable[int],
    plan: Plan = SAMPLED,
    key: Key | None = None,
    reader: words.Reader | None = None,
) -> Match:
    """Play a game with all checks. Each integer is a choice, modulo the number of options; then come zeros.

    With a `reader` the texts of everything that could be read are checked as well.
    """
    match = Match(rules, setup, seed, key)
    try:
        play(match, chain(choices, repeat(0)), thinned(plan, usual_length(rules, setup)), reader)
    except CheckError as error:
        raise FailedGameError(error, match) from error
    except Exception as error:
        raise FailedGameError(CheckError("an error of the program", repr(error)), match) from error
    return match


def usual_length(rules: Rules, setup: Setup) -> int:
    """How many decisions a random game of a set-up has."""
    key = f"{rules.pack} {label(rules, setup)}"
    if key not in LENGTHS:
        table = rules.new_table(setup, 1)
        stream = Stream(1)
        options = advance(table)
        count = 0
        while options:
            count += 1
            options = take(table, options[stream.below(len(options))])
        LENGTHS[key] = count
    return LENGTHS[key]


def thinned(plan: Plan, length: int) -> Plan:
    """A plan for games of some length: cheap checks run everywhere, the others about as often as usual."""
    found: list[tuple[Callable[[Position], None], int]] = []
    for check, period in plan:
        if (check, period) in EVERYWHERE:
            found.append((check, period))
        else:
            found.append((check, period * max(1, length // (LONG if period > 1 else VERY_LONG))))
    return tuple(found)


def play(match: Match, choices: Iterable[int], plan: Plan, reader: words.Reader | None) -> None:
    """The game from its first decision to its end."""
    most = match.rules.most_decisions(match.setup)
    messages: set[Message] = set()
    old = tables.OldCopies()
    secrets = hidden.Secrets()
    asked = legality.Asked()
    numbers = iter(choices)
    while not match.over:
        require(len(match.choices) < most, ENDS, f"the game has more than {most} decisions")
        position = Position(match, messages)
        check_position(position, plan)
        asked.look(position)
        if len(match.choices) % OLD_COPIES_EVERY == 0:
            old.keep(match.table)
        if position.seed("secrets") % SECRETS_EVERY == 0:
            secrets.look(position)
        possible = choices_of(match.table)
        history.apply_and_check_undo(position, *possible[next(numbers) % len(possible)])
    check_position(Position(match, messages), AT_THE_END)
    check_end(match, old, secrets)
    for told in match.events:
        messages |= words.messages_of(told, match.setup.seats)
    messages |= words.category_messages(match.rules.standings(match.table))
    if reader is not None:
        reader.check(messages)


def check_position(position: Position, plan: Plan) -> None:
    """The checks of a plan whose turn it is at this position."""
    for check, period in plan:
        if position.seed(check.__name__) % period == 0:
            check(position)


def check_stored(match: Match, choices: list[Choice], plan: Plan = THOROUGH) -> None:
    """Make stored choices again with all checks, as far as the rules still allow them."""
    messages: set[Message] = set()
    for choice in choices:
        position = Position(match, messages)
        check_position(position, plan)
        action = match.read(choice.do)
        if why_not(match.table, choice.seat, action) is not None:
            return
        history.apply_and_check_undo(position, choice.seat, action)
    check_position(Position(match, messages), AT_THE_END if match.over else plan)


def check_end(match: Match, old: tables.OldCopies, secrets: hidden.Secrets) -> None:
    """What is known when the game is over."""
    tables.check_standings(match.rules, match.table)
    tables.check_replay(match)
    old.check()
    secrets.check(match)
