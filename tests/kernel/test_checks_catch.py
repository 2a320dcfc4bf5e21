"""The conformance checks themselves: a sound game passes, and each kind of defect is found."""

from __future__ import annotations

import pytest
from toy import Toy

from carrack.arena import fuzz
from carrack.arena.checks import hidden, tables, words
from carrack.arena.checks.legality import check_notation, check_when
from carrack.arena.checks.position import CheckError
from carrack.arena.checks.words import Reader
from carrack.arena.conformance import (
    EVERYWHERE,
    SAMPLED,
    THOROUGH,
    FailedGameError,
    Plan,
    check_game,
    check_stored,
    label,
    random_choices,
    usual_length,
)
from carrack.arena.fuzz import write_failure
from carrack.kernel import registry, saves
from carrack.kernel.actions import Action, Catalogue
from carrack.kernel.chance import Key
from carrack.kernel.match import Choice, Match
from carrack.kernel.messages import Message

# Bots that look ahead are tried with real games; the toy has too few decisions for them to matter.
WITHOUT_BOTS: Plan = tuple(
    (check, 10 if check is tables.check_save_file else 1)
    for check, _ in THOROUGH
    if check is not hidden.check_bots
)


@pytest.mark.whole
def test_sound_game_passes() -> None:
    """The toy without a flaw passes everything, in every set-up, with both kinds of chance."""
    rules = Toy()
    reader = Reader(rules)
    names = []
    for setup in rules.setups():
        names.append(label(rules, setup))
        for seed in range(3):
            key = Key("secret", ("a",)) if seed % 2 else None
            plan = SAMPLED if seed == 2 else WITHOUT_BOTS
            match = check_game(rules, setup, seed, random_choices(seed), plan, key, reader)
            check_stored(Match(rules, setup, seed, key), match.choices, WITHOUT_BOTS)
    assert names == ["toy-2", "toy-3", "toy-2-start-rich"]
    check_notation(rules)
    reader.check_static()


@pytest.mark.parametrize(
    ("flaw", "check"),
    [
        ("low bound", "1 end"),
        ("duplicate option", "2 options"),
        ("stray option", "2 options"),
        ("busy options", "2 options"),
        ("silent steps", "2 options"),
        ("no section", "3 refusals"),
        ("shared coins", "4 copies"),
        ("forgotten bids", "5 saves"),
        ("outside chance", "8 undo"),
        ("leaky view", "7 re-deal"),
        ("leaky option", "7 re-deal"),
        ("leaky consequence", "7 re-deal"),
        ("leaky event", "7 re-deal"),
        ("unmarked reveal", "7 re-deal"),
        ("nosy re-deal", "7 re-deal"),
        ("nosy judgement", "7 re-deal"),
        ("nosy features", "7 features"),
        ("nameless feature", "7 features"),
        ("large feature", "7 features"),
        ("another value", "7 features"),
        ("true table", "7 re-deal"),
        ("true hands", "7 re-deal"),
        ("empty scene", "9 scene"),
        ("piece nowhere", "9 scene"),
        ("no text", "9 texts"),
        ("untold consequence", "9 texts"),
        ("busy consequence", "9 consequences"),
        ("map of nothing", "9 map"),
        ("stray neighbour", "9 map"),
        ("short row", "9 map"),
        ("untold map", "9 texts"),
        ("gap in the menu", "9 menu"),
        ("no time for it", "3 refusals"),
        ("leaky menu", "7 re-deal"),
        ("lost card", "10 invariants"),
        ("gap in places", "11 standings"),
    ],
)
def test_flaw_is_found(flaw: str, check: str) -> None:
    """Each flaw of the toy is found, by the check that is meant for it."""
    rules = Toy(flaw)
    usual_length(Toy(), rules.setup(2))  # kept for all toys: a flaw may keep a game from being played at all
    reader = Reader(rules)
    failed = []
    for seed in range(30):
        try:
            check_game(rules, rules.setup(2), seed, random_choices(seed), plan_for(check), reader=reader)
        except FailedGameError as error:
            failed.append(error.check)
            if error.check == check:
                break
    assert check in failed


def plan_for(check: str) -> Plan:
    """The checks that are meant for a kind of defect alone, where another would speak first."""
    modules = {
        "4 copies": "tables",
        "5 saves": "tables",
        "7 re-deal": "hidden",
        "8 undo": "nothing",
        "9 consequences": "words",
    }
    module = modules.get(check, "")
    return tuple((each, period) for each, period in WITHOUT_BOTS if each.__module__.endswith(module))


def test_replay_drift_is_found() -> None:
    """A game that depends on something outside the table fails when it is replayed."""
    rules = Toy("outside chance")
    with pytest.raises(FailedGameError):
        check_game(rules, rules.setup(2), 1, [0] * 50, ())


def test_failure_is_written_and_replayed(tmp_path) -> None:
    """A failing game becomes a match file with the text of the check; the sound rules pass it."""
    rules = Toy("lost card")
    with pytest.raises(FailedGameError) as failed:
        check_game(rules, rules.setup(2), 1, [2], EVERYWHERE)
    path = write_failure(failed.value, tmp_path / "new", "toy")
    assert "10 invariants" in path.with_suffix(".txt").read_text()
    record = saves.read_record(path)
    assert [choice.do[:4] for choice in record.choices] == ["show"]
    sound = Toy()
    match = saves.empty_match(path, sound, record)
    check_stored(match, [choice_of(c) for c in record.choices], WITHOUT_BOTS)
    assert len(match.choices) == 1


def test_fuzz_reports_failing_games(tmp_path, monkeypatch) -> None:
    """Every failing game of a run is reported with its number and written to a file of its own."""
    monkeypatch.setitem(registry._loaded, "toy", Toy("lost card"))
    fuzz.prepared.cache_clear()
    result = fuzz.fuzz("toy", 2, games=3, folder=tmp_path)
    fuzz.prepared.cache_clear()
    assert [(failure.number, failure.check) for failure in result.failures] == [
        (number, "10 invariants") for number in range(3)
    ]
    assert sorted(tmp_path.glob("*.json")) == sorted(
        failure.file for failure in result.failures if failure.file
    )


def test_fuzz_reports_what_no_game_shows(tmp_path, monkeypatch) -> None:
    """A missing name is found before anything is played."""
    monkeypatch.setitem(registry._loaded, "toy", Unnamed())
    fuzz.prepared.cache_clear()
    result = fuzz.fuzz("toy", 2, {"start": "rich"}, games=0, folder=tmp_path)
    fuzz.prepared.cache_clear()
    assert [(failure.number, failure.file) for failure in result.failures] == [(-1, None)]
    assert "has no name in de" in result.failures[0].text


def choice_of(record: saves.ChoiceRecord):
    """A choice of a file."""
    return Choice(record.seat, record.do, record.mark, record.closes, record.window)


def test_notation_defects_are_found() -> None:
    """An action whose text can't be read back, such as one with capitals, is a defect."""
    rules = Toy()
    shouted = Catalogue([Action("Gain", Message("action-gain"))])
    broken = type("Broken", (), {"catalogue": shouted, "id": rules.id})()
    with pytest.raises(CheckError, match="can't be read back"):
        check_notation(broken)


def test_what_comes_first_gives_way_to_what_is_missing() -> None:
    """A refusal that does not call itself one of when something is asked would hide better reasons."""
    check_when(Toy())
    with pytest.raises(CheckError, match="does not begin with when-"):
        check_when(Toy("untimely reason"))


def test_missing_component_name_is_found() -> None:
    """A component without a name in one of the languages is a defect."""
    rules = Toy()
    reader = words.Reader(rules)
    reader.rules = Unnamed()
    with pytest.raises(CheckError, match="has no name in de"):
        reader.check_static()


class Unnamed(Toy):
    """A toy whose first seat has no German name."""

    def components(self):
        found = super().components()
        found[0].names["de"] = ""
        return found
