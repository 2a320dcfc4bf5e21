"""What the pages of the rules (`text/rules.*.md`) take from the content.

What a section says about single cards is what stands on them (`wording.py`). The cards are those that the
data opens, hands out or lays down there, so that a data pack's cards are found as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from carrack.games.thirteen_colonies.content.loader import Content
from carrack.games.thirteen_colonies.content.records import CardRecord, EffectRecord, ModeRecord, NeedRecord
from carrack.games.thirteen_colonies.show.components import components
from carrack.games.thirteen_colonies.show.wording import Wording, sentences
from carrack.kernel.messages import Arg
from carrack.kernel.pages import listed, plain, rows, same

RULES: Final = {
    "en": {
        "taxes": ("taxes", "no taxes"),
        "relations": ("relations", "no relations"),
        "fights": ("fights", "no fights"),
    },
    "de": {
        "taxes": ("Steuern", "keine Steuern"),
        "relations": ("Beziehungen", "keine Beziehungen"),
        "fights": ("Kämpfe", "keine Kämpfe"),
    },
}
GAMES: Final = {"E": "beginner", "F": "advanced", "P": "professional"}
"""What English calls the modes; their German names are in the data."""
NATIONS: Final = {
    "en": {"spain": "Spain", "england": "England", "france": "France", "netherlands": "the Netherlands"},
    "de": {
        "spain": "Spanien",
        "england": "England",
        "france": "Frankreich",
        "netherlands": "die Niederlande",
    },
}
STACK: Final = {
    "en": ("the VP stack is empty", "at most {count} cards are left in the VP stack"),
    "de": ("Der SP-Stapel ist leer", "Im SP-Stapel liegen höchstens {count} Karten"),
}
OPENING: Final = {
    "en": (" The first open card is no instant card.", " The first {count} open cards are no instant cards."),
    "de": (
        " Die erste offene Karte ist keine Sofort-Karte.",
        " Die ersten {count} offenen Karten sind keine Sofort-Karten.",
    ),
}
NOTHING: Final = {"en": "nothing", "de": "nichts"}
TIMES: Final = "\N{MULTIPLICATION SIGN}"
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

    def __init__(self, content: Content, language: str) -> None:
        self.content = content
        self.language = language
        self.wording = Wording(content, language)
        self.cards = {card.id: card for card in content.cards}
        self.modes = {mode.id: mode for mode in content.setup.mode}

    def all(self) -> dict[str, Arg]:
        """By the names that they have on the pages."""
        return {
            **self.of_box(),
            **self.of_setup(),
            **self.of_cards(),
            **self.of_sections(),
            "ours": self.has_ours(),
        }

    def has_ours(self) -> bool:
        """Whether something is ours; regions and the set-up table are unless a data pack replaces them."""
        printed = [part for part in components(self.content) if part.kind != "region"]
        return any(part.source == "reconstructed" for part in printed) or not (
            {"regions.toml", "setup.toml"} <= set(self.content.files.replaced)
        )

    def of_box(self) -> dict[str, Arg]:
        """Components and the ends of the tracks (2c, 3, F2.a)."""
        setup, limits = self.content.setup, self.content.vocab.limits
        markers = [n for key, n in setup.components.items() if key not in {"boards", "regions", "cards"}]
        return {
            "markers": sum(markers),
            "regions": len(self.content.regions.region),
            "cards": sum(card.count for card in self.content.cards),
            "colony-tokens": setup.per_player.colony_tokens,
            "draw-max": limits.draw_max,
            "hold-max": limits.hold_max,
            "tax-max": limits.tax_max,
        }

    def opening(self) -> str:
        """How many cards on top are no instant cards, in a sentence; nothing if none is (A47)."""
        count = self.content.setup.vp_stack.opening
        one, more = OPENING[self.language]
        return one if count == 1 else more.format(count=count) if count else ""

    def of_setup(self) -> dict[str, Arg]:
        """The set-up table (E1, E2, F1, P1, P2)."""
        setup, player = self.content.setup, self.content.setup.per_player
        short = [variant.nations for variant in setup.variant if variant.nations]
        found: dict[str, Arg] = {"nation-cards": self.modes["P"].nations_cards}
        for id_, mode in self.modes.items():
            found[f"rules-{id_.lower()}"] = self.rules_of(mode)
        for seats in ("2", "3", "4"):
            found[f"start-vp-{seats}"] = self.listed(player.start_vp[seats])
        for seats in ("2", "3"):
            advised = [nations[seats] for nations in short if seats in nations][:1]
            named = [NATIONS[self.language][nation] for nations in advised for nation in nations]
            found[f"nations-{seats}"] = self.listed(named)
        return found | {
            "setup": rows(
                [
                    plain(mode.de) if self.language == "de" else GAMES[mode.id],
                    seats,
                    mode.regions[seats],
                    ", ".join([str(count) for count in mode.skip_vp[seats]]),
                ]
                for mode in setup.mode
                for seats in mode.regions
            ),
            "opening": self.opening(),
            "draw": player.draw,
            "hold": player.hold,
            "first-hand": self.counted(setup.start_deck.hand),
            "first-pile": self.counted(setup.start_deck.draw_pile),
            "row-money": self.listed(setup.colonist_row.money),
            "open-f": self.names(self.modes["F"].open_supply),
            "open-p": self.names(self.modes["P"].open_supply),
        }

    def of_cards(self) -> dict[str, Arg]:
        """Single numbers and names on cards."""
        hand = [self.cards[id_] for id_ in self.content.setup.start_deck.hand]
        first = [card for card in hand if card.type == "ship"]
        founding = [card for card in self.content.cards if "building" in card.goods and card.type == "good"]
        closing = self.cards[self.modes["E"].ends[0]].need
        empty, left = STACK[self.language]
        stack = most(closing, "vp_stack")
        monopoly = [
            card for card in self.content.cards if any(e.kind == "monopoly" for e in effects_of(card))
        ]
        played = [a for card in monopoly for a in card.action if any(e.kind == "monopoly" for e in a.do)]
        paid = [e.n or 1 for card in monopoly for e in effects_of(card) if e.kind == "monopoly"]
        found: dict[str, Arg] = {f"do-{verb}": self.action_with(verb) for verb in VERBS}
        return found | {
            "found-cost": "; ".join(
                dict.fromkeys([self.wording.cost(action.pay) for card in founding for action in card.action])
            ),
            "soldier-control": self.cards["soldier"].control,
            "colony-value": same(
                [e.value for card in founding for e in effects_of(card, "found")], self.language
            ),
            "explorers": ", ".join([f"{self.name(card)} ({n})" for card, n in self.explorers()]),
            "city-peoples": self.names([card.id for card in self.content.cards if card.city]),
            "vp-stack-left": left.format(count=stack) if stack else empty,
            "vp-open-left": most(closing, "vp_open_others"),
            "first-ship": self.names([card.id for card in first]),
            "first-transport": sum(card.transport for card in first),
            "incite": self.names([card.id for card in self.content.cards if any(effects_of(card, "incite"))]),
            "beaver-wars": self.names(
                [card.id for card in self.content.cards if any(effects_of(card, "beaver_wars"))]
            ),
            "monopoly": self.listed([plain(getattr(action, self.language)) for action in played]),
            "monopoly-nation": self.listed([NATIONS[self.language][c.nation] for c in monopoly if c.nation]),
            "monopoly-money": same(paid, self.language),
        }

    def action_with(self, verb: str) -> str:
        """What the first action that does this is called: that of the cards of the beginner game."""
        actions = [
            action for card in self.content.cards for action in card.action if action.do[0].verb == verb
        ]
        return plain(getattr(actions[0], self.language)) if actions else NOTHING[self.language]

    def explorers(self) -> Iterator[tuple[CardRecord, int]]:
        """The cards that explore, and how many cards they look at."""
        for card in self.content.cards:
            for action in card.action:
                if action.do[0].verb == "explore":
                    yield card, action.do[0].n or 1

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
        words = RULES[self.language]
        return ", ".join([yes if getattr(mode, name) else no for name, (yes, no) in words.items()])

    def name(self, card: CardRecord) -> str:
        """What a card is called within a sentence; VP cards keep their large letter."""
        called: str = getattr(card, self.language)
        return plain(called if card.type in {"vp", "nation", "people"} else self.wording.noun(called))

    def names(self, ids: Iterable[str]) -> str:
        """Cards by name; ids that a data pack has not are passed over."""
        return self.listed([self.name(self.cards[id_]) for id_ in ids if id_ in self.cards])

    def counted(self, ids: list[str]) -> str:
        """Cards of a deck; several of one kind with their number."""
        words = []
        for id_ in dict.fromkeys(ids):
            count, name = ids.count(id_), self.name(self.cards[id_])
            words.append(f"{count} {TIMES} {name}" if count > 1 else name)
        return ", ".join(words)

    def texts(self, ids: Iterable[str], indent: str = "") -> str:
        """Cards in a list, each with what stands on it; ids that a data pack has not are passed over."""
        cards = [self.cards[id_] for id_ in ids if id_ in self.cards]
        lines = [
            f"{indent}- **{plain(getattr(card, self.language))}**: {plain(self.wording.whole(card))}"
            for card in cards
        ]
        return "\n".join(lines)

    def listed(self, words: Iterable[Arg], last: Literal["and", "or"] = "and") -> str:
        """Words within a sentence."""
        return listed(words, self.language, last) or NOTHING[self.language]


def figures(content: Content, language: str) -> dict[str, Arg]:
    """By the names that they have on the pages."""
    return Figures(content, language).all()


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
