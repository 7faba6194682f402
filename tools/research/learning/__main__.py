"""Learn Consta's weights.

`python -m tools.research.learning sample FILE` adds samples to a file until it has been at it for
so long; several at once need seeds of their own. `python -m tools.research.learning fit FILE…`
tells how well weights do on a quarter of the games that they were not fitted to, then fits all
and writes `games/consta/play/weights.py`. Samples made with those weights make the next ones
better. `python -m tools.research.learning try FILE…` tells how well the weights that stand there do
on samples of games that they were not fitted to.
"""

import argparse
from collections.abc import Collection, Sequence
from math import exp
from pathlib import Path
from time import perf_counter

import numpy

from tools.research.learning.cases import Case, Choice, read_cases
from tools.research.learning.regression import (
    Judgement,
    Liking,
    judge,
    like,
    surprise,
    unlearned,
)
from tools.research.learning.samples import game_of, make, read, write
from tools.research.learning.weights import read_weights, write_weights
from trilithon.games.consta import CONSTA

# One in so many games is kept apart to try the weights on: what searches of one game came to is
# alike, so that weights fitted to some of them know the others.
_APART = 4


def main() -> None:
    """Read the command line and do as it says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    sample = commands.add_parser("sample")
    sample.add_argument("file", type=Path)
    sample.add_argument("--sizes", type=int, nargs="+", default=[7, 11])
    sample.add_argument("--nodes", type=int, default=400)
    sample.add_argument("--seconds", type=float, default=600)
    sample.add_argument("--seed", type=int, default=1)
    sample.set_defaults(run=_sample)
    fit = commands.add_parser("fit")
    fit.add_argument("files", type=Path, nargs="+")
    fit.set_defaults(run=_fit)
    tried = commands.add_parser("try")
    tried.add_argument("files", type=Path, nargs="+")
    tried.set_defaults(run=_try_written)
    chosen = parser.parse_args()
    chosen.run(chosen)


def _sample(chosen: argparse.Namespace) -> None:
    until = perf_counter() + chosen.seconds
    for count in write(make(CONSTA, chosen.sizes, chosen.nodes, chosen.seed), chosen.file):
        if perf_counter() > until:
            print(f"{count} samples")
            break


def _fit(chosen: argparse.Namespace) -> None:
    cases, choices = read_cases(read(chosen.files), seed=1)
    games = {game_of(case.group) for case in cases}
    kept = apart(games)
    fitted = [case for case in cases if game_of(case.group) not in kept]
    left = [case for case in cases if game_of(case.group) in kept]
    _try(judge(fitted), left)
    _try_choices(
        like([choice for choice in choices if game_of(choice.group) not in kept]),
        [choice for choice in choices if game_of(choice.group) in kept],
    )
    write_weights(judge(cases), like(choices))
    _tell(cases, choices)


def apart(games: Collection[str]) -> set[str]:
    """The games that are kept apart, always the same ones."""
    return set(sorted(games)[::_APART])


def _try_written(chosen: argparse.Namespace) -> None:
    cases, choices = read_cases(read(chosen.files), seed=1)
    judgement, liking = read_weights()
    _try(judgement, cases)
    _try_choices(liking, choices)
    _tell(cases, choices)


def _tell(cases: Sequence[Case], choices: Sequence[Choice]) -> None:
    searches = {case.group for case in cases}
    games = {game_of(group) for group in searches}
    print(
        f"{len(games)} games, {len(searches)} searches, {len(cases)} winrates, "
        f"{len(choices)} choices of a move"
    )


def _try(judgement: Judgement, cases: Sequence[Case]) -> None:
    """Tell how the winrates of the playouts, and those with weights, go with the searches'."""
    wanted = [case.winrate for case in cases]
    before = [1 / (1 + exp(-case.lead)) for case in cases]
    for name, told in (("playouts", before), ("weights", judgement.winrates(cases))):
        together = numpy.corrcoef(told, wanted)[0, 1]
        off = numpy.sqrt(numpy.mean((numpy.array(told) - wanted) ** 2))
        print(f"{name}: correlation {together:.3f}, off by {off:.3f}, {len(cases)} positions")


def _try_choices(learned: Liking, choices: Sequence[Choice]) -> None:
    """Tell how well moves are foretold: where the search's favourite comes in the middle."""
    for name, liking in (("playouts", unlearned()), ("weights", learned)):
        entropy, rank = surprise(liking, choices)
        print(f"moves by {name}: cross entropy {entropy:.2f}, rank of the favourite {rank:.1f}")


if __name__ == "__main__":
    main()
