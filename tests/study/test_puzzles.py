"""The puzzles: exact search proves them again, no rule of thumb solves them, none comes twice."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from tests.support.client import Client
from tests.support.puzzle_files import all_puzzles, puzzles_of
from trilithon import GAMES
from trilithon.console.cli import main
from trilithon.search.result import finish
from trilithon.study.line import main_line, read_line, write_line
from trilithon.study.puzzles.judges import judge_of
from trilithon.study.puzzles.maker import Making, make
from trilithon.study.puzzles.proof import is_proved, naive_of
from trilithon.study.puzzles.puzzle import Puzzle, puzzles_in
from trilithon.study.puzzles.rating import HIGHEST_LEVEL, LOWEST_LEVEL, rating_of
from trilithon.study.puzzles.themes import all_themes, themes_of
from trilithon.study.puzzles.wins import ByTurns, narrow_positions

PER_GAME = pytest.mark.parametrize("game", GAMES)
# Enough to show that the proofs still hold; `trilithon puzzles --stats` proves all of them.
_SAMPLE = 3
_LARGEST = 7
SPAN = HIGHEST_LEVEL - LOWEST_LEVEL


def rows(puzzle: Puzzle) -> int:
    return puzzle["position"].split()[0].count("/") + 1


def sample(game: str) -> list[Puzzle]:
    """Some puzzles on boards that are proved soon, others every day."""
    small = [one for one in puzzles_of(game) if rows(one) <= _LARGEST]
    first = date.today().toordinal() * _SAMPLE
    return [small[(first + number) % len(small)] for number in range(_SAMPLE)]


@PER_GAME
def test_exact_search_proves_the_solution_again(game: str) -> None:
    for puzzle in sample(game):
        assert is_proved(GAMES[game], puzzle), puzzle["id"]


@PER_GAME
def test_every_solution_can_be_played_and_reaches_the_aim(game: str) -> None:
    rules, notation = GAMES[game].rules, GAMES[game].notation
    for puzzle in puzzles_of(game):
        position = notation.read_position(puzzle["position"])
        line = read_line(puzzle["line"])
        assert write_line(line) == puzzle["line"]
        assert len(line) == 1
        way = main_line(line)
        assert len(way) == 2 * puzzle["turns"] - 1
        assert 2 <= puzzle["turns"] <= 5
        for text in way:
            move = notation.read_move(position, text)
            rules.check(position, move)
            assert notation.write_move(position, move) == text
            position = rules.play(position, move)
        if puzzle["aim"] == "turns":
            winner = rules.player(position).opponent
            for reply in rules.legal_moves(position):
                outcome = rules.outcome(rules.play(position, reply))
                assert outcome is not None
                assert outcome.winner is winner


@PER_GAME
def test_no_rule_of_thumb_solves_one(game: str) -> None:
    for puzzle in sample(game):
        assert naive_of(GAMES[game], puzzle) == [], puzzle["id"]


@PER_GAME
def test_none_is_the_image_of_another_one(game: str) -> None:
    alike = GAMES[game].alike
    assert alike is not None
    positions = [GAMES[game].notation.read_position(one["position"]) for one in puzzles_of(game)]
    assert len({alike(position) for position in positions}) == len(positions)
    ids = [one["id"] for one in all_puzzles(game)]
    assert len(set(ids)) == len(ids)


@PER_GAME
def test_there_are_enough_of_all_strengths_and_sizes(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 60
    if "/" in puzzles[0]["position"].split()[0]:
        assert sum(rows(one) >= 7 for one in puzzles) * 2 >= len(puzzles)
    ratings = [one["rating"] for one in puzzles]
    assert max(ratings) - min(ratings) > 300
    file = [one["rating"] for one in all_puzzles(game)]
    assert file == sorted(file)


@PER_GAME
def test_themes_are_those_of_the_solution(game: str) -> None:
    for puzzle in sample(game):
        position = GAMES[game].notation.read_position(puzzle["position"])
        assert puzzle["themes"] == themes_of(GAMES[game], position, read_line(puzzle["line"]))
    assert {theme for one in puzzles_of(game) for theme in one["themes"]} <= all_themes(
        GAMES[game]
    ).keys()


def test_a_rating_is_where_a_level_solves_every_other_time() -> None:
    solved = {1: 0, 2: 0, 3: 10, 4: 20, 5: 20, 6: 20}
    assert abs(rating_of(solved, 20) - LOWEST_LEVEL - 2 / 5 * SPAN) < 60
    easy = rating_of(dict.fromkeys(range(1, 7), 3), 3)
    hard = rating_of(dict.fromkeys(range(1, 7), 0), 3)
    assert easy < LOWEST_LEVEL < HIGHEST_LEVEL < hard


def test_ratings_reach_as_far_however_many_levels_there_are() -> None:
    for levels in (4, 6, 8):
        half = {level: 20 if level > levels / 2 else 0 for level in range(1, levels + 1)}
        assert abs(rating_of(half, 20) - LOWEST_LEVEL - SPAN / 2) < 30


@pytest.mark.parametrize(
    ("position", "turns"),
    [
        ("b6/1w3b1/wbWB1W1/1bw1W2/wb1wB2/1wB4/7 b 13", 2),
        ("b6/1w3b1/wbWB1W1/1bwBW2/wbwwB2/1wBw3/7 b 15", 2),
    ],
)
def test_wins_are_counted_in_turns_as_the_rules_have_it(position: str, turns: int) -> None:
    """The judge takes few replies to be worth a look; here all of them are tried."""
    game = GAMES["consta"]
    rules = game.rules
    start = game.notation.read_position(position)
    judge = judge_of(game, start, 5_000, turns)
    assert judge.length(start) == turns
    move = judge.only(start, turns)
    assert move is not None
    after = rules.play(start, move)
    for reply in rules.legal_moves(after):
        there = rules.play(after, reply)
        over = rules.outcome(there)
        assert over is not None or judge.length(there) == 1


def test_a_win_seen_by_threats_alone_is_one() -> None:
    game = GAMES["consta"]
    start = game.notation.read_position("bw2bW/1bwWbb/BWbbW1/1W1bb1/1b1Wb1/6 b 15")
    assert ByTurns(game, 400, 5, 16).length(start) == 3
    assert judge_of(game, start, 20_000, 3).length(start) == 3
    assert not ByTurns(game, 400, 2, 16).length(start)


def test_the_maker_looks_beside_the_game_where_a_threat_leaves_few_moves() -> None:
    game = GAMES["consta"]
    # White has just been left a free move; to try all of them takes long.
    start = game.notation.read_position("1W3/1bww1/1b1bw/1b1b1/2w2 b 7")
    found = list(narrow_positions(game, start, 40))
    assert found
    for position in found:
        assert game.rules.count_legal_moves(position) > 40
        answers, result = finish(game.playouts.tactics(position, deep=False))
        assert result is None
        assert 0 < len(answers) <= 40


@PER_GAME
def test_a_wrong_first_move_is_answered(game: str) -> None:
    puzzle = sample(game)[0]
    client = Client()
    start = {"mode": "puzzle", "game": game, "position": puzzle["position"]}
    client.send("open", start={**start, "goal": f"line {puzzle['line']}"})
    mover = next(index for index, side in enumerate(client.view["players"]) if side["to_move"])
    position = GAMES[game].notation.read_position(puzzle["position"])
    write = GAMES[game].notation.write_move
    right = read_line(puzzle["line"])
    rules = GAMES[game].rules
    wrong = (
        write(position, move)
        for move in rules.legal_moves(position)
        if write(position, move) not in right and not rules.outcome(rules.play(position, move))
    )
    client.send("play", move=next(wrong))
    client.think()
    assert client.view["task"]["standing"] == "wrong"
    assert len(client.view["moves"]) > 1
    if puzzle["aim"] != "turns":
        client.send("go", node=client.view["moves"][-1]["node"])
        client.think()
        assert client.view["result"] != ("1-0", "0-1")[mover]


def made(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["puzzles", *arguments]) == 0
    return capsys.readouterr().out


COMMON = ["constructo", "--pattern", "crown", "--seed", "37", "--chance", "60", "--count", "1"]
COMMON += ["--level", "1", "--turns", "3", "--longest", "600"]


def test_the_same_seed_makes_the_same_puzzles_whoever_works(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first = made(capsys, *COMMON)
    (puzzle,) = json.loads(first)
    assert is_proved(GAMES["constructo"], puzzle)
    assert made(capsys, *COMMON, "--jobs", "2", "--backend", "processes") == first
    file = tmp_path / "constructo.json"
    file.write_text(first, encoding="utf-8")
    told = made(capsys, "constructo", "--stats", str(file))
    assert "puzzles: 1\n" in told
    assert "solved by “most points”: 0" in told
    assert "proved again: 1" in told
    puzzle["rating"] = 2600
    file.write_text(json.dumps([puzzle | {"day": "2026-11-16", "id": "gone"}, puzzle]), "utf-8")
    made(capsys, "constructo", "--rate", str(file))
    rated = {one["id"]: one["rating"] for one in puzzles_in(file.read_text("utf-8"))}
    assert rated["gone"] == 2600
    assert rated[puzzle["id"]] == json.loads(first)[0]["rating"]
    puzzle["line"] = "R1(R2 R3)"
    file.write_text(json.dumps([puzzle]), encoding="utf-8")
    assert main(["puzzles", "constructo", "--stats", str(file)]) == 1
    assert puzzle["id"] in capsys.readouterr().err


def test_no_more_moves_are_to_be_found_than_was_wanted() -> None:
    making = Making("constructo", {"pattern": "arch"}, None, 3, 4_000, 1, 50, turns=3, least=2)
    longer, shorter = make(making, 3), make(replace(making, turns=2), 3)
    assert longer is not None
    assert longer["turns"] == 3
    assert shorter is None or shorter["turns"] == 2


def test_a_file_of_something_else_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no puzzles", encoding="utf-8")
    assert main(["puzzles", "carteso", "-o", str(file)]) == 1
    assert "notes.txt" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "no puzzles"
