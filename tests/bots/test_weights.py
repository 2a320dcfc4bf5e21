"""Files of weights: read as they were written, and refused with a reason where they don't fit."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest

from carrack.bots import weights
from carrack.bots.judge import LearnedJudge, WrittenJudge, input_names
from carrack.bots.net import Layers
from carrack.bots.weights import (
    FORMAT,
    Record,
    WeightsError,
    fingerprint,
    fitting,
    folder_of,
    judge_for,
    judge_of,
    read,
    shipped,
    write,
)
from carrack.kernel.chance import Stream
from carrack.kernel.registry import rules_of
from carrack.kernel.rules import Rules
from carrack.kernel.table import Table, advance, take

GOA = rules_of("goa")
NAMES = input_names(GOA)
SEATS = GOA.players[-1]
UNIT = 8192  # so large that features of hundreds leave no chance at 0 or 1
HIDDEN = 3


def some_layers() -> Layers:
    """A small net for Goa."""
    stream = Stream(2)
    wide = HIDDEN + 2 * SEATS
    first = [stream.below(41) - 20 for _ in range(len(NAMES) * wide)]
    second = [stream.below(41) - 20 for _ in range(HIDDEN * 2 * SEATS)]
    return Layers(len(NAMES), HIDDEN, 2 * SEATS, first, [7] * wide, second, UNIT, UNIT)


def record(**changed: object) -> Record:
    """The record of the small net."""
    made = Record(
        FORMAT,
        "goa",
        "usual",
        [2, 3, 4],
        fingerprint(NAMES),
        len(NAMES),
        HIDDEN,
        SEATS,
        UNIT,
        UNIT,
        10.0,
        "",
        {"games": 1},
        {},
    )
    return msgspec.structs.replace(made, **changed)


def positions(seats: int) -> list[Table]:
    """Tables of a random game, the finished one last."""
    table = GOA.new_table(GOA.setup(seats), 3)
    stream = Stream(5)
    found = []
    options = advance(table)
    while options:
        found.append(table.copy())
        options = take(table, options[stream.below(len(options))])
    return [*found[::15], table]


def test_what_was_written_is_read(tmp_path: Path) -> None:
    """The record and every number."""
    file = tmp_path / "goa.net"
    layers = some_layers()
    write(file, record(), layers)
    found, again = fitting(file, GOA)
    assert found == record()
    assert (again.first, again.biases, again.second) == (layers.first, layers.biases, layers.second)
    assert [path.name for path in tmp_path.iterdir()] == ["goa.net"]


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "colonialism"}, "learned from colonialism, not from goa"),
        ({"features": "0" * 16}, r"other features of goa .*carrack train goa"),
        ({"format": 99}, "has format 99; this version reads format 1"),
        ({"hidden": 4}, "bytes of weights; its record asks for"),
    ],
)
def test_weights_that_do_not_fit_are_refused(tmp_path: Path, changed: dict[str, object], reason: str) -> None:
    """The error names the file, what is wrong and what would be right."""
    file = tmp_path / "goa.net"
    write(file, record(**changed), some_layers())
    with pytest.raises(WeightsError, match=f"{file.name}.*{reason}"):
        fitting(file, GOA)


@pytest.mark.parametrize("content", [b"", b"{}\n", b"nonsense", b'{"format": 1}\nx'])
def test_a_damaged_file_is_refused(tmp_path: Path, content: bytes) -> None:
    """Whatever stands in it."""
    file = tmp_path / "goa.net"
    file.write_bytes(content)
    with pytest.raises(WeightsError, match="is no file of weights"):
        read(file)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_shares_of_one_victory(seats: int) -> None:
    """From any seat's viewpoint they add up to one, and the value is the logarithm of the own odds."""
    judge = LearnedJudge(GOA, some_layers(), 10.0)
    for table in positions(seats):
        for seat in range(seats):
            chances = judge.chances(table, seat)
            assert len(chances) == seats
            assert sum(chances) == pytest.approx(1)
            own = chances[seat]
            if table.stack:
                odds = own / (1 - own)
                assert judge.value(table, seat) == pytest.approx(math.log(odds), abs=1e-3)
                assert judge.value(GOA.redeal(table, seat, 9), seat) == judge.value(table, seat)
            else:
                assert own in {0, 1, 1 / 2, 1 / 3, 1 / 4}


def test_without_weights_the_hand_written_evaluation_judges() -> None:
    """A game for which nothing was learned is played all the same."""
    assert isinstance(judge_for(GOA, "unheard-of", 3), WrittenJudge)


def forget() -> None:
    """Forget all weights that were read and who judged by them."""
    shipped.cache_clear()
    judge_for.cache_clear()


@pytest.fixture
def pack(tmp_path: Path) -> Rules:
    """Goa with a data pack that changes a figure."""
    text = (GOA.folder / "data" / "setup.toml").read_text("utf-8")
    folder = tmp_path / "pack" / "goa"
    folder.mkdir(parents=True)
    (folder / "setup.toml").write_text(f"{text}\n# changed\n", "utf-8")
    return rules_of("goa", tmp_path / "pack")


def test_a_changed_game_is_not_judged_by_weights_of_the_original(
    pack: Rules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A data pack is played by the hand-written evaluation, whatever weights the game itself has."""
    own = tmp_path / "goa" / "weights"
    own.mkdir(parents=True)
    write(own / "usual.net", record(), some_layers())
    assert folder_of(GOA) == GOA.folder / "weights"
    monkeypatch.setattr(weights, "folder_of", lambda rules: own if rules is GOA else folder_of(rules))
    forget()
    assert isinstance(judge_of(GOA, GOA.setup(3)), LearnedJudge)
    assert isinstance(judge_of(pack, pack.setup(3)), WrittenJudge)
    forget()


def test_a_data_pack_can_bring_weights(pack: Rules) -> None:
    """They lie beside its files, and change nothing in what the pack is called by."""
    assert pack.pack_folder is not None
    folder = pack.pack_folder / "goa" / "weights"
    folder.mkdir()
    write(folder / "usual.net", record(players=[2, 3]), some_layers())
    again = rules_of("goa", pack.pack_folder)
    assert again.pack == pack.pack
    assert isinstance(judge_of(again, again.setup(3)), LearnedJudge)
    assert isinstance(judge_of(again, again.setup(4)), WrittenJudge)


def test_weights_that_do_not_fit_are_told_of_once(pack: Rules, caplog: pytest.LogCaptureFixture) -> None:
    """The hand-written evaluation stands in, and one line in the log says why."""
    assert pack.pack_folder is not None
    folder = folder_of(pack)
    folder.mkdir()
    write(folder / "usual.net", record(features="0" * 16), some_layers())
    for _ in range(2):
        again = rules_of("goa", pack.pack_folder)
        for seats in (2, 3):
            assert isinstance(judge_of(again, again.setup(seats)), WrittenJudge)
    (told,) = caplog.messages
    assert told.startswith("computer players use the hand-written evaluation of goa: ")
    assert str(folder / "usual.net") in told
    assert "learned from other features" in told
    assert caplog.records[0].levelname == "WARNING"
