"""The content: a closed vocabulary, complete in both directions, and mistakes named with file and place."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from packs import changed_pack, mistake_in

from carrack.games.thirteen_colonies.content.facts import NONE
from carrack.games.thirteen_colonies.content.loader import Content, load_content
from carrack.games.thirteen_colonies.content.packed import OTHER_PART
from carrack.games.thirteen_colonies.content.records import ActionRecord, AtomRecord, CardRecord, EffectRecord
from carrack.games.thirteen_colonies.game import WORDS, rules
from carrack.games.thirteen_colonies.rules import verbs
from carrack.games.thirteen_colonies.rules.deck.costs import charge, payable
from carrack.games.thirteen_colonies.rules.deck.piles import spend_card
from carrack.games.thirteen_colonies.rules.metrics import METRICS
from carrack.games.thirteen_colonies.rules.playing import Carry
from carrack.games.thirteen_colonies.state.table import ColoniesTable
from carrack.kernel import saves
from carrack.kernel.rules import SetupError
from carrack.kernel.table import advance
from carrack.kernel.text import Texts
from thirteen_colonies.build import FACTS, game, rule, ruling, supply, table

CONTENT: Content = game().content
FOLDER = Path(CONTENT.files.folder)


def effects_of(card: CardRecord) -> list[EffectRecord]:
    """All effects of a card, nested ones too."""
    found = [*card.on_gain, *card.on_draw, *card.on_loss, *card.do, *card.mission_gain]
    found += [*card.proceeds, *card.fight_gain]
    for action in card.action:
        found += action.do
    for effect in list(found):
        found += effect.do
    return found


EFFECTS = [effect for card in CONTENT.cards for effect in effects_of(card)]
ACTIONS: list[ActionRecord] = [action for card in CONTENT.cards for action in card.action]


def test_every_verb_is_used_and_implemented() -> None:
    """The vocabulary, the code and the cards name the same 40 verbs."""
    listed = set(CONTENT.vocab.verbs)
    assert len(listed) == 40
    assert listed == set(verbs.VERBS)
    assert listed == {effect.verb for effect in EFFECTS}


def test_every_metric_is_used_and_implemented() -> None:
    """19 metrics."""
    used = {need.metric for card in CONTENT.cards for need in card.need}
    used |= {effect.per for effect in EFFECTS if effect.per}
    assert used == set(CONTENT.vocab.metrics) == set(METRICS)
    assert len(used) == 19


def test_every_cost_atom_and_symbol_is_used() -> None:
    """6 atoms; symbols of actions and cards; kinds and places of VP cards; moments of reactions."""
    atoms: list[AtomRecord] = [atom for action in ACTIONS for atom in action.pay]
    for card in CONTENT.cards:
        atoms += card.cost
        atoms += [atom for cost in card.cost_any for atom in cost]
    names = {name for atom in atoms for name in CONTENT.vocab.cost_atoms if getattr(atom, name) is not None}
    assert names == set(CONTENT.vocab.cost_atoms)
    symbols = {action.self for action in ACTIONS} | {card.keep for card in CONTENT.cards if card.keep}
    assert symbols == set(CONTENT.vocab.symbols)
    assert {action.when for action in ACTIONS if action.when} == set(CONTENT.vocab.reactions)
    assert {card.kind for card in CONTENT.cards if card.kind} == set(CONTENT.vocab.vp_kinds)
    assert {card.goes for card in CONTENT.cards if card.goes} == set(CONTENT.vocab.goes)
    assert {card.type for card in CONTENT.cards} == set(CONTENT.vocab.card_types["list"])


def test_every_cost_atom_is_implemented() -> None:
    """Each kind of cost can be compared with a hand, and something is pushed or taken away for it."""
    costs = {atom.kind: atom for card in FACTS.cards for cost in card.costs for atom in cost}
    costs |= {atom.kind: atom for card in FACTS.cards for action in card.actions for atom in action.pay}
    assert len(costs) == len(CONTENT.vocab.cost_atoms)
    pushed: set[str] = set()
    for cost_kind, atom in costs.items():
        rich = table("P", hand={0: [card.id for card in FACTS.cards if card.what != OTHER_PART]})
        poor = table("P")
        rich.players[0].hand = sorted(rich.players[0].hand + [max(atom.card, 0)] * atom.n)
        rich.turn.declarations = atom.n
        assert payable(rich, 0, [atom]), cost_kind
        assert not payable(poor, 0, [atom]), cost_kind
        charge(rich, 0, [atom])
        if cost_kind == "declarations":
            assert rich.turn.declarations == 0
        else:
            pushed.add(rich.stack[-1].name)
    assert pushed == {"Due", "ChooseGood", "CardsDue", "DiscardAny"}


def test_every_symbol_is_implemented() -> None:
    """A card action moves its card where its symbol says: discard, VP pile, trash, region."""
    places: dict[str, str] = {}
    for symbol, at in SYMBOLS.items():
        card, number = at
        made = table("P", hand={0: [card]}, units={0: ["carrack"]})
        kind = FACTS.by_id[card]
        Carry(0, kind, number, made.revealed[0], NONE, NONE).resume(made)
        player = made.players[0]
        assert kind not in player.hand
        piles = {
            "discard": player.discard,
            "vp": player.vp_pile,
            "region": made.land(made.revealed[0]).units[0],
        }
        places[symbol] = next((name for name, pile in piles.items() if kind in pile), "gone")
    assert set(places) == {action.symbol for card in FACTS.cards for action in card.actions}
    assert places["discard"] == "discard"
    assert places["trash"] == "gone"
    assert places["region"] == "region"


def test_every_keep_symbol_is_implemented() -> None:
    """A card that pays leaves by its own symbol: to the discard pile, the VP pile, or out of the deck."""
    cards = {card.keep: card for card in FACTS.cards if card.keep}
    places: dict[str, str] = {}
    for keep, card in cards.items():
        made = table("P", hand={0: [card.id]})
        spend_card(made, 0, card.index)
        player = made.players[0]
        piles = {"discard": player.discard, "vp": player.vp_pile}
        places[keep] = next((name for name, pile in piles.items() if card.index in pile), "gone")
        assert player.hand == []
    assert places == {"discard": "discard", "vp": "vp", "trash": "gone"}


SYMBOLS = {
    action.symbol: (card.id, number)
    for card in FACTS.cards
    if card.type != "people"
    for number, action in enumerate(card.actions)
}


def test_cards_of_a_mode() -> None:
    """E 346, F 455, P 515 of 521 cards."""
    counts = {mode: sum(card.count for card in FACTS.cards if mode in card.modes) for mode in "EFP"}
    assert counts == {"E": 346, "F": 455, "P": 515}


def test_nobody_is_shut_out() -> None:
    """There is enough for everybody: four carracks, two galleons, two town halls (E4.c, E8)."""
    players = game().players[-1]
    counts = {card.id: card.count for card in FACTS.cards}
    assert sum(counts.values()) == 521
    needed = {"carrack": 4, "galleon": 2, "town_hall": 2, "building_once": 2, "colonist": 6}
    assert all(counts[id_] >= players * each for id_, each in needed.items())
    ones = ("royal_support", "warehouse", "church", "governor", "discoverer", "wagon_train", "rum", "pelts")
    assert all(counts[id_] >= players for id_ in (*ones, "tobacco_goods", "trade_goods", "cannon"))


@rule("3")
@ruling("A48")
def test_the_first_set_is_kept(tmp_path: Path) -> None:
    """Old matches are played with it: 521 cards, other numbers, and nothing else that differs."""
    first = Content(CONTENT.files, WORDS, first=True).facts
    counts = {card.id: card.count for card in first.cards}
    assert sum(counts.values()) == 521
    assert (counts["town_hall"], counts["carrack"], counts["galleon"]) == (6, 10, 6)
    assert {mode: sum(card.count for card in first.cards if mode in card.modes) for mode in "EFP"} == {
        "E": 340,
        "F": 455,
        "P": 515,
    }
    assert (first.limits.draw, first.opening, first.start.vp[3]) == (10, 0, [0, 2, 4])
    assert first.modes["P"].skip[4] == [4, 0, 0]
    assert first.modes["P2"].skip[3] == [6, 3, 0]
    assert [card.id for card in first.cards] == [card.id for card in FACTS.cards]
    made = game().new_table(game().stored_setup(2, {}), 1)
    assert isinstance(made, ColoniesTable)
    advance(made)
    assert supply(made, "town_hall") == 6
    game().check(made)
    folder = tmp_path / "13-kolonien"
    folder.mkdir()
    shutil.copy(FOLDER / "cards_ships.toml", folder / "cards_ships.toml")
    packed = rules(tmp_path)
    assert packed.setup(2).options["set"] == "balanced"
    with pytest.raises(SetupError, match="set=first does not go with the data pack"):
        packed.setup(2, {"set": "first"})


@ruling("A48")
def test_a_match_stored_before_the_set_was_rebalanced() -> None:
    """A file that names no set is verified, every fingerprint of it, and stands at its snapshot."""
    file = Path(__file__).parent / "match_of_the_first_set.json"
    record = saves.read_record(file)
    assert "set" not in record.options
    match = saves.verify(file, game(), record)
    assert match.setup.options["set"] == "first"
    assert match.over
    assert saves.load(file, game(), record).drift is None


def test_no_deck_runs_away() -> None:
    """Draw goes from 4 to at most 7, so that nobody plays three times as many cards as another (2c)."""
    assert (FACTS.start.draw, FACTS.limits.draw) == (4, 7)


def test_provenance_is_visible() -> None:
    """Every component says whether it is from the rulebook or reconstructed; every card has a text."""
    components = game().components()
    assert {component.source for component in components} == {"seed", "reconstructed"}
    cards = [component for component in components if component.id.startswith("card:")]
    assert len(cards) == 179
    for language in ("en", "de"):
        texts = Texts(language, game())
        assert all(texts.has(component.text) for component in cards)


MISTAKES = [
    ("regions.toml", 'type = "island"', 'type = "isle"', "isle"),
    ("cards_ships.toml", "money = 2", "mony = 2", "mony"),
    ("cards_ships.toml", 'verb = "land"', 'verb = "lend"', "lend"),
    ("cards_ships.toml", "transport = 2", "transport = 0", "carrack: a ship needs a transport of 1 or more"),
    ("cards_vp_epoch1.toml", 'metric = "ships_owned"', 'metric = "boats"', "boats"),
    ("cards_terrain.toml", "goods = { wood_ore = 1 }", "goods = { wood = 1 }", "wood"),
    ("cards_terrain.toml", "count = 12", "count = 13", "add up to 522 cards"),
    ("cards_ships.toml", 'place = "ships"', 'place = "harbour"', "harbour"),
    ("setup.toml", 'ends = ["end1_e"]', 'ends = ["end9"]', "end9"),
    ("first_set.toml", "town_hall = 6", "guild_hall = 6", "guild_hall"),
]


@pytest.mark.parametrize(("file", "right", "wrong", "named"), MISTAKES)
def test_mistakes_are_named(tmp_path: Path, file: str, right: str, wrong: str, named: str) -> None:
    """A data pack with a mistake is refused; the text names what is wrong."""
    assert re.search(named, mistake_in(changed_pack(tmp_path, game(), file, right, wrong), game()))


def test_a_data_pack_replaces_cards(tmp_path: Path) -> None:
    """A carrack that costs 3."""
    folder = tmp_path / "13-kolonien"
    folder.mkdir()
    text = (FOLDER / "cards_ships.toml").read_text(encoding="utf-8")
    (folder / "cards_ships.toml").write_text(text.replace("money = 2", "money = 3"), encoding="utf-8")
    content = load_content(WORDS, tmp_path)
    assert content.facts.cards[content.facts.by_id["carrack"]].costs[0][0].n == 3
    assert content.files.fingerprint()


def test_options_that_do_not_go_together() -> None:
    """Nations for another number of players, or no nation cards in the beginner game."""
    with pytest.raises(SetupError, match="2 players"):
        game().setup(3, {"nations": "es_fr"})
    with pytest.raises(SetupError, match="professional"):
        game().setup(3, {"nation_cards": "off"})


def test_seats_are_called_by_their_nations() -> None:
    """Also when nations are chosen."""
    texts = Texts("de", game(), game().setup(2, {"nations": "es_nl"}))
    assert [texts.name(f"seat:{seat}") for seat in (0, 1)] == ["Spanien", "Niederlande"]
    assert Texts("en", game()).name("seat:1") == "England"
