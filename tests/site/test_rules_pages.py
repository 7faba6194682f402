"""The rules pages: what their diagrams state, and that every anchor and address leads somewhere."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from tests.support.known import known
from tools.build.paths import DOCS, PACKAGE, PICTURES, ROOT, RULES, WEB, files_under
from tools.docs.diagrams import Diagram, match_of, parts_of, read_diagram
from tools.docs.docs_pages import PAGES, start_of
from tools.docs.rules_pages import (
    DEFAULT,
    anchors,
    build_rules,
    diagrams,
    languages,
    page_name,
    read_page,
)
from tools.site.app import draw_icons
from trilithon import GAMES
from trilithon.core.errors import SENTENCES, read_sentences
from trilithon.formats.attributes import begin
from trilithon.formats.link import read_fragment

LANGUAGES = tuple(languages(RULES))
DIAGRAMS = [
    pytest.param(diagram, id=f"{game}-{number}")
    for game in GAMES
    for number, diagram in enumerate(diagrams(read_page(RULES, game, DEFAULT)), start=1)
]
PER_GAME = pytest.mark.parametrize("game", GAMES)
PER_PAGE = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)
REFERENCE = re.compile(r"rules/([a-z]+(?:\.[a-z]{2})?\.html)#([\w-]+)")


class Page(HTMLParser):
    """A built page's elements, as names with attributes."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]

    @property
    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.elements if "id" in attributes]

    @property
    def addresses(self) -> list[str]:
        return [value["href"] for _, value in self.elements if "href" in value]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rules")
    build_rules(RULES, folder)
    return folder


@pytest.mark.parametrize("diagram", DIAGRAMS)
def test_a_diagram_shows_what_it_says(diagram: Diagram) -> None:
    statements = known(diagram.game).Says(diagram)
    for statement in diagram.shows:
        statements.check(statement)


@PER_GAME
def test_statements_are_all_known_and_the_game_is_the_pages_own(game: str) -> None:
    for diagram in diagrams(read_page(RULES, game, DEFAULT)):
        assert diagram.game == game
        for name, *words in diagram.shows:
            assert words or name in {"going", "full", "must-pass"}, name


@PER_GAME
def test_all_languages_have_the_same_anchors_and_diagrams(game: str) -> None:
    pages = [read_page(RULES, game, language) for language in LANGUAGES]
    outlines = [[token.tag for token in page if token.type == "heading_open"] for page in pages]
    pictures = [[replace(found, caption="", task="") for found in diagrams(page)] for page in pages]
    for page, outline, found in zip(pages[1:], outlines[1:], pictures[1:], strict=True):
        assert anchors(page) == anchors(pages[0])
        assert outline == outlines[0]
        assert found == pictures[0]


@PER_PAGE
def test_rulings_are_marked_in_words(game: str, language: str) -> None:
    mark = {"en": "**Ruling.** ", "es": "**Decisión.** "}[language]
    tokens = read_page(RULES, game, language)
    texts = [
        text.content for opening, text in pairwise(tokens) if opening.attrs.get("class") == "ruling"
    ]
    assert len(texts) >= 2
    assert all(text.startswith(mark) for text in texts)


@PER_PAGE
def test_a_page_is_whole(built: Path, game: str, language: str) -> None:
    page = Page(built / page_name(game, language))
    assert page.all("html") == [{"lang": language, "data-started": ""}]
    assert len(page.ids) == len(set(page.ids))
    alternates = {link["hreflang"]: link["href"] for link in page.all("link") if "hreflang" in link}
    pages = {other: page_name(game, other) for other in LANGUAGES}
    assert alternates == {**pages, "x-default": page_name(game, DEFAULT)}
    assert pages.items() - {language: page_name(game, language)}.items() <= {
        (link.get("hreflang"), link["href"]) for link in page.all("a")
    }
    pictures = [svg for svg in page.all("svg") if svg.get("role") == "img"]
    assert len(pictures) == len(page.all("figure")) == len(page.all("figcaption"))
    assert all(len(svg["aria-label"]) > 5 for svg in pictures)
    assert not any(re.search(r"(^|\. )[a-zé]", svg["aria-label"]) for svg in pictures)


@PER_PAGE
def test_nothing_stands_in_a_page_that_its_policy_forbids(
    built: Path, game: str, language: str
) -> None:
    page = Page(built / page_name(game, language))
    assert not page.all("style")
    assert all("src" in script for script in page.all("script"))
    for _, attributes in page.elements:
        assert not {name for name in attributes if name == "style" or name.startswith("on")}


@PER_PAGE
def test_every_address_leads_somewhere(built: Path, game: str, language: str) -> None:
    page = Page(built / page_name(game, language))
    symbols = set(re.findall(r'id="([\w-]+)"', (PICTURES / "symbols.svg").read_text("utf-8")))
    assert page.addresses
    for address in page.addresses:
        path, _, fragment = address.partition("#")
        if path.startswith("../?"):
            assert address == f"../?lang={language}"
        elif path.startswith("../play.html"):
            assert path == f"../play.html?lang={language}"
            assert read_fragment(fragment).game.name == game
        elif path.startswith(("../learn.html", "../models.html", "../puzzles.html")):
            assert path.endswith(f".html?lang={language}")
            assert fragment == game
        elif path.startswith("../docs/"):
            pages = (f"report-{game}", *PAGES)
            assert path in {f"../docs/{page_name(page, language)}" for page in pages}
            assert not fragment or f"{{#{fragment}}}" in _source(path)
        elif path.startswith("../lab/"):
            assert path == f"../lab/{page_name('index', language)}"
        elif path.startswith(("../icons/app", "../manifest")):
            # What only the build makes.
            assert path.removeprefix("../") in {*draw_icons(), "manifest.webmanifest"}
        elif path.startswith("../"):
            assert (WEB / path.removeprefix("../")).is_file()
        elif path:
            assert (built / path).is_file()
        else:
            assert fragment in symbols | set(page.ids)


def _source(path: str) -> str:
    """The text that a page of the documentation is made of."""
    stem = path.removeprefix("../docs/").removesuffix(".html")
    name = stem if "." in stem else f"{stem}.{DEFAULT}"
    return (DOCS / f"{name}.md").read_text("utf-8")


def test_references_to_rules_from_elsewhere_exist(built: Path) -> None:
    ids = {path.name: Page(path).ids for path in built.glob("*.html")}
    sources = [*files_under(WEB), *ROOT.glob("*.md")]
    texts = [path for path in sources if path.suffix in {".html", ".js", ".ftl", ".md", ".json"}]
    for path in texts:
        for page, anchor in REFERENCE.findall(path.read_text(encoding="utf-8")):
            assert anchor in ids.get(page, []), f"{path}: {page}#{anchor}"


@PER_GAME
def test_every_problem_leads_to_a_paragraph(built: Path, game: str) -> None:
    """Other sentences may have a term too; none is left of a sentence that is gone."""
    terms = json.loads((built / "terms.json").read_text(encoding="utf-8"))
    explained = {key: anchor for key, anchor in terms.items() if key.startswith(f"{game}-")}
    sentences = (PACKAGE / "games" / game / SENTENCES).read_text(encoding="utf-8")
    problems = set(read_sentences(sentences))
    catalogue = (WEB / "locales" / f"{DEFAULT}.ftl").read_text(encoding="utf-8")
    assert problems
    assert problems <= explained.keys()
    assert explained.keys() <= problems | set(re.findall(r"^([\w-]+) =", catalogue, re.M))
    assert set(explained.values()) <= set(anchors(read_page(RULES, game, DEFAULT)))


TASKS = [one for one in DIAGRAMS if isinstance(one.values[0], Diagram) and one.values[0].task]


@pytest.mark.parametrize("diagram", TASKS)
def test_the_answers_to_a_task_are_all_the_moves_that_do_it(diagram: Diagram) -> None:
    asked = replace(diagram, point=())
    match = match_of(asked)
    rules, write = match.game.rules, match.game.notation.write_move
    moves = [write(match.position, move) for move in rules.legal_moves(match.position)]
    done = [move for move in moves if _holds(replace(asked, moves=(*asked.moves, move)))]
    assert sorted(done) == sorted(diagram.answers)


def _holds(diagram: Diagram) -> bool:
    statements = known(diagram.game).Says(diagram)
    try:
        for statement in diagram.then:
            statements.check(statement)
    except AssertionError:
        return False
    return True


def test_every_game_has_a_task() -> None:
    found = {
        diagram.game
        for game in GAMES
        for diagram in diagrams(read_page(RULES, game, DEFAULT))
        if diagram.task
    }
    assert found == set(GAMES)


@PER_PAGE
def test_every_diagram_comes_to_life_as_it_is_drawn(built: Path, game: str, language: str) -> None:
    page = Page(built / page_name(game, language))
    found = diagrams(read_page(RULES, game, language))
    boards = page.all("trilithon-board")
    assert len(boards) == len(found)
    for diagram, attributes in zip(found, boards, strict=True):
        assert attributes == parts_of(diagram)
        shown = begin(start_of(attributes))
        assert shown.position == match_of(diagram).position
        assert attributes["mode"] == ("puzzle" if diagram.task else "play")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("game: consta\nshows: going", "lacks caption"),
        ("game: consta\nshows: going\ncaption: x\ncolour: red", "not a line"),
        ("game: consta\ngame: consta", "not a line"),
        ("game: consta\nshows: going\ncaption: x\ntask: y", "needs task"),
        ("game: consta\nshows:\ncaption: x", "not a line"),
    ],
)
def test_a_diagram_that_states_nothing_or_too_much_is_refused(source: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_diagram(source)


def test_a_statement_that_is_not_so_fails() -> None:
    source = "game: consta\nsettings: size=5\nshows: winner black | count 24\ncaption: x"
    diagram = read_diagram(source)
    for statement in diagram.shows:
        with pytest.raises(AssertionError):
            known("consta").Says(diagram).check(statement)
