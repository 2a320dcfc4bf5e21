"""What stands on the cards in words, made from their data, so that a data pack's cards can be read too.

The phrases are in `text/words.en.ftl` and `text/words.de.ftl`; here they are joined to sentences and given
to the texts of the game: `card-…` is the whole card, `costs-…` a cost, `playing-…` one of its actions and
`taking-…` what a VP card costs and brings; `place-…` is a region.
"""

from __future__ import annotations

import re
from pathlib import Path

from carrack.games.thirteen_colonies.content.loader import Content
from carrack.games.thirteen_colonies.content.records import (
    ActionRecord,
    AtomRecord,
    CardRecord,
    EffectRecord,
    NeedRecord,
    RegionRecord,
)
from carrack.kernel.text import Words

FOLDER = Path(__file__).parents[1]
FIGHTERS = ("expert", "terrain", "discovery", "raid", "city")
MINUS = "\N{MINUS SIGN}"
SCORED = ("all", "island", "land")
SHORT_CHANGE = "{ brings-short-change }"


class Wording(Words):
    """The cards of a content in one language."""

    def __init__(self, content: Content, language: str) -> None:
        super().__init__(language, FOLDER)
        self.cards = content.cards
        self.regions = content.regions.region
        self.card_names = {card.id: getattr(card, language) for card in content.cards}
        self.good_names = {good.id: getattr(good, language) for good in content.goods.good}

    def goods(self, ids: list[str]) -> str:
        return ", ".join(self.noun(self.good_names[id_]) for id_ in ids)

    # Costs

    def atom(self, atom: AtomRecord) -> str:
        """One part of a cost."""
        perm = "yes" if atom.perm else "no"
        if atom.money is not None:
            return self.say("cost-money", n=atom.money, perm=perm)
        if atom.good is not None:
            good = self.noun(self.good_names[atom.good])
            return self.say("cost-good", n=atom.n, good=good, id=atom.good, perm=perm)
        if atom.any_good is not None:
            return self.say("cost-any", n=atom.n, goods=self.goods(atom.any_good), perm=perm)
        if atom.card is not None:
            card = self.noun(self.card_names[atom.card])
            return self.say("cost-card", n=atom.n, card=card, id=atom.card, how=atom.how)
        if atom.hand is not None:
            return self.say("cost-hand", n=atom.hand)
        return self.say("cost-declarations", n=atom.declarations or 0)

    def cost(self, atoms: list[AtomRecord]) -> str:
        return ", ".join(self.atom(atom) for atom in atoms)

    def costs(self, card: CardRecord) -> list[str]:
        """The costs of a card, one of which is paid."""
        if card.cost:
            return [self.cost(card.cost)]
        return [self.cost(cost) for cost in card.cost_any]

    # Effects

    def effect(self, effect: EffectRecord) -> str:
        """A verb with its arguments."""
        n = effect.step if effect.verb in {"price", "relation"} else effect.n
        if n is None:
            n = {"found": effect.value, "build": effect.level}.get(effect.verb, 1)
        step = "better" if n > 0 else "worse"
        named = effect.card or (effect.filter if effect.filter in self.card_names else None)
        return self.say(
            f"does-{effect.verb}",
            n=abs(n),
            up="yes" if n > 0 else "no",
            id=effect.card or "none",
            card="" if named is None else self.noun(self.card_names[named]),
            cards=", ".join(self.noun(self.card_names[id_]) for id_ in effect.cards),
            good="" if effect.good is None else self.noun(self.good_names[effect.good]),
            goods=self.goods(effect.goods) or "none",
            how=effect.how or "discard",
            filter=effect.filter or "any",
            stat=effect.stat,
            per=effect.per or "none",
            kind=effect.kind,
            scope=effect.scope or effect.regions,
            type=effect.type or "any",
            set=effect.set or step,
            points=effect.else_vp,
            score="yes" if effect.score_all else "no",
            **{"from": effect.from_, "class": "reset" if effect.reset else effect.class_ or "goods"},
            does=self.effects(effect.do),
        )

    def effects(self, effects: list[EffectRecord]) -> str:
        return "; ".join(self.effect(effect) for effect in effects)

    def needs(self, needs: list[NeedRecord]) -> str:
        """What a card counts, with its bounds."""
        parts = []
        for need in needs:
            for bound, number in (("at-least", need.min), ("at-most", need.max)):
                if number is not None:
                    parts.append(self.say(bound, count=self.say(f"count-{need.metric}", n=number)))
        return ", ".join(parts)

    # Cards

    def action(self, action: ActionRecord) -> str:
        """What an action does with its card, what else it costs and what follows."""
        how = self.say(f"by-{action.self}")
        if action.when:
            how += ", " + self.say(f"when-{action.when}")
        if action.pay:
            how += "; " + self.cost(action.pay)
        return self.say("action", name=getattr(action, self.language), how=how, does=self.effects(action.do))

    def printed(self, card: CardRecord) -> list[str]:
        """Money and goods, transport, level, combat value and control."""
        parts = []
        if card.money:
            parts.append(self.say("carries-money", n=card.money, keep=card.keep))
        for id_, n in card.goods.items():
            good = self.noun(self.good_names[id_])
            parts.append(self.say("carries-good", n=n, good=good, keep=card.keep))
        if card.transport:
            parts.append(self.say("transport-value", n=card.transport))
        if card.is_ship:
            parts.append(self.say("counts-as-ship"))
        if card.level is not None:
            parts.append(self.say("level", n=card.level))
        if card.type in FIGHTERS:
            parts.append(self.say("combat", n=card.combat))
            if card.control:
                parts.append(self.say("gives-control", n=card.control))
        return parts

    def people(self, card: CardRecord) -> list[str]:
        """Control and markers; mission, trade and what a victory brings."""
        markers = card.markers
        return [
            self.say("people", control=card.control, combat=card.combat, markers=markers),
            self.say("people-mission", n=card.mission, does=self.effects(card.mission_gain)),
            self.say("people-trade", goods=self.goods(card.demand), does=self.effects(card.proceeds)),
            self.say("people-fight", does=f"{self.effects(card.fight_gain)}; {self.points(card.vp)}"),
        ]

    def points(self, points: int) -> str:
        return self.say("points", n=str(points).replace("-", MINUS))

    def brings(self, card: CardRecord) -> list[str]:
        """What a VP card does when it is taken or executed, and its VP."""
        parts = []
        if card.do:
            does = self.effects(card.do)
            parts.append(self.say("end-check", does=does) if card.check == "end_of_round" else does)
        if card.vp and card.type != "people":
            parts.append(self.points(card.vp))
        return parts

    def whole(self, card: CardRecord) -> str:
        """Everything that a card says."""
        parts = [self.say("closing")] if card.kind == "end" else []
        if card.nation is not None:
            parts.append(self.say("only-for", nation=card.nation))
        costs = self.costs(card)
        if costs:
            parts.append(self.say("cost", cost=f" {self.say('or')} ".join(costs)))
        if card.need and card.check != "end_of_round":
            parts.append(self.say("needs" if costs else "condition", need=self.needs(card.need)))
        parts += self.people(card) if card.type == "people" else self.printed(card)
        if card.on_gain:
            parts.append(self.say("when-taken", does=self.effects(card.on_gain)))
        if card.on_draw:
            ignored = "yes" if card.ignored_in else "no"
            parts.append(self.say("when-found", does=self.effects(card.on_draw), ignored=ignored))
        if card.on_loss:
            parts.append(self.say("when-raided", does=self.effects(card.on_loss)))
        parts += [self.action(action) for action in card.action]
        return sentences(parts + self.brings(card))

    def region(self, region: RegionRecord) -> str:
        """The type, which cards ask for, the VP of a scoring, sites and cards."""
        values = ", ".join(str(value) for value in region.values)
        cards = self.say("region-cards", coast=region.coast, terrain=region.terrain)
        return sentences(
            [
                self.say("region-type", type=region.type),
                self.say("region-values", values=values),
                self.say("region-sites", n=region.sites),
                cards,
            ]
        )

    def source(self) -> str:
        """All texts as messages of Fluent."""
        lines = [f"place-{region.id} = {literal(self.region(region))}" for region in self.regions]
        for card in self.cards:
            lines.append(f"card-{card.id} = {literal(self.whole(card))}")
            costs = self.costs(card)
            for number, cost in enumerate(costs, 1):
                text = literal(sentences([self.say("cost", cost=cost)]))
                atoms = card.cost or card.cost_any[number - 1]
                lines.append(f"costs-{card.id}-{number} = {text}{short_change(atoms)}")
            for action in card.action:
                # What changes with the place comes first: where there is little room, the rest is cut.
                text = "{ brings-transport } " if action.region else ""
                if changes_control(card, action):
                    text += "{ brings-scoring } "
                text += literal(sentences([self.action(action)])) + short_change(action.pay)
                lines.append(f"playing-{card.id}-{action.id} = {text}")
            if card.kind in {"condition", "cost", "deck"}:
                parts = [self.say("cost", cost=cost) for cost in costs] + self.brings(card)
                text = literal(sentences(parts))
                if any(effect.verb == "vp" or effect.regions in SCORED for effect in card.do):
                    text += " { brings-points }"
                lines.append(f"taking-{card.id} = {text}{short_change(card.cost)}")
            if card.type == "people":
                lines.append(f"trading-{card.id} = {literal(self.whole(card))}{SHORT_CHANGE}")
        return "\n".join(lines) + "\n"


def short_change(cost: list[AtomRecord]) -> str:
    """Where a part of a cost is permanent: what is lost of the change (E5)."""
    return SHORT_CHANGE if any(atom.perm for atom in cost) else ""


def changes_control(card: CardRecord, action: ActionRecord) -> bool:
    """Whether an action changes the own control in its region."""
    first = action.do[0]
    return (
        first.verb == "settle"
        or (first.verb == "found" and first.value > 0)
        or (first.verb == "station" and card.control > 0)
    )


def sentences(parts: list[str]) -> str:
    """Parts as sentences: a large letter first, a full stop last."""
    return " ".join(f"{part[0].upper()}{part[1:]}." for part in parts)


def literal(text: str) -> str:
    """A text as Fluent writes it."""
    return re.sub(r"[{}]", r'{"\g<0>"}', text)
