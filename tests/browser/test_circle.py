"""A board that two persons look at together, in two browsers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.live_person import Person
from tests.support.lost_engine import LOSE, lose_at
from tests.support.table import PLAY, open_game
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


def test_a_white_stone_in_a_link_of_plain_words_is_no_invitation(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> None:
    page = warm_context("own").new_page()
    table = open_game(page, server.url + PLAY + "#v=0&game=carteso&size=5&moves=Bc3.Wb2.Wd4")
    expect(table.moves).to_have_count(3)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_teacher_shows_a_board_and_hands_the_move_to_a_pupil(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> None:
    teacher, pupil = Person(warm_context("own")), Person(warm_context("friend"))
    open_game(teacher.page, server.url + PLAY + "#v=0&game=consta&size=5&moves=c3")
    teacher.hand_over(pupil.look_on(teacher.share_board()))
    for person in (teacher, pupil):
        expect(person.page.locator("#circle")).to_be_visible()
        expect(person.page.locator("#circle-dialog")).to_be_hidden()
    expect(pupil.page.locator("#circle")).to_contain_text("The host has the move")
    teacher.table.choose("a1", "a5")
    expect(pupil.table.moves).to_have_count(2)
    # Leafing is seen too.
    teacher.table.press("ArrowLeft")
    expect(pupil.page.locator('#board [data-key*="a5"]')).to_have_count(0)
    teacher.table.press("ArrowRight")

    # Where one points, the other sees.
    teacher.table.space("e5").hover()
    expect(pupil.page.locator('#board .marks [data-key="by 0"]')).to_have_count(1)

    # What a guest tries without having the move is seen nowhere else.
    pupil.table.choose("b2", "b2")
    expect(teacher.table.moves).to_have_count(2)
    # The button stays while it is pressed, wherever the pupil points meanwhile.
    teacher.page.locator('[data-circle="circle-hand-to"]').hover()
    teacher.page.mouse.down()
    pupil.table.space("d4").hover()
    expect(teacher.page.locator('#board .marks [data-key="by 1"]')).to_have_count(1)
    teacher.page.mouse.up()
    expect(pupil.page.locator("#circle")).to_contain_text("You have the move")
    pupil.table.choose("c4", "c4")
    expect(teacher.page.locator("#moves")).to_contain_text("2c4")
    teacher.page.locator('[data-circle="circle-take"]').click()
    expect(pupil.page.locator("#circle")).to_contain_text("The host has the move")
    teacher.page.locator('[data-circle="circle-end"]').click()
    expect(teacher.page.locator("#circle")).to_be_hidden()
    expect(pupil.page.locator("#circle")).to_be_hidden()
    expect(pupil.page.locator("#moves")).to_contain_text("2c4")


def test_a_board_is_looked_at_with_other_engines_where_those_before_are_lost(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> None:
    teacher, pupil = Person(warm_context("own")), Person(warm_context("friend"))
    for person in (teacher, pupil):
        person.page.add_init_script(LOSE)
    open_game(teacher.page, server.url + PLAY + "#v=0&game=consta&size=5&moves=c3")
    teacher.hand_over(pupil.look_on(teacher.share_board()))
    expect(pupil.page.locator("#circle")).to_contain_text("The host has the move")
    teacher.table.choose("a1", "a5")
    expect(pupil.table.moves).to_have_count(2)
    lose_at(teacher.page, "choose")
    teacher.table.choose("e5", "e1")
    expect(teacher.table.moves).to_have_count(3)
    expect(pupil.table.moves).to_have_count(3)
    lose_at(pupil.page, "look")
    expect(pupil.table.notice).to_contain_text("has been started again")
    teacher.table.choose("b2", "b4")
    expect(pupil.table.moves).to_have_count(4)
    teacher.page.locator('[data-circle="circle-hand-to"]').click()
    expect(pupil.page.locator("#circle")).to_contain_text("You have the move")
    pupil.table.choose("d2", "d4")
    expect(teacher.table.moves).to_have_count(5)


def test_who_invites_anew_is_not_told_that_the_invitation_before_has_failed(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> None:
    teacher = Person(warm_context("own"))
    open_game(teacher.page, server.url + PLAY + "#v=0&game=consta&size=5&moves=c3")
    before = teacher.share_board()
    teacher.page.keyboard.press("Escape")
    told = teacher.told_in("circle")
    assert teacher.share_board() != before
    said = told.json_value()
    assert said
    assert not any("No connection" in words for words in said)


def test_who_was_invited_and_did_not_come_can_invite(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> None:
    teacher, pupil = Person(warm_context("own")), Person(warm_context("friend"))
    open_game(teacher.page, server.url + PLAY + "#v=0&game=consta&size=5&moves=c3")
    pupil.look_on(teacher.share_board())
    pupil.page.keyboard.press("Escape")
    pupil.hand_over(teacher.look_on(pupil.share_board()))
    expect(pupil.page.locator("#circle")).to_contain_text("You have the move")


def test_a_guest_goes_over_to_another_board(
    warm_context: Callable[[str], BrowserContext], server: SiteServer
) -> None:
    hosts = [Person(warm_context("own")) for _ in range(2)]
    guest = Person(warm_context("friend"))
    for host, move in zip(hosts, ("c3", "a1"), strict=True):
        open_game(host.page, server.url + PLAY + f"#v=0&game=consta&size=5&moves={move}")
        host.hand_over(guest.look_on(host.share_board()))
        expect(guest.page.locator("#circle")).to_be_visible()
        expect(guest.page.locator("#moves")).to_contain_text(move)
        expect(guest.page.locator("#circle-dialog")).to_be_hidden()
    hosts[1].table.choose("e5", "e5")
    expect(guest.page.locator("#moves")).to_contain_text("2e5")
