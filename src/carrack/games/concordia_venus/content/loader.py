"""Concordia Venus' content: the files, the checks that they fit together, the tables made of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import asdict

from carrack.games.concordia_venus.content.facts import (
    CAPITAL_PROVINCE,
    GODS,
    KIND_IDS,
    Card,
    Face,
    Facts,
    GameMap,
)
from carrack.games.concordia_venus.content.records import (
    CardsFile,
    MapFile,
    PurchaseRecord,
    SetupFile,
    SmallRecord,
    StartingRecord,
)
from carrack.games.concordia_venus.rules.playing import KNOWN_EFFECTS
from carrack.kernel.content import Files, Printed
from carrack.kernel.messages import MOST_LISTED
from carrack.mechanics.bits import mask_of

GOODS = ("brick", "food", "tool", "wine", "cloth")
MAPS = ("imperium", "ionium", "hellas", "cyprus")
# What packs said about drawing before that was the sheets' alone.
DRAWN = ("x", "y", "mx", "my", "aspect")
SMALL_IONIUM = "ionium_small"
# The faces whose effects have names of their own; the specialists are called by their trade.
TRADES = {
    "specialist_brick": "mason",
    "specialist_food": "farmer",
    "specialist_tool": "smith",
    "specialist_wine": "vintner",
    "specialist_cloth": "weaver",
}
SETS_OF_DECKS = ("individual_2", "individual_3", "individual_4", "individual_5", "team_4", "team_6")


class Content(Printed):
    """Everything that is printed, with the tables of indices (`facts`) that the rules use."""

    def __init__(self, files: Files) -> None:
        super().__init__(files)
        self.box = files.read("setup.toml", SetupFile)
        self.cards = files.read("cards.toml", CardsFile)
        self.maps = {name: files.read(f"{name}.toml", MapFile) for name in MAPS}
        self.check_box()
        self.check_cards()
        for name in MAPS:
            self.check_map(f"{name}.toml", self.maps[name])
        self.facts = self.make_facts()
        self.check_pantheon()

    def check_box(self) -> None:
        """All five goods have a price, a house and a marker; hands and decks are known ones."""
        name = "setup.toml"
        if tuple(self.box.goods.order) != GOODS:
            raise self.wrong(name, f"goods, order: the goods are {', '.join(GOODS)}")
        for where, table in (
            ("goods, price", self.box.goods.price),
            ("house_cost", self.box.house_cost),
            ("bonus_markers, coins", self.box.bonus_markers.coins),
        ):
            self.count(name, where, len(table), len(GOODS))
        prices = [self.box.goods.price[good] for good in self.box.goods.order]
        if prices != sorted(set(prices)):
            raise self.wrong(name, "goods, price: prices rise from good to good")
        starting = [card.id for card in self.cards.starting_card]
        for where, hand in self.hands().items():
            self.known(name, f"start.hands, {where}", set(hand), starting)
            if "tribune" not in hand:
                raise self.wrong(name, f"start.hands, {where}: without a tribune nobody could play on")
            for card in self.cards.starting_card:
                copies = card.copies["individual" if where == "individual" else "team"]
                if hand.count(card.id) > copies:
                    raise self.wrong(name, f"start.hands, {where}: too many copies of {card.id!r}")
        self.known(name, "decks", self.box.decks, SETS_OF_DECKS)
        self.count(name, "decks", len(self.box.decks), len(SETS_OF_DECKS))
        taken = sum(self.box.start.goods.values()) + 4
        if taken > self.box.pieces_per_player.storehouse_slots:
            raise self.wrong(name, "start, goods: more than the storehouse holds beside four colonists")

    def check_cards(self) -> None:
        """Gods in their order, effects that exist, as many cards as the box has."""
        name = "cards.toml"
        if tuple(god.id for god in self.cards.god) != GODS:
            raise self.wrong(name, f"god: the order is {', '.join(GODS)}")
        counts = self.cards.counts
        ids = [card.id for card in self.cards.starting_card] + [card.id for card in self.cards.purchase_card]
        self.known(name, "card", ids, ids)
        copies = sum(max(card.copies.values()) for card in self.cards.starting_card)
        self.count(name, "starting_card", copies, counts.starting_cards_per_player)
        for mode, total in (
            ("individual", counts.individual_deck_total),
            ("team", counts.team_deck_total),
            ("classic", counts.classic_only_total),
        ):
            found = sum(1 for card in self.cards.purchase_card if mode in card.modes)
            self.count(name, f"purchase cards, {mode}", found, total)
        physical = len(self.cards.purchase_card) + counts.unexplained_physical_cards
        self.count(name, "purchase cards in the box", physical, counts.purchase_cards_total)
        for starting in self.cards.starting_card:
            self.known(name, f"card {starting.id}, effect", [starting.id], KNOWN_EFFECTS)
        for card in self.cards.purchase_card:
            self.known(name, f"card {card.id}, actions", card.actions, KNOWN_EFFECTS)
            self.known(name, f"card {card.id}, names_de", card.actions, self.cards.names_de)
            if ("minerva" in card.gods) != (card.minerva_good is not None):
                raise self.wrong(name, f"card {card.id}: minerva and minerva_good go together")
        for side in (self.cards.display.cloth_side, self.cards.display.wine_side):
            if any(list(slot).count("any") > 1 for slot in side):
                raise self.wrong(name, "display: a slot asks for at most one good of any kind")

    def check_map(self, name: str, record: MapFile) -> None:
        """Provinces, letters and paths add up; every city can be reached from the capital."""
        cities = [city.id for city in record.city]
        provinces = [province.id for province in record.province]
        self.known(name, "city", cities, cities)
        self.known(name, "province", provinces, provinces)
        self.known(name, "capital", [record.capital], cities)
        self.count(name, "city", len(cities) - 1, record.cities_total)
        self.count(name, "province", len(provinces), record.provinces_total)
        if f"{record.id}.toml" != name:
            raise self.wrong(name, f"id: the file of another map, {record.id!r}")
        listed = [city for province in record.province for city in province.cities]
        self.known(name, "province, cities", listed, [city for city in cities if city != record.capital])
        self.count(name, "cities of provinces", len(listed), record.cities_total)
        for city in record.city:
            province = next((found for found in record.province if found.id == city.province), None)
            if province is None:
                raise self.wrong(name, f"city {city.id}: unknown province {city.province!r}")
            if city.capital != (city.id == record.capital) or city.capital == (city.letter is not None):
                raise self.wrong(name, f"city {city.id}: just the capital has no letter")
            if not (province.contains_capital if city.capital else city.id in province.cities):
                raise self.wrong(name, f"city {city.id}: province {city.province!r} does not list it")
        for letter, total in record.letters.items():
            found = sum(1 for city in record.city if city.letter == letter)
            self.count(name, f"cities with letter {letter}", found, total)
            self.count(name, f"tiles {letter}", sum(self.box.city_tiles[letter].values()), total)
        self.check_paths(name, record, cities)
        if record.small is not None:
            self.known(name, "small, drop_cities", record.small.drop_cities, cities)
            self.known(name, "small, drop_provinces", record.small.drop_provinces, provinces)

    def check_paths(self, name: str, record: MapFile, cities: list[str]) -> None:
        """Each path joins two cities, and all cities with paths of a kind hang together."""
        ids = [path.id for path in record.path]
        self.known(name, "path", ids, ids)
        for city in cities:
            if sum(1 for path in record.path if city in path.ends) > MOST_LISTED:
                raise self.wrong(name, f"city {city}: more than {MOST_LISTED} paths")
        for kind, total in (("land", record.land_paths), ("sea", record.sea_paths)):
            paths = [path for path in record.path if path.kind == kind]
            self.count(name, f"{kind} paths", len(paths), total)
            for path in paths:
                self.known(name, f"path {path.id}, ends", path.ends, cities)
            reached = {record.capital}
            for _ in cities:
                for path in paths:
                    if reached & set(path.ends):
                        reached |= set(path.ends)
            if any(not reached & set(path.ends) for path in paths):
                raise self.wrong(name, f"{kind} paths: some can't be reached from the capital")

    def check_pantheon(self) -> None:
        """The printed numbers of gods are those of the decks."""
        for name, numbers in self.cards.pantheon.items():
            self.known("cards.toml", "pantheon", [name], SETS_OF_DECKS)
            for_sale = sum(self.facts.decks[name])
            for god, number in numbers.items():
                cards = for_sale & self.facts.god_cards[GODS.index(god)]
                self.count("cards.toml", f"pantheon {name}, {god}", cards.bit_count(), number)

    # The tables of indices

    def hands(self) -> dict[str, list[str]]:
        """The starting hands by name."""
        return asdict(self.box.start.hands)

    def make_facts(self) -> Facts:
        cards, faces = self.make_cards()
        box, start, gods = self.box, self.box.start, self.cards.god
        maps = {name: make_map(self.maps[name], None) for name in MAPS}
        maps[SMALL_IONIUM] = make_map(self.maps["ionium"], self.maps["ionium"].small)
        display = {"cloth": self.cards.display.cloth_side, "wine": self.cards.display.wine_side}
        return Facts(
            good_ids=list(GOODS),
            color_ids=box.players.colours,
            prices=[box.goods.price[good] for good in box.goods.order],
            house_goods=[goods_of(box.house_cost[good].goods) for good in box.goods.order],
            house_coins=[box.house_cost[good].coins for good in box.goods.order],
            colonist_cost=goods_of(box.colonist.cost),
            colonist_cash=box.colonist.cash,
            tribune_free=box.tribune.free_cards,
            colonists=(box.pieces_per_player.land_colonists, box.pieces_per_player.sea_colonists),
            houses=box.pieces_per_player.houses,
            slots=box.pieces_per_player.storehouse_slots,
            start_goods=tuple([start.goods.get(good, 0) for good in box.goods.order]),
            money_individual=start.money_individual,
            money_team=start.money_team,
            hands={name: cards_of(cards, ids) for name, ids in self.hands().items()},
            decks={
                name: [deck_of(cards, name.split("_")[0], deck) for deck in decks]
                for name, decks in box.decks.items()
            },
            tiles={
                letter: tuple([counts.get(good, 0) for good in box.goods.order])
                for letter, counts in box.city_tiles.items()
            },
            marker_coins=[box.bonus_markers.coins[good] for good in box.goods.order],
            interim=(box.interim_scoring.first, box.interim_scoring.second),
            concordia=self.cards.special_cards.concordia,
            god_points=[god.points for god in gods],
            god_points_team=[god.points if god.team_points is None else god.team_points for god in gods],
            god_most=[god.most for god in gods],
            cards=cards,
            faces=faces,
            surcharges={side: [charges_of(slot) for slot in slots] for side, slots in display.items()},
            maps=maps,
        )

    def make_cards(self) -> tuple[list[Card], list[Face]]:
        """Every card of a player's start and of the decks, and the faces they have when played."""
        records: list[StartingRecord | PurchaseRecord] = []
        for starting in self.cards.starting_card:
            records += [starting] * max(starting.copies.values())
        records += [card for card in self.cards.purchase_card if card.modes != ["classic"]]
        of_face: dict[str, list[int]] = {}
        for index, record in enumerate(records):
            of_face.setdefault(face_id(record), []).append(index)
        faces = {
            id_: Face(at, id_, tuple(records[same[0]].actions), mask_of(same))
            for at, (id_, same) in enumerate(of_face.items())
        }
        cards: list[Card] = []
        for index, record in enumerate(records):
            copy = sum(1 for other in records[:index] if other is record)
            cards.append(
                Card(
                    index=index,
                    id=f"{record.id}-{copy + 1}" if copy else record.id,
                    thing=f"card:{record.id}",
                    face=faces[face_id(record)],
                    deck=record.deck,
                    modes=[*record.modes],
                    gods=tuple([GODS.index(god) for god in record.gods]),
                    cost=charges_of(record.cost),
                    minerva_good=GOODS.index(record.minerva_good) if record.minerva_good else -1,
                    minerva_points=record.minerva_points,
                )
            )
        return cards, list(faces.values())


def face_id(record: StartingRecord | PurchaseRecord) -> str:
    """What a card is called when it is played."""
    if len(record.actions) > 1:
        return "_".join([action.removesuffix("5") for action in record.actions])
    return TRADES.get(record.actions[0], record.actions[0])


def cards_of(cards: list[Card], ids: list[str]) -> int:
    """A starting hand as a set; a second copy of a card is a card of its own."""
    found = []
    for at, id_ in enumerate(ids):
        copy = ids[:at].count(id_)
        name = f"{id_}-{copy + 1}" if copy else id_
        found += [card.index for card in cards if card.id == name]
    return mask_of(found)


def deck_of(cards: list[Card], mode: str, deck: int) -> int:
    """The cards of a purchase deck in a mode."""
    return mask_of([card.index for card in cards if card.deck == deck and mode in card.modes])


def goods_of(goods: Sequence[str]) -> tuple[int, ...]:
    """Goods by kind."""
    return tuple([goods.count(good) for good in GOODS])


def charges_of(goods: Sequence[str]) -> tuple[int, ...]:
    """Goods by kind, and how many of any kind."""
    return (*goods_of(goods), goods.count("any"))


def path_words(record: MapFile, kind: str) -> dict[str, str]:
    """What the paths of a kind are called, by id: their cities; a second path between the same has a 2."""
    words: dict[str, str] = {}
    for path in record.path:
        if path.kind == kind:
            word = "-".join(sorted(path.ends))
            words[path.id] = f"{word}-2" if word in words.values() else word
    return words


def make_map(record: MapFile, small: SmallRecord | None) -> GameMap:
    """The map, or the part of it that is left when cities are dropped."""
    dropped = set() if small is None else set(small.drop_cities)
    cities = [city for city in record.city if city.id not in dropped]
    ids = [city.id for city in cities]
    provinces = [p.id for p in record.province if small is None or p.id not in small.drop_provinces]
    path_ids: list[list[str]] = []
    path_ends: list[list[tuple[int, int]]] = []
    no_stop: list[int] = []
    for kind in KIND_IDS:
        words = path_words(record, kind)
        paths = [path for path in record.path if path.kind == kind and not dropped & set(path.ends)]
        path_ids.append([words[path.id] for path in paths])
        path_ends.append([(ids.index(path.ends[0]), ids.index(path.ends[1])) for path in paths])
        no_stop.append(mask_of([at for at, path in enumerate(paths) if not path.may_stop]))
    return GameMap(
        id=record.id if small is None else SMALL_IONIUM,
        city_ids=ids,
        capital=ids.index(record.capital),
        city_provinces=[
            CAPITAL_PROVINCE if city.capital else provinces.index(city.province) for city in cities
        ],
        letters=[city.letter or "" for city in cities],
        province_ids=provinces,
        path_ids=path_ids,
        path_ends=path_ends,
        no_stop=no_stop,
    )


def load_content(pack: Path | None = None) -> Content:
    """Concordia Venus' content, with the files of a data pack in place of its own."""
    return Content(Files("concordia-venus", Path(__file__).parents[1] / "data", pack, DRAWN))
