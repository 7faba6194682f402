"""How many actions a second the environments take, in random games, beside pgx's Hex where it is.

`taskset -c 0 python -m tools.research.vector -o docs/results/vector.json`, on a
machine that does nothing else. It wants the extra `pettingzoo`; pgx and JAX are measured where they
are installed. Seconds are those of the processor.
"""

import argparse
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from trilithon.envs.episode import Episode
from trilithon.envs.vector import Games

_STARTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("consta", {"size": 5}),
    ("consta", {"size": 11}),
    ("carteso", {"size": 9}),
    ("constructo", {}),
)
_COUNTS = (1, 16, 256, 1024)
# pgx steps all its boards in one call, and fewer would measure the call.
_PGX_COUNTS = (1, 256, 1024, 4096)


def main() -> None:
    """Measure and print, and write if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("-o", "--output", type=Path)
    options = parser.parse_args()
    rows = list(_rows(options.seconds))
    if options.output is not None:
        options.output.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def _rows(seconds: float) -> Iterator[dict[str, Any]]:
    for game, settings in _STARTS:
        name = " ".join([game, *map(str, settings.values())])
        for how, measured in _ways(game, settings):
            yield _told(name, how, _per_second(measured, seconds))
    if find_spec("pgx") is not None:
        for count in _PGX_COUNTS:
            yield _told("hex 11", f"pgx, {count} at once", _per_second(_pgx(count), seconds))


def _told(name: str, how: str, speed: float) -> dict[str, Any]:
    print(f"{name:14} {how:24} {speed:12,.0f}", file=sys.stderr, flush=True)
    return {"game": name, "how": how, "per_second": round(speed)}


def _ways(game: str, settings: dict[str, Any]) -> Iterator[tuple[str, Callable[[], int]]]:
    yield "one by one", _alone(game, settings)
    yield "PettingZoo", _zoo(game, settings)
    for count in _COUNTS:
        yield f"{count} at once", _together(game, settings, count, planes=False)
    yield f"{_COUNTS[-1]} at once, planes", _together(game, settings, _COUNTS[-1], planes=True)


def _per_second(measured: Callable[[], int], seconds: float) -> float:
    """How many actions a second a function takes that tells how many it took in a call."""
    measured()
    actions, began = 0, process_time()
    while process_time() - began < seconds:
        actions += measured()
    return actions / (process_time() - began)


def _alone(game: str, settings: dict[str, Any]) -> Callable[[], int]:
    episode, chance = Episode(game, **settings), random.Random(1)

    def play() -> int:
        count = 0
        episode.reset()
        while episode.outcome is None:
            episode.play(chance.choice(episode.legal_actions()))
            count += 1
        return count

    return play


def _zoo(game: str, settings: dict[str, Any]) -> Callable[[], int]:
    from trilithon.envs.pettingzoo import raw_env

    env, chance = raw_env(game, **settings), np.random.default_rng(1)

    def play() -> int:
        count = 0
        env.reset()
        while not env.terminations[env.agent_selection]:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
            count += 1
        return count

    return play


def _together(
    game: str, settings: dict[str, Any], count: int, *, planes: bool
) -> Callable[[], int]:
    games, chance = Games(game, count, **settings), np.random.default_rng(1)

    def play() -> int:
        for _ in range(8):
            games.play(games.sample(chance))
            if planes:
                games.seen()
            if games.over.any():
                games.reset(games.over)
        return 8 * count

    return play


def _pgx(count: int) -> Callable[[], int]:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("hex")
    begin = jax.vmap(env.init)

    def one(state: Any, key: Any) -> Any:
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        after = env.step(state, jax.random.categorical(key, logits))
        # As games go on: those that are over begin anew.
        fresh = env.init(key)
        over = after.terminated | after.truncated
        return jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, after)

    steps = jax.jit(jax.vmap(one))
    held = [begin(jax.random.split(jax.random.PRNGKey(0), count)), jax.random.PRNGKey(1)]

    def play() -> int:
        for _ in range(8):
            held[1], key = jax.random.split(held[1])
            held[0] = steps(held[0], jax.random.split(key, count))
        held[0].terminated.block_until_ready()
        return 8 * count

    return play


if __name__ == "__main__":
    main()
