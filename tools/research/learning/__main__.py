"""Learn the weights of Consta or of Carteso.

`python -m tools.research.learning consta sample` lets the computer play with itself and keeps
samples of what longer searches come to, in `samples/consta/round-N.jsonl.gz`; it goes on with the
last round as long as that is of the same weights and options, and else begins a new one. `… fit`
fits a network to all games but a part of them, tells how well it does on these, and writes
`games/consta/play/weights.py`, by which the next round will be played. `… try` tells how well the
playouts alone, and the weights that stand there, do on samples of games that they were not fitted
to.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from subprocess import CalledProcessError
from time import time

from tools.research.learning.cases import Case, Subject
from tools.research.learning.compiled.games import prepare
from tools.research.learning.descent import RATE, descend
from tools.research.learning.kept_games import Games, read_games
from tools.research.learning.network import Network, start
from tools.research.learning.round_games import play
from tools.research.learning.rounds import Plan, Round, next_round, round_path, rounds_of
from tools.research.learning.subjects import SUBJECTS
from tools.research.learning.trial import apart, tell, with_outcomes
from tools.research.learning.weights import name_of, read_weights, write_weights
from trilithon.console.cli.faults import BadUsage, Fault
from trilithon.console.cli.progress import Progress
from trilithon.console.cli.runs import add_backend_options, count, faults_told, handed_out, number


def main() -> None:
    """Read the command line and do as it says."""
    parser = argparse.ArgumentParser(prog="python -m tools.research.learning", description=__doc__)
    parser.add_argument("game", choices=SUBJECTS)
    commands = parser.add_subparsers(required=True)
    _add_sample(commands.add_parser("sample", help="play games, and keep samples of them"))
    fit = commands.add_parser("fit", help="fit a network to samples")
    fit.add_argument("--epochs", type=count, default=40, metavar="N", help="(40)")
    fit.add_argument("--channels", type=count, default=16, metavar="N", help="(16)")
    fit.add_argument("--blocks", type=number, default=2, metavar="N", help="(2)")
    fit.add_argument(
        "--outcomes",
        type=float,
        default=0.4,
        metavar="SHARE",
        help="of winrates, where games tell them too (0.4)",
    )
    fit.add_argument(
        "--further", action="store_true", help="go on from the weights that stand there"
    )
    fit.add_argument("--rate", type=float, default=RATE, metavar="R", help=f"at most ({RATE:g})")
    fit.set_defaults(run=_fit)
    tried = commands.add_parser("try", help="tell how well the weights do")
    tried.set_defaults(run=_try_written)
    for command in (fit, tried):
        place = command.add_mutually_exclusive_group()
        place.add_argument("--rounds", type=count, nargs="+", metavar="N", help="of these (all)")
        place.add_argument("--files", type=Path, nargs="+", help="of these instead of rounds")
        add_backend_options(command)
    chosen = parser.parse_args()
    try:
        with faults_told():
            chosen.run(SUBJECTS[chosen.game], chosen)
    except BadUsage as wrong:
        parser.error(str(wrong))
    except Fault as fault:
        parser.exit(1, f"{fault}\n")


def _add_sample(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=count, default=500, metavar="N", help="of a round (500)")
    parser.add_argument("--sizes", type=count, nargs="+", metavar="N", help="of boards, in turn")
    parser.add_argument("--nodes", type=count, default=320, metavar="N", help="of a search (320)")
    parser.add_argument("--seed", type=number, default=1, metavar="S", help="of all chance (1)")
    parser.add_argument(
        "--compiled", action="store_true", help="play by a program in C; a compiler is wanted"
    )
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), metavar="S", help="begin no game after them"
    )
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--round", type=count, metavar="N", help="go on with this one, or begin it")
    place.add_argument("-o", "--output", type=Path, metavar="FILE", help="instead of a round's")
    add_backend_options(parser)
    parser.set_defaults(run=_sample)


def _sample(subject: Subject, chosen: argparse.Namespace) -> None:
    sizes = tuple(chosen.sizes or subject.boards)
    weights = name_of(subject)
    plan = Plan(chosen.game, sizes, chosen.nodes, chosen.seed, weights, chosen.compiled)
    path = chosen.output or round_path(chosen.game, chosen.round or next_round(plan))
    if plan.compiled:
        _prepare(chosen.game)
    work = partial(play, plan, time() + chosen.seconds)
    with Round(plan, path) as kept, Progress(chosen.games, len(kept.games)) as progress:
        waiting = [one for one in range(1, chosen.games + 1) if one not in kept.games]
        for game, samples in handed_out(chosen, work, waiting):
            if samples is not None:
                kept.add(game, samples)
                progress.show(f"{kept.samples} samples")
        print(f"{path}: {len(kept.games)} games, {kept.samples} samples")


def _prepare(game: str) -> None:
    try:
        prepare(game)
    except CalledProcessError as failure:
        raise Fault(f"the program of {game} could not be compiled") from failure


def _read(chosen: argparse.Namespace) -> Games:
    """The games of the rounds that are wanted, or of files. Raises BadUsage."""
    known = rounds_of(chosen.game)
    if missing := [str(one) for one in chosen.rounds or () if one not in known]:
        raise BadUsage(f"--rounds: there is no round {', '.join(missing)} of {chosen.game}")
    files = chosen.files or [known[one] for one in chosen.rounds or known]
    games = read_games(chosen.game, files, partial(handed_out, chosen))
    cases = [case for some in games.values() for case in some]
    if not cases:
        raise Fault(f"there are no samples of {chosen.game}")
    choices = sum(case.choice is not None for case in cases)
    print(f"{len(games)} games, {len(cases)} winrates, {choices} choices of a move")
    return games


def _fit(subject: Subject, chosen: argparse.Namespace) -> None:
    fitted, left = apart(_read(chosen))
    begun = start(subject, chosen.channels, chosen.blocks)
    network = read_weights(subject) if chosen.further else begun
    fitted = with_outcomes(fitted, chosen.outcomes)
    way = descend(subject, network, fitted, chosen.epochs, rate=chosen.rate)
    for epoch, loss in enumerate(way, 1):
        print(f"epoch {epoch}: loss {loss:.3f}", flush=True)
    _try(subject, "playouts", start(subject, 1, 0), left)
    _try(subject, "weights", network, left)
    write_weights(subject, network)


def _try_written(subject: Subject, chosen: argparse.Namespace) -> None:
    cases = [case for some in _read(chosen).values() for case in some]
    _try(subject, "playouts", start(subject, 1, 0), cases)
    _try(subject, "weights", read_weights(subject), cases)


def _try(subject: Subject, name: str, network: Network, cases: Sequence[Case]) -> None:
    for told in tell(subject, network, cases):
        print(
            f"{name} on {told.size}×{told.size}: winrates off by {told.winrates:.4f}; "
            f"cross entropy of moves {told.entropy:.3f}, "
            f"rank of the favourite {told.rank:.0f}, {told.choices} choices"
        )


if __name__ == "__main__":
    main()
