"""What is printed on the components, read from the content files, and the checks that it fits together."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from carrack.games.thirteen_colonies.content import all_facts as a
from carrack.games.thirteen_colonies.content import facts as f
from carrack.games.thirteen_colonies.content.reading import Records
from carrack.games.thirteen_colonies.content.records import ActionRecord, CardRecord, ModeRecord
from carrack.games.thirteen_colonies.rules.metrics import METRICS, NEWS_OF
from carrack.kernel.content import Files

NEEDED = (
    *("colonist", "money_1", "money_2", "money_3", "money_5", "food_1", "food_2"),
    *("soldier", "cannon", "town_hall"),
)
FIRST = "first_set.toml"
# How many peoples must be on the board for a VP card with such an effect (P8).
PEOPLES_NEEDED = {"incite": 1, "beaver_wars": 2}


class Content(Records):
    """Everything that is printed, with the tables of indices (`facts`) that the rules use."""

    def __init__(self, files: Files, first: bool = False) -> None:
        super().__init__(files)
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
        if len(self.good_ids) != f.GOODS or len(set(self.good_ids)) != f.GOODS:
            raise self.wrong("goods.toml", f"{len(self.good_ids)} goods where the game has {f.GOODS}")
        regions = [record.id for record in self.regions.region]
        if len(regions) != f.REGIONS or len(set(regions)) != f.REGIONS:
            raise self.wrong("regions.toml", f"{len(regions)} regions where the game has {f.REGIONS}")
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
        card = f.Card(index, record.id, record.type, record.count, "".join(record.modes))
        card.ignored_in = "".join(record.ignored_in)
        card.combat, card.control, card.money = record.combat, record.control, record.money
        self.check_card(name, where, record)
        for id_, symbols in record.goods.items():
            card.good, card.symbols = self.good(name, where, id_), symbols
        card.keep, card.place = record.keep, record.place
        card.permanent = record.keep == "discard"
        if record.place == "start":
            card.trashed_to = f.TO_BOX
        if card.money:
            card.what, card.value = f.MONEY_PART, card.money
        elif card.good != f.NONE:
            card.what, card.value = card.good, card.symbols
        card.level = f.NONE if record.level is None else record.level
        card.ship = record.is_ship or record.type == "ship"
        card.transport = record.transport
        if record.cost:
            card.costs = [self.cost(name, f"{where}, cost", record.cost)]
        elif record.cost_any:
            card.costs = [self.cost(name, f"{where}, cost_any", cost) for cost in record.cost_any]
        card.prices = [f.Price(cost) for cost in card.costs]
        card.plain = not any([price.others for price in card.prices])
        card.on_gain = self.effect_list(name, f"{where}, on_gain", record.on_gain)
        card.on_draw = self.effect_list(name, f"{where}, on_draw", record.on_draw)
        card.vp_effects = self.effect_list(name, f"{where}, do", record.do)
        card.goes, card.vp, card.kind, card.check = record.goes, record.vp, record.kind, record.check
        card.condition = record.kind == "condition"
        card.payable = record.kind in {"cost", "deck"}
        card.peoples = PEOPLES_NEEDED.get(record.do[0].verb, 0) if record.do else 0
        card.epoch = record.epoch
        card.nation = f.NONE if record.nation is None else f.NATIONS.index(record.nation)
        for need in record.need:
            self.known(name, f"{where}, need", [need.metric], METRICS)
            low = -1000 if need.min is None else need.min
            high = 1000 if need.max is None else need.max
            card.needs.append(f.Need(need.metric, METRICS[need.metric], low, high))
            card.news |= NEWS_OF[need.metric]
        for action in record.action:
            card.actions.append(self.make_action(name, where, record.id, action))
        return card

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
        people = a.People(card.index, record.id)
        people.combat, people.markers, people.control = record.combat, record.markers, record.control
        people.mission = record.mission
        people.mission_gain = self.effect_list(name, f"{where}, mission_gain", record.mission_gain)
        people.demand = [self.good(name, f"{where}, demand", id_) for id_ in record.demand]
        people.proceeds = self.effect_list(name, f"{where}, proceeds", record.proceeds)
        people.fight_gain = self.effect_list(name, f"{where}, fight_gain", record.fight_gain)
        for effect in record.proceeds:
            if effect.verb != "gain" or effect.card is None:
                raise self.wrong(name, f"{where}, proceeds: proceeds are cards that are gained")
            gained = self.cards[self.card(name, where, effect.card)]
            people.proceeds_money += gained.money * (effect.n or 1)
            for id_, symbols in gained.goods.items():
                people.proceeds_good = self.good(name, where, id_)
                people.proceeds_goods += symbols * (effect.n or 1)
        if record.city is not None:
            people.city = self.card(name, f"{where}, city", record.city)
        if record.raid is None:
            raise self.wrong(name, f"{where}: a people has a raid card")
        people.raid = self.card(name, f"{where}, raid", record.raid)
        raid = self.cards[people.raid]
        people.on_loss = self.effect_list(name, f"card {raid.id}, on_loss", raid.on_loss)
        return people

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


def load_content(pack: Path | None = None) -> Content:
    """The content of 13 Kolonien, with the files of a data pack in place of its own."""
    return Content(Files("13-kolonien", Path(__file__).parents[1] / "data", pack))
