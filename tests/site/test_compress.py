"""Files compressed ahead of time."""

from __future__ import annotations

import gzip
from pathlib import Path
from threading import Barrier

import brotli
import pytest

from tools.build import compress

CONTENT = b"What stands in several files is compressed in each of them. " * 20


def test_equal_files_are_compressed_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # All are at it before any has kept what it came to.
    together = Barrier(4)

    def late(content: bytes) -> bytes:
        together.wait(timeout=30)
        small: bytes = brotli.compress(content)
        return small

    monkeypatch.setattr(compress, "CACHE", tmp_path / "cache")
    monkeypatch.setitem(compress._KINDS, "br", late)
    files = [tmp_path / f"{name}.js" for name in "abcd"]
    for file in files:
        file.write_bytes(CONTENT)
    compress.compress_all(files)
    for file in files:
        assert brotli.decompress(file.with_name(f"{file.name}.br").read_bytes()) == CONTENT
        assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == CONTENT
    assert not list(tmp_path.rglob("*.partial"))
