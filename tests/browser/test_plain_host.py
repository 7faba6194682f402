"""The site in a sub-folder of a host that sends no header, and boards of it on other sites."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.blog import PICTURE, Blog
from tests.support.embed_dialog import open_embed_dialog
from tests.support.haste import hasten
from tests.support.table import PLAY, Table, open_table
from tests.support.watch import Watch, origin
from tools.build.server import SiteServer, serving

pytestmark = pytest.mark.browser

GAME = "?lang=en#v=0&game=consta&size=5&moves=c3"


@pytest.fixture
def plain(site: Path, watch: Watch) -> Iterator[SiteServer]:
    """The site as any web space has it."""
    with serving(site, prefix="/some/folder", headers=None) as started:
        watch.allow(started)
        yield started


@pytest.fixture
def blog(page: Page, plain: SiteServer, other_origin: SiteServer, watch: Watch) -> Blog:
    """A page of another site."""
    made = Blog(page, plain, other_origin)
    watch.origins.add(made.url.rstrip("/"))
    return made


def markup(page: Page, site: SiteServer) -> tuple[str, str]:
    """What the page's dialog gives: an element with its script, and a plain frame."""
    page.goto(site.url + PLAY + GAME)
    Table(page).ready()
    open_embed_dialog(page)
    page.locator('[name="embed-mode"][value="play"]').check()
    expect(page.locator("#embed-markup")).to_have_value(re_contains('mode="play"'))
    element = page.locator("#embed-markup").input_value()
    return element, page.locator("#embed-frame").input_value()


def re_contains(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def test_all_that_the_dialog_offers_works_on_another_site(blog: Blog) -> None:
    element, frame = markup(blog.page, blog.site)
    (blog.host.folder / "host.html").write_text(
        f'<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">{element}{frame}',
        encoding="utf-8",
    )
    blog.page.goto(blog.url + "host.html")
    board = blog.start().choose("d4", "d4")
    assert board.pieces() == ["c3", "d4"]
    plain = Table(blog.page.frame_locator("body > iframe[title^='Consta']")).ready()
    plain.choose("b2", "b2")
    assert plain.pieces() == ["b2", "c3"]


def test_an_element_in_a_sandboxed_page_says_why_it_shows_no_board(
    blog: Blog, watch: Watch
) -> None:
    hasten(blog.page)
    board = f'<trilithon-board game="consta" mode="play" lang="es">{PICTURE}</trilithon-board>'
    script = f'<script src="{blog.site.url}boards.js"></script>'
    (blog.host.folder / "board.html").write_text(
        f'<!doctype html><meta charset="utf-8">{script}{board}', encoding="utf-8"
    )
    (blog.host.folder / "host.html").write_text(
        '<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts"'
        ' width="600" height="600" src="board.html"></iframe>',
        encoding="utf-8",
    )
    blog.page.goto(blog.url + "host.html")
    inner = blog.page.frame_locator("iframe").locator("trilithon-board")
    inner.evaluate(
        "board => board.addEventListener('trilithon-problem',"
        " ({ detail }) => { board.dataset.said = detail.message; })"
    )
    inner.get_by_role("button").click()
    said = inner.frame_locator("iframe").locator("#unstarted p")
    expect(said).to_be_visible()
    expect(said).to_contain_text("Está en un marco aislado")
    expect(inner).to_have_attribute("data-said", re_contains("Access-Control-Allow-Origin"))
    # It is as high as what it says.
    tall = said.evaluate("() => innerHeight >= document.querySelector('#unstarted').scrollHeight")
    assert tall
    watch.problems.clear()


def test_every_page_works(page: Page, plain: SiteServer) -> None:
    table = open_table(page, plain.url).choose("c3", "b2", "b2")
    assert table.reload().pieces() == ["b2", "c3"]
    page.goto(f"{plain.url}learn.html#consta")
    expect(page.locator("#task-name")).not_to_be_empty()
    expect(page.locator("body")).to_have_attribute("data-state", "ready")
    page.goto(f"{plain.url}docs/embed.html")
    board = page.locator("trilithon-board[mode=replay]")
    board.get_by_role("button").click()
    body = board.frame_locator("iframe").locator("body")
    expect(body).to_have_attribute("data-state", "ready")
    page.goto(f"{plain.url}lab/")
    expect(page.locator("body")).to_have_attribute("data-state", "ready")
    assert origin(page.url) == origin(plain.url)
