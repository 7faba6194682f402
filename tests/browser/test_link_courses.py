"""Games by link over reloads and tabs, and links that are old or of another course."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.correspondents import Correspondent, invite, play_by_link
from tests.support.table import Table, open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def test_who_would_lose_a_side_where_nothing_is_kept_is_told_beside_the_link(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, _ = correspondents
    table = open_table(black.page, server.url, 5)
    black.page.evaluate("() => void (Storage.prototype.setItem = () => { throw new Error() })")
    table.new_game(5, "human", "remote")
    lost = "you may lose your side"
    # That its own link leads back to a game is true of others alone.
    expect(table.notice).to_contain_text(lost)
    expect(table.notice).not_to_contain_text("come back to the game")
    table.choose("c1")
    expect(table.notice).to_contain_text("Send the link to White")
    expect(table.notice).to_contain_text(lost)
    black.send()
    expect(table.notice).to_contain_text(lost)


def test_ones_own_link_gives_no_other_seat_and_an_old_one_is_noticed(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, white = correspondents
    first = invite(black, server)
    black.take(first)
    black.seats("human", "remote")
    white.take(first).table.click('[data-correspondence="correspondence-claim"]').choose("a1", "a1")
    second = white.send()
    black.take(second).table.choose("c2", "c2")
    black.send()
    black.take(first)
    expect(black.page.locator("#notice")).to_contain_text("older")
    expect(black.table.moves).to_have_count(3)
    black.seats("human", "remote")


def test_a_forked_link_is_noticed_and_either_course_can_be_kept(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, white = correspondents
    first = invite(black, server)
    white.take(first).table.click('[data-correspondence="correspondence-claim"]').choose("a1", "a1")
    one = white.send()
    # The same person plays another answer where nothing is kept, and sends that too.
    white.forget(server)
    white.take(first).table.click('[data-correspondence="correspondence-claim"]').choose("b1", "b1")
    other = white.send()
    # The second one comes before anything is made of the first.
    fragments = [link.partition("#")[2] for link in (one, other)]
    follow = "(fragments) => { for (const fragment of fragments) location.hash = fragment; }"
    black.page.evaluate(follow, fragments)
    expect(black.table.notice).to_contain_text("another course")
    black.table.click('[data-correspondence="correspondence-keep"]')
    expect(black.table.moves.last).to_contain_text("2a1")
    black.take(other).table.click('[data-correspondence="correspondence-take"]')
    expect(black.table.moves.filter(has_text="2b1")).to_have_attribute("aria-current", "step")
    # What was played on the other course is a variation now.
    expect(black.table.moves.filter(has_text="2a1")).to_have_count(1)
    black.table.choose("c2", "c2")
    expect(black.table.notice).to_contain_text("Send the link")


def test_what_one_tab_plays_by_link_the_other_shows(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, white = correspondents
    play_by_link(black, white, server)
    second = Table(white.page.context.new_page())
    assert isinstance(second.page, Page)
    second.page.goto(white.table.kept_address())
    second.ready().click("#following button")
    # The game is handed over once the other tab has told how it stands.
    expect(second.page.locator("#following")).to_have_count(0)
    second.choose("a1", "a1")
    expect(white.table.moves).to_have_count(2)
    white.seats("remote", "human")
    expect(white.panel).to_be_hidden()
    # The tab that follows plays it when the other one is closed.
    second.page.close()
    expect(white.panel).to_be_visible()


def test_an_unsent_move_can_be_taken_back_and_a_reload_forgets_nothing(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, white = correspondents
    play_by_link(black, white, server)
    white.table.choose("a1", "a1").click("#undo").choose("a2", "a2")
    white.table.reload()
    white.seats("remote", "human")
    expect(white.table.notice).to_contain_text("Send the link")
    # The dialog for sharing sends it as well as the panel does.
    white.page.locator("#tools-open").click()
    white.page.locator("#share").click()
    white.table.click("#share-copy")
    expect(white.page.locator("#share-address")).not_to_have_value("")
    link = white.page.locator("#share-address").input_value()
    white.page.locator("#share-close").click()
    white.table.reload()
    expect(white.table.notice).to_contain_text("has been sent")
    # Undoing it would be a request.
    expect(white.page.locator("#undo")).to_have_attribute("title", "Ask to take back")
    black.take(link)
    expect(black.table.moves.nth(1)).to_contain_text("2a2")
