"""Of many reasons why a thing can't be chosen, the telling ones come first."""

from carrack.kernel.match import Match
from carrack.kernel.registry import rules_of
from carrack.server.matches.state import each_kind_first, of_cards_in_hand, reasons_for
from carrack.server.records.basics import Refused, Said
from carrack.server.records.state import Reason


def reason(do: str, why: str, **args: str) -> Reason:
    """An action that is refused for a reason."""
    return Reason(do, Said("action"), Refused(Said(why, {**args}), "1"))


def test_one_of_each_kind_comes_first() -> None:
    """Twelve regions that are unknown don't hide that there is no ship in the only known one."""
    found = [reason("found 1", "unknown"), reason("found 2", "unknown"), reason("found 3", "no-ship")]
    found += [reason("found 4", "unknown"), reason("found 5", "no-transport"), reason("found 6", "no-ship")]
    assert [one.do[-1] for one in each_kind_first(found)] == ["1", "3", "5", "2", "6", "4"]


def test_other_cards_that_are_not_in_hand_are_no_reasons() -> None:
    """A region tells what is missing for the cards in hand; a card, that it is not in hand."""
    ship, missing = reason("found", "no-ship"), reason("land", "refusal-not-in-hand", card="card:carrack")
    assert of_cards_in_hand([missing, ship], {"region:cuba"}) == [ship]
    assert of_cards_in_hand([missing, ship], {"card:carrack"}) == [missing, ship]
    assert of_cards_in_hand([], {"region:cuba"}) == []


def test_that_no_card_in_hand_will_do_is_told_once() -> None:
    """Instead of a list of all cards that would."""
    missing = [reason(f"land {card}", "refusal-not-in-hand", card=card) for card in ("card:a", "card:b")]
    (told,) = of_cards_in_hand(missing, {"region:cuba"})
    assert told.refused == Refused(Said("refusal-none-in-hand"), "1")


def test_reasons_of_a_region_name_no_card_that_is_not_in_hand() -> None:
    """In 13 Kolonien many cards are played in regions, few are in hand; what is typed has its own reason."""
    rules = rules_of("13-kolonien")
    match = Match(rules, rules.setup(2, {"mode": "E"}), 1)
    scene = rules.scene(match.perspective(0).view)
    kinds: set[str] = set()
    for zone in scene.zones:
        if zone.kind == "region":
            found = reasons_for(match, 0, zone.id, "").reasons
            assert found
            kinds |= {one.refused.message.id for one in found}
    assert kinds
    assert "refusal-not-in-hand" not in kinds
    (typed,) = reasons_for(match, 0, "", "play galleon land cuba").reasons
    assert typed.refused.message.id == "refusal-not-in-hand"
