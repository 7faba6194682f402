"""The opponents that the computer player is measured by: they know the rules, and play to win."""

from __future__ import annotations

import subprocess
import sys
from itertools import count
from random import Random
from typing import Any

import pytest

from tools.build.paths import ROOT
from tools.build.steps import StepError
from tools.research.frozen import FIRST, Clock, unpacked
from tools.research.helped import helped
from tools.research.yardstick.carteso import Carteso
from tools.research.yardstick.consta import Consta, black_wins
from tools.research.yardstick.uct import search
from trilithon.boards.square import bits
from trilithon.console.ugi import Engine, Inbox, serve
from trilithon.core import Effort
from trilithon.games import GAMES
from trilithon.games.carteso.rules import position as carteso_position
from trilithon.games.carteso.rules import rules as carteso_rules
from trilithon.games.consta.rules import rules
from trilithon.games.consta.rules.crosscuts import barred
from trilithon.games.consta.rules.position import Move, Position
from trilithon.games.consta.rules.rules import has_chain
from trilithon.search.budget import Budget
from trilithon.search.result import Report, finish


def talk(*lines: str) -> list[str]:
    inbox, said = Inbox(), list[str]()
    for line in (*lines, None):
        inbox.feed(line)
    serve(Engine(search, "Yardstick"), inbox, said.append)
    return said


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_full_boards_are_judged_like_the_rules_do(size: int) -> None:
    rng, judged = Random(size), 0
    board = Position(size).board
    while judged < 100:
        black = rng.getrandbits(board.size * board.stride) & board.full
        white = board.full & ~black
        stacks = rng.getrandbits(board.size * board.stride) & board.full
        single, stack = barred(board, black, white, stacks)
        if black & (single & ~stacks | stack & stacks):
            continue
        judged += 1
        position = Position(size, black, white, stacks)
        assert black_wins(board, black, stacks, rng.getrandbits(60)) == has_chain(
            position, white=False
        )


def test_half_turns_make_all_legal_turns_and_no_other() -> None:
    field, rng = Consta(), Random(1)
    for size in (3, 4, 5):
        for _ in range(10):
            position = Position(size)
            while moves := rules.legal_moves(position):
                state = field.start(position)
                made = set()
                for one in field.steps(state):
                    half = field.take(state, one)
                    whole = field.move(state, [one])
                    seconds = [] if whole else field.steps(half)
                    assert whole or seconds
                    turns = [whole or field.move(state, [one, two]) for two in seconds or [one]]
                    made.update(turns)
                    if not whole:
                        after = field.take(half, seconds[0])
                        assert after.position == rules.play(position, turns[0] or Move(()))
                assert made == set(moves)
                position = rules.play(position, rng.choice(moves))


def test_playouts_keep_what_is_decided() -> None:
    rng = Random(2)
    stones = sum(1 << bit for bit in bits(Position(5).board.left))
    won = Position(5, black=stones, ply=10)
    assert {Consta().playout(Consta().start(won), rng) for _ in range(50)} == {1.0}
    for seed in range(20):
        full = full_board(Random(seed))
        lead = carteso_rules.lead_in_halves(full)
        score = 1.0 if lead > 0 else 0.0
        assert {Carteso().playout(full, rng) for _ in range(5)} == {score}


def full_board(rng: Random) -> carteso_position.Position:
    """A board of Carteso filled by random moves, so that every group is claimed."""
    position = carteso_rules.start({"size": 5, "komi": 0.5})
    while position.empty:
        stones = [move for move in carteso_rules.legal_moves(position) if move.space >= 0]
        position = carteso_rules.play(position, rng.choice(stones))
    return position


@pytest.mark.parametrize("name", GAMES)
def test_the_yardstick_plays_by_the_rules(name: str) -> None:
    size = ["setoption name Size value 4"] if name != "constructo" else []
    start = [f"setoption name Game value {name}", *size, "setoption name Seed value 3"]
    moves: list[str] = []
    while True:
        at = f"position startpos moves {' '.join(moves)}" if moves else "position startpos"
        said = talk(*start, at, "go nodes 60")
        best = said[-1].removeprefix("bestmove ")
        assert not said[0].startswith("error")
        if best == "none":
            break
        moves.append(best)
    assert len(moves) > 3


def test_the_yardstick_sees_a_win_in_one_turn() -> None:
    said = talk("position fen 3/1b1/1b1 b 3", "setoption name Seed value 1", "go nodes 3000")
    assert "b3" in said[-1]


def test_the_yardstick_keeps_its_budget() -> None:
    *_, info, _ = talk("go nodes 400")
    assert 400 <= int(info.split()[2]) <= 408


def test_a_frozen_engine_plays_by_either_clock() -> None:
    try:
        unpacked(FIRST)
    except StepError:
        pytest.skip("the sources have no history here")
    clock = "ugi\nsetoption name Clock value processor"
    done = subprocess.run(
        [sys.executable, "-m", "tools.research.frozen"],
        input=f"{clock}\nsetoption name Size value 5\ngo movetime 20\nquit\n",
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0
    said = done.stdout.splitlines()
    assert "option name Clock type combo default wall var wall var processor" in said
    assert not [line for line in said if line.startswith("error")]
    assert said[-1].startswith("bestmove ")


def test_a_frozen_engine_can_take_some_times_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clock, "KINDS", {"wall": lambda: 8.0})
    assert (Clock()(), Clock(4)()) == (8.0, 2.0)


@pytest.mark.parametrize("given", [("HEAD", "0.5"), ("HEAD", "four"), ("HEAD", "4", "5")])
def test_what_is_no_number_of_times_is_told(given: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.research.frozen", *given],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 1
    assert "TIMES from 1" in done.stderr


def test_searches_taken_together_find_what_they_find_in_all() -> None:
    game = GAMES["consta"]
    position = game.rules.start(game.read_settings({"size": "5"}))
    effort = Effort(playouts=None, batch=256)
    ticks = count()
    spent = Budget(effort, 3.0, lambda: next(ticks) * 0.01)

    def found(searches: int) -> Report[Any]:
        report: Report[Any] = finish(helped(searches)(game, position, spent, 7))
        return report

    one, three = found(1), found(3)
    assert 2 * one.playouts < three.playouts
    assert sum(line.playouts for line in one.lines) < sum(line.playouts for line in three.lines)


def test_a_revision_that_is_not_there_is_told() -> None:
    with pytest.raises(StepError, match="no-such-revision"):
        unpacked("no-such-revision")
