"""Sets of small numbers as the bits of an integer: cheap to copy, to join and to compare."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """The members of a set, lowest first."""
    found = []
    rest = mask
    while rest:
        bit = rest & -rest
        found.append(bit.bit_length() - 1)
        rest ^= bit
    return found


def mask_of(ids: list[int]) -> int:
    """The set with these members."""
    mask = 0
    for id_ in ids:
        mask |= 1 << id_
    return mask
