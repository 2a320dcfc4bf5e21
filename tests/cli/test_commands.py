"""The other commands: games, fuzz, bench, pack check, version, help."""

import json
import subprocess
import sys

import pytest

import carrack as package
from carrack.cli.app import carrack
from carrack.cli.bench_server import print_load, print_thinking
from carrack.kernel.registry import rules_of


def test_games_json(run):
    """Games with players, options with their texts, and the provenance of the components."""
    games = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert {"colonialism", "concordia-venus", "goa", "13-kolonien"} == set(games)
    game = games["colonialism"]
    assert game["players"] == [2, 3, 4]
    options = {option["name"]: option for option in game["options"]}
    assert options["quick_start"]["kind"] == "variant"
    assert options["quick_start"]["values"] == ["off", "on"]
    assert options["quick_start"]["default"] == "off"
    assert options["empire"]["kind"] == "ruling"
    assert all(option["text"] and all(option["value_texts"].values()) for option in options.values())
    assert sum(game["provenance"].values()) == len(rules_of("colonialism").components())


def test_games_for_people(run):
    """The same as text, in both languages."""
    assert "quick_start" in run("games").stdout
    assert run("games").stdout != run("games", "--lang", "de").stdout


def test_version(run):
    """The version, and how the rules run."""
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.strip() == f"carrack {package.__version__} ({package.engine()})"


def test_a_command_loads_what_it_needs():
    """`carrack --version` loads no rules, and only `serve` and its like load the server, which is large."""
    large = ("carrack.server", "sqlalchemy", "websockets")
    told = loaded_by("import carrack.cli.app")
    assert "carrack.cli.app" in told
    assert [name for name in told if name.startswith((*large, "carrack.arena", "carrack.kernel"))] == []
    told = loaded_by("from carrack.cli.app import carrack; carrack.get_command(None, 'simulate')")
    assert "carrack.arena" in told
    assert [name for name in told if name.startswith(large)] == []


def loaded_by(code):
    """The modules that are loaded once something was run."""
    asked = [sys.executable, "-c", f"{code}; import sys; print(*sys.modules)"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()  # noqa: S603


@pytest.mark.parametrize("name", [[], *[[name] for name in carrack.commands], ["pack", "check"]])
def test_help_shows_examples(run, name):
    """Every command's help ends with examples."""
    result = run(*name, "--help")
    assert result.exit_code == 0
    assert "Examples:\n    carrack" in result.stdout


def test_fuzz(run):
    """Random games are checked; the exit code is 0 when all pass."""
    words = ("fuzz", "colonialism", "--games", 1, "--players", 2, "--option", "quick_start=on")
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert "all passed" in result.stdout
    found = json.loads(run(*words, "--json").stdout)
    assert found["failures"] == []
    assert found["decisions"] > 0


def test_bench(run):
    """The figures of every table, for programs."""
    found = json.loads(run("bench", "colonialism", "--seconds", 0.1, "--json").stdout)
    assert found["build"] == package.engine()
    assert [row["players"] for row in found["games"]] == [2, 3, 4, 4]


def test_bench_lists(run):
    """How long lists take with ever more matches."""
    found = json.loads(run("bench", "lists", "--matches", 11_000, "--json").stdout)
    assert [row["matches"] for row in found] == [10_000, 11_000]
    assert found[1]["mine"] > 0
    assert "10,000" in run("bench", "lists", "--matches", 10_000).stdout


def test_bench_server(run, capsys):
    """Figures of the server and of the bare one beside it, after the shortest run that is allowed."""
    found = json.loads(run("bench", "server", "--matches", 2, "--seconds", 0.1, "--json").stdout)
    assert (found["matches"], found["sockets"], found["database"]) == (2, 8, "sqlite")
    assert (found["lost"], found["refused"]) == (0, 0)
    assert found["moves"] >= 2
    assert found["bare_ratio"] == found["most_moves_per_second"] / found["bare_moves_per_second"]
    assert found["bare_ratio"] > 0
    assert found["bytes_per_move"] > 1000
    assert 0 < found["acknowledgement_ms"]["median"] <= found["acknowledgement_ms"]["longest"]
    print_load(found)
    told = capsys.readouterr().out
    assert f"the bare server {found['bare_moves_per_second']:.0f}" in told
    assert "Memory of a socket" in told


def test_bench_server_against_computer_players(run, capsys):
    """How long a move takes, and how long the others take to answer."""
    found = json.loads(
        run("bench", "server", "--matches", 3, "--seconds", 0.1, "--against", "casual", "--json").stdout
    )
    assert (found["matches"], found["seats"], found["against"]) == (3, 4, "casual")
    assert (found["lost"], found["refused"]) == (0, 0)
    assert found["moves"] >= 3
    assert 0 < found["acknowledgement_ms"]["median"] <= found["answer_ms"]["longest"]
    print_thinking(found)
    told = capsys.readouterr().out
    assert "3 matches of one person against 3 of casual" in told
    assert f"{found['moves']} moves" in told


def test_bench_server_that_does_not_start(run):
    """What the server said is told."""
    result = run("bench", "server", "--matches", 1, "--seconds", 0.1, "--database", "mysql://me@there/x")
    assert result.exit_code == 1
    assert "mysql is not supported; take sqlite or postgresql" in result.stderr


def test_bench_for_people(run):
    """A table with the reference loop, and Catanatron or that it is not there."""
    output = run("bench", "colonialism", "--seconds", 0.1).stdout
    assert "Reference loop" in output
    assert "Catanatron" in output
