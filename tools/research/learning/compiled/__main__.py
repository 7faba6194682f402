"""Let a compiled program play a game with itself, and add what it finds to a file of samples.

`python -m tools.research.learning.compiled carteso FILE` does it with the weights of the engine; a
C compiler is wanted. What the network was shown in each sample's node goes to FILE.planes, as the
program's source tells. Several at once need seeds and files of their own.
"""

import argparse
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.research.learning import carteso
from tools.research.learning.compiled.programs import compile_program, write_floats
from tools.research.learning.weights import read_weights

_SUBJECTS = {"carteso": carteso.SUBJECT}


def main() -> None:
    """Read the command line and do as it says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=_SUBJECTS)
    parser.add_argument("file", type=Path)
    parser.add_argument("--sizes", type=int, nargs="+")
    parser.add_argument("--nodes", type=int, default=400)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    subject = _SUBJECTS[chosen.game]
    with TemporaryDirectory() as made, chosen.file.open("a", encoding="utf-8") as file:
        program, weights = compile_program(chosen.game, Path(made)), Path(made) / "weights"
        write_floats(subject, read_weights(subject), weights)
        numbers, sizes = [chosen.seed, chosen.seconds, chosen.nodes], chosen.sizes or subject.boards
        planes = chosen.file.with_suffix(f"{chosen.file.suffix}.planes")
        asked = ["play", weights, *map(str, numbers), planes, *map(str, sizes)]
        subprocess.run([program, *asked], stdout=file, check=True)


if __name__ == "__main__":
    main()
