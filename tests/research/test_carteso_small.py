"""The program that proves Carteso on small boards answers as the engine's own solver does."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.build.paths import ROOT
from trilithon.core import Player
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.play.solver import solver
from trilithon.games.carteso.rules.position import Position
from trilithon.search.result import finish

COMPILER = shutil.which("cc")


def mask(position: Position, stones: int) -> str:
    """As the program counts bits: by row."""
    at = (position.board.place(bit) for bit in range(stones.bit_length()) if stones >> bit & 1)
    return str(sum(1 << position.size * row + column for column, row in at))


@pytest.mark.skipif(COMPILER is None, reason="there is no compiler of C")
@pytest.mark.parametrize(("size", "stones"), [(4, 11), (5, 20)])
def test_it_agrees_with_the_solver_near_the_end(tmp_path: Path, size: int, stones: int) -> None:
    program = tmp_path / "carteso_small"
    source = ROOT / "tools" / "research" / "carteso_small.c"
    built: list[str | Path] = [COMPILER or "", "-O2", f"-DSIZE={size}", "-o", program, source]
    subprocess.run(built, check=True)
    rng, rules = random.Random(4), CARTESO.rules
    for _ in range(5):
        position = rules.start({"size": size, "komi": 0.0})
        for _ in range(stones):
            placements = [move for move in rules.legal_moves(position) if move.kind != "pass"]
            position = rules.play(position, rng.choice(placements))
        value = finish(solver(position, 100).run()).value
        lead = value if rules.player(position) is Player.FIRST else -value
        parts = (position.black, position.white, position.vertical, position.horizontal)
        masks = [mask(position, one) for one in parts]
        for wanted in (round(lead), round(lead) + 1):
            asked = [*masks, str(int(position.mover)), "0", str(wanted)]
            told = subprocess.run([program, *asked], check=True, capture_output=True, text=True)
            assert told.stdout.startswith(f"{int(lead >= wanted)},")
