"""Matches as PGN-style text: tags, numbered moves, comments, glyphs, variations and a result.

Where PGN leaves a choice, this is what reader and writer do:

- A record ends with its result; one that breaks off before it is malformed. A text without any
  token holds no record, and that is no error where several may stand.
- Tag names are read in any case. `Game`, `Position`, the settings, `Termination` and `Result`
  become parts of the match; all other tags stay as they are in `Match.tags`. A tag may stand twice
  only with the same value.
- Where there is a `Position`, it decides how the game begins. Tags of settings beside it may only
  repeat what it tells, and are not written again, or tell what its text does not, such as who
  began.
- A result on a finished board must be the board's, so `*` contradicts it. On an unfinished board
  any result may stand, for a game that was broken off: resigned, lost on time, or for reasons not
  told (`normal`, also where the tag is missing). Only `unfinished` goes with `*` alone.
- Comments are kept without the white space around them, and with the line breaks in them. One that
  stands before a variation's first move belongs to that move as its lead, one before the tags to
  the start position, one between two games to the last move of the earlier one, and any other to
  the last move before it on its own line. Marks are read in braces only.
- A glyph needs a move, or the start position, before it.
- Moves, spaces in marks, the game's name and the word of `Termination` are read in any case.

The reader never recurses, so nesting may be of any depth.
"""

from __future__ import annotations

from trilithon.formats.pgn.errors import BadRecord, RecordError
from trilithon.formats.pgn.reader import read_record, read_records
from trilithon.formats.pgn.writer import write_record, write_records

__all__ = [
    "BadRecord",
    "RecordError",
    "read_record",
    "read_records",
    "write_record",
    "write_records",
]
