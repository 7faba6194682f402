"""Learn Consta's weights.

`python -m tools.research.learning sample FILE` adds samples to a file until it has been at it for
so long; several at once need seeds of their own. `python -m tools.research.learning fit FILE…`
tells how well weights do on a quarter of the searches that they were not fitted to, then fits all
and writes `games/consta/weights.py`. Samples made with those weights make the next ones better.
"""

import argparse
from collections.abc import Sequence
from math import exp
from pathlib import Path
from time import perf_counter

import numpy

from tools.research.learning.cases import Case, Choice, read_cases
from tools.research.learning.regression import Judgement, judge, like, surprise, unlearned
from tools.research.learning.samples import make, read, write
from tools.research.learning.weights import write_weights
from trilithon.games.consta import CONSTA

# One in so many searches is kept apart to try the weights on.
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
    groups = sorted({case.group for case in cases})
    kept = set(groups[::_APART])
    _try(
        judge([case for case in cases if case.group not in kept]),
        [case for case in cases if case.group in kept],
    )
    _try_choices(choices, kept)
    write_weights(judge(cases), like(choices))
    print(f"{len(groups)} searches, {len(cases)} winrates, {len(choices)} choices of a move")


def _try(judgement: Judgement, cases: Sequence[Case]) -> None:
    """Tell how the winrates of the playouts, and those with weights, go with the searches'."""
    wanted = [case.winrate for case in cases]
    before = [1 / (1 + exp(-case.lead)) for case in cases]
    for name, told in (("playouts", before), ("weights", judgement.winrates(cases))):
        together = numpy.corrcoef(told, wanted)[0, 1]
        off = numpy.sqrt(numpy.mean((numpy.array(told) - wanted) ** 2))
        print(f"{name}: correlation {together:.3f}, off by {off:.3f}, {len(cases)} positions")


def _try_choices(choices: Sequence[Choice], kept: set[str]) -> None:
    """Tell how well moves are foretold: where the search's favourite comes in the middle."""
    learned = like([choice for choice in choices if choice.group not in kept])
    for name, liking in (("playouts", unlearned()), ("weights", learned)):
        entropy, rank = surprise(liking, [choice for choice in choices if choice.group in kept])
        print(f"moves by {name}: cross entropy {entropy:.2f}, rank of the favourite {rank:.1f}")


if __name__ == "__main__":
    main()
