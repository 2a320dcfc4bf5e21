"""`carrack simulate`."""

import json

from carrack.kernel.registry import rules_of
from cli.complaint import only_line

KEYS = {
    "game",
    "players",
    "options",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "mean_scores",
    "win_share_by_seat",
    "win_share_by_bot",
}
TIMES = ("seconds", "decisions_per_second")


def simulated(run, *words: object):
    """The result as JSON, without what depends on the time."""
    result = run("simulate", "colonialism", "--json", *words)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["decisions_per_second"] > 0
    for key in TIMES:
        del found[key]
    return found


def test_json_keys(run):
    """Programs find the promised keys, lists by seat, and shares that add up to one."""
    found = json.loads(run("simulate", "colonialism", "--players", 3, "--games", 4, "--json").stdout)
    assert found.keys() >= KEYS
    assert found["game"] == "colonialism"
    assert found["players"] == 3
    assert found["options"] == {
        "quick_start": "off",
        "empire": "present",
        "treaty_and_unrest": "rest_protected",
    }
    assert found["games"] == 4
    assert len(found["mean_scores"]) == 3
    assert abs(sum(found["win_share_by_seat"]) - 1) < 1e-9
    assert found["win_share_by_bot"] == {"random": 1.0}
    assert found["even_share_by_bot"] == {"random": 1.0}


def test_same_result_whatever_the_jobs(run):
    """One process or two: the same games."""
    words = ("--players", 2, "--games", 34, "--bots", "random,random", "--seed", 5)
    assert simulated(run, *words, "--jobs", 1) == simulated(run, *words, "--jobs", 2)


def test_seeds_make_other_games(run):
    """The seed decides, and nothing else."""
    words = ("--players", 2, "--games", 3)
    one, again, other = (simulated(run, *words, "--seed", seed) for seed in (1, 1, 2))
    assert one == again
    assert one["decisions"] != other["decisions"]


def test_options_are_used(run):
    """An option changes the games and is named in the result."""
    words = ("--players", 2, "--games", 2)
    quick = simulated(run, *words, "--option", "quick_start=on")
    assert quick["options"]["quick_start"] == "on"
    assert quick["decisions"] < simulated(run, *words)["decisions"]


def test_bots_are_told_apart(run):
    """Each bot has its own share, with an interval around it and an even share to compare."""
    found = simulated(
        run, "--players", 2, "--games", 2, "--bots", "greedy,random", "--option", "quick_start=on"
    )
    assert set(found["win_share_by_bot"]) == {"greedy", "random"}
    assert found["even_share_by_bot"] == {"greedy": 0.5, "random": 0.5}
    for bot, share in found["win_share_by_bot"].items():
        low, high = found["win_interval_by_bot"][bot]
        assert low <= share <= high


def test_tables_for_people(run):
    """Without --json there are tables by bot and by seat."""
    output = run("simulate", "colonialism", "--players", 2, "--games", 2).stdout
    for text in ("By bot", "By seat", "95 % interval", "decisions a second"):
        assert text in output


def test_uneven_rotation_is_mentioned(run):
    """A number of games that does not fit the list of bots is mentioned, not refused."""
    words = ("--players", 2, "--games", 3, "--bots", "random,random")
    assert "4 games" in only_line(run("simulate", "colonialism", *words), 0)


def test_data_pack_is_used(run, tmp_path):
    """Games are played with the content of a data pack, in other processes too."""
    folder = pack_with_more_discs(tmp_path)
    words = ("--players", 2, "--games", 4, "--pack", folder)
    found = simulated(run, *words)
    assert found["pack"]
    assert found == simulated(run, *words, "--jobs", 2)


def pack_with_more_discs(tmp_path):
    """A data pack that gives everybody 30 discs."""
    text = (rules_of("colonialism").folder / "data" / "setup.toml").read_text()
    folder = tmp_path / "pack" / "colonialism"
    folder.mkdir(parents=True)
    (folder / "setup.toml").write_text(text.replace("discs = 23", "discs = 30"))
    return tmp_path / "pack"
