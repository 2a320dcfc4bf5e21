"""The sequence of play: read it beside the rules."""

from __future__ import annotations

from typing import Final

from carrack.kernel.procedures import each_seat, procedure, repeat
from pebbles.rules import ask_to_take, deal_numbers, show_numbers

ROUNDS: Final = repeat("rounds", each_seat("turn", ask_to_take), times=3)
GAME: Final = procedure("game", deal_numbers, ROUNDS, show_numbers)
