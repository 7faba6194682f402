"""Stands in for the runtime's own module, which installs packages and imports much for that.

Pages install none; when the runtime starts it asks this module for two folders, and to look what
is installed.
"""

from site import getsitepackages

# Where a snapshot is taken, the runtime counts on this being known.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401


class _Folder:
    # Not a text, which would be one of JavaScript's where it is asked for its text.
    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES, DSO_DIR = _Folder(getsitepackages()[0]), _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Tell the page what is installed already: nothing."""
