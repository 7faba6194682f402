"""Build the engine's wheel."""

import os
import shutil
import sys
from pathlib import Path

from tools.build.paths import CACHE, PACKAGE, ROOT, digest, files_under
from tools.build.steps import Command, run, step

# Any fixed time makes the same sources give the same bytes.
_EPOCH = "1577836800"


def build_wheel() -> Path:
    """Return the wheel of the present sources, building it where they have changed."""
    sources = [ROOT / "pyproject.toml", ROOT / "LICENSE", *files_under(PACKAGE)]
    folder = CACHE / "wheel" / digest(sources)[:16]
    found = list(folder.glob("*.whl"))
    if not found:
        with step("Build the engine's wheel"):
            shutil.rmtree(folder.parent, ignore_errors=True)
            command: Command = [
                sys.executable,
                "-m",
                "hatchling",
                "build",
                "-t",
                "wheel",
                "-d",
                folder,
            ]
            env = {"SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", _EPOCH)}
            run(command, "building the wheel", env=env)
        found = list(folder.glob("*.whl"))
    return found[0]
