"""Team play: the partner's use of a card, Praetor, Proconsul, Legatus, choice cards, shared sestertii."""

from __future__ import annotations

from typing import Any

from carrack.games.concordia_venus.rules.playing import ALONE, ANSWER, PlayCard
from carrack.games.concordia_venus.rules.scoring import final_scoring, side_score
from carrack.kernel.messages import Message
from carrack.kernel.perspective import Perspective
from carrack.kernel.table import to_move
from carrack.kernel.text import Texts
from concordia_venus.build import (
    answer,
    display_of,
    game,
    goods_of,
    hand_of,
    houses_of,
    money_of,
    new_game,
    pile_of,
    refused,
    rule,
    ruling,
    seat,
    table,
    told,
    turn,
)

SEVEN = ["i-mercator", "i-architect", "ii-prefect", "i-farmer", "i-smith", "ii-proconsul", "i-diplomat"]


def team(**given: Any):
    """Four players; Red and Yellow are partners, Green and Blue."""
    return table(4, mode="team", **given)


@rule("4.1")
def test_partners_sit_opposite():
    """1 and 3, 2 and 4; with six players 1 and 4, 2 and 5, 3 and 6."""
    four, six = team().board, table(6, mode="team").board
    assert [four.mate(who) for who in range(4)] == [2, 3, 0, 1]
    assert [six.mate(who) for who in range(6)] == [3, 4, 5, 0, 1, 2]
    assert [six.team_of(who) for who in range(6)] == [0, 1, 2, 0, 1, 2]
    assert four.opponents(0) == [1, 3]
    assert six.opponents(1) == [2, 3, 5, 0]


@rule("4.2", "4.3")
def test_the_partner_uses_the_card_too():
    """G16: Blue plays a Prefect and acts, then Green does; Green plays no card. Next is Red."""
    made = new_game(4, 3, {"mode": "team"})
    made.board.active = (1 << 12) - 1
    made.stack.clear()
    turn(made, "blue", "play prefect", "produce gallia")
    assert to_move(made) == seat("green")
    assert "produce gallia" not in answer(made)
    answer(made, "cash")
    assert pile_of(made, "blue") == ["prefect"]
    assert pile_of(made, "green") == []
    order = new_game(4, 3, {"mode": "team"}).board.turn_order()
    assert [(order[at] + 1) % 4 for at in range(3)] == list(order[1:])


@rule("4.2")
@ruling("R29")
def test_partners_decide_alone():
    """Each uses or leaves the parts that are voluntary."""
    made = team(display=SEVEN, goods={"red": {"wine": 1}, "yellow": {"wine": 1}})
    turn(made, "red", "play praetor", "done")
    answer(made, "buy i-mercator")
    assert "i-mercator" in hand_of(made, "yellow")


@rule("4.4")
@ruling("R34")
def test_missing_sestertii_come_from_the_partner():
    """Own money first, then the partner's, for houses and goods; goods are never shared."""
    made = team(
        tiles={"novaria": "cloth"},
        land={"red": ["novaria-roma"]},
        goods={"red": {"brick": 1, "cloth": 1}},
        money={"red": 2, "yellow": 4},
    )
    turn(made, "red", "play architect", "done", "build novaria")
    assert (money_of(made, "red"), money_of(made, "yellow")) == (0, 1)
    assert told(made, "lent")[0].args == {"seat": "seat:2", "other": "seat:0", "count": 3}
    trade = team(money={"red": 0, "yellow": 5})
    options = turn(trade, "red", "play mercator3")
    assert "buy brick 2" in options
    assert "buy brick 3" not in options
    answer(trade, "buy brick 2")
    assert told(trade, "lent")[0].args["count"] == 3
    assert (money_of(trade, "red"), money_of(trade, "yellow")) == (0, 5 - 3 + 3)
    poor = team(land={"red": ["novaria-roma"]}, goods={"yellow": {"brick": 1, "food": 1}}, money={"red": 9})
    turn(poor, "red", "play architect", "done")
    assert houses_of(poor, "red") == set()


@rule("2.2.2")
def test_no_building_from_inside_a_city():
    """A colonist that has not left its city is no help."""
    made = team(land={"red": ["novaria"]}, goods={"red": {"brick": 1, "food": 1}}, money={"red": 9})
    turn(made, "red", "play architect", "done")
    assert houses_of(made, "red") == set()


def diplomats():
    """G8: tops are a Mercator, an Architect and a Prefect; Red and Yellow have Diplomats."""
    made = team(
        hands={"red": ["diplomat", "tribune"], "yellow": ["architect", "diplomat", "tribune"]},
        piles={"green": ["mercator3"], "yellow": ["architect"], "blue": ["prefect"]},
        markers={"gallia": "wine"},
    )
    made.board.active = (1 << 12) - 1
    return made


@rule("2.5")
@ruling("R18", "R19")
def test_a_team_copies_a_card_once():
    """G8: not the partner's card; the partner does the same; the same card not again in the round."""
    made = diplomats()
    assert turn(made, "red", "play diplomat") == ["copy green", "copy blue", "skip"]
    assert refused(made, "red", "copy yellow") == "partners-card"
    answer(made, "copy blue", "produce gallia")
    assert to_move(made) == seat("yellow")
    answer(made, "cash")
    assert (goods_of(made, "red"), money_of(made, "yellow")) == ({"wine": 1}, 2)
    turn(made, "green", "play prefect", "cash", "cash")
    assert turn(made, "yellow", "play diplomat") == ["copy green", "skip"]
    assert refused(made, "yellow", "copy blue") == "copied-already"
    made.stack.clear()
    turn(made, "blue", "play mercator3", "done", "done")
    assert made.board.copied[seat("blue")] == 0


@rule("2.1")
@ruling("R20")
def test_both_partners_take_their_cards_back():
    """Money for each pile's own cards beyond three; a Legatus that was answered comes back as well."""
    made = team(
        hands={
            "red": ["legatus", "prefect"],
            "yellow": ["tribune", "prefect", "praetor", "legatus", "mercator3"],
        },
        piles={"yellow": ["prefect", "praetor", "mercator3", "legatus"], "red": ["prefect"]},
    )
    made.board.hands[seat("red")] |= 1
    turn(made, "red", "play legatus", "recommend nothing")
    assert hand_of(made, "red").count("legatus") == 1
    assert pile_of(made, "yellow") == []
    assert money_of(made, "yellow") == 2
    assert pile_of(made, "red") == []


@rule("2.10")
@ruling("R25", "R39")
def test_the_praetor_buys_one_card_for_each():
    """At the price of the slot; nothing slides until both are done."""
    made = team(display=SEVEN, goods={"red": {"wine": 1}, "yellow": {"tool": 1, "brick": 1}})
    turn(made, "red", "play praetor", "buy i-mercator")
    assert display_of(made)[0] == ""
    assert to_move(made) == seat("yellow")
    answer(made, "buy i-architect")
    assert goods_of(made, "yellow") == {}
    assert "i-architect" in hand_of(made, "yellow")
    assert display_of(made)[:2] == ["ii-prefect", "i-farmer"]
    assert "" not in display_of(made)


def proconsul(**given: Any):
    """G13: Red has a Proconsul, Yellow some cards."""
    hands = {"red": ["ii-proconsul", "tribune"], "yellow": ["prefect", "tribune", "legatus"]}
    shown = [id_ for id_ in SEVEN if id_ != "ii-proconsul"] + ["iii-proconsul"]
    return team(display=shown, **({"hands": hands} | given))


@rule("2.12", "4.3")
@ruling("R24")
def test_the_proconsul():
    """G13: a card at the printed price, no Proconsul; then the partner plays a card alone; then refill."""
    made = proconsul(goods={"red": {"wine": 1, "cloth": 1}}, markers={"gallia": "tool"})
    turn(made, "red", "play proconsul")
    assert refused(made, "red", "buy iii-proconsul") == "no-proconsul"
    options = answer(made, "buy ii-prefect")
    assert goods_of(made, "red") == {"cloth": 1}
    assert options == ["play tribune", "play prefect"]
    assert refused(made, "yellow", "play legatus") == "no-legatus"
    answer(made, "play prefect", "produce gallia")
    assert goods_of(made, "yellow") == {"tool": 1}
    assert goods_of(made, "red") == {"cloth": 1}
    assert answer(made) == []
    assert (pile_of(made, "red"), pile_of(made, "yellow")) == (["ii-proconsul"], ["prefect"])
    assert "" not in display_of(made)


@rule("2.12")
def test_a_tribune_after_a_proconsul_is_for_one():
    """G13: only the partner's cards come back; the partner plays even if nothing was bought."""
    made = proconsul(
        hands={"red": ["ii-proconsul", "tribune", "prefect"], "yellow": ["tribune", "mercator3", "prefect"]},
        piles={"red": ["prefect"], "yellow": ["prefect"]},
    )
    turn(made, "red", "play proconsul")
    answer(made, "play tribune")
    assert pile_of(made, "yellow") == []
    assert pile_of(made, "red") == ["prefect", "ii-proconsul"]


@ruling("R23")
def test_a_proconsul_alone_leads_to_no_further_card():
    """After a Proconsul another one, or a Praetor, buys for its player only."""
    made = proconsul(
        hands={"red": ["ii-proconsul", "tribune"], "yellow": ["iv-proconsul", "praetor", "tribune"]},
        goods={"yellow": {"wine": 1}, "red": {"food": 1}},
    )
    turn(made, "red", "play proconsul")
    answer(made, "play proconsul", "buy i-mercator")
    assert answer(made) == []
    other = proconsul(
        hands={"red": ["ii-proconsul", "tribune"], "yellow": ["praetor", "tribune"]},
        goods={"yellow": {"wine": 1}},
    )
    turn(other, "red", "play proconsul")
    answer(other, "play praetor", "buy i-mercator")
    assert answer(other) == []


@rule("2.13", "4.5")
@ruling("R24")
def test_the_legatus():
    """G14: Red recommends the Architect; Yellow plays it and acts first, then Red."""
    made = team(land={"red": ["roma"], "yellow": ["roma"]})
    options = turn(made, "red", "play legatus")
    assert "recommend architect" in options
    assert refused(made, "red", "recommend legatus") == "no-legatus"
    assert refused(made, "red", "recommend diplomat") == "not-in-partners-hand"
    answer(made, "recommend architect")
    assert to_move(made) == seat("yellow")
    top = made.stack[-1]
    assert isinstance(top, PlayCard)
    assert (top.occasion, top.prompt(made).args) == (ANSWER, {"card": "card:architect"})
    answer(made, "play architect", "move land roma", "to land novaria-roma")
    assert to_move(made) == seat("red")
    answer(made, "move land roma", "to land aquileia-roma")
    assert (pile_of(made, "red"), pile_of(made, "yellow")) == (["legatus"], ["architect"])
    assert answer(made) == []


@rule("2.13")
@ruling("R22")
def test_a_legatus_is_not_answered_with_a_legatus():
    """Neither with one's own nor with one that a Diplomat copies; advice is not binding."""
    made = team(
        hands={"yellow": ["legatus", "diplomat", "tribune"], "green": ["legatus", "tribune"]},
        piles={"green": ["legatus"], "blue": ["mercator3"]},
    )
    turn(made, "red", "play legatus", "recommend tribune")
    assert refused(made, "yellow", "play legatus") == "no-legatus"
    assert answer(made, "play diplomat") == ["copy blue", "skip"]
    assert refused(made, "yellow", "copy green") == "no-copied-legatus"
    assert made.recommended == -1


@ruling("R21")
def test_a_diplomat_on_legatus_and_proconsul():
    """They are used as if the copier had played them, the partner plays a card as they say."""
    made = team(
        hands={
            "red": ["diplomat", "tribune"],
            "green": ["legatus", "tribune"],
            "blue": ["ii-proconsul", "tribune"],
        },
        piles={"green": ["legatus"], "blue": ["ii-proconsul"]},
        display=["i-mercator", "i-smith"],
        goods={"red": {"wine": 1}},
    )
    again = made.copy()
    again.events = []
    turn(made, "red", "play diplomat", "copy green", "recommend nothing")
    assert isinstance(made.stack[-1], PlayCard)
    assert made.stack[-1].seat == seat("yellow")
    turn(again, "red", "play diplomat", "copy blue", "buy i-mercator")
    top = again.stack[-1]
    assert isinstance(top, PlayCard)
    assert (top.seat, top.occasion) == (seat("yellow"), ALONE)


@ruling("R32")
def test_a_legatus_answered_with_a_proconsul_or_a_choice_card():
    """Who answers counts as the player: buys, then the Legatus player plays alone; or picks a half."""
    made = team(
        hands={"yellow": ["ii-proconsul", "iii-prefect-mercator", "tribune"]},
        display=["i-mercator"],
        goods={"yellow": {"wine": 1}},
    )
    again = made.copy()
    again.events = []
    turn(made, "red", "play legatus", "recommend nothing", "play proconsul", "buy i-mercator")
    top = made.stack[-1]
    assert isinstance(top, PlayCard)
    assert (top.seat, top.occasion) == (seat("red"), ALONE)
    turn(again, "red", "play legatus", "recommend nothing", "play prefect_mercator", "use mercator", "done")
    assert to_move(again) == seat("red")
    assert "cash" in answer(again)


@rule("2.14")
@ruling("R30", "R31")
def test_a_choice_card_is_split():
    """The player picks a half, the partner does the other; alone nobody does the other."""
    made = team(hands={"red": ["i-prefect-architect", "tribune"]}, markers={"gallia": "wine"})
    turn(made, "red", "play prefect_architect", "use architect")
    assert to_move(made) == seat("yellow")
    answer(made, "produce gallia")
    assert goods_of(made, "yellow") == {"wine": 1}
    alone = proconsul(
        hands={"red": ["ii-proconsul", "tribune"], "yellow": ["iii-prefect-mercator", "tribune"]}
    )
    turn(alone, "red", "play proconsul")
    answer(alone, "play prefect_mercator", "use prefect", "cash")
    assert answer(alone) == []
    copied = team(
        hands={"red": ["diplomat", "tribune"], "green": ["tribune"]}, piles={"green": ["i-prefect-architect"]}
    )
    turn(copied, "red", "play diplomat", "copy green", "use prefect", "cash")
    assert answer(copied) == []
    assert told(copied, "partner-acts")[0].args == {
        "seat": "seat:2",
        "other": "seat:0",
        "card": "card:architect",
    }


def last_said(made, language: str, kind: str) -> str:
    """The last event of a kind as a sentence."""
    return Texts(language, game()).say(told(made, kind)[-1].seen_by(-1))


@rule("4.2", "2.14")
def test_log_and_prompt_name_the_card_and_the_half_of_the_partner():
    """Who uses which card as whose partner, and who gets which half of a choice card."""
    made = team(hands={"red": ["ii-architect-mercator", "i-mercator", "ii-mason", "tribune"]})
    turn(made, "red", "play architect_mercator")
    eyes = Perspective(game(), made, 0)
    assert eyes.decision is not None
    said = {language: Texts(language, game()).say(eyes.decision.prompt) for language in ("en", "de")}
    assert said["en"].endswith(": Architect or Mercator (5)? Yellow uses the other one.")
    assert said["de"].endswith(": als Architekt oder Merkator (5)? Das andere macht Gelb.")
    answer(made, "use mercator", "done")
    assert last_said(made, "en", "shared-halves") == "Red uses it as Mercator (5), Yellow as Architect."
    assert last_said(made, "de", "shared-halves") == "Rot nutzt sie als Merkator (5), Gelb als Architekt."
    assert last_said(made, "en", "partner-acts") == "Yellow uses Architect as the partner of Red."
    answer(made)
    turn(made, "red", "play mason")
    assert last_said(made, "de", "partner-acts") == "Gelb nutzt Maurer als Partner von Rot."
    turn(made, "red", "play mercator5", "done")
    partner = Perspective(game(), made, 2)
    assert partner.decision is not None
    assert Texts("en", game()).say(partner.decision.prompt).startswith("Mercator: ")


@rule("5.4")
def test_team_totals_are_told():
    """In the running points of view, board as text and scene, and at the end in the log."""
    made = team(
        hands={"red": ["legatus"], "yellow": ["mercator3"], "green": ["tribune"], "blue": ["tribune"]},
        houses={"red": ["massilia"], "yellow": ["lutetia"]},
    )
    assert [side_score(made.board, who) for who in range(4)] == [5, 0, 5, 0]
    for looking in (-1, 0, 1, 2):
        view = game().view(made, looking)
        assert [own["side_score_now"] for own in view.as_json()["seats"]] == [5, 0, 5, 0]
        points = next(panel for panel in game().board_text(view) if panel.title.id == "board-points")
        rows = {str(row[0]): row[1:] for row in points.rows}
        assert rows[str(Message("board-score"))] == [3, 0, 2, 0]
        assert rows[str(Message("board-team-score"))] == [5, 0, 5, 0]
        badges = {piece.id: piece.badge for piece in game().scene(view).pieces}
        assert [badges[f"team-score:{who}"] for who in range(4)] == [5, 0, 5, 0]
        assert [badges[f"score:{who}"] for who in range(4)] == [3, 0, 2, 0]
    final_scoring(made)
    assert [event.args["count"] for event in told(made, "team-scored")] == [5, 0]
    alone = table(2)
    assert "team-score:0" not in {piece.id for piece in game().scene(game().view(alone, 0)).pieces}


@rule("3.1")
def test_the_praefectus_magnus_of_one_partner():
    """It counts for the partner who holds it, and goes to the right."""
    made = team(magnus="yellow", markers={"gallia": "wine", "asia": "cloth"})
    turn(made, "red", "play prefect", "produce gallia", "produce asia")
    assert goods_of(made, "red") == {"wine": 1}
    assert goods_of(made, "yellow") == {"cloth": 2}
    assert made.board.magnus == seat("green")
