"""German: no English words between the German ones."""

import re

from carrack.kernel.saves import read_record


def test_list_of_games(run):
    """Kinds of options, the usual value, players and provenance are said in German."""
    german = run("games", lang="de_DE.UTF-8").stdout
    assert german == run("games", "--lang", "de").stdout
    for word in ("(usual)", "(variant)", "(ruling)", "provenance", " players", "reconstructed"):
        assert word not in german
    assert not re.search(r"\bseed\b", german)
    for word in ("(üblich)", "(Variante)", "(Auslegung)", "Spieler)", "aus dem Regelheft"):
        assert word in german
    assert "(variant)" in run("games", "--lang", "en").stdout


def test_result_names_people(run, finished, file_of):
    """The table of results calls a person a person."""
    file = file_of(finished)
    german = run("replay", file, "--lang", "de").stdout.split("Ergebnis")[1]
    assert "Mensch" in german
    assert "human" not in german
    assert "person" in run("replay", file).stdout.split("Result")[1]


def test_words_for_undo(run, tmp_path):
    """A choice is taken back by any of the words for it."""
    lines = "row 2\n1,2,3\nrückgängig\nzurück\nundo\nspeichern x.json\nhilfe\n"
    words = ("play", "colonialism", "--players", "human,random", "--seed", 1, "--lang", "de")
    output = run(*words, lines=lines).stdout
    assert output.count("Zurückgenommen: keep") == 3
    assert "zurück, rückgängig" in output
    kept = [c.do for c in read_record(tmp_path / "x.json").choices if c.seat == 0]
    assert kept == ["row 2"]
