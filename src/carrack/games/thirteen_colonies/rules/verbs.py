"""What each verb of the card texts does: a function of its chapter; `effects.py` carries out the lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carrack.games.thirteen_colonies.content.facts import Effect
from carrack.games.thirteen_colonies.rules import (
    building,
    colonies,
    decrees,
    effects,
    exploring,
    fights,
    hands,
    intrigue,
    market,
    money,
    natives,
    piles,
    playing,
    raids,
    recruiting,
    removal,
    scoring,
    ships,
    terrain,
    vp_cards,
)
from carrack.games.thirteen_colonies.rules.market import Proceeds
from carrack.games.thirteen_colonies.rules.money import TakeMoney
from carrack.games.thirteen_colonies.state.table import ColoniesTable


def react(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """A reaction: more strength in a fight, or a share of a sale; a control was carried out before (P7)."""
    if effect.how == "combat":
        table.own_turn().strength = (table.turn.strength[0], table.turn.strength[1] + effect.n)
    elif effect.how == "monopoly":
        sale = table.stack.pop()
        assert isinstance(sale, Proceeds)
        table.stack.append(Proceeds(sale.seat, sale.good, max(0, sale.amount - effect.n)))
        table.stack.append(TakeMoney(seat, effect.n))


Verb = Callable[[ColoniesTable, Effect, int, int], None]

VERBS: Final[dict[str, Verb]] = {
    "draw": piles.draw,
    "gain": recruiting.gain,
    "gain_money": money.gain_money,
    "new_to_hand": hands.new_to_hand,
    "fetch": hands.fetch,
    "peek_deck": hands.peek_deck,
    "lose_cards": removal.lose_cards,
    "lose_money": removal.lose_money,
    "levy": removal.levy,
    "raise": piles.raise_stat,
    "land": colonies.land,
    "station": colonies.station,
    "found": colonies.found,
    "settle": colonies.settle,
    "explore": exploring.explore,
    "land_grab": colonies.land_grab,
    "place_soldiers": ships.place_soldiers,
    "move_ship": ships.move_ship,
    "transport": ships.transport,
    "reveal_region": terrain.reveal_region,
    "build": building.build,
    "sell_bonus": market.sell_bonus,
    "price": market.change_prices,
    "tax": decrees.change_tax,
    "unlock": decrees.unlock,
    "mission": natives.mission,
    "native_trade": playing.native_trade,
    "relation": natives.relation,
    "attack": fights.attack,
    "colony_hit": raids.colony_hit,
    "plunder": ships.plunder,
    "incite": intrigue.incite,
    "beaver_wars": intrigue.beaver_wars,
    "react": react,
    "vp": scoring.gain_vp,
    "score": scoring.score,
    "declare": decrees.declare,
    "each_player": effects.each_player,
    "next_epoch": vp_cards.next_epoch,
    "end_game": scoring.end_game,
}
