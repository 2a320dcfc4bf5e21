"""What the pages of the rules (`text/rules.*.md`) tell of the content besides single values.

What a section says about single cards is what stands on them (`wording.py`). The cards are those that the
data opens, hands out or lays down there, so that a data pack's cards are found as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from carrack.games.thirteen_colonies.content.loader import Content
from carrack.games.thirteen_colonies.content.records import CardRecord, EffectRecord, ModeRecord, NeedRecord
from carrack.games.thirteen_colonies.show.components import components
from carrack.games.thirteen_colonies.show.wording import Wording, sentences
from carrack.kernel.messages import Arg
from carrack.kernel.pages import Page, counted, plain, rows

VERBS: Final = ("land", "found", "settle", "explore", "station")
# The cards that the rulebook introduces in a section, as far as no other card opens them.
INTRODUCED: Final = {
    "e8-cards": ("town_hall", "house"),
    "e9-cards": ("smithy", "harbour", "warehouse"),
    "e10-cards": ("soldier",),
    "f5-cards": ("wagon_train", "missionary", "church"),
}


class Figures:
    """The figures of a content in one language."""

    def __init__(self, content: Content, page: Page) -> None:
        self.content = content
        self.page = page
        self.wording = Wording(content, page.language)
        self.cards = {card.id: card for card in content.cards}
        self.modes = {mode.id: mode for mode in content.setup.mode}

    def has_ours(self) -> bool:
        """Whether something is ours; regions and the set-up table are unless a data pack replaces them."""
        printed = [part for part in components(self.content) if part.kind != "region"]
        return any(part.source == "reconstructed" for part in printed) or not (
            {"regions.toml", "setup.toml"} <= set(self.content.files.replaced)
        )

    def of_setup(self) -> dict[str, Arg]:
        """Components (3) and the set-up table (E1, E2, F1, P1, P2)."""
        setup = self.content.setup
        markers = [n for key, n in setup.components.items() if key not in {"boards", "regions", "cards"}]
        found: dict[str, Arg] = {
            f"rules-{id_.lower()}": self.rules_of(mode) for id_, mode in self.modes.items()
        }
        for seats in ("2", "3"):
            advised = [it.nations[seats] for it in setup.variant if it.nations and seats in it.nations][:1]
            found[f"nations-{seats}"] = self.nations([nation for nations in advised for nation in nations])
        opening = setup.vp_stack.opening
        return found | {
            "markers": sum(markers),
            "regions": len(self.content.regions.region),
            "cards": sum(card.count for card in self.content.cards),
            "setup": rows(
                [
                    self.page.say(f"mode-{mode.id}", name=plain(mode.de)),
                    seats,
                    mode.regions[seats],
                    ", ".join([str(count) for count in mode.skip_vp[seats]]),
                ]
                for mode in setup.mode
                for seats in mode.regions
            ),
            # How many cards on top are no instant cards (A47).
            "opening": self.page.say("opening", count=opening) if opening else "",
            "first-hand": counted([self.name(self.cards[id_]) for id_ in setup.start_deck.hand]),
            "first-pile": counted([self.name(self.cards[id_]) for id_ in setup.start_deck.draw_pile]),
            "open-f": self.names(self.modes["F"].open_supply),
            "open-p": self.names(self.modes["P"].open_supply),
        }

    def of_cards(self) -> dict[str, Arg]:
        """Single numbers and names on cards."""
        page, cards = self.page, self.content.cards
        first = [id_ for id_ in self.content.setup.start_deck.hand if self.cards[id_].type == "ship"]
        founding = [card for card in cards if "building" in card.goods and card.type == "good"]
        costs = [self.wording.cost(action.pay) for card in founding for action in card.action]
        closing = self.cards[self.modes["E"].ends[0]].need
        explorers = [
            f"{self.name(card)} ({action.do[0].n or 1})"
            for card in cards
            for action in card.action
            if action.do[0].verb == "explore"
        ]
        monopolies = [
            (card, effect) for card in cards for effect in effects_of(card) if effect.kind == "monopoly"
        ]
        monopoly = {card.id: card for card, _ in monopolies}.values()
        played = [a for card in monopoly for a in card.action if any(e.kind == "monopoly" for e in a.do)]
        found: dict[str, Arg] = {f"do-{verb}": self.action_with(verb) for verb in VERBS}
        return found | {
            "found-cost": "; ".join(dict.fromkeys(costs)),
            "soldier-control": self.cards["soldier"].control,
            "colony-value": page.same([e.value for card in founding for e in effects_of(card, "found")]),
            "explorers": ", ".join(explorers),
            "city-peoples": self.names([card.id for card in cards if card.city]),
            "vp-stack-left": page.say("stack-left", count=most(closing, "vp_stack")),
            "vp-open-left": most(closing, "vp_open_others"),
            "first-ship": self.names(first),
            "first-transport": sum(self.cards[id_].transport for id_ in first),
            "incite": self.names([card.id for card in cards if effects_of(card, "incite")]),
            "beaver-wars": self.names([card.id for card in cards if effects_of(card, "beaver_wars")]),
            "monopoly": self.listed(map(page.name, played)),
            "monopoly-nation": self.nations([card.nation for card in monopoly if card.nation]),
            "monopoly-money": page.same([effect.n or 1 for _, effect in monopolies]),
        }

    def action_with(self, verb: str) -> str:
        """What the first action that does this is called: that of the cards of the beginner game."""
        actions = [action for card in self.content.cards for action in card.action]
        return self.listed([self.page.name(action) for action in actions if action.do[0].verb == verb][:1])

    def of_sections(self) -> dict[str, Arg]:
        """The cards that sections speak of, each with what stands on it."""
        closing = self.cards[self.modes["P"].ends[0]]
        opened = [id_ for effect in effects_of(closing, "unlock") for id_ in effect.cards]
        before = {id_ for ids in INTRODUCED.values() for id_ in ids} | set(opened)
        advanced = [id_ for id_ in self.modes["F"].open_supply if id_ not in before]
        new = [id_ for id_ in self.modes["P"].open_supply if id_ not in before and id_ not in advanced]
        cards = self.content.cards
        found: dict[str, Arg] = {key: self.texts(ids) for key, ids in INTRODUCED.items()}
        return found | {
            "ships": self.texts([card.id for card in cards if card.place == "ships"], "  "),
            "f3-cards": self.texts(advanced),
            "f6-name": self.name(closing),
            "f6-text": plain(sentences(self.wording.brings(closing))),
            "f6-cards": self.texts(opened),
            "p4-cards": self.texts([card.id for card in cards if card.is_ship and card.type == "vp"]),
            "p5-cards": self.texts(self.modes["P"].beside_from_epoch3),
            "p7-cards": self.texts(new),
        }

    # Words

    def rules_of(self, mode: ModeRecord) -> str:
        """Which of the rules of the advanced game a mode has."""
        has = {"taxes": mode.taxes, "relations": mode.relations, "fights": mode.fights}
        return ", ".join([self.page.say(name if yes else f"{name}-not") for name, yes in has.items()])

    def name(self, card: CardRecord) -> str:
        """What a card is called within a sentence; VP cards keep their large letter."""
        name = self.page.name(card)
        return name if card.type in {"vp", "nation", "people"} else self.page.noun(name)

    def names(self, ids: Iterable[str]) -> str:
        """Cards by name; ids that a data pack has not are passed over."""
        return self.listed([self.name(self.cards[id_]) for id_ in ids if id_ in self.cards])

    def nations(self, ids: Iterable[str]) -> str:
        """Nations by name."""
        return self.listed([self.page.say(f"nation-{id_}.within") for id_ in ids])

    def texts(self, ids: Iterable[str], indent: str = "") -> str:
        """Cards in a list, each with what stands on it; ids that a data pack has not are passed over."""
        cards = [self.cards[id_] for id_ in ids if id_ in self.cards]
        lines = [f"{indent}- **{self.page.name(card)}**: {plain(self.wording.whole(card))}" for card in cards]
        return "\n".join(lines)

    def listed(self, words: Iterable[str]) -> str:
        """Words within a sentence."""
        return self.page.listed(words) or self.page.say("nothing")


def figures(content: Content, page: Page) -> dict[str, Arg]:
    """By the names that they have on the pages."""
    made = Figures(content, page)
    return {**made.of_setup(), **made.of_cards(), **made.of_sections(), "ours": made.has_ours()}


def effects_of(card: CardRecord, verb: str = "") -> list[EffectRecord]:
    """The effects of a card, those within others too; of one verb if it is given."""
    waiting = [*card.do, *card.on_gain, *[effect for action in card.action for effect in action.do]]
    found = []
    while waiting:
        effect = waiting.pop(0)
        waiting += effect.do
        if verb in {"", effect.verb}:
            found.append(effect)
    return found


def most(needs: list[NeedRecord], metric: str) -> int:
    """The most that a condition allows of something."""
    return min([need.max for need in needs if need.metric == metric and need.max is not None], default=0)
