"""The scene: what lies where, as a flat list of zones and pieces with stable ids. No drawing here.

A server makes a scene for every seat after every choice. So zones and pieces are records, which are made and
encoded fast; their fields are those of the wire.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

NO_OWNER: Final = -1


class Zone(Struct, frozen=True, gc=False):
    """A place on the board or beside it; where it is drawn is a matter of the sheet."""

    id: str
    kind: str
    owner: int = NO_OWNER

    def as_json(self) -> dict[str, Any]:
        return {"id": self.id, "kind": self.kind, "owner": self.owner}


class Piece(Struct, frozen=True, gc=False):
    """A piece or a stack of equal pieces in a zone.

    `face` says what it shows (empty for a back), `badge` is a number to print on it, and `means` lists
    the things that an option points at when it means this piece; `do:` and a notation mean the option itself.
    """

    id: str
    kind: str
    place: str
    owner: int = NO_OWNER
    face: str = ""
    badge: int | None = None
    means: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "kind": self.kind,
            "place": self.place,
            "owner": self.owner,
            "face": self.face,
            "badge": self.badge,
            "means": list(self.means),
        }


class Scene:
    """Zones and pieces; ids are unique, every piece lies in a zone.

    `sheet` names the drawing of the board that they lie on: a game with several maps has one for each.
    `acting` are the seats whose move is being made, whoever is asked about it now: partners who make one
    together, or a player to whose action others may react.
    """

    def __init__(
        self, zones: list[Zone], pieces: list[Piece], sheet: str = "board", acting: tuple[int, ...] = ()
    ) -> None:
        self.zones: Final = zones
        self.pieces: Final = pieces
        self.sheet: Final = sheet
        self.acting: Final = acting

    def things(self) -> set[str]:
        """Everything an option may point at."""
        found = {zone.id for zone in self.zones}
        for piece in self.pieces:
            found.add(piece.id)
            found.update(piece.means)
        return found

    def as_json(self) -> dict[str, Any]:
        return {
            "sheet": self.sheet,
            "zones": [zone.as_json() for zone in self.zones],
            "pieces": [piece.as_json() for piece in self.pieces],
            "acting": list(self.acting),
        }
