"""Version 1 of links: the whole match as text, shrunk and written in letters and digits.

The text is the game's name and then lines, each a letter that tells what it is and a value; in
values `\\n` stands for a line break and `\\\\` for a backslash. A line `/` begins the next round.

| lines | value |
|---|---|
| `R` | how many rounds the match has, where that is more than one |
| `S` `B` `Q` `T` | the name of a setting, of one told beside a position, of an answer, of a tag |
| `=` | the value that goes with the name in the line before |
| `P` | the set up position that the round began with |
| `F` | flags: `q` it is being set up, `s` it was, `t` it is studied, `1` to `3` quarters turned |
| `I` | it is played by links: `0` or `1` for who sent the last one, and the game's id |
| `K` `J` `Y` `V` `D` | of a game by link, see `correspondence` |
| `U` | after how many plies of the main line what follows was only tried ahead of it |
| `M` `X` | words and spaces of the moves, see `moves` |
| `@` | the number of the cursor's node, where it is not the end of the main line |
| `W` | the number of the node where the game goes on, where that is not the end of the main line |
| `E` | the ending: its node, result and word |
| `H` | the line that is to be beaten, see `challenge` |
| `N` | the number of the node that the lines after it tell of |
| `L` `C` `G` `O` `A` | a comment before or after the move, glyphs, a circle, an arrow |

Nodes have the numbers of their words; the root is 0. Lines of further letters may be added. What is
told here and the dictionary can never change, for there are links that rely on it.
"""

from __future__ import annotations

import zlib

from trilithon.formats.link.base62 import read_letters, write_letters
from trilithon.formats.link.errors import BadLink
from trilithon.formats.link.reader import read_lines
from trilithon.formats.link.writer import write_lines
from trilithon.match import Match

VERSION = "1"
_LARGEST = 500_000
_NO_HEADER = -15
# What is likely to stand in a link costs little there; the likeliest stands last.
_DICTIONARY = (
    "\nTEvent\n=\nTSite\n=\nTOpening\n=\nTAnnotator\n=\nTKomiBy\n=\nTSideBy\n="
    " 1/2-1/2 normal 0-1 time * unfinished 1-0 resignation\n@\nE\nL\nC\nG\nO\nA\nN"
    " ^10 ^9 ^8 ^7 ^6 ^5 ^4 ^3 ^2 ^1 1-2 2-1 3-2 4-3 5-4 R1 M2 S3 R4 M5 S6 R7 M8 S9 pass button"
    "\nTDate\n=2026.\nTBlack\n=\nTWhite\n=\nTVertical\n=\nTHorizontal\n=\nTYellow\n=\nTBlue\n="
    "\nR2\n/\nTRound\n=2\nTRound\n=1\nFs\nFq\nFt\nI0\nI1\nP"
    "constructo\nSpattern\n=crown\n=arch\n=rhombus\nSfirst\n=blue\n=yellow\nM"
    "carteso\nSsize\n=9\nSkomi\n=0.5\nSvariant\n=button\n=standard\nMW# B# B# W# W# W# B# B# B# "
    "consta\nSsize\n=11\nM#" + " 2# #,#" * 3 + " #,#" * 60 + "\nX"
).encode()


def write(match: Match, *, sent: bool = False) -> str:
    """The letters and digits that stand for a match; with `sent`, for the other person's device."""
    content = "\n".join(write_lines(match, sent=sent)).encode("utf-8", "surrogatepass")
    shrinking = zlib.compressobj(9, zlib.DEFLATED, _NO_HEADER, 9, zdict=_DICTIONARY)
    return write_letters(shrinking.compress(content) + shrinking.flush())


def read(letters: str) -> Match:
    """The match that letters and digits stand for. Raises BadLink."""
    try:
        content = _inflate(read_letters(letters)).decode("utf-8", "surrogatepass")
    except (UnicodeDecodeError, zlib.error) as reason:
        raise BadLink("link-damaged") from reason
    return read_lines(content.split("\n"))


def _inflate(data: bytes) -> bytes:
    growing = zlib.decompressobj(_NO_HEADER, zdict=_DICTIONARY)
    content = growing.decompress(data, _LARGEST + 1)
    if len(content) > _LARGEST:
        raise BadLink("link-large")
    if not growing.eof or growing.unused_data:
        raise BadLink("link-damaged")
    return content
