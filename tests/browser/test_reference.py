"""The reference for programmers, in the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.watch import Watch
from tools.build.server import SiteServer

pytestmark = pytest.mark.browser


def test_a_name_is_found_and_led_to(page: Page, server: SiteServer, watch: Watch) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.url}docs/reference.html")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    field, found = page.get_by_role("searchbox"), page.locator(".finder a")
    field.fill("zzz")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    field.fill("random_game")
    found.first.click()
    expect(page).to_have_url(re.compile("#trilithon.lab.random_game$"))
    expect(page.locator(":target")).to_be_in_viewport()
    # Attributes are found by the rows that tell of them.
    field.fill("coordinates")
    expect(found.filter(has_text="leaves out letters")).to_be_visible()


@pytest.mark.parametrize("language", ["", ".es"])
def test_reports_do_not_stick_out_at_the_side_of_a_phone(
    page: Page, server: SiteServer, language: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for game in ("consta", "carteso", "constructo"):
        page.goto(f"{server.url}docs/report-{game}{language}.html")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, game


@pytest.mark.parametrize("name", ["report-carteso", "embed", "reference"])
def test_on_a_phone_the_tab_of_the_page_is_in_sight(
    page: Page, server: SiteServer, name: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.url}docs/{name}.es.html")
    expect(page.locator(".tabs [aria-current]")).to_be_in_viewport(ratio=0.99)
