"""Colonialism speaks English and German: everything that play can bring is said in both."""

from __future__ import annotations

import re

import pytest
from said import catalogue, check_said, everything_said

from carrack.games.colonialism.content.facts import ALL_CARDS, FACTIONS
from carrack.games.colonialism.rules.action_rounds import TakeAnAction
from carrack.games.colonialism.rules.cards.action import ChooseTarget
from carrack.games.colonialism.rules.cards.trade import ChooseTradingRegions
from carrack.games.colonialism.rules.colonization import resolve_unrest
from carrack.games.colonialism.rules.influence import ChooseLosses
from carrack.games.colonialism.rules.playing_cards import ChooseRegion, UseTradeShip
from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.messages import Message
from carrack.kernel.registry import rules_of
from carrack.kernel.table import Ask
from carrack.kernel.text import LANGUAGES, Texts

RULES = rules_of("colonialism")
TEXTS = {language: Texts(language, RULES) for language in LANGUAGES}
THINGS = "region|sea|card|seat|interest|resource|faction|ship|row"
# Names, figures and headings that are the same word in English and German.
SAME_IN_BOTH = {
    "game-name",
    "board-order",
    "board-number",
    "board-region",
    "board-limit",
    "board-reserve",
    "board-deck",
    "board-hand-size",
    "short-discs",
    "short-cubes",
}
NAMES_SAME_IN_BOTH = {"region:china", "card:dominion"}


def rare_refusals() -> set[Message]:
    """Refusals that few random games meet: of losses, targets, an empty reserve, and trade."""
    table = RULES.new_table(RULES.setup(2), 1)
    assert isinstance(table, ColonialismTable)
    board = table.board
    cards = [card.id for card in board.facts.cards]
    india, eastern_seas = board.facts.region_ids.index("india"), board.facts.sea_ids.index("eastern_seas")
    table.hands[0] = ALL_CARDS
    found = []

    def ask(step: Ask[ColonialismTable], do: str) -> None:
        refusal = step.why_not(table, RULES.catalogue.read(do))
        assert refusal is not None
        found.append(refusal.message)

    ask(TakeAnAction(0), "play fleet")
    ask(ChooseLosses(0, india, 2), "mercenaries 9")
    ask(ChooseTarget(0, india, cards.index("military_campaign")), "target red")
    ask(ChooseTradingRegions(0, eastern_seas), "between india china")
    board.fresh[eastern_seas] = 1
    ask(UseTradeShip(0, cards.index("trade")), "using eastern_seas")
    board.reserve[0] = 0
    ask(TakeAnAction(0), "explore india")
    board.cubes = [1] * len(board.cubes)
    ask(ChooseTradingRegions(0, eastern_seas), "between india china")
    table.hands[0] = 0
    kinds = [kind for kind in table.actions.menu if kind.id in ("play", "explore", "withdraw")]
    found += [TakeAnAction(0).why_closed(table, kind).message for kind in kinds]
    board.fresh = [0] * len(board.fresh)
    found += [TakeAnAction(0).why_closed(table, kind).message for kind in kinds]
    return set(found)


def rare_consequences() -> set[Message]:
    """A campaign where nobody else is, a Treaty that Unrest cancels; few random games offer one."""
    table = RULES.new_table(RULES.setup(2, {"treaty_and_unrest": "treaty_cancelled"}), 1)
    assert isinstance(table, ColonialismTable)
    facts = table.board.facts
    cards = [card.id for card in facts.cards]
    india = facts.region_ids.index("india")
    table.board.discs[india * FACTIONS] = 2
    table.board.up[india * FACTIONS + 1] = facts.last_cards
    found = set()
    for card in ("military_campaign", "treaty"):
        told = ChooseRegion(0, cards.index(card)).consequence(table, table.actions.in_[india])
        assert told is not None
        found.add(told)
    return found


def rare_event() -> Message:
    """What Unrest at Home brings where no player is."""
    table = RULES.new_table(RULES.setup(2), 1)
    assert isinstance(table, ColonialismTable)
    facts = table.board.facts
    table.board.up[facts.region_ids.index("india") * FACTIONS] = facts.last_cards
    table.events = []
    resolve_unrest(table, facts.region_ids.index("india"))
    return table.events[0].in_full()


@pytest.fixture(scope="module")
def said() -> set[Message]:
    """What is said in some random games with every number of players and both ways to start."""
    found = {action.label for action in RULES.catalogue.actions} | rare_refusals()
    found |= rare_consequences() | {rare_event()}
    for seed in range(3):
        for seats in RULES.players:
            options = {"quick_start": "on" if seed == 0 else "off"}
            found |= everything_said(RULES, seats, seed, options, refusals_every=3)
    return found


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_play_brings_can_be_said(said, language):
    """Whatever is told, asked or refused has a text that fits its arguments; all things have names."""
    for message in said:
        check_said(TEXTS[language], message, THINGS)


@pytest.mark.whole
def test_all_events_prompts_actions_and_refusals_came_up(said):
    """The test above means something: nothing of these kinds was left unsaid."""
    met = {message.id for message in said}
    kinds = {"event", "prompt", "action", "brings", "refusal"}
    assert {id_ for id_ in catalogue(RULES, "en") if id_.split("-")[0] in kinds} <= met


@pytest.mark.parametrize("wrong", ["Regionsreihenfolge", "Nachziehstapel", "Agrargüter", "Einflussprüfung"])
def test_german_words_are_those_of_the_rulebook(wrong):
    """Regionenreihenfolge, Deck, agrarische Ressourcen, Einfluss-Überprüfung; see the glossary."""
    written = [(RULES.folder / "text" / name).read_text("utf-8") for name in ("de.ftl", "rules.de.md")]
    written += [component.names["de"] for component in RULES.components()]
    assert not [text for text in written if wrong in text]


def test_german_tells_rounds_apart():
    """An Aktionsrunde is no Spielrunde; the word alone says neither."""
    for name in ("de.ftl", "rules.de.md"):
        assert not re.search(r"\bRunden?\b", (RULES.folder / "text" / name).read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_speak_of_options_in_words(language):
    """No text of a component shows how an option is written on the command line."""
    for text in {component.text for component in RULES.components() if component.text}:
        said = TEXTS[language].say(Message(text))
        assert "=" not in said
        assert not [option.name for option in RULES.options if "_" in option.name and option.name in said]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "7 discs now, whichever region you choose"),
        ("de", "derzeit 7 Einflussscheiben, egal welche Region du wählst"),
    ],
)
def test_a_card_worth_the_same_everywhere_goes_to_one_region(language, sentence):
    """The discs of a card are placed in the region that is chosen, not in each."""
    assert TEXTS[language].say(Message("brings-any-region", {"count": 7})) == sentence


def test_german_differs_from_english():
    """Equal words in both languages are listed above, one by one; anything else was not translated."""
    english, german = catalogue(RULES, "en"), catalogue(RULES, "de")
    assert {id_ for id_ in english if english[id_].equals(german[id_])} == SAME_IN_BOTH


def test_every_component_has_a_name_in_both_languages():
    """Names differ between the languages except for those that are the same word."""
    for component in RULES.components():
        assert set(component.names) == set(LANGUAGES)
        assert all(component.names.values())
        if component.names["en"] == component.names["de"]:
            assert component.id in NAMES_SAME_IN_BOTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_of_its_own(language):
    """24 influence cards with 24 texts; the twelve economic interests share one."""
    cards = [c for c in RULES.components() if c.kind in {"policy", "action"}]
    texts = {TEXTS[language].say(Message(card.text)) for card in cards}
    assert len(cards) == len(texts) == 24
    interests = {c.text for c in RULES.components() if c.kind == "interest"}
    assert interests == {"card-interest"}
    assert TEXTS[language].say(Message("card-interest"))


@pytest.mark.parametrize(
    ("language", "numbers"), [("en", "two three four five"), ("de", "zwei drei vier fünf")]
)
def test_the_texts_of_influence_region_name_the_number_on_the_card(language, numbers):
    """The four cards differ in their number only."""
    for amount, word in enumerate(numbers.split(), 2):
        assert word in TEXTS[language].say(Message(f"card-influence_region_{amount}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_a_text(language):
    """A player who sets up a game reads what each option means."""
    texts = [
        TEXTS[language].say(Message(id_))
        for option in RULES.options
        for id_ in (f"option-{option.name}", *[f"option-{option.name}-{value}" for value in option.values])
    ]
    assert len(set(texts)) == len(texts) == 9


def test_actions_of_one_kind_read_differently():
    """No two options of one decision can look the same: labels are unique in each language."""
    for texts in TEXTS.values():
        labels = [texts.say(action.label) for action in RULES.catalogue.actions]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "China: one disc placed (natives).", "China: 3 discs placed (natives)."),
        (
            "de",
            "Region China: eine Einflussscheibe gesetzt (Regionalmacht).",
            "Region China: 3 Einflussscheiben gesetzt (Regionalmacht).",
        ),
    ],
)
def test_numbers_agree_with_their_nouns(language, one, several):
    """Singular and plural."""
    for count, sentence in ((1, one), (3, several)):
        args: dict[str, str | int] = {"who": "faction:natives", "count": count, "region": "region:china"}
        assert TEXTS[language].say(Message("event-placed", args)) == sentence
