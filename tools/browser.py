"""Find a Chromium for the browser tests and measurements, or bring one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.debian import install_debian_packages
from tools.steps import Command, StepError, run, step

VARIABLE = "TRILITHON_CHROMIUM"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_DOWNLOAD_SECONDS = 240


def find_browser() -> Path | None:
    """Return a Chromium that is already here: the named one, the system's, or Playwright's."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    for name in _NAMES:
        found = shutil.which(name)
        if found and _starts(Path(found)):
            return Path(found)
    own = _playwrights_own()
    return own if own and own.is_file() and _starts(own) else None


def ensure_browser() -> Path:
    """Return a Chromium, downloading or installing it where there is none."""
    found = find_browser() or _download() or _install()
    if found is None:
        raise StepError(
            "there is no Chromium for the browser tests: install one"
            f" (on Debian: apt-get install chromium), or name yours in {VARIABLE}"
        )
    return found


def _download() -> Path | None:
    try:
        with step("Download Playwright's Chromium"):
            command = [sys.executable, "-m", "playwright", "install", "chromium"]
            run(command, "the download", timeout=_DOWNLOAD_SECONDS)
    except StepError as error:
        print(f"  {error}; trying the system's package")
        return None
    return find_browser()


def _install() -> Path | None:
    return find_browser() if install_debian_packages(["chromium"]) else None


def _playwrights_own() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _starts(path: Path) -> bool:
    """Tell whether the browser runs; one without its system libraries does not."""
    command: Command = [path, "--headless", *FLAGS, "--dump-dom", "about:blank"]
    try:
        done = subprocess.run(command, capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
