"""How weights are learned: from samples of a game to a network that tells more than playouts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy
import pytest

from tools.research.learning.cases import Batch, Case, Subject
from tools.research.learning.descent import descend
from tools.research.learning.kept_games import Games, read_games
from tools.research.learning.loss import measure
from tools.research.learning.network import start
from tools.research.learning.trial import apart, tell, with_outcomes


@pytest.fixture(scope="module")
def games(subject: Subject, kept_games: Path) -> Games:
    """The cases of all games that are kept with the tests."""
    return read_games(subject.game.name, [kept_games])


def test_a_game_is_kept_apart_as_a_whole(games: Games) -> None:
    fitted, left = apart(games)
    assert len(fitted) + len(left) == sum(map(len, games.values()))
    of = {id(case): number for number, some in games.items() for case in some}
    left_games = {of[id(case)] for case in left}
    assert not left_games & {of[id(case)] for case in fitted}
    assert left_games >= {(0, number) for number in (1, 12, 23)}


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


def test_what_was_learned_tells_other_games_better_than_playouts(
    subject: Subject, games: Games
) -> None:
    fitted, left = apart(games)
    network = start(subject, 8, 0)
    for _ in descend(subject, network, fitted, epochs=8):
        pass
    before, after = (list(tell(subject, one, left)) for one in (start(subject, 1, 0), network))
    assert [told.size for told in after] == [5, 6, 7]
    for playouts, learned in zip(before, after, strict=True):
        assert learned.entropy < playouts.entropy
    # On boards so small, and of one or two games each, winrates are better in sum at least.
    off_before, off_after = (sum(told.winrates for told in one) for one in (before, after))
    assert off_after < 0.985 * off_before


def test_a_winrate_told_for_sure_has_a_finite_loss(subject: Subject, cases: list[Case]) -> None:
    network = start(subject, 3, 1)
    for lead in (-200, 200):
        network["lead"][0] = lead
        with numpy.errstate(over="ignore"):
            _, loss, grown = measure(subject, network, some(cases, moves=False))
        assert numpy.isfinite(loss)
        assert all(numpy.isfinite(part).all() for part in grown.values())


def test_outcomes_make_up_a_share_of_winrates(cases: list[Case]) -> None:
    # The games that are kept with the tests do not tell how they came out.
    unknown, won = cases[0], replace(cases[0], winrate=0.5, outcome=1.0)
    assert unknown.outcome is None
    first, second = with_outcomes([unknown, won], 0.4)
    assert first is unknown
    assert second.winrate == pytest.approx(0.7)
