"""Whatever is wrong gets one clear line and an exit code that means something."""

import json

import pytest

from cli.complaint import only_line

PACK_TEXT = "x = 1\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "there is no game 'chess'; the games are colonialism"),
        (["play", "--seed", "1"], "name a game"),
        (["play", "colonialism", "--players", "human"], "for 2, 3, 4 players, not 1"),
        (["play", "colonialism", "--players", "human,"], "write it as human,casual"),
        (
            ["play", "colonialism", "--players", "human,clever"],
            "player 'clever'; there are novice, casual",
        ),
        (["play", "colonialism", "--seed", "x"], "an integer from -2**63 to 2**64"),
        (["play", "colonialism", "--lang", "fr"], "'en', 'de'"),
        (["play", "--load", "nothing.json"], "nothing.json: No such file"),
        (["play", "--load", "nothing.json", "--seed", "1"], "--load goes with"),
        (["simulate", "chess"], "the games are colonialism"),
        (["simulate", "colonialism", "--players", "9"], "for 2, 3, 4 players, not 9"),
        (["simulate", "colonialism", "--bots", "clever"], "there are novice, casual"),
        (["simulate", "colonialism", "--bots", "search:99999999999ms"], "at most 600000 milliseconds"),
        (["simulate", "colonialism", "--bots", "search:" + "9" * 5000], "at most 10000000 lines"),
        (["simulate", "colonialism", "--bots", "random,,random"], "write it as skilled,casual"),
        (["simulate", "colonialism", "--games", "0"], "not in the range"),
        (["simulate", "colonialism", "--games", "many"], "not a valid integer"),
        (["simulate", "colonialism", "--seed", str(2**64 + 1)], "an integer from -2**63 to 2**64"),
        (["simulate", "colonialism", "--seed", "9" * 5000], "an integer from -2**63 to 2**64"),
        (["simulate", "colonialism", "--option", "quick_start"], "write it as name=value"),
        (["simulate", "colonialism", "--option", "fast=on"], "its options are quick_start, empire"),
        (["simulate", "colonialism", "--option", "quick_start=maybe"], "can be off, on"),
        (["simulate", "colonialism", *["--option", "quick_start=on"] * 2], "given twice"),
        (["simulate", "colonialism", "--pack", "nowhere"], "nowhere: no such folder"),
        (["replay", "nothing.json"], "nothing.json: No such file"),
        (["verify", "nothing.json"], "nothing.json: No such file"),
        (["verify"], "Missing argument"),
        (["explore", "chess"], "the games are colonialism"),
        (["explore", "goa", "--players", "9"], "goa is for 2, 3, 4 players"),
        (["explore-make", "goa", "--games", "1"], "not in the range"),
        (["fuzz", "chess"], "the games are colonialism"),
        (["fuzz", "colonialism", "--players", "1"], "for 2, 3, 4 players"),
        (["bench", "chess"], "the games are colonialism"),
        (["bench", "server", "goa"], "measured alone: carrack bench server"),
        (["bench", "server", "--matches", "0"], "not in the range"),
        (["bench", "goa", "--database", "sqlite:///x"], "for `carrack bench server`"),
        (["bench", "lists", "--seconds", "3"], "not for `carrack bench lists`"),
        (["bench", "server", "--processes", "2"], "several processes share a database of PostgreSQL"),
        (["bench", "goa", "--against", "expert"], "for `carrack bench server`"),
        (["bench", "goa", "--reviews", "2"], "for `carrack bench server`"),
        (["bench", "server", "--reviews", "0"], "not in the range"),
        (
            ["bench", "server", "--reviews", "2", "--against", "expert"],
            "--against and --reviews: one of them",
        ),
        (["bench", "server", "--reviews", "2", "--database", "sqlite:///x"], "--database and --reviews"),
        (["bench", "server", "--against", "nobody"], "there is no computer player 'nobody'"),
        *[(["bench", "--seconds", seconds], "--seconds") for seconds in ("nan", "inf", "-1", "0")],
        (["rules", "chess"], "the games are colonialism"),
        (["pack", "check", "nowhere"], "nowhere: no such folder"),
        (["sail"], "No such command 'sail'"),
        (["--sail"], "No such option"),
    ],
)
def test_wrong_input(run, words, said):
    """Exit code 2 and one line that names what is wrong and what would be right."""
    line = only_line(run(*words))
    assert line.startswith("carrack: ")
    assert said in line


@pytest.mark.parametrize("seed", ["0", "-5", str(-(2**63)), str(2**64)])
def test_any_integer_is_a_seed(run, seed):
    """Negative and large seeds work."""
    result = run("simulate", "colonialism", "--players", 2, "--games", 1, "--seed", seed, "--json")
    assert json.loads(result.stdout)["seed"] == int(seed)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("text", ["", "garbage", "[]", "{}", '{"schema": 99}', '{"schema": "1"}', "\udcff"])
def test_no_match_file(run, tmp_path, command, text):
    """A file that is no match file is named in one line."""
    file = tmp_path / "file.json"
    file.write_bytes(text.encode(errors="surrogateescape"))
    assert "file.json" in only_line(run(command, file))


def test_truncated_file(run, running, file_of):
    """A file cut off in the middle is no match file."""
    file = file_of(running)
    file.write_bytes(file.read_bytes()[:2000])
    assert "truncated" in only_line(run("verify", file))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"players": ["human"]},
        {"players": 3},
        {"options": {"fast": "on"}},
        {"seed": "x"},
        {"seed": "9" * 5000},
        {"pack": "0123456789abcdef"},
        {"snapshot": {}},
        {"snapshot": {"seats": "two"}},
        {"start": {"seats": 2}},
        {"choices": [{"seat": 99, "do": "draw", "mark": "0" * 12}]},
        {"choices": 5},
        {"extra": 1},
    ],
)
def test_damaged_file(run, running, file_of, command, changes):
    """Whatever is damaged in a file gets one line: exit code 2, or 1 where a check failed."""
    result = run(command, file_of(running, **changes))
    assert result.exit_code in ((1, 2) if command == "verify" else (2,))
    only_line(result, result.exit_code)


def test_pack_without_the_game(run, tmp_path):
    """A data pack that says nothing about the game is refused."""
    (tmp_path / "pack" / "goa").mkdir(parents=True)
    line = only_line(run("simulate", "colonialism", "--pack", tmp_path / "pack"))
    assert "no folder 'colonialism'; it has goa" in line


@pytest.mark.parametrize("command", ["play", "simulate", "fuzz"])
def test_wrong_pack(run, tmp_path, command):
    """A data pack with an error is named with its file."""
    folder = tmp_path / "pack" / "colonialism"
    folder.mkdir(parents=True)
    (folder / "cards.toml").write_text(PACK_TEXT)
    assert "cards.toml" in only_line(run(command, "colonialism", "--pack", tmp_path / "pack"))
