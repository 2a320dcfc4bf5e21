"""Chance: reproducible and fair in simulation, committed and recomputable in live matches."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from toy_steps import ToyTable

from carrack.kernel.chance import WORD, Key, Stream, commitment


def chi_square(counts: list[int]) -> float:
    """How far counts are from being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_same_seed_same_integers() -> None:
    """Two streams with one seed agree; other seeds, large and negative ones too, differ."""
    first = [Stream(5).below(1000) for _ in range(1)] + [Stream(5).fork()]
    assert first == [Stream(5).below(1000), Stream(5).fork()]
    starts = {Stream(seed).state for seed in (0, 1, -1, 2**80, 2**80 + 1)}
    assert len(starts) == 5
    stream = Stream(1)
    stream.below(10)
    stream.reseed(1)
    assert stream.state == Stream(1).state


@pytest.mark.parametrize("sides", [2, 6, 24])
def test_stream_is_uniform(sides: int) -> None:
    """Chi-square over 24,000 throws stays below the 0.1 % limit, for single throws and for pairs."""
    limits = {2: 10.83, 6: 20.52, 24: 49.73}
    stream = Stream(17)
    counts = [0] * sides
    for _ in range(24_000):
        counts[stream.below(sides)] += 1
    assert chi_square(counts) < limits[sides]
    pairs = [0] * 36
    for _ in range(36_000):
        pairs[stream.below(6) * 6 + stream.below(6)] += 1
    assert chi_square(pairs) < 66.62


def test_first_throws_of_neighbouring_seeds_are_uniform() -> None:
    """Simulations take seeds in a row; their first throws are fair too."""
    counts = [0] * 6
    for seed in range(6000):
        counts[Stream(seed).below(6)] += 1
    assert chi_square(counts) < 20.52


def test_draw_takes_any_member_of_a_set() -> None:
    """Each member of a set, given as bits, is drawn equally often, and nothing else is."""
    table = ToyTable(2)
    pool = 0b1011_0001
    counts = dict.fromkeys((0, 4, 5, 7), 0)
    for _ in range(8000):
        counts[table.draw(pool, "deck")] += 1
    assert chi_square(list(counts.values())) < 16.27


def test_shuffle_brings_every_order() -> None:
    """All six orders of three cards come equally often."""
    table = ToyTable(2)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        pile = [1, 2, 3]
        table.shuffle(pile, "deck")
        counts[tuple(pile)] = counts.get(tuple(pile), 0) + 1
    assert len(counts) == 6
    assert chi_square(list(counts.values())) < 20.52


# The keyed stream of live matches


def test_commitment_binds_to_the_secret() -> None:
    """The published commitment is the SHA-256 of the secret, whatever the nonces."""
    expected = hashlib.sha256(b"my secret").hexdigest()
    assert commitment("my secret") == expected
    assert Key("my secret", ("a",)).commitment() == expected
    assert Key("another", ("a",)).commitment() != expected


def test_everybody_can_recompute_a_draw() -> None:
    """A draw is the first fair word of an HMAC over purpose, counter and attempt."""
    stream_key = hmac.digest(b"s", b"ann\nbob", "sha256")
    word = int.from_bytes(hmac.digest(stream_key, b"dice:4:0", "sha256")[:8], "big")
    assert Key("s", ("ann", "bob")).below(6, "dice", 4) == word % 6


def test_secret_nonces_purpose_and_counter_all_matter() -> None:
    """Any of the four changes what comes."""
    keys = [Key("s", ("a", "b")), Key("s", ("a", "c")), Key("t", ("a", "b"))]
    rows = [[key.below(1000, purpose, n) for n in range(20)] for key in keys for purpose in ("dice", "deck")]
    assert len({tuple(row) for row in rows}) == 6
    assert len(set(rows[0])) > 15
    assert rows[0] == [Key("s", ("a", "b")).below(1000, "dice", n) for n in range(20)]


def test_unfair_words_are_rejected() -> None:
    """With a bound just above half of all words, about half of the words are thrown away."""
    bound = WORD // 2 + 1
    key = Key("s", ())
    rejected = 0
    for n in range(200):
        word = int.from_bytes(hmac.digest(key.stream_key, f"x:{n}:0".encode(), "sha256")[:8], "big")
        got = key.below(bound, "x", n)
        assert 0 <= got < bound
        if word >= bound:
            rejected += 1
        else:
            assert got == word
    assert 60 < rejected < 140


def test_keyed_throws_are_uniform() -> None:
    """Chi-square of 6,000 keyed throws stays below the 0.1 % limit."""
    table = ToyTable(2)
    table.key = Key("secret", ("nonce",))
    counts = [0] * 6
    for _ in range(6000):
        counts[table.chance(6, "dice")] += 1
    assert chi_square(counts) < 20.52


def test_counters_are_kept_for_each_purpose() -> None:
    """Draws for one purpose don't shift those of another, and the seed plays no part."""
    key = Key("secret", ())
    mixed, plain = ToyTable(2), ToyTable(2)
    plain.reseed(99)
    mixed.key = plain.key = key
    state = mixed.state
    dice = []
    for _ in range(5):
        mixed.chance(10, "deck")
        dice.append(mixed.chance(6, "dice"))
    assert dice == [plain.chance(6, "dice") for _ in range(5)]
    assert mixed.draws == {"deck": 5, "dice": 5}
    assert mixed.as_json()["chance"] == {"deck": 5, "dice": 5}
    assert mixed.state == state
    assert mixed.chance_position() != plain.chance_position()


def test_copies_of_a_keyed_table_count_for_themselves() -> None:
    """A copy meets the same draws, and does not use up those of the original."""
    table = ToyTable(2)
    table.key = Key("secret", ())
    table.chance(6, "dice")
    copy = table.copy()
    ahead = [copy.chance(1000, "dice") for _ in range(3)]
    assert table.draws == {"dice": 1}
    assert [table.chance(1000, "dice") for _ in range(3)] == ahead


def test_fresh_chance_forgets_the_secret() -> None:
    """Imagined tables and branches have neither the key nor its counters."""
    table = ToyTable(2)
    table.key = Key("secret", ())
    table.chance(6, "dice")
    imagined = table.copy()
    imagined.use_fresh_chance(3)
    assert imagined.key is None
    assert (imagined.draws, imagined.state) == ({}, Stream(3).state)
