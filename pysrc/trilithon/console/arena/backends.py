"""Handing out games: to this process, to others on this machine, or to a cluster.

The clusters and their libraries are joblib's matter, which is an optional extra.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from trilithon.console.arena.plan import Pairing, Plan
from trilithon.console.arena.play import Played, play_game
from trilithon.console.arena.pool import dismiss_all
from trilithon.console.arena.processes import in_processes

SERIAL, PROCESSES, LOKY, DASK, RAY = "serial", "processes", "loky", "dask", "ray"
BACKENDS = (SERIAL, PROCESSES, LOKY, DASK, RAY)
# So often in a row the processes may all die without a game that comes to its end.
_TRIES = 3
# Where games cannot be had as they end, so many are played by each job before they are kept.
_ROUNDS = 2

Work = Callable[[Pairing], Played]
Item = TypeVar("Item")
Result = TypeVar("Result")


class NoBackend(Exception):
    """A backend that cannot be had; the text says why."""


@dataclass(frozen=True, slots=True)
class Backend:
    """Who works: one of `BACKENDS`, and how many jobs at a time (-1 for all of a cluster).

    `cluster` is the address of one that is running; without it one is started.
    """

    name: str
    jobs: int = 1
    cluster: str | None = None

    @property
    def is_here(self) -> bool:
        """Whether the work is done on this machine."""
        return self.name in (SERIAL, PROCESSES, LOKY)


def usual_backend(jobs: int) -> str:
    """What is best without more being said: joblib's processes, if there is joblib."""
    if jobs == 1:
        return SERIAL
    try:
        import joblib  # noqa: F401
    except ImportError:
        return PROCESSES
    return LOKY


def play_games(plan: Plan, waiting: Sequence[Pairing], backend: Backend) -> Iterator[Played]:
    """Play games, and yield each as it ends.

    Processes that die take nothing along but the games they were in, and these are played again.
    Raises NoBackend.
    """
    try:
        yield from _play_all(plan, waiting, backend)
    finally:
        dismiss_all()


def _play_all(plan: Plan, waiting: Sequence[Pairing], backend: Backend) -> Iterator[Played]:
    left = {pairing.number: pairing for pairing in waiting}
    work: Work = partial(play_game, plan)
    tries = 0
    while left:
        before = len(left)
        try:
            for played in _run(work, list(left.values()), backend):
                if left.pop(played["game"], None) is not None:
                    yield played
        except BrokenExecutor as broken:
            tries = tries + 1 if len(left) == before else 0
            if tries == _TRIES:
                raise NoBackend(f"the processes that play die: {broken}") from broken


def hand_out(
    work: Callable[[Item], Result], items: Sequence[Item], backend: Backend
) -> Iterator[Result]:
    """Do some work for each item, and yield what comes of it, in any order. Raises NoBackend."""
    try:
        yield from _run(work, items, backend)
    except BrokenExecutor as broken:
        raise NoBackend(f"the processes that work die: {broken}") from broken


def _run(
    work: Callable[[Item], Result], waiting: Sequence[Item], backend: Backend
) -> Iterator[Result]:
    if backend.name == SERIAL:
        return map(work, waiting)
    # Each takes a while to start.
    backend = replace(backend, jobs=min(backend.jobs, max(1, len(waiting))))
    if backend.name == PROCESSES:
        return in_processes(work, waiting, backend.jobs)
    return _by_joblib(work, waiting, backend)


def _by_joblib(
    work: Callable[[Item], Result], waiting: Sequence[Item], backend: Backend
) -> Iterator[Result]:
    try:
        from joblib import Parallel, delayed, effective_n_jobs, parallel_config
    except ImportError as missing:
        raise NoBackend(
            "this needs further libraries: pip install 'trilithon[cluster]'"
        ) from missing
    jobs, connection = backend.jobs, _connect(backend)
    try:
        with parallel_config(backend=backend.name):
            if backend.name == RAY:
                # It gives results only all at once: a few games at a time, that few can be lost.
                some = _ROUNDS * effective_n_jobs(jobs)
                for at in range(0, len(waiting), some):
                    together = Parallel(n_jobs=jobs, batch_size=1)
                    yield from together(delayed(work)(one) for one in waiting[at : at + some])
            else:
                one_by_one = Parallel(n_jobs=jobs, batch_size=1, return_as="generator_unordered")
                yield from one_by_one(delayed(work)(one) for one in waiting)
    finally:
        if connection is not None:
            connection()


def _connect(backend: Backend) -> Callable[[], object] | None:
    """Make a cluster known to joblib; returns what ends the connection."""
    try:
        if backend.name == DASK:
            from distributed import Client

            client: Any = Client(backend.cluster)  # type: ignore[no-untyped-call]
            return partial(client.close)
        if backend.name == RAY:
            import ray
            from ray.util.joblib import register_ray

            ray.init(address=backend.cluster, ignore_reinit_error=True)
            register_ray()
            return partial(ray.shutdown)
    except ImportError as missing:
        raise NoBackend(f"this needs a further library: {missing.name}") from missing
    except OSError as trouble:
        raise NoBackend(f"there is no cluster: {trouble}") from trouble
    return None
