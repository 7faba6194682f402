"""How Consta's weights are learned: from samples to a network that tells more than playouts."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from math import exp
from pathlib import Path
from random import Random

import numpy
import pytest

from tools.research.learning import weights as written
from tools.research.learning.__main__ import apart
from tools.research.learning.cases import Batch, Case, read_cases
from tools.research.learning.descent import batches, descend
from tools.research.learning.loss import measure
from tools.research.learning.network import Network, Pass, start
from tools.research.learning.samples import Sample, game_of, make, read, write
from trilithon.boards.square import bits
from trilithon.games.consta import CONSTA
from trilithon.games.consta.play import network as engine
from trilithon.games.consta.play import weights
from trilithon.games.consta.play.network import Counted, views


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> list[Sample]:
    """Samples of a small board, written and read again."""
    path = tmp_path_factory.mktemp("learning") / "samples.jsonl"
    made = list(islice(make(CONSTA, [6], 90, seed=1), 8))
    for _ in write(made, path):
        pass
    assert read([path]) == made
    return made


def test_samples_tell_of_legal_moves_and_open_games(samples: list[Sample]) -> None:
    for sample in samples:
        position = CONSTA.notation.read_position(sample.position)
        assert CONSTA.rules.outcome(position) is None
        legal = CONSTA.rules.legal_moves(position)
        texts = {CONSTA.notation.write_move(position, move) for move in legal}
        assert sample.moves.keys() <= texts
        assert 0 <= sample.winrate <= 1
    assert any(sample.moves for sample in samples)


def test_searches_of_one_game_are_kept_apart_together(samples: list[Sample]) -> None:
    games = {game_of(sample.group) for sample in samples}
    assert {game_of(group) for group in ("1.20.0", "1.20.4")} == {"1.20"}
    kept = apart(games | {f"9.{number}" for number in range(20)})
    assert kept == apart(kept | games | {f"9.{number}" for number in range(20)})
    assert 2 <= len(kept) <= 3


@pytest.fixture(scope="module")
def cases(samples: list[Sample]) -> list[Case]:
    return read_cases(samples, seed=1)


def some(cases: list[Case], *, moves: bool) -> Batch:
    return Batch([case for case in cases if (len(case.moves) > 0) == moves][:3], (True, False))


@pytest.mark.parametrize("moves", [True, False])
def test_gradients_are_those_of_the_loss(cases: list[Case], moves: bool) -> None:
    batch, rng = some(cases, moves=moves), numpy.random.default_rng(2)
    network = {name: weight.astype(float) for name, weight in start(3, 2).items()}
    # Nothing is left at nothing, where a gradient could be right by chance.
    for weight in network.values():
        weight += rng.normal(0, 0.1, weight.shape)
    grown = measure(network, batch, exact=True)[2]
    assert grown.keys() == network.keys()
    for name, weight in network.items():
        if name == "apart" and not moves:
            assert not grown[name].any()
            continue
        way = rng.normal(0, 1, weight.shape)
        told = []
        for step in (1e-6, -1e-6):
            moved = network | {name: weight + step * way}
            told.append(measure(moved, batch, exact=True)[1])
        assert (told[0] - told[1]) / 2e-6 == pytest.approx(
            (grown[name] * way).sum(), rel=1e-2, abs=1e-5
        ), name


def test_what_was_learned_tells_more_than_playouts(cases: list[Case]) -> None:
    network = start(4, 1)
    for _ in descend(network, cases, epochs=60):
        pass
    found = list(map(Batch, batches(cases, Random(1))))
    before, after = ([measure(one, batch) for batch in found] for one in (start(4, 1), network))
    assert sum(loss for _, loss, _ in after) < sum(loss for _, loss, _ in before)
    for (unlearned, *_), (learned, *_) in zip(before, after, strict=True):
        if unlearned.entropies.size:
            assert learned.entropies.mean() < unlearned.entropies.mean() - 0.3


def test_a_winrate_told_for_sure_has_a_finite_loss(cases: list[Case]) -> None:
    network = start(3, 1)
    for lead in (-200, 200):
        network["lead"][0] = lead
        with numpy.errstate(over="ignore"):
            _, loss, grown = measure(network, some(cases, moves=False))
        assert numpy.isfinite(loss)
        assert all(numpy.isfinite(part).all() for part in grown.values())


def gap(network: Network, sample: Sample, case: Case) -> tuple[float, float]:
    """How far what the engine tells of a position is from what a network tells in floats.

    The first is of the winrate, the second of priors, at most.
    """
    position = CONSTA.notation.read_position(sample.position)
    bits_by_place = {}
    for bit in bits(position.board.full):
        place = position.board.place(bit)
        bits_by_place[place if position.ply % 2 else place[::-1]] = bit
    gains = [[0.0] * position.board.full.bit_length() for _ in range(2)]
    for place, bit in bits_by_place.items():
        for row in range(2):
            gains[row][bit] = float(case.gains[row][place])
    [seen] = views([Counted(position, 1 / (1 + exp(-case.lead)), *gains)])
    told = Pass(network, Batch([case]))
    mine = told.maps[0] - case.gains * network["gain"][:, None, None]
    nothing = dict.fromkeys(seen.field, 0.0)
    priors = enumerate((seen.singles(nothing), seen.stacks(nothing)))
    off = [
        abs(told_there[bit] - mine[row][place])
        for row, told_there in priors
        for place, bit in bits_by_place.items()
    ]
    return abs(1 / (1 + exp(-told.lead[0])) - seen.winrate), float(max(off))


def test_the_network_that_is_tried_is_the_one_that_plays(
    samples: list[Sample], cases: list[Case]
) -> None:
    network = written.read_weights()
    for sample, case in zip(samples, cases, strict=True):
        assert max(gap(network, sample, case)) < 1e-6


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where weights are written for a while."""
    path = tmp_path / "weights.py"
    monkeypatch.setattr(written, "_MODULE", path)
    return path


def test_the_network_that_was_fitted_is_the_one_that_plays(
    samples: list[Sample], cases: list[Case], module: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = start(4, 2)
    for _ in descend(network, cases, epochs=60):
        pass
    assert abs(network["maps"]).max() > 0.01
    written.write_weights(network)
    for name, value in names_of(module).items():
        if name.isupper():
            monkeypatch.setattr(weights, name, value)
    # What the engine keeps of the weights that it knew is of no use for a while, and afterwards.
    kept = (engine.learned_weights, engine._network)
    for function in kept:
        function.cache_clear()
    try:
        gaps = [gap(network, *each) for each in zip(samples, cases, strict=True)]
    finally:
        for function in kept:
            function.cache_clear()
    # Weights are rounded, so that a number here and there is another one's neighbour.
    assert max(winrate for winrate, _ in gaps) < 2e-3
    assert max(prior for _, prior in gaps) < 0.05


def names_of(module: Path) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(compile(module.read_text(encoding="utf-8"), module, "exec"), names)
    return names


def test_weights_are_written_as_a_module(module: Path) -> None:
    written.write_weights(written.read_weights())
    names = names_of(module)
    # What is written from what was read is what was there.
    for name in ("CHANNELS", "BLOCKS", "SHIFTS", "POOLS", "APART", "NUMBERS"):
        assert names[name] == getattr(weights, name), name


def test_weights_are_written_as_the_formatter_leaves_them(module: Path) -> None:
    written.write_weights(start(4, 1))
    command = [sys.executable, "-m", "ruff", "format", "--check", "--quiet", "--isolated"]
    assert subprocess.run([*command, "--line-length", "100", module], check=False).returncode == 0
