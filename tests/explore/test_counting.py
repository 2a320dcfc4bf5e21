"""What many games say: openings, points by source, seats; and what is shipped of it."""

import msgspec
import pytest

from carrack.arena.simulate import Plan
from carrack.explore.counting import Finished, count, every, finished, nothing_yet, trim, variant_of
from carrack.explore.making import explored_by
from carrack.explore.shipped import FOLDER, Shipped, name_of, read, shipped_for, write
from carrack.kernel.match import Choice
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.standings import Category, Standings

RULES = rules_of("goa")


def game(openings, scores=(20, 10)):
    """A game for two with these openings by seat; who has more points wins, and equal ones share."""
    best = max(scores)
    wins = [scores.count(best) ** -1 if score == best else 0.0 for score in scores]
    return Finished(wins, list(scores), {"ships": [score // 2 for score in scores]}, openings)


def counted(games):
    """These games together."""
    found = nothing_yet(RULES, RULES.usual_setup(2))
    for one in games:
        count(found, one)
    return found


def test_openings_are_own_choices_in_turn():
    """Whatever others chose between; only of the seats that count, and only the first choices."""
    choices = [Choice(at % 2, f"do {at}", "", "", "") for at in range(40)]
    standings = Standings([3, 5], [2, 1], [Category("ships", [1, 2])])
    found = finished(standings, choices, [1])
    assert found.openings == {1: [f"do {at}" for at in (1, 3, 5, 7, 9, 11)]}
    assert (found.wins, found.scores, found.sources) == ([0.0, 1.0], [3, 5], {"ships": [1, 2]})


def test_counts_add_up():
    """Victories, points by source of winners and others, seats, and how each opening did."""
    first = game({0: ["a", "b"], 1: ["a", "c"]})
    found = counted([first, game({0: ["a", "b"], 1: ["d"]}, (8, 12)), game({}, (6, 6))])
    assert (found.games, found.opened) == (3, 4)
    assert [(seat.games, seat.wins, seat.points) for seat in found.seats] == [(3, 1.5, 34), (3, 1.5, 28)]
    assert (found.winners.games, found.winners.points, found.winners.sources) == (4, 44, {"ships": 22})
    assert (found.others.games, found.others.points, found.others.sources) == (2, 18, {"ships": 9})
    did = {one.do: (one.games, one.wins, one.points) for one in found.openings}
    assert did == {"a": (3, 1.0, 38), "d": (1, 1.0, 12)}
    assert [(one.do, one.games) for one in found.openings[0].next] == [("b", 2), ("c", 1)]


def test_rare_openings_go_first():
    """What is kept is bounded, the most frequent comes first, and the totals stay."""
    often = [game({0: ["often"]}) for _ in range(5)]
    found = counted([*often, *[game({0: [f"rare {at}", "then"]}) for at in range(20)]])
    trim(found, most=10)
    assert [(one.do, one.games) for one in found.openings] == [("often", 5)]
    assert (found.games, found.opened) == (25, 25)
    found = counted([game({0: [do]}) for do in ("b", "a", "c", "c")])
    trim(found)
    assert [one.do for one in found.openings] == ["c", "a", "b"]


def test_games_are_played_and_written(tmp_path):
    """The same seed counts the same, whatever the number of processes; a file says all of it."""
    plan = Plan("goa", 2, 6, ["random"], 3, RULES.usual_setup(2).options)
    done: list[int] = []
    found = explored_by(plan, 1, done.append)
    assert done == [1, 2, 3, 4, 5, 6]
    assert found == explored_by(plan, 1, done.append)
    assert found.games == 6
    assert sum(seat.wins for seat in found.seats) == pytest.approx(6)
    path = write(Shipped(found, plan.bots, plan.options, "a command", "2026-11-19"), tmp_path)
    assert path.name == name_of(RULES, RULES.usual_setup(2)) == "goa-usual-2.json"
    shipped = read(path)
    assert shipped is not None
    assert shipped.explored == found
    assert read(tmp_path / "goa-usual-9.json") is None


def test_what_is_shipped_fits_the_games():
    """Every file is that of a set-up, is small, and names choices and sources that the game has."""
    found = set()
    for id_ in game_ids():
        rules = rules_of(id_)
        for seats in rules.players:
            setup = rules.usual_setup(seats)
            shipped = shipped_for(rules, setup)
            if shipped is None:
                continue
            found.add(name_of(rules, setup))
            explored = shipped.explored
            assert (explored.game, explored.players) == (id_, seats)
            assert explored.variant == variant_of(rules, setup)
            assert shipped.options == setup.options
            assert len(explored.seats) == seats
            assert all(rules.catalogue.read(one.do) for one in every(explored.openings))
            assert all(one.games > 2 for one in every(explored.openings))
    files = {file.name: file for file in FOLDER.glob("*.json")}
    assert found == set(files)
    assert found
    for file in files.values():
        assert file.stat().st_size < 60_000
        assert msgspec.json.decode(file.read_bytes(), type=Shipped).command.startswith(
            "carrack explore-make "
        )


def test_variants_are_counted_apart():
    """As usual: the family alone. Rulings change little and are counted together."""
    rules = rules_of("concordia-venus")
    usual = rules.usual_setup(3)
    assert variant_of(rules, usual) == "alone"
    other = rules.setup(3, usual.options | {"map": "cyprus"})
    assert variant_of(rules, other) == "alone-map_cyprus"
    assert shipped_for(rules, other) is None


def test_a_data_pack_has_no_statistics(tmp_path):
    """Its games are others."""
    usual = RULES.usual_setup(3)
    assert shipped_for(RULES, usual) is not None
    folder = tmp_path / "goa"
    folder.mkdir()
    (folder / "bonanza.toml").write_bytes((RULES.folder / "data" / "bonanza.toml").read_bytes())
    assert shipped_for(rules_of("goa", tmp_path), usual) is None
