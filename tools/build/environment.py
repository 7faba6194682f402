"""Make the project's own Python environment and step into it. Standard library only."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.build.debian import install_debian_packages
from tools.build.paths import REQUIREMENTS, ROOT, VENV, digest
from tools.build.steps import Command, StepError, read_stamp, run, step

_STAMP = VENV / "trilithon-stamp"


def is_inside() -> bool:
    """Tell whether this Python is the one of an up-to-date ``.venv``."""
    return Path(sys.prefix).resolve() == VENV.resolve() and read_stamp(_STAMP) == _wanted()


def enter(arguments: Sequence[str]) -> int:
    """Bring ``.venv`` up to date and run ``build.py`` with its Python; return the exit status."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        raise StepError("the environment is out of date: run build.py with the system's Python")
    if read_stamp(_STAMP) != _wanted():
        _make()
    command = [str(python()), str(ROOT / "build.py"), *arguments]
    if os.name == "posix":
        # One process, so that whoever ends it ends all of it.
        sys.stdout.flush()
        os.execv(command[0], command)
    try:
        return subprocess.run(command, check=False).returncode
    except KeyboardInterrupt:
        return 130


def python() -> Path:
    """Return the environment's Python."""
    return programs() / ("python.exe" if os.name == "nt" else "python")


def programs() -> Path:
    """Return the folder of the environment's programs."""
    return VENV / ("Scripts" if os.name == "nt" else "bin")


def _wanted() -> str:
    version = ".".join(map(str, sys.version_info[:3]))
    return digest([REQUIREMENTS], version, str(ROOT))


def _make() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        major, minor = sys.version_info[:2]
        if not install_debian_packages([f"python{major}.{minor}-venv"]):
            raise StepError(
                "this Python cannot make environments: install its venv module"
                " (on Debian: apt-get install python3-venv)"
            )
    with step("Make the Python environment .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        # A separate process: after an installation just now, this one has not seen ensurepip.
        run([sys.executable, "-m", "venv", VENV], "making .venv")
    with step("Install the pinned Python packages"):
        pip: Command = [python(), "-m", "pip", "--disable-pip-version-check", "--no-input"]
        run([*pip, "install", "--quiet", "-r", REQUIREMENTS], "installing the Python packages")
    _STAMP.write_text(_wanted(), encoding="utf-8")
