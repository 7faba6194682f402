"""Reports on games: what they tell follows from the games."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tools.build.paths import DOCS
from tools.docs.docs_pages import REPORTED
from tools.docs.reports.data import report_command
from tools.docs.rules_pages import languages
from trilithon.console.arena.plan import Plan
from trilithon.console.arena.play import Played
from trilithon.console.cli import main
from trilithon.console.reports.course import trajectory_data
from trilithon.console.reports.facts import facts
from trilithon.console.reports.numbers import mean_data, quantile, quantile_interval
from trilithon.console.reports.series import single_games
from trilithon.core import Effort
from trilithon.games import GAMES
from trilithon.match import new_match

PER_GAME = pytest.mark.parametrize("game", REPORTED)
LANGUAGES = languages(DOCS)


def games_in(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in GAMES.items():
        levels = {**game.levels, 1: Effort(8, batch=8)}
        monkeypatch.setitem(GAMES, name, replace(game, levels=levels))


@pytest.mark.usefixtures("quick")
def test_a_report_follows_from_the_games_that_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = (
        "report --game consta --size 4 --level 1 --nodes 6 --games 7 --also size=3 --also-games 2"
        " --solve size=2 --solve size=4 --longest 10 --random 5 --results run -o report-consta.json"
    )
    assert main(command.split()) == 0
    data = json.loads(Path("report-consta.json").read_text())
    kept = Path("run/consta-4.jsonl")
    games = games_in(kept)
    assert data["games"] == len(games) == 7
    # What was spent is told as it was given, whatever the level spends by itself.
    assert (data["nodes"], data["effort"]["playouts"]) == (6, 6)
    lengths = [len(game["moves"]) for game in games]
    assert data["length"]["counts"] == {
        str(key): count for key, count in sorted(Counter(lengths).items())
    }
    assert data["length"]["mean"] == round(sum(lengths) / 7, 3)
    assert data["length"]["ends"] == [min(lengths), max(lengths)]
    assert len(data["shortest"]["moves"]) == min(lengths)
    won = sum(game["result"] == "1-0" for game in games)
    here, there = data["balance"]
    assert (here["games"], here["won"], here["lost"]) == (7, won, 7 - won)
    assert (there["settings"], there["games"]) == ({"size": "3"}, 2)
    choices = [counted(game["moves"]) for game in games]
    for ply, row in enumerate(data["choices"]["plies"]):
        there_were = [found[ply] for found in choices if ply < len(found)]
        assert row["games"] == len(there_were)
        assert row["mean"] == round(sum(there_were) / len(there_were), 1)
        assert row["interval"] == mean_data(there_were)["interval"]
        assert (row["low"], row["high"]) == (min(there_were), max(there_were))
    assert data["choices"]["games"] is None
    assert (data["random"]["games"], data["random"]["settings"]) == (5, {"size": "4"})
    assert games_in(Path("run/consta-4-random.jsonl"))[0]["moves"] != games[0]["moves"]
    assert sum(one["all"]["mean"] for one in data["kinds"]) == pytest.approx(
        data["length"]["mean"], abs=0.002
    )
    assert [ply["games"] for ply in data["material"]] == [
        sum(ply < length for length in lengths) for ply in range(max(lengths))
    ]
    assert data["places"]["first"] == dict(Counter(sorted(game["moves"][0] for game in games)))
    # Two spaces are known at once; for four more positions are wanted than were allowed.
    assert [board["value"] for board in data["solved"]] == [-1, None]
    # The command that is told makes the same again, out of the games that are there.
    before = kept.read_bytes()
    again = report_command(data)
    assert main(again.split()[1:]) == 0
    assert json.loads(Path("report-consta.json").read_text()) == data
    assert kept.read_bytes() == before
    assert "size 4" in capsys.readouterr().out


def counted(moves: list[str]) -> list[int]:
    """The number of legal moves before each move on four by four."""
    match, found = new_match(GAMES["consta"], {"size": "4"}), list[int]()
    for move in moves:
        found.append(len(match.game.rules.legal_moves(match.position)))
        match.play_text(move)
    return found


def played(moves: list[str], result: str, winrates: list[float]) -> Played:
    """A game as it is kept."""
    return {
        "game": 1,
        "first": 0,
        "score": 0,
        "result": result,
        "opening": 0,
        "moves": moves,
        "winrates": [*winrates],
        "seconds": [None] * len(moves),
        "ending": "normal",
        "reason": "",
    }


def test_every_game_has_an_opening_of_its_own() -> None:
    plan = Plan(("level:3", "level:3"), "constructo", {}, openings=1)
    pairings = list(single_games(plan, 20))
    assert {pairing.first for pairing in pairings} == {0}
    assert len({pairing.opening for pairing in pairings}) == 20


def test_places_and_leads_are_those_of_the_players() -> None:
    plan = Plan(("level:3", "level:3"), "consta", {"size": "5"})
    moves = ["c3", "2b2", "d4,d5", "a1,a2", "2c2", "2e1", "c4,c5", "2e2"]
    # Seen by the mover; for Black these are 0.7, 0.7, 0.3, 0.3, 0.9, 0.9, 0.1, 0.1.
    winrates = [0.7, 0.3, 0.3, 0.7, 0.9, 0.1, 0.1, 0.9]
    game = played(moves, "0-1", winrates)
    told = facts(plan, game)
    assert (told.first, told.early) == (("c3",), (("c3",), ("b2",)))
    assert told.changes == 3
    # Black had won all but, and so had White, who did win.
    assert told.upset
    assert not facts(plan, {**game, "winrates": [0.7, 0.3, 0.3, 0.7, 0.3, 0.7, 0.1, 0.9]}).upset
    assert facts(plan, {**game, "winrates": [0.55, 0.45] * 4}).changes == 0
    assert facts(plan, {**game, "winrates": [None] * 8}).changes == 0
    assert told.kinds == (("single", "pair", "stack", "pair"), ("stack", "pair", "stack", "stack"))
    assert told.material[:3] == ((1, 0), (1, 2), (3, 2))
    assert told.material[-1] == (7, 8)


def test_a_move_that_is_the_only_one_tells_nothing_of_who_leads() -> None:
    plan = Plan(("level:3", "level:3"), "carteso", {"size": "2", "komi": "0.5"})
    moves = ["Wa1", "Wa2", "Wb1", "Wb2", "pass", "pass"]
    # On a full board there is the pass alone, of which no search says more than a half.
    game = played(moves, "0-1", [0.5, 0.7, 0.2, 0.9, 0.5, 0.5])
    assert facts(plan, game).shares == pytest.approx((0.4, 0.25, 0.15))
    parts = trajectory_data([facts(plan, game)])
    assert [part["mean"] for part in parts] == pytest.approx([0.6, 0.75, 0.85])
    # A game that nobody won has no winner to be given anything.
    assert trajectory_data([facts(plan, {**game, "result": "1/2-1/2"})]) == []


def test_numbers_and_their_intervals() -> None:
    assert mean_data([2, 4, 4, 6]) == {"cases": 4, "mean": 4, "interval": [2.4, 5.6]}
    assert mean_data([3])["interval"] is None
    # Of a hundred, the median is from the fortieth to the sixtieth: two deviations of five.
    assert quantile_interval(range(100), 0.5) == [40, 60]
    assert quantile_interval([7], 0.25) == [7, 7]
    assert [quantile(range(10), part) for part in (0, 0.25, 0.9, 1)] == [0, 2, 9, 9]


@pytest.mark.parametrize(
    "arguments",
    [
        "--game consta --also size",
        "--game consta --also komi=1",
        "--game consta --also size=40",
        "--game consta --also size=11",
        "--game consta --solve size=none",
        "--game consta --level 9",
        "--game consta --level 8",
        "--game carteso --position x",
    ],
)
def test_bad_usage_has_status_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", *arguments.split()]) == 2
    assert "report: error: " in capsys.readouterr().err


def test_there_is_no_clock_where_nobody_is_given_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "--game", "consta", "--clock", "processor"]) == 2
    assert "--clock" in capsys.readouterr().err
