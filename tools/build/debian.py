"""Install Debian packages where that is allowed without asking anyone for a password."""

import os
import shutil
import subprocess
from collections.abc import Sequence

from tools.build.steps import run, step

# What has come no further in so long stands still.
_SECONDS = 600


def install_debian_packages(names: Sequence[str]) -> bool:
    """Install the packages through apt-get; return False where this user may not do that."""
    prefix = _privilege()
    if prefix is None or shutil.which("apt-get") is None:
        return False
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    with step(f"Install Debian's {' '.join(names)}"):
        update = [*prefix, "apt-get", "update", "-q"]
        run(update, "apt-get update", env=env, timeout=_SECONDS)
        install = [*prefix, "apt-get", "install", "-y", "-q", "--no-install-recommends", *names]
        run(install, "apt-get install", env=env, timeout=_SECONDS)
    return True


def _privilege() -> list[str] | None:
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None
