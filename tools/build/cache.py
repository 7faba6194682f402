"""What was made once is taken from ``.cache`` for as long as what it was made from is the same."""

import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

from tools.build.paths import CACHE

# One more than is in use: a site goes on being served while the next one is made.
_KEPT = 2
_DIGITS = 16
# How the name of a folder begins that is not whole yet.
_PARTIAL = "partial-"


def cached(kind: str, key: Callable[[], str], make: Callable[[Path], object]) -> Path:
    """Return the folder that ``make`` has filled from what ``key`` gives the digest of.

    What is edited meanwhile makes it begin again. Of each kind the folders used last are kept.
    """
    shelf = CACHE / kind
    shelf.mkdir(parents=True, exist_ok=True)
    place = shelf / key()[:_DIGITS]
    while not place.is_dir():
        made = Path(mkdtemp(prefix=_PARTIAL, dir=shelf))
        try:
            make(made)
            now = shelf / key()[:_DIGITS]
            if now == place:
                _put(made, place)
            place = now
        finally:
            shutil.rmtree(made, ignore_errors=True)
    place.touch()
    _clear(shelf)
    return place


def _put(made: Path, place: Path) -> None:
    # Others than who made it may read it, as with any folder.
    made.chmod(0o755)
    try:
        made.rename(place)
    except OSError:
        # Another build has made it meanwhile.
        if not place.is_dir():
            raise


def _clear(shelf: Path) -> None:
    """Throw away all but the folders used last."""
    whole = [path for path in shelf.iterdir() if not path.name.startswith(_PARTIAL)]
    whole.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in whole[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
