"""Train a small policy on Consta 5×5 by playing against itself, until it beats random play.

One file, as CleanRL has its examples: the environment is `trilithon.envs.vector`, the network two
layers in NumPy, the algorithm PPO with a learned baseline, an entropy bonus and Adam. White's board
is turned, so that the network always joins the same two edges, and what was played is learned from
in all mirrors. Beside NumPy nothing is needed:

    pip install "trilithon[numpy]"
    python examples/train_consta.py --minutes 5 -o policy.npz

It prints how the policy does against random play as it learns, and ends once it wins more than 95%
of many games. With more processors there is more than one seed to try: `pip install ray`, and
`--ray ADDRESS --seeds 32` trains as many policies on a Ray cluster and keeps the best. `auto` is
the cluster that is there, `local` this machine.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, fields, replace
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import numpy.typing as npt

from trilithon.envs.vector import Games

Floats = npt.NDArray[np.float32]
Bools = npt.NDArray[np.bool_]
Weights = dict[str, Floats]


@dataclass(frozen=True)
class Steps:
    """What was seen, legal and taken, with what chance, what value was expected, and what came."""

    seen: Floats
    legal: Bools
    taken: npt.NDArray[np.int64]
    chances: Floats
    values: Floats
    returns: Floats

    def part(self, rows: npt.NDArray[Any]) -> Steps:
        """Some of the steps."""
        return Steps(*(getattr(self, field.name)[rows] for field in fields(self)))


class Turned:
    """Games as the network sees them: whoever is to move joins top and bottom."""

    def __init__(self, games: Games, size: int) -> None:
        self.games, self._size = games, size
        cells = np.arange(size * size).reshape(size, size)
        self._across = self._actions(cells.T)
        self.mirrors = [
            (self._actions(at), at.ravel()) for at in (cells, cells[::-1], cells[:, ::-1])
        ]
        self.mirrors.append((self._actions(cells[::-1, ::-1]), cells[::-1, ::-1].ravel()))

    def _actions(self, cells: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """For each action the one that it is on a board with these cells."""
        one = cells.ravel()
        return np.concatenate([one, one + one.size, [2 * one.size]])

    def seen(self) -> tuple[Floats, Bools]:
        """What is seen of each game as one row, and the legal actions."""
        seen, legal = self.games.seen(), self.games.legal()
        white = self.games.players == 1
        seen[white] = seen[white].transpose(0, 2, 1, 3)
        turned = np.where(white[:, None], legal[:, self._across], legal)
        return seen.reshape(self.games.count, -1), turned

    def play(self, actions: npt.NDArray[np.int64]) -> None:
        """Take actions as the network sees them; nothing where a game is over."""
        games = self.games
        turned = np.where(games.players == 1, self._across[actions], actions)
        games.play(np.where(games.over, 0, turned))

    def mirrored(self, steps: Steps, which: int) -> Steps:
        """The same steps on a board that is mirrored, which changes nothing in the game."""
        actions, cells = self.mirrors[which]
        seen = steps.seen.reshape(len(steps.seen), self._size**2, -1)[:, cells]
        # A mirror undoes itself, so one table serves both ways.
        return replace(
            steps,
            seen=seen.reshape(len(seen), -1),
            legal=steps.legal[:, actions],
            taken=actions[steps.taken],
        )


class Policy:
    """Two layers: what is seen, hidden units, a preference for each action and the value."""

    def __init__(self, seen: int, actions: int, hidden: int, random: np.random.Generator) -> None:
        def begin(rows: int, columns: int, scale: float) -> Floats:
            drawn: Floats = random.standard_normal((rows, columns), np.float32)
            return drawn * np.float32(scale / np.sqrt(rows))

        self.weights: Weights = {
            "hidden": begin(seen, hidden, 1.4),
            "hidden_bias": np.zeros(hidden, np.float32),
            "actions": begin(hidden, actions, 0.1),
            "actions_bias": np.zeros(actions, np.float32),
            "value": begin(hidden, 1, 0.1),
        }
        self._mean = {name: np.zeros_like(at) for name, at in self.weights.items()}
        self._square = {name: np.zeros_like(at) for name, at in self.weights.items()}
        self._steps = 0

    def forward(self, seen: Floats, legal: Bools) -> tuple[Floats, Floats, Floats]:
        """Hidden units, the chance of each action, and the value of each position."""
        weights = self.weights
        hidden = np.maximum(seen @ weights["hidden"] + weights["hidden_bias"], 0)
        liking = hidden @ weights["actions"] + weights["actions_bias"]
        liking = np.where(legal, liking, -1e9)
        chances = np.exp(liking - liking.max(axis=1, keepdims=True)) * legal
        chances /= np.maximum(chances.sum(axis=1, keepdims=True), 1e-9)
        return hidden, chances, np.tanh(hidden @ weights["value"])[:, 0]

    def gradient(self, steps: Steps, entropy: float) -> Weights:
        """Which way the weights are to go for more of what was won."""
        hidden, chances, values = self.forward(steps.seen, steps.legal)
        count = len(steps.seen)
        rows = np.arange(count)
        gain = steps.returns - steps.values
        ratio = chances[rows, steps.taken] / steps.chances
        # PPO: nothing more is gained where the policy has moved that way far enough.
        ratio[((gain > 0) & (ratio > 1.2)) | ((gain < 0) & (ratio < 0.8))] = 0
        pull = gain * ratio
        wanted = -chances * pull[:, None]
        wanted[rows, steps.taken] += pull
        # What keeps the policy from being sure too early.
        surprise = -np.log(np.maximum(chances, 1e-9))
        mean = (chances * surprise).sum(axis=1, keepdims=True)
        wanted += entropy * chances * (surprise - mean)
        value = ((steps.returns - values) * (1 - values**2))[:, None]
        back = wanted @ self.weights["actions"].T + value @ self.weights["value"].T
        back *= hidden > 0
        gradients = {
            "hidden": steps.seen.T @ back,
            "hidden_bias": back.sum(axis=0),
            "actions": hidden.T @ wanted,
            "actions_bias": wanted.sum(axis=0),
            "value": hidden.T @ value,
        }
        return {name: at / np.float32(count) for name, at in gradients.items()}

    def improve(self, gradients: Weights, rate: float) -> None:
        """One step of Adam."""
        self._steps += 1
        for name, gradient in gradients.items():
            mean = self._mean[name] = 0.9 * self._mean[name] + 0.1 * gradient
            square = self._square[name] = 0.999 * self._square[name] + 0.001 * gradient**2
            mean, square = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            self.weights[name] += rate * mean / (np.sqrt(square) + 1e-8)


def drawn(chances: Floats, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action of each row by its chances."""
    # Adding noise of this kind to logarithms and taking the best draws by their chances.
    noise = random.gumbel(size=chances.shape)
    best: npt.NDArray[np.int64] = np.argmax(np.log(np.maximum(chances, 1e-30)) + noise, axis=1)
    return best


def play(policy: Policy, turned: Turned, random: np.random.Generator) -> Steps:
    """Whole games of a policy with itself."""
    games, steps, players = turned.games, list[Steps](), list[Any]()
    games.reset()
    rows = np.arange(games.count)
    while not games.over.all():
        seen, legal = turned.seen()
        _, chances, values = policy.forward(seen, legal)
        taken = drawn(chances, random)
        going = np.flatnonzero(~games.over)
        step = Steps(seen, legal, taken, chances[rows, taken], values, values)
        steps.append(step.part(going))
        players.append((going, games.players[going]))
        turned.play(taken)
    returns = np.concatenate([games.rewards[going, player] for going, player in players])
    joined = (np.concatenate([getattr(one, at.name) for one in steps]) for at in fields(Steps))
    return replace(Steps(*joined), returns=returns)


def won_against_random(policy: Policy, size: int, count: int, random: np.random.Generator) -> float:
    """The share of games won, playing what it likes best: half as Black, half as White."""
    turned = Turned(Games("consta", count, size=size), size)
    games, side = turned.games, np.arange(count) % 2
    while not games.over.all():
        seen, legal = turned.seen()
        best = np.argmax(policy.forward(seen, legal)[1], axis=1)
        chance = drawn(legal.astype(np.float32), random)
        turned.play(np.where(games.players == side, best, chance))
    return float(np.mean(games.rewards[np.arange(count), side] > 0))


def train(
    seed: int,
    minutes: float,
    *,
    size: int = 5,
    rounds: int = 100_000,
    side_by_side: int = 256,
    quiet: bool = False,
) -> tuple[float, Weights]:
    """The share of games won against random play in the end, and the policy's weights."""
    random = np.random.default_rng(seed)
    turned = Turned(Games("consta", side_by_side, size=size), size)
    seen, legal = turned.seen()
    policy = Policy(seen.shape[1], legal.shape[1], 192, random)
    began = monotonic()
    for done in range(1, rounds + 1):
        steps = play(policy, turned, random)
        for which in range(len(turned.mirrors)):
            mirrored = turned.mirrored(steps, which)
            order = random.permutation(len(steps.seen))
            for rows in np.array_split(order, max(1, len(order) // 768)):
                policy.improve(policy.gradient(mirrored.part(rows), entropy=0.01), rate=6e-4)
        if monotonic() - began > 60 * minutes:
            break
        if done % 10 == 0:
            share = won_against_random(policy, size, 200, random)
            if not quiet:
                played, seconds = done * side_by_side, monotonic() - began
                print(f"{seconds:5.0f} s {played:7} games {share:6.1%} against random", flush=True)
            # Few games flatter: only many of them end it.
            if share >= 0.97 and won_against_random(policy, size, 1000, random) >= 0.96:
                break
    return won_against_random(policy, size, 1000, random), policy.weights


def main() -> None:
    """Train one policy here, or many on a cluster."""
    parser = argparse.ArgumentParser(description="Train a small policy on Consta.")
    parser.add_argument("--minutes", type=float, default=5.0, help="at most so many (5)")
    parser.add_argument("--size", type=int, default=5, help="of the board (5)")
    parser.add_argument("--seed", type=int, default=1, help="of all chance (1)")
    parser.add_argument("--seeds", type=int, default=1, help="with --ray: so many policies (1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="train on a Ray cluster: auto, local, …")
    parser.add_argument("-o", "--output", type=Path, help="write the weights to this .npz")
    options = parser.parse_args()
    if options.ray is None:
        share, weights = train(options.seed, options.minutes, size=options.size)
    else:
        import ray

        ray.init(address=None if options.ray == "local" else options.ray)
        remote = ray.remote(num_cpus=1)(train)
        seeds = range(options.seed, options.seed + options.seeds)
        waiting = [
            remote.remote(seed, options.minutes, size=options.size, quiet=True) for seed in seeds
        ]
        share, weights = max(ray.get(waiting), key=lambda found: found[0])
    print(f"{share:.1%} of 1000 games won against random play")
    if options.output is not None:
        np.savez(options.output, **weights)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
