"""What each verb of the card texts does: a function of its chapter; `effects.py` carries out the lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carrack.games.thirteen_colonies.content.facts import Effect
from carrack.games.thirteen_colonies.rules import effects, europe, market, scoring, vp_cards
from carrack.games.thirteen_colonies.rules.deck import hands, losses, money, piles
from carrack.games.thirteen_colonies.rules.peoples import fights, intrigue, natives, raids
from carrack.games.thirteen_colonies.rules.regions import colonies, exploring, ships, terrain
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.table import Step


def react(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """A reaction: more strength in a fight, or a share of a sale; a control was carried out before (P7)."""
    if effect.how == "combat":
        table.own_turn().strength = (table.turn.strength[0], table.turn.strength[1] + effect.n)
    elif effect.how == "monopoly":
        sale = table.withdraw()
        assert isinstance(sale, market.Proceeds)
        table.stack.append(market.Proceeds(sale.seat, sale.good, max(0, sale.amount - effect.n)))
        table.stack.append(money.TakeMoney(seat, effect.n))


Verb = Callable[[ColoniesTable, Effect, int, int], None]


def asks(question: Callable[[int, int], Step[ColoniesTable]]) -> Verb:
    """A verb that asks the acting player a question with the number of the effect."""

    def ask(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
        table.stack.append(question(seat, effect.n))

    return ask


VERBS: Final[dict[str, Verb]] = {
    "draw": hands.draw,
    "gain": europe.gain,
    "gain_money": money.gain_money,
    "new_to_hand": hands.new_to_hand,
    "fetch": hands.fetch,
    "peek_deck": hands.peek_deck,
    "lose_cards": losses.lose_cards,
    "lose_money": losses.lose_money,
    "levy": losses.levy,
    "raise": piles.raise_stat,
    "land": colonies.land,
    "station": colonies.station,
    "found": colonies.found,
    "settle": colonies.settle,
    "explore": exploring.explore,
    "land_grab": asks(colonies.GrabLand),
    "place_soldiers": asks(ships.PlaceSoldiers),
    "move_ship": asks(ships.ShipFrom),
    "transport": asks(ships.BuildTrail),
    "reveal_region": terrain.reveal_region,
    "build": asks(europe.ChooseBuilding),
    "sell_bonus": market.sell_bonus,
    "price": market.change_prices,
    "tax": effects.change_tax,
    "unlock": effects.unlock,
    "mission": natives.mission,
    "native_trade": natives.native_trade,
    "relation": natives.relation,
    "attack": fights.attack,
    "colony_hit": raids.colony_hit,
    "plunder": ships.plunder,
    "incite": intrigue.incite,
    "beaver_wars": intrigue.beaver_wars,
    "react": react,
    "vp": scoring.gain_vp,
    "score": scoring.score,
    "declare": effects.declare,
    "each_player": effects.each_player,
    "next_epoch": vp_cards.next_epoch,
    "end_game": scoring.end_game,
}
