"""The fonts of the pages hold whatever the pages show, are small, and come with their licences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools.build.paths import PACKAGE, RESULTS, ROOT, WEB, files_under
from tools.site.fonts import CHARACTERS
from tools.site.parts import build_fonts

# Text in what the pages, the engine and the build say; what else is there is not for reading.
SPOKEN = {".css", ".ftl", ".html", ".js", ".json", ".md", ".pgn", ".py", ".svg"}
# All fonts together are at most this heavy, in bytes.
MOST = 60_000
_ESCAPE = re.compile(r"\\u\{?([0-9a-fA-F]{4,6})\}?|\\([0-9a-fA-F]{4,6})\b")
# A byte order mark is taken off what is read, and a soft hyphen or a tab is not drawn.
_UNSEEN = set("\n\r\t\ufeff\u00ad")


def unknown(text: str) -> set[str]:
    """The characters of a source, escaped ones among them, that the fonts do not have."""
    escaped = {chr(int(a or b, 16)) for a, b in _ESCAPE.findall(text)}
    return ({*unescape(text)} | escaped) - CHARACTERS - _UNSEEN


def sources() -> Iterator[Path]:
    for folder in (WEB, PACKAGE, RESULTS, ROOT / "tools"):
        for path in files_under(folder):
            # Terminals have fonts of their own.
            if path.suffix in SPOKEN and path.name != "signs.py" and "terminal" not in path.parts:
                yield path


def fonts() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in build_fonts().glob("*.woff2")}


def test_fonts_have_every_character_that_is_shown() -> None:
    found = {path: unknown(path.read_text(encoding="utf-8")) for path in sources()}
    assert {path: signs for path, signs in found.items() if signs} == {}


@pytest.mark.parametrize("text", ["key = ★", "&starf;", r'"\u2605"', r'content: "\2605 "'])
def test_a_character_that_fonts_do_not_have_is_told(text: str) -> None:
    assert unknown(text) == {"★"}


@pytest.mark.parametrize("name", sorted(fonts()))
def test_a_font_has_its_characters_and_none_of_the_reserved_name(name: str) -> None:
    font = TTFont(BytesIO(fonts()[name]))
    assert {chr(code) for code in font.getBestCmap()} == CHARACTERS
    assert font["name"].getBestFamilyName().startswith("Trilithon ")
    assert not [n for n in (1, 3, 4, 6, 16) if "Source" in (font["name"].getDebugName(n) or "")]


@pytest.mark.parametrize("name", ["sans.woff2", "code.woff2"])
def test_digits_are_equally_wide(name: str) -> None:
    font = TTFont(BytesIO(fonts()[name]))
    names = font.getBestCmap()
    assert len({font["hmtx"][names[ord(digit)]][0] for digit in "0123456789"}) == 1


def test_fonts_are_small_and_licences_lie_beside_them() -> None:
    assert sum(map(len, fonts().values())) <= MOST
    licences = [path.read_text("utf-8") for path in build_fonts().glob("licence-*")]
    assert len(licences) == 2
    assert all("SIL OPEN FONT LICENSE" in licence for licence in licences)
