"""What can be chosen before a game: all that is offered can be played, and nothing is kept back."""

from itertools import product

import pytest

from carrack.kernel.registry import game_ids, rules_of
from carrack.kernel.rules import Rules, Setup, SetupError
from carrack.kernel.table import advance


def reached(rules: Rules, seats: int) -> set[tuple[str, ...]]:
    """Every combination that can be clicked together, one value after the other."""
    found: set[tuple[str, ...]] = set()
    ahead: list[dict[str, str]] = [{}]
    while ahead:
        offers = rules.offers(seats, ahead.pop())
        chosen = {offer.option.name: offer.chosen for offer in offers}
        if tuple(chosen.values()) not in found:
            found.add(tuple(chosen.values()))
            ahead += [{**chosen, offer.option.name: value} for offer in offers for value in offer.values]
    return found


@pytest.mark.parametrize("game", game_ids())
def test_what_is_offered_can_be_played(game: str) -> None:
    """Whatever is chosen among the offers is a set-up, and each value of it begins a game."""
    rules = rules_of(game)
    names = [option.name for option in rules.options]
    for seats in rules.players:
        combinations = reached(rules, seats)
        every = product(*[option.values for option in rules.options])
        playable = {
            one for one in every if not rules.refuses(Setup(seats, dict(zip(names, one, strict=True))))
        }
        assert combinations == playable
        begun: set[tuple[str, str]] = set()
        for one in sorted(combinations):
            chosen = dict(zip(names, one, strict=True))
            setup = rules.setup(seats, chosen)
            if not begun.issuperset(chosen.items()):
                begun |= set(chosen.items())
                assert advance(rules.new_table(setup, 1))


def test_a_wish_that_does_not_fit_gives_way() -> None:
    """Of an option that depends on another only what goes with it is offered."""
    rules = rules_of("concordia-venus")
    offers = {offer.option.name: offer for offer in rules.offers(3, {"mode": "team", "map": "ionium"})}
    assert (offers["mode"].values, offers["mode"].chosen) == (("individual",), "individual")
    assert offers["small_ionium"].values == ("on", "off")
    offers = {offer.option.name: offer for offer in rules.offers(6, {"small_ionium": "off", "interim": "on"})}
    assert (offers["mode"].values, offers["mode"].chosen) == (("team",), "team")
    assert offers["small_ionium"].values == ("on",)
    assert offers["interim"].chosen == "off"
    with pytest.raises(SetupError):
        rules.offers(7, {})
