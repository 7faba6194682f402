"""How weights are learned: from samples of a game to a network that tells more than playouts."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from math import exp
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy
import pytest

from tools.research.learning import weights as written
from tools.research.learning.__main__ import SUBJECTS, apart
from tools.research.learning.cases import Batch, Case, Floats, Subject, read_cases
from tools.research.learning.descent import batches, descend
from tools.research.learning.loss import measure
from tools.research.learning.network import Network, Pass, start
from tools.research.learning.samples import Sample, game_of, make, read, write
from trilithon.boards.square import bits, square_board
from trilithon.core import Player
from trilithon.games.carteso import CARTESO
from trilithon.games.carteso.play import network as carteso_network
from trilithon.games.carteso.play import weights as carteso_weights
from trilithon.games.carteso.play.chances import SHARES, Chances
from trilithon.games.consta import CONSTA
from trilithon.games.consta.play import network as consta_network


@pytest.fixture(scope="module", params=list(SUBJECTS.values()), ids=list(SUBJECTS))
def subject(request: pytest.FixtureRequest) -> Subject:
    """Each game that is learned."""
    found: Subject = request.param
    return found


@pytest.fixture(scope="module")
def samples(subject: Subject, tmp_path_factory: pytest.TempPathFactory) -> list[Sample]:
    """Samples of a small board, written and read again."""
    path = tmp_path_factory.mktemp("learning") / "samples.jsonl"
    made = list(islice(make(subject.game, [6], 90, seed=1), 8))
    for _ in write(made, path):
        pass
    assert read([path]) == made
    return made


def test_samples_tell_of_legal_moves_and_open_games(
    subject: Subject, samples: list[Sample]
) -> None:
    game = subject.game
    for sample in samples:
        position = game.notation.read_position(sample.position)
        assert game.rules.outcome(position) is None
        legal = game.rules.legal_moves(position)
        texts = {game.notation.write_move(position, move) for move in legal}
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
def cases(subject: Subject, samples: list[Sample]) -> list[Case]:
    return read_cases(subject, samples, seed=1)


def some(cases: list[Case], *, moves: bool) -> Batch:
    return Batch([case for case in cases if (case.choice is not None) == moves][:3], (True, False))


@pytest.mark.parametrize("moves", [True, False])
def test_gradients_are_those_of_the_loss(subject: Subject, cases: list[Case], moves: bool) -> None:
    batch, rng = some(cases, moves=moves), numpy.random.default_rng(2)
    network = {name: weight.astype(float) for name, weight in start(subject, 3, 2).items()}
    # Nothing is left at nothing, where a gradient could be right by chance.
    for weight in network.values():
        weight += rng.normal(0, 0.1, weight.shape)
    grown = measure(subject, network, batch, exact=True)[2]
    assert grown.keys() == network.keys()
    for name, weight in network.items():
        if name in subject.beside and not moves:
            assert not grown[name].any()
            continue
        way = rng.normal(0, 1, weight.shape)
        told = []
        for step in (1e-6, -1e-6):
            moved = network | {name: weight + step * way}
            told.append(measure(subject, moved, batch, exact=True)[1])
        assert (told[0] - told[1]) / 2e-6 == pytest.approx(
            (grown[name] * way).sum(), rel=1e-2, abs=1e-5
        ), name


def test_what_was_learned_tells_more_than_playouts(subject: Subject, cases: list[Case]) -> None:
    network = start(subject, 4, 1)
    for _ in descend(subject, network, cases, epochs=60):
        pass
    found = list(map(Batch, batches(cases, Random(1))))
    unfitted = start(subject, 4, 1)
    before, after = (
        [measure(subject, one, batch) for batch in found] for one in (unfitted, network)
    )
    assert sum(loss for _, loss, _ in after) < sum(loss for _, loss, _ in before)
    for (unlearned, *_), (learned, *_) in zip(before, after, strict=True):
        if unlearned.entropies.size:
            assert learned.entropies.mean() < unlearned.entropies.mean() - 0.1


def test_a_winrate_told_for_sure_has_a_finite_loss(subject: Subject, cases: list[Case]) -> None:
    network = start(subject, 3, 1)
    for lead in (-200, 200):
        network["lead"][0] = lead
        with numpy.errstate(over="ignore"):
            _, loss, grown = measure(subject, network, some(cases, moves=False))
        assert numpy.isfinite(loss)
        assert all(numpy.isfinite(part).all() for part in grown.values())


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
    gains = [by_bits(position.size, case.gains[row], places) for row in range(2)]
    winrate = 1 / (1 + exp(-case.lead))
    [seen] = consta_network.views([consta_network.Counted(position, winrate, *gains)])
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
