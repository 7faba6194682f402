"""Learned weights as the engine has them: what was fitted is what plays."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from math import exp
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tools.research.learning import weights as written
from tools.research.learning.cases import Batch, Case, Floats, Subject
from tools.research.learning.descent import descend
from tools.research.learning.network import Network, Pass, start
from tools.research.learning.samples import Sample
from trilithon.boards.square import bits, square_board
from trilithon.core import Player
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.play import network as carteso_network
from trilithon.games.carteso.play import weights as carteso_weights
from trilithon.games.carteso.play.chances import SHARES, Chances
from trilithon.games.consta import CONSTA
from trilithon.games.consta.play import network as consta_network


class Seen(NamedTuple):
    """What the engine tells of a case: the maps by bits, and the winrate."""

    places: dict[tuple[int, int], int]
    maps: list[dict[int, float]]
    winrate: float


def places_of(size: int, *, mirrored: bool) -> dict[tuple[int, int], int]:
    """The bits of a board, by their places in a case."""
    board = square_board(size)
    places = {bit: board.place(bit) for bit in bits(board.full)}
    return {place if mirrored else place[::-1]: bit for bit, place in places.items()}


def by_bits(size: int, numbers: Floats, places: dict[tuple[int, int], int]) -> list[float]:
    found = [0.0] * square_board(size).full.bit_length()
    for place, bit in places.items():
        found[bit] = float(numbers[place])
    return found


def seen_in_consta(sample: Sample, case: Case) -> Seen:
    position = CONSTA.notation.read_position(sample.position)
    places = places_of(position.size, mirrored=position.ply % 2 == 1)
    single, stack = (by_bits(position.size, case.gains[row], places) for row in range(2))
    winrate = 1 / (1 + exp(-case.lead))
    [seen] = consta_network.views([consta_network.Counted(position, winrate, single, stack)])
    nothing = dict.fromkeys(places.values(), 0.0)
    return Seen(places, [seen.singles(nothing), seen.stacks(nothing)], seen.winrate)


def seen_in_carteso(sample: Sample, case: Case) -> Seen:
    position = CARTESO.notation.read_position(sample.position)
    places = places_of(position.size, mirrored=position.mover is Player.SECOND)
    black = by_bits(position.size, case.gains[0], places)
    own, other = (
        list(map(round, by_bits(position.size, SHARES * case.told[row], places))) for row in (1, 2)
    )
    told = Chances(1 / (1 + exp(-case.lead)), black, own, other)
    [seen] = carteso_network.views([carteso_network.Counted(position, told)])
    maps: list[dict[int, float]] = [{}, {}]
    gains = {"black": carteso_weights.GAIN_BLACK, "white": -carteso_weights.GAIN_WHITE}
    for move, prior in seen.stones(list(places.values())):
        # A stone's prior is told with what it gains, and here without.
        added = gains[move.kind] * black[move.space]
        maps[move.kind == "white"][move.space] = prior - added
    return Seen(places, maps, seen.winrate)


SEEN = {"consta": seen_in_consta, "carteso": seen_in_carteso}
ENGINES = {"consta": consta_network, "carteso": carteso_network}


def gap(subject: Subject, network: Network, sample: Sample, case: Case) -> tuple[float, float]:
    """How far what the engine tells of a position is from what a network tells in floats.

    The first is of the winrate, the second of priors, at most.
    """
    seen = SEEN[subject.game.name](sample, case)
    told = Pass(network, Batch([case]))
    mine = told.maps[0] - case.gains * network["gain"][:, None, None]
    off = [
        abs(there[bit] - mine[row][place])
        for row, there in enumerate(seen.maps)
        for place, bit in seen.places.items()
    ]
    return abs(1 / (1 + exp(-told.lead[0])) - seen.winrate), float(max(off))


@pytest.fixture(scope="module")
def pairs(subject: Subject, samples: list[Sample]) -> list[tuple[Sample, Case]]:
    """Samples with their cases, or the first of these, in which colours are as they are."""
    return [
        (sample, case) for sample in samples for case in islice(subject.read(sample, Random(1)), 1)
    ]


def test_the_network_that_is_tried_is_the_one_that_plays(
    subject: Subject, pairs: list[tuple[Sample, Case]]
) -> None:
    network = written.read_weights(subject)
    for sample, case in pairs:
        assert max(gap(subject, network, sample, case)) < 1e-5


@pytest.fixture
def module(subject: Subject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where weights are written for a while."""
    path = tmp_path / "weights.py"
    monkeypatch.setattr(subject.weights, "__file__", str(path))
    return path


def test_the_network_that_was_fitted_is_the_one_that_plays(
    subject: Subject,
    cases: list[Case],
    pairs: list[tuple[Sample, Case]],
    module: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    network = start(subject, 4, 2)
    for _ in descend(subject, network, cases, epochs=60):
        pass
    assert abs(network["maps"]).max() > 0.01
    written.write_weights(subject, network)
    for name, value in names_of(module).items():
        if name.isupper():
            monkeypatch.setattr(subject.weights, name, value)
    # What the engine keeps of the weights that it knew is of no use for a while, and afterwards.
    engine = ENGINES[subject.game.name]
    kept = (engine.learned_weights, engine._network)
    for function in kept:
        function.cache_clear()
    try:
        gaps = [gap(subject, network, *each) for each in pairs]
    finally:
        for function in kept:
            function.cache_clear()
    # Weights are rounded, so that a number here and there is another one's neighbour.
    assert max(winrate for winrate, _ in gaps) < 5e-3
    assert max(prior for _, prior in gaps) < 0.05


def names_of(module: Path) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(compile(module.read_text(encoding="utf-8"), module, "exec"), names)
    return names


def test_weights_are_written_as_a_module(subject: Subject, module: Path) -> None:
    written.write_weights(subject, written.read_weights(subject))
    # What is written from what was read is what was there.
    for name, value in names_of(module).items():
        if name.isupper():
            assert value == getattr(subject.weights, name), name


def test_weights_are_written_as_the_formatter_leaves_them(subject: Subject, module: Path) -> None:
    written.write_weights(subject, start(subject, 4, 1))
    command = [sys.executable, "-m", "ruff", "format", "--check", "--quiet", "--isolated"]
    assert subprocess.run([*command, "--line-length", "100", module], check=False).returncode == 0
