"""The komi that gives both sides the same chances, by games of the computer with itself."""

from __future__ import annotations

import json
from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random

import pytest

from tools.build.paths import RESULTS
from trilithon.console.arena.komi import (
    Fair,
    estimate,
    nearest,
    pooled,
    recommended,
    stage_komis,
    stage_sizes,
)
from trilithon.console.arena.score import Score
from trilithon.console.cli import main
from trilithon.core import Effort
from trilithon.games import GAMES
from trilithon.games.carteso.rules.rules import usual_komi


def scores(fair: float, width: float, games: int, random: Random) -> dict[float, Score]:
    """Games in which the first player's chances fall with komi along a logistic curve."""
    found = {}
    for komi in (-3.5, -0.5, 0.5, 1.5, 2.5, 3.5, 6.5):
        chance = 1 / (1 + exp((komi - fair) / width))
        won = sum(random.random() < chance for _ in range(games))
        found[komi] = Score(won, 0, games - won)
    return found


def test_the_fair_komi_is_found_within_its_interval() -> None:
    random, within = Random(1), 0
    for _ in range(20):
        fair, width = random.uniform(-2, 5), random.uniform(0.5, 6)
        found = estimate(scores(fair, width, 60, random), 9)
        within += found.low - 0.25 <= fair <= found.high + 0.25
        assert found.low <= found.komi <= found.high
    assert within >= 18


def test_more_games_make_the_interval_smaller() -> None:
    few, many = (estimate(scores(1.5, 3, games, Random(2)), 9) for games in (20, 400))
    assert many.high - many.low < (few.high - few.low) / 2


def test_when_all_is_won_the_fair_komi_is_above_all_that_were_played() -> None:
    found = estimate({0.5: Score(9, 0, 0), 2.5: Score(9, 0, 0)}, 5)
    assert found.low > 2.5
    assert found.high == 7.5


def test_stages_play_all_games_around_the_estimate() -> None:
    for games in (1, 7, 36, 200):
        assert sum(map(sum, stage_sizes(games))) == games
    assert stage_komis(0.5, 9, None) == [0.5, -3.5, 4.5]
    assert stage_komis(0.5, 9, Fair(2.25, -1, 7)) == [2.5, 0.5, 4.5]
    assert stage_komis(0, 9, Fair(2.25, 2, 2.5)) == [2, 1, 3]
    assert nearest(0.5, -1.25) == -1.5


@pytest.mark.parametrize(("option", "part"), [([], 0.5), (["--button"], 0)])
def test_the_command_finds_a_komi_and_goes_on(
    option: list[str],
    part: float,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(
        GAMES, "carteso", replace(GAMES["carteso"], levels={1: Effort(16, candidates=4)})
    )
    place = tmp_path / "komi.json"
    command = ["komi", "--size", "2", *option, "--games", "18", "--results", f"{tmp_path}/kept"]
    assert main([*command, "-o", str(place)]) == 0
    shown = capsys.readouterr()
    data = json.loads(place.read_text())
    assert data["games"] == sum(row["games"] for row in data["at"]) == 18
    assert data["komi"] % 1 == part
    assert data["interval"][0] <= data["fair"] <= data["interval"][1]
    assert f"komi {data['komi']:g}; fair is" in shown.out.splitlines()[-1]
    # All of these games are there.
    assert main([*command, "--json"]) == 0
    shown = capsys.readouterr()
    assert (json.loads(shown.out), shown.err) == (data, "")


def test_a_single_game_tells_little(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["komi", "--size", "2", "--level", "1", "--games", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 1
    assert data["interval"][1] - data["interval"][0] >= 2


@pytest.mark.parametrize(
    "arguments", ["--game consta", "--level 99", "--games 0", "--pattern arch"]
)
def test_bad_usage_has_status_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["komi", *arguments.split()]) == 2
    assert "usage:" in capsys.readouterr().err


def test_what_neighbouring_sizes_tell_is_put_together() -> None:
    found = pooled({5: Fair(0, -2, 2), 6: Fair(3, 1, 5), 9: Fair(1, -1, 3)})
    assert found[5] == found[6] == pytest.approx((1.5, 1.5 - 2 / 2**0.5, 1.5 + 2 / 2**0.5))
    assert found[9] == pytest.approx((1, -1, 3))
    # What is known better counts for more.
    assert pooled({5: Fair(0, -1, 1), 6: Fair(3, -5, 11)})[5].komi < 0.1


def test_no_komi_below_zero_is_recommended() -> None:
    assert recommended(0.5, Fair(-1, -4.5, 0)) == 0.5
    assert recommended(0, Fair(-1, -4.5, 0)) == 0
    assert recommended(0.5, Fair(4, 2.75, 5)) == 3.5
    assert recommended(4, Fair(4, 2.75, 5)) == 3


def test_the_komi_that_is_proposed_is_the_one_that_was_measured() -> None:
    measured = [json.loads(path.read_text("utf-8")) for path in RESULTS.glob("komi-*.json")]
    fairs = {
        int(data["settings"]["size"]): Fair(data["fair"], *data["interval"]) for data in measured
    }
    assert len(fairs) > 4
    for size, fair in pooled(fairs).items():
        usual = usual_komi({"size": str(size)})
        assert usual == f"{recommended(0.5, fair):g}"
        assert fair.low <= float(usual) <= fair.high
