"""What tests of the built site share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.build.paths import DIST


@pytest.fixture(scope="module")
def site() -> Path:
    if not (DIST / "index.html").is_file():
        pytest.fail("there is no built site: run `python build.py dist` first")
    return DIST
