"""Carteso on the page: the negotiation, both colours, claims, the button, games to their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.table import PLAY, Table, expect_linked, expect_settings, open_game
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("shared")]

SMALL = "#v=0&game=carteso&size=5&komi=0.5&variant=standard"


def open_carteso(page: Page, server: SiteServer, address: str = SMALL) -> Table:
    return open_game(page, server.url + PLAY + address)


def test_what_the_letters_of_moves_mean_stands_below_the_moves(
    page: Page, server: SiteServer
) -> None:
    table = open_carteso(page, server, f"?lang=es{SMALL}")
    letters = page.locator("#letters")
    expect(letters).to_be_hidden()
    table.choose("c3").click('[data-option="colour:black"]')
    expect(letters).to_have_text("B: negra · W: blanca · pass: pase")
    page.keyboard.press("n")
    expect(page.locator("#notation")).to_contain_text("B: negra · W: blanca · pass: pase")


def negotiate(page: Page, server: SiteServer, first: str, second: str, button: bool) -> Table:
    """Begin a negotiation on 5×5 between two persons, each `human` or `computer N`."""
    table = open_carteso(page, server)
    page.locator("#new").click()
    page.locator('[name="setting-size"][value="5"]').check()
    page.locator('[name="setting-variant"]').set_checked(button)
    page.locator('[name="settle"][value="settle"]').check()
    expect(page.locator('[name="setting-komi"]')).to_be_hidden()
    page.get_by_role("combobox", name="Names the komi").select_option(first)
    page.get_by_role("combobox", name="Picks the side").select_option(second)
    return table.click("#new-game-start")


def test_whoever_settles_is_asked_by_name_and_sits_nowhere_yet(
    page: Page, server: SiteServer
) -> None:
    table = open_carteso(page, server)
    page.locator("#new").click()
    page.locator('[name="settle"][value="settle"]').check()
    page.locator('[name="name-vertical"]').fill("Ana")
    page.locator('[name="name-horizontal"]').fill("Bruno")
    table.click("#new-game-start")
    persons = page.locator(".player-person")
    expect(table.status).to_have_text("Ana names the komi")
    expect(persons).to_have_text(["", ""])
    table.click("#question .primary")
    expect(table.status).to_have_text("Bruno picks a side")
    expect(persons).to_have_text(["", ""])
    table.click('[data-answer="vertical"]')
    expect(persons).to_have_text(["Bruno", "Ana"])


def play_out(table: Table) -> None:
    """Place stones of both colours by clicks until no point is left, then pass."""
    for turn in range(80):
        if table.ready().result:
            return
        target = table.page.locator('#board .space[data-state="target"]').first
        if not target.count():
            table.click('[data-option="pass"], [data-option="button"]').ready()
            continue
        name = target.get_attribute("data-space") or ""
        table.choose(name).click(f'[data-option="colour:{("black", "white")[turn % 2]}"]')
    raise AssertionError("the game does not end")


def test_a_human_names_the_komi_and_the_computer_picks_its_side(
    page: Page, server: SiteServer
) -> None:
    table = negotiate(page, server, "human", "computer 1", button=False)
    expect(table.status).to_have_text("Name the komi")
    expect(page.locator('#board .space[data-state="target"]')).to_have_count(0)
    page.locator(".answer-number").fill("1.3")
    page.locator("#question .primary").click()
    expect(table.notice).to_contain_text("Komi is “1.3”")
    page.locator(".answer-number").fill("30.5")
    table.click("#question .primary").ready()
    expect(page.locator("#question")).to_be_empty()
    # So high a komi makes Horizontal the better side.
    expect(page.locator('.player[data-player="horizontal"] select')).to_have_value("computer 1")
    expect(page.locator('.player[data-player="horizontal"] .player-score')).to_have_text("30.5")
    expect(table.status).to_have_text("Your move")
    table.reload()
    expect(page.locator('.player[data-player="horizontal"] select')).to_have_value("computer 1")
    play_out(table)
    expect(table.status).to_have_text("You lost")
    expect_settings(page, size="5", komi="30.5", variant="standard")


def test_the_computer_names_the_komi_and_a_human_picks_the_side(
    page: Page, server: SiteServer
) -> None:
    table = negotiate(page, server, "computer 1", "human", button=True)
    expect(table.status).to_have_text("Pick a side")
    expect(table.notice).to_contain_text("Komi: 0.")
    table.click('[data-answer="vertical"]')
    expect(page.locator('.player[data-player="vertical"] select')).to_have_value("human")
    expect(page.locator('.player[data-player="horizontal"] select')).to_have_value("computer 1")
    expect(page.locator('[data-option="pass"]')).to_have_count(0)
    page.locator('.player[data-player="horizontal"] select').select_option("human")
    table.press("p")
    expect(page.locator('.player[data-player="vertical"] .player-score')).to_have_text("0.5")
    expect(page.locator('[data-option="button"]')).to_have_count(0)
    play_out(table)
    assert table.result in ("1-0", "0-1")


def test_a_stone_turns_its_colour_and_a_colour_can_be_kept(page: Page, server: SiteServer) -> None:
    table = open_carteso(page, server).choose("c3")
    draft = page.locator('[data-key="draft-c3"]')
    expect(draft).to_have_attribute("href", "#carteso-black-draft")
    table.choose("c3")
    expect(draft).to_have_attribute("href", "#carteso-white-draft")
    table.click('[data-option="colour:white"]')
    expect_linked(page, "Wc3")
    table.press("b")
    expect(page.locator('[data-option="colour:black"]')).to_have_attribute("aria-pressed", "true")
    # The key moves no focus, and the next move has the colour too: both is told.
    said, chosen = page.locator("#announcement"), "Choose a point for a black stone."
    expect(said).to_have_text(chosen)
    expect(table.notice).to_have_text(chosen)
    table.choose("a1")
    expect(said).to_have_text(f"Horizontal played Ba1. {chosen}")
    table.choose("a2")
    expect_linked(page, "Wc3 Ba1 Ba2")
    expect(page.locator(".layer-notes path")).not_to_have_count(0)


def test_a_group_explains_itself_and_leads_to_its_rule(page: Page, server: SiteServer) -> None:
    table = open_carteso(page, server, SMALL + "&moves=Bc3.Bc4")
    table.space("c3").hover()
    expect(table.notice).to_contain_text("Vertical owns this group, 1 wide and 2 high")
    expect(page.locator(".marks .bounding-box")).to_have_count(1)
    expect(page.locator(".marks .reach")).to_have_count(1)
    page.locator("#rule").click()
    expect(page.frame_locator("#rule-page").locator("#owner")).to_be_visible()
    page.locator("#rule-close").click()
    expect(page.locator("#rule-panel")).to_be_hidden()


def test_a_quiet_page_shows_the_game_alone(page: Page, server: SiteServer) -> None:
    table = open_carteso(page, server, SMALL + "&moves=Bc3.Bc4")
    notes = page.locator(".layer-notes")
    expect(notes).to_have_css("visibility", "visible")
    page.locator("#settings-open").click()
    page.locator("#hints").uncheck()
    page.keyboard.press("Escape")
    expect(notes).to_have_css("visibility", "hidden")
    table.space("c3").hover()
    table.space("d3").hover()
    expect(table.notice).not_to_contain_text("owns this group")
    page.reload()
    expect(Table(page).ready().page.locator(".layer-notes")).to_have_css("visibility", "hidden")


def test_a_claim_shows_its_owner(page: Page, server: SiteServer) -> None:
    claimed = "#v=0&game=carteso&position=bw3/bw3/w4/3ww/2wbb_V_a4V,d1H_0_0.5"
    open_carteso(page, server, claimed)
    expect(page.locator('use[href="#carteso-owner-vertical"]')).to_have_count(1)
    expect(page.locator('use[href="#carteso-owner-horizontal"]')).to_have_count(1)
    expect(page.locator('.player[data-player="vertical"] .player-score')).to_have_text("2")
    expect(page.locator('#board [data-space="a5"]')).to_have_attribute(
        "aria-label", "a5, black stone, claimed by Vertical."
    )


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_placed_stays_within_its_button_beside_the_way_back(
    page: Page, server: SiteServer, language: str
) -> None:
    table = open_carteso(page, server, f"?lang={language}{SMALL}&moves=Bc3.Wb2")
    page.locator("#jump-previous").press("Enter")
    expect(page.locator("#back-to-game")).to_be_visible()
    table.ready()
    for width, height in ((360, 740), (1200, 800), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        narrow = page.locator("#acts button").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
        )
        assert narrow == [], (width, narrow)


def test_a_quick_start_with_an_impossible_komi_leaves_the_dialog_and_its_choices(
    page: Page, server: SiteServer
) -> None:
    open_carteso(page, server)
    page.locator("#new").click()
    expect(page.locator('[name="setting-komi"]')).to_be_visible()
    page.evaluate("""() => {
      const field = document.querySelector('[name="setting-komi"]');
      field.value = "0.3";
      field.dispatchEvent(new Event("change", { bubbles: true }));
      document.querySelector("#new-game-start").click();
    }""")
    expect(page.locator("#new-game-problem")).to_contain_text("0.3")
    expect(page.locator("#new-game")).to_be_visible()
    assert "0.3" not in page.evaluate("JSON.stringify(localStorage)")
    page.locator('[name="setting-komi"]').fill("4.5")
    page.keyboard.press("Tab")
    page.locator("#new-game-start").click()
    expect(page.locator("#new-game")).to_be_hidden()
    expect_settings(page, size="5", komi="4.5", variant="standard")


@pytest.mark.parametrize("width", [360, 900, 1440, 1600])
def test_both_aims_are_told_in_words_or_neither(page: Page, server: SiteServer, width: int) -> None:
    table = open_carteso(page, server)
    page.set_viewport_size({"width": width, "height": 800})
    table.choose("a1")
    aims = page.locator(".player-aim").evaluate_all("""all => all.map((aim) => {
      const words = aim.querySelector(".aim-words");
      const { opacity } = getComputedStyle(words);
      const isSeen = words.getBoundingClientRect().top < aim.getBoundingClientRect().bottom;
      return opacity === "1" && isSeen;
    })""")
    assert len(set(aims)) == 1
