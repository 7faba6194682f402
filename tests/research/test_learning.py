"""How Consta's weights are learned: from samples to weights that tell more than playouts."""

from __future__ import annotations

from itertools import islice
from math import exp
from pathlib import Path

import pytest

from tools.research.learning import weights as written
from tools.research.learning.__main__ import apart
from tools.research.learning.cases import read_cases
from tools.research.learning.regression import judge, like, surprise, unlearned
from tools.research.learning.samples import Sample, game_of, make, read, write
from trilithon.games.consta import CONSTA
from trilithon.games.consta.play.priors import judged
from trilithon.games.consta.play.surroundings import surroundings


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


def test_what_was_learned_tells_more_than_playouts(samples: list[Sample]) -> None:
    cases, choices = read_cases(samples, seed=1)
    wanted = [case.winrate for case in cases]
    entropy, _ = surprise(unlearned(), choices)
    learned, _ = surprise(like(choices), choices)
    assert learned < entropy - 0.3
    off = sum(
        abs(told - true) for told, true in zip(judge(cases).winrates(cases), wanted, strict=True)
    )
    assert off / len(cases) < 0.1


def test_searches_of_one_game_are_kept_apart_together(samples: list[Sample]) -> None:
    games = {game_of(sample.group) for sample in samples}
    assert {game_of(group) for group in ("1.20.0", "1.20.4")} == {"1.20"}
    kept = apart(games | {f"9.{number}" for number in range(20)})
    assert kept == apart(kept | games | {f"9.{number}" for number in range(20)})
    assert 5 <= len(kept) <= 6


def test_the_weights_that_are_tried_are_those_that_play(samples: list[Sample]) -> None:
    cases, _ = read_cases(samples, seed=1)
    told = written.read_weights()[0].winrates(cases)
    for sample, case, winrate in zip(samples, cases, told, strict=True):
        view = surroundings(CONSTA.notation.read_position(sample.position))
        assert judged(view, 1 / (1 + exp(-case.lead))) == pytest.approx(winrate, abs=1e-6)


def test_weights_are_written_as_a_module(
    samples: list[Sample], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "weights.py"
    monkeypatch.setattr(written, "_MODULE", module)
    cases, choices = read_cases(samples, seed=1)
    judgement = judge(cases)
    written.write_weights(judgement, like(choices))
    names: dict[str, object] = {}
    exec(compile(module.read_text(encoding="utf-8"), module, "exec"), names)
    assert names["FIRST"] == pytest.approx(judgement.first, abs=1e-3)
    blocks = str(names["BLOCKS"]).split()
    for entry in blocks:
        number, weight = entry.split(":")
        assert int(weight) == round(1000 * judgement.blocks[int(number)])
    assert len(blocks) > 10
