"""Match files: written atomically, read strictly, verified draw by draw."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from toy import Toy, toy_table

from carrack.kernel import saves
from carrack.kernel.chance import Key
from carrack.kernel.match import DriftError, Match, fingerprint
from carrack.kernel.rules import Option
from carrack.kernel.saves import SavedMatch, SaveError

RULES = Toy()
Change = Callable[[dict[str, Any]], Any]


def some_match(key: Key | None = None) -> Match:
    """A match in the middle of secret bids."""
    match = Match(RULES, RULES.setup(2), 3, key)
    for seat, notation in ((0, "gain"), (1, "roll"), (1, "bid 2"), (0, "bid 1"), (1, "sure")):
        match.apply(seat, match.read(notation))
    return match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a match."""
    file = tmp_path / "match.json"
    saves.write(SavedMatch(some_match(), ["human", "greedy"]), file)
    return file


def change(path: Path, edit: Change) -> None:
    """Edit the JSON of a file."""
    record = json.loads(path.read_text())
    edit(record)
    path.write_text(json.dumps(record))


def load(path: Path, rules: Toy = RULES) -> SavedMatch:
    """The match of a file."""
    return saves.load(path, rules, saves.read_record(path))


def verify(path: Path, rules: Toy = RULES) -> Match:
    """The recomputed match of a file."""
    return saves.verify(path, rules, saves.read_record(path))


@pytest.mark.parametrize("key", [None, Key("secret", ("a", "b"))], ids=["fast", "keyed"])
def test_saved_match_goes_on(tmp_path: Path, key: Key | None) -> None:
    """A loaded match has the same table, history, players and future, and can be undone."""
    match = some_match(key)
    path = tmp_path / "m.json"
    saves.write(SavedMatch(match, ["human", "greedy"]), path)
    loaded = load(path)
    assert loaded.players == ["human", "greedy"]
    assert saves.to_bytes(loaded) == path.read_bytes()
    again = loaded.match
    for other in (match, again):
        other.undo(0)
        for notation in ("bid 0", "sure"):
            other.apply(0, other.read(notation))
        other.apply(0, other.read("roll"))
    assert fingerprint(again.table) == fingerprint(match.table)
    assert [len(told) for told in again.events] == [len(told) for told in match.events]
    assert fingerprint(verify(path).table) == saves.read_record(path).choices[-1].mark


def test_branch_is_saved_with_its_start(tmp_path: Path) -> None:
    """A branch's file holds the table it started from."""
    branch = some_match(Key("s", ())).branch(2, 8)
    branch.apply(0, branch.read("bid 2"))
    path = tmp_path / "b.json"
    saves.write(SavedMatch(branch, ["human", "human"]), path)
    assert fingerprint(load(path).match.table) == fingerprint(branch.table)
    assert fingerprint(verify(path).position(0)) == fingerprint(branch.position(0))
    change(path, lambda r: r["start"].pop("coins"))
    with pytest.raises(SaveError, match="damaged start or seed"):
        load(path)


def test_write_is_atomic(path: Path, tmp_path: Path) -> None:
    """The old file stays until the new one is complete; nothing is left beside it; errors are plain."""
    before = path.read_bytes()
    part = tmp_path / f"match.json.{os.getpid()}.part"
    part.mkdir()
    with pytest.raises(SaveError, match=r"match\.json: Is a directory"):
        saves.write(SavedMatch(Match(RULES, RULES.setup(2), 4), ["human", "human"]), path)
    assert path.read_bytes() == before
    part.rmdir()
    saves.write(SavedMatch(Match(RULES, RULES.setup(2), 4), ["human", "human"]), path)
    assert path.read_bytes() != before
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]
    with pytest.raises(SaveError, match="No such file"):
        saves.write(SavedMatch(some_match(), []), tmp_path / "nowhere" / "m.json")


def test_missing_and_damaged_files(path: Path, tmp_path: Path) -> None:
    """Missing, truncated, binary, empty, huge and foreign files are one clear error each."""
    with pytest.raises(SaveError, match="No such file"):
        saves.read_record(tmp_path / "none.json")
    content = path.read_bytes()
    wrong: list[tuple[bytes, str]] = [
        (content[: len(content) // 2], "not a match file"),
        (b"", "not a match file"),
        (b"\xff\xfe\x00", "not a match file"),
        (b"[1]", "it has no schema number"),
        (b'{"schema": "1"}', "it has no schema number"),
        (b'{"schema": 1}', "missing required field"),
        (b" " * (saves.MOST_BYTES + 1), "too large"),
    ]
    for data, text in wrong:
        path.write_bytes(data)
        with pytest.raises(SaveError, match=text):
            saves.read_record(path)


@pytest.mark.parametrize(
    ("edit", "text"),
    [
        (lambda r: r.update(schema=99), "newer than this program"),
        (lambda r: r.update(schema=0), "unknown schema 0"),
        (lambda r: r.update(extra=1), "unknown field `extra`"),
        (lambda r: r.update(players=3), r"Expected `array`, got `int` - at `\$.players`"),
        (lambda r: r["choices"][0].update(mark="xyz"), r"\$.choices"),
        (lambda r: r["choices"][0].update(seat=-1), r"\$.choices"),
        (lambda r: r.update(players=["a"] * 7), "toy is for 2, 3 players, not 7"),
        (lambda r: r.update(options={"end": "x"}), "toy has no option 'end'"),
        (lambda r: r.update(pack="abc"), "played with data pack abc, given is none"),
        (lambda r: r.update(seed="many"), "damaged start or seed"),
        (lambda r: r["snapshot"].pop("coins"), "damaged snapshot"),
        (lambda r: r["snapshot"].update(more=1), "it has fields that a table has not"),
        (lambda r: r["snapshot"].update(stack=[["Unheard", 1]]), "toy has no step 'Unheard'"),
        (lambda r: r["snapshot"]["seen"].append(5), "damaged snapshot"),
        (lambda r: r["snapshot"].update(coins=[9, 9]), "the snapshot does not fit the last choice"),
    ],
)
def test_changed_file_is_refused(path: Path, edit: Change, text: str) -> None:
    """Whatever was changed by hand is named, and the file is not loaded."""
    change(path, edit)
    with pytest.raises(SaveError, match=text):
        load(path)


def test_verify_names_the_first_differing_choice(path: Path) -> None:
    """A changed choice, an unknown one, an impossible one and a changed fingerprint are found."""
    content = path.read_bytes()
    for edit, text, at in (
        (lambda r: r["choices"][0].update(do="pass"), "choice 1: 'pass' leads to fingerprint", 0),
        (lambda r: r["choices"][2].update(do="fly"), "choice 3: 'fly' is no action of toy", 2),
        (lambda r: r["choices"][3].update(do="gain"), "choice 4: seat 0 can't 'gain'", 3),
        (lambda r: r["choices"][4].update(mark="0" * 12), "choice 5: 'sure' leads to fingerprint", 4),
        (lambda r: r["snapshot"].update(coins=[9, 9]), "the snapshot differs from the replayed table", 5),
    ):
        path.write_bytes(content)
        change(path, edit)
        with pytest.raises(DriftError, match=text) as drift:
            verify(path)
        assert drift.value.at == at


def test_verify_checks_the_commitment(tmp_path: Path) -> None:
    """A secret that does not fit the commitment is a forged match."""
    path = tmp_path / "m.json"
    saves.write(SavedMatch(some_match(Key("secret", ("a",))), ["human", "human"]), path)
    verify(path)
    change(path, lambda r: r["key"].update({"secret": "other"}))
    with pytest.raises(SaveError, match="does not fit the commitment"):
        verify(path)


def test_drifted_history_keeps_the_snapshot(path: Path) -> None:
    """When corrected rules would play the history differently, the match goes on from its snapshot."""
    change(path, lambda r: r["choices"][0].update(mark="0" * 12))
    match = load(path).match
    assert toy_table(match).coins == toy_table(some_match()).coins
    assert len(match.events) == len(match.choices) + 1
    match.apply(0, match.read("sure"))
    assert toy_table(match).bids == [-1, -1]


def test_other_pack_is_refused(path: Path) -> None:
    """A match played with the game's own content is not loaded with a data pack."""
    with pytest.raises(SaveError, match="played with data pack none, given is abcd"):
        load(path, Toy(pack="abcd"))


def test_old_files_are_migrated(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each schema has a migration to the next; they run one after the other."""

    def rename(record: dict[str, Any]) -> dict[str, Any]:
        record["players"] = record.pop("people")
        return {**record, "schema": 0}

    monkeypatch.setitem(saves.MIGRATIONS, -1, rename)
    monkeypatch.setitem(saves.MIGRATIONS, 0, lambda record: {**record, "schema": 1})
    change(path, lambda r: r.update(schema=-1, people=r.pop("players")))
    assert saves.read_record(path).players == ["human", "greedy"]
    assert toy_table(load(path).match).coins == toy_table(some_match()).coins


def test_an_option_that_came_later_is_as_it_was_before(path: Path) -> None:
    """A new match takes the default; a file that does not name the option was played with the old value."""
    rules = Toy(later=(Option("pace", "ruling", ("brisk", "slow"), before="slow"),))
    assert rules.setup(2).options["pace"] == "brisk"
    assert verify(path, rules).setup.options == {"start": "poor", "pace": "slow"}
    change(path, lambda record: record["options"].update(pace="brisk"))
    assert verify(path, rules).setup.options["pace"] == "brisk"


def test_deeply_nested_file(path: Path) -> None:
    """A file of nothing but brackets is not a match file."""
    path.write_bytes(b"[" * 100_000)
    with pytest.raises(SaveError):
        saves.read_record(path)


def test_changed_snapshot_of_a_match_without_choices(tmp_path: Path) -> None:
    """Before the first choice too, a changed snapshot is refused."""
    path = tmp_path / "m.json"
    saves.write(SavedMatch(Match(RULES, RULES.setup(2), 3), ["human", "human"]), path)
    change(path, lambda r: r["snapshot"].update(coins=[9, 9]))
    with pytest.raises(SaveError):
        load(path)


def test_undo_after_a_drifted_history(path: Path) -> None:
    """A choice made after loading is undone to the loaded table, whatever the history says."""
    change(path, lambda r: r["choices"][0].update(do="pass"))
    match = load(path).match
    before = fingerprint(match.table)
    match.apply(0, match.read("change"))
    match.undo(0)
    assert fingerprint(match.table) == before
