"""An earlier state of the engine as an opponent: `python -m tools.frozen [REVISION]` speaks UGI.

Its sources come out of git into `.cache/frozen`. Revisions before the first one named here have no
`trilithon ugi`.
"""

import io
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.paths import ROOT
from tools.steps import StepError

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
    """Become `trilithon ugi` of a revision."""
    try:
        folder = unpacked(sys.argv[1] if len(sys.argv) > 1 else FIRST)
    except StepError as error:
        sys.exit(f"tools.frozen: {error}")
    os.environ["PYTHONPATH"] = str(folder)
    os.execv(sys.executable, [sys.executable, "-m", "trilithon", "ugi"])


if __name__ == "__main__":
    main()
