"""Build the engine's wheel, for the site itself and for those who install it."""

import os
import sys
from functools import partial
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


def build_wheel(page: Path | None = None) -> Path:
    """Return the wheel of the present sources, building it where they have changed.

    With the page that notebooks show, which the site itself has no use for, where one is given.
    """
    kind = "wheel" if page is None else "wheel_for_notebooks"
    [wheel] = cached(kind, partial(_key, page), partial(_build, page)).glob("*.whl")
    return wheel


def _key(page: Path | None) -> str:
    single = ("pyproject.toml", "LICENSE", "README.md", *_HOOKS)
    files = [*(ROOT / name for name in single), *files_under(PACKAGE), *files_under(_LOCALES)]
    return digest(files, source(), b"" if page is None else page.read_bytes())


def _build(page: Path | None, folder: Path) -> None:
    hatch: Command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    epoch = os.environ.get("SOURCE_DATE_EPOCH", _EPOCH)
    env = {"SOURCE_DATE_EPOCH": epoch, "TRILITHON_WIDGET_PAGE": str(page or "")}
    with step(f"Build the engine's wheel{' for notebooks' if page else ''}"):
        run(hatch, "building the wheel", env=env)
