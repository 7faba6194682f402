"""The dialog that gives the markup of a board, and the page about embedded boards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.blog import Blog
from tests.support.embed_dialog import open_embed_dialog
from tests.support.table import PLAY, Table
from tests.support.watch import Watch
from tools.build.paths import DOCS
from tools.build.server import SiteServer
from tools.docs.docs_pages import boards
from tools.docs.rules_pages import read_page
from trilithon.formats.attributes import Start

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

GAME = "?lang=en#v=0&game=consta&size=5&moves=c3.a1,a5.c2,c4&at=1"


def open_dialog(page: Page, server: SiteServer, address: str = GAME) -> None:
    page.goto(server.url + PLAY + address)
    Table(page).ready()
    open_embed_dialog(page)


def choose(page: Page, name: str, value: str) -> None:
    """Choose in the dialog, and wait for the markup that comes of it."""
    before = page.locator("#embed-markup").input_value()
    field = page.locator(f'[name="embed-{name}"]')
    if field.first.evaluate("field => field.type") == "radio":
        page.locator(f'[name="embed-{name}"][value="{value}"]').check()
    elif value in ("on", "off"):
        field.set_checked(value == "on")
    else:
        field.select_option(value)
    expect(page.locator("#embed-markup")).not_to_have_value(before)


def test_the_markup_is_of_what_was_chosen_last_however_quickly(
    page: Page, server: SiteServer
) -> None:
    open_dialog(page, server)
    markup = page.locator("#embed-markup")
    # While one is answered, which takes some tens of milliseconds, another one is chosen.
    for pause in range(0, 120, 10):
        choose(page, "mode", "puzzle")
        choose(page, "mode", "replay")
        page.evaluate(
            """async (pause) => {
              for (const mode of ["puzzle", "play"]) {
                document.querySelector(`[name="embed-mode"][value="${mode}"]`).click();
                await new Promise((done) => setTimeout(done, pause));
              }
            }""",
            pause,
        )
        expect(markup).to_have_value(re.compile('mode="play"'))


def test_a_preview_is_there_though_the_game_goes_on_as_it_is_asked_for(
    page: Page, server: SiteServer
) -> None:
    open_dialog(page, server)
    table = Table(page)
    page.keyboard.press("Escape")
    expect(page.locator("#embed-preview trilithon-board")).to_have_count(0)
    before = table.revision
    # The move is taken before the dialog is answered, which was opened on the view before it.
    page.evaluate("""() => {
      document.getElementById("jump-next").click();
      document.getElementById("embed").click();
    }""")
    expect(table.body).not_to_have_attribute("data-revision", before)
    expect(page.locator("#embed-preview trilithon-board")).to_have_count(1)


def test_the_markup_is_a_board_on_another_page(blog: Blog) -> None:
    page = blog.page
    open_dialog(page, blog.site)
    assert 'ply="1"' in page.locator("#embed-markup").input_value()
    choose(page, "mode", "puzzle")
    choose(page, "theme", "dark")
    choose(page, "lang", "es")
    choose(page, "coordinates", "off")
    markup = page.locator("#embed-markup").input_value()
    page.get_by_role("button", name="Copy", exact=True).first.click()
    expect(page.locator("#embed-says")).to_have_text("Copied.")
    blog.open(markup.partition("\n")[2])
    picture = page.get_by_role("img", name="Consta")
    expect(picture).to_be_visible()
    before, board = blog.height(), picture.bounding_box()
    table = blog.start()
    expect(table.page.locator("#verdict")).to_have_text("Encuentra la jugada de las blancas")
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    # The live board is where the picture was.
    live = table.page.locator(".board").bounding_box()
    assert board is not None
    assert live is not None
    for side in ("x", "y", "width", "height"):
        assert abs(live[side] - board[side]) < 2, side
    assert blog.height() >= before


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_dialog_fits_on_a_phone(blog: Blog, language: str) -> None:
    page = blog.page
    page.set_viewport_size({"width": 360, "height": 740})
    open_dialog(page, blog.site, f"?lang={language}#v=0&game=consta&size=5")
    expect(page.locator("#embed-preview img")).to_be_visible()
    wide = """dialog => [...dialog.querySelectorAll("*")].filter((one) => {
      const inner = dialog.getBoundingClientRect().right - 1;
      return one.checkVisibility() && one.getBoundingClientRect().right > inner;
    }).map((one) => one.outerHTML.slice(0, 60))"""
    assert page.locator("#embed-dialog").evaluate(wide) == []


def test_nothing_that_is_written_in_a_game_gets_out_of_its_attribute(blog: Blog) -> None:
    page = blog.page
    page.goto(blog.site.url + PLAY + "?lang=en")
    Table(page).ready()
    name = "\"'><script>alert(1)</script>&amp;"
    record = f'[Game "consta"]\n[Size "5"]\n[Event "x"]\n\n1. c3 {{{name}\n& more}} 2. 2d4 *'
    page.locator("#tools-open").click()
    page.locator("#open-record").click()
    page.locator("#records textarea").fill(record)
    page.locator("#record-read").click()
    expect(page.locator("#moves button")).to_have_count(2)
    open_embed_dialog(page)
    markup = page.locator("#embed-markup").input_value()
    frame = page.locator("#embed-frame").input_value()
    blog.open(markup.partition("\n")[2] + frame)
    assert name in (page.locator("trilithon-board").get_attribute("record") or "")
    assert page.locator("body > *").count() == 2
    element = blog.start().page
    expect(element.locator("#place")).to_have_text("2/2 · 2d4")
    element.locator("#jump-previous").click()
    expect(element.locator("#comment")).to_have_text(f"{name} & more")
    plain = page.frame_locator('body > iframe[title^="Consta"]')
    expect(plain.locator("#place")).to_have_text("2/2 · 2d4")


def test_a_position_alone_to_play_against_the_computer(blog: Blog) -> None:
    page = blog.page
    open_dialog(page, blog.site)
    choose(page, "mode", "play")
    choose(page, "part", "position")
    choose(page, "level", "1")
    markup = page.locator("#embed-markup").input_value()
    assert 'position="5/5/2b2/5/5 w 2" mode="play" level="1"' in markup
    blog.open(markup.partition("\n")[2])
    table = blog.start().choose("d4", "d4")
    expect(table.body).to_have_attribute("data-state", "ready")
    expect(page.locator("trilithon-board")).to_have_js_property("ply", 2)


@pytest.mark.parametrize("mode", ["diagram", "replay"])
def test_the_page_around_does_not_jump_when_the_script_comes(
    blog: Blog, watch: Watch, mode: str
) -> None:
    page = blog.page
    open_dialog(page, blog.site)
    if mode != "replay":
        choose(page, "mode", mode)
    markup = page.locator("#embed-markup").input_value().partition("\n")[2]
    page.route("**/boards.js", lambda route: route.abort())
    blog.open(markup)
    expect(page.get_by_role("img", name="Consta")).to_be_visible()
    without = blog.height()
    page.unroute("**/boards.js")
    blog.open(markup)
    page.evaluate("customElements.whenDefined('trilithon-board').then(() => true)")
    assert abs(blog.height() - without) < 1
    watch.problems.clear()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_page_about_boards_shows_them_live(
    page: Page, server: SiteServer, language: str
) -> None:
    name = "embed.html" if language == "en" else f"embed.{language}.html"
    page.goto(f"{server.url}docs/{name}")
    assert server.url in page.locator("pre").first.inner_text()
    live = page.locator("trilithon-board")
    expect(live).to_have_count(4)
    for number in range(1, 4):
        board = live.nth(number)
        board.get_by_role("button").click()
        body = board.frame_locator("iframe").locator("body")
        expect(body).to_have_attribute("data-state", "ready")
        expect(board.frame_locator("iframe").locator("html")).to_have_attribute("lang", language)
    assert len(page.workers) == 1


def test_the_page_names_every_attribute_and_has_the_same_boards_in_each_language() -> None:
    pages = {language: read_page(DOCS, "embed", language) for language in ("en", "es")}
    assert boards(pages["en"]) == boards(pages["es"])
    # A goal belongs to lessons and puzzles of our own; the boards of other pages have solutions.
    named = Start.__annotations__.keys() - {"settings", "goal"}
    own = {"theme", "board", "lang", "controls", "coordinates"}
    for language in pages:
        text = (DOCS / f"embed.{language}.md").read_text(encoding="utf-8")
        for name in named | own:
            assert f"| `{name}`" in text, name
