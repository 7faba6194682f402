"""micropip, pinned by what it holds: the lab's page installs packages with it."""

import sys
from pathlib import Path

from tools.build.paths import CACHE, digest
from tools.build.steps import run, step

_PINNED = (
    "micropip==0.11.1"
    " --hash=sha256:768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3\n"
)
# The runtime's, which is newer than the oldest that builds the site.
_PYTHON = "3.14"


def fetch_micropip() -> Path:
    """Return micropip's wheel, fetching it where it is not here yet."""
    folder = CACHE / "micropip" / digest([], _PINNED)[:16]
    found = list(folder.glob("*.whl"))
    if not found:
        with step("Fetch micropip"):
            folder.mkdir(parents=True, exist_ok=True)
            pinned = folder / "pinned.txt"
            pinned.write_text(_PINNED, encoding="utf-8")
            pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download"]
            options = ["--no-deps", "--only-binary", ":all:", "--python-version", _PYTHON, "-q"]
            run([*pip, *options, "-d", str(folder), "-r", str(pinned)], "fetching micropip")
        found = list(folder.glob("*.whl"))
    return found[0]
