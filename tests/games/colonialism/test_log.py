"""The log tells what happened so that it can be followed: who did it, with which ship, to whom."""

from __future__ import annotations

import pytest

from carrack.games.colonialism.state.table import ColonialismTable
from carrack.kernel.text import LANGUAGES, Texts
from colonialism.build import act, colonize, game, seed_of_roll, table

TEXTS = {language: Texts(language, game()) for language in LANGUAGES}


def log(made: ColonialismTable, seat: int = 0, language: str = "en") -> list[str]:
    """What a seat reads."""
    return [TEXTS[language].say(event.seen_by(seat)) for event in made.events or []]


def test_withdrawing_is_no_loss() -> None:
    """Discs that a player takes back are withdrawn, not removed."""
    made = table(2, discs={"india": {"blue": 3}}, ships={"blue": ["arabian_sea"]})
    made.events = []
    act(made, "blue", "withdraw india", "amount 2")
    assert log(made) == ["Blue withdraws 2 discs from India with the ship in the Arabian Sea."]
    ship = "mit dem Schiff in der Seezone Arabisches Meer"
    assert log(made, language="de") == [
        f"Blau zieht 2 Einflussscheiben aus der Region Indien zurück, {ship}."
    ]


def test_exploring_tells_the_ship() -> None:
    """Which of several ships was used."""
    made = table(2, ships={"blue": ["arabian_sea", "eastern_seas"]})
    made.events = []
    act(made, "blue", "explore india", "using eastern_seas")
    assert log(made)[0] == "Blue explores India with the ship in the Eastern Seas."


def test_policy_cards_tell_the_ship_to_everybody() -> None:
    """Others learn the ship, but not the card that lies face down."""
    made = table(
        2, ships={"blue": ["arabian_sea", "eastern_seas", "eastern_seas"]}, hands={"blue": ["army", "fleet"]}
    )
    made.events = []
    act(made, "blue", "play army", "in india", "using arabian_sea")
    act(made, "blue", "play fleet", "in india")
    ship = "with the ship in the"
    assert log(made, 0)[0] == f"Blue assigns Army face down to India {ship} Arabian Sea."
    assert log(made, 1) == [
        f"Blue assigns a policy card face down to India {ship} Arabian Sea.",
        f"Blue assigns Fleet face up to India {ship} Eastern Seas.",
    ]


@pytest.mark.parametrize(
    ("id_", "english", "german"),
    [
        (
            "plague",
            "Blue plays Plague in India with the ship in the Arabian Sea.",
            "Blau spielt „Seuchen“ auf die Region Indien mit dem Schiff in der Seezone Arabisches Meer.",
        ),
        (
            "missionaries",
            "Blue plays Missionaries in India.",
            "Blau spielt „Missionare“ auf die Region Indien.",
        ),
        (
            "trade",
            "Blue plays Trade with the ship in the Arabian Sea.",
            "Blau spielt „Handel“ mit dem Schiff in der Seezone Arabisches Meer.",
        ),
    ],
)
def test_action_cards_tell_region_and_ship(id_: str, english: str, german: str) -> None:
    """The ship is named where one is used; Trade lies between two regions."""
    made = table(
        2,
        discs={"india": {"blue": 1}},
        cubes={"india": [1, 0, 0], "middle_east": [1, 0, 0]},
        ships={"blue": ["arabian_sea"]},
        hands={"blue": [id_]},
    )
    made.events = []
    act(made, "blue", f"play {id_}")
    assert log(made)[0] == english
    assert log(made, language="de")[0] == german


def test_diplomacy_names_its_target_and_the_whole_roll() -> None:
    """The faction is named before the roll, even without a disc left; a die is told with what is added."""
    made = table(
        2,
        seed=seed_of_roll(2),
        discs={"india": {"blue": 1}},
        hands={"blue": ["diplomacy"]},
        reserve={"red": 0},
    )
    made.events = []
    act(made, "blue", "play diplomacy", "target red")
    assert log(made)[1:] == [
        "Blue names a faction for Diplomacy: Red.",
        "Blue rolls 2 and adds 1: 3.",
        "India: no discs placed, none are left (Red).",
    ]
    assert log(made, language="de")[1:] == [
        "Blau nennt eine Gruppierung für „Diplomatie“: Rot.",
        "Blau würfelt 2 und zählt 1 dazu: 3.",
        "Region Indien: keine Einflussscheibe gesetzt, es ist keine mehr da (Rot).",
    ]


def test_unrest_that_strikes_nobody_is_told() -> None:
    """A card that lay there for nothing."""
    made = table(2, discs={"india": {"natives": 2}}, policies={"india": {"blue": ["unrest_at_home"]}})
    made.events = []
    colonize(made, "india")
    assert "Unrest at home strikes nobody: no player has influence in India." in log(made)
