"""Set-up (1.0): tiles, first player, starting goods; the phases (2.0)."""

from __future__ import annotations

import pytest

from carrack.games.goa.content.facts import A_TILES, ALL_TILES
from carrack.games.goa.state.table import EMPTY
from carrack.kernel.table import advance
from goa.build import FACTS, decisions, game, new_game, rule, ruling, tile_ids, told


@rule("1.1")
@ruling("R40")
def test_four_tiles_are_removed() -> None:
    """25 tiles lie open, 4 are put back, at most 2 of them plantations; Crop Rotation is not one of these."""
    most = 0
    crops = 0
    for seed in range(80):
        made = new_game(3, seed)
        advance(made)
        board = made.board
        assert board.removed.bit_count() == 4
        plantations = (board.removed & FACTS.plantations).bit_count()
        crop = any("crop" in id_ for id_ in tile_ids(board.removed))
        assert plantations <= 2
        most = max(most, plantations)
        crops += crop and plantations == 2
        assert sorted(board.grid) == [at for at in range(29) if not board.removed >> at & 1]
        assert len(told(made, "removed")) == 4
    assert most == 2
    assert crops > 0


@rule("1.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_begins_with(seats: int) -> None:
    """4 ships, 2 colonists, five markers in the first row, no extra action card."""
    made = new_game(seats, 1)
    advance(made)
    board = made.board
    assert board.ships == [4] * seats
    assert board.colonists == [2] * seats
    assert board.rows == [0] * (5 * seats)
    assert board.extra == [0] * seats
    assert made.hands == [0] * seats


@rule("1.9", "1.4")
@ruling("R6", "R49")
def test_an_elephant_finds_the_first_player() -> None:
    """Cards are turned up from a chance seat on until an elephant: 5 ducats there, 10 for the others."""
    begun = set()
    firsts = set()
    for seed in range(40):
        made = new_game(4, seed)
        advance(made)
        turned = told(made, "turned-up-first")
        seats = [event.args["seat"] for event in turned]
        start = int(str(seats[0])[-1])
        assert seats == [f"seat:{(start + step) % 4}" for step in range(len(seats))]
        shown = [str(event.args["card"]) for event in turned]
        assert ["elephant" in card for card in shown] == [False] * (len(shown) - 1) + [True]
        first = made.board.flag_owner
        assert seats[-1] == f"seat:{first}"
        assert made.ducats == [5 if seat == first else 10 for seat in range(4)]
        assert made.board.extra == [0] * 4
        assert made.board.discards.bit_count() == len(shown)
        begun.add(start)
        firsts.add(first)
    assert begun == firsts == {0, 1, 2, 3}


@rule("1.6")
def test_all_cards_are_in_play() -> None:
    """The pile has all cards but those turned up."""
    made = new_game(2, 5)
    advance(made)
    assert made.pile.bit_count() + made.board.discards.bit_count() == 30
    game().check(made)


@rule("1.7")
@pytest.mark.parametrize(("seats", "markers"), [(2, 3), (3, 4), (4, 5)])
def test_markers_by_players(seats: int, markers: int) -> None:
    """Three, four or five markers; whoever has the flag sets the first and the last."""
    made = new_game(seats, 2)
    owners = []
    for seat, _, chosen in decisions(made, 2):
        if not chosen.notation.startswith(("flag", "marker")):
            break
        owners.append(seat)
    first = made.board.starter
    assert owners == [(first + step) % seats for step in range(markers)]


@rule("2.0")
@ruling("R53")
def test_two_phases_of_four_rounds() -> None:
    """After round 4 of phase A the tiles on the board leave; phase B is laid out with 4 removed again."""
    for seed in range(4):
        made = new_game(3, seed)
        phases = []
        left = 0
        for _ in decisions(made, seed):
            board = made.board
            phases.append((board.phase, board.round))
            if board.phase == 1 and not left:
                left = board.out
                assert board.out
                assert not board.out & ~A_TILES
                assert all(found == EMPTY or found >= 29 for found in board.grid)
                assert (board.removed & ~A_TILES).bit_count() == 4
                assert (board.removed & FACTS.plantations & ~A_TILES).bit_count() <= 2
                assert not board.out & board.removed
        assert sorted(set(phases)) == [(phase, number) for phase in (0, 1) for number in range(4)]
        assert made.board.out | ALL_TILES == ALL_TILES
        assert len(told(made, "round")) == 8
