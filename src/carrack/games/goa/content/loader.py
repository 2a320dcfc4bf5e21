"""What is printed on Goa's components: the checks that it fits together, and the tables of indices."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from carrack.games.goa.content import facts as printed
from carrack.games.goa.content.facts import Card, Colony, Facts, Numbers, Tile
from carrack.games.goa.content.records import (
    BonanzaFile,
    ColoniesFile,
    DevelopmentFile,
    ExpeditionFile,
    SetupFile,
    TileRecord,
    TilesFile,
)
from carrack.games.goa.rules.card_effects import CARD_EFFECTS
from carrack.games.goa.rules.espionage import USES
from carrack.games.goa.rules.tile_effects import AT_ONCE
from carrack.kernel.content import Files, Printed

COLORS = ("red", "blue", "green", "yellow")
SPICES = ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
COLUMNS = ("ships", "harvest", "taxes", "expedition", "founding")
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
        # The record that each tile, colony tile and card comes from, for the component browser.
        self.tile_records: list[TileRecord] = []
        self.facts = self.make_facts()

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
            effects = {"immediate": AT_ONCE, "red": ["gain"], "once": USES, "swap": USES}
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

    def make_tiles(self) -> list[Tile]:
        """The 58 tiles one by one; equal ones share their design."""
        found: list[Tile] = []
        design = 0
        for record in self.tiles.tile:
            spices = range(len(SPICES)) if record.kind == "plantation" else [-1]
            for spice in spices:
                base = f"{record.phase.lower()}_{record.id}" + (f"_{SPICES[spice]}" if spice >= 0 else "")
                for copy in range(record.count):
                    found.append(
                        Tile(
                            index=len(found),
                            id=f"{base}_{copy + 1}" if record.count > 1 else base,
                            name=record.id,
                            design=design,
                            kind=record.kind,
                            effect=record.effect or "",
                            fields=record.fields,
                            spice=spice,
                            gain=record.gain.facts(),
                            amount=record.amount,
                            points=record.points,
                        )
                    )
                    self.tile_records.append(record)
                design += 1
        return found

    def make_cards(self) -> list[Card]:
        """The cards, called by effect and symbol."""
        effects = {effect.id: effect for effect in self.expedition.effect}
        found: list[Card] = []
        ids: list[str] = []
        for index, record in enumerate(self.expedition.card):
            effect = effects[record.effect]
            id_ = f"{effect.id}_{record.symbol}"
            copies = ids.count(id_)
            ids.append(id_)
            found.append(
                Card(
                    index=index,
                    id=f"{id_}_{copies + 1}" if copies else id_,
                    effect=effect.id,
                    does=effect.does,
                    action=effect.action,
                    gain=effect.gain.facts(),
                    most=effect.most,
                    ducats=effect.ducats,
                    colonists=record.colonists,
                    symbol=self.expedition.symbols.index(record.symbol),
                )
            )
        return found

    def make_facts(self) -> Facts:
        """The tables of indices."""
        board = self.development
        colonies: list[Colony] = []
        colony_tile_ids: list[str] = []
        colony_tile_spices: list[list[int]] = []
        for record in self.colonies.colony:
            first = len(colony_tile_ids)
            for number, tile in enumerate(record.tiles):
                pair = "_".join(tile.spices) if len(tile.spices) < len(SPICES) else str(number + 1)
                colony_tile_ids.append(f"{record.id}_{pair}")
                colony_tile_spices.append([SPICES.index(spice) for spice in tile.spices])
            tiles = list(range(first, len(colony_tile_ids)))
            colonies.append(Colony(record.id, record.colonists, record.fields, tiles))
        self.known("colonies.toml", "tiles", colony_tile_ids, colony_tile_ids)
        literal = board.profile.seed_literal
        steps = [[[SPICES.index(s) for s in step.spices] for step in column.steps] for column in board.column]
        return Facts(
            color_ids=self.box.colors,
            spice_ids=list(SPICES),
            column_ids=list(COLUMNS),
            symbol_ids=self.expedition.symbols,
            tiles=self.make_tiles(),
            colonies=colonies,
            colony_tile_ids=colony_tile_ids,
            colony_tile_spices=colony_tile_spices,
            cards=self.make_cards(),
            bonanza_ids=[record.id for record in self.bonanza.bonanza],
            bonanza=[record.gain.facts() for record in self.bonanza.bonanza],
            values=[column.values for column in board.column],
            limits=board.column[COLUMNS.index("expedition")].limit,
            step_spices=[[[], *column] for column in steps],
            step_ships=[[0, *[step.ships for step in column.steps]] for column in board.column],
            literal_spices={
                COLUMNS.index("taxes"): [SPICES.index(spice) for spice in literal.taxes_to_2],
                COLUMNS.index("harvest"): [SPICES.index(spice) for spice in literal.harvest_to_2],
            },
            prices=[0, *board.ducat_progress_card.ducats],
            first_rows=[row - 1 for row in board.first_arrival_bonus.rows],
            first_cards=board.first_arrival_bonus.expedition_cards,
            all_rows=[row - 1 for row in board.all_markers_bonus.rows],
            all_extra=board.all_markers_bonus.extra_action_cards,
            row_points=board.row_points,
            colony_points=self.colonies.points,
            symbol_points=self.expedition.points,
            start_symbol=self.expedition.symbols.index(self.expedition.start_player_symbol),
            numbers=self.make_numbers(),
        )

    def make_numbers(self) -> Numbers:
        """The single numbers."""
        box = self.box
        return Numbers(
            ships=box.start.ships,
            colonists=box.start.colonists,
            ducats_first=box.start.ducats_first_player,
            ducats_others=box.start.ducats_others,
            removed=box.layout.removed,
            plantations_removed=box.layout.plantations_removed,
            rounds=box.rounds.each_phase,
            actions=box.rounds.actions,
            kept_extra=box.rounds.kept_extra_actions,
            markers={int(seats): count for seats, count in box.auction.markers.items()},
            discount=box.auction.discount,
            extra_action_cards=box.box.extra_action_cards,
            flag_extra=self.tiles.flag_extra_action_cards,
            most_bid=box.box.ducats,
            revealed=self.colonies.revealed,
            compensation=self.colonies.compensation,
            most_ducats=box.points.most_ducats,
            single=box.points.single_plantation,
            quick_markers=box.quick_start.markers,
            quick_ducats=box.quick_start.ducats,
        )


def load_content(pack: Path | None = None) -> Content:
    """Goa's content, with the files of a data pack in place of its own."""
    return Content(Files("goa", Path(__file__).parents[1] / "data", pack))
