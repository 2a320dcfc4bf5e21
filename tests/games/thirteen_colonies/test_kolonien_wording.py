"""What stands on the cards, in both languages, made from their data; also with a data pack."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack.games.thirteen_colonies.game import rules as load_rules
from carrack.games.thirteen_colonies.rules import verbs
from carrack.games.thirteen_colonies.rules.metrics import METRICS
from carrack.games.thirteen_colonies.show.wording import FOLDER, Wording, literal
from carrack.kernel.messages import Message
from carrack.kernel.text import LANGUAGES, TextError, Texts
from thirteen_colonies.build import game

DATA = Path(game().content.files.folder)
LONGEST = 320
"""More letters would not fit on the face of a card."""
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def phrases(language: str) -> list[str]:
    """The phrases of a language by id; `test_words.py` compares the languages."""
    text = (FOLDER / "text" / f"words.{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+) =", text, flags=re.MULTILINE)


def says(language: str, card: str) -> str:
    """The text of a card."""
    return Texts(language, game()).say(Message(f"card-{card}"))


def test_every_verb_and_every_metric_has_a_phrase() -> None:
    """Whatever a data pack combines can be said."""
    known = phrases("en")
    assert {id_ for id_ in known if id_.startswith("does-")} == {f"does-{verb}" for verb in verbs.VERBS}
    assert {id_ for id_ in known if id_.startswith("count-")} == {f"count-{metric}" for metric in METRICS}
    text = (FOLDER / "text" / "words.de.ftl").read_text(encoding="utf-8")
    per = text[text.index("does-vp") : text.index("does-score")]
    assert set(re.findall(r"\[(\w+)\]", per)) == {*METRICS, "none"}


def test_closing_cards_are_called_so() -> None:
    """As the rules call them (E6)."""
    closing = [card.id for card in game().content.cards if card.kind == "end"]
    assert len(closing) == 5
    assert all(says("en", card).startswith("Closing card. ") for card in closing)
    assert all(says("de", card).startswith("SP-Ende-Karte. ") for card in closing)


@BOTH
def test_every_card_is_described_and_fits_on_its_face(language: str) -> None:
    """179 cards, each with sentences: a large letter or a number first, a full stop last."""
    texts = Texts(language, game())
    cards = game().content.cards
    assert len(cards) == 179
    for card in cards:
        text = texts.say(Message(f"card-{card.id}"))
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith("."), text
        assert len(text) <= LONGEST, f"{card.id}: {len(text)} letters"
        assert "  " not in text
        for action in card.action:
            assert f"{getattr(action, language)} (" in text


def test_some_cards_as_a_player_reads_them() -> None:
    """Costs, symbols, conditions, numbers and cases."""
    assert says("de", "town_hall") == (
        "Kosten: 1 Geld oder 1 Holz/Erz. Stufe 0. Ausbauen (ablegen): nimm ein offenes Gebäude der Stufe 0 "
        "und bezahle seine Kosten."
    )
    assert says("de", "smithy") == (
        "Kosten: 1 Holz/Erz. Stufe 0. Produktion (weglegen; 1 permanentes Holz/Erz): nimm permanentes "
        "Baumaterial. Auf Bestellung (ablegen): nimm eine in diesem Zug erworbene Karte auf die Hand."
    )
    assert says("de", "vp1_fleet") == "Bedingung: mindestens 4 Schiffe im Deck und neben Regionen. 3 SP."
    assert says("en", "vp1_fleet") == "Condition: at least 4 ships in your deck and beside regions. 3 VP."
    assert says("en", "vp2_plantations") == (
        "Cost: 2 symbols of one of these goods: sugar, tobacco, cotton. 4 VP."
    )
    assert says("de", "en_neglect") == (
        "Nur für England. Kosten: 1 Geld. Nimm 3 Kolonisten; Steuersatz −2 für dich. 2 SP."  # noqa: RUF001
    )


def test_words_are_taken_literally() -> None:
    """Braces mean something to Fluent."""
    assert literal("a { b } c") == 'a {"{"} b {"}"} c'


def test_a_data_pack_with_a_new_card_can_be_read(tmp_path: Path) -> None:
    """A changed cost, a changed name and a card with an id of its own; nothing else has to be written."""
    folder = tmp_path / "13-kolonien"
    folder.mkdir()
    ships = (DATA / "cards_ships.toml").read_text(encoding="utf-8")
    (folder / "cards_ships.toml").write_text(ships.replace("money = 2", "money = 3"), encoding="utf-8")
    coast = (DATA / "cards_coast.toml").read_text(encoding="utf-8")
    assert 'id = "pearl_bank"' in coast
    changed = coast.replace('id = "pearl_bank"', 'id = "amber_bank"').replace("Perlenbank", "Bernsteinbank")
    (folder / "cards_coast.toml").write_text(changed, encoding="utf-8")
    rules = load_rules(tmp_path)
    texts = Texts("de", rules)
    assert texts.say(Message("card-carrack")).startswith("Kosten: 3 Geld.")
    assert texts.say(Message("card-amber_bank")) == "2 Geld, einmalig."
    assert {component.id for component in rules.components()} >= {"card:amber_bank"}


@BOTH
def test_a_phrase_with_a_hole_is_an_error(language: str) -> None:
    """A phrase is never said without its arguments."""
    with pytest.raises(TextError, match=f"'level' in language {language}"):
        Wording(game().content, language).say("level")
