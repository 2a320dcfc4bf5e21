"""Records of measured strength, as `carrack ladder --out` writes and the documentation reads them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct, field

import carrack
from carrack.arena.chart import Chart
from carrack.arena.duel import FIRST, SECOND, Deal
from carrack.arena.ladder import Ladder, Pair
from carrack.arena.statistics import interval_of_mean, wilson

STEP = 200  # of the scale of ratings


class MeasuredError(ValueError):
    """A file that is no record of measured strength."""


class Occasion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was played, and with what; `options` are those that were chosen.

    A run that was stopped with Ctrl-C is not `complete`.
    """

    command: str
    game: str
    players: int
    options: dict[str, str]
    seed: int
    complete: bool = True
    version: str = carrack.__version__
    engine: str = field(default_factory=carrack.engine)
    date: str = field(default_factory=lambda: datetime.now(UTC).date().isoformat())


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """A mean share of the victories with its 95 % interval, deals being the unit."""

    mean: float
    low: float
    high: float


class MeasuredPair(Struct, frozen=True, forbid_unknown_fields=True):
    """Two players of a ladder; shares are those of one side against all others of the other player.

    With two sides there is one such share. `stronger` is what the sequential test says, if it is clear.
    """

    first: str
    second: str
    deals: int
    games: int
    first_alone: Share
    second_alone: Share | None
    stronger: str | None


class MeasuredPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """A player of a ladder; `milliseconds` of processor time a decision."""

    name: str
    rating: int
    low: int
    high: int
    games: int
    milliseconds: float


class MeasuredLadder(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="ladder"
):
    """A ladder, the strongest player first."""

    occasion: Occasion
    even: float
    ratings: list[MeasuredPlayer]
    pairs: list[MeasuredPair]


class MeasuredMatch(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="match"
):
    """One side of a player against all others of another: `wilson` takes each game for independent."""

    occasion: Occasion
    bot: str
    against: str
    deals: int
    games: int
    share: Share
    wilson: tuple[float, float]
    even: float
    mean_scores: tuple[float, float]
    milliseconds: tuple[float, float]


Measured = MeasuredLadder | MeasuredMatch


def share(values: list[float]) -> Share:
    """The mean over deals."""
    low, high = interval_of_mean(values)
    return Share(round(sum(values) / len(values), 4), round(low, 4), round(high, 4))


def milliseconds(deals: list[tuple[Deal, int]]) -> float:
    """Processor time a decision of the player who has this place in each deal."""
    decisions = sum([deal.decisions[role] for deal, role in deals])
    seconds = sum([deal.seconds[role] for deal, role in deals])
    return round(1000 * seconds / max(1, decisions), 3)


def measured_ladder(ladder: Ladder, occasion: Occasion) -> MeasuredLadder:
    """The record of a ladder as far as it was played."""
    met = {key: pair for key, pair in ladder.pairs.items() if pair.deals}
    players = []
    for at, rating in enumerate(ladder.ratings()):
        own = [(pair, role) for key, pair in met.items() for role in (FIRST, SECOND) if key[role] == at]
        deals = [(deal, role) for pair, role in own for deal in pair.played()]
        games = sum([deal.games for deal, _ in deals])
        ends = (round(rating.value), round(rating.low), round(rating.high))
        if games:
            players.append(MeasuredPlayer(ladder.bots[at], *ends, games, milliseconds(deals)))
    players.sort(key=lambda player: -player.rating)
    pairs = [measured_pair(pair) for pair in met.values()]
    return MeasuredLadder(occasion=occasion, even=1 / ladder.sides, ratings=players, pairs=pairs)


def measured_pair(pair: Pair) -> MeasuredPair:
    """A pair that has met."""
    verdict = pair.verdict()
    second_alone = pair.shares(SECOND)
    return MeasuredPair(
        *pair.duel.bots,
        len(pair.deals),
        pair.games,
        share(pair.shares(FIRST)),
        share(second_alone) if second_alone else None,
        pair.duel.bots[FIRST if verdict > 0 else SECOND] if verdict else None,
    )


def measured_match(bots: tuple[str, str], deals: list[Deal], sides: int, occasion: Occasion) -> MeasuredMatch:
    """The record of a match of a lone side against others."""
    games = sum([deal.games for deal in deals])
    won = sum([sum(deal.alone[FIRST]) for deal in deals])
    low, high = wilson(won, games)

    def mean_score(role: int) -> float:
        return round(
            sum([deal.scores[role] for deal in deals]) / sum([deal.seats[role] for deal in deals]), 2
        )

    return MeasuredMatch(
        occasion=occasion,
        bot=bots[FIRST],
        against=bots[SECOND],
        deals=len(deals),
        games=games,
        share=share([sum(deal.alone[FIRST]) / deal.games for deal in deals]),
        wilson=(round(low, 4), round(high, 4)),
        even=1 / sides,
        mean_scores=(mean_score(FIRST), mean_score(SECOND)),
        milliseconds=(
            milliseconds([(deal, FIRST) for deal in deals]),
            milliseconds([(deal, SECOND) for deal in deals]),
        ),
    )


def write(path: Path, record: Measured) -> None:
    """Write a record, and beside it the picture of a ladder."""
    if isinstance(record, MeasuredLadder):
        path.with_suffix(".svg").write_text(picture(record), encoding="utf-8")
    path.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")


def read(path: Path) -> Measured:
    """A record from its file."""
    try:
        found: Measured = msgspec.json.decode(path.read_bytes(), type=Measured)
    except msgspec.DecodeError as error:
        raise MeasuredError(f"{path} is no record of measured strength: {error}") from error
    return found


def picture(record: MeasuredLadder) -> str:
    """The ratings with their intervals, the weakest player on the left."""
    ratings = record.ratings[::-1]
    low = min([player.low for player in ratings]) // STEP * STEP
    high = -(-max([player.high for player in ratings]) // STEP) * STEP
    occasion = record.occasion
    chart = Chart(f"Ladder of {occasion.game}, {occasion.players} players", len(ratings), low, high)
    for rating in range(low, high + 1, STEP):
        chart.grid(rating, str(rating))
    for at, player in enumerate(ratings):
        chart.interval(at + 0.5, player.low, player.high)
        chart.dot(at + 0.5, player.rating)
        chart.name(at + 0.5, player.name)
    return chart.svg(f"{occasion.game}, {occasion.players} players: ratings with 95 % intervals")
