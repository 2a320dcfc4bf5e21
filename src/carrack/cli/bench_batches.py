"""What `carrack bench` measures of batches of games for learners."""

from __future__ import annotations

from typing import Any

from carrack.cli.output import Bar, console, listing, print_json, reached
from carrack.extras import needs
from carrack.kernel.registry import game_ids


def bench_batches(seconds: float, as_json: bool) -> None:
    """Batches of games."""
    with needs("rl"):
        from carrack.rl.bench import PEER, measure_batches  # noqa: PLC0415  # numpy is an extra
    with Bar("measuring, percent", 100) as bar:
        result = measure_batches(game_ids(), None, seconds, lambda share: bar.step(round(100 * share)))
    if as_json:
        print_json(result)
        return
    rlcard = next((peer["steps"] for peer in result["peers"] if peer["library"] == PEER), None)
    print_batches(result, rlcard)
    print_peers(result)


def print_batches(result: dict[str, Any], rlcard: float | None) -> None:
    """Our games, with the goals."""
    goals = result["goals"]
    table = listing(
        f"Decisions a second, {result['build']}, batches of {result['batch']}",
        *("Game", ">Players", ">Numbers seen", ">Kernel alone", ">Batch, blind", ">Batch", ">Of the kernel"),
        *(">Two processes", *([">Of RLCard"] if rlcard else [])),
    )
    for row in result["games"]:
        speeds = [f"{row[name]:,.0f}" for name in ("kernel", "blind", "observed")]
        of_kernel, twice = row["observed"] / row["kernel"], row["two"] / row["one"]
        cells = [row["game"], str(row["players"]), str(row["width"]), *speeds]
        cells.append(f"{of_kernel:.2f}: {reached(of_kernel >= goals['kernel'])}")
        cells.append(f"{twice:.2f} times: {reached(twice >= goals['processes'])}")
        if rlcard:
            ratio = row["observed"] / rlcard
            cells.append(f"{ratio:.1f} times: {reached(ratio >= goals['peer'])}")
        table.add_row(*cells)
    console().print(table)


def print_peers(result: dict[str, Any]) -> None:
    """Other libraries, as far as they are installed."""
    out = console()
    if not result["peers"]:
        out.print("No other library is installed, so there is nothing to compare with.")
    else:
        table = listing("Steps a second with observations, in the same run", "Library", "Game", ">Steps")
        for peer in result["peers"]:
            table.add_row(f"{peer['library']} {peer['version']}", peer["game"], f"{peer['steps']:,.0f}")
        out.print(table)
    if result["catanatron"]:
        out.print(f"Catanatron without observations: {result['catanatron']:,.0f} decisions a second")
