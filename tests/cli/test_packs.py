"""Data packs: `carrack pack check`, and what the terminal makes of their names."""

import json

from carrack.kernel.registry import rules_of
from cli.complaint import only_line


def data_pack(tmp_path, name, old, new):
    """A data pack with one changed file."""
    text = (rules_of("colonialism").folder / "data" / name).read_text()
    assert old in text
    folder = tmp_path / "pack" / "colonialism"
    folder.mkdir(parents=True)
    (folder / name).write_text(text.replace(old, new))
    return tmp_path / "pack"


def test_pack_check_good(run, tmp_path):
    """A good data pack is OK, with its fingerprint."""
    folder = data_pack(tmp_path, "setup.toml", "discs = 23", "discs = 30")
    result = run("pack", "check", folder)
    assert result.exit_code == 0
    assert result.stdout.startswith("OK colonialism")
    found = json.loads(run("pack", "check", folder, "--json").stdout)
    assert found["ok"] is True
    assert found["games"][0]["fingerprint"]


def test_pack_check_wrong(run, tmp_path):
    """An error in a file is named with the file; the exit code is 1."""
    folder = data_pack(tmp_path, "setup.toml", "discs = 23", 'discs = "many"')
    assert "setup.toml" in only_line(run("pack", "check", folder), 1)
    assert json.loads(run("pack", "check", folder, "--json").stdout)["ok"] is False


def test_pack_check_unknown_game(run, tmp_path):
    """A folder that is no game is an error."""
    (tmp_path / "pack" / "chess").mkdir(parents=True)
    assert "the games are colonialism" in only_line(run("pack", "check", tmp_path / "pack"), 1)


def test_pack_check_empty(run, tmp_path):
    """A folder without games is no data pack."""
    (tmp_path / "pack").mkdir()
    assert "no folder named by a game" in only_line(run("pack", "check", tmp_path / "pack"))


def test_pack_check_text_missing(run, tmp_path):
    """A card with a new id has no text: that is said in one line, not found out in the middle of a game."""
    folder = data_pack(tmp_path, "cards.toml", 'id = "army"', 'id = "armada"')
    line = only_line(run("pack", "check", folder), 1)
    assert line.startswith("WRONG colonialism")
    assert "armada" in line


def test_game_survives_a_missing_text(run, tmp_path):
    """Whoever looks at a component without a text is told so, and the game goes on."""
    folder = data_pack(tmp_path, "cards.toml", 'id = "army"', 'id = "armada"')
    words = ("play", "colonialism", "--players", "human,random", "--seed", 1, "--pack", folder)
    output = run(*words, lines="look armada\ncards\nhelp\n").stdout
    assert "There is no text for this." in output
    assert "take back your last choice" in output


def test_names_are_no_markup(run, tmp_path):
    """Names are shown as they are, whatever signs they have."""
    folder = data_pack(tmp_path, "board.toml", '"India"', '"[bold]India[/] :house:"')
    words = ("--players", "human,random", "--seed", 1, "--pack", folder)
    output = run("play", "colonialism", *words, lines="look india\nlook [red]x[/red]\n").stdout
    assert output.count("[bold]India[/] :house:") >= 2
    assert "“[red]x[/red]”" in output


def test_pack_without_a_subcommand(run):
    """The help is printed line by line, and the exit code says that something was missing."""
    result = run("pack")
    assert result.exit_code == 2
    assert result.stderr.startswith("Usage: carrack pack")
    assert "  check  Check every game in a data pack.\n" in result.stderr
