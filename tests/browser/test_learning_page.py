"""The learning page: a lesson done by keyboard alone, and what is kept of it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.lesson_files import read_chapters
from tests.support.table import Table
from tests.support.task_table import TaskTable, learn
from tests.support.waiting import wait_until
from tests.support.watch import Watch
from tools.build.server import SiteServer

pytestmark = [pytest.mark.browser, pytest.mark.page("warm")]


# All that is said while a page starts.
_SAID = """globalThis.said = new Set();
new MutationObserver(() => {
  const notice = document.querySelector("#notice");
  if (notice) said.add(notice.textContent);
}).observe(document, { childList: true, subtree: true, characterData: true });"""


@pytest.mark.page("new")
def test_no_stone_is_asked_for_before_there_is_a_board(page: Page, server: SiteServer) -> None:
    page.add_init_script(_SAID)
    learn(page, server, "consta")
    said = page.evaluate("[...said]")
    assert "Starting the engine." in said
    assert not any("stone" in one and "engine" in one for one in said)


def test_a_whole_lesson_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    table = learn(page, server, "consta")
    lessons = read_chapters("consta")["rules"]
    while page.locator("#board [data-space]:focus").count() == 0:
        page.keyboard.press("Tab")
    for lesson in lessons:
        table.stands("open")
        table.answer(lesson["answers"][0])
        table.stands("right")
        expect(page.locator("#verdict")).not_to_be_empty()
        expect(page.locator("#next")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("#finish-title")).to_be_focused()
    expect(page.locator("#finish-title")).to_have_text("You can play Consta now")
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.locator("#finish-play:focus").count():
            break
    page.keyboard.press("Enter")
    against = Table(page).ready()
    expect(page.locator("#players select").nth(1)).to_have_value("computer 1")
    assert len(page.locator("#board [data-space]").all()) == 49
    against.choose("d4")


def test_a_chapter_leads_to_the_next_one(page: Page, server: SiteServer) -> None:
    done = [task["id"] for task in read_chapters("constructo")["rules"]]
    table = learn(page, server, "constructo")
    kept = json.dumps({"constructo": done[:-1]})
    page.evaluate(f"localStorage.setItem('trilithon.lessons', '{kept}')")
    page.goto(f"{server.url}learn.html?again#constructo")
    table.stands("open")
    expect(page.locator("#task-name")).to_have_text("The last towers")
    chapters = page.locator("#chapters button")
    expect(chapters.nth(0)).to_contain_text("10/11")
    table.choose("8", "9").stands("right")
    expect(chapters.nth(0)).to_contain_text("11/11")
    page.locator("#next").click()
    expect(page.locator("#finish-title")).to_have_text("You can play Constructo now")
    page.locator("#finish-next").click()
    table.stands("open")
    expect(chapters.nth(1)).to_have_attribute("aria-current", "true")
    expect(page.locator("#task-name")).to_have_text("A tower taken counts twice")
    expect(page.locator("#task-place")).to_have_text("1 of 10")
    table.choose("5", "2").stands("right")
    expect(chapters.nth(1)).to_contain_text("1/10")
    # What is done is kept, and one comes back to where one was.
    page.goto(f"{server.url}learn.html?lang=es#constructo")
    table.stands("open")
    expect(page.locator("#task-name")).to_contain_text("Una valla")
    chapters.nth(0).click()
    expect(page.locator("#task-name")).to_have_text("Bases")


@pytest.mark.usefixtures("hasty")
def test_a_task_of_several_moves_is_played_out(page: Page, server: SiteServer) -> None:
    table = learn(page, server, "consta/both-edges")
    for number, spaces in enumerate((("c2", "d2"), ("d1", "e1"), ("a3", "a3")), start=1):
        table.stands("open")
        expect(page.locator("body")).not_to_have_attribute("data-state", "thinking")
        page.locator("#hint").click()
        expect(page.locator("#verdict")).to_contain_text("Look here: ")
        for space in spaces:
            table.space(space).click()
        if number < 3:
            expect(page.locator("#verdict")).to_contain_text(f"Move {number + 1} of 3")
    table.stands("right")
    expect(page.locator("#verdict")).to_contain_text("Side by side there is nothing to cut")


def test_the_end_of_the_last_chapter_leads_on(page: Page, server: SiteServer) -> None:
    done = [task["id"] for tasks in read_chapters("carteso").values() for task in tasks]
    page.add_init_script(
        f"localStorage.setItem('trilithon.lessons', '{json.dumps({'carteso': done})}')"
    )
    learn(page, server, "carteso/tempting")
    page.locator("#next").click()
    expect(page.locator("#finish-title")).to_have_text("You know the ideas of Carteso now")
    expect(page.locator("#finish-next")).to_be_hidden()
    expect(page.locator("#finish-play")).to_have_attribute("href", re.compile("level=3#"))
    expect(page.locator("#finish-model")).to_have_attribute("href", "models.html#carteso")


# All that comes into the verdict.
_HEARD = """(verdict) => {
  globalThis.heard = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    heard.push(...added.map((node) => node.textContent));
  }).observe(verdict, { childList: true });
}"""


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("task", ["learn.html#consta/fight", "puzzles.html#consta/c3040357"])
def test_the_refutation_of_a_wrong_try_is_heard_alone(
    page: Page, server: SiteServer, task: str
) -> None:
    page.goto(server.url + task)
    table = TaskTable(page).stands("open")
    verdict = page.locator("#verdict")
    verdict.evaluate(_HEARD)
    table.choose("e5", "e5").stands("wrong")
    expect(verdict.locator("span")).not_to_have_count(1)
    expect(table.body).to_have_attribute("data-state", "ready")
    assert "".join(page.evaluate("heard")) == verdict.evaluate("verdict => verdict.textContent")
    expect(verdict).to_have_attribute("aria-atomic", "false")


@pytest.mark.usefixtures("hasty")
def test_a_wrong_try_is_explained_refuted_and_taken_back(page: Page, server: SiteServer) -> None:
    table = learn(page, server, "consta/win")
    table.choose("b3", "b3").stands("wrong")
    expect(page.locator("#verdict")).to_contain_text("After 2b3 Black has a chain, but")
    expect(page.locator("#verdict")).to_contain_text("hold whatever White does")
    expect(page.locator("#verdict .refuted")).to_contain_text("make 4 against 3")
    expect(page.locator('#board [data-key="c3"]').first).to_be_visible()
    page.locator("#retry").click()
    table.stands("open")
    assert "b3" not in table.pieces()
    # A choice on the board begins another try as well.
    table.choose("d3", "d3").stands("wrong")
    table.space("c3").click()
    table.stands("open")
    table.space("c3").click()
    table.stands("right")


@pytest.mark.parametrize(
    ("language", "told"), [("en", "A pass brings no point."), ("es", "Un pase no da ningún punto.")]
)
def test_a_pass_is_told_in_words_and_not_as_records_write_it(
    page: Page, server: SiteServer, language: str, told: str
) -> None:
    page.goto(f"{server.url}learn.html?lang={language}#carteso/many")
    table = TaskTable(page).stands("open")
    table.offered("pass").click()
    table.stands("wrong")
    expect(page.locator("#verdict")).to_contain_text(told)


def test_a_task_is_played_on_until_it_is_won_which_is_marked(
    page: Page, server: SiteServer
) -> None:
    table = learn(page, server, "consta/win")
    expect(page.locator("#practise")).to_be_hidden()
    table.choose("b3", "b3").stands("wrong")
    page.locator("#practise").click()
    table.stands("practice")
    # White cuts this chain; then the move is taken back, and the other one wins.
    table.choose("b3", "b3")
    expect(page.locator('#board [data-key="c3"]').first).to_be_visible()
    table.click("#retract")
    table.choose("c3", "c3")
    expect(page.locator("#verdict")).to_contain_text("Well played.")
    expect(page.locator(".dot[data-won]")).to_have_count(1)
    page.reload()
    table.stands("open")
    expect(page.locator(".dot[data-won]")).to_have_attribute(
        "aria-label", re.compile("won against the computer")
    )


def test_an_illegal_choice_tells_the_rule(page: Page, server: SiteServer) -> None:
    table = learn(page, server, "consta/crosscut")
    table.choose("c3").space("a1").click()
    expect(table.notice).to_have_text("Only a stack may stand on c3.")
    expect(page.locator("#rule")).to_have_attribute("href", re.compile("rules/consta.html#"))
    table.stands("open")


def test_who_goes_back_to_the_first_task_by_keys_is_on_its_board(
    page: Page, server: SiteServer
) -> None:
    table = learn(page, server, "consta")
    page.locator("#next").press("Enter")
    table.stands("open")
    expect(page.locator("#task-place")).to_contain_text("2 of ")
    page.locator("#back").press("Enter")
    expect(page.locator("#task-place")).to_contain_text("1 of ")
    expect(page.locator("#back")).to_be_disabled()
    expect(page.locator("#board [data-space]:focus")).to_have_count(1)


def test_who_goes_on_to_another_button_before_the_next_task_is_there_stays_on_it(
    page: Page, server: SiteServer
) -> None:
    table = learn(page, server, "consta")
    # A click without a pointer is one by keys.
    standing = page.evaluate("""() => {
      const [next, back] = ["next", "back"].map((id) => document.getElementById(id));
      next.focus();
      next.click();
      back.focus();
      return document.body.dataset.standing;
    }""")
    assert standing == "loading"
    table.stands("open")
    expect(page.locator("#task-place")).to_contain_text("2 of ")
    expect(page.locator("#back")).to_be_focused()


def test_progress_is_kept_and_the_next_task_comes_up(page: Page, server: SiteServer) -> None:
    table = learn(page, server, "carteso")
    # Meanwhile another tab has got on with another game.
    page.evaluate("localStorage.setItem('trilithon.lessons', '{\"consta\": [\"first\"]}')")
    table.click('[data-option="colour:white"]').choose("c3").stands("right")
    kept = json.loads(page.evaluate("localStorage.getItem('trilithon.lessons')"))
    assert kept == {"consta": ["first"], "carteso": ["colours"]}
    page.locator("#next").click()
    table.stands("open")
    expect(page.locator("#task-name")).to_have_text("Groups")
    page.goto(f"{server.url}learn.html?lang=es#carteso")
    table.stands("open")
    expect(page.locator("#task-name")).to_have_text("Grupos")
    expect(page.locator(".dot[data-done]")).to_have_count(1)
    page.locator(".dot").first.click()
    expect(page.locator("#task-name")).to_have_text("Piedras de cualquier color")


def test_without_storage_it_is_said_that_nothing_is_kept(page: Page, server: SiteServer) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused') } })"
    )
    table = learn(page, server, "consta/first")
    table.choose("c3").stands("right")
    expect(page.locator("#verdict")).to_contain_text("your progress is forgotten with this page")
    expect(page.locator(".dot[data-done]")).to_have_count(1)


@pytest.mark.page("kept")
def test_lessons_work_without_a_network(page: Page, own_server: SiteServer, watch: Watch) -> None:
    watch.allow(own_server)
    table = learn(page, own_server, "consta/first")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    table.stands("open")
    wait_until(page, "navigator.serviceWorker.controller !== null")
    own_server.shutdown()
    page.goto(f"{own_server.url}learn.html#constructo/ring")
    page.reload()
    table.stands("open")
    table.choose("3", "5").stands("right")
