"""What is printed on Goa's components: the checks that it fits together, and the tables of indices."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from carrack.games.goa.content import facts as printed
from carrack.games.goa.content.facts import Facts
from carrack.games.goa.content.records import (
    BonanzaFile,
    ColoniesFile,
    DevelopmentFile,
    ExpeditionFile,
    SetupFile,
    TilesFile,
)
from carrack.games.goa.rules.card_effects import CARD_EFFECTS
from carrack.games.goa.rules.espionage import USES
from carrack.games.goa.rules.tiles import AT_ONCE_EFFECTS
from carrack.kernel.content import Files, Printed

COLORS = ("red", "blue", "green", "yellow")
SPICES = printed.SPICE_IDS
COLUMNS = printed.COLUMN_IDS
KINDS = ("plantation", "crop", "endgame", "immediate", "red", "once", "swap")


class Content(Printed):
    """Everything that is printed, with the tables of indices (`facts`) that the rules use."""

    def __init__(self, files: Files) -> None:
        super().__init__(files)
        self.box = files.read("setup.toml", SetupFile)
        self.development = files.read("development.toml", DevelopmentFile)
        self.tiles = files.read("tiles.toml", TilesFile)
        self.colonies = files.read("colonies.toml", ColoniesFile)
        self.expedition = files.read("expedition.toml", ExpeditionFile)
        self.bonanza = files.read("bonanza.toml", BonanzaFile)
        self.known("setup.toml", "colors", self.box.colors, COLORS)
        self.check_development()
        self.check_tiles()
        self.check_colonies()
        self.check_cards()
        self.facts = Facts(
            self.box, self.development, self.tiles, self.colonies, self.expedition, self.bonanza
        )
        ids = self.facts.colony_tile_ids
        self.known("colonies.toml", "tiles", ids, ids)
        # The record that each tile comes from, for the component browser.
        self.tile_records = [
            record
            for record in self.tiles.tile
            for _ in range(record.count * (len(SPICES) if record.kind == "plantation" else 1))
        ]

    def one_of(self, name: str, where: str, id_: str, known: Iterable[str]) -> None:
        """Raise unless an id is a known one."""
        self.known(name, where, [id_], known)

    def check_development(self) -> None:
        """Five columns in their order, steps into rows 2 to 5, known spices."""
        name = "development.toml"
        board = self.development
        if tuple(board.spices) != SPICES:
            raise self.wrong(name, f"spices: they are {', '.join(SPICES)}, in this order")
        if tuple(column.id for column in board.column) != COLUMNS:
            raise self.wrong(name, f"column: they are {', '.join(COLUMNS)}, in this order")
        self.check_columns()
        if board.ducat_progress_card.target_row != [2, 3, 4, 5]:
            raise self.wrong(name, "ducat_progress_card: the rows are 2, 3, 4 and 5")
        literal = board.profile.seed_literal
        for spice in [*literal.taxes_to_2, *literal.harvest_to_2]:
            self.one_of(name, "profile.seed_literal", spice, SPICES)

    def check_columns(self) -> None:
        """Figures and steps of the five columns."""
        name = "development.toml"
        board = self.development
        for column in board.column:
            if [step.to for step in column.steps] != [2, 3, 4, 5]:
                raise self.wrong(name, f"column {column.id}: its steps lead to rows 2, 3, 4 and 5")
            for step in column.steps:
                for spice in step.spices:
                    self.one_of(name, f"column {column.id}, step to {step.to}", spice, SPICES)
            self.count(
                name, f"column {column.id}, limit", len(column.limit), 5 if column.id == "expedition" else 0
            )
            if column.id != "founding" and min(column.values) < 1:
                raise self.wrong(name, f"column {column.id}: an action brings at least 1")
        if max(board.column[COLUMNS.index("expedition")].values) > 9:
            raise self.wrong(name, "column expedition: at most 9 cards are drawn")

    def check_tiles(self) -> None:
        """29 tiles in each phase, kinds and effects that exist."""
        name = "tiles.toml"
        if tuple(self.tiles.spices) != SPICES:
            raise self.wrong(name, f"spices: they are {', '.join(SPICES)}, in this order")
        for phase in ("A", "B"):
            records = [tile for tile in self.tiles.tile if tile.phase == phase]
            ids = [tile.id for tile in records]
            self.known(name, f"tile, phase {phase}", ids, ids)
            total = sum(tile.count * (5 if tile.kind == "plantation" else 1) for tile in records)
            self.count(name, f"tiles of phase {phase}", total, 29)
        if [tile.phase for tile in self.tiles.tile] != sorted(tile.phase for tile in self.tiles.tile):
            raise self.wrong(name, "tile: those of phase A come before those of phase B")
        for tile in self.tiles.tile:
            where = f"tile {tile.id} of phase {tile.phase}"
            self.one_of(name, f"{where}, kind", tile.kind, KINDS)
            if (tile.kind in {"plantation", "crop"}) != (tile.fields > 0):
                raise self.wrong(name, f"{where}: plantations and crop rotations have fields, others none")
            effects = {"immediate": AT_ONCE_EFFECTS, "red": ["gain"], "once": USES, "swap": USES}
            if tile.kind in effects:
                self.one_of(name, f"{where}, effect", tile.effect or "", effects[tile.kind])
            elif tile.effect is not None:
                raise self.wrong(name, f"{where}: a tile of this kind has no effect")
            if tile.effect == "duty" and not 1 <= tile.amount <= 18:
                raise self.wrong(name, f"{where}: amount is a number of spices")

    def check_colonies(self) -> None:
        """Four names and 18 tiles, at least one for each player."""
        name = "colonies.toml"
        ids = [colony.id for colony in self.colonies.colony]
        self.known(name, "colony", ids, ids)
        self.count(name, "colony", len(ids), printed.COLONIES)
        self.count(
            name, "tiles", sum(len(colony.tiles) for colony in self.colonies.colony), printed.COLONY_TILES
        )
        for colony in self.colonies.colony:
            if len(colony.tiles) < 4:
                raise self.wrong(name, f"colony {colony.id}: four players need four tiles")
            for tile in colony.tiles:
                self.known(name, f"colony {colony.id}, spices", tile.spices, SPICES)

    def check_cards(self) -> None:
        """30 cards, six symbols on five each, effects that exist; eight Bonanza tiles."""
        name = "expedition.toml"
        file = self.expedition
        self.known(name, "symbols", file.symbols, file.symbols)
        self.count(name, "symbols", len(file.symbols), 6)
        self.one_of(name, "start_player_symbol", file.start_player_symbol, file.symbols)
        ids = [effect.id for effect in file.effect]
        self.known(name, "effect", ids, ids)
        for effect in file.effect:
            self.one_of(name, f"effect {effect.id}, does", effect.does, CARD_EFFECTS)
            if effect.action != CARD_EFFECTS[effect.does]:
                right = CARD_EFFECTS[effect.does] or "no action"
                raise self.wrong(name, f"effect {effect.id}: {effect.does} goes with {right}")
        self.count(name, "card", len(file.card), printed.CARDS)
        for at, card in enumerate(file.card):
            self.one_of(name, f"card {at + 1}, effect", card.effect, ids)
            self.one_of(name, f"card {at + 1}, symbol", card.symbol, file.symbols)
        for symbol in file.symbols:
            found = sum(1 for card in file.card if card.symbol == symbol)
            self.count(name, f"cards with the symbol {symbol}", found, 5)
        name = "bonanza.toml"
        bonanza = [record.id for record in self.bonanza.bonanza]
        self.known(name, "bonanza", bonanza, bonanza)
        self.count(name, "bonanza", len(bonanza), printed.BONANZA)


def load_content(pack: Path | None = None) -> Content:
    """Goa's content, with the files of a data pack in place of its own."""
    return Content(Files("goa", Path(__file__).parents[1] / "data", pack))
