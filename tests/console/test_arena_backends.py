"""Handing out the games of the arena: none is lost or counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.arena_plans import RANDOM
from trilithon.console.arena import backends
from trilithon.console.arena.backends import Backend, play_games
from trilithon.console.arena.plan import Pairing, Plan, pairings
from trilithon.console.arena.play import Played, play_game
from trilithon.console.arena.report import score_of
from trilithon.console.arena.results import Results

pytestmark = pytest.mark.usefixtures("programs_find_the_engine")


@pytest.mark.parametrize("backend", ["serial", "processes", "loky"])
def test_every_backend_plays_every_game_once(backend: str) -> None:
    waiting = list(pairings(RANDOM, 6))[1:]
    games = list(play_games(RANDOM, waiting, Backend(backend, 2)))
    assert sorted(game["game"] for game in games) == [2, 3, 4, 5, 6]
    alone = {pairing.number: play_game(RANDOM, pairing)["moves"] for pairing in waiting}
    assert {game["game"]: game["moves"] for game in games} == alone


def _dies_once(plan: Plan, pairing: Pairing) -> Played:
    mark = Path(plan.players[1])
    if pairing.number == 4 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_game(RANDOM, pairing)


@pytest.mark.parametrize("backend", ["processes", "loky"])
def test_no_game_is_lost_with_a_process(
    backend: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backends, "play_game", _dies_once)
    plan = Plan(("random", str(tmp_path / "died")), "consta", {"size": "4"})
    games = list(play_games(plan, list(pairings(RANDOM, 8)), Backend(backend, 2)))
    assert (tmp_path / "died").exists()
    assert sorted(game["game"] for game in games) == list(range(1, 9))


class Cluster(NamedTuple):
    """Where a cluster is found, and the processes that work in it."""

    address: str
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A cluster whose processes are ended at the end, in whatever state they are."""
    from distributed import Client

    place = tmp_path / "scheduler.json"
    common = ["--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(place)]
    worker = [*common, "--no-nanny", "--nthreads", "1", "--local-directory", str(tmp_path)]
    with ExitStack() as running:
        running.enter_context(_dask("scheduler", "--port", "0", *common))
        workers = [running.enter_context(_dask("worker", *worker)) for _ in range(2)]
        with Client(scheduler_file=str(place)) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=60)
            address = client.scheduler.address
        yield Cluster(address, workers)


@contextmanager
def _dask(part: str, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process of a cluster."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{part}", *options]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_no_game_is_lost_or_counted_twice_when_a_worker_of_a_cluster_is_killed(
    cluster: Cluster, tmp_path: Path
) -> None:
    plan = Plan(("level:1", "level:1"), "consta", {"size": "9"}, milliseconds=10, grace=10_000)
    file = tmp_path / "run.jsonl"
    with Results(plan, file) as results:
        waiting = list(pairings(plan, 16))
        for game in play_games(plan, waiting, Backend("dask", -1, cluster.address)):
            assert results.add(game)
            if len(results.games) == 4:
                cluster.workers[0].kill()
    assert cluster.workers[0].wait() == -signal.SIGKILL
    rows = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert sorted(row["game"] for row in rows) == list(range(1, 17))
    assert all(row["ending"] == "normal" for row in rows)
    assert score_of(rows).games == 16
