"""`carrack play`: a game in the terminal."""

import json
import re

import pytest

from carrack.kernel.chance import commitment
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import read_record
from cli.complaint import only_line
from cli.matches import saved

SEEDED = ("play", "colonialism", "--players", "human,random", "--seed", "1")


def after(output, line):
    """What was printed after a typed line."""
    return output.split(f"> {line}\n", 1)[1]


def test_whole_game_by_piped_input(run, tmp_path):
    """A game is played from the set-up to the result, and its file can be verified."""
    result = run("play", "colonialism", "--players", "human,random,random", lines="1\n" * 400)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert re.search(r"(wins|share the victory)\.", result.stdout)
    assert "All cubes" in result.stdout
    match = saved(tmp_path)
    assert match.over
    assert match.key.secret in result.stdout
    (file,) = (tmp_path / "home" / "saves").glob("*.json")
    assert run("verify", file).exit_code == 0


def test_commitment_comes_first_and_fits_the_secret(run, tmp_path):
    """The commitment is printed before the first choice; the secret is not, before the end."""
    result = run("play", "colonialism", "--players", "human,random", lines="1\n1\n")
    match = saved(tmp_path)
    assert result.stdout.index(commitment(match.key.secret)) < result.stdout.index("> 1")
    assert match.key.secret not in result.stdout


def test_mixed_in_words_are_nonces(run, tmp_path):
    """With --mix every person adds something after seeing the commitment."""
    result = run("play", "colonialism", "--players", "human,human", "--mix", lines="foo\nbar\n\n1\n1\n")
    assert result.stdout.index("Fingerprint of the secret") < result.stdout.index("foo")
    assert saved(tmp_path).key.nonces == ("foo", "bar")


def test_seed_is_reproducible(run):
    """The same seed and lines show the same game."""
    texts = [run(*SEEDED, lines="1\n1,2,3,4,5,6\n1\n").stdout for _ in range(2)]
    assert texts[0].split("Continue")[0] == texts[1].split("Continue")[0]
    assert "seed 1" in texts[0]


def test_options_show_what_they_bring(run):
    """Behind its label every option tells what it would bring, if there is something to tell."""
    output = run(*SEEDED, lines="").stdout
    assert "Take …" in output
    assert len(re.findall(r"\d  row \d · your place in the turn order: \d", output)) > 1
    german = run(*SEEDED, lines="", lang="de_DE.UTF-8").stdout
    assert re.search(r"Reihe \d · dein Platz in der Spielreihenfolge: \d(-\d)?", german)


@pytest.mark.parametrize("line", ["2", "row 2", "ROW  2", "ro 2", "take row 2"])
def test_ways_to_name_an_option(run, tmp_path, line):
    """A number, the notation, its beginning, and the words of the option mean the same."""
    run(*SEEDED, lines=f"{line}\n")
    own = [choice.do for choice in saved(tmp_path).choices if choice.seat == 0]
    assert own[0] == "row 2"


def test_several_actions_in_one_line(run, tmp_path):
    """Numbers, separated by commas, are those on the screen, also when the list gets shorter."""
    output = run(*SEEDED, lines="row 2\n1,3,5,7,9,11\n").stdout
    offered = dict(
        re.findall(r"(\d+)  ([A-Z].+?)(?= {3}|$)", output.split("Keep …")[1].split("\n>")[0], re.MULTILINE)
    )
    names = {component.id: component.names["en"] for component in rules_of("colonialism").components()}
    kept = [
        names[choice.do.replace("keep ", "card:")]
        for choice in saved(tmp_path).choices
        if choice.do.startswith("keep") and choice.seat == 0
    ]
    assert kept == [offered[number] for number in ("1", "3", "5", "7", "9", "11")]


def test_stops_at_what_is_not_possible(run, tmp_path):
    """A line is done up to the first thing that is refused."""
    output = run(*SEEDED, lines="row 2, explore china, 1\n").stdout
    assert "Stopped at “explore china”" in output
    own = [choice.do for choice in saved(tmp_path).choices if choice.seat == 0]
    assert own == ["row 2"]


def test_ambiguous_beginning_lists_candidates(run):
    """A beginning that fits several options lists them and does nothing."""
    output = after(run(*SEEDED, lines="row\n").stdout, "row")
    assert "could be" in output
    assert "row 1" in output
    assert "row 2" in output


def test_unknown_text_and_number(run):
    """What means nothing is named."""
    output = run(*SEEDED, lines="sail\n99\n0\n").stdout
    assert "“sail” is not an option" in output
    assert "no option 99" in output
    assert "no option 0" in output


def test_refused_action_says_why(run):
    """A known action that is not possible is refused with a reason."""
    output = run(*SEEDED, lines="explore china\n").stdout
    assert "as an action in an action round. (rules 5.1.4)" in after(output, "explore china")


def to_first_action():
    """Lines up to the first action of a seeded game."""
    return "row 2\n1,2,3,4,5,6\n1\n1\n1\n"


def test_why_names_the_section(run):
    """`why` gives the reason and the section of the rules."""
    output = run(*SEEDED, lines=to_first_action() + "why withdraw china\nwhy pass\nwhy\n").stdout
    assert re.search(r"withdraw china: .*\(rules 5\.1\.4\)", output)
    assert "“pass” is possible now." in output
    assert "for example: why" in output


def test_undo_to_the_barrier(run, tmp_path):
    """A choice is taken back until chance closes the way; against computers rewind goes on."""
    lines = "row 2\n1,2,3\nundo\nundo\nundo\nundo\nrewind\nrewind\n"
    output = run(*SEEDED, lines=lines).stdout
    assert output.count("Taken back: keep") == 3
    assert "t undo: " in output
    assert "type “rewind”" in output
    assert "Back to your choice: row 2" in output
    assert "Nothing to undo yet" in output
    assert [choice for choice in saved(tmp_path).choices if choice.seat == 0] == []


def test_save_and_load(run, tmp_path):
    """A saved game goes on where it was."""
    file = tmp_path / "mine.json"
    output = run(*SEEDED, lines=f"row 2\n1,2\nsave {file}\n").stdout
    assert f"Saved to {file}" in output
    before = file.read_bytes()
    output = run("play", "--load", file, lines="log\nquit\n\n").stdout
    assert "Keep 6 cards (4 still to choose)" in output
    assert f"carrack play --load {file}" in output
    assert file.read_bytes() == before


def test_loaded_game_is_not_overwritten(run, tmp_path):
    """Going on with a file of one's own saves to another file."""
    file = tmp_path / "mine.json"
    run(*SEEDED, lines=f"row 2\n1,2\nsave {file}\nquit\n\n")
    before = file.read_bytes()
    output = run("play", "--load", file, lines="1\nquit\n\n").stdout
    assert file.read_bytes() == before
    assert str(file) not in output.split("Continue")[1]


def test_save_replaces_no_other_file(run, tmp_path):
    """A file that is no match is never replaced."""
    other = tmp_path / "letter.txt"
    other.write_text("dear")
    output = run(*SEEDED, lines=f"save {other}\nsave\nsave {tmp_path}/no/such.json\n").stdout
    assert "not a match file" in output
    assert "Give a file name" in output
    assert "Not saved" in output
    assert other.read_text() == "dear"


def test_other_players_may_take_over(run, running, file_of):
    """With --load the seats can be given to other players; the number stays."""
    file = file_of(running)
    result = run("play", "--load", file, "--players", "random,random")
    assert "The game is over." in result.stdout
    assert "2 players, not 3" in only_line(run("play", "--load", file, "--players", "human,random,random"))
    assert "not of goa" in only_line(run("play", "goa", "--load", file))


def test_end_of_input_loses_nothing(run, tmp_path):
    """When the input ends, the game is saved and the way back is named."""
    result = run(*SEEDED, lines="row 2\n1,2")
    assert result.exit_code == 0
    assert "carrack play --load" in result.stdout
    assert [choice.do for choice in saved(tmp_path).choices if choice.seat == 0][:1] == ["row 2"]


def test_quit_can_save(run, tmp_path):
    """`quit` asks for a file."""
    file = tmp_path / "mine.json"
    assert run(*SEEDED, lines=f"row 2\nquit\n{file}\n").exit_code == 0
    assert read_record(file).players == ["human", "random"]


def test_folder_that_cannot_be_written(run, tmp_path):
    """A home folder that is a file is mentioned once, and the game goes on."""
    (tmp_path / "home").write_text("")
    output = run(*SEEDED, lines="row 2\n1,2,3,4,5,6\n1\n").stdout
    assert output.count("can’t be saved automatically") == 1
    assert "is lost" in output


def test_questions_during_the_game(run):
    """Hints, texts, the log, the board and help on request."""
    lines = "hint greedy\nhint clever\nlook army\nlook nothing at all\nlook\ncards\nlog 3\nboard\nhelp\n"
    output = run(*SEEDED, lines=lines).stdout
    assert re.search(r"greedy suggests: Take row \d \(row \d\)", output)
    assert re.search(r"Hints come from novice, casual, .*\bnot\s+from\s+“clever”", output, re.DOTALL)
    assert "policy card, rules 7.1" in output
    assert "is called “nothing at all”" in output
    assert "action card: " in output
    assert output.count("Regions (") == 2
    assert "take back your last choice" in output


@pytest.mark.parametrize("lang", ["en", "de"])
def test_question_mark_is_help(run, lang):
    """`?` lists the commands, as the word for it does."""
    word = {"en": "help", "de": "hilfe"}[lang]
    output = run(*SEEDED, "--lang", lang, lines=f"?\n{word}\n").stdout
    assert after(output, "?").split("\n> ")[0] == after(output, word).split("\n> ")[0]
    assert f"{word}, ?" in output


def test_german(run):
    """Everything is said in German, by --lang or the environment; commands have German words too."""
    lines = "hilfe\nwarum explore china\nzurück\nbrett\ntipp greedy\nende\n"
    by_option = run(*SEEDED, "--lang", "de", lines=lines).stdout
    by_environment = run(*SEEDED, lines=lines, lang="de_AT.UTF-8").stdout
    assert by_option.split("--load")[0] == by_environment.split("--load")[0]
    assert "Noch nichts zurückzunehmen" in by_option
    assert "greedy schlägt vor" in by_option
    assert "Choose" not in by_option


def test_hot_seat_hides_hands(run, tmp_path):
    """Before Enter nothing private of the next person is shown, and nothing of one to the other."""
    output = run("play", "colonialism", "--players", "human,human", "--seed", "3", lines="1\n" * 60).stdout
    match = saved(tmp_path)
    parts = re.split(r"Pass the device to (\w+)\. \w+: press Enter\.", output)
    assert len(parts) >= 9
    assert "draws" not in parts[0]
    names = {"Blue": 0, "Red": 1}
    for who, text in zip(parts[1::2], parts[2::2], strict=True):
        mine, other = names[who], 1 - names[who]
        interests = match.rules.view(match.table, other).as_json()["interests"]
        texts = [
            c.names["en"] for c in match.rules.components() if c.id.removeprefix("interest:") in interests
        ]
        assert len(texts) == 3
        assert not any(name in text for name in texts)
        color = next(name for name, seat in names.items() if seat != mine)
        assert not re.search(rf"{color} (draws (?!a card)|keeps)", text)


def test_hot_seat_read_first(run):
    """Whoever learns something secret may read it before the device goes on."""
    output = run("play", "colonialism", "--players", "human,human", "--seed", "3", lines="1\n" * 60).stdout
    assert "read this, then press Enter" in output


def test_hot_seat_undo_at_the_curtain(run, tmp_path):
    """The person before can take back a choice as long as the next has not looked."""
    output = run(
        "play", "colonialism", "--players", "human,human", "--seed", "3", lines="\n1\nundo\n2\n"
    ).stdout
    assert output.count("Choose a row") == 2
    assert [choice.do for choice in saved(tmp_path).choices] == ["row 2"]


def test_hot_seat_has_no_rewind(run):
    """Among people undo ends at the barrier."""
    lines = "\nrewind\n"
    output = run("play", "colonialism", "--players", "human,human", "--seed", "3", lines=lines).stdout
    assert "only go back further against computer players" in output


def test_computers_alone(run):
    """Without people the game is shown as the public sees it."""
    output = run("play", "colonialism", "--players", "random,random", "--seed", "1").stdout
    assert "The game is over." in output
    assert "draws a card" in output


def test_saved_file_is_readable_json(run, tmp_path):
    """The automatic file names the players as they sit."""
    run(*SEEDED, lines="row 2\n")
    (file,) = (tmp_path / "home" / "saves").glob("*.json")
    assert json.loads(file.read_text())["players"] == ["human", "random"]
