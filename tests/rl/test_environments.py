"""PettingZoo, Gymnasium and OpenSpiel: every game passes the library's own tests.

`run.py test` runs these in an environment that has the libraries.
"""

from __future__ import annotations

import os
import re
import warnings
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from carrack import rl
from carrack.cli.app import carrack as command
from carrack.kernel.chance import Stream
from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.table import to_move

if not os.environ.get("CI"):
    for library in ("pettingzoo", "gymnasium", "pyspiel"):
        pytest.importorskip(library)

pytestmark = [
    pytest.mark.research,
    pytest.mark.whole,
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
]
GAMES = [(game, rules_of(game).players[0]) for game in game_ids()]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_pettingzoo(game: str, players: int) -> None:
    """`api_test` and `seed_test`."""
    from pettingzoo.test import api_test, seed_test  # noqa: PLC0415

    api_test(rl.aec(game, players=players), num_cycles=400)
    seed_test(lambda: rl.aec(game, players=players), num_cycles=100)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_gymnasium(game: str, players: int) -> None:
    """`check_env`, which tries impossible actions too."""
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(rl.single(game, players=players, opponents="random"), skip_render_check=True)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_openspiel(game: str, players: int) -> None:
    """`random_sim_test`; a state read from its text is the same state."""
    import pyspiel  # noqa: PLC0415

    loaded = rl.openspiel(game, players=players)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    state = loaded.new_initial_state()
    stream = Stream(1)
    for _ in range(40):
        outcomes = [lot for lot, _ in state.chance_outcomes()] if state.is_chance_node() else None
        actions = outcomes or state.legal_actions()
        state.apply_action(actions[stream.below(len(actions))])
    assert str(loaded.deserialize_state(state.serialize())) == str(state)


def test_openspiel_deals_anew() -> None:
    """A state for information-set search: the same for its player, another one behind it."""
    loaded = rl.openspiel("goa", players=2)
    state = loaded.new_initial_state()
    for lot in (1, 2, 3):
        state.apply_action(lot)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    lots = Stream(5)
    other = state.resample_from_infostate(player, lambda: lots.below(1000) / 1000)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)


def test_names_for_make() -> None:
    """`pettingzoo.make` and `gymnasium.make` know the games; a vector of them steps."""
    import gymnasium  # noqa: PLC0415
    import pettingzoo  # noqa: PLC0415

    assert "carrack/goa-v1" in rl.register()
    rl.register()
    env: Any = pettingzoo.make("aec", "carrack/goa-v1", players=2)
    env.reset(seed=1)
    assert env.agent_selection == f"seat_{to_move(env.unwrapped.table)}"
    vector = gymnasium.make_vec("carrack/goa-v1", num_envs=2, players=2, opponents="random")
    _, info = vector.reset(seed=1)
    actions = [int(mask.argmax()) for mask in info["action_mask"]]
    _, rewards, *_ = vector.step(actions)
    assert rewards.shape == (2,)
    vector.close()


def test_a_learner_plays_to_the_end() -> None:
    """Against computer players of two kinds, on a seat that changes from game to game."""
    env = rl.single("goa", players=3, opponents=["random", "greedy"], reward="place")
    seats = set()
    for seed in range(6):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert len(seats) > 1
    assert reward in (-1.0, -0.5, 0.0, 0.5, 1.0)
    with pytest.raises(ValueError, match="call reset first"):
        env.step(0)


def test_the_page_runs(tmp_path, monkeypatch) -> None:
    """The code of the page on learning environments, after the command that writes its file."""
    monkeypatch.chdir(tmp_path)
    words = "export --simulate goa --players 2 --games 1 --parquet goa.parquet"
    assert CliRunner().invoke(command, words.split()).exit_code == 0
    page = (Path(__file__).parents[2] / "docs" / "learning-environments.md").read_text("utf-8")
    blocks = re.findall(r"^```py\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 3
    for block in blocks:
        quick = block.replace("range(1000)", "range(3)").replace(", processes=2", "")
        exec(compile(quick, "page", "exec"), {})  # noqa: S102  # our own documentation


def test_wrong_words_are_refused() -> None:
    """Each error says what would be right."""
    with pytest.raises(ValueError, match="there is no seat 3; seats are 0 to 2"):
        rl.single("goa", players=3, seat=3)
    with pytest.raises(ValueError, match="one kind for all or 2 kinds"):
        rl.single("goa", players=3, opponents=["random"] * 3)
    env = rl.aec("goa", players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action_mask says what it can"):
        env.step(int(env.last()[0]["action_mask"].argmin()))
    from carrack.rl.openspiel_game import options_in  # noqa: PLC0415

    with pytest.raises(ValueError, match="name=value"):
        options_in("team")
