"""Build the engine's wheel."""

import os
import sys
from pathlib import Path

from tools.build.cache import cached
from tools.build.paths import PACKAGE, ROOT, WEB, digest, files_under
from tools.build.source import source
from tools.build.steps import Command, run, step

# What hatchling calls, and what that adds.
_HOOKS = ("tools/build/metadata.py", "tools/build/wheel_files.py")
_LOCALES = WEB / "locales"
# Any fixed time makes the same sources give the same bytes.
_EPOCH = "1577836800"


def build_wheel() -> Path:
    """Return the wheel of the present sources, building it where they have changed."""
    [wheel] = cached("wheel", _key, _build).glob("*.whl")
    return wheel


def _key() -> str:
    single = ("pyproject.toml", "LICENSE", "README.md", *_HOOKS)
    files = [*(ROOT / name for name in single), *files_under(PACKAGE), *files_under(_LOCALES)]
    return digest(files, source())


def _build(folder: Path) -> None:
    hatch: Command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    epoch = os.environ.get("SOURCE_DATE_EPOCH", _EPOCH)
    env = {"SOURCE_DATE_EPOCH": epoch, "TRILITHON_WITHOUT_WIDGET": "1"}
    with step("Build the engine's wheel"):
        run(hatch, "building the wheel", env=env)
