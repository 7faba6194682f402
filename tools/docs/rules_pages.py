"""Write the rules pages, one for each game and language, from Markdown with diagrams.

Run as a program of its own, so that the build never holds the engine of older sources:
`python -m tools.docs.rules_pages FOLDER`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby, pairwise
from pathlib import Path
from string import Template

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_block_plugin

from tools.build.paths import DOCS, RULES, WEB
from tools.docs.diagrams import Diagram, fragment_of, parts_of, picture, read_diagram
from tools.site.words import read_words
from trilithon.formats.link import write_fragment
from trilithon.games import GAMES
from trilithon.match import new_match

DEFAULT = "en"


def build_rules(source: Path, target: Path) -> None:
    """Write every page that the sources in `source` make, and the list of terms, into `target`.

    Addresses in them are relative and those of the sources: `../css/rules.css`.
    """
    template = Template((source / "page.html").read_text(encoding="utf-8"))
    spoken = languages(source)
    target.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for language in spoken:
            page = _page(source, game, language, spoken)
            text = template.substitute(page)
            (target / page_name(game, language)).write_text(text, encoding="utf-8")
    (target / "terms.json").write_text(json.dumps(terms(source)), encoding="utf-8")


def terms(source: Path) -> dict[str, str]:
    """The paragraphs that sentences of the board lead to: the ids of these, by key."""
    files = [source / "terms.json", *(source / f"{game}.json" for game in GAMES)]
    return {key: to for path in files for key, to in json.loads(path.read_text("utf-8")).items()}


def languages(source: Path) -> dict[str, dict[str, str]]:
    """The words of the pages' frame and of the boards' spaces, by language, the default first."""
    found = {}
    for path in sorted(source.glob("page.*.ftl"), key=lambda path: DEFAULT not in path.name):
        language = path.name.split(".")[1]
        found[language] = read_words(path) | read_words(WEB / "locales" / f"{language}.ftl")
    return found


def reported(docs: Path) -> list[str]:
    """The games that there is a report of among the documentation."""
    return [game for game in GAMES if (docs / f"report-{game}.{DEFAULT}.md").is_file()]


def page_name(game: str, language: str) -> str:
    """The file name of a page: `consta.html`, `consta.es.html`."""
    return f"{game}.html" if language == DEFAULT else f"{game}.{language}.html"


def read_page(source: Path, game: str, language: str) -> list[Token]:
    """The Markdown of one page as tokens."""
    markdown = (source / f"{game}.{language}.md").read_text(encoding="utf-8")
    return reader().parse(markdown)


def diagrams(tokens: Sequence[Token]) -> list[Diagram]:
    """The diagrams among a page's tokens. Raises ValueError."""
    return [read_diagram(token.content) for token in tokens if _is_diagram(token)]


def anchors(tokens: Sequence[Token]) -> list[str]:
    """The ids that a page's blocks are given, in order."""
    return [str(token.attrs["id"]) for token in tokens if "id" in token.attrs]


def reader() -> MarkdownIt:
    """What reads a page's Markdown, and renders it."""
    return MarkdownIt("commonmark").enable("table").use(attrs_block_plugin)


def _is_diagram(token: Token) -> bool:
    return token.type == "fence" and token.info == "diagram"


def _page(
    source: Path, game: str, language: str, spoken: Mapping[str, Mapping[str, str]]
) -> dict[str, str]:
    """What stands in the template's places, as HTML."""
    words = spoken[language]
    tokens = read_page(source, game, language)
    body = list(_with_figures(tokens, words, f"../play.html?lang={language}"))
    play = write_fragment(new_match(GAMES[game], {}))
    texts = {
        **words,
        "language": language,
        "title": tokens[1].content,
        "description": plain(tokens[4].content),
        "play-address": f"../play.html?lang={language}#{play}",
        "lab-page": page_name("index", language),
        "rules-page": page_name(game, language),
        "game": game,
    }
    parts = {
        "alternates": alternates(game, spoken),
        "games": "".join(game_link(other, language, words, game) for other in GAMES),
        "report": _report_link(game, words, language),
        "languages": "".join(language_links(game, language, spoken)),
        "contents": "".join(contents(tokens)),
        "body": reader().renderer.render(body, reader().options, {}),
    }
    escaped = {name.replace("-", "_"): escape(text) for name, text in texts.items()}
    return escaped | parts


def _report_link(game: str, words: Mapping[str, str], language: str) -> str:
    if game not in reported(DOCS):
        return ""
    address = page_name(f"report-{game}", language)
    return f'<p><a href="../docs/{address}">{escape(words["rules-report"])}</a></p>'


def plain(markdown: str) -> str:
    """A paragraph without its Markdown, for a page's description."""
    words = re.sub(r"\[([^]]*)]\([^)]*\)", r"\1", " ".join(markdown.split()))
    return re.sub(r"[*_`]", "", words)


def alternates(game: str, spoken: Iterable[str]) -> str:
    """Links to a page in all its languages, for those who find it."""
    pages = {language: page_name(game, language) for language in spoken}
    return "".join(
        f'<link rel="alternate" hreflang="{language}" href="{name}">'
        for language, name in {**pages, "x-default": page_name(game, DEFAULT)}.items()
    )


def game_link(
    game: str, language: str, words: Mapping[str, str], here: str, folder: str = ""
) -> str:
    """A link to a game's rules among those to all of them; `folder` is where they are."""
    current = ' aria-current="page"' if game == here else ""
    name = escape(words[f"game-{game}"])
    return f'<li><a href="{folder}{page_name(game, language)}"{current}>{name}</a></li>'


def language_links(game: str, here: str, spoken: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Links to a page in the other languages, for its readers."""
    for language, words in spoken.items():
        if language != here:
            tags = f'lang="{language}" hreflang="{language}"'
            address = page_name(game, language)
            yield f'<a href="{address}" {tags}>{escape(words["language-name"])}</a>'


def contents(tokens: Sequence[Token]) -> Iterator[str]:
    """A link to every section."""
    for heading, text in pairwise(tokens):
        if heading.type == "heading_open" and heading.tag == "h2":
            yield f'<li><a href="#{heading.attrs["id"]}">{escape(text.content)}</a></li>'


def _with_figures(tokens: Sequence[Token], words: Mapping[str, str], board: str) -> Iterator[Token]:
    """The tokens with each run of diagrams as one row of figures. `board` is the live page."""
    for is_row, run in groupby(tokens, _is_diagram):
        if not is_row:
            yield from run
            continue
        figures = [_figure(read_diagram(token.content), words, board) for token in run]
        row = f'<div class="figures" data-count="{len(figures)}">{"".join(figures)}</div>\n'
        yield Token("html_block", "", 0, content=row)


def _figure(diagram: Diagram, words: Mapping[str, str], board: str) -> str:
    holds = {
        key.removeprefix("holds-"): text for key, text in words.items() if key.startswith("holds-")
    }
    caption = reader().renderInline(diagram.caption)
    address = escape(f"{board}#{fragment_of(diagram)}")
    task = reader().renderInline(diagram.task)
    told = f'<p class="task"><b>{escape(words["rules-task"])}</b> {task}</p>' if task else ""
    parts = " ".join(f'{name}="{escape(text)}"' for name, text in parts_of(diagram).items())
    begin = escape(words["rules-try" if task else "rules-live"])
    return (
        f"<figure><trilithon-board {parts}>{picture(diagram, holds)}</trilithon-board>"
        f"<figcaption><p>{caption}</p>{told}"
        f'<p class="open"><button type="button" class="try">{begin}</button>'
        f'<a href="{address}">{escape(words["rules-open"])}</a></p>'
        "</figcaption></figure>"
    )


if __name__ == "__main__":
    build_rules(RULES, Path(sys.argv[1]))
