"""Learn the weights of Consta or of Carteso.

`python -m tools.research.learning consta sample FILE` adds samples to a file until it has been at
it for so long; several at once need seeds of their own. `… fit FILE…` fits a network to all games
but a part of them, tells how well it does on these, and writes `games/consta/play/weights.py`.
Samples made with those weights make the next ones better. `… try FILE…` tells how well the playouts
alone, and the weights that stand there, do on samples of games that they were not fitted to.
"""

import argparse
from collections.abc import Collection, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import numpy

from tools.research.learning import carteso, consta
from tools.research.learning.cases import Batch, Case, Subject, read_cases
from tools.research.learning.descent import batches, descend
from tools.research.learning.loss import measure
from tools.research.learning.network import Network, start
from tools.research.learning.samples import make, read, write
from tools.research.learning.weights import read_weights, write_weights

SUBJECTS = {subject.SUBJECT.game.name: subject.SUBJECT for subject in (consta, carteso)}
# One in so many games is kept apart to try the weights on: what searches of one game came to is
# alike, so that weights fitted to some of them know the others.
_APART = 12


def main() -> None:
    """Read the command line and do as it says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SUBJECTS)
    commands = parser.add_subparsers(required=True)
    sample = commands.add_parser("sample")
    sample.add_argument("file", type=Path)
    sample.add_argument("--sizes", type=int, nargs="+")
    sample.add_argument("--nodes", type=int, default=320)
    sample.add_argument("--seconds", type=float, default=600)
    sample.add_argument("--seed", type=int, default=1)
    sample.set_defaults(run=_sample)
    fit = commands.add_parser("fit")
    fit.add_argument("files", type=Path, nargs="+")
    fit.add_argument("--epochs", type=int, default=40)
    fit.add_argument("--channels", type=int, default=16)
    fit.add_argument("--blocks", type=int, default=2)
    fit.set_defaults(run=_fit)
    tried = commands.add_parser("try")
    tried.add_argument("files", type=Path, nargs="+")
    tried.set_defaults(run=_try_written)
    chosen = parser.parse_args()
    chosen.run(SUBJECTS[chosen.game], chosen)


def _sample(subject: Subject, chosen: argparse.Namespace) -> None:
    until = perf_counter() + chosen.seconds
    made = make(subject.game, chosen.sizes or subject.boards, chosen.nodes, chosen.seed)
    for count in write(made, chosen.file):
        if perf_counter() > until:
            print(f"{count} samples")
            break


def _fit(subject: Subject, chosen: argparse.Namespace) -> None:
    cases = read_cases(subject, read(chosen.files), seed=1)
    kept = apart({case.game for case in cases})
    left = [case for case in cases if case.game in kept]
    fitted = [case for case in cases if case.game not in kept]
    _tell(cases)
    network = start(subject, chosen.channels, chosen.blocks)
    for epoch, loss in enumerate(descend(subject, network, fitted, chosen.epochs), 1):
        print(f"round {epoch}: loss {loss:.3f}", flush=True)
    _try(subject, "playouts", start(subject, 1, 0), left)
    _try(subject, "weights", network, left)
    write_weights(subject, network)


def apart(games: Collection[str]) -> set[str]:
    """The games that are kept apart, always the same ones."""
    return set(sorted(games)[::_APART])


def _try_written(subject: Subject, chosen: argparse.Namespace) -> None:
    cases = read_cases(subject, read(chosen.files), seed=1)
    _tell(cases)
    _try(subject, "playouts", start(subject, 1, 0), cases)
    _try(subject, "weights", read_weights(subject), cases)


def _tell(cases: Sequence[Case]) -> None:
    games = {case.game for case in cases}
    choices = sum(case.choice is not None for case in cases)
    print(f"{len(games)} games, {len(cases)} winrates, {choices} choices of a move")


def _try(subject: Subject, name: str, network: Network, cases: Sequence[Case]) -> None:
    """Tell, by size, how a network tells the moves and winrates of cases."""
    for size in sorted({len(case.kinds) for case in cases}):
        alike = [case for case in cases if len(case.kinds) == size]
        found = [
            (batch, measure(subject, network, batch)[0])
            for batch in map(Batch, batches(alike, Random(1)))
        ]
        off = numpy.concatenate([loss.winrates - batch.winrate for batch, loss in found])
        entropies, ranks = (
            numpy.concatenate([told[index] for _, told in found]) for index in range(2)
        )
        print(
            f"{name} on {size}×{size}: winrates off by {numpy.sqrt((off**2).mean()):.4f}; "
            f"cross entropy of moves {entropies.mean():.3f}, "
            f"rank of the favourite {numpy.median(ranks):.0f}, {len(ranks)} choices"
        )


if __name__ == "__main__":
    main()
