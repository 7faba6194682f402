"""Diagrams of the rules pages that come to life, and the tasks in them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tools.server import SiteServer

pytestmark = pytest.mark.browser


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
    figure = page.locator("figure:has(.task)")
    figure.get_by_role("button", name="Probar").click()
    table = Table(figure.frame_locator("iframe")).ready()
    verdict = table.page.locator("#verdict")
    table.click('[data-choice="hand:R"]').choose("1")
    expect(verdict).to_have_text("R1 no es: prueba otra jugada")
    table.click("#retry").choose("5", "2")
    expect(verdict).to_have_text("Resuelto")
    table.click("#restart").choose("5", "8")
    expect(verdict).to_have_text("Resuelto")


def test_the_rules_read_without_scripts(page: Page, server: SiteServer) -> None:
    context = page.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    plain = context.new_page()
    plain.goto(server.url + "rules/carteso.html")
    expect(plain.locator("figure svg.board").first).to_be_visible()
    expect(plain.locator("figure a").first).to_be_visible()
    expect(plain.get_by_role("button")).to_have_count(0)
    context.close()
