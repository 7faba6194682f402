"""Games that two correspondents play by sending links, each on a device of their own."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.support.correspondents import Correspondent, invite, play_by_link
from tests.support.table import PLAY, open_game
from tests.support.waiting import wait_until
from tools.build.server import SiteServer
from trilithon.formats.link import read_fragment
from trilithon.formats.pgn import write_record

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]

# Nothing is kept because a hand has rested, however long that takes.
NEVER_RESTS = """() => {
  const later = setTimeout;
  globalThis.setTimeout = (run, wait) => later(run, wait >= 200 ? 1e6 : wait);
}"""


def test_a_game_by_link_is_played_to_its_end(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, white = correspondents
    white.take(invite(black, server))
    white.seats("remote", "remote")
    expect(white.panel).to_contain_text("White")
    white.table.click('[data-correspondence="correspondence-claim"]')
    white.seats("remote", "human")
    expect(white.panel).to_be_hidden()

    for answer, move in ((("a1", "a1"), "c2"), (("a2", "a2"), "c3"), (("a3", "a3"), "c4")):
        white.table.choose(*answer)
        # One comes back to it every time, the other lets it stand.
        black.take(white.send(), anew=True)
        black.seats("human", "remote")
        expect(black.panel).to_be_hidden()
        black.table.choose(move, move)
        white.take(black.send())
        white.seats("remote", "human")
    white.table.choose("a4", "a4")
    black.take(white.send()).table.choose("c5", "c5")
    # The chain stands; White cannot break it, and then Black has won.
    white.take(black.send()).table.choose("a5", "a5")
    expect(white.table.body).to_have_attribute("data-result", "1-0")
    expect(white.table.notice).to_contain_text("how the game has ended")
    black.take(white.send(), anew=True)
    expect(black.table.body).to_have_attribute("data-result", "1-0")
    expect(black.panel).to_be_hidden()
    # The end that came with the link is shown like one that was played here.
    expect(black.page.locator("#end-title")).to_contain_text("You won")
    black.page.keyboard.press("Escape")
    expect(black.page.locator("#end")).to_have_count(0)
    black.page.locator("#games-open").click()
    expect(black.page.locator("#games-list .entry")).to_have_count(1)
    expect(black.page.locator("#games-list .entry")).to_contain_text("by link")


def test_a_move_that_was_sent_is_taken_back_if_the_other_person_agrees(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, white = correspondents
    play_by_link(black, white, server)
    white.table.choose("a1", "a1")
    black.take(white.send())
    white.table.click("#undo")
    expect(white.page.locator("#notice")).to_contain_text("You ask Black to take back your last")
    black.take(white.send())
    expect(black.page.locator("#notice")).to_contain_text("White asks to take back the last move")
    black.table.click('[data-correspondence="request-accept"]')
    expect(black.table.moves).to_have_count(1)
    white.take(black.send())
    expect(white.page.locator("#notice")).to_contain_text("taken back, as you asked")
    white.table.choose("a2", "a2")
    black.take(white.send())
    expect(black.table.moves.last).to_contain_text("2a2")


def test_words_go_with_the_link_that_is_copied_right_after_them(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, _ = correspondents
    invite(black, server)
    page = black.page
    page.locator("#study").click()
    page.evaluate(NEVER_RESTS)
    page.locator("#comment-open").click()
    page.locator("#comment").fill("Well met")
    page.evaluate("navigator.clipboard.writeText('')")
    button = black.panel.locator('[data-correspondence="correspondence-copy"]')
    button.hover()
    # The words are kept as the button goes down, and it is still the same one as it comes up.
    black.table.act(page.mouse.down)
    page.mouse.up()
    copied = "navigator.clipboard.readText()"
    wait_until(page, f"{copied}.then((text) => text !== '')")
    assert "Well met" in write_record(read_fragment(page.evaluate(copied)))
    # A finger leaves the field only as it lifts.
    page.locator("#comment").fill("Well met again")
    black.table.act(partial(button.dispatch_event, "pointerdown"))
    assert "Well met again" in write_record(read_fragment(black.send()))


def test_a_draw_that_was_offered_is_refused_by_playing_on(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    one, other = correspondents
    open_game(one.page, server.url + PLAY + "#v=0&game=carteso&size=5")
    one.page.locator("#new").click()
    one.page.locator('[name="seat-horizontal"]').select_option("remote")
    one.table.click("#new-game-start")
    one.table.click('[data-option="colour:black"]').choose("a1")
    other.take(one.send()).table.click('[data-correspondence="correspondence-claim"]')
    other.table.click('[data-option="colour:black"]').choose("b2")
    one.take(other.send()).table.click('[data-option="colour:white"]').choose("a2")
    one.page.locator("#tools-open").click()
    one.table.click("#offer-draw")
    other.take(one.send())
    expect(other.table.notice).to_have_text("Vertical offers a draw.")
    other.table.click('[data-option="colour:white"]').choose("c3")
    one.take(other.send())
    expect(one.table.notice).to_contain_text("Horizontal does not agree to a draw")


def test_replies_to_what_is_foreseen_go_with_the_link(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    black, white = correspondents
    play_by_link(black, white, server)
    black.table.click('[data-correspondence="foresee"]')
    black.table.choose("a1", "a1").choose("c2", "c2")
    expect(black.panel).to_contain_text("2a1 2c2")
    black.table.click('[data-correspondence="foresee-done"]')
    expect(black.page.locator("#notice")).to_contain_text("One reply goes")
    white.take(black.send())
    expect(white.table.moves).to_have_count(1)
    white.table.choose("a1", "a1")
    expect(white.table.moves).to_have_count(3)
    expect(white.page.locator("#notice")).to_contain_text("Black had noted a reply: 2c2")
    white.table.choose("a2", "a2")
    black.take(white.send())
    expect(black.table.moves).to_have_count(4)


@pytest.mark.parametrize("side", ["vertical", "horizontal"])
def test_the_setup_is_settled_by_link_too(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer, side: str
) -> None:
    one, other = correspondents
    page: Page = one.page
    page.goto(server.url + PLAY + "#v=0&game=carteso&size=5")
    one.table.ready()
    page.locator("#new").click()
    page.locator('[name="settle"][value="settle"]').check()
    page.locator('[name="seat-horizontal"]').select_option("remote")
    before = one.table.revision
    page.locator("#new-game-start").click()
    expect(one.table.body).not_to_have_attribute("data-revision", before)
    # There is nothing to send before one's own answer.
    expect(one.panel).to_be_hidden()
    expect(one.table.notice).to_contain_text("Points that Horizontal is given")
    one.table.click("#question .answers button.primary")
    expect(one.table.notice).to_contain_text("it is the invitation")
    other.take(one.send())
    # Nobody has a side yet.
    expect(other.table.notice).to_contain_text("What is still open you settle together first.")
    expect(other.table.status).to_have_text("You are to pick a side")
    expect(other.table.notice).to_contain_text("Komi: 0.5")
    expect(other.panel).to_have_text("Play along")
    other.table.click('[data-correspondence="correspondence-claim"]')
    # Before it is sent, one may think better of it.
    other.table.click('#question [data-answer="vertical"]')
    expect(other.page.locator("#question")).to_be_empty()
    expect(other.panel).to_be_visible()
    other.table.click("#undo")
    other.table.click(f'#question [data-answer="{side}"]')
    if side == "horizontal":
        expect(other.table.notice).to_contain_text("lets Vertical answer")
    one.take(other.send())
    sides = ("human", "remote") if side == "vertical" else ("remote", "human")
    other.seats(*sides)
    one.seats(*sides[::-1])
    # Whose answer has given the other person the side that begins.
    expect(one.table.status).to_contain_text("Vertical" if side == "vertical" else "Your move")


def test_who_did_not_begin_the_second_round_by_link_plays_the_other_side_in_it(
    correspondents: tuple[Correspondent, Correspondent], server: SiteServer
) -> None:
    one, other = correspondents
    one.page.goto(server.url + PLAY + "#v=0&game=constructo")
    one.table.ready()
    one.page.locator("#new").click()
    one.page.locator('[name="seat-blue"]').select_option("remote")
    one.table.click("#new-game-start").click(".hand [data-choice] >> nth=0")
    one.table.click('#board [data-state="target"] >> nth=0')
    other.take(one.send()).table.click('[data-correspondence="correspondence-claim"]')
    other.page.locator("#resign").click()
    other.table.click("#resign-indeed")
    one.take(other.send()).table.click('[data-end="next-round"]')
    other.take(one.send())
    # Blue, who was second, begins now.
    one.seats("remote", "human")
    other.seats("human", "remote")
