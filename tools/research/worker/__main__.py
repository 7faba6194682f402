"""Serve as a program: answer lines of standard input until they end."""

import sys

from playwright.sync_api import Error

from tools.build.paths import PYSRC
from tools.build.steps import StepError
from tools.research.frozen import unpacked
from tools.research.worker.chromium import started


def main() -> None:
    """Be the engine of the revision that the argument names."""
    try:
        _serve(sys.argv[1:])
    except (Error, StepError) as error:
        sys.exit(f"tools.research.worker: {error}")


def _serve(given: list[str]) -> None:
    if len(given) > 1:
        raise StepError(f"wanted is [REVISION], not {' '.join(given)}")
    folder = unpacked(given[0]) if given else PYSRC
    with started(folder) as worker:
        for line in sys.stdin:
            match line.split():
                case []:
                    continue
                case ["quit"]:
                    break
            for answer in worker.answer(line):
                print(answer, flush=True)


if __name__ == "__main__":
    main()
