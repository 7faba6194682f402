"""Games that two browsers play live, straight from one to the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.live_person import Person, connect, expect_together
from tests.support.lost_engine import LOSE, lose_at
from tests.support.table import open_table
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


@pytest.fixture
def persons(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> tuple[Person, Person]:
    """Black, who has begun a game by link on a small board, and White."""
    black, white = Person(warm_context("own")), Person(warm_context("friend"))
    open_table(black.page, server.url, 5)
    black.table.new_game(5, "human", "remote")
    return black, white


def test_a_game_is_played_live_to_its_end_and_through_a_reload(
    persons: tuple[Person, Person],
) -> None:
    black, white = persons
    connect(black, white)
    black.table.choose("c1")
    white.table.choose("a1", "a1")
    expect(black.table.moves).to_have_count(2)
    # Nothing is left to be sent by link.
    expect(black.page.locator("#correspondence")).to_be_hidden()

    white.page.locator("#live-text").fill("<b>Well</b>")
    white.page.locator("#live-send").click()
    black.page.locator("#live-word").select_option("thanks")
    expect(black.live.locator(".live-theirs")).to_contain_text("<b>Well</b>")
    expect(white.live.locator(".live-theirs")).to_contain_text("Thank you!")

    # White asks to take back, and Black agrees.
    white.table.click("#undo")
    black.table.click('[data-correspondence="request-accept"]')
    expect(white.table.moves).to_have_count(1)
    white.table.choose("a2", "a2")

    # A page that is loaded again comes back by itself, and has lost nothing.
    white.table.reload()
    expect(white.table.moves).to_have_count(2)
    expect_together(black, white)

    # Where both are, it takes a new invitation.
    black.page.reload()
    white.page.reload()
    expect(black.live).to_contain_text("connection")
    black.page.locator('[data-live="live-again"]').click()
    connect(black, white)

    for move, answer in (("c2", "a3"), ("c3", "a4"), ("c4", "b4")):
        black.table.choose(move, move)
        white.table.choose(answer, answer)
    black.table.choose("c5", "c5")
    white.table.choose("a5", "a5")
    for person in persons:
        expect(person.page.locator("#end-title")).to_be_visible()
    # What the end offers first is another game with the same person.
    black.page.locator('[data-end="end-rematch"]').click()
    expect(black.page.locator("#end")).to_have_count(0)
    expect(black.live).to_contain_text("The other person is asked")
    white.page.keyboard.press("Escape")
    expect(white.page.locator("#end")).to_have_count(0)
    white.page.locator('[data-live="live-rematch"]').click()
    for person, seats in ((black, ("remote", "human")), (white, ("human", "remote"))):
        for place, seat in enumerate(seats):
            expect(person.page.locator(".player select").nth(place)).to_have_value(seat)
    white.table.choose("b2")
    expect(black.table.moves).to_have_count(1)


def test_a_game_goes_on_live_with_another_engine_where_nothing_was_done_in_the_one_that_is_lost(
    persons: tuple[Person, Person],
) -> None:
    black, white = persons
    for person in persons:
        person.page.add_init_script(LOSE)
    connect(black, white)
    black.table.choose("c1")
    expect(white.table.moves).to_have_count(1)
    black.table.kept().reload()
    expect_together(black, white)
    lose_at(black.page, "attend")
    expect(black.table.notice).to_contain_text("has been started again")
    white.table.choose("a1", "a1")
    expect(black.table.moves).to_have_count(2)


# A view of the game on the board is still on its way as another one is opened.
_VIEW_BEFORE = """() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (text) {
    if (text.includes('"open"')) {
      Worker.prototype.postMessage = post;
      const { revision } = document.body.dataset;
      const display = { type: "display", session: "table", revision: +revision, numbers: false };
      post.call(this, JSON.stringify(display));
    }
    post.call(this, text);
  };
}"""


def test_an_invitation_opened_beside_a_game_waits_for_its_own(
    persons: tuple[Person, Person], server: SiteServer
) -> None:
    black, white = persons
    invitation = black.invite()
    page = white.page
    open_table(page, server.url, 5).choose("c3").kept()
    page.locator("#tools-open").click()
    page.locator("#live-open").click()
    expect(page.locator("#live-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#live-dialog")).to_be_hidden()
    page.evaluate(_VIEW_BEFORE)
    page.evaluate("link => (location.hash = new URL(link).hash)", invitation)
    page.locator('[data-live="live-accept"]').click()
    expect(page.locator("#live-given")).to_be_visible()


def test_an_invitation_whose_game_cannot_be_read_is_over_with_that(
    persons: tuple[Person, Person], server: SiteServer
) -> None:
    black, white = persons
    game, _, offer = black.invite().partition("#")[2].partition(".L")
    table = open_table(white.page, server.url, 5).choose("c3").kept()
    white.page.evaluate("hash => (location.hash = hash)", f"{game[:-3]}.L{offer}")
    expect(table.notice).to_contain_text("link")
    table.new_game(7)
    expect(table.space("g7")).to_be_visible()
    expect(white.page.locator("#live-dialog")).to_be_hidden()


def test_an_invitation_behind_a_game_that_is_played_by_no_links_is_told_as_not_whole(
    persons: tuple[Person, Person], server: SiteServer
) -> None:
    black, white = persons
    offer = black.invite().partition(".L")[2]
    own = open_table(white.page, server.url, 5).choose("c3").kept_address()
    white.page.goto("about:blank")
    white.page.goto(f"{own}.L{offer}")
    expect(white.page.locator("#live-dialog")).to_contain_text("not whole")


def test_a_side_that_was_chosen_in_vain_invites_nobody_later(
    persons: tuple[Person, Person], server: SiteServer
) -> None:
    page, table = persons[1].page, persons[1].table
    open_table(page, server.url, 5).choose("c3").kept()
    page.locator("#tools-open").click()
    page.locator("#live-open").click()
    # As where the computer moves just then.
    page.evaluate("""() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (text) {
        Worker.prototype.postMessage = post;
        post.call(this, text.replace(/"revision":\\d+/, '"revision":0'));
      };
    }""")
    page.locator(".live-sides button").first.click()
    page.keyboard.press("Escape")
    table.new_game(5, "human", "remote")
    expect(page.locator("#correspondence")).to_be_visible()
    expect(page.locator("#live-dialog")).to_be_hidden()


def test_what_is_no_answer_is_refused_and_an_answer_nobody_waits_for_is_told(
    persons: tuple[Person, Person],
) -> None:
    black, white = persons
    answer = white.join(black.invite())
    black.page.locator("#live-answer").fill("https://example.org/#L0123")
    black.page.locator('[data-live="live-connect"]').click()
    expect(black.page.locator("#live-dialog")).to_contain_text("no answer to this invitation")
    black.page.reload()
    black.table.ready()
    tab = black.context.new_page()
    tab.goto(answer)
    expect(tab.locator("#live-dialog")).to_contain_text("No page of this browser waits")


def test_an_answer_is_taken_out_of_the_message_that_it_was_sent_in(
    persons: tuple[Person, Person],
) -> None:
    black, white = persons
    answer = white.join(black.invite())
    black.page.locator("#live-answer").fill(f"Here you are: {answer}. Good luck!")
    black.page.locator('[data-live="live-connect"]').click()
    expect_together(black, white)


def test_a_live_game_goes_with_the_tab_that_plays_it(persons: tuple[Person, Person]) -> None:
    black, white = persons
    # Whoever takes an invitation up in another tab plays there.
    invitation = black.invite()
    white.page.goto(invitation.rpartition(".L")[0])
    white.table.ready().click('[data-correspondence="correspondence-claim"]')
    other = Person(white.context)
    black.hand_over(other.join(invitation))
    expect_together(black, other)
    expect(other.page.locator("#following")).to_have_count(0)
    black.table.choose("c1")
    other.table.choose("a1", "a1")
    expect(white.table.moves).to_have_count(2)
    # A third one plays on, and gives the game back.
    white.page.close()
    third = Person(white.context)
    third.page.goto(other.table.kept_address())
    for now, before in ((third, other), (other, third)):
        now.table.ready()
        now.page.locator("#following button").click()
        expect_together(black, now)
        expect(before.live).to_be_hidden()


def test_of_a_live_game_that_was_left_nothing_stands_beside_another_one(
    persons: tuple[Person, Person],
) -> None:
    black, white = persons
    connect(black, white)
    black.table.choose("c1")
    black.table.new_game(5)
    expect(black.live).to_be_hidden()
    # Back in it, one comes back to the other person.
    black.page.locator("#ongoing-list button").first.click()
    expect_together(black, white)


def test_who_offers_another_game_is_not_told_that_the_one_before_has_failed(
    persons: tuple[Person, Person],
) -> None:
    black, _ = persons
    before = black.invite()
    black.page.keyboard.press("Escape")
    black.table.new_game(5, "human", "remote")
    told = black.told_in("live")
    assert black.invite() != before
    said = told.json_value()
    assert said
    assert not any("No connection" in words for words in said)
