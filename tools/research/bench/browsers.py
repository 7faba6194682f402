"""New browsers for visits: each has a profile of its own, so that it has never seen a page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from playwright.sync_api import Playwright

from tests.support.drivers.firefox import Firefox
from tools.build.browser import FLAGS
from tools.build.steps import StepError

# What is compared is pages, not the browser's own first moments.
_SETTLE_MS = 1500
_PROCESSES = Path("/proc")


class Window(Protocol):
    """A window of a browser, as visits use it."""

    def open(self, url: str) -> None:
        """Go to an address and wait until the page is loaded."""

    def run(self, expression: str) -> object:
        """Return what a JavaScript expression is worth, awaited if it is a promise."""


class ChromiumWindow:
    """A Chromium with a profile on disk: only there it keeps compiled code."""

    def __init__(self, playwright: Playwright, program: Path, profile: str) -> None:
        self._profile = profile
        self._context = playwright.chromium.launch_persistent_context(
            profile, executable_path=program, args=list(FLAGS)
        )
        self._page = self._context.pages[0]
        self._page.wait_for_timeout(_SETTLE_MS)

    def open(self, url: str) -> None:
        """Go to an address in a new page, in place of the one before."""
        page = self._context.new_page()
        self._page.close()
        self._page = page
        page.goto(url)

    def run(self, expression: str) -> object:
        """Return what a JavaScript expression is worth, awaited if it is a promise."""
        result: object = self._page.evaluate(f"async () => await ({expression}) ?? null")
        return result

    def group(self) -> int:
        """The group of the browser's processes, which it has to itself. Raises StepError."""
        told = f"--user-data-dir={self._profile}".encode()
        for process in _PROCESSES.glob("[0-9]*"):
            try:
                words = (process / "cmdline").read_bytes().split(b"\0")
            except OSError:
                # It has ended meanwhile.
                continue
            if told in words:
                group = os.getpgid(int(process.name))
                if group != os.getpgrp():
                    return group
        raise StepError("the browser's processes cannot be told from others, to slow them down")

    def close(self) -> None:
        """End the browser."""
        self._context.close()


@contextmanager
def chromium(playwright: Playwright, program: Path) -> Iterator[ChromiumWindow]:
    """A new Chromium while the body runs."""
    with TemporaryDirectory(prefix="trilithon-bench-", ignore_cleanup_errors=True) as profile:
        window = ChromiumWindow(playwright, program, profile)
        try:
            yield window
        finally:
            window.close()


@contextmanager
def firefox(program: Path) -> Iterator[Window]:
    """A new Firefox while the body runs."""
    window = Firefox(program)
    try:
        yield window
    finally:
        window.close()
