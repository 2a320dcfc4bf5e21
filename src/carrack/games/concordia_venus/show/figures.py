"""What the pages of the rules (`text/rules.*.md`) tell of the content besides single values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from carrack.games.concordia_venus.content.loader import Content, face_id
from carrack.games.concordia_venus.content.records import PurchaseRecord, StartingRecord
from carrack.games.concordia_venus.show.components import (
    EN_DASH,
    NUMERALS,
    all_cards,
    components,
    names_of,
    used_cards,
)
from carrack.kernel.messages import Arg
from carrack.kernel.pages import Page, counted, plain, rows, stems

# The sections that are called by a card.
HEADINGS: Final = (
    *("tribune", "architect", "prefect", "mercator", "diplomat", "magister"),
    *("colonist", "senator", "praetor", "consul", "proconsul", "legatus"),
)


class Figures:
    """The figures of a content in one language."""

    def __init__(self, content: Content, page: Page) -> None:
        self.content = content
        self.page = page
        self.used = used_cards(content)
        self.order = content.box.goods.order

    def box(self) -> dict[str, Arg]:
        """What is in the box (1.1); decks, goods and hands at the start (1.3)."""
        box, page = self.content.box, self.page
        hands = box.start.hands
        start = [good for good in self.order for _ in range(box.start.goods.get(good, 0))]
        found: dict[str, Arg] = {
            f"decks-{name.replace('_', '-')}": page.listed([NUMERALS[deck] for deck in decks])
            for name, decks in box.decks.items()
        }
        return found | {
            "city-tiles": sum(sum(counts.values()) for counts in box.city_tiles.values()),
            "cards-used": len(self.used),
            "decks": len({card.deck for card in self.used}),
            "colors": page.listed([page.noun(page.say(f"colour-{color}")) for color in box.players.colours]),
            "ours": any(component.source == "reconstructed" for component in components(self.content)),
            "start-goods": self.goods(start),
            "hand-individual": self.hand(hands.individual),
            "hand-team-first-half": self.hand(hands.team_first_half),
            "hand-team-second-half": self.hand(hands.team_second_half),
        }

    def costs(self) -> dict[str, Arg]:
        """Prices and costs, and what the display asks for (2.1 to 2.7, 3.5)."""
        box, display = self.content.box, self.content.cards.display
        coins = [f"{self.good(good)} {box.bonus_markers.coins[good]}" for good in self.order]
        costs = [(good, box.house_cost[good]) for good in self.order]
        return {
            "colonist-cost": self.goods(box.colonist.cost),
            "house-costs": rows([self.good(id_), self.asked(cost.goods), cost.coins] for id_, cost in costs),
            "marker-coins": ", ".join(coins),
            "prices": " | ".join([str(box.goods.price[good]) for good in self.order]),
            "cloth-side": " | ".join([self.asked(slot) for slot in display.cloth_side]),
            "wine-side": " | ".join([self.asked(slot) for slot in display.wine_side]),
            "first-slot-free": not display.cloth_side[0] and not display.wine_side[0],
        }

    def cards(self) -> dict[str, Arg]:
        """What cards are called (2.0), and the gods of the Legatus (3.4)."""
        page = self.page
        found: dict[str, Arg] = {}
        for key in HEADINGS:
            faces = (key, "mercator3", "mercator5") if key == "mercator" else (key,)
            names = self.names([card for card in all_cards(self.content) if face_id(card) in faces])
            found[f"as-{key}"] = page.listed(stems(names))
        trades = [f"specialist_{good}" for good in self.order]
        specialists = [card for trade in trades for card in self.used if card.actions[0] == trade]
        produced = [card.actions[0].removeprefix("specialist_") for card in specialists]
        scoring = [card for good in self.order for card in self.used if card.minerva_good == good]
        return found | {
            "specialists": page.listed(self.names(specialists)),
            "specialist-goods": page.listed([self.good(good) for good in dict.fromkeys(produced)]),
            "choice-cards": page.listed(self.names([card for card in self.used if len(card.actions) > 1])),
            "legatus-gods": page.same(
                [len(card.gods) for card in self.content.cards.starting_card if card.id == "legatus"]
            ),
            "minerva": ", ".join([f"{self.name(card)} {card.minerva_points}" for card in scoring]),
        }

    def maps(self) -> dict[str, Arg]:
        """The maps, paths on which no move ends, and the cities that few players leave out (3.6)."""
        page, maps = self.page, self.content.maps
        blocked: list[str] = []
        for record in maps.values():
            cities = {city.id: page.name(city) for city in record.city}
            ends = [[cities[end] for end in path.ends] for path in record.path if not path.may_stop]
            blocked += [f"{EN_DASH.join(pair)} ({page.name(record)})" for pair in ends]
        ionium = maps["ionium"]
        dropped = ionium.small.drop_cities if ionium.small else []
        left_out = page.listed([page.name(city) for city in ionium.city if city.id in dropped])
        return {
            "map-names": page.listed(map(page.name, maps.values())),
            "maps": rows(
                [
                    page.name(record),
                    *[page.name(city) for city in record.city if city.capital],
                    record.cities_total,
                    record.provinces_total,
                    ", ".join(sorted({city.letter for city in record.city if city.letter})),
                ]
                for record in maps.values()
            ),
            "no-stop": page.say("no-stop", paths=page.listed(blocked)) if blocked else "",
            "small-map": page.say("small-map", map=page.name(ionium), cities=left_out) if left_out else "",
        }

    def gods(self) -> dict[str, Arg]:
        """The limits of the gods' points, and the points in a team (5.3); Minerva's are on the cards."""
        found: dict[str, Arg] = {}
        for god in [god for god in self.content.cards.god if god.id != "minerva"]:
            team = god.points if god.team_points is None else god.team_points
            limit = self.page.say("god-most", most=god.most) if god.most else ""
            if god.id == "venus":
                found["venus-team"] = team
            elif team != god.points:
                limit += self.page.say("god-in-a-team", points=team)
            found[f"{god.id}-limit"] = limit
        return found

    # Words

    def name(self, card: StartingRecord | PurchaseRecord) -> str:
        return plain(names_of(self.content, card)[self.page.language])

    def names(self, cards: Iterable[StartingRecord | PurchaseRecord]) -> list[str]:
        """What cards are called, each name once."""
        return list(dict.fromkeys(map(self.name, cards)))

    def hand(self, ids: list[str]) -> str:
        """The cards of a hand."""
        names = {card.id: self.name(card) for card in self.content.cards.starting_card}
        return counted([names[id_] for id_ in ids])

    def good(self, id_: str) -> str:
        return self.page.say(f"good-{id_}")

    def goods(self, ids: Sequence[str]) -> str:
        """`1 food and 1 tool`; any good comes last."""
        counts = [(id_, ids.count(id_)) for id_ in self.order if id_ in ids]
        words = [f"{n} {self.good(id_ if n == 1 else f'{id_}.plural')}" for id_, n in counts]
        return self.page.listed([*words, self.good("any")] if "any" in ids else words)

    def asked(self, ids: Sequence[str]) -> str:
        """The goods of a cost, or that there is none."""
        return self.goods(ids) or self.page.say("nothing")


def figures(content: Content, page: Page) -> dict[str, Arg]:
    """By the names that they have on the pages."""
    of = Figures(content, page)
    return {**of.box(), **of.costs(), **of.cards(), **of.maps(), **of.gods()}
