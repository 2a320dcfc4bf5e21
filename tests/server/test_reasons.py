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


def test_a_piece_that_nothing_means_stands_for_its_place() -> None:
    """A good of a city in Concordia Venus: the city is meant, and an Architect has to be played first."""
    rules = rules_of("concordia-venus")
    match = Match(rules, rules.usual_setup(2), 1)
    (seat,) = match.perspective(0).waiting_for()
    pieces = rules.scene(match.perspective(seat).view).pieces
    good = next(p for p in pieces if p.place.startswith("city:") and p.face.startswith("good:"))
    found = reasons_for(match, seat, good.id, "")
    assert found.about == good.place
    assert "refusal-when-build" in [one.refused.message.id for one in found.reasons]
    card = next(piece for piece in pieces if piece.place == f"hand:{seat}")
    own = reasons_for(match, seat, card.id, "")
    assert own.about == card.id
    assert [option.do for option in own.possible]


def test_what_is_missing_now_hides_what_would_have_to_come_first() -> None:
    """A region of Colonialism that no fresh ship reaches says so, not that a card could be played there."""
    rules = rules_of("colonialism")
    match = Match(rules, rules.setup(2, {"quick_start": "on"}), 3)
    while match.perspective(match.perspective(0).waiting_for()[0]).decision.menu == []:  # type: ignore[union-attr]
        seat = match.perspective(0).waiting_for()[0]
        match.apply(seat, match.perspective(seat).options[0])
    seat = match.perspective(0).waiting_for()[0]
    zones = [zone.id for zone in rules.scene(match.perspective(seat).view).zones if zone.kind == "region"]
    told = [reasons_for(match, seat, zone, "") for zone in zones]
    assert any(found.possible for found in told)
    for found in told:
        kinds = {one.refused.message.id for one in found.reasons}
        if found.possible or "refusal-no-fresh-ship" in kinds:
            assert not [kind for kind in kinds if kind.startswith("refusal-when-")]
