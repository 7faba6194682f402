"""The type family of the pages: what they need of Source Sans and Source Code, under our own name.

Both are open fonts of Adobe's by Paul D. Hunt, whose licence reserves the name "Source" for what
is unchanged. They come whole, as Python packages. Run as a program of its own, so that a build that
has them already reads no library of fonts: `python -m tools.site.fonts FOLDER`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.resources import files
from io import BytesIO
from itertools import chain
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# What all fonts hold: ASCII, the letters of Western Europe for names, and the signs that we show.
# A control that stands in no text, the soft hyphen, is left out.
_SIGNS = "–—‘’“”•…‼⁇⁈⁉€←↑→↓↔↕−∞≤≥▲◦✓"
CHARACTERS = frozenset(
    {chr(code) for code in chain(range(0x20, 0x7F), range(0xA0, 0x100)) if code != 0xAD} | {*_SIGNS}
)
_FEATURES = ("ccmp", "kern", "locl", "mark", "mkmk")
# The licence, the copyright and who made it: what has to stay in a font's table of names.
_KEPT_NAMES = (0, 8, 9, 11, 13, 14)


@dataclass(frozen=True)
class Face:
    """One file of the family, and what it is cut from.

    ``weights`` are the ends of its axis, or twice the same where it has none. ``em`` is the em in
    the font's own units, 1000 of them in the source: a smaller one makes the letters larger.
    ``line`` is how far a line reaches above and below the base, in the same units.
    """

    file: str
    name: str
    package: str
    source: str
    weights: tuple[int, int]
    em: int
    line: tuple[int, int]


_SANS = "fontpkg_source_sans_3"
_CODE = "fontpkg_source_code_pro"
# Source Sans is drawn small: on this em its letters are as wide as Arial's, which layouts expect.
# Lines reach as far above a capital (660 units) as below the base: digits stand in the middle.
FACES = (
    Face(
        file="sans.woff2",
        name="Trilithon Sans",
        package=_SANS,
        source="SourceSans3[wght].ttf",
        weights=(400, 700),
        em=940,
        line=(988, 328),
    ),
    Face(
        file="italic.woff2",
        name="Trilithon Sans",
        package=_SANS,
        source="SourceSans3-Italic[wght].ttf",
        weights=(400, 400),
        em=940,
        line=(988, 328),
    ),
    Face(
        file="code.woff2",
        name="Trilithon Code",
        package=_CODE,
        source="SourceCodePro[wght].ttf",
        weights=(400, 700),
        em=1000,
        line=(960, 300),
    ),
)


def write_fonts(target: Path) -> None:
    """Write the fonts and their licences into `target`, under the names they are served by."""
    for face in FACES:
        (target / face.file).write_bytes(_cut(face))
    for word, package in (("sans", _SANS), ("code", _CODE)):
        (target / f"licence-{word}.txt").write_bytes((files(package) / "LICENSE").read_bytes())


def _cut(face: Face) -> bytes:
    """Cut a face down to its characters, features and weights, and give it its name and lines."""
    source = (files(face.package) / "files" / face.source).read_bytes()
    options = Options(layout_features=[*_FEATURES], hinting=False, name_IDs=[*_KEPT_NAMES])
    cutter = Subsetter(options)
    cutter.populate(text="".join(CHARACTERS))
    whole = _read(source)
    cutter.subset(whole)
    # Glyphs that are gone leave their weights behind until the font is read anew.
    font = _read(_written(whole))
    lightest, boldest = face.weights
    wanted = lightest if lightest == boldest else face.weights
    font = instantiateVariableFont(font, {"wght": wanted})
    font["head"].unitsPerEm = face.em
    _set_lines(font, *face.line)
    for name_id in (1, 4, 6, 16):
        plain = face.name.replace(" ", "") if name_id == 6 else face.name
        font["name"].setName(plain, name_id, 3, 1, 0x409)
    font.flavor = "woff2"
    return _written(font)


def _set_lines(font: TTFont, above: int, below: int) -> None:
    lines, metrics = font["hhea"], font["OS/2"]
    lines.ascent = metrics.sTypoAscender = metrics.usWinAscent = above
    lines.descent = metrics.sTypoDescender = -below
    metrics.usWinDescent = below
    lines.lineGap = metrics.sTypoLineGap = 0


def _read(content: bytes) -> TTFont:
    # The same sources make the same file, whatever the time.
    return TTFont(BytesIO(content), recalcTimestamp=False)


def _written(font: TTFont) -> bytes:
    buffer = BytesIO()
    font.save(buffer)
    return buffer.getvalue()


if __name__ == "__main__":
    write_fonts(Path(sys.argv[1]))
