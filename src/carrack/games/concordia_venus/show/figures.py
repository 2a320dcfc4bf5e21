"""What the pages of the rules (`text/rules.*.md`) take from the content."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from carrack.games.concordia_venus.content.loader import Content, face_id
from carrack.games.concordia_venus.content.records import PurchaseRecord, StartingRecord
from carrack.games.concordia_venus.show.components import (
    ANY_GOOD,
    COLORS,
    EN_DASH,
    GOODS,
    NUMERALS,
    components,
    names_of,
)
from carrack.kernel.messages import Arg
from carrack.kernel.pages import listed, plain, rows, same

PLURALS: Final = {"en": {"brick": "bricks", "tool": "tools"}, "de": {}}
TIMES: Final = "\N{MULTIPLICATION SIGN}"
NOTHING: Final = {"en": "nothing", "de": "nichts"}
AT_MOST: Final = {"en": "; at most {most}", "de": "; höchstens {most}"}
IN_A_TEAM: Final = {"en": "; in a team {points} instead", "de": "; im Team stattdessen {points}"}
# The sections that are called by a card, and what the rulebook calls it.
HEADINGS: Final = {
    "tribune": {"en": "Tribune", "de": "Tribun"},
    "architect": {"en": "Architect", "de": "Architekt"},
    "prefect": {"en": "Prefect", "de": "Praefekt"},
    "mercator": {"en": "Mercator", "de": "Merkator"},
    "diplomat": {"en": "Diplomat", "de": "Diplomat"},
    "magister": {"en": "Magister", "de": "Magister"},
    "colonist": {"en": "Colonist", "de": "Kolonist"},
    "senator": {"en": "Senator", "de": "Senator"},
    "praetor": {"en": "Praetor", "de": "Praetor"},
    "consul": {"en": "Consul", "de": "Konsul"},
    "proconsul": {"en": "Proconsul", "de": "Prokonsul"},
    "legatus": {"en": "Legatus", "de": "Legatus"},
}


def figures(content: Content, language: str) -> dict[str, Arg]:
    """By the names that they have on the pages."""
    return {
        **box_figures(content, language),
        **start_figures(content, language),
        **cost_figures(content, language),
        **card_figures(content, language),
        **map_figures(content, language),
        **god_figures(content, language),
    }


def box_figures(content: Content, language: str) -> dict[str, Arg]:
    """What is in the box (1.1)."""
    box, cards = content.box, used_cards(content)
    colors = [COLORS[color][language] for color in box.players.colours]
    return {
        "city-tiles": sum(sum(counts.values()) for counts in box.city_tiles.values()),
        "cards-in-box": content.cards.counts.purchase_cards_total,
        "cards-used": len(cards),
        "decks": len({card.deck for card in cards}),
        "houses": box.pieces_per_player.houses,
        "slots": box.pieces_per_player.storehouse_slots,
        "colors": listed([color.lower() if language == "en" else color for color in colors], language),
        "ours": any(component.source == "reconstructed" for component in components(content)),
    }


def start_figures(content: Content, language: str) -> dict[str, Arg]:
    """Decks, goods, money and hands at the start (1.3)."""
    box, start = content.box, content.box.start
    starting = {card.id: plain(names_of(content, card)[language]) for card in content.cards.starting_card}

    def hand(ids: list[str]) -> str:
        """The cards of a hand; several of one kind with their number."""
        words = []
        for id_ in dict.fromkeys(ids):
            count = ids.count(id_)
            words.append(f"{count} {TIMES} {starting[id_]}" if count > 1 else starting[id_])
        return ", ".join(words)

    found: dict[str, Arg] = {
        f"decks-{name.replace('_', '-')}": listed([NUMERALS[deck] for deck in decks], language)
        for name, decks in box.decks.items()
    }
    found |= {f"money-team-{at}": money for at, money in enumerate(start.money_team, 1)}
    received = [good for good in box.goods.order for _ in range(start.goods.get(good, 0))]
    return found | {
        "start-goods": goods_of(received, language),
        "money-individual": listed(start.money_individual, language),
        "hand-individual": hand(start.hands.individual),
        "hand-team-first-half": hand(start.hands.team_first_half),
        "hand-team-second-half": hand(start.hands.team_second_half),
        "interim-first": box.interim_scoring.first,
        "interim-second": box.interim_scoring.second,
    }


def cost_figures(content: Content, language: str) -> dict[str, Arg]:
    """Prices and costs, and what the display asks for (2.1 to 2.7, 3.5)."""
    box, display = content.box, content.cards.display
    coins = [f"{GOODS[good][language]} {box.bonus_markers.coins[good]}" for good in box.goods.order]

    def side(slots: Sequence[Sequence[str]]) -> str:
        """The cells of one side of the display."""
        return " | ".join([goods_of(slot, language) or NOTHING[language] for slot in slots])

    return {
        "tribune-free": box.tribune.free_cards,
        "colonist-cost": goods_of(box.colonist.cost, language),
        "colonist-cash": box.colonist.cash,
        "house-costs": rows(
            [
                GOODS[good][language],
                goods_of(box.house_cost[good].goods, language) or NOTHING[language],
                box.house_cost[good].coins,
            ]
            for good in box.goods.order
        ),
        "marker-coins": ", ".join(coins),
        "prices": " | ".join([str(box.goods.price[good]) for good in box.goods.order]),
        "cloth-side": side(display.cloth_side),
        "wine-side": side(display.wine_side),
        "first-slot-free": not display.cloth_side[0] and not display.wine_side[0],
    }


def card_figures(content: Content, language: str) -> dict[str, Arg]:
    """What cards are called (2.0), and the gods of the Legatus (3.4)."""
    cards = used_cards(content)
    everything: list[StartingRecord | PurchaseRecord] = [*content.cards.starting_card, *cards]
    found: dict[str, Arg] = {}
    for key, heading in HEADINGS.items():
        faces = (key, "mercator3", "mercator5") if key == "mercator" else (key,)
        names = named(content, [card for card in everything if face_id(card) in faces], language)
        called = listed(dict.fromkeys([name.split(" (")[0] for name in names]), language)
        found[f"as-{key}"] = f": {called}" if called and called != heading[language] else ""
    specialists = sorted(
        [card for card in cards if card.actions[0].startswith("specialist_")],
        key=lambda card: list(GOODS).index(card.actions[0].removeprefix("specialist_")),
    )
    scoring = sorted(
        [card for card in cards if card.minerva_good],
        key=lambda card: list(GOODS).index(str(card.minerva_good)),
    )
    worth = [(plain(names_of(content, card)[language]), card.minerva_points) for card in scoring]
    produced = [card.actions[0].removeprefix("specialist_") for card in specialists]
    return found | {
        "specialists": listed(named(content, specialists, language), language),
        "specialist-goods": listed([GOODS[good][language] for good in dict.fromkeys(produced)], language),
        "choice-cards": listed(named(content, [c for c in cards if len(c.actions) > 1], language), language),
        "legatus-gods": same(
            [len(c.gods) for c in content.cards.starting_card if c.id == "legatus"], language
        ),
        "minerva": ", ".join([f"{name} {points}" for name, points in worth]),
    }


def map_figures(content: Content, language: str) -> dict[str, Arg]:
    """The maps, paths on which no move ends, and the cities that few players leave out (3.6)."""
    blocked: list[str] = []
    for record in content.maps.values():
        cities = {city.id: plain(city.name) for city in record.city}
        ends = [[cities[end] for end in path.ends] for path in record.path if not path.may_stop]
        blocked += [f"{EN_DASH.join(pair)} ({plain(record.name)})" for pair in ends]
    ionium = content.maps["ionium"]
    dropped = ionium.small.drop_cities if ionium.small else []
    return {
        "map-names": listed([plain(record.name) for record in content.maps.values()], language),
        "maps": rows(
            [
                plain(record.name),
                *[plain(city.name) for city in record.city if city.capital],
                record.cities_total,
                record.provinces_total,
                ", ".join(sorted({city.letter for city in record.city if city.letter})),
            ]
            for record in content.maps.values()
        ),
        "no-stop": bool(blocked),
        "no-stop-paths": listed(blocked, language),
        "small-ionium": bool(dropped),
        "small-name": plain(ionium.name) if dropped else "",
        "small-cities": listed([plain(city.name) for city in ionium.city if city.id in dropped], language),
    }


def god_figures(content: Content, language: str) -> dict[str, Arg]:
    """The points of the gods (5.3) and of the Concordia card (5.2); Minerva's are on the cards."""
    found: dict[str, Arg] = {"concordia": content.cards.special_cards.concordia}
    for god in content.cards.god:
        if god.id == "minerva":
            continue
        team = god.points if god.team_points is None else god.team_points
        limit = AT_MOST[language].format(most=god.most) if god.most else ""
        if god.id == "venus":
            found["venus-team"] = team
        elif team != god.points:
            limit += IN_A_TEAM[language].format(points=team)
        found |= {god.id: god.points, f"{god.id}-limit": limit}
    return found


def used_cards(content: Content) -> list[PurchaseRecord]:
    """The cards for sale that this game uses."""
    return [card for card in content.cards.purchase_card if card.modes != ["classic"]]


def named(content: Content, cards: Iterable[StartingRecord | PurchaseRecord], language: str) -> list[str]:
    """What cards are called, each name once."""
    return list(dict.fromkeys([plain(names_of(content, card)[language]) for card in cards]))


def goods_of(ids: Sequence[str], language: str) -> str:
    """`1 food and 1 tool`; any good comes last."""
    words = []
    for id_ in dict.fromkeys(sorted(ids, key=[*GOODS, "any"].index)):
        count = ids.count(id_)
        if id_ == "any":
            words.append(ANY_GOOD[language])
            continue
        name = GOODS[id_][language]
        words.append(f"{count} {name if count == 1 else PLURALS[language].get(id_, name)}")
    return listed(words, language)
