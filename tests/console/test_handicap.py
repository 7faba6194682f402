"""What makes an even game between a level and the one below it, by games between them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tools.build.paths import RESULTS
from trilithon.console.arena.handicap import komi_row, pieces_row
from trilithon.console.arena.komi import Fair
from trilithon.console.arena.score import Score
from trilithon.console.cli import main
from trilithon.core import Effort, Player
from trilithon.games import GAMES
from trilithon.match import new_match

# Levels that take no time; the second one thinks more.
_QUICK = {1: Effort(8, candidates=4, batch=8), 2: Effort(64, candidates=8, batch=32)}


def test_so_many_pieces_are_fair_as_make_half_the_wins() -> None:
    scores = {0: Score(9, 0, 1), 2: Score(6, 0, 4), 3: Score(4, 0, 6), 4: Score(1, 0, 9)}
    row = pieces_row(2, scores)
    # Of two that are as near, the smaller one.
    assert (row["level"], row["pieces"]) == (2, 2)
    assert [one["pieces"] for one in row["at"]] == [0, 2, 3, 4]


def test_no_pieces_are_no_handicap_however_even_that_is() -> None:
    assert pieces_row(2, {0: Score(5, 0, 5), 2: Score(3, 0, 7)})["pieces"] == 2


def test_a_fair_komi_is_one_that_may_be_played() -> None:
    row = komi_row(3, 0.5, {0.5: Score(9, 0, 1), 8.5: Score(2, 0, 8)}, Fair(5.25, 2, 7))
    assert (row["komi"], row["fair"], row["interval"]) == (5.5, 5.25, [2, 7])


@pytest.mark.parametrize(
    ("game", "size", "kind"), [("consta", "4", "pieces"), ("carteso", "3", "komi")]
)
def test_the_command_finds_handicaps_and_goes_on(
    game: str,
    size: str,
    kind: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, game, replace(GAMES[game], levels=_QUICK))
    place = tmp_path / "handicap.json"
    command = ["handicap", "--game", game, "--size", size, "--games", "6"]
    command += ["--results", f"{tmp_path}/kept"]
    assert main([*command, "-o", str(place)]) == 0
    shown = capsys.readouterr()
    data = json.loads(place.read_text())
    [row] = data["levels"]
    assert row["level"] == 2
    played = sum(one["games"] for one in row["at"])
    assert played == (6 * len(row["at"]) if kind == "pieces" else 6)
    [even] = [line for line in shown.out.splitlines() if "*" in line and "level:1" in line]
    assert f"{kind} {row[kind]:g} *" in even
    # The lower level has what helps: it is first with pieces, and second with komi.
    games = [
        json.loads(line)
        for kept in (tmp_path / "kept").iterdir()
        for line in kept.read_text().splitlines()[1:]
    ]
    assert {game["first"] for game in games} == {1 if kind == "pieces" else 0}
    # All of these games are there.
    assert main([*command, "--json"]) == 0
    shown = capsys.readouterr()
    assert (json.loads(shown.out), shown.err) == (data, "")


@pytest.mark.parametrize(
    "arguments",
    [
        "--game constructo",
        "--game consta --levels 1",
        "--game consta --levels 2-9",
        "--game carteso --position 5/5/5/5/5",
        "--game consta --games 0",
    ],
)
def test_bad_usage_has_status_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["handicap", *arguments.split()]) == 2
    assert "usage:" in capsys.readouterr().err


def test_what_is_proposed_is_what_was_measured() -> None:
    found = sorted(RESULTS.glob("handicap-*.json"))
    assert {path.stem.split("-")[1] for path in found} == {"consta", "carteso"}
    for path in found:
        data = json.loads(path.read_text("utf-8"))
        game = GAMES[data["game"]]
        for row in data["levels"]:
            handicap = game.fair_handicap(data["settings"], row["level"])
            assert handicap is not None
            assert handicap.level == row["level"]
            if "pieces" in row:
                [even] = [one for one in row["at"] if one["pieces"] == row["pieces"]]
                assert (handicap.player, handicap.pieces) == (Player.FIRST, row["pieces"])
                assert handicap.share == round(1 - even["rate"], 2)
                assert handicap.pieces in game.handicaps(game.read_settings(data["settings"]))
            else:
                assert (handicap.player, handicap.share) == (Player.SECOND, 0.5)
                assert float(handicap.settings["komi"]) == row["komi"]
                new_match(game, data["settings"] | handicap.settings)


@pytest.mark.parametrize("level", [1, 8])
def test_beyond_the_measured_levels_the_nearest_one_counts(level: int) -> None:
    consta = GAMES["consta"]
    settings = consta.complete({"size": "11"})
    handicap = consta.fair_handicap(settings, level)
    assert handicap is not None
    measured = json.loads((RESULTS / "handicap-consta-11.json").read_text("utf-8"))
    known = [row["level"] for row in measured["levels"]]
    assert handicap.level == min(known, key=lambda other: abs(other - level))


def test_for_other_sizes_and_variants_nothing_is_proposed() -> None:
    for name, settings in (
        ("consta", {"size": "19"}),
        ("carteso", {"size": "11", "variant": "button"}),
    ):
        game = GAMES[name]
        assert game.fair_handicap(game.complete(settings), 3) is None
