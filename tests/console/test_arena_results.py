"""What the arena keeps of its games, counted once, and tells of them."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.arena_plans import RANDOM
from trilithon.console.arena.plan import Pairing, Plan, pairings
from trilithon.console.arena.play import Played, play_game
from trilithon.console.arena.report import records
from trilithon.console.arena.results import OtherRun, Results
from trilithon.console.cli import main
from trilithon.core import Effort
from trilithon.formats.pgn import read_records
from trilithon.games import GAMES
from trilithon.match.rounds import grouped


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
    changed = replace(GAMES["consta"], levels={1: Effort(7)}, levels_on=None)
    monkeypatch.setitem(GAMES, "consta", changed)
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
