"""The content files as records, costs and effects as indices; mistakes are named with their place."""

from __future__ import annotations

from carrack.games.thirteen_colonies.content import facts as f
from carrack.games.thirteen_colonies.content.records import (
    AtomRecord,
    CardRecord,
    CardsFile,
    EffectRecord,
    FirstSetFile,
    GoodsFile,
    NeedRecord,
    RegionsFile,
    SetupFile,
    VocabFile,
)
from carrack.kernel.content import Files, Printed

CARD_FILES = (
    "cards_supply.toml",
    "cards_ships.toml",
    "cards_buildings.toml",
    "cards_experts.toml",
    "cards_terrain.toml",
    "cards_discoveries.toml",
    "cards_coast.toml",
    "cards_natives.toml",
    "cards_vp_epoch1.toml",
    "cards_vp_epoch2.toml",
    "cards_vp_epoch3.toml",
    "cards_nations.toml",
)
FILTERS = ("", "any", "goods", "goods_or_money")


class Records(Printed):
    """Everything that is printed, as records; ids become indices."""

    def __init__(self, files: Files, words: f.Vocabulary) -> None:
        super().__init__(files)
        self.words = words
        self.vocab = files.read("vocab.toml", VocabFile)
        self.setup = files.read("setup.toml", SetupFile)
        self.goods = files.read("goods.toml", GoodsFile)
        self.regions = files.read("regions.toml", RegionsFile)
        self.first_set = files.read("first_set.toml", FirstSetFile)
        self.cards: list[CardRecord] = []
        self.file_of: dict[str, str] = {}
        for name in CARD_FILES:
            for record in files.read(name, CardsFile).card:
                if record.id in self.file_of:
                    raise self.wrong(name, f"card {record.id}: this id stands there twice")
                self.file_of[record.id] = name
                self.cards.append(record)
        self.ids = [record.id for record in self.cards]
        self.good_ids = [record.id for record in self.goods.good]
        self.effects: list[list[f.Effect]] = []

    # Costs and effects

    def card(self, name: str, where: str, id_: str) -> int:
        self.known(name, where, [id_], self.ids)
        return self.ids.index(id_)

    def good(self, name: str, where: str, id_: str) -> int:
        self.known(name, where, [id_], self.good_ids)
        return self.good_ids.index(id_)

    def atom(self, name: str, where: str, record: AtomRecord) -> f.Atom:
        """One part of a cost."""
        if record.money is not None:
            return f.Atom("money", record.money, [], perm=record.perm)
        if record.good is not None:
            good = self.good(name, where, record.good)
            return f.Atom("good", record.n, [good], perm=record.perm)
        if record.any_good is not None:
            goods = [self.good(name, where, id_) for id_ in record.any_good]
            return f.Atom("any_good", record.n, goods, perm=record.perm)
        if record.card is not None:
            card = self.card(name, where, record.card)
            return f.Atom("card", record.n, [], card, record.how)
        if record.hand is not None:
            return f.Atom("hand", record.hand, [], how="discard")
        if record.declarations is not None:
            return f.Atom("declarations", record.declarations, [])
        raise self.wrong(name, f"{where}: a cost names money, a good, a card, hand or declarations")

    def cost(self, name: str, where: str, records: list[AtomRecord]) -> list[f.Atom]:
        """A cost; each resource stands there once, so that parts can be checked one by one."""
        atoms = [self.atom(name, where, record) for record in records]
        goods = [good for atom in atoms for good in atom.goods]
        kinds = [atom.kind for atom in atoms if atom.kind in {"money", "hand", "declarations"}]
        if len(set(kinds)) < len(kinds) or len(set(goods)) < len(goods):
            raise self.wrong(name, f"{where}: a cost names the same thing twice")
        return atoms

    def need(self, name: str, where: str, record: NeedRecord) -> f.Need:
        """A bound of a metric."""
        self.known(name, f"{where}, need", [record.metric], self.words.metrics)
        measure, news = self.words.metrics[record.metric]
        low = -1000 if record.min is None else record.min
        high = 1000 if record.max is None else record.max
        return f.Need(record.metric, measure, news, low, high)

    def effect_list(self, name: str, where: str, records: list[EffectRecord]) -> int:
        """The number of a list of effects; -1 if there are none."""
        if not records:
            return f.NONE
        made = [self.effect(name, where, record) for record in records]
        self.effects.append(made)
        return len(self.effects) - 1

    def effect(self, name: str, where: str, record: EffectRecord) -> f.Effect:
        """A verb with its arguments as indices."""
        self.known(name, f"{where}, verb", [record.verb], self.vocab.verbs)
        self.known(name, f"{where}, verb", [record.verb], self.words.verbs)
        if record.per:
            self.known(name, f"{where}, per", [record.per], self.words.metrics)
        if record.filter and record.filter not in FILTERS:
            self.card(name, f"{where}, filter", record.filter)
        goods = [self.good(name, where, id_) for id_ in record.goods]
        if record.good is not None:
            goods.append(self.good(name, where, record.good))
        if record.class_:
            goods += [at for at, good in enumerate(self.goods.good) if good.class_ == record.class_]
        amount = {"found": record.value, "build": record.level, "relation": record.step}
        n = record.step if record.verb in {"price", "relation"} else record.n
        if n is None:
            n = amount.get(record.verb, 1)
        how: str = record.how or record.stat or record.kind or record.set
        if record.reset:
            how = "reset"
        if record.verb == "end_game":
            how = "score" if record.score_all else ""
        return f.Effect(
            verb=record.verb,
            deed=self.words.verbs[record.verb],
            n=n,
            card=f.NONE if record.card is None else self.card(name, where, record.card),
            cards=[self.card(name, where, id_) for id_ in record.cards],
            goods=goods,
            how=how,
            filter=record.filter or record.type,
            per=record.per,
            scope=record.scope or record.regions,
            source=record.from_,
            to=record.to,
            else_vp=record.else_vp,
            inner=self.effect_list(name, where, record.do),
        )
