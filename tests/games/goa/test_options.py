"""Variants and rulings that are chosen before the game (7.1, 7.2)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tables import decisions_counted

from carrack.games.goa.rules.auctions import hold_auction
from carrack.games.goa.rules.preparations import QuickStart
from carrack.games.goa.rules.turns import ExtraTurn
from carrack.games.goa.state.table import GoaTable
from carrack.kernel import saves
from carrack.kernel.chance import Stream
from carrack.kernel.match import DriftError, Match
from carrack.kernel.rules import Option, SetupError
from carrack.kernel.table import advance, to_move
from goa.build import (
    FACTS,
    answer,
    ask,
    decisions,
    game,
    new_game,
    place,
    refusal,
    row,
    rule,
    ruling,
    table,
    tile,
    told,
)


@rule("7.1")
def test_options_and_their_defaults() -> None:
    """Two variants and seven rulings; matches from before a ruling keep what was played then."""
    assert {option.name: (option.kind, option.values) for option in game().options} == {
        "quick_start": ("variant", ("off", "on")),
        "bonanza": ("variant", ("off", "on")),
        "seed_literal": ("ruling", ("off", "on")),
        "one_more_card": ("ruling", ("with_action", "after_reveal")),
        "espionage": ("ruling", ("figure", "action")),
        "spied_founding": ("ruling", ("own_marker", "any_card")),
        "extra_discard": ("ruling", ("free", "commits")),
        "extra_cards": ("ruling", ("ten", "unlimited")),
        "swap": ("ruling", ("same_round", "later_round")),
    }
    before = {option.name: option.before for option in game().options if option.before != option.default}
    assert before == {"spied_founding": "any_card", "extra_discard": "commits"}
    assert (
        game().stored_setup(3, {"bonanza": "on"}).options
        == game().setup(3, {"bonanza": "on"} | before).options
    )
    with pytest.raises(ValueError, match="no value 'off'"):
        Option("swap", "ruling", ("same_round", "later_round"), before="off")
    with pytest.raises(SetupError):
        game().setup(5)
    with pytest.raises(SetupError):
        game().setup(3, {"bonanza": "maybe"})


@rule("2.4")
@ruling("R57")
def test_an_old_match_is_replayed_by_its_rulings(tmp_path: Path) -> None:
    """A file that does not name the rulings is older than they are, and means what was played before them."""
    match = Match(game(), game().stored_setup(3, {}), 8)
    stream = Stream(8)
    committed = False
    while not match.over:
        options = advance(match.table.copy())
        discards = [action for action in options if action.notation.startswith("discard")]
        if isinstance(match.table.stack[-1], ExtraTurn) and discards:
            options, committed = discards, True
        match.apply(to_move(match.table), options[stream.below(len(options))])
    assert committed
    path = tmp_path / "old.json"
    saves.write(saves.SavedMatch(match, ["random"] * 3), path)
    record = json.loads(path.read_text(encoding="utf-8"))
    names = ("spied_founding", "extra_discard", "extra_cards", "swap")
    record["options"] = {name: value for name, value in record["options"].items() if name not in names}
    path.write_text(json.dumps(record), encoding="utf-8")
    assert saves.verify(path, game(), saves.read_record(path)).over
    assert saves.load(path, game(), saves.read_record(path)).drift is None
    record["options"]["extra_discard"] = "free"
    path.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(DriftError):
        saves.verify(path, game(), saves.read_record(path))


@rule("7.1")
@ruling("R58")
def test_quick_start() -> None:
    """Two different markers to the second row, or ten ducats; no bonus."""
    made = table()
    options = ask(made, QuickStart(0, 2))
    assert options == [*[f"advance {id_}" for id_ in FACTS.column_ids], "take ducats"]
    answer(made, "advance taxes")
    assert refusal(made, 0, "advance taxes").message.id == "refusal-other-marker"
    assert refusal(made, 0, "take ducats").message.id == "refusal-quick-start-gain"
    answer(made, "advance founding")
    assert (row(made, 0, "taxes"), row(made, 0, "founding")) == (2, 2)
    assert (made.board.extra[0], made.board.reached, made.ducats[0]) == (0, 0, 0)
    made = table()
    ask(made, QuickStart(0, 2))
    answer(made, "take ducats")
    assert (made.ducats[0], made.stack) == (10, [])


@rule("7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_start_begins_with_the_first_player(seats: int) -> None:
    """Everybody chooses once, from the first player on, before the first round."""
    made = new_game(seats, 3, {"quick_start": "on"})
    order = []
    while True:
        advance(made)
        if not isinstance(made.stack[-1], QuickStart):
            break
        order.append(to_move(made))
        answer(made, "take ducats")
    first = made.board.flag_owner
    assert order == [(first + step) % seats for step in range(seats)]


def corner(made: GoaTable, tile_id: str) -> None:
    """The corner tile is auctioned by seat 1."""
    made.board.corners = 1
    made.board.markers = (place("top_3"), place("a1"))
    assert made.board.grid[place("a1")] == tile(tile_id)
    hold_auction(made, 1)
    advance(made)


@rule("7.2")
@ruling("R44")
def test_bonanza_is_paid_after_the_tile() -> None:
    """Also without a price; first the tile, then the bonus, which everybody sees."""
    found = set()
    for seed in range(60):
        made = table(2, options={"bonanza": "on"}, grid={"a1": "b_plantation_3_clove"}, seed=seed)
        corner(made, "b_plantation_3_clove")
        answer(made, "pass")
        kinds = [event.kind for event in told(made, "planted", "filled", "bonanza")]
        assert kinds == ["planted", "filled", "filled", "filled", "bonanza"]
        found.add(told(made, "bonanza")[0].args["bonus"])
        assert (made.board.corners, made.board.bonanza_seen.bit_count()) == (0, 1)
    assert found == set(FACTS.bonanza_things)


@rule("7.2")
@pytest.mark.parametrize("id_", FACTS.bonanza_ids)
def test_bonuses(id_: str) -> None:
    """Each bonus brings what it is called."""
    gain = FACTS.bonanza[FACTS.bonanza_ids.index(id_)]
    made = table(
        2,
        options={"bonanza": "on"},
        grid={"a1": "b_mission_2_1"},
        holdings={1: {"calicut": ("calicut_1", [])}},
    )
    made.board.bonanza_seen = 0xFF & ~(1 << FACTS.bonanza_ids.index(id_))
    corner(made, "b_mission_2_1")
    answer(made, "pass")
    if gain.spices:
        answer(made, "fill calicut clove", "done")
        gained = 1
    else:
        gained = gain.spices
    board = made.board
    assert (board.ships[1], board.colonists[1]) == (4 + gain.ships, 2 + gain.colonists)
    assert (made.ducats[1], board.extra[1]) == (gain.ducats, gain.extra_action_cards)
    assert (made.hands[1].bit_count(), board.spices(1) != 0) == (gain.expedition_cards, gained > 0)


@rule("7.2")
def test_four_corners_in_each_phase() -> None:
    """At the beginning of both phases all eight are mixed and four lie below the corners."""
    made = new_game(4, 6, {"bonanza": "on"})
    seen = {}
    for _ in decisions(made, 6):
        key = made.board.phase
        if key not in seen:
            seen[key] = (made.board.corners.bit_count(), made.board.bonanza_seen)
    assert seen == {0: (4, 0), 1: (4, 0)}
    usual = new_game(4, 6)
    advance(usual)
    assert usual.board.corners == 0


@rule("2.0")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"quick_start": "on", "bonanza": "on", "espionage": "action"}])
def test_games_end_within_the_stated_bound(seats: int, options: dict[str, str]) -> None:
    """No game has more decisions than the rules state, and all components are there at every one."""
    bound = game().most_decisions(game().setup(seats, options))
    for seed in range(3):
        assert 24 * seats <= decisions_counted(new_game(seats, seed, options), seed) <= bound
