"""Diagrams of the rules pages that come to life, and the tasks in them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import Table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def test_diagrams_come_to_life_where_they_are(page: Page, server: SiteServer) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url + "rules/consta.html")
    page.wait_for_load_state("networkidle")
    assert not any(url.endswith(("embed.html", "engine.html", ".wasm")) for url in asked)
    for number in (0, 1):
        figure = page.locator("figure:not(:has(.task))").nth(number)
        drawn = figure.locator("svg.picture").bounding_box()
        before = page.evaluate("scrollY")
        figure.get_by_role("button", name="Play it here").click()
        table = Table(figure.frame_locator("iframe")).ready()
        expect(figure.get_by_role("button")).to_have_count(0)
        live = table.page.locator("#board").bounding_box()
        assert drawn is not None
        assert live is not None
        assert abs(live["x"] - drawn["x"]) < 2
        assert abs(live["y"] + page.evaluate("scrollY") - drawn["y"] - before) < 2
        assert abs(live["width"] - drawn["width"]) < 2
    assert len(page.workers) == 1


def test_a_task_takes_every_move_that_does_it(page: Page, server: SiteServer) -> None:
    page.goto(server.url + "rules/constructo.es.html")
    figure = page.locator("figure:has(.task)", has_text="Hay dos maneras")
    figure.get_by_role("button", name="Probar").click()
    table = Table(figure.frame_locator("iframe")).ready()
    verdict = table.page.locator("#verdict")
    table.click('[data-choice="hand:R"]').choose("1")
    expect(verdict).to_have_text("R1 no: prueba otra jugada")
    table.click("#retry").choose("5", "2")
    expect(verdict).to_have_text("Resuelto")
    table.click("#restart").choose("5", "8")
    expect(verdict).to_have_text("Resuelto")


def test_a_task_done_by_keyboard(page: Page, server: SiteServer) -> None:
    page.goto(server.url + "rules/consta.html")
    figure = page.locator("figure:has(.task)").last
    figure.get_by_role("button", name="Try it").focus()
    page.keyboard.press("Enter")
    table = Table(figure.frame_locator("iframe")).ready()
    page.keyboard.press("Tab")
    expect(table.space("c3")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    expect(table.space("b2")).to_be_focused()
    table.press("Enter", "Enter")
    expect(table.page.locator("#verdict")).to_have_text("Solved")


def test_a_live_diagram_takes_legal_moves_and_says_why_others_are_not(
    page: Page, server: SiteServer
) -> None:
    page.goto(server.url + "rules/consta.html")
    figure = page.locator("figure", has_text="A stack on c3 would make rank 3 against rank 3.")
    figure.get_by_role("button", name="Play it here").click()
    table = Table(figure.frame_locator("iframe")).ready()
    table.choose("c3")
    table.space("c3").click()
    expect(table.notice).to_contain_text("A stack on c3 would make a crosscut of equal ranks.")
    table.choose("a4")
    expect(table.status).to_have_text("White to move")


def test_print_leaves_out_what_can_only_be_pressed(page: Page, server: SiteServer) -> None:
    page.goto(server.url + "rules/constructo.html")
    expect(page.locator(".try").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".try").first).not_to_be_visible()
    expect(page.locator("figure svg.board").first).to_be_visible()


def test_the_rules_read_without_scripts(page: Page, server: SiteServer) -> None:
    context = page.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    plain = context.new_page()
    plain.goto(server.url + "rules/carteso.html")
    expect(plain.locator("figure svg.board").first).to_be_visible()
    expect(plain.locator("figure a").first).to_be_visible()
    expect(plain.get_by_role("button")).to_have_count(0)
    context.close()


@pytest.mark.parametrize("width", [360, 1440])
def test_a_page_says_what_it_is_before_it_lists_its_parts(
    page: Page, server: SiteServer, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    for address in ("rules/carteso.html", "docs/embed.html"):
        page.goto(server.url + address)
        expect(page.locator("h1")).to_be_in_viewport(ratio=1)
        contents = page.locator(".contents").bounding_box()
        title = page.locator("h1").bounding_box()
        assert contents is not None
        assert title is not None
        assert contents["y"] >= title["y"] or contents["x"] < title["x"]


def test_a_diagram_that_could_not_be_had_can_be_asked_for_again(
    page: Page, server: SiteServer
) -> None:
    page.clock.install()
    page.route("**/embed.html*", lambda _: None)
    page.goto(server.url + "rules/consta.html")
    figure = page.locator("figure:not(:has(.task))").first
    button = figure.get_by_role("button", name="Play it here")
    with page.expect_request("**/embed.html*"):
        button.click()
    expect(button).to_have_attribute("aria-disabled", "true")
    # So long it is taken to be on its way.
    page.clock.run_for(21_000)
    expect(figure.get_by_role("alert")).to_be_visible()
    expect(button).not_to_have_attribute("aria-disabled", "true")
