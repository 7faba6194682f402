"""Find browsers for the tests and measurements, or bring them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.build.debian import install_debian_packages
from tools.build.steps import Command, StepError, run, step

VARIABLE = "TRILITHON_CHROMIUM"
SHELL_VARIABLE = "TRILITHON_HEADLESS_SHELL"
# Where this is set, tests fail and are not skipped where Firefox or WebKit is missing.
ALL = "TRILITHON_ALL_BROWSERS"
WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver"
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
# Chromium's engine without windows, in which pages cost much less.
SHELL_NAME = "chromium-headless-shell"
_DOWNLOAD_SECONDS = 240
_FIREFOX_NAMES = ("firefox-esr", "firefox")
_FIREFOX_PACKAGES = ("firefox-esr",)
_WEBKIT_PACKAGES = ("webkit2gtk-driver", "xvfb")
_WEBKIT_FOLDERS = ("/usr/lib", "/usr/libexec")


def find_browser() -> Path | None:
    """Return a Chromium that is already here: the named one, the system's, or Playwright's."""
    return _find(VARIABLE, _NAMES, _playwrights_own)


def find_shell() -> Path | None:
    """Return a Chromium without windows that is already here, looked for in the same order."""
    return _find(SHELL_VARIABLE, (SHELL_NAME,), _playwrights_shell)


def ensure_browser() -> Path:
    """Return a Chromium, downloading or installing it where there is none."""
    found = find_browser() or _download() or _install()
    if found is None:
        raise StepError(
            "there is no Chromium for the browser tests: install one"
            f" (on Debian: apt-get install chromium), or name yours in {VARIABLE}"
        )
    return found


def ensure_shell() -> Path | None:
    """Return a Chromium without windows, installing it where that can be done."""
    if found := find_shell():
        return found
    try:
        return find_shell() if install_debian_packages([SHELL_NAME]) else None
    except StepError as error:
        print(f"  {error}; the tests take the whole Chromium")
        return None


def find_firefox() -> Path | None:
    """Return a Firefox that is already here."""
    found = (shutil.which(name) for name in _FIREFOX_NAMES)
    return next((Path(path) for path in found if path), None)


def find_webkit() -> Path | None:
    """Return WebKitGTK's small browser if it, its driver and a screen are already here."""
    if not Path(WEBKIT_DRIVER).is_file() or shutil.which("Xvfb") is None:
        return None
    found = (
        path for folder in _WEBKIT_FOLDERS for path in Path(folder).glob("**/webkit*/MiniBrowser")
    )
    return next(found, None)


def ensure_other_browsers() -> None:
    """Install Firefox and WebKitGTK where that can be done; say what is missing where it cannot."""
    wanted = [
        *(() if find_firefox() else _FIREFOX_PACKAGES),
        *(() if find_webkit() else _WEBKIT_PACKAGES),
    ]
    if not wanted or install_debian_packages(wanted):
        return
    message = f"there is no {' '.join(wanted)} here (Debian's names)"
    if os.environ.get(ALL):
        raise StepError(f"{message}, and {ALL} wants every browser")
    print(f"· {message}: what needs it will be skipped")


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


def _find(variable: str, names: Sequence[str], own: Callable[[], Path | None]) -> Path | None:
    if named := os.environ.get(variable):
        return Path(named)
    for name in names:
        found = shutil.which(name)
        if found and _starts(Path(found)):
            return Path(found)
    downloaded = own()
    return downloaded if downloaded and downloaded.is_file() and _starts(downloaded) else None


def _playwrights_own() -> Path:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _playwrights_shell() -> Path | None:
    """Its place is not told: it lies in a folder beside that of the whole Chromium."""
    own = _playwrights_own()
    for folder in own.parents:
        if folder.name.startswith("chromium-"):
            beside = folder.with_name(folder.name.replace("chromium", "chromium_headless_shell"))
            return next(beside.glob("*/*headless?shell"), None)
    return None


def _starts(path: Path) -> bool:
    """Tell whether the browser runs; one without its system libraries does not."""
    command: Command = [path, "--headless", *FLAGS, "--dump-dom", "about:blank"]
    try:
        done = subprocess.run(command, capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
