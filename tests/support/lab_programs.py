"""Programs run by the lab's console."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from trilithon.lab.console import Console


def wait(running: Coroutine[Any, Any, None]) -> None:
    """Wait for a program in a thread of its own: that of the tests may have a browser's loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, running).result()


def run(*programs: str) -> list[dict[str, Any]]:
    """What a console tells of programs that are run one after the other."""
    words: list[dict[str, Any]] = []
    console = Console(words.append)
    for program in programs:
        wait(console.run(program))
    return words
