"""Draw the pictures that go with links to the site: `python -m tools.docs.link_pictures FOLDER`.

Run as a program of its own, like `start_view`. There is one of each game in each language, one
of all games, one of the lessons and one of the puzzles. They show the site's own records and tasks,
drawn by the engine as any picture is, in the size that other sites show.
"""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import wrap
from typing import Any

from fontTools.subset import Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from resvg_py import svg_to_bytes

from tools.build.paths import FRAME, HOME, WEB
from tools.docs.rules_pages import DEFAULT, page_name
from tools.site.previews import ALL_GAMES, HEIGHT, LESSONS, PUZZLES, WIDTH
from tools.site.words import read_words
from trilithon.draw.pictures import still
from trilithon.formats.attributes import begin
from trilithon.formats.pgn import read_record
from trilithon.games import GAMES
from trilithon.match import Match

# The page's own colours on paper: see tokens.css.
_PAPER, _TEXT, _FAINT = "#f5f3ee", "#211f1b", "#5f584c"
_EDGE = 64
# A single board, and each of several beside each other.
_LARGE, _SMALL = 502, 332
# So many letters of the smaller text stand beside a single board.
_COLUMN = 24
_PACKAGE, _SOURCE = "fontpkg_source_sans_3", "SourceSans3[wght].ttf"
_REGULAR, _BOLD = 400, 700
# A name without digits, as the renderer reads it.
_FAMILY = "Trilithon Sans"
_FAMILY_NAMES = (1, 16)
# Which of a game's tasks stand for all of them, counted from 0.
_LESSON, _PUZZLE = 5, 5


def write_pictures(target: Path) -> None:
    """Write every picture into a folder."""
    drawn = pictures()
    with TemporaryDirectory(prefix="trilithon-fonts-") as folder:
        fonts = _write_fonts(Path(folder), "".join(drawn.values()))
        for name, svg in drawn.items():
            (target / f"{name}.png").write_bytes(_png(svg, fonts))


def pictures() -> dict[str, str]:
    """The pictures as SVG, by their names."""
    spoken = {path.stem: read_words(path) for path in sorted((WEB / "locales").glob("*.ftl"))}
    words = spoken[DEFAULT]
    names = ", ".join(words[f"game-{game}"] for game in GAMES)
    ends = {game: _end(game) for game in GAMES}
    lessons = [_task(_first_chapter(game), game, _LESSON) for game in GAMES]
    puzzles = [_task(_read("puzzles", game), game, _PUZZLE) for game in GAMES]
    games = {
        page_name(game, language).removesuffix(".html"): _single(
            said[f"game-{game}"], said[f"credit-{game}"], ends[game]
        )
        for language, said in spoken.items()
        for game in GAMES
    }
    return games | {
        ALL_GAMES: _several("Trilithon", names, list(ends.values()), _mark(WIDTH - _EDGE - 96, 96)),
        LESSONS: _several(words["learn"], names, lessons, _brand(WIDTH - _EDGE - 246)),
        PUZZLES: _several(words["puzzles"], names, puzzles, _brand(WIDTH - _EDGE - 246)),
    }


def _end(game: str) -> Match:
    match = read_record((HOME / f"{game}.pgn").read_text(encoding="utf-8"))
    match.cursor = match.root.end()
    return match


def _read(kind: str, game: str) -> Any:
    return json.loads((WEB / kind / f"{game}.json").read_text(encoding="utf-8"))


def _first_chapter(game: str) -> Any:
    return _read("lessons", game)[0]["tasks"]


def _task(tasks: list[dict[str, str]], game: str, number: int) -> Match:
    """One of a game's tasks; the last one where there are not so many."""
    return begin({"game": game, "position": tasks[: number + 1][-1]["position"]})


def _single(title: str, below: str, match: Match) -> str:
    text = _text((_EDGE, 330), 92, title, weight=_BOLD)
    for number, line in enumerate(wrap(below, _COLUMN)):
        text += _text((_EDGE, 388 + 42 * number), 32, line, colour=_FAINT)
    place = (WIDTH - _EDGE - _LARGE, (HEIGHT - _LARGE) / 2)
    return _page(_brand(_EDGE) + text + _board(match, place, _LARGE))


def _several(title: str, below: str, matches: Sequence[Match], brand: str = "") -> str:
    gap = (WIDTH - 2 * _EDGE - len(matches) * _SMALL) / max(1, len(matches) - 1)
    top = HEIGHT - _EDGE - _SMALL
    boards = "".join(
        _board(match, (_EDGE + number * (_SMALL + gap), top), _SMALL)
        for number, match in enumerate(matches)
    )
    heading = _text((_EDGE, 110), 68, title, weight=_BOLD)
    return _page(brand + heading + _text((_EDGE, 168), 34, below, colour=_FAINT) + boards)


def _page(content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' font-family="{_FAMILY}"><path fill="{_PAPER}" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>'
        f"{content}</svg>"
    )


def _brand(left: float) -> str:
    return _mark(left - 4, 56) + _text((left + 66, 98), 44, "Trilithon", weight=_BOLD)


def _mark(left: float, size: float) -> str:
    mark = (FRAME / "mark.html").read_text(encoding="utf-8").strip()
    place = f'<svg x="{left:g}" y="56" width="{size:g}" height="{size:g}" fill="{_TEXT}"'
    return mark.replace('<svg class="brand-mark"', place)


def _text(
    place: tuple[float, float],
    size: int,
    text: str,
    *,
    weight: int = _REGULAR,
    colour: str = _TEXT,
) -> str:
    x, y = place
    style = f'font-size="{size}" font-weight="{weight}" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>'


def _board(match: Match, place: tuple[float, float], size: int) -> str:
    svg = still(match, theme="light", coordinates=False)
    x, y = place
    address = f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
    return f'<image x="{x:g}" y="{y:g}" width="{size}" height="{size}" href="{address}"/>'


def _write_fonts(folder: Path, text: str) -> list[str]:
    """Write the weights that are used as fonts of their own: not every renderer varies one.

    They are cut to the characters of a text first, since to fix the weight of all takes long.
    """
    places = []
    for weight in (_REGULAR, _BOLD):
        with (files(_PACKAGE) / "files" / _SOURCE).open("rb") as source:
            whole = TTFont(source)
            subsetter = Subsetter()
            subsetter.populate(text=text)
            subsetter.subset(whole)
            font = instantiateVariableFont(whole, {"wght": weight})
            place = folder / f"{weight}.ttf"
            for name_id in _FAMILY_NAMES:
                font["name"].setName(_FAMILY, name_id, 3, 1, 0x409)
            font.save(place)
        places.append(str(place))
    return places


def _png(svg: str, fonts: list[str]) -> bytes:
    return bytes(
        svg_to_bytes(svg_string=svg, width=WIDTH, skip_system_fonts=True, font_files=fonts)
    )


if __name__ == "__main__":
    write_pictures(Path(sys.argv[1]))
