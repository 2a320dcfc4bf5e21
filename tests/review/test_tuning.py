"""What is measured beforehand: calibration, names for costs, levels."""

import itertools

import pytest

from carrack.bots.judge import chance_of, odds_of
from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of
from carrack.review.marks import accuracy_of, mark_of
from carrack.review.outlook import tempered, with_tempo
from carrack.review.records import Cost
from carrack.review.tuned import (
    FOLDER,
    Bounds,
    Calibration,
    LevelCosts,
    Tuned,
    mark_of_weights,
    name_of,
    read,
    tuned_for,
    write,
)
from carrack.review.tuning import Game, Step, bounds_of, fitted_exponent, fitted_tempo, in_order


def games_won_by_luck(exponent, count):
    """Games whose winner is drawn with the chances that a net says, made bolder."""
    stream = Stream(3)
    found = []
    for _ in range(count):
        said = 0.2 + 0.6 * stream.below(1000) / 1000
        wins = stream.below(10_000) < 10_000 * tempered([said, 1 - said], exponent)[0]
        end = [1.0, 0.0] if wins else [0.0, 1.0]
        found.append(Game(end, [0, 1], [Step(0, "Turn", [said, 1 - said])]))
    return found


@pytest.mark.parametrize("exponent", [0.7, 1.6])
def test_the_exponent_is_found(exponent):
    """Within what so many games can tell."""
    assert fitted_exponent(games_won_by_luck(exponent, 1000)) == pytest.approx(exponent, abs=0.3)


def test_the_tempo_is_found():
    """A net says too little for whoever takes a turn: put right, answering changes nothing on average."""
    low = chance_of(odds_of(0.3) - 0.4)
    steps = []
    for _ in range(600):
        steps += [Step(0, "Turn", [low, 0.5 - low / 2, 0.5 - low / 2]), Step(1, "Bid", [0.3, 0.35, 0.35])]
    tempo = fitted_tempo([Game([0.3, 0.35, 0.35], [0, 1, 2], steps)], 1.0)
    turn, bid = [
        with_tempo(step.shares, [seat == step.seat for seat in range(3)], tempo[step.question])
        for step in steps[:2]
    ]
    assert turn[0] == pytest.approx(bid[0], abs=0.005)
    assert turn[1] == pytest.approx(bid[1], abs=0.01)
    assert tempo["Turn"] > 0.2


def test_bounds_follow_from_how_often_costs_occur():
    """One move in ten, in 25 and in 100; worse names have higher bounds even where nobody errs."""
    assert bounds_of([at / 1000 for at in range(1000)]) == Bounds(0.899, 0.959, 0.989)
    none = bounds_of([0.0] * 100)
    assert 0 < none.inaccuracy < none.mistake < none.blunder


def test_levels_are_named_only_if_they_can_be_told_apart():
    """If a weaker level seems to play better, too few games were reviewed."""
    weak, strong = (LevelCosts(name, 100, mean, 0.0) for name, mean in (("novice", 0.04), ("advanced", 0.01)))
    assert in_order([weak, strong]) == [weak, strong]
    assert in_order([strong, weak]) == []


def test_names_of_costs():
    """What is too close to call has no name."""
    bounds = Bounds(0.02, 0.05, 0.1)
    assert [mark_of(cost, False, bounds) for cost in (0.01, 0.02, 0.05, 0.3)] == [
        "",
        "inaccuracy",
        "mistake",
        "blunder",
    ]
    assert mark_of(0.3, True, bounds) == ""


def cost(seat, amount):
    """A choice of a seat that cost so much."""
    return Cost(0, seat, 2, ["a"], ["b"], 0.5, amount, amount, amount, False, "", [], [])


def test_played_like_the_nearest_level():
    """With every level that can't be told from it."""
    levels = [LevelCosts(name, 100, mean, 0.0) for name, mean in (("novice", 0.04), ("advanced", 0.01))]
    tuned = Tuned(levels=levels)
    sure = accuracy_of(0, [cost(0, 0.012), cost(0, 0.011), cost(0, 0.012), cost(0, 0.013)], tuned)
    assert (sure.level, sure.levels) == ("advanced", ["advanced"])
    unsure = accuracy_of(0, [cost(0, 0.0), cost(0, 0.06), cost(0, 0.0), cost(0, 0.03)], tuned)
    assert unsure.levels == ["novice", "advanced"]
    assert accuracy_of(1, [cost(0, 0.1)], tuned).level == ""


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_what_is_shipped_is_sound(file, tmp_path):
    """Made by the command that it names, for a set-up that there is, and written as the command writes."""
    tuned = read(file.name)
    words = tuned.command.split()
    assert words[:2] == ["carrack", "review-tune"]
    pairs = itertools.pairwise(words)
    options = dict(pair.split("=") for word, pair in pairs if word == "--option")
    rules = rules_of(words[2])
    setup = rules.setup(int(words[words.index("--players") + 1]), options)
    assert name_of(rules, setup) == file.name
    fits = tuned.weights == mark_of_weights(rules, setup)
    assert tuned_for(rules, setup) == (tuned if fits else Tuned())
    assert 0 < tuned.bounds.inaccuracy < tuned.bounds.mistake < tuned.bounds.blunder
    assert [level.level for level in tuned.levels] in ([], ["novice", "casual", "skilled", "advanced"])
    assert in_order(tuned.levels) == tuned.levels
    assert tuned.calibration != Calibration()
    assert write(file.name, tuned, tmp_path).read_bytes() == file.read_bytes()
