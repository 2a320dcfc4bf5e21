"""Ladders: fair games, a test that stops in time and seldom errs, and the same result on any processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.arena.crew import crew_of
from carrack.arena.duel import FIRST, Deal, Duel, count_of_sides, play_deal, share_of, sides_of
from carrack.arena.games import Result
from carrack.arena.ladder import ERROR, FIRST_LOOK, Ladder, looks_of, verdict
from carrack.arena.measured import (
    MeasuredError,
    MeasuredLadder,
    Occasion,
    measured_ladder,
    measured_match,
    picture,
    read,
    write,
)
from carrack.arena.statistics import interval_of_mean
from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of

QUICK = {"quick_start": "on"}


# The deals


def test_everybody_is_alone_on_every_side() -> None:
    """Three seats: three games with the first player alone, three with the second, all on one deal."""
    duel = Duel("colonialism", 3, QUICK, ("random", "random"), 4, both=True)
    same, number, deal = play_deal((duel, 2))
    assert (same, number) == (duel, 2)
    assert [len(shares) for shares in deal.alone] == [3, 3]
    assert deal.games == 6
    assert deal.seats == [9, 9]
    assert all(decisions > 50 for decisions in deal.decisions)
    assert play_deal((duel, 2))[2].alone == deal.alone
    assert play_deal((duel, 3))[2].scores != deal.scores


def test_a_team_plays_together() -> None:
    """In a team game a side is a team: two games for four seats, partners always the same player."""
    rules = rules_of("concordia-venus")
    setup = rules.setup(4, {"mode": "team"})
    assert count_of_sides(rules, setup) == 2
    assert sides_of(rules, setup) == [0, 1, 0, 1]
    duel = Duel("concordia-venus", 4, {"mode": "team"}, ("random", "random"), 1)
    deal = play_deal((duel, 0))[2]
    assert len(deal.alone[FIRST]) == 2
    assert deal.seats == [4, 4]
    assert all(share in {0.0, 0.5, 1.0} for share in deal.alone[FIRST])


def test_a_shared_victory_is_split() -> None:
    """Two teams in first place have half of it each."""
    result = Result([5, 5, 1], [1, 1, 3], [0, 1, 2], 10)
    assert [share_of(result, side) for side in range(3)] == [0.5, 0.5, 0.0]


def test_the_edge_is_nothing_between_equals() -> None:
    """Whoever is alone wins a third: nobody is better. With two sides one's loss is the other's gain."""
    assert Deal(([1.0, 0.0, 0.0], [0.0, 1.0, 0.0])).edge == 0
    assert Deal(([1.0, 1.0, 1.0], [0.0, 0.0, 0.0])).edge == 1
    assert Deal(([0.5, 0.0], [])).edge == -0.5


# The sequential test


def test_looks_double_up_to_the_most() -> None:
    """The last look is at all deals; a pair that may play few is looked at once."""
    assert looks_of(33) == [6, 12, 24, 33]
    assert looks_of(6) == [6]
    assert looks_of(2) == [2]


def some_edges(stream: Stream, chance: float, deals: int) -> list[float]:
    """Edges of deals with two sides: each of two games is won with a chance."""
    fine = 1 << 20
    return [
        sum([1.0 if stream.below(fine) < chance * fine else -1.0 for _ in range(2)]) / 2 for _ in range(deals)
    ]


@pytest.mark.parametrize("most", [6, 40, 100])
def test_equal_players_are_seldom_told_apart(most: int) -> None:
    """In at most 5 % of 600 ladders, by all looks together; two standard errors are allowed."""
    stream = Stream(most)
    wrong = sum([verdict(some_edges(stream, 0.5, most), most) != 0 for _ in range(600)])
    assert wrong <= 600 * ERROR + 2 * (600 * ERROR * (1 - ERROR)) ** 0.5


def test_a_clear_difference_ends_a_pair_early() -> None:
    """Who wins everything is known at the first look; who wins most long before the last one."""
    assert verdict([1.0] * FIRST_LOOK, 100) == 1
    assert verdict([-1.0] * FIRST_LOOK, 100) == -1
    assert verdict([1.0] * (FIRST_LOOK - 1), 100) == 0
    stream = Stream(2)
    early = [verdict(some_edges(stream, 0.8, 24), 100) for _ in range(100)]
    assert sum(early) > 80
    assert -1 not in early


def test_a_mean_without_spread_is_not_certain() -> None:
    """Alike by chance: the interval is never a point, and narrows with the number of values."""
    few, many = interval_of_mean([1.0] * 3), interval_of_mean([1.0] * 300)
    assert few[0] < 0.6
    assert many[0] > 0.97
    assert few[1] == many[1] == 1.0
    low, high = interval_of_mean([0.0, 1.0] * 200)
    assert (low, high) == pytest.approx((0.451, 0.549), abs=0.002)


# The ladder


def small(**changed: object) -> Ladder:
    """A ladder of players that need no time."""
    bots = ["random", "greedy", "search:2"]
    settings = {"game": "colonialism", "players": 2, "options": QUICK, "bots": bots, "sides": 2, "games": 4}
    return Ladder(**{**settings, "seed": 3, **changed})  # type: ignore[arg-type]


def test_neighbours_play_first_then_those_two_places_apart() -> None:
    """Once a pair is settled, the next ones follow; at last everybody has met everybody."""
    ladder = small(bots=["random", "novice", "casual", "skilled"], games=40)
    won, lost = Deal(([1.0, 1.0], [])), Deal(([0.0, 0.0], []))
    rounds = []
    while tasks := list(ladder.next_round()):
        rounds.append({duel.bots for duel, _ in tasks})
        for duel, number in tasks:
            ladder.pair(*[ladder.bots.index(bot) for bot in duel.bots]).deals[number] = lost
    neighbours = {("random", "novice"), ("novice", "casual"), ("casual", "skilled")}
    assert rounds == [neighbours, {("random", "casual"), ("novice", "skilled")}, {("random", "skilled")}]
    assert [len(ladder.pair(*pair).deals) for pair in ((0, 1), (0, 2), (0, 3))] == [6, 6, 1]
    assert ladder.order() == [0, 1, 2, 3]
    assert ladder.done() == ladder.most_games
    ladder.pair(0, 3).deals[0] = won
    assert ladder.order() == [0, 1, 2, 3]


def test_a_player_in_the_wrong_place_meets_its_true_neighbours() -> None:
    """The order follows the ratings: the player named first beats both others."""
    ladder = small(bots=["greedy", "novice", "casual"], games=40)
    won = Deal(([1.0, 1.0], []))
    for duel, number in list(ladder.next_round()):
        deal = won if duel.bots[FIRST] == "greedy" else Deal(([0.0, 0.0], []))
        ladder.pair(*[ladder.bots.index(bot) for bot in duel.bots]).deals[number] = deal
    assert ladder.order()[0] == 1
    assert {duel.bots for duel, _ in ladder.next_round()} == {("greedy", "casual")}


def test_the_result_does_not_depend_on_the_processes() -> None:
    """One process or two: the same games, ratings and intervals."""
    ladders = [small(bots=["random", "greedy"]), small(bots=["random", "greedy"])]
    told: list[int] = []
    for ladder, jobs in zip(ladders, (1, 2), strict=True):
        with crew_of(jobs) as crew:
            ladder.play(crew, told.append)
    one, two = (next(iter(ladder.pairs.values())) for ladder in ladders)
    assert [deal.alone for deal in one.played()] == [deal.alone for deal in two.played()]
    assert ladders[0].ratings() == ladders[1].ratings()
    assert one.games == 4
    assert told[-1] == ladders[0].most_games == 4
    assert ladders[0].order() == [0, 1]


# The records


def occasion(**changed: object) -> Occasion:
    """What was played."""
    settings = {"command": "carrack ladder colonialism", "game": "colonialism", "players": 3, "options": {}}
    return Occasion(**{**settings, "seed": 1, **changed})  # type: ignore[arg-type]


def played_ladder() -> MeasuredLadder:
    """A ladder with made-up deals."""
    ladder = small(players=3, sides=3, games=36)
    for at, pair in enumerate(ladder.pairs.values()):
        for number in range(6):
            deal = Deal(([0.0, 0.0, float(number == at)], [1.0, 1.0, float(number != at)]))
            deal.decisions, deal.seconds, deal.seats = [100, 200], [0.1, 1.0], [3, 6]
            pair.deals[number] = deal
    return measured_ladder(ladder, occasion())


def test_a_ladder_is_read_as_it_was_written(tmp_path: Path) -> None:
    """With its picture beside it, which names every player."""
    record = played_ladder()
    write(tmp_path / "a.json", record)
    assert read(tmp_path / "a.json") == record
    drawn = (tmp_path / "a.svg").read_text("utf-8")
    assert drawn == picture(record)
    assert drawn.count("<circle") == 3
    assert ">search:2</text>" in drawn


def test_a_record_says_who_is_stronger_and_how_fast() -> None:
    """The strongest first, with processor time a decision; shares by deal."""
    record = played_ladder()
    assert [player.name for player in record.ratings] == ["search:2", "greedy", "random"]
    assert [player.milliseconds for player in record.ratings] == [5.0, 3.667, 1.0]
    pair = record.pairs[0]
    assert (pair.first, pair.second, pair.stronger, pair.games) == ("random", "greedy", "greedy", 36)
    assert pair.first_alone.mean == pytest.approx(1 / 18, abs=1e-4)
    assert pair.second_alone is not None
    assert pair.second_alone.mean == pytest.approx(17 / 18, abs=1e-4)


def test_a_match_counts_scores_and_shares(tmp_path: Path) -> None:
    """One against two: means a seat, and both intervals."""
    deals = []
    for number in range(4):
        deal = Deal(([1.0, 0.5, float(number % 2)], []))
        deal.scores, deal.seats, deal.decisions, deal.seconds = [30, 36], [3, 6], [10, 20], [0.5, 0.02]
        deals.append(deal)
    record = measured_match(("advanced", "greedy"), deals, 3, occasion(complete=False))
    assert (record.games, record.deals) == (12, 4)
    assert record.share.mean == pytest.approx(8 / 12, abs=1e-4)
    assert record.wilson == pytest.approx((0.3906, 0.8619), abs=1e-3)
    assert record.mean_scores == (10.0, 6.0)
    assert record.milliseconds == (50.0, 1.0)
    write(tmp_path / "m.json", record)
    assert read(tmp_path / "m.json") == record
    assert not (tmp_path / "m.svg").exists()


@pytest.mark.parametrize("content", ["", "{}", '{"kind": "ladder"}', '{"kind": "feast"}'])
def test_another_file_is_refused(tmp_path: Path, content: str) -> None:
    """The error names the file."""
    (tmp_path / "x.json").write_text(content)
    with pytest.raises(MeasuredError, match=r"x\.json is no record of measured strength"):
        read(tmp_path / "x.json")
