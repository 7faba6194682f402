"""Games between computer players: fair, kept, counted once, whatever the players do."""

from __future__ import annotations

import csv
import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from joblib.externals.loky import get_reusable_executor

from tests.test_consta_tactics import by_trying
from trilithon.arena import backends, players
from trilithon.arena.backends import play_games
from trilithon.arena.plan import Pairing, Plan, pairings
from trilithon.arena.play import Played, play_game
from trilithon.arena.players import Failure, make_player
from trilithon.arena.report import records, score_of
from trilithon.arena.results import OtherRun, Results
from trilithon.arena.score import Score, elo
from trilithon.cli import main
from trilithon.core import Effort
from trilithon.games import GAMES
from trilithon.match import new_match
from trilithon.record import read_records
from trilithon.rounds import grouped
from trilithon.ugi import engine as ugi_engine
from trilithon.view import status

TESTS = Path(__file__).parent
RANDOM = Plan(("random", "random"), "consta", {"size": "4"})


def program(fault: str, ply: int = 0) -> str:
    return shlex.join([sys.executable, str(TESTS / "ugi_program.py"), fault, str(ply)])


@pytest.fixture(autouse=True)
def _programs_find_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS.parent / "pysrc"))


def arena(*arguments: str) -> int:
    return main(["arena", *arguments])


# what is played


@pytest.mark.parametrize("name", GAMES)
def test_every_opening_is_played_twice_with_sides_changed(name: str) -> None:
    found = list(pairings(Plan(("random", "random"), name, {}), 12))
    assert [one.number for one in found] == list(range(1, 13))
    for one, two in zip(found[::2], found[1::2], strict=True):
        assert one.opening == two.opening
        assert (one.first, two.first) == (0, 1)
        match = new_match(GAMES[name], {})
        for text in one.opening:
            match.play_text(text)
        assert match.outcome is None
    assert len({one.opening for one in found}) == 6


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    assert list(pairings(RANDOM, 20))[:7] == list(pairings(RANDOM, 7))


def test_openings_leave_the_game_open_on_the_smallest_boards() -> None:
    plan = Plan(("random", "random"), "consta", {"size": "2"}, openings=9)
    for pairing in pairings(plan, 6):
        assert play_game(plan, pairing)["ending"] == "normal"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_whole(name: str) -> None:
    plan = Plan(("level:1", "random"), name, {} if name == "constructo" else {"size": "4"}, nodes=9)
    for pairing in pairings(plan, 2):
        played = play_game(plan, pairing)
        assert played["moves"][: played["opening"]] == list(pairing.opening)
        assert len(played["winrates"]) == len(played["seconds"]) == len(played["moves"])
        match = new_match(GAMES[name], plan.settings)
        for text in played["moves"]:
            match.play_text(text)
        assert match.outcome is not None
        assert match.outcome.result == played["result"]
        first = {"1-0": 1.0, "0-1": 0.0}.get(played["result"], 0.5)
        assert played["score"] == (first if played["first"] == 0 else 1 - first)


def test_the_same_seed_plays_the_same_games() -> None:
    def moves(seed: int) -> list[list[str]]:
        plan = Plan(("level:1", "random"), "consta", {"size": "4"}, nodes=50, seed=seed)
        return [play_game(plan, pairing)["moves"] for pairing in pairings(plan, 2)]

    assert moves(1) == moves(1) != moves(2)


def test_a_game_can_begin_from_a_position() -> None:
    plan = Plan(("random", "random"), "consta", {}, position="3/1b1/3 w 2", openings=0)
    played = play_game(plan, Pairing(1, 1, ()))
    (match,) = read_records(records(plan, [played], 1, "2026.01.01"))
    assert match.settings is None
    assert match.main_line()[0].position == match.game.notation.read_position("3/1b1/3 w 2")


def greedy(game: str, position: str) -> str:
    player = make_player("greedy")
    player.say(f"setoption name Game value {game}")
    player.say(f"position fen {position}")
    return player.ask("go", "bestmove", 60)[-1].removeprefix("bestmove ")


def test_the_greedy_player_wins_at_once_where_it_can() -> None:
    position = GAMES["consta"].notation.read_position("2b2/2b2/5/2b2/2b2 b 9")
    move = GAMES["consta"].notation.read_move(position, greedy("consta", "2b2/2b2/5/2b2/2b2 b 9"))
    winning, _ = by_trying(position)
    assert move in winning
    # To pass after a pass ends a game of Carteso.
    assert greedy("carteso", "bw3/bw3/bw3/bw3/bw3 V a1V 1 0.5") == "pass"


def test_the_greedy_player_takes_what_counts_most() -> None:
    rng, tried = Random(1), 0
    for _ in range(20):
        match = new_match(GAMES["carteso"], {"size": "4"})
        for _ in range(rng.randrange(4, 11)):
            match.play(rng.choice(match.game.rules.legal_moves(match.position)))
        if match.outcome is not None:
            continue
        leads = {}
        for move in match.game.rules.legal_moves(match.position):
            score = match.game.rules.score(match.game.rules.play(match.position, move))
            assert score is not None
            text = match.game.notation.write_move(match.position, move)
            leads[text] = score[match.player] - score[match.player.opponent]
        del leads["pass"]
        chosen = greedy("carteso", match.game.notation.write_position(match.position))
        tried += 1
        assert leads.get(chosen, max(leads.values())) == max(leads.values())
    assert tried > 5


def test_the_greedy_player_hands_over_no_win() -> None:
    # White has to break the column, and has one way to do it.
    position = "2b1/1bwW/bb1w/1b2 w 6"
    assert {greedy("consta", position) for _ in range(5)} == {"2b4"}


# players that fail


@pytest.mark.parametrize(
    ("fault", "ply", "ending", "reason"),
    [
        ("crash", 4, "crash", "out of luck"),
        ("end", 2, "crash", "status 7"),
        ("illegal", 4, "illegal", "z99"),
        ("hang", 4, "time", "no bestmove within 1.00 s"),
    ],
)
def test_a_program_that_fails_loses_and_the_record_says_why(
    fault: str, ply: int, ending: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "_SECONDS_TO_END", 0.1)
    limit = 500 if fault == "hang" else None
    plan = Plan(("random", program(fault, ply)), "consta", {"size": "7"}, milliseconds=limit)
    games = [play_game(plan, pairing) for pairing in pairings(plan, 2)]
    assert [game["score"] for game in games] == [1.0, 1.0]
    assert [game["result"] for game in games] == ["1-0", "0-1"]
    for game, match in zip(games, read_records(records(plan, games, 2, "")), strict=True):
        assert game["ending"] == ending
        assert reason in game["reason"]
        assert match.ending is not None
        assert match.ending.termination == ("time" if ending == "time" else "normal")
        assert reason in match.root.end().comments[-1]
        assert status(match, thinking=False)["key"] == (
            "status-time" if ending == "time" else "status-won"
        )


def test_seconds_by_a_players_own_clock_are_what_it_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(
        ugi_engine, "CLOCKS", {"wall": lambda: 0.0, "processor": lambda: 1000 * next(ticks)}
    )
    plan = Plan(("random", "random"), "consta", {"size": "4"}, nodes=9, clock="processor")
    game = play_game(plan, Pairing(1, 0, ()))
    assert game["ending"] == "normal"
    assert min(seconds for seconds in game["seconds"] if seconds is not None) >= 1000


def test_a_program_without_the_clock_that_is_wanted_does_not_play() -> None:
    plan = Plan(("random", program("none")), "consta", {"size": "4"}, clock="processor")
    game = play_game(plan, Pairing(1, 0, ()))
    assert (game["score"], game["ending"]) == (1.0, "crash")
    assert "Clock" in game["reason"]


def test_a_program_that_fails_at_once_loses_too() -> None:
    plan = Plan(("true", "random"), "consta", {"size": "4"})
    assert [play_game(plan, one)["score"] for one in pairings(plan, 2)] == [0.0, 0.0]


@pytest.mark.parametrize(("backend", "starts"), [("serial", 2), ("processes", 4), ("loky", 4)])
def test_a_program_plays_game_after_game(
    backend: str, starts: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = tmp_path / "starts"
    monkeypatch.setenv("UGI_PROGRAM_STARTS", str(counted))
    # Processes left by another test would not know where to count.
    get_reusable_executor().shutdown(wait=True)
    plan = Plan((program("none"), program("none", 1)), "consta", {"size": "4"})
    games = list(play_games(plan, list(pairings(plan, 12)), backend, 2))
    assert [game["ending"] for game in games] == ["normal"] * 12
    assert len(counted.read_text()) <= starts


def test_a_program_that_failed_is_started_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = tmp_path / "starts"
    monkeypatch.setenv("UGI_PROGRAM_STARTS", str(counted))
    plan = Plan(("random", program("illegal", 4)), "consta", {"size": "7"})
    games = list(play_games(plan, list(pairings(plan, 3)), "serial", 1))
    assert [game["ending"] for game in games] == ["illegal"] * 3
    assert len(counted.read_text()) == 3


def test_a_program_is_ended_even_if_it_does_not_listen() -> None:
    player = make_player(program("hang"))
    player.say("position startpos")
    with pytest.raises(Failure, match="no bestmove"):
        player.ask("go", "bestmove", 0.05)
    player.close()
    with pytest.raises(ValueError, match="closed"):
        player.say("isready")


# what is kept


def played(number: int) -> Played:
    return play_game(RANDOM, Pairing(number, (number + 1) % 2, ()))


def test_games_are_kept_as_they_end_and_counted_once(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with Results(RANDOM, file) as results:
        assert [results.add(game) for game in (played(2), played(1), played(2))] == [
            True,
            True,
            False,
        ]
        # Also before the run is over.
        assert len(file.read_text().splitlines()) == 3
    with Results(RANDOM, file) as results:
        assert list(results.games) == [1, 2]
        assert not results.add(played(1))
        assert results.add(played(3))
    with Results(RANDOM, file) as results:
        assert list(results.games) == [1, 2, 3]


def test_a_line_that_was_cut_short_is_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with Results(RANDOM, file) as results:
        results.add(played(1))
        results.add(played(2))
    file.write_bytes(file.read_bytes()[:-9])
    with Results(RANDOM, file) as results:
        assert list(results.games) == [1]
        results.add(played(2))
    with Results(RANDOM, file) as results:
        assert list(results.games) == [1, 2]


@pytest.mark.parametrize("text", ["[]\n", "{}\n", "x\n", '{"arena":2,"plan":{}}\n', "\xff\n"])
def test_a_file_of_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(OtherRun):
        Results(RANDOM, file)
    assert file.read_text(encoding="latin-1") == text


def test_the_games_of_another_run_are_refused(tmp_path: Path) -> None:
    Results(RANDOM, tmp_path / "run.jsonl").__exit__(None, None, None)
    other = Plan(("random", "random"), "consta", {"size": "5"}, nodes=3)
    with pytest.raises(OtherRun, match="settings, nodes"):
        Results(other, tmp_path / "run.jsonl")


def test_the_games_of_a_level_that_has_changed_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(("level:1", "random"), "consta", {"size": "5"})
    for _ in range(2):
        Results(plan, tmp_path / "run.jsonl").__exit__(None, None, None)
    monkeypatch.setitem(GAMES, "consta", replace(GAMES["consta"], levels={1: Effort(7)}))
    with pytest.raises(OtherRun, match="efforts"):
        Results(plan, tmp_path / "run.jsonl")


def test_a_run_from_before_there_were_clocks_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with Results(RANDOM, file) as results:
        results.add(played(1))
    file.write_text(file.read_text().replace(',"clock":"wall"', "", 1))
    with Results(RANDOM, file) as results:
        assert list(results.games) == [1]
    with pytest.raises(OtherRun, match="clock"):
        Results(replace(RANDOM, clock="processor"), file)


def test_records_are_games_of_their_own_that_can_be_read(tmp_path: Path) -> None:
    plan = Plan(("random", "random"), "constructo", {"first": "blue"})
    games = [play_game(plan, pairing) for pairing in pairings(plan, 3)]
    text = records(plan, games, 3, "2026.01.02")
    groups = list(grouped(read_records(text)))
    assert [len(group) for group in groups] == [1, 1, 1]
    tags = groups[1][0].tags
    assert tags["Date"] == "2026.01.02"
    assert "game 2 of 3" in tags["Event"]
    assert (tags["Blue"], tags["Yellow"]) == ("random (B)", "random (A)")


def test_a_ladder_sets_each_level_against_the_one_below(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {1: Effort(8), 2: Effort(16), 3: Effort(400)}
    monkeypatch.setitem(GAMES, "consta", replace(GAMES["consta"], levels=few))
    places = [f"{tmp_path}/table.json", f"{tmp_path}/table.csv"]
    common = ["ladder", "--game", "consta", "--size", "4", "--results", f"{tmp_path}/kept"]
    outputs = [part for place in places for part in ("-o", place)]
    assert main([*common, "--games", "2", *outputs]) == 0
    shown = capsys.readouterr()
    assert [line.split()[:3] for line in shown.out.splitlines()[1:]] == [
        ["1", "greedy", "2"],
        ["2", "level:1", "2"],
        ["3", "level:2", "2"],
    ]
    assert shown.err.splitlines()[-1].startswith("6 of 6: level:3 – level:2: ")
    table = json.loads(Path(places[0]).read_text())
    assert (table["game"], table["settings"]) == ("consta", {"size": "4"})
    rows = list(csv.DictReader(Path(places[1]).read_text().splitlines()))
    for rung, row in zip(table["rungs"], rows, strict=True):
        assert rung["won"] + rung["drawn"] + rung["lost"] == rung["games"] == int(row["games"]) == 2
        assert rung["interval"][0] <= rung["rate"] <= rung["interval"][1]
        assert 0 < rung["median_seconds"] <= rung["slowest_seconds"]
        assert float(row["interval_low"]) == rung["interval"][0]
    # It goes on from what it has, and the fewer are the first of the more.
    assert main([*common, "--games", "3", "--levels", "2-3", "--json"]) == 0
    shown = capsys.readouterr()
    assert [(row["level"], row["games"]) for row in json.loads(shown.out)["rungs"]] == [
        (2, 3),
        (3, 3),
    ]
    assert shown.err.splitlines()[0].startswith("5 of 6: ")
    assert main([*common, "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == table


# what it comes to


def test_intervals_are_wilsons() -> None:
    for games in (4, 10, 37):
        assert Score(games, 0, 0).interval[1] == 1.0
        assert Score(0, 0, games).interval[0] == 0.0
    assert round(Score(10, 0, 0).interval[0], 4) == 0.7225
    low, high = Score(7, 2, 3).interval
    assert (round(low, 4), round(high, 4)) == (0.3906, 0.8619)
    assert Score(0, 0, 0).interval == (0.0, 1.0)


def test_elo_differences() -> None:
    assert (elo(0.5), elo(0), elo(1)) == (0, -inf, inf)
    assert round(elo(0.75)) == 191
    assert round(elo(0.25)) == -191


# how it is handed out


@pytest.mark.parametrize("backend", ["serial", "processes", "loky"])
def test_every_backend_plays_every_game_once(backend: str) -> None:
    waiting = list(pairings(RANDOM, 6))[1:]
    games = list(play_games(RANDOM, waiting, backend, 2))
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
    games = list(play_games(plan, list(pairings(RANDOM, 8)), backend, 2))
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
        for game in play_games(plan, waiting, "dask", -1, cluster.address):
            assert results.add(game)
            if len(results.games) == 4:
                cluster.workers[0].kill()
    assert cluster.workers[0].wait() == -signal.SIGKILL
    rows = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert sorted(row["game"] for row in rows) == list(range(1, 17))
    assert all(row["ending"] == "normal" for row in rows)
    assert score_of(rows).games == 16


# the command


def test_the_command_plays_tells_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, results = str(tmp_path / "games.pgn"), str(tmp_path / "run.jsonl")
    common = ["level:5", "random", "--game", "consta", "--size", "5", "--results", results]
    assert arena(*common, "--games", "2") == 0
    assert "2 games: 2 won, 0 drawn, 0 lost" in capsys.readouterr().out
    assert arena(*common, "--games", "4", "--record", record, "--json") == 0
    output = capsys.readouterr()
    row = json.loads(output.out)
    assert (row["games"], row["won"], row["as_first"]) == (4, 4, ["2/2", "0/2"])
    assert output.err.splitlines() == [
        "3 of 4: 3 won, 0 drawn, 0 lost",
        "4 of 4: 4 won, 0 drawn, 0 lost",
    ]
    assert len(list(read_records(Path(record).read_text()))) == 4
    assert len(Path(results).read_text().splitlines()) == 5
    assert arena(*common, "--seed", "2") == 1
    assert "another run (seed)" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    ["", "--game consta --levels 0-1", "--game consta --levels 2-1", "--game consta -o table.xls"],
)
def test_bad_usage_of_a_ladder_has_status_2(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", *arguments.split()]) == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        "level:1 random",
        "level:1 --game consta",
        "level:9 random --game consta",
        "level: random --game consta",
        "random random --game chess",
        "random random --game consta --games 0",
        "random random --game consta --time -1",
        "random random --game consta --komi 1",
        "random random --game consta --backend cloud",
        "random random --game consta --cluster there --jobs 2",
    ],
)
def test_bad_usage_has_status_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*arguments.split()) == 2
    assert "usage:" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_told_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for option in ("--record", "--results"):
        command = ["random", "random", "--game", "consta", option, str(tmp_path / "no" / "file")]
        assert arena(*command) == 1
        output = capsys.readouterr()
        assert (output.out, output.err.count("\n")) == ("", 1)


@pytest.mark.parametrize("player", ["no-such-program", "", "'", "true"])
def test_what_cannot_be_started_has_status_1(
    player: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(player, "random", "--game", "consta") == 1
    assert capsys.readouterr().err.count("\n") == 1
