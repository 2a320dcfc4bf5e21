"""What is printed on the components, read from the content files, and the checks that it fits together."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from carrack.games.thirteen_colonies.content import all_facts as a
from carrack.games.thirteen_colonies.content import facts as f
from carrack.games.thirteen_colonies.content.packed import GOODS, REGIONS
from carrack.games.thirteen_colonies.content.reading import Records
from carrack.games.thirteen_colonies.content.records import ActionRecord, CardRecord, ModeRecord
from carrack.kernel.content import Files

NEEDED = (
    *("colonist", "money_1", "money_2", "money_3", "money_5", "food_1", "food_2"),
    *("soldier", "cannon", "town_hall"),
)
FIRST = "first_set.toml"
# What a card has under the same name in the data.
SAME = "id type count combat control money keep place transport goes vp kind check epoch"
# How many peoples must be on the board for a VP card with such an effect (P8).
PEOPLES_NEEDED = {"incite": 1, "beaver_wars": 2}


class Content(Records):
    """Everything that is printed, with the tables of indices (`facts`) that the rules use."""

    def __init__(self, files: Files, words: f.Vocabulary, first: bool = False) -> None:
        super().__init__(files, words)
        self.known(FIRST, "counts", self.first_set.counts, self.ids)
        if first:
            self.put_back()
        self.check_counts()
        self.facts = self.make_facts()

    def put_back(self) -> None:
        """The set as it was first reconstructed; what a data pack says about a card or the set-up stays."""
        first = self.first_set
        for at, record in enumerate(self.cards):
            if record.id in first.counts and self.file_of[record.id] not in self.files.replaced:
                self.cards[at] = replace(record, count=first.counts[record.id])
        if "vocab.toml" not in self.files.replaced:
            limits = replace(self.vocab.limits, draw_max=first.draw_max)
            self.vocab = replace(self.vocab, limits=limits)
        if "setup.toml" not in self.files.replaced:
            rows = [replace(row, skip_vp=first.skip_vp.get(row.id, row.skip_vp)) for row in self.setup.mode]
            stack = replace(self.setup.vp_stack, opening=first.opening)
            each = replace(self.setup.per_player, start_vp=first.start_vp)
            self.setup = replace(self.setup, per_player=each, vp_stack=stack, mode=rows)

    def check_counts(self) -> None:
        """13 goods, 15 regions, 7 peoples, and as many cards as the box holds (3)."""
        if len(self.good_ids) != GOODS or len(set(self.good_ids)) != GOODS:
            raise self.wrong("goods.toml", f"{len(self.good_ids)} goods where the game has {GOODS}")
        regions = [record.id for record in self.regions.region]
        if len(regions) != REGIONS or len(set(regions)) != REGIONS:
            raise self.wrong("regions.toml", f"{len(regions)} regions where the game has {REGIONS}")
        peoples = [record.id for record in self.cards if record.type == "people"]
        if len(peoples) != f.PEOPLES:
            raise self.wrong("cards_natives.toml", f"{len(peoples)} peoples where the game has {f.PEOPLES}")
        cards = sum(record.count for record in self.cards)
        stated = self.setup.components.get("cards")
        if cards != stated:
            what = f"components.cards: {stated}, but the counts of the card files add up to {cards} cards"
            raise self.wrong("setup.toml", what)
        for id_ in NEEDED:
            if id_ not in self.ids:
                raise self.wrong("cards_supply.toml", f"a card {id_!r} is needed")

    # Cards

    def make_card(self, index: int, record: CardRecord) -> f.Card:
        """A kind of card from its record."""
        name, where = self.file_of[record.id], f"card {record.id}"
        self.known(name, f"{where}, type", [record.type], self.vocab.card_types["list"])
        self.check_card(name, where, record)
        good, symbols = next(iter(record.goods.items()), (None, 0))
        costs, key = ([record.cost], "cost") if record.cost else (record.cost_any, "cost_any")
        same = {field: getattr(record, field) for field in SAME.split()}
        return f.Card(
            **same,
            index=index,
            modes="".join(record.modes),
            ignored_in="".join(record.ignored_in),
            good=f.NONE if good is None else self.good(name, where, good),
            symbols=symbols,
            level=f.NONE if record.level is None else record.level,
            ship=record.is_ship or record.type == "ship",
            costs=[self.cost(name, f"{where}, {key}", cost) for cost in costs],
            on_gain=self.effect_list(name, f"{where}, on_gain", record.on_gain),
            on_draw=self.effect_list(name, f"{where}, on_draw", record.on_draw),
            vp_effects=self.effect_list(name, f"{where}, do", record.do),
            nation=f.NONE if record.nation is None else f.NATIONS.index(record.nation),
            needs=[self.need(name, where, need) for need in record.need],
            actions=[self.make_action(name, where, record.id, action) for action in record.action],
            peoples=PEOPLES_NEEDED.get(record.do[0].verb, 0) if record.do else 0,
        )

    def check_card(self, name: str, where: str, record: CardRecord) -> None:
        """What a card carries fits together."""
        if len(record.goods) > 1 or (record.goods and record.money):
            raise self.wrong(name, f"{where}: a card carries money or one kind of good")
        if (record.goods or record.money) and not record.keep:
            raise self.wrong(name, f"{where}: a card with money or goods needs a keep symbol")
        if (record.is_ship or record.type == "ship") and not record.transport:
            raise self.wrong(name, f"{where}: a ship needs a transport of 1 or more")

    def make_action(self, name: str, where: str, card: str, record: ActionRecord) -> f.CardAction:
        """An action of a card from its record."""
        inside = f"{where}, action {record.id}"
        pay = self.cost(name, f"{inside}, pay", record.pay)
        effects = self.effect_list(name, f"{inside}, do", record.do)
        if effects == f.NONE:
            raise self.wrong(name, f"{inside}: an action has effects")
        return f.CardAction(
            id=record.id,
            thing=f"play:{card}:{record.id}",
            symbol=record.self,
            in_region=record.region or record.self == "region",
            carried=record.region,
            when=record.when,
            pay=pay,
            effects=effects,
            verb=record.do[0].verb,
        )

    def make_people(self, card: f.Card, record: CardRecord) -> a.People:
        """A people from its record, with its city and raid card."""
        name, where = self.file_of[record.id], f"card {record.id}"
        if record.raid is None:
            raise self.wrong(name, f"{where}: a people has a raid card")
        gains = {
            field: self.effect_list(name, f"{where}, {field}", getattr(record, field))
            for field in ("mission_gain", "proceeds", "fight_gain")
        }
        proceeds = self.proceeds(name, where, record)
        goods = [id_ for gained, _ in proceeds for id_ in gained.goods]
        city = f.NONE if record.city is None else self.card(name, f"{where}, city", record.city)
        raid = self.card(name, f"{where}, raid", record.raid)
        return a.People(
            **gains,
            card=card.index,
            id=record.id,
            combat=record.combat,
            markers=record.markers,
            control=record.control,
            mission=record.mission,
            demand=[self.good(name, f"{where}, demand", id_) for id_ in record.demand],
            proceeds_money=sum(gained.money * n for gained, n in proceeds),
            proceeds_good=self.good(name, where, goods[-1]) if goods else f.NONE,
            proceeds_goods=sum(sum(gained.goods.values()) * n for gained, n in proceeds),
            city=city,
            raid=raid,
            on_loss=self.effect_list(name, f"card {record.raid}, on_loss", self.cards[raid].on_loss),
        )

    def proceeds(self, name: str, where: str, record: CardRecord) -> list[tuple[CardRecord, int]]:
        """The cards that a trade with a people brings, with their numbers (F5a)."""
        found: list[tuple[CardRecord, int]] = []
        for effect in record.proceeds:
            if effect.verb != "gain" or effect.card is None:
                raise self.wrong(name, f"{where}, proceeds: proceeds are cards that are gained")
            found.append((self.cards[self.card(name, where, effect.card)], effect.n or 1))
        return found

    def make_mode(self, record: ModeRecord, id_: str, epochs: list[int], ends: list[str]) -> a.Mode:
        """A row of the set-up table, or a shorter game made of it."""
        name, where = "setup.toml", f"mode {id_}"
        if len(ends) != len(epochs):
            raise self.wrong(name, f"{where}: every epoch has a closing card")
        return a.Mode(
            id=id_,
            base=record.id,
            epochs=epochs,
            ends=[self.card(name, where, end) for end in ends],
            beside=[self.card(name, where, beside) for beside in record.beside_from_epoch3],
            open_supply=[self.card(name, where, pile) for pile in record.open_supply],
            regions={int(seats): count for seats, count in record.regions.items()},
            skip={int(seats): counts for seats, counts in record.skip_vp.items()},
            nation_cards=record.nations_cards,
            taxes=record.taxes,
            relations=record.relations,
            fights=record.fights,
        )

    def make_facts(self) -> a.Facts:
        """The tables of indices."""
        cards = [self.make_card(index, record) for index, record in enumerate(self.cards)]
        peoples = [
            self.make_people(card, record)
            for card, record in zip(cards, self.cards, strict=True)
            if record.type == "people"
        ]
        goods = [
            a.Good(
                good.id,
                good.class_,
                good.ladder,
                good.start,
                f.NONE if good.buy is None else self.card("goods.toml", f"good {good.id}", good.buy),
            )
            for good in self.goods.good
        ]
        regions = [
            a.Region(r.id, r.type == "island", r.values, r.coast, r.terrain, r.sites)
            for r in self.regions.region
        ]
        rows = {row.id: row for row in self.setup.mode}
        modes: dict[str, a.Mode] = {
            row.id: self.make_mode(row, row.id, row.epochs, row.ends) for row in self.setup.mode
        }
        for variant in self.setup.variant:
            row = rows[variant.base]
            modes[variant.id] = self.make_mode(row, variant.id, variant.epochs, variant.ends)
        if sorted(modes) != ["E", "F", "F1", "P", "P1", "P2"]:
            raise self.wrong("setup.toml", f"modes: {sorted(modes)} where the game has E, F, F1, P, P1, P2")
        player = self.setup.per_player
        name = "setup.toml"
        start = a.Start(
            [self.card(name, "start_deck", id_) for id_ in self.setup.start_deck.hand],
            [self.card(name, "start_deck", id_) for id_ in self.setup.start_deck.draw_pile],
            player.draw,
            player.hold,
            player.colony_tokens,
            {int(seats): list(values) for seats, values in player.start_vp.items()},
        )
        limits = self.vocab.limits
        return a.Facts(
            cards=cards,
            goods=goods,
            regions=regions,
            peoples=peoples,
            effects=self.effects,
            modes=modes,
            limits=a.Limits(limits.draw_max, limits.hold_max, limits.tax_max),
            start=start,
            opening=self.setup.vp_stack.opening,
            early=[self.card(name, "vp_stack.early", id_) for id_ in self.setup.vp_stack.early],
            late=[self.card(name, "vp_stack.late", id_) for id_ in self.setup.vp_stack.late],
            row_money=list(self.setup.colonist_row.money),
        )


def load_content(words: f.Vocabulary, pack: Path | None = None) -> Content:
    """The content of 13 Kolonien, with the files of a data pack in place of its own."""
    return Content(Files("13-kolonien", Path(__file__).parents[1] / "data", pack), words)
