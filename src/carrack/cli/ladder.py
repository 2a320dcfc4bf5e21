"""`carrack ladder`: how strong computer players are, against each other or against one kind."""

from __future__ import annotations

import shlex
from pathlib import Path

import click
from msgspec.structs import replace
from rich.markup import escape

from carrack.arena.crew import Crew
from carrack.arena.duel import Duel, count_of_sides, play_deal
from carrack.arena.journal import Journal
from carrack.arena.ladder import Ladder
from carrack.arena.measured import (
    Measured,
    MeasuredError,
    MeasuredLadder,
    MeasuredMatch,
    Occasion,
    Share,
    measured_ladder,
    measured_match,
    write,
)
from carrack.bots.kinds import check_kind
from carrack.bots.levels import LEVELS
from carrack.cli.crews import crew_for, ray_option
from carrack.cli.output import Bar, WrongInputError, console, listing
from carrack.cli.parameters import (
    as_options,
    examples,
    game_argument,
    jobs_option,
    kinds_of,
    option_option,
    rules_with,
    seats_option,
    seed_option,
)
from carrack.cli.simulate import interval, percent


@click.command(
    epilog=examples(
        "carrack ladder goa --players 3 --jobs 0 --out goa-3.json",
        "carrack ladder goa --players 2 --bots random,greedy,search:50ms,mcts:50ms --games 100",
        "carrack ladder goa --players 3 --bots advanced --against greedy --games 200",
    )
)
@game_argument()
@seats_option
@option_option
@click.option(
    "--bots", help="Computer players, separated by commas, weaker ones first; otherwise the six levels."
)
@click.option(
    "--against", metavar="KIND", help="Only one player of --bots, alone against others of this kind."
)
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=200,
    show_default=True,
    help="The most games of a pair; with --against at least so many.",
)
@jobs_option
@ray_option
@seed_option(1)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the result to this file (.json), and a picture of the ratings beside it (.svg).",
)
def ladder(
    game: str,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    bots: str | None,
    against: str | None,
    games: int,
    jobs: int,
    ray: str | None,
    seed: int,
    out: Path | None,
) -> None:
    """Measure how strong computer players are.

    Pairs of players meet on the same deals: one seat for the one and the others for the other, on each seat
    in turn, then the other way round (in team games a team each). Neighbours play until it is clear who is
    stronger, then those two places apart; every other pair meets on one deal. Ratings are on the scale of
    chess: 400 more are odds of ten to one.

    With --against a single match is played: one seat for the player of --bots, the others for that kind.

    Ctrl-C prints what there is. With --out every deal is kept beside the result (.deals.jsonl), and the same
    command goes on from there, also with more --games.

    The same seed gives the same result whatever --jobs or --ray, except with players that play by the clock.
    """
    if out is not None and out.suffix != ".json":
        raise WrongInputError(f"--out {out}: the file's name must end with .json")
    if out is not None and not out.parent.is_dir():
        raise WrongInputError(f"--out {out}: there is no folder {out.parent}")
    rules = rules_with(game, None)
    seats = rules.players[-1] if players is None else players
    chosen = as_options(options)
    sides = count_of_sides(rules, rules.setup(seats, chosen))
    kinds = list(LEVELS) if bots is None else kinds_of(bots)
    words = ["carrack", "ladder", game, "--players", str(seats)]
    for name, value in chosen.items():
        words += ["--option", f"{name}={value}"]
    words += ["--bots", ",".join(kinds)] if bots is not None else []
    words += ["--against", check_kind(against)] if against is not None else []
    words += ["--games", str(games), "--seed", str(seed)]
    occasion = Occasion(command=shlex.join(words), game=game, players=seats, options=chosen, seed=seed)
    kind = "ladder" if against is None else "match"
    try:
        journal = Journal(None if out is None else out.with_suffix(".deals.jsonl"), kind, occasion)
    except MeasuredError as error:
        raise WrongInputError(str(error)) from error
    record: Measured
    with crew_for(jobs, ray) as crew:
        if against is None:
            record = climb(occasion, kinds, sides, games, crew, journal)
        else:
            record = meet(occasion, kinds, check_kind(against), sides, games, crew, journal)
    if isinstance(record, MeasuredLadder):
        print_ladder(record)
    else:
        print_match(record)
    if out is not None:
        write(out, record)
    if not record.occasion.complete:
        raise click.Abort


def climb(
    occasion: Occasion, kinds: list[str], sides: int, games: int, crew: Crew, journal: Journal
) -> MeasuredLadder:
    """Play a ladder, or what there is time for before Ctrl-C."""
    if len(kinds) < 2:
        raise WrongInputError("a ladder has at least two players; name an opponent with --against")
    twice = next((kind for kind in kinds if kinds.count(kind) > 1), None)
    if twice is not None:
        raise WrongInputError(f"{twice} is named twice; every player of a ladder has a name of its own")
    played = Ladder(occasion.game, occasion.players, occasion.options, kinds, sides, games, occasion.seed)
    for pair in played.pairs.values():
        pair.deals.update(journal.deals(pair.duel.bots))
    try:
        with Bar("games", played.most_games) as bar:
            played.play(crew, bar.step, journal.add)
    except KeyboardInterrupt:
        occasion = stopped(occasion, any(pair.deals for pair in played.pairs.values()))
    return measured_ladder(played, occasion)


def meet(
    occasion: Occasion, kinds: list[str], against: str, sides: int, games: int, crew: Crew, journal: Journal
) -> MeasuredMatch:
    """Play a match of one against others, or what there is time for before Ctrl-C."""
    if len(kinds) != 1:
        raise WrongInputError("--against measures one player: name it with --bots")
    bots = (kinds[0], against)
    duel = Duel(occasion.game, occasion.players, occasion.options, bots, occasion.seed)
    number_of_deals = -(-games // sides)
    deals = journal.deals(bots)
    tasks = [(duel, number) for number in range(number_of_deals) if number not in deals]
    try:
        with Bar("games", number_of_deals * sides) as bar:
            for _, number, deal in crew.each(play_deal, tasks):
                deals[number] = deal
                journal.add(duel, number, deal)
                bar.step(len(deals) * sides)
    except KeyboardInterrupt:
        occasion = stopped(occasion, bool(deals))
    return measured_match(bots, [deals[number] for number in sorted(deals)], sides, occasion)


def stopped(occasion: Occasion, anything: bool) -> Occasion:
    """What is told of a run that was stopped, if there is anything to tell."""
    if not anything:
        raise click.Abort
    return replace(occasion, complete=False)


def headline(record: Measured) -> str:
    """What was played."""
    occasion = record.occasion
    options = "".join([f", {name}={value}" for name, value in occasion.options.items()])
    return (
        f"[bold]{escape(occasion.game)}[/], {occasion.players} players, seed {occasion.seed}{escape(options)}"
    )


def with_interval(share: Share | None) -> str:
    """A share and its interval."""
    if share is None:
        return ""
    return f"{percent(share.mean)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def print_ladder(record: MeasuredLadder) -> None:
    """The tables for people."""
    out = console()
    out.print(headline(record))
    players = listing("Ratings", "Player", ">Rating", ">95 % interval", ">Games", ">ms a decision")
    for player in record.ratings:
        span = f"{player.low} to {player.high}"
        row = (str(player.rating), span, f"{player.games:,}", f"{player.milliseconds:.2f}")
        players.add_row(escape(player.name), *row)
    several = record.even < 0.5
    columns = [
        "One alone",
        "Against",
        ">Wins",
        *([">The other way round"] if several else []),
        ">Games",
        "Stronger",
    ]
    pairs = listing(f"Pairs: an even share is {percent(record.even)}", *columns)
    for pair in record.pairs:
        shares = [with_interval(pair.first_alone), *([with_interval(pair.second_alone)] if several else [])]
        pairs.add_row(
            escape(pair.first),
            escape(pair.second),
            *shares,
            f"{pair.games:,}",
            escape(pair.stronger or "not clear"),
        )
    out.print(players)
    out.print(pairs)


def print_match(record: MeasuredMatch) -> None:
    """The table for people."""
    out = console()
    out.print(headline(record))
    deals = "1 deal" if record.deals == 1 else f"{record.deals} deals"
    table = listing(
        f"{record.games} games on {deals}, one against the others; an even share is {percent(record.even)}",
        *("Player", ">Wins", ">95 %, by games", ">95 %, by deals", ">Mean score", ">ms a decision"),
    )
    share = record.share
    intervals = (interval(list(record.wilson)), interval([share.low, share.high]))
    rows = ((record.bot, percent(share.mean), *intervals), (f"against {record.against}", "", "", ""))
    for role, row in enumerate(rows):
        table.add_row(
            *map(escape, row), f"{record.mean_scores[role]:.2f}", f"{record.milliseconds[role]:.2f}"
        )
    out.print(table)
