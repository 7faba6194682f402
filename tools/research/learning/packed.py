"""Lines of JSON in one file, packed as they come.

Each line is a gzip file of its own behind the others, which is as good as one file to whatever
reads gzip, and nothing is lost but the last line where a process ends while it writes.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from typing import IO, Any

# So much of a file is unpacked at once, in bytes.
_PART = 1 << 16
# What zlib calls the gzip format.
_GZIP = zlib.MAX_WBITS | 16


def pack(row: Any) -> bytes:
    """A line for such a file. It does not tell the time, so that the same rows are one file."""
    return gzip.compress(json.dumps(row, separators=(",", ":")).encode() + b"\n", mtime=0)


def unpack(file: IO[bytes]) -> Iterator[tuple[bytes, int]]:
    """Each whole line from where a file stands, and how many bytes those so far take there.

    Raises ValueError for a file that is not packed.
    """
    data, taken = b"", 0
    while True:
        unpacker, parts = zlib.decompressobj(_GZIP), []
        while not unpacker.eof:
            data = data or file.read(_PART)
            if not data:
                return
            try:
                parts.append(unpacker.decompress(data))
            except zlib.error as wrong:
                raise ValueError(str(wrong)) from wrong
            taken += len(data) - len(unpacker.unused_data)
            data = unpacker.unused_data
        yield b"".join(parts), taken
