"""Make the project's own Python environment and step into it. Standard library only."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.build.debian import install_debian_packages
from tools.build.paths import DEV_REQUIREMENTS, REQUIREMENTS, ROOT, VENV, digest
from tools.build.steps import Command, StepError, read_stamp, run, step

# The packages that are installed, and for each what it was made from: those that build and serve
# the site, and those that check and test it, which are many more.
_SITE, _DEV = VENV / "trilithon-site-stamp", VENV / "trilithon-dev-stamp"
_LISTS = {_SITE: [REQUIREMENTS], _DEV: [REQUIREMENTS, DEV_REQUIREMENTS]}


def is_inside(*, dev: bool) -> bool:
    """Tell whether this Python is that of an up-to-date ``.venv``, which can test where `dev`."""
    return _runs_here() and _is_ready(dev)


def enter(arguments: Sequence[str], *, dev: bool) -> int:
    """Bring ``.venv`` up to date and run ``build.py`` with its Python; return the exit status."""
    if not _is_ready(dev):
        if _is_stale():
            if _runs_here():
                raise StepError(
                    "the environment is out of date: run build.py with the system's Python"
                )
            _make()
        _install(DEV_REQUIREMENTS if dev else REQUIREMENTS, (_SITE, _DEV) if dev else (_SITE,))
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


def _runs_here() -> bool:
    return Path(sys.prefix).resolve() == VENV.resolve()


def _is_ready(dev: bool) -> bool:
    stamps = (_SITE, _DEV) if dev else (_SITE,)
    return not _is_stale() and all(stamp.is_file() for stamp in stamps)


def _is_stale() -> bool:
    """Tell whether there is no environment, or one with packages that are wanted no more."""
    told = {stamp: read_stamp(stamp) for stamp in _LISTS}
    return not any(told.values()) or any(text not in ("", _wanted(at)) for at, text in told.items())


def _wanted(stamp: Path) -> str:
    version = ".".join(map(str, sys.version_info[:3]))
    return digest(_LISTS[stamp], version, str(ROOT))


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


def _install(requirements: Path, stamps: Sequence[Path]) -> None:
    with step(f"Install the Python packages of {requirements.name}"):
        pip: Command = [python(), "-m", "pip", "--disable-pip-version-check", "--no-input"]
        # Most of what large packages hold is never imported: Python compiles what is.
        command = [*pip, "install", "--quiet", "--no-compile", "-r", requirements]
        run(command, "installing the Python packages")
    for stamp in stamps:
        stamp.write_text(_wanted(stamp), encoding="utf-8")
