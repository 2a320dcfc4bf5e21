"""`carrack report`: the balance of any game."""

import json

import pytest

from carrack.arena.games import play_game, seed_of
from carrack.bots.kinds import make_bot
from carrack.kernel.registry import game_ids, rules_of
from cli.complaint import only_line

FEW = ("--games", 2, "--bots", "random")


def reported(run, *words: object):
    """The report as JSON."""
    result = run("report", *words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_can_be_reported_on(run, game):
    """Length, shares that add up to one, points of the score table, and components that are there."""
    rules = rules_of(game)
    found = reported(run, game, "--players", rules.players[0], *FEW)
    assert found["games"] == 2
    assert found["decisions"]["least"] <= found["decisions"]["middle"] <= found["decisions"]["most"]
    assert sum(share["win_share"] for share in found["by_seat"]) == pytest.approx(1)
    assert set(found["winners"]["mean_by_source"]) == set(found["by_seat"][0]["mean_by_source"])
    things = {component.id for component in rules.components()}
    assert found["taken"]
    assert {thing for counts in found["taken"].values() for thing in counts} <= things


def test_the_games_are_those_of_the_arena(run):
    """The same seed plays the same games, listened to or not."""
    found = reported(run, "colonialism", "--players", 2, *FEW, "--seed", 3)
    rules = rules_of("colonialism")
    games = [
        play_game(
            rules,
            rules.setup(2),
            seed_of(3, game, "table"),
            [make_bot("random", seed_of(3, game, "bot", seat)) for seat in range(2)],
        )
        for game in range(2)
    ]
    assert found["decisions"]["mean"] == sum(game.decisions for game in games) / 2
    assert found["by_seat"][1]["mean_score"] == sum(game.scores[1] for game in games) / 2


def test_the_same_report_whatever_the_jobs(run):
    """One process or two, today or tomorrow; another seed is another report."""
    words = ("colonialism", "--players", 2, "--games", 20, "--bots", "random", "--seed")
    assert reported(run, *words, 5) == reported(run, *words, 5, "--jobs", 2)
    assert reported(run, *words, 5) != reported(run, *words, 6)


def test_seats_by_their_nations(run):
    """With all choices of nations in turn, each nation is counted wherever it sits."""
    words = ("13-kolonien", "--players", 3, "--games", 4, "--bots", "random", "--vary", "nations")
    found = reported(run, *words)
    assert [options["nations"] for options in found["options"]] == [
        "in_order",
        "es_en_nl",
        "es_fr_nl",
        "en_fr_nl",
    ]
    assert {name: share["games"] for name, share in found["by_name"].items()} == {
        "seat:0": 3,
        "seat:1": 3,
        "seat:2": 3,
        "seat:3": 3,
    }


def test_tables_and_markdown(run):
    """For people, and for the documentation: names, a list as long as wanted, of the events wanted."""
    words = ("report", "13-kolonien", "--players", 2, *FEW, "--events", "gained", "--most", 3)
    plain = run(*words)
    assert plain.exit_code == 0
    assert "Spain" in plain.stdout
    markdown = run(*words, "--markdown").stdout
    assert "| Seat | Games | Wins | 95 % interval | Mean score |" in markdown
    table = markdown[markdown.index("Event “gained”") :]
    assert table.count("\n| ") == 2 + 3
    assert "took-vp" not in markdown


def test_length_lead_and_answers_in_both_languages(run):
    """Rounds, the winner's lead, what the rules remark on, and the answers to a question."""
    words = ("report", "13-kolonien", "--players", 2, *FEW, "--events", "gained", "--most", 3)
    found = reported(run, *words[1:])
    lead = found["lead"]
    assert lead["lead"]["mean"] == lead["winner"]["mean"] - lead["second"]["mean"]
    assert lead["share"] == pytest.approx(lead["lead"]["mean"] / lead["winner"]["mean"])
    assert found["rounds"]["most"] == -(-found["turns"]["most"] // 2)
    assert set(found["remarks"]) == {"no-vp-card"}
    shares = found["choices"]["TakeAction"]["shares"]
    assert sum(share for answer, share in shares.items() if " " not in answer) == pytest.approx(1)
    assert 0 < found["reached"]["gained"]["card:colonist"] <= 1
    english = run(*words, "--questions", "TakeAction", "--markdown").stdout
    assert f"| lead of the winner | {lead['lead']['mean']:.1f} |" in english
    assert "| Component | Times a game | Seats reached |" in english
    assert english.count("Answers to “") == 1
    german = run(*words, "--questions", "TakeAction", "--markdown", "--lang", "de").stdout
    assert f"| Runden | {found['rounds']['mean']:.1f} |".replace(".", ",") in german
    assert "Jemand findet im ersten Zug keine offene SP-Karte vor" in german
    assert "| Kolonist |" in german


def test_mistakes_are_told_in_a_line(run):
    """An option, a kind of event or a number of players that is not there."""
    words = ("report", "13-kolonien", *FEW)
    assert "no option 'nation'" in only_line(run(*words, "--vary", "nation"))
    assert "no event 'stolen'" in only_line(run(*words, "--events", "stolen"))
    assert "no question 'Guess'" in only_line(run(*words, "--questions", "Guess"))
    assert "not 9" in only_line(run(*words, "--players", 9))
