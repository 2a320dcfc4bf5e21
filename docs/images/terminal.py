# ruff: noqa: INP001 - a script, not a package
"""Makes `terminal.svg`: a real position of Colonialism as `carrack play` shows it.

python docs/images/terminal.py
"""

from __future__ import annotations

import io
import itertools
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from carrack.arena.live import Seating
from carrack.cli.commands import COMMANDS
from carrack.cli.screen import Screen
from carrack.cli.session import Session
from carrack.cli.words import words
from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of

HERE = Path(__file__).parent
SEED = 7
PLAYERS = ["search:60"] * 3
TURN = 2
MOST_OPTIONS = 12
POLICY_CARDS = 3
WIDTH = 110


def position() -> tuple[Match, Seating]:
    """A game of computer players, stopped at an action of seat 0 in the second turn: the first that fits."""
    rules = rules_of("colonialism")
    for seed in itertools.count(SEED):
        match = Match(rules, rules.setup(len(PLAYERS)), seed)
        seating = Seating(PLAYERS, seed)
        while not match.over:
            if good(match):
                return match, Seating(["human", "greedy", "greedy"], seed)
            seating.play_bot(match, seating.next_seat(match, -1))
    raise AssertionError("seeds have no end")


def good(match: Match) -> bool:
    """Whether there is something to see, and not too much."""
    perspective = match.perspective(0)
    decision, view = perspective.decision, perspective.view.as_json()
    if decision is None or decision.prompt.id != "prompt-action" or view["turn"] < TURN:
        return False
    face_down = sum(sum(region["face_down"]) for region in view["regions"].values())
    return face_down >= POLICY_CARDS and len(decision.options) <= MOST_OPTIONS


def picture() -> str:
    """The screen as SVG, without fonts from elsewhere."""
    match, seating = position()
    out = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(out, words("en", match.rules), match.rules)
    session = Session(match, seating, screen, HERE / "never-written.json", None, COMMANDS)
    session.device = 0
    told = [event.seen_by(0) for portion in match.events[-6:] for event in portion]
    screen.events(told[-6:])
    session.show_board()
    decision = match.perspective(0).decision
    assert decision is not None
    prompt = Text(screen.said("ui-your-turn", seat=screen.seat(0)), style=screen.seat_style(0))
    out.print()
    out.print(prompt.append(" " + screen.say(decision.prompt), style="bold"))
    screen.options(decision)
    out.print(">")
    svg = out.export_svg(title="carrack play colonialism", unique_id="carrack")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]*;", "font-family: monospace;", svg)
    return re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    HERE.joinpath("terminal.svg").write_text(picture(), encoding="utf-8")
