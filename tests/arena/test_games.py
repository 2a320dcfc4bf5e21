"""Games between computer players, and matches with people."""

from collections import Counter
from itertools import pairwise

import pytest

from carrack.arena.crew import Here
from carrack.arena.games import IllegalChoiceError, play_game, play_table, seed_of
from carrack.arena.live import Seating, check_players, hint_of, live_match, new_secret
from carrack.arena.simulate import Plan, chunks_of, simulate
from carrack.bots.bot import Bot, RandomBot
from carrack.bots.kinds import UnknownBotError
from carrack.kernel.chance import commitment
from carrack.kernel.registry import rules_of
from carrack.kernel.table import open_asks

RULES = rules_of("colonialism")


class Slow(Bot):
    """Chooses like a random player, but looks at its perspective."""

    def choose(self, perspective):
        assert perspective.view.as_json()["seat"] == perspective.seat
        return perspective.options[self.stream.below(len(perspective.options))]


class Cheat(Bot):
    """Chooses what was not offered."""

    def choose(self, perspective):
        return next(a for a in RULES.catalogue.actions if a not in perspective.options)


def test_random_players_need_no_perspective():
    """The short way of a random player makes the same game as the long way."""
    setup = RULES.setup(3)
    short = play_game(RULES, setup, 5, [RandomBot(seat) for seat in range(3)])
    long = play_game(RULES, setup, 5, [Slow(seat) for seat in range(3)])
    assert (short.scores, short.places, short.decisions) == (long.scores, long.places, long.decisions)


def test_illegal_choice_is_noticed():
    """A computer player that chooses something else than an option ends the game with an error."""
    table = RULES.new_table(RULES.setup(2), 1)
    with pytest.raises(IllegalChoiceError, match="seat"):
        play_table(RULES, table, [Cheat(1), Cheat(2)])


def test_seeds_differ_by_purpose():
    """Each purpose has its own seed, always the same one."""
    assert seed_of(1, 2, "table") == seed_of(1, 2, "table")
    assert (
        len({seed_of(1, 2, "table"), seed_of(1, 2, "bot", 0), seed_of(1, 22, "table"), seed_of(12, 2)}) == 4
    )


@pytest.mark.parametrize(("bots", "seats"), [(2, 4), (3, 2), (4, 3), (1, 2)])
def test_bots_rotate_over_the_seats(bots, seats):
    """Over as many games as the list is long each bot sits on each seat once."""
    plan = Plan("colonialism", seats, bots, [f"bot{n}" for n in range(bots)], 1, {})
    sat = Counter((seat, kind) for game in range(bots) for seat, kind in enumerate(plan.kinds(game)))
    assert sat == Counter({(seat, f"bot{n}"): 1 for seat in range(seats) for n in range(bots)})


def test_chunks_cover_all_games():
    """The portions follow each other without gaps."""
    chunks = chunks_of(1003, 3)
    assert chunks[0][0] == 0
    assert chunks[-1][1] == 1003
    assert all(one[1] == other[0] for one, other in pairwise(chunks))


def test_progress_counts_games():
    """Progress ends with the number of games."""
    told: list[int] = []
    simulate(Plan("colonialism", 2, 3, ["random"], 1, {"quick_start": "on"}), Here(), told.append)
    assert told == [1, 2, 3]


def test_live_match_keeps_its_commitment():
    """The key of a live match fits the commitment that was published before it."""
    secret = new_secret()
    match = live_match(RULES, RULES.setup(2), secret, ("mine",))
    assert match.key is not None
    assert match.key.commitment() == commitment(secret)
    assert match.key.nonces == ("mine",)
    assert new_secret() != secret


def test_computer_players_answer_first_and_people_finish_their_decision():
    """Of several open questions the computers' come first, then the person's who has the device."""
    seating = Seating(["human", "random", "human"], 1)
    match = live_match(RULES, RULES.setup(3), new_secret())
    while len(open_asks(match.table)) < 3:
        seat = seating.next_seat(match, -1)
        match.apply(seat, match.perspective(seat).options[0])
    assert seating.next_seat(match, 2) == 1
    while any(ask.seat == 1 for ask in open_asks(match.table)):
        seating.play_bot(match, 1)
    assert seating.next_seat(match, 2) == 2
    assert seating.next_seat(match, -1) == 0


def test_seating_with_a_seed_is_reproducible():
    """Equal seeds make equal computer players."""
    match = live_match(RULES, RULES.setup(2), "secret")
    seat = open_asks(match.table)[0].seat
    chosen = {Seating(["random", "random"], 9).bots[seat].choose(match.perspective(seat)) for _ in range(5)}
    assert len(chosen) == 1


def test_unknown_player():
    """A wrong kind is refused with the kinds that there are."""
    with pytest.raises(UnknownBotError, match="random"):
        check_players(["human", "clever"])


def test_hint_is_an_option():
    """A hint is one of the options."""
    match = live_match(RULES, RULES.setup(2), "secret")
    seat = open_asks(match.table)[0].seat
    perspective = match.perspective(seat)
    kind, action = hint_of(perspective, "greedy")
    assert kind == "greedy"
    assert action in perspective.options
