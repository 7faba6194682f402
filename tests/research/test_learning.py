"""How Consta's weights are learned: from samples to a network that tells more than playouts."""

from __future__ import annotations

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
from tools.research.learning.network import Pass, start
from tools.research.learning.samples import Sample, game_of, make, read, write
from trilithon.boards.square import bits
from trilithon.games.consta import CONSTA
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
    network = start(8, 1)
    losses = list(descend(network, cases, epochs=150))
    assert losses[-1] < losses[0]
    for few in batches(cases, Random(1)):
        before, after = (measure(one, Batch(few))[0] for one in (start(8, 1), network))
        off, still = (abs(told.winrates - Batch(few).winrate).mean() for told in (before, after))
        assert still < off / 2
        if before.entropies.size:
            assert after.entropies.mean() < before.entropies.mean() - 0.3


def test_the_network_that_is_tried_is_the_one_that_plays(
    samples: list[Sample], cases: list[Case]
) -> None:
    network = written.read_weights()
    for sample, case in zip(samples, cases, strict=True):
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
        assert 1 / (1 + exp(-told.lead[0])) == pytest.approx(seen.winrate, abs=1e-6)
        mine = told.maps[0] - case.gains * network["gain"][:, None, None]
        nothing = dict.fromkeys(seen.field, 0.0)
        for row, priors in enumerate((seen.singles(nothing), seen.stacks(nothing))):
            for place, bit in bits_by_place.items():
                assert priors[bit] == pytest.approx(mine[row][place], abs=1e-6)


def test_weights_are_written_as_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "weights.py"
    monkeypatch.setattr(written, "_MODULE", module)
    network = written.read_weights()
    written.write_weights(network)
    names: dict[str, object] = {}
    exec(compile(module.read_text(encoding="utf-8"), module, "exec"), names)
    # What is written from what was read is what was there.

    for name in ("CHANNELS", "BLOCKS", "SHIFTS", "POOLS", "APART", "NUMBERS"):
        assert names[name] == getattr(weights, name), name
