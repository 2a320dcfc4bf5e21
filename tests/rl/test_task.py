"""What is learned: observations with names, and what a seat gets in the end."""

from __future__ import annotations

import copy
import pickle

import pytest

from carrack.kernel.chance import Stream
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.table import Table, advance, take
from carrack.rl.task import REWARDS, Task, reward_of_place


def played_out(task: Task, seed: int) -> Table:
    """A random game at its end."""
    table, stream = task.begun(seed), Stream(seed)
    options = advance(table)
    while options:
        options = take(table, options[stream.below(len(options))])
    return table


@pytest.mark.parametrize("game", game_ids())
def test_an_observation_is_what_the_seat_may_know(game: str) -> None:
    """The features of the game; with `cheating` those of all seats, own seat first, and it says so."""
    rules = rules_of(game)
    task, open_task = Task(game, rules.players[0]), Task(game, rules.players[0], cheating=True)
    table = task.begun(3)
    advance(table)
    assert task.names == rules.feature_names()
    assert task.observed(table, 1) == rules.features(rules.redeal(table, 1, 5), 1)
    assert open_task.width == task.seats * task.width
    assert open_task.observed(table, 1)[: task.width] == task.observed(table, 1)
    assert open_task.names[task.width].startswith("seat+1-")


def test_rewards_of_a_game() -> None:
    """Shares and places sum to nothing, scores are the points; the best score gets the most."""
    scores = played_out(Task("goa", 3), 7)
    standings = rules_of("goa").standings(scores)
    for reward in REWARDS:
        got = Task("goa", 3, reward=reward).rewards(scores)
        assert max(got) == got[standings.places.index(1)]
        assert reward == "score" or abs(sum(got)) < 1e-9
    assert Task("goa", 3, reward="score").rewards(scores) == standings.scores


def test_partners_get_the_same() -> None:
    """In a team game a team takes the place of a seat."""
    task = Task("concordia-venus", 4, {"mode": "team"}, "place")
    got = task.rewards(played_out(task, 2))
    teams = task.rules.standings(played_out(task, 2)).teams
    assert sorted(set(got)) in ([-1.0, 1.0], [0.0])
    assert all(got[a] == got[b] for a in range(4) for b in range(4) if teams[a] == teams[b])


def test_rewards_of_places() -> None:
    """From 1 to -1; those who share a place get the mean of the places they share."""
    assert [reward_of_place(place, [1, 2, 3]) for place in (1, 2, 3)] == [1.0, 0.0, -1.0]
    assert [reward_of_place(place, [1, 1, 3]) for place in (1, 1, 3)] == [0.5, 0.5, -1.0]
    assert reward_of_place(1, [1, 1]) == 0.0


def test_a_task_never_changes_so_a_copy_is_itself() -> None:
    """OpenSpiel copies whatever a state holds."""
    task = Task("goa", 2)
    assert copy.deepcopy(task) is task
    again = pickle.loads(pickle.dumps(task))  # noqa: S301  # our own
    assert (again.setup.seats, again.reward, again.names) == (2, "share", task.names)


def test_what_can_not_be_learned_is_refused() -> None:
    """Each error says what would be right."""
    with pytest.raises(ValueError, match="no reward 'points'; there are share, place, score"):
        Task("goa", 2, reward="points")
    with pytest.raises(ValueError, match="goa is for 2, 3, 4 players, not 7"):
        Task("goa", 7)
