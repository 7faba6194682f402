"""Compiled programs that play with themselves keep the rules, and see what the engine sees."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from tools.research.learning.carteso import SUBJECT
from tools.research.learning.compiled.programs import compile_program, write_floats
from tools.research.learning.samples import game_of, read
from tools.research.learning.weights import read_weights
from trilithon.core import Leaf
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.play.playouts import together
from trilithon.games.carteso.rules.position import Position

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program that plays Carteso."""
    return compile_program("carteso", tmp_path_factory.mktemp("compiled"))


@pytest.fixture(scope="module")
def weights(program: Path) -> Path:
    """The engine's weights, as the program reads them."""
    path = program.with_suffix(".weights")
    write_floats(SUBJECT, read_weights(SUBJECT), path)
    return path


def ask(*arguments: object, given: str = "") -> list[str]:
    run = subprocess.run(
        list(map(str, arguments)), input=given, capture_output=True, check=True, text=True
    )
    return run.stdout.splitlines()


def start(size: int) -> Position:
    position: Position = CARTESO.rules.start(CARTESO.read_settings({"size": str(size)}))
    return position


def test_perft_agrees(program: Path) -> None:
    for size, depth, count in (3, 1, 19), (3, 2, 325), (3, 4, 65_682), (4, 3, 29_824):
        assert ask(program, "perft", size, depth) == [str(count)]


@pytest.mark.parametrize("size", [4, 7, 11])
def test_random_games_come_to_the_same_positions_and_claims(program: Path, size: int) -> None:
    rules, notation = CARTESO.rules, CARTESO.notation
    claimed, expected = 0, start(size)
    for line in ask(program, "games", size, 1, 20):
        *fields, last = line.split()
        if len(fields) == 4:
            # The game is over, and the next one begins.
            assert line == notation.write_position(expected)
            expected = start(size)
            continue
        assert " ".join(fields) == notation.write_position(expected)
        expected = rules.play(expected, notation.read_move(expected, last))
        claimed += fields[2] != "-"
    assert claimed > 10


def late_positions(count: int) -> list[Position]:
    """Positions with so few empty points that each evaluation has every fill."""
    random, rules = Random(1), CARTESO.rules
    found = []
    for size in (4, 5, 9) * count:
        position = start(size)
        while position.empty.bit_count() > random.randint(1, 9):
            position = rules.play(position, random.choice(rules.legal_moves(position)[:-1]))
        found.append(position)
    return found


def test_it_sees_what_the_engine_sees(program: Path, weights: Path) -> None:
    notation = CARTESO.notation
    positions = late_positions(4)
    lines = "".join(f"{notation.write_position(position)}\n" for position in positions)
    for position, line in zip(
        positions, ask(program, "tell", weights, 1, given=lines), strict=True
    ):
        (known,) = together([Leaf(position, (), 1000)], 1024, Random(1))
        told = json.loads(line)
        assert told["winrate"] == pytest.approx(known.winrate, abs=1e-3)
        priors = {notation.write_move(position, move): prior for move, prior in known.tell()}
        assert told["moves"] == pytest.approx(priors, abs=3e-2)


def test_its_samples_are_read(program: Path, weights: Path, tmp_path: Path) -> None:
    path = tmp_path / "samples.jsonl"
    planes = tmp_path / "planes"
    lines = ask(program, "play", weights, 3, 1, 100, planes, 5, 6)
    path.write_text("\n".join(lines), encoding="utf-8")
    samples = read([path])
    spaces = [CARTESO.notation.read_position(sample.position).size ** 2 for sample in samples]
    assert planes.stat().st_size == sum(4 * (3 + 4 * count) for count in spaces)
    assert len({game_of(sample.group) for sample in samples}) > 1
    for sample in samples[:200]:
        position = CARTESO.notation.read_position(sample.position)
        for move in sample.moves:
            CARTESO.rules.check(position, CARTESO.notation.read_move(position, move))
        assert 0 < sample.winrate < 1
        assert sum(sample.moves.values()) in (0, sample.visits)
