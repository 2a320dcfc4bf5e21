"""Standings: the result of a game, category by category."""

from __future__ import annotations

from typing import Any, Final


class Category:
    """One row of the score table: a number for each seat."""

    def __init__(self, name: str, values: list[int]) -> None:
        self.name: Final = name
        self.values: Final = values

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes; a compiled class needs to be told."""
        return Category, (self.name, self.values)


class Standings:
    """`places` counts from 1; equal keys share a place. `tie_break` names the category that decided.

    `teams[seat]` is the seat's team; partners have the same score and the same place, which is the rank of
    their team among the teams. Without teams everybody plays alone.
    """

    def __init__(
        self,
        scores: list[int],
        places: list[int],
        categories: list[Category],
        tie_break: str = "",
        teams: list[int] | None = None,
    ) -> None:
        self.teams: Final = list(range(len(scores))) if teams is None else teams
        self.scores: Final = scores
        self.places: Final = places
        self.categories: Final = categories
        self.tie_break: Final = tie_break

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes; a compiled class needs to be told."""
        return Standings, (self.scores, self.places, self.categories, self.tie_break, self.teams)

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def in_teams(self) -> bool:
        """Whether some seats play together."""
        return len(set(self.teams)) < len(self.teams)

    def winning_teams(self) -> list[list[int]]:
        """The seats of each team in first place; several teams share the victory."""
        found: dict[int, list[int]] = {}
        for seat in self.winners():
            found.setdefault(self.teams[seat], []).append(seat)
        return list(found.values())

    def shares(self) -> list[float]:
        """Each seat's share of the victory: 1, or less if several teams share it; the others have none."""
        teams = len(self.winning_teams())
        return [1.0 / teams if place == 1 else 0.0 for place in self.places]

    def as_json(self) -> dict[str, Any]:
        return {
            "scores": self.scores,
            "teams": self.teams,
            "places": self.places,
            "tie_break": self.tie_break,
            "categories": [{"name": c.name, "values": c.values} for c in self.categories],
        }


def rank(keys: list[tuple[int, ...]], teams: list[int] | None = None) -> list[int]:
    """The place of each seat by its key, the highest first; equal keys share a place.

    A team counts once, whatever its size: of two teams one is first, the other second.
    """
    sides = list(range(len(keys))) if teams is None else teams
    return [1 + len({side for other, side in zip(keys, sides, strict=True) if other > key}) for key in keys]
