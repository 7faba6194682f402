"""Write the pages of the documentation, in each language.

Run as a program of its own, like `rules_pages`: `python -m tools.docs.docs_pages FOLDER`.

A board is a fence `embed` with a line `name: value` for each attribute; it stands there live, with
the markup that makes it. `embed live` leaves that out; `embed code` shows only the markup, with a
picture as the page's dialog puts one in, and `embed frame` that of a plain frame. A fence `script`
is the line of script. `values PATTERN` draws the values of Constructo's first moves; see
`first_moves`. `ladder GAME`, `matches GAME`, `handicap GAME` and `komi` are what was measured of
these, and `figures page`, `visits page` or `figures perfect` what was measured of the page, of
visits to it or of perfect play; see `measurements`. `report PART GAME` is a figure of a game's
report; see `reports`, and `report shortest GAME` is the shortest of its games, live; `report others
GAME` leads to those of other games. `reference` tells of the fences of pages for programmers.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from string import Template
from typing import Any
from urllib.parse import quote, urlencode

from markdown_it.token import Token

from tools.build.paths import DOCS
from tools.docs import first_moves
from tools.docs.diagrams import alternative
from tools.docs.locale import block
from tools.docs.measurements import measured
from tools.docs.reference import reference, with_parts
from tools.docs.reports import report
from tools.docs.reports.data import shortest_board
from tools.docs.rules_pages import (
    alternates,
    contents,
    language_links,
    languages,
    page_name,
    plain,
    read_page,
    reader,
    reported,
)
from trilithon.draw.pictures import still
from trilithon.formats.attributes import Start, begin
from trilithon.games import GAMES
from trilithon.page.scene import scene

# The games that there is a report of.
REPORTED = reported(DOCS)
# The pages, in the order in which they link to each other.
PAGES = (
    "opponents",
    "constructo",
    "speed",
    "embed",
    "programmers",
    "reference",
    *(f"report-{game}" for game in REPORTED),
)
# Stands for the site's own address, which the page's script puts in.
SITE = "https://trilithon.example/"
_PARTS = Start.__annotations__.keys() - {"settings"}


def build_docs(source: Path, target: Path) -> None:
    """Write the page in every language into `target`; addresses are those of the sources."""
    template = Template((source / "page.html").read_text(encoding="utf-8"))
    spoken = languages(source)
    target.mkdir(parents=True, exist_ok=True)
    for page in PAGES:
        for language in spoken:
            text = template.substitute(_page(source, page, language, spoken))
            (target / page_name(page, language)).write_text(text, encoding="utf-8")


def _page(
    source: Path, page: str, language: str, spoken: Mapping[str, Mapping[str, str]]
) -> dict[str, str]:
    """What stands in the template's places, as HTML."""
    words = spoken[language]
    tokens = list(with_parts(read_page(source, page, language), source, language))
    body = [_filled(token, words, language) for token in tokens]
    texts = {
        **words,
        "language": language,
        "title": tokens[1].content,
        "description": plain(tokens[4].content),
        "lab-page": page_name("index", language),
        "rules-page": page_name(next(iter(GAMES)), language),
    }
    parts = {
        "alternates": alternates(page, spoken),
        "pages": "".join(_page_links(language, words, page)),
        "languages": "".join(language_links(page, language, spoken)),
        "contents": "".join(contents(tokens)),
        "body": reader().renderer.render(body, reader().options, {}),
    }
    return {name.replace("-", "_"): escape(text) for name, text in texts.items()} | parts


def _page_links(language: str, words: Mapping[str, str], here: str) -> Iterator[str]:
    """A link to each page, and one to all reports, which link to each other."""
    for kind, pages in groupby(PAGES, key=_kind):
        address = page_name(next(pages), language)
        current = ' aria-current="page"' if kind == _kind(here) else ""
        name = escape(words[f"docs-page-{kind}"])
        yield f'<li><a href="{address}"{current}>{name}</a></li>'


def _kind(page: str) -> str:
    return page.partition("-")[0]


def _filled(token: Token, words: Mapping[str, str], language: str) -> Token:
    if token.type != "fence":
        return token
    kind, *how = token.info.split()
    of = " ".join(how)
    match kind:
        case "script":
            html = _code(f'<script async src="{SITE}boards.js"></script>')
        case "shell":
            html = block(token.content.rstrip(), "shell") + "\n"
        case "values":
            html = first_moves.figures(of, words)
        case "report":
            html = _report(how[0], how[1], words, language)
        case "embed":
            html = _embedded(read_board(token.content), how, words, language)
        case _:
            html = reference(kind, how, token.content, words, SITE)
            html = html or measured(kind, of, words, language)
    return Token("html_block", "", 0, content=html)


def _embedded(
    board: Mapping[str, str], how: Sequence[str], words: Mapping[str, str], language: str
) -> str:
    """A board, or the markup for one; without a word on how, both."""
    if "frame" in how:
        return _code(_frame(board))
    if "code" in how:
        return _code(_element(board, '<img src="data:image/svg+xml,…">'))
    return _live(board, words, language, _code(_element(board, "")) if not how else "")


def _report(part: str, game: str, words: Mapping[str, str], language: str) -> str:
    if part == "others":
        return _others(game, words, language)
    if part == "shortest" and (board := shortest_board(game)) is not None:
        return _live(board, words, language)
    return report(part, game, words, language)


def _others(game: str, words: Mapping[str, str], language: str) -> str:
    links = [
        f'<a href="{page_name(f"report-{other}", language)}">{escape(words[f"game-{other}"])}</a>'
        for other in REPORTED
        if other != game
    ]
    return f"<p>{escape(words['report-others'])} {', '.join(links)}</p>\n" if links else ""


def _live(board: Mapping[str, str], words: Mapping[str, str], language: str, code: str = "") -> str:
    """A board that comes to life, and the markup that makes it where that is of interest."""
    live = _element(board, _picture(board, words, language))
    return f'<div class="example">{live}{code}</div>\n'


def read_board(text: str) -> dict[str, str]:
    """The attributes that lines of `name: value` stand for. Raises ValueError."""
    board = {}
    for line in text.splitlines():
        name, colon, value = line.partition(": ")
        if not colon or name in board:
            raise ValueError(f"not an attribute: {line!r}")
        board[name] = value
    return board


def boards(tokens: Sequence[Token]) -> list[dict[str, str]]:
    """The boards on a page."""
    fences = (token for token in tokens if token.type == "fence")
    return [read_board(token.content) for token in fences if token.info.startswith("embed")]


def start_of(board: Mapping[str, str]) -> Start:
    """What the engine is asked to begin for a board."""
    start: dict[str, Any] = {name: board[name] for name in board if name in _PARTS}
    if settings := {name: board[name] for name in board if name not in _PARTS}:
        start["settings"] = settings
    return start  # type: ignore[return-value]


def _picture(board: Mapping[str, str], words: Mapping[str, str], language: str) -> str:
    match = begin(start_of(board))
    holds = {key.removeprefix("holds-"): text for key, text in words.items() if "holds-" in key}
    drawn = scene(match)
    _, _, width, height = drawn["bounds"]
    address = "data:image/svg+xml," + quote(still(match), safe=" =:/',;()!*@$+?[]|~")
    size = f'width="{100 * width:.0f}" height="{100 * height:.0f}"'
    alt = escape(alternative(drawn, holds))
    return f'<img src="{escape(address)}" {size} alt="{alt}" lang="{language}">'


def _element(board: Mapping[str, str], inside: str) -> str:
    attributes = " ".join(f'{name}="{escape(value)}"' for name, value in board.items())
    return f"<trilithon-board {attributes}>{inside}</trilithon-board>"


def _frame(board: Mapping[str, str]) -> str:
    address = escape(f"{SITE}embed.html?{urlencode(board)}")
    size = 'width="480" height="640"'
    return f'<iframe src="{address}" title="Trilithon" {size} loading="lazy"></iframe>'


def _code(markup: str) -> str:
    return f"<pre><code>{escape(markup)}</code></pre>\n"


if __name__ == "__main__":
    build_docs(DOCS, Path(sys.argv[1]))
