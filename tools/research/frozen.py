"""An earlier state of the engine as an opponent, which speaks UGI.

As a program: `python -m tools.research.frozen [REVISION [TIMES]]`. Its sources come out of git into
`.cache/frozen`. Revisions before the first one named here have no `trilithon ugi`. All are given
the option Clock, which early ones do not have. With TIMES, say 4, it takes four times the time that
it is given: so much slower its clock runs.
"""

import io
import re
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tools.build.paths import ROOT
from tools.build.steps import StepError

# The opponent that the project began with: sequential halving over bit-sliced playouts.
FIRST = "3ea4d10"
_FOLDER = ROOT / ".cache" / "frozen"


def unpacked(revision: str) -> Path:
    """The folder with the packages of a revision. Raises StepError when there is none."""
    commit = _git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").decode().strip()
    folder = _FOLDER / commit
    if folder.is_dir():
        return folder
    _FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_FOLDER) as made:
        packed = _git("archive", "--format=zip", commit, "pysrc")
        zipfile.ZipFile(io.BytesIO(packed)).extractall(made)
        try:
            (Path(made) / "pysrc").rename(folder)
        except OSError:
            # Another game has unpacked it meanwhile.
            if not folder.is_dir():
                raise
    return folder


def _git(*arguments: str) -> bytes:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        told = done.stderr.decode(errors="replace").strip()
        raise StepError(f"git {' '.join(arguments)}: {told or 'there is no such revision'}")
    return done.stdout


def main() -> None:
    """Be `trilithon ugi` of a revision."""
    try:
        revision, times = _read(sys.argv[1:])
        folder = unpacked(revision)
    except StepError as error:
        sys.exit(f"tools.research.frozen: {error}")
    sys.path.insert(0, str(folder))
    clock = Clock(times)
    # Before anything of the revision is imported that takes it from there.
    time.perf_counter = clock
    _serve(clock)


def _read(given: Sequence[str]) -> tuple[str, float]:
    """The revision and how many times the time it takes. Raises StepError."""
    revision, times, *rest = [*given, *(FIRST, "1")[len(given) :]]
    if rest or not re.fullmatch(r"[1-9][0-9]*(\.[0-9]+)?", times):
        raise StepError(f"wanted is [REVISION [TIMES]], with TIMES from 1, not {' '.join(given)}")
    return revision, float(times)


class Clock:
    """A clock that can become another one, on which everything takes `times` as little."""

    KINDS: Mapping[str, Callable[[], float]] = {
        "wall": time.perf_counter,
        "processor": time.process_time,
    }

    def __init__(self, times: float = 1.0) -> None:
        self.kind = "wall"
        self._times = times

    def __call__(self) -> float:
        """The time in seconds."""
        return self.KINDS[self.kind]() / self._times


def _serve(clock: Clock) -> None:
    if find_spec("trilithon.ugi"):
        # So was the package called in older revisions.
        sys.modules["trilithon.console.ugi"] = import_module("trilithon.ugi")
    from trilithon.console.ugi import Engine, listen, serve

    class Timed(Engine):
        """The revision's engine, which takes this clock's time."""

        def answer(self, line: str) -> Iterator[str | None]:
            """The engine's answers, with one option more."""
            match line.split():
                case ["setoption", "name", name, "value", kind] if name.lower() == "clock":
                    if kind in clock.KINDS:
                        clock.kind = kind
                    else:
                        yield f"error there is no clock {kind}"
                    return
            for answer in super().answer(line):
                if answer == "ugiok":
                    yield "option name Clock type combo default wall var wall var processor"
                if answer is None or not answer.startswith("option name Clock "):
                    yield answer

    serve(Timed(), listen(sys.stdin.fileno()), lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
