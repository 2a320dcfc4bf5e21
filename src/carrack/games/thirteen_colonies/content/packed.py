"""Sets, counts and amounts as one number: cheap to copy, to add and to compare. How is known here alone."""

from __future__ import annotations

from typing import Final

from carrack.mechanics.bits import members

GOODS: Final = 13
REGIONS: Final = 15
SLOTS: Final = 3
# Stands for money where a good could stand; in lists by good money comes last.
MONEY_PART: Final = -1
OTHER_PART: Final = -2

# Sets: the bit of a number is there if the number is a member.

REGION_LISTS: Final[list[list[int] | None]] = [None] * (1 << REGIONS)
# By set of slots: its members.
SLOTS_IN: Final = [members(slots) for slots in range(1 << SLOTS)]


def regions_in(regions: int) -> list[int]:
    """The members of a set of regions; nobody changes the list."""
    found = REGION_LISTS[regions]
    if found is None:
        found = members(regions)
        REGION_LISTS[regions] = found
    return found


def with_member(numbers: int, number: int, member: bool) -> int:
    """A set with or without one number."""
    return numbers | 1 << number if member else numbers & ~(1 << number)


# Counts by region: a field for each, wide enough for as many card actions as a turn can have there.

COUNT_BITS: Final = 10
COUNT: Final = (1 << COUNT_BITS) - 1


def count_in(counts: int, region: int) -> int:
    """What is counted for a region."""
    return counts >> COUNT_BITS * region & COUNT


def more_in(counts: int, region: int, more: int) -> int:
    """Counts that are so much higher for a region."""
    return counts + (more << COUNT_BITS * region)


def counts_of(counts: list[int]) -> int:
    """Counts from a list by region."""
    return sum([count << COUNT_BITS * region for region, count in enumerate(counts)])


# Amounts of means and costs (2d): for each good and for money a field for what counts once, then one for what
# counts for good. The top bit of a field is free, so that a difference shows there.

BITS: Final = 10
MOST: Final = 255
FIELD: Final = (1 << (BITS - 1)) - 1
GUARDS: Final = sum([1 << (BITS * field + BITS - 1) for field in range(2 * (GOODS + 1))])


def amounts_of(what: int, n: int, perm: bool) -> int:
    """So much of a good or of money, and nothing else."""
    return n << BITS * (what % (GOODS + 1) + (GOODS + 1 if perm else 0))


def amount_in(amounts: int, what: int, perm: bool) -> int:
    """How much of a good or of money there is."""
    return amounts >> BITS * (what % (GOODS + 1) + (GOODS + 1 if perm else 0)) & FIELD


def covers(amounts: int, cost: int) -> bool:
    """Whether there is at least as much of everything."""
    return ((amounts | GUARDS) - cost) & GUARDS == GUARDS
