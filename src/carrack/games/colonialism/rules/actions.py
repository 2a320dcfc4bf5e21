"""Everything a seat can do in Colonialism, with its notation and the things it points at."""

from __future__ import annotations

from typing import Final, TypeVar

from carrack.games.colonialism.content.facts import NATIVES, REGIONS, ROWS, SEAS, Facts
from carrack.kernel.actions import Action, Catalogue, Counted, Indexed, Kind
from carrack.kernel.messages import Arg, Message, seat_thing
from carrack.mechanics.bits import members

A = TypeVar("A", bound=Action)
K = TypeVar("K", bound=Indexed)
MOST_WITHDRAWN: Final = 5
# Sets of cards are looked up by halves: 24 cards have too many subsets to list.
HALF: Final = 12
LOWER: Final = 0xFFF


class Draw(Action):
    """Draw one influence card (5.1.1)."""


class Pass(Action):
    """Do nothing with this action (ruling R20)."""


class Move(Indexed):
    """Move a ship that stands in a sea zone, fresh or used (5.1.2); `To` says where."""

    def __init__(self, sea: int, id_: str, fresh: bool) -> None:
        status = "fresh" if fresh else "used"
        word, label = (id_, "move") if fresh else (f"{id_} used", "move-used")
        super().__init__("move", sea, word, f"ship:{id_}:{status}", label=label)
        self.fresh: Final = fresh


class To(Indexed):
    """The sea zone a ship moves to (5.1.2)."""


class Play(Indexed):
    """Play an influence card (5.1.3)."""


class Explore(Indexed):
    """Explore a region (5.1.4)."""


class Withdraw(Indexed):
    """Withdraw influence discs from a region (5.1.4)."""


class In(Indexed):
    """The region a card is played in (5.1.3)."""


class Using(Indexed):
    """The sea zone of the fresh ship that is used (5.1.2)."""


class Amount(Counted):
    """A number of discs to withdraw (5.1.4)."""


class Target(Indexed):
    """The faction that Diplomacy or a Military Campaign is aimed at (7.2)."""


class Between(Action):
    """The two regions that trade (7.2, Trade)."""

    def __init__(self, first: int, second: int, ids: list[str]) -> None:
        one, other = ids[first], ids[second]
        args: dict[str, Arg] = {"one": f"region:{one}", "other": f"region:{other}"}
        super().__init__(
            f"between {one} {other}", Message("action-between", args), (f"region:{one}", f"region:{other}")
        )
        self.first: Final = first
        self.second: Final = second


class Give(Indexed):
    """The cube that a region gives in trade (7.2, Trade)."""


class Lose(Counted):
    """How many of the lost discs are mercenaries (7.2, Mercenaries)."""


class Collect(Indexed):
    """The color of cubes that is collected (5.2.2.3)."""


class Row(Indexed):
    """A row of the turn order track (4.0, 5.2.3)."""


class Keep(Indexed):
    """A card to keep: of the first twelve (4.0) or at the end of a colonization phase (5.2.3)."""


class Place(Indexed):
    """The sea zone for a ship during preparations (4.0)."""


class Actions:
    """The catalogue of one content, and its actions by kind and index.

    `explore_in[mask]` and its likes list the actions for every set of regions, so that options are put
    together instead of searched.
    """

    def __init__(self, facts: Facts) -> None:
        cards = [card.thing for card in facts.cards]
        self.draw: Final = Draw("draw", Message("action-draw"))
        self.pass_: Final = Pass("pass", Message("action-pass"))
        self.move_fresh: Final = [Move(sea, id_, True) for sea, id_ in enumerate(facts.sea_ids)]
        self.move_used: Final = [Move(sea, id_, False) for sea, id_ in enumerate(facts.sea_ids)]
        self.to: Final = for_each(To, "to", facts.seas)
        self.play: Final = for_each(Play, "play", cards)
        self.explore: Final = for_each(Explore, "explore", facts.regions)
        self.withdraw: Final = for_each(Withdraw, "withdraw", facts.regions)
        self.in_: Final = for_each(In, "in", facts.regions)
        self.using: Final = for_each(Using, "using", facts.seas)
        self.amount: Final[list[Action]] = [Amount("amount", n) for n in range(MOST_WITHDRAWN + 1)]
        self.target: Final = [
            Target("target", f, facts.color_ids[f], seat_thing(f)) for f in range(NATIVES)
        ] + [Target("target", NATIVES, "natives", "faction:natives")]
        self.between: Final = {
            (one, other): Between(one, other, facts.region_ids)
            for one in range(REGIONS)
            for other in range(one + 1, REGIONS)
        }
        self.give: Final = for_each(Give, "give", facts.resources)
        self.collect: Final = for_each(Collect, "collect", facts.resources)
        self.lose: Final = [Lose("mercenaries", n) for n in range(facts.mercenaries + 1)]
        self.row: Final = [Row("row", row, str(row + 1), f"row:{row + 1}") for row in range(ROWS)]
        self.keep: Final = for_each(Keep, "keep", cards)
        self.place: Final[list[Action]] = [*for_each(Place, "place", facts.seas)]
        self.catalogue: Final = Catalogue(
            [
                self.draw,
                self.pass_,
                *self.move_fresh,
                *self.move_used,
                *self.to,
                *self.play,
                *self.explore,
                *self.withdraw,
                *self.in_,
                *self.using,
                *self.amount[1:],
                *self.target,
                *self.between.values(),
                *self.give,
                *self.collect,
                *self.lose,
                *self.row,
                *self.keep,
                *self.place,
            ]
        )
        # The menu of an action (5.1, ruling R20).
        self.kind_play: Final = Kind("play", self.play)
        self.kind_explore: Final = Kind("explore", self.explore)
        self.kind_withdraw: Final = Kind("withdraw", self.withdraw)
        self.menu: Final = [
            Kind("draw", [self.draw]),
            Kind("move", [*self.move_fresh, *self.move_used]),
            self.kind_play,
            self.kind_explore,
            self.kind_withdraw,
            Kind("pass", [self.pass_]),
        ]
        self.explore_in: Final = subsets(self.explore)
        self.withdraw_from: Final = subsets(self.withdraw)
        self.in_regions: Final = subsets(self.in_)
        self.using_seas: Final = subsets(self.using)
        self.move_fresh_from: Final = subsets(self.move_fresh)
        self.move_used_from: Final = subsets(self.move_used)
        self.play_low: Final = subsets(self.play[:HALF])
        self.play_high: Final = subsets(self.play[HALF:])
        self.keep_low: Final = subsets(self.keep[:HALF])
        self.keep_high: Final = subsets(self.keep[HALF:])
        self.collect_of: Final = subsets(self.collect)
        self.give_of: Final = subsets(self.give)
        self.to_all_but: Final[list[list[Action]]] = [
            [action for action in self.to if action.value != sea] for sea in range(SEAS)
        ]

    def plays(self, cards: int) -> list[Action]:
        return self.play_low[cards & LOWER] + self.play_high[cards >> HALF]

    def keeps(self, cards: int) -> list[Action]:
        return self.keep_low[cards & LOWER] + self.keep_high[cards >> HALF]


def for_each(kind: type[K], word: str, things: list[str]) -> list[K]:
    """An action for each of some things, written with its id: `explore india` for `region:india`."""
    return [kind(word, at, thing.partition(":")[2], thing) for at, thing in enumerate(things)]


def subsets(actions: list[A]) -> list[list[Action]]:
    """For every set of positions, the actions at them."""
    return [[actions[at] for at in members(mask)] for mask in range(1 << len(actions))]
