"""Standings: the result of a game, category by category."""

from __future__ import annotations

from typing import Any, Final


class Category:
    """One row of the score table: a number for each seat."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: list[int]) -> None:
        self.name: Final = name
        self.values: Final = values

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes; a compiled class needs to be told."""
        return Category, (self.name, self.values)


class Standings:
    """`places` counts from 1; equal keys share a place. `tie_break` names the category that decided.

    `teams[seat]` is the seat's team; seats of a team have the same score and place. Without teams everybody
    plays for himself.
    """

    __slots__ = ("categories", "places", "scores", "teams", "tie_break")

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

    def shares(self) -> list[float]:
        """Each seat's share of the victory: 1, or less if several teams share it; the others have none."""
        teams = len({self.teams[seat] for seat in self.winners()})
        return [1.0 / teams if place == 1 else 0.0 for place in self.places]

    def as_json(self) -> dict[str, Any]:
        return {
            "scores": self.scores,
            "teams": self.teams,
            "places": self.places,
            "tie_break": self.tie_break,
            "categories": [{"name": c.name, "values": c.values} for c in self.categories],
        }


def rank(keys: list[tuple[int, ...]]) -> list[int]:
    """The place of each key, the highest first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
