# ruff: noqa: INP001, T201 - an example to be read and run: it prints what it learns
"""PPO in one file, in the manner of CleanRL: a small policy learns Colonialism for two by self-play.

pip install "carrack[rl]" torch
python docs/examples/ppo.py --minutes 60 --out ppo.pt

It writes the policy to `ppo.pt`, and its strength against `greedy` to `ppo.json` and `ppo.svg` beside it. If
these files are there already, the policy learns on.
Then it is a computer player like any other, where Python finds this file:

CARRACK_PPO=ppo.pt carrack simulate colonialism --option quick_start=on --players 2 --bots ppo:Learned,greedy
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from carrack.arena.chart import Chart
from carrack.arena.games import play_game, seed_of
from carrack.arena.statistics import wilson
from carrack.bots.bot import Bot
from carrack.bots.kinds import make_bot
from carrack.kernel.actions import Action
from carrack.kernel.perspective import Perspective
from carrack.kernel.registry import rules_of
from carrack.rl import Batch

GAME, PLAYERS, OPTIONS = "colonialism", 2, {"quick_start": "on"}
GAMES, STEPS = 64, 128  # a portion: so many decisions of so many games
EPOCHS, MINIBATCHES = 3, 8
RATE, CLIP, ENTROPY, VALUE, NORM = 5e-4, 0.2, 0.01, 0.5, 0.5
TRACE = 0.95  # of generalised advantages; nothing is discounted
LEAD, LEAD_IS_WORTH = "lead-hoped", 0.01
"""A guess in the observation: how far the seat is ahead. Its change is paid as it comes, which leaves the
best play the best (potential-based shaping) and tells within a few moves what was good."""
RANGE = 4.0  # standardised numbers beyond this are cut


class Policy(nn.Module):
    """Nets for the choice and for the value, over observations that are standardised as they come."""

    def __init__(self, width: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.register_buffer("count", torch.tensor(1e-4))
        self.register_buffer("mean", torch.zeros(width))
        self.register_buffer("spread", torch.ones(width))
        self.choice = layers(width, hidden, actions, 0.01)
        self.value = layers(width, hidden, 1, 1.0)

    def meet(self, seen: Tensor) -> None:
        """Go along with the mean and the spread of what is seen."""
        count = self.count + len(seen)
        apart = seen.mean(0) - self.mean
        mean = self.mean + apart * len(seen) / count
        squares = self.spread * self.count + seen.var(0, correction=0) * len(seen)
        self.spread = (squares + apart**2 * self.count * len(seen) / count) / count
        self.mean, self.count = mean, count

    def read(self, seen: Tensor) -> Tensor:
        return ((seen - self.mean) / (self.spread + 1e-3).sqrt()).clamp(-RANGE, RANGE)

    def chances(self, read: Tensor, masks: Tensor) -> torch.distributions.Categorical:
        """How likely each action is; what is not possible is not likely at all."""
        return torch.distributions.Categorical(logits=self.choice(read).masked_fill(~masks, -1e9))


def layers(width: int, hidden: int, out: int, gain: float) -> nn.Sequential:
    """A small net with orthogonal weights."""
    made = nn.Sequential(nn.Linear(width, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh())
    made.append(nn.Linear(hidden, out))
    linear = [layer for layer in made if isinstance(layer, nn.Linear)]
    for layer in linear:
        nn.init.orthogonal_(layer.weight, gain if layer is linear[-1] else 2**0.5)
        nn.init.zeros_(layer.bias)
    return made


def advantages(
    values: NDArray[Any], leads: NDArray[Any], seats: NDArray[Any], ended: NDArray[Any], rewards: NDArray[Any]
) -> NDArray[Any]:
    """Generalised advantages, where every seat has a line of decisions of its own in every game.

    `values` and `leads` are those of the seat to move and have a row more than there are decisions: where the
    game stands after the last one. Going back, the game remembers for every seat what comes after: its value,
    its lead, its trace, and what it was paid in between.
    """
    last = len(values) - 1
    found = np.zeros((last, GAMES), np.float32)
    rows = np.arange(GAMES)
    # What one seat hopes for the other one fears; its next decision lies beyond this portion.
    later = np.where(np.arange(PLAYERS) == seats[last][:, None], 1, -1 / (PLAYERS - 1)).astype(np.float32)
    value, lead = later * values[last][:, None], later * leads[last][:, None]
    trace, paid = np.zeros((GAMES, PLAYERS), np.float32), np.zeros((GAMES, PLAYERS), np.float32)
    for step in reversed(range(last)):
        over = ended[step] == 1
        value[over], lead[over], trace[over], paid[over] = 0, 0, 0, rewards[step][over]
        at = (rows, seats[step])
        gain = paid[at] + lead[at] - leads[step]
        trace[at] = gain + value[at] - values[step] + TRACE * trace[at]
        found[step], value[at], lead[at], paid[at] = trace[at], values[step], leads[step], 0
    return found


def learn(minutes: float, out: Path, seed: int, every: float, games: int) -> None:
    """Play a portion, learn from it, and so on; from time to time a match against greedy."""
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    record: list[dict[str, Any]] = json.loads(out.with_suffix(".json").read_text()) if out.is_file() else []
    with Batch(GAME, GAMES, players=PLAYERS, options=OPTIONS, seed=seed + len(record)) as batch:
        width, actions = batch.task.width, batch.task.actions
        policy = read_policy(out) if out.is_file() else Policy(width, actions)
        optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
        seen = np.zeros((STEPS + 1, GAMES, width), np.float32)
        masks = np.zeros((STEPS, GAMES, actions), bool)
        seats = np.zeros((STEPS + 1, GAMES), np.int64)
        chosen = np.zeros((STEPS, GAMES), np.int64)
        ended = np.zeros((STEPS, GAMES), np.uint8)
        rewards = np.zeros((STEPS, GAMES, PLAYERS), np.float32)
        lead = batch.names.index(LEAD)
        policy.meet(torch.as_tensor(batch.observations, dtype=torch.float32))
        begun = measured = time.monotonic()
        decisions, earlier = (record[-1]["decisions"], record[-1]["minutes"]) if record else (0, 0.0)
        while True:
            spent = (time.monotonic() - begun) / 60
            if not record or spent >= minutes or time.monotonic() - measured >= every * 60:
                told = match(policy, games, len(record))
                record.append(told | {"decisions": decisions, "minutes": earlier + spent})
                print(json.dumps(record[-1]), flush=True)
                keep(policy, record, out)
                measured = time.monotonic()
            if spent >= minutes:
                return
            with torch.no_grad():
                for step in range(STEPS):
                    seen[step], masks[step], seats[step] = batch.observations, batch.masks, batch.seats
                    read = policy.read(torch.from_numpy(seen[step]))
                    likely = policy.chances(read, torch.from_numpy(masks[step])).probs.numpy()
                    # The most likely after dividing lots: a draw of every game at once.
                    lots = likely / -np.log1p(-chance.random(likely.shape, np.float32) + 1e-12)
                    chosen[step] = np.where(masks[step], lots, -1).argmax(1)
                    batch.step(chosen[step])
                    ended[step], rewards[step] = batch.ended, batch.rewards
                seen[STEPS], seats[STEPS] = batch.observations, batch.seats
                read = policy.read(torch.from_numpy(seen))
                values = policy.value(read)[..., 0].numpy()
                leads = np.clip(seen[..., lead] * LEAD_IS_WORTH, -1, 1)
                edges = advantages(values, leads, seats, ended, rewards)
                before = policy.chances(read[:-1], torch.from_numpy(masks)).log_prob(torch.from_numpy(chosen))
            decisions += STEPS * GAMES
            improve(
                policy,
                optimizer,
                chance,
                read[:-1].flatten(0, 1),
                torch.from_numpy(masks).flatten(0, 1),
                torch.from_numpy(chosen).flatten(),
                before.flatten(),
                torch.from_numpy(edges).flatten(),
                torch.from_numpy(edges + values[:-1]).flatten(),
            )
            policy.meet(torch.from_numpy(seen[:-1]).flatten(0, 1))
            for group in optimizer.param_groups:
                group["lr"] = RATE * max(0.05, 1 - spent / minutes)


def improve(
    policy: Policy,
    optimizer: torch.optim.Optimizer,
    chance: np.random.Generator,
    read: Tensor,
    masks: Tensor,
    chosen: Tensor,
    before: Tensor,
    edges: Tensor,
    returns: Tensor,
) -> None:
    """PPO: better choices become more likely, though not much at once, and values nearer to what came."""
    for _ in range(EPOCHS):
        for some in np.array_split(chance.permutation(len(read)), MINIBATCHES):
            chances = policy.chances(read[some], masks[some])
            ratio = (chances.log_prob(chosen[some]) - before[some]).exp()
            edge = (edges[some] - edges[some].mean()) / (edges[some].std() + 1e-8)
            gain = torch.min(ratio * edge, ratio.clamp(1 - CLIP, 1 + CLIP) * edge).mean()
            missed = (policy.value(read[some])[:, 0] - returns[some]).square().mean()
            loss = VALUE * missed - gain - ENTROPY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), NORM)
            optimizer.step()


class Learned(Bot):
    """A computer player that takes what the policy holds for best; CARRACK_PPO names the policy's file."""

    def __init__(self, seed: int, policy: Policy | None = None) -> None:
        super().__init__(seed)
        self.policy = policy or read_policy(Path(os.environ.get("CARRACK_PPO", "ppo.pt")))

    def choose(self, perspective: Perspective) -> Action:
        table = perspective.imagine(self.stream.fork())  # what a seat sees is the same on every such table
        numbers = perspective.rules.features(table, perspective.seat)
        with torch.no_grad():
            likely = self.policy.choice(self.policy.read(torch.tensor([numbers], dtype=torch.float32)))[0]
        return max(perspective.options, key=lambda action: float(likely[action.index]))


def match(policy: Policy, games: int, number: int) -> dict[str, Any]:
    """Games against greedy, one from either seat on each deal; the share of the victories, its interval."""
    rules = rules_of(GAME)
    setup = rules.setup(PLAYERS, OPTIONS)
    won = 0.0
    for game in range(games):
        own = game % 2
        deal = seed_of(number, game // 2)
        bots: list[Bot] = [make_bot("greedy", deal), Learned(deal, policy)]
        places = play_game(rules, setup, deal, bots[::-1] if own == 0 else bots).places
        won += 1 / places.count(1) if places[own] == 1 else 0
    low, high = wilson(won, games)
    return {"games": games, "share": won / games, "low": low, "high": high}


def keep(policy: Policy, record: list[dict[str, Any]], out: Path) -> None:
    """Write the policy, the record, and the record as a picture."""
    torch.save(policy.state_dict(), out)
    out.with_suffix(".json").write_text(json.dumps(record, indent=1) + "\n", "utf-8")
    chart = Chart("A policy learns Colonialism for two", max(1, record[-1]["decisions"]), 0.0, 1.0)
    for tenth in range(0, 11, 2):
        chart.grid(tenth / 10, f"{10 * tenth} %")
    chart.dashed(0.5)
    for row in record:
        chart.interval(row["decisions"], row["low"], row["high"])
    chart.line([(row["decisions"], row["share"]) for row in record])
    for quarter in range(5):
        at = record[-1]["decisions"] * quarter / 4
        chart.name(at, f"{at / 1e6:.1f}")
    caption = "million decisions; share of the victories against greedy, 95 % intervals, dashed: even"
    out.with_suffix(".svg").write_text(chart.svg(caption), "utf-8")


def read_policy(file: Path) -> Policy:
    """A policy that was learned before."""
    state = torch.load(file, weights_only=True)
    policy = Policy(len(state["mean"]), len(state["choice.4.bias"]))
    policy.load_state_dict(state)
    return policy


def main() -> None:
    """Learn for some minutes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--out", type=Path, default=Path("ppo.pt"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=5, help="minutes between two matches against greedy")
    parser.add_argument("--games", type=int, default=200, help="games of a match")
    parser.add_argument("--threads", type=int, default=1)
    words = parser.parse_args()
    torch.set_num_threads(words.threads)
    learn(words.minutes, words.out, words.seed, words.every, words.games)


if __name__ == "__main__":
    main()
