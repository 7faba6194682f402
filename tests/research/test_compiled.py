"""Compiled programs that play with themselves keep the rules, and see what the engine sees."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import correlation, mean
from typing import Any, NamedTuple

import pytest

from tools.research.learning.cases import Subject
from tools.research.learning.compiled.games import prepare
from tools.research.learning.samples import Sample, read_sample
from tools.research.learning.self_play import searched
from tools.research.learning.subjects import SUBJECTS
from trilithon.core import Leaf
from trilithon.core.rules import perft
from trilithon.games.carteso.play import playouts as carteso_playouts
from trilithon.games.consta.play import playouts as consta_playouts

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")

LARGE = 11


@pytest.fixture
def program(subject: Subject) -> Path:
    """A game's program; the engine's weights lie beside it, as it reads them."""
    name = subject.game.name
    return prepare(name) / name


def ask(program: Path, *arguments: object, given: Sequence[str] = ()) -> list[str]:
    """The lines that a program prints, given others."""
    run = subprocess.run(
        [str(program), *map(str, arguments)],
        input="".join(f"{line}\n" for line in given),
        capture_output=True,
        check=True,
        text=True,
    )
    return run.stdout.splitlines()


def start(subject: Subject, size: int) -> Any:
    game = subject.game
    return game.rules.start(game.read_settings({"size": str(size)}))


@pytest.mark.parametrize(("size", "depth"), [(3, 1), (3, 3), (4, 3)])
def test_perft_agrees(subject: Subject, program: Path, size: int, depth: int) -> None:
    told = ask(program, "perft", "--sizes", size, "--depth", depth)
    assert told == [str(perft(subject.game.rules, start(subject, size), depth))]


@pytest.mark.parametrize("size", [3, 4, 7, LARGE])
def test_random_games_come_to_the_same_positions(
    subject: Subject, program: Path, size: int
) -> None:
    rules, notation = subject.game.rules, subject.game.notation
    games, expected = 0, start(subject, size)
    for line in ask(program, "games", "--sizes", size, "--seed", 1, "--games", 12):
        text = notation.write_position(expected)
        if rules.outcome(expected) is not None:
            assert line == text
            games, expected = games + 1, start(subject, size)
            continue
        assert line.startswith(f"{text} ")
        move = notation.read_move(expected, line.removeprefix(f"{text} "))
        rules.check(expected, move)
        assert notation.write_move(expected, move) == line.split()[-1]
        expected = rules.play(expected, move)
    assert games == 12


def random_positions(subject: Subject, sizes: Sequence[int], empties: Sequence[int]) -> list[Any]:
    """Open positions of random games, each on the size and with as many empty spaces in turn."""
    random, rules = Random(1), subject.game.rules
    found = []
    for size, few in zip(sizes, empties, strict=True):
        position = start(subject, size)
        while position.empty.bit_count() > few and rules.outcome(position) is None:
            # The last one is a pass in Carteso.
            position = rules.play(position, random.choice(rules.legal_moves(position)[:-1]))
        if rules.outcome(position) is None:
            found.append(position)
    return found


class Known(NamedTuple):
    """What is told of a position: the mover's winrate, and the priors of moves."""

    winrate: float
    moves: dict[str, float]


def told_by_program(subject: Subject, program: Path, positions: Sequence[Any]) -> list[Known]:
    given = list(map(subject.game.notation.write_position, positions))
    lines = ask(program, "tell", "--weights", program.with_name("weights"), given=given)
    rows = map(json.loads, lines)
    return [Known(row["winrate"], row["moves"]) for row in rows]


def told_by_engine(subject: Subject, playouts: Any, position: Any) -> Known:
    (told,) = playouts.together([Leaf(position, (), 1000)], 4096, Random(1))
    write_move = subject.game.notation.write_move
    return Known(told.winrate, {write_move(position, move): prior for move, prior in told.tell()})


@pytest.mark.parametrize("subject", [SUBJECTS["carteso"]], indirect=True, ids=["carteso"])
def test_it_sees_what_the_engine_sees_in_every_fill(subject: Subject, program: Path) -> None:
    # With so few empty points each evaluation has every fill.
    sizes = (4, 5, 9) * 4
    positions = random_positions(subject, sizes, [Random(one).randint(1, 9) for one in range(12)])
    for position, seen in zip(positions, told_by_program(subject, program, positions), strict=True):
        expected = told_by_engine(subject, carteso_playouts, position)
        assert seen.winrate == pytest.approx(expected.winrate, abs=1e-3)
        assert seen.moves == pytest.approx(expected.moves, abs=3e-2)


@pytest.mark.parametrize("subject", [SUBJECTS["consta"]], indirect=True, ids=["consta"])
def test_it_sees_what_the_engine_sees_in_some_fills(subject: Subject, program: Path) -> None:
    sizes = (6, 7) * 15
    positions = random_positions(subject, sizes, [Random(one).randint(16, 34) for one in range(30)])
    off, alike = [], []
    for position, seen in zip(positions, told_by_program(subject, program, positions), strict=True):
        expected = told_by_engine(subject, consta_playouts, position)
        off.append(seen.winrate - expected.winrate)
        assert seen.moves.keys() <= expected.moves.keys()
        # After a threat there are fewer.
        if seen.moves.keys() == expected.moves.keys():
            told = [(prior, expected.moves[move]) for move, prior in seen.moves.items()]
            alike.append(correlation(*zip(*told, strict=True)))
    # Half of this is by chance, of the engine's fills more than of the program's.
    assert abs(mean(off)) < 0.02
    assert mean(map(abs, off)) < 0.06
    assert len(alike) > 10
    assert mean(alike) > 0.9


@pytest.fixture
def samples(subject: Subject, program: Path) -> list[Sample]:
    """Those of two games."""
    options = ["--sizes", "6", "7", "--nodes", "100", "--seed", "1", "--games", "2", "--weights"]
    lines = ask(program, *options, program.with_name("weights"))
    return [read_sample(json.loads(line)) for line in lines]


def test_its_samples_are_read(subject: Subject, samples: list[Sample]) -> None:
    rules, notation = subject.game.rules, subject.game.notation
    assert {notation.read_position(sample.position).size for sample in samples} == {6, 7}
    assert any(sample.moves for sample in samples)
    for sample in samples:
        position = notation.read_position(sample.position)
        assert rules.outcome(position) is None
        for move in sample.moves:
            rules.check(position, notation.read_move(position, move))
        assert 0 <= sample.winrate <= 1
        assert sum(sample.moves.values()) in (0, sample.visits)


def test_the_players_of_a_game_have_one_winner(subject: Subject, samples: list[Sample]) -> None:
    rules, read_position = subject.game.rules, subject.game.notation.read_position
    winners: dict[int, set[float]] = {6: set(), 7: set()}
    for sample in samples:
        if sample.outcome is not None:
            position = read_position(sample.position)
            first = rules.player(position) == 0
            winners[position.size].add(sample.outcome if first else 1 - sample.outcome)
    assert all(len(won) == 1 and won <= {0, 1} for won in winners.values())


def test_searches_come_to_what_the_engine_comes_to(subject: Subject, program: Path) -> None:
    notation = subject.game.notation
    sizes = (5, 6) * 4
    positions = random_positions(subject, sizes, [size * (size - 1) for size in sizes])
    given = list(map(notation.write_position, positions))
    lines = ask(
        program, "search", "--nodes", 100, "--weights", program.with_name("weights"), given=given
    )
    off = []
    for position, line in zip(positions, lines, strict=True):
        _, winrate, _, result = line.split()
        root = searched(subject.game, position, 100, 64, Random(1)).root
        if int(result) == 2 and root.result is None:
            index = max(range(len(root.moves)), key=root.visits.__getitem__)
            off.append(float(winrate) - root.sums[index] / root.visits[index])
        elif int(result) != 2 and root.result is not None:
            assert int(result) == root.result
    assert len(off) >= 4
    assert mean(map(abs, off)) < 0.06


def test_a_match_counts_what_the_first_player_wins(subject: Subject, program: Path) -> None:
    options = [
        "match",
        "--sizes",
        "5",
        "--games",
        "4",
        "--efforts",
        "nodes=60",
        "nodes=2,c_puct=1",
        "--weights",
    ]
    (line,) = ask(program, *options, program.with_name("weights"))
    won, _, games, *_ = line.replace(":", "").split()
    assert int(games) == 4
    assert 2 <= float(won) <= 4
