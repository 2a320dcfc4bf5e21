"""The terrain deck, hidden piles and special cards (E2, E5)."""

from __future__ import annotations

from typing import Final

from carrack.games.thirteen_colonies.content.facts import NONE, Effect
from carrack.games.thirteen_colonies.rules.deck.piles import gain_card, tell_card, trash
from carrack.games.thirteen_colonies.rules.effects import run_effects
from carrack.games.thirteen_colonies.state.lands import EVERYBODY, GENERATION, Cell
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel.messages import seat_thing
from carrack.kernel.table import NOBODY, Step


def deck_ready(table: ColoniesTable) -> bool:
    """Whether the terrain deck has a card; an empty one is made anew from the trash pile (E2)."""
    if table.deck:
        return True
    if not table.terrain_trash:
        return False
    table.own_pools().append(sorted(table.terrain_trash))
    table.deck = len(table.terrain_trash)
    table.terrain_trash = ()
    table.tell("terrain-shuffled", {})
    return True


def draw_unseen(table: ColoniesTable, generation: int) -> int:
    """A terrain card that nobody has seen, of one generation."""
    pool = table.own_pools()[generation]
    return pool.pop(table.chance(len(pool), "terrain"))


def forget_group(table: ColoniesTable, group: int) -> None:
    """What was known of a group of hidden cards is over."""
    table.groups = (*table.groups[:group], NONE, *table.groups[group + 1 :])


def draw_terrain(table: ColoniesTable) -> int:
    """The top card of the common terrain deck, for a fight or a mission; NONE if there is none (E2)."""
    if not deck_ready(table):
        return NONE
    table.deck -= 1
    return draw_unseen(table, len(table.pools) - 1)


def lay_terrain(table: ColoniesTable, pile: list[Cell], count: int) -> None:
    """Cards of the deck, unseen, onto a hidden pile."""
    left = count
    while left and deck_ready(table):
        laid = min(left, table.deck)
        table.deck -= laid
        pile += [(NONE, len(table.pools) - 1, 0, 0)] * laid
        left -= laid


def shown_card(table: ColoniesTable, cell: Cell) -> int:
    """The card of a cell that is turned up for everybody."""
    kind, generation, seen, group = cell
    if kind == NONE:
        kind = draw_unseen(table, generation)
    elif seen != EVERYBODY:
        table.shown += 1
    if group and table.groups[group] == kind:
        forget_group(table, group)
    return kind


# Regions


def reveal_region(table: ColoniesTable, effect: Effect, seat: int, region: int) -> None:
    """Reveal the top regions of the stack (E2)."""
    for _ in range(effect.n):
        open_region(table, seat)


def open_region(table: ColoniesTable, seat: int) -> None:
    """A region is laid out with its coast and terrain cards; the top terrain card is turned up (E2)."""
    if not table.region_stack:
        return
    stack = table.region_stack
    at = table.chance(len(stack), "regions")
    region = stack[at]
    table.region_stack = stack[:at] + stack[at + 1 :]
    facts = table.facts.regions[region]
    land = table.new_land(region)
    table.reveal(region)
    table.set_open(region, NONE)
    table.tell("region", {"region": facts.thing})
    for _ in range(facts.coast):
        if not table.coast_deck:
            table.coast_deck, table.coast_trash = tuple(sorted(table.coast_trash)), ()
        if table.coast_deck:
            deck = table.coast_deck
            at = table.chance(len(deck), "coast")
            table.coast_deck = deck[:at] + deck[at + 1 :]
            land.coast.append(deck[at])
    lay_terrain(table, land.hidden, facts.terrain)
    table.survey(region)
    table.stack.append(TurnUpCard(seat, region))


class TurnUpCard(Step[ColoniesTable]):
    """The open terrain card of a region is replaced; special cards are executed first (E2, E5, ruling A9).

    Without an active player (set-up) a discovery goes under the pile; `tried` counts them.
    """

    def __init__(self, seat: int, region: int, tried: int = 0) -> None:
        self.seat: Final = seat
        self.region: Final = region
        self.tried: Final = tried

    def resume(self, table: ColoniesTable) -> None:
        land = table.land(self.region)
        if land.open != NONE or not land.hidden:
            return
        land = table.own_land(self.region)
        if self.seat == NOBODY and self.tried >= len(land.hidden):
            land.stuck = True
            return
        generation = land.hidden[-1][GENERATION]
        kind = shown_card(table, land.hidden.pop())
        if not land.hidden:
            table.survey(self.region)
        card = table.facts.cards[kind]
        if not card.special:
            table.set_open(self.region, kind)
            if table.events is not None:
                region = table.facts.regions[self.region].thing
                table.tell("turned-up", {"region": region, "card": card.thing})
        elif self.seat == NOBODY and card.type == "discovery":
            land.hidden.insert(0, (kind, generation, EVERYBODY, 0))
            table.survey(self.region)
            table.stack.append(TurnUpCard(self.seat, self.region, self.tried + 1))
        else:
            table.stack.append(TurnUpCard(self.seat, self.region))
            execute_special(table, self.seat, self.region, kind)


# Special cards


def execute_special(table: ColoniesTable, seat: int, region: int, kind: int) -> None:
    """A discovery or a people takes effect for the player who drew it (E5)."""
    card = table.facts.cards[kind]
    if card.type == "people":
        place_people(table, region, kind)
        return
    tell_card(table, "discovery", seat, kind)
    if card.goes == "vp":
        table.own_player(seat).vp_pile.append(kind)
    elif card.goes == "deck":
        gain_card(table, seat, kind)
    else:
        trash(table, kind)
    if table.mode.base not in card.ignored_in:
        run_effects(table, card.on_draw, seat, region)


def place_people(table: ColoniesTable, region: int, kind: int) -> None:
    """A people settles on free sites and covers terrain cards; without a site it leaves at once (E5)."""
    at = table.facts.people_of[kind]
    people = table.facts.peoples[at]
    where = table.facts.regions[region].thing
    free = table.free_sites(region)
    if not free:
        trash(table, kind)
        table.tell("people-leaves", {"people": people.thing, "region": where})
        return
    tribe = table.new_tribe(at)
    table.set_home(at, region)
    tribe.markers = min(free, people.markers)
    hidden = table.own_land(region).hidden
    for _ in range(min(people.control, len(hidden))):
        tribe.under.insert(0, hidden.pop())
    table.survey(region)
    table.tell("people", {"people": people.thing, "region": where, "control": len(tribe.under)})
    if people.city != NONE and table.supply[people.city]:
        table.from_supply(people.city)
        if tribe.markers < people.markers:
            table.add_to_box(people.city)
        else:
            tribe.city = True


class TakeTerrain(Step[ColoniesTable]):
    """The top card of a hidden pile comes to the discard pile; a special one is executed, the next follows.

    `people` is NONE for the region's own pile (E5, F2.c).
    """

    def __init__(self, seat: int, region: int, people: int = NONE) -> None:
        self.seat: Final = seat
        self.region: Final = region
        self.people: Final = people

    def resume(self, table: ColoniesTable) -> None:
        pile = table.own_land(self.region).hidden
        if self.people != NONE:
            pile = table.own_tribe(self.people).under
        if not pile:
            return
        kind = shown_card(table, pile.pop())
        if not pile:
            table.survey(self.region)
        if table.facts.cards[kind].special:
            table.stack.append(TakeTerrain(self.seat, self.region, self.people))
            execute_special(table, self.seat, self.region, kind)
        else:
            gain_card(table, self.seat, kind)


def combat_card(table: ColoniesTable, seat: int) -> int:
    """Draw a terrain card for a fight or mission, NONE without any."""
    kind = draw_terrain(table)
    if kind != NONE and table.events is not None:
        card = table.facts.cards[kind]
        table.tell("combat-card", {"seat": seat_thing(seat), "card": card.thing, "value": card.combat})
    return kind


def combat_of(table: ColoniesTable, kind: int) -> int:
    """The combat value of a card that was drawn, 0 without one."""
    return 0 if kind == NONE else table.facts.cards[kind].combat


def put_away(table: ColoniesTable, seat: int, region: int, kind: int) -> None:
    """A special card takes effect for the player who drew it (A8), another goes to the terrain trash pile."""
    if kind == NONE:
        return
    if table.facts.cards[kind].special:
        execute_special(table, seat, region, kind)
    else:
        trash(table, kind)
