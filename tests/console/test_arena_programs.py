"""Programs that the arena plays with: a game goes on, or is lost, whatever they do."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from joblib.externals.loky import get_reusable_executor

from tests.support.arena_plans import program
from trilithon.console.arena import players
from trilithon.console.arena.backends import Backend, play_games
from trilithon.console.arena.plan import Pairing, Plan, pairings
from trilithon.console.arena.play import play_game
from trilithon.console.arena.players import Failure, make_player
from trilithon.console.arena.report import records
from trilithon.console.ugi import engine as ugi_engine
from trilithon.formats.pgn import read_records
from trilithon.page.status import status

pytestmark = pytest.mark.usefixtures("programs_find_the_engine")


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
    # The other player is in time however busy the machine is.
    plan = Plan(
        ("random", program(fault, ply)),
        "consta",
        {"size": "7"},
        milliseconds=500 if fault == "hang" else None,
        timed=(False, True),
    )
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
    games = list(play_games(plan, list(pairings(plan, 12)), Backend(backend, 2)))
    assert [game["ending"] for game in games] == ["normal"] * 12
    assert len(counted.read_text()) <= starts


def test_a_program_that_failed_is_started_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = tmp_path / "starts"
    monkeypatch.setenv("UGI_PROGRAM_STARTS", str(counted))
    plan = Plan(("random", program("illegal", 4)), "consta", {"size": "7"})
    games = list(play_games(plan, list(pairings(plan, 3)), Backend("serial")))
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
