"""Bytes as letters and digits, with a checksum.

Messengers end a link at some signs and a double click does at others, but never at a letter or a
digit. Each block of eight bytes is a number of eleven digits to the base 62; the last block may be
shorter.
"""

from __future__ import annotations

import zlib
from string import ascii_lowercase, ascii_uppercase, digits

from trilithon.formats.link.errors import BadLink

_ALPHABET = digits + ascii_uppercase + ascii_lowercase
_VALUES = {letter: value for value, letter in enumerate(_ALPHABET)}
_BASE = len(_ALPHABET)
_BLOCK = 8
# How many letters hold so many bytes.
_LETTERS = (0, 2, 3, 5, 6, 7, 9, 10, 11)
_BYTES = {letters: count for count, letters in enumerate(_LETTERS)}
_CHECKSUM = 4


def write_letters(data: bytes) -> str:
    """Letters and digits that stand for the bytes and tell when they are changed."""
    checked = zlib.crc32(data).to_bytes(_CHECKSUM, "big") + data
    blocks = (checked[at : at + _BLOCK] for at in range(0, len(checked), _BLOCK))
    return "".join(map(_write_block, blocks))


def _write_block(block: bytes) -> str:
    rest = int.from_bytes(block, "big")
    letters = []
    for _ in range(_LETTERS[len(block)]):
        rest, digit = divmod(rest, _BASE)
        letters.append(_ALPHABET[digit])
    return "".join(reversed(letters))


def read_letters(text: str) -> bytes:
    """The bytes that `write_letters` was given. Raises BadLink for any other text."""
    width = _LETTERS[_BLOCK]
    try:
        blocks = [_read_block(text[at : at + width]) for at in range(0, len(text), width)]
    except (KeyError, OverflowError) as reason:
        raise BadLink("link-damaged") from reason
    data = b"".join(blocks)
    checksum, content = data[:_CHECKSUM], data[_CHECKSUM:]
    if checksum != zlib.crc32(content).to_bytes(_CHECKSUM, "big"):
        raise BadLink("link-damaged")
    return content


def _read_block(letters: str) -> bytes:
    value = 0
    for letter in letters:
        value = value * _BASE + _VALUES[letter]
    return value.to_bytes(_BYTES[len(letters)], "big")
