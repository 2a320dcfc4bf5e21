"""What `carrack bench` measures of batches of games for learners."""

from __future__ import annotations

from carrack.cli.output import Bar, console, listing, print_json, reached
from carrack.extras import needs
from carrack.kernel.registry import game_ids


def bench_batches(seconds: float, as_json: bool) -> None:
    """Batches of games."""
    with needs("rl"):
        from carrack.rl.bench import measure_batches  # noqa: PLC0415  # numpy is an extra
    with Bar("measuring, percent", 100) as bar:
        result = measure_batches(game_ids(), None, seconds, lambda share: bar.step(round(100 * share)))
    if as_json:
        print_json(result)
        return
    peer, goals = result["peer"], result["goals"]
    table = listing(
        f"Decisions a second, {result['build']}, batches of {result['batch']}",
        *("Game", ">Players", ">Numbers seen", ">Kernel alone", ">Batch, blind", ">Batch", ">Two processes"),
        *([">Of gin rummy"] if peer else []),
    )
    for row in result["games"]:
        speeds = [f"{row[name]:,.0f}" for name in ("kernel", "blind", "observed")]
        twice = row["two"] / row["one"]
        cells = [row["game"], str(row["players"]), str(row["width"]), *speeds]
        cells.append(f"{twice:.2f} times: {reached(twice >= goals['processes'])}")
        if peer:
            ratio = row["observed"] / peer
            cells.append(f"{ratio:.1f} times: {reached(ratio >= goals['peer'])}")
        table.add_row(*cells)
    out = console()
    out.print(table)
    if peer:
        out.print(f"RLCard's gin rummy: {peer:,.0f} steps a second (goal: {goals['peer']:.0f} times as fast)")
    else:
        out.print("RLCard is not installed (extra `bench`), so there is nothing to compare with.")
