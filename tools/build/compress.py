"""Compress files once, ahead of time, as small as it gets."""

import gzip
import hashlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import NamedTemporaryFile

import brotli
import zstandard

from tools.build.paths import CACHE

_SUFFIXES = {
    *(".book", ".css", ".ftl", ".html", ".js", ".json", ".mjs", ".pgn", ".svg", ".txt"),
    *(".wasm", ".webmanifest", ".xml", ".zip"),
}
_WORTHWHILE = 256
# Levels of packing: as small as it gets, and a tenth larger in a twentieth of the time.
SMALLEST, QUICK = 22, 9


def compress_all(paths: Iterable[Path]) -> None:
    """Write a ``.br`` and a ``.gz`` beside every file that gets smaller by it."""
    chosen = [path for path in paths if path.suffix in _SUFFIXES]
    # The largest file takes as long as all others: whoever begins with it ends soonest.
    chosen.sort(key=lambda path: path.stat().st_size, reverse=True)
    with ThreadPoolExecutor() as pool:
        list(pool.map(_compress, chosen))


def pack(content: bytes, level: int = SMALLEST) -> bytes:
    """Return the content as it travels where the page unpacks it (web/js/engine/unpack.js)."""
    return _cached(content, "zst") if level == SMALLEST else _zstandard(content, level)


def pack_plainly(content: bytes) -> bytes:
    """Return the content packed in a way that browsers unpack by themselves."""
    return _cached(content, "gz")


def _compress(path: Path) -> None:
    content = path.read_bytes()
    if len(content) < _WORTHWHILE:
        return
    for kind in ("br", "gz"):
        small = _cached(content, kind)
        if len(small) < len(content):
            path.with_name(f"{path.name}.{kind}").write_bytes(small)


def _cached(content: bytes, kind: str) -> bytes:
    place = CACHE / kind / hashlib.sha256(content).hexdigest()
    if place.is_file():
        return place.read_bytes()
    small = _KINDS[kind](content)
    place.parent.mkdir(parents=True, exist_ok=True)
    # Others may be at the same content, in this process or another one.
    with NamedTemporaryFile(dir=place.parent, suffix=".partial", delete=False) as partial:
        partial.write(small)
    Path(partial.name).replace(place)
    return small


def _brotli(content: bytes) -> bytes:
    small: bytes = brotli.compress(content, quality=11, lgwin=24)
    return small


def _gzip(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _zstandard(content: bytes, level: int = SMALLEST) -> bytes:
    # Marked with its checksum, so that what comes broken is not taken for whole.
    parameters = zstandard.ZstdCompressionParameters.from_level(
        level, source_size=len(content), write_checksum=True, write_content_size=True
    )
    return zstandard.ZstdCompressor(compression_params=parameters).compress(content)


_KINDS = {"br": _brotli, "gz": _gzip, "zst": _zstandard}
