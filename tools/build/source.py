"""Where the sources lie, which packages of a release lead to.

`metadata.py` reads the same variable by itself: hatchling calls it as a file.
"""

import os

VARIABLE = "TRILITHON_SOURCE"


def source() -> str:
    """The address of the repository, without a stroke at its end; empty where none is told."""
    told = os.environ.get(VARIABLE, "").rstrip("/")
    return told if told.startswith("https://") else ""
