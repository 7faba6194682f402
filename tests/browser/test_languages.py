"""A language that has nothing but its catalogue, on a page that wants more than that."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.watch import Watch
from tools.build.paths import WEB
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def test_a_language_of_one_file_is_spoken_and_english_stands_in(
    page: Page, server: SiteServer
) -> None:
    catalogue = (WEB / "locales" / "en.ftl").read_text("utf-8")
    spoken = catalogue.replace("settings = Settings", "settings = Agordoj")

    def listed(route: Route) -> None:
        script = route.fetch().text()
        assert script.count("es:{name:") == 1
        entry = 'eo:{name:"Esperanto",folders:[],pages:!1},es:{name:'
        route.fulfill(body=script.replace("es:{name:", entry), content_type="text/javascript")

    page.route("**/js/shared/words.js", listed)
    page.route("**/locales/eo.ftl", lambda route: route.fulfill(body=spoken))
    page.goto(f"{server.url}learn.html?lang=eo")
    expect(page.locator("html")).to_have_attribute("lang", "eo")
    expect(page.locator("#settings-open")).to_have_attribute("aria-label", "Agordoj")
    expect(page.locator("#language option")).to_have_text(["English", "Esperanto", "Español"])
    expect(page.locator("#rules")).to_have_attribute("href", "rules/consta.html")
    # What the lessons say is in a catalogue of theirs.
    expect(page.locator("#task-text")).to_contain_text("Black begins, with one stone")


def test_where_a_catalogue_does_not_come_english_stands_in_for_all_of_it(
    page: Page, server: SiteServer, watch: Watch
) -> None:
    page.route("**/locales/**/es.ftl", lambda route: route.fulfill(status=404))
    page.goto(f"{server.url}play.html?lang=es")
    expect(page.locator("body")).to_have_attribute("data-state", "ready")
    expect(page.locator("#new")).to_have_text("New game")
    raw = "all => all.filter((one) => one.textContent === one.dataset.text).length"
    assert page.locator("[data-text]").evaluate_all(raw) == 0
    watch.problems.clear()


@pytest.mark.usefixtures("hasty")
def test_a_dialog_that_a_link_opens_waits_for_its_words(page: Page, server: SiteServer) -> None:
    held: list[Route] = []
    page.route("**/locales/**", lambda route: held.append(route))
    with page.expect_response("**/dialogs/live*.js"):
        page.goto(f"{server.url}play.html#Labc")
    # Time in which it would come to its last step without them.
    page.wait_for_timeout(400)
    for route in held:
        route.continue_()
    dialog = page.locator("#live-dialog")
    expect(dialog).to_contain_text("No page of this browser waits for that answer")
    expect(dialog.get_by_role("button")).to_have_text(["Close"])
    expect(dialog).not_to_contain_text("live-")


# Notes each language that a page begins to speak.
_NOTE = """() => {
  globalThis.spoken = [];
  const note = (changes) => spoken.push(...changes.map(({ target }) => target.lang));
  new MutationObserver(note).observe(document.documentElement, { attributeFilter: ["lang"] });
}"""
_CHOOSE = """(select, tag) => {
  select.value = tag;
  select.dispatchEvent(new Event("change"));
}"""


def test_the_language_that_was_chosen_last_is_spoken_whichever_comes_last(
    page: Page, server: SiteServer
) -> None:
    coming: list[Route] = []
    page.route("**/locales/es.ftl", lambda route: coming.append(route))
    page.goto(server.url)
    expect(page.locator("body")).to_have_attribute("data-state", "ready")
    page.evaluate(_NOTE)
    language = page.locator("#language")
    with page.expect_request("**/locales/es.ftl"):
        language.evaluate(_CHOOSE, "es")
    language.evaluate(_CHOOSE, "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    coming[0].continue_()
    # By then the one that came late is there too.
    language.evaluate(_CHOOSE, "es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert page.evaluate("spoken") == ["en", "es"]
