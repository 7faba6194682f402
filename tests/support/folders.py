"""Where the tests, what they read and the engine's sources lie."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parents[1]
DATA = TESTS / "data"
SOURCES = TESTS.parent / "pysrc"
